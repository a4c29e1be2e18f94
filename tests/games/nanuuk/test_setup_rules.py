"""Setting up: spaces in play, the order of placing, the first round."""

import pytest

from games.nanuuk.positions import GAME, cracks, each, hunt, intro, sheet, start
from support.claims import rule
from support.positions import json_entry, names, play, refusing_rule

ROWS_C_TO_F = "C1 C2 C3 C4 C5 C6 D1 D2 D3 D4 D5 E1 E2 E3 E4 E5 E6 F1 F2 F3 F4 F5"
ROWS_C_TO_G = f"{ROWS_C_TO_F} G1 G2"
ROWS_A_TO_G = f"A1 A2 B1 B2 B3 B4 B5 {ROWS_C_TO_G}"
IN_IGLOOS = ("place C3", "place D4", "place E3", "place C3")


@rule("NAN-3.1")
@pytest.mark.parametrize(
    ("mode", "seats", "spaces"),
    [
        ("intro", 2, ROWS_A_TO_G),
        ("intro", 3, ROWS_C_TO_G),
        ("intro", 4, ROWS_A_TO_G),
        ("neighbour", 3, ROWS_C_TO_G),
        ("neighbour", 4, ROWS_A_TO_G),
        ("cooperation", 4, ROWS_A_TO_G),
        ("rescuer", 2, ROWS_A_TO_G),
        ("bear_hunt", 2, ROWS_C_TO_G),
        ("bear_hunt", 3, ROWS_C_TO_G),
        ("shared_bear", 2, ROWS_C_TO_G),
    ],
)
def test_each_mode_has_its_part_of_the_floe_in_play(mode, seats, spaces):
    assert names(start(seats, mode=mode)) == each("place", spaces)


@rule("NAN-3.1", "NAN-3.13")
@pytest.mark.parametrize(
    ("seats", "pawns", "spaces"), [(2, 1, ROWS_C_TO_F), (2, 2, ROWS_A_TO_G), (3, 1, ROWS_C_TO_G), (4, 1, ROWS_A_TO_G)]
)
def test_the_full_game_fills_its_part_of_the_floe_except_the_igloos(seats, pawns, spaces):
    state = start(seats, pawns=pawns)
    filled = [space for lying in json_entry(state, "tiles").values() for space in lying] + json_entry(state, "bears")
    assert " ".join(sorted([*filled, "C3", "D4", "E3"])) == spaces


@rule("NAN-3.2")
def test_nothing_is_ever_on_water():
    assert refusing_rule(start(3, mode="intro"), "place B3") == "NAN-3.2"
    assert refusing_rule(start(2, layout="players"), "place_tile G1") == "NAN-3.2"
    assert refusing_rule(intro(3, "C3 G1 G2"), "move 1 B3") == "NAN-3.2"
    assert refusing_rule(hunt(2, ["F2 harpoon kayak"]), "move 1 G1") == "NAN-3.2"


@rule("NAN-3.2")
def test_the_shore_carries_no_crack():
    state = play(intro(3, "D3 G1 G2"), "move 1 C3")
    assert refusing_rule(state, "crack B2-C2") == "NAN-3.2"
    assert refusing_rule(state, "crack B2-B3") == "NAN-3.2"


@rule("NAN-3.3")
@pytest.mark.parametrize(("mode", "seats"), [("nanuuk", 4), ("intro", 3), ("rescuer", 2), ("bear_hunt", 3)])
def test_the_floe_starts_without_a_crack(mode, seats):
    assert cracks(start(seats, *IN_IGLOOS[: {"rescuer": 3}.get(mode, seats - 1)], mode=mode)) == ""


@rule("NAN-3.4")
def test_in_the_introductory_family_an_igloo_is_a_space_like_any_other():
    state = intro(4, "C3 D3 A1 G2")
    assert names(state) == each("move 1", "B2 B3 C2 C4 D2")
    assert refusing_rule(intro(4, "C3 D3 A1 G2", seat=1), "move 1 C3") == "NAN-4.3"
    assert refusing_rule(start(4, "place C3", mode="intro"), "place C3") == "NAN-4.3"
    state = play(state, "move 1 C2", "crack B1-B2", "move 1 C3", "crack B2-B3")
    assert state.actor == 2
    assert "tiles" not in state.to_json()
    assert "hunters" not in state.to_json()


@rule("NAN-3.5")
@pytest.mark.parametrize(("mode", "seats"), [("intro", 3), ("intro", 4), ("cooperation", 4), ("neighbour", 3)])
def test_one_after_the_other_places_a_hunter_on_any_free_space(mode, seats):
    state = start(seats, mode=mode)
    for seat, space in enumerate(["C3", "C4", "G2", "D1"][:seats]):
        assert state.actor == seat
        state = play(state, f"place {space}")
    assert json_entry(state, "pieces") == ["C3", "C4", "G2", "D1"][:seats]
    assert (json_entry(state, "phase"), state.actor) == ("move", 0)


@rule("NAN-3.5", "NAN-4.3")
def test_no_hunter_is_placed_on_another_one():
    state = start(3, "place D3", mode="intro")
    assert names(state) == [name for name in each("place", ROWS_C_TO_G) if name != "place D3"]
    assert refusing_rule(state, "place D3") == "NAN-4.3"


