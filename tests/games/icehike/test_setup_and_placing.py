"""The setup, the order of a turn, drawing and placing."""

import random

import pytest

from banchisa import CHANCE
from games.icehike.positions import GAME, NO_TILES, cells, energy, hike, start, to_place, walk
from support.claims import rule
from support.positions import json_entry, names, play, refusing_rule


@rule("ICE-3.1", "ICE-3.2")
@pytest.mark.parametrize(
    ("seats", "order"),
    [
        (2, [("orange", 0), ("white", 1), ("brown", 0), ("grey", 1), ("orange", 0)]),
        (3, [("orange", 0), ("white", 1), ("brown", 2), ("orange", 0), ("white", 1)]),
        (4, [("orange", 0), ("white", 1), ("brown", 2), ("grey", 3), ("orange", 0)]),
        (5, [("orange", 0), ("white", 1), ("brown", 2), ("grey", 3), ("black", 4)]),
    ],
)
def test_the_colours_play_in_their_fixed_order_and_the_first_seat_begins(seats, order):
    state = start(seats)
    seen = []
    for cell in ("C2", "C3", "C4", "C5", "C6"):
        state = play(state, "draw_tile land", f"place {cell}")
        seen.append((json_entry(state, "colour"), int(state.actor)))
        state = play(state, "end_turn")
    assert seen == order


@rule("ICE-3.3")
@pytest.mark.parametrize(("length", "finish"), [("normal", "B9"), ("short", "E7")])
def test_the_finish_tile_lies_in_the_village_or_on_the_cross(length, finish):
    board = GAME.scene(start(4, length=length), None).boards[0]
    grounds = {cell.name: cell.ground for cell in board.cells}
    assert (grounds["L1"], grounds[finish]) == ("hamlet-2", "village-2")
    assert grounds["B9"] == ("village-2" if finish == "B9" else "land-2")
    assert grounds["E7"] == ("village-2" if finish == "E7" else "ice")


@rule("ICE-3.4", "ICE-3.5", "ICE-3.6")
@pytest.mark.parametrize(
    ("seats", "length", "stack", "bag"),
    [
        (4, "normal", [16, 4, 16, 24], [5, 5, 5, 5, 4]),
        (5, "normal", [16, 4, 16, 24], [5, 5, 5, 5, 4]),
        (2, "short", [12, 4, 12, 20], [5, 5, 5, 5, 0]),
        (3, "short", [12, 4, 12, 20], [5, 5, 5, 5, 0]),
        (4, "short", [12, 4, 12, 20], [5, 5, 5, 5, 0]),
        (5, "short", [13, 4, 13, 20], [5, 5, 5, 5, 0]),
    ],
)
def test_stack_and_bag_hold_what_the_rules_list(seats, length, stack, bag):
    state = start(seats, length=length)
    assert list(json_entry(state, "stack").values()) == stack
    assert list(json_entry(state, "bag").values()) == bag
    assert state.weights() == stack


@rule("ICE-3.7", "ICE-3.8")
def test_puppets_stand_on_the_start_tile_and_bears_beside_the_board():
    state = start(5)
    assert json_entry(state, "puppets") == dict.fromkeys(("orange", "white", "brown", "grey", "black"), "L1")
    assert json_entry(state, "bears") == []
    assert set(map(str, json_entry(state, "igloos").values())) == {"[]"}
    assert all(sum(held.values()) == 0 for held in json_entry(state, "held").values())
    assert [counter.value for counter in GAME.scene(state, None).counters if counter.icon == "bear"] == [4]


@rule("ICE-4.1", "ICE-4.2", "ICE-4.10", "ICE-4.11")
def test_a_turn_is_drawing_placing_and_playing():
    state = start(4)
    assert (state.actor, names(state)) == (
        CHANCE,
        [f"draw_tile {kind}" for kind in ("water", "fish", "land", "mountain")],
    )
    state = play(state, "draw_tile mountain")
    assert (state.actor, state.weights()) == (CHANCE, [5, 5, 5, 5, 4])
    state = play(state, "draw_cube rope")
    assert (state.actor, {name.split()[0] for name in names(state)}) == (0, {"place"})
    state = play(state, "place G5")
    assert (state.actor, json_entry(state, "phase")) == (0, "act")
    state = play(state, "end_turn")
    assert (json_entry(state, "colour"), json_entry(state, "phase")) == ("white", "draw_tile")


