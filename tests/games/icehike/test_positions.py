"""Positions as JSON: what cannot stand on the table is refused with a clear line, whatever is written down."""

import pytest

from banchisa.engine.errors import PositionError
from games.icehike.positions import GAME, hike, hike_json, roam, walk
from support.positions import play

ACTING = hike_json("orange H5", bears="E5")
WALKING = roam(hike("orange H5", bears="E5"), 1, "E6").to_json()
ATTACKED = roam(hike("white F5", bears="E5", held="white torch"), 1, "F5").to_json()
PAYING = walk(hike("orange H4", igloos="white H5", held="orange berry rope"), "H5").to_json()
PUSHING = walk(hike("orange H4", bears="H5", held="orange torch"), "H5").to_json()
PLACING = hike_json(phase="place", tile="mountain", cube="rope")
ARRIVED = hike_json("white -", seats=3, play_on=True, places=[0, 1, 0])


def test_a_position_without_a_phase_begins_the_turn_of_its_colour():
    state = GAME.from_json({"seats": 3, "colour": "white"})
    assert (state.actor, state.to_json()["phase"], state.to_json()["colour"]) == (-1, "draw_tile", "white")
    assert state.to_json()["puppets"] == {"orange": "L1", "white": "L1", "brown": "L1"}


def test_what_is_left_of_stack_and_bag_follows_from_the_board():
    state = hike("orange H5", "W C3 C4, M C5", "E5", finds="rope C5", held="orange berry")
    assert state.to_json()["stack"] == {"water": 14, "fish": 4, "land": 16, "mountain": 23}
    assert state.to_json()["bag"] == {"berry": 4, "torch": 5, "rope": 4, "bear_cave": 4, "empty": 4}


