"""What a seat observes of a game of Pinguinoè: the sea as it lies, the pawns, its own cards and what is unseen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from banchisa.engine.arrays import vec
from banchisa.engine.bits import write_bits
from banchisa.engine.observation import (
    HIGHEST,
    Feature,
    from_chair,
    step_features,
    write_count,
    write_one,
    write_seat,
    write_step,
)
from banchisa.games.pinguinoe.rules import phase
from banchisa.games.pinguinoe.rules.board import (
    ARK,
    BIT,
    CARD_COLS,
    CARD_ROWS,
    CARDS,
    CELLS,
    COLS,
    DIE_SIDES,
    FACE_MASK,
    FIRST_CELL,
    FIRST_IGLOO,
    NOWHERE,
    OBJECTS,
    PLACE_OF,
    PLACES,
    ROWS,
    UP,
    Sea,
)
from banchisa.games.pinguinoe.rules.search_cards import KINDS, PouchState, count_in, size_of
from banchisa.games.pinguinoe.rules.state import NOBODY

_KIND_NAMES: Final = ("ice", "Inuk", "dog sled", "seal space", "ice block", "hull", "igloo", "no card")
_PLANES: Final = 8  # kinds of cells but sea
_MAP = (ROWS, COLS)
_GRID = (CARD_ROWS, CARD_COLS)
_MOST_HELD = 14  # objects of a kind
_WAVE: Final = 5  # cards that a tsunami turns


def declare_features(sea: Sea) -> tuple[Feature, ...]:
    """All features, in the order in which they are written."""
    seats, objects, cards = int(sea.seats), ", ".join(CARDS[:OBJECTS]), ", ".join(CARDS)
    stages = (phase.ROLL, phase.MOVE, phase.SEAL, phase.END)
    return (
        *step_features(phase.NAMES, seats),
        Feature("cells", (_PLANES, *_MAP), 1, f"what the map shows: {', '.join(_KIND_NAMES)}; nothing is sea"),
        Feature("face_down", _GRID, 1, "map cards that lie face down"),
        Feature("faces", _GRID, FIRST_IGLOO, "map cards that were seen, up or down: 1 + front * 2 + rotation"),
        Feature("penguins", (seats, *_MAP), 1, "where each penguin stands"),
        Feature("homes", (seats, *_GRID), 1, "the card with the igloo of each seat"),
        Feature("floating", (seats,), 1, "penguins that rest in water"),
        Feature("seal", _MAP, 1, "where the seal is"),
        Feature("seal_on_ark", (1,), 1, "whether the seal is on the ark"),
        Feature("hand", (OBJECTS,), _MOST_HELD, f"this seat's objects: {objects}"),
        Feature("hand_sizes", (seats,), HIGHEST, "how many objects each seat holds"),
        Feature("kept_sizes", (seats,), HIGHEST, "how many of them are from before the last shuffle"),
        Feature("kept_by_others", (OBJECTS,), _MOST_HELD, f"what the other seats have from before: {objects}"),
        Feature("unseen", (KINDS,), _MOST_HELD, f"cards in the deck or drawn unseen since the shuffle: {cards}"),
        Feature("discards", (KINDS,), 7, "cards on the discard pile, in the same order"),
        Feature("events", (1,), HIGHEST, "event cards drawn"),
        Feature("storm", (1,), seats + 1, "turns that the blizzard still lasts"),
        Feature("stops", (seats,), 1, "seats that miss a turn"),
        Feature("turn", (seats,), 1, "whose turn it is, once the game has begun"),
        Feature("rounds_left", (1,), min(int(sea.round_limit), HIGHEST), "rounds until the flood; above 255 the same"),
        Feature("rolled", (DIE_SIDES,), 1, "the result of the die in this turn"),
        Feature("left", (1,), HIGHEST, "movement points or seal steps left"),
        Feature("used", (1,), 1, "whether an object was used in this turn"),
        Feature("moved", (1,), 1, "whether the penguin has moved in this turn"),
        Feature("floated", (1,), 1, "whether the penguin was floating when the turn began"),
        Feature("stage", (len(stages),), 1, f"of the turn: {', '.join(phase.NAMES[stage] for stage in stages)}"),
        Feature("queue", (seats,), 1, "penguins that are still to be dealt with"),
        Feature("retreating", (seats,), 1, "the penguin that retreats"),
        Feature("turning", _GRID, 1, "the map card that is being turned"),
        Feature("wave", (_WAVE,), 1, "cards that the tsunami has still to turn: own, north, east, south, west"),
        Feature("hole", _MAP, 1, "the seal space that the tsunami has turned up last"),
        Feature("winner", (seats,), 1, "who has won"),
    )


def write_observation(state: PouchState, seat: i64, out: vec[u8], at: i64) -> None:
    """Write all features; of the other hands only the sizes are known."""
    seats = state.sea.seats
    at = write_step(out, at, state.phase, len(phase.NAMES), state.actor, seat, seats)
    at = _write_map(state, out, at)
    at = _write_pawns(state, seat, out, at)
    at = _write_hands(state, seat, out, at)
    at = _write_deck(state, seat, out, at)
    at = _write_turn(state, seat, out, at)
    at = _write_pending(state, seat, out, at)
    write_seat(out, at, state.winner, seat, seats)


def _write_map(state: PouchState, out: vec[u8], at: i64) -> i64:
    """Write cells, then cards face down, then the faces of all map cards that were seen."""
    down = at + _PLANES * CELLS
    faces = down + PLACES
    starts, marks = state.sea.mark_starts, state.sea.marks
    place: i64 = 0
    for row in range(i64(CARD_ROWS)):
        cards = state.row(row)
        for _ in range(i64(CARD_COLS)):
            face = cards & FACE_MASK
            if cards & UP:
                first = at + FIRST_CELL[place]
                for k in range(starts[face], starts[face + 1]):
                    out[first + marks[k]] = 1
            else:
                out[down + place] = 1
            if face < FIRST_IGLOO:
                out[faces + place] = u8(face + 1)
            cards >>= 8
            place += 1
    return faces + PLACES


def _write_pawns(state: PouchState, seat: i64, out: vec[u8], at: i64) -> i64:
    seats = state.sea.seats
    homes = at + seats * CELLS
    floating = homes + seats * PLACES
    for other in range(seats):
        row = from_chair(other, seat, seats)
        out[at + row * CELLS + state.spot(other)] = 1
        out[homes + row * PLACES + PLACE_OF[state.home(other)]] = 1
        if state.is_floating(other):
            out[floating + row] = 1
    at = write_one(out, floating + seats, state.seal, CELLS)
    return write_one(out, at, state.seal - ARK, 1)


def _write_hands(state: PouchState, seat: i64, out: vec[u8], at: i64) -> i64:
    """Write the own objects, the sizes of all hands, and what the others have kept."""
    seats = state.sea.seats
    sizes = at + OBJECTS
    kept = sizes + seats
    others = kept + seats
    for other in range(seats):
        row = from_chair(other, seat, seats)
        out[sizes + row] = u8(state.hand_size(other))
        out[kept + row] = u8(state.kept_of(other) if state.is_hidden(other) else size_of(state.kept_of(other)))
    own, kept_by_others = own_objects(state, seat), objects_kept_by_others(state, seat)
    for kind in range(i64(OBJECTS)):
        out[at + kind] = u8(count_in(own, kind))
        out[others + kind] = u8(count_in(kept_by_others, kind))
    return others + OBJECTS


def own_objects(state: PouchState, seat: i64) -> i64:
    """What a seat holds, if that is known, as thirteen bits."""
    return i64(0) if state.is_hidden(seat) else state.fresh_of(seat) + state.kept_of(seat)


def objects_kept_by_others(state: PouchState, seat: i64) -> i64:
    """What the other seats have together from before the last shuffle: there are never too many for thirteen bits."""
    objects = state.pool
    for other in range(state.sea.seats):
        if other != seat and not state.is_hidden(other):
            objects += state.kept_of(other)
    return objects


def _write_deck(state: PouchState, seat: i64, out: vec[u8], at: i64) -> i64:
    """Write what is in the deck or in other hands since the last shuffle, and what is discarded."""
    known = own_objects(state, seat) + objects_kept_by_others(state, seat)
    box = state.sea.box
    for kind in range(i64(KINDS)):
        discarded = state.count_discarded(kind)
        unseen = box[kind] - discarded
        unseen -= count_in(known, kind) if kind < OBJECTS else state.in_play(kind)
        out[at + kind] = u8(unseen)
        out[at + KINDS + kind] = u8(discarded)
    return at + 2 * KINDS


def _write_turn(state: PouchState, seat: i64, out: vec[u8], at: i64) -> i64:
    seats = state.sea.seats
    at = write_count(out, at, state.events)
    at = write_count(out, at, state.storm)
    at = _write_seats(out, at, state.stops, seat, seats)
    at = write_seat(out, at, state.turn if state.phase >= phase.ROLL else i64(NOBODY), seat, seats)
    at = write_count(out, at, state.sea.round_limit - state.turns // seats)
    at = write_one(out, at, state.rolled - 1, DIE_SIDES)
    at = write_count(out, at, state.left)
    at = write_count(out, at, state.used)
    at = write_count(out, at, state.moved)
    at = write_count(out, at, state.floated)
    if state.stage == phase.MOVE:
        out[at + 1] = 1
    elif state.stage == phase.SEAL:
        out[at + 2] = 1
    else:
        out[at + (3 if state.stage == phase.END else 0)] = 1
    return at + 4


def _write_seats(out: vec[u8], at: i64, mask: i64, seat: i64, seats: i64) -> i64:
    for other in range(seats):
        if mask & BIT[other]:
            out[at + from_chair(other, seat, seats)] = 1
    return at + seats


def _write_pending(state: PouchState, seat: i64, out: vec[u8], at: i64) -> i64:
    """Write what is under way, as far as the phase needs it."""
    seats, now = state.sea.seats, state.phase
    is_queue = now == phase.FISH or now == phase.BELT or now == phase.RETREAT
    at = _write_seats(out, at, state.queue if is_queue else i64(0), seat, seats)
    at = write_seat(out, at, state.who if now == phase.RETREAT else i64(NOBODY), seat, seats)
    is_wave = state.stage == phase.END
    if now == phase.REVEAL:
        out[at + state.place] = 1
        if is_wave:
            write_bits(out, at + PLACES, state.flips, _WAVE)
    knows_hole = is_wave and (now == phase.REVEAL or now == phase.BELT)
    return write_one(out, at + PLACES + _WAVE, state.hole if knows_hole else i64(NOWHERE), CELLS)
