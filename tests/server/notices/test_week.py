"""A week of slow play, in fast forward: two people and a bot, who look in when they are told and never otherwise."""

import asyncio

from banchisa.server.notices.settings import MailServer
from banchisa.server.notices.ways import MailTarget, WebhookTarget
from support.receivers import Postbox, read_mail
from support.slow_play import ADA, BO, START, open_house

DAY = 24 * 3600.0
HOUR = 3600.0


class Letters:
    """What has reached the two: Ada by webhook, Bo by mail."""

    def __init__(self, receiver, postbox):
        self._receiver, self._postbox = receiver, postbox
        self._seen = {ADA: 0, BO: 0}

    def _all(self, holder):
        if holder == ADA:
            return [delivery.data["text"] for delivery in self._receiver.got]
        return [str(read_mail(mail)["Subject"]) for mail in self._postbox.mails[1:]]  # the first one had the code

    def new(self, holder):
        """What has come since this was last asked."""
        letters = self._all(holder)[self._seen[holder] :]
        self._seen[holder] += len(letters)
        return letters


async def settle(house, table):
    """Let the bot play on its own, until a person is to act or the game is over; nobody looks."""
    room = await house.tables.room(table)
    end = asyncio.get_running_loop().time() + 120
    while room.table.bot_to_act is not None:
        assert asyncio.get_running_loop().time() < end, "the bot does not play while nobody looks"
        await asyncio.sleep(0.01)


def test_a_week_of_slow_play(address, receiver):
    with Postbox() as postbox:
        mail = MailServer("127.0.0.1", "play@games.example", postbox.port, "none")
        letters = Letters(receiver, postbox)
        days, told, silent = asyncio.run(play_week(address, mail, letters, receiver))
    assert days >= 7
    assert min(told.values()) >= 5  # turns of which each was told
    assert silent == 0  # turns of which nobody heard


async def play_week(address, mail, letters, receiver):
    async with open_house(address, mail=mail) as house:
        await house.add_way(ADA, WebhookTarget(f"{receiver.url}/ada", "json"))
        way = await house.add_way(BO, MailTarget("bo@players.example"))
        await house.notices.send_due()
        await house.rows.confirm(way)
        told, silent = {ADA: 0, BO: 0}, 0
        while house.clock() - START < 7 * DAY:  # one game after the other
            silent += await play_game(house, letters, told)
        return (house.clock() - START) / DAY, told, silent


async def play_game(house, letters, told):
    """A game from its beginning to its end; the turns of which nobody heard."""
    table = await house.begin(ADA, BO, "easy")
    silent = 0
    while True:
        await settle(house, table)
        await house.pass_time(31)
        person, is_over = await house.actor(table), (await house.tables.room(table)).table.is_over
        for holder, other in ((ADA, "Bo"), (BO, "Ada")):
            news = letters.new(holder)
            if is_over:
                assert news == [f"Nanuuk! with {other} and a bot is over."]
            elif holder == person:
                is_told = news == [f"It is your turn at Nanuuk! with {other} and a bot."]
                told[holder] += is_told
                silent += not is_told
            else:  # nobody hears of what is not theirs, besides that it has begun
                assert news in ([], [f"Nanuuk! with {other} and a bot has begun."])
        if is_over:
            return silent
        await house.pass_time(7 * HOUR)  # they are asleep or at work, and hear nothing twice
        assert letters.new(ADA) == letters.new(BO) == []
        while await house.actor(table) == person:
            await house.act(table)
        if sum(told.values()) % 5 == 0:  # a table that nobody looks at leaves the memory; what is stored stays
            house.tables.evict_idle(float("inf"))
