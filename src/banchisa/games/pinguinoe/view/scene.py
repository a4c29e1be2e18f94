"""The table of Pinguinoè as data: map, pawns, hands, counters, and what to notice."""

from __future__ import annotations

from typing import Final

from banchisa.engine.cache import make_once
from banchisa.engine.scene import Counter, CounterLevel, Layer, Legend, Mark, Piece, Player, Scene, Zone, ZonePlace
from banchisa.engine.state import OVER
from banchisa.engine.texts import Text
from banchisa.games.pinguinoe.actions import ACTIONS
from banchisa.games.pinguinoe.refusals.picking import landings
from banchisa.games.pinguinoe.rules.board import (
    ARK,
    CARDS,
    FACE_MASK,
    FIRST_CELL,
    IGLOO,
    IGLOO_PLACE,
    OBJECTS,
    PLACES,
    SPOT_STEP,
    SPOTS,
)
from banchisa.games.pinguinoe.rules.play import RaceState
from banchisa.games.pinguinoe.rules.search_cards import KINDS
from banchisa.games.pinguinoe.rules.state import NOBODY
from banchisa.games.pinguinoe.rules.ways import seal_reach
from banchisa.games.pinguinoe.view.choices import choices_of, prompt_of
from banchisa.games.pinguinoe.view.geometry import AT, board, grounds
from banchisa.games.pinguinoe.view.log import explain_end, front

_THINGS: Final = {name: Text(f"thing-{name}") for name in (*CARDS, "seal", "igloo", "object")}
_LAYERS: Final = [Layer(name, Text(f"layer-{name}")) for name in ("reach", "retreat")]
_OF_CARDS: Final = ("down", "seen")  # marks of cards face down


def build_scene(state: RaceState, seat: int | None) -> Scene:
    """The scene for one seat or a spectator; the state is what they see."""
    own = seat is not None and seat == state.actor
    scene = Scene(
        game="pinguinoe",
        seat=seat,
        boards=[board(state)],
        prompt=prompt_of(state),
        players=[_player(state, k) for k in range(state.sea.seats)],
        pieces=[*_places(state), *_pawns(state)],
        marks=[*_face_down(state), *_dangers(state)],
        choices=choices_of(state) if own else [],
        counters=_counters(state),
        banners=_banners(state),
        headline=None if state.winner == NOBODY else Text("headline"),
        ending=[explain_end(state)] if state.actor == OVER else [],
        grounds=grounds(state),
        layers=[] if state.actor == OVER else _LAYERS,
    )
    _finish(state, scene)
    return scene


def build_scene_beside(state: RaceState, seat: int | None, other: Scene) -> Scene:
    """The scene for one viewer, from that of another: hands, cards that were looked at, and choices differ."""
    scene = other.share_with(seat, choices_of(state) if seat is not None and seat == state.actor else [])
    scene.boards, scene.prompt, scene.grounds = [board(state)], prompt_of(state), grounds(state)
    scene.pieces = [piece for piece in other.pieces if piece.at.startswith("cell-")]
    scene.zones = []
    scene.marks = [*_face_down(state), *(mark for mark in other.marks if mark.kind not in _OF_CARDS)]
    _finish(state, scene)
    return scene


def _finish(state: RaceState, scene: Scene) -> None:
    """What lies beside the map, and what else depends on who looks."""
    _lay_out_hands(state, scene)
    _lay_out_piles(state, scene)
    scene.legend = _legend(scene)
    scene.now = _now(state, scene.seat)


def thing(name: str) -> Text:
    """The name of a component."""
    return _THINGS[name]


# pieces on the map


def _places(state: RaceState) -> list[Piece]:
    """The igloos, those of penguins not in play too (PIN-3.8)."""
    found: list[Piece] = []
    homes = {int(state.home(seat)): seat for seat in range(state.sea.seats)}
    for place in range(PLACES):
        if state.sea.place_kinds[place] == IGLOO_PLACE:
            cell = _igloo_cell(state, place)
            found.append(_igloo(place, cell, homes.get(cell)))
    return found


@make_once
def _igloo(place: int, cell: int, seat: int | None) -> Piece:
    return Piece(f"igloo-{place}", "igloo", AT[cell], thing("igloo"), seat=seat)


def _igloo_cell(state: RaceState, place: int) -> int:
    face = state.face(place)
    for spot in range(SPOTS):
        if state.sea.kind_of(face, spot) == IGLOO:
            return int(FIRST_CELL[place] + SPOT_STEP[spot])
    raise AssertionError("every igloo card has an igloo")