@pytest.mark.parametrize(
    ("data", "change", "said"),
    [
        (ACTING, {"seats": 9}, "can't be played with 9 players"),
        (ACTING, {"seats": "two"}, "seats must be a whole number"),
        (ACTING, {"options": {"length": "long"}}, "'long' is not allowed"),
        (ACTING, {"game": "iglu"}, "this is not a position of icehike"),
        (ACTING, {"version": "0"}, "this is not a position of icehike 1"),
        (ACTING, {"phase": "lunch"}, "phase: 'lunch' is not allowed"),
        (ACTING, {"seat": 5}, "seat: must be a whole number from -2 to 3"),
        (ACTING, {"seat": 1}, "seat: with this phase and colour it is 0, not 1"),
        (ACTING, {"colour": "black"}, "colour: 'black' is not a colour in play"),
        (ACTING, {"puppets": {"orange": "Z1"}}, "puppets.orange: 'Z1' is not a space"),
        (ACTING, {"puppets": {"pink": "H5"}}, "puppets: 'pink' is unknown"),
        (ACTING, {"puppets": {"orange": None}}, "only a puppet that has arrived is off the board"),
        (ACTING, {"puppets": {"white": "A5"}}, "puppets.white: A5 is water"),
        (ACTING, {"puppets": {"white": "B9"}}, "whoever is on the finish tile has arrived"),
        (ACTING, {"puppets": {"white": "E5"}}, "bears: a puppet stands on E5"),
        (ACTING, {"places": [0, 1, 0, 0]}, "places: seat 1 has not arrived"),
        (ACTING, {"places": [1]}, "places: one place from 1 to 4 for each seat"),
        (ACTING, {"tiles": {"lava": ["C3"]}}, "tiles: 'lava' is unknown"),
        (ACTING, {"tiles": {"land": ["C3", "C3"]}}, "tiles.land: C3 already has a tile"),
        (ACTING, {"tiles": {"land": ["G1"]}}, "tiles.land: G1 is a cut space or printed ground"),
        (ACTING, {"tiles": {"water": ["K1", "L1"]}}, "is a cut space or printed ground"),
        (ACTING, {"finds": {"rope": ["C3"]}}, "finds.rope: C3 is not a mountain"),
        (ACTING, {"bears": ["E5", "E5"]}, "bears: two are on E5"),
        (ACTING, {"bears": ["E5", "E6", "E7", "E8", "E9"]}, "bears: there are 4 at most, not 5"),
        (ACTING, {"bears": ["L1"]}, "bears: L1 is the start, the finish or an igloo"),
        (ACTING, {"bears": ["A5"]}, "bears: A5 is water without fish"),
        (ACTING, {"igloos": {"white": ["C3", "C4", "C5"]}}, "3 are built; allowed: 2"),
        (ACTING, {"igloos": {"white": ["C3"], "brown": ["C3"]}}, "C3 is water or already has an igloo"),
        (ACTING, {"igloos": {"white": ["M3"]}}, "igloos.white: M3 is a cut space"),
        (ACTING, {"igloos": {"white": ["L2", "K2"], "brown": ["K1"]}}, "K1 is a cut space"),
        (ACTING, {"held": {"orange": {"berry": 16}}}, "berry: must be a whole number from 0 to 15"),
        (ACTING, {"held": {"orange": {"berry": 15}}}, "berry: 15 are in play, left or gone, but the box holds 5"),
        (ACTING, {"held": {"orange": {"beer": 1}}}, "orange: 'beer' is unknown"),
        (ACTING, {"energy": 0}, "phase 'act': the turn would be over"),
        (ACTING, {"mode": "fly"}, "mode: 'fly' is not allowed"),
        (ACTING, {"mode": "bear"}, "phase 'act': the mode does not fit"),
        (ACTING, {"drawn": False}, "a tile must be drawn first"),
        (ACTING, {"drawn": "yes"}, "drawn: must be true or false"),
        (ACTING, {"drawn": False, "stack": {}, "mode": "mixed", "held": {"orange": {"berry": 1}}}, "no bear walks"),
        (ACTING, {"tile": "land"}, "`tile` is what is to be placed"),
        (ACTING, {"asked": "white"}, "`asked` names the colour"),
        (ACTING, {"owner": "white"}, "`owner` names the colour that is paid"),
        (ACTING, {"came": "H4"}, "`came` goes with pushing a bear"),
        (ACTING, {"bear": 1}, "`bear` names the bear that walks"),
        (ACTING, {"walk_from": "E4"}, "`walk_from` is where the bear's walk began"),
        (ACTING, {"hit": "E4"}, "`hit` goes with a walk of the bear"),
        (ACTING, {"protected": ["orange"]}, "protected: orange is the active seat's"),
        (ACTING, {"phase": "draw_tile", "stack": {}}, "no tile is to be drawn"),
        (ACTING, {"phase": "draw_cube", "energy": 0, "tile": "land"}, "no cube is to be drawn"),
        (ACTING, {"phase": "over", "energy": 0}, "every seat must have its place"),
        (PLACING, {"tile": "land"}, "`cube` goes with a mountain"),
        (PLACING, {"cube": None}, "a cube must be drawn first"),
        (PLACING, {"cube": "bear_cave", "bears": ["E5", "E6", "E7", "E8"]}, "the cube counts as 'empty'"),
        (WALKING, {"bear": 2}, "this bear is not on the board"),
        (WALKING, {"energy": 3}, "the bear has taken no step yet"),
        (WALKING, {"energy": 0}, "the bear cannot go on"),
        (WALKING, {"walk_from": "L1"}, "the bear cannot go back to L1"),
        (WALKING, {"tiles": {"fish": ["E6"]}, "stack": {}}, "this bear stays on its fish"),
        (ATTACKED, {"asked": "brown", "seat": 2}, "this colour is not attacked"),
        (ATTACKED, {"held": {}}, "this colour holds no torch"),
        (PAYING, {"held": {"orange": {"berry": 2}}, "bag": {}}, "the fee is paid without asking"),
        (PAYING, {"owner": "brown"}, "no fee is due there"),
        (PUSHING, {"came": "C3"}, "no bear is in the way"),
        (ARRIVED, {"colour": "white", "seat": 1}, "the active colour has arrived"),
        (ACTING, {"tiles": {"water": ["L2", "K2", "J1", "L3", "L4", "L5", "L6", "L7", "L8", "L9"]}, "puppets":
            {"white": "L1", "brown": "L1", "grey": "L1"}, "bears": ["M2"]}, "no road without bears and igloos"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_stand_is_refused(data, change, said):
    with pytest.raises(PositionError) as caught:
        GAME.from_json({**data, **change})
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("data", [WALKING, ATTACKED, PAYING, PUSHING], ids=["bear", "torch", "pay", "push"])
def test_a_position_in_the_middle_of_a_step_is_read_again(data):
    assert GAME.from_json(data).to_json() == data


def test_a_quiet_turn_has_nothing_but_a_tile():
    with pytest.raises(PositionError, match="only a tile is placed in this turn"):
        hike(seats=3, length="short", turn=6)
    assert hike(seats=3, length="short", turn=7).actor == 0


def test_undone_steps_lead_back_to_the_same_position():
    state = hike("orange H5", "M H6", finds="rope H6", held="orange rope berry")
    before = state.to_json()
    later = play(walk(state, "H6"), "berry", "search")
    assert state.to_json() == before
    assert later.to_json() != before


def test_no_more_finds_and_tiles_are_read_than_the_box_holds():
    with pytest.raises(PositionError, match="berry: 9 are in play, left or gone, but the box holds 5"):
        GAME.from_json({"seats": 3, "held": {"orange": {"berry": 9}}})
    with pytest.raises(PositionError, match="fish: 5 are in play, left or gone, but the box holds 4"):
        GAME.from_json({"seats": 3, "tiles": {"fish": ["D3", "D4", "D5", "D6", "D7"]}})
    read = GAME.from_json({"seats": 3, "held": {"orange": {"berry": 5}}})
    assert GAME.inventory(read)["berry"] == 5


@pytest.mark.parametrize("drawn", [{"tile": "land"}, {"tile": "mountain", "cube": "rope"}])
def test_a_turn_begins_before_anything_is_drawn(drawn):
    with pytest.raises(PositionError, match="a turn begins before anything is drawn"):
        GAME.from_json(hike_json(phase="turn", **drawn))
