"""A game being played: the list of its steps, the position after them, and the steps that may be taken back."""

from __future__ import annotations

from typing import final

from banchisa.engine.errors import PositionError
from banchisa.engine.game import Game
from banchisa.engine.options import choose
from banchisa.engine.position_json import Json
from banchisa.engine.refusal import IllegalMove
from banchisa.engine.sealed_chance import SealedChance
from banchisa.engine.state import CHANCE, OVER, SPECTATOR, State
from banchisa.engine.taken_back import TakenBack, cut


@final
class Step:
    """One step of a match: who acted, what, how it read for each seat, and whether it showed something new."""

    __slots__ = ("action", "actor", "reveals", "shown")

    def __init__(self, actor: int, action: int, reveals: bool, shown: list[str]) -> None:
        self.actor = actor  # a seat, or CHANCE
        self.action = action  # its number
        self.reveals = reveals  # whether it showed somebody something new
        self.shown = shown  # one for each seat, the spectator's last


@final
class Match:
    """The one list of steps that record, undo, replay and crash recovery are made of."""

    __slots__ = ("_initial", "game", "position", "state", "steps", "taken_back")

    def __init__(self, game: Game, start: State, position: Json | None = None) -> None:
        self.game = game  # whose rules hold
        self.position = position  # as it was set up, where the match does not begin with the start of the game
        self._initial = start.copy()
        self.state = start.copy()  # the position now
        self.steps: list[Step] = []  # all that led to it
        self.taken_back: list[TakenBack[Step]] = []  # by agreement, in the order in which that happened

    @staticmethod
    def begin(game: Game, seats: int, options: Json, position: Json | None = None) -> Match:
        """A match from the start of a game, or from a position that was set up for so many seats and these options."""
        if position is None:
            return Match(game, game.start(seats, **options))
        state = game.from_json(position)
        if state.seats != seats:
            raise PositionError(f"the position is for {state.seats} players, not for {seats}")
        if state.terms.options != dict(choose(game.options, seats, dict(options))):
            raise PositionError("the position was set up with other options")
        return Match(game, state, position)

    def play(self, action: int) -> None:
        """Take one step, or raise IllegalMove with the rule that forbids it."""
        refusal = self.game.refusal(self.state, action)
        if refusal is not None:
            raise IllegalMove(self.game.actions.name(action), refusal)
        self.take(action)

    def take(self, action: int) -> None:
        """Take one step that is known to be legal."""
        self.steps.append(self._step(action))
        self.state.apply(action)

    def _step(self, action: int) -> Step:
        viewers = [*range(self.state.seats), SPECTATOR]
        shown = [self.game.notation_for(self.state, action, viewer) for viewer in viewers]
        return Step(self.state.actor, action, self.game.reveals(self.state, action), shown)

    def play_chance(self, chance: SealedChance) -> int:
        """Let chance act until a seat is to act or the game is over; the number of draws."""
        draws = 0
        while self.state.actor == CHANCE:
            self.play(chance.choose(len(self.steps), self.state))
            draws += 1
        return draws

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.actor == OVER

    def undoable(self, seat: int) -> int:
        """How many steps this seat may take back: its own latest ones, as far as nothing was revealed."""
        count = 0
        for step in reversed(self.steps):
            if step.actor != seat or step.reveals:
                break
            count += 1
        return count

    def undo(self, seat: int, steps: int = 1) -> None:
        """Take back steps of this seat. Steps that revealed something stay, and so do steps of other seats."""
        if not 1 <= steps <= self.undoable(seat):
            raise ValueError(f"seat {seat} can undo {self.undoable(seat)} steps, not {steps}")
        self._cut(len(self.steps) - steps, None)

    def take_back(self, seat: int, steps: int) -> None:
        """Take back the latest steps, whoever took them, because a seat asked for it and everybody agreed."""
        if not 1 <= steps <= len(self.steps):
            raise ValueError(f"there are {len(self.steps)} steps, not {steps}")
        self._cut(len(self.steps) - steps, seat)

    def _cut(self, length: int, seat: int | None) -> None:
        cut(self.steps, self.taken_back, length, seat)
        self.state = self.at(length)

    def at(self, count: int) -> State:
        """The position after this number of steps."""
        state = self._initial.copy()
        for step in self.steps[:count]:
            state.apply(step.action)
        return state
