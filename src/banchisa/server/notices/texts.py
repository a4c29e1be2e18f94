"""What a notice says: that something happened, at which game and with whom. Never what."""

from __future__ import annotations

from functools import cache

import msgspec

from banchisa.engine.texts import Text
from banchisa.i18n import MESSAGES, Words
from banchisa.server.notices.rows import DueNotice
from banchisa.server.storage.rows import StoredTable
from banchisa.table.events import Seat


class Announcement(msgspec.Struct, frozen=True, omit_defaults=True):
    """One message to somebody, in their language."""

    kind: str
    title: str
    text: str
    link: str  # to the table
    stop: str  # the page on which one wants no more of them
    number: str  # the same if the same news are sent twice
    table: str = ""
    game: str = ""


@cache
def _words(language: str) -> Words:
    return Words(language, None, MESSAGES / "notices")


def write_announcement(notice: DueNotice, stored: StoredTable | None, title: str) -> Announcement:
    """The words of a notice about a table, whose game has this title, or about the way itself."""
    way, words = notice.way, _words(notice.way.language)
    stop = f"{way.home}stop#{way.id}"
    number = f"{notice.table or 'way'}.{notice.number}.{notice.kind}"
    if stored is None:
        text = words.say(Text(f"notice-{notice.kind}", {"code": way.code}))
        return Announcement(notice.kind, words.say(Text("notice-title")), text, way.home, stop, number)
    others = _name_others([seat for seat in stored.summary.seats if seat.holder != way.holder], words)
    game = f"{title} ({stored.header.name})" if stored.header.name else title
    text = words.say(Text(f"notice-{notice.kind}", {"game": game, "others": others, "alone": str(not others)}))
    link = f"{way.home}t/{notice.table}"
    return Announcement(notice.kind, title, text, link, stop, number, notice.table, stored.header.game)


def write_footer(news: Announcement, language: str) -> str:
    """What stands below a mail."""
    return _words(language).say(Text("notice-mail-footer", {"link": news.stop}))


def write_link_line(news: Announcement, language: str) -> str:
    return _words(language).say(Text("notice-mail-link", {"link": news.link}))


def _name_others(seats: list[Seat], words: Words) -> str:
    """The names of those one plays with, as a list of the language."""
    people = [seat.name or words.say(Text("notice-somebody")) for seat in seats if seat.kind == "human"]
    bots = sum(seat.kind == "bot" for seat in seats)
    names = [*people, *([words.say(Text("notice-bots", {"count": bots}))] if bots else [])]
    if len(names) < 2:
        return "".join(names)
    return words.say(Text("notice-list", {"first": ", ".join(names[:-1]), "last": names[-1]}))
