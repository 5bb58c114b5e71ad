"""State of one phone: language, look, size. Survives a lost connection. Nothing is shared."""

import os
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import flet as ft

from companion.engine.game import Game
from companion.engine.notice import Notice
from companion.engine.verdict import Repair, Violation
from companion.errors import CompanionError
from companion.games import GAMES
from companion.history.errors import Report
from companion.history.preferences import Theme
from companion.hosting.client import TableClient
from companion.hosting.open_home import OpenHome
from companion.hosting.reports import move_paths
from companion.hosting.server_address import ServerAddress
from companion.hosting.session import TableSession
from companion.locale.repairs import say_repair
from companion.locale.texts import Param, Texts
from companion.sharing.errors import CarryError
from views.device.haptics import Device
from views.device.keyboard import Keyboard
from views.device.press import LastPress
from views.device.voice import MUTE, Voice
from views.flet_adapter.observables import put_silently
from views.models.dock_heights import DockHeights
from views.transport.peers import Peers

LARGE = 1.25
"""From this size of text on, what is not needed makes room for what is."""

_PHONE = "phone"

ROOMY = 700
"""From this width on, in pixels, two columns of a page stand beside each other."""

WIDE = 900
"""From this width on, in pixels, panels stand beside the board instead of over it."""

LOW, LONG = 480, 560
"""A window lower than the first and at least as wide as the second, in pixels, belongs to a phone on its
side. An upright phone with its keyboard open is as low, and never as wide."""

SHORT, TALL = 760, 900
"""Below this height of a phone, in pixels, what is not needed makes room for the board; from the other on,
with text of the usual size, there is room for more than one row of pieces."""


async def find_no_codes(picture: bytes) -> tuple[str, ...]:
    """Find no codes in a picture, for browsers without a reader.

    Raises:
        CarryError: always.
    """
    raise CarryError("carry-no-detector")


@dataclass(frozen=True)
class Alone:
    """State of an app that lives in one browser alone: no server, and guests only by `peers`.

    Attributes:
        keeps: whether written data outlives the page.
        promised: whether the browser has promised not to clear it by itself.
        installed: whether it is an app of the device's own, and no page of a browser.
        codes: gives the texts of the QR codes in a picture; raises `CarryError` where there are none, or
            where this browser finds none in any picture.
        camera: gives the text of a code that the camera sees, empty where the person closed it, for the words
            ``hint``, ``close``, ``language`` of its screen, and ``again`` where it looks for a further one;
            raises `CarryError` where it may not be used. None where there is none.
        peers: the lines to phones that are near; None where this browser can hold none.
    """

    keeps: bool = True
    promised: bool = False
    installed: bool = False
    codes: Callable[[bytes], Awaitable[tuple[str, ...]]] = find_no_codes
    camera: Callable[[Mapping[str, str | bool]], Awaitable[str]] | None = None
    peers: Peers | None = None


