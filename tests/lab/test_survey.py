"""A quick look at a variant: simple bots play it for a moment."""

import os
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

import banchisa
from banchisa.engine.state import CHANCE
from banchisa.lab.play import DecisionCounter
from banchisa.lab.stats.intervals import mean, wilson
from banchisa.lab.survey import MIN_GAMES, survey
from support.toys.cups import Coins
from support.toys.haul import Haul, HaulState

HAUL = Haul()
ENDLESS = float("inf")


def toy(places, first=None) -> Haul:
    """Haul in which everybody's place is known before; first gives the seat that is dealt to and begins."""

    class Known(HaulState):
        def ranks(self):
            return list(places)

        def ask(self, phase, actor):
            if first is not None and self.phase == "deal" and phase == "pick":
                self.turn = actor = first(self)
            super().ask(phase, actor)

    game = Haul()
    game.state_type = Known
    return game


def run_survey(game, seats=2, **more):
    return survey(game, game.start(seats), seconds=more.pop("seconds", ENDLESS), **more)


def test_the_same_games_give_the_same_figures():
    assert run_survey(HAUL, games=40) == run_survey(HAUL, games=40)
    assert run_survey(HAUL, games=40) != run_survey(HAUL, games=41)


def test_shares_are_those_of_the_seats_with_wilsons_interval():
    found = run_survey(toy([2, 1, 2]), 3, games=50)
    assert found.games == 50
    assert found.order == [0, 1, 2]
    assert found.shares == [wilson(0, 50), wilson(50, 50), wilson(0, 50)]


@pytest.mark.parametrize(("places", "share"), [([1, 1, 2], 12.5), ([2, 2, 2], 0.0)])
def test_a_win_is_shared_by_all_who_are_first_and_may_be_nobodys(places, share):
    assert run_survey(toy(places), 3, games=25).shares[0] == wilson(share, 25)


def test_coins_are_fair():
    found = survey(Coins(), Coins().start(2), seconds=ENDLESS)
    assert found.games == 200
    assert all(share.low < 0.5 < share.high for share in found.shares)
    assert sum(share.value for share in found.shares) == pytest.approx(1)


def test_the_length_is_what_one_seat_decides():
    found = survey(Coins(), Coins().start(2), seconds=ENDLESS)
    assert found.decisions == mean([5 / 2] * 200)


def test_turns_are_counted_and_people_take_six_seconds_for_a_decision():
    found = survey(Coins(), Coins().start(2), seconds=ENDLESS)
    assert found.turns == mean([5] * 200)  # each throws in turn
    assert found.minutes == 5 * 6 / 60
    few = run_survey(HAUL, games=MIN_GAMES - 1)
    assert (few.turns, few.minutes) == (None, None)


@pytest.mark.parametrize(("seats", "turns"), [([0, 0, CHANCE, 0, 1, 1, 0], 3), ([CHANCE, 1, 0, 1], 3), ([], 0)])
def test_a_turn_is_what_one_seat_decides_until_another_does(seats, turns):
    counter = DecisionCounter()
    state = HAUL.start(2)
    for state.actor in seats:
        counter.watch(state, 0)
    assert counter.turns == turns


def test_seats_stand_in_the_order_in_which_they_play():
    found = run_survey(toy([1, 2], lambda state: 1), games=30)
    assert found.order == [1, 0]
    assert found.shares == [wilson(0, 30), wilson(30, 30)]


def test_where_lots_decide_who_begins_shares_are_of_the_first_and_the_second():
    by_the_deal = toy([1, 2], lambda state: state.hands[0][0] % 2)
    found = run_survey(by_the_deal, games=60)
    assert found.order is None
    assert 0 < found.shares[0].value < 1


def test_what_is_not_finished_in_time_does_not_count():
    ticks = run_survey(HAUL, games=50, seconds=800, clock=count().__next__)
    assert MIN_GAMES <= ticks.games < 50
    assert ticks == run_survey(HAUL, games=ticks.games)


def test_of_too_few_games_nothing_is_said():
    for found in (run_survey(HAUL, games=MIN_GAMES - 1), run_survey(HAUL, seconds=0)):
        assert found.games < MIN_GAMES
        assert (found.order, found.shares, found.decisions) == (None, [], None)
    assert run_survey(HAUL, games=MIN_GAMES).shares


def test_the_figures_can_be_sent():
    assert run_survey(toy([1, 2]), games=25).to_json() == {
        "bot": "greedy",
        "games": 25,
        "order": [0, 1],
        "shares": [wilson(25, 25).to_json(), wilson(0, 25).to_json()],
        "decisions": run_survey(toy([1, 2]), games=25).decisions.to_json(),
        "turns": run_survey(toy([1, 2]), games=25).turns.to_json(),
        "minutes": 1.2,
    }


def test_whoever_surveys_loads_neither_the_arena_nor_its_processes():
    program = "import sys, banchisa.lab.survey; print([name for name in sys.modules if name in sys.argv[1:]])"
    others = ["banchisa.lab.arena", "banchisa.lab.pool", "banchisa.lab.balance", "multiprocessing", "subprocess"]
    home = str(Path(banchisa.__file__).resolve().parents[1])
    ran = subprocess.run(
        [sys.executable, "-c", program, *others],
        env={**os.environ, "PYTHONPATH": home}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert ran.stdout == "[]\n"
