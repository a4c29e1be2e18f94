"""An analysis finds known mistakes, calls luck what is luck, and blames nobody for what could not be known."""

import pytest

import banchisa
from banchisa.bots.analysis.game_analysis import Analysis, StepVerdict
from banchisa.bots.analysis.report import report
from banchisa.engine.match import Match
from banchisa.engine.rng import Rng
from banchisa.engine.state import CHANCE
from support.toys.cups import HIDE_LEFT, HIDE_RIGHT, LEFT, LOOK, RIGHT, SHOW_LEFT, Coins, Cups
from support.toys.fable import End, Fable, Turn
from support.toys.haul import Haul

HEADS, TAILS = 1, 2


def analyse(match: Match, iterations: int = 200, seed: int = 0) -> Analysis:
    analysis = Analysis(match, iterations, seed)
    while not analysis.is_done:
        analysis.advance()
    return analysis


def match_of(game, *actions: int) -> Match:
    match = Match(game, game.start())
    for action in actions:
        match.play(action)
    return match


def at_random(game, seed: int, steps: int = 10**6, **options: object) -> Match:
    """A game of random steps, or its beginning."""
    match, rng = Match(game, game.start(**options)), Rng(seed)
    while not match.is_over and len(match.steps) < steps:
        actions = match.state.legal_actions()
        weights = match.state.weights() if match.state.actor == CHANCE else [1] * len(actions)
        match.play(actions[rng.pick(weights)])
    return match


def intro(seed: int) -> Match:
    return at_random(banchisa.game("nanuuk"), seed, mode="intro")


def test_whoever_has_arrived_has_won_and_steps_for_the_other_places_are_not_judged():
    last = Turn(1, [End([1, 3, 2]), End([1, 2, 3])], settled=1)
    analysis = analyse(match_of(Fable(3, Turn(0, [last, End([2, 1, 3])])), 0, 0))
    assert analysis.chances[1:] == [[1.0, 0.0, 0.0], [1.0, 0.0, 0.0]]
    assert set(analysis.verdicts) == {0}


def test_guessing_without_looking_is_the_mistake_and_looking_the_better_step():
    analysis = analyse(match_of(Cups(), HIDE_LEFT, LEFT))
    (mistake,) = analysis.mistakes
    assert (mistake.step, mistake.seat, mistake.action, mistake.better) == (1, 0, LEFT, LOOK)
    assert mistake.best[0] > 0.9
    assert mistake.after[0] == pytest.approx(0.5, abs=0.1)


def test_who_looks_and_takes_the_pebble_makes_no_mistake():
    assert analyse(match_of(Cups(), HIDE_LEFT, LOOK, SHOW_LEFT, LEFT)).mistakes == []


def test_taking_the_empty_cup_after_looking_loses_everything():
    (mistake,) = analyse(match_of(Cups(), HIDE_LEFT, LOOK, SHOW_LEFT, RIGHT)).mistakes
    assert (mistake.step, mistake.action, mistake.better) == (3, RIGHT, LEFT)
    assert mistake.best == [1.0, 0.0]
    assert mistake.after == [0.0, 1.0]
    assert mistake.error == 0.0


def test_a_lucky_and_an_unlucky_guess_are_the_same_mistake():
    """What cannot be seen changes no verdict: the whole difference is unforeseen."""
    lucky, unlucky = (analyse(match_of(Cups(), hidden, LEFT)) for hidden in (HIDE_LEFT, HIDE_RIGHT))
    assert judgement(lucky.verdicts[1]) == judgement(unlucky.verdicts[1])
    assert lucky.chances[2] == [1.0, 0.0]
    assert unlucky.chances[2] == [0.0, 1.0]
    assert lucky.accounts()[0].own == unlucky.accounts()[0].own < 0
    assert lucky.accounts()[0].unforeseen - unlucky.accounts()[0].unforeseen == pytest.approx(1.0)


def judgement(verdict: StepVerdict) -> tuple[object, ...]:
    return verdict.action, verdict.better, verdict.after, verdict.best, verdict.error


@pytest.mark.parametrize("seed", range(4))
def test_a_verdict_is_the_same_in_every_world_that_the_mover_cannot_tell_apart(seed: int):
    """The same decision in another possible world of the mover, with everything around it unknown to it."""
    match = at_random(Haul(), seed)
    others = 0
    for at, step in enumerate(match.steps):
        state = match.at(at)
        if state.actor < 0 or len(state.legal_actions()) < 2:
            continue
        worlds = [state, *(state.seen_by(state.actor).resample(Rng(number)) for number in range(4))]
        others += any(world.to_json() != state.to_json() for world in worlds)
        verdicts = []
        for world in worlds:
            one = Match(match.game, world)
            one.play(step.action)
            verdicts.append(judgement(analyse(one, 30).verdicts[0]))
        assert all(verdict == verdicts[0] for verdict in verdicts)
    assert others > 0


