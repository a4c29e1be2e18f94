"""How the game ends."""

import pytest

from banchisa import OVER
from games.pinguinoe.positions import GAME, at, hand, question, roll
from support.claims import rule
from support.positions import json_entry, names, play, refusing_rule


@rule("PIN-5.1")
def test_the_first_penguin_on_the_hull_wins_at_once():
    won = play(roll(5, "10:D6a/0", "5.14 5.14"), "walk 7.14")
    assert (won.actor, won.scores(), won.ranks()) == (OVER, [1, 0, 0, 0], [1, 2, 2, 2])
    assert names(won) == []
    assert {refusing_rule(won, step) for step in ("roll", "end_turn", "walk 7.13")} == {"PIN-5.1"}


def searching(drawn: str, **options: object):
    state = roll(2, "1:L1a/0", "1.6", discards=drawn, **options)
    return play(state, "walk 1.7", "end_turn")


@rule("PIN-5.2")
def test_the_fifth_event_ends_the_game_without_being_carried_out():
    state = play(searching("stop stop tear tsunami"), "search blizzard")
    assert (state.actor, state.scores(), json_entry(state, "storm")) == (OVER, [0, 0, 0, 0], 0)
    assert sorted(json_entry(state, "discards")) == ["blizzard", "stop", "stop", "tear", "tsunami"]
    assert refusing_rule(state, "roll") == "PIN-5.2"
    assert question(play(searching("stop stop tear"), "search tsunami", "front L5a 0", "front D3a 0")) == "1 roll"


EMPTY_DECK = (
    "telescope telescope skates skates lifebelt lifebelt trampoline trampoline stop stop tear blizzard tsunami tsunami"
)


@rule("PIN-5.3")
def test_the_sleepy_penguin_lets_the_discards_be_shuffled_when_the_deck_is_empty():
    hands = ["fish", "fish snowball snowball snowball snowball"]
    state = roll(2, "1:L1a/0", "1.6", hands, discards=EMPTY_DECK, white_penguin="sleepy")
    state = play(state, "walk 1.7", "end_turn")
    assert (question(state), json_entry(state, "discards")) == ("-1 search", [])
    found = dict(zip(names(state), state.weights(), strict=True))
    assert found == {
        "search telescope": 2, "search skates": 2, "search lifebelt": 2, "search trampoline": 2,
        "search stop": 2, "search tear": 1, "search blizzard": 1, "search tsunami": 2,
    }  # fmt: skip
    assert (json_entry(state, "hands"), json_entry(state, "kept")[0]) == ([[], [], [], []], ["fish"])
    assert hand(play(state, "search skates"), 0) == "fish skates"


@rule("PIN-5.3")
def test_a_blizzard_in_play_and_a_miss_a_turn_card_are_not_shuffled():
    cards = "telescope telescope skates skates lifebelt lifebelt trampoline trampoline stop tear tsunami tsunami"
    hands = ["fish fish snowball snowball snowball snowball"]
    more = {"storm": 2, "stops": [2], "white_penguin": "sleepy"}
    state = play(roll(4, "1:L1a/0", "1.6", hands, discards=cards, **more), "walk 1.7", "end_turn")
    found = dict(zip(names(state), state.weights(), strict=True))
    assert found["search stop"] == 1
    assert "search blizzard" not in found


@rule("PIN-5.4")
@pytest.mark.parametrize(("seats", "turns"), [(2, 39), (4, 79)])
def test_the_flood_ends_the_game_after_the_last_round(seats, turns):
    state = at(seats=seats, seat=seats - 1, round_limit=20, turns=turns)
    over = play(state, "roll", "die 6", "end_turn")
    assert (over.actor, over.scores(), over.ranks()) == (OVER, [0] * seats, [2] * seats)
    assert refusing_rule(over, "roll") == "PIN-5.4"
    earlier = at(seats=seats, seat=seats - 2, round_limit=20, turns=turns - 1)
    assert question(play(earlier, "roll", "die 6", "end_turn")) == f"{seats - 1} roll"


@rule("PIN-5.4")
def test_missed_turns_count_for_the_flood():
    state = at(seats=2, round_limit=20, turns=38, stops=[1])
    assert play(state, "roll", "die 6", "end_turn").actor == OVER


@rule("PIN-5.5")
def test_the_winner_has_one_and_all_others_nothing():
    won = play(roll(5, "10:D6a/0", "- - 5.14", seat=2), "walk 7.14")
    assert (won.scores(), won.ranks()) == ([0, 0, 1, 0], [2, 2, 1, 2])
    assert GAME.evaluate(won) == [-100.0, -100.0, 100.0, -100.0]
