"""Setting up: map, corners, pawns, search cards and who begins."""

import pytest

from banchisa.engine.errors import OptionError
from games.pinguinoe.positions import GAME, cells_of, hand, labels, penguins, question
from support.claims import rule
from support.positions import json_entry, names, play, refusing_rule


def start(seats: int, *steps: str, **options: object):
    return play(GAME.start(seats, **options), *steps)


@rule("PIN-3.1")
def test_two_three_or_four_players_sit_clockwise():
    assert GAME.seats == (2, 3, 4)
    with pytest.raises(OptionError, match="can't be played with 5 players; allowed: 2, 3, 4"):
        GAME.start(5)
    state = start(3, "ark A", "corner 0", "start 3", "roll", "die 2", "end_turn")
    assert question(state) == "0 roll"  # seat 0 sits to the left of seat 2


@rule("PIN-3.2")
def test_light_cards_lie_round_the_dark_ones_and_the_ark_in_the_middle():
    cells = cells_of(GAME.start(4))
    assert {cells[name] for name in ("0.4", "1.9", "3.0", "13.23", "11.27")} == {"back-light"}
    assert {cells[name] for name in ("3.4", "5.23", "6.11", "8.16", "11.4")} == {"back-dark"}
    assert GAME.scene(GAME.start(4), None).boards[0].regions[-1].cells == ["cell-7.13", "cell-7.14"]


@rule("PIN-3.3")
def test_nobody_knows_a_front_before_it_is_turned():
    state = start(4, "ark A", "corner 0", "start 1")
    assert (json_entry(state, "up"), json_entry(state, "down")) == ({}, {})


@rule("PIN-3.4")
def test_a_card_turned_upside_down_shows_its_rows_backwards():
    def grounds(turn: str) -> list[str]:
        state = start(2, "ark A", "start 1", "roll", "die 5", "walk 0.3", "reveal 1", f"front L1a {turn}")
        cells = cells_of(state)
        return [cells[f"{r}.{c}"] for r in range(3) for c in range(4, 8)]

    upright = ["ice", "ice", "light", "light", "light", "ice", "ice", "search-inuk", "light", "light", "ice", "ice"]
    assert grounds("0") == upright
    assert grounds("180") == upright[::-1]


@rule("PIN-3.5")
def test_the_ark_is_tossed_like_a_coin():
    state = GAME.start(4)
    assert (names(state), state.weights()) == (["ark A", "ark B"], [1, 1])
    assert json_entry(play(state, "ark B"), "ark") == "B"


@rule("PIN-3.6")
def test_two_players_sit_in_opposite_corners_without_a_draw():
    state = start(2, "ark A")
    assert penguins(state) == "0.0 14.27"
    assert names(state) == ["start 1", "start 2"]


@rule("PIN-3.7")
def test_three_and_four_players_draw_how_they_sit_round_the_map():
    three, four = start(3, "ark A"), start(4, "ark A")
    assert labels(three, "corner") == "0 1 2"
    assert labels(four, "corner") == "0 1 2 3"
    assert four.weights() == [1, 1, 1, 1]
    assert penguins(play(three, "corner 1")) == "0.27 14.27 0.0"
    assert penguins(play(four, "corner 3")) == "14.0 0.0 0.27 14.27"
    assert refusing_rule(three, "corner 3") == "PIN-3.7"


@rule("PIN-3.8")
def test_igloos_without_a_player_lie_in_their_corners():
    state = start(3, "ark A", "corner 0", "start 1")
    igloos = {piece.at: piece.seat for piece in GAME.scene(state, None).pieces if piece.kind == "igloo"}
    assert igloos == {"cell-0.0": 0, "cell-0.27": 1, "cell-14.27": 2, "cell-14.0": None}


@rule("PIN-3.9", "PIN-3.10")
def test_penguins_begin_on_their_igloos_and_the_seal_on_the_ark():
    state = start(4, "ark A", "corner 0", "start 1")
    assert penguins(state) == "0.0 0.27 14.27 14.0"
    assert json_entry(state, "seal") == "ark"


@rule("PIN-3.11")
def test_all_search_cards_are_in_the_deck():
    state = start(4, "ark A", "corner 0", "start 1")
    assert [hand(state, seat) for seat in range(4)] == ["", "", "", ""]
    assert (json_entry(state, "discards"), json_entry(state, "events")) == ([], 0)
    counters = {counter.icon: counter.value for counter in GAME.scene(state, None).counters}
    assert counters["search"] == 20


@rule("PIN-3.12")
def test_every_seat_begins_with_equal_chance():
    state = start(4, "ark A", "corner 0")
    assert labels(state, "start") == "1 2 3 4"
    assert state.weights() == [1, 1, 1, 1]
    assert question(play(state, "start 3")) == "2 roll"
    assert refusing_rule(start(2, "ark A"), "start 3") == "PIN-3.12"


@rule("PIN-3.13")
def test_the_map_for_two_has_five_columns_and_the_ark_in_the_last():
    state = start(2, "ark A", "start 1", layout="two_player")
    assert penguins(state) == "0.0 14.0"
    cells = cells_of(state)
    assert len(cells) == 25 * 12
    assert list(cells.values()).count("back-light") == 13 * 12
    assert list(cells.values()).count("back-dark") == 9 * 12
    assert GAME.scene(state, None).boards[0].regions[-1].cells == ["cell-7.17", "cell-7.18"]
    assert refusing_rule(play(state, "roll", "die 5"), "walk 0.20") == "PIN-4.3"
    with pytest.raises(OptionError, match="two_player can't be played with 3 players; allowed: 2"):
        GAME.start(3, layout="two_player")


@rule("PIN-3.13")
def test_cards_that_are_left_over_may_still_be_drawn_for_any_place():
    state = start(2, "ark A", "start 1", "roll", "die 5", "walk 0.3", "reveal 1", layout="two_player")
    assert len(names(state)) == 32