@ft.observable
@dataclass
class Phone:
    """State of one phone.

    Attributes:
        house: open tables, history, people, preferences.
        texts: the sentences of every language.
        device: the vibration of the device, and its wake lock.
        locale: the language shown.
        theme: light, dark, or as the device says.
        scale: how large the text is; 1.0 as designed.
        chosen_scale: how large it was chosen to be in the app.
        browser_scale: how large the browser itself writes text; 1.0 as usual.
        width: of the window, in pixels.
        height: of the window, in pixels.
        beat: grows when anything visible has changed.
        message: a sentence to show for a moment; empty for none.
        dark: whether it is shown by night, once the device has said so.
        screens: the state each page keeps between visits, by route.
        server_address: the address under which others open the app; None where no other device can.
        alone: the state of the browser the app lives in; None where a computer serves it.
        near: whether it is a guest of another phone, without any server.
        address: where the phone's line comes from, as the server sees it; empty where that is not known.
        local: whether it is shown on the machine that hosts it.
        keys: the seat keys its browser keeps, by table, the newest last.
        unkept: tables whose keys its browser has not confirmed to keep.
        host_key: the key that makes its browser a host, if it has one.
        tick: seconds that never run backwards.
        clients: its clients at tables, with the keys each was made with, by table.
        voice: whether its browser reads aloud, and takes dictation.
        touches: whether fingers can touch it.
        quiet: whether its bell makes no sound when time is up.
        dock_heights: heights measured for the actions of its boards.
        numbers: gives a number that nothing on its pages has had before.
        keyboard: keys of its keyboard, if it has one.
        press: place of the last tap on a wide screen.
    """

    house: OpenHome
    texts: Mapping[str, Texts]
    device: Device
    locale: str = "en"
    theme: Theme = "system"
    scale: float = 1.0
    chosen_scale: float = 1.0
    browser_scale: float = 1.0
    width: float = 390
    height: float = 844
    beat: int = 0
    message: str = ""
    dark: bool = False
    screens: dict[str, Any] = field(default_factory=dict)
    server_address: ServerAddress | None = None
    alone: Alone | None = None
    near: bool = False
    address: str = ""
    local: bool = False
    keys: Mapping[str, str] = field(default_factory=dict)
    unkept: set[str] = field(default_factory=set)
    host_key: str | None = None
    tick: Callable[[], float] = time.monotonic
    clients: dict[str, Any] = field(default_factory=dict)
    voice: Voice = MUTE
    touches: bool = False
    quiet: bool = False
    dock_heights: DockHeights = field(default_factory=DockHeights)
    numbers: Iterator[int] = field(default_factory=count)
    keyboard: Keyboard = field(default_factory=Keyboard)
    press: LastPress = field(init=False)

    def __post_init__(self) -> None:
        """Measure the moments of taps by the phone's clock."""
        self.press = LastPress(lambda: self.tick())

    @property
    def hosting(self) -> bool:
        """True if this phone has the host's rights now."""
        return self.local or self.house.joining.is_host(self.host_key)

    @property
    def serverless(self) -> bool:
        """True if there is no server at whose address other devices could open the app."""
        return self.near or self.alone is not None

    @property
    def keyed(self) -> bool:
        """True if this phone is likely to have a keyboard: no finger can touch it, or a key was pressed."""
        return self.keyboard.used or not self.touches

    def client(self, session: TableSession) -> TableClient:
        """Return this phone's client at a table, the only access a page has there.

        Does not trigger a redraw: the page that asks is being drawn anyway.
        """
        keys = (self.keys.get(session.id), self.host_key)
        made_with, client = self.clients.get(session.id, (None, None))
        if client is None or made_with != keys:
            client = self.house.client(session, *keys, local=self.local)
            put_silently(self.clients, session.id, (keys, client))
        found: TableClient = client
        return found

    @property
    def wide(self) -> bool:
        """True if there is room for panels beside the board, and height for bars above it."""
        return self.width >= WIDE and not self.lying

    @property
    def lying(self) -> bool:
        """True if the phone lies on its side: the board has the full height, a rail beside it the rest."""
        return self.height < LOW and self.width >= LONG

    @property
    def roomy(self) -> bool:
        """True if two columns of a page stand beside each other."""
        return (self.width >= ROOMY or self.lying) and self.width >= LONG * self.scale

    @property
    def short(self) -> bool:
        """True if height is scarce, so that less important controls make room for the board."""
        return not self.wide and self.height < SHORT

    @property
    def cramped(self) -> bool:
        """True if height is scarce and text is large. Text around the board then grows half as fast."""
        return self.short and self.scale >= LARGE

    @property
    def tiny(self) -> bool:
        """True if the window is so low that large text has no room: around the board it hardly grows."""
        return self.cramped and self.height < LOW

    @property
    def look(self) -> tuple[object, ...]:
        """Everything that any drawing depends on: language, text size, day or night, room for large text."""
        return self.locale, self.scale, self.dark, self.cramped, self.tiny

    @property
    def tall(self) -> bool:
        """True if there is height enough for more than one row of pieces."""
        return self.height >= TALL * self.scale

    def say(self, message: str, /, **params: Param) -> str:
        """Format a sentence of the app in this phone's language. The id goes without its ``app-``."""
        return self.texts[self.locale].say(f"app-{message}", **params)

    def about(
        self,
        game: Game[Any, Any, Any],
        kind: str,
        what: str,
        params: Mapping[str, Any] | None = None,
        names: tuple[str, ...] = (),
    ) -> str:
        """Format a game's sentence in this phone's language. See `Texts.about`."""
        return self.texts[self.locale].about(game.id, kind, what, params or {}, names)

    def game_name(self, game_id: str, variant: str = "") -> str:
        """Return a game's name, or the table's own name for the game.

        A game that is not here is named by its id.
        """
        if variant:
            return variant
        if game_id in GAMES:
            return self.texts[self.locale].say(f"{game_id}-name")
        return game_id.replace("_", " ").capitalize()

    def game_facts(self, game_id: str) -> tuple[str, ...]:
        """List a game's numbers of players and minutes as one text, and its pitch, without importing it.

        A game leaves out what its texts do not have, such as minutes that its rules do not state.
        """
        say, has = self.texts[self.locale].say, self.texts["en"].has
        size = [say(fact) for fact in (f"{game_id}-players", f"{game_id}-minutes") if has(fact)]
        pitch = f"{game_id}-pitch"
        return (*([" · ".join(size)] if size else []), *([say(pitch)] if has(pitch) else []))

    def violation(self, game: Game[Any, Any, Any], violation: Violation, names: tuple[str, ...]) -> str:
        """Format a violation as a sentence."""
        return self.about(game, "violation", violation.rule, violation.params, names)

    def repair(self, game: Game[Any, Any, Any], repair: Repair, names: tuple[str, ...]) -> str:
        """Format a repair as a sentence."""
        return say_repair(self.texts[self.locale], game.id, repair, names)

    def notice(self, game: Game[Any, Any, Any], kind: str, notice: Notice, names: tuple[str, ...]) -> str:
        """Format a line of the log or a warning as a sentence."""
        return self.about(game, kind, notice.id, notice.params, names)

    def tell(self, sentence: str) -> None:
        """Show a sentence for a moment."""
        self.message = sentence

    def trouble_words(self, error: CompanionError) -> str:
        """Format an error as a sentence that names no file, since no file can be reached from a phone."""
        where = "-on-phone" if "path" in error.params else ""
        return self.texts[self.locale].say(f"{error.id}{where}", **error.params)

    def report_words(self, report: Report) -> str:
        """Format a report as a sentence, with the paths of files relative to the home."""
        found = move_paths(report, f"{self.house.home.path}{os.sep}", "")
        return self.texts[self.locale].say(found.id, **found.params)

    def size(self, pixels: float) -> float:
        """Scale a length with the text."""
        return round(pixels * self.scale)


def put_phone(page: ft.Page, phone: Phone) -> None:
    """Store a page's phone in its session."""
    page.session.store.set(_PHONE, phone)


def find_phone(page: ft.Page) -> Phone | None:
    """Find the phone of a page, or return None."""
    phone: Phone | None = page.session.store.get(_PHONE)
    return phone
