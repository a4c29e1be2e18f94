"""A library that is missing or too old is named in one sentence, with what to do."""

import subprocess
import sys
from importlib import metadata

import pytest

from banchisa.adapters import hosts

EXTRAS = {"pettingzoo": "pettingzoo", "openspiel": "pyspiel", "gymnasium": "gymnasium"}


def pretend_version(monkeypatch, version):
    """Let every package say that it is of this version; None: that it is not installed."""

    def answer(package):
        if version is None:
            raise metadata.PackageNotFoundError(package)
        return version

    monkeypatch.setattr(hosts.metadata, "version", answer)


@pytest.mark.parametrize("extra", EXTRAS)
def test_what_is_installed_here_is_of_a_version_that_works(extra):
    assert hosts.find_fault(extra) == ""


def test_a_library_that_is_missing_is_named_with_its_extra(monkeypatch):
    pretend_version(monkeypatch, None)
    with pytest.raises(hosts.HostError) as caught:
        hosts.check_host("openspiel")
    assert str(caught.value) == "open_spiel is not installed; install it with: pip install 'banchisa[openspiel]'"


@pytest.mark.parametrize("version", ["1.24.3", "0.9", "2.0.0", "2.1rc1"])
def test_a_version_that_is_not_known_to_work_is_refused(monkeypatch, version):
    pretend_version(monkeypatch, version)
    with pytest.raises(hosts.HostError) as caught:
        hosts.check_host("pettingzoo")
    assert str(caught.value) == (
        f"pettingzoo {version} can't be used; allowed: from 1.25 to below 2; "
        "install it with: pip install 'banchisa[pettingzoo]'"
    )


@pytest.mark.parametrize("version", ["1.25", "1.25.0", "1.30.2"])
def test_a_version_in_between_may_be_used(monkeypatch, version):
    pretend_version(monkeypatch, version)
    hosts.check_host("pettingzoo")


def test_a_library_that_is_there_and_broken_is_said_to_be_so():
    said = str(hosts.explain_import("gymnasium", ImportError("no such symbol")))
    assert said == "gymnasium can't be imported: no such symbol; install it with: pip install 'banchisa[gymnasium]'"


@pytest.mark.parametrize(("extra", "module"), EXTRAS.items())
def test_an_adapter_without_its_library_says_so_when_it_is_imported(extra, module):
    program = (
        f"import sys, banchisa; sys.modules[{module!r}] = None\n"
        "try:\n"
        f"    import banchisa.adapters.{extra}\n"
        "except ImportError as why:\n"
        "    print(type(why).__name__, why)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("HostError ") and f"banchisa[{extra}]" in done.stdout
    assert done.stdout.count("\n") == 1
