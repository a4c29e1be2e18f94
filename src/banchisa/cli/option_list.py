"""The options and presets of a game, to read in the terminal before one plays."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

from banchisa.cli.console import Console
from banchisa.engine.game import Game
from banchisa.engine.options import Option, Preset, Value
from banchisa.i18n.option_words import describe_option, describe_value, has_own_effect


def show_options(game: Game, console: Console) -> None:
    """Everything that can be chosen before a game, and what it does."""
    console.print(Styled(game.title, "bold"))
    if game.presets:
        console.print(Styled(), Styled(console.format("ui-options-presets"), "dim"))
        console.print(Padding(_presets_table(list(game.presets.values()), console), (0, 0, 0, 2)))
    console.print(Styled(), Styled(console.format("ui-options-options"), "dim"))
    for option in game.options.values():
        console.print(_headline(option, console))
        console.print(Padding(_values_table(option, console), (0, 0, 1, 2)))


def _presets_table(presets: list[Preset], console: Console) -> Table:
    """Each preset: what one types, what it is like, and what it sets."""
    table = _plain_table(16, 60, 24)
    for preset in presets:
        said = Styled("\n").join(Styled(line, style) for line, style in _describe_preset(preset, console))
        table.add_row(Styled(preset.name, "cyan"), said, Styled(_settings_of(preset, console), "dim"))
    return table


def _describe_preset(preset: Preset, console: Console) -> list[tuple[str, str]]:
    """The name of a preset and its effect, as far as there are words for them."""
    messages = {f"ui-preset-{preset.name}": "bold", f"preset-{preset.name}-effect": ""}
    return [(console.format(message), style) for message, style in messages.items() if console.words.has(message)]


def _settings_of(preset: Preset, console: Console) -> str:
    set_to = [f"{name}={format_value(value)}" for name, value in preset.options.items()]
    if preset.seats is not None:
        set_to.insert(0, console.format("ui-games-players", numbers=str(preset.seats)))
    return "\n".join(set_to)


def _headline(option: Option, console: Console) -> Styled:
    """An option: what one types, its name, what it is about, and where it has an effect."""
    line = Styled(option.name, "cyan")
    if console.words.has(f"option-{option.name}"):
        line.append(f"  {console.format(f'option-{option.name}')}", "bold")
    about, needed = describe_option(console.words, option), _conditions(option, console)
    if about or needed:
        line.append("\n  ").append(about, "default").append(f" ({needed})" if needed else "", "dim")
    return line


def _values_table(option: Option, console: Console) -> Table:
    """Each value and what it does; those that share a message stand in one line, with one of them as an example."""
    table = _plain_table(28, 60)
    sharing: list[Value] = []
    for value in option.values:
        if has_own_effect(console.words, option, value):
            table.add_row(_style_value(option, value, console), describe_value(console.words, option, value))
        else:
            sharing.append(value)
    if sharing:
        example = option.default if option.default in sharing else sharing[-1]
        said = describe_value(console.words, option, example)
        is_range = said != "" and len(sharing) > 1
        table.add_row(_typed_values(option, sharing, console), f"{format_value(example)}: {said}" if is_range else said)
    return table


def _style_value(option: Option, value: Value, console: Console) -> Styled:
    """A value as one types it; the default is marked."""
    typed = Styled(format_value(value), "cyan")
    return typed.append(f" {console.format('ui-options-default')}", "dim") if value == option.default else typed


def _typed_values(option: Option, values: list[Value], console: Console) -> Styled:
    typed = Styled(_list_values(values), "cyan")
    if option.default not in values:
        return typed
    note = console.format("ui-options-default-is", value=format_value(option.default))
    return typed.append(f" {note}", "dim")


def _plain_table(*widths: int) -> Table:
    """A table without lines whose columns are no wider than this."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    for width in widths:
        table.add_column(max_width=width)
    return table


def options_table(options: list[Option], console: Console) -> Table:
    """The options of a game in short."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for column in ("option", "default", "values"):
        table.add_column(console.format(f"ui-games-{column}"), no_wrap=column != "values")
    for option in options:
        table.add_row(Styled(option.name, "cyan"), format_value(option.default), _summarise(option, console))
    return table


def _summarise(option: Option, console: Console) -> Styled:
    """The values of an option, what it is about, and beside which others it has an effect."""
    text = Styled(_list_values(list(option.values)))
    notes = [console.format(f"option-{option.name}")] if console.words.has(f"option-{option.name}") else []
    needed = _conditions(option, console)
    if needed:
        notes.append(needed)
    return text.append("\n" + "; ".join(notes), "dim") if notes else text


def _conditions(option: Option, console: Console) -> str:
    """With what an option has an effect; nothing if always."""
    needed = [f"{name}={'|'.join(str(value) for value in values)}" for name, values in option.when.items()]
    if option.when_seats:
        needed.append(console.format("ui-games-players", numbers=format_numbers(list(option.when_seats))))
    return console.format("ui-games-when", what=", ".join(needed)) if needed else ""


def _list_values(values: list[Value]) -> str:
    numbers = [value for value in values if isinstance(value, int) and not isinstance(value, bool)]
    if len(numbers) == len(values):
        return format_numbers(numbers)
    return ", ".join(format_value(value) for value in values)


def format_value(value: Value) -> str:
    """A value as one types it, the same in every language."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def format_numbers(numbers: list[int]) -> str:
    """Numbers in short: 2-4 for 2, 3, 4."""
    if len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]}-{numbers[-1]}"
    return ", ".join(str(number) for number in numbers)
