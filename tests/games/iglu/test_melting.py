"""The turn and its first phase: which tile must melt, and who sees it."""

import pytest

from banchisa import SPECTATOR
from games.iglu.positions import GAME, RING, START_ICE, acting, at, families, less, melting, offers, question, tiles
from support.claims import rule
from support.positions import json_entry, names, play

RED_BORDER = ("melt", "energy1", "energy2", "energy3", "harpoon", "animals")


@rule("IGL-4.10")
def test_first_a_tile_melts_then_action_points_are_spent():
    state = melting("b2 red, b3, b4", sea="c2 fish1")
    assert names(state) == ["melt_ice b3", "melt_ice b4"]
    state = play(state, "melt_ice b4", "tile energy1")
    assert question(state) == "act red"
    assert families(state) == "play_energy walk kayak hunt build_igloo end_turn"


@rule("IGL-4.11")
@pytest.mark.parametrize(("seat", "after"), [(0, "melt blue"), (1, "melt yellow"), (2, "melt red")])
def test_after_phase_2_the_next_seat_melts(seat, after):
    assert question(play(acting("b2 red, b3, b4", seats=3, seat=seat), "end_turn")) == after


@rule("IGL-4.11", "IGL-4.42")
def test_a_turn_starts_with_nothing_played_and_full_action_points():
    state = acting("b2 red, b3 blue, b4, b6", seats=2, ap=1, kept="red energy3, blue energy3")
    state = play(state, "play_energy 3", "end_turn", "melt_ice b4", "tile bear")
    assert (json_entry(state, "ap"), json_entry(state, "played")) == (3, [])
    assert offers(state, "play_energy") == "3"


@rule("IGL-4.12", "IGL-4.44")
def test_kept_tiles_are_played_before_the_melt_or_throughout_phase_2():
    kept = "red melt energy1 energy2 harpoon animals"
    state = melting("b2 red, b3, b4", sea="c2 fish1", kept=kept)
    assert families(state) == "melt_ice play_melt play_animals"
    state = play(state, "melt_ice b4", "tile bear")
    every = "play_melt play_animals play_energy walk kayak hunt harpoon build_igloo end_turn"
    assert families(state) == every
    state = play(state, "walk b2 b3")
    assert families(state) == "play_melt play_animals play_energy walk end_turn"
    state = play(state, "walk b3 b2", "play_energy 2")
    assert families(state) == "play_melt play_animals walk kayak hunt harpoon build_igloo end_turn"


@rule("IGL-4.13")
def test_exactly_one_tile_must_melt():
    state = melting("b2 red, b3, b4")
    assert families(state) == "melt_ice"  # no way round it
    state = play(state, "melt_ice b3", "tile harpoon")
    assert tiles(state) == "b2, b4"
    assert "melt_ice" not in families(state)


@rule("IGL-4.14")
def test_the_tile_lies_face_down_unoccupied_and_beside_the_sea():
    ice = "b2, c2, d2, b3, c3, d3, b4 green, c4, d4, h2 red"
    assert offers(melting(ice), "melt_ice") == "b2, c2, d2, b3, d3, c4, d4"  # not c3, b4, h2
    assert offers(melting("b2, b3, b4 red", glacier="c2"), "melt_ice") == "b2, b3"


@rule("IGL-4.15")
def test_when_only_glaciers_lie_beside_the_sea_a_tile_of_the_ring_melts():
    centre = "d3 e3 c4 f4 c5 f5 d6 e6"
    state = melting(less(START_ICE, centre), glacier=centre)
    assert offers(state, "melt_ice") == RING
    state = play(state, "melt_ice h4", "tile melt", "end_turn")
    assert offers(state, "melt_ice") == "h3, g4, h5"  # a new sea


@rule("IGL-4.15")
def test_a_ring_tile_is_no_choice_while_any_other_is_free_beside_the_sea():
    inuit = "d3 red, e3 red, c4 blue, f4 blue, c5 yellow, f5 yellow, d6 green"
    assert offers(melting(f"{START_ICE} {inuit}"), "melt_ice") == "e6"


@rule("IGL-4.16")
def test_with_no_tile_beside_the_sea_and_none_on_the_ring_the_game_ends():
    state = melting("c3, b3 red, d3 red, c2 red, c4 blue")  # c3 is free, but inland
    assert question(state) == "over"
    assert json_entry(state, "ice") == ["c2", "b3", "c3", "d3", "c4"]


@rule("IGL-4.17", "IGL-4.19")
@pytest.mark.parametrize("kind", RED_BORDER)
def test_a_tile_with_red_border_is_seen_by_its_drawer_alone(kind):
    state = play(melting("b2 red, b3, b4"), "melt_ice b4")
    drawn = GAME.actions.parse(f"tile {kind}")
    assert [GAME.notation_for(state, drawn, seat) for seat in (0, 1, 3, SPECTATOR)] == [f"tile {kind}"] + [
        "tile red"
    ] * 3
    state = play(state, f"tile {kind}")
    assert json_entry(state.seen_by(0), "kept")[0] == {kind: 1}
    assert json_entry(state.seen_by(1), "kept")[0] == {"unknown": 1}
    assert json_entry(state.seen_by(SPECTATOR), "kept")[0] == {"unknown": 1}


@rule("IGL-4.18")
@pytest.mark.parametrize("kind", ["fish1", "fish2", "fish3", "bear", "drift", "glacier"])
def test_a_tile_without_red_border_is_shown_to_everybody(kind):
    state = play(melting("b2 red, b3, b4"), "melt_ice b4")
    drawn = GAME.actions.parse(f"tile {kind}")
    assert {GAME.notation_for(state, drawn, seat) for seat in (0, 1, 2, 3, SPECTATOR)} == {f"tile {kind}"}
    state = play(state, f"tile {kind}")
    assert [json_entry(state.seen_by(seat), "shown") for seat in (0, 1, SPECTATOR)] == [{kind: 1}] * 3
    assert json_entry(state, "kept") == [{}] * 4


@rule("IGL-4.18")
@pytest.mark.parametrize(
    ("kind", "first_step"), [("fish2", "fish chance"), ("glacier", "fox chance"), ("drift", "drift red")]
)
def test_its_event_comes_at_once(kind, first_step):
    assert question(play(melting("b2 red, b3, b4"), "melt_ice b4", f"tile {kind}")) == first_step


@rule("IGL-4.19")
@pytest.mark.parametrize("kind", RED_BORDER)
def test_a_tile_with_red_border_goes_to_the_hand_and_leaves_sea(kind):
    state = play(melting("b2 red, b3, b4", kept="red melt"), "melt_ice b4", f"tile {kind}")
    assert at(state, "b4") == "sea"
    assert json_entry(state, "kept")[0] == ({"melt": 2} if kind == "melt" else {"melt": 1, kind: 1})
    assert (question(state), json_entry(state, "ap")) == ("act red", 3)


@rule("IGL-4.19")
def test_it_may_be_played_in_the_same_turn_or_later():
    state = play(melting("b2 red, b3, b4, d7", seats=2), "melt_ice b4", "tile energy3")
    assert json_entry(play(state, "play_energy 3"), "ap") == 6
    state = play(state, "end_turn", "melt_ice d7", "tile bear", "end_turn", "melt_ice b3", "tile bear")
    assert json_entry(play(state, "play_energy 3"), "ap") == 6
