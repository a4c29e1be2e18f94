"""Why an action is not allowed: the rules of the rulebook one by one, written for reading and not for speed.

Nothing here uses the generators of the states: spaces and lines are looked up one at a time, so that the two
formulations of the rules check each other.
"""

from __future__ import annotations

from banchisa.engine.refusal import Refusal
from banchisa.games.nanuuk import sheet
from banchisa.games.nanuuk.actions import ACTIONS, REST
from banchisa.games.nanuuk.bears import FIRST_INUK, BearState
from banchisa.games.nanuuk.floe import (
    BEAR,
    BEAR_HUNT,
    C_LINES,
    CELL_NAMES,
    CELLS,
    COOPERATION,
    D_LINES,
    EDGE_NAMES,
    EXACTLY_TWO,
    GRID,
    INTRO,
    INUK,
    NANUUK,
    NEIGHBOUR_MODE,
    RESCUER,
    SHARED_BEAR,
    TILES,
    WHALE,
    ZERO_TO_TWO,
    holds,
)
from banchisa.games.nanuuk.hunt import HuntState
from banchisa.games.nanuuk.state import (
    BEAR_ON,
    BEAR_WALK,
    CRACK_OWED,
    CRACKING,
    DELIVERING,
    DRIVE,
    ENDED,
    EXTRA,
    LAY_CRACK,
    LAY_REST,
    LAY_TILE,
    MOVE,
    PHASES,
    PLACE,
    PLACE_TILE,
    TAKING,
    FloeState,
)

# the kinds of action that each step asks for, and the rule that says so
ASKED: dict[int, tuple[str, ...]] = {
    LAY_TILE: ("lay_tile",),
    LAY_REST: ("lay_rest",),
    PLACE_TILE: ("place_tile",),
    LAY_CRACK: ("lay_crack",),
    PLACE: ("place",),
    MOVE: ("move", "stay"),
    CRACKING: ("crack", "defer_crack"),
    DRIVE: ("drive_bear",),
    TAKING: ("take", "leave"),
    DELIVERING: ("deliver",),
    EXTRA: ("extra_yes", "extra_no"),
    CRACK_OWED: ("crack", "defer_crack"),
    BEAR_WALK: ("bear_walk", "bear_stay"),
    BEAR_ON: ("bear_on", "bear_stop"),
}


def rule_of_step(state: FloeState) -> str:
    """The rule behind what is asked now."""
    if state.phase == PLACE:
        return _rule_of_placing(state)
    if state.phase == ENDED:
        return _rule_of_end(state)
    if state.phase == CRACKING and isinstance(state, BearState) and state.bear_turn():
        return "NAN-6.3" if state.floe.two_cracks else "NAN-4.42"
    if state.phase == BEAR_WALK and state.floe.mode == SHARED_BEAR:
        return "NAN-4.45"
    if state.phase == MOVE:
        return _rule_of_moving(state)
    return {
        LAY_TILE: "NAN-3.14",
        LAY_REST: "NAN-3.14",
        PLACE_TILE: "NAN-3.15",
        LAY_CRACK: "NAN-6.13",
        CRACKING: "NAN-4.4",
        DRIVE: "NAN-4.22",
        TAKING: "NAN-4.20",
        DELIVERING: "NAN-4.30",
        EXTRA: "NAN-4.25",
        CRACK_OWED: "NAN-6.11",
        BEAR_WALK: "NAN-4.42",
        BEAR_ON: "NAN-6.3",
    }[state.phase]


def _rule_of_moving(state: FloeState) -> str:
    rules = {
        COOPERATION: "NAN-4.36",
        NEIGHBOUR_MODE: "NAN-4.37",
        RESCUER: "NAN-4.39",
        BEAR_HUNT: "NAN-4.41",
        SHARED_BEAR: "NAN-4.45",
        INTRO: "NAN-4.9",
    }
    if isinstance(state, HuntState):
        return "NAN-4.26" if state.extra else "NAN-4.13"
    return rules.get(state.floe.mode, "NAN-4.1")


