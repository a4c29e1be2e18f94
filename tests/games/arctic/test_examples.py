"""The worked examples of the rules, those that are printed (E) and our own (S)."""

import pytest

from banchisa import CHANCE, OVER, Rng
from games.arctic.positions import GAME, families, hand, legal, penalty, pile, table
from support.claims import rule
from support.positions import json_entry, play


@rule("ARC-3.3", "ARC-3.5")
@pytest.mark.parametrize(("seats", "cards", "reserve"), [(2, 60, 5), (3, 90, 10), (4, 120, 15)])
def test_e1_as_many_decks_as_players_and_a_reserve(seats, cards, reserve):
    state = play(GAME.start(seats), legal(GAME.start(seats))[0])
    assert len(json_entry(state, "decks")) == seats
    assert json_entry(state, "pile") + json_entry(state, "reserve") == cards
    assert json_entry(state, "reserve") == reserve


@rule("ARC-4.10")
def test_e2_in_the_first_turn_one_card_is_placed():
    state = table(hands=["1O2 1P3 1W4"])
    assert json_entry(state, "count") == [0, 1, 1]
    state = play(state, "place_top 1P3")
    assert json_entry(state, "phase") == "move"


@rule("ARC-4.12", "ARC-4.16")
def test_e3_a_short_hand_is_placed_whole_and_paid_for():
    state = table(hands=["1O2 1P3 1W4"], piles=["1F1"], powers="puffin_swap -")
    assert json_entry(state, "count") == [0, 5, 5]
    before = json_entry(state, "pile")
    state = play(state, "place_top 1O2", "place_top 1W4", "place_top 1P3")
    assert pile(state) == "1F1 1O2 1W4 1P3"
    assert penalty(state) == "- -"
    assert json_entry(state, "pile") == before - 2
    assert json_entry(state, "owners")["puffin"] == 0


def tokens_after(tokens: str, step: str = "", **more: object) -> str:
    """Where fox and moose stand after the move of a seat whose Visible card is 1F1."""
    state = table(hands=["1F1 1O2"], tokens=tokens, **more)
    state = play(state, "place_top 1F1")
    assert legal(state) == [step] if step else True
    state = play(state, step or legal(state)[0])
    return f"{json_entry(state, 'tokens')['fox']} {json_entry(state, 'tokens')['moose']}"


@rule("ARC-4.32")
def test_e4_away_from_the_extremities_the_seat_chooses():
    state = play(table(hands=["1F1 1O2"]), "place_top 1F1")
    assert legal(state) == ["main_left", "main_right"]
    right, left = play(state, "main_right"), play(state, "main_left")
    assert (json_entry(right, "tokens")["fox"], json_entry(right, "tokens")["moose"]) == (3, 1)
    assert (json_entry(left, "tokens")["fox"], json_entry(left, "tokens")["moose"]) == (1, 3)


@rule("ARC-4.33")
@pytest.mark.parametrize(
    ("tokens", "step", "after"), [("fox 5 moose 3", "main_left", "4 4"), ("fox 3 moose 0", "main_left", "2 1")]
)
def test_e5_a_single_token_on_an_extremity_decides(tokens, step, after):
    assert tokens_after(tokens, step) == after


@rule("ARC-4.34")
@pytest.mark.parametrize(
    ("tokens", "step", "after"),
    [
        ("fox 5 moose 5", "main_left", "4 4"),
        ("fox 0 moose 0", "main_right", "1 1"),
        ("fox 0 moose 5", "main_right", "1 4"),
    ],
)
def test_e6_two_tokens_on_extremities_both_go_inwards(tokens, step, after):
    assert tokens_after(tokens, step) == after


@rule("ARC-4.41", "ARC-4.51")
def test_e7_five_are_drawn_and_the_eighth_is_discarded():
    state = table(hands=["1F5 1O2 1P3 1W4"], river="2F1 2F2 2F3 2F4 2F5 2M1")
    state = play(state, "place_top 1F5", "main_right")
    assert json_entry(state, "count") == [0, 5, 5]
    state = play(state, *(f"draw_river 2F{draw}" for draw in range(1, 6)), "...")
    assert json_entry(state, "phase") == "discard"
    assert len(legal(state, "discard")) == 8
    state = play(state, "discard 1O2")
    assert hand(state) == "1W4 1P3 2F1 2F2 2F3 2F4 2F5"
    assert penalty(state) == "1O2"
    assert state.actor == 1


