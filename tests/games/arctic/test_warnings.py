"""What a player is told before a step that beginners regret."""

from games.arctic.positions import table
from support.claims import rule
from support.positions import play, warning_of

RIVER = "2F1 2F2 2F3 2F4 2F5 2M1"
SEVEN = "1F1 1F5 1M1 1M2 1M3 1M4 1M5"


@rule("ARC-4.51")
def test_a_visible_card_that_makes_the_hand_too_large_warns():
    state = table(hands=[SEVEN], river=RIVER)
    assert warning_of(state, "place_top 1F5") == "warning-hand-limit"  # six stay, five are drawn
    assert warning_of(state, "place_top 1F1") is None  # six stay, one is drawn


@rule("ARC-4.51", "ARC-5.3")
def test_nothing_is_drawn_in_the_final_round():
    state = table(hands=[SEVEN], river=RIVER, opened=True, final=True)
    assert warning_of(state, "place_top 1F5") is None


@rule("ARC-4.12")
def test_a_visible_card_that_asks_for_more_cards_than_one_will_hold_warns():
    state = table(hands=["1F1 1F3"], river=RIVER)
    assert warning_of(state, "place_top 1F1") == "warning-shortage"
    assert warning_of(state, "place_top 1F3") is None


@rule("ARC-4.46", "ARC-4.51")
def test_an_optional_card_beyond_the_hand_limit_warns():
    moose = {"powers": "moose_draw 0", "river": RIVER}
    full = play(table(hands=["1F1 1O2 1O3 1W1 1W2 1W3 1W4 1W5"], **moose), "place_top 1F1", "main_right")
    assert warning_of(full, "draw_river 2F1") == "warning-hand-limit"
    room = play(table(hands=["1F1 1O2 1O3 1W1 1W2 1W3 1W4"], **moose), "place_top 1F1", "main_right")
    assert warning_of(room, "draw_river 2F1") is None
