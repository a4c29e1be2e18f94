"""Clocks: time that runs for people only, is added with turns, and ends a turn when it is up."""

import pytest

import banchisa
from banchisa.table import decisions, identity
from banchisa.table.clock import DAY, count_unseen
from banchisa.table.errors import Problem
from banchisa.table.events import Seat, SeatsChanged, StepTaken, TableHeader, TimeUp, decode_event, encode_event
from banchisa.table.table import Table
from banchisa.table.wire.clocks import DaysClock, LiveClock

NANUUK = banchisa.game("nanuuk")
ADA, JONAS = identity.holder_of("ada"), identity.holder_of("jonas")
LIVE = LiveClock(bank=60, turn=10)
BOT = Seat("bot", level="random")


def person(name, holder):
    return Seat("human", name, holder=holder, entropy="ab" * 16)


class ClockedGame:
    """A table at which time passes as it is told to."""

    def __init__(self, rule, *sitting, begins=1000.0):
        seats = sitting or (person("Ada", ADA), person("Jonas", JONAS))
        options = {"mode": "intro"}
        header = TableHeader(
            "t" * 12,
            "nanuuk",
            NANUUK.version,
            options,
            ADA,
            "invite",
            b"s" * 32,
            False,
            1.0,
            stand_in="easy",
            clock=rule,
        )
        self.table = Table(header, len(seats), NANUUK)
        self.now = begins
        self.events = []
        self.take(decisions.seat_players(self.table, dict(enumerate(seats))))

    @property
    def clock(self):
        return self.table.clock

    @property
    def elapsed(self):
        return self.now - self.clock.since

    def take(self, decision):
        decision = decisions.stamp(decision, self.table, self.now, self.elapsed)
        self.events += decision.append.events
        list(decision.apply_to(self.table))
        self.summary = decision.append.summary
        assert self.summary.deadline == pytest.approx(self.clock.deadline)

    def act(self, seconds=0.0, by_bot=False):
        """The seat to act takes the first step there is after so many seconds beside those that are free."""
        self.now += self.clock.describe(self.elapsed).free + seconds
        table = self.table
        name = NANUUK.actions.name(table.state.legal_actions()[0])
        self.take(decisions.act(table, (table.actor,), table.version, name, by_bot))

    def play_turn(self, seconds=0.0, by_bot=False):
        """All steps until another seat is to act, the first after so many seconds."""
        seat = self.table.actor
        while self.table.actor == seat:
            self.act(seconds, by_bot)
            seconds = 0.0

    def run_out(self):
        seat = self.clock.running
        self.now = self.clock.deadline + 0.001
        self.take(decisions.end_turn(self.table, self.elapsed))
        return seat

    def left(self, seat):
        return self.clock.describe(self.elapsed).seats[seat].left


def test_a_table_has_no_clock_unless_one_was_agreed_and_its_events_say_nothing_of_time():
    game = ClockedGame(LIVE)
    header = TableHeader("t" * 12, "nanuuk", NANUUK.version, {"mode": "intro"}, ADA, "i", b"s" * 32, False, 1.0)
    plain = Table(header, 2, NANUUK)
    decision = decisions.seat_players(plain, {0: BOT, 1: BOT})
    assert plain.clock is None
    assert decisions.stamp(decision, plain, 5.0, 3.0) is decision
    assert '"at"' not in encode_event(decision.append.events[0])
    assert '"at":1000.0' in encode_event(game.events[0])


def test_time_runs_for_who_is_to_act_and_each_turn_adds_some():
    game = ClockedGame(LIVE)
    assert (game.clock.running, game.left(0), game.left(1)) == (0, 70.0, 60.0)
    game.now += 5
    assert game.left(0) == 65.0
    game.play_turn()
    assert (game.left(0), game.left(1)) == (65.0, 70.0)


def test_days_begin_anew_with_every_turn():
    game = ClockedGame(DaysClock(days=2))
    game.play_turn(1.5 * DAY)
    assert game.left(0) == 0.5 * DAY
    game.play_turn(10.0)
    assert (game.clock.running, game.left(0)) == (0, 2 * DAY)


