"""The search finds what can be worked out by hand, and keeps to its budget."""

import pytest

from banchisa.bots.search import Search
from banchisa.engine.rng import Rng
from banchisa.engine.search_settings import SearchSettings
from support.toys.fable import Draw, End, Fable, Turn

FIRST, SECOND = End([1, 2]), End([2, 1])
LATER, NEVER = Turn(1, [FIRST]), Turn(1, [SECOND])  # a win and a loss that are one step away
FULL = SearchSettings(prior_temperature=0.0, depth=-1)  # nothing is judged before the end


def search_game(game, iterations=2000, path=(), seed=1, search_settings=FULL):
    search = Search(game, search_settings)
    state = game.start()
    for action in path:
        state.apply(action)
    return search.think(state.seen_by(state.actor), Rng(seed), iterations)


def pursue_all(game):
    """The win chances after each step, looked at equally long."""
    search, seen, rng = Search(game, FULL), game.start().seen_by(game.tale.seat), Rng(1)
    search.think(seen, rng, 100)
    return [search.pursue(seen, way, rng, 500) for way in range(len(game.tale.ways))]


def test_a_win_in_two_is_found_and_its_chance_is_one():
    reply = Turn(1, [SECOND, FIRST])
    best = search_game(Fable(2, Turn(0, [reply, Turn(1, [FIRST, FIRST]), reply])))[0]
    assert best.action == 1
    assert best.chances[0] > 0.97


def test_the_opponent_takes_the_win_that_is_left_to_it():
    options = search_game(Fable(2, Turn(0, [Turn(1, [SECOND, FIRST, FIRST, FIRST]), Turn(1, [FIRST, SECOND])])))
    assert [option.chances[1] > 0.95 for option in options] == [True, True]


def test_each_seat_looks_after_itself_and_not_against_the_first():
    """Seat 1 could spoil seat 0's game for seat 2's sake, but wins itself."""
    thief = Turn(1, [End([2, 1, 2]), End([2, 2, 1]), End([1, 2, 2])])
    kind = Turn(1, [End([1, 2, 2]), End([1, 2, 2])])
    assert search_game(Fable(3, Turn(0, [thief, kind])))[0].action == 1
    assert [round(chances[1]) for chances in pursue_all(Fable(3, Turn(0, [thief, kind])))] == [1, 0]


def test_who_plays_on_after_the_first_has_arrived_goes_for_the_second_place():
    race = Fable(3, Turn(1, [End([1, 3, 2]), End([1, 2, 3]), End([1, 2, 2])], settled=1))
    assert search_game(race)[0].action == 1
    assert pursue_all(race) == [[0.0, 0.0, 1.0], [0.0, 1.0, 0.0], [0.0, 0.5, 0.5]]


def test_before_anybody_has_arrived_only_the_first_place_counts():
    race = Turn(0, [End([2, 1, 3]), End([3, 1, 2])])
    options = search_game(Fable(3, race))
    assert [option.chances for option in options] == [[0.0, 1.0, 0.0], [0.0, 1.0, 0.0]]


def test_chance_counts_by_its_weights():
    lottery = Draw([FIRST, SECOND], [3, 1])
    options = search_game(Fable(2, Turn(0, [lottery, Draw([FIRST, SECOND], [1, 3])])), iterations=4000)
    chances = {option.action: option.chances[0] for option in options}
    assert options[0].action == 0
    assert chances[0] == pytest.approx(0.75, abs=0.04)
    assert chances[1] == pytest.approx(0.25, abs=0.12)


def guess(hidden):
    """Wait for a coin and name its side, or take three in five at once."""
    heads, tails = Turn(0, [FIRST, SECOND]), Turn(0, [SECOND, FIRST])
    sure = Draw([FIRST, SECOND], [3, 2])
    return Fable(2, Turn(0, [Draw([heads, tails], [1, 1], frozenset(hidden)), sure]))


@pytest.mark.parametrize("outcomes", [0, 8])
def test_a_hidden_coin_is_worth_a_half(outcomes):
    search_settings = SearchSettings(prior_temperature=0.0, depth=-1, max_chance_branches=outcomes)
    options = search_game(guess({0}), iterations=4000, search_settings=search_settings)
    assert options[0].action == 1
    assert options[1].chances[0] == pytest.approx(0.5, abs=0.12)


def test_an_open_coin_is_worth_a_win():
    options = search_game(guess(set()), iterations=4000)
    assert options[0].action == 0
    assert options[0].chances[0] > 0.95


def test_what_was_drawn_unseen_stays_unknown():
    """The coin fell heads; whoever did not see it has no better guess than the other."""
    game = Fable(2, Draw([Turn(0, [FIRST, SECOND]), Turn(0, [SECOND, FIRST])], [1, 1], frozenset({0})))
    for drawn in (8, 9):
        chances = [option.chances[0] for option in search_game(game, 4000, path=[drawn])]
        assert chances == pytest.approx([0.5, 0.5], abs=0.06)


def test_steps_that_only_some_worlds_allow_are_weighed_by_how_often_they_are_met():
    """The second seat has a winning answer in one world of five; the first seat's chance is the other four."""
    weak, strong = Turn(1, [FIRST, FIRST]), Turn(1, [FIRST, FIRST, SECOND])
    game = Fable(2, Draw([Turn(0, [weak, SECOND]), Turn(0, [strong, SECOND])], [4, 1], frozenset({0})))
    best = search_game(game, 4000, path=[8])[0]
    assert best.action == 0
    assert best.chances[0] == pytest.approx(0.8, abs=0.05)


def test_the_same_seed_thinks_the_same():
    def options_for(seed):
        return [(option.action, option.visits, option.chances) for option in search_game(guess({0}), 300, seed=seed)]

    assert options_for(5) == options_for(5)
    assert options_for(5) != options_for(6)


def test_the_budget_is_counted_in_iterations():
    search = Search(guess({0}), FULL)
    options = search.think(search.game.start().seen_by(0), Rng(1), 200)
    assert search.iterations <= 200
    assert sum(option.visits for option in options) == search.iterations - 1  # the first only opens the root


def test_time_that_is_up_still_gives_an_answer():
    search = Search(guess({0}), FULL)
    options = search.think(search.game.start().seen_by(0), Rng(1), 10**9, seconds=0.0)
    assert search.iterations < 100
    assert {option.action for option in options} == {0, 1}


def test_thinking_stops_when_nothing_can_change_any_more():
    search = Search(Fable(2, Turn(0, [LATER, NEVER])), SearchSettings(prior_temperature=0.0, depth=-1, exploration=0.2))
    options = search.think(search.game.start().seen_by(0), Rng(1), 10000)
    assert options[0].action == 0
    assert search.iterations < 6000


def test_evaluations_become_chances_and_promises():
    """With nothing but evaluations at the leaves, the better judged step is visited more."""

    class Judged(Fable):
        def evaluate(self, state):
            return [5.0, 0.0] if state.path[:1] == [1] else [0.0, 5.0]

    long_tale = Turn(0, [Turn(1, [Turn(0, [FIRST])]), Turn(1, [Turn(0, [SECOND])])])
    search_settings = SearchSettings(eval_scale=5.0, prior_temperature=0.1)
    options = search_game(Judged(2, long_tale, search_settings), iterations=3, search_settings=search_settings)
    assert options[0].action == 1
    assert options[0].chances == pytest.approx([0.731, 0.269], abs=0.001)  # the odds are e to 1
