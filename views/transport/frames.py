"""Splitting of messages into frames, since a data channel between browsers takes no long ones.

A frame is one byte that says what it is, and what it holds. ``assets/channel.js`` speaks the same.
"""

from collections.abc import Iterator

from views.transport.throttle import LineEnded

BEAT, PART, LAST, HELLO = range(4)
"""A sign of life; a piece of a message that goes on; its last or only piece; the languages of a browser."""

FRAME_LIMIT = 16_384
"""Bytes of a frame: no browser sends fewer in one go."""

FRAGMENTS = 64
"""Frames that one message may be cut into: several times those of the longest."""

_ROOM = FRAME_LIMIT - 1


def cut_frames(message: bytes) -> Iterator[bytes]:
    """Split a message into frames, in their order.

    >>> [frame[0] for frame in cut_frames(bytes(20_000))]
    [1, 2]
    """
    for start in range(0, len(message), _ROOM) or (0,):
        kind = LAST if start + _ROOM >= len(message) else PART
        yield bytes((kind,)) + message[start : start + _ROOM]


class Reassembly:
    """Reassembly of the frames of one line."""

    def __init__(self, limit: int) -> None:
        """Begin with nothing.

        Args:
            limit: bytes of the longest message that is taken.
        """
        self._limit = limit
        self._pieces: list[bytes] = []
        self._length = 0

    def add(self, frame: bytes) -> bytes | None:
        """Take one more frame, a piece of a message.

        Returns:
            The message, once it is whole.

        Raises:
            LineEnded: it is no such frame, or the message grows too long or is cut into too many.
        """
        self._length += len(frame) - 1
        if not 0 < len(frame) <= FRAME_LIMIT or frame[0] not in (PART, LAST) or self._length > self._limit:
            raise LineEnded
        self._pieces.append(frame[1:])
        if frame[0] == PART:
            if len(self._pieces) >= FRAGMENTS:
                raise LineEnded
            return None
        whole = b"".join(self._pieces)
        self._pieces, self._length = [], 0
        return whole
