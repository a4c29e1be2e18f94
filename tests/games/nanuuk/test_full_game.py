"""The full game: moving, taking tiles, driving bears, kayak, husky and sled, two hunters each."""

import pytest

from games.nanuuk.positions import cracks, each, hunt, sheet, start, tiles
from support.claims import rule
from support.positions import json_entry, names, play, refusing_rule

A1_SHUT = "A1-A2 A1-B2 A1-B3"


# the turn


@rule("NAN-4.12")
def test_a_hunter_walks_over_free_lines_and_crosses_cracked_ones_by_kayak():
    lines = "C4-D3 D3-E4"
    assert names(hunt(hunters=["D3", "D2"], cracks=lines)) == each("move 1", "C3 D4 E3")
    assert names(hunt(hunters=["D3 harpoon kayak", "D2"], cracks=lines)) == each("move 1", "C3 C4 D4 E3 E4")
    assert names(hunt(hunters=["D3 harpoon kayak", "C4"], cracks=lines)) == each("move 1", "C3 D2 D4 E3 E4")


@rule("NAN-4.13")
def test_a_hunter_with_an_ordinary_move_must_move_but_may_take_the_kayak():
    state = hunt(hunters=["A1 harpoon kayak"], cracks="A1-A2 A1-B2")
    assert names(state) == each("move 1", "A2 B2 B3")
    assert refusing_rule(state, "stay") == "NAN-4.13"
    assert sheet(play(state, "move 1 A2"), 0) == "A2 harpoon / nothing"


@rule("NAN-4.14")
def test_staying_lays_no_crack_takes_nothing_and_passes_the_turn():
    state = hunt(hunters=["A1 harpoon kayak"], cracks=A1_SHUT, tiles="fish A1 F5")
    state = play(state, "stay")
    assert (state.actor, cracks(state), tiles(state)) == (1, A1_SHUT, "fish A1 F5")
    assert sheet(state, 0) == "A1 harpoon kayak / nothing"


@rule("NAN-4.15")
def test_a_hunter_without_any_move_stays_and_the_turn_passes():
    state = hunt(hunters=["A1 harpoon", "D3"], cracks="A1-A2 A1-B2", bears="B3", round=1)
    assert (state.actor, cracks(state)) == (1, "A1-A2 A1-B2")
    assert hunt(hunters=["A1", "A2", "B2", "B3"]).actor == 1


@rule("NAN-4.16")
def test_a_tile_never_prevents_entering_a_space():
    for tile in ("fish", "seal", "walrus", "whale", "inuk"):
        state = hunt(hunters=["D2 nothing"], tiles=f"{tile} D3")
        assert "move 1 D3" in names(state)


@rule("NAN-4.16")
def test_an_empty_space_has_no_effect():
    state = play(hunt(hunters=["D2"]), "move 1 D3", "crack C3-C4")
    assert (state.actor, sheet(state, 0)) == (1, "D3 harpoon / nothing")


# tiles


def entering_d3(hunter: str, tile: str):
    """Hunter 0 has walked to D3, where a tile lies, and laid its crack."""
    return play(hunt(hunters=[f"D2 {hunter}"], tiles=f"{tile} D3, fish F5"), "move 1 D3", "crack C3-C4")


@rule("NAN-4.17")
def test_an_inuk_is_taken_without_a_harpoon_if_its_place_is_empty():
    state = entering_d3("nothing", "inuk")
    assert names(state) == ["take", "leave"]
    state = play(state, "take")
    assert (sheet(state, 0), tiles(state)) == ("D3 inuk / nothing", "fish F5")
    assert entering_d3("harpoon inuk", "inuk").actor == 1


@rule("NAN-4.18")
@pytest.mark.parametrize("animal", ["fish", "seal", "walrus"])
def test_an_animal_is_taken_with_the_harpoon_if_its_place_is_empty(animal):
    state = entering_d3("harpoon", animal)
    assert names(state) == ["take", "leave"]
    state = play(state, "take")
    assert (sheet(state, 0), tiles(state)) == (f"D3 harpoon {animal} / nothing", "fish F5")
    assert entering_d3("nothing", animal).actor == 1
    assert entering_d3(f"harpoon {animal}", animal).actor == 1


