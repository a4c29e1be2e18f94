"""Retreats: snowballs, the blizzard, and where a penguin lands."""

from games.pinguinoe.positions import at, hand, penguins, question, roll
from support.claims import rule
from support.positions import json_entry, names, play, refusing_rule


def thrown(cards: str, cell: str, **more: object):
    """Seat 1 throws a snowball at seat 0."""
    return play(at(cards, cell, ["", "snowball"], seat=1, **more), "snowball 1")


@rule("PIN-4.51")
def test_on_its_own_igloo_card_a_penguin_goes_to_its_igloo():
    assert names(thrown("", "1.2")) == ["pick 0.0"]
    assert penguins(play(thrown("", "1.2"), "pick 0.0")).split()[0] == "0.0"


@rule("PIN-4.52")
def test_it_goes_to_a_nearer_card_that_lies_face_up_or_to_its_igloo_card():
    assert names(thrown("1:L1a/0 2:L1b/0", "0.10")) == ["pick 0.4"]  # west is nearer, east is not
    assert names(thrown("1:L1a/0", "1.7")) == ["pick 0.0"]
    not_over_the_ark = at("16:D3a/0 18:D3b/0 25:D2a/0", "6.16", ["", "snowball"], seat=1)  # 17 is the ark, 11 is down
    assert refusing_rule(not_over_the_ark, "snowball 1") == "PIN-4.55"
    assert refusing_rule(thrown("1:L1a/0 2:L1b/0", "0.10"), "pick 12.0") == "PIN-4.52"


@rule("PIN-4.53")
def test_it_lands_on_the_firm_cell_farthest_from_the_ark_but_not_on_the_seal():
    assert names(thrown("1:L1a/0 2:L1b/0", "0.10")) == ["pick 0.4"]
    assert names(thrown("1:L1a/0 2:L1b/0", "0.10", seal="0.4")) == ["pick 0.5"]
    assert refusing_rule(thrown("1:L1a/0 2:L1b/0", "0.10", seal="0.4"), "pick 0.4") == "PIN-4.53"
    assert refusing_rule(thrown("1:L1a/0 2:L1b/0", "0.10"), "pick 1.5") == "PIN-4.53"
    assert refusing_rule(thrown("1:L1a/0 2:L1b/0", "0.10"), "pick 0.6") == "PIN-4.53"


@rule("PIN-4.54")
def test_the_thrower_chooses_among_equal_cells_and_cards():
    state = thrown("1:L7a/180 8:D6a/0 2:L5a/0 9:D2a/0", "3.8")
    assert question(state) == "1 retreat"
    assert names(state) == ["pick 0.8", "pick 3.4"]
    assert names(thrown("1:L4a/0 2:L5a/0", "0.8")) == ["pick 0.5", "pick 1.4"]  # both 15 steps from the ark


@rule("PIN-4.55")
def test_without_a_card_to_go_to_there_is_no_retreat_and_no_question():
    state = at("2:L5a/0", "0.8", ["", "snowball"], seat=1)
    assert refusing_rule(state, "snowball 1") == "PIN-4.55"
    blown = play(roll(2, "1:L1a/0 12:D3a/0", "1.6 3.22"), "walk 1.7", "end_turn", "search blizzard", "pick 0.0")
    assert (penguins(blown), question(blown)) == ("0.0 3.22 14.27 14.0", "1 roll")


@rule("PIN-4.56")
def test_a_penguin_that_has_retreated_does_not_float():
    state = play(thrown("1:L1a/0", "0.9", floating=[0]), "pick 0.4")
    assert penguins(state).split()[0] == "0.4"


@rule("PIN-4.59")
def test_a_snowball_is_thrown_at_an_opponent_who_can_retreat_and_is_then_gone():
    state = at("1:L1a/0", "1.7 - 14.25", ["snowball", "snowball"], seat=1)
    assert names(state, "snowball") == ["snowball 1", "snowball 3"]
    assert refusing_rule(state, "snowball 2") == "PIN-4.59"
    after = play(state, "snowball 1", "pick 0.0")
    assert (question(after), hand(after, 1), json_entry(after, "used")) == ("1 roll", "", True)
    two = at("1:L1a/0", "1.7", ["", "snowball"], seat=1, seats=2)
    assert refusing_rule(two, "snowball 4") == "PIN-3.1"


@rule("PIN-4.67", "PIN-4.68")
def test_in_the_blizzard_the_penguins_retreat_one_after_the_other():
    cards = "1:L1a/0 5:L3b/0"
    state = play(roll(2, cards, "1.6 1.22"), "walk 1.7", "end_turn", "search blizzard")
    assert (question(state), json_entry(state, "who")) == ("1 retreat", 0)
    state = play(state, "pick 0.0")
    assert (question(state), json_entry(state, "who"), names(state)) == ("2 retreat", 1, ["pick 0.27"])
    assert penguins(play(state, "pick 0.27")) == "0.0 0.27 14.27 14.0"


@rule("PIN-4.69", "PIN-4.71")
def test_missed_turns_count_for_the_blizzard():
    state = play(roll(2, "1:L1a/0", "1.6", stops=[1]), "walk 1.7", "end_turn", "search blizzard", "pick 0.0")
    assert (question(state), json_entry(state, "storm")) == ("2 roll", 3)
    for _ in range(3):
        state = play(state, "roll", "die 6", "end_turn")
    assert json_entry(state, "storm") == 0
    assert "blizzard" in json_entry(state, "discards")