def _rule_of_placing(state: FloeState) -> str:
    rules = {NANUUK: "NAN-3.18", RESCUER: "NAN-3.7", BEAR_HUNT: "NAN-3.8", SHARED_BEAR: "NAN-3.9"}
    if state.floe.mode == INTRO and state.floe.seats == 2:
        return "NAN-3.6"
    return rules.get(state.floe.mode, "NAN-3.5")


def _rule_of_end(state: FloeState) -> str:
    rules = {NANUUK: "NAN-5.9", COOPERATION: "NAN-4.36", NEIGHBOUR_MODE: "NAN-4.37", BEAR_HUNT: "NAN-5.3"}
    if isinstance(state, HuntState) and state.still >= state.floe.seats:
        return "NAN-5.10"
    if state.floe.mode == INTRO and state.floe.seats > 2:
        return "NAN-5.1"
    return rules.get(state.floe.mode, "NAN-5.2")


def refused(state: FloeState, action: int) -> Refusal | None:
    """The first rule this action breaks, or None if it is allowed."""
    family = ACTIONS.family(action)
    if state.phase == ENDED:
        return Refusal(rule_of_step(state), "over")
    if family.name not in ASKED[state.phase]:
        return Refusal(rule_of_step(state), "other-step", {"now": PHASES[state.phase]})
    values = family.values(action)
    name = family.name
    if name == "crack":
        return _crack(state, values[0])
    if name == "move":
        return _move(state, values[0], values[1])
    if name == "stay":
        return _stay(state)
    if name == "place":
        return _place(state, values[0])
    if isinstance(state, BearState):
        return _bear_step(state, name, values)
    if isinstance(state, HuntState):
        return _hunt_step(state, name, values)
    return Refusal("NAN-6.11", "no-defer")


def _bear_step(state: BearState, name: str, values: list[int]) -> Refusal | None:
    if name == "bear_walk":
        return _bear_walk(state, values[0], values[1])
    if name == "bear_stay":
        return _bear_stay(state, values[0])
    if name == "bear_on":
        return _bear_on(state, values[0])
    if name == "bear_stop":
        return Refusal("NAN-6.4", "second-step") if state.floe.bear_move == EXACTLY_TWO else None
    return Refusal("NAN-6.11", "no-defer")


def _hunt_step(state: HuntState, name: str, values: list[int]) -> Refusal | None:
    if name == "defer_crack":
        return _defer(state)
    if name == "drive_bear":
        return _drive(state, values[0])
    if name == "deliver":
        return _deliver(state, values[0])
    if name == "place_tile" or name == "lay_tile":
        return _lay_tile(state, values[0])
    if name == "lay_rest":
        return _lay_rest(state, REST[values[0]])
    if name == "lay_crack":
        return _lay_crack(state, values[0])
    return None  # taking or leaving, an extra turn or none: both answers are always allowed


# looking at the floe


def _facts(**things: object) -> dict[str, object]:
    return dict(things)


def _in_play(state: FloeState, cell: int) -> bool:
    return holds(state.floe.play, cell)


def _is_open(state: FloeState, a: int, b: int) -> bool:
    """Whether one can walk between two neighbouring spaces in play."""
    return _in_play(state, a) and _in_play(state, b) and not state.is_cracked(GRID.edge(a, b))


def _piece_on(state: FloeState, cell: int) -> str | None:
    """The kind of piece that stands on a space."""
    if isinstance(state, HuntState):
        if holds(state.bears, cell):
            return "bear"
        return "hunter" if any(state.spot(hunter) == cell for hunter in range(state.hunters())) else None
    if isinstance(state, BearState):
        if any(state.spot(bear) == cell for bear in range(state.floe.bears)):
            return "bear"
        return "inuk" if any(state.spot(FIRST_INUK + k) == cell for k in range(3)) else None
    for piece in range(state.floe.seats * state.floe.each):
        if state.spot(piece) == cell:
            return "bear" if state.floe.mode == RESCUER and piece % 2 == 0 else "hunter"
    return None


