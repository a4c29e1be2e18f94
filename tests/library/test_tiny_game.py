"""A game of another package: written with ours, installed beside it, found, played, never in the way of the five."""

import importlib.util
import json
import os
import random
import re
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest

import banchisa
from banchisa.engine.errors import BanchisaError
from banchisa.engine.refusal import Refusal
from banchisa.games import registry
from banchisa.i18n import Words
from banchisa.testing import run_battery
from support.clients import Browser
from support.processes import PATIENCE, first_line, started

EXAMPLE = Path(__file__).parents[2] / "examples" / "tiny_game"
SOURCE = EXAMPLE / "tiny_game" / "__init__.py"
FIVE = ["nanuuk", "iglu", "arctic", "icehike", "pinguinoe"]
LANGUAGES = ("en", "it", "nl")


# the game itself


@pytest.fixture(scope="module")
def thaw():
    """The game of the example, imported from where it lies."""
    spec = importlib.util.spec_from_file_location("tiny_game", SOURCE)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.GAME


def after(game, *steps, **options):
    """The position after some steps of an actor or the weather."""
    match = banchisa.Match(game, game.start(**options))
    for step in steps:
        match.play(game.actions.parse(step))
    return match.state


def names(game, state):
    return [game.actions.name(action) for action in state.legal_actions()]


def refusal(game, state, step):
    return game.refusal(state, game.actions.parse(step))


def test_a_whole_game_takes_less_than_200_lines():
    assert len(SOURCE.read_text(encoding="utf-8").splitlines()) < 200


def test_it_holds_the_battery(thaw):
    report = run_battery(thaw)
    assert (report.tables, report.games) == (3, 30)
    without = {"frequencies", "observations", "bounds"}  # nothing is hidden; it declares no features and no bounds
    assert {name for name, count in report.checks.items() if not count} == without


def test_a_seal_takes_the_fish_of_an_end_or_rests(thaw):
    start = thaw.start()
    assert names(thaw, start) == ["fish 1", "fish 10", "rest"]
    fished = after(thaw, "fish 1")
    assert (fished.actor, fished.scores()) == (banchisa.CHANCE, [2, 0])
    rested = after(thaw, "rest")
    assert (rested.actor, rested.scores()) == (1, [0, 0])


def test_one_side_of_the_die_melts_the_first_floe_and_one_the_last(thaw):
    state = after(thaw, "fish 1")
    assert names(thaw, state) == ["weather west", "weather east", "weather cloud"]
    assert state.weights() == [1, 1, 4]
    assert names(thaw, after(thaw, "fish 1", "weather west")) == ["fish 3", "fish 10", "rest"]
    assert names(thaw, after(thaw, "fish 1", "weather east")) == ["fish 2", "fish 9", "rest"]
    assert names(thaw, after(thaw, "fish 1", "weather cloud")) == ["fish 2", "fish 10", "rest"]


def test_the_game_ends_without_floes_and_more_fish_win(thaw):
    steps = ["fish 1", "weather east", "fish 2", "weather east", "fish 3", "weather east", "fish 4", "weather east"]
    state = after(thaw, *steps, floes=8)
    assert (state.actor, state.scores(), state.ranks()) == (banchisa.OVER, [3, 7], [2, 1])
    assert names(thaw, state) == []
    assert refusal(thaw, state, "rest") == Refusal("THW-3.1", "over")


def test_a_refusal_names_its_rule_and_what_it_is_about(thaw):
    state = after(thaw, "rest", "fish 1", "weather cloud")
    row = {"first": 2, "last": 10}
    assert refusal(thaw, state, "fish 5") == Refusal("THW-2.1", "inside", {"floe": 5, **row})
    assert refusal(thaw, state, "fish 1") == Refusal("THW-2.1", "no-floe", {"floe": 1, **row})
    assert refusal(thaw, state, "fish 11") == Refusal("THW-2.1", "no-floe", {"floe": 11, **row})
    assert refusal(thaw, state, "rest") == Refusal("THW-2.2", "rested")
    assert refusal(thaw, state, "weather west") == Refusal("THW-2.3", "no-weather")
    assert refusal(thaw, after(thaw, "fish 1"), "rest") == Refusal("THW-2.3", "weather-first")


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ({"first": 0}, "first: must be a whole number from 1 to 11, not 0"),
        ({"first": 5, "last": 3}, "last: must be a whole number from 4 to 10, not 3"),
        ({"lost": 1}, "with those on the floes there must be 26 fish"),
        ({"rested": {"blue": 1}}, "blue: must be true or false, not 1"),
        ({"caught": {"pink": 1}}, "caught: 'pink' is unknown; allowed: blue, orange"),
        ({"options": {"floes": 9}}, "option floes: 9 is not allowed; allowed: 8, 10, 12"),
        ({"seats": 3}, "Thaw can't be played with 3 players; allowed: 2"),
    ],
)
def test_a_damaged_position_is_refused_in_a_line(thaw, damage, said):
    with pytest.raises(BanchisaError, match=re.escape(said)):
        thaw.from_json({**thaw.start().to_json(), **damage})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_option_and_rule_has_words(thaw, language):
    words, english = Words(language, thaw), thaw.rulebook("en")
    rested = after(thaw, "rest", "fish 1", "weather cloud")
    over = after(thaw, *[f"fish {k // 2 + 1}" if k % 2 == 0 else "weather east" for k in range(8)], floes=8)
    said = {
        words.why_not(why)
        for state in (rested, after(thaw, "fish 1"), over)
        for action in range(thaw.actions.size)
        if (why := thaw.refusal(state, action)) is not None
    }
    assert len(said) > 6
    assert all(words.has(f"option-floes-{value}") for value in thaw.options["floes"].values)
    assert list(thaw.rulebook(language).rules) == list(english.rules)


