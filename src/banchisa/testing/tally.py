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
_NUMBER = re.compile(r"/\d+")

Facts = dict[str, object]


def flat(data: object, path: str = "") -> Facts:
    """The values of a JSON document by their paths."""
    found: Facts = {}
    _flatten(data, path, found)
    return found


def _flatten(data: object, path: str, found: Facts) -> None:
    if isinstance(data, dict):
        for name, value in data.items():
            _flatten(value, f"{path}/{name}", found)
    elif isinstance(data, list | tuple):
        for number, value in enumerate(data):
            _flatten(value, f"{path}/{number}", found)
    else:
        found[path] = data


def known(world: State, viewer: int) -> Facts:
    """What the viewer sees of this world."""
    return flat(world.seen_by(viewer).to_json())


def hidden(world: State, viewer: int) -> Facts:
    """What is so in this world but not in what the viewer sees of it."""
    seen = known(world, viewer)
    nothing = object()
    return {path: value for path, value in flat(world.to_json()).items() if seen.get(path, nothing) != value}


def features(secret: Facts, public: list[str]) -> Counter[str]:
    """How often each fact is true of the hidden part, alone and beside each public fact.

    Facts are values, bits of masks, values anywhere in a list, and all of it together. Beside public facts they
    tell when a viewer should have learnt something, even if it comes out right on average.
    """
    found = Counter(f"{path} = {value}" for path, value in secret.items())
    for path, value in secret.items():
        if isinstance(value, int) and value > 63:
            found.update(f"{path} has bit {k}" for k in range(value.bit_length()) if value >> k & 1)
    anywhere = Counter(f"{_NUMBER.sub('/*', path)} = {value}" for path, value in secret.items())
    for fact in ["", *public]:
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
        public = [f" when {path} is {value}" for path, value in known(truth, viewer).items() if path.count("/") == 1]
        excess = features(hidden(truth, viewer), public)
        excess.subtract(features(hidden(sampled, viewer), public))
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
        return max(ratios, default=(0.0, ""))

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
