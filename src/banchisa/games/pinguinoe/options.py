"""The options of Pinguinoè, and which numbers of players each layout is for."""

from __future__ import annotations

from typing import Final

from banchisa.engine.options import Option, Preset
from banchisa.games.pinguinoe.rules.board import LAYOUTS, LEAST_ROUNDS, MOST_ROUNDS

SEATS: Final[dict[str, tuple[int, ...]]] = {"standard": (2, 3, 4), "two_player": (2,)}


def declare_options(round_limit: int) -> list[Option]:
    """All options in the order in which a table chooses them; the flood comes after so many rounds unless one asks."""
    return [
        Option("layout", LAYOUTS, "standard", ("PIN-3.13",)),
        Option("white_penguin", ("awake", "sleepy"), "awake", ("PIN-5.2", "PIN-5.3")),
        Option("round_limit", tuple(range(LEAST_ROUNDS, MOST_ROUNDS + 1)), round_limit, ("PIN-5.4",)),
    ]


def declare_presets() -> list[Preset]:
    """Choices to begin with. The rulebook has a map of its own for two; the standard one makes for shorter games."""
    return [
        Preset("first", 2, {"white_penguin": "sleepy"}),
        Preset("full"),
        Preset("short", 2),
        Preset("recommended", 2, {"layout": "two_player"}),
    ]
