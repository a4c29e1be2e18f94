"""What a step does, in words for the log."""

from __future__ import annotations

from banchisa.engine.scene import Text
from banchisa.games.pinguinoe.actions import ACTIONS
from banchisa.games.pinguinoe.race import RaceState
from banchisa.games.pinguinoe.sea import (
    CARDS,
    CELL_NAMES,
    FRONT_NAMES,
    HOLE,
    OBJECTS,
    SEA,
    SPOTS,
)
from banchisa.games.pinguinoe.state import FISHING, RETREATING, SeaState


def told(state: RaceState, action: int) -> Text:
    """The log line of a step that is about to be taken."""
    family = ACTIONS.family(action)
    name = family.name
    values = family.values(action)
    value = values[0] if values else 0
    if name in ("walk", "seal_to", "pick"):
        return _way(state, name, value)
    if name in ("reveal", "telescope"):
        return Text(f"step-{name}", {"place": value})
    if name in ("snowball", "start"):
        return Text(f"step-{name}", {"colour": colour(state, value)})
    if name == "front":
        return _front(state, value, values[1])
    if name == "die":
        return _roll(state, value + 1)
    if name == "search":
        return Text("step-object" if value < OBJECTS else "step-event", {"card": Text(f"thing-{CARDS[value]}")})
    if name in ("decline", "discard"):
        return Text(f"step-{name}-{'fish' if state.phase == FISHING else 'belt'}")
    if name == "end_turn":
        return Text("step-end-turn-water" if state.kind(state.spot(state.turn)) == SEA else "step-end-turn")
    if name in ("ark", "jump"):
        return Text(f"step-{name}", {family.domains[0].name: family.labels(action)[0]})
    if name == "corner":
        return Text("step-corner", {"seats": int(state.sea.seats)})
    return Text(f"step-{name}")


def colour(state: SeaState, seat: int) -> Text:
    """The colour of a seat's penguin; seats beyond those in play have one too."""
    return Text(f"colour-{state.sea.colours[seat]}")


def together(names: list[Text]) -> Text:
    """Names in one row: a, b and c."""
    joined = names[0]
    for other in names[1:]:
        joined = Text("list-and", {"first": joined, "second": other})
    return joined


def _way(state: RaceState, name: str, cell: int) -> Text:
    facts: dict[str, object] = {"cell": CELL_NAMES[cell]}
    if name == "walk":
        facts["start"] = CELL_NAMES[state.spot(state.turn)]
        return Text("step-walk-ark" if state.sea.is_hull(cell) else "step-walk", facts)
    if state.phase == RETREATING:
        facts["colour"] = colour(state, int(state.who))
        return Text("step-pick-retreat", facts)
    reached = [colour(state, seat) for seat in range(state.sea.seats) if state.spot(seat) == cell]
    if not reached:
        return Text("step-seal-to", facts)
    facts["colours"] = together(reached)
    return Text("step-seal-reaches", facts)


def _front(state: RaceState, front: int, rotation: int) -> Text:
    facts: dict[str, object] = {"place": int(state.place), "front": FRONT_NAMES[front]}
    face = 2 * front + rotation
    holes = [spot for spot in range(SPOTS) if state.sea.kind_of(face, spot) == HOLE]
    return Text("step-front-seal" if holes else "step-front", facts)


def _roll(state: RaceState, result: int) -> Text:
    if result in (state.sea.low_roll, state.sea.high_roll):
        return Text("step-die-seal", {"result": result, "steps": int(state.sea.seal_steps)})
    if state.storm > 0:
        points = max(result - int(state.sea.blizzard_malus), 0)
        return Text("step-die-blizzard", {"result": result, "points": points})
    return Text("step-die", {"result": result})
