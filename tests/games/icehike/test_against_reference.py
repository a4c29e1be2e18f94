"""Games over all numbers of seats and options, compared step by step with the reference simulator."""

import random
from itertools import islice, product
from operator import itemgetter

import pytest

from banchisa import CHANCE, OVER
from banchisa.engine.errors import PositionError
from games.icehike.positions import GAME
from games.icehike.reference import Reference
from support.lines_of_play import entries, open_entry, open_in_reference

TABLES = [
    (seats, {"length": length, "play_on": play_on, "end_cap_rounds": 2})
    for seats, length, play_on in product((2, 3, 4, 5), ("normal", "short"), (False, True))
    if seats > 2 or not play_on
]
PLACED = 18  # in one position of so many all cells are compared by the reference, which is slow at it
PHASES = {"bear": 3.0, "step": 3.0, "search": 4.0, "berry": 3.0, "build": 1.5, "end_turn": 0.2, "bear_stop": 0.5}


def label(table):
    seats, options = table
    return f"{seats}-{options['length']}{'-play-on' if options['play_on'] else ''}"


def likely(action: int) -> float:
    """How often an action is chosen: walking and bears rather than ending the turn."""
    return PHASES.get(GAME.actions.family(action).name, 1.0)


@pytest.mark.parametrize("number", range(len(TABLES)), ids=[label(table) for table in TABLES])
def test_a_game_is_the_same_in_the_reference(number):
    seats, options = TABLES[number]
    follow(GAME.start(seats, **options), Reference(seats, **options), random.Random(number), 120)


@pytest.mark.parametrize("entry", entries("icehike"), ids=itemgetter("name"))
def test_games_from_the_named_positions_are_the_same_in_the_reference(entry):
    for seed in range(3):
        follow(open_entry("icehike", entry), open_in_reference("icehike", entry), random.Random(seed), 25)


def crowd(chosen):
    """A position with much on the board, as an entry of the perft table; not every one can stand."""
    seats = chosen.choice((2, 3, 4, 5))
    colours = ("orange", "white", "brown", "grey", "black")[: 4 if seats == 2 else seats]
    whole = [GAME.actions.name(number).split()[1] for number in range(94)]
    near = [cell for cell in whole if cell[0] in chosen.choice(("DEFGH", "FGHIJ", "BCDEF", "DEFGHIJ"))]
    free = iter(chosen.sample(near, len(near)))
    mountains = [next(free) for _ in range(chosen.randrange(2, 7))]
    tiles = f"W {' '.join(next(free) for _ in range(chosen.randrange(2, 8)))}, F {next(free)}, M {' '.join(mountains)}"
    tiles += f", L {' '.join(next(free) for _ in range(chosen.randrange(2, 7)))}"
    igloos = ", ".join(f"{colour} {next(free)}" for colour in chosen.sample(colours, 3))
    bears = [next(free) for _ in range(chosen.randrange(1, 4))]
    spots = [cell for cell in near if cell not in tiles.replace(",", " ").split() and cell not in bears] + mountains
    finds = ("berry", "torch", "rope")
    pouch = iter(chosen.sample(finds * 4, 12))  # one more of each kind is in the box
    most = 4 if len(colours) < 5 else 3
    options = {"length": chosen.choice(("normal", "short")), "play_on": seats > 2 and chosen.random() < 0.5}
    stated = {
        "tiles": tiles,
        "igloos": igloos,
        "bears": " ".join(bears),
        "puppets": ", ".join(f"{colour} {chosen.choice(spots)}" for colour in colours),
        "held": ", ".join(f"{colour} {' '.join(islice(pouch, chosen.randrange(1, most)))}" for colour in colours),
        "finds": f"{chosen.choice(finds)} {mountains[0]}",
        "colour": chosen.choice(colours),
        "phase": chosen.choice(("turn", "act", "act")),
        "stack": {"land": 1, "water": 2, "mountain": 2} if chosen.random() < 0.7 else {"land": 1},
        "bag": {"bear_cave": 1, "empty": 1},
    }
    return {"seats": seats, "options": options, "hike": stated}


@pytest.mark.parametrize("seed", range(60))
def test_games_from_crowded_positions_are_the_same_in_the_reference(seed):
    chosen = random.Random(seed)
    while True:
        entry = crowd(chosen)
        try:
            state = open_entry("icehike", entry)
        except PositionError:
            continue
        break
    follow(state, open_in_reference("icehike", entry), chosen, 14)


def follow(state, reference, chosen, most):
    """Play both on with the same steps."""
    steps = []
    while state.actor != OVER and len(steps) < most:
        compare(state, reference, steps, chosen)
        legal = state.legal_actions()
        weights = state.weights() if state.actor == CHANCE else [likely(action) for action in legal]
        action = chosen.choices(legal, weights)[0]
        steps.append(GAME.actions.name(action))
        state.apply(action)
        reference.apply(action)
    compare(state, reference, steps, chosen)


def compare(state, reference, steps, chosen):
    """Who acts, what is offered, how likely it is, and how the seats stand."""
    after = f"after {', '.join(steps)}"
    assert (state.actor, state.scores()) == (reference.actor, reference.scores()), after
    if state.to_json()["phase"] != "place" or chosen.randrange(PLACED) == 0:
        assert state.legal_actions() == reference.legal(), after
    if state.actor == CHANCE:
        assert state.weights() == reference.weights(), after
    if state.actor == OVER:
        assert state.ranks() == reference.ranks(), after
