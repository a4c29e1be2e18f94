"""Positions as JSON: a reader names every mistake, and gives a field that is left out its natural value."""

from __future__ import annotations

from banchisa.engine.errors import PositionError
from banchisa.engine.position_json import (
    MOST_COUNTED,
    Json,
    check_fields,
    get_bool,
    get_int,
    get_word,
    need,
    write_start,
)
from banchisa.engine.state import CHANCE, OVER
from banchisa.games.pinguinoe.position.validate import check_sound
from banchisa.games.pinguinoe.rules import phase
from banchisa.games.pinguinoe.rules.board import (
    ARK,
    ARK_A,
    BIT,
    CARDS,
    CELL_NAMES,
    CELL_OF,
    DARK,
    DIE_SIDES,
    FACE_MASK,
    FRONT_NAMES,
    FRONT_OF,
    LIGHT,
    LIGHT_FRONTS,
    NOWHERE,
    OBJECTS,
    PLACE_KINDS,
    PLACES,
    ROTATIONS,
    STOP,
    UP,
    WHOLE_WAVE,
    Sea,
    face_of,
    front_of,
    rotation_of,
)
from banchisa.games.pinguinoe.rules.play import RaceState
from banchisa.games.pinguinoe.rules.search_cards import HAND_BITS, KINDS, MOST, ONE, PouchState, count_in
from banchisa.games.pinguinoe.rules.state import NOBODY, SeaState

ON_ARK = "ark"
STAGES = (phase.ROLL, phase.MOVE, phase.SEAL, phase.END)
OWN_STEPS = (phase.ROLL, phase.MOVE, phase.SEAL, phase.SEND, phase.RETREAT)
ASKED_OF_OTHERS = (phase.FISH, phase.LURE, phase.BELT)
QUEUING = (phase.FISH, phase.BELT, phase.RETREAT)
_FIELDS = (
    "ark", "discards", "down", "events", "flips", "floated", "floating", "hands", "hole", "kept", "left", "moved",
    "penguins", "phase", "place", "pool", "queue", "rolled", "seal", "seat", "shift", "stage", "stops", "storm",
    "turn", "turns", "up", "used", "who", "winner",
)  # fmt: skip


# writing


def write_position(state: SeaState) -> Json:
    """The whole position."""
    assert isinstance(state, RaceState)
    sea = state.sea
    data: Json = {
        **write_start(state),
        "turn": int(state.turn),
        "turns": int(state.turns),
        "stage": phase.NAMES[state.stage],
        "ark": "AB"[(state.code(sea.ark) & FACE_MASK) - ARK_A],
        "shift": int(state.shift),
        "up": {str(place): front_name(state, place) for place in map_places(sea) if not state.is_down(place)},
        "down": {
            str(place): front_name(state, place)
            for place in map_places(sea)
            if state.is_down(place) and state.is_known(place)
        },
        "penguins": [CELL_NAMES[state.spot(seat)] for seat in range(sea.seats)],
        "floating": seats_in(state, state.floating),
        "seal": seal_name(state),
        "events": int(state.events),
        "storm": int(state.storm),
        "stops": seats_in(state, state.stops),
        "rolled": int(state.rolled),
        "left": int(state.left),
        "used": state.used == 1,
        "moved": state.moved == 1,
        "floated": state.floated == 1,
    }
    _write_cards(state, data)
    _write_pending(state, data)
    if state.phase == phase.OVER:
        data["winner"] = None if state.winner == NOBODY else int(state.winner)
    return data


def map_places(sea: Sea) -> list[int]:
    """The places where map cards lie."""
    return [place for place in range(PLACES) if sea.place_kinds[place] in (LIGHT, DARK)]


def front_name(state: SeaState, place: int) -> str:
    """Front and rotation of a card that was seen, such as L1a/180."""
    face = int(state.code(place) & FACE_MASK)
    return f"{FRONT_NAMES[front_of(face)]}/{ROTATIONS[rotation_of(face)]}"


def seats_in(state: SeaState, mask: int) -> list[int]:
    return [seat for seat in range(state.sea.seats) if mask >> seat & 1]


def seal_name(state: SeaState) -> str:
    return ON_ARK if state.seal == ARK else CELL_NAMES[state.seal]


def card_names(hand: int) -> list[str]:
    """The objects in thirteen bits."""
    return [CARDS[kind] for kind in range(OBJECTS) for _ in range(count_in(hand, kind))]


def _write_cards(state: PouchState, data: Json) -> None:
    """Hands are lists of objects, or a number where nobody looking knows more."""
    fresh: list[object] = []
    kept: list[object] = []
    for seat in range(state.sea.seats):
        one, other = int(state.fresh_of(seat)), int(state.kept_of(seat))
        fresh.append(one if state.is_hidden(seat) else card_names(one))
        kept.append(other if state.is_hidden(seat) else card_names(other))
    data["hands"] = fresh
    data["kept"] = kept
    data["pool"] = card_names(int(state.pool))
    data["discards"] = [CARDS[kind] for kind in range(KINDS) for _ in range(state.count_discarded(kind))]


