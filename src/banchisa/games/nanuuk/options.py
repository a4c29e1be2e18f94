"""The options of Nanuuk!, and which numbers of players each mode is for."""

from __future__ import annotations

from typing import Final

from banchisa.engine.options import Option, Preset, Value
from banchisa.games.nanuuk.rules.board import BEAR_MOVES, FIXED, LAYOUTS

SEATS: Final[dict[str, tuple[int, ...]]] = {
    "nanuuk": (2, 3, 4),
    "intro": (2, 3, 4),
    "cooperation": (4,),
    "neighbour": (3, 4),
    "rescuer": (2,),
    "bear_hunt": (2, 3),
    "shared_bear": (2,),
}

_HUNT: Final[dict[str, tuple[Value, ...]]] = {"mode": ("nanuuk",)}
_BEARS: Final[dict[str, tuple[Value, ...]]] = {"mode": ("bear_hunt", "shared_bear")}
_BEAR_HUNT: Final[dict[str, tuple[Value, ...]]] = {"mode": ("bear_hunt",)}
_SWITCH: Final = (False, True)


def declare_options() -> list[Option]:
    """All options in the order in which a table chooses them (NAN-6.1, NAN-6.2)."""
    return [
        Option("mode", tuple(SEATS), "nanuuk", ("NAN-6.1",), is_mode=True),
        Option("pawns", (1, 2), 1, ("NAN-4.34", "NAN-4.35"), _HUNT, (2,)),
        Option("layout", LAYOUTS, LAYOUTS[FIXED], ("NAN-3.13", "NAN-3.14", "NAN-3.15", "NAN-3.16"), _HUNT),
        Option("side", ("left", "right"), "left", ("NAN-4.37",), {"mode": ("neighbour",)}),
        Option("bear_seat", ("last", 0, 1, 2), "last", ("NAN-3.8",), _BEAR_HUNT),
        Option("bears", (1, 2, 3), 1, ("NAN-3.9", "NAN-6.10"), {"mode": ("shared_bear",)}),
        Option("two_cracks", _SWITCH, False, ("NAN-6.3", "NAN-6.4"), _BEARS),
        Option("bear_move", BEAR_MOVES, "one_or_two", ("NAN-6.5", "NAN-6.6", "NAN-6.7"), _BEARS),
        Option("bear_skin", _SWITCH, False, ("NAN-6.9",), _BEAR_HUNT, (3,)),
        Option("one_inuk", _SWITCH, False, ("NAN-6.8",), _BEAR_HUNT, (2,)),
        Option("sled_one_crack", _SWITCH, False, ("NAN-6.11",), _HUNT),
        Option("gentle_cracks", _SWITCH, False, ("NAN-6.12",), _HUNT),
        Option("initial_cracks", tuple(range(13)), 0, ("NAN-6.13",), _HUNT),
    ]


def declare_presets() -> list[Preset]:
    """Choices to begin with. The rulebook recommends the introductory game before the first hunt."""
    return [
        Preset("first", options={"mode": "intro"}),
        Preset("full"),
        Preset("short", options={"initial_cracks": 12}),
    ]
