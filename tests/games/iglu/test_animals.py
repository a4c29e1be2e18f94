"""Move animals, and the attack of a bear."""

import pytest

from games.iglu.positions import acting, at, families, melting, offers, question
from support.claims import rule
from support.positions import json_entry, names, play


def moving(ice: str = "", **more):
    """The active player has played Move animals in phase 2."""
    kept = f"red animals, {more.pop('kept', '')}"
    return play(acting(ice, kept=kept, **more), "play_animals")


@rule("IGL-4.53")
def test_there_are_three_points_of_one_space_each_and_an_animal_may_come_back():
    state = moving("h2 red", sea="c7 fish1, g7 fish2")
    assert json_entry(state, "points") == 3
    state = play(state, "move_animal fish1 c7 c6")
    assert (json_entry(state, "points"), at(state, "c6"), at(state, "c7")) == (2, "sea fish1", "sea")
    state = play(state, "move_animal fish2 g7 g6", "move_animal fish1 c6 c7")
    assert (json_entry(state, "fish"), question(state)) == ({"g6": [2], "c7": [1]}, "act red")


@rule("IGL-4.53")
def test_one_of_several_animals_in_a_space_moves():
    state = play(moving("h2 red", sea="c7 2 fish1 fish2"), "move_animal fish1 c7 c6")
    assert (at(state, "c7"), at(state, "c6")) == ("sea fish2 fish1", "sea fish1")


@rule("IGL-4.54")
def test_all_points_must_be_spent_while_an_animal_can_move():
    state = moving("h2 red", sea="c7 fish1")
    for move in ("c7 c6", "c6 c5", "c5 c4"):
        assert families(state) == "move_animal"
        state = play(state, f"move_animal fish1 {move}")
    assert question(state) == "act red"


@rule("IGL-4.54")
def test_points_lapse_when_no_animal_can_move_any_more():
    state = moving("c4 blue, h2 red", sea="c5 bear", kept="blue harpoon")
    state = play(state, "move_animal bear c5 c4", "answer harpoon")
    assert (question(state), json_entry(state, "points")) == ("act red", 0)


@rule("IGL-4.55")
def test_a_fish_moves_to_adjacent_sea_with_or_without_animals_in_it():
    state = moving("c3, c5, h2 red", sea="c4 fish1, b4 2 fish3, d4 fish2")
    assert offers(state, "move_animal fish1") == "c4 d4, c4 b4"
    assert offers(moving("c3, h2 red", sea="c4 fish2, b4 bear"), "move_animal fish2 c4") == "c5, d4, b4"
    state = play(moving("c3, h2 red", sea="c4 fish2, b4 bear"), "move_animal fish2 c4 b4")
    assert at(state, "b4") == "sea fish2 bear"  # a bear attacks only when it is moved


@rule("IGL-4.56")
def test_a_fox_moves_to_adjacent_ice_whatever_is_on_it():
    ice = "c3 fox3, c4 blue blue-igloo, b3 bear, d3 2 fox1, d4"
    state = moving(ice)
    assert offers(state, "move_animal fox3 c3") == "c4, d3, b3"  # c2 is sea
    assert at(play(state, "move_animal fox3 c3 b3"), "b3") == "ice fox3 bear"
    assert at(play(state, "move_animal fox3 c3 c4"), "c4") == "ice blue blue-igloo fox3"
    assert offers(state, "move_animal fox1 d3") == "c3"  # not d4, which is banned
    assert offers(moving(ice, animal_ban="none"), "move_animal fox1 d3") == "d4, c3"


@rule("IGL-4.56")
def test_a_fox_walks_on_glaciers():
    assert offers(moving("c3 fox3", glacier="c4"), "move_animal fox3") == "c3 c4"


@rule("IGL-4.57")
def test_a_bear_moves_to_sea_or_ice_but_to_no_corner_banned_space_or_other_bear():
    state = moving("c3 blue, g1 bear", sea="c4 bear, c5 bear, b4 fish1")
    assert offers(state, "move_animal bear c4") == "c3, b4"  # not c5: a bear, not d4: banned
    assert offers(state, "move_animal bear g1") == "g2, f1"  # not h1
    state = moving("c3 blue, g1 bear", sea="c4 bear, c5 bear", animal_ban="none")
    assert offers(state, "move_animal bear c4") == "d4, c3, b4"


