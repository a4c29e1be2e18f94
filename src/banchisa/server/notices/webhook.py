"""What webhooks are sent: plain JSON, or the shape that a service of the network takes."""

from __future__ import annotations

import html
from urllib.parse import quote, urlsplit, urlunsplit

import msgspec

from banchisa.server.notices.outbound import Message
from banchisa.server.notices.texts import Announcement
from banchisa.server.notices.ways import WebhookTarget


def make_message(target: WebhookTarget, news: Announcement) -> Message:
    """The request that brings news to a webhook."""
    headers = {"Content-Type": "application/json"}
    if target.token:
        headers["Authorization"] = f"Bearer {target.token}"
    match target.shape:
        case "ntfy":
            root, topic = _split_topic(target.url)
            ntfy = {"topic": topic, "title": news.title, "message": news.text, "click": news.link}
            return Message(root, headers, msgspec.json.encode(ntfy))
        case "discord":
            discord = {"content": f"{news.text}\n<{news.link}>", "allowed_mentions": {"parse": list[str]()}}
            return Message(target.url, headers, msgspec.json.encode(discord))
        case "slack":
            slack = {"text": f"{_escape_slack(news.text)}\n<{news.link}>"}
            return Message(target.url, headers, msgspec.json.encode(slack))
        case "matrix":
            link = html.escape(news.link)
            matrix = {
                "msgtype": "m.text",
                "body": f"{news.text}\n{news.link}",
                "format": "org.matrix.custom.html",
                "formatted_body": f'{html.escape(news.text)}<br><a href="{link}">{link}</a>',
            }
            url = f"{target.url.rstrip('/')}/{quote(news.number, safe='')}"  # sent twice, it is shown once
            return Message(url, headers, msgspec.json.encode(matrix), "PUT")
        case "json":
            return Message(target.url, headers, msgspec.json.encode(news))


def _split_topic(url: str) -> tuple[str, str]:
    """The address of a server for ntfy, and the topic that stood behind it."""
    parts = urlsplit(url)
    folder, _, topic = parts.path.rstrip("/").rpartition("/")
    return urlunsplit((parts.scheme, parts.netloc, f"{folder}/", "", "")), topic


def _escape_slack(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
