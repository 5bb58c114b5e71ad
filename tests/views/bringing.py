"""Bringing tables: a phone on the page for it, and what its browser hands over."""

from collections.abc import Awaitable, Callable
from types import ModuleType

import flet as ft
import pytest

from companion.bounds import BROUGHT, Bound
from tests.views.visit import Visitor
from views.flet_adapter.file_picking import Received
from views.flet_adapter.uploads import UploadError
from views.pages import import_table

ROUTE = "/c"
FIELD = "Code or link"


async def paste(phone: Visitor, text: str) -> Visitor:
    await phone.write(FIELD, text)
    return await phone.tap("Read it")


async def looked_at(phone: Visitor, button: str) -> Visitor:
    """Wait for the one button under what was brought."""
    return await phone.until(lambda: button in phone.names())


class Hand:
    """What the person hands over when the browser asks for a file.

    Args:
        monkeypatch: puts it in the browser's place.
        page: the module that asks; bringing tables by default.
        limit: the bytes that are taken there.
    """

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, page: ModuleType = import_table, limit: Bound = BROUGHT
    ) -> None:
        self.limit = limit
        monkeypatch.setattr(page, "use_file_door", self._door)

    def _door(
        self,
        took: Callable[[Received], Awaitable[None]],
        refused: Callable[[UploadError], None],
        *,
        limit: Bound,
    ) -> ft.PickFiles:
        assert limit == self.limit
        self.took, self.refused = took, refused
        return ft.PickFiles(ft.FilePicker())

    async def gives(self, phone: Visitor, data: bytes, name: str = "a file") -> None:
        await meanwhile(phone, lambda: self.took(Received(name, data)))

    async def fails(self, phone: Visitor, error: str) -> None:
        await meanwhile(phone, lambda: self.refused(UploadError(error)))


async def meanwhile(phone: Visitor, act: Callable[[], Awaitable[None] | None]) -> None:
    """Something happens on a phone by itself."""

    async def run() -> None:
        result = act()
        if result is not None:
            await result

    phone.client.page.run_task(run)
    await phone.client.settle()