@rule("NAN-4.18", "NAN-3.11")
def test_other_animals_on_the_left_do_not_hinder():
    state = play(entering_d3("harpoon seal walrus", "fish"), "take")
    assert sheet(state, 0) == "D3 harpoon fish seal walrus / nothing"


@rule("NAN-4.19")
def test_a_whale_is_taken_with_harpoon_and_inuk_and_the_inuk_stays_beside_it():
    assert sheet(play(entering_d3("harpoon inuk", "whale"), "take"), 0) == "D3 harpoon whale inuk / nothing"
    assert entering_d3("harpoon", "whale").actor == 1
    assert entering_d3("inuk", "whale").actor == 1
    assert entering_d3("harpoon whale inuk", "whale").actor == 1


@rule("NAN-4.20")
def test_a_tile_left_lying_is_taken_only_by_entering_again():
    state = play(entering_d3("harpoon", "fish"), "leave")
    assert (state.actor, sheet(state, 0), tiles(state)) == (1, "D3 harpoon / nothing", "fish D3 F5")
    state = hunt(hunters=["D3"], tiles="fish D3")
    assert names(state) == each("move 1", "C3 C4 D2 D4 E3 E4")
    assert refusing_rule(state, "take") == "NAN-4.13"


# polar bears


@rule("NAN-4.21")
def test_only_a_space_without_igloo_hunter_bear_or_tile_is_free_for_a_bear():
    state = hunt(hunters=["D2", "D1"], tiles="fish E1 F5, inuk E2", bears="D3 F1")
    state = play(state, "move 1 D3", "crack C3-C4")
    free = "A1 A2 B1 B2 B3 B4 B5 C1 C2 C4 C5 C6 D2 D5 E4 E5 E6 F2 F3 F4 G1 G2"
    assert names(state) == each("drive_bear", free)
    for taken in ("C3", "D1", "F1", "E1", "E2", "D3"):
        assert refusing_rule(state, f"drive_bear {taken}") == "NAN-4.21"


@rule("NAN-4.21")
def test_the_space_the_hunter_comes_from_counts_only_if_no_tile_lies_there():
    """Two players, a tile or bear on every other space: the bear of D5 could only go to C6."""
    tile = "whale F1 F4, inuk C1 D1 E6, walrus C2 C5 F3 F5, seal D3 E1 E2 E5, fish C4 D2 E4"
    assert names(hunt(2, ["C6"], tiles=tile, bears="D5 F2")) == each("move 1", "C5 D5")
    blocked = hunt(2, ["C6"], tiles=tile.replace("F1 F4", "F1 F4 C6"), bears="D5 F2")
    assert names(blocked) == ["move 1 C5"]
    assert refusing_rule(blocked, "move 1 D5") == "NAN-4.21"
    assert (
        refusing_rule(hunt(2, ["D4"], tiles=tile.replace("F1 F4", "F1 F4 C6"), bears="D5 F2"), "move 1 D5")
        == "NAN-4.21"
    )


@rule("NAN-4.22")
def test_a_bear_is_driven_anywhere_after_the_crack_and_costs_the_harpoon():
    state = hunt(hunters=["D2"], cracks=A1_SHUT, bears="D3")
    state = play(state, "move 1 D3")
    assert json_entry(state, "phase") == "crack"
    state = play(state, "crack C3-C4")
    assert "drive_bear A1" in names(state)  # behind cracks
    assert refusing_rule(state, "stay") == "NAN-4.22"
    state = play(state, "drive_bear A1")
    assert (state.actor, json_entry(state, "bears"), sheet(state, 0)) == (1, ["A1"], "D3 nothing / nothing")


