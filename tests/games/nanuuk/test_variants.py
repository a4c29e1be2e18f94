"""Options, and the three variants of the full game."""

import pytest

from banchisa import CHANCE, OVER, BanchisaError
from banchisa.engine.options import find_offered
from games.nanuuk.positions import GAME, cracks, each, hunt, sheet, start
from support.claims import rule
from support.positions import json_entry, names, play, refusing_rule

A1_SHUT = "A1-A2 A1-B2 A1-B3"
C1_AND_D1 = "C1-C2 C2-D1 D1-D2 D1-E1 D1-E2"  # cuts these two spaces off from the rest of the floe


# options


@rule("NAN-6.1")
@pytest.mark.parametrize(
    ("mode", "seats", "options"),
    [
        ("nanuuk", 2, "mode pawns layout sled_one_crack gentle_cracks initial_cracks"),
        ("nanuuk", 4, "mode layout sled_one_crack gentle_cracks initial_cracks"),
        ("intro", 4, "mode"),
        ("cooperation", 4, "mode"),
        ("neighbour", 3, "mode side"),
        ("rescuer", 2, "mode"),
        ("bear_hunt", 2, "mode bear_seat two_cracks bear_move one_inuk"),
        ("bear_hunt", 3, "mode bear_seat two_cracks bear_move bear_skin"),
        ("shared_bear", 2, "mode bears two_cracks bear_move"),
    ],
)
def test_only_options_of_the_mode_and_number_of_players_are_offered(mode, seats, options):
    assert " ".join(option.name for option in find_offered(GAME.options, seats, {"mode": mode})) == options


@rule("NAN-6.1")
def test_an_option_that_does_not_belong_to_the_mode_has_no_effect():
    state = start(4, mode="intro", layout="random", initial_cracks=3, gentle_cracks=True)
    assert (state.actor, json_entry(state, "phase")) == (0, "place")
    assert json_entry(state, "options") == json_entry(start(4, mode="intro"), "options")
    assert json_entry(start(3, mode="bear_hunt", one_inuk=True), "options")["one_inuk"] is False
    assert json_entry(start(2, mode="bear_hunt", bear_skin=True), "options")["bear_skin"] is False
    assert len(json_entry(start(4, pawns=2), "hunters")) == 4


@rule("NAN-6.1")
@pytest.mark.parametrize(
    ("mode", "seats"),
    [
        ("nanuuk", 1),
        ("nanuuk", 5),
        ("intro", 5),
        ("cooperation", 2),
        ("cooperation", 3),
        ("neighbour", 2),
        ("rescuer", 3),
        ("bear_hunt", 4),
        ("shared_bear", 3),
    ],
)
def test_each_mode_is_for_certain_numbers_of_players(mode, seats):
    with pytest.raises(BanchisaError):
        start(seats, mode=mode)


@rule("NAN-6.1")
def test_without_a_number_the_largest_table_is_laid():
    assert [int(GAME.start(mode=mode).seats) for mode in GAME.options["mode"].values] == [4, 4, 4, 4, 2, 3, 2]


# variant 1: one crack for husky and sled


@rule("NAN-6.11")
def test_only_a_hunter_with_husky_and_sled_may_defer_its_crack():
    state = play(hunt(hunters=["D2 harpoon husky"], sled_one_crack=True), "move 1 D3")
    assert "defer_crack" not in names(state)
    assert refusing_rule(state, "defer_crack") == "NAN-6.11"
    state = play(hunt(hunters=["D2 harpoon husky sled"], sled_one_crack=True), "move 1 D3")
    assert names(state) == [*each("crack", "C3-C4 C3-D2 C4-D4 D2-E3 D4-E4 E3-E4"), "defer_crack"]


@rule("NAN-6.11")
def test_after_deferring_the_extra_turn_is_compulsory_and_its_crack_cannot_be_deferred():
    state = play(hunt(hunters=["D2 harpoon husky sled"], sled_one_crack=True), "move 1 D3", "defer_crack")
    assert (state.actor, json_entry(state, "phase"), sheet(state, 0)) == (0, "move", "D3 harpoon / nothing")
    assert names(state) == each("move 1", "C3 C4 D2 D4 E3 E4")
    state = play(state, "move 1 E4")
    assert names(state) == each("crack", "D3-D4 D3-E3 D4-E5 E3-F3 E5-F4 F3-F4")
    state = play(state, "crack D4-E5")
    assert (state.actor, cracks(state)) == (1, "D4-E5")


@rule("NAN-6.11")
def test_a_crack_laid_at_once_leaves_the_extra_turn_a_choice():
    state = play(hunt(hunters=["D2 harpoon husky sled"], sled_one_crack=True), "move 1 D3", "crack C3-C4")
    assert names(state) == ["extra_yes", "extra_no"]


def landed_on_a1(others: list[str], tiles: str, cracked: str = A1_SHUT):
    """Hunter 0 has crossed to A1 by kayak and deferred; it has no move there."""
    hunters = ["B3 harpoon husky sled kayak", *others]
    state = hunt(hunters=hunters, cracks=cracked, tiles=tiles, sled_one_crack=True)
    return play(state, "move 1 A1", "defer_crack")


@rule("NAN-6.11")
def test_a_deferred_crack_is_made_good_when_the_extra_turn_is_impossible():
    state = landed_on_a1([], "fish F5")
    assert (state.actor, json_entry(state, "phase")) == (0, "crack_owed")
    assert names(state) == each("crack", "A2-B3 B2-B3")
    assert refusing_rule(state, "defer_crack") == "NAN-6.11"
    state = play(state, "crack A2-B3")
    assert (state.actor, sheet(state, 0)) == (1, "A1 harpoon husky sled / nothing")
    assert cracks(state) == "A1-A2 A1-B2 A1-B3 A2-B3"


