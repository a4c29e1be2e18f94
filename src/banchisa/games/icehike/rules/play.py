"""The turns of Ice Hike: drawing and placing, then the puppet or a bear."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from banchisa.engine.arrays import vec
from banchisa.engine.state import CHANCE, OVER
from banchisa.games.icehike import actions as ids
from banchisa.games.icehike.rules import phase
from banchisa.games.icehike.rules.bears import bear_price, can_go_on
from banchisa.games.icehike.rules.blockades import assess, assess_again, dead_ends, has_road, open_cells
from banchisa.games.icehike.rules.board import (
    BEAR_CAVE,
    BERRY,
    EMPTY,
    MOST_IGLOOS,
    MOUNTAIN,
    NEIGHBOUR,
    NONE,
    OFF,
    ONE_OF,
    ROPE,
    SIDES,
    TORCH,
    WHOLE,
    Hike,
    byte_of,
)
from banchisa.games.icehike.rules.offers import fill_offers
from banchisa.games.icehike.rules.state import MIXED, NOBODY, OPEN, PUPPET, WALK, TrailState
from banchisa.games.icehike.rules.stuck import can_arrive
from banchisa.games.icehike.rules.walking import fee_owner, needs_rope, price, refund


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class HikeState(TrailState):
    """One position of a game."""

    __slots__ = ()

    def copy(self) -> HikeState:
        twin = HikeState(self.hike)
        self.copy_ice(twin)
        return twin

    # offers

    def write_actions(self, out: vec[i64]) -> i64:
        return fill_offers(self, out)

    def write_weights(self, out: vec[i64]) -> i64:
        """Tiles and cubes are as likely as there are left (ICE-4.10, ICE-4.11)."""
        left = self.stack if self.phase == phase.DRAW_TILE else self.bag
        n: i64 = 0
        total: i64 = 0
        while left:
            if byte_of(left, 0):
                out[n] = byte_of(left, 0)
                total += out[n]
                n += 1
            left >>= 8
        return total

    # steps

    def apply(self, action: i64) -> None:
        if self.phase == phase.ACT:
            self._act(action)
        elif self.phase == phase.PLACE:
            self._place(WHOLE[action - ids.PLACE])
        elif self.phase == phase.DRAW_TILE:
            self._draw_tile(action - ids.DRAW_TILE)
        elif self.phase == phase.DRAW_CUBE:
            self._draw_cube(action - ids.DRAW_CUBE)
        elif self.phase == phase.BEAR:
            if action == ids.STOP:
                self._end_walk()
            else:
                self._walk(action - ids.BEAR)
        elif self.phase == phase.TORCH:
            if action == ids.TORCH_YES:
                self._fend_off()
            else:
                self._ask_for_torch(self.asked)
        elif self.phase == phase.RETREAT:
            self._retreat(action - ids.RETREAT - 1)
        elif self.phase == phase.PUSH:
            self._push(action - ids.PUSH)
        else:
            self._pay(action - ids.PAY)

    # drawing and placing

    def _draw_tile(self, kind: i64) -> None:
        self.stack -= ONE_OF[kind]
        self.drawn = 1
        self.tile = kind
        if kind == MOUNTAIN and self.bag:
            self.phase = phase.DRAW_CUBE  # ICE-4.11
        else:
            self._offer_place()

    def _draw_cube(self, kind: i64) -> None:
        self.bag -= ONE_OF[kind]
        self.cube = kind
        if kind == BEAR_CAVE and self.bears_out() == self.hike.bears:
            self.cube = EMPTY  # ICE-4.15
            self.discard_cube(BEAR_CAVE)
        elif kind == EMPTY:
            self.discard_cube(EMPTY)  # ICE-4.13
        self._offer_place()

    def _offer_place(self) -> None:
        self.phase = phase.PLACE
        self.actor = self.hike.seat_of(self.colour)
        open_cells(self)
        if not self.open_low | self.open_high:  # ICE-4.19
            self.discard(self.tile)
            if self.cube < EMPTY:
                self.discard_cube(self.cube)
            self._after_placing()

    def _place(self, cell: i64) -> None:
        self.lay(self.tile, cell)
        if self.cube == BEAR_CAVE:
            self.put_bear(self.bears_out(), cell)  # ICE-4.14
            self.discard_cube(BEAR_CAVE)
        elif self.cube < BEAR_CAVE:
            self.toggle_find(self.cube, cell)  # ICE-4.12
        self._after_placing()

    def _after_placing(self) -> None:
        self.tile = NONE
        self.cube = NONE
        self.open_low = 0
        self.open_high = 0
        self._play()

    def _play(self) -> None:
        """Let the active seat play with its puppet or a bear (ICE-4.30, ICE-4.31)."""
        if self.turn <= self.hike.quiet_turns * self.hike.colours:
            self._end_turn()  # ICE-4.3
            return
        self.phase = phase.ACT
        self.actor = self.hike.seat_of(self.colour)
        self.energy = self.hike.puppet_energy

    # the puppet

    def _act(self, action: i64) -> None:
        if action == ids.END_TURN:
            self._end_turn()
        elif action >= ids.BEAR:
            self.mode = WALK
            self.energy = self.hike.bear_energy  # ICE-4.32, ICE-4.76
            self.bear = (action - ids.BEAR) // SIDES
            self.walk_from = self.den(self.bear)
            self._walk(action - ids.BEAR)
        else:
            if self.mode == OPEN:
                self.mode = PUPPET  # ICE-4.35
            self._use_puppet(action)

    def _use_puppet(self, action: i64) -> None:
        """Play with the active colour's own puppet and its own finds (ICE-4.4, ICE-4.73, ICE-4.132)."""
        if action == ids.EAT:
            self.use(self.colour, BERRY)
            self.energy += self.hike.berry_energy  # ICE-4.74, ICE-4.75
            self._after_acting()
        elif action == ids.BUILD:
            self.energy -= self.hike.build  # ICE-4.60
            self.raise_igloo(self.colour, self.spot(self.colour))
            self._after_acting()
        elif action == ids.SEARCH:
            self._search()
        else:
            self._step(action - ids.STEP)

    def _search(self) -> None:
        self.energy -= self.hike.search  # ICE-4.70
        cell = self.spot(self.colour)
        kind = self.find_in(cell)
        self.toggle_find(kind, cell)
        self.take(self.colour, kind)
        self._after_acting()

    def _step(self, direction: i64) -> None:
        start = self.spot(self.colour)
        target = NEIGHBOUR[start * SIDES + direction]
        climb = self.climb(start, target)
        self.energy += refund(self, climb) - price(self, climb)
        if needs_rope(climb):
            self.use(self.colour, ROPE)  # ICE-4.80, ICE-4.81
        self.put(self.colour, target)
        if target == self.hike.finish:
            self._arrive()  # ICE-4.49
            return
        self.bear = self.bear_on(target)
        if self.bear != NOBODY:
            self.use(self.colour, TORCH)  # ICE-4.84
            self.came = start
            self.phase = phase.PUSH
            return
        owner = fee_owner(self, self.colour, target)
        if owner != NOBODY:
            self._owe(self.colour, owner)  # ICE-4.67
        else:
            self._after_acting()

    def _push(self, direction: i64) -> None:
        self.put_bear(self.bear, NEIGHBOUR[self.den(self.bear) * SIDES + direction])
        self.bear = NOBODY
        self.came = OFF
        self._after_acting()

    def _after_acting(self) -> None:
        """Go on, unless nothing is left to go on with (ICE-4.36)."""
        if self.energy == 0 and not self.finds(self.colour, BERRY):
            self._end_turn()
        else:
            self.phase = phase.ACT
            self.actor = self.hike.seat_of(self.colour)

    # fees

    def _owe(self, colour: i64, owner: i64) -> None:
        """Pay a find for an igloo, by oneself if there is no choice (ICE-4.66, ICE-4.103)."""
        self.owner = owner
        self._ask(colour, phase.PAY)
        kinds: i64 = 0
        last: i64 = 0
        for kind in range(i64(3)):
            if self.finds(colour, kind):
                kinds += 1
                last = kind
        if kinds == 1:
            self._pay(last)

    def _pay(self, kind: i64) -> None:
        self.give(self.asked, kind)
        self.take(self.owner, kind)  # ICE-4.69
        self.owner = NOBODY
        if self.mode == WALK:
            self._after_retreat()
        else:
            self.asked = NOBODY
            self._after_acting()

    # the bear

    def _walk(self, step: i64) -> None:
        start = self.den(self.bear)
        target = NEIGHBOUR[start * SIDES + step % SIDES]
        self.energy -= bear_price(self, start, target)
        self.put_bear(self.bear, target)  # a find stays where it is (ICE-4.106)
        if self.is_fish(target):
            self._end_walk()  # ICE-4.105
        elif self.has_puppet(target):
            self._ask_for_torch(self.colour)  # ICE-4.96
        else:
            self._go_on()

    def _ask_for_torch(self, after: i64) -> None:
        """Ask the next attacked colour that holds a torch (ICE-4.97, ICE-4.133); when there is none, all retreat."""
        colour = self.hike.next_colour(after)
        while colour != self.colour:
            if self.spot(colour) == self.den(self.bear) and self.finds(colour, TORCH):
                self._ask(colour, phase.TORCH)
                return
            colour = self.hike.next_colour(colour)
        self._make_retreat()

    def _make_retreat(self) -> None:
        """Let the next attacked puppet retreat (ICE-4.100); when all have, the bear goes on."""
        colour = self.hike.next_colour(self.colour)
        while colour != self.colour:
            if self.spot(colour) == self.den(self.bear):
                self._ask(colour, phase.RETREAT)
                return
            colour = self.hike.next_colour(colour)
        self.asked = NOBODY
        self.hit = self.den(self.bear)
        self._go_on()

    def _ask(self, colour: i64, question: i64) -> None:
        self.asked = colour
        self.phase = question
        self.actor = self.hike.seat_of(colour)

    def _fend_off(self) -> None:
        """A torch drives the bear back, and its walk is over (ICE-4.98, ICE-4.99)."""
        self.use(self.asked, TORCH)
        self.asked = NOBODY
        self.put_bear(self.bear, self.walk_from if self.hit == OFF else self.hit)
        if not has_road(self):
            self.put_bear(self.bear, self.walk_from)
        self._end_walk()

    def _retreat(self, igloo: i64) -> None:
        """Bring a puppet to the start tile (-1) or to an igloo, for a fee if it is another seat's (ICE-4.101)."""
        colour = self.asked
        if igloo < 0:
            self.put(colour, self.hike.start)
            self._after_retreat()
            return
        cell = self.igloo(igloo // MOST_IGLOOS, igloo % MOST_IGLOOS)
        self.put(colour, cell)
        owner = fee_owner(self, colour, cell)
        if owner != NOBODY:
            self._owe(colour, owner)
        else:
            self._after_retreat()

    def _after_retreat(self) -> None:
        assess_again(self, self.asked)
        self._make_retreat()

    def _go_on(self) -> None:
        """Offer the bear's next step; its walk ends by itself when there is none (ICE-4.95)."""
        self.actor = self.hike.seat_of(self.colour)
        if self.energy > 0:
            shut_low, shut_high = dead_ends(self, self.bear)
            if can_go_on(self, self.bear, self.den(self.bear), self.energy, shut_low, shut_high):
                self.phase = phase.BEAR
                return
        self._end_walk()

    def _end_walk(self) -> None:
        """After a walk only berries are left (ICE-4.77)."""
        self.mode = MIXED
        self.energy = 0
        self.bear = NOBODY
        self.walk_from = OFF
        self.hit = OFF
        self._after_acting()

    # turns

    def _end_turn(self) -> None:
        """Give the turn to the next colour that has not arrived (ICE-4.1)."""
        if not self.drawn:
            self.late += 1
        colour = self.hike.next_colour(self.colour)
        while self.has_arrived(colour):
            colour = self.hike.next_colour(colour)
        self.begin(colour)

    def begin(self, colour: i64) -> None:
        self.colour = colour
        self.turn += 1
        self.mode = OPEN
        self.energy = 0
        self.drawn = 0
        assess(self)  # ICE-4.114
        if self.stack:
            self.phase = phase.DRAW_TILE  # ICE-4.2
            self.actor = CHANCE
        elif self.late >= self.hike.cap or not can_arrive(self):  # ICE-5.3, ICE-5.4
            self._share_places()
        else:
            self._play()  # ICE-4.142

    # the end

    def _arrive(self) -> None:
        """The active puppet is on the finish tile (ICE-5.1, ICE-5.6)."""
        seat = self.hike.seat_of(self.colour)
        if not self.hike.play_on:
            for other in range(self.hike.seats):
                self.set_place(other, 1 if other == seat else 2)  # ICE-5.7
            self._finish()
            return
        self.set_place(seat, self.count_arrived() + 1)  # ICE-5.2
        self.put(self.colour, OFF)
        if self.count_arrived() == self.hike.seats - 1:
            self._share_places()
        else:
            self._end_turn()

    def _share_places(self) -> None:
        """The seats that have not arrived share the best place left (ICE-5.5)."""
        place = self.count_arrived() + 1
        for seat in range(self.hike.seats):
            if not self.place_of(seat):
                self.set_place(seat, place)
        self._finish()

    def _finish(self) -> None:
        self.phase = phase.OVER
        self.actor = OVER
        self.energy = 0


def open_hike(hike: Hike) -> HikeState:
    """The position before the first step: everything is where it begins (ICE-3.2, ICE-3.8)."""
    state = HikeState(hike)
    for colour in hike.order:
        state.put(colour, hike.start)
        for _ in range(hike.finds):
            for kind in range(i64(3)):
                state.take(colour, kind)
    state.begin(hike.order[0])
    return state
