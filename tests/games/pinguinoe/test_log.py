"""The log: a line for every step, and in it every trip home, every missed turn and all that the seal and cards do."""

import pytest

import banchisa
from banchisa.engine.match import Match
from banchisa.i18n import Words
from banchisa.table.log import LogReader
from games.pinguinoe.positions import GAME, at, penguins, roll
from support.claims import rule
from support.positions import play


def line(state, step: str, viewer: int = banchisa.ALL_SEEING, language: str = "en") -> str:
    """The log line of a step that is about to be taken."""
    return Words(language, GAME).say(GAME.log_text(state, GAME.actions.parse(step), viewer))


def last_line(state, step: str) -> str:
    """What is told of a step that ends the game."""
    match = Match(GAME, state)
    match.play(GAME.actions.parse(step))
    return Words("en", GAME).say(LogReader(match, banchisa.ALL_SEEING).read()[-1].text)


# the numbers that people see


def test_a_snowball_is_thrown_at_the_penguin_with_that_number_on_the_map():
    state = at("", "- 1.26", ["snowball"])
    assert line(state, "snowball 2") == "throws a snowball at yellow"
    assert " 1 | o o o o |" in str(state)
    assert "| o o 2oo |" in str(state)
    assert line(GAME.start(2), "ark A") == "the ark shows face A"
    assert line(play(GAME.start(2), "ark A"), "start 1") == "red goes first"


# water


def test_a_way_says_what_lies_where_it_leads():
    state = roll(5, "1:L1a/0", "0.5")
    assert line(state, "walk 1.7") == "goes to the search space, from 0.5 to 1.7"
    assert line(state, "walk 0.6") == "goes into the water, from 0.5 to 0.6"
    assert line(state, "walk 0.4") == "moves the penguin from 0.5 to 0.4"


@rule("PIN-4.34")
def test_ending_a_turn_in_the_water_says_that_the_penguin_is_sent_home():
    wet = play(roll(3, "1:L1a/0", "0.5"), "walk 0.6")
    assert line(wet, "end_turn") == "ends the turn in the water and is sent home"
    assert penguins(play(wet, "end_turn")).split()[0] == "0.0"


@rule("PIN-4.36")
def test_one_who_may_have_a_lifebelt_is_asked_first():
    wet = play(roll(3, "1:L1a/0", "0.5", ["lifebelt"]), "walk 0.6")
    assert line(wet, "end_turn") == "ends the turn in the water"
    asked = play(wet, "end_turn")
    assert line(asked, "decline") == "uses no lifebelt and is sent home"
    assert line(asked, "discard") == "floats on a lifebelt"


# missed turns


@rule("PIN-4.8")
def test_a_turn_that_is_missed_has_a_line():
    state = roll(6, "1:L1a/0", "", stops=[1, 2])
    assert line(state, "end_turn") == (
        "ends the turn; yellow misses a turn because of an event; green misses a turn because of an event"
    )
    assert play(state, "end_turn").actor == 3


@rule("PIN-4.38")
def test_a_floating_penguin_that_misses_its_turn_is_told_to_go_home():
    state = roll(6, "1:L1a/0", "- 0.6", stops=[1], floating=[1])
    assert line(state, "end_turn") == (
        "ends the turn; yellow misses a turn because of an event and is sent home from the water"
    )


def test_two_players_who_both_miss_a_turn_are_both_told():
    state = play(roll(2, "1:L1a/0", "1.6", seats=2, stops=[1]), "walk 1.7", "end_turn")
    assert line(state, "search stop") == (
        "red draws an event: miss a turn; "
        "yellow misses a turn because of an event; red misses a turn because of an event"
    )
    assert play(state, "search stop").actor == 1


# the seal


@rule("PIN-4.26")
def test_a_penguin_that_the_seal_catches_is_told_to_go_home():
    state = roll(6, "1:L1a/0", "- 1.5 1.5", ["", "fish"], seal="1.3")
    assert line(state, "seal_to 1.5") == "moves the seal to 1.5, where it reaches yellow and green"
    asked = play(state, "seal_to 1.5")
    assert line(asked, "decline") == "gives no fish and is sent home; green is sent home"
    assert line(asked, "discard") == "gives the seal a fish and stays; the seal goes onto the ark"
    alone = roll(6, "1:L1a/0", "- 1.5", seal="1.3")
    assert line(alone, "seal_to 1.5") == "moves the seal to 1.5, where it reaches yellow; yellow is sent home"


@rule("PIN-4.48")
def test_a_seal_that_a_card_calls_is_told_with_whom_it_reaches():
    state = play(roll(3, "", "0.3", seats=2), "reveal 1")
    assert line(state, "front L8a 0") == "card 1 shows 6 ice spaces and a seal space; the seal comes to 1.5"
    swimming = play(roll(5, "", "0.3 1.5", seats=2, floating=[1]), "reveal 1")
    assert line(swimming, "front L8a 0") == (
        "card 1 shows 6 ice spaces and a seal space; the seal comes to 1.5 and reaches yellow; yellow is sent home"
    )


@rule("PIN-4.61", "PIN-4.31")
def test_a_fish_that_lures_the_seal_to_a_penguin_is_told():
    state = at("1:L8a/0", "- 1.5", ["fish"])
    assert line(state, "fish") == "lays out a fish for the seal"
    assert line(play(state, "fish"), "pick 1.5") == (
        "lures the seal to 1.5, where it reaches yellow; yellow is sent home"
    )


