"""Whether a position that somebody wrote down could stand on the table."""

from __future__ import annotations

from banchisa.engine.position_json import need, need_step
from banchisa.games.arctic.actions import ACTIONS
from banchisa.games.arctic.refusals.prompts import STEPS
from banchisa.games.arctic.rules import phase
from banchisa.games.arctic.rules.board import (
    ANIMALS,
    BEAR,
    BEAR_DRAW,
    BEAR_GIVE,
    CARD_NAMES,
    CARDS,
    FOX,
    FOX_JOKER,
    MOOSE_PLACE,
    ORCA_PILE,
    ORCA_REFILL,
    PUFFIN,
    PUFFIN_SWAP,
    UNKNOWN,
    WALRUS,
    cards_in,
)
from banchisa.games.arctic.rules.knowledge import hidden_in_hand, hidden_places, is_hidden, known_to_all
from banchisa.games.arctic.rules.play import ArcticState
from banchisa.games.arctic.rules.state import (
    DOWN,
    FACE,
    FROM_PILE,
    NOBODY,
    NONE,
    TableState,
    exit_of,
    has_seen,
    known_seat,
    known_stamp,
    origin_of,
    pile_row,
    start_tokens,
    zone_row,
)
from banchisa.games.arctic.setup import BY_CHANCE

MOST_DRAWN = 7  # a card taken back, and six drawn
MOST_PLACED = 5  # the largest placement value


def is_chance(state: TableState) -> bool:
    return STEPS[int(state.phase)].is_for_chance(ACTIONS)


def check_sound(state: ArcticState, begins: bool) -> None:
    """Refuse a position that no game could reach; if a turn is yet to begin, the phase follows from it."""
    _check_supplies(state)
    _check_totems(state)
    for seat in range(state.agreed.seats):
        _check_pile(state, seat)
        _check_zone(state, seat)
        _check_hand(state, seat)
        _check_known(state, seat)
    _check_exits(state)
    if state.phase < phase.PLACE:
        _check_set_up(state)
        return
    need(state.first != NOBODY, "first: the first player is chosen before the first turn")
    if begins:
        visible = state.visible(state.turn) != NONE
        need(visible or state.size(state.turn) > 0, "hands: a seat without a Visible card needs a card in hand")
    else:
        _check_step(state)


def check_offer(state: ArcticState) -> None:
    """The seat to act has a legal action, unless its hand is hidden."""
    shown = is_chance(state) or hidden_in_hand(state, state.turn) == 0
    need_step(state, state.phase == phase.OVER or not shown or bool(state.legal_actions()), "nothing could be done")


# the table


def _check_supplies(state: ArcticState) -> None:
    """Every card is somewhere, and the Reserve is either whole or open."""
    need(not state.opened or state.reserve == 0, "reserve: an opened Reserve has become the draw pile")
    need(state.opened != 0 or not state.final, "final: the final round begins only when the Reserve was opened")
    river, size = int(state.river), int(state.agreed.river_size)
    need(river <= size, f"river: {river} cards lie in the River; at most {size} can")
    entries = state.all_entries()
    hidden = [int(hidden_in_hand(state, seat)) for seat in range(state.agreed.seats)]
    faceless = len([entry for entry in entries if entry & FACE == UNKNOWN]) + sum(hidden)
    unseen = len(cards_in(state.unseen_low, state.unseen_high))
    supply = int(state.pile + state.reserve)
    need(
        unseen == supply + faceless,
        f"{unseen} cards are not named, but there are places for {supply + faceless}",
    )


def _check_totems(state: ArcticState) -> None:
    totems = [int(state.totem(seat)) for seat in range(state.agreed.seats)]
    named = [totem for totem in totems if 0 < totem <= ANIMALS]
    need(len(named) == len(set(named)), "totems: two seats have the same Totem")
    dealt = int(state.dealt) if state.phase == phase.TOTEMS else 0 if state.phase < phase.TOTEMS else len(totems)
    order = all((totem > 0) == (seat < dealt) for seat, totem in enumerate(totems))
    need(order, f"totems: Totems are dealt seat by seat, and {dealt} have been")


def _check_pile(state: ArcticState, seat: int) -> None:
    """A joker lies beneath another card, unless a take-back has just uncovered it."""
    entries = state.entries(pile_row(seat))
    jokers = [entry for entry in entries if entry & DOWN]
    need(not jokers or state.side(FOX) == FOX_JOKER & 1, "piles: there are no jokers without the fox power for them")
    if entries and entries[-1] & DOWN:
        uncovered = seat == state.turn and state.phase == phase.PLACE and state.puffin == 1 and state.count == 0
        need(uncovered, f"piles: a joker lies on top of the pile of seat {seat}")


