"""The board with its key, the players and the questions at the terminal, in a small game that has everything."""

import re
from functools import partial

import pytest
from rich.console import Console as Rich

import banchisa as package
from banchisa.cli.console import Console
from banchisa.cli.render import key, picture, question, table_of
from banchisa.engine.drawing import Drawing, Spot
from banchisa.engine.scene import Counter, Mark, Piece, Player, Prompt, Scene, Zone
from banchisa.engine.texts import Text
from support.toys.pond import Pond

POND = Pond()
NAMES = ["Ada", "Bo"]


@pytest.fixture
def pond(sit_down):
    return partial(sit_down, POND)


def at(*steps: str, **options: object):
    """A position of the pond after these steps."""
    state = POND.start(2, **options)
    for step in steps:
        state.apply(POND.actions.parse(step))
    return state


def painted_places(state, seat: int) -> dict[str, str]:
    """The places of the board that are painted, by line and column, with their style."""
    drawing = POND.draw(state, Console("en", POND).words.say)
    board = picture(drawing, POND.scene(state, seat))
    spans = [span for span in board.spans if str(span.style) != "dim"]
    return {f"{span.start}-{span.end}": str(span.style).replace(" not dim", "") for span in spans}


def text_of(scene: Scene, console: Console, drawing: Drawing | None = None) -> str:
    """A scene as plain text, in a window wide enough for every line."""
    rich = Rich(width=200, color_system=None, legacy_windows=False)
    console.rich = rich
    with rich.capture() as capture:
        rich.print(table_of(drawing or Drawing(["board"]), scene, NAMES, [], console))
    return capture.get()


def scene(**parts: object) -> Scene:
    """A scene with two players and whatever else matters."""
    players = [Player(seat, colour, Text("seat-sitting"), None, None) for seat, colour in enumerate(("green", "grue"))]
    return Scene("pond", 0, [], Prompt(0, Text("prompt-hop"), "PON-2.1"), **{"players": players, **parts})


def console(language: str = "en") -> Console:
    return Console(language, POND)


# the board


def test_what_can_be_chosen_is_painted_where_it_stands_and_not_where_its_letters_stand():
    assert painted_places(at(), 0) == {
        "25-26": "bold cyan reverse",  # the frog that hops; a sign is easier to see so
        "4-6": "bold yellow",  # P2, for a hop and, for a price, a dive
        "8-10": "bold yellow",
        "12-14": "bold yellow",
        "16-18": "bold yellow",
        "20-22": "bold magenta",  # where the other frog sits
    }


def test_the_paint_of_a_choice_is_that_of_its_style():
    tired = at("dive_under P2", "surface", "croak")
    assert painted_places(tired, 0) == {"29-30": "bold cyan reverse", "0-2": "bold green", "8-10": "bold green"}


def test_nothing_is_painted_for_somebody_who_only_looks_on():
    assert painted_places(at(), 1) == {}


def test_a_spot_in_any_line_is_painted_there():
    drawing = Drawing(["abc", "defg", "hi"], {"lily-P2": [Spot(1, 1, 3), Spot(2, 0, 2)]})
    board = picture(drawing, POND.scene(at(), 0))
    assert [board.plain[span.start : span.end] for span in board.spans] == ["ef", "hi"]


def test_the_signs_of_the_key_flow_into_lines_and_none_is_broken():
    one = console()
    one.rich = Rich(width=30, color_system=None, legacy_windows=False)
    signs = [("@", Text("key-frog")), ("%", Text("key-other-frog")), ("o", Text("key-bubble"))]
    with one.rich.capture() as capture:
        one.rich.print(key(signs, Drawing([]), scene(), one))
    lines = [line.rstrip() for line in capture.get().splitlines()]
    assert lines == ["Key  @ first frog", "     % second frog", "     o somebody has dived"]
    one.rich = Rich(width=60, color_system=None, legacy_windows=False)
    with one.rich.capture() as capture:
        one.rich.print(key(signs, Drawing([]), scene(), one))
    assert capture.get().splitlines()[0].rstrip() == "Key  @ first frog   % second frog   o somebody has dived"


# the key


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Key", "@ first frog", "% second frog"]),
        ("it", ["Legenda", "@ prima rana", "% seconda rana"]),
        ("nl", ["Legenda", "@ eerste kikker", "% tweede kikker"]),
    ],
)
def test_the_key_stands_below_the_board_in_the_language_of_the_reader(pond, language, words):
    _, screen = pond(language=language)
    above, below = screen.split("P1 is the name of the first lily")
    assert below.splitlines()[1].split("  ")[0] == words[0]
    assert [word in below for word in words] == [True] * 3
    assert [word in above for word in words] == [False] * 3


