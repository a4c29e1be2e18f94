"""The end of a game at the terminal: why it ended, places, scores with their unit, and every score sheet."""

import json
import re
from functools import partial

import pytest
from rich.console import Console as Rich

from banchisa.cli.console import Console
from banchisa.cli.result import result_of
from banchisa.engine.scene import Player, Prompt, Scene, Sum, SumLine
from banchisa.engine.state import OVER
from banchisa.engine.texts import Text
from support.toys.pond import Pond

POND = Pond()
SHORT = ("dive_under P6", "", "hop P5", "hop P5", "croak")  # Ada catches two flies, Bo none
TIE = ("croak", "croak", "croak", "croak")


@pytest.fixture
def pond(sit_down):
    return partial(sit_down, POND)


def end_of(screen: str, heading: str = "The game is over") -> list[list[str]]:
    """The words of each line after the end, in columns."""
    lines = screen.rpartition(heading)[2].splitlines()[1:]
    return [re.split("  +", line.strip()) for line in lines if line.strip()]


def test_the_end_tells_how_it_was_won_why_it_ended_and_who_came_where(pond):
    _, screen = pond(*SHORT)
    assert end_of(screen)[:5] == [
        ["Ada has caught 2 and wins."],
        ["Night has fallen."],
        ["place", "name"],
        ["1", "Ada", "2 flies"],
        ["2", "Bo", "0 flies"],
    ]


def test_those_who_share_the_first_place_are_named_together(pond):
    _, screen = pond(*TIE)
    assert end_of(screen)[0] == ["Ada and Bo has caught 0 and wins."]


def test_without_a_winner_nobody_has_a_place_and_the_reason_is_told(pond):
    _, screen = pond(*SHORT, drought=True)
    assert end_of(screen)[:4] == [["Night has fallen."], ["name"], ["Ada", "2 flies"], ["Bo", "0 flies"]]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Nobody has won."), ("it", "Non ha vinto nessuno."), ("nl", "Niemand heeft gewonnen.")],
)
def test_without_a_winner_and_a_reason_that_is_said(language, said):
    state = POND.start(2, drought=True)
    state.actor = OVER
    prompt = Prompt(OVER, Text("prompt-hop"), "PON-3.1")
    players = [Player(seat, "green", Text("seat-sitting"), None, None) for seat in range(2)]
    console = Console(language, POND)
    console.rich = Rich(width=80, color_system=None)
    with console.rich.capture() as capture:
        console.rich.print(result_of(state, Scene("pond", None, [], prompt, players), ["Ada", "Bo"], console))
    lines = [line.strip() for line in capture.get().splitlines()]
    assert lines[1] == said
    assert lines[3:] == ["Ada", "Bo"]


def test_all_score_sheets_stand_in_one_table_ones_own_too_with_the_notes(pond):
    """The person at the keyboard has a sheet of her own, which is folded up beside the table during the game."""
    _, screen = pond("dive_under P6", "", "croak", kinds=("human", "random"), turns=1)
    sheet = end_of(screen)[5:9]
    assert sheet == [
        ["Points", "Ada", "Random bot"],
        ["Flies", "1", "0"],
        ["Air", "of 3", "1", "of 3", "3"],
        ["total", "2", "3"],
    ]
    assert "Points – " not in screen.rpartition("The game is over")[0].rpartition("Ada (Enter")[2]


def test_a_sheet_beside_the_table_has_its_values_and_notes_in_one_line(pond):
    _, screen = pond("dive_under P6", kinds=("human", "random"))
    assert "Points – Air: 3 (of 3)" in screen
    assert "Points – Flies: 1, Air: 1 (of 3)" in screen


def test_a_row_that_only_one_seat_has_leaves_the_others_empty():
    state = POND.start(2)
    state.actor = OVER
    scene = POND.scene(state, None)
    scene.sums = [
        Sum(Text("points"), 0, [SumLine(Text("points-flies"), 4)], 4, "side"),
        Sum(Text("points"), 1, [SumLine(Text("points-air"), 7)], 7),
    ]
    console = Console("en", POND)
    console.rich = Rich(width=80, color_system=None)
    with console.rich.capture() as capture:
        console.rich.print(result_of(state, scene, ["Ada", "Bo"], console))
    lines = [line.rstrip() for line in capture.get().splitlines()]
    assert lines[-4:] == ["Points  Ada  Bo", "Flies     4", "Air           7", "total     4   7"]


def test_a_replay_ends_with_the_same(invoke, played):
    shown = invoke("replay", str(played)).stdout
    end = shown.rpartition("The game is over")[2].splitlines()
    places = json.loads(played.read_text(encoding="utf-8"))["result"]["ranks"]
    ranked = [line.split()[0] for line in end if re.match(r" *\d+ +Random bot", line)]
    assert ranked == [str(place) for place in sorted(places)]