def _pawns(state: RaceState) -> list[Piece]:
    found: list[Piece] = []
    for seat in range(state.sea.seats):
        found.append(_penguin(seat, state.sea.colours[seat], int(state.spot(seat)), bool(state.is_floating(seat))))
    found.append(_seal(int(state.sea.hull_high if state.seal == ARK else state.seal)))
    return found


@make_once
def _penguin(seat: int, colour: str, cell: int, floats: bool) -> Piece:
    label = Text("piece-floating" if floats else "piece-penguin", {"colour": Text(f"colour-{colour}")})
    return Piece(f"penguin-{seat}", "penguin-afloat" if floats else "penguin", AT[cell], label, seat=seat)


@make_once
def _seal(cell: int) -> Piece:
    return Piece("seal", "seal-black", AT[cell], thing("seal"))


# hands and piles


def _lay_out_hands(state: RaceState, scene: Scene) -> None:
    for seat in range(state.sea.seats):
        zone = f"hand-{seat}"
        size = int(state.hand_size(seat))
        place: ZonePlace = "tray" if seat == scene.seat else "seat"
        scene.zones.append(_hand(zone, place, seat, size))
        if state.is_hidden(seat):
            if size:
                scene.pieces.append(_hidden_cards(zone, size))
        else:
            scene.pieces.extend(_held_pieces(state, seat, zone, scene.seat == seat))
        if state.stops >> seat & 1:
            scene.zones.append(Zone(f"front-{seat}", Text("zone-front"), place, seat))
            scene.pieces.append(Piece(f"stop-{seat}", "stop", f"front-{seat}", thing("stop")))


@make_once
def _hand(zone: str, place: ZonePlace, seat: int, size: int) -> Zone:
    return Zone(zone, Text("zone-hand"), place, seat, "fan", size, secret=True)


@make_once
def _hidden_cards(zone: str, count: int) -> Piece:
    return Piece(f"{zone}-cards", "card-back", zone, thing("object"), count=count, turned=True)


def _held_pieces(state: RaceState, seat: int, zone: str, own: bool) -> list[Piece]:
    """The objects of a known hand, one piece for each kind."""
    found: list[Piece] = []
    for kind in range(OBJECTS):
        count = int(state.count_held(seat, kind))
        if count:
            found.append(_held(zone, CARDS[kind], count, own and seat == state.turn and state.used == 1))
    return found


@make_once
def _held(zone: str, name: str, count: int, spent: bool) -> Piece:
    return Piece(f"{zone}-{name}", name, zone, thing(name), count=count, used=spent, secret=True)


def _lay_out_piles(state: RaceState, scene: Scene) -> None:
    """The open discard pile, and the blizzard while it blows."""
    if state.discards:
        scene.zones.append(Zone("discards", Text("zone-discards"), "tray", shape="pile"))
    for kind in range(KINDS):
        count = int(state.count_discarded(kind))
        if count:
            scene.pieces.append(_discarded_card(CARDS[kind], count))
    if state.storm:
        turns = int(min(state.storm, state.sea.seats))
        scene.zones.append(Zone("weather", Text("zone-weather"), "tray"))
        scene.pieces.append(Piece("blizzard", "blizzard", "weather", thing("blizzard"), value=turns))


@make_once
def _discarded_card(name: str, count: int) -> Piece:
    return Piece(f"discards-{name}", name, "discards", thing(name), count=count)


# players


def _player(state: RaceState, seat: int) -> Player:
    """There are no points (PIN-5.5): what counts is the way to the ark."""
    way = int(state.sea.ark_distance[state.spot(seat)])
    cards = int(state.hand_size(seat))
    return _show_player(seat, state.sea.colours[seat], _describe_seat(state, seat), way, cards)


@make_once
def _show_player(seat: int, colour: str, doing: str, way: int, cards: int) -> Player:
    unit = Text("unit-to-ark", {"count": way})
    counts = [Counter("card-back", Text("count-cards", {"count": cards}), cards)]
    return Player(seat, colour, Text(f"seat-{doing}"), way, unit, counts)


def _describe_seat(state: RaceState, seat: int) -> str:
    """What there is to say about a seat now."""
    if state.actor == OVER:
        return "won" if seat == state.winner else "lost"
    if state.stops >> seat & 1:
        return "misses"
    if state.is_floating(seat):
        return "floating"
    if state.spot(seat) == state.home(seat):
        return "home"
    return "on-turn" if seat == state.turn else "waiting"