# the attack


@rule("IGL-4.58")
@pytest.mark.parametrize("cell", ["c3", "c5"])
def test_a_bear_attacks_where_it_is_moved_on_ice_and_at_sea(cell):
    state = play(moving("c3 fox1 fox2, h2 red", sea="c4 bear, c5 fish1 fish3"), f"move_animal bear c4 {cell}")
    assert at(state, cell) == ("ice bear" if cell == "c3" else "sea bear")
    assert (question(state), json_entry(state, "points")) == ("move_animal red", 2)


@rule("IGL-4.58")
def test_a_bear_attacks_in_every_space_on_its_way():
    state = moving("h2 red", sea="c4 bear, c5 fish1, c6 fish2, c7 fish3")
    state = play(state, "move_animal bear c4 c5", "move_animal bear c5 c6", "move_animal bear c6 c7")
    assert json_entry(state, "lost") == {"fish1": 1, "fish2": 1, "fish3": 1}


@rule("IGL-4.58")
def test_a_bear_does_not_attack_what_comes_to_it():
    state = play(moving("c3 bear yellow yellow-igloo, c4 fox1", sea="g7 fish1"), "move_animal fox1 c4 c3")
    assert (at(state, "c3"), question(state)) == ("ice yellow yellow-igloo fox1 bear", "move_animal red")


@rule("IGL-4.59")
def test_fish_and_foxes_die_before_any_answer():
    state = moving("c4 2 fox1 fox3 blue, h2 red", sea="c5 bear", kept="blue harpoon")
    supply = json_entry(state, "supply")
    state = play(state, "move_animal bear c5 c4")
    assert (question(state), at(state, "c4")) == ("answer blue", "ice blue bear")
    state = play(state, "answer harpoon")
    assert json_entry(state, "foxes") == {}
    assert (json_entry(state, "lost"), json_entry(state, "supply")) == ({"fox1": 2, "fox3": 1}, supply)


@rule("IGL-4.60")
@pytest.mark.parametrize(
    ("seat", "colour", "order"),
    [
        (0, "red", ["blue", "yellow", "green", "red"]),
        (2, "yellow", ["green", "red", "blue", "yellow"]),
    ],
)
def test_every_seat_there_is_asked_clockwise_the_active_player_last(seat, colour, order):
    ice = "c4 red 2 blue yellow yellow-igloo green"
    state = acting(ice, sea="c5 bear", seat=seat, kept=f"{colour} animals, blue harpoon")
    state = play(state, "play_animals", "move_animal bear c5 c4")
    for asked_now in order:
        assert question(state) == f"answer {asked_now}"
        state = play(state, "answer decline")
    assert families(state) == "flee"


@rule("IGL-4.60")
def test_a_seat_without_inuit_there_is_not_asked():
    state = moving("c4 green, c3 blue yellow, h2 red", sea="c5 bear", kept="blue harpoon")
    state = play(state, "move_animal bear c5 c4")
    assert question(state) == "answer green"
    assert families(play(state, "answer decline")) == "flee"


@rule("IGL-4.60")
def test_the_question_comes_with_or_without_a_harpoon_in_hand():
    ice = "c4 blue, h2 red"
    state = play(moving(ice, sea="c5 bear"), "move_animal bear c5 c4")
    assert (question(state), names(state)) == ("answer blue", ["answer decline"])
    state = play(moving(ice, sea="c5 bear", kept="blue harpoon"), "move_animal bear c5 c4")
    assert (question(state), names(state)) == ("answer blue", ["answer harpoon", "answer decline"])


@rule("IGL-4.61")
def test_the_first_harpoon_ends_the_attack():
    kept = "blue harpoon, yellow harpoon"
    state = play(moving("c4 red blue yellow", sea="c5 bear, g7 fish1", kept=kept), "move_animal bear c5 c4")
    state = play(state, "answer harpoon")
    assert json_entry(state, "hunted") == [{}, {"bear": 1}, {}, {}]
    assert json_entry(state, "kept") == [{}, {}, {"harpoon": 1}, {}]
    assert (at(state, "c4"), question(state)) == ("ice red blue yellow", "move_animal red")


