"""Why an action is allowed or not, told from nothing but what the acting seat knows."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec.structs import asdict, replace

from banchisa.engine.errors import NotationError
from banchisa.engine.game import Game
from banchisa.engine.refusal import Refusal
from banchisa.engine.rng import Rng
from banchisa.engine.state import SPECTATOR, State
from banchisa.engine.texts import Text
from banchisa.table.errors import Problem
from banchisa.table.table import Table
from banchisa.table.wire.tables import Explanation


def check_allowed(table: Table, action: int) -> None:
    """Refuse an action of the seat to act that the rules forbid."""
    refusal = find_refusal(table, action)
    if refusal is not None:
        raise Problem("action/refused", **asdict(explain_refusal(table.game, action, refusal)))


def find_refusal(table: Table, action: int) -> Refusal | None:
    """The rule that forbids the seat to act an action, found from what it knows wherever that is enough."""
    truth = table.game.refusal(table.state, action)
    return None if truth is None else table.game.refusal(known_world(table), action) or truth


def why(table: Table, mine: tuple[int, ...], notation: str | None, touched: list[str] | None) -> Explanation:
    """Whether something is allowed and by which rule; without a name where that is not for the asker to know."""
    table.check_playing()
    if table.game.secrets and table.actor not in mine:
        return _explain_prompt(table.game, table.state)
    return explain_try(table.game, known_world(table), notation, touched or [])


def explain_try(game: Game, world: State, notation: str | None, touched: list[str]) -> Explanation:
    """Whether an action, or what was touched for one, is allowed in a position of which nothing is hidden."""
    action = _find_action(game, world, notation, touched)
    if action is None:
        refusal = game.refuse_touch(world, touched)
        return _explain_prompt(game, world) if refusal is None else explain_refusal(game, None, refusal)
    refusal = game.refusal(world, action)
    if refusal is None:
        return replace(_explain_prompt(game, world), name=game.actions.name(action))
    return explain_refusal(game, action, refusal)


def known_world(table: Table) -> State:
    """The position; where there are secrets, one that the seat to act thinks possible, the same for what it knows."""
    if not table.game.secrets:
        return table.state
    return table.state.seen_by(table.actor).resample(Rng(0))


def _find_action(game: Game, world: State, notation: str | None, touched: list[str]) -> int | None:
    if notation is None:
        return game.action_for_touches(world, touched)
    try:
        return game.actions.parse(notation)
    except NotationError as why:
        raise Problem("action/notation", problem=str(why)) from None


def explain_refusal(game: Game, action: int | None, refusal: Refusal) -> Explanation:
    """A refusal for people: the rule, its text, and the reason."""
    facts = {name: _name_fact(game, fact) for name, fact in refusal.facts.items()}
    name = None if action is None else game.actions.name(action)
    said = Text(f"refuse-{refusal.reason}", facts)
    return Explanation(name, refusal.rule, _rule_text(game, refusal.rule), said)


def _explain_prompt(game: Game, state: State) -> Explanation:
    """The rule behind what is asked now, which everybody may know."""
    prompt = game.scene(state.seen_by(SPECTATOR), None).prompt
    return Explanation(None, prompt.rule, _rule_text(game, prompt.rule), None)


def _rule_text(game: Game, rule: str) -> str:
    return game.rulebook().rule(rule).text


def _name_fact(game: Game, fact: object) -> object:
    """A fact that has words of its own as a text, any other as it is."""
    return Text(f"thing-{fact}") if isinstance(fact, str) and fact in _known_things(game.home) else fact


@cache
def _known_things(home: str) -> frozenset[str]:
    """Facts that have a name of their own in every language, by the folder of the game."""
    source = Path(home) / "words" / "en.ftl"
    lines = source.read_text(encoding="utf-8").splitlines() if source.exists() else []
    names = [line.split("=")[0].strip() for line in lines if line.startswith("thing-")]
    return frozenset(name.removeprefix("thing-") for name in names)
