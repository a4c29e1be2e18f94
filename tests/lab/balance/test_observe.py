"""Counting over watched games."""

from collections import Counter

import pytest

from banchisa.lab.balance.observe import (
    Balance,
    BalanceCase,
    ObservedTable,
    Observer,
    default_games,
    interleave,
    mean_by_tenth,
)
from banchisa.lab.workers import LocalProcesses
from support.toys.haul import Haul

HAUL = Haul()
KINDS = [HAUL.actions.family(action).name for action in range(HAUL.actions.size)]


def watch(steps, stride=1, first=0, **options):
    """An observer that has seen these steps."""
    state = HAUL.start(2, **options)
    observer = Observer(HAUL, KINDS, stride, first)
    for step in steps.split(", "):
        action = HAUL.actions.parse(step)
        assert action in state.legal_actions()
        observer.watch(state, action)
        state.apply(action)
    return observer


SNATCHED = "deal fish, deal bear, pick fish, play, snatch, tide low"
KEPT = "deal fish, deal seal, pick fish, play, pass, tide low, pick seal, bury, tide low"


def test_choices_and_draws_are_counted_by_kind():
    seen = watch(SNATCHED, hand=1)
    assert seen.chosen == {"pick": 1, "play": 1, "snatch": 1}
    assert seen.offered == {"pick": 1, "play": 1, "bury": 1, "snatch": 1, "pass": 1}
    assert seen.widths == [1, 2, 2]
    names = Counter({HAUL.actions.name(action): times for action, times in seen.drawn.items()})
    assert names == {"deal fish": 1, "deal bear": 1, "tide low": 1}


def test_rules_are_counted_where_they_ask_and_where_they_forbid():
    seen = watch(SNATCHED, hand=1)
    assert seen.asked == {"TOY-2.1": 1, "TOY-2.2": 1, "TOY-2.3": 1}
    assert seen.forbade == {"TOY-2.1": 1}  # cards that are not in the hand; to lay and to react everything is allowed


def test_a_rule_that_forbids_the_only_action_of_a_kind_is_counted_too():
    seen = watch(KEPT, hand=1)
    assert seen.asked == {"TOY-2.1": 2, "TOY-2.2": 2, "TOY-2.3": 1}
    assert seen.forbade == {"TOY-2.1": 2, "TOY-2.3": 1}  # who has no bear cannot snatch


def test_what_belongs_to_another_step_is_not_forbidden_by_the_rule_that_asks():
    seen = watch("deal fish, deal bear, pick fish, play", hand=1)
    assert "TOY-2.2" not in seen.forbade


@pytest.mark.parametrize(("stride", "first", "asked"), [
    (2, 0, {"TOY-2.1": 1, "TOY-2.2": 1, "TOY-2.3": 1}),
    (2, 1, {"TOY-2.1": 1, "TOY-2.2": 1}),
    (5, 4, {"TOY-2.2": 1}),
    (9, 8, {}),
])  # fmt: skip
def test_only_every_so_manyth_decision_is_looked_at(stride, first, asked):
    seen = watch(KEPT, stride, first, hand=1)
    assert (seen.asked, seen.looked) == (asked, sum(asked.values()))
    assert sum(seen.chosen.values()) == 5


def test_seats_are_ordered_by_their_first_decision():
    assert watch(SNATCHED, hand=1).turn_order(2) == [0, 1]


def test_tenths_of_a_list():
    assert mean_by_tenth(range(20)) == (0.5, 2.5, 4.5, 6.5, 8.5, 10.5, 12.5, 14.5, 16.5, 18.5)
    assert [value for value in mean_by_tenth([3, 4]) if value is not None] == [3, 4]
    assert mean_by_tenth([]) == (None,) * 10


def test_a_sample_has_the_end_and_the_sums_of_its_game(haul):
    case = BalanceCase(haul("greedy", seats=3), 4)
    sample = ObservedTable(case, 5).play(2)
    assert (sample.case, sample.number, sample.seating) == (5, 2, (0, 0, 0))
    assert sample.ended_by == "TOY-3.1"
    assert sample.scores is not None
    assert sample.decisions == sum(sample.chosen.values()) == sample.looked == sum(sample.asked.values())
    assert sample.steps == sample.decisions + sum(sample.drawn.values())
    assert sample.decisions <= sample.options
    assert sorted(sample.turn_order) == [0, 1, 2]


def test_the_number_of_a_game_says_everything_about_it(haul):
    case = BalanceCase(haul("random"), 4)
    assert ObservedTable(case).play(3) == ObservedTable(case).play(3)
    assert ObservedTable(case).play(3).digest != ObservedTable(case).play(2).digest


def test_all_cases_are_equally_far_at_any_time(haul):
    cases = [BalanceCase(haul("random"), 6), BalanceCase(haul("greedy"), 2)]
    assert interleave(cases) == [(0, 0), (0, 1), (1, 0), (0, 2), (0, 3), (0, 4), (1, 1), (0, 5)]


def test_the_number_of_processes_changes_nothing(haul):
    cases = [BalanceCase(haul("random"), 6), BalanceCase(haul("greedy", seats=3), 3)]
    alone, together = Balance(cases), Balance(cases)
    ticks = []
    alone.play(tick=lambda: ticks.append(1))
    together.play(LocalProcesses(2))
    assert len(ticks) == alone.game_count == 9
    assert [len(alone.samples(index)) for index in (0, 1)] == [6, 3]
    assert [alone.samples(index) for index in (0, 1)] == [together.samples(index) for index in (0, 1)]


def test_what_was_played_before_an_interruption_is_there_without_gaps(haul):
    balance = Balance([BalanceCase(haul("random"), 5)])
    games = []

    def tick():
        games.append(1)
        if len(games) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        balance.play(tick=tick)
    assert [sample.number for sample in balance.samples(0)] == [0, 1, 2]
    del balance._played[0][1]
    assert [sample.number for sample in balance.samples(0)] == [0]


def test_about_as_many_decisions_are_looked_at_as_fifty_games_have(haul):
    assert [BalanceCase(haul("random"), games).stride for games in (2, 20, 50, 99, 200, 1000)] == [1, 1, 1, 1, 4, 20]


def test_games_without_chance_differ_by_their_openings(haul):
    settings = haul("greedy").__class__("nanuuk", 2, {"mode": "intro"}, ("easy",), 1)
    digests = {ObservedTable(BalanceCase(settings, 3, 3)).play(number).digest for number in range(3)}
    assert len(digests) == 3


def test_slow_bots_play_fewer_games():
    assert [default_games(bot) for bot in ("random", "greedy", "easy", "expert")] == [1000, 200, 20, 20]