def _write_pending(state: SeaState, data: Json) -> None:
    """What is under way, as far as the phase needs it."""
    if state.phase == phase.REVEAL:
        data["place"] = int(state.place)
        if state.stage == phase.END:
            data["flips"] = int(state.flips)
    if state.phase in QUEUING:
        data["queue"] = seats_in(state, state.queue)
    if state.phase == phase.RETREAT:
        data["who"] = int(state.who)
    if state.phase in (phase.REVEAL, phase.BELT) and state.stage == phase.END:
        data["hole"] = None if state.hole == NOWHERE else CELL_NAMES[state.hole]


# reading


def read_position(sea: Sea, data: Json) -> RaceState:
    """A position from its JSON; it must be one that can stand on the table."""
    check_fields(data, _FIELDS)
    state = RaceState(sea)
    _read_map(state, data)
    _read_pawns(state, data)
    _read_turn(state, data)
    _read_cards(state, data)
    _read_pending(state, data)
    check_sound(state)
    return state


def _read_map(state: RaceState, data: Json) -> None:
    face = data.get("ark", "A")
    need(face in ("A", "B"), f"ark: {face!r} is no face; allowed: A, B")
    state.lay(state.sea.ark, UP + ARK_A + "AB".index(str(face)))
    for name, lies in (("up", UP), ("down", 0)):
        cards = data.get(name, {})
        if not isinstance(cards, dict):
            raise PositionError(f"{name}: a table of cards by their places")
        for place, card in cards.items():
            _read_card(state, f"{name}.{place}", place, card, lies)


def _read_card(state: RaceState, where: str, place: object, card: object, lies: int) -> None:
    if not isinstance(place, str) or place not in [str(known) for known in map_places(state.sea)]:
        raise PositionError(f"{where}: no map card lies at place {place!r}")
    name, _, rotation = card.partition("/") if isinstance(card, str) else ("", "", "")
    if name not in FRONT_OF or rotation not in ROTATIONS:
        raise PositionError(f"{where}: {card!r} is no front with its rotation; write for example L1a/180")
    front, at = FRONT_OF[name], int(place)
    colour = LIGHT if front < LIGHT_FRONTS else DARK
    need(state.sea.place_kinds[at] == colour, f"{where}: {name} is {PLACE_KINDS[colour]} sea, the place is not")
    need(state.unseen & BIT[front], f"{where}: {name} lies on the map twice")
    need(not state.is_known(at), f"{where}: another card lies there")
    state.unseen &= ~BIT[front]
    state.lay(at, face_of(front, ROTATIONS.index(rotation)) + lies)


def _read_pawns(state: RaceState, data: Json) -> None:
    seats = int(state.sea.seats)
    state.shift = get_int(data, "shift", 0, 0, seats - 1 if seats > 2 else 0)
    cells = data.get("penguins", [CELL_NAMES[state.home(seat)] for seat in range(seats)])
    if not isinstance(cells, list) or len(cells) != seats:
        raise PositionError(f"penguins: {seats} cells are needed")
    for seat, name in enumerate(cells):
        state.put(seat, _cell(state, name, "penguins"))
    state.floating = _mask(state, data, "floating")
    seal = data.get("seal", ON_ARK)
    state.seal = ARK if seal == ON_ARK else _cell(state, seal, "seal")


def _read_turn(state: RaceState, data: Json) -> None:
    seats = int(state.sea.seats)
    state.phase = phase.NAMES.index(get_word(data, "phase", phase.NAMES[phase.ROLL], phase.NAMES[: phase.END]))
    state.turn = get_int(data, "turn", max(get_int(data, "seat", 0, OVER, seats - 1), 0), 0, seats - 1)
    natural = state.phase_name() if state.phase in STAGES else phase.NAMES[phase.ROLL]
    state.stage = phase.NAMES.index(get_word(data, "stage", natural, [phase.NAMES[k] for k in STAGES]))
    state.turns = get_int(data, "turns", 0, 0, int(state.sea.round_limit) * seats)
    state.rolled = get_int(data, "rolled", 0, 0, DIE_SIDES)
    state.left = get_int(data, "left", 0, 0, int(max(state.sea.most_points, state.sea.seal_steps)))
    state.used = int(get_bool(data, "used"))
    state.moved = int(get_bool(data, "moved"))
    state.floated = int(get_bool(data, "floated") if "floated" in data else int(state.floating >> state.turn & 1))
    state.storm = get_int(data, "storm", 0, 0, seats + 1)
    state.stops = _mask(state, data, "stops")


