"""What a step does, in words for the log."""

from __future__ import annotations

from banchisa.engine.cache import make_once
from banchisa.engine.texts import Text, join_texts
from banchisa.games.icehike.actions import ACTIONS
from banchisa.games.icehike.refusals.lookup import bear_cells, climb, colours_on, ground, owner_of
from banchisa.games.icehike.rules.board import CELL_NAMES, COLOURS, CUBES, FINDS, GRID, NONE, TILES, WHOLE
from banchisa.games.icehike.rules.state import TrailState

Words = dict[str, object]


def describe_step(state: TrailState, action: int) -> Text:
    """The log line of a step that is about to be taken."""
    family = ACTIONS.family(action)
    values = family.values(action)
    if family.name == "place":
        return _place(state, int(WHOLE[values[0]]))
    if family.name == "step":
        return _step(state, values[0])
    if family.name == "bear":
        return _bear(state, values[0], values[1])
    if family.name == "retreat":
        return _retreat(state, values[0])
    return Text(f"step-{_line(family.name, values)}", _words(state, family.name, values))


@make_once
def thing(name: str) -> Text:
    """The name of a component."""
    return Text(f"thing-{name}")


@make_once
def colour_text(colour: int) -> Text:
    return Text(f"colour-{COLOURS[colour]}")


def _line(name: str, values: list[int]) -> str:
    if name == "torch":
        return "torch-yes" if values[0] else "torch-no"
    return name.replace("_", "-")


def _words(state: TrailState, name: str, values: list[int]) -> Words:
    """What the line of a step speaks of."""
    here = int(state.spot(state.colour))
    if name == "build":
        return {"cell": CELL_NAMES[here]}
    if name == "search":
        return {"cell": CELL_NAMES[here], "find": _cave(state, here)}
    if name == "bear_stop":
        return {"cell": CELL_NAMES[state.den(state.bear)]}
    if name == "push":
        return {"cell": CELL_NAMES[GRID.around[int(state.den(state.bear))][values[0]]]}
    if name == "pay":
        return {"find": thing(FINDS[values[0]]), "owner": colour_text(int(state.owner))}
    if name == "torch":
        return {"colour": colour_text(int(state.asked))}
    if name == "draw_tile":
        return {"tile": thing(TILES[values[0]])}
    if name == "draw_cube":
        return {"cube": thing(CUBES[values[0]])}
    return {}


def _cave(state: TrailState, cell: int) -> Text:
    found = int(state.find_in(cell))
    return thing("empty") if found == NONE else thing(FINDS[found])


def _place(state: TrailState, cell: int) -> Text:
    words: Words = {"tile": thing(TILES[state.tile]), "cell": CELL_NAMES[cell]}
    if state.cube < len(FINDS):
        return Text("step-place-find", words | {"find": thing(FINDS[state.cube])})
    return Text("step-place-bear" if state.cube == CUBES.index("bear_cave") else "step-place", words)


def _step(state: TrailState, direction: int) -> Text:
    start = int(state.spot(state.colour))
    target = GRID.around[start][direction]
    words: Words = {"start": CELL_NAMES[start], "cell": CELL_NAMES[target]}
    if target == state.hike.finish:
        return Text("step-arrive", words)
    owner = owner_of(state, target)
    if target in bear_cells(state):
        return Text("step-step-bear", words)
    if owner is not None and not state.hike.is_partner(owner, state.colour):
        return Text("step-step-igloo", words | {"owner": colour_text(owner)})
    levels = climb(state, start, target)
    if abs(levels) == 2:
        return Text("step-step-rope", words)
    return Text({0: "step-step", 1: "step-step-up", -1: "step-step-ski"}[levels], words)


def _bear(state: TrailState, bear: int, direction: int) -> Text:
    start = int(state.den(bear))
    target = GRID.around[start][direction]
    words: Words = {"start": CELL_NAMES[start], "cell": CELL_NAMES[target]}
    if ground(state, target) == "fish":
        return Text("step-bear-fish", words)
    others = [colour for colour in colours_on(state, target) if not state.hike.is_partner(colour, state.colour)]
    if not others:
        return Text("step-bear", words)
    attacked = join_texts([colour_text(colour) for colour in others], last="list-comma")  # ICE-4.96
    return Text("step-bear-attack", words | {"colours": attacked})


def _retreat(state: TrailState, refuge: int) -> Text:
    words: Words = {"colour": colour_text(int(state.asked))}
    if refuge == 0:
        return Text("step-retreat-start", words)
    owner, slot = divmod(refuge - 1, 2)
    words["cell"] = CELL_NAMES[state.igloo(owner, slot)]
    if state.hike.is_partner(owner, state.asked):
        return Text("step-retreat", words)
    return Text("step-retreat-fee", words | {"owner": colour_text(owner)})
