"""Turning map cards over: by a point, a telescope or a tsunami, and what happens on them."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from banchisa.engine.arrays import vec
from banchisa.engine.state import CHANCE
from banchisa.games.pinguinoe import actions as ids
from banchisa.games.pinguinoe.rules import phase
from banchisa.games.pinguinoe.rules.board import (
    ARK_PLACE,
    BIT,
    BLOCK,
    BOTH_WAYS,
    DARK,
    EMPTY,
    FACE_MASK,
    FRONTS,
    IGLOO_PLACE,
    LIFEBELT,
    LIGHT_FRONTS,
    NOWHERE,
    PLACE_OF,
    SEA,
    TELESCOPE,
    UP,
    WHOLE_WAVE,
    face_of,
    front_of,
    is_firm,
    next_place,
)
from banchisa.games.pinguinoe.rules.chase import ChaseState

OTHER_ARK_FACE = 1  # faces A and B differ in this bit


@mypyc_attr(acyclic=True)
class TurningState(ChaseState):
    """Cards that show their fronts, and the wave that turns several."""

    __slots__ = ()

    # a single card

    def use_telescope(self, place: i64) -> None:
        self.use(TELESCOPE)
        self.turn_up(place)  # PIN-4.58

    def turn_up(self, place: i64) -> None:
        """Turn a card face up; chance draws the front of a card that nobody has seen (PIN-4.46)."""
        if self.is_known(place):
            self.lay(place, self.code(place) | UP)
            self.settle_card(place)
        else:
            self.place = place
            self.ask(phase.REVEAL, CHANCE)

    def show_front(self, outcome: i64) -> None:
        """Chance has drawn front and rotation of the card (PIN-3.4)."""
        self.unseen &= ~BIT[front_of(outcome)]
        self.lay(self.place, outcome | UP)
        if self.stage == phase.END:
            self._note_hole(self.place)
            self.flip_on()
        else:
            self.settle_card(self.place)

    def settle_card(self, place: i64) -> None:
        """What happens on a card turned by a point or a telescope (PIN-4.21)."""
        for seat in range(self.sea.seats):
            cell = self.spot(seat)
            if PLACE_OF[cell] == place:  # PIN-4.47
                kind = self.kind(cell)
                if kind == BLOCK:
                    self.send_home(seat)
                elif kind != SEA:
                    self.land(seat)
        hole = self.hole_on(place)
        if hole != NOWHERE:
            self.place_seal(hole)  # PIN-4.48, PIN-4.50
        else:
            self.go_back()  # PIN-4.49

    def fill_fronts(self, out: vec[i64]) -> i64:
        """Write every unseen front of the card's colour in both rotations, and return their number."""
        dark = self.sea.place_kinds[self.place] == DARK
        n: i64 = 0
        for front in range(LIGHT_FRONTS if dark else 0, FRONTS if dark else LIGHT_FRONTS):
            if self.unseen & BIT[front]:
                for rotation in range(i64(BOTH_WAYS)):
                    out[n] = ids.FRONT + face_of(front, rotation)
                    n += 1
        return n

    # the tsunami

    def roll_in(self) -> None:
        """The drawer's card and its neighbours are turned over (PIN-4.72)."""
        self.flips = WHOLE_WAVE
        self.hole = NOWHERE
        self.flip_on()

    def wave_place(self, number: i64) -> i64:
        """Own card, then north, east, south, west (PIN-4.73); -1 if there is nothing to turn."""
        place = PLACE_OF[self.spot(self.turn)]
        if number > 0:
            place = next_place(place, number - 1)
        if place < 0:
            return -1
        kind = self.sea.place_kinds[place]
        if kind == IGLOO_PLACE or kind == EMPTY:
            return -1
        return place

    def flip_on(self) -> None:
        """Turn the cards that are left, until chance is needed or all lie."""
        for number in range(i64(5)):
            if not self.flips & BIT[number]:
                continue
            self.flips &= ~BIT[number]
            place = self.wave_place(number)
            if place >= 0 and not self._flip(place):
                return
        self._wash_over()

    def _flip(self, place: i64) -> bool:
        """Turn one card over; whether that is done without chance."""
        code = self.code(place)
        if self.sea.place_kinds[place] == ARK_PLACE:
            self.lay(place, code ^ OTHER_ARK_FACE)
        elif code >= UP:
            self.lay(place, code & FACE_MASK)
        elif self.is_known(place):
            self.lay(place, code | UP)
            self._note_hole(place)
        else:
            self.place = place
            self.ask(phase.REVEAL, CHANCE)
            return False
        return True

    def _note_hole(self, place: i64) -> None:
        hole = self.hole_on(place)
        if hole != NOWHERE:
            self.hole = hole  # PIN-4.79: the last one counts

    def _wash_over(self) -> None:
        """All cards lie: look at the penguins on them (PIN-4.74)."""
        self.queue = 0
        for seat in range(self.sea.seats):
            for number in range(i64(5)):
                if self.wave_place(number) == PLACE_OF[self.spot(seat)]:
                    self.queue |= BIT[seat]
        self.wash_on()

    def wash_on(self) -> None:
        """Look at the next penguins, then at the seal."""
        while self.queue:
            seat = self.next_in_queue()
            kind = self.kind(self.spot(seat))
            if is_firm(kind):
                self.land(seat)  # PIN-4.75
            elif kind == BLOCK or self.is_floating(seat):
                self.send_home(seat)  # PIN-4.76, PIN-4.77
            elif self.may_hold(seat, LIFEBELT):
                self.ask(phase.BELT, seat)  # PIN-4.78
                return
            else:
                self.send_home(seat)
        if self.hole != NOWHERE:
            self.place_seal(self.hole)
        else:
            self.go_back()  # PIN-4.80

    def answer_water(self, action: i64) -> None:
        """The owner of a penguin in water gives a lifebelt or not (PIN-4.63); no use of a card (PIN-4.37)."""
        if action == ids.DISCARD:
            self.take_out(self.actor, LIFEBELT)
            self.float(self.actor)  # PIN-4.36, PIN-4.40
        else:
            self.send_home(self.actor)
        self.wash_on()
