"""The end: arriving, playing on, being stuck, and the cap."""

import pytest

from banchisa import OVER
from banchisa.bots.levels import make_bot
from banchisa.engine.rng import Rng
from games.icehike.positions import GAME, NO_TILES, hike, puppet, start, walk
from support.claims import rule
from support.positions import json_entry, names, play, refusing_rule


@rule("ICE-5.1", "ICE-5.7", "ICE-5.6")
def test_the_first_puppet_on_the_finish_tile_wins():
    state = walk(hike("orange H5, white C9", colour="white"), "B9")
    assert state.actor == OVER
    assert (state.ranks(), state.scores()) == ([2, 1, 2, 2], [0, 1, 0, 0])
    assert refusing_rule(state, "end_turn") == "ICE-5.1"


@rule("ICE-5.1")
def test_with_two_players_the_first_of_four_puppets_decides():
    state = walk(hike("grey C9", colour="grey", seats=2), "B9")
    assert (state.ranks(), state.scores()) == ([2, 1], [0, 1])


@rule("ICE-5.1")
def test_the_shorter_game_ends_on_the_cross():
    state = walk(hike("orange E6", length="short"), "E7")
    assert state.ranks() == [1, 2, 2, 2]
    state = walk(hike("orange C9", length="short", held="orange berry"), "B9")
    assert state.actor == 0


@rule("ICE-5.2", "ICE-5.6", "ICE-5.7")
def test_who_plays_on_takes_the_next_place_and_leaves_the_board():
    state = hike("orange C9, white C9", seats=3, play_on=True, igloos="orange B8", held="orange rope, brown torch")
    state = walk(state, "B9")
    assert (json_entry(state, "places"), puppet(state, "orange")) == ([1, 0, 0], None)
    assert (json_entry(state, "colour"), json_entry(state, "protected")) == ("white", ["brown"])
    assert state.scores() == [2, 0, 0]
    state = play(state, "draw_tile land", "place G5")
    assert refusing_rule(state, "step NW") == "ICE-4.66"  # the igloo on B8 still charges the fee
    state = walk(state, "B9")
    assert state.actor == OVER
    assert (state.ranks(), state.scores()) == ([1, 2, 3], [2, 1, 0])
    assert refusing_rule(state, "end_turn") == "ICE-5.2"


@rule("ICE-5.2")
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_bot_that_plays_on_walks_to_the_second_place_that_is_in_reach(level):
    state = hike("orange -, white C9, brown H5", seats=3, play_on=True, places=[1, 0, 0], colour="white")
    thinker = make_bot(GAME, level)
    while state.actor == 1:
        state.apply(thinker.choose(state, Rng(1)))
    assert json_entry(state, "places")[:2] == [1, 2]


@rule("ICE-5.2")
def test_a_fee_to_an_arrived_seat_is_paid_all_the_same():
    state = hike(
        "orange -, white C9", seats=3, play_on=True, places=[1, 0, 0], igloos="orange B8", held="white berry",
        colour="white",
    )  # fmt: skip
    state = walk(state, "B8")
    assert (json_entry(state, "held")["orange"]["berry"], json_entry(state, "held")["white"]["berry"]) == (1, 0)


@rule("ICE-5.2")
def test_an_arrived_colour_takes_no_turns():
    state = hike("orange H5, white -", seats=3, play_on=True, places=[0, 1, 0])
    assert json_entry(play(state, "end_turn"), "colour") == "brown"


@rule("ICE-5.3")
def test_bears_igloos_and_finds_decide_who_is_stuck():
    ring = {"puppets": "orange G5, white G5, brown G5, grey G5", "phase": "turn"} | NO_TILES
    shut = hike(**ring, tiles="W G4 G6 F4 F5 H4", bears="H5")
    assert shut.actor == OVER
    assert refusing_rule(shut, "end_turn") == "ICE-5.3"
    assert hike(**ring, tiles="W G4 G6 F4 F5 H4, M C3", bears="H5", finds="torch C3").actor == 0
    paying = {"igloos": "orange H5", "tiles": "W G4 G6 F4 F5 H4"}
    assert hike(**ring, **paying).actor == 0  # orange goes by its own igloo
    foreign = {"puppets": "orange H5, white G5, brown G5, grey G5"}
    assert hike(**ring | foreign, **paying).actor == 0


@rule("ICE-5.3")
def test_finds_of_arrived_colours_are_out_of_use():
    stuck = {"tiles": "M G5 C3", "seats": 3, "play_on": True, "places": [1, 0, 0], "phase": "turn", "colour": "white"}
    puppets = "orange -, white G5, brown G5"
    state = hike(puppets, **stuck, held="orange rope", **NO_TILES)
    assert state.actor == OVER
    assert (state.ranks(), state.scores()) == ([1, 2, 2], [2, 0, 0])
    assert hike(puppets, **stuck, held="brown rope", **NO_TILES).actor == 1


@rule("ICE-5.4", "ICE-5.5")
@pytest.mark.parametrize(("seats", "turns"), [(2, 8), (3, 6), (5, 10)])
def test_after_so_many_turns_without_a_tile_the_game_is_a_draw(seats, turns):
    state = hike(phase="turn", seats=seats, end_cap_rounds=2, **NO_TILES)
    for _ in range(turns):
        assert state.actor != OVER
        state = play(state, "end_turn")
    assert state.actor == OVER
    assert (state.ranks(), state.scores()) == ([1] * seats, [0] * seats)
    assert refusing_rule(state, "end_turn") == "ICE-5.4"


@rule("ICE-5.4")
def test_the_turn_of_the_last_tile_does_not_count_for_the_cap():
    state = hike(phase="turn", end_cap_rounds=1, stack={"land": 1})
    state = play(state, "draw_tile land", "place B1", "end_turn")
    assert json_entry(state, "late") == 0
    state = play(state, "end_turn")
    assert json_entry(state, "late") == 1


def test_nothing_can_be_done_after_the_end():
    state = walk(hike("orange C9"), "B9")
    assert names(state) == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_before_anybody_has_arrived_all_stand_equal(seats):
    state = start(seats)
    assert (state.scores(), state.ranks()) == ([0] * seats, [1] * seats)