@rule("NAN-4.23")
def test_no_bear_is_visited_in_the_first_round_or_without_a_harpoon():
    assert refusing_rule(hunt(hunters=["D2"], bears="D3", round=1), "move 1 D3") == "NAN-4.23"
    assert refusing_rule(hunt(hunters=["D2 husky"], bears="D3"), "move 1 D3") == "NAN-4.23"
    assert refusing_rule(hunt(hunters=["D2"], bears="D3"), "move 1 D3") is None


@rule("NAN-4.23")
def test_bears_do_not_move_by_themselves():
    state = start(2, "place C3", "place D4", "move 1 C4", "crack C5-D4", "take", "move 1 D3", "crack C4-D4", "take")
    assert json_entry(state, "bears") == ["D5", "F2"]


# kayak, husky and sled


@rule("NAN-4.24")
def test_a_kayak_crosses_one_crack_and_is_stored_before_the_crack_is_laid():
    state = play(hunt(hunters=["D2 harpoon kayak"], cracks="D2-D3", tiles="fish D3"), "move 1 D3")
    assert (json_entry(state, "phase"), sheet(state, 0)) == ("crack", "D3 harpoon / nothing")
    assert cracks(state) == "D2-D3"
    assert names(play(state, "crack C3-C4")) == ["take", "leave"]


@rule("NAN-4.24")
def test_a_walk_over_a_free_line_does_not_cost_the_kayak():
    assert sheet(play(hunt(hunters=["D2 harpoon kayak"]), "move 1 D3"), 0) == "D3 harpoon kayak / nothing"


@rule("NAN-4.24", "NAN-4.31")
def test_a_kayak_crossing_into_an_igloo_with_a_seal_brings_the_kayak_back():
    state = hunt(hunters=["D2 harpoon kayak seal"], cracks="C3-D2")
    state = play(state, "move 1 C3", "crack B2-B3", "deliver seal")
    assert sheet(state, 0) == "C3 harpoon kayak / seal"


@rule("NAN-4.25")
def test_husky_and_sled_work_only_together_and_only_after_a_movement():
    moved = ("move 1 D3", "crack C3-C4")
    assert names(play(hunt(hunters=["D2 harpoon husky sled"]), *moved)) == ["extra_yes", "extra_no"]
    assert play(hunt(hunters=["D2 harpoon husky"]), *moved).actor == 1
    assert play(hunt(hunters=["D2 harpoon sled kayak"]), *moved).actor == 1
    assert play(hunt(hunters=["A1 husky sled kayak"], cracks=A1_SHUT), "stay").actor == 1
    assert play(hunt(hunters=["D2 harpoon husky sled"]), *moved, "extra_no").actor == 1


@rule("NAN-4.25")
def test_no_extra_turn_is_offered_to_a_hunter_that_has_no_move():
    """A1 has one way in, over A1-A2, and the crack laid there closes it; a kayak would do."""
    lines = "A1-B2 A1-B3 A2-B3 B2-B3"
    assert play(hunt(hunters=["A2 harpoon husky sled"], cracks=lines), "move 1 A1", "crack A1-A2").actor == 1
    state = hunt(hunters=["A2 harpoon husky sled kayak"], cracks=lines)
    assert names(play(state, "move 1 A1", "crack A1-A2")) == ["extra_yes", "extra_no"]


@rule("NAN-4.26")
def test_the_extra_turn_stores_husky_and_sled_and_is_a_complete_turn_without_staying():
    lines = "A1-B2 A1-B3 A2-B3 B2-B3"
    state = hunt(hunters=["A2 harpoon husky sled kayak"], cracks=lines, tiles="seal B2, fish F5")
    state = play(state, "move 1 A1", "crack A1-A2", "extra_yes")
    assert (state.actor, sheet(state, 0)) == (0, "A1 harpoon kayak / nothing")
    assert names(state) == each("move 1", "A2 B2 B3")
    assert refusing_rule(state, "stay") == "NAN-4.26"
    state = play(state, "move 1 B2", "crack B1-C2", "take")
    assert (state.actor, sheet(state, 0)) == (1, "B2 harpoon seal / nothing")


