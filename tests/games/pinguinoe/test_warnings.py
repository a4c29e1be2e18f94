"""What a player is told before a step that beginners regret."""

from games.pinguinoe.positions import at, roll
from support.claims import rule
from support.positions import play, warning_of


@rule("PIN-4.34")
def test_ending_a_turn_in_the_water_warns_of_being_sent_home():
    state = roll(5, "1:L1a/0", "0.3")
    assert warning_of(play(state, "walk 0.6"), "end_turn") == "warning-sent-home"
    assert warning_of(play(state, "walk 0.5"), "end_turn") is None


@rule("PIN-4.36", "PIN-4.38")
def test_a_lifebelt_takes_the_warning_away_unless_the_penguin_floats_already():
    assert warning_of(play(roll(5, "1:L1a/0", "0.3", ["lifebelt"]), "walk 0.6"), "end_turn") is None
    floats = at("1:L1a/0", "0.6", ["lifebelt"], floating=[0])
    assert warning_of(play(floats, "roll", "die 2"), "end_turn") == "warning-sent-home"


@rule("PIN-4.36")
def test_declining_a_lifebelt_that_is_held_warns():
    asked = play(roll(5, "1:L1a/0", "0.3", ["lifebelt"]), "walk 0.6", "end_turn")
    assert (warning_of(asked, "decline"), warning_of(asked, "discard")) == ("warning-sent-home", None)
    in_vain = play(roll(5, "1:L1a/0", "0.3", ["snowball"]), "walk 0.6", "end_turn")
    assert warning_of(in_vain, "decline") is None  # there is no other answer


@rule("PIN-4.34")
def test_a_way_into_water_from_which_nothing_leads_out_warns():
    state = roll(3, "1:L1a/0", "0.3")
    assert warning_of(state, "walk 0.6") == "warning-water"  # all three points are spent
    assert warning_of(roll(4, "1:L1a/0", "0.3"), "walk 0.6") is None  # one is left to go back to 0.5
    assert warning_of(roll(3, "1:L1a/0", "0.3", ["skates"]), "walk 0.6") is None
    assert warning_of(roll(3, "1:L1a/0", "0.3", ["lifebelt"]), "walk 0.6") is None
    assert warning_of(state, "walk 0.5") is None


@rule("PIN-4.27")
def test_moving_the_seal_onto_the_own_penguin_warns():
    where = {"seal": "1.4"}
    assert warning_of(roll(6, "1:L1a/0", "0.5 1.5", **where), "seal_to 0.5") == "warning-own-penguin"
    assert warning_of(roll(6, "1:L1a/0", "0.5 1.5", **where), "seal_to 1.5") is None
    assert warning_of(roll(6, "1:L1a/0", "0.5 1.5", ["fish"], **where), "seal_to 0.5") is None


@rule("PIN-5.2")
def test_searching_when_one_more_event_ends_the_game_warns():
    four, three = {"discards": "tear tsunami blizzard stop"}, {"discards": "tear tsunami blizzard"}
    assert warning_of(play(roll(5, "1:L1a/0", "1.6", **four), "walk 1.7"), "end_turn") == "warning-last-event"
    assert warning_of(play(roll(5, "1:L1a/0", "1.6", **three), "walk 1.7"), "end_turn") is None
    assert warning_of(play(roll(5, "1:L1a/0", "1.6", **four), "walk 1.5"), "end_turn") is None
    assert warning_of(play(roll(5, "1:L1a/0", "1.6", white_penguin="sleepy", **four), "walk 1.7"), "end_turn") is None
