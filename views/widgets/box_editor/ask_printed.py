"""Questions about prints that the rules do not tell, asked where play first needs them."""

from collections.abc import Callable, Sequence
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
from companion.errors import CompanionError
from views.kit.box_painter import Answer, BoxPainter
from views.kit.dialog import Dialog
from views.models.gains_editor import Composed
from views.models.sheets import Printing
from views.models.sketch import Sketch
from views.play.screen import Screen
from views.widgets.box_editor.ask_strip import draw_strip
from views.widgets.box_editor.drawing import entry_picture, source_badge, title_of
from views.widgets.box_editor.question_ways import Ways, draw_ways
from views.widgets.box_editor.sketch_controls import draw_verdict, sketch_controls, sketch_fault
from views.widgets.buttons import main_button
from views.widgets.frame import faint_text
from views.widgets.sheet import sheet

PICTURE = 200.0
"""Pixels a drawing may be wide and high on the sheet."""


def ask_printed(
    screen: Screen,
    names: Sequence[str],
    action: Callable[[], object],
    not_now: Callable[[], object] | None = None,
    *,
    whole: bool = False,
) -> bool:
    """Ask about guessed or unknown entries of the box before an action that depends on them.

    Runs `action` at once if nothing is open, or this phone has put the question off or may not answer it.
    Otherwise a sheet opens. After the last answer, which the owner's box remembers, the sheet closes and
    `action` runs. Unknown entries are put off for good by section only, else the next action asks again.
    Entries that another table has learnt meanwhile are taken over without a question.

    Args:
        screen: of the table.
        names: of the entries, such as `Game.printed_for` gives them.
        action: the action; if this phone cannot be asked, it runs with entries still unknown.
        not_now: action without an answer for an unknown entry; ``action`` by default.
        whole: True to begin with the sheet on which everything can be entered, not with the strip.

    Returns:
        True if the sheet was opened.
    """
    open_now = unanswered_entries(screen, names)
    if open_now and _adopt_learnt_entries(screen, open_now):
        open_now = unanswered_entries(screen, names)
    if not open_now:
        action()
        return False
    screen.sheet = Printing(open_now, action, not_now=not_now, whole=whole)
    return True


def _adopt_learnt_entries(screen: Screen, names: Sequence[str]) -> bool:
    """Copy the entries that the owner's box has learnt since this table began, and tell if there are any."""
    try:
        learnt = screen.client.box.learned_entries(names)
    except CompanionError as error:
        screen.phone.tell(screen.phone.trouble_words(error))
        return False
    for name, text in learnt.items():
        screen.acts.correct(screen.game.box.make_correction(name, text))
    return bool(learnt)


def unanswered_entries(screen: Screen, names: Sequence[str]) -> tuple[str, ...]:
    """Select the guessed or unknown entries that this phone could be asked about."""
    if not screen.asks_about_box:
        return ()
    try:
        found = screen.client.box.unasked_entries(names)
    except CompanionError as error:
        screen.phone.tell(screen.phone.trouble_words(error))
        return ()
    return tuple(name for name in found if not is_put_off(screen, name))


def is_put_off(screen: Screen, name: str) -> bool:
    """Check that an entry, or anything of its section, is not asked about at this table or on this phone."""
    box = screen.game.box
    section = section_mark(box.field_of(name).section)
    return bool({name, section} & screen.put_off) or box.is_tracked(screen.position, name)


def guessed_entries(screen: Screen, names: Sequence[str]) -> tuple[str, ...]:
    """List the titles of those entries that are only assumed."""
    phone, game = screen.phone, screen.game
    try:
        box = screen.client.box.printed_values()
    except CompanionError:
        box = game.box.printed.with_owner(game.box.own(screen.position))
    found = [name for name in names if box.entry(name).source == "assumed"]
    return tuple(title_of(phone, game, game.box.field_at(screen.position, name)) for name in found)


