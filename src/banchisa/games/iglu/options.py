"""The options of Iglu Iglu."""

from __future__ import annotations

from typing import Final

from banchisa.engine.options import Option, Preset, Value

_SWITCH: Final = (False, True)
_NOT_SERIOUS: Final[dict[str, tuple[Value, ...]]] = {"serious": (False,)}


def declare_options() -> list[Option]:
    """All options in the order in which a table chooses them."""
    return [
        Option("serious", _SWITCH, False, ("IGL-6.1", "IGL-6.2", "IGL-6.3")),
        Option("closed_igloos", _SWITCH, False, ("IGL-6.1",), _NOT_SERIOUS),
        Option("island_scoring", ("square", "table"), "square", ("IGL-6.2", "IGL-6.3"), _NOT_SERIOUS),
        Option("animal_ban", ("centre", "none"), "centre", ("IGL-4.8",)),
        Option("half_rounding", ("down", "up"), "down", ("IGL-5.13",)),
        Option("first_player", ("seat0", "random"), "seat0", ("IGL-3.7",)),
    ]


def declare_presets() -> list[Preset]:
    """Choices to begin with. No option makes the game shorter; the rulebook offers a variant to tactical players."""
    return [Preset("first", 2), Preset("full"), Preset("recommended", options={"serious": True})]
