"""Laying out tiles and bears: printed, by chance, by the players."""

import copy

import pytest

from banchisa import CHANCE
from claims import rule
from games.nanuuk.positions import GAME, cracks, each, start, tiles
from playing import names, play, refused, told

WHALES_AND_INUK = each("lay_tile", "C6 F1 F4 C1 E6 G1 D1")  # three players, the printed places


@rule("NAN-3.12")
@pytest.mark.parametrize("layout", ["printed", "random", "players"])
@pytest.mark.parametrize(
    ("seats", "pawns", "numbers"),
    [
        (2, 1, {"bear": 2, "fish": 3, "seal": 4, "walrus": 4, "whale": 3, "inuk": 3}),
        (3, 1, {"bear": 2, "fish": 4, "seal": 4, "walrus": 4, "whale": 3, "inuk": 4}),
        (4, 1, {"bear": 3, "fish": 6, "seal": 6, "walrus": 6, "whale": 3, "inuk": 4}),
        (2, 2, {"bear": 3, "fish": 6, "seal": 6, "walrus": 6, "whale": 3, "inuk": 4}),
    ],
)
def test_every_layout_uses_the_material_for_its_number_of_hunters(layout, seats, pawns, numbers):
    state = start(seats, pawns=pawns, layout=layout)
    while told(state, "phase") != "place":
        state.apply(state.legal_actions()[-1])
    lying = told(state, "tiles") | {"bear": told(state, "bears")}
    assert {kind: len(spaces) for kind, spaces in lying.items()} == numbers


@rule("NAN-3.13")
def test_the_printed_layout_for_four():
    assert tiles(start(4)) == (
        "fish B1 C4 C6 D2 D3 E4, inuk B4 D1 F4 G1, seal B3 B5 C1 E2 E5 G2, walrus A2 C2 C5 E1 F3 F5, whale A1 E6 F1"
    )
    assert told(start(4), "bears") == ["B2", "D5", "F2"]


@rule("NAN-3.13")
def test_the_printed_layout_for_three():
    assert tiles(start(3)) == (
        "fish C4 D2 E4 G2, inuk C1 D1 E6 G1, seal D3 E1 E2 E5, walrus C2 C5 F3 F5, whale C6 F1 F4"
    )
    assert told(start(3), "bears") == ["D5", "F2"]


@rule("NAN-3.13", "NAN-4.34")
def test_the_printed_layouts_for_two():
    assert tiles(start(2)) == "fish C4 D2 E4, inuk C1 D1 E6, seal D3 E1 E2 E5, walrus C2 C5 F3 F5, whale C6 F1 F4"
    assert told(start(2), "bears") == ["D5", "F2"]
    assert tiles(start(2, pawns=2)) == tiles(start(4))


@rule("NAN-3.14", "NAN-3.16")
def test_chance_lays_whales_and_inuk_evenly_on_the_candidates():
    state = start(3, layout="random")
    assert state.actor == CHANCE
    assert names(state) == each("lay_tile", "C1 C6 D1 E1 E6 F1 F4 F5 G1 G2")
    assert state.weights() == [1] * 10
    state = play(state, "lay_tile C1")
    assert names(state) == each("lay_tile", "C6 E1 E6 F1 F4 F5 G1 G2")
    state = play(state, "lay_tile C6", "lay_tile F1", "lay_tile F4")
    assert tiles(state) == "inuk F4, whale C1 C6 F1"


@rule("NAN-3.14")
def test_chance_fills_the_remaining_spaces_in_order_with_the_pieces_left():
    state = start(3, *WHALES_AND_INUK, layout="random")
    assert tiles(state) == "inuk C1 D1 E6 G1, whale C6 F1 F4"
    assert names(state) == each("lay_rest", "bear walrus seal fish")
    assert state.weights() == [2, 4, 4, 4]
    state = play(state, "lay_rest bear", "lay_rest fish", "lay_rest bear", "lay_rest seal")
    assert told(state, "bears") == ["C2", "C5"]
    assert tiles(state) == "fish C4, inuk C1 D1 E6 G1, seal D2, whale C6 F1 F4"
    assert names(state) == each("lay_rest", "walrus seal fish")
    assert state.weights() == [4, 3, 3]
    assert refused(state, "lay_rest bear") == "NAN-3.14"


