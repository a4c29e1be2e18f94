"""Words that are said in the reader's language."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

_NOTHING: Final[dict[str, object]] = {}  # shared by all texts that speak of nothing: never changed


@final
@mypyc_attr(acyclic=True)
class Text:
    """The name of a message and what it speaks of: numbers, plain labels such as a space's name, other texts.

    None can refer to itself, so Python need not look for garbage among them.
    """

    __slots__ = ("args", "id")

    def __init__(self, id: str, args: dict[str, object] | None = None) -> None:
        self.id = id
        self.args = _NOTHING if args is None else args

    def to_json(self) -> object:
        if not self.args:
            return self.id
        return [self.id, {name: _plain(value) for name, value in self.args.items()}]

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Text) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Text({self.id!r}, {self.args!r})" if self.args else f"Text({self.id!r})"


def join_texts(parts: list[Text], between: str = "list-comma", last: str = "list-and") -> Text:
    """Texts in one row, joined by messages with a first and a second part: one; one and two; one, two and three."""
    row = parts[0]
    for k, other in enumerate(parts[1:], start=2):
        row = Text(last if k == len(parts) else between, {"first": row, "second": other})
    return row


def address(text: Text, players: list[Text]) -> Text:
    """The same text, addressed to these players: it names them for clients, but not in its words.

    Whoever is named in a line of the log, by `colour-<colour>`, is to hear of it at once.
    """
    return Text(text.id, text.args | {f"told-{n}": player for n, player in enumerate(players)})


def write_text(value: object) -> object:
    """How a text is sent; msgspec asks, as it knows none, and asks again for those that it speaks of."""
    if isinstance(value, Text):
        return (value.id, value.args) if value.args else value.id
    raise TypeError(f"{value!r} is no part of a scene")


def _plain(value: object) -> object:
    return value.to_json() if isinstance(value, Text) else value
