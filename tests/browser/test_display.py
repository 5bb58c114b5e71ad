"""The display in a real browser keeps the screen lit."""

from collections.abc import Callable

from companion.engine.setup import Setup, make_seats
from tests.browser.phone import DESKTOP, Phone
from tests.browser.table import TEXTS, App

TV = {**DESKTOP, "viewport": {"width": 1280, "height": 720}}

LOCKS = """
window.taken = [];
const take = navigator.wakeLock.request.bind(navigator.wakeLock);
navigator.wakeLock.request = async kind => {
  window.taken.push(await take(kind));
  return window.taken.at(-1);
};
let hidden = false;
Object.defineProperty(document, 'visibilityState', { get: () => hidden ? 'hidden' : 'visible' });
Object.defineProperty(document, 'hidden', { get: () => hidden });
window.turn = async so => {
  hidden = so;
  if (so) await Promise.all(window.taken.map(lock => WakeLockSentinel.prototype.release.call(lock)));
  document.dispatchEvent(new Event('visibilitychange'));
};
"""
"""Counts the locks, and hides the page as a browser does: all locks are dropped."""

LIT = "() => window.taken.filter(lock => !lock.released).length === {}"

say = TEXTS["en"].say


def test_the_screen_stays_lit_also_after_the_page_was_hidden(
    shared_app: App, phone: Callable[..., Phone]
) -> None:
    live = shared_app.house.tables.begin("card_city", Setup(make_seats("Ann", "Ben")))
    device = phone(TV, own=True)
    device.page.add_init_script(LOCKS)
    device.open(f"{shared_app.url()}t/{live.id}/screen", say("card_city-name"))
    device.page.wait_for_function(LIT.format(1))
    device.page.evaluate("() => turn(true)")
    device.page.wait_for_function(LIT.format(0))
    device.page.evaluate("() => turn(false)")
    device.page.wait_for_function(LIT.format(1))
    assert device.failures == []
