"""The log: what a step does and what it brings about, told to each viewer as far as they may know."""

import pytest

from banchisa import ALL_SEEING, SPECTATOR
from banchisa.i18n import Words
from games.arctic.positions import GAME, table
from games.arctic.test_moving_and_drawing import RIVER, drawing
from support.claims import rule
from support.positions import json_entry, play

WORDS = {language: Words(language, GAME) for language in ("en", "it", "nl")}
MOOSE = "; is spared 1 penalty card by the moose's power"
ORCA = "orca – refill the River at once (phase C, by itself)"


def log_line(state, step, viewer=ALL_SEEING, language="en"):
    """The log line of a step."""
    return WORDS[language].say(GAME.log_text(state, GAME.actions.parse(step), viewer))


def notations_of(state, step):
    """How a step reads in notation for seats 0, 1 and a spectator."""
    return [GAME.notation_for(state, GAME.actions.parse(step), viewer) for viewer in (0, 1, SPECTATOR)]


# tokens


@rule("ARC-4.32", "ARC-4.33", "ARC-4.34")
@pytest.mark.parametrize(
    ("tokens", "step", "line"),
    [
        ("fox 2 moose 2", "main_left", "moves the arctic fox left to 1 and the moose right to 6"),
        ("fox 2 moose 2", "main_right", "moves the arctic fox right to 6 and the moose left to 1"),
        ("fox 0 moose 1", "main_right", "moves the arctic fox right to 1 and the moose left to 0"),
        ("fox 0 moose 0", "main_right", "moves the arctic fox right to 1 and the moose right to 1"),
        ("fox 5 moose 5", "main_left", "moves the arctic fox left to 10 and the moose left to 10"),
        ("fox 0 moose 5", "main_right", "moves the arctic fox right to 1 and the moose left to 10"),
    ],
)
def test_the_log_says_where_each_token_goes(tokens, step, line):
    assert log_line(play(table(hands=["1F1 1O2"], tokens=tokens), "place_top 1F1"), step) == line


@rule("ARC-4.36", "ARC-4.37")
@pytest.mark.parametrize(
    ("power", "line"),
    [
        ("walrus_main", "moves the arctic fox right to 10 with one more step"),
        ("walrus_companion", "moves the moose right to 3 with one more step"),
    ],
)
def test_the_log_says_where_the_extra_step_leads(power, line):
    state = play(table(hands=["1F1 1O2"], powers=f"{power} 0"), "place_top 1F1", "main_right")
    assert log_line(state, "extra_right") == line


def test_the_tokens_have_their_articles_in_every_language():
    state = play(table(hands=["1O1 1O2"]), "place_top 1O1")
    assert log_line(state, "main_left", language="it") == (
        "muove l'orca a sinistra (valore 1) e la pulcinella di mare a destra (valore 6)"
    )
    assert log_line(state, "main_left", language="nl") == (
        "zet de orka naar links (waarde 1) en de papegaaiduiker naar rechts (waarde 6)"
    )


# what a step brings about


@rule("ARC-4.12")
@pytest.mark.parametrize(("hand", "penalties"), [("1O2", "4 penalty cards"), ("1O2 1P3 1W4 1B3", "1 penalty card")])
def test_penalties_for_a_shortage_are_told_to_all(hand, penalties):
    state = table(hands=[hand], piles=["1F1"], powers="orca_refill 0, bear_draw 0")
    *first, last = [f"place_top {code}" for code in hand.split()]
    state = play(state, *first)
    lines = {log_line(state, last, viewer) for viewer in (ALL_SEEING, 0, 1, SPECTATOR)}
    assert len(lines) == 1
    assert f"; gets {penalties} for being short of cards" in lines.pop()
    assert "penalty" not in "".join(log_line(table(hands=[hand], piles=["1F1"]), step) for step in first)


@rule("ARC-4.13")
def test_penalties_that_one_is_spared_are_told():
    state = table(hands=["1O2"], piles=["1F1"], river="", pile=2, opened=True, final=True, powers="orca_refill 0")
    assert log_line(state, "place_top 1O2") == (
        "places orca 2/4 (bear); gets 2 penalty cards for being short of cards; "
        "is spared 2 penalty cards because no cards are left"
    )


