"""Says what is being done, and how long it took: a line for each stage, and a moving line where there is a terminal."""

import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_FRAMES = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"
_CLEAR = "\r\033[K"
_WIDE = 40


class Stages:
    """What is under way. Several stages may be at once, each in a thread of its own."""

    def __init__(self, out=sys.stderr) -> None:
        self._out = out
        self._moves = out.isatty()
        self._lock = threading.Lock()
        self._going: dict[str, tuple[float, Callable[[], str]]] = {}
        self._since = time.monotonic()
        self._over = threading.Event()
        if self._moves:
            threading.Thread(target=self._spin, daemon=True).start()

    @contextmanager
    def stage(self, name: str, progress: Callable[[], str] = lambda: "") -> Iterator[None]:
        """Something that takes a while; how far it is, is asked for again and again."""
        began = time.monotonic()
        with self._lock:
            self._going[name] = (began, progress)
        if not self._moves:
            self.tell(f"  … {name}")
        try:
            yield
        except BaseException:
            self._end(name, f"  ✗ {name}")
            raise
        self._end(name, f"  ✓ {name:{_WIDE}} {time.monotonic() - began:6.1f} s")

    def tell(self, line: str) -> None:
        """Write a line above the moving one."""
        with self._lock:
            self._write(f"{_CLEAR if self._moves else ''}{line}\n")

    def close(self) -> None:
        """No more moving line: somebody else writes to the terminal now."""
        self._over.set()
        with self._lock:
            if self._moves:
                self._write(_CLEAR)
            self._moves = False

    @property
    def seconds(self) -> float:
        """How long all of it has taken so far."""
        return time.monotonic() - self._since

    def _end(self, name: str, line: str) -> None:
        with self._lock:
            del self._going[name]
        self.tell(line)

    def _spin(self) -> None:
        turn = 0
        while not self._over.wait(0.1):
            turn += 1
            with self._lock:
                if self._going and not self._over.is_set():
                    self._write(f"{_CLEAR}  {_FRAMES[turn % len(_FRAMES)]} {self._now()[:76]}")

    def _now(self) -> str:
        parts = [f"{name}{f' ({done})' if (done := progress()) else ''}" for name, (_, progress) in self._going.items()]
        return f"{self.seconds:.0f} s  {', '.join(parts)}"

    def _write(self, text: str) -> None:
        self._out.write(text)
        self._out.flush()