def test_where_room_is_short_each_sign_is_explained_when_it_first_appears(pond):
    _, screen = pond("dive_under P2", "surface", "croak")
    first, coming_up, *later = re.split(r"(?:Ada|Bo)(?: \(.*\))?> ", screen)[:4]
    assert "@ first frog" in first
    assert "o somebody has dived" not in first
    assert "@ first frog" not in coming_up
    assert "o somebody has dived" in coming_up
    assert all("frog  " not in screen and "somebody" not in screen for screen in later)


@pytest.mark.parametrize("command", ["board", "?"])
def test_the_key_is_shown_again_on_request(pond, command):
    _, screen = pond("hop P2", command)
    assert "@ first frog" in screen.split("Bo> ")[1]


def test_a_terminal_that_is_high_enough_shows_the_key_always(pond):
    high = Rich(force_terminal=True, width=80, height=40, color_system=None)
    low = Rich(force_terminal=True, width=80, height=12, color_system=None)
    assert pond("hop P2", "hop P5", rich=high)[1].count("@ first frog") == 3
    assert pond("hop P2", "hop P5", rich=low)[1].count("@ first frog") == 1


def test_colours_are_explained_where_there_are_any():
    state = at()
    drawing, look = POND.draw(state, console().words.say), POND.scene(state, 0)
    colourful, plain = console(), console()
    colourful.rich = Rich(force_terminal=True, color_system="standard", width=120)
    plain.rich = Rich(force_terminal=True, color_system="standard", no_color=True, width=120)
    said = []
    for one in (colourful, plain):
        with one.rich.capture() as capture:
            one.rich.print(key(drawing.key, drawing, look, one))
        said.append(re.sub(r"\x1b\[[\d;]*m", "", capture.get()))
    assert "■ Below the water" in said[0]
    assert "■ Catches the other frog's fly" in said[0]
    assert "■" not in said[1]


# amounts


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ["1 fly", "2 flies"]), ("it", ["1 mosca", "2 mosche"]), ("nl", ["1 vlieg", "2 vliegen"])],
)
def test_a_score_has_its_unit_in_the_right_number(language, words):
    players = [Player(seat, "green", Text("seat-sitting"), seat + 1, Text("unit-flies")) for seat in range(2)]
    said = text_of(scene(players=players), console(language))
    assert all(f" · {word} · " in said for word in words)


def test_things_that_lie_together_are_counted_in_the_right_number():
    pieces = [Piece("a", "frog", "pool", Text("thing-frog"), count=2), Piece("b", "frog", "hand", Text("thing-frog"))]
    zones = [Zone("pool", Text("points-air"), "table"), Zone("hand", Text("points-flies"), "table")]
    assert "Air: 2 frogs · Flies: frog" in text_of(scene(pieces=pieces, zones=zones), console())


def test_what_a_pile_of_backs_stands_for_is_not_counted_again():
    backs = [Piece("back", "frog", "hand", Text("thing-frog"), 1, count=3, turned=True)]
    whole = Zone("hand", Text("points-flies"), "seat", 1, count=3)
    assert "Flies: 3 frogs\n" in re.sub(" +\n", "\n", text_of(scene(pieces=backs, zones=[whole]), console()))
    more = Zone("hand", Text("points-flies"), "seat", 1, count=5)
    assert "Flies: 3 frogs, and 2 more" in text_of(scene(pieces=backs, zones=[more]), console())


def test_a_number_stands_apart_from_a_name_that_ends_with_one():
    counters = [
        Counter("lily", Text("refuse-too-far", {"lily": "fish 1"}), 8),
        Counter("air", Text("count-turn"), 2, 5),
    ]
    said = text_of(scene(counters=counters), console())
    assert "fish 1 is too far away.: 8 · turn: 2/5" in said


def test_things_that_have_commas_in_their_names_are_kept_apart_by_semicolons():
    def lying(*names: str) -> str:
        pieces = [Piece(name, "frog", "hand", Text("refuse-too-far", {"lily": name})) for name in names]
        return text_of(scene(pieces=pieces, zones=[Zone("hand", Text("points"), "table")]), console())

    assert "Points: A is too far away., B is too far away." in lying("A", "B")
    assert "Points: A, c is too far away.; B is too far away." in lying("A, c", "B")


# whose it is


def test_a_player_has_the_colour_in_words_and_never_a_number_in_its_place():
    said = text_of(scene(), console())
    assert "1 ● Ada  green · sitting" in said
    assert "2 ● Bo  sitting" in said


def test_a_thing_in_a_shared_place_says_whose_it_is():
    pieces = [Piece("a", "frog", "pool", Text("thing-frog"), 0), Piece("b", "frog", "pool", Text("thing-frog"), 1)]
    said = text_of(scene(pieces=pieces, zones=[Zone("pool", Text("points"), "table")]), console())
    assert "Points: frog (green), frog (Bo)" in said


def test_a_danger_on_the_board_is_told_as_long_as_it_lasts():
    pieces = [Piece("frog-0", "frog", "P1", Text("thing-frog"), 0)]
    warning = Mark("warning", ["frog-0"], Text("legend-target"))
    told_elsewhere = Mark("warning", ["frog-0"], Text("legend-target"), 0)
    said = text_of(scene(pieces=pieces, marks=[warning]), console())
    assert "Catches the other frog's fly: frog" in said
    assert "Catches" not in text_of(scene(pieces=pieces, marks=[told_elsewhere]), console())