def guesses_sentence(screen: Screen, names: Sequence[str]) -> str:
    """Phrase the assumed entries behind an answer as a sentence, empty if there are none."""
    found = guessed_entries(screen, names)
    return screen.say("box-rests", what=found) if found else ""


def draw_print_question(screen: Screen, asking: Printing, printed: BoxPainter) -> Dialog | None:
    """Draw the sheet that asks about the first entry left, with a picture like that of the game's board.

    Return None where a strip asks.
    """
    phone, game, name = screen.phone, screen.game, asking.names[0]
    entry = screen.client.box.printed_values().entry(name)
    if entry.source == "unknown":
        asked = Unread(screen, asking, entry, printed)
        return None if asked.in_strip else asked.draw_sheet()
    field = game.box.field_of(name)

    def postpone_question() -> None:
        screen.put_off = screen.put_off | set(asking.names)
        screen.close()

    def open_drawing() -> None:
        screen.sheet = replace(asking, sketch=Sketch.of(name, field.form, entry.value))

    title = title_of(phone, game, game.box.field_at(screen.position, name))
    if asking.sketch is None:
        body: list[ft.Control] = [
            ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
            ft.Text(phone.say("box-ask-about")),
            ft.Row([source_badge(phone, entry.source)]),
            ft.Row(
                [entry_picture(phone, game, name, entry, PICTURE, printed)],
                alignment=ft.MainAxisAlignment.CENTER,
            ),
            main_button(
                phone, phone.say("box-yes"), partial(_save_as_printed, screen, asking), icon=ft.Icons.CHECK
            ),
            main_button(
                phone, phone.say("box-ask-no"), open_drawing, icon=ft.Icons.EDIT_OUTLINED, second=True
            ),
        ]
        return sheet(phone, phone.say("box-ask"), body, postpone_question)
    keep = main_button(
        phone,
        phone.say("box-save"),
        partial(_save_sketch, screen, asking, asking.sketch),
        icon=ft.Icons.CHECK,
    )
    drawn = _draw_sketch_editor(screen, asking.sketch, printed, phone.height * 0.8 - phone.size(170))
    return sheet(phone, title, [drawn, keep], postpone_question)


def draw_print_strip(
    screen: Screen, asking: Printing, printed: BoxPainter, width: float
) -> ft.Control | None:
    """Draw the strip that asks about the first entry left, or return None where a sheet asks.

    Args:
        screen: of the table.
        asking: the question.
        printed: draws entries as the game's board does.
        width: of the strip, in pixels.
    """
    entry = screen.client.box.printed_values().entry(asking.names[0])
    asked = Unread(screen, asking, entry, printed)
    return asked.draw_strip(width) if entry.source == "unknown" and asked.in_strip else None


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
        return not self.asking.whole or (isinstance(form, PartsForm) and _is_small(form))

    def draw_strip(self, width: float) -> ft.Control:
        """Draw the strip, `width` pixels wide: common answers, or the controls of a sketch."""
        form, sketch, controls = self._form, self._sketch, list[ft.Control]()
        single = self.printed.single(self._name) and self.asking.sketch is None and not self.asking.whole
        if (isinstance(form, GainsForm) and not single) or (isinstance(form, PartsForm) and _is_small(form)):
            controls = _list_controls(self.screen, sketch, self.printed)
        keep = partial(_save_sketch, self.screen, self.asking, sketch) if controls else None
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
        keep = partial(_save_sketch, self.screen, self.asking, sketch)
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
            _run(screen, asking.not_now or asking.then)

        def postpone() -> None:
            if not box.asks_once(name):
                go_on_without()
            elif _track(screen, name):
                _go_on(screen, asking)

        def track_all() -> None:
            if _track(screen, section_mark(box.field_of(name).section)):
                go_on_without()

        def open_with(drawn: Sketch) -> None:
            screen.sheet = replace(asking, sketch=drawn, whole=True)

        return Ways(
            answer=partial(_keep_answer, screen, asking),
            open=partial(open_with, sketch),
            several=partial(open_with, sketch),
            rare=partial(open_with, sketch.compose_gains(Composed.unfold)),
            later=postpone,
            track_all=track_all,
            close=screen.close,
        )


