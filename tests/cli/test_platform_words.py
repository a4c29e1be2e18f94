"""The platform's own words: the same messages in three languages, each of them used."""

import re
from pathlib import Path

import pytest

import banchisa as package
from banchisa.engine.scene import Text
from banchisa.words import COMMON, Words

MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
VARIABLE = re.compile(r"\$([a-z]+)")


def messages(language: str) -> dict[str, str]:
    """The source of every message by its name."""
    source = (COMMON / f"{language}.ftl").read_text(encoding="utf-8")
    parts = MESSAGE.split(source)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


@pytest.mark.parametrize("language", ["it", "nl"])
def test_every_language_has_the_same_messages_about_the_same_things(language):
    english, other = messages("en"), messages(language)
    assert list(other) == list(english)
    for name, source in english.items():
        assert set(VARIABLE.findall(other[name])) == set(VARIABLE.findall(source)), name


@pytest.mark.parametrize("language", ["en", "it", "nl"])
def test_every_message_can_be_said(language):
    words = Words(language)
    for name, source in messages(language).items():
        assert name.startswith("ui-")
        for value in (0, 1, 2):
            said = words.say(Text(name, dict.fromkeys(VARIABLE.findall(source), value)))
            assert said.strip()
            assert "{" not in said


def test_no_message_stands_twice():
    for language in ("en", "it", "nl"):
        names = MESSAGE.findall((COMMON / f"{language}.ftl").read_text(encoding="utf-8"))
        assert len(names) == len(set(names))


def test_every_message_is_used():
    home = Path(package.__file__).parent
    code = "".join(path.read_text(encoding="utf-8") for path in home.glob("*.py"))
    written = set(re.findall(r"ui-[\w-]*(?:\{[^}]*\}[\w-]*)*", code))
    built = [re.compile(re.sub(r"\{[^}]*\}", r"[\\w-]+", pattern) + "$") for pattern in written]
    assert [name for name in messages("en") if not any(pattern.match(name) for pattern in built)] == []
