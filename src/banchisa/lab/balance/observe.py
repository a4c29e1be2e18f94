"""Games of bots against their equals, watched step by step: what a balance report is counted from."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass

from banchisa.bots import levels
from banchisa.bots.bot import Bot
from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game
from banchisa.engine.rng import Rng
from banchisa.engine.state import CHANCE, OVER, SPECTATOR, State
from banchisa.lab.arena import Settings
from banchisa.lab.arena_result import Result
from banchisa.lab.play import Played, play
from banchisa.lab.pool import Crew

BOTS = ("random", "greedy", "expert")
GAMES = {"random": 1000, "greedy": 200}  # how many are worth their time; a bot that searches is slow
GAMES_OF_OTHERS = 20
OPENING = 3  # choices of each seat that are drawn by lot where nothing else makes one game differ from the next
WHOLE = 50  # as many decisions are looked at for their rules as so many games have
TENTHS = 10


@dataclass(frozen=True)
class Case:
    """One number of players and one bot on all seats, and how many games are wanted."""

    settings: Settings
    games: int
    opening: int = 0  # so many first choices of each seat are drawn by lot

    @property
    def seats(self) -> int:
        return self.settings.seats

    @property
    def bot(self) -> str:
        return self.settings.bots[0]

    @property
    def stride(self) -> int:
        """Of so many decisions one is looked at for its rules, in each game beginning with another."""
        return max(1, self.games // WHOLE)


def usual_games(bot: str) -> int:
    """How many games of a bot are played if nobody says."""
    return GAMES.get(bot, GAMES_OF_OTHERS)


def usual_opening(start: State) -> int:
    """How many first choices are drawn by lot if nobody says: none where chance acts.

    Where it never does, bots that search would play the same game again and again.
    """
    rng = Rng(1)
    state = start.copy()
    while state.actor != OVER:
        if state.actor == CHANCE:
            return 0
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    return OPENING


class Opener(Bot):
    """Draws its first choices by lot and then plays like another bot."""

    def __init__(self, bot: Bot, choices: int) -> None:
        super().__init__(bot.game)
        self._bot = bot
        self._left = choices

    def choose(self, seen: State, rng: Rng) -> int:
        legal = seen.legal_actions()
        if self._left and len(legal) > 1:
            self._left -= 1
            return legal[rng.below(len(legal))]
        return self._bot.choose(seen, rng)


def checked_bots(names: Sequence[str]) -> tuple[str, ...]:
    """Names of bots, or what is wrong with them."""
    for name in names:
        if name not in levels.BOTS:
            raise BanchisaError(f"no bot is called {name!r}; allowed: {', '.join(levels.BOTS)}")
        if names.count(name) > 1:
            raise BanchisaError(f"bot {name} is named twice")
    return tuple(names)


@dataclass(frozen=True, kw_only=True)
class Sample(Result):
    """The result of one game with all that was counted on the way."""

    case: int  # the number of its case
    line: str  # a fingerprint of all steps
    rounds: int | None
    ended_by: str | None  # the rule behind the end
    turn_order: tuple[int, ...]  # the seats by their first decision
    decisions: int
    options: int  # legal actions, summed over all decisions
    forced: int  # decisions with a single legal action
    widest: int
    tenths: tuple[float | None, ...]  # legal actions on average, in each tenth of the decisions
    chosen: dict[str, int]  # decisions by the kind of action chosen
    offered: dict[str, int]  # decisions by each kind of action that was allowed
    drawn: dict[str, int]  # outcomes of chance
    looked: int  # decisions whose rules were looked at, and among these:
    asked: dict[str, int]  # by the rule that asked for the decision
    forbade: dict[str, int]  # by each rule that forbade something


class Observer:
    """Counts what happens in one game."""

    def __init__(self, game: Game, kinds: Sequence[str], stride: int, first: int) -> None:
        self._game = game
        self._kinds = kinds
        self._stride = stride
        self._first = first
        self.widths: list[int] = []
        self.order: list[int] = []
        self.chosen: Counter[str] = Counter()
        self.offered: Counter[str] = Counter()
        self.drawn: Counter[int] = Counter()
        self.looked = 0
        self.asked: Counter[str] = Counter()
        self.forbade: Counter[str] = Counter()

    def watch(self, state: State, action: int) -> None:
        """Take note of a step that is about to be taken."""
        if state.actor == CHANCE:
            self.drawn[action] += 1
            return
        legal = state.legal_actions()
        offered = {self._kinds[one] for one in legal}
        if len(self.widths) % self._stride == self._first:
            self._look(state, set(legal), offered)
        if state.actor not in self.order:
            self.order.append(int(state.actor))
        self.widths.append(len(legal))
        self.chosen[self._kinds[action]] += 1
        self.offered.update(offered)

    def _look(self, state: State, legal: set[int], offered: set[str]) -> None:
        """Which rule asks, and which forbid something for a reason that is worth counting."""
        seat = int(state.actor)
        asking = self._game.scene(state.seen_by(seat), seat).prompt.rule
        elsewhere = self._elsewhere(state)
        forbidding: set[str] = set()
        for action in range(self._game.actions.players):
            if action not in legal:
                refusal = self._game.refusal(state, action)
                assert refusal is not None
                if elsewhere is None:
                    is_other_step = refusal.rule == asking and self._kinds[action] not in offered
                else:
                    is_other_step = (refusal.rule, refusal.reason) == elsewhere
                if not is_other_step:
                    forbidding.add(refusal.rule)
        self.looked += 1
        self.asked[asking] += 1
        self.forbade.update(forbidding)

    def _elsewhere(self, state: State) -> tuple[str, str] | None:
        """What the game says of something that belongs to another step, as outcomes of chance do while a seat acts."""
        actions = self._game.actions
        refusal = self._game.refusal(state, actions.players) if actions.players < actions.size else None
        return None if refusal is None else (refusal.rule, refusal.reason)


class Table:
    """Where the games of a case are played and watched, one after the other."""

    def __init__(self, case: Case, index: int = 0) -> None:
        self._case = case
        self._index = index
        self._game = case.settings.found_game()
        self._start = self._game.start(case.seats, **case.settings.options)
        actions = self._game.actions
        self._kinds = [actions.family(action).name for action in range(actions.size)]

    def play(self, number: int) -> Sample:
        """Play one game between fresh bots."""
        case, game = self._case, self._game
        observer = Observer(game, self._kinds, case.stride, number % case.stride)
        bots = [Opener(levels.bot(game, case.bot), case.opening) for _ in range(case.seats)]
        played = play(game, self._start, bots, case.settings.seed, number, observer.watch)
        return self._sample(number, played, observer)

    def _sample(self, number: int, played: Played, seen: Observer) -> Sample:
        last = self._after(played)
        ending = self._game.scene(last.seen_by(SPECTATOR), None).prompt.rule
        silent = [seat for seat in range(self._case.seats) if seat not in seen.order]
        return Sample(
            number,
            (0,) * self._case.seats,
            played.ranks,
            played.scores,
            len(played.steps),
            played.forfeit,
            case=self._index,
            line=hashlib.sha256(str(played.steps).encode()).hexdigest()[:16],
            rounds=self._game.round_of(last),
            ended_by=ending if played.is_over else None,
            turn_order=(*seen.order, *silent),
            decisions=len(seen.widths),
            options=sum(seen.widths),
            forced=seen.widths.count(1),
            widest=max(seen.widths, default=0),
            tenths=tenths(seen.widths),
            chosen=dict(seen.chosen),
            offered=dict(seen.offered),
            drawn={self._game.actions.name(action): count for action, count in seen.drawn.items()},
            looked=seen.looked,
            asked=dict(seen.asked),
            forbade=dict(seen.forbade),
        )

    def _after(self, played: Played) -> State:
        state = self._start.copy()
        for action in played.steps:
            state.apply(action)
        return state


def tenths(values: Sequence[int]) -> tuple[float | None, ...]:
    """The mean of each tenth of a list; None where it is too short to have it."""
    count = len(values)
    parts = [values[count * k // TENTHS : count * (k + 1) // TENTHS] for k in range(TENTHS)]
    return tuple(sum(part) / len(part) if part else None for part in parts)


def order(cases: Sequence[Case]) -> list[tuple[int, int]]:
    """All games as case and number, those of each case spread evenly: at any time all cases are equally far."""
    games = [(case, number) for case in range(len(cases)) for number in range(cases[case].games)]
    return sorted(games, key=lambda game: ((game[1] + 0.5) / cases[game[0]].games, game[0]))


class Balance:
    """All games of some cases, played by any number of processes with the same outcome."""

    def __init__(self, cases: Sequence[Case]) -> None:
        self.cases = tuple(cases)
        self._played: list[dict[int, Sample]] = [{} for _ in cases]

    @property
    def wanted(self) -> int:
        return sum(case.games for case in self.cases)

    def samples(self, case: int) -> list[Sample]:
        """The games of a case in their order, up to the first that is missing: none is left out for being slow."""
        played = self._played[case]
        found: list[Sample] = []
        while len(found) in played:
            found.append(played[len(found)])
        return found

    def play(self, jobs: int = 1, tick: Callable[[], None] = lambda: None) -> None:
        """Play everything; tick is called after each game."""
        with closing(self._results(jobs)) as samples:
            for sample in samples:
                self._played[sample.case][sample.number] = sample
                tick()

    def _results(self, jobs: int) -> Generator[Sample]:
        if jobs == 1:
            play_at = player(self.cases)
            for at in range(self.wanted):
                yield play_at(at)
        else:
            with closing(Crew(min(jobs, self.wanted), player, (self.cases,))) as crew:
                for sample in crew.results(range(self.wanted)):
                    assert isinstance(sample, Sample)
                    yield sample


def player(cases: Sequence[Case]) -> Callable[[int], Sample]:
    """A function that plays a game by its place in the order."""
    games = order(cases)
    tables = [Table(case, index) for index, case in enumerate(cases)]

    def play_at(at: int) -> Sample:
        case, number = games[at]
        return tables[case].play(number)

    return play_at
