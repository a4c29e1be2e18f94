"""Taking back more than one may undo: all people must agree, chance draws anew, and the record proves it."""

import json
import random

import pytest
from msgspec import structs

import banchisa
from banchisa.engine.record import Record
from banchisa.engine.sealed_chance import SealedChance
from banchisa.engine.state import CHANCE
from banchisa.table import chance, decisions, identity, record_import, views
from banchisa.table.errors import Problem
from banchisa.table.events import Seat, StepsUndone, StepTaken, TableHeader, decode_event, encode_event
from banchisa.table.table import Table
from banchisa.table.wire.clocks import LiveClock

GAMES = ["arctic", "icehike", "iglu", "nanuuk", "pinguinoe"]
PINGUINOE = banchisa.game("pinguinoe")
ADA, JONAS, MIA = (identity.holder_of(name) for name in ("ada", "jonas", "mia"))
ADA_SEAT, JONAS_SEAT, MIA_SEAT = (
    Seat("human", name, holder=holder, entropy=letters * 16)
    for name, holder, letters in [("Ada", ADA, "ab"), ("Jonas", JONAS, "cd"), ("Mia", MIA, "ef")]
)
BOT = Seat("bot", level="random")


class Evening:
    """A table whose decisions are taken at once, and its events as a store would keep them."""

    def __init__(self, *seats: Seat, game: str = "pinguinoe", clock: LiveClock | None = None) -> None:
        self.game = banchisa.game(game)
        self.header = TableHeader(
            "t" * 12, game, self.game.version, {}, ADA, "invite", b"s" * 32, False, 1.0, clock=clock
        )
        self.table = Table(self.header, len(seats), self.game)
        self.stored: list[str] = []
        self.dice = random.Random(1)
        self.take(decisions.seat_players(self.table, dict(enumerate(seats))))

    def take(self, decision: decisions.Decision, elapsed: float = 0.0) -> None:
        decision = decisions.stamp(decision, self.table, 0.0, elapsed)
        self.stored += map(encode_event, decision.append.events)
        for _ in decision.apply_to(self.table):
            pass
        assert self.table.version == decision.append.summary.version
        assert decision.append.summary.actor == (None if self.table.is_over else self.table.actor)

    def step(self) -> None:
        table = self.table
        action = self.game.actions.name(self.dice.choice(table.state.legal_actions()))
        self.take(decisions.act(table, (table.actor,), table.version, action))

    def until(self, is_so, most: int = 3000) -> None:
        while not is_so(self.table) and most:
            self.step()
            most -= 1
        assert is_so(self.table)

    def ask(self, *mine: int) -> int:
        """Ask for a take-back; the number of the request."""
        self.take(decisions.ask_take_back(self.table, mine, self.table.version))
        return self.table.version

    def answer(self, seat: int, number: int, allows: bool) -> None:
        self.take(decisions.answer_take_back(self.table, (seat,), number, allows))

    def read_again(self) -> Table:
        return Table.rebuild(self.header, self.game, [decode_event(data) for data in self.stored])


def can_ask(seat: int):
    """Whether this seat has a step that it may not simply undo, and somebody else is to act."""
    return lambda table: (
        table.find_own_step((seat,)) is not None and not table.undoable((seat,)) and table.actor not in (seat, CHANCE)
    )


def draws_since(table: Table, at: int) -> bool:
    return any(step.actor == CHANCE for step in table.match.steps[at:])


def has_drawn(seat: int):
    """Whether chance has done something since the latest step of this seat."""
    return lambda table: can_ask(seat)(table) and draws_since(table, table.find_own_step((seat,)))


def refused(call, *arguments) -> str:
    with pytest.raises(Problem) as problem:
        call(*arguments)
    return problem.value.code


def test_a_step_is_undone_when_the_last_person_has_allowed_it():
    evening = Evening(ADA_SEAT, JONAS_SEAT, MIA_SEAT, BOT)
    evening.until(has_drawn(0))
    at = evening.table.find_own_step((0,))
    length = len(evening.table.match.steps)
    number = evening.ask(0)
    assert evening.table.unanswered_seats == (1, 2)
    evening.answer(1, number, True)
    assert (evening.table.unanswered_seats, len(evening.table.match.steps)) == ((2,), length)
    evening.answer(2, number, True)
    assert (len(evening.table.match.steps), evening.table.actor) == (at, 0)
    assert evening.table.take_backs.request is None
    assert [(taken.seat, taken.at, len(taken.steps)) for taken in evening.table.match.taken_back] == [
        (0, at, length - at)
    ]


