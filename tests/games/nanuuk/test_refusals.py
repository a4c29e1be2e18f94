"""Refusals: exactly the illegal actions are refused, each with the rule it breaks and what it was about."""

import pytest

from banchisa import Refusal
from games.nanuuk.positions import GAME, bears, hunt, intro, shared_bear, start
from support.positions import play, refusing_rule


@pytest.mark.parametrize(
    ("state", "step", "expected"),
    [
        (hunt(hunters=["D3"], cracks="C4-D3"), "move 1 C4", ("NAN-4.2", "cracked", {"edge": "C4-D3", "cell": "C4"})),
        (hunt(hunters=["D3", "D2"]), "move 1 D2", ("NAN-4.3", "occupied", {"cell": "D2", "by": "hunter"})),
        (hunt(hunters=["D3"], bears="D2", round=1), "move 1 D2", ("NAN-4.23", "bear-first-round", {"cell": "D2"})),
        (hunt(hunters=["D3 sled"], bears="D2"), "move 1 D2", ("NAN-4.23", "bear-no-harpoon", {"cell": "D2"})),
        (hunt(hunters=["A1"], cracks="A1-A2 A1-B2"), "stay", ("NAN-4.13", "can-move", {"cell": "B3"})),
        (bears("D3", "C1 C6", seat=2), "bear_walk 1 C1", ("NAN-4.3", "occupied", {"cell": "C1", "by": "inuk"})),
        (bears("D1", "C1 C6", seat=0), "move 1 D1", ("NAN-4.3", "occupied", {"cell": "D1", "by": "bear"})),
        (intro(2, "C2 G2 C3 D2", mode="rescuer"), "move 1 C3", ("NAN-4.3", "occupied", {"cell": "C3", "by": "bear"})),
        (intro(2, "C2 G2 C3 D2", mode="rescuer"), "move 1 D2", ("NAN-4.3", "occupied", {"cell": "D2", "by": "hunter"})),
    ],
    ids=["cracked", "occupied", "first round", "no harpoon", "stay", "inuk", "bear", "other's bear", "other's hunter"],
)
def test_a_refusal_says_what_it_is_about(state, step, expected):
    assert GAME.refusal(state, GAME.actions.parse(step)) == Refusal(*expected)


@pytest.mark.parametrize(
    ("state", "step", "rule"),
    [
        (start(4), "move 1 C3", "NAN-3.18"),
        (start(2, mode="intro"), "stay", "NAN-3.6"),
        (start(4, mode="cooperation"), "take", "NAN-3.5"),
        (start(2, mode="rescuer"), "stay", "NAN-3.7"),
        (start(3, mode="bear_hunt"), "bear_walk 1 C1", "NAN-3.8"),
        (start(2, mode="shared_bear"), "bear_walk 1 C1", "NAN-3.9"),
        (start(3, layout="random"), "place C3", "NAN-3.14"),
        (start(3, layout="players"), "place C3", "NAN-3.15"),
        (start(3, initial_cracks=1), "place C3", "NAN-6.13"),
        (play(hunt(hunters=["D2"]), "move 1 D3"), "extra_no", "NAN-4.4"),
        (play(hunt(hunters=["D2"], tiles="fish D3"), "move 1 D3", "crack C3-C4"), "stay", "NAN-4.20"),
        (play(hunt(hunters=["D2 harpoon fish"]), "move 1 C3", "crack B2-B3"), "stay", "NAN-4.30"),
        (play(hunt(hunters=["D2 husky sled"]), "move 1 D3", "crack C3-C4"), "move 1 D2", "NAN-4.25"),
        (play(bears("D3", "C1 C6", seat=2), "bear_walk 1 D4"), "bear_stop", "NAN-4.42"),
        (play(bears("D3", "C1 C6", seat=2, two_cracks=True), "bear_walk 1 D4"), "bear_stop", "NAN-6.3"),
        (intro(4, "A1 B2 C3 D4", mode="neighbour"), "crack A1-A2", "NAN-4.37"),
        (shared_bear(), "place C2", "NAN-4.45"),
    ],
)
def test_an_action_of_another_step_is_refused_with_the_rule_of_the_present_one(state, step, rule):
    assert refusing_rule(state, step) == rule


@pytest.mark.parametrize(
    ("state", "rule"),
    [
        (intro(3, "C1 F1 -", "C1-C2 C1-D1 E1-F1 E2-F1 F1-F2", places=[0, 0, 3]), "NAN-5.1"),
        (intro(2, "A1 A2 B2 B3", "A2-B4"), "NAN-5.2"),
        (intro(4, "A1 G1 G2 F1", "A1-A2 A1-B2 A1-B3", mode="cooperation"), "NAN-4.36"),
        (intro(4, "A1 G1 G2 F1", "A1-A2 A1-B2 A1-B3", mode="neighbour"), "NAN-4.37"),
        (bears("D3", "C1 C6", "C1-C2 C1-D1"), "NAN-5.3"),
        (shared_bear("C1", "D3 C6", "C1-C2 C1-D1"), "NAN-5.2"),
    ],
)
def test_after_the_end_every_action_is_refused_with_the_rule_that_ended_the_game(state, rule):
    assert {refusing_rule(state, step) for step in ("stay", "move 1 D3", "crack D2-D3")} == {rule}


def test_more_refusals():
    assert refusing_rule(intro(4, "D3 B2 C3 D4"), "move 1 D3") == "NAN-4.1"
    assert refusing_rule(play(intro(4, "D3 B2 C2 D5"), "move 1 E4"), "defer_crack") == "NAN-6.11"
    assert refusing_rule(play(bears("D3", "C1 C6"), "move 1 C2"), "defer_crack") == "NAN-6.11"
    assert refusing_rule(bears("D3", "C1 C6", seat=2, bear_move="zero_to_two"), "bear_stay 2") == "NAN-3.8"
    walking = bears("D3", "C1 C6", seat=2, two_cracks=True)
    assert refusing_rule(play(walking, "bear_walk 1 C3", "crack C2-D2"), "bear_on B2") == "NAN-3.2"
