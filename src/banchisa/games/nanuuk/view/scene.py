"""The table of Nanuuk! as data: floe, pieces, sheets, counters, and what to notice."""

from __future__ import annotations

from typing import Final

from banchisa.engine.once import make_once
from banchisa.engine.scene import Counter, Legend, Mark, Piece, Player, Scene, Sum, SumLine, Zone, ZonePlace
from banchisa.engine.state import OVER
from banchisa.engine.texts import Text
from banchisa.games.nanuuk.position.inventory import stored_on
from banchisa.games.nanuuk.rules import phase, sheet
from banchisa.games.nanuuk.rules.bear_modes import FIRST_INUK, BearState
from banchisa.games.nanuuk.rules.board import (
    BEAR,
    BEAR_HUNT,
    C_LINES,
    CELL_NAMES,
    CELLS,
    COOPERATION,
    CROSSINGS,
    EDGE_NAMES,
    EDGES,
    GRID,
    NEIGHBOUR_MODE,
    NOWHERE,
    RESCUER,
    TILES,
    holds,
    piece_of,
    seat_of,
)
from banchisa.games.nanuuk.rules.ending import ending_of, headline_of
from banchisa.games.nanuuk.rules.homecoming import can_reach_igloo
from banchisa.games.nanuuk.rules.play import HuntState
from banchisa.games.nanuuk.rules.state import FloeState
from banchisa.games.nanuuk.rules.stock import FIRST_BEAR
from banchisa.games.nanuuk.view.choices import choices_of, prompt_of
from banchisa.games.nanuuk.view.geometry import board
from banchisa.games.nanuuk.view.log import colour_of

_BEARS_NOW: Final = (Text("now-bear-closed"), Text("now-bear-open"))
_COUNTED = ("fish", "seal", "walrus", "whale", "inuk")


def build_scene(state: FloeState, seat: int | None) -> Scene:
    """The scene for one seat or a spectator. Nothing is hidden, so only the choices differ between them."""
    own = seat is not None and seat == state.actor
    scene = Scene(
        game="nanuuk",
        seat=seat,
        boards=[board(state.floe)],
        prompt=prompt_of(state),
        players=[_player(state, k) for k in range(state.floe.seats)],
        pieces=pieces_on_floe(state),
        marks=_marks(state),
        choices=choices_of(state) if own else [],
        counters=_counters(state),
        banners=_banners(state),
        ranks=state.ranks() if state.actor == OVER else [],
        headline=headline_of(state),
        ending=ending_of(state),
    )
    if isinstance(state, HuntState):
        _lay_out_sheets(state, scene)
        scene.now = _now(state, seat)
    scene.legend = _legend(state, scene)
    return scene


def build_scene_beside(state: FloeState, seat: int | None, other: Scene) -> Scene:
    """The scene for one viewer, from that of another: choices, what they mean, places of things, and `now` differ."""
    scene = other.for_other_seat(seat, choices_of(state) if seat is not None and seat == state.actor else [])
    if isinstance(state, HuntState):
        scene.now = _now(state, seat)
    scene.legend = _legend(state, scene)
    return scene


_THINGS: Final = {name: Text(f"thing-{name}") for name in (*sheet.LEFT_NAMES, "bear", "hunter", "igloo")}
_LYING: Final = {
    (name, cell): Piece(f"tile-{CELL_NAMES[cell]}", name, f"cell-{CELL_NAMES[cell]}", _THINGS[name])
    for name in TILES
    for cell in range(CELLS)
}  # tiles and igloos do not change while they lie, so each is made once
_IGLOOS: Final = [Piece(f"igloo-{name}", "igloo", f"cell-{name}", _THINGS["igloo"]) for name in CELL_NAMES]


def thing(name: str) -> Text:
    """The name of a component."""
    return _THINGS[name]


def at(cell: int) -> str:
    return f"cell-{CELL_NAMES[cell]}"


