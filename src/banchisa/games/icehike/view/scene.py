"""The table of Ice Hike as data: board, pieces, finds, counters, and what to notice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from banchisa.engine.cache import make_once
from banchisa.engine.scene import Counter, Layer, Legend, Mark, Piece, Player, Scene, Zone, ZonePlace
from banchisa.engine.state import OVER
from banchisa.engine.texts import Text
from banchisa.games.icehike.actions import ACTIONS
from banchisa.games.icehike.refusals.lookup import Levels, heights, road
from banchisa.games.icehike.refusals.places import refuse_place
from banchisa.games.icehike.refusals.prompts import rule_of_step
from banchisa.games.icehike.rules import phase
from banchisa.games.icehike.rules.bears import bear_price, may_enter, walks
from banchisa.games.icehike.rules.blockades import dead_ends, free_cells, free_road, free_way, has_way
from banchisa.games.icehike.rules.board import (
    CELL_NAMES,
    CELLS,
    COLOURS,
    CUBES,
    FIND_KINDS,
    FINDS,
    LAND,
    MOST_BEARS,
    NEIGHBOUR,
    NONE,
    OFF,
    SIDES,
    TILES,
    cells_in,
    within,
)
from banchisa.games.icehike.rules.lengths import FAR, length_of
from banchisa.games.icehike.rules.state import MIXED, NOBODY, WALK, TrailState
from banchisa.games.icehike.view.choices import bear_id, choices_of, held_id, place_cells, prompt_of, puppet_id
from banchisa.games.icehike.view.geometry import at, board, grounds
from banchisa.games.icehike.view.log import colour_text, thing

_ARRIVED: Final = ("ICE-5.1", "ICE-5.2")  # the ends of a game that somebody has won
_ENDINGS: Final = {
    "ICE-5.1": "ending-arrived", "ICE-5.2": "ending-last-one", "ICE-5.3": "ending-no-way", "ICE-5.4": "ending-cap",
}  # fmt: skip
_SPRITES: Final = {"fish": "fish-water", "bear_cave": "bear-cave", "empty": "cave"}


def build_scene(state: TrailState, seat: int | None) -> Scene:
    """The scene for one seat or a spectator. Nothing is hidden, so only the choices differ between them."""
    own = seat is not None and seat == state.actor
    scene = Scene(
        game="icehike",
        seat=seat,
        boards=[board(state)],
        prompt=prompt_of(state),
        players=[_player(state, k) for k in range(state.hike.seats)],
        pieces=[*_igloos(state), *_caves(state), *_bears(state), *_puppets(state)],
        marks=_marks(state),
        choices=choices_of(state) if own else [],
        zones=_zones(state, seat),
        counters=_counters(state),
        banners=_banners(state),
        headline=Text("headline-arrived") if rule_of_step(state) in _ARRIVED else None,
        ending=[Text(_ENDINGS[rule_of_step(state)])] if rule_of_step(state) in _ENDINGS else [],
        grounds=grounds(state),
    )
    _show_roads(state, scene)
    _lay_out_finds(state, scene)
    _lay_out_draw(state, scene)
    scene.legend = _legend(scene)
    scene.now = _now(state, scene)
    return scene


def build_scene_beside(state: TrailState, seat: int | None, other: Scene) -> Scene:
    """The scene for one viewer, from that of another: only choices, what they mean, and places of things differ."""
    scene = other.share_with(seat, choices_of(state) if seat is not None and seat == state.actor else [])
    scene.zones = _zones(state, seat)
    scene.legend = _legend(scene)
    return scene


def sprite(name: str) -> str:
    """The drawing of a tile or cube."""
    return _SPRITES.get(name, name)


# pieces


def _igloos(state: TrailState) -> list[Piece]:
    found: list[Piece] = []
    for colour in state.hike.order:
        for slot in range(state.igloos_built(colour)):
            found.append(_igloo(colour, slot, int(state.igloo(colour, slot)), _seat(state, colour)))
    return found


@make_once
def _igloo(colour: int, slot: int, cell: int, seat: int) -> Piece:
    id, label = f"igloo-{COLOURS[colour]}-{slot + 1}", Text("piece-igloo", {"colour": colour_text(colour)})
    return Piece(id, "igloo", at(cell), label, seat=seat, frame=COLOURS[colour])


def _caves(state: TrailState) -> list[Piece]:
    low = state.berry_low | state.torch_low | state.rope_low
    high = state.berry_high | state.torch_high | state.rope_high
    return [_find(cell, int(state.find_in(cell))) for cell in cells_in(low, high)]


@make_once
def _find(cell: int, kind: int) -> Piece:
    return Piece(f"find-{CELL_NAMES[cell]}", FINDS[kind], at(cell), thing(FINDS[kind]))


def _bears(state: TrailState) -> list[Piece]:
    found: list[Piece] = []
    for bear in range(state.bears_out()):
        fed = bool(state.is_fish(state.den(bear)))  # out of the game (ICE-4.105)
        found.append(_bear(bear, int(state.den(bear)), fed))
    return found


@make_once
def _bear(bear: int, cell: int, fed: bool) -> Piece:
    label = Text("piece-bear-fed" if fed else "piece-bear", {"number": bear + 1})
    return Piece(bear_id(bear), "bear", at(cell), label, used=fed)


def _puppets(state: TrailState) -> list[Piece]:
    found: list[Piece] = []
    for colour in state.hike.order:
        if state.spot(colour) != OFF:
            found.append(_puppet(colour, int(state.spot(colour)), _seat(state, colour)))
    return found


@make_once
def _puppet(colour: int, cell: int, seat: int) -> Piece:
    label = Text("piece-puppet", {"colour": colour_text(colour)})
    return Piece(puppet_id(colour), "puppet", at(cell), label, seat=seat, frame=COLOURS[colour])


def _seat(state: TrailState, colour: int) -> int:
    return int(state.hike.seat_of(colour))


def _lay_out_finds(state: TrailState, scene: Scene) -> None:
    """The finds of each colour and the igloos it has left (ICE-4.71)."""
    for colour in state.hike.order:
        for kind in range(len(FINDS)):
            count = int(state.finds(colour, kind))
            if count:
                scene.pieces.append(_held(colour, kind, count))
        left = int(state.hike.igloos - state.igloos_built(colour))
        if left:
            scene.pieces.append(_igloos_left(colour, _seat(state, colour), left))


def _zones(state: TrailState, own: int | None) -> list[Zone]:
    """Where the finds of each colour lie, and what was drawn."""
    owners = tuple([(colour, _seat(state, colour)) for colour in state.hike.order])
    return _zones_for(own, owners, state.tile != NONE)


@make_once
def _zones_for(own: int | None, owners: tuple[tuple[int, int], ...], has_drawn: bool) -> list[Zone]:
    found: list[Zone] = []
    for colour, seat in owners:
        place: ZonePlace = "tray" if seat == own else "seat"
        label = Text("zone-finds", {"colour": colour_text(colour)})
        found.append(Zone(_zone_id(colour), label, place, seat))
    return [*found, Zone("drawn", Text("zone-drawn"), "tray")] if has_drawn else found


def _zone_id(colour: int) -> str:
    return f"held-{COLOURS[colour]}"


@make_once
def _held(colour: int, kind: int, count: int) -> Piece:
    return Piece(held_id(colour, kind), FINDS[kind], _zone_id(colour), thing(FINDS[kind]), count=count)


@make_once
def _igloos_left(colour: int, seat: int, left: int) -> Piece:
    zone, label = _zone_id(colour), Text("piece-igloo", {"colour": colour_text(colour)})
    return Piece(f"{zone}-igloo", "igloo", zone, label, seat=seat, count=left, idle=True, frame=COLOURS[colour])


def _lay_out_draw(state: TrailState, scene: Scene) -> None:
    """What was drawn and is to be placed."""
    if state.tile == NONE:
        return
    tile = TILES[state.tile]
    scene.pieces.append(Piece("drawn-tile", sprite(tile), "drawn", thing(tile)))
    if state.cube != NONE:
        cube = CUBES[state.cube]
        scene.pieces.append(Piece("drawn-cube", sprite(cube), "drawn", thing(cube)))


# players


def _player(state: TrailState, seat: int) -> Player:
    own = [colour for colour in state.hike.order if _seat(state, colour) == seat]
    under_way = [colour for colour in own if state.spot(colour) != OFF]
    ways = [length_of(state, colour) for colour in under_way]
    length = min(ways) if ways and min(ways) < FAR else None
    held = tuple([sum([int(state.finds(colour, kind)) for colour in own]) for kind in range(FIND_KINDS)])
    igloos = sum([int(state.hike.igloos - state.igloos_built(colour)) for colour in own])
    out = state.actor != OVER and not under_way
    return _show_player(
        seat, tuple(own), _face(state, own), _describe_seat(state, seat, own), length, held, igloos, out
    )


@make_once
def _show_player(
    seat: int, own: tuple[int, ...], face: int, doing: Text, length: int | None, held: tuple[int, ...], igloos: int,
    out: bool,
) -> Player:  # fmt: skip
    counts = [_count_things(name, count) for name, count in zip(FINDS, held, strict=True) if count]
    counts.append(Counter("igloo", Text("count-igloos"), igloos))
    unit = None if length is None else Text("unit-to-go")
    colours = [COLOURS[colour] for colour in own] if len(own) > 1 else []
    return Player(seat, COLOURS[face], doing, length, unit, counts, out, colours=colours)


def _face(state: TrailState, own: list[int]) -> int:
    """The colour that stands for a seat: with two, the one that plays now or next (ICE-4.130)."""
    turn = int(state.colour)
    while turn not in own:
        turn = int(state.hike.next_colour(turn))
    return turn


def _now(state: TrailState, scene: Scene) -> dict[str, Text]:
    """How far a player's only hiker still has to go, and that bears rest when the tiles are used up."""
    now: dict[str, Text] = {}
    if state.actor == OVER:
        return now
    if state.hike.colours == state.hike.seats:
        for colour in state.hike.order:
            way = scene.players[_seat(state, colour)].score
            if state.spot(colour) != OFF:
                now[puppet_id(colour)] = Text("now-no-way") if way is None else Text("now-way", {"energy": way})
    if not state.stack and not state.drawn:
        now["bear"] = Text("now-bears-rest")  # ICE-4.141
    return now


