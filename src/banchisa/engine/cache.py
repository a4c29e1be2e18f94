"""Things that are made once: the same values give the same object."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")

_MOST: Final = 2048  # that one function keeps; those not asked for longest are forgotten


def make_once(make: Callable[P, T]) -> Callable[P, T]:
    """Keep what a function has made of plain values that are given by position, so that nothing else can matter.

    Parts of scenes that are made so are shared by all tables, and where two scenes have the same part it is the same
    object: nobody makes it, compares it or frees it again. Therefore such a thing must never be changed.
    """
    return cast(Callable[P, T], lru_cache(_MOST)(make))
