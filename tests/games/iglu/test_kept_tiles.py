"""Kept tiles: when each may be played, how often, and what Melt and Energy do."""

import pytest

from banchisa import SPECTATOR
from games.iglu.positions import acting, at, families, melting, offers, question, tiles
from support.claims import rule
from support.positions import json_entry, names, play

THREE_MOVES = ("move_animal fish1 c2 d2", "move_animal fish1 d2 e2", "move_animal fish1 e2 d2")
ALL_24 = "red 6 melt 2 energy1 4 energy2 2 energy3 4 harpoon 6 animals"


@rule("IGL-4.40")
def test_kept_tiles_are_secret_and_there_is_no_limit_to_them():
    state = melting("b2 red, b3", kept=ALL_24)
    assert json_entry(state.seen_by(1), "kept") == [{"unknown": 24}, {}, {}, {}]
    assert json_entry(state.seen_by(0), "kept")[0]["melt"] == 6
    state = play(melting("b2 red, b3", kept=ALL_24.replace("6 melt", "5 melt")), "melt_ice b3", "tile melt")
    assert json_entry(state, "kept")[0]["melt"] == 6


@rule("IGL-4.41")
@pytest.mark.parametrize(
    ("tile", "step"),
    [
        ("melt", "play_melt b3"),
        ("energy1", "play_energy 1"),
        ("energy3", "play_energy 3"),
        ("harpoon", "harpoon fish2 c2"),
        ("animals", "play_animals"),
    ],
)
def test_a_kept_tile_is_shown_when_played_and_leaves_the_game(tile, step):
    state = acting("b2 red, b3", sea="c2 fish2", kept=f"red 2 {tile}")
    played = play(state, step)
    assert json_entry(played, "kept")[0] == {tile: 1}
    for seat in (0, 1, SPECTATOR):
        assert (json_entry(state.seen_by(seat), "shown"), json_entry(played.seen_by(seat), "shown")) == ({}, {tile: 1})
    assert json_entry(played, "unseen") == json_entry(state, "unseen")


@rule("IGL-4.41")
def test_a_tile_one_does_not_hold_cannot_be_played():
    state = acting("b2 red, b3", sea="c2 fish2", kept="blue melt energy1 energy2 energy3 harpoon animals")
    assert families(state) == "walk kayak hunt build_igloo end_turn"


@rule("IGL-4.42")
@pytest.mark.parametrize(
    ("kept", "steps", "family"),
    [
        ("2 melt", ["play_melt b4"], "play_melt"),
        ("energy1 energy2 energy3", ["play_energy 2"], "play_energy"),
        ("2 harpoon", ["harpoon fish1 c2"], "harpoon"),
        ("2 animals", ["play_animals", *THREE_MOVES], "play_animals"),
    ],
)
def test_at_most_one_of_each_type_is_played_in_a_turn(kept, steps, family):
    state = acting("b2 red, b3, b4", sea="c2 2 fish1", kept=f"red {kept}")
    assert family in families(state)
    assert family not in families(play(state, *steps))


@rule("IGL-4.42")
def test_one_of_every_type_may_be_played_in_one_turn():
    state = acting("b2 red, b3, b4", sea="c2 fish1 fish2", kept="red melt energy1 harpoon animals")
    state = play(state, "play_melt b4", "play_energy 1", "harpoon fish2 c2", "play_animals")
    assert json_entry(state, "played") == ["melt", "energy", "harpoon", "animals"]


@rule("IGL-4.42")
def test_a_tile_played_before_the_melt_counts_for_the_whole_turn():
    state = play(melting("b2 red, b3, b4, b5", kept="red 2 melt", seats=2), "play_melt b5")
    assert offers(state, "play_melt") == ""
    state = play(state, "melt_ice b4", "tile bear")
    assert offers(state, "play_melt") == ""


@rule("IGL-4.42")
def test_the_limit_ends_with_the_turn():
    ice = "b2 red, b3, b4, b5, b6, b7 blue"
    state = play(acting(ice, kept="red 2 melt", seats=2), "play_melt b6", "end_turn")
    state = play(state, "melt_ice b3", "tile bear", "end_turn")
    assert "play_melt" in families(state)


@rule("IGL-4.42")
@pytest.mark.parametrize(
    "steps",
    [
        ("harpoon fish3 b2",),
        ("walk c3 c4",),
        ("kayak c3 c4",),
        (
            "play_animals",
            "move_animal bear d2 d3",
            "answer harpoon",
            "move_animal fish3 b2 b1",
            "move_animal fish3 b1 b2",
        ),
    ],
)
def test_every_use_of_a_harpoon_in_the_own_turn_counts(steps):
    state = acting("c3 red, c4 bear, d3 red, b3 red", sea="b2 fish3, d2 bear", kept="red 2 harpoon animals")
    assert "harpoon fish3 b2" in names(state)
    state = play(state, *steps)
    assert json_entry(state, "kept")[0]["harpoon"] == 1
    assert "harpoon" in json_entry(state, "played")
    assert "harpoon" not in families(state)


