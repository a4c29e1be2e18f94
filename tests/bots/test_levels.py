"""What levels do and do not do, however they waver."""

import pytest

import banchisa
from banchisa.bots.levels import UNHURRIED, make_bot
from banchisa.bots.search import Candidate
from banchisa.bots.search_bot import SearchBot
from banchisa.engine.rng import Rng
from banchisa.engine.state import CHANCE

HOME = "14.27"
ON_ICE = {  # far behind, with three steps to go and nothing in hand: whoever stops in the sea is sent home
    "seats": 2, "phase": "move", "turn": 1, "turns": 15, "rolled": 3, "left": 3,
    "penguins": ["6.9", "9.21"], "seal": "12.20",
    "up": {"1": "L7a/180", "8": "D3b/180", "9": "D2b/180", "16": "D6a/180",
           "26": "D6b/0", "27": "L4b/0", "32": "L1a/180", "33": "L8b/0"},
}  # fmt: skip


NEARLY_LOST = {  # the rival is beside the hull and fails only with a 1 or a 6; four points, and skates for two more
    "seats": 2, "phase": "move", "turns": 33, "rolled": 4, "left": 4, "hands": [["skates"], []],
    "penguins": ["1.1", "8.13"], "seal": "10.17", "discards": ["fish", "stop", "tsunami", "tsunami"],
    "up": {"1": "L3b/180", "8": "D2b/180", "10": "D6b/180", "16": "D6a/0",
           "31": "L8b/180", "32": "L6b/180", "33": "L1b/0"},
    "down": {"2": "L6a/180", "3": "L2a/180", "9": "D5a/180"},
}  # fmt: skip
GAME = banchisa.game("pinguinoe")


def end_of_the_turn(position, player, number):
    """Where the penguin stands whose turn it was."""
    state, rng = GAME.from_json(position), Rng(number)
    seat = state.actor
    while state.actor in (seat, CHANCE) and state.to_json()["turns"] == position["turns"]:
        if state.actor == CHANCE:
            state.apply(state.legal_actions()[rng.pick(state.weights())])
        else:
            state.apply(player.choose(state.seen_by(seat), rng))
    return state.to_json()["penguins"][seat]


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_penguin_that_is_behind_does_not_drown_itself(level):
    assert HOME not in [end_of_the_turn(ON_ICE, make_bot(GAME, level, UNHURRIED), number) for number in range(12)]


@pytest.mark.parametrize("number", range(3))
def test_a_penguin_that_is_all_but_beaten_runs_on(number):
    """It begins on 1.1; whoever gave up would stop after a step or two."""
    row, column = end_of_the_turn(NEARLY_LOST, SearchBot(GAME, 1000, 0.0, UNHURRIED), number).split(".")
    assert abs(int(row) - 1) + int(column) - 1 >= 4


def count_picks(game, visits):
    """Which of some options, told by their visits, an expert takes in a thousand tries."""
    options = [Candidate(action, number, [0.5, 0.5]) for action, number in enumerate(visits)]
    player = make_bot(banchisa.game(game), "expert")
    return {player._pick(options, 0, Rng(number)) for number in range(1000)}


def test_experts_of_a_game_without_chance_vary_among_steps_of_nearly_equal_worth():
    assert count_picks("nanuuk", [1000, 950, 900, 300]) == {0, 1, 2}
    assert count_picks("nanuuk", [1000, 300]) == {0}


@pytest.mark.parametrize("game", ["iglu", "arctic", "icehike", "pinguinoe"])
def test_where_chance_varies_the_games_experts_take_what_they_hold_for_best(game):
    assert count_picks(game, [1000, 950, 900]) == {0}