@rule("NAN-3.6")
def test_with_two_players_seat_0_places_one_hunter_seat_1_two_and_seat_0_its_second():
    assert placing(2, "A1 B1 B2 A2", mode="intro") == [0, 1, 1, 0]
    assert json_entry(start(2, *each("place", "A1 B1 B2 A2"), mode="intro"), "pieces") == ["A1", "A2", "B1", "B2"]


@rule("NAN-3.7")
def test_the_bears_of_the_rescuer_are_placed_before_the_hunters():
    assert placing(2, "A1 B1 B2 A2", mode="rescuer") == [0, 1, 1, 0]
    state = start(2, *each("place", "A1 B1 B2 A2"), mode="rescuer")
    assert json_entry(state, "pieces") == ["A1", "A2", "B1", "B2"]  # bear and hunter of seat 0, then of seat 1
    assert names(play(state, "move 1 B3", "crack C3-C4")) == [*each("move 1", "C1 C2"), *each("move 2", "A1 C2 C3")]


@rule("NAN-3.8")
def test_bear_and_inuit_are_placed_in_turn_order():
    assert placing(3, "C1 C2 C6", mode="bear_hunt") == [0, 1, 2]
    state = start(3, *each("place", "C1 C2 C6"), mode="bear_hunt")
    assert (json_entry(state, "inuit"), json_entry(state, "bears")) == (["C1", "C2", None], ["C6"])
    state = start(3, *each("place", "C1 C2 C6"), mode="bear_hunt", bear_seat=0)
    assert (json_entry(state, "inuit"), json_entry(state, "bears")) == ([None, "C2", "C6"], ["C1"])


@rule("NAN-3.8")
@pytest.mark.parametrize("one_inuk", [False, True])
def test_with_two_players_the_inuit_seat_places_a_and_then_b(one_inuk):
    assert placing(2, "C1 C2 C6", mode="bear_hunt", one_inuk=one_inuk) == [0, 0, 1]
    state = start(2, *each("place", "C1 C2 C6"), mode="bear_hunt", one_inuk=one_inuk)
    assert (json_entry(state, "inuit"), json_entry(state, "bears")) == (["C1", "C2"], ["C6"])
    assert placing(2, "C1 C2 C6", mode="bear_hunt", one_inuk=one_inuk, bear_seat=0) == [0, 1, 1]


@rule("NAN-3.9")
def test_shared_bears_are_placed_first_by_turns_beginning_with_seat_1():
    assert placing(2, "C1 C2 C4 F1 F2", mode="shared_bear", bears=3) == [1, 0, 1, 0, 1]
    assert placing(2, "C1 F1 F2", mode="shared_bear") == [1, 0, 1]
    state = start(2, *each("place", "C1 C2 C4 F1 F2"), mode="shared_bear", bears=3)
    assert (json_entry(state, "bears"), json_entry(state, "inuit")) == (["C1", "C2", "C4"], ["F1", "F2"])


def placing(seats: int, spaces: str, **options: object) -> list[int]:
    """Who places each of the pieces."""
    state = start(seats, **options)
    actors = []
    for step in each("place", spaces):
        actors.append(int(state.actor))
        state = play(state, step)
    assert json_entry(state, "phase") != "place"
    return actors


@rule("NAN-3.10")
def test_a_hunter_starts_with_its_harpoon_only():
    state = start(4, *IN_IGLOOS)
    assert [sheet(state, hunter) for hunter in range(4)] == [
        "C3 harpoon / nothing",
        "D4 harpoon / nothing",
        "E3 harpoon / nothing",
        "C3 harpoon / nothing",
    ]


@rule("NAN-3.18")
def test_hunters_start_in_igloos():
    state = start(3)
    assert names(state) == each("place", "C3 D4 E3")
    assert refusing_rule(state, "place D3") == "NAN-3.18"
    assert placing(4, "C3 C3 D4 E3") == [0, 1, 2, 3]


@rule("NAN-3.18")
def test_with_two_hunters_each_the_second_seat_puts_both_of_its_own_between():
    assert placing(2, "C3 D4 E3 C3", pawns=2) == [0, 1, 1, 0]
    state = start(2, *each("place", "C3 D4 E3 D4"), pawns=2)
    assert [sheet(state, hunter)[:2] for hunter in range(4)] == ["C3", "D4", "D4", "E3"]


@rule("NAN-3.19")
def test_a_round_is_over_when_the_turn_comes_back_to_the_first_seat():
    state = start(3, *IN_IGLOOS[:3])
    assert json_entry(state, "round") == 1
    state = play(state, "move 1 C4", "crack C5-D4", "leave", "move 1 D3", "crack C3-C4", "leave")
    assert (state.actor, json_entry(state, "round")) == (2, 1)
    state = play(state, "move 1 D2", "crack C2-D1", "leave")
    assert (state.actor, json_entry(state, "round")) == (0, 2)


@rule("NAN-3.19")
def test_a_round_is_counted_also_when_the_first_seat_is_out():
    state = intro(4, "- B2 D3 G2", seat=3, places=[4, 0, 0, 0], round=5)
    state = play(state, "move 1 G1", "crack F2-F3")
    assert (state.actor, json_entry(state, "round")) == (1, 6)


@rule("NAN-3.1")
def test_the_floe_has_72_lines_and_its_parts_have_53_and_48():
    assert [len(names(start(seats, initial_cracks=1))) for seats in (4, 3, 2)] == [72, 53, 48]
    assert len(GAME.actions.families["crack"].domains[0].labels) == 72
