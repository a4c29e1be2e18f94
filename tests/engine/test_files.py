"""Files that are written whole or not at all."""

from pathlib import Path

import pytest

from banchisa.engine.files import write_atomically


def test_a_file_is_replaced_and_nothing_else_is_left(tmp_path):
    target = tmp_path / "page.html"
    write_atomically(target, "old")
    write_atomically(target, "né\n")
    assert target.read_bytes() == "né\n".encode()
    assert list(tmp_path.iterdir()) == [target]


def test_where_writing_fails_the_old_file_stays_and_no_draft(tmp_path, monkeypatch):
    target = tmp_path / "page.html"
    target.write_text("old")

    def fail(self, other):
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(PermissionError, match="not permitted"):
        write_atomically(target, "new")
    assert target.read_text() == "old"
    assert list(tmp_path.iterdir()) == [target]


def test_a_draft_that_cannot_be_removed_hides_no_error(tmp_path):
    (tmp_path / "page.html.part").mkdir()
    with pytest.raises(IsADirectoryError):
        write_atomically(tmp_path / "page.html", "new")
