"""Levels as people meet them: each has a name, a face, and words in every language."""

from pathlib import Path

import pytest

from banchisa.bots.levels import LEVELS
from banchisa.table.bot_names import NAMES
from banchisa.table.drawings import DRAWINGS

WORDS = Path(__file__).parents[2] / "web/src/i18n/words"


def test_each_level_has_a_name_and_a_face():
    assert list(NAMES) == list(LEVELS)
    assert [f"bot-{level}" for level in LEVELS if f"bot-{level}" not in DRAWINGS] == []


@pytest.mark.parametrize("language", ["en", "it", "nl"])
def test_each_level_is_described_in_every_language(language):
    words = {line.partition(" = ")[0] for line in (WORDS / f"{language}.ftl").read_text("utf-8").splitlines()}
    assert [level for level in LEVELS if not {f"level-{level}", f"level-{level}-like"} <= words] == []
