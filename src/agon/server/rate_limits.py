"""Rate limits: a bucket of tokens per key, refilled with time. In memory of each process."""

import contextlib
import ipaddress
import time
from collections import deque
from dataclasses import dataclass
from functools import lru_cache

from agon.server.refusals import TooMuch

MOST_KEYS = 20_000
DAY_SECONDS = 86_400.0


@dataclass
class Bucket:
    left: float
    at: float


class RateLimit:
    """``burst`` at once, then ``per_second``."""

    def __init__(self, burst: float, per_second: float, enabled: bool = True) -> None:
        self.burst = burst
        self.per_second = per_second
        self.enabled = enabled
        self.buckets: dict[str, Bucket] = {}

    def allows(self, key: str) -> bool:
        if not self.enabled:
            return True
        at = time.monotonic()
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= MOST_KEYS:
                self.forget_full(at)
            bucket = self.buckets[key] = Bucket(self.burst, at)
        bucket.left = min(self.burst, bucket.left + (at - bucket.at) * self.per_second)
        bucket.at = at
        if bucket.left < 1:
            return False
        bucket.left -= 1
        return True

    def forget_full(self, at: float) -> None:
        full = [key for key, one in self.buckets.items() if one.left + (at - one.at) * self.per_second >= self.burst]
        for key in full or list(self.buckets)[: MOST_KEYS // 2]:
            del self.buckets[key]

    def check(self, key: str) -> None:
        if not self.allows(key):
            raise TooMuch("err-too-many-requests", "too many requests; wait a little")


class DayLimit:
    """At most so many in any 24 hours; a bucket that fills again would let twice as many through."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.times: dict[str, deque[float]] = {}

    def allows(self, key: str) -> bool:
        at = time.monotonic()
        if key not in self.times and len(self.times) >= MOST_KEYS:
            self.forget_old(at)
        times = self.times.setdefault(key, deque(maxlen=self.most))
        if len(times) == self.most and times[0] > at - DAY_SECONDS:
            return False
        times.append(at)
        return True

    def forget_old(self, at: float) -> None:
        old = [key for key, times in self.times.items() if times[-1] <= at - DAY_SECONDS]
        for key in old or list(self.times)[: MOST_KEYS // 2]:
            del self.times[key]


@lru_cache(maxsize=4096)
def address_key(host: str) -> str:
    """What counts as one address: of IPv6 the network, since a household has 2**64 of them."""
    with contextlib.suppress(ValueError):
        address = ipaddress.ip_address(host.partition("%")[0])
        if isinstance(address, ipaddress.IPv6Address):
            if address.ipv4_mapped is not None:
                return str(address.ipv4_mapped)
            return str(ipaddress.ip_network((address, 64), strict=False))
    return host


@lru_cache(maxsize=4096)
def is_own_machine(host: str) -> bool:
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host.partition("%")[0]).is_loopback
    return not host


class RateLimits:
    """Per person or device, and per address, from which many persons may come."""

    def __init__(self, enabled: bool) -> None:
        self.enabled = enabled
        self.greet = RateLimit(30, 0.2, enabled)
        self.hello = RateLimit(120, 10, enabled)
        self.login = RateLimit(10, 0.1, enabled)
        self.login_as = RateLimit(30, 0.1, enabled)
        self.create = RateLimit(30, 0.5, enabled)
        self.create_from = RateLimit(90, 1.5, enabled)
        self.request = RateLimit(120, 20, enabled)
        self.request_from = RateLimit(600, 100, enabled)
        self.replay = RateLimit(120, 8, enabled)
        self.message = RateLimit(80, 20, enabled)
        self.message_from = RateLimit(800, 200, enabled)
        self.chat = RateLimit(10, 0.5, enabled)
        self.hint = RateLimit(5, 0.2, enabled)
        self.preview = RateLimit(60, 10, enabled)
        self.look_back = RateLimit(5, 0.05, enabled)