@rule("IGL-4.42")
def test_after_a_harpoon_in_the_own_turn_the_active_player_can_only_decline():
    state = acting("c3 red", sea="b3 fish1, c2 bear", kept="red 2 harpoon animals")
    state = play(state, "harpoon fish1 b3", "play_animals", "move_animal bear c2 c3")
    assert (question(state), names(state)) == ("answer red", ["answer decline"])


@rule("IGL-4.43")
def test_in_the_turn_of_others_harpoons_answer_without_limit():
    state = acting("c3 blue, g3 blue, h7 red", sea="c2 bear, g2 bear", kept="red animals, blue 2 harpoon melt energy1")
    state = play(state, "play_animals", "move_animal bear c2 c3")
    assert names(state) == ["answer harpoon", "answer decline"]  # and nothing else that blue keeps
    state = play(state, "answer harpoon", "move_animal bear g2 g3")
    assert names(state) == ["answer harpoon", "answer decline"]
    state = play(state, "answer harpoon")
    assert json_entry(state, "hunted")[1] == {"bear": 2}
    assert json_entry(state, "played") == ["animals"]


@rule("IGL-4.43")
def test_a_harpoon_of_the_active_player_does_not_stop_those_of_others():
    state = acting("c3 blue, c6 red", sea="c2 bear, c7 fish1", kept="red harpoon animals, blue harpoon")
    state = play(state, "harpoon fish1 c7", "play_animals", "move_animal bear c2 c3")
    assert names(state) == ["answer harpoon", "answer decline"]


@rule("IGL-4.44")
def test_before_the_melt_only_melt_and_move_animals_can_be_played():
    state = melting("b2 red fox1, b3", sea="c2 fish1", kept="red melt energy1 energy2 energy3 harpoon animals")
    assert names(state) == ["melt_ice b3", "play_melt b2", "play_melt b3", "play_animals"]


@rule("IGL-4.44", "IGL-4.51")
def test_after_a_tile_played_before_the_melt_the_melt_is_still_due():
    state = play(melting("b2 red, b3, b4, b5", kept="red melt"), "play_melt b5")
    assert names(state) == ["melt_ice b3", "melt_ice b4"]
    state = melting("b2 red, b3", sea="g2 fish1", kept="red animals")
    state = play(state, "play_animals", "move_animal fish1 g2 g3", "move_animal fish1 g3 g2", "move_animal fish1 g2 g3")
    assert names(state) == ["melt_ice b3"]


@rule("IGL-4.45")
def test_a_kept_tile_is_resolved_completely_before_anything_else():
    state = acting("b2 red, b3 red blue", sea="c2 fish1", kept="red melt animals energy1")
    assert families(play(state, "play_animals")) == "move_animal"
    assert families(play(state, "play_melt b3")) == "flee"
    assert families(play(state, "play_melt b3", "flee a1")) == "flee"
    assert "play_energy" in families(play(state, "play_melt b3", "flee a1", "flee a1"))
    state = melting("b2 red, b3 blue, b4", sea="c2 fish1", kept="red melt animals")
    assert families(play(state, "play_animals")) == "move_animal"
    assert families(play(state, "play_melt b3")) == "flee"


@rule("IGL-4.46")
def test_melt_cannot_be_played_without_a_target():
    assert "play_melt" not in families(acting("c3 red red-igloo", glacier="e6", kept="red melt"))
    assert offers(acting("c3 red", glacier="e6", kept="red melt"), "play_melt") == "c3"


@rule("IGL-4.46")
@pytest.mark.parametrize(
    ("ice", "sea"),
    [
        ("c3 red, c4", ""),
        ("c3 red fox1, d5, e5, d4", ""),
        ("h3 red, c4 fox1, d4, e4", ""),  # beside c4: only d4, which is banned
        ("b1 red, b2, a3, a4", "a2 fish3"),
    ],
)
def test_move_animals_cannot_be_played_when_no_animal_can_move(ice, sea):
    assert "play_animals" not in families(acting(ice, sea=sea, kept="red animals"))


@rule("IGL-4.46")
@pytest.mark.parametrize(
    ("ice", "sea"), [("c3 red fox1, c4", ""), ("c3 red", "b2 fish1"), ("c3 red", "b2 bear"), ("c3 red, b2 bear", "")]
)
def test_one_animal_that_can_move_is_enough_for_move_animals(ice, sea):
    assert "play_animals" in families(acting(ice, sea=sea, kept="red animals"))