def animals(text: str) -> str:
    """ "fox 1 puffin 3" as codes; J is a joker, printed with a card of deck 4."""
    used: dict[str, int] = {}
    codes: list[str] = []
    words = text.split()
    for name, count in zip(words[::2], words[1::2], strict=True):
        for _ in range(int(count)):
            letter = {"fox": "F", "moose": "M", "walrus": "W", "orca": "O", "puffin": "P", "bear": "B", "J": "J"}[name]
            number = used.get(letter, 0)
            used[letter] = number + 1
            codes.append(f"4F{number + 1}*" if letter == "J" else f"{1 + number // 5}{letter}{1 + number % 5}")
    return " ".join(codes)


def points(text: str, penalties: int = 0, totem: str = "bear", **tokens: int) -> int:
    """The total of a pile; without more the Totem token stands on value 0."""
    state = table(
        4,
        piles=[animals(text)],
        penalties=[" ".join("-" * penalties)],
        powers="fox_joker -",
        tokens=" ".join(f"{name} {position}" for name, position in ({"bear": 0} | tokens).items()),
        totems=[totem, "?", "?", "?"],
    )
    return state.scores()[0]


@rule("ARC-5.12")
def test_e8_four_animals_with_runs_bring_six_points():
    assert points("fox 2 moose 2 walrus 2 orca 2") == 4 * 1 + 6


@rule("ARC-5.10", "ARC-5.11", "ARC-5.12", "ARC-5.15", "ARC-5.16", "ARC-5.18")
def test_e9_the_printed_score_sheet():
    text = "fox 1 puffin 3 moose 2 orca 6 bear 1 walrus 5 puffin 3 moose 4"
    assert points(text, penalties=4, totem="fox", fox=4) == 46


# our own scenarios


@rule("ARC-4.22", "ARC-4.23", "ARC-4.3")
def test_s1_a_take_back_onto_a_joker():
    state = table(hands=["1O2 1P3"], piles=["1W5 1B2* 1F3"], powers="puffin_takeback 0, fox_joker -")
    assert json_entry(state, "count") == [0, 3, 3]
    state = play(state, "take_back")
    assert hand(state) == "1F3 1O2 1P3"
    assert json_entry(state, "count") == [0, 1, 1]
    assert families(state) == ["place_top"]
    state = play(state, "place_top 1F3")
    assert pile(state) == "1W5 1B2* 1F3"
    assert json_entry(state, "phase") == "move"


@rule("ARC-4.25", "ARC-4.19", "ARC-4.18")
def test_s2_placing_nothing_wins_the_power_back():
    state = table(hands=["1O2 1P3"], piles=["1W5"], powers="moose_place 0, walrus_main 1")
    state = play(state, "stop_placing")
    assert pile(state) == "1W5"
    assert json_entry(state, "owners")["walrus"] == 0
    state = play(state, "main_right")
    assert (json_entry(state, "tokens")["walrus"], json_entry(state, "tokens")["moose"]) == (3, 1)
    assert json_entry(state, "phase") == "extra"


@rule("ARC-4.25")
def test_s3_without_a_visible_card_one_must_be_placed():
    state = table(hands=["1O2 1P3"], piles=["1W5"], powers="moose_place 0, puffin_takeback 0")
    state = play(state, "take_back")
    assert hand(state) == "1W5 1O2 1P3"
    assert pile(state) == ""
    assert json_entry(state, "count") == [0, 1, 2]
    assert families(state) == ["place_top"]
    state = play(state, "place_top 1O2")
    assert families(state) == ["place_top", "stop_placing"]
    state = play(state, "place_top 1P3")
    assert json_entry(state, "phase") == "move"


@rule("ARC-4.28", "ARC-4.29", "ARC-4.19")
def test_s4_a_joker_as_the_only_card():
    state = table(hands=["1O2 1P3"], piles=["1B3 1W5"], powers="fox_joker 0, walrus_main 1")
    state = play(state, "place_joker 1O2")
    assert pile(state) == "1B3 1O2* 1W5"
    assert json_entry(state, "owners")["walrus"] == 0
    state = play(state, "main_left", "extra_none")
    assert (json_entry(state, "tokens")["walrus"], json_entry(state, "tokens")["moose"]) == (1, 3)
    assert json_entry(state, "count") == [0, 5, 5]


