"""Every page and state in pictures, for people to look at: sizes, light and dark, two scripts.

They lie in ``build/screenshots`` as ``card-city-<size>-<look>-<locale>-<state>.png``.
"""

import os
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.engine.setup import Seat, Setup, make_seats
from companion.games.card_city.city import GRID, cells_beside, compute_layout
from companion.games.card_city.moves import Build
from companion.hosting.intents import Accepted, Play
from companion.hosting.session import TableSession
from companion.rulebook import load
from tests.browser.boxes import boxes, outside, small
from tests.browser.conftest import NewPhone
from tests.browser.phone import DESKTOP, IPHONE, TABLET, Profile
from tests.browser.table import TEXTS, App, AtTable, running
from tests.effort import left_to_a_proof
from tests.views.fingers import GAME, choose_likely_move

LONG = ("Maximiliane-Charlotte", "小明", "Bartholomew the Elder", "歐陽美玲")

SIZES: dict[str, Profile] = {"phone": IPHONE, "tablet": TABLET, "desktop": DESKTOP}

ALL = [(size, look, locale) for size in SIZES for look in ("light", "dark") for locale in ("en", "zh-Hant")]

LOOKS = ALL if os.environ.get("GALLERY") == "all" else [("phone", "light", "en")]
"""What is drawn: a phone by day, whose touch sizes are checked; with ``GALLERY=all`` everything."""

TABS = ("table", "score", "log", "rules", "board")

BURST = 20
"""So many moves phones see at once: the server hears nothing else meanwhile."""

GROWING = 1
"""A seed with which somebody's districts develop in the fifth round."""


def on_to(app: App, session: TableSession, dice: Random, phase: str, number: int = 1) -> None:
    """Play on without the screen up to a phase of a round or a later one. Phones see many moves at once."""

    def is_there() -> bool:
        position: Any = session.table.position
        return bool(position.phase == phase and position.round >= number)

    def play_on() -> None:
        for _ in range(BURST):
            if not is_there():
                assert isinstance(session.submit(Play(*choose_likely_move(session, dice))), Accepted)

    while not is_there():
        app.at_once(play_on)


