"""What a seat observes of a game of Iglu Iglu: the field in planes, its own tiles, and how many the others keep."""

from __future__ import annotations

from mypy_extensions import i64, u8

from banchisa.engine.arrays import vec
from banchisa.engine.bits import lowest, write_bits, write_marks
from banchisa.engine.observation import HIGHEST, Feature, from_chair, step_features, write_count, write_seat, write_step
from banchisa.games.iglu.rules import phase
from banchisa.games.iglu.rules.board import CELLS, DIRECTIONS, FIRST_KEPT, KEPT, SIZE, TILES, TOKENS, Field
from banchisa.games.iglu.rules.state import IGLOOS, MOST_OF_A_KIND, NOWHERE, TYPES, FieldState

_MOST_TOGETHER = 15  # animals of one value in a space
_FIELD = (SIZE, SIZE)


def declare_features(field: Field) -> tuple[Feature, ...]:
    """All features, in the order in which they are written."""
    seats, inuit = int(field.seats), int(field.inuit)
    tiles, tokens = ", ".join(TILES), ", ".join(TOKENS)
    return (
        *step_features(phase.NAMES, seats),
        Feature("ice", _FIELD, 1, "tiles; rows from 1 to 8, columns from a to h, as in all planes"),
        Feature("glaciers", _FIELD, 1, "tiles that are glaciers; the others lie face down"),
        Feature("bears", _FIELD, 1, "polar bears"),
        Feature("fish", (3, *_FIELD), _MOST_TOGETHER, "fish of values 1 to 3 in each space of the sea"),
        Feature("foxes", (3, *_FIELD), _MOST_TOGETHER, "foxes of values 1 to 3 on each tile"),
        Feature("inuit", (seats, *_FIELD), inuit, "Inuit of each seat"),
        Feature("igloos", (seats, *_FIELD), 1, "igloos of each seat"),
        Feature("here", _FIELD, 1, "the space that is being resolved: melted, to be covered, or under attack"),
        Feature("pushed", _FIELD, 1, "the tile that drifts, while animals are in its way"),
        Feature("way", (len(DIRECTIONS),), 1, f"where it drifts: {', '.join(DIRECTIONS)}"),
        Feature("kept", (len(KEPT),), MOST_OF_A_KIND, f"this seat's kept tiles: {', '.join(KEPT)}"),
        Feature("hand_sizes", (seats,), HIGHEST, "how many tiles each seat keeps"),
        Feature("unseen", (len(TILES),), MOST_OF_A_KIND, f"tiles that this seat has not seen: {tiles}"),
        Feature("shown", (len(TILES),), MOST_OF_A_KIND, "tiles that were shown to all, in the same order"),
        Feature("supply", (len(TOKENS),), MOST_OF_A_KIND, f"tokens beside the field: {tokens}"),
        Feature("lost", (len(TOKENS),), MOST_OF_A_KIND, "tokens out of the game, in the same order"),
        Feature("hunted", (seats, len(TOKENS)), MOST_OF_A_KIND, "tokens of each seat, in the same order"),
        Feature("fleeing", (seats,), inuit, "Inuit of each seat that must be put on a corner"),
        Feature("active", (seats,), 1, "whose turn it is"),
        Feature("acting", (1,), 1, "whether the turn is past its compulsory melt"),
        Feature("turns", (1,), HIGHEST, "turns begun"),
        Feature("action_points", (1,), HIGHEST, "action points left"),
        Feature("played", (len(TYPES),), 1, f"kept tiles played in this turn: {', '.join(TYPES)}"),
        Feature("movement_points", (1,), HIGHEST, "steps of animals left"),
        Feature("fish_to_come", (1,), 4, "fish that chance has still to bring"),
    )


def write_observation(state: FieldState, seat: i64, out: vec[u8], at: i64) -> None:
    """Write all features; what other seats keep counts as unseen."""
    at = write_step(out, at, state.phase, len(phase.NAMES), state.actor, seat, state.field.seats)
    at = _write_field(state, out, at)
    at = _write_tribes(state, seat, out, at)
    at = _write_drift(state, out, at)
    at = _write_tiles(state, seat, out, at)
    at = _write_tokens(state, seat, out, at)
    _write_turn(state, seat, out, at)