def _describe_seat(state: TrailState, seat: int, own: list[int]) -> Text:
    """What there is to say about a seat now."""
    if state.actor == OVER:
        return Text("seat-place", {"place": state.ranks()[seat]})
    if state.place_of(seat):
        return Text("seat-arrived", {"place": int(state.place_of(seat))})
    face = _face(state, own)
    if _is_closed_in(state, face):
        return Text("seat-no-way-of", {"colour": colour_text(face)}) if len(own) > 1 else Text("seat-no-way")
    if seat == state.actor:
        return Text("seat-acting")
    return Text("seat-next", {"colour": colour_text(face)}) if len(own) > 1 else Text("seat-waiting")


def _is_closed_in(state: TrailState, colour: int) -> bool:
    return state.spot(colour) != OFF and not has_way(state, colour)


# what to notice


def _marks(state: TrailState) -> list[Mark]:
    if state.actor == OVER:
        return []
    marks = _forbidden_cells(state)
    reach = _in_reach(state)
    if reach:
        marks.append(_reach(tuple(reach)))
    for colour in state.hike.order:
        if _is_closed_in(state, colour):
            marks.append(Mark("warning", [puppet_id(colour)], Text("mark-no-way"), _seat(state, colour)))
    if state.mode == WALK:
        marks.append(Mark("origin", [at(int(state.walk_from))], Text("mark-walk-from")))
        if state.hit != OFF:
            marks.append(Mark("entered", [at(int(state.hit))], Text("mark-hit")))
    return marks