# installed


def environment(*folders: Path) -> dict[str, str]:
    """One that imports what this process imports, and what lies in these folders."""
    home = Path(banchisa.__file__).resolve().parents[1]
    left_out = ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "FORCE_COLOR")
    kept = {name: value for name, value in os.environ.items() if name not in left_out}
    path = os.pathsep.join(str(folder) for folder in (home, *folders))
    return {**kept, "PYTHONPATH": path, "LANG": "C.UTF-8", "COLUMNS": "200"}


def run(folders: Path | tuple[Path, ...], *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command, in an environment where folders of packages are found."""
    found = (folders,) if isinstance(folders, Path) else folders
    command = [sys.executable, "-m", "banchisa", *arguments]
    return subprocess.run(
        command, env=environment(*found), cwd=found[0], capture_output=True, text=True, timeout=PATIENCE
    )


@contextmanager
def serving(folder: Path, data: Path):
    """A server process that finds a folder of packages: a browser at its address, and the process."""
    command = [sys.executable, "-m", "banchisa", "serve", "--no-browser", "--port", "0"]
    command += ["--database", str(data / "tables.sqlite")]
    with started(command, env=environment(folder), cwd=data) as server:
        yield Browser(re.search(r"http://\S+(?=/)", first_line(server)).group()), server


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """A folder into which pip has installed the example, built from its own pyproject.toml."""
    sources, folder = tmp_path_factory.mktemp("sources") / "tiny_game", tmp_path_factory.mktemp("installed")
    shutil.copytree(EXAMPLE, sources, ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info"))
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--no-index", "--no-deps"]
    command = [*pip, "--no-build-isolation", "--target", str(folder), str(sources)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_an_installed_game_is_listed_with_the_five(installed):
    done = run(installed, "games", "--json")
    assert done.returncode == 0, done.stderr
    listed = {game["key"]: game for game in json.loads(done.stdout)}
    assert list(listed) == [*FIVE, "thaw"]
    assert (listed["thaw"]["title"], listed["thaw"]["seats"], listed["thaw"]["rules"]) == ("Thaw", [2], 7)
    assert "warning" not in done.stderr


@pytest.mark.parametrize(
    ("language", "end"),
    [("en", "The ice is gone"), ("it", "Il ghiaccio è finito"), ("nl", "Het ijs is weg")],
)
def test_bots_play_it_to_the_end_in_the_terminal(installed, language, end):
    done = run(installed, "play", "thaw", "--seats", "greedy,easy", "--seed", "1", "--lang", language)
    assert done.returncode == 0, done.stderr
    assert end in done.stdout


def test_a_person_plays_it_in_the_terminal_and_reads_why_not(installed):
    command = [sys.executable, "-m", "banchisa", "play", "thaw", "--seats", "human,human", "--seed", "1"]
    done = subprocess.run(
        command, input="fish 5\nrest\nquit\n", env=environment(installed), cwd=installed, capture_output=True,
        text=True, timeout=PATIENCE,
    )  # fmt: skip
    assert "You can't fish on floe 5: it isn't at an end of the row. Choose 1 or 10." in done.stdout
    assert "THW-2.1" in done.stdout
    assert "Traceback" not in done.stderr


def test_the_arena_plays_it(installed):
    done = run(installed, "arena", "thaw", "--bots", "greedy,random", "--games", "20", "--jobs", "2", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 20


def test_a_server_offers_it_and_a_table_of_it_is_played_to_the_end(installed, tmp_path):
    with serving(installed, tmp_path) as (ada, _):
        assert [game["key"] for game in ada.get("/games")] == [*FIVE, "thaw"]
        assert ada.get("/games/thaw/rules?lang=nl")["title"] == "Dooi"
        opened = ada.open("Ada", "bot:easy", game="thaw", options={"floes": 8})
        with ada.at(opened["table"]) as chair:
            code, told = chair.error("act", version=chair.version, action="fish 5")
            assert (code, told["rule"]) == ("action/refused", "THW-2.1")
            chair.play(random.Random(1))
            assert chair.scene["ranks"]
            assert len(chair.scene["grounds"]) == 8


# broken


def register(folder: Path, package: str, key: str, value: str, source: str) -> None:
    """Put a package with one module and one entry point into a folder, as an installer would."""
    (folder / f"{value.partition(':')[0]}.py").write_text(source, encoding="utf-8")
    about = folder / f"{package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{key} = {value}\n")


RENAMED = "import tiny_game\nGAME = tiny_game.Thaw()\nGAME.{} = {!r}\n"
BROKEN = {
    "absent": (
        "slush", "slush_game:GAME", "import nowhere_at_all",
        "the game 'slush' of package absent can't be loaded: ModuleNotFoundError: No module named 'nowhere_at_all'",
    ),
    "leaving": (
        "floe", "floe_game:GAME", "raise SystemExit('bye')",
        "the game 'floe' of package leaving can't be loaded: SystemExit: bye",
    ),
    "nameless": (
        "rime", "rime_game:GAME", "",
        "the game 'rime' of package nameless can't be loaded: AttributeError: ",
    ),
    "gameless": (
        "sleet", "sleet_game:GAME", "GAME = 'a game'",
        "the game 'sleet' of package gameless can't be used: sleet_game:GAME gives a str, not a Game",
    ),
    "renamed": (
        "hail", "hail_game:GAME", RENAMED.format("key", "snow"),
        "the game 'hail' of package renamed can't be used: its key is 'snow'; the two must be the same",
    ),
    "speechless": (
        "mute", "mute_game:GAME", f"{RENAMED.format('home', '/nowhere')}GAME.key = 'mute'\n",
        "the game 'mute' of package speechless can't be loaded: BanchisaError: "
        "the file rulebook/en.md is missing in /nowhere",
    ),
    "unstarted": (
        "stuck", "stuck_game:GAME", f"{RENAMED.format('key', 'stuck')}GAME.options = {{}}\n",
        "the game 'stuck' of package unstarted can't be loaded: KeyError: 'floes'",
    ),
    "usurper": (
        "nanuuk", "usurper_game:GAME", RENAMED.format("key", "nanuuk"),
        "the game 'nanuuk' of package usurper can't be used: the key belongs to Banchisa itself; choose another one",
    ),
}  # by package: key, entry point, module, and what is said of it  # fmt: skip
ZEALOUS = ("thaw", "zealous_game:GAME", "import tiny_game\nGAME = tiny_game.Thaw()\n")


@pytest.fixture(scope="module")
def crowded(installed, tmp_path_factory):
    """A folder with the example and packages that are broken in every way."""
    folder = tmp_path_factory.mktemp("crowded") / "packages"
    shutil.copytree(installed, folder)
    for package, (key, value, source, _) in BROKEN.items():
        register(folder, package, key, value, source)
    return folder


def test_broken_games_hide_no_other_and_the_package_at_fault_is_named(crowded):
    done = run(crowded, "games", "--json")
    assert done.returncode == 0, done.stderr
    assert [game["key"] for game in json.loads(done.stdout)] == [*FIVE, "thaw"]
    assert json.loads(done.stdout)[0]["title"] == "Nanuuk!"
    warnings = done.stderr.splitlines()
    assert len(warnings) == len(BROKEN)
    for _, _, _, said in BROKEN.values():
        assert len([line for line in warnings if line.startswith(f"warning: {said}")]) == 1, (said, warnings)


def test_of_two_packages_with_one_key_the_first_on_the_path_keeps_it(installed, tmp_path):
    register(tmp_path, "zealous", *ZEALOUS)
    for folders, owner, other in (
        ((installed, tmp_path), "tiny-game", "zealous"),
        ((tmp_path, installed), "zealous", "tiny-game"),
    ):
        said = (
            f"the game 'thaw' of package {other} can't be used: the key belongs to package {owner}; choose another one"
        )
        assert run(folders, "games").stderr.splitlines() == [f"warning: {said}"]


@pytest.mark.parametrize("package", ["absent", "leaving", "gameless", "renamed"])
def test_a_broken_game_that_is_asked_for_gets_a_clear_error(crowded, package):
    key, _, _, said = BROKEN[package]
    done = run(crowded, "play", key, "--seats", "random,random")
    assert done.returncode == 2
    assert done.stderr.splitlines() == [f"banchisa: {said}"]


def test_whoever_asks_for_no_game_is_offered_only_those_that_can_be_played(crowded):
    done = run(crowded, "play", "snow")
    assert (done.returncode, done.stderr.splitlines()) == (
        2, [f"banchisa: no game is called 'snow'; allowed: {', '.join([*FIVE, 'thaw'])}"],
    )  # fmt: skip


def test_a_server_beside_broken_games_warns_and_offers_the_others(crowded, tmp_path):
    with serving(crowded, tmp_path) as (ada, server):
        assert [game["key"] for game in ada.get("/games")] == [*FIVE, "thaw"]
        server.terminate()
        assert server.stderr.read().count("warning: the game") == len(BROKEN)
