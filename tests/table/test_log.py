"""The log of a table: made for those who read it, when they read it."""

import random

import pytest

import banchisa
from banchisa.bots.levels import make_bot
from banchisa.engine.match import Match
from banchisa.engine.rng import Rng
from banchisa.engine.state import ALL_SEEING, SPECTATOR
from banchisa.i18n import Words
from banchisa.table import decisions
from banchisa.table.events import Seat, TableHeader
from banchisa.table.log import LogReader
from banchisa.table.table import Table
from banchisa.testing.walk import draw
from support.toys.served import SecretHaul


class Counted(SecretHaul):
    """Counts the lines that it is asked to write."""

    def __init__(self) -> None:
        super().__init__()
        self.viewers = []

    def log_text(self, state, action, viewer=ALL_SEEING):
        self.viewers.append(viewer)
        return super().log_text(state, action, viewer)


def open_table(game) -> Table:
    header = TableHeader("t" * 12, game.key, game.version, {}, "h", "invite", b"s" * 32, False, 1.0)
    table = Table(header, 2, game)
    take(table, decisions.seat_players(table, {0: Seat("human", "Ada"), 1: Seat("human", "Bo")}))
    return table


def take(table: Table, decision: decisions.Decision) -> None:
    for _ in decision.apply_to(table):
        pass


def play(table: Table, steps: int) -> None:
    lots = random.Random(1)
    for _ in range(steps):
        name = table.game.actions.name(lots.choice(table.state.legal_actions()))
        take(table, decisions.act(table, (0, 1), table.version, name))


def test_a_line_is_made_once_and_only_for_those_who_read_it():
    game = Counted()
    table = open_table(game)
    play(table, 3)
    assert game.viewers == []
    table.log(1)
    first = len(table.match.steps)
    play(table, 2)
    assert len(table.log(1)) == len(table.log(1)) == len(table.match.steps) > first
    assert game.viewers == [1] * len(table.match.steps)
    table.log(SPECTATOR)
    assert game.viewers[len(table.match.steps) :] == [SPECTATOR] * len(table.match.steps)


def test_where_nothing_is_hidden_all_read_the_same_lines():
    table = open_table(banchisa.game("nanuuk"))
    play(table, 4)
    assert table.log(0) is table.log(1) is table.log(SPECTATOR)


def test_lines_that_were_taken_back_are_forgotten_by_those_who_had_read_them():
    early, late = open_table(banchisa.game("nanuuk")), open_table(banchisa.game("nanuuk"))
    for table in (early, late):
        play(table, 1)
        if table is early:
            table.log(0)
        take(table, decisions.undo(table, (0, 1), table.version, 1))
        assert len(table.log(0)) == len(table.match.steps)
        other = table.game.actions.name(table.state.legal_actions()[-1])
        take(table, decisions.act(table, (0, 1), table.version, other))
        play(table, 5)
    assert [bytes(line.entry) for line in early.log(0)] == [bytes(line.entry) for line in late.log(0)]
    assert [line.notation for line in early.log(0)] == [
        early.game.actions.name(step.action) for step in early.match.steps
    ]


def play_out(game) -> Match:
    """A whole game between keen players."""
    match, rng, bot = Match(game, game.start(2)), Rng(1), make_bot(game, "greedy")
    while not match.is_over:
        state = match.state
        match.play(draw(state, rng) if state.actor < 0 else bot.choose(state.seen_by(state.actor), rng))
    return match


@pytest.mark.parametrize("game", banchisa.games(), ids=str)
def test_the_last_line_says_why_the_game_is_over_to_everybody_in_three_languages(game):
    match = play_out(game)
    ending = game.scene(match.state, None).ending
    for viewer in (0, 1, SPECTATOR, ALL_SEEING):
        *before, last = [line.text for line in LogReader(match, viewer).read()]
        assert all(text.id != "step-last" for text in before)
        for language, over in (
            ("en", "The game is over."),
            ("it", "La partita è finita."),
            ("nl", "Het spel is afgelopen."),
        ):
            words = Words(language, game)
            assert f". {over} {words.say(ending[0])}" in words.say(last)
            assert words.say(ending[0]).endswith(".")


def test_a_line_that_is_taken_back_after_the_end_is_told_without_it():
    game = banchisa.game("nanuuk")
    match = play_out(game)
    reader = LogReader(match, SPECTATOR)
    last = reader.read()[-1].text
    match.undo(match.steps[-1].actor)
    reader.undo()
    assert last.id == "step-last"
    assert reader.read()[-1].text.id != "step-last"
