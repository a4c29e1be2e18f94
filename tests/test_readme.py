"""The documents are true: the Python example runs, the files they name exist, and what they quote is said."""

import doctest
import re
from pathlib import Path

import pytest

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
