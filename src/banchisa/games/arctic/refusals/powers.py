"""Why a power cannot be used now, and what to answer somebody who chooses its card."""

from __future__ import annotations

from banchisa.engine.refusal import Refusal, facts_of
from banchisa.games.arctic.refusals.drawing import refuse_draw_pile
from banchisa.games.arctic.refusals.lookup import no_power, zone_of
from banchisa.games.arctic.refusals.placing import refuse_fox_power, refuse_swap, refuse_take_back
from banchisa.games.arctic.rules import phase
from banchisa.games.arctic.rules.board import (
    ANIMALS,
    BEAR_DRAW,
    BEAR_GIVE,
    FOX_JOKER,
    FOX_UNDER,
    MOOSE_DRAW,
    MOOSE_PLACE,
    ORCA_PILE,
    ORCA_REFILL,
    POWER_NAMES,
    POWER_RULES,
    PUFFIN_SWAP,
    PUFFIN_TAKEBACK,
    WALRUS_COMPANION,
    WALRUS_MAIN,
)
from banchisa.games.arctic.rules.play import ArcticState
from banchisa.games.arctic.view.naming import power_id

# the steps at which each power can be used, except the refill of the orca, which works by itself
_STEPS: dict[int, tuple[int, ...]] = {
    FOX_JOKER: (phase.PLACE,),
    FOX_UNDER: (phase.PLACE,),
    MOOSE_DRAW: (phase.DRAW,),
    MOOSE_PLACE: (phase.PLACE,),
    WALRUS_MAIN: (phase.EXTRA,),
    WALRUS_COMPANION: (phase.EXTRA,),
    ORCA_PILE: (phase.DRAW,),
    PUFFIN_SWAP: (phase.PLACE, phase.SWAP),
    PUFFIN_TAKEBACK: (phase.PLACE,),
    BEAR_DRAW: (phase.DRAW,),
    BEAR_GIVE: (phase.GIVE, phase.GIVE_TO),
}


def refuse_touch(state: ArcticState, touched: list[str]) -> Refusal | None:
    """Somebody touched a Power card: why it is of no use now, or that what it works on is to be chosen."""
    for animal in range(ANIMALS):
        if touched[-1:] == [power_id(animal)]:
            power = int(state.power(animal))
            chosen = Refusal(POWER_RULES[power], "choose-thing", facts_of(power=POWER_NAMES[power]))
            return refuse_power(state, power) or chosen
    return None


def refuse_power(state: ArcticState, power: int) -> Refusal | None:
    """Why the seat whose turn it is cannot decide to use a power now; None if it can."""
    refusal = no_power(state, power)
    if refusal is not None:
        return refusal
    facts = facts_of(power=POWER_NAMES[power])
    if power == ORCA_REFILL:
        return Refusal("ARC-4.47", "by-itself", facts)
    if state.phase not in _STEPS[power]:
        return Refusal(POWER_RULES[power], "not-now", facts)
    if state.phase == phase.PLACE:
        return _refuse_placing(state, power)
    if power == ORCA_PILE:
        return refuse_draw_pile(state)
    idle = (power == MOOSE_DRAW and state.count < state.least) or (power == BEAR_DRAW and not zone_of(state))
    return Refusal(POWER_RULES[power], "not-now", facts) if idle else None


def _refuse_placing(state: ArcticState, power: int) -> Refusal | None:
    """Why a power of phase A cannot be used with the cards placed so far."""
    if power == PUFFIN_TAKEBACK:
        return refuse_take_back(state)
    if state.size(state.turn) == 0 or (power == MOOSE_PLACE and state.count < state.least):
        return Refusal(POWER_RULES[power], "not-now", facts_of(power=POWER_NAMES[power]))
    if power == PUFFIN_SWAP:
        return refuse_swap(state)
    return None if power == MOOSE_PLACE else refuse_fox_power(state, power)