def _write_plane(out: vec[u8], at: i64, mask: i64) -> i64:
    """Write the water spaces of a mask, and return where the next plane begins."""
    write_marks(out, at, mask, 1)
    return at + CELLS


def _write_field(state: FieldState, out: vec[u8], at: i64) -> i64:
    at = _write_plane(out, at, state.ice)
    at = _write_plane(out, at, state.glaciers)
    at = _write_plane(out, at, state.bears)
    for value in range(i64(1), i64(4)):
        mask = state.at_least_one(value)
        while mask:
            low = mask & -mask
            cell = lowest(low)
            plane = value + 2 if state.ice & low else value - 1
            out[at + plane * CELLS + cell] = u8(state.count_at(value, cell))
            mask ^= low
    return at + 6 * CELLS


def _write_tribes(state: FieldState, seat: i64, out: vec[u8], at: i64) -> i64:
    """Write Inuit, then igloos, a plane for each seat."""
    seats = state.field.seats
    for other in range(seats):
        inuit = at + from_chair(other, seat, seats) * CELLS
        for number in range(state.field.inuit):
            cell = state.inuk(other, number)
            if cell != NOWHERE:
                out[inuit + cell] += 1
        igloos = inuit + seats * CELLS
        for number in range(other * IGLOOS, other * IGLOOS + IGLOOS):
            cell = state.igloo_at(number)
            if cell:
                out[igloos + cell] = 1
    return at + 2 * seats * CELLS


def _write_drift(state: FieldState, out: vec[u8], at: i64) -> i64:
    """Write the space that is being resolved, and the tile that drifts."""
    now = state.phase
    if now == phase.TILE or now == phase.FISH or now == phase.FOX or now == phase.DISPLACE or now == phase.ANSWER:
        out[at + state.here] = 1
    if now == phase.DISPLACE:
        out[at + CELLS + state.pushed] = 1
        out[at + 2 * CELLS + state.way] = 1
    return at + 2 * CELLS + len(DIRECTIONS)


def _write_tiles(state: FieldState, seat: i64, out: vec[u8], at: i64) -> i64:
    """Write kept tiles, sizes of hands, and what is unseen for this seat and shown to all."""
    seats = state.field.seats
    sizes = at + len(KEPT)
    unseen = sizes + seats
    shown = unseen + len(TILES)
    for kind in range(i64(len(TILES))):
        out[unseen + kind] = u8(state.unseen_of(kind))
        out[shown + kind] = u8(state.shown_of(kind))
    for other in range(seats):
        out[sizes + from_chair(other, seat, seats)] = u8(state.hand_size(other))
        place = at if other == seat else unseen + FIRST_KEPT
        for kind in range(i64(len(KEPT))):
            out[place + kind] += u8(state.kept_of(other, kind))
    return shown + len(TILES)


def _write_tokens(state: FieldState, seat: i64, out: vec[u8], at: i64) -> i64:
    seats, kinds = state.field.seats, i64(len(TOKENS))
    for kind in range(kinds):
        out[at + kind] = u8(state.count_supply(kind))
        out[at + kinds + kind] = u8(state.lost_of(kind))
    at += 2 * kinds
    for other in range(seats):
        row = at + from_chair(other, seat, seats) * kinds
        for kind in range(kinds):
            out[row + kind] = u8(state.hunted_of(other, kind))
    return at + seats * kinds


def _write_turn(state: FieldState, seat: i64, out: vec[u8], at: i64) -> None:
    seats = state.field.seats
    for other in range(seats):
        out[at + from_chair(other, seat, seats)] = u8(state.fleeing_of(other))
    at = write_seat(out, at + seats, state.active, seat, seats)
    if state.window == phase.ACT:
        out[at] = 1
    at = write_count(out, at + 1, state.turns)
    at = write_count(out, at, state.ap)
    write_bits(out, at, state.played, len(TYPES))
    at = write_count(out, at + len(TYPES), state.points)
    write_count(out, at, state.left)
