"""The scenes that the engine writes are those that the structures of the wire describe, from which clients are made."""

import json
from itertools import permutations

import msgspec
import pytest

import banchisa
from banchisa.engine.match import Match
from banchisa.engine.scene import Board, SceneChange, WireScene
from banchisa.engine.scene_changes import changes_between
from banchisa.engine.texts import Text
from banchisa.table.wire.common import encoder, read_text
from support import playthrough
from support.clients import apply_change

read_scene = msgspec.json.Decoder(WireScene, dec_hook=read_text).decode
read_change = msgspec.json.Decoder(SceneChange, dec_hook=read_text).decode
read_boards = msgspec.json.Decoder(list[Board], dec_hook=read_text).decode


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


@pytest.mark.parametrize(("key", "name", "seats", "options"), WHOLE_GAMES, ids=[game[0] for game in WHOLE_GAMES])
def test_every_scene_of_a_whole_game_is_read_strictly_and_written_again_for_every_viewer(key, name, seats, options):
    known = set()
    for game, state in positions(key, name, seats, options):
        for viewer in (*range(seats), None):
            scene = game.scene(state.seen_by(banchisa.SPECTATOR if viewer is None else viewer), viewer)
            sent = encoder.encode(scene.to_wire())
            assert encoder.encode(read_scene(sent)) == sent
            assert json.loads(sent) == json.loads(json.dumps(scene.to_json()))
            keys = tuple(board.key for board in scene.boards)
            if keys not in known:
                known.add(keys)
                still = encoder.encode(scene.boards)
                assert encoder.encode(read_boards(still)) == still


def test_a_field_that_nobody_described_is_found():
    scene = banchisa.game("nanuuk").scene(banchisa.game("nanuuk").start(2), 0).to_json()
    read_scene(msgspec.json.encode(scene))
    for changed in ({**scene, "moon": "full"}, {**scene, "zones": [{**scene["zones"][0], "shape": "round"}]}):
        with pytest.raises(msgspec.ValidationError):
            read_scene(msgspec.json.encode(changed))


@pytest.mark.parametrize(("key", "name", "seats", "options"), WHOLE_GAMES, ids=[game[0] for game in WHOLE_GAMES])
def test_a_scene_beside_that_of_another_viewer_is_the_same(key, name, seats, options):
    for game, state in positions(key, name, seats, options):
        views = {viewer: state.seen_by(banchisa.SPECTATOR if viewer is None else viewer) for viewer in (0, 1, None)}
        scenes = {viewer: game.scene(seen, viewer) for viewer, seen in views.items()}
        for viewer, other in permutations(scenes, 2):
            beside = game.scene_beside(views[viewer], viewer, scenes[other])
            assert beside.to_json() == scenes[viewer].to_json()
        assert [scene.to_json() for scene in scenes.values()] == [
            game.scene(seen, viewer).to_json() for viewer, seen in views.items()
        ]  # none of them was touched


@pytest.mark.parametrize(("key", "name", "seats", "options"), WHOLE_GAMES, ids=[game[0] for game in WHOLE_GAMES])
def test_changes_lead_from_every_scene_of_a_whole_game_to_the_next_for_every_viewer(key, name, seats, options):
    shown, rebuilt, sizes = {}, {}, [0, 0]
    for game, state in positions(key, name, seats, options):
        for viewer in (*range(seats), None):
            scene = game.scene(state.seen_by(banchisa.SPECTATOR if viewer is None else viewer), viewer)
            whole = encoder.encode(scene.to_wire())
            if viewer in shown:
                sent = encoder.encode(changes_between(shown[viewer], scene))
                assert encoder.encode(read_change(sent)) == sent
                rebuilt[viewer] = apply_change(rebuilt[viewer], json.loads(sent))
                assert rebuilt[viewer] == json.loads(whole)
                sizes = [sizes[0] + len(sent), sizes[1] + len(whole)]
            else:
                rebuilt[viewer] = json.loads(whole)
            shown[viewer] = scene
    assert sizes[0] < sizes[1] / 3


def test_what_vanishes_from_a_scene_is_taken_away():
    game = banchisa.game("nanuuk")
    before, after = (game.scene(game.start(3), 0) for _ in range(2))
    before.headline, before.ending, before.now = Text("headline"), [Text("why", {"n": 1})], {"a": Text("b")}
    before.grounds, after.grounds = {"cell-A1": "ice", "cell-A2": "sea"}, {"cell-A2": "sea"}
    after.headline, after.ending, after.now, after.boards = None, [], {}, []
    after.seat, after.pieces = 1, before.pieces[::-1]
    change = json.loads(encoder.encode(changes_between(before, after)))
    assert change["grounds"] == {"cell-A1": None}
    assert apply_change(json.loads(encoder.encode(before.to_wire())), change) == json.loads(
        encoder.encode(after.to_wire())
    )
    assert changes_between(after, after) == SceneChange()
