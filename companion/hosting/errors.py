"""Errors of a host, as data: an id and parameters. The sentences are in ``data/locales/*/hosting.ftl``."""

from companion.errors import CompanionError, SeatOfError


class HostingError(CompanionError):
    """Base of all refusals of the host. Nothing has changed."""


class NotYours(HostingError, id="hosting-not-yours"):
    """A device acts for a seat that it does not hold."""

    seat: SeatOfError


class OnlyWatching(HostingError, id="hosting-only-watching"):
    """A device that holds no seat tried to change something."""


class HostOnly(HostingError, id="hosting-host-only"):
    """Only the host may do this."""


class NoSuchSeat(HostingError, id="hosting-no-such-seat"):
    """The table has no seat of that number."""

    seat: SeatOfError


class SeatTaken(HostingError, id="hosting-seat-taken"):
    """Another device holds the seat."""

    seat: SeatOfError


class TableGone(HostingError, id="hosting-table-gone"):
    """The table was deleted, or is not hosted here any more."""


class Waiting(HostingError):
    """A rate limit was exceeded. The same may be tried again after `seconds`, at least 1."""

    seconds: int


class TooFast(Waiting, id="hosting-too-fast"):
    """A seat sends more than any person taps."""


class TooManyAttempts(Waiting, id="hosting-too-many-attempts"):
    """Too many codes or tickets that are none were tried."""


class Malformed(HostingError, id="hosting-malformed"):
    """The message is no move, correction or note of this game, or is too long."""


class CannotShow(HostingError, id="hosting-cannot-show"):
    """The mirror cannot show a correction."""


class RereadTooOften(HostingError, id="hosting-reread-too-often"):
    """The record of the table was folded again for misread prints as often as it may be."""


class RecordFull(HostingError, id="hosting-record-full"):
    """The record of the table is as long as a record may be."""


class KeptSecret(HostingError, id="hosting-kept-secret"):
    """The reason against the intent is a secret of another seat."""


class NothingToTakeBack(HostingError, id="hosting-nothing-to-take-back"):
    """No entry stands that undo could take back, or no undone entry that redo could restore."""


class AlreadyAsked(HostingError, id="hosting-already-asked"):
    """Another undo request is pending."""


class AskedEnough(HostingError, id="hosting-asked-enough"):
    """The device was refused an undo of this entry before, or has asked often enough."""


class NothingAsked(HostingError, id="hosting-nothing-asked"):
    """The undo request is no longer pending."""


class NotAsked(HostingError, id="hosting-not-asked"):
    """The question is for another seat to answer, or another device to withdraw."""


class CodeUnknown(HostingError, id="hosting-code-unknown"):
    """No open table has this code."""


class CodeUnreadable(HostingError, id="hosting-code-unreadable"):
    """A code holds a character that is not in the alphabet of codes."""

    found: str


class CodeUnclear(HostingError, id="hosting-code-unclear"):
    """Several open tables begin with this code."""

    length: int


class TicketUnknown(HostingError, id="hosting-ticket-unknown"):
    """A ticket was used, has expired, was replaced, or never existed."""


class TooManyTickets(HostingError, id="hosting-too-many-tickets"):
    """More tickets are out than are kept."""


class TableFull(HostingError, id="hosting-table-full"):
    """As many devices look at a table, or at all of them, as the host serves."""

    most: int


class TooManyTables(HostingError, id="hosting-too-many-tables"):
    """As many tables are open as are kept open."""

    most: int


class TableFiled(HostingError, id="hosting-table-filed"):
    """The table was put away before its end. Only the host can open it again."""


class NotScored(HostingError, id="hosting-not-scored"):
    """A game failed to score a table. The table stays as it is."""


class SetupSettled(HostingError, id="hosting-setup-settled"):
    """The table has begun: only names and colours may change, and no seat may come or go."""
