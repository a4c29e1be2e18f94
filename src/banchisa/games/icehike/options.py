"""The options of Ice Hike."""

from __future__ import annotations

from typing import Final

from banchisa.engine.options import Option, Preset

SEATS: Final = (2, 3, 4, 5)
LENGTHS: Final = ("normal", "short")
_SHORT_RULES: Final = (
    "ICE-3.3", "ICE-3.6", "ICE-4.3", "ICE-4.17", "ICE-4.62", "ICE-4.104",
)  # fmt: skip


def declare_options(rounds: int) -> list[Option]:
    """All options in the order in which a table chooses them; the cap of the end is a matter of the components."""
    return [
        Option("length", LENGTHS, "normal", _SHORT_RULES),
        Option("play_on", (False, True), False, ("ICE-5.2",), when_seats=(3, 4, 5)),
        Option("end_cap_rounds", tuple(range(1, 100)), rounds, ("ICE-5.4",)),
    ]


def declare_presets() -> list[Preset]:
    """Choices to begin with. Three hikers on the shorter way begin with two turns in which they only place tiles."""
    return [
        Preset("first", 3, {"length": "short"}),  # ICE-4.3
        Preset("full"),
        Preset("short", options={"length": "short"}),
    ]
