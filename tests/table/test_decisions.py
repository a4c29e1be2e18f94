"""What a request means for a table, decided without any server."""

import json
import random

import pytest
from msgspec import structs

import banchisa
from banchisa.engine.errors import BanchisaError
from banchisa.engine.refusal import IllegalMove
from banchisa.engine.sealed_chance import commitment
from banchisa.server.http.rate_limit import Bucket, Buckets, Rate
from banchisa.server.live import absence
from banchisa.table import decisions, explain, identity, views
from banchisa.table.errors import Problem
from banchisa.table.events import Seat, StepTaken, TableHeader, decode_event
from banchisa.table.table import Table

NANUUK = banchisa.game("nanuuk")
ADA, JONAS = identity.holder_of("ada"), identity.holder_of("jonas")
ENTROPY = "ab" * 16
COMMITMENT = commitment(b"s" * 32)


def person(name: str, holder: str) -> Seat:
    return Seat("human", name, holder=holder, entropy=ENTROPY)


def table(*sitting: Seat, public: bool = False, **options: object) -> Table:
    header = TableHeader(
        "t" * 12, "nanuuk", NANUUK.version, options or {"mode": "intro"}, ADA, "invite", b"s" * 32, public, 1.0
    )
    made = Table(header, len(sitting), NANUUK)
    take(made, decisions.seat_players(made, dict(enumerate(sitting))))
    return made


def take(made: Table, decision: decisions.Decision) -> None:
    for event in decision.append.events:
        made.apply(event)
    assert made.version == decision.append.summary.version
    playing = made.has_begun and not made.is_over
    assert decision.append.summary.actor == (made.actor if playing else None)
    assert decision.append.summary.seats == made.seats


def code(call, *arguments) -> str:
    with pytest.raises(Problem) as problem:
        call(*arguments)
    return problem.value.code


def test_deciding_changes_nothing():
    made = table(person("Ada", ADA), person("Jonas", JONAS), layout="random")
    before = (made.version, made.state.to_json(), len(made.match.steps))
    decisions.act(made, (made.actor,), made.version, NANUUK.actions.name(made.state.legal_actions()[0]))
    decisions.resign(made, (0,), 0, "random")
    assert (made.version, made.state.to_json(), len(made.match.steps)) == before


def test_chance_begins_when_the_last_person_has_added_to_it():
    made = table(person("Ada", ADA), Seat(), layout="random")
    assert made.match.steps == []
    number, decision = decisions.sit(made, JONAS, "Jonas", "invite")
    assert number == 1
    assert len(decision.append.events) == 1
    take(made, decision)
    assert not made.has_begun
    decision = decisions.add_entropy(made, JONAS, COMMITMENT, ENTROPY)
    assert [event.actor for event in decision.append.events[1:] if isinstance(event, StepTaken)]
    take(made, decision)
    assert made.actor >= 0
    assert all(step.actor == -1 for step in made.match.steps)


def test_nobody_plays_while_somebody_has_yet_to_add_to_chance():
    made = table(decisions.seat_person("Ada", ADA), person("Jonas", JONAS))
    assert (made.open_seats, made.has_begun, made.bot_to_act) == ([], False, None)
    assert code(decisions.act, made, (0,), made.version, "place A1") == "table/waiting"
    assert code(decisions.hint, made, (0,), made.version) == "table/waiting"
    assert code(decisions.undo, made, (0,), made.version, 1) == "table/waiting"
    take(made, decisions.add_entropy(made, ADA, COMMITMENT, "cd" * 16))
    assert made.has_begun
    assert made.chance.entropies == ["cd" * 16, ENTROPY]


def test_what_a_browser_adds_counts_for_all_its_seats():
    made = table(decisions.seat_person("Ada", ADA), decisions.seat_person("Bea", ADA), person("Jonas", JONAS))
    assert made.owed_seats_of(ADA) == (0, 1)
    take(made, decisions.add_entropy(made, ADA, COMMITMENT, "cd" * 16))
    assert made.chance.entropies == ["cd" * 16, "cd" * 16, ENTROPY]


