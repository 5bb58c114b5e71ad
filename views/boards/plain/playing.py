"""Playing by tapping: take a piece, point at a place, or choose one of the moves there are."""

from functools import partial
from typing import Any

import flet as ft

from companion.engine.survey import Survey
from companion.geometry.placements import cells_in
from views.boards.plain.area import Looks, draw_area
from views.kit.actions import primary
from views.kit.doing import point_or_play
from views.kit.layout import row, scroll_area
from views.kit.marks import blame
from views.models.choices import FEW, Choices, choices, next_target
from views.play.screen import Screen
from views.widgets.buttons import text_button
from views.widgets.choices import chip, chips

HANDS = 220
"""Pixels of what can be done that are seen below the cells where there is much; the rest is pushed up."""

MUCH = 6
"""From so many things to choose on the cells do not give way any more."""

WIDEST = 420
"""Pixels a button is wide at most."""

REFUSED = "refused"
"""In hand while what cannot be done is shown."""


def choices_of(screen: Screen) -> Choices:
    """What the seat looked at can choose now."""
    return choices(screen.game, screen.position, screen.seat, screen.tasks)


def in_hand(screen: Screen, found: Choices) -> str | None:
    """The piece in hand; the only one there is needs no tap."""
    if screen.piece in found.pieces:
        return screen.piece
    return found.pieces[0] if len(found.pieces) == 1 else None


def survey_of(screen: Screen, piece: str | None) -> Survey | None:
    """Where a piece may go."""
    return screen.game.survey(screen.position, screen.seat, piece) if piece else None


def label_of(screen: Screen, move: Any) -> str:
    """What a button says that makes a move: a text of the kind ``do``, else its line of the log."""
    notice = screen.game.describe(screen.position, screen.seat, move)
    texts = screen.phone.texts[screen.phone.locale]
    kind = "do" if texts.has(f"{screen.game.id}-do-{notice.id}") else "move"
    return screen.about(kind, notice.id, notice.params)


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """The cells of the seat, with where the piece in hand may lie; without cells, what can be chosen."""
    area = screen.game.area(screen.position, screen.seat)
    if area is None:
        return _choosing(screen, width) or ft.Container()
    piece = in_hand(screen, choices_of(screen))
    survey = survey_of(screen, piece)
    legal = frozenset(cell for target in survey.legal for cell in cells_in(target)) if survey else frozenset()
    looks = Looks(
        screen.name_thing,
        legal,
        screen.target,
        blame(screen.causes, screen.asked_cells),
        partial(_tap, screen),
        screen.rules.ask_about,
    )
    return draw_area(screen, area, looks, width, height, where=screen.seat)


def _tap(screen: Screen, cell: str) -> None:
    if screen.acts.only_looks():
        return
    piece = in_hand(screen, choices_of(screen))
    survey = survey_of(screen, piece)
    if piece is None or survey is None:
        screen.phone.tell(screen.say("nothing-to-lay"))
        return
    targets = {name: verdict.legal for name, verdict in survey.targets.items()}
    target = next_target(targets, cell, screen.target)
    if target is not None:
        point_at(screen, piece, target)


def point_at(screen: Screen, piece: str, target: str) -> None:
    """Hold a piece over a place, and lay it there with the second tap; why not is told at once."""
    move = screen.game.placement(screen.position, screen.seat, piece, target)
    point_or_play(screen, move, piece, target)


def actions(screen: Screen, width: float) -> ft.Control | None:
    """What can be chosen, below the cells; None where there are no cells to look at."""
    if screen.game.area(screen.position, screen.seat) is None:
        return None
    chosen, found = _choosing(screen, width), choices_of(screen)
    if chosen is None or screen.target or len(found.pieces) + len(found.moves) < MUCH:
        return chosen
    return scroll_area(chosen, HANDS * screen.phone.scale)


def _choosing(screen: Screen, width: float) -> ft.Control | None:
    """Pieces, places that are no cells, moves, and what is refused now."""
    found = choices_of(screen)
    piece = in_hand(screen, found)
    if piece and screen.target:
        return _column(width, _preview(screen, piece, screen.target))
    rows = [*_pieces(screen, found, piece), *_targets(screen, piece), *_moves(screen, found)]
    return _column(width, rows) if rows else None