def hunter_id(seat: int, slot: int) -> str:
    return f"hunter-{seat}-{slot}"


# pieces


def pieces_on_floe(state: FloeState) -> list[Piece]:
    """Igloos, tiles and everything that stands on the floe."""
    if isinstance(state, HuntState):
        return [*_igloos(state), *_tiles(state), *_bears(state, FIRST_BEAR, 3), *_hunters(state)]
    if isinstance(state, BearState):
        return [*_bears(state, 0, int(state.floe.bears)), *_inuit(state)]
    return _hunters(state)


def _igloos(state: HuntState) -> list[Piece]:
    return [_IGLOOS[cell] for cell in range(CELLS) if state.floe.is_igloo(cell)]


def _tiles(state: HuntState) -> list[Piece]:
    found: list[Piece] = []
    for kind, name in enumerate(TILES):
        if kind != BEAR:
            for cell in range(CELLS):
                if holds(state.tile_mask(kind), cell):
                    found.append(_LYING[name, cell])
    return found


def _bears(state: FloeState, first: int, count: int) -> list[Piece]:
    found: list[Piece] = []
    for k in range(count):
        cell = int(state.spot(first + k))
        if cell != NOWHERE:
            owner = int(state.floe.bear_seat) if state.floe.mode == BEAR_HUNT else None
            found.append(_bear(k, cell, owner))
    return found


@make_once
def _bear(number: int, cell: int, seat: int | None) -> Piece:
    return Piece(f"bear-{number + 1}", "bear", at(cell), thing("bear"), seat=seat)


def _inuit(state: BearState) -> list[Piece]:
    found: list[Piece] = []
    for k in range(3):
        cell = int(state.spot(FIRST_INUK + k))
        if cell != NOWHERE:
            found.append(Piece(f"inuk-{k}", "inuit", at(cell), thing("inuk"), seat=inuk_seat(state, k)))
    return found


def inuk_seat(state: BearState, k: int) -> int:
    """Whose Inuk this is: seats have one each, unless one seat has two."""
    if state.floe.mode == BEAR_HUNT and state.floe.seats == 2:
        return 1 - int(state.floe.bear_seat)
    return k


def _hunters(state: FloeState) -> list[Piece]:
    found: list[Piece] = []
    for seat in range(state.floe.seats):
        for slot in range(state.floe.each):
            cell = int(state.spot(seat * state.floe.each + slot))
            if cell != NOWHERE:
                found.append(_hunter(seat, slot, cell, state.floe.mode == RESCUER and slot == 0))
    return found


@make_once
def _hunter(seat: int, slot: int, cell: int, is_bear: bool) -> Piece:
    kind = "bear" if is_bear else "hunter"
    return Piece(hunter_id(seat, slot), kind, at(cell), thing(kind), seat=seat)


# sheets


def _lay_out_sheets(state: HuntState, scene: Scene) -> None:
    for hunter in range(state.hunters()):
        seat, slot = divmod(hunter, int(state.floe.each))
        place: ZonePlace = "tray" if seat == scene.seat else "seat"
        suffix = "" if state.floe.each == 1 else f"-{slot + 1}"
        left, right = f"left-{seat}-{slot}", f"right-{seat}-{slot}"
        scene.zones.append(_zone(left, f"zone-carried{suffix}", place, seat))
        scene.zones.append(_zone(right, f"zone-stored{suffix}", place, seat))
        scene.pieces.extend(_carried_pieces(state, hunter, left))
        scene.pieces.extend(_stored_pieces(state, hunter, right))
        scene.sums.append(_points(state, hunter, seat, suffix))


@make_once
def _zone(id: str, label: str, place: ZonePlace, seat: int) -> Zone:
    return Zone(id, Text(label), place, seat)


