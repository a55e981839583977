"""The parts that routes ask for, named by their parameters; ``app.provided`` gives them."""

from litestar.di import NamedDependency

from agon.server.bots.look_backs import LookBacks
from agon.server.bots.puzzles import Puzzles
from agon.server.http.auth import Caller
from agon.server.http.table_answers import TableAnswers
from agon.server.live.news import News
from agon.server.network import Network
from agon.server.notices.confirmations import Confirmations
from agon.server.notices.preferences import Preferences
from agon.server.rate_limits import RateLimits
from agon.server.store.database import Database
from agon.server.store.pulse import Pulse
from agon.server.store.tables import TableStore
from agon.server.tables.lessons import Lessons
from agon.server.tables.people import People
from agon.server.tables.quotas import Quotas
from agon.server.tables.ratings import Ratings
from agon.server.tables.replays import Replays
from agon.server.tables.seats import Seats
from agon.server.tables.setup import TableSetup

AnswersPart = NamedDependency[TableAnswers]
CallerPart = NamedDependency[Caller]
ConfirmationsPart = NamedDependency[Confirmations]
DatabasePart = NamedDependency[Database]
LessonsPart = NamedDependency[Lessons]
LookBacksPart = NamedDependency[LookBacks]
NetworkPart = NamedDependency[Network]
NewsPart = NamedDependency[News]
PeoplePart = NamedDependency[People]
PreferencesPart = NamedDependency[Preferences]
PulsePart = NamedDependency[Pulse]
PuzzlesPart = NamedDependency[Puzzles]
QuotasPart = NamedDependency[Quotas]
RatingsPart = NamedDependency[Ratings]
RatesPart = NamedDependency[RateLimits]
ReplaysPart = NamedDependency[Replays]
SeatsPart = NamedDependency[Seats]
SetupPart = NamedDependency[TableSetup]
TableStorePart = NamedDependency[TableStore]
