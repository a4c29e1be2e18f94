"""Why a step is good or bad, in words: which terms of the evaluation it changes more than other steps do.

A step is looked at in some worlds that the seat thinks possible: at once, at the end of the seat's turn, and after the
turn of whoever is next. All play the way that the evaluation likes best. What every other step brings as well is no
reason for this one.
"""

from __future__ import annotations

from typing import Final, final

from banchisa.engine.evaluation import BRINGS, COSTS, KEEPS, PREVENTS, RISKS, TermsByName
from banchisa.engine.game import Game
from banchisa.engine.rng import Rng
from banchisa.engine.rollout import buffer, random_step
from banchisa.engine.state import CHANCE, OVER, State
from banchisa.engine.texts import Text

MOST: Final = 2  # reasons of one step
WORLDS: Final = 4
OTHERS: Final = 6  # steps that a step is compared with
_LOOKED_AT: Final = 24  # steps among which the best one of a turn is looked for
_OWN_STEPS: Final = 8  # of a turn that are played on
_REPLY_STEPS: Final = 6
_RIVAL: Final = 0.7  # how much what others lose counts against what one gains
_FEARED: Final = 0.6  # the same for what they may take away
_SLIGHT: Final = 0.2  # how small against others a change may be where nothing greater speaks for a step
_FAINT: Final = 0.05  # the same for a difference from other steps
_PRIME: Final = 7919  # the dice of each world are others
ON_AVERAGE: Final = "reason-on-average"


@final
class Reason:
    """A reason: whether it brings, prevents or risks something, and its words."""

    __slots__ = ("kind", "text")

    def __init__(self, kind: str, text: Text) -> None:
        self.kind = kind
        self.text = text


@final
class Outlook:
    """What becomes of a step: its reasons, and by how many points the seat is then ahead, if the game has points."""

    __slots__ = ("ahead", "reasons")

    def __init__(self, reasons: list[Reason], ahead: int | None) -> None:
        self.reasons = reasons
        self.ahead = ahead


@final
class _Change:
    """How a term changes, over all worlds."""

    __slots__ = ("by", "count", "is_numbered", "is_same", "seen", "worth")

    def __init__(self) -> None:
        self.seen = 0
        self.worth = 0.0
        self.by = 0.0
        self.count = 0.0
        self.is_numbered = False
        self.is_same = True  # whether the number was the same in all worlds

    def add(self, worth: float, before: float | None, after: float | None) -> None:
        if before is not None and after is not None:
            by = after - before
            if self.seen and (by != self.by / self.seen or after != self.count / self.seen):
                self.is_same = False
            self.by += by
            self.count += after
            self.is_numbered = True
        self.worth += worth
        self.seen += 1


_Changes = dict[str, _Change]


@final
class _Prospect:
    """A step in all worlds: how the terms of all seats change at once, in the turn, and by the reply."""

    __slots__ = ("ahead", "has_scored", "now", "replier", "reply", "turn", "worlds")

    def __init__(self, seats: int) -> None:
        self.now: list[_Changes] = [{} for _ in range(seats)]
        self.turn: list[_Changes] = [{} for _ in range(seats)]
        self.reply: _Changes = {}
        self.replier = -1
        self.ahead = 0.0
        self.has_scored = False  # whether anybody has points
        self.worlds = 0


@final
class _Found:
    """A reason that could be given, and how much it matters."""

    __slots__ = ("change", "kind", "seat", "term", "weight")

    def __init__(self, term: str, kind: str, seat: int, change: _Change, weight: float) -> None:
        self.term = term
        self.kind = kind
        self.seat = seat
        self.change = change
        self.weight = weight


def explain(game: Game, seen: State, actions: list[int], number: int) -> list[Outlook]:
    """What speaks for and against each of these steps of the seat to act; nothing but what it sees goes in."""
    if not game.reason_settings.told:
        return [Outlook([], None) for _ in actions]
    compared = actions + _some_others(seen.legal_actions(), actions)
    prospects = _Looker(game, seen, number).look(compared)
    return [_outlook(game, seen, k, prospects) for k in range(len(actions))]


def _some_others(legal: list[int], actions: list[int]) -> list[int]:
    """Some of the other legal steps, evenly spread."""
    return _spread([action for action in legal if action not in actions], OTHERS)


