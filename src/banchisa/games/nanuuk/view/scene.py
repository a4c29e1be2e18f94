"""The table of Nanuuk! as data: floe, pieces, sheets, counters, and what to notice."""

from __future__ import annotations

from typing import Final

from banchisa.engine.cache import make_once
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
    EDGE_HIGH,
    EDGE_LOW,
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
        headline=headline_of(state),
        ending=ending_of(state),
    )
    if isinstance(state, HuntState):
        _lay_out_sheets(state, scene)
        scene.zones, scene.now = _zones(state, seat), _now(state, seat)
    scene.legend = _legend(state, scene)
    return scene


def build_scene_beside(state: FloeState, seat: int | None, other: Scene) -> Scene:
    """The scene for one viewer, from that of another: choices, what they mean, places of things, and `now` differ."""
    scene = other.share_with(seat, choices_of(state) if seat is not None and seat == state.actor else [])
    if isinstance(state, HuntState):
        scene.zones, scene.now = _zones(state, seat), _now(state, seat)
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
        return [*_igloos(int(state.floe.igloos)), *_tiles(state), *_bears(state, FIRST_BEAR, 3), *_hunters(state)]
    if isinstance(state, BearState):
        return [*_bears(state, 0, int(state.floe.bears)), *_inuit(state)]
    return _hunters(state)


@make_once
def _igloos(cells: int) -> list[Piece]:
    return [_IGLOOS[cell] for cell in range(CELLS) if holds(cells, cell)]


def _tiles(state: HuntState) -> list[Piece]:
    found: list[Piece] = []
    for kind in range(len(TILES)):
        if kind != BEAR:
            found += _tiles_of(kind, int(state.tile_mask(kind)))
    return found


@make_once
def _tiles_of(kind: int, cells: int) -> list[Piece]:
    return [_LYING[TILES[kind], cell] for cell in range(CELLS) if holds(cells, cell)]


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
    values = tuple(state.floe.values)
    for hunter in range(state.hunters()):
        seat, slot = divmod(hunter, int(state.floe.each))
        stored = tuple([stored_on(state, hunter, name) for name in sheet.STORED_NAMES])
        scene.pieces += _things_on_sheet(seat, slot, int(state.things_of(hunter)), stored, values)
        scene.sums.append(_points(state, hunter, seat, "" if state.floe.each == 1 else f"-{slot + 1}"))


def _zones(state: HuntState, own: int | None) -> list[Zone]:
    """Both sides of all sheets."""
    return _sheets(int(state.floe.seats), int(state.floe.each), own)


@make_once
def _sheets(seats: int, each: int, own: int | None) -> list[Zone]:
    found: list[Zone] = []
    for seat in range(seats):
        place: ZonePlace = "tray" if seat == own else "seat"
        for slot in range(each):
            suffix = "" if each == 1 else f"-{slot + 1}"
            found.append(Zone(f"left-{seat}-{slot}", Text(f"zone-carried{suffix}"), place, seat))
            found.append(Zone(f"right-{seat}-{slot}", Text(f"zone-stored{suffix}"), place, seat))
    return found


@make_once
def _things_on_sheet(
    seat: int, slot: int, things: int, stored: tuple[int, ...], values: tuple[int, ...]
) -> list[Piece]:
    """What a hunter carries, the places of the equipment that it lacks, and what it has stored."""
    left, right, worth = (
        f"left-{seat}-{slot}",
        f"right-{seat}-{slot}",
        dict(zip(sheet.ANIMAL_NAMES, values, strict=True)),
    )
    carried = [name for k, name in enumerate(sheet.LEFT_NAMES) if things >> k & 1]
    return [
        *(_tile(left, name, worth.get(name), 1, False) for name in carried),
        *(_tile(right, name, None, 1, True) for name in sheet.EQUIPMENT_NAMES if name not in carried),
        *(
            _tile(right, name, worth.get(name), count, False)
            for name, count in zip(sheet.STORED_NAMES, stored, strict=True)
            if count
        ),
    ]


@make_once
def _tile(zone: str, name: str, value: int | None, count: int, idle: bool) -> Piece:
    """What lies on a sheet."""
    return Piece(f"{zone}-{name}", name, zone, thing(name), value=value, count=count, idle=idle)


def _points(state: HuntState, hunter: int, seat: int, suffix: str) -> Sum:
    carried, stored = int(state.animal_points(hunter, True)), int(state.animal_points(hunter, False))
    title = "points" if state.actor == OVER else "points-so-far"
    return _sum_of(title, suffix, seat, carried, stored, _home_points(state, hunter))


@make_once
def _sum_of(title: str, suffix: str, seat: int, carried: int, stored: int, home: int) -> Sum:
    lines = [
        SumLine(Text("points-carried"), carried),
        SumLine(Text("points-stored"), stored),
        SumLine(Text("points-home"), home),
    ]
    return Sum(Text(f"{title}{suffix}"), seat, lines, carried + stored + home)


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
    alone = seat is not None and state.floe.each == 1 and state.actor != OVER
    carried = int(state.things_of(seat)) if alone and seat is not None else None
    return _now_with(carried, int(state.floe.home_bonus), tuple(state.floe.values), bool(state.round <= 1))


