"""What can be played: the games, what a choice of options means, and the rulebooks."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from itertools import groupby
from pathlib import Path

from banchisa.engine.errors import LessonError, OptionError
from banchisa.engine.game import Game
from banchisa.engine.options import Value, choose, find_offered
from banchisa.engine.position_json import Json
from banchisa.engine.rulebook import LANGUAGES
from banchisa.engine.state import State, Terms
from banchisa.games import registry
from banchisa.i18n import MESSAGES
from banchisa.table.errors import Problem
from banchisa.table.lessons import describe_examples, folder_of
from banchisa.table.views import colours_of
from banchisa.table.wire.answers import Chapter, WireRule, WireRulebook, WireTerms
from banchisa.table.wire.learning import WireExample

log = logging.getLogger("banchisa.server")


class Catalogue(Mapping[str, Game]):
    """The packaged games, each loaded when it is first asked for."""

    def __getitem__(self, key: str) -> Game:
        if key not in registry.known_keys():
            raise KeyError(key)
        return registry.get(key)

    def __iter__(self) -> Iterator[str]:
        return iter(registry.known_keys())

    def __len__(self) -> int:
        return len(registry.known_keys())


def agree_terms(game: Game, seats: int, options: dict[str, object], position: Json | None = None) -> Terms:
    """What is agreed with a choice of seats and options that can be played, or with a position for so many seats."""
    try:
        if position is None:
            return _start(game, seats, options).terms
        terms = game.from_json(position).terms
        game.check_seats(seats, (int(terms.seats),), "this position")
        return terms
    except OptionError as why:
        raise Problem("table/options", problem=str(why)) from None


def explain_terms(game: Game, seats: int | None, options: dict[str, object]) -> WireTerms:
    """What a choice of seats and options means, and the problem with it if it has one."""
    problem, colours = None, list[list[str]]()
    try:
        start = _start(game, seats, options)
        agreed, colours = start.terms, colours_of(game, start)
        number, chosen = (
            int(agreed.seats),
            {name: game.options[name].read(value) for name, value in agreed.options.items()},
        )
    except OptionError as why:
        problem = str(why)
        number, chosen = seats or game.seats[-1], _readable(game, seats or game.seats[-1], options)
    return WireTerms(
        seats=game.playable_seats(options),
        options=chosen,
        offered=[option.name for option in find_offered(game.options, number, chosen)],
        problem=problem,
        colours=colours,
    )


def _readable(game: Game, seats: int, options: dict[str, object]) -> dict[str, Value]:
    """The options in force, without those that cannot be read."""
    stored: dict[str, object] = {}
    for name, value in options.items():
        try:
            choose(game.options, seats, {name: value})
        except OptionError:
            continue
        stored[name] = value
    return choose(game.options, seats, stored)


def _start(game: Game, seats: int | None, options: dict[str, object]) -> State:
    """The first position; names of options are looked at before, for `seats` would be taken for something else."""
    choose(game.options, seats or game.seats[-1], options)
    return game.start(seats, **options)


def describe_rules(game: Game, language: str) -> WireRulebook:
    """The rulebook, chapter by chapter."""
    check_language(language)
    book, examples = game.rulebook(language), _find_examples(game)
    chapters = [
        Chapter(title, [WireRule(rule.id, rule.text, examples.get(rule.id, [])) for rule in rules])
        for title, rules in groupby(book.rules.values(), key=lambda rule: rule.chapter)
    ]
    return WireRulebook(book.title, book.introduction, chapters)


def _find_examples(game: Game) -> dict[str, list[WireExample]]:
    """The examples by their rule; the rules can be read without them if their file is refused."""
    try:
        return describe_examples(game)
    except LessonError as why:
        log.warning("the rulebook of %s has no examples: %s", game.key, why)
        return {}


def words(game: Game, language: str) -> str:
    """The messages of the game and those that every table needs, as Fluent text."""
    return _read_words([Path(game.home) / "words", MESSAGES / "table"], language)


def learning_words(game: Game, language: str) -> str:
    """The messages of the overview and the lessons of a game, as Fluent text."""
    return _read_words([folder_of(game) / "words"], language)


def _read_words(folders: list[Path], language: str) -> str:
    check_language(language)
    files = [folder / f"{language}.ftl" for folder in folders]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Problem("request/malformed", what=f"language: must be one of {', '.join(LANGUAGES)}")
