"""The list of choices at the terminal, and what is answered to an entry that is none of them."""

import re
from functools import partial

import pytest
from rich.console import Console as Rich

import banchisa as package
from banchisa.cli.choice_list import in_detail, kinds_of, overview
from banchisa.cli.console import Console
from banchisa.engine.actions import ActionSpace, Domain, Family
from banchisa.engine.scene import Choice, Counter, Prompt, Scene
from banchisa.engine.texts import Text
from support.toys import pond
from support.toys.pond import Pond, PondState

POND = Pond()


@pytest.fixture(name="pond")
def play_pond(sit_down):
    return partial(sit_down, POND)


@pytest.fixture
def answered(pond):
    """What is said to one line that is typed first."""

    def ask(line: str, language: str = "en") -> list[str]:
        _, screen = pond(line, language=language)
        said = screen.split("Ada> ")[1]
        return [" ".join(line.split()) for line in said.splitlines()]

    return ask


def lines_of(choices: list[Choice], room: int, width: int = 80, language: str = "en") -> list[str]:
    """The list of these choices as it stands on a screen."""
    console = Console(language, POND)
    console.rich = Rich(width=width, color_system=None, legacy_windows=False)
    scene = Scene("pond", 0, [], Prompt(0, Text("prompt-hop"), "PON-2.1"), [], choices=choices)
    with console.rich.capture() as capture:
        console.rich.print(in_detail(list(enumerate(choices, 1)), scene, lambda action: "", room, console))
    return [line.rstrip() for line in capture.get().splitlines()]


def choice(name: str, cost: int = 0, label: str = "", style: str = "main") -> Choice:
    price = [Counter("air", Text("count-air"), cost)] if cost else []
    return Choice(0, name, [], style, Text(label) if label else None, price)


MANY = [
    choice("end", label="choice-croak"),
    *(choice(f"walk {number}.{column}", cost=number) for number in (1, 2) for column in range(9)),
    *(choice(f"kayak d1 {letter}{number}", cost=2) for letter in "efgh" for number in range(1, 9)),
]


# the list


def test_every_choice_has_number_notation_words_and_price(pond):
    _, screen = pond()
    listed = [re.split("  +", line.strip()) for line in screen.split("[PON-2.1]")[1].splitlines()[3:-2]]
    assert listed == [
        ["1", "hop P2", "costs 1 breath"],
        ["2", "dive_under P2", "Below the water", "costs 2 breaths"],
        ["3", "dive_under P3", "Below the water", "costs 2 breaths"],
        ["4", "dive_under P4", "Below the water", "costs 2 breaths"],
        ["5", "dive_under P5", "Below the water", "costs 2 breaths"],
        ["6", "dive_under P6", "Catches the other frog's fly", "costs 2 breaths, gains 1 fly"],
        ["7", "croak"],
    ]


def test_readers_of_other_languages_get_every_choice_in_words(pond):
    _, screen = pond(language="it")
    assert "1  hop P2         salta in P2" in screen
    assert re.search(r"7  croak +Gracida", screen)


def test_many_choices_stand_in_rows_of_those_that_are_alike_one_number_beside_the_next():
    assert lines_of(MANY, room=12) == [
        "end · Croak                  1",
        "walk · costs 1 breath        2 1.0   3 1.1   4 1.2   5 1.3   6 1.4   7 1.5",
        "                             8 1.6   9 1.7  10 1.8",
        "walk · costs 2 breaths      11 2.0  12 2.1  13 2.2  14 2.3  15 2.4  16 2.5",
        "                            17 2.6  18 2.7  19 2.8",
        "kayak d1 · costs 2 breaths  20 e1   21 e2   22 e3   23 e4   24 e5   25 e6",
        "                            26 e7   27 e8   28 f1   29 f2   30 f3   31 f4",
        "                            32 f5   33 f6   34 f7   35 f8   36 g1   37 g2",
        "                            38 g3   39 g4   40 g5   41 g6   42 g7   43 g8",
        "                            44 h1   45 h2   46 h3   47 h4   48 h5   49 h6",
        "                            50 h7   51 h8",
    ]


