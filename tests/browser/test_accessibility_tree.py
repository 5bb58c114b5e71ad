"""What a screen reader finds on every page: each control has a name, its role and its state."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from companion.games import GAMES
from tests.browser.conftest import NewPhone
from tests.browser.openers import list_openers
from tests.browser.phone import Phone
from tests.browser.spoken import Spoken, list_faults, list_unnamed_stops, read_page
from tests.browser.table import TEXTS, App, running
from tests.browser.tour import lay_out_tour, visit_stop
from tests.effort import on_its_day, some

BROWSERS = {"zh-Hant": "zh-TW", "en": "en-US", "zh-Hans": "zh-CN"}
"""Languages that a browser asks for, by the language that the app answers in."""

Pages = Iterator[tuple[str, list[Spoken]]]
"""Names of pages, each with what is found there."""

TABS = ("table", "score", "log", "rules")

SAY = TEXTS["en"].say


def read_pages(visitor: Phone, app: App, locale: str) -> Pages:
    """Yield what a screen reader finds on every page that is no table."""
    stops = [stop for stop in lay_out_tour(app, locale) if not stop.table]
    for stop in on_its_day(stops, 3):
        yield stop.name, read_page(visit_stop(visitor, stop))


def read_tables(visitor: Phone, app: App, locale: str) -> Pages:
    """Yield what a screen reader finds on every page of a table of each game, and in each lesson."""
    texts = TEXTS[locale]
    stops = [stop for stop in lay_out_tour(app, locale) if stop.table]
    for stop in on_its_day(stops, 3):
        yield stop.name, read_page(visit_stop(visitor, stop))
        game = stop.name.removeprefix("table-")
        for tab in TABS if game in GAMES else ():
            visitor.tap_label(texts.say_for(game, f"tab-{tab}"))
            yield f"{stop.name}, {tab}", read_page(visitor)


def read_sheets(visitor: Phone, app: App, locale: str) -> Pages:
    """Yield what a screen reader finds on every sheet."""
    openers = [one for one in list_openers(app, locale) if one.name != "keys"]  # no phone lists keys
    for opener in on_its_day(openers, 3):
        opener.reach(visitor).tap(opener.find(visitor))
        expect(visitor.page.locator('[role$="dialog"]'), opener.name).to_have_count(1)
        yield f"the sheet {opener.name}", read_page(visitor)
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.locator('[role$="dialog"]')).to_have_count(0)


@pytest.mark.parametrize("read", [read_pages, read_tables, read_sheets], ids=lambda read: read.__name__)
@pytest.mark.parametrize("locale", some(tuple(BROWSERS)))
def test_everywhere_whatever_can_be_tapped_has_a_name_a_role_and_its_state(
    tmp_path: Path, phone: NewPhone, locale: str, read: Callable[[Phone, App, str], Pages]
) -> None:
    with running(tmp_path) as app:
        visitor = phone(locale=BROWSERS[locale]).open(app.url(), TEXTS[locale].say("app-settings"))
        found = [
            f"{page}: {fault}"
            for page, spoken in read(visitor, app, locale)
            for fault in (*list_faults(spoken), *list_unnamed_stops(visitor))
        ]
        assert found == []


def states(spoken: list[Spoken], role: str) -> dict[str, str]:
    """Return the states of all controls of a role, by their names."""
    state = "selected" if role == "tab" else "checked"
    return {each.name: str(each.states[state]).lower() for each in spoken if each.role == role}


def test_the_pages_of_a_table_are_tabs_and_the_shown_one_is_selected(visitor: Phone, shared_app: App) -> None:
    session = shared_app.begin("Ann", "Ben")
    visitor.go(f"/t/{session.id}", SAY("app-menu"))
    names = [TEXTS["en"].say_for("card_city", f"tab-{tab}") for tab in ("board", *TABS)]
    for shown in (names[0], names[2], names[3]):
        visitor.tap_label(shown)
        expect(visitor.page.locator('[role="tablist"] [role="tab"][aria-selected="true"]')).to_have_text(
            shown
        )
        found = states(read_page(visitor), "tab")
        assert found == {name: str(name == shown).lower() for name in names}


def test_a_choice_of_one_is_radio_buttons_and_what_is_turned_on_and_off_are_checkboxes(
    visitor: Phone, shared_app: App
) -> None:
    visitor.go("/settings", SAY("app-settings")).expect_text("English")
    found = states(read_page(visitor), "radio")
    assert (found["English"], found["繁體中文"], found["简体中文"]) == ("true", "false", "false")
    assert sum(state == "true" for state in found.values()) == 3  # the language, the look, the size
    visitor.go("/new/score_pad", SAY("app-begin")).tap_label(SAY("score_pad-ui-make-sheet"))
    visitor.tap_label(SAY("score_pad-ui-how-rounds")).expect_text(SAY("score_pad-ui-with-bids"))
    box = visitor.page.get_by_role("checkbox", name=SAY("score_pad-ui-with-bids"))
    expect(box).not_to_be_checked()
    visitor.tap(box)
    expect(box).to_be_checked()
    visitor.page.keyboard.press("Escape")
