"""The prints of a box, section by section: how many are known, and every entry with its source."""

from collections.abc import Callable, Iterable
from functools import partial

import flet as ft

from companion.engine.box import Box, BoxEntry
from views.boards import board_of
from views.device.phone import Phone
from views.device.theme import RADIUS
from views.flet_adapter.memo import Keep
from views.kit.tap import tappable
from views.pages.box_door import AnyGame, box_route
from views.widgets.box_editor.drawing import entry_picture, source_badge, title_of
from views.widgets.frame import faint_text, heading, page_part
from views.widgets.sheet import card

PICTURE = 72.0
"""Pixels an entry's picture may be wide and high in the list."""

FOLDED = 12
"""A section with more entries is folded until somebody opens it."""

KNOWN = frozenset({"rules", "owner"})
"""What is neither a guess nor unknown."""


def draw_box_progress(phone: Phone, box: Box) -> ft.Control:
    """Draw the share of a box that is known, in words and as a bar."""
    known, total = _count_known_entries(box, box.texts), len(box.texts)
    words = ft.Text(
        phone.say("box-known", known=known, total=total), theme_style=ft.TextThemeStyle.TITLE_MEDIUM
    )
    line = ft.ProgressBar(value=known / max(1, total), bar_height=6, border_radius=3)
    return ft.Column([words, ft.Semantics(exclude_semantics=True, content=line)], spacing=6)


def draw_box_sections(
    phone: Phone,
    game: AnyGame,
    box: Box,
    unfolded: frozenset[str],
    fold: Callable[[str], None],
    keep: Keep,
) -> list[ft.Control]:
    """Draw every section with its entries, entries of families among them as soon as they are known.

    Args:
        phone: the phone that shows it.
        game: game of the box.
        box: the owner's.
        unfolded: the long sections that are shown whole.
        fold: shows a long section whole, or folds it.
        keep: cache of the rows drawn last.
    """
    found: dict[str, list[str]] = {}
    for name in box.texts:
        found.setdefault(game.box.field_of(name).section, []).append(name)

    def draw_entry_rows(names: list[str]) -> list[ft.Control]:
        return [_retain_entry_row(phone, game, name, box.entry(name), keep) for name in names]

    parts = []
    for section, names in found.items():
        title = phone.about(game, "section", section)
        count = {"known": _count_known_entries(box, names), "total": len(names)}
        if len(names) <= FOLDED:
            about = phone.say("box-known", **count)
            parts.append(page_part(phone, title, card(*draw_entry_rows(names), padding=4), about=about))
        else:
            wide = section in unfolded
            label = phone.say("box-section", section=title, **count)
            head = _draw_section_heading(phone, title, count, label, partial(fold, section), wide)
            parts.append(card(head, *(draw_entry_rows(names) if wide else ()), padding=4))
    return parts


def _count_known_entries(box: Box, names: Iterable[str]) -> int:
    return sum(box.entry(name).source in KNOWN for name in names)


def _draw_section_heading(
    phone: Phone, title: str, count: dict[str, int], label: str, fold: Callable[[], None], wide: bool
) -> ft.Control:
    words = ft.Column(
        [heading(phone, title), faint_text(phone.say("box-known", **count))], spacing=2, expand=True
    )
    icon = ft.Icons.EXPAND_LESS if wide else ft.Icons.EXPAND_MORE
    return tappable(
        label,
        ft.Row([words, ft.Icon(icon, color=ft.Colors.ON_SURFACE_VARIANT, size=phone.size(26))], spacing=12),
        fold,
        expanded=wide,
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
        border_radius=RADIUS,
        ink=True,
    )


def _retain_entry_row(phone: Phone, game: AnyGame, name: str, entry: BoxEntry, keep: Keep) -> ft.Control:
    key = (name, entry.value, entry.source, phone.locale, phone.dark, phone.scale)
    return keep(key, lambda: _draw_entry_row(phone, game, name, entry))


def _draw_entry_row(phone: Phone, game: AnyGame, name: str, entry: BoxEntry) -> ft.Control:
    title = title_of(phone, game, game.box.field_of(name))
    source = phone.say(f"box-source-{entry.source}")
    words = ft.Column(
        [ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_SMALL), source_badge(phone, entry.source)],
        spacing=4,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.START,
    )
    picture = ft.Container(
        entry_picture(phone, game, name, entry, PICTURE, board_of(game.id).printed), width=PICTURE + 28
    )
    return tappable(
        phone.say("box-open", what=title, source=source),
        ft.Row(
            [picture, words, ft.Icon(ft.Icons.CHEVRON_RIGHT, color=ft.Colors.ON_SURFACE_VARIANT)], spacing=12
        ),
        partial(ft.context.page.navigate, box_route(game.id, name)),
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
        border_radius=RADIUS,
        ink=True,
    )
