"""What a person can type at the prompt of a game, and what is answered."""

import pytest

import banchisa as package

from .conftest import log_line, why_not

INTRO = ("play", "nanuuk", "--option", "mode=intro", "--seats", "human,random", "--seed", "3")


@pytest.fixture
def answers(invoke):
    """What is said after each of these lines, typed one after the other in an introductory game."""

    def ask(*lines: str, arguments: tuple[str, ...] = INTRO) -> list[str]:
        ran = invoke(*arguments, lines=[*lines, "quit"])
        assert ran.exit_code == 0
        return ran.stdout.split("Player> ")[1:]

    return ask


def test_a_number_chooses_from_the_list(answers):
    assert f"Player: {log_line('place B1')}" in answers("3")[0]


def test_notation_is_understood_however_its_letters_are_cased(answers):
    assert f"Player: {log_line('place D3')}" in answers("PLACE d3")[0]


def test_notation_may_be_shortened_as_long_as_one_legal_action_is_meant(answers):
    assert f"Player: {log_line('place D3')}" in answers("D3")[0]
    assert f"Player: {log_line('place D3')}" in answers("p d3")[0]


def test_what_could_mean_several_choices_is_answered_with_them_and_their_numbers(answers):
    said = answers("d", "17")
    assert "d fits several choices:" in said[0]
    shown = [" ".join(line.split()) for line in said[0].splitlines()[2:7]]
    assert shown == ["14 place D1", "15 place D2", "16 place D3", "17 place D4", "18 place D5"]
    assert f"Player: {log_line('place D4')}" in said[1]


def test_a_number_that_is_not_offered_is_refused_with_those_that_are(answers):
    for number in ("0", "32", "99999999999999999999"):
        assert "type 1 to 31." in answers(number)[0]


def test_an_empty_line_asks_again_where_there_is_more_than_one_choice(answers):
    assert answers("", "   ")[:2] == ["\n", "\n"]


def test_an_illegal_action_is_refused_with_the_reason_and_the_text_of_the_rule(answers):
    said = " ".join(answers("A1", "A2", "move 1 G2")[2].split())
    why = why_not("move 1 G2", "place A1", "place B1", "place A2", "place B2")
    assert f"move 1 G2: {why}" in said
    assert f"NAN-4.1 {package.game('nanuuk').rulebook().rule('NAN-4.1').text.split('.')[0]}" in said


def test_a_shortened_illegal_action_is_refused_with_its_reason_too(answers):
    why = why_not("move 1 G2", "place A1", "place B1", "place A2", "place B2")
    assert f"move 1 G2: {why}" in " ".join(answers("A1", "A2", "G2")[2].split())


def test_an_action_of_another_step_is_refused_also_with_its_kind_shortened(answers):
    why = why_not("crack A1-A2")
    for typed in ("crack A1-A2", "cr a1-a2", "why cr a1-a2"):
        assert f"crack A1-A2: {why}" in " ".join(answers(typed)[0].split())


def test_a_player_with_one_hunter_need_not_number_it(answers):
    full = ("play", "nanuuk", "--seats", "human,greedy", "--seed", "7")
    said = answers("place C3", "why move F5", "foo", "move C2", arguments=full)
    assert "1  move C2  moves to the walrus on C2, from C3" in said[0]
    assert "move F5: " in said[1]
    assert "For example: move C2" in " ".join(said[2].split())
    assert "Player: moves to the walrus on C2, from C3" in said[3]


def test_an_outcome_of_chance_is_refused(answers):
    assert f"lay_tile C3: {why_not('lay_tile C3')}" in " ".join(answers("lay_tile C3")[0].split())


def test_why_explains_without_playing(answers):
    said = answers("A1", "why A1", "why D3")
    assert f"place A1: {why_not('place A1', 'place A1')}" in " ".join(said[1].split())
    assert "place D3 is allowed now." in said[2]


def test_why_wants_an_action(answers):
    assert "Which move? For example: why place A1" in answers("why")[0]


def test_undo_takes_back_ones_latest_step(answers):
    said = answers("A1", "A2", "1", "log", "u", "log")
    latest = said[3].strip().splitlines()[-1].split("  ")[-1]
    assert latest.endswith("B2")
    assert f"Undone: Player {latest}" in said[4]
    assert "1  move 1 B2" in said[4]
    assert latest not in said[5]


def test_undo_goes_no_further_than_the_others_last_step(answers):
    said = answers("A1", "A2", "1", "u", "u", "u")
    assert f"Undone: Player {log_line('place A2')}" in said[4]
    assert "You can't undo: something has been revealed since, or someone else has moved." in said[5]


def test_nothing_can_be_taken_back_before_the_first_step(answers):
    assert "You can't undo" in answers("undo")[0]


def test_help_lists_what_can_be_typed_and_the_rule_behind_the_question(answers):
    said = answers("?")[0]
    assert "New to this game? Its aim, a turn and lessons: banchisa learn nanuuk" in said
    assert all(word in said for word in ("u, undo", "why MOVE", "rule NAN-3.6", "log", "save [FILE]", "q, quit"))
    text = package.game("nanuuk").rulebook().rule("NAN-3.6").text
    assert " ".join(text.split()[-6:]) in " ".join(said.split())


def test_a_rule_can_be_read_in_the_middle_of_a_game(answers):
    said = answers("rule NAN-4.7", "rule 4.7", "rule NAN-99.9", "rule")
    text = package.game("nanuuk").rulebook().rule("NAN-4.7").text
    assert " ".join(said[0].split()) == f"rule NAN-4.7 NAN-4.7 {text}"
    assert said[0].partition("\n")[2] == said[1].partition("\n")[2]
    assert "has no rule 'NAN-99.9'" in said[2]
    assert "Which rule? For example: rule NAN-3.6" in said[3]


