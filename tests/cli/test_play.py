"""`banchisa play`: whole games, who sits where, chance, and what is kept."""

import hashlib
import json
from pathlib import Path

import pytest

import banchisa as package
from banchisa.cli.game_file import GameFile
from banchisa.table.table import Table

INTRO = ("play", "nanuuk", "--option", "mode=intro")
DUEL = (*INTRO, "--seats", "human,random")


def test_a_whole_game_answered_with_1_each_time_is_kept_verified_and_replayed(banchisa, tmp_path):
    ran = banchisa(*DUEL, "--seed", "3", "--save", "game.json", lines=["1"] * 300)
    assert ran.returncode == 0
    assert "The game is over" in ran.stdout
    assert "Saved to game.json." in ran.stdout
    record = package.Record.load(tmp_path / "game.json")
    assert record.verify(package.game("nanuuk")) == []
    assert record.match(package.game("nanuuk")).is_over
    assert record.seats == ["human", "random"]
    assert banchisa("verify", "game.json").returncode == 0
    assert f"Move {len(record.steps)} of {len(record.steps)}" in banchisa("replay", "game.json").stdout


def test_a_full_game_ends_with_the_points_of_everybody(banchisa, tmp_path):
    ran = banchisa("play", "nanuuk", "--seats", "human,random,random", "--seed", "2", "--save", "g", lines=["1"] * 300)
    assert ran.returncode == 0
    end = ran.stdout.rpartition("The game is over")[2]
    scores = package.Record.load(tmp_path / "g").scores
    totals = next(line.split() for line in end.splitlines() if line.split()[:1] == ["total"])
    assert totals == ["total", *map(str, scores)]


@pytest.mark.parametrize("mode", ["cooperation", "neighbour", "rescuer", "bear_hunt", "shared_bear"])
def test_every_mode_can_be_played_by_bots_with_its_smallest_number_of_players(invoke, tmp_path, mode):
    seats = {"cooperation": 4, "neighbour": 3}.get(mode, 2)
    told = invoke(
        "play", "nanuuk", "-o", f"mode={mode}", "--seats", ",".join(["random"] * seats), "--seed", "1",
        "--save", "game.json",
    )  # fmt: skip
    assert told.exit_code == 0
    record = package.Record.load(tmp_path / "game.json")
    assert record.seats == ["random"] * seats
    assert record.verify(package.game("nanuuk")) == []


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        ([], ["human", "normal"]),
        (["--option", "mode=neighbour"], ["human", "normal", "normal"]),
        (["--option", "mode=cooperation"], ["human", "normal", "normal", "normal"]),
        (["--players", "4"], ["human", "normal", "normal", "normal"]),
        (["--seats", "random,human"], ["random", "human"]),
        (["--seats", "human:Ada,human:Bo"], ["Ada", "Bo"]),
        (["--seats", "random,human:Ada", "--players", "3"], ["random", "Ada", "normal"]),
        (["--seats", "greedy,easy,hard,human", "--players", "4"], ["greedy", "easy", "hard", "human"]),
    ],
)
def test_those_named_sit_down_and_normal_bots_fill_the_other_seats(invoke, tmp_path, arguments, names):
    invoke("play", "nanuuk", *arguments, "--save", "game.json", lines=["quit"])
    assert package.Record.load(tmp_path / "game.json").seats == names


def test_chance_is_sealed_before_the_first_step_and_revealed_after_the_last(invoke, tmp_path):
    told = invoke(
        "play", "nanuuk", "-o", "layout=random", "-o", "initial_cracks=3", "--seats", "random,random", "--save", "g",
    )  # fmt: skip
    data = json.loads((tmp_path / "g").read_text())
    seed = data["chance"]["seed"]
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == data["chance"]["commitment"]
    begin, _, end = told.stdout.partition("The game is over")
    assert data["chance"]["commitment"] in begin
    assert seed not in begin
    assert seed in end
    assert "Chance: " in begin


def test_the_same_seed_gives_the_same_game(invoke, tmp_path):
    for name in ("one", "two"):
        invoke("play", "nanuuk", "-o", "layout=random", "--seats", "human,random", "--seed", "7", "--save", name,
               lines=["1"] * 300)  # fmt: skip
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()


def test_without_a_seed_chance_differs_and_every_person_adds_to_it(invoke, tmp_path):
    chances = []
    for name in ("one", "two"):
        invoke("play", "nanuuk", "--seats", "human,random,human", "--save", name, lines=["quit"])
        chances.append(json.loads((tmp_path / name).read_text())["chance"])
    assert chances[0]["seed"] != chances[1]["seed"]
    assert len(set(chances[0]["entropies"] + chances[1]["entropies"])) == 4


def test_options_reach_the_game(invoke, tmp_path):
    invoke("play", "nanuuk", "-o", "gentle_cracks=on", "-o", "initial_cracks=12", "--save", "g", lines=["quit"])
    options = package.Record.load(tmp_path / "g").options
    assert (options["gentle_cracks"], options["initial_cracks"], options["mode"]) == (True, 12, "nanuuk")


