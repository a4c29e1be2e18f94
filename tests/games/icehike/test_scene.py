"""The scene: everything has words, everything that can be touched is there, and the table shows what matters."""

import random
import re
from pathlib import Path

import pytest
from msgspec import Struct

import banchisa
from banchisa import OVER
from banchisa.engine.errors import PositionError
from banchisa.engine.texts import Text
from banchisa.i18n import Words
from games.icehike.positions import GAME, NO_TILES, hike, roam, start, to_place, walk
from games.icehike.test_against_reference import crowd, likely
from support.claims import rule
from support.component_changes import own
from support.lines_of_play import open_entry
from support.positions import play

SPEAKERS = [Words(language, GAME) for language in ("en", "it", "nl")]
MOMENTS = {
    "torch": roam(hike("white F5", bears="E5", held="white torch"), 1, "F5"),
    "retreat": roam(hike("white F5", bears="E5", igloos="white H5, brown G5", held="white rope"), 1, "F5"),
    "pay": walk(hike("orange H4", igloos="white H5", held="orange berry rope"), "H5"),
    "push": walk(hike("orange H4", bears="H5", held="orange torch"), "H5"),
    "mixed": play(roam(hike("orange H5", bears="E5", held="orange berry"), 1, "E6"), "bear_stop"),
    "bear": roam(hike("orange C4", "W I2 I3 I4 I6 I7 I8 I9", "H5"), 1, "I5"),
    "hit": play(roam(hike("white F5", bears="E5"), 1, "F5"), "retreat start"),
    "find": to_place("mountain", "torch"),
    "berry": to_place("mountain", "berry"),
    "rope": to_place("mountain", "rope"),
    "bear-cave": to_place("mountain", "bear_cave"),
    "empty": to_place("mountain", "empty"),
    "late": hike("orange A8", phase="turn", **NO_TILES),
    "last": hike(bears="E5", **NO_TILES),
    "quiet": start(3, "draw_tile land", length="short"),
    "closed in": hike("white G5", "M G5"),
    "arrived": hike("white -", seats=3, play_on=True, places=[0, 1, 0]),
    "partners": hike("orange H5", seats=2),
    "ski": hike("orange H5", "M H5, L H6 G5", "H4 G6", "white I5", held="orange rope torch berry"),
    "finish": hike("orange C9", held="orange berry"),
    "fish": hike(tiles="F F5, L E6", bears="E6 F5"),
    "feeding": hike(tiles="F F5, L E6, M C3", bears="E6", finds="rope C3"),
    "over": walk(hike("orange C9"), "B9"),
    "shut off": hike(phase="over", places=[1, 1, 1, 1], stack={}, drawn=False),
    "too late": hike(phase="over", places=[1, 1, 1, 1], stack={}, drawn=False, late=999),
    "played on": hike("orange -, white -, brown -", phase="over", seats=3, play_on=True, places=[2, 1, 3]),
    "last road on foot": to_place("water", tiles="W L2 K2 J1 L3 L4", puppets="orange H5, white H5, brown H5, grey H5"),
    "west": roam(
        hike("white H6", bears="H5", igloos="white C5, brown D4", held="white berry", length="short"), 1, "H6"
    ),
    "draw": start(4),
    "cube": start(4, "draw_tile mountain"),
    "search": hike("orange H5", "M H5", finds="berry H5"),
    "closing": to_place("water", tiles="W G4 G6 F4 F5 H4", puppets="white G5"),
    "last road": roam(hike("orange C4", "W I2 I3 I4 I6 I7 I8 I9", "G7"), 1, "G6", "H5"),
    "no cell": hike("orange H7", "W I2 I3 I4 I6 I7 I8 I9 H4 G6 G7", "H6", held="orange torch"),
    "one cell": walk(hike("orange H7", "W I2 I3 I4 I6 I7 I8 I9 H4 G6", "H6", held="orange torch"), "H6"),
    "crowd": walk(hike("orange H4, white G5", "W H6 G6 I6", "H5", held="orange torch"), "H5"),
    "climb": hike("orange H4", "L H5"),
    "two attacked": hike("orange H4, white G5, brown G5", "", "G6"),
}