@rule("ARC-4.27", "ARC-4.29", "ARC-4.12")
def test_s5_a_card_to_the_bottom_with_a_short_hand():
    state = table(hands=["1O2 1P3"], piles=["1B3 1W1"], powers="fox_under 0")
    assert json_entry(state, "count") == [0, 5, 5]
    assert families(state) == ["place_top"]
    state = play(state, "place_top 1O2")
    assert legal(state, "place_under") == ["1P3"]
    state = play(state, "place_under 1P3")
    assert pile(state) == "1P3 1B3 1W1 1O2"
    assert penalty(state) == "- - -"


@rule("ARC-5.14")
@pytest.mark.parametrize(
    ("text", "total"),
    [
        ("orca 2 J 1 orca 2 moose 1", 10),
        ("walrus 2 J 1 puffin 3", 1 + 6 + 1),
        ("walrus 1 J 2 puffin 1", 3),
    ],
)
def test_s6_jokers_count_as_what_brings_most(text, total):
    assert points(text) == total


def extra_steps(tokens: str, step: str, power: str, walrus_rule: str) -> list[str]:
    """What the walrus power offers after a move for 1F1, nothing if there is no such step."""
    state = table(hands=["1F1 1O2"], tokens=tokens, powers=f"{power} 0", walrus_rule=walrus_rule)
    state = play(state, "place_top 1F1", step)
    return legal(state) if json_entry(state, "phase") == "extra" else []


@rule("ARC-4.36", "ARC-4.38")
@pytest.mark.parametrize(
    ("tokens", "walrus_rule", "offered"),
    [
        ("fox 4 moose 2", "free_step", ["extra_none", "extra_left"]),
        ("fox 4 moose 2", "straight", []),
        ("fox 2 moose 2", "free_step", ["extra_none", "extra_left", "extra_right"]),
        ("fox 2 moose 2", "straight", ["extra_none", "extra_right"]),
    ],
)
def test_s7_the_main_token_goes_on(tokens, walrus_rule, offered):
    assert extra_steps(tokens, "main_right", "walrus_main", walrus_rule) == offered


@rule("ARC-4.36")
def test_s7_the_extra_step_moves_the_main_token_only():
    state = table(hands=["1F1 1O2"], tokens="fox 4 moose 2", powers="walrus_main 0")
    state = play(state, "place_top 1F1", "main_right", "extra_left")
    assert (json_entry(state, "tokens")["fox"], json_entry(state, "tokens")["moose"]) == (4, 1)


@rule("ARC-4.34", "ARC-4.37")
@pytest.mark.parametrize(
    ("walrus_rule", "offered"),
    [("free_step", ["extra_none", "extra_left", "extra_right"]), ("straight", ["extra_none", "extra_right"])],
)
def test_s8_the_companion_goes_on_from_an_extremity(walrus_rule, offered):
    assert extra_steps("fox 0 moose 0", "main_right", "walrus_companion", walrus_rule) == offered


@rule("ARC-4.47", "ARC-5.1", "ARC-5.2")
def test_s9_a_refill_at_once_opens_the_reserve():
    river = ["2F1", "2F2", "2F3", "2F4", "2F5", "2M1"]
    state = table(hands=["1F3 1B2"], river=" ".join(river), powers="orca_refill 0", pile=1)
    assert (json_entry(state, "pile"), json_entry(state, "reserve")) == (1, 5)
    state = play(state, "place_top 1F3", "main_right", f"draw_river {river[0]}")
    state = play(state, "...")
    assert (json_entry(state, "pile"), json_entry(state, "reserve"), json_entry(state, "opened")) == (0, 5, False)
    state = play(state, f"draw_river {river[1]}")
    assert (json_entry(state, "pile"), json_entry(state, "opened")) == (5, True)
    state = play(state, "...")
    assert json_entry(state, "pile") == 4
    state = play(state, f"draw_river {river[2]}", "...")
    assert json_entry(state, "pile") == 3
    assert (state.actor, json_entry(state, "final")) == (1, False)


