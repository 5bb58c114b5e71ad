"""The page behind a link that leads nowhere: what to do, and the field for a table's code."""

from functools import partial

import flet as ft

from views.device.phone import Phone
from views.models.page_links import clean_route
from views.pages.join import NARROW, join_route
from views.widgets.buttons import main_button
from views.widgets.frame import closable_note, faint_text, frame_page
from views.widgets.joining.code_field import code_field


@ft.component
def UnknownAddressPage(phone: Phone) -> ft.View:
    """Show the page of an unknown address.

    An address that a messenger added to leads on to the page that was meant.
    """
    page = ft.context.page
    route = clean_route(page.route)

    def go_on() -> None:
        if route:
            page.navigate(route)

    typed = ft.use_ref("")
    ft.use_effect(go_on, [route])
    if route:
        return frame_page(phone, page.route, phone.say("title"), [faint_text(phone.say("reading"))])
    nothing = partial(phone.tell, phone.say("code-first"))
    body = [
        closable_note(phone, phone.say("astray"), None, bad=True),
        faint_text(phone.say("join-about")),
        code_field(
            phone,
            typed.current or "",
            lambda text: setattr(typed, "current", text),
            nothing,
            lambda code: page.navigate(join_route(code)),
        ),
        main_button(phone, phone.say("to-the-start"), lambda: page.navigate("/"), second=True),
    ]
    return frame_page(phone, page.route, phone.say("title"), body, widest=NARROW)
