"""Compiles engine, games, bots and the table of a step with mypyc when it can, and builds the web client when it can.

BANCHISA_PURE=1     never compile
BANCHISA_COMPILE=1  fail instead of falling back to plain Python
BANCHISA_WEB=0      leave the web client as it is
BANCHISA_WEB=1      fail instead of installing without a web client
BANCHISA_WEB=wait   somebody else builds the web client meanwhile: wait for it
"""

import os
import re
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from setuptools import setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).parent))
import build_web

ROOT = Path(__file__).resolve().parent
HOT_ROOMS = ["src/banchisa/engine", "src/banchisa/games", "src/banchisa/bots"]
HOT_FILES = ["src/banchisa/table/log.py", "src/banchisa/table/table.py", "src/banchisa/table/views.py"]  # in every step
COLD = {  # rooms that no step of a game enters; compiling them would take longer than it could ever save
    "__init__", "arrays", "engine/scene",
    "bounds", "components", "components_picture", "files", "json_values", "lessons", "options",
    "position_json", "record", "registry", "rulebook", "serialize", "taken_back", "text", "validate",
}  # fmt: skip
APART = re.compile(  # rooms that no search enters: each is a C file of its own, the others share one for each game
    r"___(game|setup|engine___(drawing|texts)|(view|refusals|analysis)___\w+|bots___(hints|reasons))\.c$"
)
ASKED = set(sys.argv)
BUILDS = not {"egg_info", "dist_info"} & ASKED  # else somebody only wants to know what is here
COMPILES = BUILDS and "sdist" not in ASKED
NEVER = os.environ.get("BANCHISA_PURE") == "1"
MUST = os.environ.get("BANCHISA_COMPILE") == "1"
WEB = os.environ.get("BANCHISA_WEB", "")
PATIENCE = 900  # seconds for somebody else's web client


def hot_modules():
    """Every module of the hot rooms but the cold ones, the package fronts, and the shim between arrays and lists."""
    found = (path for room in HOT_ROOMS for path in Path(room).rglob("*.py"))
    hot = [str(path) for path in found if not {path.stem, f"{path.parent.name}/{path.stem}"} & COLD]
    return sorted([*hot, *HOT_FILES])


def say(why):
    print(f"banchisa: not compiled, the package stays plain Python ({why})", file=sys.stderr)


class RulesFirst(build):
    """Compiles before it gathers files: whoever builds the web client has that long."""

    sub_commands = sorted(build.sub_commands, key=lambda command: command[0] != "build_ext")


class BuildWithWeb(build_py):
    """Waits for the web client before the files of the package are gathered."""

    def run(self):
        wait_for_client(must=WEB == "1")
        super().run()


class SourcesWithWeb(sdist):
    """A source distribution carries the web client, so that whoever builds from it needs no Node."""

    def run(self):
        wait_for_client(must=True)
        super().run()


def wait_for_client(must):
    if WEB == "wait":
        wait_for_others()
    if client is None:
        return
    try:
        client.result()
    except build_web.WebBuildError as why:
        if must:
            raise
        print(f"banchisa: installed without a web client ({why})", file=sys.stderr)


def wait_for_others():
    late = time.monotonic() + PATIENCE
    while not build_web.is_current(ROOT):
        if time.monotonic() > late:
            raise build_web.WebBuildError("nobody has built the web client, and BANCHISA_WEB=wait says so")
        time.sleep(0.1)


class OptionalBuildExt(build_ext):
    """All or nothing: a half-built group must not shadow the plain files. All cores compile."""

    def build_extensions(self):
        if self.compiler.compiler_type == "unix":
            compile_in_parallel(self.compiler)
        super().build_extensions()

    def run(self):
        try:
            super().run()
        except Exception as why:
            if MUST:
                raise
            say(repr(why))
            self._remove_left_overs()
            self.extensions = []

    def _remove_left_overs(self):
        for pattern in ("**/*.so", "**/*.pyd"):
            for left_over in Path(self.build_lib).glob(pattern):
                left_over.unlink()

    def get_outputs(self):
        return [path for path in super().get_outputs() if Path(path).exists()]


def compile_in_parallel(compiler):
    """Let a compiler work on several sources of one extension at once; it takes them one by one by itself."""
    one_by_one = compiler.compile

    def compile(sources, *args, **kwargs):
        made = []
        with ThreadPoolExecutor(os.cpu_count() or 1) as cores:
            under_way = [cores.submit(one_by_one, [source], *args, **kwargs) for source in by_size(sources)]
            for each in as_completed(under_way):
                made += each.result()
                print(f"banchisa: compiled {len(made)} of {len(sources)}", file=sys.stderr, flush=True)
        return made

    compiler.compile = compile


def by_size(sources):
    """The largest first, so that none of them is left for the end."""
    return sorted(sources, key=lambda source: -weight(source))


def weight(source):
    """The size of a source with what it includes."""
    path = Path(source)
    if not path.name.startswith("unit_"):
        return path.stat().st_size
    return sum((path.parent / name).stat().st_size for name in re.findall(r"\"(.*)\"", path.read_text()))


def join_rules(extension):
    """Put the rules of each game into one C file, so that the compiler may inline across their modules.

    All of the package in one file would be a little faster still, but only one core could compile it.
    """
    units = {}
    for source in extension.sources:
        found = re.search(r"__native_banchisa___(games___\w+?|engine|bots)___\w+\.c$", source)
        if found and not APART.search(source):
            units.setdefault(found.group(1), []).append(source)
    for name, sources in units.items():
        unit = Path(sources[0]).parent / f"unit_{name}.c"
        unit.write_text("".join(f'#include "{Path(source).name}"\n' for source in sources))
        extension.sources = [source for source in extension.sources if source not in sources] + [str(unit)]


def extensions():
    if NEVER or not COMPILES:
        return []
    try:
        from mypyc.build import mypycify

        found = mypycify(hot_modules(), opt_level="2", debug_level="0", group_name="banchisa", multi_file=True)
    except BaseException as why:  # mypy is missing, or it left with SystemExit on a type error
        if MUST:
            raise
        say(repr(why))
        return []
    join_rules(found[0])
    if sys.platform != "win32":
        for extension in found:  # the group calls itself directly, so the compiler may inline across functions
            extension.extra_compile_args = [*(extension.extra_compile_args or []), "-fvisibility=hidden"]
    return found


with ThreadPoolExecutor() as beside:  # the compiler of the rules does not wait for Node
    client = beside.submit(build_web.build, ROOT) if BUILDS and WEB not in ("0", "wait") else None
    commands = {"build": RulesFirst, "build_ext": OptionalBuildExt, "build_py": BuildWithWeb, "sdist": SourcesWithWeb}
    setup(ext_modules=extensions(), cmdclass=commands)
