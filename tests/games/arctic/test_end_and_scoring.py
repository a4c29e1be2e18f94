"""The end of the game, and what it is worth."""

from itertools import groupby, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from banchisa import OVER
from banchisa.games.arctic.rules.scoring import joker_animals
from games.arctic.positions import ANIMALS, GAME, families, hand, legal, penalty, table
from support.claims import rule
from support.positions import json_entry, play

RIVER = "2F1 2F2 2F3 2F4 2F5 2M1"
POINTS = [0, 0, 1, 3, 6, 10, 15]


@rule("ARC-5.1")
def test_a_refill_that_takes_the_last_card_does_not_open_the_reserve():
    state = table(hands=["1F1 1O2"], river=RIVER, pile=1)
    state = play(state, "place_top 1F1", "main_right", "draw_river 2F1", "...")
    assert (json_entry(state, "pile"), json_entry(state, "opened"), state.actor) == (0, False, 1)


@rule("ARC-5.1", "ARC-5.2")
def test_a_refill_that_needs_one_more_opens_it_and_announces_the_end():
    state = table(hands=["1F2 1O2", "2M2"], river=RIVER, pile=1)
    state = play(state, "place_top 1F2", "main_right", "draw_river 2F1", "draw_river 2F2", "...")
    assert (json_entry(state, "pile"), json_entry(state, "reserve"), json_entry(state, "opened")) == (4, 0, True)
    assert [banner.id for banner in GAME.scene(state.seen_by(0), 0).banners] == ["banner-end"]
    assert json_entry(state, "final") is False


@rule("ARC-5.3")
def test_in_the_final_round_nobody_draws_or_discards_and_powers_are_taken():
    state = table(
        hands=["1B5 1O1 1O2 1O3 1O4 1O5 1P1", "2M2"], piles=["1F5 1F4"], penalties=["1P4"], opened=True, final=True,
        powers="bear_give 0, puffin_takeback 0, moose_place 0",
    )  # fmt: skip
    state = play(state, "take_back", "place_top 1B5")
    assert (json_entry(state, "owners")["bear"], len(hand(state).split())) == (0, 7)
    state = play(state, "stop_placing", "main_right")
    assert (state.actor, json_entry(state, "phase"), penalty(state)) == (1, "place", "1P4")


@rule("ARC-5.4")
def test_when_the_reserve_is_used_up_the_river_stays_short():
    state = table(hands=["1F2 1O2"], river=RIVER, pile=1, opened=True)
    state = play(state, "place_top 1F2", "main_right", "draw_river 2F1", "draw_river 2F2", "...")
    assert (len(json_entry(state, "river")), json_entry(state, "pile"), state.actor) == (5, 0, 1)


@rule("ARC-5.5")
def test_a_card_from_the_pile_starts_the_count_of_still_turns_again():
    state = table(hands=["1F1 1O2"], river=RIVER, still=7)
    state = play(state, "place_top 1F1", "main_right", "draw_river 2F1", "...")
    assert (json_entry(state, "still"), json_entry(state, "opened")) == (0, False)
    state = table(hands=["1F1 1O2"], river=RIVER, still=6, powers="moose_draw 0")
    state = play(state, "place_top 1F1", "main_right", "stop_drawing")
    assert (json_entry(state, "still"), json_entry(state, "opened")) == (7, False)


@rule("ARC-5.5")
def test_turns_are_no_longer_counted_once_the_reserve_is_open_and_the_position_is_read_again():
    things = {"powers": "moose_draw 0", "hands": ["1F1 1O2", "1M1"], "river": RIVER, "first": 1, "still": 7}
    state = play(table(**things), "place_top 1F1", "main_left", "stop_drawing")
    assert (json_entry(state, "still"), json_entry(state, "stalled"), json_entry(state, "final")) == (8, True, True)
    state = play(state, "place_top 1M1", "main_left")
    assert (json_entry(state, "still"), state.actor) == (8, 0)
    assert GAME.from_json(state.to_json()).to_json() == state.to_json()


@rule("ARC-5.6")
def test_the_game_ends_after_the_last_seat_of_the_final_round():
    state = table(hands=["1F1", "2M2"], first=1, seat=0, opened=True, final=True, totems=["fox", "bear"])
    state = play(state, "place_top 1F1", "main_right")
    assert state.actor == OVER
    assert legal(state) == []
    assert json_entry(state.seen_by(1), "totems") == ["fox", "bear"]


# scoring


def score(text, **more):
    """The total of seat 0 with this pile; its Totem token stands on value 0."""
    state = table(
        4, piles=[text], powers="fox_joker -", **({"tokens": "bear 0", "totems": ["bear", "?", "?", "?"]} | more)
    )
    return state.scores()[0]


@rule("ARC-5.10")
@pytest.mark.parametrize(
    ("text", "total"),
    [("", 0), ("1F1", 0), ("1F1 1F2", 1), ("1F1 1M1 1F2", 0), ("1F1 1M5 1F2 1F3", 1), ("1F1 2F1 3F1", 3)],
)
def test_a_run_is_at_least_two_cards_of_one_main_animal_in_a_row(text, total):
    assert score(text) == total


