"""Why a token may not go this way."""

from __future__ import annotations

from banchisa.engine.refusal import Refusal, facts_of
from banchisa.games.arctic.rules.board import ANIMAL_NAMES, LAST, WALRUS
from banchisa.games.arctic.rules.play import ArcticState

EXTREMITIES = (0, LAST)


def refuse_main(state: ArcticState, step: int) -> Refusal | None:
    """The three cases of moving main animal and companion."""
    main, companion = int(state.main_animal()), int(state.companion())
    here, there = int(state.token(main)), int(state.token(companion))
    facts = facts_of(animal=ANIMAL_NAMES[main], companion=ANIMAL_NAMES[companion])
    if here in EXTREMITIES and there in EXTREMITIES:
        return None if 0 <= here + step <= LAST else Refusal("ARC-4.34", "towards-middle", facts)
    if here in EXTREMITIES:
        return None if 0 <= here + step <= LAST else Refusal("ARC-4.33", "towards-middle", facts)
    if there in EXTREMITIES:
        return None if 0 <= there - step <= LAST else Refusal("ARC-4.33", "companion-first", facts)
    return None


def refuse_extra(state: ArcticState, step: int) -> Refusal | None:
    animal = int(state.companion()) if state.side(WALRUS) else int(state.main_animal())
    facts = facts_of(animal=ANIMAL_NAMES[animal])
    if state.agreed.straight and step != state.heading:
        return Refusal("ARC-4.38", "straight-on", facts)
    return None if 0 <= int(state.token(animal)) + step <= LAST else Refusal("ARC-4.38", "no-position", facts)
