"""Why an animal cannot go there, or a Harpoon cannot answer."""

from __future__ import annotations

from banchisa.engine.refusal import Refusal, facts_of
from banchisa.games.iglu.refusals.lookup import has_bear, has_token, is_banned, is_ice, is_sea
from banchisa.games.iglu.rules.board import BEAR, CELL_NAMES, TOKENS
from banchisa.games.iglu.rules.state import KEPT_HARPOON, TYPE_HARPOON, FieldState


def refuse_move_animal(state: FieldState, kind: int, start: int, to: int) -> Refusal | None:
    facts = facts_of(animal=TOKENS[kind].rstrip("123"), cell=CELL_NAMES[to], start=CELL_NAMES[start])
    if not has_token(state, kind, start):
        return Refusal("IGL-4.53", "no-such-animal", facts_of(animal=TOKENS[kind], cell=CELL_NAMES[start]))
    if kind == BEAR:
        return no_bear(state, to, "IGL-4.57")
    if kind < 3:
        return None if is_sea(state, to) else Refusal("IGL-4.55", "fish-swim", facts)
    if not is_ice(state, to):
        return Refusal("IGL-4.56", "foxes-walk", facts)
    return Refusal("IGL-4.56", "banned", facts) if is_banned(state, to) else None


def no_bear(state: FieldState, to: int, rule: str) -> Refusal | None:
    """Why a bear may not be moved to a water space."""
    facts = facts_of(animal="bear", cell=CELL_NAMES[to])
    if is_banned(state, to):
        return Refusal(rule, "banned", facts)
    return Refusal(rule, "another-bear", facts) if has_bear(state, to) else None


def refuse_answer(state: FieldState, harpoon: bool) -> Refusal | None:
    if not harpoon:
        return None  # IGL-4.62
    if not state.kept_of(state.actor, KEPT_HARPOON):
        return Refusal("IGL-4.41", "not-kept", facts_of(tile="harpoon"))
    if state.actor == state.active and state.played & TYPE_HARPOON:
        return Refusal("IGL-4.42", "type-played", facts_of(tile="harpoon"))
    return None  # in another player's turn any number may be played (IGL-4.43)