@make_once
def _now_with(carried: int | None, home: int, values: tuple[int, ...], is_first_round: bool) -> dict[str, Text]:
    now = {"igloo": Text("now-home", {"points": home})}
    for name, value in zip(sheet.ANIMAL_NAMES, values, strict=True):
        worth = Text("now-worth", {"points": value})
        now[name] = (
            worth if carried is None else Text("now-and", {"first": worth, "second": _could_take(carried, name)})
        )
    if carried is not None:
        now["inuk"] = _could_take(carried, "inuk")
        now["bear"] = Text("now-bear-open" if _carries(carried, "harpoon") else "now-bear-closed")
    if is_first_round:
        now["bear"] = Text("now-first-round")  # NAN-4.23
    return now


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
    colour, doing = state.floe.colours[seat], _describe_seat(state, seat)
    if isinstance(state, HuntState):
        hunters = _hunters_of(state, seat)
        score = sum([points_so_far(state, hunter) for hunter in hunters])
        out = state.actor != OVER and all(state.is_home(hunter) for hunter in hunters)  # NAN-5.8
        return _hunting_player(seat, colour, doing, score, tuple([int(state.things_of(k)) for k in hunters]), out)
    return _other_player(seat, colour, doing, _exits(state, seat), state.actor != OVER and _is_out(state, seat))


@make_once
def _hunting_player(seat: int, colour: str, doing: Text, score: int, loads: tuple[int, ...], out: bool) -> Player:
    """One with points, and what its hunters carry."""
    carried = [name for things in loads for k, name in enumerate(sheet.LEFT_NAMES) if things >> k & 1]
    counts = [_amount(name, f"thing-{name}", carried.count(name)) for name in dict.fromkeys(carried)]
    return Player(seat, colour, doing, score, Text("unit-points", {"count": score}), counts, out)


@make_once
def _other_player(seat: int, colour: str, doing: Text, exits: int, out: bool) -> Player:
    counts = [_amount("paw", "count-exits", exits)] if exits >= 0 else []
    return Player(seat, colour, doing, counts=counts, out=out)


def _hunters_of(state: HuntState, seat: int) -> list[int]:
    first = seat * int(state.floe.each)
    return list(range(first, first + int(state.floe.each)))


def _is_out(state: FloeState, seat: int) -> bool:
    """Whether a seat has left the game before its end."""
    if isinstance(state, BearState):
        return state.skinned == 1 and seat == state.floe.bear_seat
    return state.place_of(seat) > 0


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


def _describe_seat(state: FloeState, seat: int) -> Text:
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
    low, high = int(state.closed_low & ~state.floe.shore_low), int(state.closed_high & ~state.floe.shore_high)
    marks = [_cracks(low, high)] if low or high else []
    if state.phase in (phase.CRACK, phase.CRACK_OWED, phase.DRIVE_BEAR):
        marks.append(_mark_entered(int(state.here)))
    if isinstance(state, HuntState) and state.phase >= phase.MOVE:
        for seat in range(state.floe.seats):
            for hunter in _stranded_hunters(state, seat):
                marks += _danger(seat, int(state.walk_region(state.spot(hunter))), hunter % int(state.floe.each))
    return marks


@make_once
def _cracks(low: int, high: int) -> Mark:
    edges = [edge for edge in range(EDGES) if int(EDGE_LOW[edge]) & low | int(EDGE_HIGH[edge]) & high]
    return Mark("crack", [f"edge-{EDGE_NAMES[edge]}" for edge in edges])


@make_once
def _mark_entered(cell: int) -> Mark:
    return Mark("entered", [at(cell)])


@make_once
def _danger(seat: int, land: int, slot: int) -> list[Mark]:
    """What is left to a hunter that is cut off."""
    cells = [at(cell) for cell in range(CELLS) if holds(land, cell)]
    return [
        Mark("danger", cells, Text("mark-cut-off"), seat),
        Mark("warning", [hunter_id(seat, slot)], None, seat),
    ]


def _counters(state: FloeState) -> list[Counter]:
    counters = _count_cracks(int(state.round), int(state.cracks()), len(board(state.floe).edges))
    if not isinstance(state, HuntState):
        return counters
    tiles = [int(state.tile_mask(TILES.index(name))).bit_count() for name in (*sheet.STORED_NAMES, "bear")]
    return counters + _count_tiles(tuple(tiles), tuple(state.floe.values))


@make_once
def _count_cracks(round: int, cracks: int, lines: int) -> list[Counter]:
    return [
        Counter("paw", Text("count-round"), round, place="top"),
        Counter("crack", Text("count-cracks"), cracks, of=lines),
    ]


@make_once
def _count_tiles(tiles: tuple[int, ...], values: tuple[int, ...]) -> list[Counter]:
    """What lies on the floe, the bears last, and what its animals are worth."""
    worth = sum([count * value for count, value in zip(tiles, values, strict=False)])
    counters = [_amount(name, f"thing-{name}", count) for name, count in zip(sheet.STORED_NAMES, tiles, strict=False)]
    return [*counters, _amount("ice-block", "count-worth", worth), _amount("bear", "thing-bear", tiles[-1])]


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
    kinds = dict.fromkeys([mark.kind for mark in scene.marks if mark.kind != "warning"])
    return legend + [Legend(kind, Text(f"legend-{kind}")) for kind in kinds]
