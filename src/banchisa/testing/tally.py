"""What is hidden in a world, and how often truth and sampled worlds agree on it."""

from __future__ import annotations

import json
import math
import re
import zlib
from collections import Counter

from banchisa.engine.state import State

_MOST_FEATURES = 2048
_FALSE_ALARM = 1e-6
_BOUND = math.sqrt(2 * math.log(2 * _MOST_FEATURES / _FALSE_ALARM))
_BUCKETS = 8
_NOTHING = object()
_NUMBER = re.compile(r"/\d+")

Facts = dict[str, object]


def count_hidden(world: State, viewer: int) -> Facts:
    """What is so in this world but not in what the viewer sees of it: values by their paths."""
    found: Facts = {}
    _collect(world.to_json(), world.seen_by(viewer).to_json(), "", found)
    return found


def _collect(true: object, seen: object, path: str, found: Facts) -> None:
    """Gather the values of a JSON document that another one does not have at the same place."""
    if true == seen and type(true) is type(seen):
        return
    if isinstance(true, dict):
        others = seen if isinstance(seen, dict) else {}
        for name, value in true.items():
            _collect(value, others.get(name, _NOTHING), f"{path}/{name}", found)
    elif isinstance(true, list | tuple):
        row = list(seen) if isinstance(seen, list | tuple) else []
        for number, value in enumerate(true):
            _collect(value, row[number] if number < len(row) else _NOTHING, f"{path}/{number}", found)
    else:
        found[path] = true


def public(world: State, viewer: int) -> list[str]:
    """What the viewer sees at first glance: the plain values of the seen position."""
    seen = world.seen_by(viewer).to_json()
    return [f" when {name} is {value}" for name, value in seen.items() if not isinstance(value, dict | list | tuple)]


def features(secret: Facts, beside: list[str]) -> Counter[str]:
    """How often each fact is true of the hidden part, alone and beside each public fact.

    Facts are values, bits of masks, values anywhere in a list, and all of it together. Beside public facts they
    tell when a viewer should have learnt something, even if it comes out right on average.
    """
    found = Counter(f"{path} = {value}" for path, value in secret.items())
    for path, value in secret.items():
        if isinstance(value, int) and value > 63:
            found.update(f"{path} has bit {k}" for k in range(value.bit_length()) if value >> k & 1)
    anywhere = Counter(f"{_NUMBER.sub('/*', path)} = {value}" for path, value in secret.items())
    for fact in ["", *beside]:
        for feature, times in anywhere.items():
            found[f"{feature}{fact}"] += times
    whole = zlib.crc32(json.dumps(sorted(secret.items())).encode())
    found[f"the hidden part falls into bucket {whole % _BUCKETS} of {_BUCKETS}"] = 1
    return found


class Tally:
    """For each feature, how much more often the truth has it than the sampled worlds."""

    def __init__(self) -> None:
        self.sums: dict[str, int] = {}
        self.squares: dict[str, int] = {}
        self.compared = 0

    def compare(self, truth: State, sampled: State, viewer: int) -> None:
        self.compared += 1
        beside = public(truth, viewer)
        excess = features(count_hidden(truth, viewer), beside)
        excess.subtract(features(count_hidden(sampled, viewer), beside))
        for feature, times in excess.items():
            self._count(feature, times, times * times)

    def _count(self, feature: str, total: int, square: int) -> None:
        if square and (feature in self.sums or len(self.sums) < _MOST_FEATURES):
            self.sums[feature] = self.sums.get(feature, 0) + total
            self.squares[feature] = self.squares.get(feature, 0) + square

    def add(self, other: Tally) -> None:
        """Put the comparisons of another tally to these."""
        self.compared += other.compared
        for feature, total in other.sums.items():
            self._count(feature, total, other.squares[feature])

    def worst(self) -> tuple[float, str]:
        """The largest |S| / sqrt(Q), and whose it is."""
        ratios = [(abs(total) / math.sqrt(self.squares[name]), name) for name, total in self.sums.items()]
        return max(ratios, key=lambda ratio: (ratio[0], -len(ratio[1])), default=(0.0, ""))

    def problem(self) -> str:
        """What cannot be explained by bad luck, or an empty text."""
        ratio, name = self.worst()
        if ratio <= _BOUND:
            return ""
        much = "more" if self.sums[name] > 0 else "less"
        return (
            f"over {self.compared} positions the truth has {name!r} {abs(self.sums[name])} times {much} than the "
            f"resampled worlds; with a fair resample the chance of this is {2 * math.exp(-ratio * ratio / 2):.0e}"
        )