def _column(width: float, rows: list[ft.Control]) -> ft.Control:
    stretched = ft.CrossAxisAlignment.STRETCH
    inside = ft.Column(rows, spacing=10, tight=True, horizontal_alignment=stretched)
    return ft.Row(
        [ft.Container(inside, width=min(WIDEST, width))],
        alignment=ft.MainAxisAlignment.CENTER,
    )


def _pieces(screen: Screen, found: Choices, piece: str | None) -> list[ft.Control]:
    if not found.pieces:
        return []
    return [
        chips(
            *(
                chip(screen.phone, screen.name_thing(one), partial(screen.pick, one), chosen=one == piece)
                for one in found.pieces
            ),
            middle=True,
        )
    ]


def _targets(screen: Screen, piece: str | None) -> list[ft.Control]:
    """Places of a piece that are no cells of the area, each to tap."""
    survey = survey_of(screen, piece)
    if piece is None or survey is None:
        return []
    area = screen.game.area(screen.position, screen.seat)
    cells = area.board.index if area else {}
    others = [target for target in survey.targets if not all(cell in cells for cell in cells_in(target))]
    return (
        [
            chips(
                *(
                    chip(screen.phone, screen.name_thing(one), partial(point_at, screen, piece, one))
                    for one in others
                ),
                middle=True,
            )
        ]
        if others
        else []
    )


def _moves(screen: Screen, found: Choices) -> list[ft.Control]:
    """The moves as buttons; where there are many, first their kinds."""
    kinds = {kind.__struct_config__.tag: kind for kind in found.kinds}
    moves = found.moves
    rows: list[ft.Control] = []
    if len(moves) > FEW and len(kinds) > 1:
        chosen = str(screen.hand or "")
        rows.append(
            chips(
                *(
                    chip(
                        screen.phone,
                        label_of(screen, next(move for move in moves if type(move) is kind)),
                        partial(setattr, screen, "hand", None if tag == chosen else tag),
                        chosen=tag == chosen,
                    )
                    for tag, kind in kinds.items()
                ),
                middle=True,
            )
        )
        moves = tuple(move for move in moves if chosen and type(move) is kinds.get(chosen))
    several = len(moves) > 1 or bool(found.pieces)
    rows += [
        row(
            primary(screen.phone, label_of(screen, move), partial(screen.acts.play, move), strong=not several)
        )
        for move in moves
    ]
    return [*rows, *_refused(screen, found)]


def _refused(screen: Screen, found: Choices) -> list[ft.Control]:
    """What cannot be done now, shown when somebody asks; a tap tells why not."""
    if not found.refused:
        return []
    shown = screen.hand == REFUSED
    more = text_button(
        screen.phone,
        screen.say("plain-refused"),
        partial(setattr, screen, "hand", None if shown else REFUSED),
        icon=ft.Icons.EXPAND_LESS if shown else ft.Icons.EXPAND_MORE,
        dim=True,
    )
    moves = found.refused if shown else ()
    return [
        more,
        *(
            text_button(screen.phone, label_of(screen, move), partial(screen.acts.ask_why, move), dim=True)
            for move in moves
        ),
    ]


def _preview(screen: Screen, piece: str, target: str) -> list[ft.Control]:
    """What laying the piece would do, and the button that does it."""
    phone, game = screen.phone, screen.game
    move = game.placement(screen.position, screen.seat, piece, target)
    notices = game.preview(screen.position, screen.seat, move)
    lines = [screen.about("preview", notice.id, notice.params) for notice in notices]
    rows: list[ft.Control] = []
    if lines:
        rows.append(ft.Text(" · ".join(lines), text_align=ft.TextAlign.CENTER))
    rows.append(row(primary(phone, label_of(screen, move), partial(screen.acts.play, move))))
    rows.append(text_button(phone, screen.say("not-there"), partial(setattr, screen, "target", None)))
    return rows
