"""Writes fixtures/draws.json: games whose chance was drawn by banchisa.engine.chance, for the check in the page.

PYTHONPATH=../src python tests/make_draws.py
"""

import json
import random
from pathlib import Path

from banchisa.engine.chance import SealedChance, commitment, seed_from

HERE = Path(__file__).parent
ENTROPIES = [
    [],
    ["00" * 16],
    ["a1b2c3d4e5f60718293a4b5c6d7e8f90", "ffffffffffffffffffffffffffffffff", "0123456789abcdef" * 8],
]
WIDE = [1, 2**53 - 1, 2**40]


def table(number: int, entropies: list[str]) -> dict[str, object]:
    rng = random.Random(number)
    seed = seed_from(number)
    chance = SealedChance(seed, entropies)
    draws = []
    for step in [*sorted(rng.sample(range(400), 40)), 2**40 + number]:
        weights = WIDE if rng.random() < 0.1 else [*(rng.randrange(6) for _ in range(rng.randrange(1, 20))), 1]
        draws.append({"step": step, "weights": weights, "drawn": chance.draw(step, weights)})
    return {"seed": seed.hex(), "commitment": commitment(seed), "entropies": entropies, "draws": draws}


if __name__ == "__main__":
    tables = [table(number, entropies) for number, entropies in enumerate(ENTROPIES)]
    (HERE / "fixtures/draws.json").write_text(json.dumps(tables, separators=(",", ":")) + "\n", encoding="utf-8")
