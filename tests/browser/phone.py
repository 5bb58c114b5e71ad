"""One browser window with the app in it, and the few specifics of Flutter that tests need to know.

A Flutter page is one canvas. Beside it lies a tree of invisible elements for screen readers, and that is what
tests read and touch: texts, labels, roles.
"""

import contextlib
import re
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, Request, Response, WebSocket, expect

from tests.effort import PICTURES
from tests.patience import patient

SCREENSHOTS = Path(__file__).resolve().parents[2] / "build" / "screenshots"

_PAINT = 250  # milliseconds until the canvas has caught up with the tree and short animations are over
_DEBOUNCED = 0.3  # seconds after a real pointer in which the client takes a screen reader's tap for its echo
_SOON = patient(20_000)  # milliseconds, in which even a busy machine shows what is coming
_TRIES = 20
_CLOSED, _TURNED = (
    3,
    4_000,
)  # so often something may be open, and milliseconds in which a page has been turned
_FRAME = 20  # milliseconds, in which whatever moves has moved

expect.set_options(timeout=_SOON)  # addresses are awaited as long as texts

_TURN = """path => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}"""

_STILL = """(node, pause) => new Promise(done => {
  const place = () => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const look = before => setTimeout(() => {
    const now = place();
    if (!node.isConnected) done(null);
    else if (String(now) === String(before)) done(now);
    else look(now);
  }, pause);
  look(place());
})"""
"""The middle of an element once it rests; nothing where another one has taken its place meanwhile."""

Profile = dict[str, Any]

MOTION: Profile = {"reduced_motion": "no-preference" if PICTURES else "reduce"}
"""Every day phones are set to move little: what slides in is there at once, and its way is not painted."""

IPHONE: Profile = {
    **MOTION,
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2 if PICTURES else 1,
    "is_mobile": True,
    "has_touch": True,
}
TABLET: Profile = {
    **MOTION,
    "viewport": {"width": 820, "height": 1180},
    "device_scale_factor": 1,
    "is_mobile": True,
    "has_touch": True,
}
DESKTOP: Profile = {**MOTION, "viewport": {"width": 1440, "height": 900}}


