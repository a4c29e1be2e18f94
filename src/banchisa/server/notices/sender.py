"""Sends notices: at least once, each by one server, and again for a day where they do not arrive."""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

from banchisa.engine.game import Game
from banchisa.server.notices.mail import make_mail, send_mail
from banchisa.server.notices.outbound import Undelivered, send
from banchisa.server.notices.push import Push
from banchisa.server.notices.rows import DueNotice, NoticeRows
from banchisa.server.notices.settings import NoticeSettings
from banchisa.server.notices.texts import Announcement, write_announcement
from banchisa.server.notices.ways import MailTarget, PushTarget, WebhookTarget
from banchisa.server.notices.webhook import make_message
from banchisa.server.storage.rows import StoredTable
from banchisa.server.storage.store import Store
from banchisa.table.errors import Problem
from banchisa.table.events import OrdersGiven, TableSummary, TakeBackAllowed

IsLooking = Callable[[str, str], Awaitable[bool]]  # whether a holder looks at a table now
log = logging.getLogger("banchisa.server")
_AT_ONCE = 20
_TIDY = 1200  # rounds


class Sender:
    """The part of a server that sends what is due."""

    def __init__(
        self, settings: NoticeSettings, store: Store, games: Mapping[str, Game], is_looking: IsLooking
    ) -> None:
        self._settings = settings
        self._store = store
        self._games = games
        self._is_looking = is_looking
        self._awake = asyncio.Event()
        self.rows = NoticeRows(store)
        self.push = Push(self.rows)

    @property
    def settings(self) -> NoticeSettings:
        return self._settings

    def now(self) -> float:
        return self._settings.clock()

    def next_due(self) -> float:
        """When something that happens now is told."""
        return self.now() + self._settings.delay

    async def run(self) -> None:
        """Again and again send what is due; what cannot be stored or read now may be so a little later."""
        for number in itertools.count():
            try:
                if number % _TIDY == 0:
                    await self.rows.remove_unconfirmed(self.now())
                await self.send_due()
            except Problem:
                pass
            except Exception:
                log.exception("notices cannot be sent")
            self._awake.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._awake.wait(), self._settings.poll)

    def wake(self) -> None:
        """Something is due now."""
        self._awake.set()

    async def send_due(self) -> None:
        """Send all that is due now."""
        while await self.rows.has_due(self.now()):
            now = self.now()
            claimed = await self.rows.claim(secrets.token_hex(8), now, now + self._settings.lease, _AT_ONCE)
            await asyncio.gather(*map(self._handle, claimed))

    async def _handle(self, notice: DueNotice) -> None:
        """Send one notice, unless there is no longer anything to tell."""
        try:
            stored = await self._store.table(notice.table) if notice.table else None
            is_wanted = not notice.table or (stored is not None and await self._is_wanted(notice, stored))
        except Problem as why:
            if why.code != "table/damaged":  # of which the store has logged a line; later it could not be read either
                raise
            is_wanted = False
        if not is_wanted:
            await self.rows.drop(notice)
            return
        try:
            await self._deliver(notice, write_announcement(notice, stored, self._title_of(stored)))
        except Undelivered as why:
            await self.rows.note_failure(notice, why.code, self._plan(notice, why))
        except Exception:  # of ours: the others are sent all the same
            log.exception("a notice cannot be sent")
            await self.rows.note_failure(notice, "server", self._plan(notice, Undelivered("server")))
        else:
            await self.rows.note_sent(notice, self.now())

    async def _is_wanted(self, notice: DueNotice, stored: StoredTable) -> bool:
        """Whether it still holds, and its person does not see it anyway."""
        summary, holder = stored.summary, notice.way.holder
        holds = {
            "turn": summary.actor is not None and summary.waits_for(holder),
            "joined": not summary.has_begun,
            "invited": not summary.has_begun,
            "begun": summary.has_begun and not summary.over,
            "over": summary.over,
            "asked": notice.kind == "asked" and await self._is_asked(notice, summary),
        }
        return holds[notice.kind] and notice.way.state == "on" and not await self._is_looking(notice.table, holder)

    async def _is_asked(self, notice: DueNotice, summary: TableSummary) -> bool:
        """Whether this person has yet to say whether a step may be taken back: since then others have allowed it."""
        public = [event for event in await self._store.log(notice.table) if not isinstance(event, OrdersGiven)]
        answers = public[int(notice.number) :]
        allowed = [seat for event in answers if isinstance(event, TakeBackAllowed) for seat in event.seats]
        is_open = all(isinstance(event, TakeBackAllowed) for event in answers)
        return is_open and notice.way.holder not in {summary.seats[seat].holder for seat in allowed}

    def _title_of(self, stored: StoredTable | None) -> str:
        key = "" if stored is None else stored.header.game
        return self._games[key].title if key in self._games else key

    async def _deliver(self, notice: DueNotice, news: Announcement) -> None:
        match notice.way.target:
            case WebhookTarget() as target:
                await send(make_message(target, news), self._settings.allows_private)
            case MailTarget() as target:
                if self._settings.mail is None:
                    raise Undelivered("mail-server")
                mail = make_mail(self._settings.mail, notice.way, target, news, self.now())
                await send_mail(self._settings.mail, mail)
            case PushTarget() as target:
                message = await self.push.make_message(target, notice.way, news, self.now())
                await send(message, self._settings.allows_private)

    def _plan(self, notice: DueNotice, why: Undelivered) -> float | None:
        """When to try again, if at all; a test is tried once."""
        pauses = self._settings.pauses
        if notice.kind == "test" or notice.tries >= len(pauses) or why.is_final:
            return None
        return self.now() + max(pauses[notice.tries], min(why.wait, pauses[-1]))