def test_entropy_is_refused_that_answers_to_no_commitment_or_comes_twice_or_from_nobody():
    made = table(decisions.seat_person("Ada", ADA), Seat(), layout="random")
    for wrong in ("", "0" * 64, COMMITMENT[:-1], COMMITMENT.upper()):
        assert code(decisions.add_entropy, made, ADA, wrong, ENTROPY) == "chance/commitment"
    assert code(decisions.add_entropy, made, JONAS, COMMITMENT, ENTROPY) == "seat/not_yours"
    assert code(decisions.add_entropy, made, None, COMMITMENT, ENTROPY) == "seat/not_yours"
    for malformed in ("", "xyz", "0" * 15, "0" * 129):
        assert code(decisions.add_entropy, made, ADA, COMMITMENT, malformed) == "request/malformed"
    take(made, decisions.add_entropy(made, ADA, COMMITMENT, ENTROPY))
    assert code(decisions.add_entropy, made, ADA, COMMITMENT, "cd" * 16) == "chance/added"
    assert made.chance.entropies == [ENTROPY]


def test_a_bot_takes_the_seat_of_who_never_adds_to_chance_and_the_game_begins_without():
    made = table(person("Ada", ADA), decisions.seat_person("Jonas", JONAS), layout="random")
    assert absence.find_absent(made, frozenset({ADA, JONAS})) == (1, -1)
    assert code(decisions.replace, made, True, 1, None) == "seat/not_away"
    take(made, decisions.replace(made, True, 1, 1))
    assert made.actor >= 0
    assert made.chance.entropies == [ENTROPY]
    take(made, decisions.come_back(made, JONAS, 1))
    assert (made.has_begun, made.owed_seats_of(JONAS)) == (True, ())  # too late to add anything
    assert code(decisions.add_entropy, made, JONAS, COMMITMENT, ENTROPY) == "chance/added"


def test_who_comes_back_before_the_game_begins_adds_to_chance():
    made = table(decisions.seat_person("Ada", ADA), decisions.seat_person("Jonas", JONAS))
    take(made, decisions.replace(made, True, 1, 1))
    take(made, decisions.come_back(made, JONAS, 1))
    assert made.owed_seats_of(JONAS) == (1,)
    take(made, decisions.resign(made, (0,), 0, "easy"))
    take(made, decisions.come_back(made, ADA, 0))
    assert made.owed_seats_of(ADA) == (0,)


def test_a_rematch_waits_for_all_people_and_for_no_bot():
    made = table(person("Ada", ADA), person("Jonas", JONAS), Seat("bot", level="greedy"))
    take(made, decisions.resign(made, (1,), 1, "easy"))
    while not made.is_over:
        legal = NANUUK.actions.name(made.state.legal_actions()[0])
        take(made, decisions.act(made, (made.actor,), made.version, legal))
    header = structs.replace(made.header, id="n" * 12, seed=b"n" * 32)
    create, first = decisions.rematch(made, ADA, header).besides
    assert (create.summary.actor, create.summary.has_begun) == (None, False)
    assert [seat.name for seat in create.summary.awaited_seats] == ["Ada"]
    again = Table.rebuild(header, NANUUK, first.events)
    assert (again.owed_seats_of(ADA), again.left_seats_of(JONAS)) == ((1,), (2,))
    assert code(decisions.add_entropy, again, ADA, COMMITMENT, ENTROPY) == "chance/commitment"  # of the last game
    take(again, decisions.add_entropy(again, ADA, commitment(b"n" * 32), "cd" * 16))
    assert (again.has_begun, again.chance.entropies) == (True, ["cd" * 16])


