"""The table of Iglu Iglu as data: field, pieces, kept tiles, counters, and what to notice."""

from __future__ import annotations

from typing import Final

from banchisa.engine.cache import make_once
from banchisa.engine.scene import (
    Counter,
    CounterLevel,
    Layer,
    Legend,
    Mark,
    Piece,
    Player,
    Scene,
    Sum,
    SumLine,
    Zone,
    ZonePlace,
)
from banchisa.engine.state import OVER
from banchisa.engine.texts import Text
from banchisa.games.iglu.actions import ACTIONS
from banchisa.games.iglu.refusals.lookup import igloos_of, inuit_of
from banchisa.games.iglu.rules import phase
from banchisa.games.iglu.rules.board import (
    BEAR,
    BEAR_VALUE,
    CELLS,
    KEPT,
    RING_CELLS,
    TILES,
    TOKENS,
    cells_of,
    land,
    value_of,
)
from banchisa.games.iglu.rules.islands import hunted_points, island_points, islands, points_from, size_of
from banchisa.games.iglu.rules.melting import at_sea, free_tiles, meltable
from banchisa.games.iglu.rules.state import TYPES, FieldState
from banchisa.games.iglu.view.choices import choices_of, kept_id, name_inuk, prompt_of, token_id
from banchisa.games.iglu.view.geometry import BOARD, at, grounds_of

_LAYERS: Final = [Layer(name, Text(f"layer-{name}")) for name in ("islands", "ring", "banned")]
_RING: Final = Mark("area", [at(cell) for cell in RING_CELLS], Text("layer-ring"), layer="ring")
_DRAWINGS: Final = {"animals": "move-animals", "glacier": "glacier", "drift": "drift", "bear": "bear"}


def build_scene(state: FieldState, seat: int | None) -> Scene:
    """The scene for one seat or a spectator; of the kept tiles only one's own are shown."""
    own = seat is not None and seat == state.actor
    scene = Scene(
        game="iglu",
        seat=seat,
        boards=[BOARD],
        prompt=prompt_of(state),
        players=[_player(state, k) for k in range(state.field.seats)],
        pieces=[*_pieces(state), *_kept_tiles(state)],
        choices=choices_of(state) if own else [],
        zones=_zones(state, seat),
        counters=_counters(state),
        banners=_banners(state),
        sums=[*_points(state), *_unseen(state)],
        ending=[Text("ending-melted")] if state.actor == OVER else [],
        grounds=grounds_of(state),
        layers=_LAYERS,
    )
    scene.marks = [*_marks(state), *_arrows(state, scene)]
    scene.legend = _legend(state, scene)
    scene.now = _now(state, seat)
    return scene


def build_scene_beside(state: FieldState, seat: int | None, other: Scene) -> Scene:
    """The scene for one viewer, from that of another: what is kept and unseen differs, and what follows from it."""
    scene = other.share_with(seat, choices_of(state) if seat is not None and seat == state.actor else [])
    scene.prompt, scene.zones = prompt_of(state), _zones(state, seat)
    scene.pieces = [*(piece for piece in other.pieces if not piece.secret), *_kept_tiles(state)]
    scene.sums = [*(points for points in other.sums if points.seat is not None), *_unseen(state)]
    if state.phase == phase.DRIFT:
        scene.marks = [*_marks(state), *_arrows(state, scene)]
    scene.legend = _legend(state, scene)
    scene.now = _now(state, seat)
    return scene


def drawing_of(kind: str) -> str:
    """The drawing of a tile or token: without its value, which is written beside it."""
    return _DRAWINGS.get(kind, kind.rstrip("123"))


def _value(kind: str) -> int | None:
    if kind == TOKENS[BEAR]:
        return BEAR_VALUE
    return int(kind[-1]) if kind[-1].isdigit() else None


# pieces on the field


def _pieces(state: FieldState) -> list[Piece]:
    """Everything that all may see."""
    pieces = [*_igloos(state), *_tokens(state), *_inuit(state)]
    for seat in range(state.field.seats):
        pieces += _hunted_and_stock(state, seat)
    return pieces


def _igloos(state: FieldState) -> list[Piece]:
    return [_igloo(seat, k, cell) for seat in range(state.field.seats) for k, cell in enumerate(igloos_of(state, seat))]


@make_once
def _igloo(seat: int, k: int, cell: int) -> Piece:
    return Piece(f"igloo-{seat}-{k}", "igloo", at(cell), Text("thing-igloo"), seat=seat)


def _tokens(state: FieldState) -> list[Piece]:
    found: list[Piece] = []
    for kind in range(len(TOKENS)):
        for cell in cells_of(int(state.herd(kind))):
            found.append(_token(kind, cell, 1 if kind == BEAR else int(state.count_at(value_of(kind), cell))))
    return found


@make_once
def _token(kind: int, cell: int, count: int) -> Piece:
    name = TOKENS[kind]
    value = None if kind == BEAR else _value(name)
    return Piece(token_id(kind, cell), drawing_of(name), at(cell), Text(f"thing-{name}"), value=value, count=count)


