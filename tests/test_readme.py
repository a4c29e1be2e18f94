"""The documents are true: the Python example runs, the files they name exist, and what they quote is said."""

import doctest
import re
import shlex
from pathlib import Path

import click
import pytest
import typer

from banchisa.cli.app import app

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]


@pytest.mark.parametrize(
    "document", [path for path in DOCUMENTS if "\n>>> " in path.read_text(encoding="utf-8")], ids=lambda path: path.stem
)
def test_the_python_examples_of_the_documents_run(document, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(document), module_relative=False)
    assert tried > 0
    assert failed == 0


FENCED = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
SPOKEN = ("banchisa ", "./play ")


def blocks(path, language):
    return [body for kind, body in FENCED.findall(path.read_text(encoding="utf-8")) if kind == language]


PROGRAMS = [(path, body) for path in DOCUMENTS for body in blocks(path, "python") if ">>> " not in body]


@pytest.mark.parametrize(("document", "program"), PROGRAMS, ids=lambda part: getattr(part, "stem", ""))
def test_the_programs_of_the_documents_run(document, program, tmp_path, monkeypatch):
    """Whoever copies one has all that it needs; what is a line of an example stands in it."""
    monkeypatch.chdir(tmp_path)
    if "import " in program:
        monkeypatch.syspath_prepend(ROOT / "examples/tiny_game")
        done = {"__name__": "__main__"}
        exec(compile(program, document.name, "exec"), done)
        for name, test in list(done.items()):
            if name.startswith("test_"):
                test()
    else:
        assert program.strip() in (ROOT / "examples/tiny_game/tiny_game/__init__.py").read_text(encoding="utf-8")


def commands_in(document):
    """The commands that a document gives to type, without their comments."""
    lines = [line for body in blocks(document, "") for line in body.replace("\\\n", " ").splitlines()]
    parts = [part.strip() for line in lines if line.startswith(SPOKEN) for part in line.split(" | ")]
    return [shlex.split(part, comments=True)[1:] for part in parts if part.startswith(SPOKEN)]


@pytest.mark.parametrize("document", [path for path in DOCUMENTS if commands_in(path)], ids=lambda path: path.stem)
def test_the_commands_of_the_documents_are_there_with_all_their_options(document):
    for words in commands_in(document):
        command, rest = typer.main.get_command(app), words
        while rest and hasattr(command, "commands"):
            command, rest = command.commands[rest[0]], rest[1:]
        context = click.Context(command, info_name=command.name)
        given, left, _ = command.make_parser(context).parse_args(list(rest))
        lacking = [each.name for each in command.params if each.required and each.name not in given]
        assert (left, lacking) == ([], []), words


def test_every_file_the_documents_link_to_exists():
    made = ROOT / "docs/index.md"  # leads to pages that are made; whoever builds the site hears of dead links
    for document in (path for path in DOCUMENTS if path != made):
        for target in re.findall(r"\]\(([^)#]+)\)", document.read_text(encoding="utf-8")):
            assert target.startswith("http") or (document.parent / target).exists(), f"{document.name}: {target}"


def test_every_source_file_that_a_document_names_is_there():
    rooms = [ROOT / room for room in ("src", "tests", "web/src", "web/tests", "scripts", "bench", "examples", "soak")]
    kinds = (".py", ".ts", ".svelte", ".toml")
    there = [path for room in rooms for path in room.rglob("*") if path.suffix in kinds]
    known = {
        f"/{path.relative_to(ROOT).as_posix()}"
        for path in [*there, *ROOT.glob("*.py"), *ROOT.glob("*.toml"), *ROOT.glob("web/*.ts")]
    }
    for document in [*DOCUMENTS, *ROOT.glob("bench/*.md")]:
        named = re.findall(r"`([\w/-]+\.(?:py|ts|svelte|toml))`", document.read_text(encoding="utf-8"))
        missing = [name for name in named if not any(path.endswith(f"/{name}") for path in known)]
        assert missing == [], document.name


def test_the_sheet_of_the_first_minute_quotes_the_words_of_the_games():
    words = [path.read_text(encoding="utf-8") for path in (ROOT / "src/banchisa/games").rglob("words/en.ftl")]
    said = "\n".join(words).replace("**", "")
    quoted = re.findall(r'"([^"]+)"', (ROOT / "docs/first_minute.md").read_text(encoding="utf-8"))
    assert len(quoted) >= 25
    assert [quote for quote in quoted if quote not in said] == []