@pytest.mark.parametrize(
    ("width", "lines_with"), [(100, {"board": 0, "Ada": 0, "Bo": 1}), (60, {"Ada": 0, "Bo": 1, "board": 3})]
)
def test_players_stand_beside_the_board_or_above_it(width, lines_with):
    one = console()
    one.rich = Rich(width=width, color_system=None, legacy_windows=False)
    with one.rich.capture() as capture:
        one.rich.print(table_of(Drawing(["board" + " " * 40]), scene(), NAMES, [], one))
    lines = capture.get().splitlines()
    assert {word: next(at for at, line in enumerate(lines) if word in line) for word in lines_with} == lines_with


def test_what_the_drawing_shows_is_not_told_again_beside_it():
    zones = [Zone("pool", Text("points"), "table"), Zone("hand", Text("points-flies"), "seat", 0)]
    drawing = Drawing(["board"], {"pool": [Spot(0, 0, 1)]})
    said = text_of(scene(zones=zones), console(), drawing)
    assert "Flies: nothing" in said
    assert "Points" not in said


# the question


def test_a_detail_is_told_again_when_its_words_or_numbers_have_changed(pond):
    usual, tired = "A hop goes to the next lily.", "You have 1 left."
    _, screen = pond("hop P2", "hop P5", "hop P3", "dive_under P1", "surface", "hop P4", turns=8)
    asked = re.split(r"(?:Ada|Bo)(?: \(.*\))?> ", screen)[:7]
    assert [usual in one for one in asked] == [True, True, False, False, False, False, False]
    assert [tired in one for one in asked] == [False] * 6 + [True]
    _, screen = pond("dive_under P2", "surface", "croak", "croak", "croak", "croak", turns=8)
    asked = re.split(r"(?:Ada|Bo)(?: \(.*\))?> ", screen)[:6]
    assert [tired in one for one in asked] == [False, False, False, True, False, True]


def test_a_question_that_has_numbers_of_its_own_is_not_followed_by_others():
    plain = Prompt(0, Text("prompt-hop"), "PON-2.1", None, 2, 3)
    counting = Prompt(0, Text("prompt-hop-tired", {"air": 2}), "PON-2.1", None, 2, 3)
    assert str(question(plain, "Ada", "", console())) == "Ada: Hop or dive  [PON-2.1]  2 of 3 left"
    assert str(question(counting, "Ada", "", console())) == "Ada: You have 2 left.  [PON-2.1]"


def test_what_cannot_be_undone_is_said_the_first_time_and_by_help(pond):
    _, screen = pond("hop P2", "hop P5", "?")
    asked = re.split(r"(?:Ada|Bo)> ", screen)
    assert ["Can't be undone: croak." in one for one in asked[:4]] == [True, False, False, True]


# a real game, drawn by a stand-in


def draw_as_list(look: Scene) -> Drawing:
    """Every space and line of a board on a line of its own, behind its name in other letters."""
    names = [element.id for board in look.boards for element in (*board.cells, *board.edges)]
    lines = [f"{name.upper()} {name}" for name in names]
    spots = {name: [Spot(at, len(name) + 1, 2 * len(name) + 1)] for at, name in enumerate(names)}
    return Drawing(lines, spots)


def test_lines_between_spaces_are_marked_as_well_as_spaces():
    game = package.game("nanuuk")
    state = game.start(2, mode="intro")
    for step in ("place D3", "place A1", "place A2", "place E3", "move 1 D4"):
        state.apply(game.actions.parse(step))
    look = game.scene(state.seen_by(0), 0)
    cracks = {name.split()[1] for name in (game.actions.name(action) for action in state.legal_actions())}
    board = picture(draw_as_list(look), look)
    green = [board.plain[span.start : span.end] for span in board.spans if "green" in str(span.style)]
    yellow = [board.plain[span.start : span.end] for span in board.spans if "yellow" in str(span.style)]
    assert len(cracks) > 1
    assert {name.removeprefix("edge-") for name in green + yellow} == cracks


def test_a_line_without_letters_is_shown_in_reverse_so_that_one_sees_it():
    drawing = Drawing(["A ┈┈ B   "], {"lily-P2": [Spot(0, 2, 4)], "lily-P3": [Spot(0, 5, 6), Spot(0, 7, 9)]})
    board = picture(drawing, POND.scene(at(), 0))
    rich = Rich(force_terminal=True, color_system="standard", width=20)
    styles = {segment.text: segment.style for segment in board.render(rich) if segment.style}
    assert (styles["┈┈"].reverse, styles["┈┈"].dim) == (True, False)
    assert (styles["B"].reverse, styles["B"].dim) == (None, False)
    assert styles["  "].reverse is None
