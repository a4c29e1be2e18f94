"""Words to play on from a position of any game, and to look at it."""

from typing import Any

import banchisa


def play(state: banchisa.State, *steps: str) -> banchisa.State:
    """The position after these steps, each of which must be legal; "..." lets chance act until a seat is asked."""
    game, state = banchisa.game(state.terms.game), state.copy()
    for step in steps:
        if step == "...":
            settle(state)
            continue
        assert refusal(state, step) is None, f"{step} is not among {names(state)}: {refusal(state, step)}"
        state.apply(game.actions.parse(step))
    return state


def settle(state: banchisa.State) -> banchisa.State:
    """Let chance take its first outcome until somebody else acts."""
    while state.actor == banchisa.CHANCE:
        state.apply(state.legal_actions()[0])
    return state


def wander(state: banchisa.State, steps: int, seed: int) -> banchisa.State:
    """Take so many random steps, or as many as there are to the end."""
    rng = banchisa.Rng(seed)
    for _ in range(steps):
        if state.actor == banchisa.OVER:
            break
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    return state


def refusal(state: banchisa.State, step: str) -> banchisa.Refusal | None:
    """Why a step is forbidden; it is refused exactly if it is not offered."""
    game = banchisa.game(state.terms.game)
    action = game.actions.parse(step)
    found = game.refusal(state, action)
    assert (found is None) == (action in state.legal_actions()), step
    return found


def refusing_rule(state: banchisa.State, step: str) -> str | None:
    """The rule that forbids a step; None if it is legal."""
    found = refusal(state, step)
    return None if found is None else found.rule


def names(state: banchisa.State, family: str = "") -> list[str]:
    """The legal actions in notation, all or those of one family."""
    game = banchisa.game(state.terms.game)
    found = [game.actions.name(action) for action in state.legal_actions()]
    return [name for name in found if not family or name.split()[0] == family]


def outcomes_seen(state: banchisa.State, viewer: int) -> list[str]:
    """What a viewer would see of each outcome of chance, in notation: the same for those it cannot tell apart."""
    actions = banchisa.game(state.terms.game).actions
    return [actions.name(int(state.observed_outcome(outcome, viewer))) for outcome in state.legal_actions()]


def json_entry(state: banchisa.State, name: str) -> Any:
    """One entry of the position as JSON."""
    return state.to_json()[name]


def warning_of(state: banchisa.State, step: str) -> str | None:
    """What the seat to act is warned of before a step; None if nothing is said."""
    game, seat = banchisa.game(state.terms.game), int(state.actor)
    choices = {choice.name: choice for choice in game.scene(state.seen_by(seat), seat).choices}
    warning = choices[step].warning
    return None if warning is None else warning.id
