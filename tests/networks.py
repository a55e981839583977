"""The network that this machine is in, for tests that come from outside."""

import os

import pytest

from agon.server.network import found_addresses, is_private


def own_address() -> str:
    """An address of this machine in a private network. On a build machine (CI=true) there must be one."""
    addresses = [one for one in found_addresses() if is_private(one)]
    if not addresses:
        missing = pytest.fail if os.environ.get("CI") else pytest.skip
        missing("this machine is in no network")
    return addresses[0]