def test_the_last_answer_and_what_follows_from_it_are_stored_in_one_piece():
    evening = Evening(ADA_SEAT, JONAS_SEAT)
    evening.until(can_ask(0))
    number = evening.ask(0)
    decision = decisions.answer_take_back(evening.table, (1,), number, True)
    assert [type(event).__name__ for event in decision.append.events] == ["TakeBackAllowed", "StepsUndone"]


def test_chance_draws_anew_from_another_part_of_the_seal():
    evening = Evening(ADA_SEAT, JONAS_SEAT)
    evening.until(has_drawn(0))
    before = evening.table.chance
    evening.answer(1, evening.ask(0), True)
    weights, steps = [1] * 1000, range(100)
    drawn = [[sealed.draw(step, weights) for step in steps] for sealed in (before, evening.table.chance)]
    assert sum(one == other for one, other in zip(*drawn, strict=True)) < 5
    assert evening.read_again().chance.draw(7, weights) == evening.table.chance.draw(7, weights)
    again = SealedChance(b"s" * 32, ["ab" * 16, "cd" * 16], 1)
    assert drawn[1] == [again.draw(step, weights) for step in steps]
    assert chance.bot_number(b"s" * 32, 3) != chance.bot_number(b"s" * 32, 3, 1)


@pytest.mark.parametrize("game", GAMES)
def test_every_draw_of_a_game_with_take_backs_is_proved_and_the_record_says_what_was_taken_back(game):
    evening = Evening(ADA_SEAT, JONAS_SEAT, game=game)
    agreed = 0
    for _ in range(4000):
        table = evening.table
        if table.is_over:
            break
        if table.undoable((0, 1)) and evening.dice.random() < 0.2:  # also below what was taken back by agreement
            evening.take(decisions.undo(table, (0, 1), table.version, 1))
        elif agreed < 12 and can_ask(0)(table) and evening.dice.random() < 0.1:
            evening.answer(1, evening.ask(0), True)
            agreed += 1
        else:
            evening.step()
    assert agreed > 3
    record = views.full_record(evening.table)
    assert len(record.taken_back) == agreed
    read = Record.from_json(json.loads(json.dumps(record.to_json())))
    assert read.verify(evening.game) == []
    assert [step.action for step in read.match(evening.game).steps] == [
        step.action for step in evening.table.match.steps
    ]
    rebuilt = views.full_record(evening.read_again())
    assert rebuilt.to_json() == record.to_json()
    proof = chance.proof(evening.table.match, evening.table.chance)
    assert len(proof.taken_back) == agreed
    lines = [*((taken.draws, number) for number, taken in enumerate(proof.taken_back)), (proof.draws, agreed)]
    for draws, line in lines:
        for draw in draws:
            count = next((n for n in range(line, 0, -1) if proof.taken_back[n - 1].at <= draw.step), 0)
            assert evening.table.chance.after(count).draw(draw.step, draw.weights) == draw.drawn


def test_a_record_whose_taken_back_draws_were_changed_is_found_out():
    evening = Evening(ADA_SEAT, JONAS_SEAT)
    evening.until(has_drawn(0))
    evening.answer(1, evening.ask(0), True)
    evening.until(lambda table: len(table.match.steps) > 40)
    record = views.full_record(evening.table)
    assert record.verify(PINGUINOE) == []
    taken = record.taken_back[0]
    match = Record.from_json(record.to_json()).match(PINGUINOE, taken.at)
    for number, notation in enumerate(taken.steps):
        if match.state.actor == CHANCE and len(match.state.legal_actions()) > 1:
            others = [PINGUINOE.actions.name(action) for action in match.state.legal_actions()]
            taken.steps[number] = next(name for name in others if name != notation)
            break
        match.play(PINGUINOE.actions.parse(notation))
    (problem, *_) = record.verify(PINGUINOE)
    assert "(taken back, 1)" in problem
    record.taken_back = []  # the last line alone does not come from the seal without the counter
    assert any("the seed gives" in problem for problem in record.verify(PINGUINOE))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seat": 9}, "taken_back 1: needs a seat from 0 to 1"),
        ({"at": 10**6}, "taken_back 1: needs a seat from 0 to 1"),
        ({"at": -1}, "taken_back 1: needs a seat from 0 to 1"),
        ({"steps": []}, "taken_back 1: needs a seat from 0 to 1"),
    ],
)
def test_what_cannot_have_been_taken_back_is_refused_with_a_sentence(change, said):
    evening = Evening(ADA_SEAT, JONAS_SEAT)
    evening.until(can_ask(0))
    evening.answer(1, evening.ask(0), True)
    data = views.full_record(evening.table).to_json()
    data["taken_back"][0] |= change
    (problem,) = Record.from_json(data).verify(PINGUINOE)
    assert problem.startswith(said)


