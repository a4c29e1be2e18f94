"""The hunt test, the homecoming, the end of the full game and the score."""

import pytest

from banchisa import OVER
from games.nanuuk.positions import each, hunt, sheet, start, tiles
from support.claims import rule
from support.positions import json_entry, names, play, refusing_rule

C6_AND_D5 = "C5-C6 C5-D5 D4-D5 D5-E5 D5-E6"  # cuts these two spaces off from the rest of the floe
C1_AND_D1 = "C1-C2 C2-D1 D1-D2 D1-E1 D1-E2"
E1_E2_AND_F1 = "D1-E1 D1-E2 D2-E2 E2-E3 E2-F2 F1-F2 E1-F1"  # and no way between E1 and F1
SECOND_RING = "C2-C3 C2-D2 C3-D2 D2-D3 D2-E2 D2-E3 E2-E3 E2-F1 E2-F2"  # with C1_AND_D1 it leaves a way over E1-F1
F1_SHUT = "E1-F1 E2-F1 F1-F2"


def hunts(hunter: str, lying: str, cracked: str = "", bears: str = "", third: str = "") -> bool:
    """Whether hunter 0 passes the hunt test: nobody else does, and seat 1 has just walked from C6 to D5."""
    hunters = [hunter, "D5 nothing", third] if third else [hunter, "D5 nothing"]
    moved = {"phase": "crack", "here": "D5", "hunter": 1, "homecoming": False}
    state = hunt(len(hunters), hunters, f"{C6_AND_D5} {cracked}", lying, bears, seat=1, **moved)
    return json_entry(play(state, "crack E5-E6"), "homecoming") is False


@rule("NAN-5.5")
@pytest.mark.parametrize(
    ("hunter", "lying", "cracked", "passes"),
    [
        ("C2", "fish F5", "", True),
        ("C2", "", "", False),
        ("C2", "inuk F5", "", False),
        ("C1", "fish D1", C1_AND_D1, True),
        ("C1 nothing", "fish D1", C1_AND_D1, False),  # no harpoon
        ("C2 nothing", "fish F5", "", True),  # an igloo has one
        ("C1 harpoon fish", "fish D1", C1_AND_D1, False),  # the place is full
        ("C1 harpoon seal", "fish D1", C1_AND_D1, True),
        ("C2 harpoon fish", "fish F5", "", True),  # an igloo empties it
        ("C1", "fish F5", C1_AND_D1, False),
        ("C1 harpoon kayak", "fish F5", C1_AND_D1, True),
        ("C1 harpoon kayak", "fish F1", f"{C1_AND_D1} {F1_SHUT}", False),  # two cracks
        ("C1 harpoon kayak seal", "fish F1", f"{C1_AND_D1} {F1_SHUT}", True),  # a seal brings the kayak back
        ("C1 harpoon kayak whale inuk", "fish F1", f"{C1_AND_D1} {F1_SHUT}", True),  # so does a whale
        ("C2", "whale F5", "", False),  # nobody helps
        ("C2 harpoon inuk", "whale F5", "", True),
        ("C2", "whale F5, inuk C1", "", True),
        ("C2 harpoon whale inuk", "whale F5", "", False),  # the Inuk leaves with the first whale
        ("C2 harpoon whale inuk", "whale F5, inuk C1", "", True),
        ("C1", "fish C1", C1_AND_D1, True),  # it steps away and comes back
        ("C1", "fish C1", "C1-C2 C1-D1", False),  # it cannot enter the space again
        ("C1 harpoon kayak", "fish C1", "C1-C2 C1-D1", False),
    ],
)
def test_the_hunt_test_asks_whether_a_hunter_alone_could_still_hunt(hunter, lying, cracked, passes):
    assert hunts(hunter, lying, cracked) is passes


@rule("NAN-5.5")
def test_the_hunt_test_ignores_bears_and_other_hunters():
    assert hunts("E1", "fish F1", E1_E2_AND_F1)
    assert hunts("E1", "fish F1", E1_E2_AND_F1, bears="E2")
    assert hunts("E1", "fish F1", E1_E2_AND_F1, third="E2 harpoon fish")
    assert not hunts("E1 harpoon fish", "fish F1", E1_E2_AND_F1, third="E2 harpoon fish")


