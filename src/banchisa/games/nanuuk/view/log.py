"""What a step does, in words for the log."""

from __future__ import annotations

from banchisa.engine.texts import Text, address, join_texts
from banchisa.games.nanuuk.actions import ACTIONS
from banchisa.games.nanuuk.refusals.lookup import tile_on
from banchisa.games.nanuuk.rules import phase, sheet
from banchisa.games.nanuuk.rules.bear_modes import FIRST_INUK, BearState
from banchisa.games.nanuuk.rules.board import BEAR, CELL_NAMES, GRID, RESCUER, TILES, holds, piece_of
from banchisa.games.nanuuk.rules.intro import IntroState
from banchisa.games.nanuuk.rules.play import HuntState
from banchisa.games.nanuuk.rules.state import FloeState


def describe_step(state: FloeState, action: int) -> Text:
    """The log line of a step that is about to be taken, and of what it brings about."""
    step = _step(state, action)
    following = _consequences(state, action)
    return Text("step-then", {"step": step, "then": join_texts(following)}) if following else step


def _step(state: FloeState, action: int) -> Text:
    family = ACTIONS.family(action)
    values = family.values(action)
    labels: dict[str, object] = {}
    for domain, label in zip(family.domains, family.labels(action), strict=True):
        labels[domain.name] = label
    if family.name == "move":
        return _move(state, values[0], values[1])
    if family.name == "place":
        labels["piece"] = definite(piece_to_place(state))
    if family.name in ("bear_walk", "bear_on"):
        labels["start"] = CELL_NAMES[_walker(state, values)]
    if isinstance(state, HuntState):
        if family.name == "deliver":
            return _delivery(state, values[0])
        _name_tile(state, family.name, labels)
    return Text(f"step-{family.name.replace('_', '-')}", labels)


def _name_tile(state: HuntState, family: str, labels: dict[str, object]) -> None:
    """Say which tile a step is about."""
    if family in ("place_tile", "lay_tile"):
        labels["thing"] = indefinite(tile_to_lay(state))
    elif family == "lay_rest":
        labels["thing"] = indefinite(str(labels.pop("kind")))
        labels["cell"] = CELL_NAMES[state.next_space()]
    elif family in ("take", "leave"):
        labels["thing"] = definite(str(tile_on(state, int(state.here))))
        labels["cell"] = CELL_NAMES[state.here]


def _move(state: FloeState, slot: int, cell: int) -> Text:
    """What moves by which means to what, and the places."""
    piece = mover(state, slot)
    start = int(state.spot(piece))
    labels: dict[str, object] = {"start": CELL_NAMES[start], "cell": CELL_NAMES[cell]}
    is_kayak = isinstance(state, HuntState) and bool(state.is_cracked(GRID.edge(start, cell)))
    there = _encounter(state, cell) if isinstance(state, HuntState) else None
    if there is None:
        labels["piece"] = definite(kind_of(state, piece))
        return Text("step-move-kayak" if is_kayak else "step-move", labels)
    return Text("step-move-to", labels | {"go": Text("go-kayak" if is_kayak else "go-on-foot"), "to": there})


def _encounter(state: HuntState, cell: int) -> Text | None:
    """The thing or animal that a hunter meets on a space."""
    if holds(state.bears, cell):
        return Text("to-bear")
    if state.floe.is_igloo(cell):
        return Text("to-igloo")
    tile = tile_on(state, cell)
    return None if tile is None else Text("to-thing", {"thing": definite(tile)})


def _walker(state: FloeState, values: list[int]) -> int:
    if isinstance(state, BearState):
        return int(state.spot(values[0] if len(values) == 2 else state.bear))
    return int(state.here)


def _delivery(state: HuntState, animals: int) -> Text:
    """Which animals are left in the igloo, and what is received for them."""
    if animals == 0:
        return Text("step-deliver-none")
    received = received_for(state, animals)
    labels: dict[str, object] = {"animals": load_text(animals)}
    if not received:
        return Text("step-deliver-unpaid", labels)
    return Text("step-deliver", labels | {"things": join_texts([definite(name) for name in received])})


