"""What a phone feels: also after its line was lost, when the services it had are dead."""

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
            return ft.View(route="/", controls=[tick, ft.Button("lit", on_click=lambda: device.awake(True))])

        run_views(page, App)

    async def start(self) -> "Feeling":
        await self.client.start(self.main)
        invoke: Any = self.client.session.invoke_method

        async def heard(control: int, name: str, *rest: Any) -> Any:
            if name != "set":  # the page is told that it stands
                self.calls.append((name, control))
            return await invoke(control, name, *rest)

        self.client.session.invoke_method = heard
        return self


@pytest.mark.parametrize(("button", "call"), [("tick", "light_impact"), ("lit", "enable")])
async def test_a_phone_that_was_away_feels_with_new_services(button: str, call: str) -> None:
    feeling = await Feeling().start()
    await feeling.client.tap_label(button)
    await feeling.client.tap_label(button)
    await feeling.client.lose_line()
    await feeling.client.find_line()
    await feeling.client.tap_label(button)
    names, controls = zip(*feeling.calls, strict=True)
    assert names == (call,) * 3
    assert controls[0] == controls[1] != controls[2]
