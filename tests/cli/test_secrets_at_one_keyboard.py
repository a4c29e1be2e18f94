"""People with secrets at one keyboard: a small game of hidden numbers, played through the terminal."""

import re
from functools import partial

import pytest

from banchisa.engine.actions import ActionSpace, Domain, Family
from banchisa.engine.game import Game
from banchisa.engine.refusal import Refusal
from banchisa.engine.rng import Rng
from banchisa.engine.scene import Choice, Player, Prompt, Scene
from banchisa.engine.state import OVER, State, Terms
from banchisa.engine.texts import Text

NUMBERS = ["one", "two", "three"]
HIDDEN = -1
ACTIONS = ActionSpace([Family("think", [Domain("number", NUMBERS)])])
WORDS = """
prompt-think = Think of a number
thought = thought of { $thought }
step-think = thinks of { $number }
refuse-thought-of = { $number } was your last thought.
"""


class Thoughts(State):
    """Each seat thinks of a number, twice; nobody sees the others' numbers, nor the same number twice in a row."""

    def __init__(self, numbers: list[int], turns: int = 0) -> None:
        self.numbers = numbers
        self.turns = turns
        self.actor = turns % 2 if turns < 4 else OVER

    @property
    def terms(self) -> Terms:
        return Terms("thoughts", "1", 2, {})

    def legal_actions(self) -> list[int]:
        return [] if self.actor == OVER else [n for n in range(3) if n != self.numbers[self.actor]]

    def apply(self, action: int) -> None:
        self.numbers[self.actor] = action
        self.turns += 1
        self.actor = self.turns % 2 if self.turns < 4 else OVER

    def copy(self) -> State:
        return Thoughts(list(self.numbers), self.turns)

    def seen_by(self, seat: int) -> State:
        return Thoughts([number if k == seat else HIDDEN for k, number in enumerate(self.numbers)], self.turns)

    def resample(self, rng: Rng) -> State:
        return Thoughts([rng.below(3) if number == HIDDEN else number for number in self.numbers], self.turns)

    def scores(self) -> list[int]:
        return list(self.numbers)

    def ranks(self) -> list[int]:
        return [1, 1]

    def to_json(self) -> dict[str, object]:
        return {"numbers": self.numbers, "turns": self.turns}

    def __str__(self) -> str:
        shown = ["?" if number == HIDDEN else NUMBERS[number] for number in self.numbers]
        return f"[{shown[0]}] [{shown[1]}]\n\nnotes"


class ThoughtGame(Game):
    def __init__(self, home: str) -> None:
        super().__init__("thoughts", "Thoughts", "1", (2,), [], ACTIONS, home, secrets=True)

    def start(self, seats: int | None = None, **options: object) -> State:
        return Thoughts([HIDDEN, HIDDEN])

    def refusal(self, state: State, action: int) -> Refusal | None:
        if action in state.legal_actions():
            return None
        return Refusal("THT-1.1", "thought-of", {"number": NUMBERS[action]})

    def scene(self, seen: State, seat: int | None) -> Scene:
        choices = [Choice(action, ACTIONS.name(action), []) for action in seen.legal_actions()]
        thoughts = [Text("thought", {"thought": number}) for number in seen.numbers]
        players = [Player(k, "grue", thought, None, None) for k, thought in enumerate(thoughts)]
        prompt = Prompt(seen.actor, Text("prompt-think"), "THT-1.1")
        return Scene("thoughts", seat, [], prompt, players, choices=choices)

    def notation_for(self, state: State, action: int, seat: int) -> str:
        return ACTIONS.name(action) if seat == state.actor else "think ?"


@pytest.fixture
def evening(tmp_path, sit_down):
    """Let people type these lines at a game of thoughts."""
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text(WORDS)
    (tmp_path / "rulebook").mkdir()
    (tmp_path / "rulebook" / "en.md").write_text("# Thoughts\n\n## All\n\n- **THT-1.1** Think of another number.\n")
    return partial(sit_down, ThoughtGame(str(tmp_path)))


def test_the_keyboard_is_passed_before_a_secret_is_shown(evening):
    code, screen = evening("two", "", "three", "", "one", "", "two")
    assert code == 0
    curtains = re.findall(r"Pass the keyboard to (\w+) and press Enter", screen)
    assert curtains == ["Bo", "Ada", "Bo"]
    between = re.split("Pass the keyboard to", screen)
    assert "[two] [?]" not in between[1]
    assert "[?] [three]" not in between[2]
    assert "[two] [?]" in between[2]


def test_the_news_tell_everybody_only_what_they_may_know(evening):
    _, screen = evening("two", "", "three", "", "one", "", "two")
    for_bo = re.split("Pass the keyboard to", screen)[1]
    assert "Ada: think ?" in for_bo
    assert "thinks of two" not in for_bo
    for_ada = re.split("Pass the keyboard to", screen)[2]
    assert "Ada: thinks of two" in for_ada
    assert "Bo: think ?" in for_ada


def test_the_log_keeps_the_secret_too(evening):
    _, screen = evening("two", "", "log", "three")
    listed = screen.rpartition("1  Ada")[2]
    assert listed.split("\n")[0].strip() == "think ?"


def test_nobody_takes_back_the_secret_step_of_somebody_else(evening):
    _, screen = evening("two", "", "u")
    assert "You can't undo" in screen


def test_a_refusal_comes_with_the_rule_of_this_game(evening):
    _, screen = evening("two", "", "three", "", "two")
    assert "two was your last thought." in screen
    assert "THT-1.1  Think of another number." in screen


def test_one_person_among_bots_needs_no_curtain_and_learns_no_secret(evening):
    _, screen = evening("two", "1", kinds=("human", "random"))
    assert "Pass the keyboard" not in screen
    assert "Random bot: think ?" in screen
    assert "Random bot: thinks of" not in screen


def test_an_unknown_colour_is_no_reason_to_stop(evening):
    code, _ = evening("two", "", "three", "", "one", "", "two")
    assert code == 0
