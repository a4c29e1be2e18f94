"""A decision is a function of what the seat sees, the level and a number, in terminal, server and arena alike."""

import random

import msgspec
import pytest

import banchisa
from banchisa.bots.levels import make_bot
from banchisa.cli.local_table import KEYBOARD, LocalTable
from banchisa.lab.play import bot_seed, play
from banchisa.server.processes.bot_worker import answer
from banchisa.server.processes.questions import ChooseQuestion, read_question
from banchisa.table.chance import bot_number
from banchisa.table.events import Seat, TableHeader
from banchisa.table.table import Table

GAMES = [game.key for game in banchisa.games()]
SEED = bytes(range(32))


def positions(game, number):
    """Some positions of random play at which a seat has a choice."""
    lots, state, found = random.Random(number), game.start(2), []
    while len(found) < 4 and state.actor != banchisa.OVER:
        if state.actor >= 0 and len(state.legal_actions()) > 1 and lots.random() < 0.3:
            found.append(state.copy())
        state.apply(lots.choice(state.legal_actions()))
    return found


def decide(game, level, state, number):
    return make_bot(game, level).choose(state.seen_by(state.actor), banchisa.Rng(number))


@pytest.mark.parametrize("level", ["greedy", "easy", "hard"])
@pytest.mark.parametrize("key", GAMES)
def test_what_a_bot_has_thought_before_does_not_matter(key, level):
    game = banchisa.game(key)
    experienced = make_bot(game, level)
    for number, state in enumerate(positions(game, 1)):
        action = experienced.choose(state.seen_by(state.actor), banchisa.Rng(number))
        assert action == decide(game, level, state, number)


@pytest.mark.parametrize("key", GAMES)
def test_a_process_decides_like_a_bot_at_hand_whatever_it_was_asked_before(key):
    game = banchisa.game(key)
    for number, state in enumerate(positions(game, 2)):
        line = msgspec.json.encode(ChooseQuestion(key, "hard", state.seen_by(state.actor).to_json(), number))
        action = game.actions.name(decide(game, "hard", state, number))
        assert [answer(read_question(line), banchisa.game) for _ in range(2)] == [action, action]


@pytest.mark.parametrize("key", GAMES)
def test_the_terminal_and_the_arena_decide_like_a_bot_at_hand(key):
    game = banchisa.game(key)
    local = LocalTable(Table(TableHeader("", key, game.version, {}, KEYBOARD, "", SEED, False, 0.0), 2, game))
    local.sit_down([Seat("bot", level="hard")] * 2)
    for _ in range(12):
        match = local.table.match
        action = local.choose_for_bot()
        assert action == decide(game, "hard", match.state, bot_number(SEED, len(match.steps)))
        local.act(action)
    start, state = game.start(2), game.start(2)
    for step, action in enumerate(play(game, start, [make_bot(game, "hard")] * 2, 5, 3, max_steps=12).steps):
        if state.actor >= 0:
            assert action == decide(game, "hard", state, bot_seed(5, 3, step))
        state.apply(action)