def _track(screen: Screen, what: str) -> bool:
    """Have the table track an entry or a section itself, and tell if it does.

    A game whose tables do not keep that leaves it to this phone, until it comes back.
    """
    make, tracked = screen.game.box.track, screen.game.box.tracked
    if make is None:
        screen.put_off = screen.put_off | {what}
        return True
    screen.acts.correct(make(what, True))
    return what in tracked(screen.position)


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
    small = _is_small(sketch.form) or height < LOWEST
    return ft.Column(
        [*_list_controls(screen, sketch, printed), draw_verdict(screen.phone, screen.game, sketch)],
        spacing=10,
        tight=small,
        scroll=None if small else ft.ScrollMode.AUTO,
        height=None if small else height,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _is_small(form: Form) -> bool:
    """Check that the controls of a form never need to scroll."""
    if isinstance(form, PartsForm):
        return len(form.parts) <= MOST_LINES and all(isinstance(each, NumberForm) for _, each in form.parts)
    return isinstance(form, ChoiceForm | GroundForm | NumberForm | WordsForm)


LOWEST = 200.0
"""Least height of controls that scroll by themselves, in pixels."""

MOST_LINES = 5
"""Lines with a number each that fit a sheet of a low phone."""


def _save_as_printed(screen: Screen, asking: Printing) -> None:
    try:
        screen.client.box.confirm(asking.names[:1])
    except CompanionError as error:
        screen.phone.tell(screen.phone.trouble_words(error))
    else:
        _ask_next(screen, asking)


def _save_sketch(screen: Screen, asking: Printing, sketch: Sketch) -> None:
    name, text = sketch.name, sketch.said
    there = screen.client.box.printed_values().entry(name)
    if why := sketch_fault(screen.phone, screen.game, sketch):
        screen.phone.tell(why)
    elif there.source != "unknown" and there.value == text:
        _save_as_printed(screen, asking)
    else:
        screen.acts.correct(screen.game.box.make_correction(name, text))
        now = screen.client.box.printed_values().entry(name)
        if (now.value, now.source) == (text, "owner"):
            _ask_next(screen, asking)


def _keep_answer(screen: Screen, asking: Printing, answer: Answer) -> None:
    """Keep a common answer. Those about other entries come first, so that none of them is asked."""
    for name, text in reversed(answer):
        screen.acts.correct(screen.game.box.make_correction(name, text))
    name, text = answer[0]
    now = screen.client.box.printed_values().entry(name)
    if (now.value, now.source) == (text, "owner"):
        _ask_next(screen, asking)


def _ask_next(screen: Screen, asking: Printing) -> None:
    """Ask about the next entry. After the last, say that all are kept and run the action that waited."""
    if not _ask_left(screen, asking):
        screen.close()
        screen.phone.tell(screen.say("box-ask-kept"))
        _run(screen, asking.then)


def _go_on(screen: Screen, asking: Printing) -> None:
    """Ask about the next entry, or run the action that waited."""
    if not _ask_left(screen, asking):
        screen.close()
        _run(screen, asking.then)


def _ask_left(screen: Screen, asking: Printing) -> bool:
    """Ask about the entries behind the first, if any is open."""
    left = unanswered_entries(screen, asking.names[1:])
    if left:
        screen.sheet = Printing(left, asking.then, not_now=asking.not_now)
    return bool(left)


def _run(screen: Screen, action: Callable[[], object]) -> None:
    """Run an action that has waited, and follow the table to whoever is asked next."""
    action()
    if screen.sheet is None:
        screen.follow()