@rule("IGL-4.61", "IGL-5.5")
def test_the_bear_goes_to_whoever_shot_it():
    kept = "blue harpoon, yellow harpoon"
    state = play(moving("c4 red blue yellow", sea="c5 bear", kept=kept), "move_animal bear c5 c4")
    before = state.scores()
    state = play(state, "answer decline", "answer harpoon")
    assert json_entry(state, "hunted") == [{}, {}, {"bear": 1}, {}]
    assert [after - points for after, points in zip(state.scores(), before, strict=True)] == [0, 0, 4, 0]


@rule("IGL-4.62")
def test_a_harpoon_need_not_be_played():
    state = play(moving("c4 blue, h2 red", sea="c5 bear", kept="blue harpoon"), "move_animal bear c5 c4")
    state = play(state, "answer decline", "flee h8")
    assert json_entry(state, "kept")[1] == {"harpoon": 1}
    assert (at(state, "c4"), at(state, "h8")) == ("ice bear", "land blue")


@rule("IGL-4.63")
def test_inuit_hide_in_an_igloo_of_their_own_colour_only():
    state = moving("c4 2 blue yellow blue-igloo, h2 red", sea="c5 bear")
    state = play(state, "move_animal bear c5 c4", "answer decline", "answer decline")
    assert (question(state), json_entry(state, "fleeing")) == ("flee red", [0, 0, 1, 0])
    state = play(state, "flee a8")
    assert (at(state, "c4"), at(state, "a8")) == ("ice 2 blue blue-igloo bear", "land yellow")


@rule("IGL-4.63")
def test_nobody_flees_when_all_hide():
    state = moving("c4 2 blue blue-igloo, h2 red", sea="c5 bear")
    state = play(state, "move_animal bear c5 c4", "answer decline")
    assert (question(state), at(state, "c4")) == ("move_animal red", "ice 2 blue blue-igloo bear")


@rule("IGL-4.60", "IGL-4.61")
def test_whoever_could_hide_may_shoot():
    state = moving("c4 blue blue-igloo, h2 red", sea="c5 bear", kept="blue harpoon")
    state = play(state, "move_animal bear c5 c4", "answer harpoon")
    assert (at(state, "c4"), json_entry(state, "hunted")[1]) == ("ice blue blue-igloo", {"bear": 1})


@rule("IGL-4.64")
def test_the_active_player_puts_all_others_on_corners_one_by_one():
    state = moving("c4 red 2 blue green", sea="c5 bear, g7 fish1")
    state = play(state, "move_animal bear c5 c4", *["answer decline"] * 3)
    assert json_entry(state, "inuit") == [[None] * 3] * 4
    for corner, fled in (("a1", "blue"), ("h8", "blue"), ("h1", "green"), ("a8", "red")):
        assert (state.actor, offers(state, "flee")) == (0, "a1, h1, a8, h8")
        state = play(state, f"flee {corner}")
        assert at(state, corner) == f"land {fled}"
    assert at(state, "c4") == "ice bear"


@rule("IGL-4.65")
@pytest.mark.parametrize("answer", [("answer harpoon",), ("answer decline", "flee a1")])
def test_after_the_attack_the_remaining_points_are_spent(answer):
    state = moving("c4 blue, h2 red", sea="c5 bear, g7 fish1", kept="blue harpoon")
    state = play(state, "move_animal bear c5 c4", *answer)
    assert (question(state), json_entry(state, "points")) == ("move_animal red", 2)
    state = play(state, "move_animal fish1 g7 g6", "move_animal fish1 g6 g7")
    assert (question(state), json_entry(state, "ap")) == ("act red", 3)


@rule("IGL-4.65", "IGL-5.2")
def test_in_phase_1_the_melt_follows_after_the_last_point():
    state = melting("c4 blue, h2 red, h3", sea="c5 bear", kept="red animals")
    state = play(state, "play_animals", "move_animal bear c5 c4", "answer decline", "flee a1")
    state = play(state, "move_animal bear c4 c5", "move_animal bear c5 c4")
    assert (question(state), names(state)) == ("melt red", ["melt_ice h3"])
