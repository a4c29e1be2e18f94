"""What an analysis found, as JSON: for files, pages and other programs."""

from __future__ import annotations

from typing import Final

from banchisa.bots.analysis.game_analysis import Account, Analysis, StepVerdict

FORMAT: Final = "banchisa-analysis/1"
_DIGITS: Final = 4


def report(analysis: Analysis) -> dict[str, object]:
    """All figures; a chance is a number from 0 to 1, and steps are counted from 0."""
    actors: list[object] = [int(state.actor) for state in analysis.states[: len(analysis.actions)]]
    chances: list[object] = [[_short(chance) for chance in found] for found in analysis.chances]
    mistakes: list[object] = [_mistake(analysis, verdict) for verdict in analysis.mistakes]
    accounts: list[object] = [_account(account) for account in analysis.accounts()]
    return {
        "format": FORMAT,
        "game": analysis.game.key,
        "version": analysis.game.version,
        "iterations": analysis.iterations,
        "seed": analysis.seed,
        "noise": _short(analysis.noise),
        "actors": actors,
        "chances": chances,
        "mistakes": mistakes,
        "accounts": accounts,
    }


def _mistake(analysis: Analysis, verdict: StepVerdict) -> dict[str, object]:
    return {
        "step": verdict.step,
        "seat": verdict.seat,
        "played": _describe(analysis, verdict.step, verdict.action, verdict.after[verdict.seat]),
        "better": _describe(analysis, verdict.step, verdict.better, verdict.best[verdict.seat]),
        "error": _short(verdict.error),
    }


def _describe(analysis: Analysis, step: int, action: int, chance: float) -> dict[str, object]:
    game = analysis.game
    state = analysis.states[step]
    return {
        "notation": game.actions.name(action),
        "text": game.log_text(state, action).to_json(),
        "touch": game.touch_targets(state, action),
        "chance": _short(chance),
    }


def _account(account: Account) -> dict[str, object]:
    """The parts, so rounded that they still add up."""
    start, end = _short(account.start), _short(account.end)
    luck, own, others = _short(account.luck), _short(account.own), _short(account.others)
    unforeseen = _short(end - start - luck - own - others)
    return {"start": start, "luck": luck, "own": own, "others": others, "unforeseen": unforeseen, "end": end}


def _short(value: float) -> float:
    return round(value, _DIGITS) + 0.0  # no minus before a zero
