"""The files for operators name options that exist, and are what systemd and a container need."""

import re
from configparser import ConfigParser
from pathlib import Path

import pytest
import typer

from banchisa.cli.app import app

ROOT = Path(__file__).parents[1]
FILES = ["deploy/banchisa.service", "deploy/nginx.conf", "deploy/Caddyfile", "deploy/Containerfile", "docs/operate.md"]


def options_of(*names: str) -> set[str]:
    """The options of a command."""
    command = typer.main.get_command(app)
    for name in names:
        command = command.commands[name]
    return {option for parameter in command.params for option in (*parameter.opts, *parameter.secondary_opts)}


@pytest.mark.parametrize("file", FILES)
def test_every_command_that_is_named_can_be_given(file):
    text = (ROOT / file).read_text(encoding="utf-8").replace("\\\n", " ")
    commands = re.findall(r"banchisa(?:\")?,? +(?:\")?(serve|backup|tables)\b([^\n#`]*)", text)
    assert commands
    for name, rest in commands:
        below = re.findall(r"^ ([a-z]+)\b", rest) if name == "tables" else []
        known = options_of(name, *below) | options_of(name)
        assert set(re.findall(r"--[a-z-]+", rest)) <= known, rest


def test_the_table_of_options_is_that_of_the_command():
    text = (ROOT / "docs/operate.md").read_text(encoding="utf-8")
    table = text.split("| option | meaning |")[1].split("\n\n")[0]
    told = set(re.findall(r"`(--[a-z-]+)", table))
    assert told == options_of("serve") - {"--browser", "--no-browser", "--lang"}


def test_the_unit_stops_in_order_and_may_write_to_its_folder_only():
    unit = ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str
    unit.read(ROOT / "deploy/banchisa.service")
    service = unit["Service"]
    assert "--database /var/lib/banchisa/" in service["ExecStart"]
    assert (service["StateDirectory"], service["ProtectSystem"]) == ("banchisa", "strict")
    assert "KillSignal" not in service  # SIGTERM is the one that the server ends by in order
