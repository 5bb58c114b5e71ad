"""A client may set any property of its page: no other page shows it, and nothing of it stays behind."""

from contextlib import suppress
from pathlib import Path
from typing import Any

import flet as ft
import pytest
from flet.utils.object_model import patch_dataclass

from companion.hosting.presence import Present
from tests.views.at_table import AtTable, at_table, on_to
from tests.views.forging import guest, listeners, phones_kept
from views.device import theme


@pytest.mark.parametrize(
    "hooks", [("on_disconnect",), ("on_close",), ("on_disconnect", "on_close", "on_connect")]
)
async def test_a_phone_that_forges_its_hooks_away_and_goes_leaves_nothing_behind(
    tmp_path: Path, hooks: tuple[str, ...]
) -> None:
    async with at_table(tmp_path) as host:
        before, present = listeners(host), host.house.presence.present_at(host.session.id)
        watcher = await guest(host)
        watcher.client.session.apply_patch(1, dict.fromkeys(hooks))
        await watcher.client.lose_line()
        await watcher.client.close()
        await watcher.client.settle()
        assert host.house.presence.present_at(host.session.id) == present
        assert listeners(host) == before


def worn(phone: AtTable) -> list[Any]:
    """Tell where everything is aligned on a page."""
    return [node["alignment"] for node in phone.client.mirror.walk() if "alignment" in node]


FORGED = 77.0
"""An alignment far off any screen."""


async def test_what_a_phone_forges_of_its_controls_no_other_phone_wears(tmp_path: Path) -> None:
    kept = {name: value for name, value in vars(theme).items() if isinstance(value, ft.Alignment)}
    was = {name: (value.x, value.y) for name, value in kept.items()}
    try:
        async with at_table(tmp_path, before=on_to("build", 2)) as host:
            forger = await guest(host)
            for control in list(forger.client.session.index):
                with suppress(ValueError):  # some align otherwise
                    forger.client.session.apply_patch(control, {"alignment": {"x": FORGED, "y": FORGED}})
            later = await guest(host)
            await host.go("/")
            await host.go(f"/t/{host.session.id}")
            assert str(FORGED) not in repr((worn(later), worn(host)))
            await forger.client.close()
            await later.client.close()
    finally:
        for name, (x, y) in was.items():
            patch_dataclass(kept[name], {"x": x, "y": y})


async def test_a_look_that_a_phone_forges_is_its_own(tmp_path: Path) -> None:
    async with at_table(tmp_path) as host:
        before = repr(host.client.page.theme)
        forger = await guest(host)
        for look in ("theme", "dark_theme"):
            forger.client.session.apply_page_patch({look: {"color_scheme": {"on_surface": "#FF00FF"}}})
            forger.client.session.apply_page_patch({look: {"text_theme": {"body_large": {"size": 0.1}}}})
        assert repr(host.client.page.theme) == before
        later = await guest(host)
        assert repr(later.client.page.theme) == before
        await forger.client.close()
        await later.client.close()


async def test_a_phone_that_types_many_addresses_is_remembered_for_a_few(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    phones = phones_kept(monkeypatch)
    async with at_table(tmp_path) as host:
        typist = await guest(host)
        before = listeners(host)
        for number in range(40):
            for place in ("/j/{}", "/h/{}", "/t/{}/share", "/history/{}"):
                await typist.go(place.format(f"{number}" * 500))
        assert len(phones[-1].screens) <= 64
        assert sum(map(len, phones[-1].screens)) <= 10_000
        assert listeners(host) <= before
        await typist.client.close()
        assert host.house.presence.present_at(host.session.id) == Present(frozenset(), 1)
