"""Positions that somebody changed by hand: each is read as a sound one or refused with a sentence, in every game."""

import random
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import banchisa
from banchisa.engine.errors import PositionError
from support import playthrough
from support.damage import Damage
from support.positions import wander


def words_of(data):
    """All names and words in JSON data."""
    if isinstance(data, dict):
        return set(data).union(*(words_of(value) for value in data.values()))
    if isinstance(data, list):
        return set().union(*(words_of(value) for value in data))
    return {data} if isinstance(data, str) else set()


@cache
def spoken(game):
    """The words of a game's notation, and some more."""
    found = {word for action in range(game.actions.size) for word in game.actions.name(action).split()}
    return sorted(found | {"turn", "act", "over", "?", "x", ""})


def odd(*vocabularies):
    """Anything that could stand in a position, at the right place or at a wrong one."""
    words = st.one_of(*(st.sampled_from(words) for words in vocabularies))
    return st.recursive(
        st.none() | st.booleans() | st.integers(-3, 70) | words,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words | st.text(max_size=3), inner),
        max_leaves=6,
    )


@pytest.mark.parametrize("game", banchisa.games(), ids=str)
@settings(max_examples=300, deadline=None)
@given(steps=st.integers(0, 160), seed=st.integers(0, 999), data=st.data())
def test_a_damaged_position_is_read_as_a_sound_one_or_refused_but_never_crashes(game, steps, seed, data):
    _, seats, options, _ = data.draw(st.sampled_from(playthrough.tables(game.key)))
    position = wander(game.start(seats, **options), steps, seed).to_json()
    anything = odd(sorted(words_of(position)), spoken(game))
    for _ in range(data.draw(st.integers(1, 2))):
        position[data.draw(st.sampled_from(sorted(position)))] = data.draw(anything)
    try:
        state = game.from_json(position)
    except PositionError:
        return
    play_on(game, state, seed)


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({"seats": 2, "options": {"seats": 3}}, "there is no option 'seats'"),
        ({"seats": 9}, "can't be played with 9 players"),
    ],
)
@pytest.mark.parametrize("game", banchisa.games(), ids=str)
def test_a_position_of_a_table_that_cannot_be_agreed_on_is_refused(game, table, said):
    with pytest.raises(PositionError, match=said):
        game.from_json(table)


@pytest.mark.parametrize("count", [500, pytest.param(50_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", banchisa.games(), ids=str)
def test_one_mistake_anywhere_is_refused_or_leaves_a_position_that_can_be_played(game, count):
    lots, damage = random.Random(count), Damage(count)
    tables = playthrough.tables(game.key)
    sound = [
        wander(game.start(seats, **options), lots.randint(0, 200), 7).to_json() for _, seats, options, _ in tables * 3
    ]
    refused = 0
    for number in range(count):
        position = lots.choice(sound)
        words = sorted(words_of(position)) + lots.sample(spoken(game), 5)
        try:
            state = game.from_json(damage.damage(position, words))
        except PositionError:
            refused += 1
            continue
        play_on(game, state, number)
    assert count * 0.5 < refused < count


def play_on(game, state, number):
    """Everything that can be done with a position works, and no piece is lost."""
    for viewer in (banchisa.SPECTATOR, 0):
        state.seen_by(viewer).resample(banchisa.Rng(number)).legal_actions()
    pieces = game.inventory(state)
    for _ in range(6):
        assert game.from_json(state.to_json()).to_json() == state.to_json()
        assert game.inventory(state) == pieces
        legal = state.legal_actions()
        if not legal:
            break
        action = legal[number % len(legal)]
        assert game.refusal(state, action) is None
        game.scene(state.seen_by(banchisa.SPECTATOR), None).to_json()
        str(state)
        state.apply(action)


@pytest.mark.parametrize("data", [None, [], "state", 7])
@pytest.mark.parametrize("game", banchisa.games(), ids=str)
def test_what_is_no_position_at_all_is_refused(game, data):
    with pytest.raises(PositionError, match="a position must be a table"):
        game.from_json(data)
    with pytest.raises(PositionError, match="seats must be a whole number"):
        game.from_json({})