def _carried_pieces(state: HuntState, hunter: int, zone: str) -> list[Piece]:
    found: list[Piece] = []
    for k, name in enumerate(sheet.LEFT_NAMES):
        if state.things_of(hunter) >> k & 1:
            value = state.floe.values[k - sheet.FIRST_ANIMAL] if name in sheet.ANIMAL_NAMES else None
            found.append(_tile(zone, name, value, 1, False))
    return found


def _stored_pieces(state: HuntState, hunter: int, zone: str) -> list[Piece]:
    found: list[Piece] = []
    for k, name in enumerate(sheet.EQUIPMENT_NAMES):
        if not state.things_of(hunter) >> k & 1:
            found.append(_tile(zone, name, None, 1, True))
    for k, name in enumerate(sheet.STORED_NAMES):
        count = stored_on(state, hunter, name)
        if count:
            value = state.floe.values[k] if name in sheet.ANIMAL_NAMES else None
            found.append(_tile(zone, name, value, count, False))
    return found


@make_once
def _tile(zone: str, name: str, value: int | None, count: int, idle: bool) -> Piece:
    """What lies on a sheet."""
    return Piece(f"{zone}-{name}", name, zone, thing(name), value=value, count=count, idle=idle)


def _points(state: HuntState, hunter: int, seat: int, suffix: str) -> Sum:
    carried, stored = int(state.animal_points(hunter, True)), int(state.animal_points(hunter, False))
    title = "points" if state.actor == OVER else "points-so-far"
    return _sum_of(f"{title}{suffix}", seat, carried, stored, _home_points(state, hunter))


@make_once
def _sum_of(title: str, seat: int, carried: int, stored: int, home: int) -> Sum:
    lines = [
        SumLine(Text("points-carried"), carried),
        SumLine(Text("points-stored"), stored),
        SumLine(Text("points-home"), home),
    ]
    return Sum(Text(title), seat, lines, carried + stored + home)


def _home_points(state: HuntState, hunter: int) -> int:
    """The bonus for an igloo, as soon as it is certain: before the homecoming every hunter has to go out again."""
    certain = state.homecoming == 1 or state.actor == OVER
    return int(state.floe.home_bonus) if certain and state.floe.is_igloo(state.spot(hunter)) else 0


def points_so_far(state: HuntState, hunter: int) -> int:
    """What nobody can take from a hunter any more; at the end its score (NAN-5.11)."""
    animals = int(state.animal_points(hunter, True) + state.animal_points(hunter, False))
    return animals + _home_points(state, hunter)


# what holds now


def _now(state: HuntState, seat: int | None) -> dict[str, Text]:
    """What animals and igloos are worth, and what the viewer's hunter could do with what lies on the floe."""
    now: dict[str, Text] = {"igloo": _points_now("now-home", int(state.floe.home_bonus))}
    alone = seat is not None and state.floe.each == 1 and state.actor != OVER
    carried = int(state.things_of(seat)) if alone and seat is not None else 0
    for k, name in enumerate(sheet.ANIMAL_NAMES):
        worth = _points_now("now-worth", int(state.floe.values[k]))
        now[name] = _both_now(worth, _could_take(carried, name)) if alone else worth
    if alone:
        now["inuk"] = _could_take(carried, "inuk")
        now["bear"] = _BEARS_NOW[_carries(carried, "harpoon")]
    if state.round <= 1:
        now["bear"] = Text("now-first-round")  # NAN-4.23
    return now


@make_once
def _points_now(name: str, points: int) -> Text:
    return Text(name, {"points": points})


@make_once
def _both_now(first: Text, second: Text) -> Text:
    return Text("now-and", {"first": first, "second": second})


@make_once
def _could_take(carried: int, name: str) -> Text:
    """Whether a hunter with these things could take a tile of this kind (NAN-4.17 to NAN-4.19)."""
    if _carries(carried, name):
        return Text("now-has-one")
    if name != "inuk" and not _carries(carried, "harpoon"):
        return Text("now-no-harpoon")
    return Text("now-no-inuk" if name == "whale" and not _carries(carried, "inuk") else "now-could-take")


