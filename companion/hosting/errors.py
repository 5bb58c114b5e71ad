"""What a host refuses, as data: an id and parameters. The sentences are in ``data/locales/*/hosting.ftl``."""

from companion.errors import CompanionError


class HostingError(CompanionError):
    """The base of everything the host refuses. Nothing has changed."""


class NotYours(HostingError):
    """A device acts for a seat that it does not hold."""

    id = "hosting-not-yours"

    def __init__(self, seat: int) -> None:
        super().__init__(seat=seat + 1)


class OnlyWatching(HostingError):
    """A device that holds no seat wants to change something."""

    id = "hosting-only-watching"


class HostOnly(HostingError):
    """Only the host may do this."""

    id = "hosting-host-only"


class NoSuchSeat(HostingError):
    """The table has no seat of that number."""

    id = "hosting-no-such-seat"

    def __init__(self, seat: int) -> None:
        super().__init__(seat=seat + 1)


class SeatTaken(HostingError):
    """Somebody else holds the seat."""

    id = "hosting-seat-taken"

    def __init__(self, seat: int) -> None:
        super().__init__(seat=seat + 1)


class TableGone(HostingError):
    """The table was deleted, or is not hosted here any more."""

    id = "hosting-table-gone"


class Waiting(HostingError):
    """Something was asked for too often; it may be tried again after some seconds, 1 at least."""

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds=seconds)
        self.seconds = seconds


class TooFast(Waiting):
    """A seat sends more than anybody taps."""

    id = "hosting-too-fast"


class TooManyAttempts(Waiting):
    """Too many codes or tickets that are none were tried."""

    id = "hosting-too-many-attempts"


class Malformed(HostingError):
    """What was sent is no move, no correction or no note of this game, or is too long."""

    id = "hosting-malformed"


class CannotShow(HostingError):
    """A correction that the mirror cannot show."""

    id = "hosting-cannot-show"


class RecordFull(HostingError):
    """The record of the table is as long as a record may be."""

    id = "hosting-record-full"


class KeptSecret(HostingError):
    """What stands against it is something only another seat may know."""

    id = "hosting-kept-secret"


class NothingToTakeBack(HostingError):
    """Nothing stands that could be taken back, or nothing was taken back that could be restored."""

    id = "hosting-nothing-to-take-back"


class AlreadyAsked(HostingError):
    """Somebody is being asked already, and has not answered."""

    id = "hosting-already-asked"


class AskedEnough(HostingError):
    """The same device has asked about this entry before: it was told no, or has asked often enough."""

    id = "hosting-asked-enough"


class NothingAsked(HostingError):
    """Nobody is being asked any more."""

    id = "hosting-nothing-asked"


class NotAsked(HostingError):
    """The question is for another seat to answer, or another device to withdraw."""

    id = "hosting-not-asked"


class CodeUnknown(HostingError):
    """No open table has this code."""

    id = "hosting-code-unknown"


class CodeUnreadable(HostingError):
    """A code holds a character that no code holds."""

    id = "hosting-code-unreadable"

    def __init__(self, found: str) -> None:
        super().__init__(found=found)


class CodeUnclear(HostingError):
    """Several open tables begin with this code."""

    id = "hosting-code-unclear"

    def __init__(self, length: int) -> None:
        super().__init__(length=length)


class TicketUnknown(HostingError):
    """A ticket that was used, has expired, was replaced, or never was one."""

    id = "hosting-ticket-unknown"


class TooManyTickets(HostingError):
    """More tickets are out than are kept."""

    id = "hosting-too-many-tickets"


class TableFull(HostingError):
    """As many devices look at a table, or at all of them, as the host serves."""

    id = "hosting-table-full"

    def __init__(self, most: int) -> None:
        super().__init__(most=most)


class TooManyTables(HostingError):
    """As many tables are open as are kept open."""

    id = "hosting-too-many-tables"

    def __init__(self, most: int) -> None:
        super().__init__(most=most)


class TableFiled(HostingError):
    """The table was put away before its end; only the host opens it again."""

    id = "hosting-table-filed"


class NotScored(HostingError):
    """A game raises something instead of adding a table up; the table stays as it is."""

    id = "hosting-not-scored"


class SetupSettled(HostingError):
    """The table has begun: only names and colours may change, and no seat may come or go."""

    id = "hosting-setup-settled"
