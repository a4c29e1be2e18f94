"""Terms, the turn, and moving the penguin."""

import pytest

from banchisa import OVER
from games.pinguinoe.positions import at, hand, labels, penguins, question, roll
from support.claims import rule
from support.positions import json_entry, names, play, refusing_rule

# L8a/0 on place 1: sea 0.4, ice 0.5 0.6 0.7, sea 1.4, seal cell 1.5, sea 1.6, ice 1.7, ice 2.4 2.5


@rule("PIN-4.1")
@pytest.mark.parametrize(
    ("cards", "start", "cell", "stays"),
    [
        ("1:L1a/0", "0.3", "0.4", True),  # ice
        ("1:L1a/0", "0.3", "0.6", False),  # sea
        ("1:L8a/0", "1.3", "1.5", True),  # seal cell
        ("", "0.3", "0.0", True),  # igloo
        ("", "0.3", "0.4", False),  # a card face down
    ],
)
def test_a_penguin_stands_on_firm_cells_only(cards, start, cell, stays):
    state = play(roll(5, cards, start), f"walk {cell}", "end_turn")
    assert penguins(state).split()[0] == (cell if stays else "0.0")


@rule("PIN-4.2")
def test_a_card_face_down_is_sea_whatever_its_front_shows():
    state = roll(5, "", "0.3", down="1:L1a/0")
    assert penguins(play(state, "walk 0.4", "end_turn")).split()[0] == "0.0"


@rule("PIN-4.3")
def test_penguins_step_in_four_directions_and_across_the_borders_of_cards():
    state = roll(2, "1:L1a/0", "0.3")
    assert labels(state, "walk") == "0.1 0.2 0.4 0.5 1.2 1.3 1.4 2.3"
    assert refusing_rule(roll(5, layout="two_player", seats=2), "walk 3.20") == "PIN-4.3"


@rule("PIN-4.4")
def test_penguins_share_cells_and_pass_each_other():
    state = play(roll(2, "", "0.2 0.1"), "walk 0.1", "end_turn")
    assert penguins(state) == "0.1 0.1 14.27 14.0"
    assert json_entry(play(roll(3, "", "0.3 0.2 0.1"), "walk 0.0"), "left") == 0


@rule("PIN-4.5")
def test_nobody_stops_on_the_seal_or_passes_it():
    state = roll(2, "", "0.0", seal="1.0")
    assert labels(state, "walk") == "0.1 0.2 1.1"
    assert refusing_rule(state, "walk 2.0") == "PIN-4.16"


@rule("PIN-4.6")
def test_a_penguin_sent_home_in_its_own_move_loses_its_points():
    blocked = play(roll(5, "8:D6a/0", "3.6", ["telescope"]), "walk 3.8", "telescope 9", "front D7a 0")
    assert (penguins(blocked).split()[0], json_entry(blocked, "left"), question(blocked)) == ("0.0", 0, "0 move")


@rule("PIN-4.7")
@pytest.mark.parametrize(
    ("cell", "steps"), [("0.0", 20), ("0.27", 20), ("3.4", 13), ("3.6", 11), ("5.6", 9), ("5.7", 8)]
)
def test_the_ark_distance_counts_steps_to_the_nearer_hull_cell(cell, steps):
    state = roll(2, "8:D6a/0", cell)
    r, c = (int(part) for part in cell.split("."))
    assert state.sea.ark_distance[28 * r + c] == steps


@rule("PIN-4.8")
def test_a_player_with_a_miss_a_turn_card_only_discards_it():
    state = play(roll(2, "", "", ["", "fish"], stops=[1]), "end_turn")
    assert question(state) == "2 roll"
    assert (json_entry(state, "stops"), json_entry(state, "discards"), hand(state, 1)) == ([], ["stop"], "fish")


@rule("PIN-4.9")
def test_a_card_may_be_used_before_the_roll_or_after_it_but_only_one():
    before = play(at("", "", ["telescope telescope"]), "telescope 1", "front L5a 0")
    assert names(before) == ["roll"]
    assert refusing_rule(play(before, "roll", "die 3"), "telescope 2") == "PIN-4.57"
    after = play(roll(3, "", "", ["telescope"]), "walk 0.1", "telescope 1", "front L5a 0")
    assert (question(after), json_entry(after, "left")) == ("0 move", 2)


@rule("PIN-4.10")
def test_the_die_is_rolled_exactly_once():
    assert refusing_rule(at(), "end_turn") == "PIN-4.10"
    assert refusing_rule(at(), "walk 0.1") == "PIN-4.10"
    assert refusing_rule(roll(3), "roll") == "PIN-4.10"


