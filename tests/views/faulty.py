"""Games and boards that raise what nobody has ever heard of, from some moment on."""

from collections.abc import Callable
from dataclasses import replace
from logging import LogRecord
from typing import Any

import pytest

from companion.engine.setup import Setup, make_seats
from companion.hosting.open_home import OpenHome
from companion.hosting.samples import sample_record
from companion.hosting.session import TableSession
from companion.locale import Texts
from tests.views.visit import Visitor
from views.boards import BOARDS
from views.kit.game_board import SetupForm
from views.kit.panels import Panel
from views.play.drafts import TypedDraft

STUMBLED = "Something went wrong with this table."
ON_HOME = (
    "Something went wrong with this table. Open it to undo the last move, correct it, or save its record."
)
NOTHING = "Something went wrong. Nothing has changed."
ENGLISH = Texts.load("en")


class Odd(Exception):
    """What no page of the app knows."""


def odd(
    monkeypatch: pytest.MonkeyPatch, thing: Any, *names: str, where: Callable[..., bool] = lambda *_: True
) -> None:
    """From now on a game raises something if it is asked this.

    Args:
        monkeypatch: makes it so, and as it was.
        thing: the game.
        names: what it is asked.
        where: told what it is asked about; only if that is so it raises.
    """
    for name in names:
        kept = getattr(thing, name)

        def asked(*given: Any, kept: Any = kept, name: str = name, **more: Any) -> Any:
            if where(*given):
                raise Odd(name)
            return kept(*given, **more)

        monkeypatch.setitem(vars(thing), name, asked)


def odd_board(monkeypatch: pytest.MonkeyPatch, game_id: str, part: str) -> None:
    """From now on the board of a game raises something if it is asked for one of its parts."""

    def asked(*given: Any) -> Any:
        raise Odd(part)

    parts: dict[str, Any] = {"setup_form": SetupForm(asked, asked, asked), "draft": TypedDraft(asked, asked)}
    drawn = {part: parts.get(part, asked)}
    monkeypatch.setitem(BOARDS, game_id, replace(BOARDS[game_id], **drawn))


def odd_panels(
    monkeypatch: pytest.MonkeyPatch,
    game_id: str,
    part: str,
    *,
    where: Callable[..., bool] = lambda *_: True,
) -> None:
    """From now on a board raises something if a part of its panels is drawn.

    Args:
        monkeypatch: makes it so, and as it was.
        game_id: the game_id of the board.
        part: which: ``board``, ``acts`` or ``sentences``.
        where: told what it is drawn for; only if that is so it raises.
    """

    def broken(panel: Panel) -> Panel:
        kept = getattr(panel, part)

        def draw(*given: Any) -> Any:
            if where(*given):
                raise Odd(part)
            return kept(*given)

        changes: dict[str, Any] = {part: draw}
        return replace(panel, **changes)

    panels = BOARDS[game_id].panels
    phases = {name: broken(panel) for name, panel in panels.phases.items()}
    default, painting = broken(panels.default), broken(panels.painting)
    changed = replace(panels, phases=phases, default=default, painting=painting)
    monkeypatch.setitem(BOARDS, game_id, replace(BOARDS[game_id], panels=changed))


def other_than(game_id: str) -> str:
    """Another game, one whose table nobody needs to be handed the phone for."""
    return "roll_into_town" if game_id == "card_city" else "card_city"


def two_tables(game_id: str) -> Callable[[OpenHome], None]:
    """Return a table in the middle of a game, and one of another game that has just begun."""

    def begin(house: OpenHome) -> None:
        house.tables.begin(other_than(game_id), Setup(make_seats("Kim", "Lou")))
        house.tables.copy_record(game_id, sample_record(game_id))

    return begin


def table_of(phone: Visitor, game_id: str) -> TableSession:
    """Return the open table of a game."""
    return next(session for session in phone.house.tables.open_tables() if session.game.id == game_id)


def title_of(session: TableSession) -> str:
    """Return what a table is called on every page."""
    return session.table.variant or ENGLISH.say(f"{session.game.id}-name")


def card_of(session: TableSession) -> str:
    """Tell how the name of a table's card on the home page begins."""
    *first, last = session.names
    return f"Go on with {title_of(session)}: {', '.join(first)} and {last}"


def cards(phone: Visitor) -> list[str]:
    """Return the names of the cards on the home page."""
    return [name for name in phone.names() if name.startswith("Go on with ")]


def kinds(faults: list[LogRecord]) -> set[type]:
    """Of what kinds the faults are that were logged."""
    return {record.exc_info[0] for record in faults if record.exc_info and record.exc_info[0]}