def _inuit(state: FieldState) -> list[Piece]:
    """One piece for all Inuit of a seat in a space."""
    found: list[Piece] = []
    for seat in range(state.field.seats):
        cells = inuit_of(state, seat)
        for cell in sorted({cell for cell in cells if cell < CELLS}):
            found.append(_inuk(seat, cells.index(cell), cell, cells.count(cell)))
    return found


@make_once
def _inuk(seat: int, number: int, cell: int, count: int) -> Piece:
    return Piece(name_inuk(seat, number), "inuit", at(cell), Text("thing-inuit"), seat=seat, count=count)


# beside the field


def _zones(state: FieldState, own: int | None) -> list[Zone]:
    """What each seat keeps, has hunted and can still build."""
    return _zones_for(own, tuple([int(state.hand_size(seat)) for seat in range(state.field.seats)]))


@make_once
def _zones_for(own: int | None, kept: tuple[int, ...]) -> list[Zone]:
    zones: list[Zone] = []
    for seat, size in enumerate(kept):
        place: ZonePlace = "tray" if seat == own else "seat"
        zones += [
            Zone(f"kept-{seat}", Text("zone-kept"), place, seat, count=size, secret=seat == own),
            Zone(f"hunted-{seat}", Text("zone-hunted"), place, seat, shape="loose"),
            Zone(f"igloos-{seat}", Text("zone-stock"), place, seat),
        ]
    return zones


def _kept_tiles(state: FieldState) -> list[Piece]:
    """The kept tiles that the viewer knows: their own, and at the end everybody's."""
    found: list[Piece] = []
    for seat in range(state.field.seats):
        for kind, name in enumerate(KEPT):
            count = int(state.kept_of(seat, kind))
            if count:
                used = seat == state.active and state.played >> TYPES.index(name.rstrip("123")) & 1 == 1
                found.append(_kept_tile(seat, name, count, used))
    return found


@make_once
def _kept_tile(seat: int, name: str, count: int, used: bool) -> Piece:
    return Piece(
        kept_id(name), drawing_of(name), f"kept-{seat}", Text(f"thing-{name}"), value=_value(name), count=count,
        used=used, secret=True, frame="red",
    )  # fmt: skip


def _hunted_and_stock(state: FieldState, seat: int) -> list[Piece]:
    found: list[Piece] = []
    for kind, name in enumerate(TOKENS):
        count = int(state.hunted_of(seat, kind))
        if count:
            found.append(_hunted_piece(seat, name, count))
    left = int(state.igloos_left(seat))
    if left:
        found.append(_igloos_in_stock(seat, left))
    return found


@make_once
def _hunted_piece(seat: int, name: str, count: int) -> Piece:
    zone, label = f"hunted-{seat}", Text(f"thing-{name}")
    return Piece(f"{zone}-{name}", drawing_of(name), zone, label, value=_value(name), count=count)


@make_once
def _igloos_in_stock(seat: int, left: int) -> Piece:
    label = Text("thing-igloos", {"count": left})
    return Piece(f"stock-{seat}", "igloo", f"igloos-{seat}", label, seat=seat, count=left)


def _points(state: FieldState) -> list[Sum]:
    """What each seat would have if the game ended now."""
    title = "points" if state.actor == OVER else "points-now"
    found: list[Sum] = []
    for seat in range(state.field.seats):
        on_islands, caught = int(island_points(state, seat)), int(hunted_points(state, seat))
        found.append(_sum_of(seat, title, on_islands, caught))
    return found


@make_once
def _sum_of(seat: int, title: str, on_islands: int, caught: int) -> Sum:
    lines = [SumLine(Text("points-islands"), on_islands), SumLine(Text("points-hunted"), caught)]
    return Sum(Text(title), seat, lines, on_islands + caught)


def _unseen(state: FieldState) -> list[Sum]:
    """Which tiles the viewer has not seen."""
    if state.actor == OVER:
        return []
    return [_sum_of_unseen(tuple([int(state.unseen_of(kind)) for kind in range(len(TILES))]))]


@make_once
def _sum_of_unseen(counts: tuple[int, ...]) -> Sum:
    lines = [SumLine(Text(f"thing-tile-{name}"), count) for name, count in zip(TILES, counts, strict=True)]
    return Sum(Text("unseen"), None, lines, sum(counts), place="side")


def _now(state: FieldState, seat: int | None) -> dict[str, Text]:
    """What a bear is worth, and which kept tiles the viewer cannot play at this moment of their turn."""
    now: dict[str, Text] = {"bear": Text("now-worth", {"points": BEAR_VALUE})}
    if seat is None or seat != state.active or state.actor == OVER:
        return now
    if state.phase == phase.MELT:
        now["energy"] = now["harpoon"] = Text("now-melt-first")  # IGL-4.44
    for kind, name in enumerate(TYPES):
        if state.played >> kind & 1:
            now[drawing_of(name)] = Text("now-played")  # IGL-4.42
    return now


# players


