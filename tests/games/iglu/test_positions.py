"""Positions as JSON: written whole, read with natural values for what is left out, refused with a clear line."""

import copy
import json

import pytest

from banchisa.engine.errors import PositionError
from games.iglu.positions import (
    GAME,
    START_ICE,
    acting,
    at,
    drifting,
    first_turn,
    melting,
    position_json,
    question,
    start,
)
from support.claims import rule
from support.positions import json_entry, names, play

PLAIN = {"seats": 2, "ice": ["b2", "b3", "b4"], "inuit": [["b2"], ["b3"]]}
ACT = PLAIN | {"phase": "act"}


def again(state):
    """The position after it was written down as text and read."""
    return GAME.from_json(json.loads(json.dumps(state.to_json())))


MOMENTS = {
    "first": start(3, first_player="random"),
    "fish": start(4, "fish 1"),
    "place": start(2, "fish 1", "fish 2", "fish 3", "fish 1", "place b1", "place h2", "place g8"),
    "melt": first_turn(3, serious=True),
    "tile": play(first_turn(), "melt_ice d3"),
    "fish of a tile": play(first_turn(), "melt_ice d3", "tile fish3", "fish 1"),
    "fox": play(first_turn(), "melt_ice d3", "tile glacier"),
    "drift": play(first_turn(animal_ban="none"), "melt_ice d3", "tile drift"),
    "displace": play(
        drifting("b6 red red-igloo", sea="c6 bear fish1, c7 2 fish2", seat=2), "drift b6 E", "displace c7"
    ),
    "move animals": play(
        melting("b2 blue, b3, c4 fox1", sea="c5 bear, c6 3 fish3", seat=1, kept="blue animals melt"),
        "play_animals",
        "move_animal fish3 c6 c7",
    ),
    "answer": play(
        acting(
            "c4 red blue 2 yellow green", sea="c5 bear", kept="red animals, yellow harpoon", hunted="green fish2 bear"
        ),
        "play_animals",
        "move_animal bear c5 c4",
        "answer decline",
    ),
    "flee": play(acting("c3 red 2 blue fox2, c4", kept="red melt energy3", ap=2), "play_melt c3", "flee h8"),
    "act": play(acting("c3 red, c4", glacier="f6 fox3", kept="red energy1", land="h8 blue"), "play_energy 1"),
    "seen by another": acting("c3 red, c4", kept="red energy1 melt, blue harpoon").seen_by(1),
    "over": melting("c3 5 red, c4 5 blue", seats=2, kept="red melt"),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_kind_of_position_is_read_as_it_was_written(moment):
    state = MOMENTS[moment]
    read = again(state)
    assert read.to_json() == state.to_json()
    assert (read.actor, names(read), read.scores()) == (state.actor, names(state), state.scores())


def test_a_position_goes_on_after_reading_as_it_would_have_gone_on():
    steps = ["answer harpoon", "end_turn"]
    assert play(again(MOMENTS["answer"]), *steps).to_json() == play(MOMENTS["answer"], *steps).to_json()
    steps = ["displace d6", "end_turn"]
    assert play(again(MOMENTS["displace"]), *steps).to_json() == play(MOMENTS["displace"], *steps).to_json()


def test_the_whole_position_in_json():
    state = acting(
        "c3 red blue, c4 red-igloo fox2", glacier="f6", sea="b3 bear 2 fish1", kept="red melt", seats=2, ap=2
    )
    assert state.to_json() == {
        "game": "iglu",
        "version": "1",
        "seats": 2,
        "options": {
            "serious": False,
            "closed_igloos": False,
            "island_scoring": "square",
            "animal_ban": "centre",
            "half_rounding": "down",
            "first_player": "seat0",
        },
        "phase": "act",
        "seat": 0,
        "first": 0,
        "active": 0,
        "window": "act",
        "turns": 1,
        "ice": ["c3", "c4", "f6"],
        "glaciers": ["f6"],
        "inuit": [["c3", None, None, None, None], ["c3", None, None, None, None]],
        "igloos": [["c4"], []],
        "fish": {"b3": [1, 1]},
        "foxes": {"c4": [2]},
        "bears": ["b3"],
        "hunted": [{}, {}],
        "kept": [{"melt": 1}, {}],
        "unseen": {
            "fish1": 4, "fish2": 4, "fish3": 4, "bear": 4, "drift": 6, "glacier": 9,
            "melt": 5, "energy1": 2, "energy2": 4, "energy3": 2, "harpoon": 4, "animals": 6,
        },
        "shown": {"glacier": 1},
        "supply": {"fish1": 6, "fish2": 12, "fish3": 8, "fox1": 3, "fox2": 3, "fox3": 3, "bear": 3},
        "lost": {},
        "ap": 2,
        "played": [],
        "points": 0,
        "here": "a1",
        "pushed": "a1",
        "way": "N",
        "left": 0,
        "fleeing": [0, 0],
    }  # fmt: skip


def test_what_is_left_out_takes_its_natural_value():
    state = GAME.from_json(PLAIN)
    assert (question(state), names(state)) == ("melt red", ["melt_ice b4"])
    assert json_entry(state, "supply") == {
        "fish1": 8,
        "fish2": 12,
        "fish3": 8,
        "fox1": 3,
        "fox2": 4,
        "fox3": 3,
        "bear": 4,
    }
    assert sum(json_entry(state, "unseen").values()) == 56
    assert (json_entry(state, "kept"), json_entry(state, "hunted"), json_entry(state, "igloos")) == (
        [{}, {}],
        [{}, {}],
        [[], []],
    )
    state = GAME.from_json(ACT | {"seat": 1})
    assert (question(state), json_entry(state, "ap"), json_entry(state, "active"), json_entry(state, "window")) == (
        "act blue",
        3,
        1,
        "act",
    )


@rule("IGL-5.1")
def test_a_position_without_a_phase_begins_the_turn_of_its_seat():
    assert question(GAME.from_json(PLAIN | {"seat": 1})) == "melt blue"
    assert question(GAME.from_json(PLAIN | {"ice": ["b2", "b3"]})) == "over"


@pytest.mark.parametrize(
    ("data", "change", "said"),
    [
        (PLAIN, {"seats": 5}, "can't be played with 5 players"),
        (PLAIN, {"seats": "two"}, "seats must be a whole number"),
        (PLAIN, {"options": {"animal_ban": "sometimes"}}, "'sometimes' is not allowed"),
        (PLAIN, {"options": {"cheese": 1}}, "there is no option 'cheese'"),
        (PLAIN, {"game": "nanuuk"}, "this is not a position of iglu"),
        (PLAIN, {"version": "0"}, "this is not a position of iglu 1"),
        (PLAIN, {"phase": "lunch"}, "phase: 'lunch' is not allowed"),
        (PLAIN, {"seat": 2}, "seat: must be a whole number from -2 to 1"),
        (PLAIN, {"seat": True}, "seat: must be a whole number"),
        (PLAIN, {"phase": "over"}, "-2 (over) goes with the phase 'over'"),
        (PLAIN, {"phase": "tile"}, "-1 (chance) goes with the phases first, fish, tile and fox"),
        (PLAIN, {"seat": -1}, "-1 (chance) goes with"),
        (PLAIN, {"first": 2}, "first: must be a whole number from 0 to 1"),
        (ACT, {"window": "fish"}, "window: 'fish' is not allowed; allowed: melt, act"),
        (ACT, {"window": "melt"}, "the window is that of phase 2"),
        (ACT, {"active": 1}, "only the active player can be asked this"),
        (ACT, {"ap": -1}, "ap: must be a whole number from 0 to 99"),
        (ACT, {"played": ["fish"]}, "played: 'fish' is not a type of kept tile"),
        (ACT, {"played": "melt"}, "played: must be a list"),
        (ACT, {"points": 4}, "points: must be a whole number from 0 to 3"),
        (ACT, {"here": "i9"}, "here: 'i9' is not a space; allowed: a1 to h8"),
        (ACT, {"way": "up"}, "way: 'up' is not a direction"),
        (ACT, {"left": 5}, "left: must be a whole number from 0 to 4"),
        (ACT, {"ice": ["b2", "b3", "z1"]}, "ice: 'z1' is not a space"),
        (ACT, {"ice": ["b2", "b3", "a1"]}, "ice: a1 is a land corner"),
        (ACT, {"ice": "b2"}, "ice: must be a list"),
        (ACT, {"glaciers": ["h8"]}, "glaciers: h8 is a land corner"),
        (ACT, {"inuit": [["b2"]]}, "inuit: 2 entries are needed, one for each seat, not 1"),
        (ACT, {"inuit": [["b2"] * 6, []]}, "inuit: a list of at most 5 spaces"),
        (ACT, {"inuit": ["b2", "b3"]}, "inuit: a list of at most 5 spaces"),
        (ACT, {"inuit": [["c5"], []]}, "inuit: c5 is sea"),
        (ACT, {"inuit": [["q4"], []]}, "inuit: 'q4' is not a space"),
        (ACT, {"igloos": [["b2", "b3", "b4"], []]}, "igloos: a list of at most 2 spaces"),
        (ACT, {"igloos": [["b2"], ["b2"]]}, "igloos: two igloos stand on b2"),
        (ACT, {"igloos": [["c5"], []]}, "igloos: c5 is not ice"),
        (ACT, {"igloos": [["h1"], []]}, "igloos: h1 is a land corner"),
        (ACT, {"fleeing": [0, 6]}, "fleeing: a number of Inuit for each seat, not 6"),
        (ACT, {"fleeing": [1, 0]}, "Inuit that flee are placed first"),
        (ACT, {"fish": {"b4": [1]}}, "fish: b4 is ice"),
        (ACT, {"fish": {"c4": [4]}}, "fish: c4 needs a list of values from 1 to 3"),
        (ACT, {"fish": {"c4": 1}}, "fish: c4 needs a list of values from 1 to 3"),
        (ACT, {"fish": ["c4"]}, "fish: must be a table"),
        (ACT, {"fish": {"c4": [2] * 16}}, "c4: there are not that many animals of value 2"),
        (ACT, {"fish": {"c4": [1] * 9}}, "hunted, lost and in the supply must be 8 together"),
        (ACT, {"foxes": {"c4": [1]}}, "foxes: c4 is sea"),
        (ACT, {"foxes": {"b4": [1, 1, 1, 1]}}, "fox1: tokens on the field"),
        (ACT, {"ice": ["b2", "b3", "d4"], "foxes": {"d4": [1]}}, "d4: no bear and no fox may be there"),
        (ACT, {"bears": ["c4", "c4"]}, "bears: two bears are on c4"),
        (ACT, {"bears": ["a8"]}, "bears: a8 is a land corner"),
        (ACT, {"bears": ["e5"]}, "e5: no bear and no fox may be there"),
        (ACT, {"bears": ["c4", "c5", "c6", "c7", "c8"]}, "bear: tokens on the field"),
        (ACT, {"bears": ["b2"]}, "b2: an Inuk without an igloo is beside a bear"),
        (ACT, {"kept": [{"fish1": 1}, {}]}, "kept: 'fish1' is unknown"),
        (ACT, {"kept": [{"melt": 7}, {}]}, "melt: kept, shown and unseen tiles must be 6 together"),
        (ACT, {"kept": [{"melt": "all"}, {}]}, "melt: must be a whole number"),
        (ACT, {"kept": [{"unknown": 25}, {}]}, "kept: more unknown tiles than there are unseen ones with a red border"),
        (ACT, {"shown": {"bear": 5}}, "bear: kept, shown and unseen tiles must be 4 together"),
        (ACT, {"unseen": {"bear": 4}}, "kept, shown and unseen tiles must be"),
        (ACT, {"hunted": [{"cow": 1}, {}]}, "hunted: 'cow' is unknown"),
        (ACT, {"hunted": [{"bear": 5}, {}]}, "bear: tokens on the field"),
        (ACT, {"lost": {"fox3": 4}}, "fox3: tokens on the field"),
        (ACT, {"supply": {"bear": 4}}, "tokens on the field, hunted, lost and in the supply must be"),
        (PLAIN, {"shown": {"fish1": 4, "fish2": 4, "fish3": 4, "bear": 4, "drift": 6, "glacier": 10, "melt": 6,
                           "energy1": 2, "energy2": 4, "energy3": 2, "harpoon": 4, "animals": 4}},
         "ice: 3 tiles lie face down, but only 2 are unseen"),
        (PLAIN, {"phase": "place", "inuit": [[], ["b2"]]}, "wrong order"),
        (PLAIN, {"phase": "tile", "seat": -1, "here": "c5"}, "the tile to be turned up must lie on `here`"),
        (PLAIN, {"phase": "fish", "seat": -1, "here": "b2", "left": 1}, "`here` must be sea"),
        (PLAIN, {"phase": "fish", "seat": -1, "here": "c5", "left": 0}, "`left` fish must be in the supply"),
        (PLAIN, {"phase": "fox", "seat": -1, "here": "b2"}, "the fox needs a glacier on `here`"),
        (PLAIN, {"phase": "drift", "ice": [], "inuit": [[], []]}, "nothing could be done in this position"),
        (PLAIN, {"phase": "displace", "pushed": "c5", "here": "c6"}, "`here` must lie ahead of the push"),
        (PLAIN, {"phase": "displace", "pushed": "b2", "here": "b5"}, "no animal is in the way"),
        (PLAIN, {"phase": "move_animal", "points": 3}, "nothing could be done in this position"),
        (PLAIN, {"phase": "answer", "here": "b2"}, "a bear and an Inuk of the seat that answers must be on `here`"),
        (PLAIN, {"phase": "flee"}, "nobody has to flee"),
        (PLAIN, {"phase": "flee", "inuit": [["b2"] * 5, []], "fleeing": [1, 0]}, "more flee than are missing"),
        (PLAIN, {"phase": "melt", "ice": ["b2", "b3"]}, "nothing could be done in this position"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_stand_is_refused(data, change, said):
    with pytest.raises(PositionError) as caught:
        GAME.from_json({**copy.deepcopy(data), **change})
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


NO_SETUP = {
    "another seat places next": {"phase": "place", "inuit": [["b1"], ["b1"]], "seat": 1},
    "all are placed": {"phase": "place", "inuit": [["b1"] * 5, ["b1"] * 5]},
    "an Inuk was left out": {"phase": "place", "inuit": [[None, "b1"], ["b1"]]},
    "Inuit could be placed at sea": {"phase": "place", "ice": ["b1"]},
    "four fish must follow": {"phase": "first", "seat": -1, "left": 0},
    "the third fish goes to d5": {"phase": "fish", "seat": -1, "turns": 0, "left": 2, "here": "e5"},
    "the centre is open": {
        "phase": "fish", "seat": -1, "turns": 0, "left": 2, "here": "d5", "ice": [*START_ICE.split()[1:], "e5"],
    },
    "turns have begun": {"phase": "melt", "turns": 0, "inuit": [["b1"], ["b2"]]},
}  # fmt: skip
NO_STEP = {
    "an occupied tile melts": {"phase": "tile", "seat": -1, "here": "b2"},
    "a fox on a banned space": {"phase": "fox", "seat": -1, "here": "d4", "glaciers": ["d4"]},
    "a fox drifts to a banned space": {
        "phase": "displace", "ice": ["c4"], "inuit": [[], []], "foxes": {"c4": [1]}, "fish": {"d4": [1]},
        "pushed": "c4", "way": "E", "here": "d4",
    },
    "no movement point is left": {"phase": "move_animal", "points": 0, "fish": {"g2": [1]}},
    "movement points in phase 2": {"phase": "act", "points": 2, "fish": {"g2": [1]}},
    "movement points in phase 1": {"phase": "melt", "points": 2, "fish": {"g2": [1]}},
}  # fmt: skip


@rule("IGL-3.3", "IGL-3.8", "IGL-3.10")
@pytest.mark.parametrize("why", NO_SETUP)
def test_a_setup_that_could_not_go_on_is_refused(why):
    with pytest.raises(PositionError):
        GAME.from_json({"seats": 2, "ice": START_ICE.split()} | NO_SETUP[why])


@rule("IGL-4.8", "IGL-4.14", "IGL-4.26", "IGL-4.36", "IGL-4.53")
@pytest.mark.parametrize("why", NO_STEP)
def test_a_step_that_could_not_be_pending_is_refused(why):
    with pytest.raises(PositionError):
        GAME.from_json(PLAIN | NO_STEP[why])


def test_the_line_of_a_position_says_what_it_seems_to_say():
    data = position_json(
        "c3 red 2 blue fox2, c4", "act", glacier="f6 fox3", sea="b3 bear 2 fish1", land="a1 red", seats=3
    )
    assert (data["ice"], data["glaciers"], data["bears"]) == (["c3", "c4"], ["f6"], ["b3"])
    assert data["inuit"] == [["c3", "a1"], ["c3", "c3"], []]
    assert (data["fish"], data["foxes"]) == ({"b3": [1, 1]}, {"c3": [2], "f6": [3]})
    assert at(GAME.from_json(data), "c3") == "ice red 2 blue fox2"


@pytest.mark.parametrize("values", [[True], [1.0], [0], [4], ["1"]])
def test_the_values_of_animals_are_whole_numbers_from_1_to_3(values):
    with pytest.raises(PositionError, match="fish: c3 needs a list of values from 1 to 3"):
        GAME.from_json(ACT | {"fish": {"c3": values}})


def test_a_space_is_named_once():
    with pytest.raises(PositionError, match="ice: b2 is listed twice"):
        GAME.from_json(PLAIN | {"ice": ["b2", "b3", "b2"]})


@rule("IGL-5.1")
def test_a_game_is_not_over_while_a_tile_can_be_melted():
    over = {"seats": 2, "phase": "over", "seat": -2, "inuit": [["b3"], ["b2"]]}
    with pytest.raises(PositionError, match="phase 'over': a tile can still be melted"):
        GAME.from_json(over | {"ice": ["b2", "b3", "c3"]})
    assert GAME.from_json(over | {"ice": ["b2", "b3"]}).ranks() == [1, 1]


@rule("IGL-6.1")
def test_nobody_stands_in_a_closed_igloo_of_another_tribe():
    shared = {"seats": 2, "phase": "act", "ice": ["b2", "b3"], "inuit": [["b3"], ["b2"]], "igloos": [["b2"], []]}
    with pytest.raises(PositionError, match="inuit: b2 has a closed igloo of another tribe"):
        GAME.from_json(shared | {"options": {"serious": True}})
    assert GAME.from_json(shared).actor == 0
