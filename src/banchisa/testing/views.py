"""What reaches one viewer, collected part by part, and where two collections differ."""

from __future__ import annotations

from banchisa.engine.game import Game
from banchisa.engine.state import OVER, SPECTATOR, State
from banchisa.testing.walk import page, to_text


def name_of(viewer: int) -> str:
    return "a spectator" if viewer == SPECTATOR else f"seat {viewer}"


def view(game: Game, state: State, viewer: int) -> dict[str, str]:
    """Everything that a viewer gets from this position, byte for byte."""
    seen = state.seen_by(viewer)
    scene = game.scene(seen, None if viewer == SPECTATOR else viewer)
    parts = {
        "the actor": str(int(state.actor)),
        "the seen position": page(seen),
        "the scene": to_text(scene.to_json()),
        "the still part of the scene": to_text(scene.still()),
    }
    if state.actor == viewer:
        parts["the legal actions"] = str(state.legal_actions())
        parts["the legal actions of the seen position"] = str(seen.legal_actions())
    if state.actor == OVER:
        parts["the result"] = f"scores {state.scores()}, ranks {state.ranks()}"
    return parts


def after(state: State, action: int, viewer: int) -> str:
    """The position after a step as a viewer sees it."""
    future = state.copy()
    future.apply(action)
    return page(future.seen_by(viewer))


def first_difference(one: str, other: str) -> str:
    """Where two texts part, with a little of what surrounds the place."""
    at = 0
    while at < min(len(one), len(other)) and one[at] == other[at]:
        at += 1
    start = max(0, at - 40)
    return f"...{one[start : at + 40]}... against ...{other[start : at + 40]}..."