def texts(thing):
    """All texts anywhere in a scene."""
    if isinstance(thing, Text):
        yield thing
        yield from texts(list(thing.args.values()))
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from texts(part)
    elif isinstance(thing, dict):
        yield from texts(list(thing.values()))
    elif isinstance(thing, Struct):
        for field in thing.__struct_fields__:
            yield from texts(getattr(thing, field))


def spoken(state):
    """Every text that a position gives occasion to, for its actor: scene, log lines, refusals."""
    seat = int(state.actor) if state.actor >= 0 else None
    found = list(texts(GAME.scene(state, seat)))
    for action in state.legal_actions():
        found.extend(texts(GAME.log_text(state, action)))
    return found


def said(state):
    """The ids of the messages that are said, after saying them in every language."""
    ids = set()
    for text in spoken(state):
        ids.add(text.id)
        assert all(speaker.say(Text(text.id, {"name": "Anna"} | text.args)) for speaker in SPEAKERS)
    for action in range(GAME.actions.size):
        refusal = GAME.refusal(state, action)
        if refusal is not None:
            ids.add(f"refuse-{refusal.reason}")
            ids.update(f"thing-{fact}" for fact in refusal.facts.values() if SPEAKERS[0].has(f"thing-{fact}"))
            assert all(speaker.why_not(refusal) for speaker in SPEAKERS)
    return ids


@pytest.mark.parametrize("name", MOMENTS)
def test_everything_that_can_be_touched_is_there_and_has_words(name):
    state = MOMENTS[name]
    assert said(state)
    seat = int(state.actor) if state.actor >= 0 else None
    scene = GAME.scene(state, seat)
    there = {cell.id for cell in scene.boards[0].cells} | {piece.id for piece in scene.pieces}
    assert [choice.action for choice in scene.choices] == (state.legal_actions() if seat is not None else [])
    for choice in scene.choices:
        assert all(id in there or id.startswith("button-") for id in choice.touch)
    assert len({tuple(choice.touch) for choice in scene.choices}) == len(scene.choices)
    places = there | {zone.id for zone in scene.zones}
    assert all(piece.at in places for piece in scene.pieces)
    assert len({piece.id for piece in scene.pieces}) == len(scene.pieces)
    for mark in scene.marks:
        assert set(mark.on) <= there


def test_no_message_is_without_use():
    """Every message of the file is said somewhere: in the named moments and in games from crowded positions."""
    heard = set().union(*(said(state) for state in MOMENTS.values()))
    chosen = random.Random(3)
    for _ in range(40):
        entry = crowd(chosen)
        try:
            state = open_entry("icehike", entry)
        except PositionError:
            continue
        for _ in range(12):
            if state.actor == OVER:
                break
            heard |= said(state)
            legal = state.legal_actions()
            state.apply(chosen.choices(legal, [likely(action) for action in legal])[0])
    words = Path(GAME.home, "words", "en.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^([a-z][\w-]*) =", words, re.M))
    elsewhere = ("option-", "preset-", "game-", "ground-", "short-", "key-", "colour-", "about-", "reason-", "order-")
    assert sorted(id for id in written - heard if not id.startswith(elsewhere)) == []


def test_the_board_is_cut_off_by_its_frame():
    board = GAME.scene(start(4), None).boards[0]
    assert board.size == (0.0, 0.0, 900.0, 813.4)
    corners = {cell.name: len(cell.outline) for cell in board.cells}
    assert (corners["G5"], corners["G1"], corners["M3"], corners["A1"]) == (6, 4, 5, 4)
    for cell in board.cells:
        assert all(0 <= x <= 900 and 0 <= y <= 779.5 for x, y in cell.outline)
        assert 0 < cell.centre[0] < 900
        assert 0 < cell.centre[1] < 779.4


def test_tiles_change_the_ground_and_the_board_is_sent_once():
    before, after = start(4, "draw_tile fish"), start(4, "draw_tile fish", "place G5")
    scenes = [GAME.scene(state, None) for state in (before, after)]
    assert scenes[0].boards[0] is scenes[1].boards[0]
    assert [scene.grounds for scene in scenes] == [{}, {"cell-G5": "fish-water-1"}]


