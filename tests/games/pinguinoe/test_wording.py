"""What rulebook and table say alike, in three languages."""

import pytest

from banchisa.engine.texts import Text
from banchisa.i18n import Words
from games.pinguinoe.positions import GAME
from support.claims import rule

LANGUAGES = ("en", "it", "nl")
FIRST_AND_FIFTH = {
    "en": ("first event", "fifth"),
    "it": ("primo evento", "quinto"),
    "nl": ("eerste gebeurtenis", "vijfde"),
}
WAKES_AT_THE_END = {"en": "woke", "it": "svegliato", "nl": "wakker geworden"}


@rule("PIN-5.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_event_wakes_the_white_penguin_and_with_the_fifth_it_reaches_the_ark(language):
    first, fifth = FIRST_AND_FIFTH[language]
    text = GAME.rulebook(language).rules["PIN-5.2"].text
    assert text.index(first) < text.index(fifth)
    words = Words(language, GAME)
    assert fifth in words.say(Text("option-white_penguin-awake-effect"))
    for message in ("prompt-over-white", "ending-white", "banner-awake"):
        assert WAKES_AT_THE_END[language] not in words.say(Text(message))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", GAME.options)
def test_the_rulebook_names_the_code_of_an_option_once(language, option):
    text = " ".join(rule.text for rule in GAME.rulebook(language).rules.values())
    assert text.count(f"`{option}`") == 1
    assert f"`{option}` =" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", ["unit-to-ark", "count-points", "count-steps", "count-cards", "thing-snowball"])
def test_one_thing_and_several_have_their_own_forms_without_the_number(language, message):
    words = Words(language, GAME)
    one, none, many = (words.count(Text(message), number) for number in (1, 0, 3))
    assert one != many == none
    assert not any(sign.isdigit() for sign in one + many)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You can't reach 7.7: you have no points left."),
        ("it", "Non puoi raggiungere 7.7: non hai più punti."),
        ("nl", "Je kunt 7.7 niet bereiken: je hebt geen punten meer."),
    ],
)
def test_a_refusal_for_want_of_points_says_so(language, said):
    assert Words(language, GAME).say(Text("refuse-too-far", {"cell": "7.7", "left": 0})) == said
