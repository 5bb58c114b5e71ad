"""What a phone feels: also after its line was lost, when the services it had are dead."""

from functools import partial
from typing import Any

import flet as ft
import pytest

from tests.views.headless import Client
from views.device.haptics import Device
from views.flet_adapter.bridge import run_views


class Feeling:
    """A phone with one button that ticks, and one that keeps the screen lit."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, int]] = []
        self.client = Client()

    def main(self, page: ft.Page) -> None:
        device = Device(page)

        @ft.component
        def App() -> ft.View:
            tick = ft.Button("tick", on_click=device.tick)
            lit, dark = (
                ft.Button(name, on_click=partial(device.awake, wanted))
                for name, wanted in (("lit", True), ("dark", False))
            )
            return ft.View(route="/", controls=[tick, lit, dark])

        run_views(page, App)

    async def start(self) -> "Feeling":
        await self.client.start(self.main)
        invoke: Any = self.client.session.invoke_method

        async def heard(control: int, name: str, *rest: Any) -> Any:
            self.calls.append((name, control))
            return await invoke(control, name, *rest)

        self.client.session.invoke_method = heard
        return self


@pytest.mark.parametrize(("button", "call"), [("tick", "light_impact"), ("lit", "enable")])
async def test_a_phone_that_was_away_feels_with_new_services(button: str, call: str) -> None:
    feeling = await Feeling().start()
    await feeling.client.tap_label(button)
    await feeling.client.lose_line()
    await feeling.client.find_line()
    await feeling.client.tap_label(button)
    names, controls = zip(*feeling.calls, strict=True)
    assert names == (call,) * 2
    assert controls[0] != controls[1]


async def test_the_screen_stays_lit_until_the_last_page_that_wants_it_has_ended() -> None:
    feeling = await Feeling().start()
    for button in ("lit", "lit", "dark"):
        await feeling.client.tap_label(button)
    assert [name for name, _ in feeling.calls] == ["enable"]
    await feeling.client.tap_label("dark")
    assert [name for name, _ in feeling.calls] == ["enable", "disable"]
