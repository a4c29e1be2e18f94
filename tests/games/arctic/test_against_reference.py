"""Random games over all numbers of seats and options, compared step by step with the reference simulator."""

import random
from itertools import product

import pytest

from banchisa import CHANCE, OVER, SPECTATOR
from games.arctic.positions import ANIMALS, GAME
from games.arctic.reference import Reference
from support.reference_comparison import follow

SIDES = list(product("AB", repeat=6))  # all 64 combinations of powers
RULES = ("free_step", "straight")
SET_UP = 30  # steps at most


@pytest.mark.parametrize("number", range(len(SIDES)), ids=["".join(sides) for sides in SIDES])
def test_a_random_game_is_the_same_in_the_reference(number):
    """Every combination of powers, by turns with two, three and four seats and both walrus rules."""
    sides = {f"{animal}_side": side for animal, side in zip(ANIMALS, SIDES[number], strict=True)}
    walk(number, 2 + number % 3, walrus_rule=RULES[number // 3 % 2], **sides)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_without_any_choice_of_the_table_is_the_same_in_the_reference(seats):
    walk(seats, seats)


@pytest.mark.parametrize(("seats", "decks"), [(2, "3-4"), (3, "1-2-4"), (4, "1-2-3-4")])
def test_chosen_decks_and_first_player_are_the_same_in_the_reference(seats, decks):
    walk(seats, seats, decks=decks, first_player=2)


def walk(seed: int, seats: int, **options) -> None:
    reference = Reference(seats, **options)
    follow(GAME.start(seats, **options), reference, random.Random(seed).choice, compare)
    assert reference.actor == OVER


def compare(state, reference: Reference, steps: list[str]) -> None:
    """Who acts, what is offered, how likely it is, and how the seats stand."""
    weights = state.weights() if state.actor == CHANCE else []
    ours = (state.actor, state.legal_actions(), weights)
    assert ours == (reference.actor, reference.legal(), reference.weights()), f"after {', '.join(steps)}"
    if (len(steps) > SET_UP and len(steps) % 10 == 0) or state.actor == OVER:
        assert (state.scores(), state.ranks()) == (reference.scores(), reference.ranks()), f"after {', '.join(steps)}"
    if len(steps) > SET_UP and len(steps) % 5 == 0:
        for viewer in (*range(state.seats), SPECTATOR):
            assert game_view(state, viewer) == reference_view(reference, viewer), (
                f"seat {viewer} after {', '.join(steps)}"
            )


# what each viewer knows


def reference_view(reference: Reference, viewer: int) -> dict[str, object]:
    """The view of the reference, without what it keeps of the middle of a step."""
    view = reference.view(None if viewer == SPECTATOR else viewer)
    hidden = ("step", "turn", "placed", "taken", "aside", "giving", "unseen", "stalled", "decks")
    return {name: value for name, value in view.items() if name not in hidden}


def game_view(state, viewer: int) -> dict[str, object]:
    """The seen position in the words of the reference."""
    data = state.seen_by(viewer).to_json()
    found = {card["card"] for zone in data["penalties"] for card in zone}
    return {
        "actor": data["seat"],
        "first": data["first"],
        "sides": data["sides"],
        "owners": data["owners"],
        "tokens": data["tokens"],
        "river": sorted(data["river"]),
        "draw_pile": data["pile"],
        "reserve": data["reserve"],
        "opened": data["opened"],
        "final": data["final"],
        "hands": [sorted(cards) if seat == viewer else len(cards) for seat, cards in enumerate(data["hands"])],
        "totems": [None if totem == "?" else totem for totem in data["totems"]],
        "piles": [[lying(card, seat) for card in cards] for seat, cards in enumerate(data["piles"])],
        "penalties": [[lying(card, seat) for card in zone] for seat, zone in enumerate(data["penalties"])],
        "exits": data["exits"],
        "known": [
            {} if seat == viewer else {code: stamp for code, stamp in sorted(cards.items()) if code not in found}
            for seat, cards in enumerate(data["known"])
        ],
    }


def lying(card, seat: int):
    """A card of a row: a face-down one as face, viewers, origin and exit number."""
    if isinstance(card, str):
        return card
    face = card.get("joker", card.get("card"))
    origin = card.get("origin", seat)
    return (None if face == "?" else face, card.get("seen", [seat]), origin, card["exit"])