@pytest.mark.parametrize(
    ("game", "arguments", "names", "options"),
    [
        ("icehike", ["--preset", "first"], ["human", "normal", "normal"], {"length": "short"}),
        ("icehike", ["--preset", "first", "--players", "2"], ["human", "normal"], {"length": "short"}),
        ("icehike", ["--preset", "first", "--seats", "human:Ada"], ["Ada", "normal", "normal"], {"length": "short"}),
        ("icehike", ["--preset", "first", "-o", "length=normal"], ["human", "normal", "normal"], {"length": "normal"}),
        ("nanuuk", ["--preset", "short"], ["human", "normal"], {"initial_cracks": 12, "mode": "nanuuk"}),
        ("arctic", ["--preset", "first", "-o", "decks=1-2-3"], ["human", "normal", "normal"], {"fox_side": "B"}),
    ],
)
def test_a_preset_sets_options_and_players_and_what_is_said_explicitly_wins(
    invoke, tmp_path, game, arguments, names, options
):
    invoke("play", game, *arguments, "--save", "g", lines=["quit"])
    record = package.Record.load(tmp_path / "g")
    assert record.seats == names
    assert {name: record.options[name] for name in options} == options


def test_the_game_is_kept_after_every_step(invoke, tmp_path, monkeypatch):
    kept = []
    keep = GameFile.keep
    monkeypatch.setattr(GameFile, "keep", lambda file, table: (kept.append(len(table.match.steps)), keep(file, table)))
    invoke(*INTRO, "--seats", "random,random", "--seed", "1", "--save", "game.json")
    assert kept == list(range(len(package.Record.load(tmp_path / "game.json").steps) + 1))


def test_a_disk_that_fills_up_is_told_and_does_not_end_the_game(invoke, monkeypatch):
    def full(file: GameFile, table: Table) -> None:
        if table.match.steps:
            raise package.BanchisaError("cannot write game.json: No space left on device")

    monkeypatch.setattr(GameFile, "keep", full)
    told = invoke(*DUEL, "--seed", "3", "--save", "game.json", lines=["1"] * 300)
    assert told.exit_code == 0
    assert "cannot write game.json: No space left on device" in told.stdout
    assert "The game is over" in told.stdout


def test_a_file_is_not_overwritten_unasked(invoke, played, unfinished):
    unfinished_hint = "contains an unfinished game; continue it with --resume"
    for file, hint in ((played, "already exists"), (unfinished, unfinished_hint)):
        before = file.read_text()
        told = invoke(*INTRO, "--save", str(file))
        assert told.exit_code == 2
        assert hint in told.stderr
        assert file.read_text() == before


def test_overwrite_replaces_a_file_and_an_empty_file_needs_no_leave(invoke, played, tmp_path):
    assert invoke(*INTRO, "--save", str(played), "--overwrite", lines=["quit"]).exit_code == 0
    assert package.Record.load(played).steps == []
    (tmp_path / "empty").touch()
    assert invoke(*INTRO, "--save", "empty", lines=["quit"]).exit_code == 0


def test_when_nothing_more_can_be_read_the_game_is_kept_and_the_code_is_130(banchisa, tmp_path):
    ran = banchisa(*DUEL, "--seed", "1", "--save", "game.json", lines=["1"])
    assert ran.returncode == 130
    assert "Continue later with: banchisa play --resume game.json" in ran.stdout
    assert package.Record.load(tmp_path / "game.json").steps[0] == "place A1"
    assert "Traceback" not in ran.stderr


def test_without_a_file_an_interrupted_game_is_gone_and_says_so(banchisa):
    ran = banchisa(*DUEL, lines=["1"])
    assert ran.returncode == 130
    assert ran.stdout.endswith("The game was not saved.\n")


def test_interpreted_rules_are_mentioned_once_and_only_beside_the_output(banchisa):
    ran = banchisa(*INTRO, "--seats", "random,random", "--seed", "1")
    assert ran.stderr.count("\n") == (0 if package.is_compiled() else 1)
    assert "uncompiled" not in ran.stdout


def test_components_of_ones_own_are_played_with_and_written_down(invoke, tmp_path):
    source = (Path(package.game("nanuuk").home) / "components.toml").read_text(encoding="utf-8")
    assert "home_bonus = 2" in source
    (tmp_path / "mine.toml").write_text(source.replace("home_bonus = 2", "home_bonus = 9"), encoding="utf-8")
    told = invoke(
        "play", "nanuuk", "--components", "mine.toml", "--seats", "random,random", "--seed", "1", "--save", "game.json"
    )
    assert told.exit_code == 0
    assert package.Record.load(tmp_path / "game.json").components is not None
    assert invoke("verify", "game.json").exit_code == 0


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Player: ", "The game is over", "Random bot"]),
        ("it", ["Giocatore: ", "La partita è finita", "Bot casuale"]),
        ("nl", ["Speler: ", "Het spel is afgelopen", "Bot (willekeurig)"]),
    ],
)
def test_a_game_is_played_in_three_languages(invoke, language, words):
    told = invoke(*DUEL, "--seed", "3", "--lang", language, lines=["?", "move 1 G2", "u", "log"] + ["1"] * 300)
    assert told.exit_code == 0
    assert all(word in told.stdout for word in words)


def test_the_table_fits_in_80_columns(banchisa):
    ran = banchisa("play", "nanuuk", "--seats", "human,random,greedy,random", "--seed", "4", lines=["?", *["1"] * 400])
    assert ran.returncode == 0
    assert max(len(line) for line in ran.stdout.splitlines()) <= 80


def test_a_bot_that_thinks_does_the_same_again_from_the_same_seed(invoke, tmp_path):
    for name in ("one", "two"):
        invoke(*INTRO, "--seats", "easy,human", "--seed", "7", "--save", name, lines=["1", "1", "quit"])
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()
    assert len(package.Record.load(tmp_path / "one").steps) > 2
