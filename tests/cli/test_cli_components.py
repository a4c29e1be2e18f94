"""What lies in the box: a picture, the packaged file, and a check of somebody's own."""

from pathlib import Path

import pytest

import banchisa as package

HOMES = {game.key: Path(game.home) for game in package.games()}


def test_the_cards_of_a_game_are_shown_as_pictures(invoke):
    told = invoke("components", "pinguinoe")
    assert told.exit_code == 0
    assert " L1a          L1b" in told.stdout
    assert "| i i . . |  | . . i i |" in told.stdout


@pytest.mark.parametrize("key", HOMES)
def test_the_packaged_file_can_be_copied_and_is_sound(invoke, tmp_path, key):
    told = invoke("components", key, "--toml")
    assert told.stdout == (HOMES[key] / "components.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(told.stdout, encoding="utf-8")
    checked = invoke("components", key, str(own))
    assert (checked.exit_code, "is a valid components file for" in " ".join(checked.stdout.split())) == (0, True)


def test_a_mistake_in_a_file_of_ones_own_is_named(invoke, tmp_path):
    own = tmp_path / "own.toml"
    packaged = (HOMES["iglu"] / "components.toml").read_text(encoding="utf-8")
    own.write_text(packaged.replace("harpoon = 4", "harpoon = 5", 1), encoding="utf-8")
    told = invoke("components", "iglu", str(own))
    assert (told.exit_code, told.stdout) == (2, "")
    assert told.stderr == "banchisa: tiles: there are 57 in all; the field needs 56\n"
