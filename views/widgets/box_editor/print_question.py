"""Question about an unknown print at a table: the strip or the sheet that asks, and the way of its answer."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import flet as ft

from companion.engine.box import BoxEntry
from companion.engine.forms import (
    ChoiceForm,
    Form,
    GainsForm,
    GroundForm,
    NumberForm,
    PartsForm,
    WordsForm,
)
from companion.engine.owners_box import section_mark
from views.kit.box_painter import BoxPainter
from views.kit.dialog import Dialog
from views.models.gains_editor import Composed
from views.models.sheets import Printing
from views.models.sketch import Sketch
from views.play.screen import Screen
from views.widgets.box_editor.ask_strip import draw_strip
from views.widgets.box_editor.drawing import title_of
from views.widgets.box_editor.print_answers import (
    go_on,
    keep_answer,
    run_action,
    save_sketch,
    track_entries,
)
from views.widgets.box_editor.question_ways import Ways, draw_ways
from views.widgets.box_editor.sketch_controls import draw_verdict, sketch_controls
from views.widgets.frame import faint_text
from views.widgets.sheet import sheet


def draw_print_question(screen: Screen, asking: Printing, printed: BoxPainter) -> Dialog | None:
    """Draw the sheet that takes the first unknown entry left, or return None if a strip asks."""
    entry = screen.client.box.printed_values().entry(asking.names[0])
    asked = Unread(screen, asking, entry, printed)
    return None if asked.in_strip else asked.draw_sheet()


def draw_print_strip(
    screen: Screen, asking: Printing, printed: BoxPainter, width: float
) -> ft.Control | None:
    """Draw the strip that asks about the first entry left, or return None if a sheet asks.

    Args:
        screen: of the table.
        asking: the question.
        printed: draws entries as the game's board does.
        width: of the strip, in pixels.
    """
    entry = screen.client.box.printed_values().entry(asking.names[0])
    asked = Unread(screen, asking, entry, printed)
    return asked.draw_strip(width) if asked.in_strip else None


@dataclass(frozen=True)
class Unread:
    """Question about an unknown entry.

    Attributes:
        screen: of the table.
        asking: the question.
        entry: the unknown entry.
        printed: draws entries as the game's board does.
    """

    screen: Screen
    asking: Printing
    entry: BoxEntry
    printed: BoxPainter

    @property
    def _name(self) -> str:
        return self.asking.names[0]

    @property
    def _form(self) -> Form:
        return self.screen.game.box.field_of(self._name).form

    @property
    def _sketch(self) -> Sketch:
        return self.asking.sketch or Sketch.of(self._name, self._form, self.entry.value)

    @property
    def _title(self) -> str:
        game = self.screen.game
        return title_of(self.screen.phone, game, game.box.field_at(self.screen.position, self._name))

    @property
    def in_strip(self) -> bool:
        """True if the controls of the question fit a strip below the board."""
        form = self._form
        if isinstance(form, GainsForm):
            return not self._sketch.composed.whole
        return not self.asking.whole or (isinstance(form, PartsForm) and is_small(form))

    def draw_strip(self, width: float) -> ft.Control:
        """Draw the strip, `width` pixels wide: common answers, or the controls of a sketch."""
        form, sketch, controls = self._form, self._sketch, list[ft.Control]()
        single = self.printed.single(self._name) and self.asking.sketch is None and not self.asking.whole
        if (isinstance(form, GainsForm) and not single) or (isinstance(form, PartsForm) and is_small(form)):
            controls = _list_controls(self.screen, sketch, self.printed)
        keep = partial(save_sketch, self.screen, self.asking, sketch) if controls else None
        return draw_strip(
            self.screen.phone,
            self.screen.game,
            self._name,
            self._ways(),
            self.printed,
            width,
            controls,
            keep,
            title=self._title,
        )

    def draw_sheet(self) -> Dialog:
        """Draw the sheet on which everything can be entered."""
        phone, game, sketch = self.screen.phone, self.screen.game, self._sketch
        ours = [faint_text(phone.say("box-our-number"))] if self.printed.numbered(self._name) else []
        keep = partial(save_sketch, self.screen, self.asking, sketch)
        body = [
            ft.Column([faint_text(phone.say("box-ask-unknown")), *ours], spacing=0, tight=True),
            _draw_sketch_editor(self.screen, sketch, self.printed, phone.height * 0.88 - phone.size(200)),
            draw_ways(phone, game, self._name, self._ways(), keep),
        ]
        return sheet(phone, self._title, body, self.screen.close)

    def _ways(self) -> Ways:
        screen, asking, sketch = self.screen, self.asking, self._sketch

        box, name = screen.game.box, self._name

        def go_on_without() -> None:
            screen.close()
            run_action(screen, asking.not_now or asking.then)

        def postpone() -> None:
            if not box.asks_once(name):
                go_on_without()
            elif track_entries(screen, name):
                go_on(screen, asking)

        def track_all() -> None:
            if track_entries(screen, section_mark(box.field_of(name).section)):
                go_on_without()

        def open_with(drawn: Sketch) -> None:
            screen.sheet = replace(asking, sketch=drawn, whole=True)

        return Ways(
            answer=partial(keep_answer, screen, asking),
            open=partial(open_with, sketch),
            several=partial(open_with, sketch),
            rare=partial(open_with, sketch.compose_gains(Composed.unfold)),
            later=postpone,
            track_all=track_all,
            close=screen.close,
        )


def _list_controls(screen: Screen, sketch: Sketch, printed: BoxPainter) -> list[ft.Control]:
    """List the controls of a sketch on a sheet."""

    def change_sketch(act: Callable[[Sketch], Sketch]) -> None:
        now = screen.sheet
        if isinstance(now, Printing) and now.names[0] == sketch.name:
            screen.sheet = replace(now, sketch=act(now.sketch or sketch))

    kept = screen.keep("printing", sketch.name)
    return sketch_controls(screen.phone, screen.game, sketch, change_sketch, kept, printed)


def _draw_sketch_editor(screen: Screen, sketch: Sketch, printed: BoxPainter, height: float) -> ft.Control:
    """Draw the controls and the verdict of a sketch, `height` pixels high if they may scroll.

    On a low window the whole sheet scrolls instead.
    """
    small = is_small(sketch.form) or height < LOWEST
    return ft.Column(
        [*_list_controls(screen, sketch, printed), draw_verdict(screen.phone, screen.game, sketch)],
        spacing=10,
        tight=small,
        scroll=None if small else ft.ScrollMode.AUTO,
        height=None if small else height,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def is_small(form: Form) -> bool:
    """Check that the controls of a form never need to scroll."""
    if isinstance(form, PartsForm):
        return len(form.parts) <= MOST_LINES and all(isinstance(each, NumberForm) for _, each in form.parts)
    return isinstance(form, ChoiceForm | GroundForm | NumberForm | WordsForm)


LOWEST = 200.0
"""Least height of controls that scroll by themselves, in pixels."""

MOST_LINES = 5
"""Lines with a number each that fit a sheet of a low phone."""
