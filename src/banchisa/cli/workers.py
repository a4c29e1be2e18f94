"""Who plays many games: the cores of this machine, or a cluster."""

from __future__ import annotations

from banchisa.cli.console import Console
from banchisa.cli.progress import MAX_JOBS, count_cores
from banchisa.lab.workers import Workers, choose_workers


def parse_workers(jobs: int | None, ray: str | None, console: Console, has_programs: bool = False) -> Workers:
    """All cores of this machine unless the number of jobs is given; those of a Ray cluster if it is named."""
    if jobs is not None and not 1 <= jobs <= MAX_JOBS:
        raise console.error("ui-arena-bad-number", option="--jobs", given=jobs, most=str(MAX_JOBS))
    if ray is None:
        return choose_workers(count_cores() if jobs is None else jobs, has_programs)
    from banchisa.lab.ray_workers import RayWorkers  # a large library that few need

    return RayWorkers(ray, jobs)
