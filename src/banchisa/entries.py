"""What a person types for an action: whole notation, or as little of it as is needed."""

from __future__ import annotations

from banchisa.engine.actions import ActionSpace


def meant(actions: ActionSpace, legal: list[int], entry: str) -> list[int]:
    """The actions an entry can stand for: the one of that notation, else legal ones, else others of the kinds asked."""
    words = entry.lower().split()
    exact = [action for action in range(actions.size) if actions.name(action).lower().split() == words]
    if exact or not words:
        return exact
    asked = {actions.family(action).name for action in legal}
    others = [
        action for action in range(actions.players)
        if actions.family(action).name in asked and holds(actions.name(action), words, whole=True)
    ]  # fmt: skip
    wholly = [action for action in legal if holds(actions.name(action), words, whole=True)]
    begun = [action for action in legal if holds(actions.name(action), words, whole=False)]
    return wholly or others or begun


def holds(name: str, words: list[str], whole: bool) -> bool:
    """Whether the words of a notation include these in this order, in full or by their beginnings."""
    at = 0
    for part in name.lower().split():
        if at < len(words) and (part == words[at] or (not whole and part.startswith(words[at]))):
            at += 1
    return at == len(words)
