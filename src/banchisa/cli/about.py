"""What a thing on the table is and does, for whoever asks by its name, its kind or its space."""

from __future__ import annotations

from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text as Styled

from banchisa.cli.console import Console
from banchisa.engine.scene import Counter, Legend, Mark, Region, Scene, Zone, about_keys
from banchisa.engine.texts import Text
from banchisa.i18n import About, Words


class Thing(NamedTuple):
    """Something on the table: its name, the keys of its words, its id and the place where it lies."""

    name: str
    keys: list[str]
    id: str = ""
    at: str = ""
    worth: int | None = None


def explain(scene: Scene, asked: str, console: Console) -> list[RenderableType]:
    """Name, worth, sentences, what holds now, and the rule, of everything that may be meant."""
    said: dict[tuple[object, ...], RenderableType] = {}
    for thing in _find_things(scene, asked, console.words):
        about = console.words.about(thing.keys)
        if about is not None:
            now = scene.now.get(thing.id, scene.now.get(about.key))
            said.setdefault((about.text or about.key, about.rule, thing.worth, now), _show(thing, about, now, console))
    return list(said.values())


def _find_things(scene: Scene, asked: str, words: Words) -> list[Thing]:
    """Everything on a space of this name, else what has this name or kind, else what has it in its name."""
    wanted = asked.casefold()
    everything = _list_things(scene, words)
    spaces = [cell.id for board in scene.boards for cell in board.cells if cell.name.casefold() == wanted]
    if spaces:
        return [thing for thing in everything if thing.at in spaces]
    exact = [thing for thing in everything if wanted in (thing.name.casefold(), *thing.keys)]
    return exact or [thing for thing in everything if wanted in thing.name.casefold()]


def _show(thing: Thing, about: About, now: Text | None, console: Console) -> RenderableType:
    worth = "" if thing.worth is None else f"  {console.format('ui-about-worth', points=thing.worth)}"
    lines = [Styled.assemble((thing.name, "bold green"), worth, "  ", (about.rule, "cyan"))]
    lines += [Styled(about.text)] if about.text else []
    lines += [Styled(console.format("ui-about-now", text=console.words.say(now)))] if now is not None else []
    return Group(*lines)


def _list_things(scene: Scene, words: Words) -> list[Thing]:
    """Everything on the table, pieces first, then what they lie on and what stands beside."""
    found = [
        Thing(words.count(piece.label, piece.count), about_keys(piece), piece.id, piece.at, piece.value)
        for piece in scene.pieces
    ]
    for board in scene.boards:
        grounds = [(cell.id, f"ground-{scene.grounds.get(cell.id, cell.ground)}") for cell in board.cells]
        found += [Thing(_ground_name(key, words), [key], "", place) for place, key in grounds]
        found += [_label_thing(region, words) for region in board.regions]
    found += [_label_mark(mark, place, words) for mark in scene.marks for place in mark.on if mark.label is not None]
    found += [_label_thing(zone, words) for zone in scene.zones]
    counters = [*scene.counters, *(counter for player in scene.players for counter in player.counts)]
    found += [_label_thing(counter, words) for counter in counters]
    found += [_label_thing(entry, words) for entry in scene.legend]
    return [thing for thing in found if thing.name]


def _label_thing(thing: Zone | Region | Counter | Legend, words: Words) -> Thing:
    id = thing.id if isinstance(thing, Zone | Region) else ""
    return Thing(words.say(thing.label), about_keys(thing), id)


def _label_mark(mark: Mark, place: str, words: Words) -> Thing:
    return Thing("" if mark.label is None else words.say(mark.label), about_keys(mark), "", place)


def _ground_name(key: str, words: Words) -> str:
    return words.say(Text(key)) if words.has(key) else ""


def example(scene: Scene, words: Words) -> str:
    """A name that can be asked for."""
    labels = [*(piece.label for piece in scene.pieces), *(zone.label for zone in scene.zones)]
    return words.say(labels[0]) if labels else scene.boards[0].cells[0].name