def _carries(carried: int, name: str) -> bool:
    return carried >> sheet.LEFT_NAMES.index(name) & 1 == 1


# players


def _player(state: FloeState, seat: int) -> Player:
    colour = state.floe.colours[seat]
    if isinstance(state, HuntState):
        score = sum([points_so_far(state, hunter) for hunter in _hunters_of(state, seat)])
        unit = Text("unit-points", {"count": score})
        out = state.actor != OVER and all(state.is_home(hunter) for hunter in _hunters_of(state, seat))  # NAN-5.8
        return Player(seat, colour, _doing(state, seat), score, unit, _load(state, seat), out)
    exits = _exits(state, seat)
    counts = [_amount("paw", "count-exits", exits)] if exits >= 0 else []
    out = state.actor != OVER and _is_out(state, seat)
    return Player(seat, colour, _doing(state, seat), None, None, counts, out=out)


def _hunters_of(state: HuntState, seat: int) -> list[int]:
    first = seat * int(state.floe.each)
    return list(range(first, first + int(state.floe.each)))


def _is_out(state: FloeState, seat: int) -> bool:
    """Whether a seat has left the game before its end."""
    if isinstance(state, BearState):
        return state.skinned == 1 and seat == state.floe.bear_seat
    return state.place_of(seat) > 0


def _load(state: HuntState, seat: int) -> list[Counter]:
    """What a seat's hunters carry."""
    totals: dict[str, int] = {}
    for hunter in _hunters_of(state, seat):
        carried = int(state.things_of(hunter))
        for k, name in enumerate(sheet.LEFT_NAMES):
            if carried >> k & 1:
                totals[name] = totals.get(name, 0) + 1
    return [_amount(name, f"thing-{name}", count) for name, count in totals.items()]


def _exits(state: FloeState, seat: int) -> int:
    """How many ways out a seat's pieces have together, -1 before they are placed."""
    cells = [int(state.spot(piece_of(entry))) for entry in state.floe.order if seat_of(entry) == seat]
    standing = [cell for cell in cells if cell != NOWHERE]
    if not standing:
        return -1
    return sum(len(_ways_out(state, cell)) for cell in standing)


def _ways_out(state: FloeState, cell: int) -> list[int]:
    return [
        other for other, edge in zip(GRID.neighbours[cell], CROSSINGS[cell], strict=True)
        if not state.is_closed(edge) and not holds(state.occupied, other)
    ]  # fmt: skip


def _doing(state: FloeState, seat: int) -> Text:
    """What there is to say about a seat now: whose turn it is, and what it is in this game."""
    if state.actor == OVER:
        return Text("seat-place", {"place": state.ranks()[seat]})
    if _is_out(state, seat):
        return Text("seat-out")
    role = _role(state, seat)
    if seat != state.actor:
        return Text("seat-waiting") if role is None else role
    return Text("seat-acting") if role is None else Text("seat-acting-as", {"role": role})


def _role(state: FloeState, seat: int) -> Text | None:
    """Whose partner, hunter or target a seat is, or how its hunters fare."""
    if isinstance(state, HuntState):
        if not [hunter for hunter in _hunters_of(state, seat) if not state.is_home(hunter)]:
            return Text("seat-home")
        return Text("seat-cut-off") if _stranded_hunters(state, seat) else None
    if state.floe.mode == COOPERATION:
        return Text("seat-partner", {"colour": colour_of(state, (seat + 2) % 4)})
    if state.floe.mode == NEIGHBOUR_MODE:
        side = 1 if state.floe.left_wins else int(state.floe.seats) - 1
        return Text("seat-hunts", {"colour": colour_of(state, (seat + side) % int(state.floe.seats))})
    if state.floe.mode == BEAR_HUNT:
        return Text("seat-bear" if seat == state.floe.bear_seat else "seat-inuit")
    return None


