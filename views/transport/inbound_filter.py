"""Filter of a line's messages before Flet hears them: one introduction, reports and taps, nothing else."""

from typing import Any

from companion.bounds import MESSAGE
from views.flet_adapter import messages
from views.flet_adapter.client_patches import introduce
from views.flet_adapter.messages import PAGE, Action, Said
from views.transport.throttle import LineEnded, Throttle

MESSAGE_LIMIT = MESSAGE.most
"""Bytes a phone may send in one message."""

_OURS = frozenset({"connect", "disconnect", "close"})


class Hearing:
    """Filter that passes only messages of a page's own client, at its pace.

    Flet itself makes a session at every introduction, lets each set any property of a new page, and believes
    a page that says it was disconnected.
    """

    def __init__(self, throttle: Throttle) -> None:
        self._throttle = throttle
        self._introduced = False

    async def admit_message(self, data: Any) -> Said | None:
        """Check and pay for a message.

        Args:
            data: the message as it came out of its packet; anything, it comes from outside.

        Returns:
            The part that Flet may hear; None if it is to hear nothing.

        Raises:
            LineEnded: it is no message, or the introduction comes late or twice, or all comes too fast.
        """
        action, body = _parse_message(data)
        if (action is Action.REGISTER_CLIENT) is self._introduced:
            raise LineEnded
        if action is Action.REGISTER_CLIENT:
            self._introduced = True
            await self._throttle.begin()
            body = {**body, "page": introduce(body.get("page"))}
        elif action is Action.CONTROL_EVENT:
            await self._throttle.hear_event()
            if body.get("target") == PAGE and body.get("name") in _OURS:
                return None
        return action, body


def unpack(packet: bytes) -> Any:
    """Decode the message in a packet of Flet's. `Hearing.hear` refuses the result of any other packet.

    Raises:
        LineEnded: there is none in it.
    """
    try:
        return messages.unpack(packet)
    except Exception as error:  # a stranger's bytes fail in many ways
        raise LineEnded from error


def _parse_message(data: Any) -> Said:
    try:
        action, body = data
        if isinstance(body, dict):
            return Action(action), body
    except (TypeError, ValueError):
        pass
    raise LineEnded
