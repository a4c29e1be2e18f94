"""Games over all numbers of seats and options, compared step by step with the reference simulator.

The reference asks only those who hold a fish or a lifebelt. The game asks everybody who might, so that being asked
tells nobody anything; a question that only allows to decline is answered before the two are compared.
"""

import random

import pytest

from banchisa import CHANCE, OVER
from banchisa.games.pinguinoe.rules.board import INUK, SLED, is_firm
from games.pinguinoe.positions import GAME
from games.pinguinoe.reference import Reference, place_number

DECLINE, WALK, SEAL_TO = (GAME.actions.parse(name) for name in ("decline", "walk 0.0", "seal_to 0.0"))
SET_UP = ("ark", "corner", "start")
TABLES = [
    (seats, {"layout": layout, "white_penguin": penguin, "round_limit": limit})
    for seats, layout in ((2, "standard"), (3, "standard"), (4, "standard"), (2, "two_player"))
    for penguin, limit in (("awake", 100), ("sleepy", 60), ("awake", 20))
]


def pause(state) -> None:
    """Answer questions that leave no choice."""
    while state.actor >= 0 and state.legal_actions() == [DECLINE]:
        state.apply(DECLINE)


def by_plan(state, legal: list[int], rng: random.Random) -> int:
    """A choice that brings much about: searching, catching, using cards, walking on to the ark; now and then any."""
    families = {}
    for action in legal:
        families.setdefault(GAME.actions.family(action).name, []).append(action)
    walks = [(action, action - WALK) for action in families.get("walk", [])]
    hunts = [action for action in families.get("seal_to", []) if state.on_cell(action - SEAL_TO)]
    plans = [
        (0.15, legal),
        (0.3, [a for name in ("telescope", "snowball", "fish", "skates", "jump") for a in families.get(name, [])]),
        (0.3, [action for action, cell in walks if state.sea.is_hull(cell)]),
        (0.9, [action for action, cell in walks if state.kind(cell) in (INUK, SLED)]),
        (0.7, hunts),
        (0.5, families.get("reveal", [])),
        (0.6, sorted((a for a, cell in walks if is_firm(state.kind(cell))), key=lambda a: nearness(state, a))[:2]),
        (0.7, families.get("end_turn", [])),
    ]
    for likely, actions in plans:
        if actions and rng.random() < likely:
            return rng.choice(actions)
    return rng.choice(legal)


def nearness(state, action: int) -> int:
    return state.sea.ark_distance[action - WALK]


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_a_game_is_the_same_in_the_reference(number):
    seats, options = TABLES[number]
    rng = random.Random(number)
    for _ in range(2):
        state, reference, steps = GAME.start(seats, **options), Reference(seats, **options), []
        while True:
            pause(state)
            compare(state, reference, steps)
            if state.actor == OVER:
                break
            legal = state.legal_actions()
            weights = state.weights() if state.actor == CHANCE else None
            action = by_plan(state, legal, rng) if weights is None else rng.choices(legal, weights)[0]
            steps.append(GAME.actions.name(action))
            state.apply(action)
            reference.apply(action)


def compare(state, reference: Reference, steps: list[str]) -> None:
    """Who acts, what is offered, how likely it is, how the seats stand, and where everything lies."""
    weights = state.weights() if state.actor == CHANCE else []
    ours = (state.actor, state.legal_actions(), weights, state.scores())
    theirs = (reference.actor, reference.legal(), reference.weights(), reference.scores())
    assert ours == theirs, f"after {', '.join(steps[-40:])}"
    if state.to_json()["phase"] not in SET_UP:
        assert lying(state) == lying_there(reference), f"after {', '.join(steps[-40:])}"


def lying(state) -> tuple[object, ...]:
    data = state.to_json()
    hands = [sorted([*fresh, *kept]) for fresh, kept in zip(data["hands"], data["kept"], strict=True)]
    return data["penguins"], data["seal"], hands, data["events"], data["stops"], data["ark"], data["up"], data["turns"]


def lying_there(reference: Reference) -> tuple[object, ...]:
    cards = {place_number(place): card for place, card in reference.cards.items()}
    return (
        [f"{r}.{c}" for r, c in reference.penguins],
        "ark" if reference.seal is None else f"{reference.seal[0]}.{reference.seal[1]}",
        [sorted(hand.elements()) for hand in reference.hands],
        reference.events,
        sorted(reference.stopped),
        next(card.face for card in cards.values() if card.face in ("A", "B")),
        {
            str(place): f"{card.face}/{card.rotation}"
            for place, card in cards.items()
            if card.up and card.face[0] in "LD"
        },
        reference.turns_played,
    )