def test_looking_at_what_others_did_costs_nothing():
    game = ClockedGame(LIVE)
    game.play_turn()
    assert game.clock.describe(0.0).free == pytest.approx(1.1)
    game.now += 1.0
    assert game.left(1) == 70.0
    game.now += 1.1
    assert game.left(1) == pytest.approx(69.0)
    assert [count_unseen([0, 1, -1, 1], seat) for seat in (0, 1)] == [3, 0]
    assert count_unseen([1] * 20, 0) == 5


def test_bots_cost_nobody_time():
    game = ClockedGame(LIVE, person("Ada", ADA), BOT)
    game.play_turn()
    assert (game.clock.running, game.summary.deadline) == (None, None)
    left = game.left(0)
    game.now += 500
    game.play_turn(by_bot=True)
    assert game.left(0) == left + 10


def test_when_time_is_up_a_bot_plays_this_turn_and_the_person_keeps_the_seat():
    game = ClockedGame(LIVE)
    assert game.run_out() == 0
    assert game.table.bot_to_act == Seat("bot", level="easy")
    assert game.table.seats[0].kind == "human"
    with pytest.raises(Problem) as problem:
        game.act()
    assert problem.value.code == "action/not_your_turn"
    game.play_turn(by_bot=True)
    assert game.clock.substitute is None
    assert game.table.undoable((0,)) == 0  # else one could call the bot again and again
    game.play_turn()
    assert (game.clock.running, game.left(0)) == (0, 10.0)


def test_time_that_is_left_ends_no_turn():
    game = ClockedGame(LIVE)
    with pytest.raises(Problem) as problem:
        decisions.end_turn(game.table, 69.9)
    assert problem.value.code == "action/stale"
    assert isinstance(decisions.end_turn(game.table, 70.0).append.events[0], TimeUp)


def test_after_three_turns_in_a_row_a_bot_stands_in_until_the_person_is_back():
    game = ClockedGame(LIVE)
    for missed in (1, 2, 3):
        assert game.table.seats[0].kind == "human"
        game.run_out()
        assert game.clock.missed[0] == missed
        if missed < 3:
            game.play_turn(by_bot=True)
            game.play_turn()
    assert game.table.seats[0].kind == "bot"
    assert game.table.left_seats_of(ADA) == (0,)
    game.take(decisions.come_back(game.table, ADA, 0))
    assert game.clock.missed[0] == 0
    game.play_turn(by_bot=True)  # the turn that was lost
    game.play_turn()
    assert (game.clock.running, game.left(0)) == (0, 20.0)


def test_a_turn_in_time_ends_the_row():
    game = ClockedGame(LIVE)
    for _ in range(2):
        game.run_out()
        game.play_turn(by_bot=True)
        game.play_turn()
    game.play_turn()
    assert game.clock.missed == [0, 0]


def test_a_table_may_agree_that_time_loses():
    game = ClockedGame(LiveClock(bank=0, turn=10, loses=True))
    game.run_out()
    assert game.table.seats[0].kind == "bot"
    assert (game.table.has_lost(0), game.table.left_seats_of(ADA)) == (True, ())
    with pytest.raises(Problem) as problem:
        decisions.come_back(game.table, ADA, 0)
    assert problem.value.code == "seat/lost"
    game.play_turn(by_bot=True)
    assert game.clock.running == 1


def test_taking_back_and_going_again_adds_no_time_and_costs_who_waits_nothing():
    game = ClockedGame(LIVE)
    game.play_turn(5.0)
    game.now += 20
    waiting = game.clock.left[1]
    game.take(decisions.undo(game.table, (0,), game.table.version, 1))
    assert (game.clock.running, game.left(0), game.clock.left[1]) == (0, 65.0, waiting)
    game.play_turn(5.0)
    assert (game.clock.running, game.left(0), game.left(1)) == (1, 60.0, 70.0)


def test_the_clock_is_in_the_events():
    game = ClockedGame(LIVE)
    for seconds in (3.0, 4.5, 2.0):
        game.play_turn(seconds)
    game.run_out()
    stored = [decode_event(encode_event(event)) for event in game.events]
    again = Table.rebuild(game.table.header, NANUUK, stored)
    assert vars(again.clock) == vars(game.clock)
    assert sum(event.spent for event in stored if isinstance(event, StepTaken)) == pytest.approx(9.5)
    assert isinstance(stored[0], SeatsChanged)
