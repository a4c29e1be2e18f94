"""Components files: the packaged one is whole, and mistakes in one's own are named."""

from collections import Counter

import pytest

from banchisa.games.arctic.rules.board import ANIMAL_NAMES, CARD_NAMES, PACKAGED
from games.arctic.positions import GAME
from support.component_changes import complaint, own
from support.positions import json_entry, settle

ROWS = PACKAGED["deck"]["cards"]


def test_the_cards_follow_the_formula_beside_the_table():
    for card, code, deck, main, draw, place, companion in ROWS:
        animal = ANIMAL_NAMES.index(main)
        shift = (draw + deck - 2) % 5 + 1
        assert (card, code) == (30 * (deck - 1) + 5 * animal + draw - 1, f"{deck}{'FMWOPB'[animal]}{draw}")
        assert (place, companion) == (6 - draw, ANIMAL_NAMES[(animal + shift) % 6])


def test_every_deck_holds_every_pair_of_animals_once():
    pairs = Counter((deck, main, companion) for _, _, deck, main, _, _, companion in ROWS)
    assert len(pairs) == 120
    assert all(main != companion for _, main, companion in pairs)
    assert len(set(CARD_NAMES)) == 120


def test_all_decks_and_animals_are_equally_strong():
    for animal in ANIMAL_NAMES:
        for deck in range(1, 5):
            assert sorted(draw for _, _, d, main, draw, _, _ in ROWS if (d, main) == (deck, animal)) == [1, 2, 3, 4, 5]
            assert sorted(draw for _, _, d, _, draw, _, mate in ROWS if (d, mate) == (deck, animal)) == [1, 2, 3, 4, 5]


def test_every_animal_has_two_powers_and_the_phases_are_those_of_the_rules():
    powers = PACKAGED["power"]
    assert Counter(power["animal"] for power in powers) == dict.fromkeys(ANIMAL_NAMES, 2)
    assert "".join(power["phase"] for power in powers) == "AACABBCCAACC"


def test_every_rule_that_a_power_names_exists_and_every_entry_says_where_it_comes_from():
    assert {rule for power in PACKAGED["power"] for rule in power["rules"]} <= set(GAME.rulebook("en").rules)
    entries = [*PACKAGED["power"], *PACKAGED["setup"].values()]
    entries += [PACKAGED[name] for name in ("game", "landscape", "runs", "seats", "animals", "deck")]
    assert all(entry["basis"] for entry in entries)


MISTAKES = [
    ({"game": 3}, "game: this table is missing"),
    ({"game.hand_limit": 0}, "game.hand_limit: must be a whole number from 1 to 9, not 0"),
    ({"game.river_size": "six"}, "game.river_size: must be a whole number from 5 to 9, not 'six'"),
    ({"game.stall_rounds": True}, "game.stall_rounds: must be a whole number from 1 to 9, not True"),
    ({"landscape.values": [0, 1, 3]}, "landscape.values: must be a list of 6 whole numbers"),
    ({"landscape.values": [0, 1, 3, 2, 10, 15]}, "landscape.values: must be whole numbers from 0 to 99"),
    ({"landscape.token_start": 6}, "landscape.token_start: must be a whole number from 0 to 5"),
    ({"runs.points": [0, 0, 1, 3, 6, 10]}, "runs.points: must be a list of 7 whole numbers"),
    ({"setup.3.pile": 66}, "setup.3.pile: 65 cards are left when Reserve, hands and River are dealt"),
    ({"setup": {}}, "2: this table is missing"),
    ({"seats.colours": ["red", "red", "blue", "green"]}, "seats.colours: 4 different colours are needed"),
    ({"animals.keys": ["cow"]}, "animals.keys: must be fox, moose, walrus, orca, puffin, bear"),
    ({"power": []}, "power: 0 powers are listed; there are 12"),
    ({"power.3.side": "A"}, "power: expected moose_place, the power of moose on side B"),
    ({"deck.cards": ROWS[:119]}, "deck.cards: 119 cards are listed; there are 120"),
    ({"deck.cards.7": [7, "1M3"]}, "deck.cards: 1M3 needs id, code, deck, main, draw, place, companion"),
    ({"deck.cards.7.4": 5}, "deck.cards: 1M3: expected"),
    (
        {"deck.cards.7.5": 9},
        "deck.cards: 1M3: the placement value must be a whole number from 1 to 5, not 9",
    ),
    ({"deck.cards.7.6": "moose"}, "deck.cards: 1M3: 'moose' is no companion of it; allowed: fox, walrus"),
]


@pytest.mark.parametrize(("changes", "said"), MISTAKES, ids=[said for _, said in MISTAKES])
def test_a_mistake_is_named(changes, said):
    assert complaint(GAME, changes).startswith(said)


def test_other_components_are_played_and_kept():
    change = own(GAME, {"landscape.values": [0, 2, 4, 6, 8, 10]})
    game = GAME.with_components(change)
    assert (GAME.components_data(), game.components_data()) == (None, change)
    assert game != GAME
    board = game.scene(game.start(2).seen_by(0), 0).boards[0]
    assert [cell.name for cell in board.cells] == ["0", "2", "4", "6", "8", "10"]


def test_a_corrected_card_asks_for_other_placements():
    state = GAME.with_components(own(GAME, {"deck.cards.0.5": 2, "deck.cards.0.6": "bear"})).from_json(
        {"seats": 2, "hands": [["1O2", "1O3"], ["2F1"]], "piles": [["1F1"], []], "river": ["2F2"]}
    )
    assert json_entry(state, "count") == [0, 2, 2]


def test_a_game_without_a_reserve_ends_too():
    data = own(GAME, {"setup.2.reserve": 0, "setup.2.pile": 48})
    state = settle(GAME.with_components(data).start(2))
    while state.actor >= -1:
        state.apply(state.legal_actions()[0])
    assert (json_entry(state, "opened"), json_entry(state, "reserve")) == (True, 0)
