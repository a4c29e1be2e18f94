"""Those to whom a server sends: a web server that keeps what it gets, and one for mail."""

import email
import email.policy
import http.server
import json
import socket
import threading
import time
from dataclasses import dataclass, field

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult

from support.processes import PATIENCE


@dataclass
class Delivery:
    """A request that has arrived."""

    method: str
    path: str
    headers: dict
    body: bytes

    @property
    def data(self):
        return json.loads(self.body)


def wait_for(found, what="it"):
    """What a question is answered with, once that is something."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if answer := found():
            return answer
        time.sleep(0.02)
    raise AssertionError(f"waited in vain for {what}")


class Receiver:
    """A web server: answers with its status, and keeps what was sent."""

    def __init__(self, status=204, headers=()):
        self.status = status
        self.got: list[Delivery] = []
        owner = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def _take(self):
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                owner.got.append(Delivery(self.command, self.path, dict(self.headers), body))
                self.send_response(owner.status)
                for name, value in headers:
                    self.send_header(name, value)
                self.send_header("Content-Length", "0")
                self.end_headers()

            do_POST = do_PUT = do_GET = _take

            def log_message(self, *_):
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._server.shutdown()
        self._server.server_close()

    def wait(self, count=1):
        wait_for(lambda: len(self.got) >= count, f"{count} deliveries")
        return self.got


def read_mail(envelope):
    """A mail as programs for mail read it."""
    return email.message_from_bytes(envelope.content, policy=email.policy.default)


@dataclass
class Postbox:
    """A mail server that keeps what it gets; it may refuse who is written to."""

    user: str = ""
    password: str = ""
    refuses: str = ""  # the answer to whom a mail is for
    mails: list = field(default_factory=list)
    port: int = 0

    async def handle_RCPT(self, server, session, envelope, address, options):
        if self.refuses:
            return self.refuses
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        self.mails.append(envelope)
        return "250 OK"

    def check(self, server, session, envelope, mechanism, data):
        is_known = (data.login.decode(), data.password.decode()) == (self.user, self.password)
        return AuthResult(success=is_known)

    def __enter__(self):
        wishes = {"authenticator": self.check, "auth_required": True, "auth_require_tls": False} if self.user else {}
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port, **wishes)
        self._controller.start()
        return self

    def __exit__(self, *_):
        self._controller.stop()

    def wait(self, count=1):
        wait_for(lambda: len(self.mails) >= count, f"{count} mails")
        return self.mails
