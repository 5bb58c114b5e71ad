"""A sheet copied as it lies on the table: to correct the mirror, or only to score the game."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.roll_into_town import marks
from companion.games.roll_into_town.corrections import CORRECTIONS
from companion.games.roll_into_town.counting import hand_counts, is_drawn
from companion.games.roll_into_town.moves import SetCell, SetDice, SetRound, SetStep
from companion.games.roll_into_town.position import CellName
from companion.games.roll_into_town.printed import numbers
from views.boards.roll_into_town.dice import die_face
from views.boards.roll_into_town.glyphs import building_glyph, drawing_glyph, glyph
from views.boards.roll_into_town.look import game_text, sheet_text, token_name
from views.boards.roll_into_town.map import map_view
from views.boards.roll_into_town.pencil import buildings, signs
from views.boards.roll_into_town.sheet import goods_line
from views.boards.roll_into_town.sheet_export import keep_row
from views.boards.roll_into_town.state import MODES, Group, Mode, Screen, hand_of, have
from views.device.theme import CENTER
from views.kit.actions import brush_button
from views.kit.amounts import pill_lines, points
from views.kit.tap import tappable
from views.widgets.choices import chip, segments
from views.widgets.table import correcting
from views.widgets.table.hand_counts import draw_hand_counts

GROUPS: dict[Group, tuple[str, ...]] = {
    "land": ("F", "M", "T", "O"),
    "river": tuple(f"R{sides}" for sides in marks.RIVERS),
    "coast": tuple(f"C{sides}" for sides in marks.COASTS),
    "built": tuple(marks.BUILT.values()),
    "on-top": ("+b", "+L", "+l"),
}
"""Brushes by group: tokens, or pieces put on top of one."""

BRUSH, GAP = 44.0, 4.0
"""Pixels of a brush and between two; brushes are a little slimmer where only so eight fit side by side."""

ACROSS = 8
"""Number of brushes side by side: all coasts and the eraser fill two rows."""

WIDEST = 620

RUBBER = "rubber"

COUNT_OR_DRAW = ("counts", "drawn")
"""Ways to score a finished map."""


def draw_facts(screen: Screen, width: float) -> ft.Control:
    """Draw the goods of the seat, or its points alone if its map is counted."""
    if _is_counted(screen):
        return pill_lines([points(screen, screen.seat)])
    return goods_line(screen, screen.seat, min(width, WIDEST))


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the map to paint, or the corrections beside it."""
    if _current_mode(screen) == "rest":
        return _draw_round(screen)
    if _is_counted(screen):
        return _draw_counts(screen, width)
    return map_view(screen, width, max(240, height), partial(_paint_cell, screen))


