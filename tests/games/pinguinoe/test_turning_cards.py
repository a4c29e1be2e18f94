"""Cards that are turned over: by a point, a telescope or a tsunami."""

import pytest

from games.pinguinoe.positions import at, hand, penguins, question, roll, up
from support.claims import rule
from support.positions import json_entry, names, play, refusing_rule

HOME = "0.0 0.27 14.27 14.0"


@rule("PIN-4.46")
def test_a_card_seen_before_shows_the_same_front_without_chance():
    state = play(roll(3, "", "0.3", down="1:L1a/180"), "reveal 1")
    assert (up(state), question(state)) == ("1:L1a/180", "0 move")


@rule("PIN-4.46")
def test_a_front_comes_up_only_once():
    state = play(roll(3, "2:L1a/0", "0.3"), "reveal 1")
    assert refusing_rule(state, "front L1a 0") == "PIN-4.46"
    assert refusing_rule(state, "front D1a 0") == "PIN-3.3"
    assert len(names(state)) == 30


@rule("PIN-4.47")
@pytest.mark.parametrize(("front", "cell"), [("D6a 0", "3.4"), ("D3a 0", "(3.4)"), ("D7a 0", "0.27")])
def test_a_floating_penguin_lands_floats_on_or_is_sent_home(front, cell):
    state = play(roll(3, "7:L5a/0", "3.3 3.4", floating=[1]), "reveal 8", f"front {front}")
    assert penguins(state).split()[1] == cell


@rule("PIN-4.48")
def test_the_seal_comes_from_wherever_it_was():
    state = play(roll(3, "", "0.3 1.5", seal="13.20", floating=[1]), "reveal 1", "front L8a 0")
    assert (json_entry(state, "seal"), penguins(state)) == ("1.5", "0.3 0.27 14.27 14.0")


@rule("PIN-4.48")
@pytest.mark.parametrize(
    ("place", "front", "seal"),
    [
        (1, "L8a 0", "1.5"), (1, "L8a 180", "1.6"), (1, "L8b 0", "1.6"), (1, "L8b 180", "1.5"),
        (8, "D1a 0", "5.4"), (8, "D1a 180", "3.7"), (8, "D1b 0", "5.7"), (8, "D1b 180", "3.4"),
        (8, "D4a 0", "4.6"), (8, "D4a 180", "4.5"), (8, "D4b 0", "4.5"), (8, "D4b 180", "4.6"),
    ],
)  # fmt: skip
def test_the_seal_is_put_on_the_seal_cell_of_a_card_wherever_the_card_has_it(place, front, seal):
    state = play(roll(6, "", "", ["telescope"]), f"telescope {place}", f"front {front}")
    assert json_entry(state, "seal") == seal


@rule("PIN-4.49")
def test_a_seal_on_a_block_may_leave_it_but_not_come_back():
    state = play(roll(6, "", "", ["telescope"], seal="4.5"), "telescope 8", "front D6a 0")
    assert json_entry(state, "seal") == "4.5"
    left = play(state, "seal_to 4.4")
    assert json_entry(left, "left") == 4
    assert refusing_rule(left, "seal_to 4.5") == "PIN-4.23"


@rule("PIN-4.50")
def test_walking_onto_a_seal_cell_does_nothing():
    state = play(roll(3, "1:L8a/0", "0.5"), "walk 1.5", "end_turn")
    assert (json_entry(state, "seal"), penguins(state).split()[0]) == ("ark", "1.5")


@rule("PIN-4.58")
def test_a_telescope_turns_any_card_face_down_at_any_time():
    state = at("1:L1a/0", "", ["telescope"], down="2:L2a/0")
    assert len(names(state, "telescope")) == 29
    assert refusing_rule(state, "telescope 1") == "PIN-4.58"
    assert refusing_rule(state, "telescope 17") == "PIN-4.58"
    turned = play(state, "telescope 2")
    assert (up(turned), question(turned), hand(turned, 0)) == ("1:L1a/0 2:L2a/0", "0 roll", "")
    under_itself = roll(5, "", "0.3", ["telescope"])
    assert penguins(play(under_itself, "walk 0.4", "telescope 1", "front L1a 0", "end_turn")).split()[0] == "0.4"


def tsunami(cards: str, penguins: str, *fronts: str, hands: tuple[str, ...] = (), **more: object):
    """Seat 0 steps from 5.14 to the Inuk on 5.15 of `10:D2a/0` and draws a tsunami."""
    state = roll(2, f"10:D2a/0 {cards}", f"5.14 {penguins}", hands, **more)
    return play(state, "walk 5.15", "end_turn", "search tsunami", *(f"front {front}" for front in fronts))