@rule("ARC-4.26")
@pytest.mark.parametrize(
    ("hand", "more"),
    [
        ("1O2 1P3 1W4 1B3", "; is spared 1 penalty card by the moose's power"),
        (
            "1O2 1P3 1B3",
            "; gets 1 penalty card for being short of cards; is spared 1 penalty card by the moose's power",
        ),
        ("1O2 1P3 1W4 1B3 1F2", ""),
    ],
)
def test_the_lower_number_of_the_moose_is_told_when_it_helps(hand, more):
    state = table(hands=[hand], piles=["1F1"], powers="moose_place 0, bear_draw 0, fox_joker 0")
    *first, last = [f"place_top {code}" for code in hand.split()]
    state = play(state, *first)
    assert log_line(state, last).partition(")")[2] == more


@rule("ARC-4.26")
def test_the_moose_is_not_told_where_there_was_a_choice_or_no_card_for_a_penalty():
    chosen = table(hands=["1O2 1B3 1M3"], piles=["1F4"], powers="moose_place 0, orca_refill 0")
    assert log_line(play(chosen, "place_top 1O2"), "stop_placing") == "stops placing"
    things = {"piles": ["1F4"], "powers": "moose_place 0, orca_refill 0", "opened": True, "final": True, "river": ""}
    assert log_line(table(hands=["1O2"], pile=0, **things), "place_top 1O2") == "places orca 2/4 (bear)"
    assert log_line(table(hands=["1O2"], pile=1, **things), "place_top 1O2") == (f"places orca 2/4 (bear){MOOSE}")


@rule("ARC-4.16", "ARC-4.17")
@pytest.mark.parametrize(
    ("owner", "more"),
    [("-", f"; takes a Power card: {ORCA}"), ("1", f"; takes a Power card from blue: {ORCA}"), ("0", "")],
)
def test_winning_and_losing_a_power_card_is_told(owner, more):
    state = table(hands=["1O2 1P3"], powers=f"orca_refill {owner}")
    assert log_line(state, "place_top 1O2") == f"places orca 2/4 (bear){more}"


@rule("ARC-4.19")
def test_a_card_face_down_tells_the_power_of_the_card_above_it_and_not_its_own():
    state = table(hands=["1P3 1F1"], piles=["1O5"], powers="fox_joker 0")
    assert log_line(state, "place_joker 1P3", 1) == f"places a card face down as a joker; takes a Power card: {ORCA}"
    assert log_line(state, "place_joker 1P3", 0) == (
        f"places puffin 3/3 (moose) face down as a joker; takes a Power card: {ORCA}"
    )


@rule("ARC-4.47")
def test_the_refill_at_once_is_told_as_the_power_of_the_orca():
    state = play(drawing(powers="orca_refill 0"), "draw_river 2F1")
    assert log_line(state, "river 2B1") == "bear 1/5 (moose) joins the River at once, by the orca's power"
    plain = play(drawing("1F1"), "draw_river 2F1")
    assert log_line(plain, "river 2B1") == "bear 1/5 (moose) joins the River"


@rule("ARC-4.51")
def test_a_discard_is_told_with_its_reason_and_to_others_without_its_face():
    state = drawing("1F1", rest="1O2 1O3 1O4 1O5 1M1 1M2 1M3")
    state = play(state, "draw_river 2F1", "river 2B1")
    why = "into the Penalty zone: more than 7 cards in hand"
    assert log_line(state, "discard 1O2", 0) == f"discards orca 2/4 (bear) {why}"
    assert {log_line(state, "discard 1O2", viewer) for viewer in (1, SPECTATOR)} == {f"discards a card {why}"}


FINAL = "; the final round begins: one last turn each, without drawing"
OPENED = "; the draw pile is empty, so the Reserve is opened and the next round is the final one"


@rule("ARC-5.1")
def test_the_opening_of_the_reserve_is_told_whoever_needs_a_card():
    short = table(hands=["1O2"], piles=["1F1"], powers="orca_refill 0", pile=1)
    assert log_line(short, "place_top 1O2").endswith(OPENED)
    pile = drawing(powers="orca_pile 0", pile=0)
    assert log_line(pile, "draw_pile") == f"draws from the draw pile{OPENED}"
    last = drawing("1F1", pile=0)
    assert log_line(last, "draw_river 2F1") == f"takes fox 1/5 (walrus) from the River{OPENED}"
    refill = play(drawing("1F2", pile=1), "draw_river 2F1", "draw_river 2F2")
    assert log_line(refill, "river 2B1") == f"bear 1/5 (moose) joins the River{OPENED}"
    assert log_line(play(refill, "river 2B1"), "river 2B2") == "bear 2/4 (walrus) joins the River"