@rule("NAN-3.15")
def test_players_lay_one_piece_each_in_turn_whales_first_fish_last():
    state = start(3, layout="players")
    actors, kinds = [], []
    while told(state, "phase") == "place_tile":
        before = told(state, "tiles") | {"bear": told(state, "bears")}
        actors.append(int(state.actor))
        state.apply(state.legal_actions()[0])
        after = told(state, "tiles") | {"bear": told(state, "bears")}
        kinds += [kind for kind in after if after[kind] != before[kind]]
    assert actors == [0, 1, 2] * 7
    assert kinds == ["whale"] * 3 + ["inuk"] * 4 + ["bear"] * 2 + ["walrus"] * 4 + ["seal"] * 4 + ["fish"] * 4


@rule("NAN-3.15")
def test_players_lay_bears_and_the_other_animals_on_any_free_space_but_igloos():
    state = start(3, *each("place_tile", "C6 F1 F4 C1 E6 G1 D1"), layout="players")
    assert names(state) == each("place_tile", "C2 C4 C5 D2 D3 D5 E1 E2 E4 E5 F2 F3 F5 G2")
    assert refused(state, "place_tile C3") == "NAN-3.15"
    assert refused(state, "place_tile C1") == "NAN-3.15"
    assert names(play(state, "place_tile D3")) == each("place_tile", "C2 C4 C5 D2 D5 E1 E2 E4 E5 F2 F3 F5 G2")


@rule("NAN-3.16")
def test_an_inuk_goes_next_to_an_igloo_only_when_no_other_space_is_left():
    state = start(2, *each("place_tile", "D1 F5 C6"), layout="players")
    assert names(state) == ["place_tile F1"]
    assert refused(state, "place_tile C4") == "NAN-3.16"
    assert names(play(state, "place_tile F1")) == each("place_tile", "C4 D3 E4 F3")  # not F2, next to the first


@rule("NAN-3.16")
def test_an_inuk_goes_next_to_an_igloo_and_to_another_inuk_when_nothing_better_is_left():
    state = start(3, *each("place_tile", "F5 G2 D1 C6 F1 D3"), layout="players")
    assert names(state) == each("place_tile", "C4 C5 D5 E4 F2")


@rule("NAN-3.16")
def test_whales_lie_apart_and_away_from_igloos():
    state = start(2, "place_tile E6", layout="players")
    assert names(state) == each("place_tile", "C1 C6 D1 E1 F1 F4")  # not F5, next to the whale
    assert refused(state, "place_tile F5") == "NAN-3.16"
    assert refused(state, "place_tile D3") == "NAN-3.16"


@rule("NAN-3.16")
def test_a_whale_must_leave_room_for_every_inuk():
    """With the tiles of the box there is always room; here the three fish are Inuk too, six in all."""
    data = copy.deepcopy(GAME.components.data)
    layout, material = data["layout"]["2"], data["material"]["2"]
    layout["inuk"], layout["fish"] = layout["inuk"] + layout["fish"], []
    material["inuk"], material["fish"] = 6, 0
    game = GAME.with_components(data)
    state = play(game.start(2, layout="players"), "place_tile D1", "place_tile F4")
    assert names(state) == each("place_tile", "E6 F1")  # C6 would leave five
    refusal = game.refusal(state, game.actions.parse("place_tile C6"))
    assert (refusal.rule, refusal.reason) == ("NAN-3.16", "no-room-for-inuk")


@rule("NAN-3.17", "NAN-6.13")
def test_initial_cracks_come_after_the_tiles_and_before_the_hunters():
    state = start(4, initial_cracks=2)
    assert (state.actor, told(state, "phase")) == (CHANCE, "lay_crack")
    state = play(state, "lay_crack D2-D3")
    assert (state.actor, told(state, "phase")) == (CHANCE, "lay_crack")
    state = play(state, "lay_crack A1-A2")
    assert (state.actor, told(state, "phase"), cracks(state)) == (0, "place", "A1-A2 D2-D3")


@rule("NAN-3.17")
def test_initial_cracks_follow_the_last_tile_of_a_layout_built_by_the_players():
    state = start(2, layout="players", initial_cracks=1)
    while told(state, "phase") == "place_tile":
        state.apply(state.legal_actions()[0])
    assert (state.actor, told(state, "phase")) == (CHANCE, "lay_crack")


@rule("NAN-6.13")
def test_an_initial_crack_never_splits_the_floe():
    state = start(2, "lay_crack C1-C2", initial_cracks=12)
    assert "lay_crack C1-D1" not in names(state)
    assert refused(state, "lay_crack C1-D1") == "NAN-6.13"
    assert refused(state, "lay_crack C1-C2") == "NAN-4.7"
    assert refused(state, "lay_crack B1-B2") == "NAN-3.2"
    assert (len(names(state)), state.weights()) == (46, [1] * 46)