def test_each_game_shows_the_board_that_is_printed_for_it():
    """Also where somebody plays with a board of their own beside it."""
    dry = GAME.with_components(own(GAME, {"board.printed_water": ["A1", "A5", "E1", "E10", "I1", "I10", "M6"]}))
    boards = [game.scene(game.start(3), None).boards[0] for game in (GAME, dry, GAME)]
    grounds = [{cell.name: cell.ground for cell in board.cells}["M10"] for board in boards]
    assert grounds == ["water-1", "ice", "water-1"]
    assert boards[0].key == boards[2].key != boards[1].key


def test_roads_are_shown_on_request():
    scene = GAME.scene(hike("orange C9"), 0)
    roads = {mark.layer: mark.on for mark in scene.marks if mark.layer}
    assert [layer.id for layer in scene.layers] == list(roads)
    assert roads["way-orange"] == ["cell-C9", "cell-B9"]
    assert roads["road"][-1] == "cell-B9"


def test_each_step_shows_its_price():
    state = MOMENTS["ski"]
    prices = {
        choice.name: [(price.icon, price.value) for price in choice.cost]
        for choice in GAME.scene(state, 0).choices
        if choice.name.startswith("step")
    }
    assert prices == {
        "step N": [("paw", 0), ("rope", 1), ("torch", 1)],
        "step NE": [("paw", 0), ("rope", 1), ("cube", 1)],
        "step SE": [("paw", 0), ("rope", 1)],
        "step S": [("paw", 0)],
        "step SW": [("paw", 0), ("rope", 1), ("torch", 1)],
        "step NW": [("paw", 0)],
    }


def test_the_seats_show_how_far_they_have_to_go_and_what_they_have():
    players = GAME.scene(hike("orange H5, white G5", "M G5", igloos="orange C3", held="orange berry"), 0).players
    assert [(player.colour, player.score) for player in players[:2]] == [("orange", 8), ("white", None)]
    assert players[1].state.id == "seat-no-way"
    assert [(count.icon, count.value) for count in players[0].counts] == [("berry", 1), ("igloo", 1)]


def test_with_two_players_a_seat_wears_the_colour_that_plays_next():
    scene = GAME.scene(hike("orange H5", seats=2, colour="white"), 1)
    assert [player.colour for player in scene.players] == ["brown", "white"]


def test_the_colour_that_acts_is_the_one_whose_turn_it_is_or_that_is_asked():
    assert GAME.acting_colour(hike("orange H5", seats=2, colour="white")) == "white"
    assert GAME.acting_colour(hike("brown H5", seats=2, colour="brown")) == "brown"
    attacked = roam(hike("white F5", bears="E5", held="white torch"), 1, "F5")
    assert GAME.acting_colour(attacked) == "white"
    assert banchisa.game("nanuuk").acting_colour(banchisa.game("nanuuk").start(2)) == ""


@rule("ICE-4.16")
def test_who_places_a_tile_is_told_the_rule_that_says_where():
    """Somebody who types a half space, such as A2, reads this rule."""
    placing = start(4, "draw_tile land")
    assert GAME.scene(placing.seen_by(0), 0).prompt.rule == "ICE-4.16"
    assert "whole space" in GAME.rulebook().rules["ICE-4.16"].text


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "orange igloo", "orange igloos"),
        ("it", "igloo arancione", "igloo arancioni"),
        ("nl", "iglo (oranje)", "iglo\u2019s (oranje)"),
    ],
)
def test_igloos_are_named_in_the_form_for_their_number(language, one, many):
    words = Words(language, GAME)
    igloos = [piece for piece in GAME.scene(hike("orange H5"), 0).pieces if piece.kind.startswith("igloo")]
    label = igloos[0].label
    assert (words.count(label, 1), words.count(label, 2)) == (one, many)


def test_energy_is_shown_as_pips():
    prompt = GAME.scene(walk(hike("orange H5"), "H6"), 0).prompt
    assert (prompt.left, prompt.of, prompt.rule) == (1, 2, "ICE-4.31")


def test_the_drawing_shows_tiles_pieces_and_notes_after_a_blank_line():
    drawing = str(hike("orange G5", "M G5, W H3, F C3", "E5", "white D4", finds="rope G5"))
    picture, notes = drawing.split("\n\n")
    assert "^ro@o" in picture
    assert "D4[w]" in picture
    assert "E5!1" in picture
    assert "\u2248" in picture
    assert "(S)" in picture
    assert notes.splitlines()[0].startswith("o orange seat 0  on G5, no way")