@rule("NAN-4.27")
def test_extra_turns_chain_when_husky_and_sled_come_back():
    state = hunt(hunters=["C2 harpoon husky sled fish walrus"])
    state = play(state, "move 1 C3", "crack B2-B3", "deliver none", "extra_yes", "move 1 D3", "crack E3-E4")
    assert state.actor == 1
    state = hunt(hunters=["B2 harpoon husky sled fish walrus"])
    state = play(state, "move 1 C2", "crack B1-B2", "extra_yes", "move 1 C3", "crack B2-B3", "deliver fish+walrus")
    assert names(state) == ["extra_yes", "extra_no"]
    assert play(state, "extra_yes", "move 1 C4", "crack B4-C5").actor == 1


@rule("NAN-4.28")
def test_every_single_movement_lays_its_own_crack():
    state = play(hunt(hunters=["D2 harpoon husky sled"]), "move 1 D3")
    assert "defer_crack" not in names(state)
    assert refusing_rule(state, "defer_crack") == "NAN-6.11"
    state = play(state, "crack C3-C4", "extra_yes", "move 1 D2", "crack D1-E2")
    assert (state.actor, cracks(state)) == (1, "C3-C4 D1-E2")


# two hunters each


@rule("NAN-4.34")
def test_two_hunters_of_a_seat_have_separate_sheets():
    state = hunt(2, ["D2", "A1 fish"], tiles="fish D3", pawns=2)
    state = play(state, "move 1 D3", "crack C3-C4", "take")
    assert [sheet(state, hunter) for hunter in (0, 1)] == ["D3 harpoon fish / nothing", "A1 fish / nothing"]
    husky_here_sled_there = hunt(2, ["D2 harpoon husky", "A1 harpoon sled"], pawns=2)
    assert play(husky_here_sled_there, "move 1 D3", "crack C3-C4").actor == 1


@rule("NAN-4.35")
def test_a_seat_with_two_hunters_moves_one_of_them():
    state = hunt(2, ["A1", "G2"], pawns=2)
    assert names(state) == [*each("move 1", "A2 B2 B3"), *each("move 2", "F3 F4 G1")]
    assert play(state, "move 2 G1", "crack F2-F3").actor == 1
    assert refusing_rule(hunt(4, ["A1"]), "move 2 A2") == "NAN-3.18"


@rule("NAN-4.35")
def test_moving_is_compulsory_for_both_hunters_together():
    shut = f"{A1_SHUT} F3-G2 F4-G2"
    with_kayak = hunt(2, ["A1 harpoon kayak", "G2"], cracks=shut, pawns=2)
    assert names(with_kayak) == [*each("move 1", "A2 B2 B3"), "move 2 G1"]
    the_other_way_round = hunt(2, ["G2", "A1 harpoon kayak"], cracks=shut, pawns=2)
    assert names(the_other_way_round) == ["move 1 G1", *each("move 2", "A2 B2 B3")]
    only_kayak = hunt(2, ["A1 harpoon kayak", "G2"], cracks=f"{shut} G1-G2", pawns=2)
    assert names(only_kayak) == [*each("move 1", "A2 B2 B3"), "stay"]
    assert hunt(2, ["A1", "G2"], cracks=f"{shut} G1-G2", pawns=2).actor == 1


@rule("NAN-4.35")
def test_the_extra_turn_belongs_to_the_hunter_that_has_moved():
    state = hunt(2, ["A1", "D2 harpoon husky sled"], pawns=2)
    assert play(state, "move 1 A2", "crack B3-B4").actor == 1  # the other hunter's sled does not help
    state = play(state, "move 2 D3", "crack C3-C4", "extra_yes")
    assert names(state) == each("move 2", "C3 C4 D2 D4 E3 E4")
    assert refusing_rule(state, "move 1 A2") == "NAN-4.35"
