"""One-time doors for files from phones that are too large for the line.

The line takes 256 KiB a message; a photo has some megabytes. So a page that waits for a file opens a door at
an address nobody guesses, lets the browser ``PUT`` the file there, and takes it from memory.
"""

import asyncio
import secrets
from collections.abc import Callable

from companion.bounds import Bound, TooLarge
from companion.errors import CompanionError

DROP = "/drop/"
"""Path of the doors, followed by a ticket."""

AT_ONCE = 24
"""Most files that may be expected at a time, in one home."""

HELD_AT_MOST = 128 * 1024 * 1024
"""Most bytes of all expected files together, each counted at its limit."""

_REMEMBERED = (
    256  # doors that are closed for good, so that a late knock hears "gone" and not "never heard of it"
)


class UploadError(CompanionError):
    """Failure of an expected file to arrive.

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
    """Expected file of a phone, with its one-time door.

    Attributes:
        url: the address to ``PUT`` it to, relative to the server's root.
        limit: the most bytes it may have.
    """

    def __init__(self, ticket: str, limit: Bound, shut: Callable[[], None]) -> None:
        self.url = f"{DROP}{ticket}"
        self.limit = limit
        self.begun = False
        self._shut = shut
        self._came: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    async def receive(self, seconds: float) -> bytes:
        """Wait for the file, and close its door afterwards in any case.

        Args:
            seconds: the longest wait.

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
        """Close the door and stop waiting for the file. May be called twice."""
        self._shut()
        if not self._came.done():
            self._came.cancel()

    def fail(self, error: UploadError) -> None:
        """End the wait for the file with an error."""
        if not self._came.done():
            self._came.set_exception(error)

    @property
    def over(self) -> bool:
        """True once the file came, failed or was given up."""
        return self._came.done()

    def give(self, data: bytes) -> None:
        """End the wait for the file with its bytes."""
        if not self._came.done():
            self._came.set_result(data)


class Uploads:
    """Expected files of phones, each with a one-time door, on one server and its event loop."""

    def __init__(self, others: Callable[[], int] = lambda: 0) -> None:
        """Begin without expected files.

        Args:
            others: returns the number of bytes that the other homes of the process expect.
        """
        self._others = others
        self._open: dict[str, Upload] = {}
        self._closed: dict[str, None] = {}

    @property
    def bytes_expected(self) -> int:
        """Bytes of all expected files, each counted at its limit."""
        return sum(upload.limit.most for upload in self._open.values())

    def expect(self, limit: Bound) -> Upload:
        """Open a door for one file. The caller must wait for the file or close the door.

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
        """Return the file that is expected behind a door, or None."""
        return self._open.get(ticket)

    def was_expected(self, ticket: str) -> bool:
        """Check that a ticket belongs to a door that is closed for good."""
        return ticket in self._closed

    def _shut(self, ticket: str) -> None:
        if self._open.pop(ticket, None):
            self._closed[ticket] = None
            while len(self._closed) > _REMEMBERED:
                del self._closed[next(iter(self._closed))]


class NoDoors(Uploads):
    """Refusal of all uploads, for a guest of another phone, which is no server."""

    def expect(self, limit: Bound) -> Upload:
        """Open no door.

        Raises:
            UploadError: always.
        """
        raise UploadError("receiving-elsewhere")
