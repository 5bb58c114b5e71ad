"""Updates of a screen once its table has moved on: secrets close, seats come and go, requests end."""

from itertools import islice, takewhile

from views.device.rulebook_state import inquiry_of
from views.flet_adapter.memo import Retained
from views.flet_adapter.observables import set_silently
from views.models.sheets import Sit
from views.models.zoom import WHOLE
from views.play.screen_state import ScreenState

NEWS = 8
"""With more entries than this since the last drawing, whatever was in hand is put down."""


def update_screen(screen: ScreenState, retained: Retained) -> None:
    """Bring a screen in line with its table during a drawing. Does not trigger a redraw.

    Args:
        screen: the phone's screen; an outdated selection is cleared.
        retained: the cache of this drawing.
    """
    place = screen.client
    _close_secrets(screen)
    stage = screen.game.stage_of(screen.position, screen.seat)
    if stage != screen.stage or _has_new_choices(screen):
        set_silently(screen, piece=None, target=None, hand=None, zoom=WHOLE)
    screen.seen.record_shown(place.view.current_version(screen.seat))
    if place.rights.held != screen.held:
        _show_changed_rights(screen)
    if screen.game.secrets and len(place.rights.seats) == 1:
        set_silently(screen, reader=next(iter(place.rights.seats)), opened=screen.reader_stage)
    _record_undo_request(screen)
    set_silently(screen, shown=place.view.seq, stage=stage, held=place.rights.held, retained=retained)
    retained.turn()


def _close_secrets(screen: ScreenState) -> None:
    """Close the secrets of the last reader of a shared phone, once they lie open no longer."""
    if not screen.shared or screen.reader is None or screen.shown_to_reader:
        return
    set_silently(screen, reader=None, sheet=None, note="", lit=None, guesses=())
    # What was asked, by the reader or by the strip, may name what only the reader holds.
    set_silently(inquiry_of(screen.phone, screen.game.id), about=None)


def _has_new_choices(screen: ScreenState) -> bool:
    """Check that entries since the last drawing may have changed the seat's choices."""
    since = screen.client.view.seq - screen.shown
    if since == 0 or screen.painting:
        return False
    if not 0 < since <= NEWS:
        return True
    log = islice(screen.client.view.log(screen.eyes), since)
    lines = tuple(takewhile(lambda line: line.seq > screen.shown, log))
    mine = any(line.kind == "correct" or line.notice.seat in (None, screen.seat) for line in lines)
    return mine or len(lines) < since


def _show_changed_rights(screen: ScreenState) -> None:
    """Tell of seats that were taken from this phone, or look at a seat that was given to it."""
    lost = sorted(screen.held - screen.client.rights.held)
    if lost:
        names = tuple(screen.names[seat] for seat in lost if seat < len(screen.names))
        gone = all(seat in screen.client.rights.taken for seat in lost)
        sentence = screen.say("seat-elsewhere" if gone else "seat-freed", names=names, count=len(names))
        set_silently(screen.phone, message=sentence if screen.client.rights.seats else "")
        set_silently(screen, mending=False, sheet=None if screen.client.rights.seats else Sit(lost=True))
    elif screen.own and screen.seat not in screen.own:
        set_silently(screen, seat=screen.own[0])


def _record_undo_request(screen: ScreenState) -> None:
    """Record the request put to this phone, and show the outcome of its own."""
    asked = screen.client.approval.open_request(screen.eyes)
    if asked and asked.mine_to_answer and asked.number != screen.asked[0]:
        set_silently(screen, asked=(asked.number, screen.phone.tick()))
    settled = screen.client.approval.outcome()
    if settled is None or settled.number == screen.heard:
        return
    sentence = screen.say(f"settled-{settled.how}", name=screen.person(settled.whom), what=settled.what)
    set_silently(screen.phone, message=sentence)
    set_silently(screen, heard=settled.number)
