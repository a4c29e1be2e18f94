"""Igloos and sheets: what is carried, what is stored, and the exchange."""

import pytest

from games.nanuuk.positions import GAME, each, hunt, sheet, start
from support.claims import rule
from support.positions import json_entry, names, play, refusing_rule


def entering_c3(hunter: str, **more: object):
    """Hunter 0 has walked into the igloo C3 and laid its crack."""
    return play(hunt(hunters=[f"D2 {hunter}"], **more), "move 1 C3", "crack B2-B3")


@rule("NAN-3.10")
def test_every_hunter_has_a_sheet_of_its_own_with_a_harpoon_on_the_left():
    state = start(2, "place C3", "place D4", "place E3", "place C3", pawns=2)
    assert [hunter["left"] for hunter in json_entry(state, "hunters")] == [["harpoon"]] * 4
    assert all(set(hunter["stored"].values()) == {0} for hunter in json_entry(state, "hunters"))


@rule("NAN-3.11")
def test_the_left_side_holds_one_tile_of_each_kind():
    state = play(hunt(hunters=["D2 harpoon seal"], tiles="seal D3, fish F5"), "move 1 D3", "crack C3-C4")
    assert (state.actor, sheet(state, 0)) == (1, "D3 harpoon seal / nothing")
    full = "harpoon husky sled kayak fish seal walrus whale inuk"
    assert sheet(hunt(hunters=[f"C2 {full}"]), 0) == f"C2 {full} / nothing"


@rule("NAN-3.11")
def test_the_right_side_takes_any_number_of_animals():
    state = play(entering_c3("harpoon fish / fish fish fish walrus"), "deliver fish")
    assert sheet(state, 0) == "C3 harpoon husky / fish fish fish fish walrus"


@rule("NAN-4.29")
def test_the_harpoon_comes_back_by_itself_on_entering_an_igloo():
    state = entering_c3("nothing")
    assert (state.actor, sheet(state, 0)) == (1, "C3 harpoon / nothing")
    assert sheet(entering_c3("fish"), 0) == "C3 harpoon fish / nothing"
    assert sheet(play(entering_c3("fish"), "deliver none"), 0) == "C3 harpoon fish / nothing"


@rule("NAN-4.29")
def test_a_harpoon_spent_on_a_bear_is_back_after_the_next_igloo():
    state = play(hunt(hunters=["D2"], bears="D3"), "move 1 D3", "crack C3-C4", "drive_bear A1")
    assert sheet(state, 0) == "D3 nothing / nothing"
    for step in ("move 1 F2", "crack E2-F1", "move 1 F3", "crack G1-G2", "move 1 E2", "crack D1-D2"):
        state = play(state, step)
    assert sheet(play(state, "move 1 D4", "crack C4-C5"), 0) == "D4 harpoon / nothing"


@rule("NAN-4.30")
def test_any_set_of_the_carried_animals_may_be_left_in_the_igloo():
    state = entering_c3("harpoon seal whale inuk")
    assert names(state) == each("deliver", "none seal whale seal+whale")
    assert refusing_rule(state, "deliver fish") == "NAN-4.30"
    assert refusing_rule(state, "deliver fish+seal") == "NAN-4.30"
    assert len(names(entering_c3("harpoon fish seal walrus whale inuk"))) == 16


@rule("NAN-4.30")
def test_nothing_is_asked_of_a_hunter_without_animals():
    assert entering_c3("harpoon inuk").actor == 1


@rule("NAN-4.30")
def test_an_animal_that_is_kept_stays_on_the_left():
    state = play(entering_c3("harpoon fish seal walrus"), "deliver seal")
    assert sheet(state, 0) == "C3 harpoon kayak fish walrus / seal"


@rule("NAN-4.31")
@pytest.mark.parametrize(
    ("carried", "left", "after"),
    [
        ("harpoon fish", "fish", "C3 harpoon husky / fish"),
        ("harpoon walrus", "walrus", "C3 harpoon sled / walrus"),
        ("harpoon seal", "seal", "C3 harpoon kayak / seal"),
        ("harpoon whale inuk", "whale", "C3 harpoon husky sled kayak / whale inuk"),
        ("harpoon fish seal walrus", "fish+seal+walrus", "C3 harpoon husky sled kayak / fish seal walrus"),
        ("harpoon kayak seal", "seal", "C3 harpoon kayak / seal"),
        ("harpoon husky fish walrus", "fish", "C3 harpoon husky walrus / fish"),
        ("harpoon fish whale inuk", "fish+whale", "C3 harpoon husky sled kayak / fish whale inuk"),
        ("harpoon sled whale inuk", "whale", "C3 harpoon husky sled kayak / whale inuk"),
    ],
)
def test_each_animal_brings_its_equipment_if_it_is_not_carried(carried, left, after):
    assert sheet(play(entering_c3(carried), f"deliver {left}"), 0) == after


@rule("NAN-4.32")
def test_the_inuk_goes_with_a_delivered_whale_and_stays_with_one_that_is_kept():
    state = entering_c3("harpoon fish whale inuk")
    assert sheet(play(state, "deliver fish"), 0) == "C3 harpoon husky whale inuk / fish"
    assert sheet(play(state, "deliver whale"), 0) == "C3 harpoon husky sled kayak fish / whale inuk"


@rule("NAN-4.32")
def test_an_inuk_without_a_whale_is_not_left_in_the_igloo():
    assert sheet(play(entering_c3("harpoon fish inuk"), "deliver fish"), 0) == "C3 harpoon husky inuk / fish"


@rule("NAN-4.32")
def test_an_inuk_that_has_left_with_a_whale_is_out_of_the_game():
    state = entering_c3("harpoon whale inuk", tiles="whale A1, fish F5")
    assert GAME.inventory(state)["inuk"] == 1
    state = play(state, "deliver whale")
    assert json_entry(state, "tiles")["inuk"] == []
    assert GAME.inventory(state)["inuk"] == 1


@rule("NAN-4.33")
@pytest.mark.parametrize("igloo", ["C3", "D4", "E3"])
def test_every_seat_may_exchange_in_every_igloo(igloo):
    state = hunt(hunters=["C1", "D3 harpoon fish", "C2"], seat=1)
    state = play(state, f"move 1 {igloo}")
    state = play(state, names(state)[0])
    assert names(state) == ["deliver none", "deliver fish"]


@rule("NAN-4.33")
def test_a_hunter_that_starts_its_turn_in_an_igloo_exchanges_nothing():
    state = hunt(hunters=["C3 harpoon fish"])
    assert names(state) == each("move 1", "B2 B3 C2 C4 D2 D3")
    assert refusing_rule(state, "deliver fish") == "NAN-4.13"
    stuck = hunt(hunters=["C3 fish"], cracks="B2-C3 B3-C3 C2-C3 C3-C4 C3-D2 C3-D3")
    assert (stuck.actor, sheet(stuck, 0)) == (1, "C3 fish / nothing")


@rule("NAN-4.33")
def test_going_from_igloo_to_igloo_exchanges_in_the_second_one():
    state = hunt(hunters=["C3 harpoon fish walrus"])
    state = play(state, "move 1 D3", "crack E3-E4", "move 1 F2", "crack E2-F1", "move 1 F3", "crack G1-G2")
    state = play(state, "move 1 E2", "crack D1-D2", "move 1 D4", "crack C4-C5", "deliver fish+walrus")
    assert sheet(state, 0) == "D4 harpoon husky sled / fish walrus"
