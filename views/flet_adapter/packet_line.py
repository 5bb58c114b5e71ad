"""Flet's end of a line that carries packets, over any transport. Written for Flet 1.0.5."""

import asyncio
from collections.abc import Callable
from typing import Any

import flet as ft
from flet.controls.context import _context_page, context
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    ControlEventBody,
    InvokeMethodResponseBody,
    Message,
    RegisterClientRequestBody,
    RegisterClientResponseBody,
    UpdateControlPropsBody,
)
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

from views.flet_adapter.bridge import PageMain
from views.flet_adapter.messages import Action, Said, pack

Hub = PubSubHub
"""Hub for messages between the sessions of an app."""

Welcome = Callable[[ft.Page], None]
"""Prepares the page of a new session."""


class PacketLine(Connection):
    """Connection of one session of Flet over a line of packets."""

    def __init__(
        self,
        send: Callable[[bytes], object],
        *,
        main: PageMain,
        welcome: Welcome,
        hub: Hub,
        url: str = "",
        route: str = "/",
    ) -> None:
        """Attach to a line, without a session yet.

        Args:
            send: sends a packet to the phone.
            main: the function that Flet calls with the page of a new session.
            welcome: called with it before.
            hub: carries messages between the sessions of the app.
            url: the address of the app's first page.
            route: the page that the phone shows first, whichever it asks for.
        """
        super().__init__()  # type: ignore[no-untyped-call]
        self.loop, self.pubsubhub, self.page_url = asyncio.get_running_loop(), hub, url
        self._send, self._main, self._welcome, self._route = send, main, welcome, route
        self._held: Session | None = None
        self._running: set[asyncio.Task[Any]] = set()

    @property
    def begun(self) -> bool:
        """True once the session has begun."""
        return self._held is not None

    def carry_out(self, message: Said) -> None:
        """Carry out a message. The first one must introduce the phone.

        Raises:
            ValueError: no phone sends such an action, or none was introduced yet.
            TypeError, KeyError: the message has another form.
        """
        action, body = message
        if action is Action.REGISTER_CLIENT:
            self._register(RegisterClientRequestBody(**body))
            return
        session = self._held
        if session is None:
            raise ValueError("nobody was introduced")
        if action is Action.CONTROL_EVENT:
            event = ControlEventBody(**body)
            self._start(session.dispatch_event(event.target, event.name, event.data))
        elif action is Action.UPDATE_CONTROL_PROPS:
            update = UpdateControlPropsBody(**body)
            session.apply_patch(update.id, update.props)
        elif action is Action.INVOKE_METHOD:
            answer = InvokeMethodResponseBody(**body)
            session.handle_invoke_method_results(
                answer.control_id, answer.call_id, answer.result, answer.error
            )
        else:
            raise ValueError(action)

    def _register(self, request: RegisterClientRequestBody) -> None:
        session = self._held = Session(self)
        session.apply_page_patch({**request.page, "route": self._route})
        self._welcome(session.page)
        answer = RegisterClientResponseBody(
            session_id=session.id,
            page_patch=session.get_page_patch(),  # type: ignore[no-untyped-call]
            error="",
        )
        self.send_message(Message(Action.REGISTER_CLIENT, answer))
        self._start(self._open(session))

    async def _open(self, session: Session) -> None:
        _context_page.set(session.page)
        context.reset_auto_update()  # type: ignore[no-untyped-call]
        self._main(session.page)
        await session.after_event(session.page)

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    def send_message(self, message: Message) -> None:
        """Send a message of Flet to the phone."""
        self._send(pack(message))

    async def end(self) -> None:
        """End the session at once, if one has begun. A phone that comes back begins another."""
        session = self._held
        if session is not None:
            await session.disconnect(0)
            session.close()  # type: ignore[no-untyped-call]