def _check_zone(state: ArcticState, seat: int) -> None:
    for place in range(state.row_start(zone_row(seat)), state.row_end(zone_row(seat))):
        entry = state.entry_at(place)
        seen, origin = int(has_seen(entry)), int(origin_of(entry))
        if origin == FROM_PILE:
            known = is_hidden(entry) or entry & FACE != UNKNOWN
            need(known == (seen > 0), "penalties: a card has a face exactly when somebody has seen it")
        else:
            need(seen >> origin & 1 == 1, "penalties: whoever discarded a card has seen it")
        if state.side(BEAR) == BEAR_DRAW & 1:
            own = seen & ~(1 << seat) == 0 and origin in (seat, FROM_PILE)
            need(own, "penalties: only bear_give brings cards into the Penalty zones of others")


def _check_hand(state: ArcticState, seat: int) -> None:
    limit = int(state.agreed.hand_limit)
    if seat == state.turn and state.phase >= phase.PLACE:
        limit += MOST_DRAWN
    elif state.final:
        limit += 1
    need(state.size(seat) <= limit, f"hands: seat {seat} holds more than {limit} cards")


def _check_exits(state: ArcticState) -> None:
    met: set[tuple[int, int]] = set()
    for place in range(state.count_lying()):
        entry = state.entry_at(place)
        key = (int(origin_of(entry)), int(exit_of(entry)))
        if entry & DOWN and key[0] != FROM_PILE:
            need(key not in met, f"two face-down cards have the exit number {key[1]} of seat {key[0]}")
            met.add(key)


def _check_known(state: ArcticState, seat: int) -> None:
    """A card that everybody saw enter a hand is there, or has left it face down since."""
    for card in range(CARDS):
        known = state.knowledge_of(card)
        if known and known_seat(known) == seat and not state.is_unseen(card) and not state.holds(seat, card):
            place = _place_of(state, card)
            entry = 0 if place == NONE else int(state.entry_at(place))
            left = entry & DOWN and origin_of(entry) == seat and exit_of(entry) > known_stamp(known)
            need(bool(left), f"known: {CARD_NAMES[card]} has not been in the hand of seat {seat} since")
    exits = [int(exit_of(state.entry_at(place))) for place in hidden_places(state, seat)]
    for before, card in enumerate(known_to_all(state, seat)):
        stamp = int(known_stamp(state.knowledge_of(card)))
        later = [exit for exit in exits if exit > stamp]
        room = int(hidden_in_hand(state, seat)) + len(later)
        need(room > before, f"known: there is no place for {CARD_NAMES[card]} with seat {seat}")


def _place_of(state: ArcticState, card: int) -> int:
    for place in range(state.count_lying()):
        if state.entry_at(place) & FACE == card:
            return place
    return NONE


# steps


def _check_set_up(state: ArcticState) -> None:
    """Nothing but the set-up has happened, in its order."""
    begun = state.ends or state.owners or state.opened or state.still or state.exits or state.turn
    need(not begun and state.round == 1, "during the set-up nobody has had a turn yet")
    need(state.tokens == start_tokens(state.agreed), "tokens: during the set-up they stand where they start")
    need(not any(state.knowledge_of(card) for card in range(CARDS)), "known: during the set-up nobody has shown a card")
    _check_chance(state)
    each, seats = int(state.agreed.hand_start), int(state.agreed.seats)
    dealt = int(state.dealt) if state.phase == phase.HANDS else each * seats if state.phase == phase.RIVER else 0
    for seat in range(seats):
        wanted = min(max(dealt - each * seat, 0), each)
        need(state.size(seat) == wanted, f"hands: seat {seat} must hold {wanted} cards now")
    need(state.phase == phase.RIVER or state.river == 0, "the River is turned up last")
    most = {phase.SIDES: ANIMALS, phase.TOTEMS: seats, phase.HANDS: each * seats}.get(int(state.phase), 1)
    need(state.dealt < most, f"dealt: {state.dealt} were dealt already; there are {most}")
    need(state.phase != phase.RIVER or state.river < state.agreed.river_size, "the River is full")
    need((state.first == NOBODY) == (state.phase <= phase.FIRST), "first: the first player is chosen before the hands")


