"""Two browsers and no server: one hosts Citadels, the other comes by two scans, dies, and comes back.

The whole round takes minutes where many share a machine: `tests.bench.near` plays it, each run its beginning.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any, ClassVar, Self

from PIL import Image
from zxingcpp import read_barcodes

from companion.engine.setup import Setup, make_seats
from companion.games.citadels import GAME
from companion.games.citadels.moves import Build, Deal, End, Kill, Pick, Rob, Take
from companion.games.citadels.printed import Role
from companion.history.logdisk import LogDisk, MemoryTape
from companion.hosting.intents import Play
from companion.hosting.open_home import OpenHome
from companion.hosting.session import TableSession
from companion.sharing.code import make_link
from tests.browser.chromium import Chromium, kill_all
from tests.browser.citadel import AtCourt
from tests.browser.phone import IPHONE, Phone
from tests.browser.standing import Standing
from tests.browser.table import TEXTS
from tests.hosting.play import Clock
from tests.patience import patient
from tests.views.carrying import code

HOME = Path("/home")
START = patient(90_000)
"""Milliseconds a first start may take on a busy machine."""

ANN, BEN = range(2)

LOOKS = 60
"""How often a screen is looked at before it is said to show no code."""

SMALL = {**IPHONE, "device_scale_factor": 1}

LISTENING = """
    globalThis.wire = "";
    globalThis.lines = new Set();
    const heard = Object.getOwnPropertyDescriptor(RTCDataChannel.prototype, "onmessage");
    Object.defineProperty(RTCDataChannel.prototype, "onmessage", { ...heard, set(listener) {
      lines.add(this);
      heard.set.call(this, (event) => {
        for (const byte of new Uint8Array(event.data).subarray(1)) wire += String.fromCharCode(byte);
        listener.call(this, event);
      });
    } });
"""
"""Keeps every line, and every byte that came over it, without the heads of the frames."""

GARBAGE = "() => lines.forEach((line) => line.send(Uint8Array.from({ length: 900 }, (_, at) => at * 37)))"
FLOOD = """() => setInterval(() => lines.forEach((line) => {
    for (let said = 0; line.readyState === "open" && said < 500; said += 1) line.send(Uint8Array.of(2, 0));
}), 5)"""
"""What a page says that is broken: bytes that are no frames, and no end of tiny ones."""


def say(message: str) -> str:
    return TEXTS["en"].say(f"app-{message}")


def words(message: str) -> str:
    return TEXTS["en"].say(f"link-near-{message}")


@contextmanager
def deal_table() -> Iterator[TableSession]:
    """Provide a table of Citadels in this process, the Bishop face down, that tells which labels to tap.

    The Bishop lies face down.
    """
    disk = LogDisk((MemoryTape(), MemoryTape()), HOME, clock=Clock())
    with OpenHome.open(HOME, disk=disk, clock=Clock()) as house:
        session = house.tables.begin(GAME.id, Setup(make_seats("Ann", "Ben")))
        session.submit(Play(ANN, Deal(down="bishop")))
        yield session


class Pocket:
    """A phone with a browser of its own, which can die and be switched on again.

    Attributes:
        phone: its page.
    """

    phone: Phone

    def __init__(self, chromium: Chromium, folder: Path) -> None:
        self._chromium, self._folder = chromium, folder
        self.switch_on()

    def switch_on(self) -> None:
        """Open the browser with the data it kept."""
        context = self._chromium.launch_own(self._folder, **SMALL, locale="en-US", permissions=["camera"])
        context.set_default_timeout(START)
        context.add_init_script(LISTENING)
        self.phone = Phone(context)

    def die(self) -> None:
        """End without a word to anybody."""
        kill_all(self._folder)


class AtNear(AtCourt):
    """Somebody at a table of which this process holds a likeness."""

    patience: ClassVar[int] = 400

    def make(self, seat: int, *moves: Any) -> Self:
        """Make moves on the screen, and the same in the likeness. Wait until the screen shows them."""
        for move in moves:
            self.look(seat).does(self.steps(seat, move))
            self.session.submit(Play(seat, move))
            self.phone.expect_text(self.undo())
        return self


def awake(phone: Phone) -> Phone:
    phone.page.wait_for_selector("#loading", state="detached", timeout=START)
    return phone.awake()


def open_as_host(phone: Phone, site: Standing, session: TableSession) -> str:
    """Bring the table to a phone by a link, take Ann's seat, and return the page's address."""
    phone.page.goto(make_link(site.url, code(session.table)))
    awake(phone).expect_text(say("bring-do-new"), timeout=START)
    phone.touch(say("bring-do-new"))
    phone.page.wait_for_url(re.compile(r"#/t/\w+$"))
    where = phone.page.url
    phone.page.goto(f"{where}/near")
    phone.expect_text(say("near-invite"))
    phone.tap_label(f"Ann: {say('seat-is-played-here')}").tap_label(say("sit-here"))
    phone.expect_text(say("seat-is-mine"))
    return where


def scan_table(phone: Phone) -> str:
    """Read the code on a phone's screen, as a camera does."""
    for _ in range(LOOKS):
        shown = read_barcodes(Image.open(BytesIO(phone.page.screenshot())))
        if shown:
            return str(shown[0].text)
        phone.settle()
    raise AssertionError(f"no code to be scanned; on the screen:\n{phone.texts()}")


