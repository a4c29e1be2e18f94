"""Random games over all modes, numbers of seats and options, compared step by step with the reference simulator."""

import random
from itertools import product

import pytest

from banchisa import CHANCE
from games.nanuuk.positions import GAME
from games.nanuuk.reference import Reference
from support.reference_comparison import follow

OFF_ON = (False, True)
BEAR_MOVES = ("one_or_two", "exactly_two", "zero_to_two")


def combine(seats: int, mode: str, **values: tuple[object, ...]) -> list[tuple[int, dict[str, object]]]:
    """Every combination of these values."""
    return [(seats, {"mode": mode} | dict(zip(values, chosen, strict=True))) for chosen in product(*values.values())]


def tables() -> list[tuple[int, dict[str, object]]]:
    """Every table there can be; of the numbers of initial cracks only some."""
    full = {
        "layout": ("fixed", "random", "players"),
        "sled_one_crack": OFF_ON,
        "gentle_cracks": OFF_ON,
        "initial_cracks": (0, 5),
    }
    bear = {"two_cracks": OFF_ON, "bear_move": BEAR_MOVES}
    return [
        *combine(2, "nanuuk", pawns=(1, 2), **full),
        *combine(3, "nanuuk", **full),
        *combine(4, "nanuuk", **full),
        *combine(3, "nanuuk", initial_cracks=(1, 12)),
        *(table for seats in (2, 3, 4) for table in combine(seats, "intro")),
        *combine(4, "cooperation"),
        *combine(3, "neighbour", side=("left", "right")),
        *combine(4, "neighbour", side=("left", "right")),
        *combine(2, "rescuer"),
        *combine(2, "bear_hunt", bear_seat=(0, 1), one_inuk=OFF_ON, **bear),
        *combine(3, "bear_hunt", bear_seat=(0, 1, 2, "last"), bear_skin=OFF_ON, **bear),
        *combine(2, "shared_bear", bears=(1, 2, 3), **bear),
    ]


TABLES = tables()


def label(table: tuple[int, dict[str, object]]) -> str:
    seats, options = table
    return "-".join(
        [str(seats), *(str(value) if name == "mode" else f"{name}={value}" for name, value in options.items())]
    )


@pytest.mark.parametrize("number", range(len(TABLES)), ids=[label(table) for table in TABLES])
def test_a_random_game_is_the_same_in_the_reference(number):
    seats, options = TABLES[number]
    chosen = random.Random(number)
    for _ in range(1 if options["mode"] == "nanuuk" else 2):
        follow(GAME.start(seats, **options), Reference(seats, **options), chosen.choice, compare)


def compare(state, reference: Reference, steps: list[str]) -> None:
    """Who acts, what is offered, how likely it is, and how the seats stand."""
    weights = state.weights() if state.actor == CHANCE else []
    ours = (state.actor, state.legal_actions(), weights, state.scores(), state.ranks())
    theirs = (reference.actor, reference.legal(), reference.weights(), reference.scores(), reference.ranks())
    assert ours == theirs, f"after {', '.join(steps)}"
