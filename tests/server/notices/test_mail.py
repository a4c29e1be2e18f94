"""Mails: confirmed before they are used, ended by one click, and given up where they are refused."""

import re

import pytest

from banchisa.engine.errors import BanchisaError
from banchisa.server.notices import mail
from banchisa.server.notices.settings import MailServer, read_mail_server, read_password
from banchisa.server.notices.ways import MailTarget
from banchisa.table.errors import Problem
from support.receivers import Postbox, read_mail
from support.slow_play import ADA, BO, CLEO, HOME, open_house


@pytest.fixture
def postbox():
    with Postbox("banchisa", "secret") as taking:
        yield taking


def server_of(postbox, password="secret"):
    return MailServer("127.0.0.1", "Banchisa <play@games.example>", postbox.port, "none", "banchisa", password)


async def confirm(house, holder, address):
    way = await house.add_way(holder, MailTarget(address))
    await house.notices.send_due()
    await house.rows.confirm(way)
    return way


async def reach_turn(house):
    table = await house.begin(ADA, BO)
    await house.act_until(table, BO)
    await house.act_until(table, ADA)
    await house.pass_time()
    return table


async def test_a_turn_comes_by_mail_with_a_link_and_an_end_by_one_click(address, postbox):
    async with open_house(address, mail=server_of(postbox)) as house:
        way = await confirm(house, ADA, "ada@players.example")
        table = await reach_turn(house)
    asked, told = map(read_mail, postbox.mails)
    assert way.code in asked.get_content()
    assert "turn" not in asked.get_content()
    assert told["Subject"] == "It is your turn at Nanuuk! with Bo."
    assert told["To"] == "ada@players.example"
    assert told["From"] == "Banchisa <play@games.example>"
    assert f"{HOME}t/{table}" in told.get_content()
    assert f"{HOME}stop#{way.id}" in told.get_content()
    assert told["List-Unsubscribe"].strip() == f"<{HOME}api/notices/ways/{way.id}/stop>"
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert told["Auto-Submitted"] == "auto-generated"
    assert re.fullmatch(r"<.+@games\.example>", told["Message-ID"].strip())


async def test_an_address_that_nobody_confirmed_gets_its_code_and_nothing_else(address, postbox):
    async with open_house(address, mail=server_of(postbox)) as house:
        await house.add_way(ADA, MailTarget("stranger@players.example"))
        await house.notices.send_due()
        await reach_turn(house)
        await house.pass_time(23 * 3600)
        assert len(await house.rows.find_ways(ADA)) == 1
        await house.pass_time(3600)
        await house.rows.remove_unconfirmed(house.clock())
        assert await house.rows.find_ways(ADA) == []
    (only,) = postbox.mails
    assert "code" in read_mail(only).get_content()


async def test_a_stranger_gets_three_codes_a_day_whoever_asks_for_them(address, postbox):
    async with open_house(address, mail=server_of(postbox)) as house:
        for holder in (ADA, BO, CLEO):
            way = await house.add_way(holder, MailTarget("stranger@players.example"))
            await house.notices.send_due()
            await house.rows.end(way)  # which is no way around it
        with pytest.raises(Problem) as refused:
            await house.add_way(ADA, MailTarget("stranger@players.example"))
        assert refused.value.code == "notice/too_many"
        house.clock.turn(24 * 3600 + 1)
        await house.add_way(ADA, MailTarget("stranger@players.example"))
    assert len(postbox.mails) == 3


async def test_a_mailbox_that_does_not_exist_is_given_up_at_once(address, postbox):
    async with open_house(address, mail=server_of(postbox)) as house:
        await confirm(house, ADA, "ada@players.example")
        postbox.refuses = "550 no such mailbox"
        await reach_turn(house)
        (way,) = await house.rows.find_ways(ADA)
    assert (way.state, way.error) == ("failed", "mail-refused")


@pytest.mark.parametrize("trouble", ["later", "password"])
async def test_a_mail_server_in_trouble_is_asked_again(address, postbox, trouble, monkeypatch):
    server = server_of(postbox, "wrong" if trouble == "password" else "secret")
    if trouble == "password":
        monkeypatch.setattr(mail, "_PATIENCE", 1.0)  # this mail server then says nothing more
    postbox.refuses = "451 try later" if trouble == "later" else ""

    async with open_house(address, mail=server) as house:
        way = await house.add_way(ADA, MailTarget("ada@players.example"))
        await house.notices.send_due()
        retry, way = (await house.rows.find_retries(ADA))[way.id], (await house.rows.find_ways(ADA))[0]
    assert retry.tries == 1
    assert way.error == ("mail-refused" if trouble == "later" else "mail-server")


def test_settings_that_cannot_work_are_refused_in_a_sentence(tmp_path, monkeypatch):
    monkeypatch.setenv("BANCHISA_MAIL_PASSWORD", "of the environment")
    (tmp_path / "password").write_text("of the file\n")
    assert read_password(None) == "of the environment"
    assert read_password(tmp_path / "password") == "of the file"
    assert read_mail_server(None, None, None, "tls", "", "") is None
    assert read_mail_server("mail.example", "a@b.example", None, "tls", "", "").port == 465
    with pytest.raises(BanchisaError, match="--mail-sender"):
        read_mail_server("mail.example", None, None, "tls", "", "")
    with pytest.raises(BanchisaError, match="--mail-user"):
        read_mail_server("mail.example", "a@b.example", None, "tls", "me", "")
    with pytest.raises(BanchisaError, match="cannot be read"):
        read_password(tmp_path / "nothing")