def _spread(actions: list[int], most: int) -> list[int]:
    if len(actions) <= most:
        return actions
    return [actions[k * len(actions) // most] for k in range(most)]


# looking ahead


@final
class _Looker:
    """Plays steps in worlds that a seat thinks possible."""

    def __init__(self, game: Game, seen: State, number: int) -> None:
        self.game = game
        self.seen = seen
        self.seat = int(seen.actor)
        self.number = number
        self.met_chance = False
        self._actions = buffer()
        self._weights = buffer()

    def look(self, actions: list[int]) -> list[_Prospect]:
        prospects = [_Prospect(int(self.seen.seats)) for _ in actions]
        for k in range(WORLDS):
            number = self.number + _PRIME * (k + 1)
            world = self.seen.resample(Rng(number))
            before = self._terms(world)
            for action, prospect in zip(actions, prospects, strict=True):
                self._follow(world.copy(), action, Rng(number + 1), before, prospect)
            if not self.game.secrets and not self.met_chance:
                break  # all worlds are the same
        return prospects

    def _follow(self, world: State, action: int, rng: Rng, before: list[TermsByName], prospect: _Prospect) -> None:
        """Take a step, play the turn on, and let the next one reply."""
        world.apply(action)
        self._draw(world, rng)
        if world.actor != OVER:
            self._compare(before, world, prospect.now)
        self._play_on(world, rng, _OWN_STEPS)
        self._count_points(world, prospect)
        if world.actor == OVER:
            return
        self._compare(before, world, prospect.turn)
        if world.actor != self.seat:
            prospect.replier = int(world.actor)
            then = self.game.evaluation_terms(world, self.seat)
            self._play_on(world, rng, _REPLY_STEPS)
            if world.actor != OVER:
                _note(prospect.reply, then, self.game.evaluation_terms(world, self.seat))

    def _count_points(self, world: State, prospect: _Prospect) -> None:
        scores = world.scores()
        prospect.ahead += scores[self.seat] - max(scores[: self.seat] + scores[self.seat + 1 :])
        prospect.has_scored = prospect.has_scored or max(scores) > 0
        prospect.worlds += 1

    def _draw(self, world: State, rng: Rng) -> None:
        """Let chance act until somebody is to decide."""
        while world.actor == CHANCE:
            self.met_chance = True
            world.apply(random_step(world, rng, self._actions, self._weights))

    def _play_on(self, world: State, rng: Rng, steps: int) -> None:
        """Play the turn of the seat to act, the way that the evaluation likes best."""
        seat = world.actor
        while steps > 0 and world.actor == seat and world.actor != OVER:
            world.apply(self._best(world))
            self._draw(world, rng)
            steps -= 1

    def _best(self, world: State) -> int:
        seat = int(world.actor)
        legal = _spread(world.legal_actions(), _LOOKED_AT)
        best = legal[0]
        best_value = 0.0
        for action in legal:
            after = world.copy()
            after.apply(action)
            value = self.game.evaluate(after)[seat]
            if action == legal[0] or value > best_value:
                best = action
                best_value = value
        return best

    def _terms(self, world: State) -> list[TermsByName]:
        return [self.game.evaluation_terms(world, seat) for seat in range(int(world.seats))]

    def _compare(self, before: list[TermsByName], world: State, changes: list[_Changes]) -> None:
        for seat, terms in enumerate(self._terms(world)):
            _note(changes[seat], before[seat], terms)


def _note(changes: _Changes, before: TermsByName, after: TermsByName) -> None:
    for name, term in after.items():
        if name in before:
            changes.setdefault(name, _Change()).add(term.worth - before[name].worth, before[name].count, term.count)


# choosing


def _outlook(game: Game, seen: State, k: int, prospects: list[_Prospect]) -> Outlook:
    found = _find_greatest(game, int(seen.actor), k, prospects)
    ranked = [(-reason.weight, n) for n, reason in enumerate(found)]
    ranked.sort()
    best = _without_repeats([found[n] for _, n in ranked])[:MOST]
    told = [reason for reason in best if reason.kind == BRINGS or reason.kind == KEEPS]
    told += [reason for reason in best if reason.kind == PREVENTS]
    told += [reason for reason in best if reason.kind == COSTS or reason.kind == RISKS]
    prospect = prospects[k]
    has_points = game.reason_settings.has_points and prospect.has_scored
    ahead = round(prospect.ahead / prospect.worlds) if has_points else None
    return Outlook([_say(game, seen, reason) for reason in told], ahead)


def _without_repeats(found: list[_Found]) -> list[_Found]:
    """The same of several rivals is said of one."""
    said: set[str] = set()
    left: list[_Found] = []
    for reason in found:
        name = f"{reason.term} {reason.kind}"
        if name not in said:
            said.add(name)
            left.append(reason)
    return left


def _find_greatest(game: Game, own: int, k: int, prospects: list[_Prospect]) -> list[_Found]:
    """What can be said of a step: what it does, or else how it differs from other steps; great things before small."""
    least = game.reason_settings.least
    for share in (1.0, _SLIGHT):
        found = _find_all(game, own, k, prospects, least * share)
        if found:
            return found
    for share in (1.0, _SLIGHT, _FAINT):
        found = _compare_all(game, own, k, prospects, least * share)
        if found:
            return found
    return []


def _compare_all(game: Game, own: int, k: int, prospects: list[_Prospect], least: float) -> list[_Found]:
    """What a step keeps that others lose, and what rivals get less of by it: at once, or else in the turn."""
    found: list[_Found] = []
    for term, kinds in game.reason_settings.told.items():
        for seat in range(len(prospects[k].now)):
            for changes in ([prospect.now[seat] for prospect in prospects], [one.turn[seat] for one in prospects]):
                judged = _compare(term, kinds, seat == own, k, changes, least)
                if judged:
                    found += [_Found(term, kind, seat, change, weight) for kind, change, weight in judged]
                    break
    return found


def _compare(
    term: str, kinds: tuple[str, ...], is_own: bool, k: int, changes: list[_Changes], least: float
) -> list[tuple[str, _Change, float]]:
    """What a term is by this step and would not be by others; of rivals only what is said without a number."""
    more = _difference(term, k, changes)
    kind = KEEPS if is_own else PREVENTS
    if kind not in kinds or term not in changes[k] or (more if is_own else -more) < least / 2:
        return []
    change = changes[k][term]
    if not is_own and change.is_numbered:
        return []
    return [(kind, change, abs(more) if is_own else abs(more) * _RIVAL)]


def _find_all(game: Game, own: int, k: int, prospects: list[_Prospect], least: float) -> list[_Found]:
    """Everything that matters so much and could be said of a step: of each term of each seat at most one thing."""
    found: list[_Found] = []
    for term, kinds in game.reason_settings.told.items():
        for seat in range(len(prospects[k].now)):
            changes = [prospect.now[seat] for prospect in prospects]
            if abs(_mean(changes[k], term)) < least / 4:  # what a step does at once is all that it does
                changes = [prospect.turn[seat] for prospect in prospects]
            judged = _judge(term, kinds, seat == own, k, changes, least)
            found += [_Found(term, kind, seat, change, weight) for kind, change, weight in judged]
        if RISKS in kinds:
            feared = _difference(term, k, [prospect.reply for prospect in prospects])
            if feared < -least / 2 and _mean(prospects[k].reply, term) <= -least:
                change = prospects[k].reply[term]
                if _is_told(change):
                    found.append(_Found(term, RISKS, prospects[k].replier, change, -feared * _FEARED))
    return found


def _judge(
    term: str, kinds: tuple[str, ...], is_own: bool, k: int, changes: list[_Changes], least: float
) -> list[tuple[str, _Change, float]]:
    """What a change is to the seat to act, and how much it matters; empty if it does not."""
    mean = _mean(changes[k], term)
    more = _difference(term, k, changes)
    kind = (BRINGS if mean > 0 else COSTS) if is_own else PREVENTS
    if kind not in kinds or abs(mean) < least or (not is_own and mean > 0):
        return []
    if mean * more < 0 or abs(more) < least / 2 or not _is_told(changes[k][term]):
        return []
    return [(kind, changes[k][term], abs(more) if is_own else abs(more) * _RIVAL)]


def _mean(changes: _Changes, term: str) -> float:
    return changes[term].worth / changes[term].seen if term in changes else 0.0


def _difference(term: str, k: int, changes: list[_Changes]) -> float:
    """By how much more a term changes than by the other steps."""
    own = _mean(changes[k], term)
    others = [_mean(change, term) for n, change in enumerate(changes) if n != k and change]
    return own - sum(others) / len(others) if others else own


def _is_told(change: _Change) -> bool:
    """Whether there is something to say: a number that stays the same, or goes the other way, is no reason."""
    return not change.is_numbered or (abs(change.by / change.seen) >= 0.5 and change.by * change.worth > 0)


def _say(game: Game, seen: State, found: _Found) -> Reason:
    """The words of a reason, with its numbers: by how much, and how much it is then."""
    change = found.change
    facts: dict[str, object] = {}
    if change.is_numbered:
        facts["by"] = max(1, round(abs(change.by / change.seen)))
        facts["count"] = abs(round(change.count / change.seen))
    if found.kind == PREVENTS or found.kind == RISKS:
        player = game.scene(seen, int(seen.actor)).players[found.seat]
        facts["who"] = Text(f"colour-{player.colour}")
    text = Text(f"reason-{found.term.replace('_', '-')}-{found.kind}", facts)
    if not change.is_same and found.kind != KEEPS:
        text = Text(ON_AVERAGE, {"reason": text})
    kind = found.kind
    if kind == COSTS:
        kind = RISKS
    if kind == KEEPS:
        kind = BRINGS
    return Reason(kind, text)