class Phone:
    """A window of its own: nothing is shared with other phones, as with two people's devices.

    Attributes:
        page: Playwright's page, for everything that has no helper here.
        asked: the addresses of all requests so far, web sockets included.
        lines: the web sockets so far.
        finger: True if things are touched by a finger, False if by a mouse.
        failures: every answer of 400 and above, every request that failed, every error in the console.
            A page that gives up asking whether its line is alive, or goes elsewhere meanwhile, has failed at
            nothing: how soon it does depends on the machine.
    """

    def __init__(self, context: BrowserContext) -> None:
        self.page: Page = context.new_page()
        self._heard_again = 0.0
        self.finger = False
        self.asked: list[str] = []
        self.lines: list[WebSocket] = []
        self.failures: list[str] = []
        self.page.on("request", self._request)
        self.page.on("websocket", self._line)
        self.page.on("response", self._response)
        self.page.on("requestfailed", self._failed)
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.failures.append(f"script {error}"))

    # Coming and going

    def open(self, url: str, text: str | None = None) -> "Phone":
        """Go to an address and wait until the app stands there.

        Args:
            url: the address.
            text: a text to wait for; without it, the first text of all.
        """
        self.page.goto(url)
        return self.awake(text)

    def forget_requests(self) -> "Phone":
        """Forget all requests and failures so far."""
        self.asked.clear()
        self.failures.clear()
        return self

    def go(self, path: str, text: str) -> "Phone":
        """Turn to a page of the app that is open, as the browser's arrows do, and wait for a text there.

        Where something is open or in hand the first time only closes that, as Back does.
        """
        there = self.page.get_by_text(text).or_(self.page.get_by_label(text)).first
        for _ in range(_CLOSED):
            self.page.evaluate(_TURN, path)
            with contextlib.suppress(AssertionError):
                expect(there).to_be_attached(timeout=patient(_TURNED))
                return self
        return self.expect_text(text)

    def come(self, url: str) -> "Phone":
        """Go to a page of the app: turn to it where the app is open already."""
        if self.page.url.split("/")[:3] != url.split("/")[:3]:
            return self.open(url)
        self.page.evaluate(_TURN, url)
        return self

    def reload(self, text: str | None = None) -> "Phone":
        """Load the page anew, as a person does who is in doubt."""
        self.page.reload()
        return self.awake(text)

    def awake(self, text: str | None = None) -> "Phone":
        """Wait until a page that is being loaded shows the app, and switch its tree for screen readers on."""
        self.page.wait_for_selector("#loading", state="detached", timeout=patient(60_000))
        # The switch lies outside of the viewport: only a click by script reaches it.
        self.page.locator("flt-semantics-placeholder").evaluate("element => element.click()")
        self.page.wait_for_selector("flt-semantics-host flt-semantics", state="attached")
        return self.expect_text(text) if text else self

    # Seeing

    def texts(self) -> str:
        """Return everything that stands on the screen or is read aloud, joined by line breaks."""
        read = "nodes => nodes.map(node => node.getAttribute('aria-label') || '').filter(Boolean).join('\\n')"
        labels: str = self.page.locator("flt-semantics-host [aria-label]").evaluate_all(read)
        return self.page.locator("flt-semantics-host").inner_text() + "\n" + labels

    def text(self, text: str) -> Locator:
        """Find the element with exactly this text or label."""
        return self.page.get_by_text(text, exact=True).or_(self.page.get_by_label(text, exact=True)).first

    def expect_text(self, text: str, timeout: float = _SOON) -> "Phone":
        """Wait until a text, or a part of a text or label, is on the screen."""
        found = self.page.get_by_text(text).or_(self.page.get_by_label(text)).first
        expect(found).to_be_attached(timeout=timeout)
        return self

    def expect_no_text(self, text: str) -> "Phone":
        """Wait until no text and no label contains this."""
        found = self.page.get_by_text(text).or_(self.page.get_by_label(text))
        expect(found).to_have_count(0, timeout=_SOON)
        return self

    def labelled(self, label: str) -> Locator:
        """Find the element with exactly this label, whatever its role."""
        named = self.page.get_by_label(label, exact=True)
        return self.page.get_by_role("button", name=label, exact=True).or_(named).or_(self.text(label)).first

    def screenshot(self, name: str) -> Path:
        """Wait until all is painted. With ``GALLERY=1`` save it as ``build/screenshots/<name>.png``."""
        path = SCREENSHOTS / f"{name}.png"
        self.settle()
        if PICTURES:
            self.page.screenshot(path=path)
        return path

    def settle(self, milliseconds: float = _PAINT) -> "Phone":
        """Let the canvas catch up. Only pixels need this, `expect_text` waits by itself."""
        self.page.wait_for_timeout(milliseconds)
        return self

    # Acting

    def tap(self, target: Locator) -> "Phone":
        """Tap an element as a screen reader would, also if it is scrolled away or covered."""
        target.wait_for(state="attached")
        self.page.wait_for_timeout(max(0.0, self._heard_again - time.monotonic()) * 1000)
        target.evaluate(
            "node => (node.closest('[flt-tappable]') || node.querySelector('[flt-tappable]') || node).click()"
        )
        return self

    def tap_label(self, label: str) -> "Phone":
        """Tap the button or the piece of the board with exactly this label."""
        return self.tap(self.labelled(label))

    def touch(self, label: str) -> "Phone":
        """Tap the middle of a label with a real pointer. It must be visible and free.

        What moves, as a sheet that slides in, is waited for.
        """
        (self.page.touchscreen.tap if self.finger else self.page.mouse.click)(*self._middle(label))
        self._heard_again = time.monotonic() + _DEBOUNCED
        return self

    def hold(self, label: str, text: str) -> "Phone":
        """Lay a real finger on the middle of a label, and lift it once a text appears."""
        x, y = self._middle(label)
        finger = self.page.context.new_cdp_session(self.page)
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        self.expect_text(text)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        finger.detach()
        return self

    def _middle(self, label: str) -> tuple[float, float]:
        """Find the middle of a label once it rests."""
        for _ in range(_TRIES):
            if middle := self.labelled(label).evaluate(_STILL, _FRAME):
                return middle[0], middle[1]
        raise AssertionError(f"{label} does not stay on the screen")

    def type(self, label: str, text: str) -> "Phone":
        """Replace the text of the field with this label.

        A field that has just been given the focus is set up anew by the client, a frame or more later on a
        slow machine, and forgets what it held: the text is only typed once it stays.
        """
        field = self.page.get_by_role("textbox", name=label)
        field.click()
        for _ in range(_TRIES):
            self.settle()
            field.fill(text)
            self.settle()
            if field.input_value() == text:
                return self
        raise AssertionError(f"{text!r} does not stay in {label!r}")

    # Judging

    def list_foreign_requests(self) -> list[str]:
        """List the addresses of other servers that the page asked, also in vain."""
        own = re.sub(r"^\w+", "", self.page.url.split("/", 3)[0]) + "//" + self.page.url.split("/", 3)[2]
        return [url for url in self.asked if not re.match(rf"(blob:)?\w+{re.escape(own)}/|data:", url)]

    def complaints(self) -> list[str]:
        """List requests to other servers, and everything that failed or was missing.

        Empty if all is well.
        """
        return [*self.list_foreign_requests(), *self.failures]

    def _line(self, line: WebSocket) -> None:
        self.asked.append(line.url)
        self.lines.append(line)

    def _request(self, request: Request) -> None:
        self.asked.append(request.url)

    def _failed(self, request: Request) -> None:
        if not ("/alive?" in request.url and request.failure == "net::ERR_ABORTED"):
            self.failures.append(f"failed {request.url}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.failures.append(f"{response.status} {response.url}")

    def _console(self, message: Any) -> None:
        if message.type == "error":
            self.failures.append(f"console {message.text}")