@rule("ARC-4.48", "ARC-5.1")
def test_s10_drawing_from_an_empty_pile_opens_the_reserve():
    river = ["2F1", "2F2", "2F3", "2F4", "2F5", "2M1"]
    state = table(hands=["1F3"], river=" ".join(river), powers="orca_pile 0", pile=0)
    assert (json_entry(state, "pile"), json_entry(state, "reserve")) == (0, 5)
    state = play(state, "place_top 1F3", "main_right", "draw_pile")
    assert json_entry(state, "opened")
    state = play(state, "...")
    assert json_entry(state, "pile") == 4
    state = play(state, "draw_pile", "...")
    assert json_entry(state, "pile") == 3
    state = play(state, f"draw_river {river[0]}")
    assert len(json_entry(state, "river")) == 5
    state = play(state, "...")
    assert (len(json_entry(state, "river")), json_entry(state, "pile")) == (6, 2)


@rule("ARC-4.49", "ARC-4.50")
def test_s11_drawing_from_the_penalty_zone():
    state = table(hands=["1F3"], penalties=["- 1P5"], powers="bear_draw 0", river="2F1 2F2 2F3 2F4 2F5 2M1")
    state = play(state, "place_top 1F3", "main_right")
    assert json_entry(state, "phase") == "look_to_draw"
    state = play(state, "look 2O1")
    assert state.actor == 0
    assert legal(state, "draw_penalty") == ["1P5", "2O1"]
    assert len(legal(state, "draw_river")) == 6
    state = play(state, "draw_penalty 1P5", "draw_penalty 2O1")
    assert "stop_drawing" not in legal(state)
    state = play(state, "draw_river 2F1")
    assert state.actor == CHANCE
    state = play(state, legal(state)[0])
    assert hand(state) == "1P5 2F1 2O1"
    assert state.actor == 1


@rule("ARC-4.51", "ARC-4.53")
def test_s12_giving_the_card_just_discarded():
    state = table(hands=["1F5 1P4 1O2 1W4"], powers="bear_give 0", river="2F1 2F2 2F3 2F4 2F5 2M1")
    state = play(state, "place_top 1F5", "main_right", *(f"draw_river 2F{draw}" for draw in range(1, 6)), "...")
    state = play(state, "discard 1P4")
    assert legal(state) == ["give_card 1P4", "give_none"]
    state = play(state, "give_card 1P4")
    assert legal(state) == ["give_to 2"]
    state = play(state, "give_to 2")
    assert (penalty(state, 0), penalty(state, 1)) == ("", "1P4")
    assert penalty(state.seen_by(0), 1) == "1P4"
    assert penalty(state.seen_by(1), 1) == "?"


@rule("ARC-4.46")
def test_s13_drawing_nothing():
    state = table(hands=["1F1 1O2"], powers="moose_draw 0")
    state = play(state, "place_top 1F1", "main_right")
    assert json_entry(state, "count") == [0, 0, 2]
    one, two = state.copy(), state.copy()
    state = play(state, "stop_drawing")
    assert (hand(state), state.actor, json_entry(state, "phase")) == ("1O2", 1, "place")
    card = legal(one, "draw_river")[0]
    assert play(one, f"draw_river {card}", "stop_drawing").actor == CHANCE
    other = legal(two, "draw_river")[1]
    assert json_entry(play(two, f"draw_river {card}", f"draw_river {other}"), "phase") == "refill"


@rule("ARC-4.13", "ARC-5.3")
def test_s14_a_shortage_without_supplies_costs_nothing():
    state = table(hands=["1O2"], piles=["1F1"], penalties=["1P1"], river="", pile=0, opened=True, final=True)
    state = play(state, "place_top 1O2")
    assert penalty(state) == "1P1"
    assert json_entry(state, "owners")["orca"] == 0
    state = play(state, "main_right")
    assert state.actor == 1


@rule("ARC-5.2", "ARC-5.3")
@pytest.mark.parametrize(("opener", "following"), [(2, [0, 1, 2, 0]), (0, [1, 2, 0])])
def test_s15_the_round_is_finished_and_a_final_one_follows(opener, following):
    state = table(3, hands=["1F2 1F3 1F4", "1M2 1M3 1M4", "1W2 1W3 1W4"], seat=opener, first=1, pile=0)
    turns, finals = [], []
    while state.actor != OVER:
        if json_entry(state, "phase") == "place" and json_entry(state, "count")[0] == 0:
            turns.append(state.actor)
            finals.append(json_entry(state, "final"))
        state.apply(state.legal_actions()[0])
    assert turns == [opener, *following]
    assert finals == [False] * (len(turns) - 3) + [True] * 3


