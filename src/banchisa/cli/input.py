"""What a person types for an action: whole notation, or as little of it as is needed."""

from __future__ import annotations

from dataclasses import dataclass

from banchisa.engine.actions import ActionSpace
from banchisa.engine.errors import NotationError


def match_actions(actions: ActionSpace, legal: list[int], entry: str) -> list[int]:
    """The actions an entry can stand for: the one of that notation, else legal ones, else others that are not."""
    words = entry.lower().split()
    if not words:
        return []
    try:
        return [actions.parse(entry)]
    except NotationError:
        pass
    asked = {actions.family(action).name for action in legal}
    others = [action for action in range(actions.players) if actions.family(action).name in asked]
    return (
        _filter(actions, legal, words, whole=True)
        or _filter(actions, others, words, whole=True)
        or _filter(actions, legal, words, whole=False)
        or [action for action in range(actions.players) if _is_short_for(words, actions.name(action))]
    )


def _filter(actions: ActionSpace, among: list[int], words: list[str], whole: bool) -> list[int]:
    return [action for action in among if holds(actions.name(action), words, whole)]


def holds(name: str, words: list[str], whole: bool) -> bool:
    """Whether the words of a notation include these in this order, in full or by their beginnings."""
    at = 0
    for part in name.lower().split():
        if at < len(words) and (part == words[at] or (not whole and part.startswith(words[at]))):
            at += 1
    return at == len(words)


def _is_short_for(words: list[str], name: str) -> bool:
    """Whether words are a whole notation in which only the kind is shortened."""
    kind, *values = name.lower().split()
    return bool(values) and words[1:] == values and kind.startswith(words[0])


@dataclass(frozen=True)
class Fragment:
    """How far an entry that means nothing agrees with what is possible, and how it could go on from there."""

    given: str  # the part that agrees, as it is written in full; empty if nothing does
    following: list[str]  # the words that can follow
    wrong: str  # the first word that does not agree; empty if all do


def fragment_of(names: list[str], entry: str) -> Fragment:
    """Compare an entry with the notations of all that is possible, word by word."""
    words = entry.lower().split()
    fitting = [name.split() for name in names]
    for at, word in enumerate(words):
        agreeing = [parts for parts in fitting if at < len(parts) and _agrees(parts[at].lower(), word, at)]
        if not agreeing:
            return _fragment(fitting, at, entry.split()[at])
        fitting = agreeing
    return _fragment(fitting, len(words), "")


def _agrees(part: str, word: str, at: int) -> bool:
    """Kinds may be shortened, values not."""
    return part.startswith(word) if at == 0 else part == word


def _fragment(fitting: list[list[str]], at: int, wrong: str) -> Fragment:
    given = " ".join(fitting[0][:at])
    following = [parts[at] for parts in fitting if at < len(parts)]
    return Fragment(given, list(dict.fromkeys(following)), wrong)
