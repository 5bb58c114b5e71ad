"""The bridge between sessions, seen from the phones."""

import asyncio
import gc
import logging
import warnings
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import flet as ft
import pytest

from tests.views.headless import AppHub, Client
from views.flet_adapter.bridge import (
    browser_languages,
    open_views,
    publish,
    run_in,
    run_views,
    use_subscription,
    use_topic,
    welcome,
)


class Counter:
    """A source outside of any session, as an open table is."""

    def __init__(self) -> None:
        self.value = 0
        self.heard: list[Callable[[], None]] = []

    def subscribe(self, heard: Callable[[], None]) -> Callable[[], None]:
        self.heard.append(heard)
        return lambda: self.heard.remove(heard)

    def add(self) -> None:
        self.value += 1
        for heard in tuple(self.heard):
            heard()


def topic_app(counter: Counter) -> Callable[[ft.Page], None]:
    @ft.component
    def Label(name: str) -> ft.Control:
        use_topic("count")
        return ft.Text(f"{name} {counter.value}")

    @ft.component
    def App() -> ft.View:
        second, show = ft.use_state(True)

        def plus() -> None:
            counter.value += 1
            publish("count")

        labels = [Label("one"), Label("two")] if second else [Label("one")]
        buttons = [ft.Button("plus", on_click=plus), ft.Button("hide", on_click=lambda: show(False))]
        return ft.View(route="/", controls=[*labels, *buttons])

    return lambda page: run_views(page, App)


def source_app(counter: Counter, key: str = "table") -> Callable[[ft.Page], None]:
    @ft.component
    def App() -> ft.View:
        use_subscription(counter.subscribe, key, lambda: counter.value)
        own, set_own = ft.use_state(0)

        def plus() -> None:
            counter.add()
            set_own(own + 1)

        texts = [ft.Text(f"count {counter.value}"), ft.Text(f"own {own}")]
        return ft.View(route="/", controls=[*texts, ft.Button("plus", on_click=plus)])

    return lambda page: run_views(page, App)


async def test_what_one_session_publishes_every_session_draws() -> None:
    house, main = AppHub(), topic_app(Counter())
    ann, ben = await Client(house).start(main), await Client(house).start(main)
    await ann.tap_label("plus")
    await ben.settle()
    assert ann.texts() == ben.texts() == ["one 1", "two 1"]
    assert not ann.lost
    assert not ben.lost


async def test_a_component_that_goes_leaves_the_topic_to_the_others() -> None:
    client = await Client().start(topic_app(Counter()))
    await client.tap_label("hide")
    await client.tap_label("plus")
    assert client.texts() == ["one 1"]


async def test_a_source_that_calls_from_another_session_redraws_each_on_its_own_page() -> None:
    counter, house = Counter(), AppHub()
    ann, ben = await Client(house).start(source_app(counter)), await Client(house).start(source_app(counter))
    await ann.tap_label("plus")
    await ben.settle()
    assert ann.texts() == ["count 1", "own 1"]
    assert ben.texts() == ["count 1", "own 0"]


async def test_a_source_may_call_from_a_thread() -> None:
    counter = Counter()
    client = await Client().start(source_app(counter))
    await asyncio.to_thread(counter.add)
    await client.settle()
    assert client.texts()[0] == "count 1"


async def test_a_change_between_drawing_and_subscribing_is_drawn() -> None:
    counter = Counter()

    def subscribe(heard: Callable[[], None]) -> Callable[[], None]:
        counter.value += 1  # happens before anyone could hear of it
        return counter.subscribe(heard)

    @ft.component
    def App() -> ft.View:
        use_subscription(subscribe, "table", lambda: counter.value)
        return ft.View(route="/", controls=[ft.Text(f"count {counter.value}")])

    client = await Client().start(lambda page: run_views(page, App))
    assert client.texts() == ["count 1"]


async def test_rendering_again_does_not_subscribe_again() -> None:
    counter = Counter()
    client = await Client().start(source_app(counter))
    for _ in range(3):
        await client.tap_label("plus")
    assert len(counter.heard) == 1