# what to notice


def _dangers(state: RaceState) -> list[Mark]:
    """Where the seal could swim with its next roll and whom it could reach, and ways back."""
    marks: list[Mark] = []
    if state.actor == OVER:
        return marks
    reach = seal_reach(state)
    threatened = [f"penguin-{seat}" for seat in range(state.sea.seats) if int(state.spot(seat)) in reach]
    if threatened:
        marks.append(Mark("warning", threatened, Text("mark-threatened")))
    marks.append(_reach(tuple(reach)))
    for seat in range(state.sea.seats):
        for cell in sorted(landings(state, seat)):
            marks.append(_retreat(seat, state.sea.colours[seat], int(state.spot(seat)), cell))
    return marks


@make_once
def _reach(cells: tuple[int, ...]) -> Mark:
    return Mark("reach", [AT[cell] for cell in cells], Text("mark-reach"), layer="reach")


@make_once
def _retreat(seat: int, colour: str, start: int, end: int) -> Mark:
    text = Text("mark-retreat", {"colour": Text(f"colour-{colour}")})
    return Mark("road", [AT[start], AT[end]], text, seat, "retreat")


def _face_down(state: RaceState) -> list[Mark]:
    """Cards face down, and those among them that the viewer has looked at."""
    down = [place for place in range(PLACES) if state.is_down(place)]
    marks = [_down(tuple(down))] if down else []
    for place in down:
        if state.is_known(place):
            shown = front(state, int(state.code(place) & FACE_MASK))
            marks.append(Mark("seen", [f"card-{place}"], Text("mark-seen", {"front": shown})))
    return marks


@make_once
def _down(places: tuple[int, ...]) -> Mark:
    return Mark("down", [f"card-{place}" for place in places], Text("mark-down"))


def _counters(state: RaceState) -> list[Counter]:
    rounds = int(state.turns // state.sea.seats) + 1
    limit = int(state.sea.round_limit)
    counters = [
        Counter("paw", Text("count-round"), min(rounds, limit), of=limit, place="top"),
        Counter("search", Text("count-deck"), int(state.deck_size())),
    ]
    if state.rolled:
        counters.append(Counter(f"die-{state.rolled}", Text("count-die"), int(state.rolled), place="prompt"))
    if state.sea.awake:
        last = int(state.sea.last_event)
        level: CounterLevel = "warn" if state.events + 1 >= last else ""
        counters.append(Counter("white-penguin", Text("count-events"), int(state.events), of=last, level=level))
    else:
        counters.append(Counter("white-penguin", Text("count-events"), int(state.events)))
    return counters


def _now(state: RaceState, seat: int | None) -> dict[str, Text]:
    """How near the white penguin is, whether the seal is on the ark, how long it blows, whether an object was used."""
    now: dict[str, Text] = {}
    if state.actor == OVER:
        return now
    if state.sea.awake:
        now["count-events"] = Text("now-events-left", {"left": int(state.sea.last_event - state.events)})
    else:
        now["count-events"] = Text("now-asleep")
    if state.seal == ARK:
        now["seal-black"] = Text("now-on-ark")
    if state.storm:
        now["blizzard"] = Text("now-turns-left", {"turns": int(min(state.storm, state.sea.seats))})
    if seat is not None and seat == state.turn and state.used:
        now["zone-hand"] = Text("now-object-used")  # PIN-4.57
    return now


def _banners(state: RaceState) -> list[Text]:
    banners: list[Text] = []
    if state.storm:
        banners.append(Text("banner-blizzard", {"turns": int(min(state.storm, state.sea.seats))}))
    if state.sea.awake and state.events + 1 == state.sea.last_event and state.actor != OVER:
        banners.append(Text("banner-awake"))
    return banners


def _legend(scene: Scene) -> list[Legend]:
    """What the marks that are on the board now mean."""
    styles: list[str] = []
    for choice in scene.choices:
        family = ACTIONS.family(choice.action).name
        if choice.touch[-1].startswith("cell-") and f"{family}-{choice.style}" not in styles:
            styles.append(f"{family}-{choice.style}")
    legend = [
        Legend(f"cell-{style.split('-')[1]}", Text(f"legend-{style.replace('_', '-')}")) for style in sorted(styles)
    ]
    kinds = {mark.kind for mark in scene.marks}
    if "warning" in kinds:
        legend.append(Legend("warning", Text("legend-warning")))
    if "seen" in kinds:
        legend.append(Legend("eye", Text("legend-seen")))
    return legend
