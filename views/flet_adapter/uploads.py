"""Files from phones: a one-time door for what is too heavy for the line.

The line takes 256 KiB a message; a photo has some megabytes. So a page that waits for a file opens a door at
an address nobody guesses, lets the browser ``PUT`` the file there, and takes it from memory.
"""

import asyncio
import secrets
from collections.abc import Callable

from companion.bounds import Bound, TooLarge
from companion.errors import CompanionError

DROP = "/drop/"
"""Where the doors are, followed by a ticket."""

AT_ONCE = 24
"""How many files may be expected at a time, in the whole house."""

HELD_AT_MOST = 128 * 1024 * 1024
"""Bytes of all expected files together, as large as they may become."""

_REMEMBERED = (
    256  # doors that are closed for good, so that a late knock hears "gone" and not "never heard of it"
)


class UploadError(CompanionError):
    """A file that was expected did not come.

    Attributes:
        id: message id: ``too-large``, or ``receiving-`` and ``late``, ``broken``, ``lost``, ``crowded`` or
            ``elsewhere``.
        params: those of the bound where the file was too large.
    """

    def __init__(self, id: str, **params: int | str) -> None:
        self.id = id
        super().__init__(**params)

    @classmethod
    def too_large(cls, bound: Bound) -> "UploadError":
        """Return the refusal of a file that is larger than its bound."""
        return cls(TooLarge.id, **bound.params())


class Upload:
    """A file that a phone is about to send, and the one-time door it comes in by.

    Attributes:
        url: where it is to be put, relative to the server's root.
        limit: the most bytes it may have.
    """

    def __init__(self, ticket: str, limit: Bound, shut: Callable[[], None]) -> None:
        self.url = f"{DROP}{ticket}"
        self.limit = limit
        self.begun = False
        self._shut = shut
        self._came: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    async def receive(self, seconds: float) -> bytes:
        """Wait for the file; whatever happens, its door is closed afterwards.

        Args:
            seconds: how long to wait.

        Raises:
            UploadError: it was too large, the upload broke off, or time is up.
        """
        try:
            return await asyncio.wait_for(self._came, seconds)
        except TimeoutError:
            raise UploadError("receiving-late") from None
        finally:
            self.close()

    def close(self) -> None:
        """Expect the file no longer; may be called twice."""
        self._shut()
        if not self._came.done():
            self._came.cancel()

    def fail(self, error: UploadError) -> None:
        """Tell whoever waits that it will not come."""
        if not self._came.done():
            self._came.set_exception(error)

    @property
    def over(self) -> bool:
        """Whether nobody waits for it any more."""
        return self._came.done()

    def give(self, data: bytes) -> None:
        """Hand it to whoever waits."""
        if not self._came.done():
            self._came.set_result(data)


class Uploads:
    """The files that phones are about to send, a one-time door for each; of one server and its event loop."""

    def __init__(self, others: Callable[[], int] = lambda: 0) -> None:
        """Expect nothing yet.

        Args:
            others: tells how many bytes the other homes of the process expect.
        """
        self._others = others
        self._open: dict[str, Upload] = {}
        self._closed: dict[str, None] = {}

    @property
    def bytes_expected(self) -> int:
        """Bytes that are expected, as large as each may become."""
        return sum(upload.limit.most for upload in self._open.values())

    def expect(self, limit: Bound) -> Upload:
        """Open a door for one file; close it, or wait for what comes, in any case.

        Args:
            limit: the most bytes the file may have.

        Raises:
            UploadError: ``receiving-crowded``: too many are expected already.
        """
        if len(self._open) >= AT_ONCE or self.bytes_expected + self._others() + limit.most > HELD_AT_MOST:
            raise UploadError("receiving-crowded")
        ticket = secrets.token_urlsafe(18)
        upload = Upload(ticket, limit, lambda: self._shut(ticket))
        self._open[ticket] = upload
        return upload

    def knock(self, ticket: str) -> Upload | None:
        """The file that is expected behind a door; None where none is."""
        return self._open.get(ticket)

    def was_expected(self, ticket: str) -> bool:
        """Whether there was such a door, which is closed for good."""
        return ticket in self._closed

    def _shut(self, ticket: str) -> None:
        if self._open.pop(ticket, None):
            self._closed[ticket] = None
            while len(self._closed) > _REMEMBERED:
                del self._closed[next(iter(self._closed))]


class NoDoors(Uploads):
    """Expects no files: the phone is a guest of another phone, which is no server."""

    def expect(self, limit: Bound) -> Upload:
        """Open no door.

        Raises:
            UploadError: always.
        """
        raise UploadError("receiving-elsewhere")