@rule("ARC-5.3", "ARC-5.2")
def test_the_beginning_of_the_final_round_is_told():
    state = drawing("1F1", seat=1, first=0, hands=["1M1 1M2", "1F1 1O2"], opened=True)
    state = play(state, "draw_river 2F1")
    assert log_line(state, "river 2B1") == f"bear 1/5 (moose) joins the River{FINAL}"


@rule("ARC-5.5")
def test_the_opening_of_the_reserve_in_a_game_that_stands_still_is_told():
    state = drawing("1F1", powers="moose_draw 0", still=7, seat=0, first=1, hands=["1F1 1O2", "1M1"])
    assert log_line(state, "stop_drawing") == (
        "stops drawing; no card has left the draw pile for 8 turns, so the Reserve is opened and the next round is the "
        f"final one{FINAL}"
    )


# who may know what


@pytest.mark.parametrize(
    ("step", "reads"),
    [
        ("place_top 1O2", ["place_top 1O2"] * 3),
        ("place_joker 1O2", ["place_joker 1O2", "place_joker ?", "place_joker ?"]),
    ],
)
def test_a_card_played_face_down_reads_as_a_card(step, reads):
    assert notations_of(table(hands=["1O2 1P3"], piles=["1B5"], powers="fox_joker 0"), step) == reads


def test_the_log_tells_others_the_place_and_not_the_face():
    state = drawing(powers="bear_draw 0", penalties=["1P4 1P5"])
    assert log_line(state, "draw_penalty 1P5", 0) == "takes puffin 5/1 (orca) from the Penalty zone"
    assert log_line(state, "draw_penalty 1P5", 1) == "takes penalty card 2"
    assert notations_of(state, "draw_penalty 1P5") == ["draw_penalty 1P5", "draw_penalty ?", "draw_penalty ?"]


def test_cards_that_look_alike_are_told_as_one_place():
    state = table(hands=["1F3"], penalties=["- - 1P5"], powers="bear_draw 0", river=RIVER)
    state = play(state, "place_top 1F3", "main_right", "look 2B1", "look 2B2")
    assert [log_line(state, f"draw_penalty {code}", 1) for code in ("2B1", "2B2", "1P5")] == [
        "takes penalty card 1", "takes penalty card 1", "takes penalty card 3",
    ]  # fmt: skip


def test_secret_outcomes_of_chance_are_told_to_their_seat_only():
    state = GAME.start(
        2, decks="1-2", first_player=1, **{f"{name}_side": "A" for name in json_entry(GAME.start(2), "tokens")}
    )
    assert notations_of(state, "totem fox") == ["totem fox", "totem ?", "totem ?"]
    assert [log_line(state, "totem fox", viewer) for viewer in (0, 1)] == [
        "a Totem for red: arctic fox",
        "a Totem for red",
    ]
    state = play(state, "totem fox", "totem bear", "hand 1F1", "hand 1F2", "hand 1F3")
    assert notations_of(state, "hand 1M1") == ["hand ?", "hand 1M1", "hand ?"]
    assert [log_line(state, "hand 1M1", viewer) for viewer in (0, 1)] == [
        "a card for blue",
        "a card for blue: moose 1/5 (walrus)",
    ]


def test_a_look_at_a_penalty_card_is_told_with_the_one_who_looks():
    state = table(hands=["1F3"], penalties=["-"], powers="bear_draw 0", river=RIVER)
    state = play(state, "place_top 1F3", "main_right")
    assert [log_line(state, "look 2B1", viewer) for viewer in (0, 1)] == [
        "a penalty card that only red sees: bear 1/5 (moose)",
        "a penalty card that only red sees",
    ]


def test_the_set_up_is_told():
    state = GAME.start(2)
    assert log_line(state, "decks 1-3") == "decks in play: 1 and 3"
    assert (
        log_line(play(state, "decks 1-3"), "side B") == "a Power card: arctic fox – last card under the pile (phase A)"
    )
