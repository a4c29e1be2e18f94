"""Changes one thing somewhere in a position, as somebody with an editor would."""

import json
import random


class Damage:
    """The same number makes the same mistakes."""

    def __init__(self, number):
        self._lots = random.Random(number)

    def damage(self, position, words):
        """A copy with one or two mistakes."""
        damaged = json.loads(json.dumps(position))
        for _ in range(self._lots.randint(1, 2)):
            damaged = self._change(damaged, words)
        return damaged

    def _change(self, data, words):
        lots = self._lots
        if data and lots.random() < 0.85:
            if isinstance(data, dict):
                return self._change_table(data, words)
            if isinstance(data, list):
                return self._change_list(data, words)
        if isinstance(data, int) and not isinstance(data, bool) and lots.random() < 0.6:
            return data + lots.choice([-2, -1, 1, 2, 3])
        return self._anything(words)

    def _change_table(self, data, words):
        key = self._lots.choice(sorted(data))
        is_new = self._lots.random() < 0.3
        data[key] = self._anything(words) if is_new else self._change(data[key], words)
        return data

    def _change_list(self, data, words):
        at, kind = self._lots.randrange(len(data)), self._lots.random()
        if kind < 0.2:
            data.append(data[at])
        elif kind < 0.35:
            del data[at]
        elif kind < 0.6:
            data[at] = self._anything(words)
        else:
            data[at] = self._change(data[at], words)
        return data

    def _anything(self, words, depth=0):
        lots = self._lots
        kinds = ["nothing", "truth", "fraction", "number", "number", "word", "word"]
        match lots.choice(kinds + ["list", "table"] * (depth < 2)):
            case "nothing":
                return None
            case "truth":
                return lots.random() < 0.5
            case "fraction":
                return lots.choice([1.0, 0.5, -1.5])
            case "number":
                return lots.randint(-3, 70)
            case "word":
                return lots.choice(words)
            case "list":
                return [self._anything(words, depth + 1) for _ in range(lots.randint(0, 4))]
            case "table":
                return {lots.choice(words): self._anything(words, depth + 1) for _ in range(lots.randint(0, 3))}
