"""Everything in the app that opens a sheet, by the page that it stands on and the way to it."""

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from playwright.sync_api import Locator

from companion.engine.playout import playout
from companion.engine.setup import Setup, make_seats
from companion.games import GAMES
from companion.hosting.intents import Play
from companion.hosting.samples import sample_record
from tests.browser.phone import Phone
from tests.browser.table import TEXTS, App

GAME = "card_city"


@dataclass(frozen=True)
class Opener:
    """Control that opens a sheet.

    Attributes:
        name: short name for a message.
        path: address of its page.
        ready: text that stands there once the page is drawn.
        way: labels that are tapped before, on the same page.
        label: its own label; the first that begins so.
        stays: True if it still stands on the page once its sheet is closed.
    """

    name: str
    path: str
    ready: str
    label: str
    way: tuple[str, ...] = ()
    stays: bool = True

    def reach(self, phone: Phone) -> Phone:
        """Bring the opener into sight."""
        phone.go(self.path, self.ready)
        for label in self.way:
            phone.tap_label(label)
        return phone

    def find(self, phone: Phone) -> Locator:
        """Find the opener on the page that it stands on."""
        begun = re.compile(f"^{re.escape(self.label)}")
        named = phone.page.locator(f'[flt-tappable][aria-label^="{self.label}"]')
        return phone.page.locator("[flt-tappable]").filter(has_text=begun).or_(named).first


def list_openers(app: App, locale: str = "en") -> Iterator[Opener]:
    """Fill a home, and yield an opener of every kind of sheet in it."""
    texts = TEXTS[locale]
    say: Callable[..., str] = texts.say
    table = app.at_once(lambda: app.house.tables.copy_record(GAME, sample_record(GAME, locale)))
    at, here = f"/t/{table.id}", say("app-ask-rules")
    menu = say("app-table-menu", game=texts.say(f"{GAME}-name"))  # the last that the page draws
    yield Opener("game", "/", menu, say(f"{GAME}-name"))
    yield Opener("table menu", "/", menu, menu)
    yield Opener("menu", at, here, say("app-menu"))
    yield Opener("reasons", at, here, "a1")
    yield Opener("tools", at, here, say("app-tools-at-table"), (say("app-menu"),), stays=False)
    yield Opener("seats", at, here, say("app-take-a-seat"), (say("app-menu"),), stays=False)
    yield Opener("keys", at, here, say("app-keys"), (say("app-menu"),), stays=False)
    yield Opener("steps", at, here, say("app-steps-count", count=3))
    score = texts.say_for(GAME, "tab-score")
    category = texts.about(GAME, "category", "residential", {})
    cell = say("app-score-cell", name="Ann", category=category, points="").strip()
    yield Opener("sum", at, here, cell, (score,))
    yield Opener("host", "/settings", say("app-back"), say("app-host-ticket"))
    pad = say("score_pad-ui-make-sheet")
    yield Opener("score sheet", "/new/score_pad", pad, say("score_pad-ui-show-code"))
    yield Opener("search", "/history", say("app-back"), say("app-find"))
    yield Opener("export", "/history", say("app-back"), say("app-export"))
    done = f"/history/{app.at_once(lambda: _finish_game(app))}"
    yield Opener("picture", done, say("app-open-again"), say("app-send"))
    yield Opener("note", done, say("app-open-again"), say("app-album-write"))
    yield Opener("place", done, say("app-open-again"), say("app-album-place-write"))


def _finish_game(app: App) -> str:
    """Finish a game of its own, and return its id."""
    session = app.house.tables.begin(GAME, Setup(make_seats("Ann", "Ben")))
    for _, seat, move, _ in playout(GAMES[GAME], session.table.position, random.Random(3)):
        session.submit(Play(seat, move))
    app.house.client(session, None, local=True).finish()
    return session.id