@rule("NAN-5.6")
@pytest.mark.parametrize(
    ("hunter", "cracked", "reaches"),
    [
        ("C2", "", True),
        ("C1", C1_AND_D1, False),
        ("C1 harpoon kayak", C1_AND_D1, True),
        ("C1 harpoon kayak", f"{C1_AND_D1} {SECOND_RING}", True),  # by way of E1, F1 and F2
        ("C1 harpoon kayak", f"{C1_AND_D1} {SECOND_RING} E1-F1", False),  # two cracks everywhere
    ],
)
def test_a_hunter_reaches_an_igloo_on_foot_or_over_one_crack_by_kayak(hunter, cracked, reaches):
    state = hunt(2, [hunter, "C4"], cracked, "", seat=1, homecoming=True)
    state = play(state, "move 1 D4", "crack C5-D5")
    assert (state.actor != OVER) is reaches


@rule("NAN-5.6", "NAN-5.10")
def test_the_reach_test_ignores_bears():
    """The bear on E2 shuts the only way home: the game does not end at once, but nobody moves any more."""
    state = hunt(2, ["F1 nothing", "C4"], "E1-F1 F1-F2", "", "E2", seat=1, homecoming=True)
    state = play(state, "move 1 D4", "crack C5-D5")
    assert (state.actor, json_entry(state, "still"), refusing_rule(state, "stay")) == (OVER, 2, "NAN-5.10")


@rule("NAN-5.7")
def test_the_homecoming_begins_when_the_last_animal_is_taken():
    state = play(hunt(hunters=["D2"], tiles="fish D3"), "move 1 D3", "crack C3-C4")
    assert json_entry(play(state, "leave"), "homecoming") is False
    assert json_entry(play(state, "take"), "homecoming") is True


@rule("NAN-5.7")
@pytest.mark.parametrize(("on_e2", "rest"), [("", []), (", inuk E2", ["leave"])])
def test_the_homecoming_begins_also_after_an_empty_space_or_a_tile_left_lying(on_e2, rest):
    state = hunt(2, ["D2"], "E1-F1 E2-F1", f"fish F1{on_e2}")
    state = play(state, "move 1 E2")
    assert json_entry(state, "homecoming") is False
    assert json_entry(play(state, "crack F1-F2", *rest), "homecoming") is True
    assert json_entry(play(state, "crack D1-D2", *rest), "homecoming") is False


@rule("NAN-5.7")
def test_the_homecoming_begins_before_an_extra_turn_is_offered():
    state = hunt(hunters=["D2 harpoon husky sled"], tiles="fish D3")
    state = play(state, "move 1 D3", "crack C3-C4", "take")
    assert (json_entry(state, "phase"), json_entry(state, "homecoming")) == ("extra", True)


@rule("NAN-5.7")
def test_the_homecoming_never_ends_again():
    state = hunt(2, ["F1 harpoon kayak seal", "D2 harpoon kayak walrus"], F1_SHUT, tiles="inuk E1 E2")
    for steps in range(200):
        assert json_entry(state, "homecoming") is True
        if state.actor == OVER:
            break
        state.apply(state.legal_actions()[steps % len(state.legal_actions())])
    assert state.actor == OVER


@rule("NAN-5.8")
def test_a_hunter_that_is_home_does_not_move_any_more():
    state = hunt(4, ["C3", "D3", "D4", "E3"], tiles="", homecoming=True)
    assert state.actor == 1
    state = play(state, "move 1 D2", "crack C3-D3")
    assert state.actor == 1
    assert hunt(4, ["C3", "D3", "D4", "E3"]).actor == 0  # before the homecoming it must move


@rule("NAN-5.8")
def test_with_two_hunters_only_the_one_not_home_moves():
    state = hunt(2, ["C3", "A1", "G2", "E3"], tiles="", homecoming=True, pawns=2)
    assert names(state) == each("move 2", "A2 B2 B3")
    assert refusing_rule(state, "move 1 C2") == "NAN-5.8"
    assert refusing_rule(state, "stay") == "NAN-4.13"  # the other one can move


@rule("NAN-5.8")
def test_a_hunter_that_is_home_gets_no_extra_turn():
    state = hunt(hunters=["D2 harpoon husky sled", "A1"], tiles="", homecoming=True)
    assert play(state, "move 1 C3", "crack B2-B3").actor == 1
    assert names(play(state, "move 1 D3", "crack C3-C4")) == ["extra_yes", "extra_no"]


@rule("NAN-5.8")
def test_a_hunter_that_cannot_come_home_must_still_move():
    state = hunt(2, ["C1", "C4"], C1_AND_D1, "", homecoming=True)
    assert names(state) == ["move 1 D1"]
    assert refusing_rule(state, "stay") == "NAN-4.13"


@rule("NAN-5.9")
def test_the_game_ends_at_once_when_every_hunter_is_in_an_igloo_or_cannot_reach_one():
    state = hunt(3, ["D2", "C3", "C1"], C1_AND_D1, "", homecoming=True)
    state = play(state, "move 1 E3", "crack D3-E4")
    assert (state.actor, refusing_rule(state, "stay")) == (OVER, "NAN-5.9")
    state = hunt(3, ["D2", "C3", "C2"], C1_AND_D1, "", homecoming=True)
    assert play(state, "move 1 E3", "crack D3-E4").actor == 2


