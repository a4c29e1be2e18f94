"""Random games over all numbers of seats and options, compared step by step with the reference simulator."""

import random
from functools import partial

import pytest

from banchisa import CHANCE, OVER
from games.iglu.laying_out import repeat
from games.iglu.positions import GAME
from games.iglu.reference import ACTIONS, CELLS, Reference
from support.reference_comparison import follow

TABLES = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"serious": True}),
    (3, {"closed_igloos": True, "half_rounding": "up"}),
    (4, {"island_scoring": "table", "half_rounding": "up"}),
    (2, {"animal_ban": "none"}),
    (3, {"first_player": "random", "half_rounding": "up"}),
    (4, {"serious": True, "animal_ban": "none", "first_player": "random"}),
]
FAVOURED = ("play_melt", "play_animals", "build_igloo", "harpoon", "kayak")  # seldom met among many walks


def label(table: tuple[int, dict[str, object]]) -> str:
    seats, options = table
    return "-".join([str(seats), *(f"{name}={value}" for name, value in options.items())])


@pytest.mark.parametrize("number", range(len(TABLES)), ids=[label(table) for table in TABLES])
def test_a_random_game_is_the_same_in_the_reference(number):
    seats, options = TABLES[number]
    picked = partial(pick, random.Random(number))
    assert len(follow(GAME.start(seats, **options), Reference(seats, **options), picked, compare)) > 100


def pick(chosen: random.Random, legal: list[int]) -> int:
    """A legal action; bears and rare kinds of action are often preferred."""
    rare = [action for action in legal if ACTIONS[action][0] in FAVOURED or "bear" in ACTIONS[action]]
    return chosen.choice(rare if rare and chosen.random() < 0.5 else legal)


def compare(state, reference: Reference, steps: list[str]) -> None:
    """Who acts, what is offered, how likely it is, how the seats stand, and what lies where."""
    weights = state.weights() if state.actor == CHANCE else []
    ours = (state.actor, state.legal_actions(), weights, state.scores(), state.ranks())
    theirs = (reference.actor, reference.legal(), reference.weights(), reference.scores(), reference.ranks())
    assert ours == theirs, f"after {', '.join(steps)}"
    if len(steps) % 5 == 0 and state.actor != OVER:
        assert position(state) == reference_position(reference), f"after {', '.join(steps)}"


def position(state) -> dict[str, object]:
    data = state.to_json()
    return {
        "tiles": sorted(data["ice"]),
        "glaciers": sorted(data["glaciers"]),
        "inuit": [sorted(cell for cell in tribe if cell is not None) for tribe in data["inuit"]],
        "igloos": [sorted(cells) for cells in data["igloos"]],
        "bears": sorted(data["bears"]),
        "fish": {cell: sorted(values) for cell, values in data["fish"].items()},
        "foxes": {cell: sorted(values) for cell, values in data["foxes"].items()},
        "kept": [sorted(hand) for hand in repeat(data["kept"])],
        "hunted": [sorted(tokens) for tokens in repeat(data["hunted"])],
        "supply": data["supply"],
        "ap": data["ap"],
    }


def reference_position(game: Reference) -> dict[str, object]:
    seats = range(game.seats)
    return {
        "tiles": sorted(game.ice | game.glaciers),
        "glaciers": sorted(game.glaciers),
        "inuit": [sorted(cell for cell in CELLS for _ in range(game.inuit[cell][seat])) for seat in seats],
        "igloos": [sorted(cell for cell, owner in game.igloos.items() if owner == seat) for seat in seats],
        "bears": sorted(cell for cell in CELLS if game.has_bear(cell)),
        "fish": values(game, "fish"),
        "foxes": values(game, "fox"),
        "kept": [sorted(hand.elements()) for hand in game.hands],
        "hunted": [sorted(tokens.elements()) for tokens in game.hunted],
        "supply": {kind: number for kind, number in game.supply.items() if number},
        "ap": game.ap,
    }


def values(game: Reference, animal: str) -> dict[str, list[int]]:
    """The values of the fish or foxes of each space."""
    found = {cell: game.tokens(cell, (f"{animal}1", f"{animal}2", f"{animal}3")) for cell in CELLS}
    return {cell: [int(kind[-1]) for kind in kinds] for cell, kinds in found.items() if kinds}