def test_a_game_of_coins_is_all_luck():
    match = match_of(Coins(), HEADS, 0, TAILS, 0, HEADS, 0, TAILS, 0, HEADS, 0)
    analysis = analyse(match, 1000)
    assert analysis.mistakes == []
    assert analysis.verdicts == {}
    first, second = analysis.accounts()
    assert (first.own, first.others, first.unforeseen) == (0.0, 0.0, 0.0)
    assert first.start == pytest.approx(0.5, abs=0.1)
    assert first.start + first.luck == pytest.approx(1.0)
    assert second.luck == pytest.approx(-first.luck)


def test_the_last_coin_is_worth_as_much_as_it_decides():
    """Two heads and two tails: the last coin takes the first seat from a half to everything, or to nothing."""
    steps = [HEADS, 0, TAILS, 0, HEADS, 0, TAILS, 0]
    won, lost = (analyse(match_of(Coins(), *steps, coin, 0)).chances for coin in (HEADS, TAILS))
    assert won[8] == lost[8] == pytest.approx([0.5, 0.5])
    assert won[9] == won[10] == [1.0, 0.0]
    assert lost[9] == lost[10] == [0.0, 1.0]


def test_luck_is_nothing_on_average():
    """Weighted by how likely they are, what all outcomes of a draw give and take is nothing."""
    game = Haul()
    match = at_random(game, 1, steps=12)
    while match.state.actor != CHANCE:
        match = at_random(game, 1, steps=len(match.steps) + 1)
    total = [0.0, 0.0]
    weights = match.state.weights()
    for action, weight in zip(match.state.legal_actions(), weights, strict=True):
        one = Match(game, match.state)
        one.play(action)
        before, after = analyse(one, 80).chances
        for seat in range(2):
            total[seat] += weight / sum(weights) * (after[seat] - before[seat])
    assert total == pytest.approx([0.0, 0.0], abs=0.05)


GAMES = {"cups": Cups, "coins": Coins, "haul": Haul}


@pytest.mark.parametrize("name", [*GAMES, "nanuuk"])
def test_the_parts_add_up_for_every_seat_and_cancel_out_between_seats(name: str):
    analysis = analyse(at_random(GAMES[name](), 2) if name in GAMES else intro(2), 16)
    accounts = analysis.accounts()
    for account in accounts:
        parts = account.luck + account.own + account.others + account.unforeseen
        assert account.start + parts == pytest.approx(account.end, abs=1e-9)
    for name, total in (("start", 1), ("luck", 0), ("unforeseen", 0), ("end", 1)):
        assert sum(getattr(account, name) for account in accounts) == pytest.approx(total, abs=1e-9)
    assert sum(account.own + account.others for account in accounts) == pytest.approx(0, abs=1e-9)
    for chances in analysis.chances:
        assert sum(chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in chances)


def test_the_rounded_parts_of_a_report_add_up_as_well():
    for account in report(analyse(at_random(Haul(), 3), 40))["accounts"]:
        parts = sum(account[name] for name in ("start", "luck", "own", "others", "unforeseen"))
        assert round(parts, 6) == account["end"]


def test_the_same_seed_gives_the_same_report_and_another_seed_another():
    first, again, other = (report(analyse(at_random(Haul(), 4), 60, seed)) for seed in (7, 7, 8))
    assert first == again
    assert first["chances"] != other["chances"]


def test_the_end_of_a_game_is_its_result_and_forced_steps_change_nothing():
    match = intro(5)
    analysis = analyse(match, 16)
    ranks = match.state.ranks()
    assert analysis.chances[-1] == [float(rank == 1) / ranks.count(1) for rank in ranks]
    forced = [at for at in range(len(match.steps)) if len(match.at(at).legal_actions()) == 1]
    assert forced
    for at in forced:
        assert analysis.chances[at] == analysis.chances[at + 1]
        assert at not in analysis.verdicts


def test_an_unfinished_game_is_analysed_as_far_as_it_goes():
    for steps in range(6):
        analysis = analyse(at_random(Haul(), 6, steps=steps), 40)
        assert len(analysis.chances) == steps + 1
        assert all(sum(chances) == pytest.approx(1) for chances in analysis.chances)


def test_progress_never_goes_back_and_ends_at_the_total():
    analysis = Analysis(at_random(Haul(), 1), 40)
    done = [analysis.done]
    while not analysis.is_done:
        analysis.advance()
        done.append(analysis.done)
    assert done == sorted(done)
    assert done[0] == 0
    assert done[-1] == analysis.total
    assert len(set(done)) > 10


def test_of_many_outcomes_some_are_drawn_and_the_one_that_came_is_among_them():
    analysis = Analysis(match_of(Coins(), HEADS), 40)
    actions, weights = list(range(100)), [1] * 99 + [101]
    drawn = analysis._sample_outcomes(actions, weights, 7, Rng(1))
    assert drawn[0] == (7, 1 / 200)
    assert len(drawn) == 64
    assert sum(share for _, share in drawn) == pytest.approx(1)
    assert 7 not in [action for action, _ in drawn[1:]]
    assert 20 < len([action for action, _ in drawn if action == 99]) < 45
