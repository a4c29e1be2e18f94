"""Compares how fast the rules run in one commit and in another, on this machine and in the same minutes.

    python bench/floor.py                       the present commit with its parent
    python bench/floor.py --commit v2 --parent v1 --rounds 5

Both are compiled (once; they stay in bench/.floor) and measured in turn, and the medians of all rounds are compared as
ratios. A ratio below 0.85 is named, and the exit status is 1. It needs the development requirements.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
BUILDS = ROOT / "bench/.floor"
GAMES = ("nanuuk", "iglu", "arctic", "icehike", "pinguinoe")
FIGURES = ("steps_per_s", "searches_per_s", "scenes_per_s")
FLOOR = 0.85
Figures = dict[tuple[str, str], list[float]]


def build(commit: str) -> Path:
    """The folder with the compiled package of a commit."""
    folder = BUILDS / commit
    if not (folder / "done").exists():
        print(f"compiling {commit[:10]} ...", flush=True)
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        packed = subprocess.check_output(["git", "archive", commit], cwd=ROOT)
        with tarfile.open(fileobj=BytesIO(packed)) as sources:
            sources.extractall(folder, filter="data")
        subprocess.run(
            [sys.executable, "setup.py", "-q", "build", "--build-lib", "package"],
            cwd=folder,
            env={**os.environ, "BANCHISA_COMPILE": "1", "BANCHISA_WEB": "0"},
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        (folder / "done").touch()
    return folder / "package"


def measure(package: Path, seconds: float, figures: Figures) -> None:
    """One round over all games."""
    for game in GAMES:
        command = [sys.executable, "-P", "-m", "banchisa", "bench", game, "--seats", "2", "--json"]
        answer = subprocess.run(
            [*command, "--seconds", str(seconds)],
            env={**os.environ, "PYTHONPATH": str(package)},
            check=True,
            capture_output=True,
            text=True,
        )
        found = json.loads(answer.stdout)
        if not found["compiled"]:
            sys.exit(f"{package} is not compiled")
        for figure in FIGURES:
            figures.setdefault((game, figure), []).append(found[figure])


def compare(now: Figures, before: Figures) -> list[str]:
    """A line for each figure; what fell below the floor."""
    fallen = []
    print(f"{'game':12}{'figure':16}{'before':>14}{'now':>14}{'ratio':>8}")
    for (game, figure), values in now.items():
        old, new = median(before[game, figure]), median(values)
        ratio = new / old
        print(f"{game:12}{figure:16}{old:14,.0f}{new:14,.0f}{ratio:8.2f}{'  too slow' if ratio < FLOOR else ''}")
        if ratio < FLOOR:
            fallen.append(f"{game} {figure}: {ratio:.2f}")
    return fallen


def commit_of(name: str) -> str:
    found = subprocess.run(["git", "rev-parse", f"{name}^{{commit}}"], cwd=ROOT, capture_output=True, text=True)
    if found.returncode:
        sys.exit(f"floor: there is no commit {name!r}")
    return found.stdout.strip()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--commit", default="HEAD", help="what is measured (HEAD)")
    parser.add_argument("--parent", help="what it is compared with (its parent)")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each game in each round")
    asked = parser.parse_args()
    now = build(commit_of(asked.commit))
    before = build(commit_of(asked.parent or f"{asked.commit}^"))
    figures: tuple[Figures, Figures] = ({}, {})
    for number in range(asked.rounds):
        for package, found in zip((now, before), figures, strict=True):
            measure(package, asked.seconds, found)
        print(f"round {number + 1} of {asked.rounds}", flush=True)
    fallen = compare(*figures)
    if fallen:
        sys.exit(f"slower by more than {1 - FLOOR:.0%}: {'; '.join(fallen)}")


if __name__ == "__main__":
    main()
