"""The README is true: its Python example runs, and the files it names exist."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_python_example_of_the_readme_runs(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # it writes a record
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_every_file_the_documents_link_to_exists():
    for document in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", document.read_text(encoding="utf-8")):
            assert target.startswith("http") or (document.parent / target).exists(), f"{document.name}: {target}"
