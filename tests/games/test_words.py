"""Words: the three languages say the same things, and nothing a game says is without words."""

import json
import re
from pathlib import Path

import pytest
from msgspec import Struct

import banchisa
from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import HIDDEN_STEP
from banchisa.engine.options import Option
from banchisa.engine.scene import Board
from banchisa.engine.texts import Text
from banchisa.i18n import MESSAGES, Words
from banchisa.i18n.option_words import describe_option, describe_value
from banchisa.testing import Setting, combinations, keenly
from banchisa.testing.walk import evenly

GAMES = banchisa.games()
LANGUAGES = ("en", "it", "nl")
CLIENT = Path(__file__).parents[2] / "web" / "src" / "i18n" / "words"


def messages(folder, language):
    """Each message of a file and the names of its arguments."""
    text = (Path(folder) / f"{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for line in text.splitlines():
        named = re.match(r"^([a-z][\w-]*) =(.*)$", line)
        if named:
            last = named.group(1)
            found[last] = set()
        chosen = re.sub(r"\{ ?\$count ->", "", line)  # a form may be chosen by the number in one language only
        found.setdefault(last, set()).update(re.findall(r"\$(\w+)", chosen)) if found else None
    return found


@pytest.mark.parametrize("folder", [*MESSAGES.iterdir(), *(Path(game.home) / "words" for game in GAMES)], ids=str)
def test_the_languages_have_the_same_messages_with_the_same_arguments(folder):
    english = messages(folder, "en")
    assert english
    for language in LANGUAGES[1:]:
        other = messages(folder, language)
        assert set(other) == set(english)
        assert {name: args for name, args in other.items() if args != english[name]} == {}


def texts(thing):
    """All texts anywhere in a scene."""
    if isinstance(thing, Text):
        yield thing
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from texts(part)
    elif isinstance(thing, Struct) and not isinstance(thing, Board):  # the still part says nothing
        for field in thing.__struct_fields__:
            part = getattr(thing, field)
            if field == "headline" and part is not None:  # whoever shows it says who has won
                part = Text(part.id, {"name": "Ada", **part.args})
            yield from texts(part)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_colour_of_every_seat_has_a_name_in_every_language(game):
    """Beside the board the colour stands in words; a game without them would leave the place empty."""
    for seats in game.seats:
        players = game.scene(game.start(seats).seen_by(0), 0).players
        for language in LANGUAGES:
            said = [Words(language, game).say(Text(f"colour-{player.colour}")) for player in players]
            assert len(set(said)) == seats
            assert not any("-" in name for name in said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_rulebook_names_only_options_and_values_that_there_are(game, language):
    book = game.rulebook(language)
    known = {*game.options, *(str(value) for option in game.options.values() for value in option.values)}
    named = {code for rule in book.rules.values() for code in re.findall(r"`([a-z]\w+)`", rule.text)}
    assert named - known == set()


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_everything_a_game_says_has_words_in_every_language(game):
    speakers = [Words(language, game) for language in LANGUAGES]
    setting = Setting(game, 1, 11, evenly, None, 5000, keenly(game))
    rng = banchisa.Rng(11)
    heard = {}
    for table in combinations(game, most=0):
        state = setting.start(table)
        steps = 0
        while True:
            viewer = int(state.actor) if state.actor >= 0 else None
            seen = state.seen_by(banchisa.SPECTATOR if viewer is None else viewer)
            spoken = list(texts(game.scene(seen, viewer)))
            refusals = [game.refusal(state, rng.below(game.actions.size)) for _ in range(3)]
            action = None if state.actor == banchisa.OVER else setting.choose(state, rng, steps)
            if action is not None:
                spoken.append(game.log_text(state, action))
                overheard = game.log_text(state, action, banchisa.SPECTATOR)
                spoken.extend([overheard] if overheard.id != HIDDEN_STEP else [])
            new = {json.dumps(text.to_json()): text for text in spoken}
            for speaker in speakers:
                for key, text in new.items():
                    assert key in heard or speaker.say(Text(text.id, {"name": "Anna"} | text.args))
                for refusal in refusals:
                    assert refusal is None or speaker.why_not(refusal)
            heard |= new
            if action is None:
                break
            state.apply(action)
            steps += 1
    assert len({text.id for text in heard.values()}) > 50


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_no_line_of_the_log_ends_with_a_mark(game, language):
    """Whoever tells the end of a game, or several steps in a row, sets the marks."""
    lines = (Path(game.home) / "words" / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    told = [line for line in lines if re.match("(step|then|also)-", line)]
    assert len(told) > 20
    assert [line for line in told if line.endswith((".", "!", "?", ";"))] == []


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_option_and_every_value_that_is_a_word_has_a_name(game):
    for language in LANGUAGES:
        words = Words(language, game)
        assert words.has("game-title")
        assert words.has("game-line")
        for option in game.options.values():
            assert words.has(f"option-{option.name}")
            for value in option.values:
                plain = isinstance(value, bool) or (isinstance(value, int) and len(option.values) > 5)
                assert plain or words.has(f"option-{option.name}-{value}"), (option.name, value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_option_and_every_value_says_what_it_does(game, language):
    words = Words(language, game)
    for option in game.options.values():
        assert describe_option(words, option), option.name
        said = [describe_value(words, option, value) for value in option.values]
        assert all(said), (option.name, option.values[said.index("")])
        assert len(set(said)) == len(option.values), option.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_preset_has_a_name_and_says_what_it_is_like(game, language):
    words = Words(language, game)
    assert list(game.presets)[:2] == ["first", "full"]
    for name in game.presets:
        assert words.say(Text(f"ui-preset-{name}")) != words.say(Text(f"preset-{name}-effect"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in GAMES if game.reactions], ids=str)
def test_every_question_for_which_orders_can_be_given_has_words_and_so_has_each_answer(game, language):
    words = Words(language, game)
    for reaction in game.reactions.values():
        said = [words.say(Text(f"order-{reaction.name}-{answer}")) for answer in reaction.answers]
        assert len({words.say(Text(f"order-{reaction.name}")), *said}) == 1 + len(reaction.answers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_client_and_terminal_call_presets_the_same(language):
    client = (CLIENT / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    for name in {name for game in GAMES for name in game.presets}:
        assert f"preset-{name} = {Words(language).say(Text(f'ui-preset-{name}'))}" in client


def test_a_game_without_words_for_its_options_leaves_them_out():
    words, option = Words("en"), Option("depth", (1, 2), 1, ())
    assert describe_option(words, option) == ""
    assert describe_value(words, option, 2) == ""


def test_an_unknown_language_or_message_is_said_clearly():
    with pytest.raises(BanchisaError, match="allowed: en, it, nl"):
        Words("fr")
    with pytest.raises(BanchisaError, match="no words for 'nothing'"):
        Words("en").say(Text("nothing"))