def _walkable(state: FloeState, cell: int) -> set[int]:
    """The neighbouring spaces a piece could walk to: not cracked off, not occupied."""
    return {
        other for other in GRID.neighbours[cell]
        if _is_open(state, cell, other) and _piece_on(state, other) is None
    }  # fmt: skip


def _reachable(state: FloeState, cell: int, without: int = -1) -> set[int]:
    """All spaces that can be walked to, whoever stands in the way; one line may be thought cracked."""
    found = {cell}
    frontier = [cell]
    while frontier:
        here = frontier.pop()
        for other in GRID.neighbours[here]:
            if other not in found and _is_open(state, here, other) and GRID.edge(here, other) != without:
                found.add(other)
                frontier.append(other)
    return found


def _tile_on(state: HuntState, cell: int) -> str | None:
    for kind, name in enumerate(TILES):
        if kind != BEAR and holds(state.tile_mask(kind), cell):
            return name
    return None


def _no_water(state: FloeState, cell: int) -> Refusal | None:
    if not _in_play(state, cell):
        return Refusal("NAN-3.2", "water", _facts(cell=CELL_NAMES[cell]))
    return None


# placing


def _place(state: FloeState, cell: int) -> Refusal | None:
    water = _no_water(state, cell)
    if water is not None:
        return water
    if state.floe.mode == NANUUK:
        if not state.floe.is_igloo(cell):
            return Refusal("NAN-3.18", "no-igloo", _facts(cell=CELL_NAMES[cell]))
        return None
    holder = _piece_on(state, cell)
    if holder is not None:
        return Refusal("NAN-4.3", "occupied", _facts(cell=CELL_NAMES[cell], by=holder))
    return None


# moving


def _move(state: FloeState, slot: int, cell: int) -> Refusal | None:
    piece = _piece_to_move(state, slot)
    if isinstance(piece, Refusal):
        return piece
    start = int(state.spot(piece))
    facts = _facts(cell=CELL_NAMES[cell], start=CELL_NAMES[start])
    water = _no_water(state, cell)
    if water is not None:
        return water
    if cell not in GRID.neighbours[start]:
        return Refusal("NAN-4.1", "not-adjacent", facts)
    if isinstance(state, HuntState):
        return _hunter_enters(state, piece, start, cell)
    holder = _piece_on(state, cell)
    if holder is not None:
        return Refusal("NAN-4.3", "occupied", _facts(cell=CELL_NAMES[cell], by=holder))
    return _no_crossing(state, start, cell)


def _no_crossing(state: FloeState, start: int, cell: int) -> Refusal | None:
    if _is_open(state, start, cell):
        return None
    return Refusal("NAN-4.2", "cracked", _facts(edge=EDGE_NAMES[GRID.edge(start, cell)], cell=CELL_NAMES[cell]))


def _piece_to_move(state: FloeState, slot: int) -> int | Refusal:
    """The piece that a slot of the acting seat stands for, or why it may not move."""
    seat = int(state.actor)
    if isinstance(state, BearState):
        return _inuk_to_move(state, slot, seat)
    if slot >= state.floe.each:
        return Refusal(_rule_of_placing(state), "one-piece")
    piece = seat * int(state.floe.each) + slot
    if isinstance(state, HuntState):
        if state.extra and piece != state.hunter:
            return Refusal("NAN-4.35", "extra-other")
        if not state.extra and state.homecoming and state.floe.is_igloo(state.spot(piece)):
            return Refusal("NAN-5.8", "home", _facts(cell=CELL_NAMES[state.spot(piece)]))
    return piece


def _inuk_to_move(state: BearState, slot: int, seat: int) -> int | Refusal:
    if state.floe.mode == SHARED_BEAR or state.floe.seats == 3:
        if slot > 0:
            return Refusal(_rule_of_placing(state), "one-piece")
        return FIRST_INUK + seat
    if not state.floe.one_inuk and slot != state.turn - state.floe.turns.index(seat):
        return Refusal("NAN-4.40", "other-inuk")
    return FIRST_INUK + slot


