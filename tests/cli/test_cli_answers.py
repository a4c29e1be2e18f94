"""What a person can type at the prompt of a game, and what is answered."""

import pytest

import banchisa as package

INTRO = ("play", "nanuuk", "--option", "mode=intro", "--seats", "human,random", "--seed", "3")


@pytest.fixture
def answers(invoke):
    """What is said after each of these lines, typed one after the other in an introductory game."""

    def ask(*lines: str, arguments: tuple[str, ...] = INTRO) -> list[str]:
        told = invoke(*arguments, lines=[*lines, "quit"])
        assert told.exit_code == 0
        return told.stdout.split("Player> ")[1:]

    return ask


def test_a_number_chooses_from_the_list(answers):
    assert "Player: places the hunter on B1" in answers("3")[0]


def test_notation_is_understood_however_its_letters_are_cased(answers):
    assert "Player: places the hunter on D3" in answers("PLACE d3")[0]


def test_notation_may_be_shortened_as_long_as_one_legal_action_is_meant(answers):
    assert "Player: places the hunter on D3" in answers("D3")[0]
    assert "Player: places the hunter on D3" in answers("p d3")[0]


def test_what_could_mean_several_actions_is_asked_back(answers):
    assert "d could mean: place D1, place D2, place D3, place D4, place D5" in answers("d")[0]


def test_a_number_that_is_not_offered_is_refused_with_those_that_are(answers):
    for number in ("0", "32", "99999999999999999999"):
        assert "allowed: 1 to 31." in answers(number)[0]


def test_an_empty_line_asks_again(answers):
    assert answers("", "   ")[:2] == ["\n", "\n"]


def test_an_illegal_action_is_refused_with_the_reason_and_the_text_of_the_rule(answers):
    said = answers("A1", "A2", "move 1 G2")[2]
    assert "Not allowed: move 1 G2." in said
    assert "G2 is not next to A1." in said
    assert "NAN-4.1  The first player begins and turns pass clockwise" in said


def test_a_shortened_illegal_action_is_refused_with_its_reason_too(answers):
    assert "G2 is not next to A1." in answers("A1", "A2", "G2")[2]


def test_an_action_of_another_step_is_refused(answers):
    assert "Something else is asked now." in answers("crack A1-A2")[0]


def test_an_outcome_of_chance_is_refused(answers):
    assert "Not allowed: lay_tile C3." in answers("lay_tile C3")[0]


def test_what_is_no_notation_is_answered_with_what_is_allowed(answers):
    assert "'jump' is no kind of action; allowed: place," in answers("jump D3")[0]
    assert "'D9' is no cell; allowed: A1," in answers("place D9")[0]
    assert "write: place <cell>" in answers("place D3 D4")[0]


def test_why_explains_without_playing(answers):
    said = answers("A1", "why A1", "why D3")
    assert "A1 is occupied" in said[1]
    assert "place D3 is allowed now." in said[2]


def test_why_wants_an_action(answers):
    assert "Which action? For example: why place A1" in answers("why")[0]


def test_undo_takes_back_ones_latest_step(answers):
    said = answers("A1", "A2", "1", "u", "log")
    assert "Crack the ice" in said[2]
    assert "Taken back: Player: moves A1 to B2" in said[3]
    assert "Player: Move one space" in said[3]
    assert "moves A1 to B2" not in said[4]


def test_undo_goes_no_further_than_the_others_last_step(answers):
    said = answers("A1", "A2", "1", "u", "u", "u")
    assert "Taken back: Player: places the hunter on A2" in said[4]
    assert "Nothing can be taken back" in said[5]


def test_nothing_can_be_taken_back_before_the_first_step(answers):
    assert "Nothing can be taken back" in answers("undo")[0]


def test_help_lists_what_can_be_typed_and_the_rule_behind_the_question(answers):
    said = answers("?")[0]
    assert all(word in said for word in ("u, undo", "why ACTION", "rule NAN-3.6", "log", "save [FILE]", "q, quit"))
    text = package.game("nanuuk").rulebook().rule("NAN-3.6").text
    assert " ".join(text.split()[-6:]) in " ".join(said.split())


def test_a_rule_can_be_read_in_the_middle_of_a_game(answers):
    said = answers("rule NAN-4.7", "rule 4.7", "rule NAN-99.9", "rule")
    assert "NAN-4.7  A line carries at most one crack" in said[0]
    assert said[0].partition("\n")[2] == said[1].partition("\n")[2]
    assert "has no rule 'NAN-99.9'" in said[2]
    assert "Which rule? For example: rule NAN-3.6" in said[3]