def test_a_table_that_was_stored_before_goes_on_without_anybody_adding_again():
    """The events as they were written when entropy came with the request to open a table."""
    seat = '{"kind":"human","name":"%s","holder":"%s","entropy":"' + ENTROPY + '"}'
    lines = [
        '{"type":"seats","seats":{"0":' + seat % ("Ada", ADA) + ',"1":{}}}',
        '{"type":"seats","seats":{"1":' + seat % ("Jonas", JONAS) + "}}",
    ]
    header = table(Seat(), Seat()).header
    early = Table.rebuild(header, NANUUK, [decode_event(lines[0])])
    assert (early.owed_seats_of(ADA), early.open_seats) == ((), [1])
    made = Table.rebuild(header, NANUUK, [decode_event(line) for line in lines])
    assert (made.has_begun, made.chance.entropies) == (True, [ENTROPY, ENTROPY])
    take(made, decisions.act(made, (0,), made.version, "place A1"))


def test_the_draws_depend_on_what_each_person_added():
    drawn = []
    for entropy in ("ab" * 16, "cd" * 16):
        made = table(person("Ada", ADA), Seat(), layout="random")
        take(made, decisions.sit(made, JONAS, "Jonas", "invite")[1])
        decision = decisions.add_entropy(made, JONAS, COMMITMENT, entropy)
        drawn.append(decision.append.events[1:])
    assert drawn[0] != drawn[1]


def test_a_table_is_rebuilt_from_its_events_alone():
    made = table(person("Ada", ADA), person("Bea", ADA), layout="random")
    events = list(decisions.seat_players(Table(made.header, 2, NANUUK), dict(enumerate(made.seats))).append.events)
    for number in range(30):
        legal = made.state.legal_actions()
        decision = decisions.act(made, (0, 1), made.version, NANUUK.actions.name(legal[number % len(legal)]))
        events += decision.append.events
        take(made, decision)
        if number % 7 == 3 and made.undoable((0, 1)):
            decision = decisions.undo(made, (0, 1), made.version, 1)
            events += decision.append.events
            take(made, decision)
    again = Table.rebuild(made.header, NANUUK, events)
    assert again.state.to_json() == made.state.to_json()
    assert [bytes(one) for one in views.log_of(again, 0)] == [bytes(one) for one in views.log_of(made, 0)]
    assert again.version == made.version == len(events)


def test_the_order_of_refusals_is_fixed():
    waiting = table(person("Ada", ADA), Seat())
    playing = table(person("Ada", ADA), person("Jonas", JONAS))
    assert code(decisions.act, playing, (0,), 7, "place A1") == "action/stale"
    assert code(decisions.act, waiting, (0,), 1, "place A1") == "table/waiting"
    assert code(decisions.act, playing, (1,), 1, "dance") == "action/not_your_turn"
    assert code(decisions.act, playing, (0,), 1, "dance") == "action/notation"
    assert code(decisions.act, playing, (0,), 1, "move 1 A1") == "action/refused"
    assert code(decisions.act, playing, (), 1, "place A1") == "action/not_your_turn"


def test_a_resigned_seat_keeps_what_its_person_added_to_chance():
    made = table(person("Ada", ADA), person("Jonas", JONAS))
    before = made.chance.entropies
    take(made, decisions.resign(made, (1,), 1, "greedy"))
    assert made.chance.entropies == before
    assert (made.seats_of(JONAS), made.left_seats_of(JONAS), made.left_seats_of(ADA)) == ((), (1,), ())
    take(made, decisions.come_back(made, JONAS, 1))
    assert made.seats[1] == person("Jonas", JONAS)
    assert made.chance.entropies == before


def test_only_who_left_a_seat_may_take_it_back():
    made = table(person("Ada", ADA), person("Jonas", JONAS), Seat("bot", level="easy"))
    take(made, decisions.resign(made, (1,), 1, "easy"))
    assert code(decisions.come_back, made, ADA, 1) == "seat/not_yours"
    assert code(decisions.come_back, made, None, 2) == "seat/not_yours"
    assert code(decisions.come_back, made, "", 2) == "seat/not_yours"
    assert code(decisions.come_back, made, ADA, 0) == "seat/not_yours"


