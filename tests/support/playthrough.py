"""Golden playthroughs: one game printed with every answer of the interface at every step.

The seats play at random, or keenly where golden.toml says so, for games that random play does not bring to an end.

    python tests/support/playthrough.py            write the playthroughs of all games again

Each game lists its tables in tests/games/<game>/golden.toml; the playthroughs lie beside it in golden/.
"""

import hashlib
import json
import tomllib
from pathlib import Path

import banchisa
from banchisa.engine.match import Match
from banchisa.engine.record import Record
from banchisa.engine.sealed_chance import SealedChance, seed_from
from banchisa.testing import keenly

GAMES = Path(__file__).parents[1] / "games"
MANY = 80  # actions; of more only the first are named
LONG = 120  # characters; what changed in a part of a scene is told by its fingerprint if it takes more


def tables(key):
    """Name, seats and options of each playthrough of a game, and whether the seats play keenly."""
    listed = tomllib.loads((GAMES / key / "golden.toml").read_text())["table"]
    return [(entry["name"], entry["seats"], entry.get("options", {}), entry.get("keen", False)) for entry in listed]


def path(key, name):
    return GAMES / key / "golden" / f"{name}.txt"


def digest(data):
    """A short fingerprint of JSON data."""
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:8]


def shorten_row(names):
    """Actions in a row; a long row is cut, and the rest told by its fingerprint."""
    return ", ".join(names if len(names) <= MANY else [*names[:8], f"... {digest(names)}"])


def flatten(data, path=""):
    """JSON data as one table from paths to values; what has an id or a seat of its own is found by it."""
    for key in ("id", "seat"):
        if isinstance(data, list) and _tells_apart(key, data):
            data = {item[key]: {name: value for name, value in item.items() if name != key} for item in data}
    if not isinstance(data, dict) or not data:
        return {path: data}
    return {inner: value for key, item in data.items() for inner, value in flatten(item, f"{path}.{key}").items()}


def _tells_apart(key, items):
    found = {item[key] for item in items if isinstance(item, dict) and key in item}
    return len(found) == len(items) > 0


def changes(before, after):
    """What is new or different, and what is gone."""
    old, new = flatten(before), flatten(after)
    changed = [f"{path[1:]} = {json.dumps(value)}" for path, value in new.items() if old.get(path, ...) != value]
    return "; ".join([*changed, *(f"{path[1:]} gone" for path in old if path not in new)])


def scene_changes(before, after):
    """The same for a scene, part by part; a part in which much changed is told by its fingerprint."""
    parts = [part for part in {**before, **after} if before.get(part) != after.get(part)]
    told = {part: changes({part: before.get(part)}, {part: after.get(part)}) for part in parts}
    return "; ".join(text if len(text) <= LONG else f"{part} {digest(after.get(part))}" for part, text in told.items())


def step_lines(match, number, before):
    """What the interface says before a step; position and scene by what changed since the step before."""
    game, state = match.game, match.state
    seat = int(state.actor) if state.actor >= 0 else None
    seen = state.seen_by(banchisa.SPECTATOR if seat is None else seat)
    scene = game.scene(seen, seat)
    legal = state.legal_actions()
    names = [game.actions.name(action) for action in legal]
    weights = f" weights {state.weights()}" if state.actor == banchisa.CHANCE else ""
    values = " ".join(f"{value:.2f}" for value in game.evaluate(state))
    last_state, last_scene = before
    before[:] = [state.to_json(), scene.to_json()]
    return [
        f"{number} actor {state.actor}: {scene.prompt.text.id} {scene.prompt.rule}",
        f"  legal {len(legal)}: {shorten_row(names)}{weights}",
        f"  scores {state.scores()} values {values}",
        f"  state {changes(last_state, before[0])}",
        f"  scene {scene_changes(last_scene, before[1])}",
    ]


def playthrough(game, seats, options, keen, seed):
    """The whole text of one playthrough."""
    keenly_chosen = keenly(game)
    match = Match(game, game.start(seats, **options))
    rng = banchisa.Rng(seed)
    before = [{}, {}]
    lines = [f"{game.key} {game.version}, {seats} seats, options {json.dumps(match.state.terms.options)}", ""]
    while not match.is_over:
        if len(match.steps) % 20 == 0:
            lines.extend([str(match.state), ""])
        lines.extend(step_lines(match, len(match.steps) + 1, before))
        if keen and match.state.actor >= 0:
            action = keenly_chosen(match.state, rng)
        else:
            legal = match.state.legal_actions()
            weights = match.state.weights() if match.state.actor == banchisa.CHANCE else [1] * len(legal)
            action = legal[rng.pick(weights)]
        lines.append(f"  -> {game.actions.name(action)}")
        match.play(action)
    record = Record.of(match, [f"seat {seat}" for seat in range(seats)], SealedChance(seed_from(seed), []))
    lines.extend(["", str(match.state), "", f"scores {match.state.scores()} ranks {match.state.ranks()}"])
    lines.append(f"record {digest(record.to_json())}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def seed_of(name):
    return int(hashlib.sha256(name.encode()).hexdigest()[:6], 16)


def main():
    for game in banchisa.games():
        (GAMES / game.key / "golden").mkdir(exist_ok=True)
        for name, seats, options, keen in tables(game.key):
            text = playthrough(game, seats, options, keen, seed_of(name))
            path(game.key, name).write_text(text, encoding="utf-8")
            print(path(game.key, name))


if __name__ == "__main__":
    main()
