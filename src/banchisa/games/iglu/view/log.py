"""The words of a step in the log, and its notation for seats that may not know all of it."""

from __future__ import annotations

from banchisa.engine.state import ALL_SEEING
from banchisa.engine.texts import Text, address, join_texts
from banchisa.games.iglu.actions import ACTIONS
from banchisa.games.iglu.refusals.prompts import is_attacked
from banchisa.games.iglu.rules.animals import next_to_flee
from banchisa.games.iglu.rules.board import CELL_NAMES, CELL_OF, FIRST_KEPT, PAIRS, TILES, TOKENS, holds
from banchisa.games.iglu.rules.drifting import next_displaced
from banchisa.games.iglu.rules.play import IgluState
from banchisa.games.iglu.rules.state import FieldState

_DEADLY = ("move_animal", "displace", "play_melt")  # steps by which animals may be lost
_PLAYED = ("play_melt", "play_animals", "play_energy", "harpoon")  # kept tiles that everybody sees then


def name_for(state: FieldState, action: int, seat: int) -> str:
    """A tile with a red border is seen by its drawer alone; the others see the border (IGL-4.19)."""
    family = ACTIONS.family(action)
    if family.name == "tile" and seat != state.active and family.values(action)[0] >= FIRST_KEPT:
        return "tile red"
    return ACTIONS.name(action)


def reveals(state: FieldState, action: int) -> bool:
    """Whether a step shows something: chance does, and so does every kept tile that is played (IGL-4.41)."""
    family = ACTIONS.family(action)
    if family.name in ("walk", "kayak"):
        return _meets_bear(state, family.labels(action)[0].split()[1])
    return family.chance or family.name in _PLAYED or family.labels(action) == ["harpoon"]


def _meets_bear(state: FieldState, cell: str) -> bool:
    return holds(state.bears, CELL_OF[cell])


def describe_step(state: IgluState, action: int, viewer: int) -> Text:
    """The log line of a step that is about to be taken, and of the animals that are lost by it."""
    step = _describe_step(state, action, viewer)
    family = ACTIONS.family(action).name
    lost = _list_lost(state, action) if family in _DEADLY else []
    if not lost:
        return step
    everybody = [_colour(state, seat) for seat in range(state.field.seats)]
    then = Text("then-melted" if family == "play_melt" else "then-eaten", {"animals": join_texts(lost)})
    return Text("step-then", {"step": step, "then": address(then, everybody)})


def _list_lost(state: IgluState, action: int) -> list[Text]:
    """The animals that a step takes out of the game (IGL-4.35, IGL-4.49, IGL-4.59)."""
    after = state.copy()
    after.apply(action)
    numbers = [int(after.lost_of(kind) - state.lost_of(kind)) for kind in range(len(TOKENS))]
    return [
        Text("several", {"number": number, "thing": Text(f"thing-{name}", {"count": number})})
        for name, number in zip(TOKENS, numbers, strict=True)
        if number
    ]


def _describe_step(state: FieldState, action: int, viewer: int) -> Text:
    family = ACTIONS.family(action)
    values = family.values(action)
    name = f"step-{family.name.replace('_', '-')}"
    if family.name == "tile":
        return _describe_tile(state, values[0], hidden=viewer != ALL_SEEING and viewer != state.active)
    if family.name in ("walk", "kayak"):
        return _describe_move(state, name, family.labels(action)[0])
    if family.name == "move_animal":
        start, to = PAIRS[values[1]]
        return Text(name, {"animal": _token(values[0]), "start": CELL_NAMES[start], "cell": CELL_NAMES[to]})
    if family.name in ("hunt", "harpoon"):
        return Text(name, {"animal": _token(values[0]), "cell": family.labels(action)[1]})
    if family.name == "flee":
        name = f"{name}-bear" if is_attacked(state) else f"{name}-melt"
    if family.name == "answer":
        return Text(f"{name}-{family.labels(action)[0]}")
    return Text(name, _step_facts(state, family.name, family.labels(action)))


def _describe_tile(state: FieldState, kind: int, hidden: bool) -> Text:
    if kind >= FIRST_KEPT and hidden:
        return Text("step-tile-red")
    return Text(f"step-tile-{TILES[kind]}", {"cell": CELL_NAMES[state.here]})


def _describe_move(state: FieldState, name: str, label: str) -> Text:
    """A walk or a trip; a bear met on arrival is named."""
    start, to = label.split()
    return Text(f"{name}-bear" if _meets_bear(state, to) else name, {"start": start, "cell": to})


def _token(kind: int) -> Text:
    return Text(f"one-{TOKENS[kind]}")


def _step_facts(state: FieldState, family: str, labels: list[str]) -> dict[str, object]:
    """What the remaining kinds of step speak of."""
    if family in ("fish", "fox"):
        return {"animal": Text(f"one-{family}{labels[0]}"), "cell": CELL_NAMES[state.here]}
    if family == "displace":
        return {"animal": _token(int(next_displaced(state))), "cell": labels[0]}
    if family == "flee":
        return {"colour": _colour(state, int(next_to_flee(state))), "cell": labels[0]}
    if family == "first":
        return {"colour": _colour(state, int(labels[0]) - 1)}
    if family == "drift":
        cell, way = labels[0].split()
        return {"cell": cell, "way": Text(f"way-{way.lower()}")}
    if family == "play_energy":
        return {"value": labels[0]}
    return {"cell": labels[0]} if labels else {}


def _colour(state: FieldState, seat: int) -> Text:
    return Text(f"colour-{state.field.colours[seat]}")
