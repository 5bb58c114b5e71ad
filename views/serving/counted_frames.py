"""Counting of a line's frames before they are handled."""

from typing import Any

from websockets.frames import CTRL_OPCODES, CloseCode, Frame, Opcode
from websockets.server import ServerProtocol

from companion.hosting.rate_limit import Rate, TokenBucket

FRAGMENTS = 64
"""Frames that one message may be cut into. Browsers cut the longest that is taken into a handful."""

EXTRA_PER_LINE = Rate(burst=256, per_second=32)
"""Frames of a line that bring no whole message: pings, pongs, fragments. A page sends few of them."""

EXTRA_PER_ADDRESS = Rate(burst=512, per_second=64)
"""The same for all lines of one network address together."""


class CountedFrames(ServerProtocol):
    """Parser of a line's frames, which fails the line at the first frame above the limit.

    `websockets` bounds the bytes of a message, before and after they are unpacked, but neither its fragments
    nor control frames: it handles them as fast as they come, and answers every ping.

    Attributes:
        excess: the exceeded limit; empty as long as none is exceeded.
    """

    excess = ""

    def __init__(self, *buckets: TokenBucket, now: Any, **settings: Any) -> None:
        """Begin before the handshake.

        Args:
            buckets: pay for frames that bring no whole message.
            now: tells seconds since any moment.
            settings: those of `ServerProtocol`.
        """
        super().__init__(**settings)
        self._buckets = list(buckets)
        self._now = now
        self._fragments = 0

    def share(self, bucket: TokenBucket) -> None:
        """Take every further frame from one more bucket, shared with other lines."""
        self._buckets.append(bucket)

    def recv_frame(self, frame: Frame) -> None:
        """Count a frame, and handle it only if the line may send it."""
        self.excess = self.excess or self._charge_frame(frame)
        if self.excess:
            self.fail(CloseCode.POLICY_VIOLATION)  # drops all that was read, too
        else:
            super().recv_frame(frame)

    def _charge_frame(self, frame: Frame) -> str:
        control = frame.opcode in CTRL_OPCODES
        if not control:
            self._fragments = 0 if frame.fin else self._fragments + 1
        if self._fragments >= FRAGMENTS:
            return "fragments of one message"
        if not control and frame.fin and frame.opcode is not Opcode.CONT:
            return ""
        now = self._now()
        waits = [bucket.take(1, now) for bucket in self._buckets]
        return ("control frames" if control else "fragments") if max(waits) > 0 else ""
