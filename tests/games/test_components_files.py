"""A file that holds no components is refused in one line, in every game."""

import pytest

import banchisa
from banchisa.engine.errors import ComponentsError

BROKEN = {"broken": b"[board\n", "no text": b"\xff\xfe\x00", "empty": b""}


def said_of(game, path):
    with pytest.raises(ComponentsError) as caught:
        banchisa.game(game.key, components=path)
    assert "\n" not in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize("game", banchisa.games(), ids=str)
def test_a_file_that_is_no_components_file_is_refused_in_one_line(game, tmp_path):
    said = {}
    for name, content in BROKEN.items():
        (tmp_path / "mine.toml").write_bytes(content)
        said[name] = said_of(game, tmp_path / "mine.toml")
    assert "it is not a text file" in said["no text"]
    assert "this table is missing" in said["empty"]
    assert "cannot read" in said_of(game, tmp_path / "nothing.toml")