@rule("NAN-5.9")
def test_the_game_goes_on_while_somebody_can_hunt_even_if_all_are_in_igloos():
    state = play(hunt(3, ["D2", "C3", "D4"], tiles="fish F5"), "move 1 E3", "crack D3-E4")
    assert (state.actor, json_entry(state, "homecoming")) == (1, False)


@rule("NAN-5.9")
def test_taking_the_last_animal_can_end_the_game_for_a_hunter_cut_off():
    state = hunt(2, ["C1", "E3"], C1_AND_D1, "fish D1")
    state = play(state, "move 1 D1", "crack E1-E2", "take")
    assert (state.actor, state.scores()) == (OVER, [1, 2])


@rule("NAN-5.10")
def test_the_game_ends_when_as_many_turns_as_seats_have_passed_without_a_movement():
    shut = "C1-C2 C1-D1 E1-F1 E2-F1 F1-F2 C5-C6 C6-D5"
    state = hunt(3, ["C1 harpoon kayak", "F1", "C6 harpoon kayak"], shut)
    state = play(state, "stay")  # seat 1 cannot move
    assert (state.actor, json_entry(state, "still")) == (2, 2)
    over = play(state, "stay")
    assert (over.actor, refusing_rule(over, "stay")) == (OVER, "NAN-5.10")
    state = play(state, "move 1 D5", "crack C5-D4")
    assert (state.actor, json_entry(state, "still")) == (0, 0)


@rule("NAN-5.10")
def test_hunters_at_home_count_as_not_moving():
    state = hunt(2, ["F1 harpoon kayak", "C3"], F1_SHUT, "", homecoming=True)
    state = play(state, "stay")
    assert (state.actor, json_entry(state, "still")) == (OVER, 2)


@rule("NAN-5.11")
def test_a_hunter_scores_its_animals_on_both_sides_and_two_for_an_igloo():
    state = hunt(hunters=["D2 fish seal walrus whale inuk", "D1 harpoon / fish fish seal walrus whale", "C3", "A1"])
    assert state.scores() == [10, 11, 2, 0]
    assert hunt(hunters=["D4 harpoon fish / walrus"]).scores()[0] == 6


@rule("NAN-5.11")
def test_two_hunters_of_a_seat_add_their_scores():
    state = hunt(2, ["C3 harpoon fish", "D4 harpoon / whale", "A1 harpoon seal", "E3"], pawns=2)
    assert state.scores() == [9, 4]


@rule("NAN-5.12")
@pytest.mark.parametrize(
    ("hunters", "ranks"),
    [
        (["A1 / whale", "A2 / walrus", "B1 / seal", "B2 / fish"], [1, 2, 3, 4]),
        (["A1 kayak / seal", "A2 harpoon husky / seal", "B1 / walrus", "B2 nothing / seal"], [3, 2, 1, 4]),
        (["A1 kayak / seal", "A2 harpoon / seal", "B1 nothing / fish", "B2 nothing / fish"], [1, 1, 3, 3]),
        (["A1 harpoon inuk / fish", "A2 harpoon / fish", "B1 nothing fish", "B2 husky sled / fish"], [2, 2, 4, 1]),
    ],
)
def test_ties_are_broken_by_equipment_carried_and_equal_seats_share_a_place(hunters, ranks):
    assert hunt(hunters=hunters).ranks() == ranks


@rule("NAN-5.12")
def test_with_two_hunters_the_equipment_of_both_counts():
    state = hunt(2, ["A1 harpoon", "A2 harpoon husky", "B1 nothing", "B2 harpoon husky"], pawns=2)
    assert (state.scores(), state.ranks()) == ([0, 0], [1, 2])


@rule("NAN-5.9", "NAN-5.11", "NAN-5.12")
def test_a_game_that_is_over_offers_nothing_and_keeps_its_result():
    state = hunt(2, ["D2 harpoon walrus / fish", "D4"], tiles="", homecoming=True)
    state = play(state, "move 1 C3", "crack C4-D3", "deliver walrus")
    assert (state.actor, names(state), state.scores(), state.ranks()) == (OVER, [], [6, 2], [1, 2])
    assert sheet(state, 0) == "C3 harpoon sled / fish walrus"
    assert tiles(state) == ""


@rule("NAN-5.7")
def test_the_hunt_goes_on_at_the_start():
    assert json_entry(start(2, "place C3", "place D4"), "homecoming") is False
