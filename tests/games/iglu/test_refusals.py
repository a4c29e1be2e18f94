"""Refusals: exactly the illegal actions are refused, each with the rule it breaks and what it was about."""

import pytest

from banchisa import Refusal
from banchisa.i18n import Words
from banchisa.table.explain import explain_refusal
from games.iglu.positions import GAME, START_ICE, acting, drifting, first_turn, less, melting, question, start
from support.claims import rule
from support.positions import play, refusing_rule


def melts(ice="b2 red, b3, b4", **more):
    return melting(ice, **more)


def displacing(sea="c4 bear, c3 bear", **more):
    return play(drifting("b4, b2", sea=sea, **more), "drift b4 E")


def moving(ice="c4 fox1, d4, h2 red", sea="c5 bear, c6 bear, g7 fish1, g6 fish2"):
    return play(acting(ice, sea=sea, kept="red animals"), "play_animals")


def attack(*answers: str, kept=""):
    state = acting("c4 blue red, h2 red", sea="c5 bear", kept=f"red animals harpoon, {kept}")
    return play(state, "play_animals", "move_animal bear c5 c4", *answers)


REFUSALS = {
    # melting
    "sea": (melts(), "melt_ice c5", "IGL-4.2", "sea", {"cell": "c5"}),
    "glacier": (melts(glacier="c2"), "melt_ice c2", "IGL-4.25", "glacier", {"cell": "c2"}),
    "occupied": (melts(), "melt_ice b2", "IGL-4.14", "occupied", {"cell": "b2", "by": "inuit"}),
    "occupied by an igloo": (
        melts("b2, b3 red-igloo"), "melt_ice b3", "IGL-4.14", "occupied", {"cell": "b3", "by": "igloo"},
    ),
    "occupied by a fox": (melts("b2, b3 fox2"), "melt_ice b3", "IGL-4.14", "occupied", {"cell": "b3", "by": "fox"}),
    "occupied by a bear": (melts("b2, b3 bear"), "melt_ice b3", "IGL-4.14", "occupied", {"cell": "b3", "by": "bear"}),
    "inland": (first_turn(), "melt_ice g7", "IGL-4.14", "not-at-sea", {"cell": "g7"}),
    "not on the ring": (
        melting(less(START_ICE, "d3 e3 c4 f4 c5 f5 d6 e6"), glacier="d3 e3 c4 f4 c5 f5 d6 e6"),
        "melt_ice c3", "IGL-4.15", "not-on-ring", {"cell": "c3"},
    ),
    "walk before the melt": (melts(), "walk b2 b3", "IGL-4.13", "melt-first", {}),
    "energy before the melt": (melts(kept="red energy1"), "play_energy 1", "IGL-4.44", "phase-2", {}),
    "harpoon before the melt": (
        melts(sea="c2 fish1", kept="red harpoon"), "harpoon fish1 c2", "IGL-4.44", "phase-2", {},
    ),
    # kept tiles
    "not kept": (acting("b2 red"), "play_melt b2", "IGL-4.41", "not-kept", {"tile": "melt"}),
    "energy not kept": (
        acting("b2 red", kept="red energy1"),
        "play_energy 2", "IGL-4.41", "not-kept", {"tile": "energy2"},
    ),
    "type played": (
        acting("b2 red", kept="red energy1", played=["energy"]),
        "play_energy 1", "IGL-4.42", "type-played", {"tile": "energy"},
    ),
    "melt at sea": (acting("b2 red", kept="red melt"), "play_melt c5", "IGL-4.2", "sea", {"cell": "c5"}),
    "melt a glacier": (
        acting("b2 red", glacier="c2", kept="red melt"), "play_melt c2", "IGL-4.25", "glacier", {"cell": "c2"},
    ),
    "melt an igloo": (
        acting("b2 red red-igloo, b3", kept="red melt"), "play_melt b2", "IGL-4.48", "igloo-holds", {"cell": "b2"},
    ),
    "melt inland": (
        acting(f"{less(START_ICE, 'd3')} b1 red", kept="red melt"),
        "play_melt b1", "IGL-4.47", "not-at-sea", {"cell": "b1"},
    ),
    "no animal": (acting("b2 red", kept="red animals"), "play_animals", "IGL-4.46", "no-animal-moves", {}),
    # moving
    "no Inuk": (acting("b2 red, b3"), "walk b3 b2", "IGL-4.72", "no-inuk", {"cell": "b3"}),
    "no ground": (acting("b2 red, b3"), "walk b2 c2", "IGL-4.72", "no-ground", {"cell": "c2"}),
    "too dear to walk": (
        acting("b2 red, b3", ap=0), "walk b2 b3", "IGL-4.72", "too-few-points", {"cost": 1, "left": 0},
    ),
    "bear": (acting("b2 red, b3 bear"), "walk b2 b3", "IGL-4.74", "bear-there", {"cell": "b3"}),
    "closed igloo": (
        acting("b2 red, b3 blue-igloo", closed_igloos=True), "walk b2 b3", "IGL-6.1", "closed-igloo", {"cell": "b3"},
    ),
    "kayak without an Inuk": (acting("b2 red, f6"), "kayak f6 b2", "IGL-4.76", "no-inuk", {"cell": "f6"}),
    "too dear to paddle": (
        acting("b2 red, f6", ap=2), "kayak b2 f6", "IGL-4.76", "too-few-points", {"cost": 3, "left": 2},
    ),
    "landing at sea": (
        acting("b2 red, f6"), "kayak b2 c5", "IGL-4.78", "kayak-lands", {"cell": "c5", "start": "b2"},
    ),
    "another sea": (
        acting(f"{less(START_ICE, 'b3')} b2 red"),
        "kayak b2 d3", "IGL-4.77", "no-common-sea", {"cell": "d3", "start": "b2"},
    ),
    "landing beside a bear": (acting("b2 red, f6 bear"), "kayak b2 f6", "IGL-4.74", "bear-there", {"cell": "f6"}),
    # hunting
    "no such animal": (
        acting("b2 red", sea="b3 fish1"),
        "hunt fish2 b3", "IGL-4.80", "no-such-animal", {"animal": "fish2", "cell": "b3"},
    ),
    "too dear to hunt": (
        acting("b2 red fox3", ap=2), "hunt fox3 b2", "IGL-4.80", "too-few-points", {"cost": 3, "left": 2},
    ),
    "fox elsewhere": (
        acting("b2 red, b3 fox1"), "hunt fox1 b3", "IGL-4.81", "not-on-tile", {"animal": "fox1", "cell": "b3"},
    ),
    "fish elsewhere": (
        acting("b2 red", sea="b4 fish1"),
        "hunt fish1 b4", "IGL-4.82", "not-beside-fish", {"animal": "fish1", "cell": "b4"},
    ),
    "animals not kept": (acting("b2 red"), "play_animals", "IGL-4.41", "not-kept", {"tile": "animals"}),
    "harpoon not kept": (
        acting("b2 red fox1"), "harpoon fox1 b2", "IGL-4.41", "not-kept", {"tile": "harpoon"},
    ),
    "bear on another tile": (
        acting("b2 red, b3 bear", kept="red harpoon"),
        "harpoon bear b3", "IGL-4.84", "not-on-tile", {"animal": "bear", "cell": "b3"},
    ),
    "bear at sea": (
        acting("b2 red", sea="b3 bear", kept="red harpoon"),
        "harpoon bear b3", "IGL-4.85", "bear-at-sea", {"animal": "bear", "cell": "b3"},
    ),
    # building
    "building at sea": (acting("b2 red"), "build_igloo b3", "IGL-4.86", "sea", {"cell": "b3"}),
    "building without Inuit": (acting("b2 red, b3"), "build_igloo b3", "IGL-4.86", "no-inuk", {"cell": "b3"}),
    "building beside others": (acting("b2 red blue"), "build_igloo b2", "IGL-4.86", "others-there", {"cell": "b2"}),
    "building twice": (acting("b2 red blue-igloo"), "build_igloo b2", "IGL-4.86", "igloo-there", {"cell": "b2"}),
    "no igloo left": (
        acting("b2 red, f2 red-igloo, f4 red-igloo"), "build_igloo b2", "IGL-4.86", "no-igloo-left", {"cell": "b2"},
    ),
    "too dear to build": (
        acting("b2 red", ap=2), "build_igloo b2", "IGL-4.86", "too-few-points", {"cost": 3, "left": 2},
    ),
    # drifting
    "no tile to push": (drifting("b2"), "drift c3 N", "IGL-4.28", "no-tile", {"cell": "c3"}),
    "pushing onto a corner": (drifting("b1, c1"), "drift c1 W", "IGL-4.29", "no-room-to-drift", {"cell": "c1"}),
    "pushing off the board": (drifting("h2, g2"), "drift g2 E", "IGL-4.29", "no-room-to-drift", {"cell": "g2"}),
    "fish in the way": (
        drifting("b3, c2, d3, c4", sea="c3 fish1"),
        "drift b3 E", "IGL-4.34", "no-way-out", {"animal": "fish", "cell": "c3"},
    ),
    "bear in the way": (
        drifting("b4, c5, c3", sea="c4 bear"), "drift b4 E", "IGL-4.34", "no-way-out", {"animal": "bear", "cell": "c4"},
    ),
    "fox to a banned space": (
        drifting("c4 fox1"), "drift c4 E", "IGL-4.36", "banned", {"animal": "fox", "cell": "d4"},
    ),
    "bear to a banned space": (
        drifting("b4, c4 bear"), "drift b4 E", "IGL-4.36", "banned", {"animal": "bear", "cell": "d4"},
    ),
    "moved out too far": (displacing(), "displace c6", "IGL-4.32", "not-adjacent", {"cell": "c6", "start": "c4"}),
    "moved out onto ice": (displacing(), "displace b4", "IGL-4.32", "not-sea", {"cell": "b4", "start": "c4"}),
    "moved out to a bear": (displacing(), "displace c3", "IGL-4.33", "another-bear", {"animal": "bear", "cell": "c3"}),
    "moved out to a banned space": (
        displacing(),
        "displace d4", "IGL-4.33", "banned", {"animal": "bear", "cell": "d4"},
    ),
    # animals
    "no animal there": (
        moving(), "move_animal fish3 g7 g6", "IGL-4.53", "no-such-animal", {"animal": "fish3", "cell": "g7"},
    ),
    "fish onto ice": (
        moving("c4, h2 red", "c5 fish1"),
        "move_animal fish1 c5 c4", "IGL-4.55", "fish-swim", {"animal": "fish", "cell": "c4", "start": "c5"},
    ),
    "fox into the sea": (
        moving(), "move_animal fox1 c4 c3", "IGL-4.56", "foxes-walk", {"animal": "fox", "cell": "c3", "start": "c4"},
    ),
    "fox to the centre": (
        moving(), "move_animal fox1 c4 d4", "IGL-4.56", "banned", {"animal": "fox", "cell": "d4", "start": "c4"},
    ),
    "bear to the centre": (moving(), "move_animal bear c5 d5", "IGL-4.57", "banned", {"animal": "bear", "cell": "d5"}),
    "bear to a bear": (
        moving(), "move_animal bear c5 c6", "IGL-4.57", "another-bear", {"animal": "bear", "cell": "c6"},
    ),
    # answering
    "no harpoon to answer": (attack(), "answer harpoon", "IGL-4.41", "not-kept", {"tile": "harpoon"}),
    "harpoon played already": (
        play(
            acting("c4 red, g2 red", sea="c5 bear, g3 fish1", kept="red animals 2 harpoon"),
            "harpoon fish1 g3", "play_animals", "move_animal bear c5 c4",
        ),
        "answer harpoon", "IGL-4.42", "type-played", {"tile": "harpoon"},
    ),
    # chance
    "no such seat": (start(3, first_player="random"), "first 4", "IGL-3.7", "no-such-seat", {}),
    "no such tile": (
        play(melts(shown={"bear": 4}), "melt_ice b4"), "tile bear", "IGL-4.17", "none-left", {},
    ),
    "no such fish": (
        play(melts(lost={"fish2": 12}), "melt_ice b4", "tile fish1"), "fish 2", "IGL-4.20", "none-left", {},
    ),
    "no such fox": (
        play(melts(lost={"fox2": 4}), "melt_ice b4", "tile glacier"), "fox 2", "IGL-4.24", "none-left", {},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSALS)
def test_a_refusal_says_which_rule_and_what_it_is_about(name):
    state, step, *expected = REFUSALS[name]
    assert GAME.refusal(state, GAME.actions.parse(step)) == Refusal(*expected)
    assert GAME.actions.parse(step) not in state.legal_actions()


@pytest.mark.parametrize(
    ("state", "step"),
    [
        (melts(), "melt_ice b3"),
        (melts(kept="red melt"), "play_melt b2"),
        (acting("b2 red, b3 fox1 blue blue-igloo"), "walk b2 b3"),
        (acting("b2 red, b3 bear", kept="red harpoon"), "walk b2 b3"),
        (acting("b2 red, f6"), "kayak b2 f6"),
        (acting("b2 red", sea="b3 fish3"), "hunt fish3 b3"),
        (acting("b2 red red-igloo bear", kept="red harpoon"), "harpoon bear b2"),
        (acting("b2 red fox1"), "build_igloo b2"),
        (drifting("c4 red"), "drift c4 E"),
        (displacing(), "displace c5"),
        (moving(), "move_animal bear c5 c4"),
        (attack(kept="blue harpoon"), "answer harpoon"),
        (attack(kept="blue harpoon"), "answer decline"),
        (acting("b2 red"), "end_turn"),
        (start(2), "fish 3"),
    ],
)
def test_a_legal_action_is_not_refused(state, step):
    assert refusing_rule(state, step) is None


@pytest.mark.parametrize(
    ("state", "rule"),
    [
        (start(2, first_player="random"), "IGL-3.7"),
        (start(2), "IGL-3.3"),
        (start(2, "fish 1", "fish 1", "fish 1", "fish 1"), "IGL-3.8"),
        (play(melts(), "melt_ice b3"), "IGL-4.17"),
        (play(melts(), "melt_ice b3", "tile fish2"), "IGL-4.20"),
        (play(melts(), "melt_ice b3", "tile glacier"), "IGL-4.24"),
        (drifting("b2"), "IGL-4.27"),
        (displacing(), "IGL-4.32"),
        (moving(), "IGL-4.53"),
        (attack(), "IGL-4.60"),
        (attack("answer decline", "answer decline"), "IGL-4.64"),
        (play(acting("b2 red blue, b3", kept="red melt"), "play_melt b2"), "IGL-4.50"),
    ],
)
def test_an_action_of_another_step_is_refused_with_the_rule_of_the_present_one(state, rule):
    for step in ("melt_ice b3", "walk b2 b3", "end_turn"):
        refusal = GAME.refusal(state, GAME.actions.parse(step))
        assert (refusal.rule, refusal.reason) == (rule, "other-step")


@rule("IGL-4.13")
def test_in_phase_2_no_second_tile_melts():
    state = play(melts(), "melt_ice b4", "tile energy1")
    assert GAME.refusal(state, GAME.actions.parse("melt_ice b3")) == Refusal("IGL-4.13", "already-melted", {})
    assert refusing_rule(play(state, "end_turn"), "melt_ice b3") is None  # the next player melts


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You've already melted a tile this turn."),
        ("it", "In questo turno hai già sciolto una tessera."),
        ("nl", "Je hebt deze beurt al een schots laten smelten."),
    ],
)
def test_a_second_melt_is_refused_in_words(language, said):
    action = GAME.actions.parse("melt_ice b3")
    refusal = GAME.refusal(acting("b2 red, b3"), action)
    assert Words(language, GAME).say(explain_refusal(GAME, action, refusal).refusal) == said


def test_flight_from_a_melted_tile_is_not_taken_for_an_attack_by_a_bear_melted_before():
    state = play(melts("b2 red blue, b3, b4", kept="red melt"), "melt_ice b4", "tile bear", "play_melt b2")
    assert question(state) == "flee red"
    assert refusing_rule(state, "end_turn") == "IGL-4.50"


@pytest.mark.parametrize(
    ("state", "rule"),
    [
        (melting("b2 red, b3 blue", seats=2, kept="red melt"), "IGL-5.1"),
        (play(melting("b2 red, b3 blue, b4", seats=2, kept="red melt"), "play_melt b4"), "IGL-5.2"),
    ],
)
def test_after_the_end_every_action_is_refused_with_the_rule_that_ended_the_game(state, rule):
    assert {refusing_rule(state, step) for step in ("end_turn", "walk b2 b3", "melt_ice b2", "play_melt b2")} == {rule}
