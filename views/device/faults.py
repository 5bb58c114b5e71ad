"""Fault page for unforeseen errors. The log holds the traceback, once."""

from collections.abc import Callable
from functools import wraps
from typing import Any

import flet as ft

from companion.engine import faults
from companion.errors import CompanionError
from companion.history.errors import StoreAway
from views.device.phone import Phone, find_phone
from views.flet_adapter.component_updates import drawing_function


def tell_fault(error: Exception) -> None:
    """Answer a tap that raised an error, with the reason of a refusal or a sentence that the app stumbled.

    Raises:
        Exception: the error itself, if the page belongs to no phone.
    """
    page = ft.context.page
    phone = find_phone(page)
    if phone is None:
        raise error
    if isinstance(error, CompanionError):
        phone.tell(phone.trouble_words(error))
        return
    faults.log_fault(page.route, error)
    phone.tell(phone.say("stumbled-tap"))


def survive_faults(page: Callable[..., Any], instead: Callable[[Phone], ft.View]) -> Callable[..., Any]:
    """Wrap a page so that another one is shown if drawing it raises.

    Otherwise Flet would draw nothing any more.

    Args:
        page: a component with the phone as its first argument.
        instead: draws the page shown then.
    """
    draw = drawing_function(page)

    @ft.component
    @wraps(draw)
    def draw_or_note(phone: Phone, *params: Any) -> Any:
        try:
            return draw(phone, *params)
        except StoreAway:
            raise  # no fault of the page: all of it is drawn again, see `views.flet_adapter.worker_threads`
        except Exception as error:
            faults.log_fault(ft.context.page.route, error)
            return instead(phone)

    return draw_or_note