@rule("PIN-4.72", "PIN-4.73")
def test_a_tsunami_turns_its_card_and_the_four_beside_it_in_order():
    state = tsunami("3:L1a/0", "", "D3a 0", "D3b 180")
    assert up(state) == "9:D3b/180 11:D3a/0"
    assert json_entry(state, "down") == {"3": "L1a/0", "10": "D2a/0"}
    assert (json_entry(state, "ark"), json_entry(state, "discards")) == ("B", ["tsunami"])


@rule("PIN-4.72")
def test_igloo_cards_are_not_turned():
    state = play(roll(2, "1:L1b/0", "1.5 0.1"), "walk 1.4", "end_turn", "search tsunami", "front L5a 0", "front D3a 0")
    assert (up(state), json_entry(state, "down")) == ("2:L5a/0 8:D3a/0", {"1": "L1b/0"})
    assert penguins(state).split()[1] == "0.1"  # still ice


@rule("PIN-4.74")
def test_only_penguins_on_turned_cards_are_looked_at_clockwise_from_the_drawer():
    state = tsunami("3:L1a/0", "5.14 13.26 0.12", "D3a 0", "D3b 180", hands=("snowball", "snowball", "", "snowball"))
    assert question(state) == "0 belt"
    state = play(state, "decline")
    assert question(state) == "1 belt"
    state = play(state, "decline")
    assert question(state) == "3 belt"  # 0.12 is on place 3, which was turned to sea; 13.26 lies far away
    assert penguins(play(state, "decline")) == "0.0 0.27 13.26 14.0"


@rule("PIN-4.75")
def test_ice_under_a_penguin_lets_it_stay():
    state = tsunami("3:L1a/0", "3.18", "D3a 0", "D3b 180", floating=[1])
    assert penguins(state).split()[1] == "3.18"


@rule("PIN-4.76")
def test_a_block_under_a_penguin_sends_it_home():
    state = tsunami("3:L1a/0", "4.16", "D3a 0", "D3b 180", floating=[1])
    assert penguins(state).split()[1] == "0.27"
    on_ark = tsunami("3:L1a/0", "6.13", "D3a 0", "D3b 180")  # face B has blocks where face A has gangways
    assert penguins(on_ark).split()[1] == "0.27"


@rule("PIN-4.77")
def test_a_floating_penguin_is_washed_away():
    state = tsunami("3:L1a/0", "3.16", "D3a 0", "D3b 180", hands=("", "lifebelt"), floating=[1])
    assert (penguins(state).split()[1], hand(state, 1)) == ("0.27", "lifebelt")


@rule("PIN-4.78")
def test_a_lifebelt_helps_who_was_not_floating():
    state = tsunami("3:L1a/0", "", "D3a 0", "D3b 180", hands=("lifebelt",))
    saved = play(state, "discard")
    assert (penguins(saved).split()[0], question(saved)) == ("(5.15)", "1 roll")
    assert penguins(play(state, "decline")).split()[0] == "0.0"


@rule("PIN-4.79")
def test_after_the_penguins_the_seal_goes_to_the_last_seal_cell_turned_up():
    state = tsunami("3:L1a/0", "3.17", "D1a 0", "D4a 0", hands=("", "fish"), floating=[1])
    assert json_entry(state, "seal") == "4.10"
    caught = tsunami("3:L1a/0", "4.10", "D3a 0", "D4a 0", hands=("", "fish"), floating=[1])
    assert (question(caught), json_entry(caught, "seal")) == ("1 fish", "4.10")
    assert json_entry(play(caught, "discard"), "seal") == "ark"


@rule("PIN-4.80")
def test_without_a_seal_cell_turned_up_the_seal_keeps_its_cell():
    state = tsunami("3:L1a/0", "", "D3a 0", "D3b 180", seal="6.12")
    assert json_entry(state, "seal") == "6.12"
    assert json_entry(tsunami("3:L1a/0", "", "D3a 0", "D3b 180"), "seal") == "ark"
    on_block = tsunami("3:L1a/0", "", "D3a 0", "D3b 180", seal="6.13", ark="A")
    moves = play(on_block, "roll", "die 6", "seal_to 5.13")
    assert refusing_rule(moves, "seal_to 6.13") == "PIN-4.23"