# Melt


@rule("IGL-4.47")
def test_melt_removes_a_face_down_tile_beside_the_sea():
    ice = "b2, c2, d2, b3, c3, d3, b4, c4, d4"
    state = acting(ice, kept="red melt")
    assert offers(state, "play_melt") == "b2, c2, d2, b3, d3, b4, c4, d4"
    state = play(state, "play_melt b2")
    assert (at(state, "b2"), question(state)) == ("sea", "act red")


@rule("IGL-4.48")
@pytest.mark.parametrize("load", ["blue", "red", "fox2", "bear", "fox1 green"])
def test_the_tile_may_carry_inuit_foxes_and_a_bear(load):
    assert offers(acting(f"b2 {load}", land="a1 red", kept="red melt"), "play_melt") == "b2"


@rule("IGL-4.48")
def test_the_tile_may_not_carry_an_igloo_whoever_built_it():
    assert offers(acting("b2 red-igloo, b4 blue-igloo, b6 green", kept="red melt"), "play_melt") == "b6"


@rule("IGL-4.48")
def test_melt_has_no_ring_exception():
    glacier = "c1, d2, e1"  # around d1, which is on the ring and free but not beside the sea
    state = acting("d1, f6 red-igloo", glacier=glacier, land="a1 red", kept="red melt")
    assert "play_melt" not in families(state)
    assert offers(melting("d1, f6 red-igloo", glacier=glacier, land="a1 red"), "melt_ice") == "d1"


@rule("IGL-4.49")
def test_animals_on_the_removed_tile_are_out_of_the_game():
    state = acting("b2 bear 2 fox1 fox3, b3", kept="red melt")
    supply = json_entry(state, "supply")
    state = play(state, "play_melt b2")
    assert (json_entry(state, "bears"), json_entry(state, "foxes"), at(state, "b2")) == ([], {}, "sea")
    assert json_entry(state, "lost") == {"fox1": 2, "fox3": 1, "bear": 1}
    assert (json_entry(state, "supply"), json_entry(state, "hunted")) == (supply, [{}, {}, {}, {}])


@rule("IGL-4.50")
@pytest.mark.parametrize(
    ("seat", "order"),
    [
        (0, ["blue", "yellow", "green", "red"]),
        (1, ["yellow", "green", "red", "blue"]),
        (2, ["green", "red", "blue", "yellow"]),
        (3, ["red", "blue", "yellow", "green"]),
    ],
)
def test_the_active_player_puts_each_inuk_on_a_corner_own_ones_last(seat, order):
    colour = ("red", "blue", "yellow", "green")[seat]
    state = acting("b2 red blue yellow green, b3", seat=seat, kept=f"{colour} melt")
    state = play(state, "play_melt b2")
    assert json_entry(state, "inuit") == [[None] * 3] * 4  # off the board until placed
    for corner, fled in zip(("h8", "a1", "a8", "h1"), order, strict=True):
        assert (state.actor, offers(state, "flee")) == (seat, "a1, h1, a8, h8")
        state = play(state, f"flee {corner}")
        assert at(state, corner) == f"land {fled}"
    assert question(state) == f"act {colour}"


@rule("IGL-4.50", "IGL-4.7")
def test_all_of_them_may_go_to_one_corner():
    state = play(acting("b2 2 red 2 blue, b3", kept="red melt"), "play_melt b2", *["flee h1"] * 4)
    assert at(state, "h1") == "land 2 red 2 blue"


@rule("IGL-4.51")
def test_the_removed_tile_stays_unknown_for_ever():
    state = melting("b2 red, b3, b4, b5", kept="red melt")
    unseen = json_entry(state, "unseen")
    state = play(state, "play_melt b5")
    assert json_entry(state, "unseen") == unseen
    state = play(state, "melt_ice b4")
    assert dict(zip(names(state), state.weights(), strict=True)) == {f"tile {kind}": n for kind, n in unseen.items()}
    assert tiles(state) == "b2, b3, b4"


# Energy


@rule("IGL-4.52")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_energy_adds_its_value_to_the_action_points(value):
    state = play(acting("b2 red", kept=f"red energy{value}", ap=1), f"play_energy {value}")
    assert json_entry(state, "ap") == 1 + value


@rule("IGL-4.52")
def test_energy_lasts_for_the_turn_only():
    state = play(acting("b2 red, b3 blue, b4", kept="red energy3", seats=2), "play_energy 3", "end_turn")
    assert json_entry(state, "ap") == 0
    assert json_entry(play(state, "melt_ice b4", "tile bear"), "ap") == 3