def received_for(state: HuntState, animals: int) -> list[str]:
    """The equipment that these animals bring: what is not yet carried (NAN-4.31)."""
    gifts = state.floe.gifts[animals] & ~state.things_of(state.hunter)
    return [name for k, name in enumerate(sheet.EQUIPMENT_NAMES) if gifts >> k & 1]


def load_text(animals: int) -> Text:
    """A set of animals in words."""
    return join_texts([definite(name) for k, name in enumerate(sheet.ANIMAL_NAMES) if animals >> k & 1])


def _consequences(state: FloeState, action: int) -> list[Text]:
    """What follows from a step by itself: who is out, whether the way home begins."""
    after = state.copy()
    after.apply(action)
    if isinstance(state, IntroState) and isinstance(after, IntroState):
        out = [seat for seat in range(state.floe.seats) if _leaves(state, after, seat)]
        return [Text("then-out", {"colour": colour_of(state, seat)}) for seat in out]
    if isinstance(state, BearState) and isinstance(after, BearState):
        return [Text("then-caught")] if after.skinned and not state.skinned else []
    if isinstance(state, HuntState) and isinstance(after, HuntState):
        missed = [Text("then-misses", {"colour": colour_of(state, seat)}) for seat in _list_missed(state, after)]
        return ([_describe_homecoming(state)] if after.homecoming and not state.homecoming else []) + missed
    return []


def _describe_homecoming(state: FloeState) -> Text:
    """That the way home begins: it concerns everybody (NAN-5.7)."""
    return address(Text("then-homecoming"), [colour_of(state, seat) for seat in range(state.floe.seats)])


def _list_missed(before: HuntState, after: HuntState) -> list[int]:
    """The seats whose turns pass because their hunters cannot move (NAN-4.15); those who are home miss none."""
    if before.phase < phase.MOVE or after.phase != phase.MOVE or after.extra:
        return []  # no turn has begun
    number, each = int(before.floe.seats), int(before.floe.each)
    between = (int(after.actor) - int(before.actor) - 1) % number
    passed = [(int(before.actor) + k) % number for k in range(1, between + 1)]
    return [seat for seat in passed if not all(after.is_home(seat * each + slot) for slot in range(each))]


def _leaves(before: IntroState, after: IntroState, seat: int) -> bool:
    """Whether a blocked hunter leaves the floe (NAN-4.10)."""
    return before.alive > after.alive and before.place_of(seat) == 0 and after.place_of(seat) > 1


# words


def definite(name: str) -> Text:
    """The one thing that is meant."""
    return Text(f"the-{name}")


def indefinite(name: str) -> Text:
    """Any one thing of a kind."""
    return Text(f"a-{name}")


def colour_of(state: FloeState, seat: int) -> Text:
    return Text(f"colour-{state.floe.colours[seat]}")


# who and what is meant


def mover(state: FloeState, slot: int) -> int:
    """The piece that a slot of the acting seat stands for."""
    if isinstance(state, BearState):
        return int(state.inuk(slot))
    return int(state.actor * state.floe.each + slot)


def piece_to_place(state: FloeState) -> str:
    """The kind of the piece that is placed next."""
    return kind_of(state, int(piece_of(state.floe.order[state.placed])))


def kind_of(state: FloeState, piece: int) -> str:
    """Whether a piece is a hunter, an Inuk or a bear."""
    if isinstance(state, BearState):
        return "bear" if piece < FIRST_INUK else "inuk"
    return "bear" if state.floe.mode == RESCUER and piece % 2 == 0 else "hunter"


def tile_to_lay(state: HuntState) -> str:
    return TILES[state.kind_to_lay()] if state.phase in (phase.LAY_TILE, phase.PLACE_TILE) else TILES[BEAR]
