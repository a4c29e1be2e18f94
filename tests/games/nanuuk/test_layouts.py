"""Laying out tiles and bears: the fixed layout, by chance, by the players."""

import copy
import random
from collections.abc import Collection, Iterable, Iterator
from itertools import combinations

import pytest

from banchisa import CHANCE
from banchisa.engine.errors import OptionError
from games.nanuuk.positions import GAME, cracks, each, start, tiles, why
from games.nanuuk.reference import CELLS, IGLOOS, MATERIAL, RING, ROWS_IN_PLAY
from support.claims import rule
from support.positions import json_entry, names, play, refusing_rule

WHALES_AND_INUK = each("lay_tile", "C6 F1 F4 C1 E6 G1 D1")  # three players, as in the fixed layout


@rule("NAN-3.12")
@pytest.mark.parametrize("layout", ["fixed", "random", "players"])
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
    while json_entry(state, "phase") != "place":
        state.apply(state.legal_actions()[-1])
    lying = json_entry(state, "tiles") | {"bear": json_entry(state, "bears")}
    assert {kind: len(spaces) for kind, spaces in lying.items()} == numbers


@rule("NAN-3.13")
def test_the_fixed_layout_for_four():
    assert tiles(start(4)) == (
        "fish B1 C4 C6 D2 D3 E4, inuk B4 D1 F4 G1, seal B3 B5 C1 E2 E5 G2, walrus A2 C2 C5 E1 F3 F5, whale A1 E6 F1"
    )
    assert json_entry(start(4), "bears") == ["B2", "D5", "F2"]


@rule("NAN-3.13")
def test_the_fixed_layout_for_three():
    assert tiles(start(3)) == (
        "fish C4 D2 E4 G2, inuk C1 D1 E6 G1, seal D3 E1 E2 E5, walrus C2 C5 F3 F5, whale C6 F1 F4"
    )
    assert json_entry(start(3), "bears") == ["D5", "F2"]


@rule("NAN-3.13", "NAN-4.34")
def test_the_fixed_layouts_for_two():
    assert tiles(start(2)) == "fish C4 D2 E4, inuk C1 D1 E6, seal D3 E1 E2 E5, walrus C2 C5 F3 F5, whale C6 F1 F4"
    assert json_entry(start(2), "bears") == ["D5", "F2"]
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
    assert json_entry(state, "bears") == ["C2", "C5"]
    assert tiles(state) == "fish C4, inuk C1 D1 E6 G1, seal D2, whale C6 F1 F4"
    assert names(state) == each("lay_rest", "walrus seal fish")
    assert state.weights() == [4, 3, 3]
    assert refusing_rule(state, "lay_rest bear") == "NAN-3.14"


@rule("NAN-3.15")
def test_players_lay_one_piece_each_in_turn_whales_first_fish_last():
    state = start(3, layout="players")
    actors, kinds = [], []
    while json_entry(state, "phase") == "place_tile":
        before = json_entry(state, "tiles") | {"bear": json_entry(state, "bears")}
        actors.append(int(state.actor))
        state.apply(state.legal_actions()[0])
        after = json_entry(state, "tiles") | {"bear": json_entry(state, "bears")}
        kinds += [kind for kind in after if after[kind] != before[kind]]
    assert actors == [0, 1, 2] * 7
    assert kinds == ["whale"] * 3 + ["inuk"] * 4 + ["bear"] * 2 + ["walrus"] * 4 + ["seal"] * 4 + ["fish"] * 4


@rule("NAN-3.15")
def test_players_lay_bears_and_the_other_animals_on_any_free_space_but_igloos():
    state = start(3, *each("place_tile", "C6 F1 F4 C1 E6 G1 D1"), layout="players")
    assert names(state) == each("place_tile", "C2 C4 C5 D2 D3 D5 E1 E2 E4 E5 F2 F3 F5 G2")
    assert refusing_rule(state, "place_tile C3") == "NAN-3.15"
    assert refusing_rule(state, "place_tile C1") == "NAN-3.15"
    assert names(play(state, "place_tile D3")) == each("place_tile", "C2 C4 C5 D2 D5 E1 E2 E4 E5 F2 F3 F5 G2")


# the conditions of NAN-3.16, written once more, from the board of the reference


def sites(seats: int) -> list[str]:
    """The spaces in play that are neither an igloo nor next to one."""
    rows = ROWS_IN_PLAY[{2: 22, 3: 24, 4: 31}[seats]]
    return [cell for cell in CELLS if cell[0] in rows and cell not in IGLOOS and IGLOOS.isdisjoint(RING[cell])]


def touching(some: Iterable[str], others: Collection[str]) -> bool:
    return any(near in others for cell in some for near in RING[cell])


def qualifies(seats: int, whales: Collection[str], inuit: Collection[str]) -> bool:
    """Neither whales nor Inuit beside an igloo, no whale beside an Inuk."""
    return set(whales).union(inuit) <= set(sites(seats)) and not touching(whales, inuit)


def qualifying_sets(seats: int) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """All sets of spaces for whales and Inuit that qualify."""
    numbers = MATERIAL[seats]
    for whales in combinations(sites(seats), numbers["whale"]):
        left = [cell for cell in sites(seats) if cell not in whales]
        for inuit in combinations(left, numbers["inuk"]):
            if not touching(whales, inuit):
                yield whales, inuit


def whales_and_inuit(state) -> tuple[frozenset[str], frozenset[str]]:
    """Where the whales and the Inuit lie."""
    lying = json_entry(state, "tiles")
    return frozenset(lying["whale"]), frozenset(lying["inuk"])


def after(state, action: int):
    following = state.copy()
    following.apply(action)
    return following


