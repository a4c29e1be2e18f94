"""A game and its reference simulator, played with the same steps."""

from collections.abc import Callable
from typing import Any

import banchisa


def follow(
    state: banchisa.State,
    reference: Any,
    choose: Callable[[list[int]], int],
    compare: Callable[[banchisa.State, Any, list[str]], None],
    most: int = 100_000,
) -> list[str]:
    """Play both to the end, or so many steps, and compare them before each step and after the last one."""
    game, steps = banchisa.game(state.terms.game), []
    while state.actor != banchisa.OVER and len(steps) < most:
        compare(state, reference, steps)
        action = choose(state.legal_actions())
        steps.append(game.actions.name(action))
        state.apply(action)
        reference.apply(action)
    compare(state, reference, steps)
    return steps
