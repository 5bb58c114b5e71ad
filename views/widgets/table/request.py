"""Request to a seat: what it is asked to do now, and the ways to the steps and to the rules."""

import flet as ft

from companion.engine.agenda import Task
from views.device.phone import Phone
from views.device.theme import CENTER, TOUCH
from views.flet_adapter.sparse_diff.sending import write_value
from views.kit.layout import around, middle_column
from views.kit.shared_render import draw_once
from views.kit.tap import tappable
from views.play.screen import Screen
from views.widgets.table.procedure import leading_step, steps_button, steps_of


def draw_task(screen: Screen) -> ft.Control:
    """Draw the request to this seat in large letters, shared tasks small above, and the way to the rules.

    A request to several seats in the same words is drawn once: to the seat looked at, or else to the first.
    Optional tasks are left to the board where others must be done, and further tasks stand small below.
    """
    agenda = screen.agenda
    now = [task for task in agenda.tasks if task.seat not in agenda.later]
    own = [task for task in now if task.seat in (screen.seat, None)]
    own = [task for task in own if not task.optional] or own
    same = {task.id for task in own}
    shared: dict[str, Task] = {}
    for task in now:
        if task.shared and task.id not in same:
            shared.setdefault(task.id, task)
    names = screen.brief_names

    def task_words(task: Task) -> str:
        return screen.about("task", task.id, task.params, brief=True)

    then: tuple[str, ...] = ()
    if screen.painting:
        large = screen.say("painting", name=names[screen.seat])
    elif own:
        large, *rest = map(task_words, own)
        then = tuple(rest)
    elif agenda.over:
        large = screen.about("task", "finished")
    else:
        waits = dict.fromkeys(names[task.seat] for task in now if task.seat is not None)
        large = screen.say("waits-for", names=tuple(waits))
    lead = leading_step(screen)
    first = () if screen.painting else (*((lead,) if lead else ()), *map(task_words, shared.values()))
    count = len(steps_of(screen))
    return screen.again(
        "asked", (first, large, then, count), lambda: _draw_request(screen, first, large, then)
    )


def _draw_request(screen: Screen, first: tuple[str, ...], large: str, then: tuple[str, ...]) -> ft.Control:
    """Draw a request in small and large letters, and the ways to the steps and the rules, one stop of Tab."""
    words = draw_once(screen.phone, _draw_request_words, first, large, then, around(screen.phone, 16))
    said = ft.Container(
        ft.Semantics(live_region=True, content=words),
        padding=write_value(ft.Padding.only, left=16, top=8, bottom=8),
        alignment=CENTER,
        expand=True,
    )
    ask = tappable(
        screen.say("ask-rules"),
        ft.Icon(ft.Icons.CONTACT_SUPPORT_OUTLINED, size=24, color=ft.Colors.ON_SURFACE),
        screen.rules.open_question_box,
        width=TOUCH,
        height=TOUCH,
        alignment=CENTER,
        border_radius=TOUCH,
    )
    steps = steps_button(screen)
    ways = [steps] if steps else []
    return ft.Row([said, *ways, ft.Container(ask, padding=write_value(ft.Padding.only, right=4))], spacing=0)


def _draw_request_words(
    _: Phone, first: tuple[str, ...], large: str, then: tuple[str, ...], size: float
) -> ft.Control:
    """Draw centred sentences: one in large letters, the others in small letters before and after it."""

    def draw_small(text: str) -> ft.Control:
        ink = ft.Colors.ON_SURFACE_VARIANT
        return ft.Text(text, size=size * 7 / 8, color=ink, text_align=ft.TextAlign.CENTER)

    asked = ft.Text(large, size=size, weight=ft.FontWeight.W_600, text_align=ft.TextAlign.CENTER)
    return middle_column(*map(draw_small, first), asked, *map(draw_small, then), spacing=2)