@rule("ARC-5.11")
@pytest.mark.parametrize(("length", "total"), [(2, 1), (3, 3), (4, 6), (5, 10), (6, 15), (7, 15), (10, 15)])
def test_longer_runs_are_worth_more_up_to_six(length, total):
    cards = [f"{deck}O{draw}" for deck in (1, 2) for draw in range(1, 6)]
    assert score(" ".join(cards[:length])) == total


@rule("ARC-5.12")
@pytest.mark.parametrize(("runs", "diversity"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15)])
def test_the_number_of_animals_with_runs_is_worth_as_much_again(runs, diversity):
    text = " ".join(f"1{letter}1 1{letter}2" for letter in "FMWOPB"[:runs])
    assert score(text) == runs + diversity


@rule("ARC-5.13")
def test_the_pile_is_read_in_its_order():
    assert score("1F1 1M1 1F2 1M2") == 0


@rule("ARC-5.15")
@pytest.mark.parametrize(("position", "value"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_the_totem_is_worth_the_card_under_its_token(position, value):
    assert score("", tokens=f"orca {position}", totems=["orca", "?", "?", "?"]) == value


@rule("ARC-5.16", "ARC-5.17", "ARC-5.18")
def test_penalties_cost_a_point_each_and_hand_and_powers_count_nothing():
    assert score("1F1 1F2", penalties=["- - 1P1"]) == 1 - 3
    assert score("", hands=["1O1 1O2 1O3"]) == 0


@rule("ARC-5.19", "ARC-5.20")
def test_the_highest_total_wins_and_places_are_never_shared():
    state = table(
        3, piles=["1F1 1F2", "1M1 1M2 1M3", ""], totems=["walrus", "orca", "bear"], tokens="walrus 0 orca 0 bear 1"
    )
    assert (state.scores(), state.ranks()) == ([1, 3, 1], [2, 1, 3])


def points_of(main_animals):
    """Runs and diversity of a pile in which every joker is read already."""
    longest = dict.fromkeys(range(6), 0)
    for animal, group in groupby(main_animals):
        longest[animal] = max(longest[animal], len(list(group)))
    runs = [min(length, 6) for length in longest.values() if length >= 2]
    return sum(POINTS[length] for length in runs) + POINTS[len(runs)]


def best_by_trying(main_animals):
    """Runs and diversity with the best choice for every joker (None), found by trying all of them."""
    jokers = [k for k, animal in enumerate(main_animals) if animal is None]
    best = 0
    for chosen in product(range(6), repeat=len(jokers)):
        pile = list(main_animals)
        for k, animal in zip(jokers, chosen, strict=True):
            pile[k] = animal
        best = max(best, points_of(pile))
    return best


@rule("ARC-5.14")
@settings(max_examples=150, deadline=None)
@given(
    st.lists(st.integers(0, 5) | st.sampled_from([None, 0, 1]), max_size=18).filter(lambda row: row.count(None) <= 4)
)
def test_jokers_are_read_in_the_best_way(row):
    if row and row[-1] is None:
        row = [*row, 5]
    used = dict.fromkeys(range(6), 0)
    codes = []
    for animal in row:
        kind = 2 if animal is None else animal
        number = used[kind]
        used[kind] += 1
        code = f"{1 + number // 5}{'FMWOPB'[kind]}{1 + number % 5}"
        codes.append(f"{code}*" if animal is None else code)
    if max(used.values()) > 20:
        return
    text = " ".join(codes)
    jokers = iter(joker_animals(table(4, piles=[text], powers="fox_joker -"), 0))
    as_told = [next(jokers) if animal is None else animal for animal in row]
    assert score(text) == best_by_trying(row) == points_of(as_told)


@rule("ARC-5.14")
def test_the_score_sheet_says_what_each_joker_counts_as():
    data = {"final": True, "opened": True, "phase": "over", "seat": -2, "totems": ["bear", "fox"]}
    state = table(piles=["1O1 1O2 1F1* 1O3 1O4 1F2* 1M1"], powers="fox_joker -", **data)
    assert [ANIMALS[animal] for animal in joker_animals(state, 0)] == ["orca", "orca"]
    labels = [piece.label for piece in GAME.scene(state.seen_by(1), 1).pieces if piece.at == "cards-0"]
    assert [label.id for label in labels].count("thing-joker-as") == 2


@rule("ARC-4.23", "ARC-5.14")
def test_a_joker_that_a_take_back_leaves_alone_counts_nothing():
    state = table(piles=["1B2* 1F3"], powers="puffin_takeback 0", tokens="bear 0", totems=["bear", "?"])
    assert state.scores()[0] == 1
    assert play(state, "take_back").scores()[0] == 0


def test_a_finished_game_offers_nothing():
    state = table(final=True, opened=True, phase="over", seat=-2, totems=["bear", "fox"])
    assert families(state) == []
