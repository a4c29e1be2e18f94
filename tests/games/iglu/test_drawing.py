"""The field in text: signs that cannot be confused, in the reader's language, with a key."""

import pytest

from banchisa.i18n import Words
from games.iglu.positions import DEALT, GAME, acting, melting, play, start

CROWDED = {
    "seats": 4,
    "phase": "act",
    "ice": ["b2", "b3", "b4"],
    "inuit": [["b2", "b2"]] * 4,
    "igloos": [["b2"], [], [], []],
    "fish": {"c2": [3, 1], "f4": [2, 2, 2, 1, 1]},
    "foxes": {"b4": [2]},
    "bears": ["g4"],
}


def drawing_of(state, language="en"):
    return GAME.draw(state, Words(language, GAME).say)


def spaces(drawing, name):
    """What stands in a space, both lines."""
    return [drawing.lines[spot.line][spot.start : spot.end].rstrip() for spot in drawing.spots[f"cell-{name}"]]


def test_a_space_with_an_igloo_and_four_tribes_fits_its_column():
    drawing = drawing_of(GAME.from_json(CROWDED))
    assert len({len(line) for line in drawing.lines[:-1]}) == 1
    assert spaces(drawing, "b2") == [".\u2229r", "rrbbyygg"]


@pytest.mark.parametrize(
    ("language", "fish", "fox", "bear", "letters"),
    [
        ("en", "~ fi31", ". fo2", "~ be", "rbyg"),
        ("it", "~ pe31", ". vo2", "~ or", "rbgv"),
        ("nl", "~ vi31", ". vo2", "~ be", "1234"),
    ],
)
def test_signs_come_from_the_words_of_the_reader(language, fish, fox, bear, letters):
    drawing = drawing_of(GAME.from_json(CROWDED), language)
    assert [spaces(drawing, name)[0] for name in ("c2", "b4", "g4")] == [fish, fox, bear]
    assert spaces(drawing, "b2")[1] == "".join(letter * 2 for letter in letters)
    assert {sign for sign, _ in drawing.key} >= {"~", ".", "^", "#", fish[2:], bear[2:], *letters}


def test_what_does_not_fit_is_cut_with_a_sign():
    assert spaces(drawing_of(GAME.from_json(CROWDED)), "f4") == ["~ fi222+", ""]


@pytest.mark.parametrize("language", ["en", "it", "nl"])
def test_every_sign_of_the_key_has_words(language):
    words = Words(language, GAME)
    for _, text in drawing_of(GAME.from_json(CROWDED), language).key:
        assert words.say(text)


def test_all_that_can_be_chosen_on_the_field_has_its_place_in_the_drawing():
    state = acting("c3 red, c4 fox1", sea="c5 fish2, b3 bear", kept="red harpoon melt")
    drawing = drawing_of(state)
    touched = {one for choice in GAME.scene(state.seen_by(0), 0).choices for one in choice.touch}
    beside = ("button", "kept-", "stock-")
    assert {one for one in touched if not one.startswith(beside)} <= set(drawing.spots)


def test_the_question_speaks_of_kept_tiles_only_to_those_who_have_one():
    without, holding = melting("b2 red, b3"), melting("b2 red, b3", kept="red melt")
    assert GAME.scene(without.seen_by(0), 0).prompt.detail.id == "prompt-melt-detail"
    assert GAME.scene(holding.seen_by(0), 0).prompt.detail.id == "prompt-melt-or-play"


def test_seats_say_who_places_and_what_points_are_for():
    scene = GAME.scene(start(2, *DEALT).seen_by(0), 0)
    assert [player.state.id for player in scene.players] == ["seat-placing", "seat-waiting"]
    assert {player.unit.id for player in scene.players} == {"unit-points-now"}
    over = play(melting("c3 5 red, c4 5 blue", seats=2))
    scene = GAME.scene(over.seen_by(0), 0)
    assert {player.unit.id for player in scene.players} == {"unit-points"}
    assert [text.id for text in scene.ending] == ["ending-melted"]