@rule("NAN-3.16")
@pytest.mark.parametrize(("seats", "number"), [(2, 64), (3, 336), (4, 40_689)])
def test_so_many_sets_of_spaces_for_whales_and_inuit_qualify(seats, number):
    assert sum(1 for _ in qualifying_sets(seats)) == number


@rule("NAN-3.14", "NAN-3.16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_none_of_150_random_layouts_breaks_the_conditions(seats):
    rng = random.Random(seats)
    for _ in range(150):
        state = start(seats, layout="random")
        while state.actor == CHANCE:
            state.apply(rng.choices(state.legal_actions(), state.weights())[0])
        assert qualifies(seats, *whales_and_inuit(state)), whales_and_inuit(state)


@rule("NAN-3.15", "NAN-3.16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_layout_that_the_players_can_build_breaks_the_conditions_and_none_gets_stuck(seats):
    """All ways to lay whales and Inuit, not only some: what is offered is tried, whatever came before."""
    numbers = MATERIAL[seats]
    states = {whales_and_inuit(first): first for first in [start(seats, layout="players")]}
    for _ in range(numbers["whale"] + numbers["inuk"]):
        following = [after(state, action) for state in states.values() for action in state.legal_actions()]
        states = {whales_and_inuit(state): state for state in following}
    expected = {(frozenset(whales), frozenset(inuit)) for whales, inuit in qualifying_sets(seats)}
    assert set(states) <= expected
    assert len(states) == {2: 29, 3: 86, 4: 6033}[seats]  # own kind apart where it can be, so not all of them


@rule("NAN-3.16")
def test_neither_a_whale_nor_an_inuk_lies_next_to_an_igloo():
    state = start(2, layout="players")
    assert names(state) == each("place_tile", "C1 C6 D1 E1 E6 F1 F4 F5")
    assert why(state, "place_tile D3") == ("NAN-3.16", "beside-igloo", {"cell": "D3", "kind": "whale"})
    state = play(state, *each("place_tile", "C6 F1 F4"))
    assert names(state) == each("place_tile", "C1 D1 E6")
    assert why(state, "place_tile D3") == ("NAN-3.16", "beside-igloo", {"cell": "D3", "kind": "inuk"})


@rule("NAN-3.16")
def test_whales_lie_apart_as_long_as_they_can():
    state = start(2, "place_tile E6", layout="players")
    assert names(state) == each("place_tile", "C1 C6 D1 E1 F1 F4")
    assert why(state, "place_tile F5") == ("NAN-3.16", "beside-own-kind", {"cell": "F5", "kind": "whale"})


@rule("NAN-3.16")
def test_a_whale_must_leave_room_for_all_that_is_still_to_come():
    """With whales on C1, C6 and F5 only E1 and F1 would be left for three Inuit."""
    state = start(2, *each("place_tile", "C1 C6"), layout="players")
    assert names(state) == each("place_tile", "E1 E6 F1 F4")  # D1 is beside the whale on C1
    assert why(state, "place_tile F5") == ("NAN-3.16", "no-room-left", {"cell": "F5", "kind": "whale"})
    state = start(2, "place_tile E1", layout="players")  # with F5 as well, any third whale would leave two spaces
    assert why(state, "place_tile F5") == ("NAN-3.16", "no-room-left", {"cell": "F5", "kind": "whale"})


@rule("NAN-3.16")
def test_no_whale_lies_next_to_an_inuk():
    state = start(3, *each("place_tile", "C6 F1 F4"), layout="players")
    assert why(state, "place_tile E1") == ("NAN-3.16", "whale-beside-inuk", {"cell": "E1", "kind": "inuk"})


@rule("NAN-3.16")
def test_components_that_leave_no_room_can_only_be_laid_out_as_fixed():
    """Here the three fish are Inuit too, six in all, and with the three whales they need more than eight spaces."""
    data = copy.deepcopy(GAME.components.data)
    layout, material = data["layout"]["2"], data["material"]["2"]
    layout["inuk"], layout["fish"] = layout["inuk"] + layout["fish"], []
    material["inuk"], material["fish"] = 6, 0
    game = GAME.with_components(data)
    assert game.start(2).actor == 0
    for free in ("random", "players"):
        with pytest.raises(OptionError, match="too few spaces lie away from the igloos for 3 whales and 6 Inuit"):
            game.start(2, layout=free)


@rule("NAN-3.17", "NAN-6.13")
def test_initial_cracks_come_after_the_tiles_and_before_the_hunters():
    state = start(4, initial_cracks=2)
    assert (state.actor, json_entry(state, "phase")) == (CHANCE, "lay_crack")
    state = play(state, "lay_crack D2-D3")
    assert (state.actor, json_entry(state, "phase")) == (CHANCE, "lay_crack")
    state = play(state, "lay_crack A1-A2")
    assert (state.actor, json_entry(state, "phase"), cracks(state)) == (0, "place", "A1-A2 D2-D3")


@rule("NAN-3.17")
def test_initial_cracks_follow_the_last_tile_of_a_layout_built_by_the_players():
    state = start(2, layout="players", initial_cracks=1)
    while json_entry(state, "phase") == "place_tile":
        state.apply(state.legal_actions()[0])
    assert (state.actor, json_entry(state, "phase")) == (CHANCE, "lay_crack")


@rule("NAN-6.13")
def test_an_initial_crack_never_splits_the_floe():
    state = start(2, "lay_crack C1-C2", initial_cracks=12)
    assert "lay_crack C1-D1" not in names(state)
    assert refusing_rule(state, "lay_crack C1-D1") == "NAN-6.13"
    assert refusing_rule(state, "lay_crack C1-C2") == "NAN-4.7"
    assert refusing_rule(state, "lay_crack B1-B2") == "NAN-3.2"
    assert (len(names(state)), state.weights()) == (46, [1] * 46)
