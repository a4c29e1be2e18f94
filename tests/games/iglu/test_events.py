"""Tiles without red border: fish, bear and glacier."""

import pytest

from games.iglu.positions import acting, at, drifting, families, melting, offers, question
from support.claims import rule
from support.positions import json_entry, names, play

NO_FISH_BUT_ONE = {"fish1": 8, "fish2": 12, "fish3": 7}


@rule("IGL-4.20")
@pytest.mark.parametrize(
    ("kind", "drawn", "found"),
    [
        ("fish1", ["fish 2"], "sea fish2"),
        ("fish2", ["fish 1", "fish 3"], "sea fish3 fish1"),
        ("fish3", ["fish 1", "fish 1", "fish 2"], "sea fish2 fish1 fish1"),
    ],
)
def test_so_many_fish_as_the_tile_shows_come_into_its_space(kind, drawn, found):
    state = play(melting("b2 red, b3, b4"), "melt_ice b4", f"tile {kind}")
    for outcome in drawn:
        assert question(state) == "fish chance"
        state = play(state, outcome)
    assert at(state, "b4") == found
    assert (question(state), json_entry(state, "ap")) == ("act red", 3)


@rule("IGL-4.20")
def test_fish_are_drawn_from_the_supply_by_the_number_of_tokens_left():
    state = play(melting("b2 red, b3, b4", sea="g7 2 fish2, h2 fish3"), "melt_ice b4", "tile fish2")
    assert (names(state), state.weights()) == (["fish 1", "fish 2", "fish 3"], [8, 10, 7])
    assert play(state, "fish 3").weights() == [8, 10, 6]
    none_of_value_2 = melting("b2 red, b3, b4", lost={"fish2": 12})
    assert names(play(none_of_value_2, "melt_ice b4", "tile fish1")) == ["fish 1", "fish 3"]


@rule("IGL-4.21")
def test_if_fewer_fish_are_left_all_that_are_left_come():
    state = play(melting("b2 red, b3, b4", lost=NO_FISH_BUT_ONE), "melt_ice b4", "tile fish3")
    assert names(state) == ["fish 3"]
    state = play(state, "fish 3")
    assert (at(state, "b4"), question(state)) == ("sea fish3", "act red")
    state = play(state, "end_turn", "melt_ice b3", "tile fish1")
    assert (at(state, "b3"), question(state)) == ("sea", "act blue")


@rule("IGL-4.22", "IGL-4.58")
def test_a_bear_comes_into_the_space_and_attacks_nobody():
    state = play(melting("b2 red, b3, a3 blue, b4", sea="c3 fish1"), "melt_ice b3", "tile bear")
    assert at(state, "b3") == "sea bear"
    assert [at(state, cell) for cell in ("b2", "a3", "c3")] == ["ice red", "ice blue", "sea fish1"]
    assert json_entry(state, "supply")["bear"] == 3
    assert (question(state), json_entry(state, "ap")) == ("act red", 3)


@rule("IGL-4.23")
def test_no_bear_comes_when_none_is_left():
    state = play(melting("b2 red, b3, b4", sea="g2 bear, g4 bear, g6 bear", hunted="red bear"), "melt_ice b4")
    state = play(state, "tile bear")
    assert at(state, "b4") == "sea"
    assert json_entry(state, "bears") == ["g2", "g4", "g6"]


@rule("IGL-4.23", "IGL-4.8")
@pytest.mark.parametrize(("ban", "found", "left"), [("centre", "sea", 4), ("none", "sea bear", 3)])
def test_no_bear_comes_to_a_banned_space(ban, found, left):
    state = play(melting("e5, h2 red", animal_ban=ban), "melt_ice e5", "tile bear")
    assert (at(state, "e5"), json_entry(state, "supply")["bear"]) == (found, left)


@rule("IGL-4.24")
def test_a_glacier_does_not_melt_and_gets_a_fox_from_the_supply():
    state = play(melting("b2 red, b3, b4 2 fox2, b5 fox3"), "melt_ice b3", "tile glacier")
    assert (question(state), names(state), state.weights()) == ("fox chance", ["fox 1", "fox 2", "fox 3"], [3, 2, 2])
    state = play(state, "fox 2")
    assert at(state, "b3") == "glacier fox2"
    assert json_entry(state, "supply")["fox2"] == 1
    assert (question(state), json_entry(state, "ap")) == ("act red", 3)


@rule("IGL-4.25")
def test_a_glacier_is_ice_for_walking_paddling_building_drifting_and_islands():
    state = acting("b2 red", glacier="b3, f3, c2 red")
    assert "walk b2 b3" in names(state)
    assert "kayak b2 f3" in names(state)
    assert offers(state, "build_igloo") == "b2, c2"
    assert state.scores()[0] == 9  # b2, b3, c2
    assert "drift b3 E" in names(drifting("b2", glacier="b3"))


@rule("IGL-4.25")
def test_a_glacier_never_melts():
    state = melting("b2 red, b4", glacier="b3, f3", kept="red melt")
    assert names(state) == ["melt_ice b4", "play_melt b2", "play_melt b4"]
    assert question(melting("b2 red", glacier="b3, a5")) == "over"


@rule("IGL-4.26", "IGL-4.8")
def test_a_glacier_at_the_centre_stays_without_a_fox():
    state = play(melting("d5, h2 red"), "melt_ice d5", "tile glacier")
    assert (at(state, "d5"), question(state)) == ("glacier", "act red")
    state = play(melting("d5, h2 red", animal_ban="none"), "melt_ice d5", "tile glacier")
    assert question(state) == "fox chance"


@rule("IGL-4.26")
def test_a_glacier_stays_without_a_fox_when_none_is_left():
    state = melting("b2 red, b3, b4", lost={"fox1": 3, "fox2": 4, "fox3": 3})
    state = play(state, "melt_ice b4", "tile glacier")
    assert (at(state, "b4"), question(state)) == ("glacier", "act red")


@rule("IGL-4.27")
def test_a_drift_tile_melts_and_one_push_must_follow():
    state = play(melting("b2 red, b3, b4"), "melt_ice b4", "tile drift")
    assert (at(state, "b4"), question(state), families(state)) == ("sea", "drift red", "drift")
    assert json_entry(state, "shown") == {"drift": 1}
    state = play(state, "drift b2 N")  # into the space that the tile has just left
    assert json_entry(state, "ice") == ["b3", "b4"]
    assert (question(state), json_entry(state, "ap")) == ("act red", 3)