@rule("PIN-4.11")
@pytest.mark.parametrize(
    ("result", "phase", "left"),
    [(1, "seal", 5), (2, "move", 2), (3, "move", 3), (4, "move", 4), (5, "move", 5), (6, "seal", 5)],
)
def test_two_to_five_move_the_penguin_one_and_six_the_seal(result, phase, left):
    state = roll(result)
    assert (question(state), json_entry(state, "left")) == (f"0 {phase}", left)
    assert refusing_rule(state, "seal_to 0.1" if phase == "move" else "walk 0.1") == "PIN-4.11"


@rule("PIN-4.12")
def test_the_turn_may_be_ended_without_having_moved():
    assert question(play(roll(5), "end_turn")) == "1 roll"
    assert question(play(roll(6), "end_turn")) == "1 roll"


@rule("PIN-4.13")
def test_at_the_end_of_a_turn_water_comes_before_the_clock_and_the_next_seat():
    state = play(roll(5, "", "0.3", ["lifebelt"], storm=1), "walk 0.5", "end_turn")
    assert (question(state), json_entry(state, "storm")) == ("0 belt", 1)
    state = play(state, "decline")
    assert (question(state), json_entry(state, "storm"), json_entry(state, "turns")) == ("1 roll", 0, 1)


@rule("PIN-4.14")
def test_a_penguin_walks_on_foreign_igloo_cards_and_on_the_ark_card():
    assert penguins(play(roll(5, "", "0.25"), "walk 0.27")).split()[0] == "0.27"
    on_ark = play(roll(5, "10:D6a/0", "5.14"), "walk 6.14")
    assert (penguins(on_ark).split()[0], json_entry(on_ark, "left")) == ("6.14", 4)


@rule("PIN-4.15")
def test_no_step_leads_diagonally_onto_a_block_or_off_the_map():
    state = roll(2, "8:D6a/0", "3.6")
    assert refusing_rule(state, "walk 4.6") == "PIN-4.15"
    assert refusing_rule(state, "walk 4.7") is None  # by 3.7: a diagonal cell costs two
    assert json_entry(play(state, "walk 4.7"), "left") == 0


@rule("PIN-4.16")
def test_walking_takes_a_shortest_way_and_may_go_on_and_back():
    state = roll(5, "8:D6a/0", "3.6")
    assert json_entry(play(state, "walk 5.6"), "left") == 5 - 4  # round the block on 4.6
    there = play(state, "walk 3.4", "walk 3.6")
    assert (penguins(there).split()[0], json_entry(there, "left")) == ("3.6", 1)
    assert refusing_rule(state, "walk 3.6") == "PIN-4.16"
    assert refusing_rule(state, "walk 9.6") == "PIN-4.16"


@rule("PIN-4.17")
def test_a_move_may_end_with_points_left():
    assert "end_turn" in names(roll(5))
    assert "end_turn" in names(play(roll(5), "walk 0.1"))


@rule("PIN-4.18")
def test_the_hull_wins_with_points_left_and_no_way_leads_across_it():
    state = roll(5, "10:D6a/0", "5.14")
    won = play(state, "walk 7.14")
    assert (won.actor, json_entry(won, "winner")) == (OVER, 0)
    assert refusing_rule(state, "walk 8.14") == "PIN-4.16"  # two steps beyond the hull, four points


@rule("PIN-4.19")
def test_a_reveal_costs_a_point_and_the_penguin_stays():
    state = play(roll(3, "", "0.3"), "reveal 1", "front L5a 0")
    assert (penguins(state).split()[0], json_entry(state, "left"), json_entry(state, "up")) == (
        "0.3",
        2,
        {"1": "L5a/0"},
    )
    assert refusing_rule(play(roll(2, "", "0.3"), "walk 0.2", "walk 0.3"), "reveal 1") == "PIN-4.19"
    assert refusing_rule(roll(5, "", "0.2"), "reveal 1") == "PIN-4.19"


@rule("PIN-4.20")
def test_only_map_cards_face_down_beside_the_penguin_can_be_revealed():
    swims = play(roll(3, "", "0.3"), "walk 0.4")
    assert refusing_rule(swims, "reveal 1") == "PIN-4.20"  # its own card
    assert refusing_rule(swims, "reveal 0") == "PIN-4.20"  # the igloo card
    assert refusing_rule(roll(3, "1:L1a/0", "0.3"), "reveal 1") == "PIN-4.20"  # face up
    assert refusing_rule(roll(3, "10:D6a/0", "5.14"), "reveal 17") == "PIN-4.20"  # the ark


@rule("PIN-4.21")
def test_after_a_reveal_the_move_goes_on():
    state = play(roll(3, "", "0.3"), "reveal 1", "front L1a 0", "walk 0.5")
    assert (penguins(state).split()[0], json_entry(state, "left"), question(state)) == ("0.5", 0, "0 move")
