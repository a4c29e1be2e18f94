"""The drawing in text: everything on the table in the reader's words, where each thing stands, and a key."""

import re

import pytest

from banchisa import SPECTATOR, Rng
from banchisa.i18n import Words
from games.arctic.positions import GAME, table
from support.positions import play, settle

WORDS = {language: Words(language, GAME) for language in ("en", "it", "nl")}


def example(viewer=0):
    """Two seats with a joker, penalties of every kind and Power cards."""
    state = table(
        hands=["1O2 1P3", "2F1"], piles=["1B3 1F2* 1W5", "2B1"], penalties=["1P1 -", "2P2"],
        powers="fox_joker 0, orca_pile 1", totems=["walrus", "bear"], river="2M1 2M2 2M3", first=1,
    )  # fmt: skip
    return state.seen_by(viewer)


def draw(state, language="en"):
    return GAME.draw(state, WORDS[language].say)


ENGLISH = """\
+-----------+-----------+-----------+-----------+-----------+-----------+
|     0     |     1     |     3     |     6     |     10    |     15    |
|           |           |F M W O P B|           |           |           |
+-----------+-----------+-----------+-----------+-----------+-----------+
River           2M1/5:o 2M2/4:p 2M3/3:b
Draw pile       42   Reserve 5
Power cards     F last card as a joker (phase A) · 1 red
                M draw one more or one fewer (phase C)
                W one more step for the main animal (phase B)
                O draw from the draw pile (phase C) · 2 blue
                P swap a card with the River (phase A)
                B draw from your penalties (phase C)
1 red, Totem: walrus
  Hand          1O2/4:b 1P3/3:m
  Penalty zone  1P1/5:b -
  Pile          1B3 1F2* 1W5/1:m
2 blue, first player
  Hand          ?
  Penalty zone  ?
  Pile          2B1/5:m"""


def test_the_drawing_shows_the_whole_table_as_a_seat_sees_it():
    assert str(draw(example())) == ENGLISH


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "it",
            [
                "Fiume            2M1/5:o 2M2/4:p 2M3/3:b",
                "Mazzo di pesca   42   Riserva 5",
                "Carte Potere     F ultima carta coperta, come jolly (fase A) · 1 rosso",
                "2 blu, primo giocatore",
                "  Zona Penalità  ?",
            ],
        ),
        (
            "nl",
            [
                "Rivier         2M1/5:o 2M2/4:p 2M3/3:b",
                "Trekstapel     42   Reserve 5",
                "Krachtkaarten  F laatste kaart gedekt als joker (fase A) · 1 rood",
                "2 blauw, startspeler",
                "  Strafzone    ?",
            ],
        ),
    ],
)
def test_the_drawing_speaks_the_language_of_its_reader(language, lines):
    drawing = draw(example(), language)
    assert set(lines) <= set(drawing.lines)
    english = set(re.findall("[A-Za-z]{4,}", str(draw(example()))))
    common = {"Totem", "joker", "Hand", "Reserve", "walrus"}  # the same in Dutch
    assert english & set(re.findall("[A-Za-z]{4,}", str(drawing))) <= common


def test_the_key_explains_every_sign_in_use():
    drawing = draw(example())
    key = {sign: WORDS["en"].say(meaning) for sign, meaning in drawing.key}
    assert key["1F3/3:o"] == "card of deck 1: fox, draw 3, place 3, companion orca"
    assert key["F M W O P B"] == "arctic fox, moose, walrus, orca, puffin, polar bear"
    assert key["Pile"] == "from bottom to top; the Visible card comes last"
    assert (key["*"], key["?"], key["-"]) == ("joker, face down", "card you haven't seen", "card nobody has seen")
    plain = draw(table(hands=["1O2", "2F1"]))
    assert [sign for sign, _ in plain.key] == ["1F3/3:o", "F M W O P B", "Pile"]


@pytest.mark.parametrize(
    ("language", "card"),
    [
        ("it", "carta del mazzo 1: volpe, pesca 3, posizionamento 3, compagno orca"),
        ("nl", "kaart uit set 1: vos, trekwaarde 3, legwaarde 3, metgezel orka"),
    ],
)
def test_the_key_is_in_the_language_of_its_reader(language, card):
    key = {sign: WORDS[language].say(meaning) for sign, meaning in draw(example(), language).key}
    assert key["1F3/3:o"] == card


def test_each_thing_stands_where_its_spot_says():
    drawing = draw(example())
    found = {
        id: [drawing.lines[spot.line][spot.start : spot.end].strip() for spot in spots]
        for id, spots in drawing.spots.items()
    }
    assert found["card-1O2"] == ["1O2/4:b"]
    assert found["card-1F2"] == ["1F2*"]
    assert found["card-1W5"] == ["1W5/1:m"]
    assert found["token-walrus"] == ["W"]
    assert found["cell-4"] == ["10"]
    assert found["pile"] == ["Draw pile", "42"]
    assert found["seat-1"] == ["2 blue"]
    assert found["totem-0"] == ["Totem: walrus"]
    assert {zone.id for zone in GAME.scene(example(), 0).zones} <= set(found)
    assert found["power-orca"] == ["O draw from the draw pile (phase C)"]
    assert "card-2F1" not in found


@pytest.mark.parametrize("options", [{"fox_side": "A", "bear_side": "B"}, {"puffin_side": "A", "orca_side": "B"}])
def test_everything_that_can_be_touched_has_a_spot_and_all_lines_fit(options):
    rng = Rng(5)
    state = settle(GAME.start(3, **options))
    while state.actor != -2:
        if state.actor >= 0:
            seen = state.seen_by(state.actor)
            drawing = draw(seen, ("en", "it", "nl")[rng.below(3)])
            touched = {id for choice in GAME.scene(seen, int(state.actor)).choices for id in choice.touch}
            assert {id for id in touched if not id.startswith("button-")} <= set(drawing.spots)
            assert max(len(line) for line in drawing.lines) <= 73
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])


def test_the_drawing_names_no_card_that_its_viewer_cannot_know():
    for viewer, secrets in ((1, ("1O2", "1P3", "1F2", "1P1")), (0, ("2F1", "2P2")), (SPECTATOR, ("1O2", "2F1"))):
        drawing = draw(example(viewer))
        for secret in secrets:
            assert secret not in str(drawing)
            assert f"card-{secret}" not in drawing.spots
    assert "Totem: walrus" not in str(draw(example(1)))


def test_a_position_as_text_is_the_same_drawing_with_the_names_of_the_notation_and_notes_below():
    text = str(example(1))
    picture, _, notes = text.rpartition("\n\n")
    assert "  cards    1B3 ?* 1W5/1:m" in picture.splitlines()
    assert "  hand     ? ?" in picture.splitlines()
    assert "powers     F fox_joker · 1 red" in picture.splitlines()
    assert notes == "round 2, 1 red to act: place"
    assert [re.sub("[a-z ].*", "", line) for line in picture.splitlines()[:4]] == [
        re.sub("[a-z ].*", "", line) for line in ENGLISH.splitlines()[:4]
    ]


def test_the_card_that_is_being_exchanged_lies_aside():
    state = play(table(hands=["1O2 1P3"], piles=["1B4"], powers="puffin_swap 0"), "swap_out 1O2")
    assert "Put aside       1O2/4:b" in draw(state).lines
