"""Windows of the browser that one test after the other uses: what one has compiled, the next need not."""

from collections import defaultdict
from typing import Any

from playwright.sync_api import BrowserContext, Error

from tests.browser.chromium import Chromium

_EVERYTHING = {"origin": "*", "storageTypes": "all"}


class Windows:
    """Windows by what they are set to; what a test has left is emptied before another one gets it.

    One page stays in it, blank: a new page of the same site runs in the same process, and is there in two
    thirds of the time.
    """

    def __init__(self, chromium: Chromium) -> None:
        self._chromium = chromium
        self._free: dict[str, list[BrowserContext]] = defaultdict(list)

    def take(self, settings: dict[str, Any]) -> BrowserContext:
        """Return a window with these settings in which nothing is kept."""
        browser, free = self._chromium.running(), self._free[repr(settings)]
        while free:
            context = free.pop()
            if context.browser is browser:
                return context
        return browser.new_context(**settings)

    def give_back(self, settings: dict[str, Any], context: BrowserContext) -> None:
        """Empty a window that a test has left. One that cannot be emptied is closed."""
        try:
            _empty(context)
        except Error:
            context.close()
        else:
            self._free[repr(settings)].append(context)


def _empty(context: BrowserContext) -> None:
    """Close all pages but the last, and forget what any page has kept or was allowed.

    Raises:
        Error: no page is left, or the browser is gone.
    """
    *others, last = context.pages or [context.new_page()]
    for page in others:
        page.close()
    last.evaluate("() => { location.href = 'about:blank' }")  # told by itself, it stays in its process
    last.wait_for_url("about:blank")
    storage = context.new_cdp_session(last)
    storage.send("Storage.clearDataForOrigin", _EVERYTHING)
    storage.detach()
    context.clear_cookies()
    context.clear_permissions()