def test_a_seat_is_replaced_only_when_its_person_keeps_the_table_waiting_and_by_those_concerned():
    made = table(person("Ada", ADA), person("Jonas", JONAS))
    assert code(decisions.replace, made, True, 0, None) == "seat/not_away"
    assert code(decisions.replace, made, True, 1, 0) == "seat/not_away"
    assert code(decisions.replace, made, False, 0, 0) == "seat/not_yours"
    assert code(decisions.replace, table(person("Ada", ADA), Seat()), True, 0, 0) == "table/waiting"
    take(made, decisions.replace(made, True, 0, 0))
    assert made.seats[0] == Seat("bot", "Ada", "hard", ADA, ENTROPY)


def test_who_is_missed_is_the_person_to_act_who_is_not_here():
    made = table(person("Ada", ADA), person("Jonas", JONAS))
    assert absence.find_absent(made, frozenset({JONAS})) == (0, 0)
    assert absence.find_absent(made, frozenset({ADA})) is None
    assert absence.find_absent(table(person("Ada", ADA), Seat()), frozenset()) is None
    assert absence.find_absent(table(Seat("bot", level="easy"), person("Jonas", JONAS)), frozenset()) is None


def test_a_hint_is_for_the_seat_to_act_of_who_asks():
    made = table(person("Ada", ADA), person("Jonas", JONAS))
    assert decisions.hint(made, (0,), 1) == 0
    assert code(decisions.hint, made, (0,), 7) == "action/stale"
    assert code(decisions.hint, made, (1,), 1) == "action/not_your_turn"
    assert code(decisions.hint, made, (), 1) == "action/not_your_turn"
    assert code(decisions.hint, table(person("Ada", ADA), Seat()), (0,), 1) == "table/waiting"


def test_everybody_moves_on_by_one_chair():
    made = table(person("Ada", ADA), person("Jonas", JONAS), Seat("bot", level="greedy"))
    moved = decisions.move_on(made)
    assert [moved[number].name for number in range(3)] == ["", "Ada", "Jonas"]
    assert [moved[number].entropy for number in range(3)] == ["", "", ""]  # each of them adds anew
    assert [moved[number].owes_entropy for number in range(3)] == [False, True, True]


def test_a_browser_sees_with_the_eyes_of_its_seat_to_act():
    made = table(person("Ada", ADA), person("Bea", ADA), person("Jonas", JONAS))
    assert made.viewer(made.seats_of(ADA)) == 0
    while made.actor != 1:
        legal = NANUUK.actions.name(made.state.legal_actions()[0])
        take(made, decisions.act(made, (made.actor,), made.version, legal))
    assert made.viewer(made.seats_of(ADA)) == 1
    assert made.viewer(made.seats_of(JONAS)) == 2
    assert made.viewer(()) == banchisa.SPECTATOR


def test_a_log_line_keeps_the_colour_that_acted_where_a_seat_plays_several():
    game = banchisa.game("icehike")
    header = TableHeader("t" * 12, "icehike", game.version, {}, ADA, "invite", b"s" * 32, False, 1.0)
    made = Table(header, 2, game)
    take(made, decisions.seat_players(made, {0: person("Ada", ADA), 1: person("Jonas", JONAS)}))
    while sum(step.actor == 0 for step in made.match.steps) < 30:
        legal = made.state.legal_actions()
        action = legal[len(made.match.steps) % len(legal)]
        take(made, decisions.act(made, (made.actor,), made.version, game.actions.name(action)))
    lines = [json.loads(bytes(entry)) for entry in views.log_of(made, 0)]
    assert all("colour" not in line for line in lines if line["actor"] < 0)
    assert {line["colour"] for line in lines if line["actor"] == 0} == {"orange", "brown"}
    assert {line["colour"] for line in lines if line["actor"] == 1} == {"white", "grey"}
    nanuuk = table(person("Ada", ADA), person("Jonas", JONAS))
    take(nanuuk, decisions.act(nanuuk, (0,), 1, "place A1"))
    assert "colour" not in json.loads(bytes(views.log_of(nanuuk, 0)[0]))