def _hunter_enters(state: HuntState, hunter: int, start: int, cell: int) -> Refusal | None:
    """Whether a hunter of the full game may enter a neighbouring space in play."""
    facts = _facts(cell=CELL_NAMES[cell])
    holder = _piece_on(state, cell)
    if holder == "hunter" and not state.floe.is_igloo(cell):
        return Refusal("NAN-4.3", "occupied", _facts(cell=CELL_NAMES[cell], by=holder))
    if not _is_open(state, start, cell) and not state.carries(hunter, sheet.KAYAK):
        return _no_crossing(state, start, cell)
    if holder != "bear":
        return None
    if state.round == 1:
        return Refusal("NAN-4.23", "bear-first-round", facts)
    if not state.carries(hunter, sheet.HARPOON):
        return Refusal("NAN-4.23", "bear-no-harpoon", facts)
    if not any(_free_for_bear(state, other, start) is None for other in range(CELLS)):
        return Refusal("NAN-4.21", "bear-no-space", facts)
    return None


def _free_for_bear(state: HuntState, cell: int, left: int = -1) -> Refusal | None:
    """Why a driven bear cannot go to a space; left is the space a hunter is about to leave."""
    water = _no_water(state, cell)
    if water is not None:
        return water
    holder = None if cell == left else _piece_on(state, cell)
    in_the_way = "igloo" if state.floe.is_igloo(cell) else holder or _tile_on(state, cell)
    if in_the_way is None:
        return None
    return Refusal("NAN-4.21", "not-free", _facts(cell=CELL_NAMES[cell], by=in_the_way))


def _stay(state: FloeState) -> Refusal | None:
    if not isinstance(state, HuntState):
        return Refusal(_rule_of_moving(state), "must-move")
    if state.extra:
        return Refusal("NAN-4.26", "must-move")
    each = int(state.floe.each)
    for slot in range(each):
        piece = _piece_to_move(state, slot)
        if isinstance(piece, Refusal):
            continue
        start = int(state.spot(piece))
        for cell in GRID.neighbours[start]:
            if _is_open(state, start, cell) and _hunter_enters(state, piece, start, cell) is None:
                return Refusal("NAN-4.13", "can-move", _facts(cell=CELL_NAMES[cell]))
    return None


# cracking


def _crack(state: FloeState, edge: int) -> Refusal | None:
    here = int(state.here)
    facts = _facts(edge=EDGE_NAMES[edge], here=CELL_NAMES[here])
    refusal = _line_free(state, edge)
    if refusal is not None:
        return refusal
    if edge not in C_LINES[here] and edge not in D_LINES[here]:
        return Refusal("NAN-4.4", "not-near", facts)
    leading_away = [line for line in C_LINES[here] if _line_free(state, line) is None]
    if leading_away and edge not in leading_away:
        return Refusal("NAN-4.5", "lines-lead-away", facts)
    sides = [line for line in D_LINES[here] if _line_free(state, line) is None]
    if isinstance(state, HuntState) and state.floe.gentle:
        return _gentle(state, edge, leading_away or sides)
    if isinstance(state, BearState) and state.may_go_on and state.floe.bear_move == EXACTLY_TWO:
        return _keeps_second_step(state, edge)
    return None


def _line_free(state: FloeState, edge: int) -> Refusal | None:
    """Why no crack can lie on this line at all."""
    a, b = GRID.edges[edge]
    if not (_in_play(state, a) and _in_play(state, b)):
        return Refusal("NAN-3.2", "shore", _facts(edge=EDGE_NAMES[edge]))
    if state.is_cracked(edge):
        return Refusal("NAN-4.7", "already-cracked", _facts(edge=EDGE_NAMES[edge]))
    return None


