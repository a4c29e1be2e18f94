"""A step that wins at once is taken, and a game that is all but won is finished."""

import json
from pathlib import Path

import pytest

import banchisa
from banchisa.bots import hints
from banchisa.bots.levels import UNHURRIED, iterations, make_bot
from banchisa.bots.search import Search
from banchisa.bots.search_bot import SearchBot
from banchisa.bots.sure_wins import sure_wins
from banchisa.engine.rng import Rng
from banchisa.engine.search_settings import SearchSettings
from banchisa.engine.state import OVER
from support.toys.fable import Draw, End, Fable, Turn

FIRST, SECOND, BOTH = End([1, 2]), End([2, 1]), End([1, 1])
OPEN = Turn(1, [SECOND, FIRST])
TO_THE_END = SearchSettings(prior_temperature=0.0, depth=-1)
POSITIONS = json.loads(Path(__file__).with_name("won_positions.json").read_text(encoding="utf-8"))
LEVELS = ["easy", "normal", "hard", "expert"]


def winning_shares(tale, seats=2, path=()):
    """The steps that win at once for sure, each with everybody's share."""
    state = Fable(seats, tale).start()
    for action in path:
        state.apply(action)
    return sure_wins(state.seen_by(state.actor), Rng(1))


# what is a sure win


def test_a_step_that_ends_the_game_with_a_win_is_sure():
    assert winning_shares(Turn(0, [OPEN, SECOND, FIRST])) == [(2, [1.0, 0.0])]


def test_a_step_after_which_the_game_goes_on_is_not():
    assert winning_shares(Turn(0, [OPEN, Turn(1, [FIRST])])) == []


def test_all_steps_that_win_are_found():
    assert [action for action, _ in winning_shares(Turn(0, [FIRST, SECOND, FIRST]))] == [0, 2]


def test_a_win_that_hangs_on_what_the_seat_does_not_know_is_not_sure():
    """A coin fell that seat 0 did not see: step 0 wins either way, step 1 in nine worlds of ten."""
    likely, unlikely = Turn(0, [FIRST, FIRST, SECOND]), Turn(0, [FIRST, SECOND, FIRST])
    tale = Draw([likely, unlikely], [9, 1], frozenset({0}))
    for drawn in (8, 9):
        assert winning_shares(tale, path=[drawn]) == [(0, [1.0, 0.0])]


def test_what_the_seat_has_seen_counts():
    tale = Draw([Turn(0, [FIRST, SECOND]), Turn(0, [SECOND, FIRST])], [9, 1])
    assert [winning_shares(tale, path=[drawn]) for drawn in (8, 9)] == [[(0, [1.0, 0.0])], [(1, [1.0, 0.0])]]


def test_chance_that_can_only_win_does_no_harm():
    sure, unsure = Draw([FIRST, FIRST], [1, 1]), Draw([FIRST, SECOND], [9999, 1])
    assert winning_shares(Turn(0, [unsure, OPEN, sure])) == [(2, [1.0, 0.0])]


def test_a_shared_win_is_worth_its_share_and_less_than_a_win_alone():
    assert winning_shares(Turn(0, [BOTH, SECOND])) == [(0, [0.5, 0.5])]
    assert winning_shares(Turn(0, [BOTH, FIRST])) == [(1, [1.0, 0.0])]
    assert winning_shares(Turn(0, [Draw([FIRST, BOTH], [1, 1]), SECOND])) == [(0, [0.5, 0.5])]


def test_who_has_arrived_has_won_though_others_play_on():
    arrived = Turn(1, [End([1, 2, 3]), End([1, 3, 2])], settled=1)
    assert winning_shares(Turn(0, [Turn(1, [End([1, 2, 3])]), arrived]), seats=3) == [(1, [1.0, 0.0, 0.0])]


def test_the_best_place_left_is_a_win_for_those_who_play_on():
    tale = Turn(1, [End([1, 3, 2]), End([1, 2, 3])], settled=1)
    assert winning_shares(tale, seats=3) == [(1, [0.0, 1.0, 0.0])]


# what a search makes of it


def thought(tale, seats=2, search_settings=TO_THE_END):
    game = Fable(seats, tale, search_settings)
    return Search(game).think(game.start().seen_by(0), Rng(1), 500)


def test_where_a_step_wins_at_once_nothing_else_is_considered():
    search = Search(Fable(2, Turn(0, [Turn(1, [FIRST]), FIRST])), TO_THE_END)
    options = search.think(search.game.start().seen_by(0), Rng(1), 500)
    assert [(option.action, option.chances) for option in options] == [(1, [1.0, 0.0])]
    assert search.iterations == 0


def test_a_shared_win_is_taken_if_nothing_promises_more():
    assert [option.action for option in thought(Turn(0, [OPEN, BOTH]))] == [1]
    assert thought(Turn(0, [Turn(1, [FIRST]), BOTH]))[0].action == 0


@pytest.mark.parametrize("number", range(20))
def test_no_noise_keeps_a_bot_from_a_win(number):
    game = Fable(2, Turn(0, [Turn(1, [FIRST]), Turn(1, [FIRST]), FIRST, Turn(1, [FIRST])]), TO_THE_END)
    assert SearchBot(game, 16, noise=1.0).choose(game.start().seen_by(0), Rng(number)) == 2


# positions of real games


def load_entry(entry):
    game = banchisa.game(entry["game"])
    state = game.from_json(entry["position"])
    return game, state.seen_by(state.actor)


def name_entry(entry):
    options = "".join(f" {value}" for value in entry["position"].get("options", {}).values())
    return f"{entry['game']}{options}"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("entry", POSITIONS, ids=name_entry)
def test_every_level_takes_a_step_that_wins_at_once(entry, level):
    game, seen = load_entry(entry)
    for number in range(5):
        chosen = make_bot(game, level, UNHURRIED).choose(seen, Rng(number))
        assert game.actions.name(chosen) in entry["wins"]


@pytest.mark.parametrize("entry", POSITIONS, ids=name_entry)
def test_the_hint_names_the_winning_step_first(entry):
    game, seen = load_entry(entry)
    first = hints.best(game, seen, Rng(hints.number(seen)), iterations(game, "expert"))[0]
    assert game.actions.name(first.action) in entry["wins"]


def test_each_game_has_such_positions():
    assert {entry["game"] for entry in POSITIONS} == {game.key for game in banchisa.games()}


FOUR_TO_GO = {
    "colour": "white", "turn": 94, "late": 33, "mode": "open",
    "igloos": {"orange": ["J7"], "grey": ["H5", "E7"]},
    "puppets": {"orange": "J7", "white": "L5", "brown": "L1", "grey": "E9"},
}  # fmt: skip


def turns_to_arrive(level, number):
    """How many turns it takes if the rival does nothing: grey is far ahead and four energy from the finish."""
    game = banchisa.game("icehike")
    state = game.from_json(POSITIONS[0]["position"] | FOUR_TO_GO)
    rng, player = Rng(number), make_bot(game, level, UNHURRIED)
    while state.actor != OVER and state.to_json()["turn"] < 94 + 60:
        idle = game.actions.parse("end_turn")
        state.apply(player.choose(state.seen_by(1), rng) if state.actor == 1 else idle)
    return state.to_json()["turn"] - 94


@pytest.mark.parametrize("level", ["greedy", "normal", "hard"])
def test_a_won_race_is_run_to_its_end(level):
    assert [turns_to_arrive(level, number) for number in range(12)] == [6] * 12
