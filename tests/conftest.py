"""What holds for all tests, wherever and beside whatever they run."""

import asyncio
import inspect
import os
import signal
from contextlib import AbstractAsyncContextManager, AsyncExitStack

import pytest
from hypothesis import settings

# the same examples every day, so that a check gives the same answer each time; the long check looks for new ones
settings.register_profile("same", derandomize=True, database=None)
settings.register_profile("new", derandomize=False)
settings.load_profile(os.environ.get("BANCHISA_EXAMPLES", "same"))


def pytest_configure():
    """A check in the background ignores Ctrl+C, and so would its children; tests that send it need it to be heard."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items):
    """The driver of the browser keeps an event loop running in its process, where no other test can start its own."""
    if {"browser" in item.path.parts for item in items} == {True, False}:
        raise pytest.UsageError("browser tests need processes of their own: run tests/browser apart from the others")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    """A test that is a coroutine has an event loop of its own, in which what its fixtures open stays open meanwhile."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    asyncio.run(_run(pyfuncitem.obj, given))
    return True


async def _run(test, given):
    async with AsyncExitStack() as stack:
        for name, value in given.items():
            if isinstance(value, AbstractAsyncContextManager):
                given[name] = await stack.enter_async_context(value)
        await test(**given)