def test_a_record_without_take_backs_is_written_as_ever():
    evening = Evening(ADA_SEAT, JONAS_SEAT)
    evening.until(can_ask(0))
    assert "taken_back" not in views.full_record(evening.table).to_json()


def test_a_record_with_take_backs_becomes_a_table_that_goes_on_from_the_same_seal():
    evening = Evening(ADA_SEAT, JONAS_SEAT)
    evening.until(has_drawn(0))
    evening.answer(1, evening.ask(0), True)
    evening.until(lambda table: len(table.match.steps) > 30)
    record = Record.from_json(views.full_record(evening.table).to_json())
    verified = record_import.verify(record, PINGUINOE)
    _, append = record_import.open_table(verified, structs.replace(evening.header, id="u" * 12))
    opened = Table.rebuild(evening.header, PINGUINOE, append.events)
    assert views.full_record(opened).to_json()["taken_back"] == record.to_json()["taken_back"]
    assert opened.chance.draw(5, [1] * 1000) == evening.table.chance.draw(5, [1] * 1000)
    told = record_import.name_table(record, ADA)
    record.taken_back = []
    assert record_import.name_table(record, ADA) != told


def test_a_record_before_the_end_tells_of_taken_back_steps_only_what_its_reader_saw():
    evening = Evening(ADA_SEAT, JONAS_SEAT, game="arctic")
    name = evening.game.actions.name

    def hides_something(table: Table) -> bool:
        since = table.match.steps[table.find_own_step((0,)) :] if can_ask(0)(table) else []
        return any(step.shown[0] != name(step.action) for step in since)

    evening.until(hides_something)
    evening.answer(1, evening.ask(0), True)
    (taken,) = evening.table.match.taken_back
    for viewer in (0, 1, -1):
        record = views.record(evening.table, viewer)
        assert record.taken_back[0].steps == [step.shown[viewer] for step in taken.steps]
        assert record.seed is None


def test_nobody_is_asked_where_only_bots_play_along():
    evening = Evening(ADA_SEAT, BOT, BOT)
    evening.until(can_ask(0))
    at = evening.table.find_own_step((0,))
    evening.ask(0)
    assert (len(evening.table.match.steps), len(evening.table.match.taken_back)) == (at, 1)


def test_who_is_replaced_by_a_bot_does_not_block():
    evening = Evening(ADA_SEAT, JONAS_SEAT, MIA_SEAT)
    evening.until(can_ask(0))
    number = evening.ask(0)
    evening.take(decisions.resign(evening.table, (2,), 2, "random"))
    assert evening.table.take_backs.request is None  # who sits here has changed: it is asked anew
    assert refused(decisions.answer_take_back, evening.table, (1,), number, True) == "action/stale"
    number = evening.ask(0)
    assert evening.table.unanswered_seats == (1,)
    evening.answer(1, number, True)
    assert len(evening.table.match.taken_back) == 1


def test_people_at_one_browser_are_one_voice_and_do_not_ask_themselves():
    shared = structs.replace(JONAS_SEAT, holder=ADA)
    evening = Evening(ADA_SEAT, shared, MIA_SEAT)
    evening.until(can_ask(0))
    evening.take(decisions.ask_take_back(evening.table, (0, 1), evening.table.version))
    assert evening.table.unanswered_seats == (2,)


