"""Unboxed arrays for the compiled rules, plain lists for the interpreted ones.

This module is never compiled: the compiler sees the names of librt and emits native array code for them.
"""

from pathlib import Path
from typing import TYPE_CHECKING


def is_compiled() -> bool:
    """Whether the rules beside this file were compiled."""
    return any(path.suffix in (".so", ".pyd") for path in Path(__file__).parent.glob("state.*"))


if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
elif is_compiled():
    from librt.vecs import append, vec
else:
    vec = list

    def append(values, item):
        values.append(item)
        return values