@make_once
def _reach(cells: tuple[int, ...]) -> Mark:
    return Mark("reach", [at(cell) for cell in cells], Text("mark-reach"), layer="bears")


def _forbidden_cells(state: TrailState) -> list[Mark]:
    """Free cells where the drawn tile, or the walking bear, would cut the last road or close somebody in."""
    if state.phase == phase.BEAR:
        low, high = dead_ends(state, state.bear)
        cells = [at(cell) for cell in cells_in(low, high)]
        return [Mark("shut", cells, Text("mark-no-stop"))] if cells else []
    if state.phase != phase.PLACE or state.tile == LAND:
        return []
    low, high = free_cells(state)
    allowed = set(place_cells(state))
    by_reason: dict[str, list[str]] = {}
    for cell in cells_in(low, high):
        if cell not in allowed:
            refusal = refuse_place(state, _number(cell))
            assert refusal is not None
            by_reason.setdefault(str(refusal.facts.get("puppet", "")), []).append(at(cell))
    return [Mark("shut", cells, _cut_text(puppet)) for puppet, cells in by_reason.items()]


def _show_roads(state: TrailState, scene: Scene) -> None:
    """On request: the road from start to finish, and the way of each puppet."""
    if state.actor == OVER:
        return
    if any(mark.layer == "bears" for mark in scene.marks):
        scene.layers.append(Layer("bears", Text("mark-reach")))
    levels, start, finish = heights(state), int(state.hike.start), int(state.hike.finish)
    low, high = free_road(state, NOBODY)
    _show_road(scene, None, _find_road(levels, start, finish, int(low), int(high)), None)
    for colour in state.hike.order:
        if state.spot(colour) != OFF:
            low, high = free_way(state, colour)
            way = _find_road(levels, int(state.spot(colour)), finish, int(low), int(high))
            _show_road(scene, colour, way, _seat(state, colour))