def test_why_of_something_allowed_has_no_refusal():
    made = table(person("Ada", ADA), person("Jonas", JONAS))
    assert explain.why(made, (0,), "place A1", None).refusal is None
    assert explain.why(made, (), "move 1 A1", None).refusal  # anybody may ask where nothing is hidden


def test_a_bucket_gives_what_it_holds_and_fills_up_again():
    bucket = Bucket(Rate(3, 6), 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [0.0, 0.0, 0.0, 2.0]
    assert bucket.take(1.0) == 1.0
    assert bucket.take(2.0) == 0.0
    assert not bucket.is_full(7.9)
    assert bucket.is_full(8.0)


def test_each_address_has_its_own_bucket():
    buckets = Buckets(Rate(1, 60))
    assert [buckets.of(address, 0.0).take(0.0) == 0.0 for address in ("a", "b", "a")] == [True, True, False]
    for number in range(20_000):
        buckets.of(str(number), 1000.0 * number).take(1000.0 * number)
    assert len(buckets._known) <= 10_000


def test_a_name_keeps_what_can_be_seen():
    assert identity.clean_name("  Zoë\t\u0007 van  Dijk ") == "Zoë van Dijk"
    assert code(identity.clean_name, "\u200d") == "seat/name"


@pytest.mark.parametrize(
    "blank", ["\u2800\u2800", "\u3164", "\uffa0 \u1160", "\u0301", " \u0301\u20dd", "\u200b\u2800"]
)
def test_a_name_that_shows_nothing_is_no_name(blank):
    assert code(identity.clean_name, blank) == "seat/name"


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Ada\u2800\u3164Bea", "Ada Bea"),
        ("Ada" + "\u0301" * 5, "Ad\xe1\u0301\u0301"),
        ("x" + "\u0336\u0337\u0338" + "y\u0336", "x\u0336\u0337y\u0336"),
        ("\u0645\u064f\u062d\u064e\u0645\u0651\u064e\u062f", "\u0645\u064f\u062d\u064e\u0645\u064e\u0651\u062f"),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
        ("\u0928\u093f\u0936\u093e", "\u0928\u093f\u0936\u093e"),
    ],
)
def test_letters_keep_their_marks_but_no_stacks_of_them(written, name):
    assert identity.clean_name(written) == name


def test_keys_are_long_and_never_the_same():
    keys = {identity.new_key() for _ in range(100)}
    assert len(keys) == 100
    assert all(identity.is_key(key) for key in keys)
    assert all(identity.is_table(identity.new_table()) for _ in range(100))


@pytest.mark.parametrize("key", [game.key for game in banchisa.games()])
def test_what_was_just_decided_gives_the_same_table_unchecked_as_checked(key):
    game = banchisa.game(key)
    header = TableHeader("t" * 12, key, game.version, {}, ADA, "invite", b"s" * 32, False, 1.0)
    trusting, checking = Table(header, 2, game), Table(header, 2, game)
    played, lots = [], random.Random(4)
    decision = decisions.seat_players(trusting, {0: person("Ada", ADA), 1: person("Jonas", JONAS)})
    for _ in range(40):
        played += decision.apply_to(trusting)
        if trusting.is_over:
            break
        action = game.actions.name(lots.choice(trusting.state.legal_actions()))
        decision = decisions.act(trusting, (0, 1), trusting.version, action)
    for event in played:
        checking.apply(event)
    assert checking.state == trusting.state
    assert checking.version == trusting.version
    for viewer in (0, 1, banchisa.SPECTATOR):
        logs = [[bytes(line.entry) for line in made.log(viewer)] for made in (checking, trusting)]
        assert logs[0] == logs[1]


