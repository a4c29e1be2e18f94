"""What lies in the box: in words, as a picture, the packaged file, and a check of somebody's own."""

import re
from pathlib import Path

import pytest

import banchisa as package
from banchisa.cli.console import Console
from banchisa.cli.rules import show_box
from support.toys.pond import Pond

HOMES = {game.key: Path(game.home) for game in package.games()}


def test_the_cards_of_a_game_are_shown_as_pictures_as_wide_as_they_are(invoke):
    told = invoke("components", "pinguinoe")
    assert told.exit_code == 0
    picture = package.game("pinguinoe").components_picture()
    assert max(len(line) for line in picture.splitlines()) > 80
    assert told.stdout.endswith(f"\n\n{picture}\n")


@pytest.mark.parametrize("key", HOMES)
@pytest.mark.parametrize("language", ["en", "it", "nl"])
def test_what_is_in_the_box_is_told_in_words(invoke, key, language):
    game = package.game(key)
    told = invoke("components", key, "--lang", language)
    assert told.exit_code == 0
    title, *lines = told.stdout.splitlines()
    assert game.title in title
    assert str(game.seats[-1]) in title
    counts = [int(line.split()[0]) for line in lines if re.match(r" *\d+  \D", line)]
    assert len(counts) >= 4
    assert set(counts) <= {*game.inventory(game.start()).values(), *counts_over_seats(game)}
    assert "basis" not in told.stdout  # what the file notes about where a figure comes from


def counts_over_seats(game) -> set[int]:
    """How many there are of the things that every seat has."""
    sums: dict[str, int] = {}
    for thing, number in game.inventory(game.start()).items():
        sums[thing.rstrip("0123456789")] = sums.get(thing.rstrip("0123456789"), 0) + number
    return set(sums.values())


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["In the box of Pond, for 2 players:", "2  frogs", "6  water lilies"]),
        ("it", ["Nella scatola di Pond, per 2 giocatori:", "2  rane", "6  ninfee"]),
        ("nl", ["In de doos van Pond, voor 2 spelers:", "2  kikkers", "6  waterlelies"]),
    ],
)
def test_things_of_all_seats_are_counted_together_and_what_has_no_words_is_left_out(capsys, language, lines):
    show_box(Pond(), Console(language, Pond()))
    assert [line.strip() for line in capsys.readouterr().out.splitlines()] == lines


def test_things_of_one_group_stand_under_its_name(invoke):
    lines = [line.strip() for line in invoke("components", "iglu").stdout.splitlines()]
    tiles, animals = lines.index("Tiles"), lines.index("Animals")
    assert len(lines[tiles + 1 : animals]) == 12
    assert lines[-2:] == ["12  Inuit", "8  igloos"]


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
