"""Random openings: the first real choices by lot, and only where chance never acts."""

from banchisa.bots.greedy import GreedyBot
from banchisa.engine.rng import Rng
from banchisa.games import registry
from banchisa.lab.openings import CHOICES, RandomOpening, default_opening
from support.toys.haul import Haul

HAUL = Haul()


def test_a_random_opening_draws_its_first_real_choices_by_lot_and_then_plays_like_the_other():
    state = HAUL.start(2, hand=3, thieves=False)
    for step in ("deal fish", "deal fish", "deal whale", "deal seal", "deal seal", "deal seal"):
        state.apply(HAUL.actions.parse(step))
    picks = {HAUL.actions.name(RandomOpening(GreedyBot(HAUL), 1).choose(state, Rng(seed))) for seed in range(30)}
    assert picks == {"pick fish", "pick seal", "pick whale"}
    opener = RandomOpening(GreedyBot(HAUL), 1)
    opener.choose(state, Rng(1))
    assert opener.choose(state, Rng(2)) == GreedyBot(HAUL).choose(state, Rng(2))


def test_a_decision_without_a_choice_uses_up_no_opening():
    state = HAUL.start(2, hand=1, thieves=False)
    for step in ("deal fish", "deal seal"):
        state.apply(HAUL.actions.parse(step))
    opener = RandomOpening(GreedyBot(HAUL), 1)
    opener.choose(state, Rng(1))
    state.apply(HAUL.actions.parse("pick fish"))
    laid = set()
    for seed in range(20):
        one = RandomOpening(GreedyBot(HAUL), opener.choices_left)
        laid.add(one.choose(state, Rng(seed)))
    assert opener.choices_left == 1
    assert len(laid) == 2


def test_openings_are_drawn_where_chance_never_acts():
    nanuuk = registry.get("nanuuk")
    assert default_opening(nanuuk.start(2)) == CHOICES
    assert default_opening(nanuuk.start(2, layout="random")) == 0
    assert default_opening(HAUL.start(2)) == 0