def test_more_than_a_screenful_is_told_by_kinds():
    said = overview(MANY, Console("en", POND)).plain
    assert said == "51 choices: end, walk (18), kayak (32). Type a kind, such as kayak, to see its choices."
    assert kinds_of(MANY[1:3]) == "walk (2)"


@pytest.mark.parametrize("width", [80, 120])
def test_no_list_is_wider_than_the_screen(width):
    long = [
        choice(f"walk {'x' * 30}{number}", cost=1, label="prompt-hop-detail", style="second") for number in range(40)
    ]
    for room in (4, 60):
        assert max(len(line) for line in lines_of(long, room, width)) <= width


def test_a_list_leaves_the_board_on_the_screen(sit_down):
    """With 16 lines the board of 3, the players and the question stand above the list."""
    rich = Rich(force_terminal=True, width=80, height=16, color_system=None)
    _, screen = sit_down(POND, rich=rich)
    last = screen.split("Ada> ")[0].splitlines()[-15:]
    assert any(line.startswith("P1  P2  P3") for line in last)


def test_a_number_that_is_not_on_the_screen_chooses_nothing(sit_down):
    rich = Rich(force_terminal=True, width=40, height=8, color_system=None)
    _, screen = sit_down(package.game("iglu"), "1", "place", "1", rich=rich)
    overview, refused, listed, placed = re.split(r"Ada> ", screen)[:4]
    assert "Type a kind, such as place" in " ".join(overview.split())
    assert "Possible now: place (24)" in " ".join(refused.split())
    assert "1 b1   2 c1" in listed
    assert "Bo> " in placed


@pytest.mark.parametrize(("width", "height"), [(80, 32), (120, 40), (120, 60)])
def test_no_list_pushes_the_map_off_a_screen_that_has_room_for_it(sit_down, width, height):
    """Pinguinoè, where the seal may go to a hundred spaces and more."""
    rich = Rich(force_terminal=True, width=width, height=height, color_system=None)
    _, screen = sit_down(package.game("pinguinoe"), *["roll", "end_turn"] * 6, rich=rich)
    asked = re.split(r"(?:Ada|Bo)(?: \(.*\))?> ", screen)
    seal = next(one for one in asked if "seal_to" in one)
    assert any("+-- 0 ---" in line for line in seal.splitlines()[-height + 1 :])


@pytest.fixture
def crowded(sit_down):
    """The pond on a screen so low that not even its rows fit: six lines, of which the list has three."""
    return partial(sit_down, POND, rich=Rich(force_terminal=True, width=40, height=6, color_system=None))


def test_a_list_that_does_not_fit_is_told_by_kinds_and_shown_kind_by_kind(crowded):
    _, screen = crowded("dive", "6")
    before, listed, after = re.split("(?:Ada|Bo)(?: .*)?> ", screen)[:3]
    assert "7 choices: hop P2, dive_under (5)," in before
    assert "6 P6" in listed
    assert after.splitlines()[0] == "6"
    assert "Ada: dives to P6" in after


def test_while_no_numbers_are_shown_a_number_that_is_a_value_means_that_value(crowded, monkeypatch):
    labels = ["6", "5", "4", "3", "2", "1"]
    monkeypatch.setattr("support.toys.pond.ACTIONS", ActionSpace([Family("hop", [Domain("lily", labels)])]))
    monkeypatch.setattr(PondState, "legal_actions", lambda state: list(range(6)) if state.actor >= 0 else [])
    monkeypatch.setattr(POND, "actions", pond.ACTIONS)
    _, screen = crowded("6", "hop", "6")
    assert "6 choices: hop (6)" in screen
    assert "Ada: hops to 6" in screen  # its value, since no number was to be seen
    assert "Bo: hops to 1" in screen  # its number, since the list had been shown


def test_a_kind_that_is_typed_shows_its_choices(answered):
    said = answered("dive")
    assert said[:3] == ["dive", "dive fits several choices:", "2 dive_under P2 Below the water costs 2 breaths"]
    assert len(said) == 7


# Enter


