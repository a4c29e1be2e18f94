"""The scenes that the engine writes are those that the structures of the wire describe, from which clients are made."""

import json

import msgspec
import pytest

import banchisa
from banchisa.engine.match import Match
from banchisa.table.wire.scenes import WireBoard, WireScene
from support import playthrough

read_scene = msgspec.json.Decoder(WireScene).decode
read_boards = msgspec.json.Decoder(list[WireBoard]).decode


SEATS = 3  # every game can be played by three
WHOLE_GAMES = [
    (game.key, *next(table[:3] for table in playthrough.tables(game.key) if table[1] == SEATS))
    for game in banchisa.games()
]


def positions(key, name, seats, options):
    """Every position of a golden playthrough."""
    game = banchisa.game(key)
    match = Match(game, game.start(seats, **options))
    yield game, match.state
    for line in playthrough.path(key, name).read_text(encoding="utf-8").splitlines():
        if line.startswith("  -> "):
            match.play(game.actions.parse(line.removeprefix("  -> ")))
            yield game, match.state
    assert match.is_over


def as_json(scene: WireScene):
    """What a scene would be sent as; a line of a sum has its note only if there is one."""
    data = json.loads(msgspec.json.encode(scene))
    for table in data["sums"]:
        table["lines"] = [line[:2] if line[2] is None else line for line in table["lines"]]
    return data


@pytest.mark.parametrize(("key", "name", "seats", "options"), WHOLE_GAMES, ids=[game[0] for game in WHOLE_GAMES])
def test_every_scene_of_a_whole_game_is_read_strictly_and_written_again_for_every_viewer(key, name, seats, options):
    known = set()
    for game, state in positions(key, name, seats, options):
        for viewer in (*range(seats), None):
            scene = game.scene(state.seen_by(banchisa.SPECTATOR if viewer is None else viewer), viewer)
            assert as_json(read_scene(msgspec.json.encode(scene.to_json()))) == json.loads(json.dumps(scene.to_json()))
            keys = tuple(board.key for board in scene.boards)
            if keys not in known:
                known.add(keys)
                still = json.loads(json.dumps(scene.still()))
                assert json.loads(msgspec.json.encode(read_boards(json.dumps(still)))) == still


def test_a_field_that_nobody_described_is_found():
    scene = banchisa.game("nanuuk").scene(banchisa.game("nanuuk").start(2), 0).to_json()
    read_scene(msgspec.json.encode(scene))
    for changed in ({**scene, "moon": "full"}, {**scene, "zones": [{**scene["zones"][0], "shape": "round"}]}):
        with pytest.raises(msgspec.ValidationError):
            read_scene(msgspec.json.encode(changed))