@rule("ARC-4.17", "ARC-4.18")
def test_s16_a_stolen_power():
    state = table(hands=["1P5 1O2 1F1", "2P5 2O2 2F1"], piles=["1W5", "2W5"], powers="puffin_takeback -")
    assert "take_back" not in legal(state)
    state = play(state, "place_top 1P5", "main_right", *draws(state, 5))
    assert json_entry(state, "owners")["puffin"] == 0
    assert state.actor == 1
    assert "take_back" not in legal(state)
    state = play(state, "place_top 2P5", "main_left", *draws(state, 5))
    assert json_entry(state, "owners")["puffin"] == 1
    assert state.actor == 0
    assert "take_back" not in legal(state)


def draws(state, count: int) -> list[str]:
    """Take so many cards of the River, whatever they are."""
    return [f"draw_river {code}" for code in json_entry(state, "river")[:count]] + ["..."]


@rule("ARC-5.20")
def test_s17_ties_go_to_the_seat_closest_to_the_first_player():
    state = table(
        4,
        piles=["1O1 1O2 1O3 1O4 1O5 2O1", "", "1F1 1F2 1F3 1F4 1F5", "1M1 1M2 1M3 1M4 1M5 2M1"],
        first=2,
        totems=["fox", "moose", "walrus", "bear"],
        tokens="fox 0 moose 0 walrus 0 bear 0",
    )
    assert state.scores() == [15, 0, 10, 15]
    assert state.ranks() == [2, 4, 3, 1]


@rule("ARC-5.11", "ARC-5.12")
def test_s18_long_and_equal_runs():
    assert points("orca 7 fox 2 bear 1 fox 2") == 15 + 1 + 1


@rule("ARC-4.52", "ARC-4.46", "ARC-4.22")
def test_s19_a_large_hand():
    state = table(
        hands=["1O1 1O2 1O3 1O4 1P2 1P3 1P4"], piles=["1W5 1P1"], powers="puffin_takeback 0, moose_place 0",
        river="2F1 2F2 2F3 2F4 2F5 2M1",
    )  # fmt: skip
    state = play(state, "take_back")
    assert len(hand(state).split()) == 8
    assert json_entry(state, "count") == [0, 0, 2]
    state = play(state, "stop_placing", "main_right", "extra_none")
    state = play(state, *(f"draw_river 2F{draw}" for draw in range(1, 6)), "...")
    assert len(hand(state).split()) == 13
    state = play(state, "discard 1O1", "discard 1O2", "discard 1O3", "discard 1O4", "discard 1P2")
    assert json_entry(state, "phase") == "discard"
    state = play(state, "discard 1P3")
    assert len(penalty(state).split()) == 6
    assert state.actor == 1


@rule("ARC-5.5", "ARC-5.2")
def test_s20_a_game_that_stands_still_is_ended():
    state = table(
        hands=["1F1 1F2 1F3 1F4 1F5 1M1 1M2", "2F1 2F2 2F3 2F4 2F5 1O1 1O2"],
        piles=["1B5", "2W5 2B5"],
        penalties=["1P1 1P2 1P3 1P4 1P5", "2O1 2O2 2O3 2O4 2O5"],
        powers="moose_place 0, puffin_takeback 1, bear_draw -",
    )
    assert (json_entry(state, "pile"), json_entry(state, "reserve"), json_entry(state, "still")) == (22, 5, 0)
    begins = [["stop_placing"], ["take_back", "place_top 2B5"]]
    for turn in range(8):
        seat = turn % 2
        assert (state.actor, json_entry(state, "opened")) == (seat, False)
        state = play(state, *begins[seat])
        assert json_entry(state, "owners")["bear"] == seat
        state = play(state, legal(state)[0])
        zone = penalty(state, seat).split()
        state = play(state, *(f"draw_penalty {code}" for code in zone), *(f"discard {code}" for code in zone))
    assert (json_entry(state, "pile"), json_entry(state, "reserve"), json_entry(state, "opened")) == (27, 0, True)
    assert (state.actor, json_entry(state, "final"), json_entry(state, "stalled")) == (0, True, True)


@rule("ARC-4.33")
def test_s21_a_main_token_on_an_extremity_with_its_companion_beside_it():
    assert tokens_after("fox 0 moose 1", "main_right") == "1 0"


