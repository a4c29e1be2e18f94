"""Tests say which rules of a rulebook they claim: @rule("NAN-4.4", "NAN-4.5")."""

import pytest

rule = pytest.mark.rule
