"""Standing orders: what is answered for a seat, until when, and that nobody else can notice."""

import pytest
from msgspec import structs

import banchisa
from banchisa.engine.state import SPECTATOR
from banchisa.table import decisions, identity, views
from banchisa.table.errors import Problem
from banchisa.table.events import Seat, SeatsChanged, TableHeader, decode_event, encode_event
from banchisa.table.table import Table
from banchisa.table.wire.orders import NO_ORDERS, SeatOrders, StandingOrder
from support.reactions import QUESTIONS, find_question, walk

GAMES = banchisa.games()
FORCED = SeatOrders(forced=True)


class OrderedGame:
    """A table of people that begins with a position; its log is kept."""

    def __init__(self, state, *, shared=False):
        self.game = banchisa.game(state.terms.game)
        options = dict(state.terms.options)
        self.header = TableHeader(
            "t" * 12, self.game.key, self.game.version, options, "host", "i", b"s" * 32, False, 1.0,
            position=state.to_json(),
        )  # fmt: skip
        names = ["same" if shared else f"person {seat}" for seat in range(state.seats)]
        seats = {seat: Seat("human", holder=identity.holder_of(name)) for seat, name in enumerate(names)}
        self.table = Table(self.header, len(seats), self.game)
        self.events = []
        self.take(decisions.seat_players(self.table, seats))

    def take(self, decision):
        assert decision.append.after == len(self.events)
        self.events += decision.append.events
        list(decision.apply_to(self.table))
        self.summary = decision.append.summary
        assert (self.summary.length, self.summary.version) == (self.table.length, self.table.version)

    def order(self, seat, *standing, forced=False):
        self.take(decisions.give_orders(self.table, (seat,), seat, SeatOrders(tuple(standing), forced)))

    def act(self, action=None):
        table = self.table
        name = self.game.actions.name(table.state.legal_actions()[0] if action is None else action)
        self.take(decisions.act(table, (table.actor,), table.version, name))

    @property
    def ordered(self):
        action = self.table.ordered_action
        return None if action is None else self.game.actions.name(action)


def answer(reaction, name, until="game"):
    return StandingOrder(reaction, name, until)


@pytest.mark.parametrize(("key", "reaction"), QUESTIONS)
def test_every_answer_can_be_given_whenever_it_is_asked_for(key, reaction):
    """An order that had to be left to its person now and then would tell what a seat holds."""
    game = banchisa.game(key)
    asked = 0
    for choices in (1, 2):
        state = find_question(key, reaction, choices)
        for name in game.reactions[reaction].answers:
            played = OrderedGame(state)
            assert played.ordered is None
            played.order(int(state.actor), answer(reaction, name))
            wanted = game.reactions[reaction].answers[name]
            legal = [game.actions.name(action) for action in state.legal_actions()]
            assert played.ordered == next(action for action in wanted if action in legal)
            played.take(decisions.follow_order(played.table, played.table.version))
            asked += 1
    assert asked == 2 * len(game.reactions[reaction].answers)
    for seed in range(5):
        for state in walk(game, seed):
            if game.reaction_asked(state) == reaction:
                legal = {game.actions.name(action) for action in state.legal_actions()}
                assert all(wanted[-1] in legal for wanted in game.reactions[reaction].answers.values())


def test_who_holds_no_harpoon_answers_like_who_declines():
    """The order to play one is fulfilled at once either way."""
    with_one, without = (find_question("iglu", "answer", choices) for choices in (2, 1))
    assert len(without.legal_actions()) == 1
    for state, expected in ((with_one, "answer harpoon"), (without, "answer decline")):
        played = OrderedGame(state)
        played.order(int(state.actor), answer("answer", "harpoon"))
        assert played.ordered == expected


def test_an_order_answers_its_own_question_only_and_only_for_its_seat():
    state = find_question("iglu", "answer")
    played = OrderedGame(state)
    asked = int(state.actor)
    played.order(asked, answer("flee", "a8"))
    played.order((asked + 1) % 4, answer("answer", "decline"))
    assert played.ordered is None
    with pytest.raises(Problem, match="action/stale"):
        decisions.follow_order(played.table, played.table.version)


