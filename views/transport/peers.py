"""Phones at another phone's tables without any server: invited, answered, served until they go.

Only a page of the browser can hold such lines, and this runs in a worker of it; so the page is told what to
do, and tells what happened. ``site/assets/peers.js`` does it there.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal, Protocol

import flet as ft

from companion.errors import CompanionError
from views.flet_adapter.bridge import PageMain, welcome
from views.flet_adapter.file_picking import offer_doors
from views.flet_adapter.holdings import Stop
from views.flet_adapter.packet_line import Hub
from views.flet_adapter.uploads import NoDoors
from views.transport.peer import PeerConnection

MOST = 12
"""Phones there may be at a time."""

PATIENCE = 20.0
"""Seconds two phones have to find each other after the second scan."""

REFUSALS = ("nothing", "damaged", "newer", "offer", "other", "unable", "apart")
"""What can be wrong: no code in what was scanned; a damaged, a newer one; an invitation; the answer to
another one; a browser that cannot; a network in which the two do not find each other."""

_log = logging.getLogger(__name__)

Stage = Literal["making", "shown", "joining"]
"""Stage of an invitation: being made, on the screen, answered."""


class PeerError(CompanionError):
    """A phone could not come in.

    Attributes:
        id: message id: ``peer-`` and one of the `REFUSALS`, or ``peer-full``.
    """

    def __init__(self, why: str, **params: int) -> None:
        self.id = f"peer-{why if why in REFUSALS or why == 'full' else 'nothing'}"
        super().__init__(**params)


class Post(Protocol):
    """Function that sends the page a command for one line: ``invite``, ``answer``, ``frame`` or ``end``."""

    def __call__(self, act: str, line: int, content: str | bytes = "", /) -> object:
        """Send a command with a text or a frame."""


@dataclass(frozen=True)
class Invitation:
    """Invitation of one phone.

    Attributes:
        who: its number.
        route: the page it will see first.
        stage: how far it is.
        code: the code for the other phone to scan, once it is made.
    """

    who: int
    route: str
    stage: Stage = "making"
    code: str = ""


class Peers:
    """Lines to phones nearby, and the invitation of the next."""

    def __init__(self, post: Post, main: PageMain) -> None:
        """Begin with no lines.

        Args:
            post: sends commands to the page.
            main: called by Flet for each phone that comes in.
        """
        self._post, self._main = post, main
        self._hub: Hub | None = None
        self._url = ""
        self._number = 0
        self._lines: dict[int, PeerConnection] = {}
        self._holding: set[asyncio.Task[None]] = set()
        self._bell: asyncio.TimerHandle | None = None
        self._listeners: list[Callable[[], object]] = []
        self.invitation: Invitation | None = None
        """The invitation that stands, if one does."""
        self.trouble: PeerError | None = None
        """What went wrong last."""

    @property
    def here(self) -> int:
        """Number of phones that have come in and are still there."""
        return len(self._lines)

    def adopt_page(self, page: ft.Page) -> None:
        """Take the app's address and the hub of its pages from the host's own page."""
        connection = page.session.connection
        self._hub, self._url = connection.pubsubhub, connection.page_url or ""

    def listen(self, heard: Callable[[], object]) -> Stop:
        """Register a listener for changes of invitations and lines. Returns the function that removes it."""
        self._listeners.append(heard)

        def stop_listening() -> None:
            if heard in self._listeners:
                self._listeners.remove(heard)

        return stop_listening

    # What the host does

    def invite(self, route: str) -> None:
        """Make an invitation. The previous one is withdrawn.

        Args:
            route: the page the invited phone will see first.
        """
        self.withdraw()
        if self.here >= MOST:
            self._notify(PeerError("full", most=MOST))
            return
        self._number += 1
        self.invitation = Invitation(self._number, route)
        self._post("invite", self._number)
        self._notify(None)

    def accept_answer(self, text: str) -> None:
        """Accept the answer of the invited phone: the text of its code, or any other text."""
        if self.invitation:
            self._post("answer", self.invitation.who, text)

    def withdraw(self) -> None:
        """Withdraw the current invitation."""
        invited, self.invitation = self.invitation, None
        self._cancel_timer()
        if invited:
            self._post("end", invited.who)
            self._notify(None)

    # What the page tells

    def handle_event(self, event: str, number: int, content: str | bytes) -> None:
        """Handle an event of one line, as the page reports it.

        Args:
            event: ``code``: its invitation is made; ``joining``: it was answered; ``refused``: something is
                wrong with it; ``open``; ``frame``: something came; ``gone``.
            number: its number.
            content: the code, one of `REFUSALS`, or the frame.
        """
        line = self._lines.get(number)
        if event == "frame":
            if line and isinstance(content, bytes):
                line.queue_frame(content)
        elif event == "gone" and line:
            line.mark_lost()
        elif self.invitation and self.invitation.who == number:
            self._advance_invitation(self.invitation, event, str(content))

    def _advance_invitation(self, invited: Invitation, event: str, content: str) -> None:
        if event == "code":
            self._set_stage(invited, "shown", content)
        elif event == "joining":
            self._set_stage(invited, "joining")
            self._bell = asyncio.get_running_loop().call_later(PATIENCE, self._fail_slow_invitation)
        elif event == "refused":
            self._notify(PeerError(content))
        elif event == "open":
            self._admit_phone(invited)
        elif event == "gone":
            self._fail_slow_invitation()

    def _set_stage(self, invited: Invitation, stage: Stage, code: str = "") -> None:
        self.invitation = replace(invited, stage=stage, code=code or invited.code)
        self._notify(None)

    def _fail_slow_invitation(self) -> None:
        self.withdraw()
        self._notify(PeerError("apart"))

    def _cancel_timer(self) -> None:
        if self._bell:
            self._bell.cancel()
        self._bell = None

    def _admit_phone(self, invited: Invitation) -> None:
        assert self._hub is not None, "the host's own page comes first"
        self._cancel_timer()
        self.invitation = None
        name = f"phone {invited.who}"

        def welcome_page(page: ft.Page, languages: tuple[str, ...]) -> None:
            welcome(page, languages, address=name)
            offer_doors(page, NoDoors())

        line = PeerConnection(
            partial(self._post, "frame", invited.who),
            partial(self._post, "end", invited.who),
            main=self._main,
            welcome=welcome_page,
            hub=self._hub,
            url=self._url,
            route=invited.route,
        )
        self._lines[invited.who] = line
        task = asyncio.create_task(self._hold_line(invited.who, line))
        self._holding.add(task)
        task.add_done_callback(self._holding.discard)
        self._notify(None)

    async def _hold_line(self, number: int, line: PeerConnection) -> None:
        try:
            await line.hold_until_end()
        finally:
            del self._lines[number]
            self._notify(self.trouble)

    def _notify(self, trouble: PeerError | None) -> None:
        self.trouble = trouble
        for heard in tuple(self._listeners):
            heard()
