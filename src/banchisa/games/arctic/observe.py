"""What a seat observes of a game of Arctic: where every card lies that it has seen, and how many lie elsewhere."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from banchisa.engine.arrays import vec
from banchisa.engine.bits import lowest, write_bits, write_half_sets
from banchisa.engine.observation import HIGHEST, Feature, from_chair, step_features, write_count, write_seat, write_step
from banchisa.games.arctic.rules import phase
from banchisa.games.arctic.rules.board import (
    ANIMAL_NAMES,
    ANIMALS,
    CARDS,
    DECKS,
    FLAG,
    HALF,
    LONGEST,
    SIDE_NAMES,
    SIDES,
    UNKNOWN,
)
from banchisa.games.arctic.rules.scoring import best_reading, longest_runs
from banchisa.games.arctic.rules.state import (
    DOWN,
    FACE,
    HIDDEN,
    KNOWN_MASK,
    NEEDED,
    NOBODY,
    NONE,
    ROWS,
    SHIFT_OF,
    STALLED,
    WORD_OF,
    TableState,
    has_seen,
    known_seat,
    pile_row,
    zone_row,
)
from banchisa.games.arctic.setup import ArcticTerms

_STEPS: Final = 6  # positions on the Landscape, from 0 to LAST


def declare_features(agreed: ArcticTerms) -> tuple[Feature, ...]:
    """All features, in the order in which they are written."""
    seats, cards = int(agreed.seats), int(agreed.cards)
    animals = ", ".join(ANIMAL_NAMES)
    return (
        *step_features(phase.NAMES, seats),
        Feature("hand", (CARDS,), 1, "the cards in this seat's hand"),
        Feature("river", (CARDS,), 1, "the cards of the River"),
        Feature("unseen", (CARDS,), 1, "cards of the game of which this seat does not see where they are"),
        Feature("received", (seats, CARDS), 1, "cards that everybody saw coming into a hand, and not leaving it"),
        Feature("piles", (seats, CARDS), cards, "cards face up in each pile: 1 for the lowest place of the pile"),
        Feature("jokers", (seats, CARDS), cards, "cards face down in each pile that this seat has seen, as in piles"),
        Feature("pile_sizes", (seats,), cards, "how many cards are in each pile, those face down included"),
        Feature("visible", (seats, CARDS), 1, "the Visible card of each seat"),
        Feature("runs", (seats, ANIMALS), LONGEST, f"the longest run of each pile: {animals}; 0 below two cards"),
        Feature("penalties", (seats, CARDS), 1, "cards of each Penalty zone that this seat has seen"),
        Feature("penalty_sizes", (seats,), cards, "how many cards are in each Penalty zone"),
        Feature("hand_sizes", (seats,), cards, "how many cards each seat holds"),
        Feature("aside", (CARDS,), 1, "the card that is being exchanged with the River"),
        Feature("chosen", (CARDS,), 1, "the penalty card that is being given, for those who have seen it"),
        Feature("totems", (seats, ANIMALS), 1, f"the Totems that this seat knows: {animals}"),
        Feature("tokens", (ANIMALS, _STEPS), 1, "where the token of each animal stands, from left to right"),
        Feature("sides", (ANIMALS, SIDES), 1, f"which side of each Power card lies up: {', '.join(SIDE_NAMES)}"),
        Feature("owners", (ANIMALS, seats), 1, "who owns each Power card"),
        Feature("decks", (DECKS,), 1, "the decks that are in the game"),
        Feature("pile", (1,), cards, "cards of the draw pile"),
        Feature("reserve", (1,), cards, "cards of the Reserve while it is unopened"),
        Feature("opened", (2,), 1, "whether the Reserve was opened because a card was needed, or the game stood still"),
        Feature("final", (1,), 1, "whether this is the final round"),
        Feature("still", (1,), int(agreed.stall_turns) + 1, "turns without a card from the pile; 0 after one has left"),
        Feature("count", (3,), HIGHEST, "cards placed or drawn in this phase, how many must be, how many may be"),
        Feature("puffin", (1,), 1, "whether a puffin power was used in this turn"),
        Feature("heading", (2,), 1, "where the token went that may go on: left, right"),
        Feature("turn", (seats,), 1, "whose turn it is, once all is dealt"),
        Feature("first", (seats,), 1, "the first player"),
        Feature("round", (1,), HIGHEST, "the number of the round; from 255 on the same"),
    )


def write_observation(state: TableState, seat: i64, out: vec[u8], at: i64) -> None:
    """Write all features. A card is unseen if it lies where this seat cannot see its face."""
    seats = state.agreed.seats
    at = write_step(out, at, state.phase, len(phase.NAMES), state.actor, seat, seats)
    at = _write_cards(state, seat, out, at)
    at = _write_sizes(state, seat, out, at)
    at = _write_step(state, seat, out, at)
    at = _write_landscape(state, seat, out, at)
    _write_turn(state, seat, out, at)


def _write_cards(state: TableState, seat: i64, out: vec[u8], at: i64) -> i64:
    """Write hand, River, unseen cards and those received openly, then the piles."""
    seats = state.agreed.seats
    at = write_half_sets(out, at, state.hand_low(seat), state.hand_high(seat), HALF, CARDS)
    at = write_half_sets(out, at, state.river_low, state.river_high, HALF, CARDS)
    unseen, low, high = at, state.unseen_low, state.unseen_high
    for other in range(seats):
        if other != seat:
            low |= state.hand_low(other)
            high |= state.hand_high(other)
    write_bits(out, unseen, low, HALF)
    write_bits(out, unseen + HALF, high, HALF)
    at += CARDS
    _write_received(state, seat, out, at)
    at += seats * CARDS
    for other in range(seats):
        _write_pile(state, other, seat, out, at + from_chair(other, seat, seats) * CARDS, unseen)
    return at + 2 * seats * CARDS


def _write_received(state: TableState, seat: i64, out: vec[u8], at: i64) -> None:
    seats = state.agreed.seats
    low, high = state.known_low, state.known_high
    cards, words, shifts = state.cards, WORD_OF, SHIFT_OF
    first: i64 = 0
    while low | high:
        if low == 0:
            low, high, first = high, 0, HALF
        card = first + lowest(low)
        row = known_seat(cards[words[card]] >> shifts[card] & KNOWN_MASK) - seat
        if row < 0:
            row += seats
        out[at + row * CARDS + card] = 1
        low &= low - 1


def _write_pile(state: TableState, owner: i64, seat: i64, out: vec[u8], at: i64, unseen: i64) -> None:
    """Write the places of a pile; what lies face down comes after the cards face up of all seats."""
    jokers = at + state.agreed.seats * CARDS
    cards, me = state.cards, FLAG[seat]
    start = state.row_start(pile_row(owner))
    for place in range(start, state.row_end(pile_row(owner))):
        entry = cards[ROWS + place]
        if not entry & DOWN:
            out[at + (entry & FACE)] = u8(place - start + 1)
        elif entry & FACE != UNKNOWN:
            if has_seen(entry) & me:
                out[jokers + (entry & FACE)] = u8(place - start + 1)
            else:
                out[unseen + (entry & FACE)] = 1


def _write_sizes(state: TableState, seat: i64, out: vec[u8], at: i64) -> i64:
    """Write what can be counted for each seat, and its Visible card and penalties."""
    seats = state.agreed.seats
    visible = at + seats
    runs = visible + seats * CARDS
    penalties = runs + seats * ANIMALS
    sizes = penalties + seats * CARDS
    unseen = at - 3 * seats * CARDS - CARDS
    for other in range(seats):
        row = from_chair(other, seat, seats)
        out[at + row] = u8(state.row_end(pile_row(other)) - state.row_start(pile_row(other)))
        card = state.visible(other)
        if card != NONE:
            out[visible + row * CARDS + card] = 1
        _write_runs(best_reading(state, other), out, runs + row * ANIMALS)
        _write_zone(state, other, seat, out, penalties + row * CARDS, unseen)
        out[sizes + row] = u8(state.zone_size(other))
        out[sizes + seats + row] = u8(state.size(other))
    return sizes + 2 * seats


def _write_runs(reading: i64, out: vec[u8], at: i64) -> None:
    lengths = longest_runs(reading)
    while lengths:
        length = lengths & 7
        if length > 1:  # a single card is no run
            out[at] = u8(length)
        lengths >>= 3
        at += 1


def _write_zone(state: TableState, owner: i64, seat: i64, out: vec[u8], at: i64, unseen: i64) -> None:
    for place in range(state.row_start(zone_row(owner)), state.row_end(zone_row(owner))):
        entry = state.entry_at(place)
        if entry & FACE != UNKNOWN:
            out[(at if has_seen(entry) & FLAG[seat] else unseen) + (entry & FACE)] = 1


def _write_step(state: TableState, seat: i64, out: vec[u8], at: i64) -> i64:
    """Write the cards that are under way in the middle of a step."""
    if state.phase == phase.SWAP:
        out[at + state.aside] = 1
    if state.phase == phase.GIVE_TO:
        entry = state.entry_at(state.row_start(zone_row(state.turn)) + state.chosen)
        if has_seen(entry) & FLAG[seat] and entry & FACE != UNKNOWN:
            out[at + CARDS + (entry & FACE)] = 1
    return at + 2 * CARDS


def _write_landscape(state: TableState, seat: i64, out: vec[u8], at: i64) -> i64:
    """Write Totems, tokens and Power cards."""
    seats = state.agreed.seats
    for other in range(seats):
        totem = state.totem(other)
        if (other == seat or state.phase == phase.OVER) and 0 < totem < HIDDEN:
            out[at + from_chair(other, seat, seats) * ANIMALS + totem - 1] = 1
    at += seats * ANIMALS
    turned = state.dealt if state.phase == phase.SIDES else i64(0 if state.phase == phase.DECKS else ANIMALS)
    sides = at + ANIMALS * _STEPS
    owners = sides + ANIMALS * SIDES
    for animal in range(i64(ANIMALS)):
        out[at + animal * _STEPS + state.token(animal)] = 1
        if animal < turned:
            out[sides + animal * SIDES + state.side(animal)] = 1
        owner = state.owner(animal)
        if owner != NOBODY:
            out[owners + animal * seats + from_chair(owner, seat, seats)] = 1
    return owners + ANIMALS * seats


def _write_turn(state: TableState, seat: i64, out: vec[u8], at: i64) -> None:
    seats = state.agreed.seats
    for deck in range(i64(DECKS)):
        if state.decks & FLAG[deck]:
            out[at + deck] = 1
    at = write_count(out, at + DECKS, state.pile)
    at = write_count(out, at, state.reserve)
    if state.opened == NEEDED:
        out[at] = 1
    elif state.opened == STALLED:
        out[at + 1] = 1
    at = write_count(out, at + 2, state.final)
    at = write_count(out, at, state.still + 1)
    begun = state.phase >= phase.PLACE
    if begun:
        write_count(out, at, state.count)
        write_count(out, at + 1, state.least)
        write_count(out, at + 2, state.most)
        write_count(out, at + 3, state.puffin)
    if state.phase == phase.EXTRA:
        out[at + (4 if state.heading < 0 else 5)] = 1
    at = write_seat(out, at + 6, state.turn if begun else i64(NOBODY), seat, seats)
    at = write_seat(out, at, state.first, seat, seats)
    write_count(out, at, state.round)
