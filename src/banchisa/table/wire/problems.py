"""What is answered instead of what was asked for."""

from __future__ import annotations

from typing import Any

from banchisa.table.errors import ErrorCode as ErrorCode
from banchisa.table.errors import Problem
from banchisa.table.wire.common import WireStruct


class WireProblem(WireStruct, frozen=True):
    """A request that cannot be granted: its code, and data that says more."""

    code: ErrorCode
    data: dict[str, Any]

    @staticmethod
    def of(problem: Problem) -> WireProblem:
        return WireProblem(problem.code, problem.data)
