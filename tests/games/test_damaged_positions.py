"""Positions that somebody changed by hand: each is read as a sound one or refused with a sentence, in every game."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import banchisa
import playthrough
from banchisa.engine.errors import BanchisaError, PositionError
from playing import wander


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
    except BanchisaError:
        return
    assert game.from_json(state.to_json()).to_json() == state.to_json()
    for _ in range(6):
        legal = state.legal_actions()
        if not legal:
            break
        assert game.refusal(state, legal[-1]) is None
        game.scene(state.seen_by(banchisa.SPECTATOR), None).to_json()
        str(state)
        state.apply(legal[-1])


@pytest.mark.parametrize("data", [None, [], "state", 7])
@pytest.mark.parametrize("game", banchisa.games(), ids=str)
def test_what_is_no_position_at_all_is_refused(game, data):
    with pytest.raises(PositionError, match="a position must be a table"):
        game.from_json(data)
    with pytest.raises(PositionError, match="seats must be a whole number"):
        game.from_json({})
