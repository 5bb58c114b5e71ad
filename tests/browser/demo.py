"""A tiny app with everything in it that serving must carry: texts, buttons, pictures, files, failures."""

from collections.abc import Callable

import flet as ft

from views.flet_adapter.bridge import browser_languages, publish, run_views, use_topic

# Ten by ten red pixels.
PNG = "iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC"
SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#080"/></svg>'
)
CHINESE = "囍龘鹬淼 市鎮廳停車場 市政厅停车场 骨直過，。「」"
SYMBOLS = "● ▲ ■ ◆ ★ ✓ ✗ › ◂ · … — × − ▸ ▾ ⌂ ⚑ ⬢ → ↺ ≥ ½"


def make_main(*lines: str, pictures: bool = False) -> Callable[[ft.Page], None]:
    """Return a main whose page shows a count shared by all sessions, the browser's languages, and
    some lines.
    """
    count = [0]

    def main(page: ft.Page) -> None:
        run_views(page, _App, count, lines, pictures)

    return main


def make_sleepy() -> Callable[[ft.Page], None]:
    """Return a main whose page keeps the screen lit on demand."""

    def main(page: ft.Page) -> None:
        run_views(page, _Sleepy)

    return main


@ft.component
def _Sleepy() -> ft.View:
    said, say = ft.use_state("asleep")

    async def stay_awake() -> None:
        await ft.Wakelock().enable()  # type: ignore[no-untyped-call]
        say("awake")

    return ft.View(route="/", controls=[ft.Text(said), ft.Button("stay awake", on_click=stay_awake)])


@ft.component
def _App(count: list[int], lines: tuple[str, ...], pictures: bool) -> ft.View:
    page = ft.context.page
    use_topic("count")
    picked, set_picked = ft.use_state("")

    def plus() -> None:
        count[0] += 1
        publish("count")

    def fail() -> None:
        raise ValueError("stays at home")

    async def pick() -> None:
        chosen = await ft.FilePicker().pick_files(with_data=True)
        set_picked(f"picked {len(chosen[0].bytes or b'')} bytes" if chosen else "")

    images = [ft.Image(src=source, width=40, height=40) for source in (PNG, SVG)] if pictures else []
    return ft.View(
        route=page.route,
        controls=[
            ft.Text(f"count {count[0]}"),
            ft.Text(f"languages {' '.join(browser_languages(page))}"),
            *(ft.Text(line) for line in (*lines, picked) if line),
            ft.Button("plus", on_click=plus),
            ft.Button("fail", on_click=fail),
            ft.Button("pick", on_click=pick),
            ft.Row(list(images)),
        ],
    )