def _check_chance(state: ArcticState) -> None:
    """Chance decides only what the table has not chosen."""
    fixed = {phase.DECKS: state.agreed.fixed_decks, phase.FIRST: state.agreed.fixed_first}.get(
        int(state.phase), BY_CHANCE
    )
    if state.phase == phase.SIDES and state.dealt < ANIMALS:
        fixed = state.agreed.fixed_sides[state.dealt]
    need_step(state, fixed == BY_CHANCE, "the options leave nothing to chance here")


def _check_step(state: ArcticState) -> None:
    """What is asked can be asked here."""
    need(not state.puffin or state.owner(PUFFIN) == state.turn, "puffin: its power was used without its card")
    if state.phase == phase.PLACE:
        _check_quota(state)
        need_step(state, state.size(state.turn) > 0 or state.may_take_back(), "there is nothing to place")
    elif state.phase == phase.SWAP:
        need_step(state, state.aside != UNKNOWN and state.may_use_puffin(PUFFIN_SWAP), "no card is being exchanged")
    elif state.phase == phase.OVER:
        need_step(state, state.final == 1, "the game ends after the final round")
    else:
        _check_after_placing(state)
    need((state.phase == phase.SWAP) == (state.aside != UNKNOWN), "only an exchange puts a card aside")


def _check_after_placing(state: ArcticState) -> None:
    visible = state.visible(state.turn)
    need_step(state, visible != NONE, "the seat to move has no Visible card")
    need_step(state, state.owner(state.main_animal()) == state.turn, "the power of the Visible card was not taken")
    if state.phase == phase.EXTRA:
        goes_on = state.owner(WALRUS) == state.turn and (state.may_step(-1) or state.may_step(1))
        need_step(state, state.heading != 0 and goes_on, "no token may go on")
    elif state.phase > phase.EXTRA:
        need_step(state, not state.final, "there is no phase C in the final round")
        _check_drawing(state)


def _check_quota(state: ArcticState) -> None:
    """How many cards must and may be placed or drawn, as far as the table still shows it."""
    need(state.count < state.most, "count: enough was done already")
    wanted = state.copy()
    if state.phase > phase.EXTRA:
        wanted.set_draw_quota()
    elif state.count == 0:
        wanted.set_quota()
    else:
        _check_spread(state)
    right = state.least == wanted.least and state.most == wanted.most
    need(right, f"count: {wanted.least} to {wanted.most} cards are asked for, not {state.least} to {state.most}")


def _check_spread(state: ArcticState) -> None:
    """Once a card was placed, the one that set the number lies below it; only the moose leaves a choice."""
    helped = state.owns(state.turn, MOOSE_PLACE)
    most = MOST_PLACED + 1 if helped else MOST_PLACED
    spread = int(state.most - state.least)
    need(state.most <= most and spread in ((1, 2) if helped else (0,)), "count: so many cards are never asked for")


def _check_drawing(state: ArcticState) -> None:
    turn, river = int(state.turn), int(state.river)
    zone = state.entries(zone_row(turn))
    unlooked = [entry for entry in zone if not has_seen(entry) >> turn & 1]
    fresh = [entry for entry in zone if not has_seen(entry)]
    refilled = river < state.agreed.river_size and state.pile > 0
    facts = {
        phase.LOOK_TO_DRAW: state.owns(turn, BEAR_DRAW) and bool(fresh),
        phase.DRAW: not (state.owns(turn, BEAR_DRAW) and unlooked),
        phase.PILE_CARD: state.owns(turn, ORCA_PILE) and state.pile > 0,
        phase.REFILL_AT_ONCE: state.owns(turn, ORCA_REFILL) and refilled,
        phase.REFILL: refilled,
        phase.DISCARD: state.size(turn) > state.agreed.hand_limit,
        phase.LOOK_TO_GIVE: state.owns(turn, BEAR_GIVE) and bool(fresh),
        phase.GIVE: state.owns(turn, BEAR_GIVE) and bool(zone) and not unlooked,
        phase.GIVE_TO: state.owns(turn, BEAR_GIVE) and 0 <= state.chosen < len(zone) and not unlooked,
    }
    need_step(state, facts.get(int(state.phase), True), "this step cannot come here")
    if state.phase in (phase.LOOK_TO_DRAW, phase.DRAW, phase.PILE_CARD):
        _check_quota(state)
    if state.phase == phase.DRAW:
        source = river > 0 or state.may_draw_pile() or state.may_draw_penalty()
        need_step(state, source, "there is no card to draw")
