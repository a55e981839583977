"""What an operator can set: by environment variables (``AGON_...``, ``DATABASE_URL``) or by options of ``agon serve``."""

import os
from dataclasses import dataclass, field
from pathlib import Path

DEFAULT_PORT = 8470
EVERYWHERE = ("", "0.0.0.0", "::")  # noqa: S104
"""Addresses that stand for all of a machine."""


def default_data() -> Path:
    """Where games are kept when nobody says otherwise."""
    share = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(share) / "agon"


@dataclass(frozen=True)
class Limits:
    """Bounds on everything that clients send."""

    chat_length: int = 500
    message_bytes: int = 16_384
    body_bytes: int = 2_000_000
    tables_per_person: int = 60
    tables_of_bots_alone: int = 3
    sockets_per_person: int = 40
    sockets_per_person_and_table: int = 12
    sockets_per_address: int = 200
    silent_per_address: int = 20
    connections_per_address: int = 300
    onlookers_per_table: int = 200
    orders_per_seat: int = 32
    record_moves: int = 6_000
    bytes_per_person: int = 200_000_000
    brought_bytes_per_person: int = 50_000_000


@dataclass(frozen=True)
class Smtp:
    """The mail server; no host means no e-mail."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = ""
    sender: str = "agon@localhost"
    tls: str = "starttls"


@dataclass(frozen=True)
class ServerConfig:
    data: Path = field(default_factory=default_data)
    database_url: str = ""
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    public_url: str = ""
    bot_workers: int = 0
    bot_seconds: float = 8.0
    bot_pace: float = 1.0
    notice_delay: float = 20.0
    keep_days: float = 365.0
    private_webhooks: bool = False
    open_network: bool = True
    rate_limits: bool = True
    log_json: bool = False
    log_level: str = "info"
    vapid_contact: str = "mailto:agon@localhost"
    smtp: Smtp = field(default_factory=Smtp)
    limits: Limits = field(default_factory=Limits)

    @property
    def url(self) -> str:
        """The address that notices link to."""
        host = "127.0.0.1" if self.host in EVERYWHERE else self.host
        return (self.public_url or f"http://{host}:{self.port}").rstrip("/")

    @property
    def database(self) -> str:
        """The SQLAlchemy URL: PostgreSQL when given, else a file in the data folder."""
        if not self.database_url:
            return f"sqlite+aiosqlite:///{self.data / 'agon.db'}"
        for prefix in ("postgresql://", "postgres://"):
            if self.database_url.startswith(prefix):
                return "postgresql+asyncpg://" + self.database_url[len(prefix) :]
        return self.database_url

    @property
    def is_postgres(self) -> bool:
        return self.database.startswith("postgresql")

    @property
    def workers(self) -> int:
        """Processes in which bots think."""
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)


def from_environment() -> ServerConfig:
    """The configuration as the environment gives it; command-line options replace single fields."""
    env = os.environ
    smtp = Smtp(
        host=env.get("AGON_SMTP_HOST", ""),
        port=int(env.get("AGON_SMTP_PORT", "587")),
        user=env.get("AGON_SMTP_USER", ""),
        password=env.get("AGON_SMTP_PASSWORD", ""),
        sender=env.get("AGON_SMTP_SENDER", "agon@localhost"),
        tls=env.get("AGON_SMTP_TLS", "starttls"),
    )
    return ServerConfig(
        data=Path(env["AGON_DATA"]) if env.get("AGON_DATA") else default_data(),
        database_url=env.get("DATABASE_URL", ""),
        host=env.get("AGON_HOST", "127.0.0.1"),
        port=int(env.get("AGON_PORT", str(DEFAULT_PORT))),
        public_url=env.get("AGON_PUBLIC_URL", ""),
        bot_workers=int(env.get("AGON_BOT_WORKERS", "0")),
        bot_seconds=float(env.get("AGON_BOT_SECONDS", "8")),
        bot_pace=float(env.get("AGON_BOT_PACE", "1")),
        notice_delay=float(env.get("AGON_NOTICE_DELAY", "20")),
        keep_days=float(env.get("AGON_KEEP_DAYS", "365")),
        open_network=env.get("AGON_OPEN_NETWORK", "1") != "0",
        private_webhooks=env.get("AGON_PRIVATE_WEBHOOKS", "") == "1",
        rate_limits=env.get("AGON_RATE_LIMITS", "1") != "0",
        log_json=env.get("AGON_LOG_JSON", "") == "1",
        log_level=env.get("AGON_LOG_LEVEL", "info"),
        vapid_contact=env.get("AGON_VAPID_CONTACT", "mailto:agon@localhost"),
        smtp=smtp,
    )
