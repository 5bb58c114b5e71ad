"""Subscriptions of one session outside of its page, ended all at once."""

from collections.abc import Callable
from typing import Any

import flet as ft

Stop = Callable[[], None]
"""Ends a subscription; further calls do nothing."""

_KEY = "holdings"


class Holdings:
    """Subscriptions of one session outside of its page, which can all be ended at once.

    Flet runs no clean-up of components while a phone is away, and forgets a clean-up that a later render did
    not name. Its sessions cannot leave a topic for one component and stay in it for another.
    """

    def __init__(self) -> None:
        self._stops: list[Stop] = []
        self._heard: dict[str, list[Callable[[], None]]] = {}

    def hold(self, stop: Stop) -> Stop:
        """Register the end of a subscription, and return an end that may be called twice."""
        self._stops.append(stop)

        def once() -> None:
            if stop in self._stops:
                self._stops.remove(stop)
                stop()

        return once

    def release_all(self) -> None:
        """End every subscription of the session."""
        stops, self._stops = self._stops, []
        for stop in stops:
            stop()

    def listen(self, page: ft.Page, topic: str, heard: Callable[[], None]) -> Stop:
        """Subscribe a listener to a topic of the app. The session enters it once, for any number of them."""
        listeners = self._heard.setdefault(topic, [])
        listeners.append(heard)
        if len(listeners) == 1:

            async def call(_topic: str, _message: Any) -> None:
                for listener in tuple(listeners):
                    listener()

            page.pubsub.subscribe_topic(topic, call)

        def stop() -> None:
            listeners.remove(heard)
            if not listeners:
                del self._heard[topic]
                page.pubsub.unsubscribe_topic(topic)

        return stop


def holdings_of(page: ft.Page) -> Holdings:
    """Return the holdings of the session of a page."""
    held: Holdings | None = page.session.store.get(_KEY)
    if held is None:
        held = Holdings()
        page.session.store.set(_KEY, held)
    return held
