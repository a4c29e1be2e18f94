"""Rounds of the kill torture, many more than a check has time for; each that went well is a line of a file.

    python soak/torture.py build/torture.jsonl --rounds 20 --kills 500

A round begins with new servers and a new database and ends with the audit of all tables. More can be added at any time;
the lines are summed at the end. A round that fails ends the run and names the folder with everything about it.
"""

import argparse
import json
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from support.clients import Nursery
from support.torture import prepare_torture


def main() -> None:
    parser = argparse.ArgumentParser(description="kill servers while people play")
    parser.add_argument("file", type=Path, help="where the counts of each round are added")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--kills", type=int, default=500, help="in each round")
    parser.add_argument("--store", choices=["postgres", "sqlite"], default="postgres")
    wishes = parser.parse_args()
    wishes.file.parent.mkdir(parents=True, exist_ok=True)
    nursery = Nursery()
    try:
        for _ in range(wishes.rounds):
            counts = run_round(nursery, wishes.store, wishes.kills)
            with wishes.file.open("a") as file:
                file.write(json.dumps(counts) + "\n")
    finally:
        nursery.close()
    print(json.dumps(add_up(wishes.file), indent=1))


def run_round(nursery: Nursery, store: str, kills: int) -> dict:
    """What happened in a round that went well."""
    seed, begun = time.time_ns() % 10**9, time.monotonic()
    with tempfile.TemporaryDirectory() as folder, prepare_torture(nursery, Path(folder), store, seed) as torture:
        events = torture.run(kills)
        memory = torture.memory
        return {
            "store": store,
            "seed": seed,
            "seconds": round(time.monotonic() - begun),
            "events": events,
            "tables": len(memory.tables),
            "asked": len(memory.asked),
            "heard": len(memory.heard),
            **torture.disasters.tally,
            "met": memory.met,
        }


def add_up(file: Path) -> dict:
    """The counts of all rounds, by store."""
    sums: dict[str, Counter] = {}
    for line in file.read_text().splitlines():
        counts = json.loads(line)
        total = sums.setdefault(counts.pop("store"), Counter())
        total["rounds"] += 1
        total.update({f"met {code}": number for code, number in counts.pop("met").items()})
        total.update({name: number for name, number in counts.items() if name != "seed"})
    return {store: dict(total) for store, total in sums.items()}


if __name__ == "__main__":
    main()
