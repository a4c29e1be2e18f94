"""Rulebooks are read from Markdown."""

from pathlib import Path

import pytest

from banchisa.engine.errors import BanchisaError
from banchisa.engine.rulebook import Rulebook
from support.toys.haul import HOME, Haul

BOOK = """# Snow

A game about snow.
It is short.

## Setting up

- **SNO-1.1** Lay out the snow.

## Playing

### Walking

- **SNO-2.1** You walk one space.
- **SNO-2.10** You never walk two.

### Resting

- **SNO-2.2** You may rest. See SNO-2.1.

## End

- **SNO-3.1** The game ends at dusk.
"""


def book() -> Rulebook:
    return Rulebook.read("en", BOOK)


def test_rules_stand_in_the_order_of_the_book():
    assert list(book().rules) == ["SNO-1.1", "SNO-2.1", "SNO-2.10", "SNO-2.2", "SNO-3.1"]


def test_a_book_has_a_title_and_an_introduction():
    assert (book().title, book().introduction, book().language) == ("Snow", "A game about snow. It is short.", "en")


def test_a_rule_knows_the_heading_it_stands_under():
    chapters = {id: rule.chapter for id, rule in book().rules.items()}
    assert chapters == {
        "SNO-1.1": "Setting up",
        "SNO-2.1": "Playing / Walking",
        "SNO-2.10": "Playing / Walking",
        "SNO-2.2": "Playing / Resting",
        "SNO-3.1": "End",
    }


def test_indented_lines_belong_to_the_rule_above_them():
    text = "# Snow\n\n- **SNO-1.1** You may:\n  - walk,\n  - rest.\n\n- **SNO-1.2** Then it snows.\n"
    rules = Rulebook.read("en", text).rules
    assert rules["SNO-1.1"].text == "You may:\n- walk,\n- rest."
    assert rules["SNO-1.2"].text == "Then it snows."


def test_a_rule_is_found_however_its_id_is_cased():
    assert book().rule("sno-2.1").text == "You walk one space."


def test_a_rule_that_is_not_there_is_answered_with_those_that_are():
    with pytest.raises(BanchisaError) as caught:
        book().rule("SNO-9.9")
    assert str(caught.value) == "Snow has no rule 'SNO-9.9'; allowed: SNO-1.1 to SNO-3.1"


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("walk", ["SNO-2.1", "SNO-2.10"]),
        ("NEVER walk", ["SNO-2.10"]),
        ("sno-2.1", ["SNO-2.1", "SNO-2.10", "SNO-2.2"]),
        ("whale", []),
    ],
)
def test_rules_are_searched_by_words_in_any_order(words, found):
    assert [rule.id for rule in book().search(words)] == found


@pytest.mark.parametrize("words", ["perche GL’IGLOO", "Perché gl'igloo", "pérche"])
def test_rules_are_searched_without_regard_to_accents_and_apostrophes(words):
    italian = Rulebook.read("it", "- **SNO-1.1** Perché gl'igloo no.\n- **SNO-1.2** Di’ che c’è.\n")
    assert [rule.id for rule in italian.search(words)] == ["SNO-1.1"]
    assert [rule.id for rule in italian.search("c'e")] == ["SNO-1.2"]


def test_a_rule_cannot_stand_twice():
    with pytest.raises(BanchisaError, match=r"rulebook en: SNO-1\.1 appears twice"):
        Rulebook.read("en", "- **SNO-1.1** Once.\n- **SNO-1.1** Twice.\n")


def test_there_are_three_languages():
    with pytest.raises(BanchisaError, match="no rulebook in 'fr'; allowed: en, it, nl"):
        Rulebook.load(Path(HOME) / "rulebook", "fr")


def test_a_game_opens_its_book_once():
    game = Haul()
    assert game.rulebook() is game.rulebook("en")
    assert list(game.rulebook().rules) == ["TOY-1.1", "TOY-2.1", "TOY-2.2", "TOY-2.3", "TOY-2.4", "TOY-3.1"]