@rule("NAN-6.11", "NAN-5.7", "NAN-5.9")
def test_the_checks_are_made_again_after_a_crack_made_good():
    """The fish on A2 is in reach over A2-B3 alone; all other hunters are in igloos."""
    state = landed_on_a1([], "fish A2", f"{A1_SHUT} A2-B4")
    assert json_entry(state, "homecoming") is False
    over = play(state, "crack A2-B3")
    assert (over.actor, json_entry(over, "homecoming")) == (OVER, True)
    state = play(state, "crack B2-B3")
    assert (state.actor, json_entry(state, "homecoming")) == (1, False)
    state = play(landed_on_a1(["C4"], "fish A2", f"{A1_SHUT} A2-B4"), "crack A2-B3")
    assert (state.actor, json_entry(state, "homecoming")) == (1, True)


@rule("NAN-6.11")
def test_a_hunter_that_comes_home_cannot_defer():
    state = hunt(hunters=["D2 harpoon husky sled", "A1"], tiles="", homecoming=True, sled_one_crack=True)
    home = play(state, "move 1 C3")
    assert names(home) == each("crack", "B2-B3 B2-C2 B3-C4 C2-D2 C4-D3 D2-D3")
    assert refusing_rule(home, "defer_crack") == "NAN-6.11"
    assert "defer_crack" in names(play(state, "move 1 D3"))


@rule("NAN-6.11")
def test_a_deferred_crack_is_not_laid_when_the_game_ends_before():
    state = hunt(2, ["C2 harpoon husky sled kayak"], C1_AND_D1, "fish D1", sled_one_crack=True)
    state = play(state, "move 1 D1", "defer_crack", "take")
    assert (state.actor, cracks(state)) == (OVER, C1_AND_D1)


# variant 2: gentle cracks


@rule("NAN-6.12")
def test_a_gentle_crack_does_not_cut_off_the_mover_itself():
    """The hunter on A2 can only come back by way of B4 and B3."""
    lines = "A1-A2 A2-B3 B4-B5 B4-C4 B4-C5"
    state = play(hunt(hunters=["B4"], cracks=lines, gentle_cracks=True), "move 1 A2")
    assert names(state) == ["crack A1-B3"]
    assert refusing_rule(state, "crack B3-B4") == "NAN-6.12"


@rule("NAN-6.12")
@pytest.mark.parametrize(("victim", "bears"), [("A2 harpoon kayak", ""), ("A2", "B3"), ("A2 nothing", "")])
def test_gentle_cracks_look_at_the_way_on_foot_alone(victim, bears):
    """Hunter 1 has only the way over A2-B3, whatever it carries and whoever stands there."""
    state = hunt(hunters=["C4", victim], cracks="A1-A2 A2-B4", bears=bears, gentle_cracks=True)
    assert names(play(state, "move 1 B4")) == each("crack", "B3-C4 B5-C5 C4-C5")


@rule("NAN-6.12")
def test_a_hunter_already_cut_off_does_not_make_every_line_harmful():
    """Hunter 1 on A2 is cut off; hunter 2 on B5 has only the way over B5-C5."""
    lines = "A1-A2 A2-B3 A2-B4 B4-B5 B5-C6"
    state = play(hunt(hunters=["C4", "A2", "B5"], cracks=lines, gentle_cracks=True), "move 1 B4")
    assert names(state) == each("crack", "B3-C4 C4-C5")
    assert refusing_rule(state, "crack B5-C5") == "NAN-6.12"


@rule("NAN-6.12")
def test_a_line_leading_away_that_cuts_somebody_off_goes_before_a_harmless_side():
    lines = "A1-A2 A2-B4 B3-C4 B5-C5 C4-C5"
    state = play(hunt(hunters=["C4", "A2"], cracks=lines, gentle_cracks=True), "move 1 B4")
    assert names(state) == ["crack A2-B3"]
    assert refusing_rule(state, "crack B4-C5") == "NAN-4.5"


@rule("NAN-6.12")
def test_harmless_sides_go_before_sides_that_cut_somebody_off():
    """Hunter 1 on B5 has only the way over B4-B5; all lines leading away from B4 are cracked."""
    lines = "A2-B3 B3-C4 B5-C5 C4-C5 B5-C6"
    state = play(hunt(hunters=["C4", "B5"], cracks=lines, gentle_cracks=True), "move 1 B4")
    assert names(state) == each("crack", "A2-B4 B3-B4 B4-C4 B4-C5")
    assert refusing_rule(state, "crack B4-B5") == "NAN-6.12"


# variant 3: initial cracks


@rule("NAN-6.13", "NAN-3.3")
@pytest.mark.parametrize("number", [0, 1, 12])
def test_chance_lays_the_chosen_number_of_cracks(number):
    state = start(2, initial_cracks=number)
    laid = 0
    while state.actor == CHANCE:
        state.apply(state.legal_actions()[0])
        laid += 1
    assert laid == len(json_entry(state, "cracks")) == number
    assert (state.actor, names(state)) == (0, each("place", "C3 D4 E3"))


@rule("NAN-6.13")
def test_there_are_at_most_twelve_initial_cracks():
    with pytest.raises(BanchisaError):
        start(2, initial_cracks=13)
