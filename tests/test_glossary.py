"""Rulebooks, tables and pages call one thing by one word."""

import re
import tomllib
from pathlib import Path

import pytest

import banchisa
from banchisa.i18n import MESSAGES

TESTS = Path(__file__).parent
GLOSSARY = tomllib.loads((TESTS / "support" / "glossary.toml").read_text(encoding="utf-8"))
CLIENT = TESTS.parent / "web" / "src"


def read(file: Path) -> list[str]:
    """The lines that people read: without comments, names of messages and code."""
    lines = file.read_text(encoding="utf-8").splitlines()
    lines = [line for line in lines if not line.startswith(("#", "ui-word-"))]  # what can be typed has several words
    return [re.sub(r"^[\w-]+ =|`[^`]*`|\$\w+", "", line) for line in lines]


def texts(where: str, language: str) -> list[str]:
    """All lines of a game, or of the platform, in a language."""
    if where == "platform":
        files = [*MESSAGES.glob(f"*/{language}.ftl"), *sorted(CLIENT.rglob(f"words/{language}.ftl"))]
    else:
        key, _, part = where.partition("/")
        home = Path(banchisa.game(key).home)
        files = [home / "words" / f"{language}.ftl"]
        if not part:
            files += [home / "rulebook" / f"{language}.md", home / "lessons" / "words" / f"{language}.ftl"]
    return [line for file in files for line in read(file)]


EVERYWHERE = [*(game.key for game in banchisa.games()), "platform"]
ENTRIES = [(language, entry) for language, entries in GLOSSARY.items() for entry in entries]


@pytest.mark.parametrize(("language", "entry"), ENTRIES, ids=lambda one: one if isinstance(one, str) else one["use"])
def test_one_thing_has_one_word(language, entry):
    words = [rf"(?<!\w){word}(?!\w)" for word in entry.get("avoid", [])]
    wrong = re.compile("|".join([*words, *entry.get("never", [])]))
    found = [
        f"{where}: {line.strip()}"
        for where in entry.get("where", EVERYWHERE)
        for line in texts(where, language)
        if wrong.search(line)
    ]
    assert found == []


def test_every_language_has_a_glossary_and_every_place_its_texts():
    assert set(GLOSSARY) == {"en", "it", "nl"}
    for language in GLOSSARY:
        assert all(len(texts(where, language)) > 100 for where in EVERYWHERE)
