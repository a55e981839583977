"""What all tests share: a report of the rules that tests prove; on a build machine nothing may be skipped."""

import json
import os
from pathlib import Path

import pytest

pytest.register_assert_rewrite("tests.scenario", "tests.rules", "tests.properties")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule-report", help="write the rule ids that tests prove, as JSON: id -> tests")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    try_pages_twice(items)
    target = config.getoption("--rule-report")
    if not target:
        return
    proven: dict[str, list[str]] = {}
    for item in items:
        for mark in item.iter_markers("rule"):
            for rule in mark.args:
                proven.setdefault(rule, []).append(item.nodeid)
    Path(target).write_text(json.dumps(proven))


def try_pages_twice(items: list[pytest.Item]) -> None:
    """On a build machine a test in Chromium that fails is tried once more, so that one moment without time does not undo
    hours; the summary names it ("R"), and such a test has a fault to be found."""
    for item in items:
        if os.environ.get("CI") and "open_page" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """CI=true promises that everything is installed: a test that was skipped there has failed."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("CI") and reporter is not None and reporter.stats.get("skipped"):
        reporter.write_line(f"{len(reporter.stats['skipped'])} skipped, and CI skips nothing", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
