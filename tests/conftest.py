"""Test modules of different games have the same names: each is imported from its own path."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.option.importmode = "importlib"
