"""`banchisa --version`, `games`, `options` and `rules`."""

import json
import re
import shutil

import pytest

import banchisa as package
from banchisa.engine.lessons import read_examples, read_overview
from banchisa.engine.texts import Text
from banchisa.i18n import Words
from banchisa.i18n.option_words import describe_option, describe_value, has_own_effect
from banchisa.table.lessons import describe_examples, folder_of


def test_the_version_tells_how_the_rules_run(banchisa):
    ran = banchisa("--version")
    how = "compiled" if package.is_compiled() else "interpreted"
    assert (ran.returncode, ran.stdout) == (0, f"banchisa {package.__version__} ({how} rules)\n")


def test_without_a_command_the_commands_are_listed(banchisa):
    ran = banchisa()
    assert all(name in ran.stdout + ran.stderr for name in ("games", "rules", "play", "replay", "verify", "bench"))


@pytest.mark.parametrize("command", ["games", "rules", "play", "replay", "verify", "bench"])
def test_every_command_has_help(invoke, command):
    told = invoke(command, "--help")
    assert told.exit_code == 0
    assert "Usage" in told.stdout


def test_games_shows_keys_players_options_values_and_defaults(banchisa):
    ran = banchisa("games")
    assert ran.returncode == 0
    assert "nanuuk  Nanuuk!  2-4 players" in ran.stdout
    assert "fixed, random, players" in ran.stdout
    assert "0-12" in ran.stdout
    assert max(len(line) for line in ran.stdout.splitlines()) <= 80


@pytest.mark.parametrize("language", ["en", "it", "nl"])
@pytest.mark.parametrize("game", package.games(), ids=str)
def test_options_shows_every_preset_option_and_value_with_its_effect(invoke, game, language):
    told = " ".join(invoke("options", game.key, "--lang", language).stdout.split())
    words = Words(language, game)
    for preset in game.presets.values():
        assert words.say(Text(f"ui-preset-{preset.name}")) in told
        assert all(f"{name}={value}" in told for name, value in preset.options.items() if value is not True)
    for option in game.options.values():
        assert f"{option.name} {words.say(Text(f'option-{option.name}'))} {describe_option(words, option)}" in told
        effects = [describe_value(words, option, value) for value in option.values]
        shown = [effect for effect in effects if effect in told]
        alone = [value for value in option.values if has_own_effect(words, option, value)]
        assert len(shown) >= len(alone) + (len(alone) < len(effects))


def test_games_as_json_is_what_the_games_declare(invoke):
    told = json.loads(invoke("games", "--json").stdout)
    game = package.game("nanuuk")
    nanuuk = next(entry for entry in told if entry["key"] == "nanuuk")
    assert nanuuk["title"] == "Nanuuk!"
    assert nanuuk["version"] == game.version
    assert nanuuk["seats"] == [2, 3, 4]
    assert nanuuk["options"] == json.loads(json.dumps([option.to_json() for option in game.options.values()]))
    assert nanuuk["presets"] == [preset.to_json() for preset in game.presets.values()]
    assert nanuuk["rules"] == len(game.rulebook().rules)


def test_the_whole_rulebook_holds_every_rule_under_its_chapter(banchisa):
    ran = banchisa("rules", "nanuuk")
    book = package.game("nanuuk").rulebook()
    assert ran.returncode == 0
    assert all(rule in ran.stdout for rule in book.rules)
    chapters = {rule.chapter.partition(" / ")[0] for rule in book.rules.values()}
    assert all(f"\n{chapter} ─" in ran.stdout for chapter in chapters)


@pytest.mark.parametrize("language", ["en", "it", "nl"])
@pytest.mark.parametrize("game", package.games(), ids=str)
def test_the_examples_stand_under_their_rules_and_say_how_they_are_tried(invoke, game, language):
    words = Words(language, game, folder_of(game) / "words")
    told = " ".join(invoke("rules", game.key, "--lang", language).stdout.split())
    for example in read_examples(folder_of(game)):
        rule = _plain(game.rulebook(language).rule(example.rule).text.replace("`", ""))
        said = f"{words.say(Text('ui-rule-example'))} {_plain(words.say(Text(f'example-{example.key}')))}"
        how = words.say(Text("ui-rule-try", {"command": f"banchisa learn {game.key} {example.key}"}))
        assert f"{rule} {said} {how}" in told


def test_the_example_of_one_rule_is_drawn_with_its_key(invoke):
    told = invoke("rules", "nanuuk", "4.4").stdout
    game = package.game("nanuuk")
    (example,) = (one for one in read_examples(folder_of(game)) if one.rule == "NAN-4.4")
    drawing = game.draw(game.from_json(example.position).seen_by(0), Words("en", game).say)
    assert all(line.strip() in told for line in drawing.lines)
    assert all(sign in told for sign, _ in drawing.key)
    assert drawing.lines[1] not in invoke("rules", "nanuuk", "--search", "corner lines").stdout


