"""Mails, by an SMTP server that takes them for us."""

from __future__ import annotations

import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

import aiosmtplib

from banchisa.server.notices.outbound import Undelivered
from banchisa.server.notices.settings import MailServer
from banchisa.server.notices.texts import Announcement, write_footer, write_link_line
from banchisa.server.notices.ways import MailTarget, Way

_PATIENCE = 30.0  # seconds for each answer


def make_mail(server: MailServer, way: Way, target: MailTarget, news: Announcement, now: float) -> EmailMessage:
    """A mail with news. Programs for mail offer to end them by one click (RFC 8058)."""
    mail = EmailMessage()
    mail["From"] = server.sender
    mail["To"] = target.address
    mail["Subject"] = news.text if news.kind != "confirm" else news.title
    mail["Date"] = formatdate(now)
    mail["Message-ID"] = make_msgid(news.number, domain=server.sender.rpartition("@")[2].strip("> "))
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"] = f"<{way.home}api/notices/ways/{way.id}/stop>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    lines = [news.text, write_link_line(news, way.language), write_footer(news, way.language)]
    mail.set_content("\n\n".join(lines) + "\n")
    return mail


async def send_mail(server: MailServer, mail: EmailMessage) -> None:
    """Hand a mail to the server."""
    try:
        await aiosmtplib.send(
            mail,
            hostname=server.host,
            port=server.port,
            username=server.user or None,
            password=server.password or None,
            use_tls=server.encryption == "tls",
            start_tls=server.encryption == "starttls",
            timeout=_PATIENCE,
        )
    except aiosmtplib.SMTPRecipientsRefused as why:
        code = why.recipients[0].code if why.recipients else 550
        raise Undelivered("mail-refused", is_final=code >= 500) from None
    except (aiosmtplib.SMTPException, OSError, ssl.SSLError):
        raise Undelivered("mail-server") from None