async def test_a_phone_that_was_away_comes_back_to_the_present_and_stays_live() -> None:
    counter, house = Counter(), AppHub()
    ann, ben = await Client(house).start(source_app(counter)), await Client(house).start(source_app(counter))
    await ben.lose_line()
    await ann.tap_label("plus")
    await ben.find_line()
    assert ben.texts() == ["count 1", "own 0"]
    await ann.tap_label("plus")
    await ben.tap_label("plus")
    await ann.settle()
    assert ben.texts() == ["count 3", "own 1"]
    assert ann.texts() == ["count 3", "own 2"]


async def test_a_phone_that_is_away_holds_no_subscription() -> None:
    counter = Counter()
    client = await Client().start(source_app(counter))
    await client.lose_line()
    assert counter.heard == []
    await client.find_line()
    assert len(counter.heard) == 1
    await client.close()
    assert counter.heard == []


async def test_nothing_is_started_for_a_phone_that_is_away() -> None:
    started: list[str] = []

    async def work(name: str) -> None:
        started.append(name)

    client = await Client().start(source_app(Counter()))
    assert run_in(client.page, work, "here")
    await client.lose_line()
    assert not run_in(client.page, work, "away")
    await client.settle()
    assert started == ["here"]


async def test_the_browsers_languages_reach_main_and_every_handler() -> None:
    seen: list[tuple[str, ...]] = []

    @ft.component
    def App() -> ft.View:
        page = ft.context.page
        return ft.View(
            route="/", controls=[ft.Button("ask", on_click=lambda: seen.append(browser_languages(page)))]
        )

    def main(page: ft.Page) -> None:
        seen.append(browser_languages(page))
        run_views(page, App)

    client = await Client().start(main, languages=("zh-TW", "en"))
    await client.tap_label("ask")
    await client.lose_line()
    await client.find_line()
    await client.tap_label("ask")
    assert seen == [("zh-TW", "en")] * 3


async def test_a_traceback_is_logged_and_not_sent(caplog: pytest.LogCaptureFixture) -> None:
    @ft.component
    def App() -> ft.View:
        def fail() -> None:
            raise ValueError("at home")

        return ft.View(route="/", controls=[ft.Button("fail", on_click=fail)])

    client = await Client().start(lambda page: run_views(page, App))
    welcome(client.page, ())
    before = client.bytes_sent
    with caplog.at_level(logging.ERROR):
        await client.tap_label("fail")
    assert "at home" in caplog.text
    assert "Traceback" in caplog.text
    assert client.bytes_sent == before


async def test_a_phone_whose_line_broke_before_it_answered_is_asked_again_on_its_return() -> None:
    answers: list[asyncio.Future[str]] = []
    known: list[str] = []

    async def prepare() -> None:
        answers.append(asyncio.get_running_loop().create_future())
        known.append(await answers[-1])

    @ft.component
    def App() -> ft.View:
        return ft.View(route="/", controls=[ft.Text(f"hello {known[-1]}")])

    client = await Client().start(lambda page: open_views(page, prepare, App))
    await client.lose_line()
    await client.find_line()
    answers[-1].set_result("Ann")
    await client.settle()
    assert "hello Ann" in client.texts()
    assert answers[0].cancelled()
    assert known == ["Ann"]


def test_a_task_of_a_page_whose_loop_ends_before_its_turn_leaves_no_coroutine_over() -> None:
    async def task() -> None: ...

    loop = asyncio.new_event_loop()
    page: Any = SimpleNamespace(session=SimpleNamespace(connection=SimpleNamespace(loop=loop)))
    page.run_task = partial(ft.Page.run_task, page)
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        run_in(page, task)
        loop.close()
        assert not run_in(page, task)
        gc.collect()
    assert [str(each.message) for each in told] == []


async def test_a_page_does_not_begin_before_flet_was_patched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("views.flet_adapter.bridge.is_patched", lambda: False)
    with pytest.raises(RuntimeError, match="patch_flet"):
        await Client().start(lambda _: None)