@make_once
def _find_road(levels: Levels, start: int, finish: int, free_low: int, free_high: int) -> tuple[int, ...]:
    """A road over free cells, which may begin where it is not free; empty if there is none."""
    closed = {cell for cell in range(CELLS) if not within(free_low, free_high, cell)}
    return tuple(road(levels, start, finish, closed - {start}) or ())


def _show_road(scene: Scene, colour: int | None, cells: tuple[int, ...], seat: int | None) -> None:
    if len(cells) > 1:
        scene.layers.append(_road_layer(colour))
        scene.marks.append(_road(colour, cells, seat))


@make_once
def _road_layer(colour: int | None) -> Layer:
    """That of the way of a colour, or of the road from start to finish."""
    if colour is None:
        return Layer("road", Text("layer-road"))
    return Layer(f"way-{COLOURS[colour]}", Text("layer-way", {"colour": colour_text(colour)}))


@make_once
def _road(colour: int | None, cells: tuple[int, ...], seat: int | None) -> Mark:
    layer = _road_layer(colour)
    return Mark("road", [at(cell) for cell in cells], layer.label, seat, layer.id)


def _cut_text(puppet: str) -> Text:
    return Text("mark-closes-in", {"colour": thing(puppet)}) if puppet else Text("mark-last-road")


def _number(cell: int) -> int:
    """The number of a whole cell among the actions."""
    return ACTIONS.id("place", CELL_NAMES[cell])


def _in_reach(state: TrailState) -> list[int]:
    """The cells that a bear could walk to, as long as bears walk."""
    found: list[int] = []
    if (not state.stack and not state.drawn) or state.mode == MIXED:
        return found
    for bear in range(MOST_BEARS):
        if walks(state, bear):
            left = [-1] * CELLS
            _roam(state, bear, state.den(bear), state.hike.bear_energy, left)
            found += [cell for cell in range(CELLS) if left[cell] >= 0]
    return sorted(set(found))


def _roam(state: TrailState, bear: i64, cell: i64, energy: i64, left: list[int]) -> None:
    """Note how much of so much energy a bear has left wherever it gets from a cell."""
    for k in range(cell * SIDES, cell * SIDES + SIDES):
        other = NEIGHBOUR[k]
        if may_enter(state, bear, cell, other):
            rest = energy - bear_price(state, cell, other)
            if rest > left[other]:
                left[other] = int(rest)
                _roam(state, bear, other, rest, left)


def _counters(state: TrailState) -> list[Counter]:
    tiles = [int(state.tiles_left(kind)) for kind in range(len(TILES))]
    counters = [
        Counter("paw", Text("count-turn"), int(state.turn), place="top"),
        Counter("mountain", Text("count-tiles"), sum(tiles), level="" if sum(tiles) else "warn", place="top"),
    ]
    counters += _count_stock(tuple(tiles), tuple([int(state.cubes_left(kind)) for kind in range(len(CUBES))]))
    bears = int(state.hike.bears - state.bears_out())
    counters.append(Counter("bear", Text("count-bears"), bears, of=int(state.hike.bears)))
    if not state.stack and not state.drawn and state.actor != OVER:
        counters.append(Counter("stop", Text("count-cap"), int(state.hike.cap - state.late), level="warn"))
    return counters


@make_once
def _count_stock(tiles: tuple[int, ...], cubes: tuple[int, ...]) -> list[Counter]:
    left = zip((*TILES, *CUBES), (*tiles, *cubes), strict=True)
    return [_count_things(name, count) for name, count in left]


@make_once
def _count_things(name: str, count: int) -> Counter:
    return Counter(sprite(name), thing(name), count)


def _banners(state: TrailState) -> list[Text]:
    banners: list[Text] = []
    if state.actor == OVER:
        return banners
    if not state.stack:
        banners.append(Text("banner-last-tile" if state.drawn else "banner-no-tiles"))
    if state.turn <= state.hike.quiet_turns * state.hike.colours:
        banners.append(Text("banner-quiet"))
    if state.mode == MIXED:
        banners.append(Text("banner-mixed"))
    return banners


def _legend(scene: Scene) -> list[Legend]:
    """What the marks that are on the board now mean."""
    legend: list[Legend] = []
    kinds = {(ACTIONS.family(choice.action).name, choice.style) for choice in scene.choices}
    for family in ("place", "step", "bear", "push", "retreat"):
        for style in ("main", "second", "target"):
            if kinds and (family, style) in kinds:
                legend.append(Legend(f"cell-{style}", Text(f"legend-{family}-{style}")))
    marked = dict.fromkeys([mark.kind for mark in scene.marks if not mark.layer])
    return legend + [Legend(kind, Text(f"legend-{kind}")) for kind in marked]
