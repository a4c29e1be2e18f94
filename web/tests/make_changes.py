"""Writes games as changes of scenes for the tests of the web client: what it makes of them must be the scenes.

python web/tests/make_changes.py
"""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path

import banchisa
from banchisa.engine.game import Game
from banchisa.engine.match import Match
from banchisa.engine.scene_changes import changes_between
from banchisa.engine.sealed_chance import SealedChance, seed_from
from banchisa.engine.state import CHANCE
from banchisa.table.wire.common import encoder

TARGET = Path(__file__).with_name("fixtures") / "changes.json"
STEPS = 25


def record(game: Game) -> dict[str, object]:
    """The first scene that seat 0 sees, and for each step what changes for it and the digest of the whole scene."""
    match, chance, dice = Match(game, game.start(2)), SealedChance(seed_from(1), []), random.Random(1)
    match.play_chance(chance)
    shown = game.scene(match.state.seen_by(0), 0)
    first, steps = shown.to_json(), []
    while not match.is_over and len(steps) < STEPS:
        legal = match.state.legal_actions()
        drawn = match.state.actor == CHANCE
        match.play(legal[chance.draw(len(match.steps), match.state.weights())] if drawn else dice.choice(legal))
        before, shown = shown, game.scene(match.state.seen_by(0), 0)
        changes = json.loads(encoder.encode(changes_between(before, shown)))
        steps.append({"changes": changes, "digest": digest(shown.to_json())})
    return {"game": game.key, "scene": first, "steps": steps}


def digest(scene: object) -> str:
    """SHA-256 of the scene as JSON with sorted names, without spaces."""
    text = json.dumps(scene, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


if __name__ == "__main__":
    games = [json.dumps(record(game), ensure_ascii=False, separators=(",", ":")) for game in banchisa.games()]
    TARGET.write_text("[\n" + ",\n".join(games) + "\n]\n", encoding="utf-8")