def test_rules_are_searched_for_words_in_the_middle_of_a_game(answers):
    found = package.game("nanuuk").rulebook().search("kayak seal")
    said = answers("rule kayak seal", "rule volcano")
    assert all(f"{rule.id} " in said[0] for rule in found)
    assert f"{len(found)} rules" in said[0]
    assert "no rule mentions volcano" in said[1]


def test_the_log_tells_all_steps_with_their_numbers(answers):
    said = answers("log", "A1", "log")
    assert "No moves yet." in said[0]
    assert f"1  Player      {log_line('place A1')}" in said[2]
    assert "3  Random bot  " in said[2]


def test_the_table_can_be_drawn_again(answers):
    said = answers("A1", "board")
    assert " A1 " in said[1]
    assert said[1].split("[NAN-3.6]")[0].splitlines()[-1] == said[0].split("[NAN-3.6]")[0].splitlines()[-1]


def test_the_commands_have_names_in_every_language(invoke):
    ran = invoke(*INTRO, "--lang", "it", lines=["aiuto", "mosse", "regola 4.7", "perché move 1 D3", "undo", "esci"])
    said = ran.stdout.split("Giocatore> ")[1:]
    assert "La regola che vale ora:" in said[0]
    assert "Non è stata ancora fatta nessuna mossa." in said[1]
    assert "NAN-4.7" in said[2]
    assert f"move 1 D3: {why_not('move 1 D3', language='it')}" in " ".join(said[3].split())
    assert "Non si può annullare" in said[4]
    assert ran.exit_code == 0


def test_advice_is_something_that_can_be_typed_in_this_language(invoke):
    ran = invoke(*INTRO, "--lang", "nl", lines=["bewaar", "waarom", "regel", "quit"])
    said = ran.stdout.split("Speler> ")[1:]
    assert "Bijvoorbeeld: bewaar nanuuk.json" in said[0]
    assert "Bijvoorbeeld: waarom place A1" in said[1]
    assert "Bijvoorbeeld: regel NAN-3.6" in said[2]


@pytest.mark.parametrize("language", ["en", "it", "nl"])
def test_no_word_at_the_prompt_is_a_kind_of_action(language):
    from banchisa.cli.console import Console

    console = Console(language)
    names = ("help", "undo", "why", "rule", "board", "log", "save", "quit")
    words = [word for name in names for word in [name, *console.format(f"ui-word-{name}").split()]]
    for game in package.games():
        assert not set(words) & set(game.actions.families)


def test_save_writes_the_game_where_one_says_and_keeps_it_there(answers, tmp_path):
    said = answers("save", "save here.json", "A1", "save")
    assert "Save to which file? For example: save nanuuk.json" in said[0]
    assert "Saved to here.json." in said[1]
    assert "Saved to here.json." in said[3]
    assert package.Record.load(tmp_path / "here.json").steps[0] == "place A1"


def test_save_overwrites_no_other_file_and_survives_one_that_cannot_be_written(answers, tmp_path):
    (tmp_path / "mine.txt").write_text("mine")
    said = answers("save mine.txt", "save none/at/all.json", "A1")
    assert "mine.txt already exists and isn't a copy of this game; choose another name." in said[0]
    assert "cannot write none/at/all.json" in said[1]
    assert f"Player: {log_line('place A1')}" in said[2]
    assert (tmp_path / "mine.txt").read_text() == "mine"


def test_who_leaves_is_asked_for_a_file(invoke, tmp_path):
    ran = invoke(*INTRO, lines=["A1", "quit", "none/at/all.json", "later.json"])
    assert ran.exit_code == 0
    assert "cannot write none/at/all.json" in ran.stdout
    assert "Continue later with: banchisa play --resume later.json" in ran.stdout
    assert package.Record.load(tmp_path / "later.json").steps[0] == "place A1"


def test_who_leaves_without_a_file_leaves_nothing(invoke, tmp_path):
    ran = invoke(*INTRO, lines=["A1", "quit", ""])
    assert ran.exit_code == 0
    assert ran.stdout.endswith("The game was not saved.\n")
    assert list(tmp_path.iterdir()) == []


def test_two_people_at_one_keyboard_are_called_by_name_and_can_take_back_across_turns(invoke):
    ran = invoke(
        "play", "nanuuk", "-o", "mode=intro", "--seats", "human:Ada,human:Bo", lines=["A1", "u", "B1", "quit", ""]
    )
    assert ran.exit_code == 0
    assert ran.stdout.count("Ada> ") == 2
    assert ran.stdout.count("Bo> ") == 2
    assert f"Undone: Ada {log_line('place A1')}" in ran.stdout
    assert "Pass the keyboard" not in ran.stdout


def test_a_hint_is_what_an_expert_would_do_with_the_chance_to_win(answers):
    said = answers("A1", "hint")[1]
    assert "What an expert would consider, and your chance of winning:" in said
    lines = [line for line in said.splitlines() if "%  " in line]
    assert 1 <= len(lines) <= 3
    assert all(0 <= int(line.partition("%")[0]) <= 100 and "place " in line for line in lines)
    assert "(best)" in lines[0]
    assert not any("(best)" in line for line in lines[1:])
    assert "From what you can see; these moves were tried" in said


def test_a_hint_can_be_asked_for_in_every_language(invoke):
    said = invoke(*INTRO, "--lang", "nl", lines=["tip", "quit"]).stdout
    assert "Dit zou een expert overwegen, met jouw winstkans:" in said
