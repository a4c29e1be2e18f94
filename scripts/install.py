"""Installs Banchisa into a virtual environment, stage by stage. ./play and ./check call it; it needs only Python.

    python scripts/install.py FOLDER              what is needed to play
    python scripts/install.py FOLDER --dev        what is needed to check, compiled in any case
    python scripts/install.py FOLDER --libraries  what is needed to check the sources as they are

What is complete is kept: started again, it goes on from there.
"""

import fcntl
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path

from stages import Stages

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ("pyproject.toml", "setup.py", "build_web.py", "README.md", "src", "web")
BUNDLE = ROOT / "src/banchisa/web"
MANUAL = ROOT / "src/banchisa/site"
MADE = (".pyc", ".so")
WITHOUT_COMPILER = (
    "there is no C compiler with Python's headers here, so the rules stay interpreted: everything works,\n"
    "    but bots think for longer. To change that, install gcc and python3-dev (or Xcode's tools) and start again."
)


class InstallError(Exception):
    """Something could not be installed; the message says what to do."""


class Stopped(InstallError):
    """Somebody wanted no more of it."""


class Installation:
    """A virtual environment with Banchisa in it, or on the way there."""

    def __init__(self, folder: Path, dev: bool = False) -> None:
        self.folder = folder.absolute()
        self.python = self.folder / "bin/python"
        self.dev = dev
        self.stages = Stages()
        self.log = ROOT / "build/install.log"
        self._project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
        self._processes: set[subprocess.Popen[bytes]] = set()
        self._ended = False

    # what is there

    @property
    def compiled(self) -> Path:
        """Once it is there, a file with the folder in which the compiled package lies."""
        return self.folder / ".compiled"

    def is_current(self) -> bool:
        """Whether the package in the environment was made from the present sources."""
        return read(self.folder / ".package") == fingerprint()

    @property
    def _tools(self) -> Path:
        """Where what builds the package lies, out of the package's own way."""
        return self.folder / "tools"

    @property
    def _building(self) -> dict[str, str]:
        """The environment in which the tools are found."""
        return {} if self.dev else {"PYTHONPATH": str(self._tools)}

    def _wanted(self) -> list[str]:
        project = self._project["project"]
        extras = project["optional-dependencies"]
        of_extras = extras["dev"] if self.dev else []
        own = [name for name in of_extras if name.startswith("banchisa[")]  # extras that contain others
        contained = [extra for name in own for extra in re.findall(r"[\w-]+", name)[1:]]
        wanted = [*project["dependencies"], *of_extras, *(name for extra in contained for name in extras[extra])]
        return [name for name in wanted if name not in own]

    # the stages

    def run(self) -> None:
        """All of it, on as many cores as there are."""
        self.make_environment()
        with self.beside() as beside:
            libraries = beside.submit(self.install_libraries)
            if self.dev:
                libraries.result()  # the tools are among them
            self.install_tools()
            client = beside.submit(self.build_client)
            wheel = beside.submit(self.compile)
            for each in (libraries, client, wheel):
                each.result()
            self.put_in_place(wheel.result())

    @contextmanager
    def beside(self) -> Iterator[ThreadPoolExecutor]:
        """What is done at the same time; when one of it fails, the rest ends too."""
        with ThreadPoolExecutor() as others:
            try:
                yield others
            except BaseException:
                self.end()
                raise

    def make_environment(self) -> None:
        """An empty environment, and an empty log; one that was left half-made is made again."""
        self.log.unlink(missing_ok=True)
        if (self.folder / ".made").exists() and self.runs([self.python, "-c", "import pip"]):
            return
        with self.stages.stage("making a virtual environment"):
            shutil.rmtree(self.folder, ignore_errors=True)
            need_venv()
            self._do([sys.executable, "-m", "venv", self.folder], "install Python's venv module (Debian: python3-venv)")
            (self.folder / ".made").touch()

    def install_libraries(self) -> None:
        """What the package needs when it runs."""
        wanted = self._wanted()
        if read(self.folder / ".libraries") == json.dumps(wanted):
            return
        with self.stages.stage("libraries"):
            self._pip("install", "pip", *wanted)
        (self.folder / ".libraries").write_text(json.dumps(wanted))

    def install_tools(self) -> None:
        """What the package is built with."""
        wanted = self._project["build-system"]["requires"]
        if self.dev or read(self._tools / ".made") == json.dumps(wanted):
            return
        with self.stages.stage("compiler of the rules, Node"):
            shutil.rmtree(self._tools, ignore_errors=True)
            self._pip("install", "--target", self._tools, *wanted)
        (self._tools / ".made").write_text(json.dumps(wanted))

    def install_charts(self) -> None:
        """What draws the charts of the lab."""
        self._pip("install", *self._project["project"]["optional-dependencies"]["lab"])

    def build_client(self) -> None:
        """The page that browsers get."""
        with self.stages.stage("page for the browser"):
            advice = "look at what npm says below; it needs the network once"
            self._do([self.python, "build_web.py"], advice, **self._building)

    def build_manual(self) -> None:
        """The documentation, beside the package that serves it."""
        with self.stages.stage("documentation"):
            self._pip("install", "--target", self._tools, *self._project["project"]["optional-dependencies"]["docs"])
            found = os.pathsep.join([str(ROOT / "src"), str(self._tools)])
            advice = "a game needs none of it; python build_docs.py says what is wrong"
            self._do(["nice", "-n", "5", self.python, "build_docs.py"], advice, PYTHONPATH=found)
            shutil.copytree(MANUAL, Path(read(self.compiled), "banchisa", MANUAL.name), dirs_exist_ok=True)

    def compile(self, politely: bool = False) -> Path:
        """The package as a wheel, compiled where that can be done."""
        if self.dev:
            need_compiler(self)
        can = can_compile()
        if not can:
            self.stages.tell(f"  ! {WITHOUT_COMPILER}")
        out = ROOT / "build/wheel"
        with self.stages.stage("rules" if can else "package", self._compiled_so_far):
            self._clear_build()
            environment = {"BANCHISA_WEB": "wait", "BANCHISA_COMPILE" if can else "BANCHISA_PURE": "1"}
            build = f"from setuptools import build_meta; build_meta.build_wheel({str(out)!r})"
            command: list[object] = ["nice", "-n", "5"] if politely else []
            advice = "set BANCHISA_PURE=1 to install without compiling"
            self._do([*command, self.python, "-c", build], advice, **environment, **self._building)
        return next(out.glob("*.whl"))

    def _clear_build(self) -> None:
        """Nothing of an earlier build is left; the log stays, for others write to it at the same time."""
        for left in (ROOT / "build").glob("*"):
            if left.is_dir():
                shutil.rmtree(left, ignore_errors=True)
            elif left != self.log:
                left.unlink()

    def put_in_place(self, wheel: Path) -> None:
        """The package into the environment, in one go."""
        with self.stages.stage("putting it in place"):
            self.compiled.unlink(missing_ok=True)
            (self.folder / ".package").unlink(missing_ok=True)
            self._pip("install", "--no-deps", "--force-reinstall", wheel)
            where = "import sysconfig; print(sysconfig.get_path('platlib'))"
            self.compiled.write_text(subprocess.check_output([self.python, "-c", where], text=True).strip())
            (self.folder / ".package").write_text(fingerprint())

    # how

    def _compiled_so_far(self) -> str:
        said = re.findall(r"banchisa: compiled (\d+ of \d+)", read(self.log))
        return said[-1] if said else ""

    def _pip(self, *arguments: object) -> None:
        command = [self.python, "-m", "pip", "--disable-pip-version-check", "-q", *arguments]
        self._do(command, "is the network there? Start again: what is there already is kept")

    def runs(self, command: list[object]) -> bool:
        try:
            return subprocess.run(list(map(str, command)), capture_output=True).returncode == 0
        except OSError:
            return False

    def _do(self, command: list[object], advice: str, **environment: str) -> None:
        """Run a command to its end, its words into the log."""
        self.log.parent.mkdir(exist_ok=True)
        words = list(map(str, command))
        with self.log.open("ab") as log:
            process = subprocess.Popen(
                words, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, process_group=0,
                env={**os.environ, **environment},
            )  # fmt: skip
            self._processes.add(process)
            if self._ended:
                end(process)
            status = process.wait()
            self._processes.discard(process)
        if self._ended:
            raise Stopped("stopped")
        if status:
            raise InstallError(f"`{' '.join(words)[:120]}` ended with {status}: {advice}\n{last_words(self.log)}")

    def end(self) -> None:
        """Whatever is under way ends now."""
        self._ended = True
        for process in list(self._processes):
            end(process)


