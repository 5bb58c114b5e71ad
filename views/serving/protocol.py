"""Web sockets as uvicorn speaks them, except that a line nobody reads any more can be cut."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

CUT = "companion.cut"
"""The name of a scope's extension: a function that ends the line at once, unsent data and all."""

LINGER = 5.0
"""Seconds a line that the app is done with has for its last words."""


class LineProtocol(WebSocketsSansIOProtocol):
    """A line that ends when it is told to.

    uvicorn closes lines politely: first everything has to be sent. Towards a phone that takes nothing more
    that is never, and line, session and everything drawn for it would stay for as long as the phone's system
    goes on saying that it is there.
    """

    def handle_connect(self, event: Any) -> None:
        """Begin, with the function in the scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[CUT] = self._cut

    def keepalive_timeout(self) -> None:
        """No sign of life came: end."""
        super().keepalive_timeout()
        self._cut()

    def on_task_complete(self, task: Any) -> None:
        """The app is done with the line: end, soon."""
        super().on_task_complete(task)
        self.loop.call_later(LINGER, self._cut)

    def _cut(self) -> None:
        self.transport.abort()
