"""Running collected tests, outside pytest's own loop."""

import time

import pytest
from _pytest.runner import runtestprotocol


def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    reports = runtestprotocol(item, log=False, nextitem=following)
    return not any(report.failed for report in reports)


def first_failure(items: list[pytest.Item]) -> str:
    """The id of the first test that fails; empty if none does."""
    for item, following in zip(items, [*items[1:], None], strict=True):
        if not passes(item, following):
            return item.nodeid
    return ""


def seconds_of(item: pytest.Item, following: pytest.Item | None) -> tuple[bool, float]:
    begun = time.process_time()
    ok = passes(item, following)
    return ok, time.process_time() - begun