def test_only_what_nobody_has_just_decided_is_checked():
    """A step that the rules forbid is taken when it comes as decided, and refused when it comes from the store."""
    made = table(person("Ada", ADA), person("Jonas", JONAS))
    made.apply(StepTaken(0, "place A1"))
    forbidden, action = StepTaken(1, "place A1"), NANUUK.actions.parse("place A1")
    with pytest.raises(IllegalMove):
        made.apply(forbidden)
    made.apply(forbidden, action)
    assert made.match.steps[-1].action == action


def play_out(made: Table) -> Table:
    """The table after its game, in which everybody always takes the first action offered."""
    while not made.is_over:
        first = NANUUK.actions.name(made.state.legal_actions()[0])
        take(made, decisions.act(made, (made.actor,), made.version, first))
    return made


def test_only_own_latest_steps_are_taken_back():
    made = table(person("Ada", ADA), person("Jonas", JONAS))
    take(made, decisions.act(made, (0,), 1, "place A1"))
    assert code(decisions.undo, made, (0,), 2, 0) == "action/undo"
    assert code(decisions.undo, made, (0,), 2, 2) == "action/undo"
    assert code(decisions.undo, made, (1,), 2, 1) == "action/undo"
    take(made, decisions.undo(made, (0,), 2, 1))
    assert (made.match.steps, made.version) == ([], 3)


def test_a_seat_is_handed_over_by_who_sits_on_it_to_a_level_that_there_is():
    made = table(person("Ada", ADA), person("Jonas", JONAS))
    assert code(decisions.resign, made, (0,), 1, "easy") == "seat/not_yours"
    assert code(decisions.resign, made, (0,), 0, "godlike") == "request/malformed"


def test_the_host_alone_fills_open_seats():
    made = table(person("Ada", ADA), Seat(), Seat())
    assert code(decisions.fill, made, False, "easy") == "seat/not_yours"
    assert code(decisions.fill, made, True, "godlike") == "request/malformed"
    take(made, decisions.fill(made, True, "easy"))
    assert made.seats[1:] == [Seat("bot", "Pip", level="easy"), Seat("bot", "Pip 2", level="easy")]
    assert code(decisions.fill, made, True, "easy") == "seat/taken"


def test_after_the_end_nothing_is_played_or_handed_over():
    made = table(person("Ada", ADA), person("Jonas", JONAS))
    take(made, decisions.resign(made, (1,), 1, "easy"))
    play_out(made)
    assert code(decisions.act, made, (0,), made.version, "place A1") == "table/over"
    assert code(decisions.undo, made, (0,), made.version, 1) == "table/over"
    assert code(decisions.hint, made, (0,), made.version) == "table/over"
    assert code(decisions.resign, made, (0,), 0, "easy") == "table/over"
    assert code(decisions.come_back, made, JONAS, 1) == "table/over"


def test_a_table_without_its_first_event_is_not_rebuilt():
    made = table(person("Ada", ADA), person("Jonas", JONAS))
    for events in ([], [StepTaken(0, "place A1")]):
        with pytest.raises(BanchisaError, match="its beginning is missing"):
            Table.rebuild(made.header, NANUUK, events)


def test_who_sits_down_may_choose_among_the_open_seats():
    made = table(person("Ada", ADA), Seat(), Seat())
    number, decision = decisions.sit(made, JONAS, "Jonas", "invite", 2)
    assert number == 2
    take(made, decision)
    assert made.open_seats == [1]
    with pytest.raises(Problem) as problem:
        decisions.sit(made, JONAS, "Mia", "invite", 2)
    assert (problem.value.code, problem.value.data) == ("seat/not_free", {"seat": 2, "free": [1]})
    assert code(decisions.sit, made, JONAS, "Mia", "invite", 7) == "seat/not_free"