def test_an_order_can_be_revoked():
    played = OrderedGame(find_question("iglu", "answer"))
    seat = played.table.actor
    played.order(seat, answer("answer", "decline"))
    played.order(seat)
    assert (played.ordered, played.table.orders.of(seat)) == (None, NO_ORDERS)


def test_an_order_for_the_round_ends_when_its_seats_turn_comes():
    played = OrderedGame(find_question("iglu", "answer", seats=2))
    table, seat = played.table, played.table.actor
    played.order(seat, answer("answer", "decline", "round"), answer("flee", "a8"), forced=True)
    while played.game.reaction_asked(table.state) or table.actor != seat:
        if not played.game.reaction_asked(table.state):
            assert len(table.orders.of(seat).standing) == 2
        played.act(table.state.legal_actions()[-1])
    assert table.orders.of(seat) == SeatOrders((answer("flee", "a8"),), forced=True)


def test_an_order_for_the_game_outlives_turns_and_ends_with_the_table():
    played = OrderedGame(find_question("iglu", "flee", seats=2))
    table, seat = played.table, played.table.actor
    played.order(seat, answer("flee", "a8"))
    for _ in range(60):
        played.act()
    assert table.orders.of(seat).standing
    again = decisions.open_table(structs.replace(played.header, id="u" * 12), played.game, decisions.move_on(table))
    assert [type(event) for event in again[1].events] == [SeatsChanged]


def test_who_takes_an_ordered_answer_back_answers_by_hand():
    played = OrderedGame(find_question("iglu", "flee"))
    table, seat = played.table, played.table.actor
    played.order(seat, answer("flee", "a8"))
    played.take(decisions.follow_order(table, table.version))
    assert table.undoable((seat,)) == 1
    played.take(decisions.undo(table, (seat,), table.version, 1))
    assert played.ordered is None
    assert table.orders.of(seat).standing  # it holds for the next question
    assert Table.rebuild(played.header, played.game, played.events).ordered_action is None


def test_nothing_is_ordered_where_a_bot_plays():
    played = OrderedGame(find_question("iglu", "answer"))
    table, seat = played.table, played.table.actor
    played.order(seat, answer("answer", "decline"))
    played.take(decisions.resign(table, (seat,), seat, "random"))
    assert played.ordered is None
    played.take(decisions.come_back(table, table.seats[seat].holder, seat))
    assert played.ordered == "answer decline"


def test_the_log_restores_orders_and_counts_them_in_no_version_that_is_told():
    state = find_question("pinguinoe", "belt", 2)
    played, plain = OrderedGame(state), OrderedGame(state)
    seat = int(state.actor)
    played.order(seat, answer("belt", "decline"))
    played.order(seat, answer("belt", "discard"), forced=True)
    played.take(decisions.follow_order(played.table, played.table.version))
    plain.act(plain.game.actions.parse("discard"))
    assert played.table.version == plain.table.version == played.table.length - 2
    assert played.summary.version == plain.summary.version
    stored = [decode_event(encode_event(event)) for event in played.events]
    again = Table.rebuild(played.header, played.game, stored)
    assert again.orders.of(seat) == played.table.orders.of(seat)
    assert (again.version, again.length) == (played.table.version, played.table.length)


@pytest.mark.parametrize(("key", "reaction"), QUESTIONS)
def test_log_record_and_scene_of_everybody_are_those_of_an_answer_by_hand(key, reaction):
    state = find_question(key, reaction)
    seat = int(state.actor)
    ordered, by_hand = OrderedGame(state), OrderedGame(state)
    ordered.order(seat, answer(reaction, next(iter(ordered.game.reactions[reaction].answers))))
    action = ordered.table.ordered_action
    ordered.take(decisions.follow_order(ordered.table, ordered.table.version))
    by_hand.act(action)
    for viewer in (*range(int(state.seats)), SPECTATOR):
        seen = [
            (
                [line.entry for line in one.table.log(viewer)],
                views.record(one.table, viewer).to_json(),
                views.RenderedScene(one.table, one.table.state, viewer).scene,
                one.table.undoable((viewer,)),
            )
            for one in (ordered, by_hand)
        ]
        assert seen[0] == seen[1]


