"""Games in which one bot holds all seats, watched step by step: the raw counts of a balance report."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass

from banchisa.bots import levels
from banchisa.engine.game import Game
from banchisa.engine.state import CHANCE, SPECTATOR, State
from banchisa.lab.arena import ArenaSettings
from banchisa.lab.arena_result import ArenaResult
from banchisa.lab.openings import RandomOpening
from banchisa.lab.play import DecisionCounter, GameResult, play
from banchisa.lab.workers import InProcess, Workers

BOTS = ("random", "greedy", "expert")
GAMES = {"random": 1000, "greedy": 200}  # by default
GAMES_OF_OTHERS = 20  # bots that search are slow
GAMES_EXAMINED = 50  # the rules are examined at about as many decisions as so many games have
TENTHS = 10


@dataclass(frozen=True)
class BalanceCase:
    """One number of players and one bot on all seats, and how many games are wanted."""

    settings: ArenaSettings
    games: int
    opening: int = 0  # first choices of each seat that are random

    @property
    def seats(self) -> int:
        return self.settings.seats

    @property
    def bot(self) -> str:
        return self.settings.bots[0]

    @property
    def stride(self) -> int:
        """The rules are examined at every so manyth decision, starting at a different one in each game."""
        return max(1, self.games // GAMES_EXAMINED)


def default_games(bot: str) -> int:
    """How many games of a bot are played unless somebody says."""
    return GAMES.get(bot, GAMES_OF_OTHERS)


class Sample(ArenaResult, frozen=True, kw_only=True):
    """The result of one game with everything that was counted in it."""

    case: int  # the number of its case
    digest: str  # of all steps
    rounds: int | None
    ended_by: str | None  # the rule that ended the game
    turn_order: tuple[int, ...]  # the seats by their first decision
    decisions: int
    options: int  # legal actions, summed over all decisions
    forced: int  # decisions with a single legal action
    widest: int
    tenths: tuple[float | None, ...]  # legal actions on average, in each tenth of the decisions
    chosen: dict[str, int]  # decisions by the kind of action chosen
    offered: dict[str, int]  # decisions by each kind of action that was allowed
    drawn: dict[str, int]  # outcomes of chance
    looked: int  # decisions at which the rules were examined, and among these:
    asked: dict[str, int]  # those that each rule asked for
    forbade: dict[str, int]  # those at which each rule forbade something


class Observer(DecisionCounter):
    """Counts what happens in one game."""

    def __init__(self, game: Game, kinds: Sequence[str], stride: int, first: int) -> None:
        super().__init__()
        self._game = game
        self._kinds = kinds
        self._stride = stride
        self._first = first
        self.widths: list[int] = []  # the number of legal actions at each decision
        self.chosen: Counter[str] = Counter()
        self.offered: Counter[str] = Counter()
        self.drawn: Counter[int] = Counter()
        self.looked = 0
        self.asked: Counter[str] = Counter()
        self.forbade: Counter[str] = Counter()

    def watch(self, state: State, action: int) -> None:
        if state.actor == CHANCE:
            self.drawn[action] += 1
            return
        legal = state.legal_actions()
        offered = {self._kinds[one] for one in legal}
        if self.decisions % self._stride == self._first:
            self._examine_rules(state, set(legal), offered)
        super().watch(state, action)
        self.widths.append(len(legal))
        self.chosen[self._kinds[action]] += 1
        self.offered.update(offered)

    def _examine_rules(self, state: State, legal: set[int], offered: set[str]) -> None:
        """Count the rule that asks for this decision, and the rules that forbid an action of this step."""
        seat = int(state.actor)
        asking = self._game.scene(state.seen_by(seat), seat).prompt.rule
        other_step = self._other_step_refusal(state)
        forbidding: set[str] = set()
        for action in range(self._game.actions.players):
            if action not in legal:
                refusal = self._game.refusal(state, action)
                assert refusal is not None
                if other_step is None:
                    is_other_step = refusal.rule == asking and self._kinds[action] not in offered
                else:
                    is_other_step = (refusal.rule, refusal.reason) == other_step
                if not is_other_step:
                    forbidding.add(refusal.rule)
        self.looked += 1
        self.asked[asking] += 1
        self.forbade.update(forbidding)

    def _other_step_refusal(self, state: State) -> tuple[str, str] | None:
        """How the game refuses actions of another step. Outcomes of chance are such actions; None if there are none."""
        actions = self._game.actions
        refusal = self._game.refusal(state, actions.players) if actions.players < actions.size else None
        return None if refusal is None else (refusal.rule, refusal.reason)


class ObservedTable:
    """Plays and observes the games of a case by their numbers, one after the other."""

    def __init__(self, case: BalanceCase, index: int = 0) -> None:
        self._case = case
        self._index = index
        self._game = case.settings.load_game()
        self._start = self._game.start(case.seats, **case.settings.options)
        actions = self._game.actions
        self._kinds = [actions.family(action).name for action in range(actions.size)]

    def play(self, number: int) -> Sample:
        """Play one game between fresh bots."""
        case, game = self._case, self._game
        observer = Observer(game, self._kinds, case.stride, number % case.stride)
        bots = [RandomOpening(levels.make_bot(game, case.bot), case.opening) for _ in range(case.seats)]
        result = play(game, self._start, bots, case.settings.seed, number, observer.watch)
        return self._make_sample(number, result, observer)

    def _make_sample(self, number: int, result: GameResult, seen: Observer) -> Sample:
        last = self._last_position(result)
        ending = self._game.scene(last.seen_by(SPECTATOR), None).prompt.rule
        return Sample(
            number,
            (0,) * self._case.seats,
            result.ranks,
            result.scores,
            len(result.steps),
            result.forfeit,
            case=self._index,
            digest=hashlib.sha256(str(result.steps).encode()).hexdigest()[:16],
            rounds=self._game.round_of(last),
            ended_by=ending if result.is_over else None,
            turn_order=tuple(seen.turn_order(self._case.seats)),
            decisions=seen.decisions,
            options=sum(seen.widths),
            forced=seen.widths.count(1),
            widest=max(seen.widths, default=0),
            tenths=mean_by_tenth(seen.widths),
            chosen=dict(seen.chosen),
            offered=dict(seen.offered),
            drawn={self._game.actions.name(action): count for action, count in seen.drawn.items()},
            looked=seen.looked,
            asked=dict(seen.asked),
            forbade=dict(seen.forbade),
        )

    def _last_position(self, result: GameResult) -> State:
        state = self._start.copy()
        for action in result.steps:
            state.apply(action)
        return state


def mean_by_tenth(values: Sequence[int]) -> tuple[float | None, ...]:
    """The mean of each tenth of a list; None for tenths without a value."""
    count = len(values)
    parts = [values[count * k // TENTHS : count * (k + 1) // TENTHS] for k in range(TENTHS)]
    return tuple(sum(part) / len(part) if part else None for part in parts)


def interleave(cases: Sequence[BalanceCase]) -> list[tuple[int, int]]:
    """All games as pairs of case and number, in an order in which all cases advance at the same pace."""
    games = [(case, number) for case in range(len(cases)) for number in range(cases[case].games)]
    return sorted(games, key=lambda game: ((game[1] + 0.5) / cases[game[0]].games, game[0]))


class Balance:
    """All games of some cases; the result is the same for any number of processes."""

    def __init__(self, cases: Sequence[BalanceCase]) -> None:
        self.cases = tuple(cases)
        self._played: list[dict[int, Sample]] = [{} for _ in cases]

    @property
    def game_count(self) -> int:
        return sum(case.games for case in self.cases)

    def samples(self, case: int) -> list[Sample]:
        """The games of a case in their order, up to the first missing one, so that slow games are not left out."""
        played = self._played[case]
        found: list[Sample] = []
        while len(found) in played:
            found.append(played[len(found)])
        return found

    def play(self, workers: Workers | None = None, tick: Callable[[], None] = lambda: None) -> None:
        """Play all games, in this process unless there are other workers; tick is called after each."""
        with closing((workers or InProcess()).results(_prepare, (self.cases,), range(self.game_count))) as samples:
            for sample in samples:
                self._played[sample.case][sample.number] = sample
                tick()


def _prepare(cases: Sequence[BalanceCase]) -> Callable[[int], Sample]:
    """Make the function that plays a game by its place among all games."""
    games = interleave(cases)
    tables = [ObservedTable(case, index) for index, case in enumerate(cases)]

    def play_at(at: int) -> Sample:
        case, number = games[at]
        return tables[case].play(number)

    return play_at
