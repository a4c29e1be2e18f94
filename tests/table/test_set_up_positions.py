"""Games that begin with a position that was set up: the table, its record, and what may be known of it."""

import pytest

import banchisa
from banchisa.engine.errors import PositionError, RecordError
from banchisa.engine.match import Match
from banchisa.engine.record import Record
from banchisa.engine.rng import Rng
from banchisa.engine.state import SPECTATOR
from banchisa.table import decisions, views
from banchisa.table.events import Seat, TableHeader
from banchisa.table.table import Table

GAMES = banchisa.games()
each_game = pytest.mark.parametrize("game", GAMES, ids=str)


def midgame(game, steps=25):
    """A position in which a seat is to act."""
    state, rng = game.start(2), Rng(3)
    while steps > 0 or state.actor < 0:
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
        steps -= 1
    return state


def open_at(game, position):
    options = game.from_json(position).terms.options
    header = TableHeader("t", game.key, game.version, options, "h", "i", b"x" * 32, False, 0.0, position=position)
    table = Table(header, 2, game)
    seats = {n: Seat("human", f"P{n}", holder="h", entropy="ab" * 16) for n in range(2)}
    for _ in decisions.seat_players(table, seats).apply_to(table):
        pass
    return table


def act(table):
    action = table.state.legal_actions()[0]
    for _ in decisions.act(table, (table.actor,), table.version, table.game.actions.name(action)).apply_to(table):
        pass


@each_game
def test_a_table_begins_with_the_position(game):
    position = midgame(game).to_json()
    assert open_at(game, position).state.to_json() == position


@each_game
def test_the_record_tells_the_position_and_is_sound(game):
    table = open_at(game, midgame(game).to_json())
    for _ in range(5):
        act(table)
    record = Record.from_json(views.full_record(table).to_json())
    verdict = record.check(game)
    assert verdict.problems == []
    assert verdict.match.state.to_json() == table.state.to_json()
    assert Record.of(verdict.match, record.seats, table.chance, reveal=True).position == record.position


@each_game
def test_the_record_of_a_game_under_way_shows_a_position_only_as_its_reader_saw_it(game):
    table = open_at(game, midgame(game).to_json())
    for viewer in (0, 1, SPECTATOR):
        assert views.record(table, viewer).position == table.match.at(0).seen_by(viewer).to_json()


def test_other_draws_than_those_of_the_seed_are_found():
    game = banchisa.game("pinguinoe")
    table = open_at(game, midgame(game).to_json())
    while not any(step.actor < 0 for step in table.match.steps):
        act(table)
    record = views.full_record(table)
    number = next(n for n, step in enumerate(table.match.steps) if step.actor < 0)
    state = table.match.at(number)
    other = next(a for a in state.legal_actions() if game.actions.name(a) != record.steps[number])
    record.steps = [*record.steps[:number], game.actions.name(other)]
    record.seed = table.header.seed.hex()
    assert any("the seed gives" in problem for problem in record.check(game).problems)


def test_a_position_for_others_is_refused():
    game = banchisa.game("nanuuk")
    position = game.start(3).to_json()
    with pytest.raises(PositionError, match="the position is for 3 players, not for 2"):
        Match.begin(game, 2, {}, position)
    with pytest.raises(PositionError, match="the position was set up with other options"):
        Match.begin(game, 3, {"mode": "intro"}, position)


def test_a_record_whose_position_is_none_is_refused_with_the_reason():
    game = banchisa.game("nanuuk")
    record = views.full_record(open_at(game, midgame(game).to_json()))
    record.position = {"seats": 2, "phase": "sleep"}
    assert len(record.check(game).problems) == 1
    with pytest.raises(RecordError, match="position"):
        Record.from_json({**record.to_json(), "position": 4})
