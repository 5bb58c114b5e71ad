"""What the Python of a browser does not have: a test that needs it is left out, and says what it lacks."""

from collections.abc import Generator
from typing import Any

import pytest

MODULES = {"filelock", "resource", "PIL", "zxingcpp", "_multiprocessing", "starlette", "uvicorn", "psycopg"}
"""Modules that there are on computers only; what needs one of them to be imported belongs to a computer."""

CALLS = (
    "module 'os' has no attribute 'link'",
    "can't start new thread",
    "emscripten does not support processes",
)
"""What Python answers there to hard links, threads and processes."""


def lack(error: BaseException | None) -> str:
    """Return what was missing. Empty if something else went wrong."""
    while error is not None:
        if isinstance(error, ModuleNotFoundError) and error.name in MODULES:
            return str(error)
        if any(call in str(error) for call in CALLS):
            return str(error)
        error = error.__cause__ or error.__context__
    return ""


def _left_out(report: Any, what: str, where: Any) -> Any:
    report.outcome, report.longrepr = "skipped", (str(where), 0, f"a browser lacks it: {what}")
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """See pytest: the outcome of a test."""
    report = yield
    what = lack(call.excinfo.value) if call.excinfo else ""
    return _left_out(report, what, item.path) if what else report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector: pytest.Collector) -> Generator[None, Any, Any]:
    """See pytest: what a file holds."""
    report: Any = yield
    found = getattr(report, "call", None)
    what = lack(found.excinfo.value) if found and found.excinfo else ""
    return _left_out(report, what, collector.path) if what else report
