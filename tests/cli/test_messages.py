"""The platform's own words: the same messages in three languages, each of them used."""

import re
from pathlib import Path

import pytest

import banchisa as package
from banchisa.engine.texts import Text
from banchisa.i18n import MESSAGES, Words

MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
VARIABLE = re.compile(r"\$([a-z]+)")


def messages(language: str) -> dict[str, str]:
    """The source of every message by its name."""
    source = (MESSAGES / "cli" / f"{language}.ftl").read_text(encoding="utf-8")
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


@pytest.mark.parametrize("language", ["en", "it", "nl"])
def test_no_blank_stands_before_a_percent_sign_or_an_ellipsis(language):
    source = (MESSAGES / "cli" / f"{language}.ftl").read_text(encoding="utf-8")
    shown = re.sub(r"^ui-help-choice-form = .*$", "", source, flags=re.MULTILINE)  # 1 … 9 is a range
    assert re.findall(r".* [%…].*", shown) == []


@pytest.mark.parametrize(
    ("language", "message", "facts", "forms"),
    [
        ("en", "ui-bad-players", {"allowed": "2"}, {0: "0 players", 1: "1 player;", 5: "5 players"}),
        ("nl", "ui-bad-players", {"allowed": "2"}, {0: "0 spelers", 1: "1 speler;", 5: "5 spelers"}),
        ("en", "ui-analyse-lost", {"error": 1}, {0: "0 percentage points", 1: "1 percentage point lost"}),
        ("it", "ui-analyse-lost", {"error": 1}, {0: "0 punti percentuali", 1: "1 punto percentuale perso"}),
        ("en", "ui-resumed", {}, {0: "from the start", 1: "1 move.", 2: "2 moves."}),
        ("it", "ui-resumed", {}, {0: "dall'inizio", 1: "1 mossa.", 2: "2 mosse."}),
        ("nl", "ui-resumed", {}, {0: "aan het begin", 1: "1 zet.", 2: "2 zetten."}),
        ("en", "ui-balance-stopped", {"file": "f", "games": 0}, {1: "0 of 1 game.", 2: "0 of 2 games."}),
        ("nl", "ui-balance-stopped", {"file": "f", "games": 0}, {1: "0 van 1 partij.", 2: "0 van 2 partijen."}),
    ],
)
def test_numbers_have_the_right_form(language, message, facts, forms):
    by = {"ui-bad-players": "players", "ui-analyse-lost": "points", "ui-resumed": "steps"}.get(message, "wanted")
    for number, expected in forms.items():
        assert expected in Words(language).say(Text(message, {**facts, by: number}))


def test_no_message_stands_twice():
    for language in ("en", "it", "nl"):
        names = MESSAGE.findall((MESSAGES / "cli" / f"{language}.ftl").read_text(encoding="utf-8"))
        assert len(names) == len(set(names))


def test_every_message_is_used():
    home = Path(package.__file__).parent
    code = "".join(path.read_text(encoding="utf-8") for path in (home / "cli").glob("*.py"))
    written = set(re.findall(r"ui-[\w-]*(?:\{[^}]*\}[\w-]*)*", code))
    built = [re.compile(re.sub(r"\{[^}]*\}", r"[\\w-]+", pattern) + "$") for pattern in written]
    assert [name for name in messages("en") if not any(pattern.match(name) for pattern in built)] == []