def test_the_log_tells_all_steps_with_their_numbers(answers):
    said = answers("log", "A1", "log")
    assert "No step has been taken yet." in said[0]
    assert "1  Player      places the hunter on A1" in said[2]
    assert "3  Random bot  places the hunter on" in said[2]


def test_the_table_can_be_drawn_again(answers):
    said = answers("A1", "board")
    assert "|    A1   ┊    A2   |" in said[1]
    assert "Player: Place your hunter" in said[1]


def test_the_commands_have_names_in_every_language(invoke):
    told = invoke(*INTRO, "--lang", "it", lines=["aiuto", "passi", "regola 4.7", "perché move 1 D3", "undo", "esci"])
    said = told.stdout.split("Giocatore> ")[1:]
    assert "La regola dietro la domanda:" in said[0]
    assert "Non è stato ancora fatto nessun passo." in said[1]
    assert "NAN-4.7" in said[2]
    assert "Non permesso: move 1 D3." in said[3]
    assert "Non c'è niente da annullare" in said[4]
    assert told.exit_code == 0


@pytest.mark.parametrize("language", ["en", "it", "nl"])
def test_no_word_at_the_prompt_is_a_kind_of_action(language):
    from banchisa.speaker import Speaker

    speaker = Speaker(language)
    names = ("help", "undo", "why", "rule", "board", "log", "save", "quit")
    words = [word for name in names for word in [name, *speaker.say(f"ui-word-{name}").split()]]
    for game in package.games():
        assert not set(words) & set(game.actions.families)


def test_save_writes_the_game_where_one_says_and_keeps_it_there(answers, tmp_path):
    said = answers("save", "save here.json", "A1", "save")
    assert "Where to? For example: save nanuuk.json" in said[0]
    assert "Saved in here.json." in said[1]
    assert "Saved in here.json." in said[3]
    assert package.Record.load(tmp_path / "here.json").steps[0] == "place A1"


def test_save_overwrites_no_other_file_and_survives_one_that_cannot_be_written(answers, tmp_path):
    (tmp_path / "mine.txt").write_text("mine")
    said = answers("save mine.txt", "save none/at/all.json", "A1")
    assert "mine.txt exists already" in said[0]
    assert "cannot write none/at/all.json" in said[1]
    assert "Player: places the hunter on A1" in said[2]
    assert (tmp_path / "mine.txt").read_text() == "mine"


def test_who_leaves_is_asked_for_a_file(invoke, tmp_path):
    told = invoke(*INTRO, lines=["A1", "quit", "none/at/all.json", "later.json"])
    assert told.exit_code == 0
    assert "cannot write none/at/all.json" in told.stdout
    assert "Go on later with: banchisa play --resume later.json" in told.stdout
    assert package.Record.load(tmp_path / "later.json").steps[0] == "place A1"


def test_who_leaves_without_a_file_leaves_nothing(invoke, tmp_path):
    told = invoke(*INTRO, lines=["A1", "quit", ""])
    assert told.exit_code == 0
    assert told.stdout.endswith("The game was not saved.\n")
    assert list(tmp_path.iterdir()) == []


def test_two_people_at_one_keyboard_are_called_by_name_and_can_take_back_across_turns(invoke):
    told = invoke(
        "play", "nanuuk", "-o", "mode=intro", "--seats", "human:Ada,human:Bo", lines=["A1", "u", "B1", "quit", ""]
    )
    assert told.exit_code == 0
    assert "Ada: Place your hunter" in told.stdout
    assert "Bo: Place your hunter" in told.stdout
    assert "Taken back: Ada: places the hunter on A1" in told.stdout
    assert "Pass the keyboard" not in told.stdout


def test_costs_and_gains_stand_beside_the_choices(banchisa):
    ran = banchisa("play", "nanuuk", "--seats", "human,random", "--seed", "1", lines=["1"] * 6)
    assert "1 Take it (take) · brings 1 walrus" in ran.stdout


def test_a_hint_is_what_an_expert_would_do_with_the_chance_to_win(answers):
    said = answers("A1", "hint")[1]
    assert "An expert would consider, with your chance to win:" in said
    lines = [line for line in said.splitlines() if " %  " in line]
    assert 1 <= len(lines) <= 3
    assert all(0 <= int(line.partition("%")[0]) <= 100 and "place " in line for line in lines)


def test_a_hint_can_be_asked_for_in_every_language(invoke):
    told = invoke(*INTRO, "--lang", "nl", lines=["tip", "quit"]).stdout
    assert "Een expert zou overwegen" in told
