"""What is hidden in a world, and how often truth and sampled worlds agree on it."""

from __future__ import annotations

import json
import math
import zlib

from banchisa.engine.state import State
from banchisa.testing.walk import page

_MOST_FEATURES = 4096
_FALSE_ALARM = 1e-9
BOUND = math.sqrt(2 * math.log(2 * _MOST_FEATURES / _FALSE_ALARM))
_BUCKETS = 8

Hidden = dict[str, object]


def flat(data: object, path: str = "") -> Hidden:
    """The values of a JSON document by their paths."""
    if isinstance(data, dict):
        items = [(str(name), value) for name, value in data.items()]
    elif isinstance(data, list):
        items = [(str(number), value) for number, value in enumerate(data)]
    else:
        return {path: data}
    found: Hidden = {}
    for name, value in items:
        found |= flat(value, f"{path}/{name}")
    return found


def hidden(world: State, viewer: int) -> Hidden:
    """What is so in this world but not in what the viewer sees of it."""
    known = flat(json.loads(page(world.seen_by(viewer))))
    nothing = object()
    return {path: value for path, value in flat(json.loads(page(world))).items() if known.get(path, nothing) != value}


def features(secret: Hidden) -> set[str]:
    """Facts about the hidden part: its values, the bits of its masks, and all of it together."""
    found = {f"{path} = {value}" for path, value in secret.items()}
    for path, value in secret.items():
        if isinstance(value, int) and value > 63:
            found.update(f"{path} has bit {k}" for k in range(value.bit_length()) if value >> k & 1)
    whole = zlib.crc32(json.dumps(sorted(secret.items())).encode())
    return found | {f"the hidden part falls into bucket {whole % _BUCKETS} of {_BUCKETS}"}


class Tally:
    """For each feature, how much more often the truth has it than the sampled worlds."""

    def __init__(self) -> None:
        self.sums: dict[str, int] = {}
        self.squares: dict[str, int] = {}
        self.compared = 0

    def compare(self, truth: Hidden, sampled: Hidden) -> None:
        self.compared += 1
        true, other = features(truth), features(sampled)
        for feature in sorted(true ^ other):
            if feature in self.sums or len(self.sums) < _MOST_FEATURES:
                self.sums[feature] = self.sums.get(feature, 0) + (1 if feature in true else -1)
                self.squares[feature] = self.squares.get(feature, 0) + 1

    def worst(self) -> tuple[float, str]:
        """The largest |S| / sqrt(Q), and whose it is."""
        ratios = [(abs(total) / math.sqrt(self.squares[name]), name) for name, total in self.sums.items()]
        return max(ratios, default=(0.0, ""))
