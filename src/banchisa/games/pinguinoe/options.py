"""The options of Pinguinoè, and which numbers of players each layout is for."""

from __future__ import annotations

from typing import Final

from banchisa.engine.options import Option
from banchisa.engine.source import number, section
from banchisa.games.pinguinoe.sea import LAYOUTS, LEAST_ROUNDS, MOST_ROUNDS, PACKAGED

SEATS: Final[dict[str, tuple[int, ...]]] = {"standard": (2, 3, 4), "two_player": (2,)}
_ROUNDS: Final = number(section(PACKAGED, "rules"), "round_limit", "rules", LEAST_ROUNDS, MOST_ROUNDS)


def declared() -> list[Option]:
    """All options in the order in which a table chooses them."""
    return [
        Option("layout", LAYOUTS, "standard", ("PIN-3.13",)),
        Option("white_penguin", ("awake", "sleepy"), "awake", ("PIN-5.2", "PIN-5.3")),
        Option("round_limit", tuple(range(LEAST_ROUNDS, MOST_ROUNDS + 1)), _ROUNDS, ("PIN-5.4",)),
    ]