def end(process: "subprocess.Popen[bytes]") -> None:
    """End a process and all it started."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def last_words(log: Path) -> str:
    lines = read(log).splitlines()[-20:]
    return "\n".join(["", f"The last lines of {log.relative_to(ROOT)}:", *(f"    {line}" for line in lines)])


def fingerprint() -> str:
    """What the installed package is made from."""
    found = hashlib.blake2b(sys.version.encode())
    for path in sorted(files()):
        found.update(str(path.relative_to(ROOT)).encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def files() -> Iterator[Path]:
    for name in SOURCES:
        if (ROOT / name).is_file():
            yield ROOT / name
            continue
        for folder, folders, names in os.walk(ROOT / name):
            folders[:] = [each for each in folders if each not in ("node_modules", "__pycache__")]
            if Path(folder) == BUNDLE.parent:
                folders[:] = [each for each in folders if each not in (BUNDLE.name, MANUAL.name)]
            yield from (Path(folder, each) for each in names if not each.endswith(MADE))


def need_venv() -> None:
    try:
        import ensurepip  # noqa: F401
    except ImportError:
        apt_get("python3-venv")


def can_compile() -> bool:
    """Whether there are a C compiler and Python's headers."""
    compiler = os.environ.get("CC", "cc").split()[0]
    has_headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    return os.environ.get("BANCHISA_PURE") != "1" and has_headers and shutil.which(compiler) is not None


