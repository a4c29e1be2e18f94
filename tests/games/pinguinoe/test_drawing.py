"""The map in text: where each thing stands in it, and the key to its signs in three languages."""

import pytest

from banchisa.i18n import Words
from games.pinguinoe.positions import GAME, at, roll
from support.positions import play


def drawing(state, language: str = "en"):
    return GAME.draw(state, Words(language, GAME).say)


def key(state, language: str = "en") -> dict[str, str]:
    words = Words(language, GAME)
    return {sign: words.say(text) for sign, text in drawing(state, language).key}


def signs_of(state, id: str) -> list[str]:
    """What stands at the places of an element."""
    drawn = drawing(state)
    return [drawn.lines[spot.line][spot.start : spot.end] for spot in drawn.spots[id]]


def test_the_drawing_is_the_one_that_the_position_prints():
    state = roll(5, "1:L1a/0 8:D4a/0", "0.3 0.3", seal="1.5", down="9:D6a/180")
    assert "\n".join(drawing(state).lines) == str(state).rpartition("\n\n")[0]


@pytest.mark.parametrize(
    ("language", "seal", "ice", "back"),
    [
        ("en", "S", "ice", "light sea card, face down"),
        ("it", "F", "ghiaccio", "carta di mare chiaro, coperta"),
        ("nl", "Z", "ijs", "kaart met lichte zee, gedekt"),
    ],
)
def test_the_key_explains_the_signs_in_the_readers_language(language, seal, ice, back):
    state = roll(5, "1:L1a/0 8:D4a/0", "0.3", seal="1.5")
    found = key(state, language)
    assert (found["o"], found["░"]) == (ice, back)
    assert list(found) == [".", "o", "?", "@", "#", "A", "^", "░", "▒", "1-4", seal]
    assert any(seal in line for line in drawing(state, language).lines)


def test_only_signs_in_use_are_explained():
    found = key(at("", "", seats=2))
    assert "?" not in found
    assert "@" not in found
    assert "1-2" in found


@pytest.mark.parametrize(
    ("language", "said"), [("en", "seal (on the ark)"), ("it", "foca (sull'arca)"), ("nl", "zeehond (op de ark)")]
)
def test_a_seal_on_the_ark_is_drawn_there_and_told(language, said):
    state = at()
    assert said in key(state, language).values()
    assert signs_of(state, "seal") == ["S"]
    assert signs_of(state, "hull") == ["A ", "SA"]


def test_every_cell_card_and_pawn_has_a_place():
    state = roll(5, "1:L1a/0", "0.3 0.4 0.4 0.4", seal="1.5")
    assert signs_of(state, "cell-0.3") == ["1o"]
    assert signs_of(state, "cell-1.7") == ["? "]
    assert signs_of(state, "cell-14.27") == ["^ "]
    assert signs_of(state, "card-15") == [" 15 "]
    assert signs_of(state, "penguin-0") == ["1"]
    assert signs_of(state, "penguin-1") == ["2"]
    assert signs_of(state, "penguin-3") == ["+"]
    assert signs_of(state, "seal") == ["S"]
    assert key(state)["+"] == "and others on the same space"
    spots = drawing(state).spots
    assert len([id for id in spots if id.startswith("cell-")]) == 420
    assert len([id for id in spots if id.startswith("card-")]) == 35


def test_what_can_be_chosen_on_the_map_has_a_place():
    state = roll(5, "8:D6a/0 9:D4a/0", "5.7 - 14.25", ["trampoline telescope snowball fish skates"])
    spots = drawing(state).spots
    for choice in GAME.scene(state.seen_by(0), 0).choices:
        touched = choice.touch[-1]
        assert touched in spots or touched.startswith(("button-", "hand-")), choice.name


def test_the_map_for_two_has_five_cards_in_a_row():
    state = at("", "", seats=2, layout="two_player")
    assert drawing(state).lines[2] == "   +-- 0 ----+-- 1 ----+-- 2 ----+-- 3 ----+-- 4 ----+"
    assert "card-5" not in drawing(state).spots
    assert "cell-0.20" not in drawing(state).spots


def test_a_card_seen_before_shows_what_is_under_its_back():
    state = at(down="8:D6a/0")
    assert signs_of(state, "cell-3.4") == ["▒o"]
    assert signs_of(state, "cell-3.5") == ["▒ "]
    assert signs_of(state, "cell-4.5") == ["▒#"]
    assert key(state)["▒o"] == "face down but seen before: ice underneath"


def test_the_board_of_a_finished_game_is_drawn_too():
    won = play(roll(5, "10:D6a/0", "5.14"), "walk 7.14")
    assert signs_of(won, "penguin-0") == ["1"]
