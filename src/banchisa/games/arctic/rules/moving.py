"""Phase B: the tokens of main animal and companion move on the Landscape."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from banchisa.engine.arrays import vec
from banchisa.games.arctic import actions as ids
from banchisa.games.arctic.rules import phase
from banchisa.games.arctic.rules.board import LAST, WALRUS, WALRUS_COMPANION, WALRUS_MAIN
from banchisa.games.arctic.rules.drawing import DrawingState


def is_extremity(position: i64) -> bool:
    return position == 0 or position == LAST


def inwards(position: i64) -> i64:
    """The step from an extremity towards the middle."""
    return 1 if position == 0 else -1


@mypyc_attr(acyclic=True)
class MovingState(DrawingState):
    """Phase B."""

    def start_moving(self) -> None:
        self.ask(phase.MOVE, self.turn)  # compulsory (ARC-4.31)

    def main_animal(self) -> i64:
        return self.agreed.main[self.visible(self.turn)]

    def companion(self) -> i64:
        return self.agreed.companion[self.visible(self.turn)]

    def fill_move(self, out: vec[i64]) -> i64:
        main, companion = self.token(self.main_animal()), self.token(self.companion())
        if is_extremity(main):  # ARC-4.33, ARC-4.34
            step = inwards(main)
        elif is_extremity(companion):  # ARC-4.33
            step = -inwards(companion)
        else:  # ARC-4.32
            out[0] = ids.MAIN_LEFT
            out[1] = ids.MAIN_RIGHT
            return 2
        out[0] = ids.MAIN_RIGHT if step > 0 else ids.MAIN_LEFT
        return 1

    def companion_step(self, step: i64) -> i64:
        """Where the companion goes when the main animal takes this step: the other way, or inwards."""
        companion = self.token(self.companion())
        if is_extremity(self.token(self.main_animal())) and is_extremity(companion):  # ARC-4.34
            return inwards(companion)
        return -step

    def move(self, action: i64) -> None:
        main, companion = self.main_animal(), self.companion()
        step: i64 = 1 if action == ids.MAIN_RIGHT else -1
        other = self.companion_step(step)
        self.move_token(main, step)
        self.move_token(companion, other)  # tokens never block each other (ARC-4.35)
        if self.owner(WALRUS) == self.turn:
            self.heading = step if self.side(WALRUS) == WALRUS_MAIN & 1 else other
            if self.may_step(-1) or self.may_step(1):
                self.ask(phase.EXTRA, self.turn)
                return
        self._after_moving()

    def walking_animal(self) -> i64:
        """The animal whose token may go one position further (ARC-4.36, ARC-4.37)."""
        return self.companion() if self.side(WALRUS) == WALRUS_COMPANION & 1 else self.main_animal()

    def may_step(self, step: i64) -> bool:
        """Whether that token may go this way (ARC-4.38)."""
        if self.agreed.straight and step != self.heading:
            return False
        return 0 <= self.token(self.walking_animal()) + step <= LAST

    def fill_extra(self, out: vec[i64]) -> i64:
        out[0] = ids.EXTRA_NONE  # ARC-4.6
        n: i64 = 1
        if self.may_step(-1):
            out[n] = ids.EXTRA_LEFT
            n += 1
        if self.may_step(1):
            out[n] = ids.EXTRA_RIGHT
            n += 1
        return n

    def take_extra_step(self, action: i64) -> None:
        if action != ids.EXTRA_NONE:
            self.move_token(self.walking_animal(), 1 if action == ids.EXTRA_RIGHT else -1)
        self._after_moving()

    def _after_moving(self) -> None:
        self.heading = 0
        if self.final:
            self.end_turn()  # no phase C in the final round (ARC-5.3)
        else:
            self.start_drawing()
