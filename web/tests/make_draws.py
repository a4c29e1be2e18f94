"""Writes fixtures/draws.json: games whose chance was drawn by banchisa.engine.sealed_chance, for the check in the page.

PYTHONPATH=../src python tests/make_draws.py
"""

import json
import random
from pathlib import Path

from banchisa.engine.sealed_chance import SealedChance, commitment, seed_from

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


def table_with_take_backs() -> dict[str, object]:
    """Three lines of play: the second leaves the first at step 6, the last one leaves the second at step 3."""
    seed, entropies, weights = seed_from(9), ["0f" * 16], [3, 1, 4, 1, 5, 9]

    def draw(step: int, take_backs: int) -> dict[str, object]:
        return {
            "step": step, "weights": weights, "drawn": SealedChance(seed, entropies, take_backs).draw(step, weights)
        }  # fmt: skip

    return {
        "seed": seed.hex(),
        "commitment": commitment(seed),
        "entropies": entropies,
        "draws": [draw(1, 0), draw(2, 0), draw(5, 2), draw(9, 2), draw(12, 2)],
        "taken_back": [
            {"seat": 0, "at": 6, "draws": [draw(7, 0), draw(9, 0)]},
            {"seat": 1, "at": 3, "draws": [draw(5, 0), draw(7, 1), draw(8, 1)]},
        ],
    }


if __name__ == "__main__":
    tables = [table(number, entropies) for number, entropies in enumerate(ENTROPIES)]
    tables.append(table_with_take_backs())
    (HERE / "fixtures/draws.json").write_text(json.dumps(tables, separators=(",", ":")) + "\n", encoding="utf-8")
