"""What all tests share: a report of the rules that tests prove."""

import json
from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule-report", help="write the rule ids that tests prove, as JSON: id -> tests")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    target = config.getoption("--rule-report")
    if not target:
        return
    proven: dict[str, list[str]] = {}
    for item in items:
        for mark in item.iter_markers("rule"):
            for rule in mark.args:
                proven.setdefault(rule, []).append(item.nodeid)
    Path(target).write_text(json.dumps(proven))
