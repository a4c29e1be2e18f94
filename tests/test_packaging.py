"""The package installs without a C compiler too, says so once, and runs the same code."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from pathlib import Path

import banchisa
from banchisa.engine import rollout
from support.processes import PATIENCE

ROOT = Path(__file__).parent.parent
NOT_COPIED = (".*", "__pycache__", "*.so", "build", "tests", "docs", "node_modules")
CLIENT = "src/banchisa/web/index.html"


def test_without_a_c_compiler_the_sources_become_a_plain_wheel_that_plays(tmp_path):
    """One test: what it looks at takes long to build, and each worker with a test of it would build it anew."""
    sources = unpack_source_distribution(tmp_path)
    assert (sources / CLIENT).read_text() == (ROOT / CLIENT).read_text()
    assert (sources / "build_web.py").exists()
    assert not (sources / "web").exists()

    wheel, said = build_wheel(sources, tmp_path / "wheel")
    assert said.count("banchisa: not compiled, the package stays plain Python") == 1

    names = zipfile.ZipFile(wheel).namelist()
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    for wanted in ("components.toml", "rulebook/it.md", "words/nl.ftl", "rules/play.py"):
        assert f"banchisa/games/nanuuk/{wanted}" in names
    assert "banchisa/i18n/messages/cli/en.ftl" in names
    for wanted in ("page.html", "page.css", "sections/glance.html"):
        assert f"banchisa/lab/balance/templates/{wanted}" in names
    assert {"banchisa/py.typed", "banchisa/web/index.html", "banchisa/web/index.html.gz"} <= set(names)

    place, compiled, digest = play_from(wheel, tmp_path / "installed")
    assert place.startswith(str(tmp_path))
    assert compiled is False
    assert digest == rollout.digest(banchisa.game("nanuuk").start(4), 2, 1)


def unpack_source_distribution(folder):
    """What a source distribution of this checkout holds."""
    copied, out = folder / "checkout", folder / "sdist"
    shutil.copytree(ROOT, copied, ignore=shutil.ignore_patterns(*NOT_COPIED))
    program = f"from setuptools import build_meta; build_meta.build_sdist({str(out)!r})"
    out.mkdir()
    built = subprocess.run([sys.executable, "-c", program], cwd=copied, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    (found,) = out.glob("*.tar.gz")
    with tarfile.open(found) as archive:
        archive.extractall(out, filter="data")
    return out / found.name.removesuffix(".tar.gz")


def build_wheel(sources, out):
    """A wheel built where the C compiler is missing, and what the build said."""
    built = subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "-v", "--no-build-isolation", "--no-deps", "-w", str(out), str(sources)],
        env={**os.environ, "CC": "no-such-compiler", "BANCHISA_COMPILE": "0", "BANCHISA_WEB": "1"},
        capture_output=True,
        text=True,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    (found,) = out.glob("*.whl")
    return found, built.stdout + built.stderr


def play_from(wheel, folder):
    """Where the package lies, whether it is compiled, and what comes out of two games."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    program = (
        "import banchisa, json; from banchisa.engine import rollout; game = banchisa.game('nanuuk');"
        "print(json.dumps([banchisa.__file__, banchisa.is_compiled(), rollout.digest(game.start(4), 2, 1)]))"
    )
    answer = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(answer.stdout)


def test_a_wheel_waits_for_the_client_that_is_built_beside_it(tmp_path):
    for name in ("pyproject.toml", "setup.py", "build_web.py", "README.md"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("web", "__pycache__", "*.egg-info"))
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").touch()
    process = subprocess.Popen(
        [sys.executable, "-u", "-c", "from setuptools import build_meta; build_meta.build_wheel('dist')"],
        cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        env={**os.environ, "BANCHISA_PURE": "1", "BANCHISA_WEB": "wait"},
    )  # fmt: skip
    assert any("running build_py" in line for line in process.stdout)  # now it gathers its files
    time.sleep(2)  # who does not wait is done by now
    bundle = tmp_path / "src/banchisa/web"
    bundle.mkdir()
    (bundle / "index.html").write_text("the client")
    (bundle / "index.html.gz").write_text("the same, packed: written last")
    said, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, said
    names = zipfile.ZipFile(next((tmp_path / "dist").glob("*.whl"))).namelist()
    assert {"banchisa/web/index.html", "banchisa/web/index.html.gz"} <= set(names)