@rule("ICE-4.2")
def test_with_an_empty_stack_the_turn_begins_with_playing():
    state = hike(phase="turn", **NO_TILES)
    assert (state.actor, json_entry(state, "phase"), energy(state)) == (0, "act", 2)


@rule("ICE-4.11")
def test_from_an_empty_bag_the_mountain_is_bare():
    state = play(hike(phase="turn", bag={"berry": 0}), "draw_tile mountain", "place G5")
    assert json_entry(state, "finds") == {"berry": [], "torch": [], "rope": []}
    assert json_entry(state, "tiles")["mountain"] == ["G5"]


@rule("ICE-4.12")
@pytest.mark.parametrize("find", ["berry", "torch", "rope"])
def test_a_find_lies_in_the_cave_of_its_mountain(find):
    state = play(to_place("mountain", find), "place G5")
    assert json_entry(state, "finds") == {"berry": [], "torch": [], "rope": []} | {find: ["G5"]}


@rule("ICE-4.13")
def test_a_black_cube_leaves_the_game():
    state = play(start(4), "draw_tile mountain", "draw_cube empty", "place G5")
    assert json_entry(state, "gone")["empty"] == 1
    assert json_entry(state, "finds") == {"berry": [], "torch": [], "rope": []}


@rule("ICE-4.14", "ICE-4.34")
def test_a_white_cube_brings_a_bear_that_may_walk_at_once():
    state = play(hike(tiles="L G6", phase="turn"), "draw_tile mountain", "draw_cube bear_cave", "place G5")
    assert json_entry(state, "bears") == ["G5"]
    assert [name for name in names(state) if name.startswith("bear")] == ["bear 1 S"]


@rule("ICE-4.16")
def test_a_tile_goes_on_any_free_cell_and_need_not_touch_anything():
    state = to_place("land", puppets="orange G5", igloos="white C3", bears="E5", tiles="W H8")
    assert len(cells(state)) == 92 - 5  # without G5, C3, E5, H8 and L2, where the others stand
    for cell in ("G5", "C3", "E5", "H8", "L2"):
        assert refusing_rule(state, f"place {cell}") == "ICE-4.16"
    assert refusing_rule(state, "place D4") is None


@rule("ICE-4.17")
@pytest.mark.parametrize(("length", "printed"), [("normal", "L1 B9"), ("short", "L1 B9 E7")])
def test_no_tile_covers_start_finish_or_village(length, printed):
    state = to_place("land", length=length)
    assert {refusing_rule(state, f"place {cell}") for cell in printed.split()} == {"ICE-4.17"}
    assert len(cells(state)) == 94 - len(printed.split()) - 1


@rule("ICE-4.20")
def test_the_cell_takes_the_level_of_its_tile():
    state = hike("orange G5", "L G4, M G6, W F4, F F5")
    assert [name for name in names(state) if name.startswith("step")] == ["step N", "step NE", "step SE"]
    assert refusing_rule(state, "step S") == "ICE-4.44"  # level 3
    assert refusing_rule(state, "step SW") == "ICE-4.45"
    assert refusing_rule(state, "step NW") == "ICE-4.45"
    assert energy(walk(hike("orange G5", "L G4", held="orange berry"), "G4")) == 0  # level 2


@rule("ICE-4.18")
def test_the_fast_and_the_slow_test_of_placing_agree_on_every_cell():
    """Tiles laid at random until roads are scarce; igloos and bears stand about."""
    chosen = random.Random(7)
    for _ in range(12):
        state = start(5)
        for _ in range(300):
            legal = state.legal_actions()
            if not legal:
                break
            if json_entry(state, "phase") == "place":
                allowed = [number for number in range(94) if GAME.refusal(state, number) is None]
                assert allowed == legal
            state.apply(chosen.choice(legal))