def _gentle(state: HuntState, edge: int, lines: list[int]) -> Refusal | None:
    victim = _cut_off(state, edge)
    if victim is None or all(_cut_off(state, line) is not None for line in lines):
        return None
    return Refusal("NAN-6.12", "cuts-off", _facts(edge=EDGE_NAMES[edge], cell=CELL_NAMES[state.spot(victim)]))


def _cut_off(state: HuntState, edge: int) -> int | None:
    """A hunter that would lose its last way on foot to an igloo."""
    for hunter in range(state.hunters()):
        cell = int(state.spot(hunter))
        had_one = any(state.floe.is_igloo(other) for other in _reachable(state, cell))
        has_one = any(state.floe.is_igloo(other) for other in _reachable(state, cell, edge))
        if had_one and not has_one:
            return hunter
    return None


def _keeps_second_step(state: BearState, edge: int) -> Refusal | None:
    here, start = int(state.here), int(state.from_cell)
    for cell in _walkable(state, here):
        if cell != start and GRID.edge(here, cell) != edge:
            return None
    return Refusal("NAN-6.4", "second-step-lost", _facts(edge=EDGE_NAMES[edge]))


def _defer(state: HuntState) -> Refusal | None:
    if state.phase == CRACK_OWED or not state.floe.defers:
        return Refusal("NAN-6.11", "no-defer")
    if not state.carries(state.hunter, sheet.DOG_TEAM):
        return Refusal("NAN-6.11", "no-dog-team")
    if state.homecoming and state.floe.is_igloo(state.here):
        return Refusal("NAN-6.11", "home", _facts(cell=CELL_NAMES[state.here]))
    return None


# resolving a space


def _drive(state: HuntState, cell: int) -> Refusal | None:
    return _free_for_bear(state, cell)


def _deliver(state: HuntState, animals: int) -> Refusal | None:
    for k, name in enumerate(sheet.ANIMAL_NAMES):
        if animals >> k & 1 and not state.carries(state.hunter, 1 << (k + sheet.FIRST_ANIMAL)):
            return Refusal("NAN-4.30", "not-carried", _facts(animal=name))
    return None


# laying out the floe


def _kind_to_lay(state: HuntState) -> int:
    laid = [int(state.tile_mask(kind)).bit_count() for kind in range(len(TILES))]
    return next(kind for kind in range(len(TILES)) if laid[kind] < state.floe.counts[kind])


def _lay_tile(state: HuntState, cell: int) -> Refusal | None:
    kind = _kind_to_lay(state)
    taken = _free_for_bear(state, cell)
    if taken is not None:
        rule = taken.rule if taken.rule == "NAN-3.2" else "NAN-3.15"
        return Refusal(rule, taken.reason, taken.facts)
    if kind > INUK:
        return None
    facts = _facts(cell=CELL_NAMES[cell], kind=TILES[kind])
    if _beside(state, cell, INUK if kind == WHALE else WHALE):
        return Refusal("NAN-3.16", "whale-beside-inuk", facts)
    if kind == WHALE and not _leaves_room(state, cell):
        return Refusal("NAN-3.16", "no-room-for-inuk", facts)
    best = min(_class(state, other, kind) for other in range(CELLS) if _possible(state, other, kind))
    if _class(state, cell, kind) != best:
        return Refusal("NAN-3.16", "better-space", facts)
    return None


def _possible(state: HuntState, cell: int, kind: int) -> bool:
    if _free_for_bear(state, cell) is not None or _beside(state, cell, INUK if kind == WHALE else WHALE):
        return False
    return kind != WHALE or _leaves_room(state, cell)


def _beside(state: HuntState, cell: int, kind: int) -> bool:
    return any(holds(state.tile_mask(kind), other) for other in GRID.neighbours[cell])


