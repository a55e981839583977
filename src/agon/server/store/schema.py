"""The tables of the database. Times are seconds since 1970 in UTC; the log of a game is only ever appended to."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("login", String(80), unique=True),
    Column("password", String(200)),
    Column("language", String(8), nullable=False),
    Column("channels", JSON, nullable=False),
    Column("created", Float, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("pace", JSON, nullable=False),
    Column("visibility", String(10), nullable=False),
    Column("host", String(32), nullable=False),
    Column("invite", String(40), nullable=False),
    Column("seed", Text, nullable=False),
    Column("state", String(10), nullable=False),  # waiting, playing, finished
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("seq", Integer, nullable=False),  # the last entry of the log
    Column("moves", Integer, nullable=False),
    Column("to_move", Integer),
    Column("turn_since", Float, nullable=False),
    Column("deadline", Float),
    Column("clocks", JSON),  # seconds left by seat, in live games
    Column("auto_due", Float),  # when a bot or a standing order is to act, at the latest
    Column("asked", JSON),  # a request to take back, and the votes on it
    Column("result", JSON),
    Column("rematch", String(32)),
    Column("source", JSON),  # the table and move that this one goes on from
    Column("hints", Boolean, nullable=False, server_default=false()),  # whether bots advise people against people
    Column("lesson", String(16)),  # the fingerprint of the script that the game follows
    Column("bytes", BigInteger, nullable=False, server_default="0"),  # of its log
    Index("tables_state", "state", "visibility"),
    Index("tables_deadline", "deadline"),
    Index("tables_auto_due", "auto_due"),
    Index("tables_host", "host"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # person, bot, open
    Column("person", String(32), index=True),
    Column("name", String(80), nullable=False),
    Column("level", String(10)),
    Column("away", Boolean, nullable=False),  # a bot sits in for the person
    Column("vacant", Boolean, nullable=False),  # a bot plays, but a person may take the seat
    Column("orders", JSON, nullable=False),
    Column("archived", Boolean, nullable=False, server_default=false()),  # out of the person's list
    Column("left", String(32)),  # who gave this seat up during the game
)

log = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # start, move, undo, redo, hint
    Column("position", Integer, nullable=False),  # the entry whose state holds after this one
    Column("parent", Integer),  # of a move: the position it was made in
    Column("seat", Integer),
    Column("by", String(10), nullable=False),  # person, bot, order, table
    Column("message", String(64)),  # the client's message id: resends are answered, not repeated
    Column("at", Float, nullable=False),
    Column("choices", JSON),
    Column("outcomes", JSON),
    Column("events", JSON),
    Column("state", LargeBinary),
)

confirmations = Table(
    "confirmations",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the token in the letter
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("address", String(200), nullable=False),
    Column("created", Float, nullable=False),
)

codes = Table(
    "codes",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the code that brings a person to another device
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

rated_games = Table(
    "rated_games",
    metadata,
    Column("table_id", String(32), primary_key=True),  # the table itself may be gone by now
    Column("title", String(40), nullable=False),
    Column("finished", Float, nullable=False),
    Column("places", JSON),  # by person; null: looked at, and does not count
    Index("rated_games_order", "title", "finished"),
)

puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("puzzle", String(80), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("answer", String(200), nullable=False),  # the first one, in notation
    Column("solved", Boolean, nullable=False),
    Column("rating", Integer, nullable=False),  # of the person in this title, after it
    Column("at", Float, nullable=False),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),  # when somebody last tried whether the database takes a write
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", String(32), nullable=False),
    Column("seat", Integer),
    Column("name", String(80), nullable=False),
    Column("text", String(2000), nullable=False),
    Column("at", Float, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("person", String(32), nullable=False),
    Column("kind", String(12), nullable=False),  # turn, reminder, started, over
    Column("turn", Integer, nullable=False),  # the log entry that began the turn
    Column("due", Float, nullable=False),
    Column("done", Boolean, nullable=False),
    UniqueConstraint("table_id", "person", "kind", "turn"),
    Index("notices_due", "done", "due"),
)
