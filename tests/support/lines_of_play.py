"""Lines of play: the named positions of each game's perft.toml, in the game and in its reference simulator.

    PYTHONPATH=src:tests .venv-dev/bin/python tests/support/lines_of_play.py [game ...]  count anew

A position is a start (seats, options), or stated in the words of the game's positions.py; then it goes on with the
steps. `leaves` are the numbers of lines of play one, two, three, ... steps deep: a line that ends the game earlier
counts as one, outcomes of chance count like actions. Only these numbers are rewritten, as many as stand there. The
reference counts by brute force too, while there are few; a difference stops the run before anything is written.
"""

from __future__ import annotations

import pickle
import re
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import banchisa
from banchisa.engine.rollout import perft
from support.positions import play

GAMES = Path(__file__).parents[1] / "games"
FEW = 100_000  # leaves that the reference counts when the table is written
Entry = dict[str, Any]
Reference = Any  # each game has its own


def entries(key: str) -> list[Entry]:
    return tomllib.loads(table(key).read_text(encoding="utf-8"))["position"]


def table(key: str) -> Path:
    return GAMES / key / "perft.toml"


def open_entry(key: str, entry: Entry) -> banchisa.State:
    """The position of an entry."""
    game, data = banchisa.game(key), starting_position(key, entry)
    state = game.start(entry["seats"], **entry.get("options", {})) if data is None else game.from_json(data)
    return play(state, *steps(entry))


def open_in_reference(key: str, entry: Entry) -> Reference:
    """The position of an entry in the reference simulator."""
    data = starting_position(key, entry)
    begun = entry if data is None else data
    reference = import_module(f"games.{key}.reference").Reference(begun["seats"], **begun.get("options", {}))
    if data is not None:
        import_module(f"games.{key}.laying_out").lay_out(reference, data)
    for step in steps(entry):
        reference.apply(banchisa.game(key).actions.parse(step))
    return reference


def starting_position(key: str, entry: Entry) -> Entry | None:
    """The position an entry begins with, unless that is the start of a game."""
    written = import_module(f"games.{key}.positions").STATED
    seats = {"seats": entry["seats"]} if "seats" in entry else {}
    said = [write(**seats | entry[kind] | entry.get("options", {})) for kind, write in written.items() if kind in entry]
    return said[0] if said else None


def steps(entry: Entry) -> list[str]:
    """The steps of a line; "4 place b1" is four times the same."""
    found = re.findall(r"(?:(\d+) )?([^,\s][^,]*)", entry.get("steps", ""))
    return [step.strip() for times, step in found for _ in range(int(times or 1))]


def count(reference: Reference, depth: int) -> int:
    """What perft counts, by the reference."""
    if depth == 0 or reference.actor == banchisa.OVER:
        return 1
    legal = reference.legal()
    if depth == 1:
        return len(legal)
    leaves, frozen = 0, pickle.dumps(reference)  # much faster than a deep copy
    for action in legal:
        child = pickle.loads(frozen)
        child.apply(action)
        leaves += count(child, depth - 1)
    return leaves


# the table


def count_leaves(key: str, entry: Entry) -> list[int]:
    """The leaves at each depth, confirmed."""
    state, reference = open_entry(key, entry), open_in_reference(key, entry)
    leaves = [perft(state, depth) for depth in range(1, len(entry["leaves"]) + 1)]
    for depth, found in enumerate(leaves, start=1):
        if found <= FEW and count(reference, depth) != found:
            raise SystemExit(f"{key}, {entry['name']}: at depth {depth} the reference does not count {found}")
    print(key, entry["name"], leaves, flush=True)
    return leaves


def count_anew(key: str) -> None:
    fresh = iter([count_leaves(key, entry) for entry in entries(key)])
    text = table(key).read_text(encoding="utf-8")
    text = re.sub(r"^leaves = .*$", lambda _: f"leaves = {next(fresh)}", text, flags=re.MULTILINE)
    table(key).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for wanted in sys.argv[1:] or [game.key for game in banchisa.games()]:
        count_anew(wanted)