def test_the_steps_of_a_bear_carry_their_price():
    """ICE-4.90: walking on one level 1, up 1 more, down nothing."""
    state = GAME.from_json({"seats": 3, "phase": "act", "mode": "open", "bears": ["H5"], "tiles": {"land": ["H6"]}})
    prices = {
        choice.name: [price.value for price in choice.cost]
        for choice in GAME.scene(state, 0).choices
        if choice.name.startswith("bear")
    }
    assert prices == {f"bear 1 {way}": [2 if way == "S" else 1] for way in ("N", "NE", "SE", "S", "SW", "NW")}


def test_a_seat_with_two_hikers_speaks_of_the_one_that_plays():
    closed = GAME.from_json(
        {"seats": 2, "phase": "act", "puppets": {"orange": "H5", "brown": "C9"}, "tiles": {"mountain": ["H5"]}}
    )
    first, second = (player.state for player in GAME.scene(closed, 0).players)
    assert (first.id, first.args["colour"].id) == ("seat-no-way-of", "colour-orange")
    assert (second.id, second.args["colour"].id) == ("seat-next", "colour-white")
    free = GAME.from_json(
        {"seats": 2, "phase": "act", "puppets": {"orange": "C9", "brown": "H5"}, "tiles": {"mountain": ["H5"]}}
    )
    assert GAME.scene(free, 0).players[0].state.id == "seat-acting"


@pytest.mark.parametrize(
    ("language", "signs"),
    [
        ("en", ["(S)", "^ro@o", "D4[w]", "E5!1"]),
        ("it", ["(P)", "^co@a", "D4[b]", "E5!1"]),
        ("nl", ["(S)", "^to@o", "D4[w]", "E5!1"]),
    ],
)
def test_the_drawing_speaks_the_language_of_the_reader_and_has_a_key(language, signs):
    words = Words(language, GAME)
    drawing = GAME.draw(hike("orange G5", "M G5, W H3, F C3", "E5", "white D4", finds="rope G5"), words.say)
    assert all(sign in str(drawing) for sign in signs)
    key = {sign: words.say(text) for sign, text in drawing.key}
    assert {signs[0], signs[1][:3], f"@{signs[1][-1]}", signs[2][2:], "!1", "~", "\u2248", "=", "^"} <= set(key)
    for element, (spot,) in drawing.spots.items():
        assert drawing.lines[spot.line][spot.start : spot.end].strip(), element


def test_all_that_can_be_chosen_has_its_place_in_the_drawing():
    for state in MOMENTS.values():
        seat = int(state.actor)
        if seat >= 0:
            drawing = GAME.draw(state, SPEAKERS[0].say)
            touched = {one for choice in GAME.scene(state, seat).choices for one in choice.touch}
            assert {one for one in touched if not one.startswith(("button-", "held-"))} <= set(drawing.spots)


def test_the_end_says_how_it_was_won_or_why_it_was_not():
    won = GAME.scene(walk(hike("orange C9"), "B9"), 0)
    assert (won.headline.id, [text.id for text in won.ending]) == ("headline-arrived", ["ending-arrived"])
    assert [(player.score, player.unit.id) for player in won.players] == [(0, "unit-to-go"), *[(13, "unit-to-go")] * 3]
    for moment, ending in (("shut off", "ending-no-way"), ("too late", "ending-cap")):
        scene = GAME.scene(MOMENTS[moment], 0)
        assert (scene.headline, [text.id for text in scene.ending]) == (None, [ending])
    last = GAME.scene(MOMENTS["played on"], 0)
    assert (last.headline.id, [text.id for text in last.ending]) == ("headline-arrived", ["ending-last-one"])


def test_the_line_of_an_attack_names_all_that_are_attacked():
    state = MOMENTS["two attacked"]
    bears = [action for action in state.legal_actions() if GAME.actions.family(action).name == "bear"]
    lines = {SPEAKERS[0].say(GAME.log_text(state, action)) for action in bears}
    assert "attacks white, brown with the bear, from G6 to G5" in lines