@pytest.mark.parametrize("given", ["NAN-4.7", "nan-4.7", "4.7"])
def test_one_rule_is_found_by_its_id_however_it_is_written(invoke, given):
    told = invoke("rules", "nanuuk", given)
    assert "NAN-4.7  A line carries at most one crack" in told.stdout
    assert "NAN-4.8" not in told.stdout


@pytest.mark.parametrize("language", ["en", "it", "nl"])
def test_rules_are_read_in_three_languages(invoke, language):
    told = invoke("rules", "nanuuk", "NAN-4.7", "--lang", language)
    text = package.game("nanuuk").rulebook(language).rule("NAN-4.7").text
    assert " ".join(text.split()[:4]) in told.stdout


@pytest.mark.parametrize(
    ("changes", "language"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_environment_is_the_usual_one(banchisa, changes, language):
    text = package.game("nanuuk").rulebook(language).rule("NAN-4.7").text
    ran = banchisa("rules", "nanuuk", "NAN-4.7", **changes)
    assert " ".join(text.split()[:4]) in ran.stdout


def test_a_search_finds_the_rules_with_all_the_words(invoke):
    told = invoke("rules", "nanuuk", "--search", "kayak seal")
    found = package.game("nanuuk").rulebook().search("kayak seal")
    assert told.exit_code == 0
    assert all(rule.id in told.stdout for rule in found)
    assert f"{len(found)} rules" in told.stdout


def test_a_search_without_a_find_says_so(banchisa):
    ran = banchisa("rules", "nanuuk", "--search", "volcano")
    assert (ran.returncode, ran.stdout, ran.stderr) == (1, "", "no rule mentions volcano\n")


@pytest.mark.parametrize("arguments", [("rules", "nanuuk"), ("games", "--json")])
def test_a_reader_that_stops_listening_is_no_error(first_line, arguments):
    ran = first_line(*arguments)
    assert ran.stderr == ""
    assert len(ran.stdout.splitlines()) == 1


@pytest.mark.parametrize("language", ["en", "it", "nl"])
@pytest.mark.parametrize("game", package.games(), ids=str)
def test_a_rulebook_begins_with_turn_costs_and_scoring_and_ends_with_advice(invoke, game, language):
    words = Words(language, game, folder_of(game) / "words")
    told = " ".join(invoke("rules", game.key, "--lang", language).stdout.split())
    overview = read_overview(folder_of(game))
    places = [told.index(_plain(words.say(Text(name)))) for name in overview.messages if _is_aid(name)]
    advice = [told.index(_plain(words.say(Text(f"overview-advice-{n}")))) for n in range(1, overview.advice + 1)]
    rules = list(game.rulebook(language).rules)
    assert max(places) < told.index(f"{rules[0]} ")
    assert min(advice) > told.rindex(f"{rules[-1]} ")


def _plain(text):
    return " ".join(text.replace("**", "").split())


def _is_aid(name):
    return name.split("-")[1] in ("turn", "costs", "counts", "end")


@pytest.mark.parametrize("language", ["en", "it", "nl"])
@pytest.mark.parametrize(
    ("key", "names"),
    [
        ("nanuuk", ["Günter Cornett", "Christof Tisch", "Bambus Spieleverlag"]),
        ("iglu", ["Bruno Cathala", "Bruno Faidutti", "Guido Hoffman", "Goldsieber"]),
        ("arctic", ["Cédric Lefebvre", "Christine Alcouffe", "Ludonaute"]),
        ("icehike", ["Niels Ramon Pieterse", "Olivia De Troyer", "NRP Games"]),
    ],
)
def test_a_rulebook_says_who_made_the_game(key, names, language):
    introduction = package.game(key).rulebook(language).introduction
    assert [name for name in names if not re.search(rf"{name}\b", introduction)] == []


@pytest.mark.parametrize("game", package.games(), ids=str)
def test_a_rule_has_the_same_lines_in_every_language(game):
    english = {name: rule.text.count("\n") for name, rule in game.rulebook("en").rules.items()}
    for language in ("it", "nl"):
        assert {name: rule.text.count("\n") for name, rule in game.rulebook(language).rules.items()} == english


@pytest.mark.parametrize("command", [("rules", "nanuuk"), ("rules", "nanuuk", "4.7"), ("learn", "nanuuk", "trade")])
def test_a_damaged_example_is_named_in_one_line(invoke, monkeypatch, tmp_path, command):
    game = package.game("nanuuk")
    home = tmp_path / "nanuuk"
    shutil.copytree(game.home, home, ignore=shutil.ignore_patterns("*.py", "*.so", "__pycache__"))
    file = home / "lessons" / "examples.json"
    file.write_text(file.read_text(encoding="utf-8").replace('"here": "D3"', '"here": "D9"', 1), encoding="utf-8")
    monkeypatch.setattr(game, "home", str(home))
    describe_examples.cache_clear()
    told = invoke(*command)
    describe_examples.cache_clear()
    assert told.exit_code == 2
    assert "examples.json: corner-lines: here: " in told.stderr
    assert told.stderr.count("\n") == 1
