"""What a step does, in words for the log."""

from __future__ import annotations

from banchisa.engine.scene import Text
from banchisa.games.nanuuk.actions import ACTIONS
from banchisa.games.nanuuk.bears import BearState
from banchisa.games.nanuuk.floe import BEAR, CELL_NAMES, GRID, RESCUER, TILES, holds
from banchisa.games.nanuuk.hunt import HuntState
from banchisa.games.nanuuk.sight import tile_on
from banchisa.games.nanuuk.state import LAY_TILE, PLACE_TILE, FloeState


def told(state: FloeState, action: int) -> Text:
    """The log line of a step that is about to be taken."""
    family = ACTIONS.family(action)
    values = family.values(action)
    labels: dict[str, object] = {}
    for domain, label in zip(family.domains, family.labels(action), strict=True):
        labels[domain.name] = label
    name = f"step-{family.name.replace('_', '-')}"
    if family.name == "move":
        return _move(state, values[0], values[1])
    if family.name == "place":
        labels["piece"] = Text(f"thing-{piece_to_place(state)}")
    if family.name in ("bear_walk", "bear_on"):
        labels["start"] = CELL_NAMES[_walker(state, values)]
    if family.name in ("place_tile", "lay_tile") and isinstance(state, HuntState):
        labels["kind"] = Text(f"thing-{tile_to_lay(state)}")
    if family.name == "lay_rest" and isinstance(state, HuntState):
        labels["kind"] = Text(f"thing-{labels['kind']}")
        labels["cell"] = CELL_NAMES[state.next_space()]
    if family.name in ("take", "leave") and isinstance(state, HuntState):
        labels["kind"] = Text(f"thing-{tile_on(state, int(state.here))}")
    if family.name == "deliver":
        return _delivered(values[0])
    return Text(name, labels)


def _move(state: FloeState, slot: int, cell: int) -> Text:
    start = int(state.spot(mover(state, slot)))
    labels: dict[str, object] = {"start": CELL_NAMES[start], "cell": CELL_NAMES[cell]}
    if isinstance(state, HuntState) and state.is_cracked(GRID.edge(start, cell)):
        return Text("step-move-kayak", labels)
    if isinstance(state, HuntState) and holds(state.bears, cell):
        return Text("step-move-bear", labels)
    return Text("step-move", labels)


def _walker(state: FloeState, values: list[int]) -> int:
    if isinstance(state, BearState):
        return int(state.spot(values[0] if len(values) == 2 else state.bear))
    return int(state.here)


def _delivered(animals: int) -> Text:
    """Which animals are left in the igloo; the sentence is built from none to four of them."""
    if animals == 0:
        return Text("step-deliver-none")
    return Text("step-deliver", {"animals": load_text(animals)})


def load_text(animals: int) -> Text:
    """A set of animals in words."""
    found: list[Text] = []
    for k, name in enumerate(("fish", "seal", "walrus", "whale")):
        if animals >> k & 1:
            found.append(Text(f"thing-{name}"))
    joined = found[0]
    for other in found[1:]:
        joined = Text("list-and", {"first": joined, "second": other})
    return joined


def mover(state: FloeState, slot: int) -> int:
    """The piece that a slot of the acting seat stands for."""
    if isinstance(state, BearState):
        return int(state.inuk(slot))
    return int(state.actor * state.floe.each + slot)


def piece_to_place(state: FloeState) -> str:
    """The kind of the piece that is placed next."""
    code = state.floe.order[state.placed]
    if isinstance(state, BearState):
        return "bear" if code % 8 < 3 else "inuk"
    return "bear" if state.floe.mode == RESCUER and code % 2 == 0 else "hunter"


def tile_to_lay(state: HuntState) -> str:
    return TILES[state.kind_to_lay()] if state.phase in (LAY_TILE, PLACE_TILE) else TILES[BEAR]