class Walk:
    """A walk through the app that takes a picture of everything."""

    def __init__(self, app: App, phone: NewPhone, size: str, look: str, locale: str) -> None:
        language = {"en": "en-US", "zh-Hant": "zh-TW"}[locale]
        self.app, self.texts, self.locale = app, TEXTS[locale], locale
        self.visitor = phone(SIZES[size], locale=language, color_scheme=look)
        self.wide = size == "desktop"
        self.tabs = TABS if size != "desktop" else TABS[:-1]
        self.dice = Random(GROWING)
        self.prefix = f"card-city-{size}-{look}-{locale}"

    def say(self, message: str, /, **params: Any) -> str:
        return self.texts.say(f"app-{message}", **params)

    def picture(self, state: str, text: str | None = None) -> None:
        """Take a picture of the screen, once a text stands there."""
        if text:
            self.visitor.expect_text(text)
        self.visitor.screenshot(f"{self.prefix}-{state}")
        if self.visitor.page.viewport_size == IPHONE["viewport"]:
            found = boxes(self.visitor)
            assert (state, outside(found), small(found)) == (state, [], [])

    def tap(self, *labels: str) -> None:
        for label in labels:
            self.visitor.tap_label(label)

    def pages(self) -> None:
        """Show everything there is before the first table."""
        self.visitor.open(self.app.url(), self.say("asks-may"))
        self.picture("home-empty")
        self.tap(self.texts.say("card_city-name"))
        self.picture("game", self.say("only-score"))
        self.visitor.touch(self.say("new-table"))
        self.picture("setup", self.say("who-plays"))
        self.tap(self.say("house-rules"))
        self.visitor.expect_text(self.texts.say("card_city-ruling-limit"))
        self.visitor.page.mouse.move(200, 400)
        self.visitor.page.mouse.wheel(0, 700)
        self.picture("setup-rulings")
        self.tap(self.say("back"), self.say("settings"))
        self.picture("settings", self.say("languages"))
        self.tap(self.say("back"), self.say("history"))
        self.picture("history-empty", self.say("no-history"))
        self.tap(self.say("back"))
        self.visitor.expect_text(self.say("bring-table")).expect_no_text(self.say("no-history"))
        self.tap(self.texts.say("card_city-name"))
        self.visitor.touch(self.say("rules"))
        self.picture("rules", self.say("ask-rules"))
        self.tap(self.say("back"))
        self.visitor.expect_text(self.say("bring-table"))

    def round(self) -> None:
        """Play a table of two, phase by phase."""
        session = self.app.begin("Ann", "小明")
        table = self.enter(session)
        table.look(1)
        self.picture("divide-choose", table.ui("takes-open", name="小明"))
        on_to(self.app, session, self.dice, "divide", 4)
        session.submit(Play(*choose_likely_move(session, self.dice)))
        seat = session.game.actors(session.table.position)[0]
        table.shown().look(seat)
        self.picture("divide-name")
        self.building(table)
        for phase in ("develop", "income", "buy"):
            on_to(self.app, session, self.dice, phase, 4)
            table.shown().look(session.game.actors(session.table.position)[0])
            self.picture(phase)

    def building(self, table: AtTable) -> None:
        """Cards in hand, a card taken, a square pointed at, a square refused."""
        session = table.session
        on_to(self.app, session, self.dice, "build", 4)
        seat, move = choose_likely_move(session, Random(1))
        assert isinstance(move, Build)
        table.shown().look(seat)
        self.picture("build")
        self.tap(table.names.choice(move.card))
        self.picture("build-card", table.names.cell(move.at, move.card))
        self.tap(table.names.cell(move.at, move.card))
        self.picture("build-preview", table.ui("lay-at", card=table.names.card(move.card), at=move.at))
        self.tap(table.names.laid("e5", "H"))
        self.picture("why-impossible", table.app("why-title"))
        self.tap(table.app("close"))
        verdicts = session.game.survey(session.table.position, seat, move.card).targets
        beside = GRID.names_of(cells_beside(compute_layout(session.table.position.towns[seat].city).all))
        at = max(beside, key=lambda at: len(verdicts[at].violations))
        self.tap(table.names.cell(at, move.card, may=False))
        self.picture("why", table.app("allow"))
        self.tap(table.app("allow"))
        self.picture("why-allow", table.app("allow-sure"))
        self.tap(table.app("close"), table.ui("fact-money", money=session.table.position.towns[seat].money))
        self.picture("money", table.app("as-on-table"))
        self.tap(table.app("close"), *([] if self.wide else [table.app("menu")]), table.app("mend"))
        self.picture("mend", table.app("eraser"))
        self.tap(table.app("mend-stop"))

    def crowd(self) -> None:
        """Four people with long names, late in the game. Then its end, and the history."""
        seats = tuple(Seat(name, seat.colour) for name, seat in zip(LONG, make_seats(*LONG), strict=True))
        session = self.app.house.tables.begin(GAME, Setup(seats))
        table = self.enter(session)
        self.picture("four-divide")
        on_to(self.app, session, self.dice, "build", 9)
        table.shown()
        for tab in self.tabs:
            self.tap(table.names.tab(tab))
            self.picture(f"four-{tab}")
        standing = session.game.scoresheet(session.table.position).standings[0]
        line = standing.lines[0]
        category, points = table.names.game("category", line.category), standing.points(line.category)
        number = str(points).replace("-", "−")
        cell = table.app("score-cell", name=session.names[0], category=category, points=number)
        self.tap(table.app("tab-score"), cell)
        section = load(GAME, self.locale).section(line.rule)
        self.picture("score-line", table.app("rule-link", rule=f"{section.number} {section.title}"))
        self.tap(table.app("close"))
        on_to(self.app, session, self.dice, "scoring")
        table.shown()
        self.picture("end-first", table.app("ceremony-over"))
        self.tap(table.app("reveal-all"))
        self.picture("end")

    def shelves(self) -> None:
        """Show what is left when people have gone home."""
        self.tap(self.say("back"))
        self.picture("home-tables", self.say("on-the-table"))
        self.tap(self.say("history"))
        self.picture("history", LONG[0])
        finished = re.escape(self.say("look-at-table", game=self.texts.say("card_city-name"), when=""))
        self.visitor.tap(self.visitor.page.get_by_role("button", name=re.compile(f"^{finished}")))
        self.picture("played", self.say("replay"))

    def enter(self, session: TableSession) -> AtTable:
        """Open a table from the home page."""
        go_on = self.say("go-on-with", game=self.texts.say("card_city-name"), seats=session.names)
        self.visitor.tap(self.visitor.page.get_by_label(go_on).first)
        table = AtTable(self.visitor, session, self.locale)
        self.visitor.expect_text(table.app("tab-rules"))
        return table


@left_to_a_proof("`test_card_city_play` and `test_card_city_look` walk the same pages")
@pytest.mark.parametrize(("size", "look", "locale"), LOOKS, ids=["-".join(look) for look in LOOKS])
def test_gallery(tmp_path: Path, phone: NewPhone, size: str, look: str, locale: str) -> None:
    with running(tmp_path) as app:
        walk = Walk(app, phone, size, look, locale)
        walk.pages()
        walk.round()
        walk.tap(walk.say("back"))
        walk.crowd()
        walk.shelves()
        assert walk.visitor.complaints() == []
