"""The race: turns from the roll to the end, what may be done in each step, and how the game ends."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from banchisa.engine.arrays import vec
from banchisa.engine.rng import Rng
from banchisa.engine.state import CHANCE, State
from banchisa.games.pinguinoe import actions as ids
from banchisa.games.pinguinoe.rules import phase
from banchisa.games.pinguinoe.rules.board import (
    ARK_A,
    BIT,
    BLIZZARD,
    BLOCK,
    CARD_COLS,
    CARD_ROWS,
    COLS,
    DIE_SIDES,
    FISH,
    INUK,
    LIFEBELT,
    NOWHERE,
    OBJECTS,
    PLACE_OF,
    PLACES,
    SEA,
    SKATES,
    SLED,
    SNOWBALL,
    STOP,
    TALL,
    TEAR,
    TELESCOPE,
    TRAMPOLINE,
    UP,
    VOID,
    WIDE,
    Sea,
    neighbour,
)
from banchisa.games.pinguinoe.rules.retreat import RetreatState
from banchisa.games.pinguinoe.rules.search_cards import KINDS
from banchisa.games.pinguinoe.rules.state import NOBODY
from banchisa.games.pinguinoe.rules.ways import fill_legs, fill_walks, walk_cost


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RaceState(RetreatState):
    """The turns of the penguins."""

    __slots__ = ()

    def __init__(self, sea: Sea) -> None:
        super().__init__(sea)

    def copy(self) -> RaceState:
        twin = RaceState(self.sea)
        self.copy_sea(twin)
        return twin

    def seen_by(self, seat: i64) -> State:
        twin = self.copy()
        twin.hide_others(seat)
        return twin

    def resample(self, rng: Rng) -> State:
        twin = self.copy()
        twin.deal_hidden(rng)
        return twin

    def observed_outcome(self, action: i64, viewer: i64) -> i64:
        """An object that is drawn is seen by nobody else (PIN-4.44)."""
        if ids.SEARCH <= action < ids.SEARCH + OBJECTS and viewer != self.turn:
            return ids.SEARCH
        return action

    # offers

    def write_actions(self, out: vec[i64]) -> i64:
        if self.phase == phase.MOVE:
            return self._fill_move(out)
        if self.phase == phase.SEAL:
            return self._fill_seal(out)
        if self.phase == phase.ROLL:
            out[0] = ids.ROLL
            return self._fill_cards(out, 1)
        if self.phase == phase.FISH:
            return self._fill_reaction(out, FISH)
        if self.phase == phase.BELT:
            return self._fill_reaction(out, LIFEBELT)
        if self.phase == phase.RETREAT:
            return self.fill_landings(out, self.who)
        if self.phase == phase.SEND:
            return self.fill_holes(out, self.seal)
        if self.phase == phase.LURE:
            return self.fill_holes(out, self.spot(self.actor))  # PIN-4.30
        return self._fill_chance(out)

    def _fill_chance(self, out: vec[i64]) -> i64:
        if self.phase == phase.DIE:
            return fill_run(out, ids.DIE, DIE_SIDES)
        if self.phase == phase.REVEAL:
            return self.fill_fronts(out)
        if self.phase == phase.SEARCH:
            n: i64 = 0
            for kind in range(i64(KINDS)):
                if self.unseen_cards(kind) > 0:
                    out[n] = ids.SEARCH + kind
                    n += 1
            return n
        if self.phase == phase.ARK:
            return fill_run(out, ids.ARK, 2)  # PIN-3.5
        if self.phase == phase.CORNER:
            return fill_run(out, ids.CORNER, self.sea.seats)  # PIN-3.7
        if self.phase == phase.START:
            return fill_run(out, ids.START, self.sea.seats)  # PIN-3.12
        return 0

    def write_weights(self, out: vec[i64]) -> i64:
        if self.phase != phase.SEARCH:
            n = self.write_actions(out)
            for k in range(n):
                out[k] = 1
            return n
        count: i64 = 0
        total: i64 = 0
        for kind in range(i64(KINDS)):
            cards = self.unseen_cards(kind)
            if cards > 0:
                out[count] = cards
                count += 1
                total += cards
        return total

    def _fill_reaction(self, out: vec[i64], kind: i64) -> i64:
        """Every seat that could hold the object is asked; a seat that holds it can give it (PIN-4.29, PIN-4.36)."""
        out[0] = ids.DECLINE
        out[1] = ids.DISCARD
        return 2 if self.holds(self.actor, kind) else 1

    def _fill_cards(self, out: vec[i64], n: i64) -> i64:
        """Object cards that may be used at any time of a turn (PIN-4.57), if none was used yet."""
        if self.used:
            return n
        n = self._fill_fish(out, n)
        n = self._fill_snowballs(out, n)
        return self._fill_telescopes(out, n)

    def _fill_fish(self, out: vec[i64], n: i64) -> i64:
        if self.holds(self.turn, FISH) and self.has_hole(self.seal):  # PIN-4.61
            out[n] = ids.FISH
            n += 1
        return n

    def _fill_snowballs(self, out: vec[i64], n: i64) -> i64:
        if self.holds(self.turn, SNOWBALL):
            for seat in range(self.sea.seats):
                if seat != self.turn and self.can_retreat(seat):  # PIN-4.59
                    out[n] = ids.SNOWBALL + seat
                    n += 1
        return n

    def _fill_telescopes(self, out: vec[i64], n: i64) -> i64:
        if self.holds(self.turn, TELESCOPE):
            for place in range(i64(PLACES)):
                if self.is_down(place):  # PIN-4.58
                    out[n] = ids.TELESCOPE + place
                    n += 1
        return n

    def _fill_move(self, out: vec[i64]) -> i64:
        out[0] = ids.END_TURN  # PIN-4.17
        n: i64 = 1
        if not self.used:
            if self.holds(self.turn, SKATES):  # PIN-4.60
                out[n] = ids.SKATES
                n += 1
            n = self._fill_fish(out, n)
            n = self._fill_jumps(out, n)
            n = self._fill_snowballs(out, n)
        n = self._fill_reveals(out, n)
        if not self.used:
            n = self._fill_telescopes(out, n)
        if self.left > 0:
            n = fill_walks(self, out, n, ids.WALK, self.spot(self.turn), self.left)
        return n

    def _fill_seal(self, out: vec[i64]) -> i64:
        out[0] = ids.END_TURN
        n = self._fill_cards(out, 1)
        if self.left > 0:
            n = fill_legs(self, out, n, ids.SEAL_TO, self.left)
        return n

    def _fill_jumps(self, out: vec[i64], n: i64) -> i64:
        if self.left >= self.sea.jump_cost and self.holds(self.turn, TRAMPOLINE):
            for direction in range(i64(4)):
                if self._find_landing(direction) != NOWHERE:
                    out[n] = ids.JUMP + direction
                    n += 1
        return n

    def _find_landing(self, direction: i64) -> i64:
        """The cell behind the block in a direction, NOWHERE if one cannot jump there (PIN-4.64)."""
        over = neighbour(self.spot(self.turn), direction)
        if over < 0 or self.kind(over) != BLOCK or over == self.seal:
            return NOWHERE
        cell = neighbour(over, direction)
        if cell < 0 or cell == self.seal:
            return NOWHERE
        kind = self.kind(cell)
        if kind == BLOCK or kind == VOID:
            return NOWHERE
        return cell

    def _fill_reveals(self, out: vec[i64], n: i64) -> i64:
        """Cards face down beyond the edges at which the penguin stands (PIN-4.19, PIN-4.20)."""
        if self.left < self.sea.reveal_cost:
            return n
        cell = self.spot(self.turn)
        place = PLACE_OF[cell]
        r, c = cell // COLS, cell % COLS
        if r % TALL == 0 and place >= CARD_COLS:
            n = self._fill_reveal(out, n, place - CARD_COLS)
        if c % WIDE == 0 and c > 0:
            n = self._fill_reveal(out, n, place - 1)
        if c % WIDE == WIDE - 1 and c < COLS - 1:
            n = self._fill_reveal(out, n, place + 1)
        if r % TALL == TALL - 1 and place < CARD_COLS * (CARD_ROWS - 1):
            n = self._fill_reveal(out, n, place + CARD_COLS)
        return n

    def _fill_reveal(self, out: vec[i64], n: i64, place: i64) -> i64:
        if self.is_down(place):
            out[n] = ids.REVEAL + place
            n += 1
        return n

    # steps

    def apply(self, action: i64) -> None:
        if self.phase == phase.MOVE or self.phase == phase.SEAL or self.phase == phase.ROLL:
            self._act(action)
        elif self.actor == CHANCE:
            self._happen(action)
        elif self.phase == phase.FISH:
            self.answer_seal(action)
        elif self.phase == phase.BELT:
            self.answer_water(action)
        elif self.phase == phase.RETREAT:
            self.retreat_to(action - ids.PICK)
        else:
            self.place_seal(action - ids.PICK)

    def _act(self, action: i64) -> None:
        """What the seat on turn does by itself."""
        if action >= ids.SEAL_TO:
            self.move_seal(action - ids.SEAL_TO)
        elif action >= ids.WALK:
            self._walk(action - ids.WALK)
        elif action == ids.ROLL:
            self.ask(phase.DIE, CHANCE)  # PIN-4.10
        elif action == ids.END_TURN:
            self._end_turn()
        elif action >= ids.TELESCOPE:
            self.use_telescope(action - ids.TELESCOPE)
        elif action >= ids.REVEAL:
            self.left -= self.sea.reveal_cost
            self.turn_up(action - ids.REVEAL)
        elif action >= ids.SNOWBALL:
            self.throw_snowball(action - ids.SNOWBALL)
        elif action >= ids.JUMP:
            self._jump(action - ids.JUMP)
        elif action == ids.FISH:
            self.use_fish()
        else:
            self.use(SKATES)
            self.left += self.sea.skates_bonus  # PIN-4.60

    def _happen(self, action: i64) -> None:
        """Apply an outcome of chance."""
        if self.phase == phase.DIE:
            self._use_roll(action - ids.DIE + 1)
        elif self.phase == phase.REVEAL:
            self.show_front(action - ids.FRONT)
        elif self.phase == phase.SEARCH:
            self._use_search_card(action - ids.SEARCH)
        elif self.phase == phase.ARK:
            self.lay(self.sea.ark, UP + ARK_A + action - ids.ARK)
            self.ask(phase.CORNER if self.sea.seats > 2 else phase.START, CHANCE)
        elif self.phase == phase.CORNER:
            self.shift = action - ids.CORNER
            for seat in range(self.sea.seats):
                self.put(seat, self.home(seat))  # PIN-3.9
            self.ask(phase.START, CHANCE)
        else:
            self.start_turn(action - ids.START)

    # the move

    def _use_roll(self, result: i64) -> None:
        """Movement points, or steps of the seal (PIN-4.11)."""
        self.rolled = result
        if self.sea.moves_seal(result):
            self.left = self.sea.seal_steps
            self.begin_stage(phase.SEAL)
        else:
            self.left = self.sea.points_of(result, self.storm > 0)
            self.begin_stage(phase.MOVE)

    def _walk(self, cell: i64) -> None:
        self.left -= walk_cost(self, self.spot(self.turn), cell, self.left)  # PIN-4.14
        self._arrive(cell)

    def _jump(self, direction: i64) -> None:
        cell = self._find_landing(direction)
        self.use(TRAMPOLINE)
        self.left -= self.sea.jump_cost
        self._arrive(cell)

    def _arrive(self, cell: i64) -> None:
        self.put(self.turn, cell)
        self.moved = 1
        if self.sea.is_hull(cell):
            self.finish(self.turn)  # PIN-4.18, PIN-5.1

    # the end of a turn

    def _end_turn(self) -> None:
        """Water, search, clock, next seat, in this order (PIN-4.12, PIN-4.13)."""
        self.stage = phase.END
        kind = self.kind(self.spot(self.turn))
        if kind == SEA:
            self._check_water()
            return
        self.land(self.turn)  # PIN-4.39
        if self.moved and (kind == INUK or kind == SLED):
            self._search()  # PIN-4.41, PIN-4.42, PIN-4.43
        else:
            self.close_turn()

    def _check_water(self) -> None:
        """A penguin in water at the end of its own turn (PIN-4.34, PIN-4.35)."""
        if not self.floated and self.may_hold(self.turn, LIFEBELT):
            self.queue = 0
            self.hole = NOWHERE
            self.ask(phase.BELT, self.turn)  # PIN-4.36
            return
        self.send_home(self.turn)  # PIN-4.38
        self.close_turn()

    def _search(self) -> None:
        if self.deck_size() == 0:
            self.reshuffle()
        if self.deck_size() == 0:
            self.close_turn()
        else:
            self.ask(phase.SEARCH, CHANCE)

    def _use_search_card(self, kind: i64) -> None:
        """A search card is drawn."""
        if kind < OBJECTS:
            self.draw(self.turn, kind)  # PIN-4.44
            self.close_turn()
            return
        self.events += 1  # PIN-4.45
        if self.sea.awake and self.events >= self.sea.last_event:
            self.discard(kind)
            self.finish(NOBODY)  # PIN-5.2
        elif kind == STOP:
            self.stops |= BIT[self.turn]  # PIN-4.65
            self.close_turn()
        elif kind == BLIZZARD:
            self.storm = self.sea.seats + 1  # PIN-4.69: the rest of this turn does not count
            self.blow()
        else:
            self.discard(kind)
            if kind == TEAR:
                self.discard_hand(self.turn)  # PIN-4.66
                self.close_turn()
            else:
                self.roll_in()

    def close_turn(self) -> None:
        if not self._tick():
            self.start_turn(self.left_of(self.turn))

    def _tick(self) -> bool:
        """Clock and rounds; whether the flood has come (PIN-5.4)."""
        if self.storm > 0:
            self.storm -= 1
            if self.storm == 0:
                self.discard(BLIZZARD)  # PIN-4.71
        self.turns += 1
        if self.turns >= self.sea.round_limit * self.sea.seats:
            self.finish(NOBODY)
            return True
        return False

    def start_turn(self, seat: i64) -> None:
        """The next seat begins; turns that are missed pass by (PIN-4.8)."""
        while True:
            self.turn = seat
            self.used = 0
            self.moved = 0
            self.left = 0
            self.rolled = 0
            self.floated = self.floating >> seat & 1
            if not self.stops & BIT[seat]:
                self.begin_stage(phase.ROLL)  # PIN-4.9
                return
            self.stops &= ~BIT[seat]
            self.discard(STOP)
            if self.is_floating(seat):
                self.send_home(seat)  # PIN-4.38
            if self._tick():
                return
            seat = self.left_of(seat)


def fill_run(out: vec[i64], first: i64, count: i64) -> i64:
    """Write consecutive actions."""
    for k in range(count):
        out[k] = first + k
    return count
