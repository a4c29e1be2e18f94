"""What ./play does: install what is missing, open the page as soon as it can be played, compile the rules meanwhile."""

import os
import subprocess
import sys
from concurrent.futures import Future
from contextlib import suppress

from install import ROOT, Installation, InstallError, Stopped, alone, can_compile, install, reporting

CHARTS = ("altair", "vl_convert")
CALLED = {"BANCHISA_CALLED": "./play"}  # what the page tells people to type


def main(arguments: list[str]) -> None:
    house = Installation(ROOT / ".venv")
    with reporting(house):
        if not arguments and not house.is_current():
            sys.exit(play_first(house))
        install(house)
        if arguments[:1] == ["balance"]:
            need_charts(house)
    python = str(house.python)
    os.execve(python, [python, "-P", "-m", "banchisa", *(arguments or ["serve"])], {**os.environ, **CALLED})


def play_first(house: Installation) -> int:
    """The first time: serve as soon as there is a page, with rules that are still interpreted."""
    with alone(house.stages):
        house.make_environment()
        with house.beside() as beside:
            libraries = beside.submit(house.install_libraries)
            house.install_tools()
            client = beside.submit(house.build_client)
            wheel = beside.submit(house.compile, politely=True)
            libraries.result()
            client.result()
            house.stages.tell(f"  A game can be played after {house.stages.seconds:.0f} s.")
            house.stages.close()
            server = start(house)
            try:
                beside.submit(change_over, house, wheel)
                return server.wait()
            except KeyboardInterrupt:
                if house.is_current():
                    return 0
                raise
            finally:
                house.end()
                server.terminate()
                server.wait()


def start(house: Installation) -> "subprocess.Popen[bytes]":
    """A server that runs from the sources, and looks for compiled rules."""
    environment = {**CALLED, "PYTHONPATH": str(ROOT / "src"), "BANCHISA_COMPILED": str(house.compiled)}
    house.compiled.unlink(missing_ok=True)
    return subprocess.Popen([house.python, "-P", "-m", "banchisa", "serve"], env={**os.environ, **environment})


def change_over(house: Installation, wheel: "Future[os.PathLike[str]]") -> None:
    """Put the compiled package where the bots find it."""
    try:
        house.put_in_place(wheel.result())
    except Stopped:
        return
    except InstallError as why:
        house.stages.tell(f"  ! The rules stay interpreted, and bots think for longer: {why}")
        return
    if can_compile():
        house.stages.tell(
            f"  The rules are compiled after {house.stages.seconds:.0f} s: from now on bots think faster."
        )
    with suppress(Stopped, InstallError):
        house.build_manual()


def need_charts(house: Installation) -> None:
    """What draws the charts, for those who want them."""
    if not house.runs([house.python, "-c", f"import {', '.join(CHARTS)}"]):
        with house.stages.stage("what draws the charts (110 MB)"):
            house.install_charts()


if __name__ == "__main__":
    main(sys.argv[1:])