def test_a_request_ends_with_any_step_and_may_then_be_made_again():
    evening = Evening(ADA_SEAT, JONAS_SEAT, MIA_SEAT)
    evening.until(can_ask(0))
    number = evening.ask(0)
    evening.step()
    assert evening.table.take_backs.request is None
    assert refused(decisions.answer_take_back, evening.table, (1,), number, True) == "action/stale"
    evening.until(can_ask(0))
    assert evening.ask(0) != number


@pytest.mark.parametrize("who", [0, 1])
def test_after_a_refusal_or_a_withdrawal_one_asks_again_only_after_another_step(who):
    evening = Evening(ADA_SEAT, JONAS_SEAT, MIA_SEAT)
    evening.until(can_ask(0))
    evening.answer(who, evening.ask(0), False)
    table = evening.table
    assert (table.take_backs.request, table.take_backs.refused_seats) == (None, {0})
    assert refused(decisions.ask_take_back, table, (0,), table.version) == "take_back/refused"
    assert evening.read_again().take_backs.refused_seats == {0}
    evening.until(lambda table: table.actor == 0)
    evening.step()
    evening.until(can_ask(0))
    evening.ask(0)


def test_only_one_request_is_open_at_a_time():
    evening = Evening(ADA_SEAT, JONAS_SEAT, MIA_SEAT)
    evening.until(lambda table: can_ask(0)(table) and can_ask(1)(table))
    evening.ask(0)
    assert refused(decisions.ask_take_back, evening.table, (1,), evening.table.version) == "take_back/open"


def test_who_has_no_say_is_refused():
    evening = Evening(ADA_SEAT, JONAS_SEAT, BOT)
    table = evening.table
    assert refused(decisions.ask_take_back, table, (0,), table.version) == "take_back/nothing"  # no step yet
    assert refused(decisions.ask_take_back, table, (), table.version) == "seat/not_yours"
    evening.until(can_ask(0))
    number = evening.ask(0)
    for mine in ((), (0,)):
        assert refused(decisions.answer_take_back, table, mine, number, True) == "seat/not_yours"
    assert refused(decisions.answer_take_back, table, (), number, False) == "seat/not_yours"
    assert refused(decisions.answer_take_back, table, (1,), number - 1, True) == "action/stale"


def test_what_one_may_simply_undo_is_not_asked_for():
    evening = Evening(ADA_SEAT, JONAS_SEAT, game="nanuuk")
    evening.until(lambda table: table.undoable((0,)))
    assert refused(decisions.ask_take_back, evening.table, (0,), evening.table.version) == "take_back/nothing"


def test_after_the_end_nothing_is_asked_for_because_the_seed_is_out():
    evening = Evening(ADA_SEAT, JONAS_SEAT, game="nanuuk")
    evening.until(lambda table: table.is_over)
    assert refused(decisions.ask_take_back, evening.table, (0,), evening.table.version) == "table/over"


def test_a_message_about_a_request_names_seats_and_nothing_of_the_game():
    evening = Evening(ADA_SEAT, JONAS_SEAT, game="arctic")
    evening.until(can_ask(0))
    number = evening.ask(0)
    told = structs.asdict(views.describe_take_back(evening.table))
    assert told == {"number": number, "seat": 0, "waits": (1,)}


def test_the_clock_gives_time_for_a_turn_after_an_agreed_take_back_and_charges_nobody_who_waited():
    evening = Evening(ADA_SEAT, JONAS_SEAT, clock=LiveClock(bank=60, turn=10))
    evening.until(can_ask(0))
    clock = evening.table.clock
    left = clock.left[1]
    number = evening.ask(0)
    evening.take(decisions.answer_take_back(evening.table, (1,), number, True), elapsed=30.0)
    assert clock.left[1] == left
    assert clock.running == 0
    assert clock.left[0] >= 10
    clock.left[0] = 0.5
    evening.until(can_ask(0))
    evening.answer(1, evening.ask(0), True)
    assert clock.left[0] >= 10


def test_events_of_older_stores_are_read_as_they_were():
    assert decode_event('{"type":"undo","seat":1,"steps":2}') == StepsUndone(1, 2)
    assert isinstance(decode_event('{"type":"step","actor":0,"action":"x"}'), StepTaken)