# the only choice


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_only_choice_is_taken_only_where_everybody_knows_that_there_is_no_other(game):
    """Whoever knows least sees the same choices, whatever is hidden from them."""
    rng, found = banchisa.Rng(5), 0
    for seed in range(6):
        for state in walk(game, seed):
            if state.actor < 0 or not game.offers_are_open(state):
                continue
            found += 1
            if found % 7 == 0 and game.secrets:
                legal = state.legal_actions()
                for _ in range(4):
                    world = state.seen_by(SPECTATOR).resample(rng)
                    assert world.legal_actions() == legal
    assert found > 100


def test_the_only_choice_is_taken_for_who_wants_it():
    state = next(
        state.copy()
        for state in walk(banchisa.game("icehike"), 3)
        if state.actor >= 0 and len(state.legal_actions()) == 1
    )
    played = OrderedGame(state)
    assert played.ordered is None
    played.order(int(state.actor), forced=True)
    assert played.ordered == played.game.actions.name(state.legal_actions()[0])


def test_the_only_answer_is_left_to_its_person_where_it_tells_what_they_hold():
    state = find_question("iglu", "answer")
    assert len(state.legal_actions()) == 1
    played = OrderedGame(state)
    played.order(int(state.actor), forced=True)
    assert played.ordered is None


# what is refused


@pytest.mark.parametrize(
    ("orders", "what"),
    [
        (SeatOrders((answer("jump", "decline"),)), "reaction: must be one of answer, flee"),
        (SeatOrders((answer("answer", "jump"),)), "answer: must be one of harpoon, decline"),
        (SeatOrders((answer("flee", "a1"), answer("flee", "a8"))), "standing: only one order for each reaction"),
    ],
)
def test_what_is_no_order_is_refused_with_what_is_allowed(orders, what):
    played = OrderedGame(find_question("iglu", "answer"))
    with pytest.raises(Problem) as refused:
        decisions.give_orders(played.table, (played.table.actor,), played.table.actor, orders)
    assert refused.value.data == {"what": what}


def test_a_game_without_reactions_says_so():
    played = OrderedGame(banchisa.game("nanuuk").start(2, mode="intro"))
    with pytest.raises(Problem) as refused:
        decisions.give_orders(played.table, (0,), 0, SeatOrders((answer("answer", "decline"),)))
    assert refused.value.data == {"what": "reaction: must be one of none in this game"}


def test_orders_are_given_for_ones_own_seat_in_a_game_that_is_played():
    played = OrderedGame(find_question("iglu", "answer"))
    seat = played.table.actor
    for mine in ((), ((seat + 1) % 4,)):
        with pytest.raises(Problem, match="seat/not_yours"):
            decisions.give_orders(played.table, mine, seat, FORCED)
    waiting = Table(structs.replace(played.header, position=None), 4, played.game)
    waiting.apply(decisions.seat_players(waiting, {0: Seat("human", holder="x", owes_entropy=True)}).append.events[0])
    with pytest.raises(Problem, match="table/waiting"):
        decisions.give_orders(waiting, (0,), 0, FORCED)


def test_on_a_shared_device_orders_are_given_by_who_looks():
    played = OrderedGame(find_question("iglu", "answer"), shared=True)
    everybody = tuple(range(4))
    looking = played.table.viewer(everybody)
    other = (looking + 1) % 4
    played.take(decisions.give_orders(played.table, everybody, looking, FORCED))
    with pytest.raises(Problem, match="seat/not_yours"):
        decisions.give_orders(played.table, everybody, other, FORCED)
