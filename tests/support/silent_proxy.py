"""A line between browsers and a server that can fall silent: bytes are swallowed, and no connection is closed."""

import socket
import threading
from contextlib import contextmanager


class SilentProxy:
    """Listens on a port of its own and passes on what it hears, unless it swallows it."""

    def __init__(self, port):
        self._target = ("127.0.0.1", port)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._open = []
        self.swallows = False
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self._listening.getsockname()[1]}/"

    def _accept(self):
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            far = socket.create_connection(self._target)
            self._open += [near, far]
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one, other):
        """Pass on what one side says; what was swallowed is gone, and so is the connection, though nobody is told."""
        is_dead = False
        while True:
            try:
                heard = one.recv(65536)
                is_dead = is_dead or self.swallows
                if is_dead and heard:
                    continue
                if is_dead:
                    return
                if not heard:
                    other.shutdown(socket.SHUT_WR)
                    return
                other.sendall(heard)
            except OSError:
                return

    def close(self):
        self._listening.close()
        for each in self._open:
            each.close()


@contextmanager
def silent_proxy(url):
    """A proxy before a server."""
    proxy = SilentProxy(int(url.rstrip("/").rsplit(":", 1)[1]))
    try:
        yield proxy
    finally:
        proxy.close()