def _read_cards(state: RaceState, data: Json) -> None:
    seats = int(state.sea.seats)
    empty: list[object] = [[] for _ in range(seats)]
    hands, kept = data.get("hands", empty), data.get("kept")
    if not isinstance(hands, list) or len(hands) != seats:
        raise PositionError(f"hands: a list of objects for each of the {seats} seats is needed")
    if kept is None:
        kept = [0 if isinstance(hand, int) else [] for hand in hands]
    if not isinstance(kept, list) or len(kept) != seats:
        raise PositionError(f"kept: a list of objects for each of the {seats} seats is needed")
    for seat in range(seats):
        if isinstance(hands[seat], int) != isinstance(kept[seat], int):
            raise PositionError(f"kept: seat {seat} must be known in `hands` and `kept`, or hidden in both")
        if isinstance(hands[seat], int):
            state.hidden |= BIT[seat]
        state.hands |= _hand(hands[seat], f"hands[{seat}]") << HAND_BITS * seat
        state.kept |= _hand(kept[seat], f"kept[{seat}]") << HAND_BITS * seat
    state.pool = _hand(data.get("pool", []), "pool")
    for kind in _kinds(data.get("discards", []), "discards", KINDS):
        if state.count_discarded(kind) == state.sea.box[kind]:
            raise PositionError(f"discards: there are only {state.sea.box[kind]} cards {CARDS[kind]!r}")
        state.discard(kind)
    drawn = sum(int(state.count_discarded(kind) + state.in_play(kind)) for kind in range(STOP, KINDS))
    most = drawn if state.sea.awake else MOST_COUNTED  # asleep, cards are shuffled again and again
    state.events = get_int(data, "events", drawn, drawn, most)


def _hand(data: object, where: str) -> int:
    """Thirteen bits from a list of objects, or from the number of cards of a hidden hand."""
    if isinstance(data, int) and not isinstance(data, bool):
        need(0 <= data <= 14, f"{where}: a hidden hand has 0 to 14 cards, not {data}")
        return data
    kinds = _kinds(data, where, OBJECTS)
    for kind in kinds:
        need(kinds.count(kind) <= MOST[kind], f"{where}: there are not that many {CARDS[kind]!r} cards")
    return sum(int(ONE[kind]) for kind in kinds)


def _kinds(data: object, where: str, most: int) -> list[int]:
    if not isinstance(data, list):
        raise PositionError(f"{where}: a list of cards is needed")
    for name in data:
        need(name in CARDS[:most], f"{where}: {name!r} cannot lie there; allowed: {', '.join(CARDS[:most])}")
    return [CARDS.index(name) for name in data]


def _read_pending(state: RaceState, data: Json) -> None:
    seats = int(state.sea.seats)
    if state.phase == phase.OVER:
        winner = data.get("winner")
        state.winner = NOBODY if winner is None else get_int(data, "winner", 0, 0, seats - 1)
        state.actor = OVER
        return
    state.queue = _mask(state, data, "queue") if state.phase in QUEUING else 0
    state.who = get_int(data, "who", 0, 0, seats - 1) if state.phase == phase.RETREAT else 0
    state.place = get_int(data, "place", 0, 0, PLACES - 1) if state.phase == phase.REVEAL else 0
    state.flips = get_int(data, "flips", 0, 0, WHOLE_WAVE) if state.phase == phase.REVEAL else 0
    hole = data.get("hole")
    state.hole = NOWHERE if hole is None else _cell(state, hole, "hole")
    state.actor = _actor(state, data)


def _actor(state: RaceState, data: Json) -> int:
    """Read the actor: it follows from the phase, except in reactions."""
    seats = int(state.sea.seats)
    if state.phase in ASKED_OF_OTHERS:
        return get_int(data, "seat", int(state.turn), 0, seats - 1)
    natural = int(state.turn)
    if state.phase not in OWN_STEPS:
        natural = CHANCE
    elif state.phase == phase.RETREAT and state.stage == phase.END:
        natural = int(state.left_of(state.who))
    return get_int(data, "seat", natural, natural, natural)


def _mask(state: RaceState, data: Json, name: str) -> int:
    """A bit for each seat of a list."""
    seats = data.get(name, [])
    known = range(int(state.sea.seats))
    if not isinstance(seats, list) or not all(type(seat) is int and seat in known for seat in seats):
        raise PositionError(f"{name}: a list of seats from 0 to {state.sea.seats - 1} is needed, not {seats!r}")
    need(len(set(seats)) == len(seats), f"{name}: a seat stands twice")
    return sum(int(BIT[seat]) for seat in seats)


def _cell(state: RaceState, name: object, where: str) -> int:
    if not isinstance(name, str) or name not in CELL_OF or not state.sea.is_in_play(CELL_OF[name]):
        raise PositionError(f"{where}: {name!r} is no cell of the map; write for example 7.13 (row 7, column 13)")
    return CELL_OF[name]
