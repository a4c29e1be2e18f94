"""`save FILE` at the prompt: as often as one likes, but never over anything else."""

import pytest

import banchisa as package

INTRO = ("play", "nanuuk", "--option", "mode=intro", "--seats", "human,random", "--seed", "3")
TAKEN = "already exists and isn't a copy of this game; choose another name."


@pytest.fixture
def answers(invoke):
    def ask(*lines: str, arguments: tuple[str, ...] = INTRO) -> list[str]:
        ran = invoke(*arguments, lines=[*lines, "quit", ""])
        assert ran.exit_code == 0
        return ran.stdout.split("Player> ")[1:]

    return ask


def steps(file) -> list[str]:
    return package.Record.load(file).steps


def test_a_copy_of_the_same_game_is_replaced(answers, tmp_path):
    said = answers("save mid.json", "A1", "save mid.json", "save mid.json", arguments=(*INTRO, "--save", "rec.json"))
    assert [one.splitlines()[1] for one in (said[0], *said[2:4])] == ["Saved to mid.json."] * 3
    assert steps(tmp_path / "mid.json")[0] == "place A1"


def test_a_copy_is_replaced_after_steps_were_taken_back(answers, tmp_path):
    typed = ("A1", "A2", "1", "save mid.json", "u", "2", "save mid.json")
    said = answers(*typed, arguments=(*INTRO, "--save", "rec.json"))
    assert "Saved to mid.json." in said[6]
    assert steps(tmp_path / "mid.json")[-1] == "move 1 B3"


def test_an_earlier_copy_is_replaced_after_the_game_was_resumed(invoke, answers, tmp_path):
    answers("save early.json", "A1", arguments=(*INTRO, "--save", "rec.json"))
    ran = invoke("play", "--resume", "rec.json", lines=["save early.json", "quit"])
    assert "Saved to early.json." in ran.stdout
    assert steps(tmp_path / "early.json") == steps(tmp_path / "rec.json")


def test_a_later_copy_is_not_replaced_by_an_earlier_state_of_the_game(invoke, answers, tmp_path):
    answers("save early.json", "A1", "save late.json", arguments=(*INTRO, "--save", "rec.json"))
    before = (tmp_path / "late.json").read_text()
    ran = invoke("play", "--resume", "early.json", lines=["A2", "save late.json", "quit"])
    assert f"late.json {TAKEN}" in " ".join(ran.stdout.split())
    assert (tmp_path / "late.json").read_text() == before


def test_another_game_is_not_replaced_although_it_looks_alike(answers, tmp_path):
    answers("save other.json", arguments=(*INTRO[:-1], "4"))
    before = (tmp_path / "other.json").read_text()
    said = answers("save other.json", "A1")
    assert f"other.json {TAKEN}" in said[0]
    assert "--" not in said[0]
    assert (tmp_path / "other.json").read_text() == before


def test_a_folder_is_not_replaced(answers, tmp_path):
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "thing").touch()
    assert f"folder {TAKEN}" in answers("save folder")[0]


def test_balance_gives_no_advice_that_only_play_understands(invoke, unfinished):
    ran = invoke("balance", "nanuuk", "--out", str(unfinished))
    assert ran.exit_code == 2
    assert "already exists; choose another name or add --overwrite" in ran.stderr
    assert "--resume" not in ran.stderr
