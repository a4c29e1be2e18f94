"""Retreats: back by one card towards the own igloo, for a snowball or in the blizzard."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from banchisa.engine.arrays import vec
from banchisa.games.pinguinoe import actions as ids
from banchisa.games.pinguinoe.rules import phase
from banchisa.games.pinguinoe.rules.board import (
    BIT,
    DARK,
    FIRST_CELL,
    LIGHT,
    PLACE_OF,
    SNOWBALL,
    SPOT_STEP,
    SPOTS,
    card_distance,
    insert,
    is_firm,
    next_place,
)
from banchisa.games.pinguinoe.rules.turning import TurningState


@mypyc_attr(acyclic=True)
class RetreatState(TurningState):
    """Where a penguin lands when it is driven back."""

    __slots__ = ()

    def fill_landings(self, out: vec[i64], seat: i64) -> i64:
        """Write a pick for each cell where this penguin may land, ascending, and return their number."""
        cell, home = self.spot(seat), self.home(seat)
        place, igloo = PLACE_OF[cell], PLACE_OF[home]
        if place == igloo:  # PIN-4.51
            out[0] = ids.PICK + home
            return 0 if cell == home else 1
        n: i64 = 0
        for direction in range(i64(4)):
            card = next_place(place, direction)
            if card >= 0 and self._leads_home(card, place, igloo):
                n = self._fill_card(out, n, card)
        return n  # PIN-4.55: none, and nothing happens

    def _leads_home(self, card: i64, place: i64, igloo: i64) -> bool:
        """Whether a penguin retreats to this card: nearer to its igloo and face up, or its own igloo (PIN-4.52)."""
        if card == igloo:
            return True
        kind = self.sea.place_kinds[card]
        if (kind != LIGHT and kind != DARK) or self.is_down(card):
            return False
        return card_distance(card, igloo) < card_distance(place, igloo)

    def _fill_card(self, out: vec[i64], n: i64, card: i64) -> i64:
        """Add the firm cells of a card that are farthest from the ark, in order (PIN-4.53, PIN-4.54)."""
        farthest: i64 = 0
        for spot in range(i64(SPOTS)):
            cell = FIRST_CELL[card] + SPOT_STEP[spot]
            if self._can_land(cell):
                farthest = max(farthest, self.sea.ark_distance[cell])
        for spot in range(i64(SPOTS)):
            cell = FIRST_CELL[card] + SPOT_STEP[spot]
            if self._can_land(cell) and self.sea.ark_distance[cell] == farthest:
                n = insert(out, n, ids.PICK + cell)
        return n

    def _can_land(self, cell: i64) -> bool:
        return is_firm(self.kind(cell)) and cell != self.seal

    def can_retreat(self, seat: i64) -> bool:
        """Whether there is a landing cell for this penguin."""
        cell, home = self.spot(seat), self.home(seat)
        place, igloo = PLACE_OF[cell], PLACE_OF[home]
        if place == igloo:
            return cell != home
        for direction in range(i64(4)):
            card = next_place(place, direction)
            if card >= 0 and self._leads_home(card, place, igloo):
                for spot in range(i64(SPOTS)):
                    if self._can_land(FIRST_CELL[card] + SPOT_STEP[spot]):
                        return True
        return False

    def throw_snowball(self, seat: i64) -> None:
        """The thrower picks the landing cell next (PIN-4.59)."""
        self.use(SNOWBALL)
        self.who = seat
        self.queue = 0
        self.ask(phase.RETREAT, self.turn)

    def blow(self) -> None:
        """Every penguin retreats, clockwise beginning with the drawer's (PIN-4.67)."""
        self.queue = BIT[self.sea.seats] - 1
        self.blow_on()

    def blow_on(self) -> None:
        """The next penguin that can retreat; the player to the left of its owner chooses (PIN-4.68)."""
        while self.queue:
            seat = self.next_in_queue()
            if self.can_retreat(seat):
                self.who = seat
                self.ask(phase.RETREAT, self.left_of(seat))
                return
        self.go_back()

    def retreat_to(self, cell: i64) -> None:
        self.put(self.who, cell)
        self.land(self.who)  # PIN-4.56
        self.blow_on()