def _player(state: FieldState, seat: int) -> Player:
    on_ice = len([cell for cell in inuit_of(state, seat) if state.ice >> cell & 1])
    unit = "unit-points" if state.actor == OVER else "unit-points-now"
    counts = on_ice, int(state.igloos_left(seat)), int(state.hand_size(seat))
    return _show_player(
        seat, state.field.colours[seat], _describe_seat(state, seat), state.scores()[seat], unit, counts
    )


@make_once
def _show_player(seat: int, colour: str, doing: Text, score: int, unit: str, counts: tuple[int, int, int]) -> Player:
    on_ice, igloos, kept = counts
    shown = [
        Counter("inuit", Text("count-inuit"), on_ice),
        Counter("igloo", Text("count-igloos"), igloos),
        Counter("ice-tile-back", Text("count-kept"), kept),
    ]
    return Player(seat, colour, doing, score, Text(unit), shown)


def _describe_seat(state: FieldState, seat: int) -> Text:
    """What there is to say about a seat now."""
    if state.actor == OVER:
        return Text("seat-place", {"place": state.ranks()[seat]})
    if state.phase >= phase.MELT and seat == state.active:
        if state.phase == phase.ACT:
            return Text("seat-points", {"points": int(state.ap)})
        return Text("seat-melting" if state.window == phase.MELT else "seat-acting")
    if seat == state.actor:
        return Text("seat-placing" if state.phase == phase.PLACE else "seat-asked")
    return Text("seat-waiting")


# numbers


def _counters(state: FieldState) -> list[Counter]:
    left = int(size_of(free_tiles(state)))
    level: CounterLevel = "warn" if state.turns and left <= 2 * state.field.seats else ""
    counters = [Counter("paw", Text("count-turn"), int(state.turns), place="top")] if state.turns else []
    counters += _count_tiles(left, level, int(size_of(meltable(state))), int(size_of(state.glaciers)))
    return counters + [_count_supply(kind, int(state.count_supply(kind))) for kind in range(len(TOKENS))]


@make_once
def _count_tiles(free: int, level: CounterLevel, meltable: int, glaciers: int) -> list[Counter]:
    return [
        Counter("ice-tile-back", Text("count-free"), free, level=level),
        Counter("melt", Text("count-meltable"), meltable),
        Counter("glacier", Text("thing-tile-glacier"), glaciers),
    ]


@make_once
def _count_supply(kind: int, count: int) -> Counter:
    return Counter(drawing_of(TOKENS[kind]), Text(f"thing-{TOKENS[kind]}"), count)


def _banners(state: FieldState) -> list[Text]:
    banners: list[Text] = []
    if state.phase == phase.MELT and not at_sea(state) and meltable(state):
        banners.append(Text("banner-ring"))  # IGL-4.15
    return banners


# what to notice


def _marks(state: FieldState) -> list[Mark]:
    marks = [_island(state, island) for island in islands(state)] if state.phase >= phase.PLACE else []
    marks += [_RING, _mark_banned(int(state.field.banned | land()))]
    if state.phase == phase.DISPLACE:
        marks.append(Mark("entered", [at(int(state.here))], Text("mark-covered")))
    return marks


def _arrows(state: FieldState, scene: Scene) -> list[Mark]:
    """Where ice may drift, for whoever is to choose."""
    return [Mark("arrow", choice.touch) for choice in scene.choices] if state.phase == phase.DRIFT else []


@make_once
def _mark_banned(spaces: int) -> Mark:
    """The spaces that animals never enter."""
    return Mark("area", [at(cell) for cell in cells_of(spaces)], Text("layer-banned"), layer="banned")


def _island(state: FieldState, island: int) -> Mark:
    """An island, its size, and what it would bring to each tribe on it."""
    return _mark_island(island, tuple([int(points_from(state, seat, island)) for seat in range(state.field.seats)]))


@make_once
def _mark_island(island: int, by_seat: tuple[int, ...]) -> Mark:
    scoring = [(seat, points) for seat, points in enumerate(by_seat) if points]
    best = max((points for _, points in scoring), default=0)
    first = [seat for seat, points in scoring if points == best]
    leader = first[0] if len(first) == 1 else None
    label = Text("mark-island", {"size": int(size_of(island))})
    return Mark("area", [at(cell) for cell in cells_of(island)], label, leader, "islands", scoring)


def _legend(state: FieldState, scene: Scene) -> list[Legend]:
    """What the marks that are on the board now mean."""
    families = dict.fromkeys([ACTIONS.family(choice.action).name for choice in scene.choices])
    found = [Legend(_KEY[family], Text(f"legend-{family.replace('_', '-')}")) for family in families if family in _KEY]
    if state.phase == phase.DISPLACE:
        found.append(Legend("entered", Text("mark-covered")))
    return found


_KEY: Final = {
    "place": "cell-main",
    "melt_ice": "cell-main",
    "move_animal": "cell-main",
    "drift": "arrow",
    "displace": "cell-main",
    "flee": "cell-main",
    "walk": "cell-main",
    "kayak": "cell-second",
    "hunt": "cell-target",
}
