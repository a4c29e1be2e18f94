"""The games on the shelf and their rulebooks, to read in the terminal."""

from __future__ import annotations

import re
from collections import Counter
from itertools import groupby

import msgspec
from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.table import Column, Table
from rich.text import Text as Styled

from banchisa.cli.console import Console
from banchisa.cli.option_list import format_numbers, options_table
from banchisa.cli.overview import print_advice, print_aid
from banchisa.cli.render import board_of, rule_text, rules
from banchisa.engine.game import Game
from banchisa.engine.lessons import Example, read_overview
from banchisa.engine.rulebook import Rule, Rulebook
from banchisa.engine.texts import Text
from banchisa.table.lessons import folder_of, load_examples
from banchisa.table.views import describe_game, scene_of

_ID = re.compile(r"(?:[A-Za-z]+-)?\d[\d.]*")
_SEAT = re.compile(r" \d+$")  # of things that each seat has


def game_json(game: Game) -> dict[str, object]:
    """What a program wants to know about a game."""
    return {**msgspec.to_builtins(describe_game(game)), "rules": len(game.rulebook().rules)}


def show_game(game: Game) -> None:
    """A game with its players and options, in the language of the environment."""
    console = Console(None, game)
    players = console.format("ui-games-players", numbers=format_numbers(list(game.seats)))
    console.print(Styled.assemble((game.key, "bold cyan"), "  ", (game.title, "bold"), "  ", (players, "dim")))
    if console.words.has("game-line"):
        console.print_message("game-line")
    console.print(Styled(), Padding(options_table(list(game.options.values()), console), (0, 0, 1, 2)))


def show_book(game: Game, book: Rulebook, console: Console) -> None:
    """The whole rulebook, chapter by chapter, between the turn with costs and scoring, and the advice."""
    overview = read_overview(folder_of(game))
    console.print_title(book.title)
    console.print(Styled(), rule_text(book.introduction), Styled())
    if overview is not None:
        print_aid(overview, console)
    show_rules(list(book.rules.values()), console, _describe_examples(game, console))
    if overview is not None:
        console.print(Styled())
        print_advice(overview, console)


def show_found(game: Game, found: list[Rule], console: Console) -> None:
    """Some rules of a book with their examples; that of a single rule is drawn."""
    show_rules(found, console, _describe_examples(game, console))
    if len(found) == 1:
        for example in load_examples(game):
            if example.rule == found[0].id:
                console.print(Styled(), Padding(_draw(game, example, console), (0, 0, 0, 2)))


def _describe_examples(game: Game, console: Console) -> dict[str, Styled]:
    """What the examples of a game say, by the rules that they stand under, and how each is tried."""
    found: dict[str, Styled] = {}
    for example in load_examples(game):
        said = console.format(f"example-{example.key}")
        how = console.format("ui-rule-try", command=f"banchisa learn {game.key} {example.key}")
        text = Styled.assemble((console.format("ui-rule-example"), "bold"), f" {said} ", (how, "dim"))
        found[example.rule] = text if example.rule not in found else Styled("\n").join([found[example.rule], text])
    return found


def _draw(game: Game, example: Example, console: Console) -> RenderableType:
    """The position of an example, with the key to it."""
    seen = game.from_json(example.position).seen_by(example.seat)
    drawing = game.draw(seen, console.words.say)
    return board_of(drawing, scene_of(game, seen, example.seat), drawing.key, console)


def show_rules(found: list[Rule], console: Console, notes: dict[str, Styled] | None = None) -> None:
    """Rules under the headings of their chapters."""
    chapter, section = "", ""
    for heading, group in groupby(found, key=lambda rule: rule.chapter):
        first, _, second = heading.partition(" / ")
        if first != chapter:
            console.print(Styled(), Line(Styled(first, "bold"), align="left", style="cyan"))
            chapter, section = first, ""
        if second and second != section:
            console.print(Styled(), Styled(second, "bold underline"))
            section = second
        console.print(Styled(), rules(list(group), notes))


def is_rule_id(given: str) -> bool:
    """Whether somebody means one rule by its id, rather than words to search for."""
    return _ID.fullmatch(given) is not None


def find_rule(book: Rulebook, given: str) -> Rule:
    """A rule by its id; the letters in front may be left out."""
    if given[:1].isdigit():
        given = f"{next(iter(book.rules)).partition('-')[0]}-{given}"
    return book.rule(given)


def show_box(game: Game, console: Console) -> None:
    """What lies in the box, in words, for as many players as can play, and the picture that some games have of it."""
    start = game.start()
    counts = Counter[str]()
    for thing, number in game.inventory(start).items():
        counts[_SEAT.sub("", thing)] += number
    console.print_message("ui-box", "bold", title=game.title, seats=int(start.seats))
    console.print(_box_table(counts, console))
    if game.components_picture():
        print(f"\n{game.components_picture()}")  # as wide as it is


def _box_table(counts: dict[str, int], console: Console) -> Table:
    grid = Table.grid(Column(justify="right", style="cyan"), "", padding=(0, 2))
    last = ""
    for kind, number in counts.items():
        name = _component(kind, console)
        heading = _find_heading(kind, console)
        if name is None:
            continue
        if heading != last:
            grid.add_row("", Styled(heading, "bold"))
            last = heading
        grid.add_row(str(number), console.words.count(name, number))
    return grid


def _component(kind: str, console: Console) -> Text | None:
    """What a kind of component is called; None where the game has no words for it, since it lies in no box."""
    slug = kind.lower().replace(" ", "-")
    for message in (f"component-{slug}", f"thing-{slug}", f"thing-{slug.rpartition('-')[2]}"):
        if console.words.has(message):
            return Text(message)
    return None


def _find_heading(kind: str, console: Console) -> str:
    """What a kind such as `tile fish` belongs to, if the game has words for that."""
    group, _, rest = kind.lower().partition(" ")
    message = f"component-{group}"
    return console.format(message) if rest and console.words.has(message) else ""
