"""Why not: every refusal names the first rule that forbids an action, and what it is about."""

import pytest

from banchisa.engine.refusal import Refusal
from games.pinguinoe.positions import GAME, at, roll
from support.positions import play, refusing_rule

DROWNING = play(roll(5, "1:L1a/0", "0.3", ["snowball"]), "walk 0.6", "end_turn")
CAUGHT = play(roll(6, "", "- 0.2", ["", "snowball"], seal="0.3"), "seal_to 0.2")


@pytest.mark.parametrize(
    ("state", "step", "expected"),
    [
        (roll(3), "walk 0.5", ("PIN-4.16", "too-far", {"cell": "0.5", "left": 3})),
        (roll(3, "8:D6a/0", "3.6"), "walk 4.6", ("PIN-4.15", "block", {"cell": "4.6", "left": 3})),
        (roll(3, seal="0.1"), "walk 0.1", ("PIN-4.5", "seal-there", {"cell": "0.1", "left": 3})),
        (roll(3), "walk 0.0", ("PIN-4.16", "already-there", {"cell": "0.0", "left": 3})),
        (roll(6), "seal_to 0.0", ("PIN-4.23", "closed-to-seal", {"cell": "0.0", "by": "igloo"})),
        (roll(6), "seal_to 7.13", ("PIN-4.23", "closed-to-seal", {"cell": "7.13", "by": "hull"})),
        (roll(6), "seal_to 0.1", ("PIN-4.25", "seal-too-far", {"cell": "0.1", "left": 5})),
        (roll(6, seats=2, layout="two_player"), "seal_to 3.25", ("PIN-4.3", "off-map", {"cell": "3.25"})),
        (
            play(at("1:L8a/0", "", ["fish"], seats=2, layout="two_player"), "fish"),
            "pick 3.25",
            ("PIN-4.3", "off-map", {"cell": "3.25"}),
        ),
        (roll(3), "reveal 1", ("PIN-4.19", "not-beside", {"place": 1})),
        (roll(3), "reveal 0", ("PIN-4.20", "no-map-card", {"place": 0})),
        (roll(2, "", "0.3", storm=1), "reveal 1", ("PIN-4.19", "no-points", {"left": 0})),
        (at(), "telescope 1", ("PIN-4.57", "not-held", {"card": "telescope"})),
        (at("", "", ["snowball"]), "snowball 2", ("PIN-4.51", "at-home", {"colour": "yellow"})),
        (at("", "", ["snowball"]), "snowball 1", ("PIN-4.59", "own-penguin", {"colour": "red"})),
        (at("", "", ["fish"]), "fish", ("PIN-4.61", "no-seal-cell", {})),
        (roll(3, "", "", ["trampoline"]), "jump S", ("PIN-4.64", "no-block", {})),
        (CAUGHT, "discard", ("PIN-4.29", "not-held", {"card": "fish"})),
        (DROWNING, "discard", ("PIN-4.36", "not-held", {"card": "lifebelt"})),
    ],
)
def test_a_refusal_says_what_it_is_about(state, step, expected):
    assert GAME.refusal(state, GAME.actions.parse(step)) == Refusal(*expected)


@pytest.mark.parametrize(
    ("state", "step", "rule"),
    [
        (GAME.start(4), "roll", "PIN-3.5"),
        (play(GAME.start(4), "ark A"), "roll", "PIN-3.7"),
        (play(GAME.start(2), "ark A"), "roll", "PIN-3.12"),
        (at(), "decline", "PIN-4.9"),
        (at(), "seal_to 0.1", "PIN-4.10"),
        (play(at(), "roll"), "roll", "PIN-4.11"),
        (roll(3), "pick 0.0", "PIN-4.16"),
        (roll(6), "pick 0.0", "PIN-4.22"),
        (play(at("1:L8a/0", "", ["fish"]), "fish"), "roll", "PIN-4.61"),
        (CAUGHT, "pick 0.0", "PIN-4.29"),
        (DROWNING, "end_turn", "PIN-4.63"),
        (play(at("1:L1a/0", "1.7", ["", "snowball"], seat=1), "snowball 1"), "roll", "PIN-4.54"),
        (play(roll(3, "", "0.3"), "reveal 1"), "end_turn", "PIN-4.46"),
        (play(roll(2, "1:L1a/0", "1.6"), "walk 1.7", "end_turn"), "end_turn", "PIN-4.41"),
        (play(roll(2, "1:L1a/0", "1.6"), "walk 1.7", "end_turn", "search blizzard"), "roll", "PIN-4.68"),
    ],
)
def test_an_action_of_another_step_is_refused_with_the_rule_of_the_present_one(state, step, rule):
    assert refusing_rule(state, step) == rule


@pytest.mark.parametrize(
    "state",
    [
        at("1:L8a/0 9:D4a/0", "0.3 1.5 3.22 -", ["fish snowball telescope", "fish"], floating=[2]),
        roll(5, "8:D6a/0 7:L6a/0 14:L2b/180", "3.6 4.0 - 7.1", ["trampoline skates fish"], seal="4.5"),
        roll(6, "1:L1a/0 2:L4b/0", "0.4 0.5 1.9 -", ["telescope", "lifebelt"], seal="1.5", seats=4),
        roll(4, "10:D1a/0", "0.3 3.9", ["snowball", ""], seats=2, layout="two_player", floating=[1]),
        play(at("1:L4a/0 2:L5a/0", "0.8", ["", "snowball"], seat=1), "snowball 1"),
        play(at("1:L8a/0 9:D4a/0 33:L8b/180", "", ["fish"], seal="1.5"), "fish"),
        CAUGHT,
        DROWNING,
        play(roll(3, "2:L1a/0", "0.3"), "reveal 1"),
        play(roll(2, "1:L1a/0", "1.6", discards="tear"), "walk 1.7", "end_turn"),
        GAME.start(3),
    ],
)
def test_exactly_the_legal_actions_are_not_refused(state):
    allowed = [action for action in range(GAME.actions.size) if GAME.refusal(state, action) is None]
    assert allowed == state.legal_actions()


def test_what_others_hold_does_not_show_in_the_refusals_of_what_they_see():
    one = play(roll(6, "", "- 0.2", ["", "fish"], seal="0.3"), "seal_to 0.2")
    other = play(roll(6, "", "- 0.2", ["", "snowball"], seal="0.3"), "seal_to 0.2")
    for action in range(GAME.actions.size):
        assert GAME.refusal(one.seen_by(0), action) == GAME.refusal(other.seen_by(0), action)