@rule("ARC-4.21")
def test_s22_a_swap():
    state = table(hands=["1F3"], piles=["1W5"], powers="puffin_swap 0", river="2P3 2F1 2F2 2F4 2F5 2M1")
    assert legal(state, "swap_out") == ["1F3"]
    state = play(state, "swap_out 1F3")
    assert json_entry(state, "aside") == "1F3"
    assert legal(state) == [f"swap_in {code}" for code in ("2F1", "2F2", "2F4", "2F5", "2M1", "2P3")]
    state = play(state, "swap_in 2P3")
    assert "1F3" in json_entry(state, "river")
    assert len(json_entry(state, "river")) == 6
    state = play(state, "place_top 2P3", "main_right")
    assert "1F3" in legal(state, "draw_river")


SIX = ["2W1", "2W2", "2W3", "2W4", "2W5", "2O1"]


def s23():
    """Seat 1 holds two cards that seat 0 has never seen and six that it took openly, and has to discard one."""
    return table(
        seats=3,
        seat=1,
        phase="discard",
        hands=["1F1 1F2 1F3", f"1M1 1M2 {' '.join(SIX)}"],
        piles=["1B1", "1B5", "1B3"],
        powers="bear_give 1",
        known=[{}, dict.fromkeys(SIX, 0), {}],
        river="2M1 2M2 2M3 2M4 2M5 2P1",
    )


def win_shares(state, viewer: int, worlds: int, where) -> dict[str, float]:
    """How often each thing is somewhere in the worlds that a viewer thinks possible."""
    counts: dict[str, int] = {}
    seen, rng = state.seen_by(viewer), Rng(3)
    for _ in range(worlds):
        for code in where(seen.resample(rng)):
            counts[code] = counts.get(code, 0) + 1
    return {code: count / worlds for code, count in counts.items()}


def discard_of(world) -> list[str]:
    return [card["card"] for zone in json_entry(world, "penalties") for card in zone]


@rule("ARC-4.44")
def test_s23_what_the_other_seat_knows():
    state = play(s23(), "discard 2W3", "give_none")
    found = win_shares(state, 0, 4000, discard_of)
    assert [found[code] for code in SIX] == pytest.approx([1 / 8] * 6, abs=0.02)
    assert 1 - sum(found[code] for code in SIX) == pytest.approx(2 / 8, abs=0.025)


@rule("ARC-4.44")
def test_s23_a_card_placed_openly_is_out_of_the_question():
    data = play(s23(), "discard 2W3", "give_none").to_json()
    state = GAME.from_json(data | {"seat": 1, "turn": 1, "phase": "turn"})
    state = play(state, "place_top 2W1")
    found = win_shares(state, 0, 4000, discard_of)
    assert "2W1" not in found
    assert [found[code] for code in SIX[1:]] == pytest.approx([1 / 7] * 5, abs=0.02)
    state = play(state, "main_right", "extra_none", "draw_river 2M1")
    found = win_shares(state, 0, 4000, discard_of)
    assert "2M1" not in found
    assert [found[code] for code in SIX[1:]] == pytest.approx([1 / 7] * 5, abs=0.02)


@rule("ARC-4.53")
def test_s24_knowledge_travels_with_the_card():
    state = play(s23(), "discard 2W3", "give_card 2W3", "give_to 3")
    assert [penalty(state.seen_by(seat), 2) for seat in range(3)] == ["?", "2W3", "?"]
    given = json_entry(state, "penalties")[2][0]
    assert (given["origin"], given["exit"], given["seen"]) == (1, 1, [1])
    for viewer in (0, 2):
        found = win_shares(state, viewer, 2000, discard_of)
        assert [found[code] for code in SIX] == pytest.approx([1 / 8] * 6, abs=0.03)
    data = state.to_json()
    data["owners"] |= {"bear": 2}
    data["penalties"][2][0]["seen"] = [1, 2]
    looked = GAME.from_json(data)
    assert [penalty(looked.seen_by(seat), 2) for seat in range(3)] == ["?", "2W3", "2W3"]
    assert "2W3" in json_entry(looked.seen_by(0), "known")[1]
    assert win_shares(looked, 0, 200, discard_of)["2W1"] > 0
    assert win_shares(looked, 2, 200, discard_of) == {"2W3": 1.0}