def meet(host: Phone, guest: Phone, invite: str) -> None:
    """Scan twice, so that each phone reads the other's code. The host gets the code as a text."""
    host.tap_label(say(invite)).expect_text(say("near-second-about"))
    guest.page.goto(scan_table(host))
    host.type(say("near-paste"), scan_table(guest))
    host.tap_label(say("near-take"))
    awake(guest)


@contextmanager
def in_secret(role: Role, own: AtNear, other: AtNear) -> Iterator[None]:
    """Check that the other phone gets no trace of a character from the actions inside."""
    before = other.phone.page.evaluate("wire.length")
    yield
    other.shows(own.undo())
    word = own.role_word(role)
    assert word not in other.phone.page.evaluate(f"wire.slice({before})")


def begin_near(host: Pocket, guest: Pocket, site: Standing, session: TableSession) -> str:
    """Bring in the guest, choose characters in secret, and return the table's address.

    Raises:
        AssertionError: a character was told too early.
    """
    where = open_as_host(host.phone, site, session)
    meet(host.phone, guest.phone, "near-invite")
    ann, ben = AtNear(host.phone, session), AtNear(guest.phone, session)
    guest.phone.tap_label(f"Ben: {say('seat-is-nobody')}")
    guest.phone.expect_text(TEXTS["en"].say("app-with-mine", what="").strip(" ,"))
    host.phone.page.goto(where)
    host.phone.expect_text(say("tab-rules"))
    with in_secret("thief", ann, ben):
        ann.make(ANN, Pick("thief"))
    ben.make(BEN, Pick("assassin", aside="warlord"))
    with in_secret("king", ann, ben):
        ann.make(ANN, Pick("king", aside="magician"))
    return where


def bring_back_guest(host: Pocket, guest: Pocket, where: str, session: TableSession) -> None:
    """Kill the guest, and bring it back to its seat by another pair of scans.

    Raises:
        AssertionError: it did not come back.
    """
    guest.die()
    host.phone.page.goto(f"{where}/near")
    guest.switch_on()
    meet(host.phone, guest.phone, "near-invite")
    guest.phone.expect_text(say("tab-rules"))
    host.phone.page.goto(where)
    AtNear(guest.phone, session).make(BEN, Pick("merchant"))


def send_until_cut(guest: Pocket, says: str) -> None:
    """Send rubbish from the guest's page until the host ends the line.

    Args:
        guest: the guest of the page.
        says: a script, `GARBAGE` or `FLOOD`.

    Raises:
        Error: it is still served.
    """
    guest.phone.page.evaluate(says)
    guest.phone.page.get_by_text(words("gone"), exact=True).wait_for()


def end_near(host: Pocket, guest: Pocket, session: TableSession) -> None:
    """Play the rest of the round."""
    ann, ben = AtNear(host.phone, session), AtNear(guest.phone, session)
    ben.make(BEN, Kill("warlord"), Take(), End())
    ann.make(ANN, Rob("merchant"), Take(), Build("manor"), End(), Take(), End())
    ben.make(BEN, Take(), End())
    ann.shows(ben.undo())
    assert session.table.position.round == 2


def leave_alone(host: Pocket, guest: Pocket) -> None:
    """Kill the host's phone, and check that the guest is told."""
    host.die()
    guest.phone.page.get_by_text(words("gone"), exact=True).wait_for(timeout=START)
    assert guest.phone.complaints() == []
