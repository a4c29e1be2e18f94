"""`banchisa bench`: what is measured is there; how fast it is, is nobody's business here."""

import json
from pathlib import Path

import pytest

import banchisa as package
from banchisa.lab import bench

KEYS = [
    "game", "seats", "options", "compiled", "steps_per_s", "driven_steps_per_s", "copies_per_s", "refusals_per_s",
    "scenes_per_s", "searches_per_s", "steps_per_game",
]  # fmt: skip
BRIEFLY = ("--seconds", "0.05")


def test_json_is_one_object_a_line_for_every_number_of_players_and_nothing_else(banchisa):
    ran = banchisa("bench", "nanuuk", "--json", *BRIEFLY)
    assert ran.returncode == 0
    figures = [json.loads(line) for line in ran.stdout.splitlines()]
    assert [list(line) for line in figures] == [KEYS] * 3
    assert [line["seats"] for line in figures] == [2, 3, 4]
    for line in figures:
        assert (line["game"], line["options"], line["compiled"]) == ("nanuuk", {}, package.is_compiled())
        assert all(line[key] > 0 for key in KEYS[4:])


def test_without_a_game_all_are_measured(invoke):
    told = invoke("bench", "--json", *BRIEFLY)
    lines = [json.loads(line) for line in told.stdout.splitlines()]
    assert {line["game"] for line in lines} == {game.key for game in package.games()}


def test_only_the_options_given_are_named_with_the_values_the_game_declares(invoke):
    told = invoke("bench", "nanuuk", "-o", "mode=bear_hunt", "-o", "two_cracks=on", "-o", "bears=2", "--json", *BRIEFLY)
    lines = [json.loads(line) for line in told.stdout.splitlines()]
    assert [line["seats"] for line in lines] == [2, 3]
    assert lines[0]["options"] == {"mode": "bear_hunt", "two_cracks": True, "bears": 2}


def test_one_number_of_players_can_be_chosen(invoke):
    told = invoke("bench", "nanuuk", "--seats", "3", "--json", *BRIEFLY)
    assert [json.loads(line)["seats"] for line in told.stdout.splitlines()] == [3]


@pytest.mark.parametrize("language", ["en", "it", "nl"])
def test_the_table_for_people_fits_in_80_columns_and_cuts_no_figure(banchisa, language):
    ran = banchisa("bench", "nanuuk", *BRIEFLY, LANG=f"{language}.UTF-8")
    assert ran.returncode == 0
    assert "…" not in ran.stdout
    assert max(len(line) for line in ran.stdout.splitlines()) <= 80
    assert len([line for line in ran.stdout.splitlines() if line.startswith("nanuuk")]) == 3


def test_interpreted_rules_are_mentioned_beside_the_figures(banchisa):
    ran = banchisa("bench", "nanuuk", "--seats", "2", "--json", *BRIEFLY)
    assert ("The rules are running uncompiled" in ran.stderr) != package.is_compiled()


def test_the_length_of_a_game_counts_the_steps_of_chance():
    game = package.game("nanuuk")
    plain = bench.measure(bench.BenchCase(game, 2, {}), 0.05, lambda: None)["steps_per_game"]
    drawn = bench.measure(bench.BenchCase(game, 2, {"layout": "random"}), 0.05, lambda: None)["steps_per_game"]
    assert drawn > plain + 10


def test_components_of_ones_own_can_be_measured(invoke, tmp_path):
    source = (Path(package.game("nanuuk").home) / "components.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(source, encoding="utf-8")
    told = invoke("bench", "nanuuk", "--components", "mine.toml", "--seats", "2", "--json", *BRIEFLY)
    assert told.exit_code == 0