def acts(screen: Screen, width: float) -> ft.Control:
    """Draw the brushes above a choice: of the corrections, or of counting and drawing a map to be scored."""
    phone = screen.phone
    parts: list[ft.Control] = []
    if screen.only_scored:
        parts.append(_draw_count_or_draw(screen))
    else:
        modes = [(mode, sheet_text(phone, f"paint-{mode}")) for mode in MODES]
        parts.append(segments(phone, modes, _current_mode(screen), partial(_show_mode, screen)))
    if _current_mode(screen) == "map" and not _is_counted(screen):
        parts += [_draw_groups(screen), _draw_brushes(screen, min(width, WIDEST))]
    if screen.only_scored and not _is_counted(screen):
        parts.append(keep_row(screen, screen.seat))
    inside = ft.Column(parts, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Container(inside, width=min(width, WIDEST))


# Counting -------------------------------------------------------------------------------------------------


def _is_counted(screen: Screen) -> bool:
    """Check that the map of the seat looked at is counted by hand rather than drawn."""
    return screen.only_scored and not hand_of(screen).drawn and not is_drawn(screen.position, screen.seat)


def _draw_count_or_draw(screen: Screen) -> ft.Control:
    """Draw the choice to count the pieces or to draw the map. A drawn map stays drawn."""
    phone, now = screen.phone, "counts" if _is_counted(screen) else "drawn"
    ways = [(way, sheet_text(phone, f"map-{way}")) for way in COUNT_OR_DRAW]

    def choose_way(way: str) -> None:
        if way == "counts" and is_drawn(screen.position, screen.seat):
            phone.tell(sheet_text(phone, "drawn-already"))
        else:
            have(screen, replace(hand_of(screen), drawn=way == "drawn"))

    return segments(phone, ways, now, choose_way, role="radio")


def _draw_counts(screen: Screen, width: float) -> ft.Control:
    """Draw the counts of the seat's map, each with its plus and minus."""
    room = min(width, WIDEST)
    counts = draw_hand_counts(screen, screen.seat, hand_counts(screen.position, screen.seat), room)
    return ft.Column(
        [ft.Container(counts, width=room)],
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _current_mode(screen: Screen) -> Mode:
    return "map" if screen.only_scored else hand_of(screen).mode


def _show_mode(screen: Screen, mode: Mode) -> None:
    have(screen, replace(hand_of(screen), mode=mode))


# Brushes --------------------------------------------------------------------------------------------------


def _brush_in_hand(screen: Screen) -> str:
    """Return the brush in hand, by default a farm."""
    held = screen.piece or ""
    known = (RUBBER, *(brush for group in GROUPS.values() for brush in group))
    return held if held in known else GROUPS["land"][0]


def _group_in_view(screen: Screen) -> Group:
    held, land = _brush_in_hand(screen), next(iter(GROUPS))
    found = next((group for group, brushes in GROUPS.items() if held in brushes), land)
    return hand_of(screen).group or found


def _draw_groups(screen: Screen) -> ft.Control:
    """Draw the groups of brushes. A tap on a group takes its first brush."""
    phone = screen.phone

    def take_first_brush(group: Group) -> None:
        screen.close()
        have(screen, replace(hand_of(screen), group=group))
        screen.piece = GROUPS[group][0]

    return segments(
        phone,
        [(group, sheet_text(phone, f"group-{group}")) for group in GROUPS],
        _group_in_view(screen),
        take_first_brush,
    )


def _draw_brushes(screen: Screen, width: float) -> ft.Control:
    wide = min(BRUSH, (width - (ACROSS - 1) * GAP) / ACROSS)
    row: list[ft.Control] = [
        _draw_brush(screen, brush, wide) for brush in (*GROUPS[_group_in_view(screen)], RUBBER)
    ]
    return ft.Container(
        ft.Row(row, wrap=True, spacing=GAP, run_spacing=GAP, alignment=ft.MainAxisAlignment.CENTER),
        width=width,
    )


def _draw_brush(screen: Screen, brush: str, width: float) -> ft.Control:
    """Draw a brush. The one in hand has a strong edge."""
    chosen = brush == _brush_in_hand(screen)

    def take_brush() -> None:
        screen.piece = brush

    face = _draw_brush_face(screen, brush)
    return brush_button(brush_name(screen, brush), face, take_brush, chosen=chosen, width=width, height=BRUSH)


def brush_name(screen: Screen, brush: str) -> str:
    """Describe the print of a brush in words."""
    phone = screen.phone
    if brush == RUBBER:
        return sheet_text(phone, "rubber")
    if brush == "+b":
        return game_text(phone, "token-harbor")
    return token_name(phone, marks.EMPTY + brush if brush[0] == "+" else brush)


def _draw_brush_face(screen: Screen, brush: str) -> ft.Control:
    phone, size = screen.phone, BRUSH - 10
    if brush == RUBBER:
        return drawing_glyph(phone, signs.RUBBER, size - 8)
    if brush == marks.BUILT["cathedral"]:
        return building_glyph(phone, "cathedral", size)
    return (
        drawing_glyph(phone, buildings.ON_TOP[brush[1]], size)
        if brush[0] == "+"
        else glyph(phone, brush, size)
    )


def _paint_cell(screen: Screen, cell: CellName) -> None:
    """Put the print of the brush on a square, or remove it if it is there already."""
    if screen.acts.only_watches():
        return
    position = screen.position
    number = position.printed.grid.index[cell]
    now = position.sheet(screen.seat).cells[number]
    wanted = paint_square(now, _brush_in_hand(screen))
    if wanted is None:
        screen.phone.tell(
            sheet_text(screen.phone, "cannot-stand", top=brush_name(screen, _brush_in_hand(screen)))
        )
    elif wanted != now:
        screen.acts.correct(SetCell(screen.seat, cell, wanted))


def paint_square(current: marks.Token, brush: str) -> marks.Token | None:
    """Return the token of a square after a stroke of a brush, or None if that cannot stand there.

    A piece on a square stays on it if the new ground can carry it.
    """
    ground, top = marks.ground_of(current), marks.top_of(current)
    if brush == RUBBER:
        return marks.EMPTY
    if brush[0] == "+":
        wanted = ground if top == brush[1] else ground + brush
        if wanted not in marks.TOKENS:
            wanted = marks.EMPTY + brush
        return wanted if wanted in marks.TOKENS else None
    if ground == brush:
        return marks.EMPTY
    carried = f"{brush}+{top}"
    return carried if top and carried in marks.TOKENS else brush


# What lies beside the map ---------------------------------------------------------------------------------


def _draw_round(screen: Screen) -> ft.Control:
    """Draw the round, the dice and the seat's step, each set by a tap."""
    phone, position = screen.phone, screen.position
    rounds = numbers().rounds
    round_ = sheet_text(phone, "round-is", n=position.round, rounds=rounds)
    ask = partial(_ask_round, screen)
    parts: list[ft.Control] = [ft.Row([chip(phone, round_, ask)], alignment=_MIDDLE)]
    if position.dice and not position.over:
        parts += [_draw_dice(screen), _draw_steps(screen)]
    parts.append(_draw_words(screen, "paint-rest-hint"))
    return ft.Column(parts, spacing=14, horizontal_alignment=ft.CrossAxisAlignment.CENTER)


_MIDDLE = ft.MainAxisAlignment.CENTER


def _draw_words(screen: Screen, message: str, **params: object) -> ft.Control:
    phone = screen.phone
    return ft.Text(
        sheet_text(phone, message, **params),
        size=phone.size(14),
        color=ft.Colors.ON_SURFACE_VARIANT,
        text_align=ft.TextAlign.CENTER,
    )


def _ask_round(screen: Screen) -> None:
    correcting.ask_number(screen, CORRECTIONS.kind_of(SetRound))


def _draw_dice(screen: Screen) -> ft.Control:
    """Draw the dice of the round. A tap turns one to its next face."""
    phone, dice = screen.phone, screen.position.dice

    def turn_die(number: int) -> None:
        screen.acts.correct(SetDice((*dice[:number], dice[number] % 6 + 1, *dice[number + 1 :])))

    faces: list[ft.Control] = [
        tappable(
            sheet_text(phone, "die", face=face),
            die_face(phone, face, BRUSH - 4),
            partial(turn_die, number),
            width=BRUSH + 4,
            height=BRUSH + 4,
            alignment=CENTER,
        )
        for number, face in enumerate(dice)
    ]
    row = ft.Row(faces, spacing=4, wrap=True, alignment=_MIDDLE)
    return ft.Column(
        [_draw_words(screen, "dice-hint"), row], spacing=4, tight=True, horizontal_alignment=_ACROSS
    )


_ACROSS = ft.CrossAxisAlignment.CENTER


def _draw_steps(screen: Screen) -> ft.Control:
    """Draw the choice of the step of the seat looked at."""
    parts = correcting.titled_choices(screen, CORRECTIONS.kind_of(SetStep), middle=True, seat=screen.seat)
    return ft.Column(parts, spacing=4, tight=True, horizontal_alignment=_ACROSS)
