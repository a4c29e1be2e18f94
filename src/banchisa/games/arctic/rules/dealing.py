"""What chance does: the set-up, and every card that gets its face later."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from banchisa.engine.arrays import vec
from banchisa.engine.bits import count_bits, nth_lowest, write_range
from banchisa.engine.rng import Rng
from banchisa.engine.state import CHANCE
from banchisa.games.arctic import actions as ids
from banchisa.games.arctic.actions import DECK_SETS
from banchisa.games.arctic.rules import phase
from banchisa.games.arctic.rules.board import ANIMALS, DECK_HIGH, DECK_LOW, FLAG, HALF, fill_cards
from banchisa.games.arctic.rules.state import (
    FACE,
    HIDDEN,
    NONE,
    ROWS,
    SEEN,
    TableState,
    has_seen,
    start_tokens,
    zone_row,
)
from banchisa.games.arctic.setup import BY_CHANCE, deck_mask


@mypyc_attr(acyclic=True)
class DealingState(TableState):
    """Steps of chance."""

    def lay_out(self) -> None:
        """Lay the Landscape and begin the set-up (ARC-3.1)."""
        self.tokens = start_tokens(self.agreed)
        self.choose_decks()

    # offers

    def fill_chance(self, out: vec[i64]) -> i64:
        if self.phase == phase.DECKS:
            return self._fill_decks(out)
        if self.phase == phase.SIDES:
            return write_range(out, ids.SIDE, 2)
        if self.phase == phase.TOTEMS:
            return self._fill_totems(out)
        if self.phase == phase.FIRST:
            return write_range(out, ids.FIRST, self.agreed.seats)
        return self._fill_cards(out)

    def _fill_decks(self, out: vec[i64]) -> i64:
        """As many decks as players (ARC-3.3)."""
        n: i64 = 0
        for k in range(len(DECK_SETS)):
            if len(DECK_SETS[k]) == self.agreed.seats:
                out[n] = ids.DECKS_IN + k
                n += 1
        return n

    def _fill_totems(self, out: vec[i64]) -> i64:
        """The animals not dealt yet (ARC-3.7); in what a seat sees, also those that others may have."""
        n: i64 = 0
        dealt: i64 = 0
        for seat in range(self.agreed.seats):
            if 0 < self.totem(seat) < HIDDEN:
                dealt |= FLAG[self.totem(seat) - 1]
        for animal in range(i64(ANIMALS)):
            if not dealt & FLAG[animal]:
                out[n] = ids.TOTEM + animal
                n += 1
        return n

    def _fill_cards(self, out: vec[i64]) -> i64:
        return fill_cards(out, 0, self._family_of_card(), self._drawable_low(), self._drawable_high())

    def _drawable_low(self) -> i64:
        """The cards nobody has seen, less those that a hand received openly, wherever they are hidden now."""
        return self.unseen_low & ~self.known_low

    def _drawable_high(self) -> i64:
        return self.unseen_high & ~self.known_high

    def draw_card(self, rng: Rng) -> i64:
        """One of the cards of `fill_chance`."""
        low, high = self._drawable_low(), self._drawable_high()
        below = count_bits(low)
        left = rng.below(below + count_bits(high))
        card = nth_lowest(low, left) if left < below else HALF + nth_lowest(high, left - below)
        return self._family_of_card() + card

    def count_outcomes(self, out: vec[i64]) -> i64:
        """How many actions `fill_chance` writes; where it would not write cards, it does."""
        if self.phase < phase.HANDS:
            return self.fill_chance(out)
        return count_bits(self._drawable_low()) + count_bits(self._drawable_high())

    def _family_of_card(self) -> i64:
        if self.phase == phase.HANDS:
            return ids.HAND
        if self.phase == phase.RIVER or self.phase == phase.REFILL or self.phase == phase.REFILL_AT_ONCE:
            return ids.RIVER
        return ids.PILE if self.phase == phase.PILE_CARD else ids.LOOK

    # the set-up

    def set_up(self, action: i64) -> None:
        if self.phase == phase.DECKS:
            self.bring_decks(deck_mask(DECK_SETS[action - ids.DECKS_IN]))
            self._turn_sides()
        elif self.phase == phase.SIDES:
            self._turn_side(action - ids.SIDE)
            self._turn_sides()
        elif self.phase == phase.TOTEMS:
            self._deal_totem(action - ids.TOTEM)
        elif self.phase == phase.FIRST:
            self.first = action - ids.FIRST  # ARC-3.8
            self.ask(phase.HANDS, CHANCE)
        elif self.phase == phase.HANDS:
            self._deal(action - ids.HAND)
        else:
            self._turn_up(action - ids.RIVER)

    def choose_decks(self) -> None:
        if self.agreed.fixed_decks == BY_CHANCE:
            self.ask(phase.DECKS, CHANCE)
        else:
            self.bring_decks(self.agreed.fixed_decks)
            self._turn_sides()

    def bring_decks(self, decks: i64) -> None:
        """Shuffle the chosen decks together and set the Reserve aside, unseen (ARC-3.4, ARC-3.5)."""
        self.decks = decks
        for deck in range(i64(4)):
            if decks & FLAG[deck]:
                self.unseen_low |= DECK_LOW[deck]
                self.unseen_high |= DECK_HIGH[deck]
        self.reserve = self.agreed.reserve
        self.pile = self.agreed.cards - self.reserve

    def _turn_sides(self) -> None:
        """Go on to the next Power card whose side chance decides (ARC-3.6)."""
        while self.dealt < ANIMALS:
            fixed: i64 = self.agreed.fixed_sides[self.dealt]
            if fixed == BY_CHANCE:
                self.ask(phase.SIDES, CHANCE)
                return
            self._turn_side(fixed)
        self.dealt = 0
        self.ask(phase.TOTEMS, CHANCE)

    def _turn_side(self, side: i64) -> None:
        self.sides |= side << self.dealt
        self.dealt += 1

    def _deal_totem(self, animal: i64) -> None:
        self.set_totem(self.dealt, animal + 1)  # ARC-3.7
        self.dealt += 1
        if self.dealt < self.agreed.seats:
            return
        self.dealt = 0
        self.first = self.agreed.fixed_first
        self.ask(phase.FIRST if self.first == BY_CHANCE else phase.HANDS, CHANCE)

    def _deal(self, card: i64) -> None:
        """A card of a first hand (ARC-3.9)."""
        self.show(card)
        self.take(self.dealt // self.agreed.hand_start, card)
        self.pile -= 1
        self.dealt += 1
        if self.dealt == self.agreed.hand_start * self.agreed.seats:
            self.dealt = 0
            self.ask(phase.RIVER, CHANCE)

    def _turn_up(self, card: i64) -> None:
        """A card of the first River (ARC-3.10)."""
        self.show(card)
        self.to_river(card)
        self.pile -= 1
        if self.river == self.agreed.river_size:
            self.begin_turn(self.first)

    # looking at a Penalty zone

    def look(self, question: i64) -> bool:
        """The seat to move looks at its Penalty zone; whether some card there gets its face only now."""
        for place in range(self.row_start(zone_row(self.turn)), self.row_end(zone_row(self.turn))):
            if has_seen(self.entry_at(place)):
                self.cards[ROWS + place] |= FLAG[self.turn] << SEEN
        if self._first_fresh() == NONE:
            return False
        self.ask(question, CHANCE)
        return True

    def turn_over(self, card: i64) -> bool:
        """The first card of the zone that nobody has seen gets its face; whether there is another one."""
        place = self._first_fresh()
        self.show(card)
        self.cards[ROWS + place] = (self.entry_at(place) & ~FACE) | card | FLAG[self.turn] << SEEN
        return self._first_fresh() != NONE

    def _first_fresh(self) -> i64:
        """The first card of the own zone that nobody has seen, NONE if there is none."""
        for place in range(self.row_start(zone_row(self.turn)), self.row_end(zone_row(self.turn))):
            if not has_seen(self.entry_at(place)):
                return place
        return NONE
