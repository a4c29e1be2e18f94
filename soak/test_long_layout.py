"""Every page at every size, in every language and with large letters (./check --long)."""

import pytest

from support.guests import LAPTOP, open_chromium
from support.page_audit import PAGES, Reader, all_looks, prepare
from support.server_process import running


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    """A reader and the tables that are looked at."""
    database = tmp_path_factory.mktemp("layout") / "tables.sqlite"
    with running(database) as (url, _), open_chromium() as browser:
        reader = Reader(browser, url)
        yield reader, prepare(database)
    assert reader.complaints == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.__name__)
def test_text_is_whole_at_every_size_and_in_every_language(place, page):
    reader, tables = place
    reader.resize(LAPTOP)
    page(reader, tables)
    assert reader.faults_everywhere(all_looks()) == []