def _leaves_room(state: HuntState, cell: int) -> bool:
    """Whether every Inuk still finds a space away from all whales when a whale is laid here."""
    whales = {other for other in range(CELLS) if holds(state.whale, other)} | {cell}
    room = [
        other for other in range(CELLS)
        if _in_play(state, other) and not state.floe.is_igloo(other) and other not in whales
        and not whales & set(GRID.neighbours[other])
    ]  # fmt: skip
    return len(room) >= state.floe.counts[INUK]


def _class(state: HuntState, cell: int, kind: int) -> int:
    """How well a space suits a whale or Inuk, 1 is best."""
    by_igloo = any(_in_play(state, other) and state.floe.is_igloo(other) for other in GRID.neighbours[cell])
    by_own = _beside(state, cell, kind)
    if not by_igloo:
        return 2 if by_own else 1
    return 4 if by_own else 3


def _lay_rest(state: HuntState, name: str) -> Refusal | None:
    kind = TILES.index(name)
    if int(state.tile_mask(kind)).bit_count() >= state.floe.counts[kind]:
        return Refusal("NAN-3.14", "none-left", _facts(kind=name))
    return None


def _lay_crack(state: HuntState, edge: int) -> Refusal | None:
    refusal = _line_free(state, edge)
    if refusal is not None:
        return refusal
    start = GRID.edges[edge][0]
    if len(_reachable(state, start, edge)) < int(state.floe.play).bit_count():
        return Refusal("NAN-6.13", "splits-floe", _facts(edge=EDGE_NAMES[edge]))
    return None


# walking bears


def _bear_walk(state: BearState, bear: int, cell: int) -> Refusal | None:
    if bear >= state.floe.bears:
        return Refusal(_rule_of_placing(state), "no-such-bear", _facts(bear=bear + 1))
    start = int(state.spot(bear))
    facts = _facts(cell=CELL_NAMES[cell], start=CELL_NAMES[start])
    water = _no_water(state, cell)
    if water is not None:
        return water
    holder = _piece_on(state, cell)
    if cell != start and holder is not None:
        return Refusal("NAN-4.3", "occupied", _facts(cell=CELL_NAMES[cell], by=holder))
    if cell == start:
        return Refusal("NAN-4.42", "walk-to-start", facts)
    near = _walkable(state, start)
    if state.floe.two_cracks:
        if cell not in near:
            return Refusal("NAN-6.3", "bear-too-far", facts)
        if state.floe.bear_move == EXACTLY_TWO and not _walkable(state, cell):
            return Refusal("NAN-6.4", "second-step", facts)
        return None
    far = {other for step in near for other in _walkable(state, step)}
    if state.floe.bear_move == EXACTLY_TWO:
        return None if cell in far else Refusal("NAN-6.5", "bear-exactly-two", facts)
    return None if cell in near or cell in far else Refusal("NAN-4.42", "bear-too-far", facts)


def _can_walk(state: BearState, bear: int) -> bool:
    return any(_bear_walk(state, bear, cell) is None for cell in range(CELLS))


def _bear_stay(state: BearState, bear: int) -> Refusal | None:
    if bear >= state.floe.bears:
        return Refusal(_rule_of_placing(state), "no-such-bear", _facts(bear=bear + 1))
    if state.floe.bear_move != ZERO_TO_TWO:
        return Refusal("NAN-6.6", "bear-must-walk")
    if not _can_walk(state, bear):
        return Refusal("NAN-6.10", "bear-blocked")
    return None


def _bear_on(state: BearState, cell: int) -> Refusal | None:
    here = int(state.here)
    facts = _facts(cell=CELL_NAMES[cell], start=CELL_NAMES[here])
    water = _no_water(state, cell)
    if water is not None:
        return water
    if cell not in GRID.neighbours[here]:
        return Refusal("NAN-6.3", "not-adjacent", facts)
    if cell == state.from_cell:
        return Refusal("NAN-6.3", "walk-to-start", facts)
    holder = _piece_on(state, cell)
    if holder is not None:
        return Refusal("NAN-4.3", "occupied", _facts(cell=CELL_NAMES[cell], by=holder))
    return _no_crossing(state, here, cell)