@pytest.mark.parametrize(("language", "cue"), [("en", "Enter"), ("it", "Invio"), ("nl", "Enter")])
def test_the_only_choice_is_taken_by_enter_and_the_prompt_says_so(pond, language, cue):
    _, screen = pond("dive_under P2", "", language=language)
    assert f"Ada ({cue}: surface)> " in screen
    assert screen.rstrip().splitlines()[-2] == "Bo> "


def test_enter_takes_nothing_where_there_is_a_choice(pond):
    _, screen = pond("", "")
    assert screen.count("Ada> ") == 3


# what cannot be understood


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["I don't understand: jump P2",
                "Possible now: hop P2, dive_under (5), croak. For example: hop P2 (? for help)"]),
        ("it", ["Non ho capito: jump P2",
                "Ora si può: hop P2, dive_under (5), croak. Per esempio: hop P2 (? per l'aiuto)"]),
        ("nl", ["Niet begrepen: jump P2",
                "Nu mogelijk: hop P2, dive_under (5), croak. Bijvoorbeeld: hop P2 (? voor hulp)"]),
    ],
)  # fmt: skip
def test_an_unknown_word_is_answered_with_what_is_possible_now_and_nothing_of_chance(answered, language, said):
    answer = answered("jump P2", language)
    assert " ".join(answer) == " ".join(["jump P2", *said])
    assert "ripple" not in " ".join(answer)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["You can't type zz here.", "After dive_under you can type: P2, P3, P4, P5, P6"]),
        ("it", ["Qui non puoi scrivere zz.", "Dopo dive_under puoi scrivere: P2, P3, P4, P5, P6"]),
        ("nl", ["Je kunt hier geen zz typen.", "Na dive_under kun je typen: P2, P3, P4, P5, P6"]),
    ],
)
def test_a_bad_value_is_answered_with_the_good_ones(answered, language, said):
    assert answered("dive zz", language)[1:] == said


def test_a_space_that_no_action_speaks_of_is_answered_with_the_rule_behind_the_question(answered):
    said = answered("dive p7")
    assert said[1:3] == ["You can't choose p7 here.", "After dive_under you can type: P2, P3, P4, P5, P6"]
    assert said[3].startswith("PON-2.1 On your turn your frog hops to the next lily")


def test_a_space_that_the_rules_forbid_is_answered_with_their_reason(answered):
    for typed in ("hop P5", "ho p5", "why hop p5", "why ho p5"):
        assert answered(typed)[1] == "hop P5: P5 is too far away."


def test_a_value_of_a_kind_that_is_over_is_answered_with_what_is_possible_now(pond):
    _, screen = pond("dive_under P2", "hop zz")
    said = screen.split("Ada (Enter: surface)> ")[1].splitlines()
    assert said[1:3] == [
        "You can't do that now: hop.",
        "Possible now: surface. For example: surface (? for help)",
    ]


def test_words_after_a_whole_move_are_too_many(answered):
    assert answered("hop P2 P3")[1] == "hop P2 is already a whole move; leave out the rest."


def test_many_good_values_are_cut_and_counted(sit_down, monkeypatch):
    monkeypatch.setattr("banchisa.cli.commands.FEW", 3)
    _, screen = sit_down(POND, "dive zz")
    assert "After dive_under you can type: P2, P3, P4, … (5)" in screen


# what cannot be taken back


@pytest.mark.parametrize("game", package.games(), ids=str)
def test_what_a_move_reveals_is_known_from_what_the_seat_sees(game):
    """The list says what cannot be undone from the seat's own view, so that it tells nobody anything hidden."""
    rng = package.Rng(3)
    asked = 0
    state = game.start(game.seats[0])
    while state.actor != package.OVER and asked < 400:
        actions = state.legal_actions()
        if state.actor >= 0:
            seen = state.seen_by(state.actor)
            for action in actions[:20]:
                assert game.reveals(seen, action) == game.reveals(state, action)
            asked += 1
        weights = state.weights() if state.actor == package.CHANCE else [1] * len(actions)
        state.apply(actions[rng.pick(weights)])
    assert asked > 20
