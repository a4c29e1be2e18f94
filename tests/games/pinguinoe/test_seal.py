"""The seal: its way, whom it reaches, and the fish that lure it away."""

from games.pinguinoe.positions import at, hand, labels, penguins, question, roll
from support.claims import rule
from support.positions import json_entry, names, play, refusing_rule

HOME = "0.0 0.27 14.27 14.0"


@rule("PIN-4.22")
def test_the_seal_takes_up_to_five_steps_in_eight_directions():
    state = roll(6, seal="4.20")
    assert json_entry(play(state, "seal_to 5.21"), "left") == 4
    assert json_entry(play(state, "seal_to 9.25"), "left") == 0
    assert refusing_rule(state, "seal_to 10.20") == "PIN-4.25"
    assert "end_turn" in names(state)


@rule("PIN-4.23")
def test_the_seal_enters_sea_and_ice_but_no_block_igloo_or_hull():
    state = roll(6, "8:D6a/0", seal="3.5")
    assert refusing_rule(state, "seal_to 4.5") == "PIN-4.23"
    assert json_entry(play(state, "seal_to 5.6"), "left") == 5 - 3  # past the two blocks
    assert refusing_rule(roll(6, seal="0.1"), "seal_to 0.0") == "PIN-4.23"
    between = roll(6, "9:D4a/0", seal="3.10")  # blocks on 3.11, 4.9, 5.8
    assert json_entry(play(between, "seal_to 4.11"), "left") == 4  # diagonally past the block on 3.11


@rule("PIN-4.24")
def test_from_the_ark_the_first_step_leads_to_a_cell_round_the_hull_and_never_back():
    state = roll(6)
    ring = [name for name in names(state, "seal_to") if json_entry(play(state, name), "left") == 4]
    assert ring == [f"seal_to {cell}" for cell in ("6.13", "6.14", "7.12", "7.15", "8.13", "8.14")]
    assert refusing_rule(play(state, "seal_to 6.13"), "seal_to 7.13") == "PIN-4.23"


@rule("PIN-4.25")
def test_a_leg_goes_round_penguins_that_are_not_named():
    state = roll(6, "1:L1a/0", "- 1.5 0.4 2.6", seal="1.3")
    # straight on it would be four steps to 1.7: penguins on 1.5 and 2.6 are passed, none is caught
    passed = play(state, "seal_to 1.7")
    assert (penguins(passed), json_entry(passed, "left")) == ("0.0 1.5 0.4 2.6", 1)
    corridor = roll(6, "", "- 0.2 1.2 2.2", seal="1.1")  # three penguins side by side: the way round is longer
    assert json_entry(play(corridor, "seal_to 1.3"), "left") == 5 - 4
    assert refusing_rule(corridor, "seal_to 1.1") == "PIN-4.25"


@rule("PIN-4.26", "PIN-4.27")
def test_the_seal_catches_whom_it_is_moved_onto_and_goes_on():
    state = play(roll(6, "", "0.2 0.1", seal="0.3"), "seal_to 0.2")
    assert (penguins(state), json_entry(state, "left")) == ("0.0 0.1 14.27 14.0", 4)
    assert penguins(play(state, "seal_to 0.1")) == HOME


@rule("PIN-4.28")
def test_every_penguin_on_the_cell_is_reached():
    state = play(roll(6, "", "0.2 0.2 0.2", seal="0.3"), "seal_to 0.2")
    assert penguins(state) == HOME


@rule("PIN-4.29")
def test_those_on_the_cell_are_asked_clockwise_from_the_seat_on_turn():
    state = roll(6, "", "0.2 0.2 0.2 -", ["fish", "snowball", ""], seat=1, seal="0.3")
    first = play(state, "seal_to 0.2")
    assert (question(first), names(first)) == ("1 fish", ["decline"])  # being asked tells nobody what is held
    second = play(first, "decline")  # seat 2 holds nothing and went home at once
    assert (question(second), penguins(second)) == ("0 fish", "0.2 0.27 14.27 14.0")
    assert names(second) == ["decline", "discard"]
    assert penguins(play(second, "decline")) == HOME


@rule("PIN-4.30")
def test_a_fish_saves_also_those_not_dealt_with_yet():
    state = roll(6, "1:L8a/0", "0.2 0.2 -", ["fish", "snowball"], seal="0.3")
    saved = play(state, "seal_to 0.2", "discard", "pick 1.5")
    assert (penguins(saved), json_entry(saved, "seal")) == ("0.2 0.2 14.27 14.0", "1.5")
    assert (hand(saved, 0), json_entry(saved, "discards")) == ("", ["fish"])


@rule("PIN-4.31")
def test_the_seal_reaches_penguins_on_the_cell_it_is_lured_to():
    state = roll(6, "1:L8a/0", "0.2 1.5", ["fish"], seal="0.3")
    lured = play(state, "seal_to 0.2", "discard", "pick 1.5")
    assert penguins(lured) == "0.2 0.27 14.27 14.0"


@rule("PIN-4.32")
def test_after_a_fish_the_seal_has_no_steps_left_but_a_card_may_be_used():
    state = roll(6, "1:L8a/0", "- 0.5", ["telescope", "fish"], seal="0.4")
    lured = play(state, "seal_to 0.5", "discard", "pick 1.5")
    assert (question(lured), json_entry(lured, "left")) == ("0 seal", 0)
    assert names(lured, "seal_to") == []
    assert refusing_rule(lured, "telescope 2") is None
    by_telescope = roll(6, "9:D4a/0", "- 1.9 -", ["telescope", "fish"], floating=[1])
    found = play(by_telescope, "telescope 2", "front L8a 0", "discard", "pick 4.10")
    assert (json_entry(found, "seal"), json_entry(found, "left")) == ("4.10", 0)
    before_roll = play(at("1:L8a/0 9:D4a/0", "- 1.5", ["fish", "fish"]), "fish", "pick 1.5", "discard", "pick 4.10")
    assert json_entry(play(before_roll, "roll", "die 6"), "left") == 5


@rule("PIN-4.33", "PIN-4.62")
def test_a_fish_given_to_the_seal_is_not_the_one_card_of_a_turn():
    state = roll(6, "1:L8a/0", "0.2", ["fish telescope"], seal="0.3")
    saved = play(state, "seal_to 0.2", "discard", "pick 1.5")
    assert json_entry(saved, "used") is False
    assert labels(saved, "telescope").startswith("2 3 4 5 7")
