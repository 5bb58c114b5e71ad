"""What a screen reader announces by itself at a table: every result once, and nothing again."""

from random import Random

from companion.hosting.intents import Play
from tests.browser.phone import Phone
from tests.browser.table import TEXTS, App, AtTable
from tests.patience import patient
from tests.views.fingers import choose_likely_move
from tests.views.playing import play_to

SAY = TEXTS["en"].say

_LISTEN = """() => {
  window.announced = [];
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target.tagName !== 'FLT-ANNOUNCEMENT-POLITE') continue;
      for (const node of addedNodes) if (node.isConnected) announced.push(node.textContent.trim());
    }
  }).observe(document, { childList: true, subtree: true });
}"""
"""Begin to note what the client announces, as far as the scripts of the page leave it there."""


def announced(visitor: Phone) -> list[str]:
    """Return what was announced since this was asked last."""
    visitor.settle(600)
    found: list[str] = visitor.page.evaluate("announced.splice(0)")
    return found


def test_a_move_is_announced_once_and_not_again_by_a_sheet_that_closes(
    visitor: Phone, shared_app: App
) -> None:
    session = shared_app.begin("Ann", "Ben")
    play_to(choose_likely_move, "build", 1)(session)
    visitor.go(f"/t/{session.id}", SAY("app-menu"))
    at = AtTable(visitor, session)
    visitor.page.evaluate(_LISTEN)
    seat, move = choose_likely_move(session, Random(1))
    session.submit(Play(seat, move))
    at.shown()
    event = at.names.undo().removeprefix(at.app("undo", what=""))
    visitor.page.wait_for_function("event => announced.includes(event)", arg=event, timeout=patient(20_000))
    assert announced(visitor).count(event) == 1
    visitor.tap_label(SAY("app-menu"))
    visitor.page.wait_for_selector('[role$="dialog"]')
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector('[role$="dialog"]', state="detached")
    at.shown()
    assert announced(visitor) == []


def test_what_was_taken_back_is_not_announced_as_if_it_were_done_again(
    visitor: Phone, shared_app: App
) -> None:
    session = shared_app.begin("Ann", "Ben")
    play_to(choose_likely_move, "build", 1)(session)
    at = AtTable(visitor, session)
    before = at.names.undo()
    event = before.removeprefix(at.app("undo", what=""))
    seat, move = choose_likely_move(session, Random(1))
    session.submit(Play(seat, move))
    visitor.go(f"/t/{session.id}", at.names.undo())
    visitor.page.evaluate(_LISTEN)
    visitor.tap_label(at.names.undo())
    visitor.expect_text(before)
    assert event not in announced(visitor)