def need_compiler(house: Installation) -> None:
    """A C compiler and Python's headers, from the system or from PyPI."""
    if can_compile():
        return
    if shutil.which("apt-get") and os.geteuid() == 0:
        apt_get("gcc", "libc6-dev", "python3-dev")
    else:
        house._pip("install", "ziglang")
        os.environ["CC"] = f"{house.python} -m ziglang cc"
        os.environ["LDSHARED"] = f"{os.environ['CC']} -shared"
    if not can_compile():
        raise InstallError("a C compiler or Python's headers are missing (Debian: apt-get install gcc python3-dev)")


def apt_get(*packages: str) -> None:
    """Install packages of Debian where that can be done."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run(["apt-get", "install", "-y", "-qq", *packages], check=False, stdout=subprocess.DEVNULL)


@contextmanager
def alone(stages: Stages) -> Iterator[None]:
    """Nobody else installs from these sources meanwhile."""
    with (ROOT / "setup.py").open() as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            with stages.stage("waiting for another installation"):
                fcntl.flock(held, fcntl.LOCK_EX)
        yield


def install_libraries(house: Installation) -> None:
    """Everything but the package."""
    with alone(house.stages):
        house.make_environment()
        house.install_libraries()


def install(house: Installation) -> None:
    """Install if anything changed."""
    with alone(house.stages):
        if not house.is_current():
            house.run()


def main(arguments: list[str]) -> int:
    folders = [each for each in arguments if not each.startswith("-")]
    if len(folders) != 1:
        sys.exit(__doc__)
    only_libraries = "--libraries" in arguments
    house = Installation(ROOT / folders[0], dev=only_libraries or "--dev" in arguments)
    with reporting(house):
        install_libraries(house) if only_libraries else install(house)
    return 0


@contextmanager
def reporting(house: Installation) -> Iterator[None]:
    """Whoever waits is told in plain words why nothing was installed."""
    signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    except InstallError as why:
        house.stages.close()
        sys.exit(f"\nNot installed: {why}")
    except KeyboardInterrupt:
        house.end()
        house.stages.close()
        print("\nStopped. Start again whenever you like: what is complete is kept.", file=sys.stderr)
        sys.exit(130)
    house.stages.close()


def interrupt(*_: object) -> None:
    raise KeyboardInterrupt


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
