"""The terms of each evaluation by name: they add up to what the evaluation itself says."""

from math import exp, log

import pytest

import banchisa
from banchisa.engine.evaluation import ALL_KINDS
from banchisa.games.arctic import evaluate as arctic
from banchisa.games.icehike import evaluate as icehike
from banchisa.i18n import Words
from banchisa.testing import combinations

GAMES = banchisa.games()
LANGUAGES = ("en", "it", "nl")


def positions(game, steps=90):
    """Positions of a random game of each mode, with the parts that the terms of each seat add up to."""
    rng = banchisa.Rng(5)
    for number, (seats, options) in enumerate(tables(game)):
        state = game.start(seats, **options)
        for k in range(steps + 7 * number):
            if state.actor == banchisa.OVER:
                break
            if state.actor >= 0 and k % 9 == number % 9:
                yield state, [own_part(game, state, seat) for seat in range(seats)]
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))])


def tables(game):
    return [(table.seats, dict(table.options)) for table in combinations(game, most=0)]


def own_part(game, state, seat):
    return sum(term.worth for term in game.evaluation_terms(state, seat).values())


def against_others(own):
    """Own less half the mean of the others and a fifth of the best."""
    found = []
    for seat, part in enumerate(own):
        others = [*own[:seat], *own[seat + 1 :]]
        found.append(part - 0.5 * sum(others) / len(others) - 0.2 * max(others))
    return found


def compare_nanuuk(state, own):
    options = state.terms.options
    if options["mode"] == "cooperation":
        return [own[seat] + own[(seat + 2) % 4] - own[(seat + 1) % 4] - own[(seat + 3) % 4] for seat in range(4)]
    if options["mode"] == "neighbour":
        return [1.5 * part - 0.5 * sum(own) for part in own]
    if options["mode"] == "bear_hunt":
        bear = int(state.floe.bear_seat)
        inuit = next(part for seat, part in enumerate(own) if seat != bear)
        return [own[bear] - inuit if seat == bear else inuit - own[bear] for seat in range(len(own))]
    return against_others(own)


def compare_arctic(state, own):
    left = sum(arctic._turns_left(state, seat) for seat in range(len(own))) / len(own)
    return [(part - sum(own) / len(own)) * 10 / (4 + 1.45 * left) for part in own]


def compare_iglu(state, own):
    animals = state.animals()
    held = state.people() | state.igloos | animals | state.bears
    weight = 10 / (10 + bin(state.face_down() & ~held & (1 << 64) - 1).count("1"))
    found = []
    for seat, part in enumerate(own):
        others = [*own[:seat], *own[seat + 1 :]]
        found.append(weight * (part - 0.6 * max(others) - 0.4 * sum(others) / len(others)))
    return found


def compare_icehike(state, own):
    power = icehike._POWER if state.stack else icehike._LATE_POWER
    way = icehike._ARRIVING
    strengths = [(max(-part, 0.0 if -part != pytest.approx(way) else way) + icehike._BASE) ** -power for part in own]
    return [10 * log(strength / sum(strengths)) for strength in strengths]


def compare_pinguinoe(state, own):
    return [log(exp(part) / sum(exp(other) for other in own)) for part in own]


COMPARED = {
    "nanuuk": compare_nanuuk, "arctic": compare_arctic, "iglu": compare_iglu, "icehike": compare_icehike,
    "pinguinoe": compare_pinguinoe,
}  # fmt: skip


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_terms_of_all_seats_compared_are_the_evaluation(game):
    checked = 0
    for state, own in positions(game):
        if game.key == "icehike" and state.hike.colours > len(own):
            continue  # two puppets of a seat: their chances add up, not their ways
        assert game.evaluate(state) == pytest.approx(COMPARED[game.key](state, own), abs=1e-6), str(state)
        checked += 1
    assert checked > 30


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_term_is_declared_and_every_declared_term_is_there(game):
    found = set()
    for state, _ in positions(game):
        for seat in range(int(state.seats)):
            found |= set(game.evaluation_terms(state, seat))
    assert found == set(game.reason_settings.told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_kind_of_reason_of_every_term_has_its_words(game, language):
    words = Words(language, game)
    wanted = {
        f"reason-{term.replace('_', '-')}-{kind}" for term, kinds in game.reason_settings.told.items() for kind in kinds
    }
    assert len(wanted) > 8
    assert [name for name in sorted(wanted) if not words.has(name)] == []
    for kind in (kind for kinds in game.reason_settings.told.values() for kind in kinds):
        assert kind in ALL_KINDS


def test_a_finished_game_has_no_terms():
    game = banchisa.game("nanuuk")
    state = game.start(2, mode="intro")
    rng = banchisa.Rng(1)
    while state.actor != banchisa.OVER:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
    assert game.evaluation_terms(state, 0) == {}
