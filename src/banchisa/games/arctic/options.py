"""The options of Arctic."""

from __future__ import annotations

from typing import Final

from banchisa.engine.options import Option, Preset
from banchisa.games.arctic.actions import DECK_SET_NAMES
from banchisa.games.arctic.rules.board import ANIMAL_NAMES, MOST_SEATS, SIDE_NAMES

RANDOM: Final = "random"
WALRUS_RULES: Final = ("free_step", "straight")


def side_option(animal: int) -> str:
    """The name of the option that fixes the side of an animal's Power card."""
    return f"{ANIMAL_NAMES[animal]}_side"


def declare_options() -> list[Option]:
    """All options in the order in which a table chooses them."""
    sides = [side_option(animal) for animal in range(len(ANIMAL_NAMES))]
    return [
        Option("walrus_rule", WALRUS_RULES, WALRUS_RULES[0], ("ARC-4.38",)),
        *(Option(name, (RANDOM, *SIDE_NAMES), RANDOM, ("ARC-3.6",)) for name in sides),
        Option("first_player", (RANDOM, *range(1, MOST_SEATS + 1)), RANDOM, ("ARC-3.8",)),
        Option("decks", (RANDOM, *DECK_SET_NAMES), RANDOM, ("ARC-3.3",)),
    ]


def declare_presets() -> list[Preset]:
    """Choices to begin with. At the first table every animal has the power that needs fewer decisions."""
    simpler = {side_option(animal): "B" if name == "fox" else "A" for animal, name in enumerate(ANIMAL_NAMES)}
    return [Preset("first", 2, dict(simpler)), Preset("full"), Preset("short", 2)]
