"""Action spaces: named families over small domains, from which ids, notation, JSON and click targets follow."""

from __future__ import annotations

from typing import final

from banchisa.engine.errors import NotationError


@final
class Domain:
    """Named values of an action, each with the scene elements that a player touches for it."""

    __slots__ = ("index", "labels", "name", "targets", "words")

    def __init__(self, name: str, labels: list[str], targets: list[list[str]] | None = None) -> None:
        self.name = name
        self.labels = labels
        self.words = len(labels[0].split())
        self.targets = [[f"{name}-{label}"] for label in labels] if targets is None else targets
        self.index: dict[str, int] = {label.lower(): k for k, label in enumerate(labels)}
        if len(self.index) != len(labels) or any(len(label.split()) != self.words for label in labels):
            raise ValueError(f"domain {name}: labels must be distinct and have the same number of words")

    def find(self, label: str) -> int:
        """The number of a value; upper and lower case are the same."""
        found = self.index.get(label.lower())
        if found is None:
            raise NotationError(f"{label!r} is not a valid {self.name}; allowed: {_some(self.labels)}")
        return found


@final
class Family:
    """All actions of one name, one for each combination of values of its domains."""

    __slots__ = ("chance", "domains", "loose", "name", "offset", "size", "strides")

    def __init__(
        self, name: str, domains: list[Domain], at: int = -1, chance: bool = False, loose: bool = False
    ) -> None:
        self.name = name  # the first word of the notation
        self.domains = domains  # what the other words stand for
        self.chance = chance  # whether its actions are outcomes of chance
        self.loose = loose  # whether the last thing one touches for it depends on the position
        self.offset = at  # the id of its first action; the space sets or checks it
        self.size = 1  # how many actions it has
        for domain in domains:
            self.size *= len(domain.labels)
        self.strides: list[int] = []
        left = self.size
        for domain in domains:
            left //= len(domain.labels)
            self.strides.append(left)

    def values(self, action: int) -> list[int]:
        """The number of the value in each domain."""
        left = action - self.offset
        out: list[int] = []
        for stride in self.strides:
            out.append(left // stride)
            left %= stride
        return out

    def labels(self, action: int) -> list[str]:
        """The value in each domain, in words."""
        return [domain.labels[k] for domain, k in zip(self.domains, self.values(action), strict=True)]

    def targets(self, action: int) -> list[str]:
        """The elements to touch, in order; a family without domains is a button."""
        if not self.domains:
            return [f"button-{self.name}"]
        out: list[str] = []
        for domain, k in zip(self.domains, self.values(action), strict=True):
            out.extend(domain.targets[k])
        return out

    def usage(self) -> str:
        """How its actions are written."""
        return " ".join([self.name, *(f"<{domain.name}>" for domain in self.domains)])


@final
class ActionSpace:
    """Every action of a game under its number: those of the seats first, then the outcomes of chance."""

    __slots__ = ("_by_action", "_ids", "_names", "families", "players", "size")

    def __init__(self, families: list[Family]) -> None:
        self.families: dict[str, Family] = {}  # by name, in the order of their numbers
        self._by_action: list[Family] = []
        self.size = 0  # how many actions there are, those of chance included
        self.players = 0  # how many of them are actions of seats; they come first
        for family in families:
            self._add(family)
        self._names = [self._spell(action) for action in range(self.size)]
        self._ids: dict[str, int] = {name.lower(): action for action, name in enumerate(self._names)}
        if len(self._ids) != self.size:
            raise ValueError("two actions have the same notation")

    def _add(self, family: Family) -> None:
        if family.name in self.families:
            raise ValueError(f"two families are called {family.name}")
        if not family.chance and self.players != self.size:
            raise ValueError("families of chance come last")
        if family.offset not in (-1, self.size):
            raise ValueError(f"the actions of {family.name} begin at {self.size}, not at {family.offset}")
        family.offset = self.size
        self.size += family.size
        self._by_action += [family] * family.size
        if not family.chance:
            self.players = self.size
        self.families[family.name] = family

    def _spell(self, action: int) -> str:
        family = self.family(action)
        return " ".join([family.name, *family.labels(action)])

    def family(self, action: int) -> Family:
        """The family an action belongs to."""
        if not 0 <= action < self.size:
            raise NotationError(f"there is no action {action}; allowed: 0 to {self.size - 1}")
        return self._by_action[action]

    def is_chance(self, action: int) -> bool:
        """Whether an action is an outcome of chance."""
        return action >= self.players

    def name(self, action: int) -> str:
        """The action in notation."""
        if not 0 <= action < self.size:
            raise NotationError(f"there is no action {action}; allowed: 0 to {self.size - 1}")
        return self._names[action]

    def id(self, family: str, *labels: str) -> int:
        """The number of an action of a family."""
        return self.parse(" ".join([family, *labels]))

    def parse(self, text: str) -> int:
        """The number of an action in notation."""
        words = text.split()
        found = self._ids.get(" ".join(words).lower())
        return self._read(text, words) if found is None else found

    def _read(self, text: str, words: list[str]) -> int:
        """Find out what is wrong with a notation."""
        if not words:
            raise NotationError(f"an action is missing; allowed: {_some(list(self.families))}")
        family = self.families.get(words[0].lower())
        if family is None:
            raise NotationError(f"{words[0]!r} is not a kind of action; allowed: {_some(list(self.families))}")
        wanted = sum(domain.words for domain in family.domains)
        if len(words) - 1 != wanted:
            wrong = "is incomplete" if len(words) - 1 < wanted else "has too many words"
            raise NotationError(f"{text.strip()!r} {wrong}; write: {family.usage()}")
        at = 1
        for domain in family.domains:
            domain.find(" ".join(words[at : at + domain.words]))
            at += domain.words
        raise NotationError(f"{text.strip()!r} is not an action; write: {family.usage()}")

    def to_json(self, action: int) -> list[str]:
        """The action as its family and values."""
        family = self.family(action)
        return [family.name, *family.labels(action)]

    def from_json(self, data: object) -> int:
        """The number of an action that was written down as its family and values."""
        if not isinstance(data, list) or not data or not all(isinstance(word, str) for word in data):
            raise NotationError(f"{data!r} is not an action; expected a list of words such as {self.to_json(0)!r}")
        return self.parse(" ".join(str(word) for word in data))

    def targets(self, action: int) -> list[str]:
        """The elements of the scene that a player touches for this action, in order."""
        return self.family(action).targets(action)


def _some(labels: list[str], most: int = 24) -> str:
    """A list of allowed words, cut where it gets long."""
    shown = ", ".join(labels[:most])
    return shown if len(labels) <= most else f"{shown}, ... ({len(labels)} in all)"


def count_from_one(steps: list[str], families: tuple[str, ...]) -> None:
    """Raise the number in steps of these families by one: older records counted players from 0."""
    for at, notation in enumerate(steps):
        family, _, number = notation.partition(" ")
        if family in families and number.isdecimal():
            steps[at] = f"{family} {int(number) + 1}"
