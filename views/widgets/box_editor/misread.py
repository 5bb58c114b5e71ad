"""Correction of a misread print: which one it is, how it reads, and what changes before it is taken."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.engine.owners_box import Reread
from companion.engine.refold import Refolded
from companion.engine.refolding import Difference
from companion.errors import CompanionError
from views.kit.box_painter import BoxPainter
from views.kit.dialog import Dialog
from views.models.sheets import Misread
from views.models.sketch import Sketch
from views.play.screen import Screen
from views.widgets.box_editor.drawing import title_of
from views.widgets.box_editor.entry_words import entry_words
from views.widgets.box_editor.print_question import is_small
from views.widgets.box_editor.sketch_controls import draw_verdict, sketch_controls, sketch_fault
from views.widgets.buttons import main_button, text_button
from views.widgets.choices import chip, chips, lead_row
from views.widgets.frame import heading
from views.widgets.sheet import sheet


def draw_misread_button(screen: Screen) -> list[ft.Control]:
    """Draw the button that corrects a misread print, or nothing where the record cannot follow it."""
    if screen.game.refolding is None or not screen.game.box.own(screen.position):
        return []

    def begin() -> None:
        if not screen.acts.only_watches():
            screen.sheet = Misread()

    return [text_button(screen.phone, screen.say("misread"), begin, icon=ft.Icons.FACT_CHECK_OUTLINED)]


def draw_misread_sheet(screen: Screen, misread: Misread, printed: BoxPainter) -> Dialog:
    """Draw the sheet of a step of the correction."""
    if misread.preview is not None:
        return _draw_changes(screen, misread, misread.preview)
    if misread.sketch is not None:
        return _draw_editor(screen, misread, misread.sketch, printed)
    return _draw_list(screen, misread)


# Which print ----------------------------------------------------------------------------------------------


def _draw_list(screen: Screen, misread: Misread) -> Dialog:
    """Draw the sections of the prints that this table has read, and those of the section chosen."""
    phone, game, own = screen.phone, screen.game, screen.game.box.own(screen.position)
    by_section: dict[str, list[str]] = {}
    for name in own:
        by_section.setdefault(game.box.field_of(name).section, []).append(name)

    def open_section(section: str) -> None:
        screen.sheet = Misread(section)

    def open_entry(name: str) -> None:
        form = game.box.field_of(name).form
        screen.sheet = replace(misread, sketch=Sketch.of(name, form, own[name]))

    sections = [
        chip(
            phone,
            phone.about(game, "section", section),
            partial(open_section, section),
            chosen=section == misread.section,
        )
        for section in by_section
    ]
    rows: list[ft.Control] = []
    for name in by_section.get(misread.section, ()):
        title = title_of(phone, game, game.box.field_at(screen.position, name))
        words = entry_words(phone, game, game.box.field_of(name).form, own[name])
        rows.append(lead_row(phone, ft.Icons.EDIT_OUTLINED, title, partial(open_entry, name), about=words))
    listed = ft.Column(rows, spacing=0, scroll=ft.ScrollMode.AUTO, height=phone.height * 0.4 if rows else 0)
    return sheet(phone, screen.say("misread-which"), [chips(*sections), listed], screen.close)


# How it reads ---------------------------------------------------------------------------------------------


def _draw_editor(screen: Screen, misread: Misread, sketch: Sketch, printed: BoxPainter) -> Dialog:
    """Draw the editor of the print, and the button to the changes."""
    phone, game = screen.phone, screen.game

    def edit_sketch(act: Callable[[Sketch], Sketch]) -> None:
        now = screen.sheet
        if isinstance(now, Misread) and now.sketch is not None:
            screen.sheet = replace(now, sketch=act(now.sketch))

    def show_changes() -> None:
        if why := sketch_fault(phone, game, sketch):
            phone.tell(why)
            return
        try:
            preview = screen.client.box.preview_reread(sketch.name, sketch.said)
        except CompanionError as error:
            phone.tell(phone.trouble_words(error))
        else:
            screen.sheet = replace(misread, preview=preview or Refolded(screen.position))

    small = is_small(sketch.form)
    editor = ft.Column(
        [
            *sketch_controls(phone, game, sketch, edit_sketch, screen.keep("misread", sketch.name), printed),
            draw_verdict(phone, game, sketch),
        ],
        spacing=10,
        tight=small,
        scroll=None if small else ft.ScrollMode.AUTO,
        height=None if small else phone.height * 0.8 - phone.size(170),
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    see = main_button(phone, screen.say("misread-see"), show_changes, icon=ft.Icons.COMPARE_ARROWS)
    return sheet(
        phone,
        title_of(phone, game, game.box.field_at(screen.position, sketch.name)),
        [editor, see],
        screen.close,
    )


# What changes ---------------------------------------------------------------------------------------------


def _draw_changes(screen: Screen, misread: Misread, refolded: Refolded[Any, Any, Any]) -> Dialog:
    """Draw the differences seat by seat, what cannot be replayed, and the button that takes them."""
    phone, sketch = screen.phone, misread.sketch
    assert sketch is not None
    parts: list[ft.Control] = []
    refolding = screen.game.refolding
    differences = refolding.differences(screen.position, refolded.position) if refolding else ()
    for seat in (*range(len(screen.seats)), None):
        found = [each for each in differences if each.notice.seat == seat]
        if found:
            parts.append(heading(phone, screen.say("misread-table") if seat is None else screen.names[seat]))
            parts += [ft.Text(_describe_difference(screen, each)) for each in found]
    if not differences:
        parts.append(ft.Text(screen.say("misread-none")))
    if refolded.odd:
        parts.append(heading(phone, screen.say("misread-odd")))
        lines = tuple(screen.client.view.log(screen.eyes))[::-1]
        parts += [ft.Text(screen.sentence(lines[odd.step - 1])) for odd in refolded.odd]

    def back() -> None:
        screen.sheet = replace(misread, preview=None)

    def take() -> None:
        screen.acts.correct(Reread(sketch.name, sketch.said))

    listed = ft.Column(parts, spacing=6, scroll=ft.ScrollMode.AUTO, height=phone.height * 0.45)
    buttons = ft.Row(
        [
            text_button(phone, screen.say("misread-back"), back, icon=ft.Icons.ARROW_BACK),
            main_button(phone, screen.say("misread-take"), take, icon=ft.Icons.CHECK),
        ],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
    )
    return sheet(phone, screen.say("misread-changes"), [listed, buttons], screen.close)


def _describe_difference(screen: Screen, difference: Difference) -> str:
    """Phrase a changed value, with the number before the change."""
    words = screen.about("correct", difference.notice.id, difference.notice.params)
    if difference.before is None:
        return words
    return screen.say("misread-was", what=words, before=difference.before)
