"""Figures of a case, from games written down by hand."""

import json

from banchisa.lab.balance.figures import compute_all_figures, compute_figures, rule_order
from banchisa.lab.balance.findings import list_findings
from banchisa.lab.balance.observe import Balance, BalanceCase, Sample
from banchisa.lab.stats.intervals import wilson


def sample(number, ranks, scores, **facts):
    """A game of two with ten decisions and few events."""
    usual = {
        "case": 0, "digest": str(number), "rounds": 3, "ended_by": "TOY-3.1", "turn_order": (0, 1), "decisions": 10,
        "options": 30, "forced": 2, "widest": 5, "tenths": (3.0,) * 10, "chosen": {"pick": 6, "play": 4},
        "offered": {"pick": 6, "play": 4, "bury": 4}, "drawn": {"tide low": 3, "tide high": 1}, "looked": 5,
        "asked": {"TOY-2.1": 3, "TOY-2.2": 2}, "forbade": {"TOY-2.1": 1},
    }  # fmt: skip
    return Sample(number, (0, 0), ranks, scores, 14, **{**usual, **facts})


def of(haul, *samples, games=None):
    return compute_figures(BalanceCase(haul("greedy"), len(samples) if games is None else games), samples)


def test_wins_are_shared_and_left_games_do_not_count(haul):
    found = of(haul, sample(0, [1, 2], [9, 4]), sample(1, [1, 1], [6, 6]), sample(2, [1, 1], None, ended_by=None))
    assert found.wins == [wilson(1.5, 2), wilson(0.5, 2)]
    assert (found.games, found.unfinished) == (3, 1)
    assert found.shared == wilson(1, 2)
    assert (found.margin.least, found.margin.most) == (0, 5)
    assert [mean.value for mean in found.seat_points] == [7.5, 5]


def test_a_game_that_nobody_wins(haul):
    found = of(haul, sample(0, [2, 2], [0, 0]), sample(1, [1, 2], [3, 0]))
    assert found.nobody == wilson(1, 2)
    assert found.wins == [wilson(1, 2), wilson(0, 2)]


def test_turn_order_matters_only_where_it_changes(haul):
    first, second = sample(0, [1, 2], [9, 4]), sample(1, [1, 2], [9, 4], turn_order=(1, 0))
    assert of(haul, first, first).turn_wins is None
    assert of(haul, first, second).turn_wins == [wilson(1, 2), wilson(1, 2)]
    assert of(haul, first, second).wins == [wilson(2, 2), wilson(0, 2)]


def test_kinds_are_counted_by_game_and_by_offer(haul):
    found = of(haul, sample(0, [1, 2], [9, 4]), sample(1, [1, 2], [9, 4], chosen={"pick": 8}, offered={"pick": 8}))
    kinds = {kind.kind: kind for kind in found.kinds}
    assert list(kinds) == ["bury", "pick", "play"]
    assert kinds["pick"].times.value == 7
    assert (kinds["play"].times.value, kinds["play"].games, kinds["play"].taken.value) == (2, wilson(1, 2), 1)
    assert (kinds["bury"].times, kinds["bury"].games, kinds["bury"].taken.value) == (None, wilson(0, 2), 0)
    assert kinds["bury"].offered == 2


def test_draws_have_the_shares_of_their_outcomes(haul):
    found = of(haul, sample(0, [1, 2], [9, 4]), sample(1, [1, 2], [9, 4], drawn={"tide low": 4}))
    assert [(kind.kind, kind.times.value, kind.outcomes) for kind in found.chance] == [
        ("tide", 4, {"tide high": 0.125, "tide low": 0.875})
    ]


def test_rules_have_shares_of_decisions_and_times_in_a_game(haul):
    found = of(haul, sample(0, [1, 2], [9, 4]), sample(1, [1, 2], [9, 4], looked=3, asked={"TOY-2.1": 3}, forbade={}))
    rules = {rule.rule: rule for rule in found.rules}
    assert list(rules) == ["TOY-2.1", "TOY-2.2", "TOY-3.1"]
    assert (rules["TOY-2.1"].asks.value, rules["TOY-2.1"].asks_times) == (0.75, 7.5)
    assert (rules["TOY-2.1"].forbids.value, rules["TOY-2.1"].forbids_times) == (0.125, 1.25)
    assert (rules["TOY-2.2"].forbids.value, rules["TOY-2.2"].ends) == (0, wilson(0, 2))
    assert rules["TOY-3.1"].ends == wilson(2, 2)


def test_choices_at_a_decision_are_those_of_all_decisions(haul):
    found = of(haul, sample(0, [1, 2], [9, 4]), sample(1, [1, 2], [9, 4], decisions=30, options=60, widest=9))
    assert (found.options.value, found.forced.value, found.widest) == (90 / 40, 4 / 40, 9)


def test_of_one_game_there_are_figures_without_intervals(haul):
    found = of(haul, sample(0, [1, 2], [9, 4]))
    assert (found.steps.mean, found.steps.median, found.options) == (None, 14, None)
    assert json.dumps(found.to_json())


def test_rules_stand_in_the_order_of_the_book():
    assert sorted(["NAN-4.10", "NAN-10.1", "NAN-4.9"], key=rule_order) == ["NAN-4.9", "NAN-4.10", "NAN-10.1"]


def test_cases_of_which_nothing_was_played_have_no_figures(haul):
    balance = Balance([BalanceCase(haul("random"), 2), BalanceCase(haul("greedy"), 2)])
    balance._played[1][0] = sample(0, [1, 2], [9, 4], case=1)
    assert [(found.bot, found.games, found.wanted) for found in compute_all_figures(balance)] == [("greedy", 1, 2)]


def said(cases):
    """What stands out, with plain spaces."""
    return [sentence.replace("\u202f", " ") for sentence in list_findings(cases)]


def test_a_seat_whose_interval_leaves_out_the_even_share_stands_out(haul):
    uneven = of(haul, *(sample(number, [1, 2], [9, 4]) for number in range(20)))
    assert said([uneven])[0] == (
        "2 players, greedy play: seat 1 wins 100% of the games (83.9 to 100%) and seat 2 wins 0% of the games "
        "(0 to 16.1%); an even share is 50.0%."
    )
    even = of(haul, *(sample(number, [1, 2] if number % 2 else [2, 1], [9, 4]) for number in range(20)))
    assert said([even])[0] == "No seat wins more or less than its fair share beyond what chance explains."


def test_where_nobody_wins_an_even_share_is_smaller(haul):
    games = [sample(number, [1, 2] if number % 2 else [2, 1], [9, 4]) for number in range(10)]
    lost = [sample(number, [2, 2], [0, 0]) for number in range(10, 100)]
    assert said([of(haul, *games, *lost)])[:2] == [
        "No seat wins more or less than its fair share beyond what chance explains.",
        "2 players, greedy play: nobody wins 90.0% of the games (82.6 to 94.5%).",
    ]


def test_what_else_stands_out(haul):
    games = [
        sample(number, [1, 1], None, ended_by=None, digest="same", forced=9, offered={"pick": 10, "bury": 10})
        for number in range(200)
    ]
    assert said([of(haul, *games)]) == [
        "No seat wins more or less than its fair share beyond what chance explains.",
        "2 players, greedy play: only 1 of 200 games repeat no other, so they tell less.",
        "2 players, greedy play: 200 of 200 games did not end within 20,000 steps.",
        "2 players, greedy play: 90.0% of all decisions leave only one thing to do.",
        "2 players, greedy play: never chosen: bury (allowed 10.0 times a game).",
    ]