# cards


@rule("PIN-4.47")
def test_an_ice_block_that_appears_under_a_penguin_is_told():
    state = play(roll(3, "", "0.3 1.6", seats=2, floating=[1]), "reveal 1")
    assert line(state, "front L2a 0") == (
        "card 1 shows 6 ice spaces and 1 ice block; yellow is on an ice block and is sent home"
    )


def test_a_card_is_named_by_its_number_and_where_it_lies():
    state = roll(5, "", "2.3", ["telescope"])
    assert line(state, "reveal 1") == "turns over card 1 to the east"
    assert line(state, "reveal 7") == "turns over card 7 to the south"
    assert line(state, "telescope 15") == "turns over card 15 (row 3, column 2) with a telescope"
    assert line(state, "reveal 7", language="it") == "scopre la carta 7 a sud"
    assert line(state, "reveal 7", language="nl") == "draait kaart 7 in het zuiden om"


def test_a_card_seen_before_says_at_once_what_it_shows():
    state = roll(5, "", "0.3", down="1:L8a/0", seats=2)
    assert line(state, "reveal 1") == (
        "turns over card 1 to the east; card 1 shows 6 ice spaces and a seal space; the seal comes to 1.5"
    )


# events


@rule("PIN-4.73", "PIN-4.79")
def test_a_tsunami_tells_every_card_it_turns_and_who_is_sent_home():
    state = play(roll(2, "3:L1a/0 10:D2a/0", "5.14", seats=2), "walk 5.15", "end_turn")
    assert line(state, "search tsunami") == (
        "red draws an event: tsunami; card 3 is face down again; card 10 is face down again"
    )
    turning = play(state, "search tsunami")
    assert line(turning, "front D1a 0") == (
        "card 11 shows 3 ice spaces, 2 ice blocks and a seal space; the ark shows face B"
    )
    last = play(turning, "front D1a 0")
    assert line(last, "front D4a 0") == (
        "card 9 shows 2 ice spaces, 3 ice blocks and a seal space; red is in the water and is sent home; "
        "the seal comes to 4.10"
    )


@rule("PIN-4.66")
def test_a_tear_tells_what_is_discarded():
    state = play(roll(2, "1:L1a/0", "1.6", ["fish snowball snowball"]), "walk 1.7", "end_turn")
    assert line(state, "search tear") == "red draws an event: tear; red discards snowball, snowball and fish"


@rule("PIN-4.71")
def test_the_end_of_the_blizzard_is_told():
    assert line(roll(6, "", "", storm=1), "end_turn") == "ends the turn; the blizzard is over"


@rule("PIN-4.70")
@pytest.mark.parametrize(("result", "said"), [(2, "no points"), (3, "1 point"), (5, "3 points")])
def test_a_roll_in_the_blizzard_tells_what_is_left_of_it(result, said):
    assert line(play(at(storm=2), "roll"), f"die {result}") == f"rolled {result}: {said} in the blizzard"


@rule("PIN-5.3")
def test_a_new_deck_is_told():
    discards = (
        "telescope telescope skates skates lifebelt lifebelt trampoline trampoline stop stop tear blizzard "
        "tsunami tsunami"
    )
    hands = ["fish", "fish snowball snowball snowball snowball"]
    state = play(roll(2, "1:L1a/0", "1.6", hands, discards=discards, white_penguin="sleepy"), "walk 1.7")
    assert line(state, "end_turn") == "ends the turn; the discard pile is shuffled and becomes the new deck"


@rule("PIN-5.2", "PIN-5.4")
def test_the_end_without_a_winner_is_told():
    state = play(roll(2, "1:L1a/0", "1.6", discards="stop stop tear tsunami"), "walk 1.7", "end_turn")
    assert last_line(state, "search blizzard") == (
        "red draws an event: blizzard. The game is over. The white penguin has reached the ark."
    )
    flood = roll(6, seats=2, seat=1, round_limit=20, turns=39)
    assert last_line(flood, "end_turn") == (
        "ends the turn. The game is over. The flood has come before anyone reached the ark."
    )


# what stays hidden


@rule("PIN-4.44")
def test_an_object_names_its_finder_and_what_follows_but_its_kind_to_nobody_else():
    state = play(roll(2, "1:L1a/0", "1.6", stops=[1]), "walk 1.7", "end_turn")
    assert line(state, "search fish", 0) == "red finds an object: fish; yellow misses a turn because of an event"
    for viewer in (1, 2, banchisa.SPECTATOR):
        assert line(state, "search fish", viewer) == "red finds an object; yellow misses a turn because of an event"


def test_a_line_reads_the_same_from_what_the_acting_seat_sees():
    state = roll(6, "1:L1a/0", "- 1.5 1.5", ["", "fish", "skates"], seal="1.3")
    assert line(state.seen_by(0), "seal_to 1.5") == line(state, "seal_to 1.5")


def test_the_corners_are_told():
    assert line(play(GAME.start(4), "ark A"), "corner 2") == "red starts in the south-east, the others follow clockwise"
    assert line(play(GAME.start(3), "ark A"), "corner 1") == "red starts in the north-east, the others follow clockwise"