def _stranded_hunters(state: HuntState, seat: int) -> list[int]:
    """The seat's hunters that can reach no igloo any more."""
    return [
        hunter for hunter in _hunters_of(state, seat)
        if state.spot(hunter) != NOWHERE and not can_reach_igloo(state, hunter)
    ]  # fmt: skip


# what to notice


def _marks(state: FloeState) -> list[Mark]:
    cracked = [f"edge-{EDGE_NAMES[edge]}" for edge in range(EDGES) if state.is_cracked(edge)]
    marks = [Mark("crack", cracked)] if cracked else []
    if state.phase in (phase.CRACK, phase.CRACK_OWED, phase.DRIVE_BEAR):
        marks.append(Mark("entered", [at(int(state.here))]))
    if isinstance(state, HuntState) and state.phase >= phase.MOVE:
        for seat in range(state.floe.seats):
            for hunter in _stranded_hunters(state, seat):
                land = state.walk_region(state.spot(hunter))
                cells = [at(cell) for cell in range(CELLS) if holds(land, cell)]
                marks.append(Mark("danger", cells, Text("mark-cut-off"), seat))
                marks.append(Mark("warning", [hunter_id(*divmod(hunter, int(state.floe.each)))], None, seat))
    return marks


def _counters(state: FloeState) -> list[Counter]:
    lines = len(board(state.floe).edges)
    counters = [
        Counter("paw", Text("count-round"), int(state.round), place="top"),
        Counter("crack", Text("count-cracks"), int(state.cracks()), of=lines),
    ]
    if isinstance(state, HuntState):
        worth = 0
        for name in _COUNTED:
            count = int(state.tile_mask(TILES.index(name))).bit_count()
            counters.append(_amount(name, f"thing-{name}", count))
            if name in sheet.ANIMAL_NAMES:
                worth += count * state.floe.values[sheet.ANIMAL_NAMES.index(name)]
        counters.append(_amount("ice-block", "count-worth", worth))
        counters.append(_amount("bear", "thing-bear", int(state.bears).bit_count()))
    return counters


@make_once
def _amount(icon: str, message: str, value: int) -> Counter:
    """A number with its noun, in the singular or the plural."""
    return Counter(icon, Text(message, {"count": value}), value)


def _banners(state: FloeState) -> list[Text]:
    """What is special about this turn; once the game is over, its ending says what there is to say."""
    banners: list[Text] = []
    if state.actor == OVER:
        return banners
    if isinstance(state, HuntState):
        if state.homecoming:
            banners.append(Text("banner-homecoming"))
        if state.extra and state.phase != phase.EXTRA:  # there another one is only offered
            banners.append(Text("banner-extra"))
        if state.deferred:
            banners.append(Text("banner-deferred"))
    if isinstance(state, BearState) and state.skinned:
        banners.append(Text("banner-skinned"))
    return banners


def _legend(state: FloeState, scene: Scene) -> list[Legend]:
    """What the marks that are on the board now mean."""
    legend: list[Legend] = []
    shown = {choice.style for choice in scene.choices}
    if state.phase in (phase.CRACK, phase.CRACK_OWED) and scene.choices:
        leads_away = any(EDGE_NAMES[edge] in choice.name for choice in scene.choices for edge in C_LINES[state.here])
        legend.append(
            Legend("edge-main", Text("legend-away")) if leads_away else Legend("edge-second", Text("legend-side"))
        )
    elif state.phase == phase.MOVE:
        for style in ("main", "second", "target"):
            if style in shown:
                legend.append(Legend(f"cell-{style}", Text(f"legend-move-{style}")))
    elif scene.choices and scene.choices[0].touch[0].startswith("cell-"):
        legend.append(Legend("cell-main", Text("legend-place")))
    for mark in scene.marks:
        entry = Legend(mark.kind, Text(f"legend-{mark.kind}"))
        if mark.kind != "warning" and entry not in legend:
            legend.append(entry)
    return legend
