"""A match for people who type: moves by their notation, chance played by itself, refusals in words."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, overload

from banchisa.engine.game import Game
from banchisa.engine.match import Match
from banchisa.engine.record import Record
from banchisa.engine.refusal import IllegalMove, Refusal
from banchisa.engine.scene import Scene
from banchisa.engine.sealed_chance import SealedChance, seed_from
from banchisa.engine.state import CHANCE, SPECTATOR, State
from banchisa.games import registry

if TYPE_CHECKING:
    from banchisa.i18n import Words


@dataclass(frozen=True)
class Move:
    """A legal action of the seat to act."""

    id: int  # its number
    notation: str  # how it is written
    _game: Game
    _state: State

    def text(self, language: str = "en") -> str:
        """What the move does, in words."""
        return _words(language, self._game).say(self._game.log_text(self._state, self.id, self._state.actor))

    def __repr__(self) -> str:
        return f"<{self.notation}>"


class LegalMoves(Sequence[Move]):
    """The moves of a position in the order of their ids; a notation can be looked up in them."""

    def __init__(self, game: Game, state: State) -> None:
        self._moves = [Move(action, game.actions.name(action), game, state) for action in state.legal_actions()]

    def __len__(self) -> int:
        return len(self._moves)

    @overload
    def __getitem__(self, at: int) -> Move: ...
    @overload
    def __getitem__(self, at: slice) -> list[Move]: ...
    def __getitem__(self, at: int | slice) -> Move | list[Move]:
        return self._moves[at]

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def __contains__(self, wanted: object) -> bool:
        return any(wanted in (move, move.id, move.notation) for move in self._moves)

    def __repr__(self) -> str:
        return f"<{len(self)} legal moves: {', '.join(move.notation for move in self)}>"


class PlayableMatch:
    """A game being played. Chance acts by itself, from a seed that the record reveals when the game is over."""

    def __init__(self, game: Game, seats: int | None, options: dict[str, object], seed: int | None) -> None:
        self.game = game  # whose rules hold
        self._chance = SealedChance(secrets.token_bytes(32) if seed is None else seed_from(seed), [])
        self._match = Match(game, game.start(seats, **options))
        self._match.play_chance(self._chance)

    @property
    def state(self) -> State:
        """The position now, which knows everything."""
        return self._match.state

    @property
    def actor(self) -> int:
        """The seat to act, or `banchisa.OVER`."""
        return int(self.state.actor)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._match.is_over

    @property
    def history(self) -> list[str]:
        """All steps so far in notation, those of chance included."""
        return [self.game.actions.name(step.action) for step in self._match.steps]

    @property
    def legal_moves(self) -> LegalMoves:
        """What the seat to act may do now."""
        return LegalMoves(self.game, self.state.copy())

    def play(self, move: str | int | Move) -> None:
        """Make a move; what the rules forbid raises IllegalMove with the rule and the reason in words."""
        action = self._action(move)
        refusal = self.game.refusal(self.state, action)
        if refusal is not None:
            raise IllegalMove(self.game.actions.name(action), refusal, _words("en", self.game).why_not(refusal))
        self._match.play(action)
        self._match.play_chance(self._chance)

    def why(self, move: str | int | Move) -> Refusal | None:
        """The rule that forbids a move; None if it is allowed."""
        return self.game.refusal(self.state, self._action(move))

    def undo(self) -> None:
        """Take back the last move and what chance did after it; the same move meets the same chance again."""
        steps = self._match.steps
        last = max((number for number, step in enumerate(steps) if step.actor != CHANCE), default=-1)
        if last < 0:
            raise ValueError("there is no move to take back")
        del steps[last:]
        self._match.state = self._match.at(last)

    def view(self, seat: int | None = None) -> Scene:
        """The table as a seat sees it; without a seat, as everybody may see it."""
        return self.game.scene(self.state.seen_by(SPECTATOR if seat is None else seat), seat)

    def record(self, names: Sequence[str] = ()) -> Record:
        """The record so far, with the names of the players if there are any."""
        usual = [f"player {seat + 1}" for seat in range(int(self.state.seats))]
        return Record.of(self._match, [*names, *usual[len(names) :]], self._chance)

    def _action(self, move: str | int | Move) -> int:
        if isinstance(move, Move):
            return move.id
        return move if isinstance(move, int) else self.game.actions.parse(move)

    def __str__(self) -> str:
        return str(self.state)


def _words(language: str, game: Game) -> Words:
    """Words are loaded when somebody asks for them: Fluent takes longer to import than everything else together."""
    from banchisa.i18n import Words

    return Words(language, game)


def new_match(game: str | Game, seats: int | None = None, seed: int | None = None, **options: object) -> PlayableMatch:
    """A new match; with a seed, chance is the same each time."""
    found = game if isinstance(game, Game) else registry.get(game)
    return PlayableMatch(found, seats, options, seed)
