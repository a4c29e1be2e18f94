"""`banchisa serve`: the options of a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from banchisa.cli.console import Console
from banchisa.cli.parameter_types import Language, StoreName


def serve(
    host: Annotated[
        str, typer.Option("--host", help="Address to listen on; 0.0.0.0 lets others on your network join.")
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option("--port", min=0, max=65535, help="Port to listen on; if it is taken, the next free one is used."),
    ] = 8420,
    store: StoreName = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the lobby in a browser.")] = True,
    log: Annotated[bool, typer.Option("--log", help="Log every request to standard error.")] = False,
    log_format: Annotated[
        Literal["text", "json"], typer.Option("--log-format", help="How the log is written: text, or JSON lines.")
    ] = "text",
    name: Annotated[
        list[str] | None,
        typer.Option(
            "--name",
            metavar="NAME",
            help="A name people reach the server by, such as games.example; can be repeated. "
            "The names and addresses of this machine are always accepted.",
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            "--proxy",
            metavar="ADDRESS",
            help="Address of a proxy whose X-Forwarded headers are trusted; can be repeated.",
        ),
    ] = None,
    keep: Annotated[
        int | None,
        typer.Option(
            "--keep",
            metavar="DAYS",
            min=1,
            help="Remove tables after this many days without a move (default: only tables that never began).",
        ),
    ] = None,
    keep_finished: Annotated[
        int | None, typer.Option("--keep-finished", metavar="DAYS", min=1, help="The same for finished games only.")
    ] = None,
    keep_running: Annotated[
        int | None, typer.Option("--keep-running", metavar="DAYS", min=1, help="The same for games under way only.")
    ] = None,
    keep_waiting: Annotated[
        int, typer.Option("--keep-waiting", metavar="DAYS", min=1, help="The same for tables that never began.")
    ] = 2,
    base_path: Annotated[
        str,
        typer.Option(
            "--base-path", metavar="FOLDER", help="The folder of its name that the server lives in, such as /games/."
        ),
    ] = "/",
    public_url: Annotated[
        str | None,
        typer.Option(
            "--public-url",
            metavar="URL",
            help="The address everybody reaches the server by, such as https://games.example/; invitations offer it.",
        ),
    ] = None,
    metrics: Annotated[
        str | None,
        typer.Option(
            "--metrics",
            metavar="HOST:PORT",
            help="Where to serve figures for Prometheus, such as 127.0.0.1:9420 (default: nowhere).",
        ),
    ] = None,
    drain: Annotated[
        float,
        typer.Option(
            "--drain",
            metavar="SECONDS",
            min=0,
            help="After a signal to stop, keep answering requests for so long, with /api/ready at 503, "
            "so that a load balancer notices.",
        ),
    ] = 0.0,
    mail_host: Annotated[
        str | None,
        typer.Option(
            "--mail-host",
            metavar="HOST",
            envvar="BANCHISA_MAIL_HOST",
            help="SMTP server for mails to players who want to be told that it is their turn (default: no mails).",
        ),
    ] = None,
    mail_port: Annotated[
        int | None,
        typer.Option(
            "--mail-port",
            min=1,
            max=65535,
            envvar="BANCHISA_MAIL_PORT",
            help="Its port (default: 587, with tls 465, without encryption 25).",
        ),
    ] = None,
    mail_encryption: Annotated[
        Literal["starttls", "tls", "none"],
        typer.Option("--mail-encryption", envvar="BANCHISA_MAIL_ENCRYPTION", help="How the way there is encrypted."),
    ] = "starttls",
    mail_sender: Annotated[
        str | None,
        typer.Option(
            "--mail-sender",
            metavar="ADDRESS",
            envvar="BANCHISA_MAIL_SENDER",
            help="Whom mails come from, such as banchisa@games.example.",
        ),
    ] = None,
    mail_user: Annotated[
        str, typer.Option("--mail-user", metavar="NAME", envvar="BANCHISA_MAIL_USER", help="User of the SMTP server.")
    ] = "",
    mail_password_file: Annotated[
        Path | None,
        typer.Option(
            "--mail-password-file",
            metavar="FILE",
            help="A file with the user's password (default: the variable BANCHISA_MAIL_PASSWORD).",
        ),
    ] = None,
    private_webhooks: Annotated[
        bool,
        typer.Option(
            "--private-webhooks",
            help="Let players have notices sent to addresses of this machine and its own network, also unencrypted.",
        ),
    ] = False,
    lang: Language = None,
) -> None:
    """Start the server and open the lobby in your browser."""
    from banchisa.server.notices.settings import NoticeSettings, read_mail_server, read_password
    from banchisa.server.run import serve as run_server

    console = Console(lang)
    console.mention_broken_games()
    password = read_password(mail_password_file)
    mail = read_mail_server(mail_host, mail_sender, mail_port, mail_encryption, mail_user, password)
    run_server(
        host, port, store, browser, lambda url: console.print_message("ui-serve-open", url=url),
        access_log=log, log_format=log_format, names=name or (), proxies=proxy or (), base_path=base_path,
        keep_waiting=keep_waiting, keep_running=keep_running or keep, keep_finished=keep_finished or keep,
        drain=drain, metrics=metrics, public_url=public_url,
        notices=NoticeSettings(mail, private_webhooks),
    )  # fmt: skip
