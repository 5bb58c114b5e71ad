"""What is owed and asks for a choice: a picture for each thing that can be taken, one tap each."""

from collections.abc import Iterable, Sequence
from functools import partial

import flet as ft

from companion.engine.gains import Gain, Gains
from companion.games.sweet_lands import dues, industry, moves
from companion.games.sweet_lands.gaining import gains_of
from companion.games.sweet_lands.phases.owed import skill_numbers
from companion.games.sweet_lands.vocabulary import BASICS, COLUMNS
from views.boards.sweet_lands import doing, parts
from views.boards.sweet_lands.panels.skills import skill_name
from views.boards.sweet_lands.speech import thing, ui
from views.boards.sweet_lands.state import Screen
from views.device.theme import TOUCH
from views.kit import actions, layout
from views.kit.amounts import numeral
from views.kit.layout import upright
from views.widgets.box_editor.gain_icons import gain_icon
from views.widgets.seats.seat_marks import seat_mark

LARGE = 64.0
"""Height of a large choice, in pixels."""


def _choices(shown: Sequence[ft.Control], across: int = 3) -> ft.Control:
    return layout.rows(shown, min(across, max(1, len(shown))))


def _choice(
    screen: Screen, words: str, face: ft.Control, move: moves.Move, more: Sequence[str] = ()
) -> ft.Control:
    """One thing that can be taken: one tap takes it."""
    return actions.tile(
        words,
        face,
        partial(doing.do, screen, move, more),
        dim=not screen.judge(move).legal,
        height=layout.grow(screen.phone, LARGE),
        expand=True,
    )


def skip(screen: Screen) -> ft.Control:
    """Does without the rest of what may be done."""
    phone = screen.phone
    return layout.row(actions.primary(phone, ui(phone, "thats-all"), partial(doing.do, screen, moves.Skip())))


def draw_choose(screen: Screen, width: float) -> ft.Control:
    """One thing or another of a print."""
    position = screen.position
    gains = gains_of(position, position.players[screen.seat].dues[0])
    options = gains.options if gains else ()

    def option(number: int) -> ft.Control:
        offered = Gains((options[number],))
        words = ui(screen.phone, "choose", what=parts.say_gains(screen.phone, offered))
        return _choice(screen, words, parts.picture(screen.phone, offered, 26), moves.Decide(number))

    return _choices([option(number) for number in range(len(options))], 2)


def draw_basic(screen: Screen, width: float) -> ft.Control:
    """A basic resource."""

    def basic(move: moves.Take) -> ft.Control:
        name = thing(screen.phone, "gain", move.what)
        face = _named(screen, gain_icon(move.what, layout.grow(screen.phone, 30)), name)
        return _choice(screen, ui(screen.phone, "choose", what=name), face, move)

    return _choices([basic(moves.Take(what)) for what in BASICS])


def _named(screen: Screen, picture: ft.Control, name: str) -> ft.Control:
    return upright(picture, layout.small_text(screen.phone, name, 13), spacing=2)


def draw_track(screen: Screen, width: float) -> ft.Control:
    """A step of the wagon or of the locomotive: from where to where, and what that gives."""
    position = screen.position
    phone, player = screen.phone, position.players[screen.seat]

    def step(move: moves.Step, part: int) -> ft.Control:
        space: int = getattr(player, move.piece)
        name = thing(phone, "gain", move.piece)
        end = industry.at_end(position, space)
        gives = (
            Gains(((Gain("victory"),),)) if end else position.printed.part_gains(f"space-{space + 1}", part)
        )
        words = ui(
            phone, "step", piece=name, space=space, following=space + 1, what=parts.say_gains(phone, gives)
        )
        face = ft.Row(
            [
                gain_icon(move.piece, layout.grow(phone, 30)),
                layout.small_text(phone, str(space), 15, strong=True),
                parts.arrow(phone),
                *([] if end else [layout.small_text(phone, str(space + 1), 15, strong=True)]),
                parts.picture(phone, gives),
            ],
            spacing=6,
            tight=True,
        )
        return _choice(screen, words, face, move)

    return _choices([step(moves.Step("wagon"), 0), step(moves.Step("locomotive"), 1)], 2)


def draw_automate(screen: Screen, width: float) -> ft.Control:
    """The columns below which the card just played can go for a diamond; or it does not."""
    position = screen.position
    phone, player = screen.phone, position.players[screen.seat]
    due = player.dues[0]
    fitting = dues.columns(position, screen.seat, due)

    def below(move: moves.Automate) -> ft.Control:
        name = thing(phone, "piece", move.column)
        room = industry.room(player, move.column)
        words = ui(phone, "automate", column=name, room=room)
        face = _named(screen, gain_icon(move.column, layout.grow(phone, 28)), ui(phone, "room", room=room))
        return _choice(screen, words, face, move)

    columns: Iterable[moves.Automate] = (moves.Automate(column) for column in COLUMNS)
    price = ft.Row(
        [
            layout.small_text(phone, ui(phone, "automate-price"), 13),
            gain_icon("diamond", layout.grow(phone, 18)),
        ],
        spacing=6,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return layout.column(
        price if fitting else None, _choices([below(move) for move in columns]), skip(screen)
    )


def draw_ahead(screen: Screen, width: float) -> ft.Control:
    """How many points the place on the helper tiles gives now."""

    def points(number: int) -> ft.Control:
        words = ui(screen.phone, "points", count=number)
        return numeral(screen.phone, number, words, partial(doing.do, screen, moves.Ahead(number)))

    return layout.column(*(layout.in_the_middle(*map(points, five)) for five in (range(5), range(5, 10))))


def draw_helper(screen: Screen, width: float) -> ft.Control:
    """The places of the helper tiles, with what is known of them and who stands there."""
    position = screen.position
    phone = screen.phone

    def place(number: int) -> ft.Control:
        gives = position.printed.gains(f"helper-{number}")
        there = [seat for seat, player in enumerate(position.players) if player.helper == number]
        said = ui(phone, "helper", place=number, what=parts.say_gains(phone, gives))
        words = layout.join_words(phone, (said, *(screen.names[seat] for seat in there)))
        marks = [seat_mark(phone, screen.seats[seat].colour, 15) for seat in there]
        face = [parts.badge(phone, number), *(marks or [parts.picture(phone, gives, 15)])]
        inside = ft.Row(face, spacing=4, tight=True, alignment=ft.MainAxisAlignment.CENTER)
        move = moves.Helper(number)
        return actions.tile(
            words,
            inside,
            partial(doing.do, screen, move),
            dim=not screen.judge(move).legal,
            expand=True,
        )

    return layout.rows([place(number) for number in range(1, 17)], 4)


def draw_skill(screen: Screen, width: float) -> ft.Control:
    """The skill tiles that can be taken: those somebody has read, and another one."""
    position = screen.position
    kinds = (False, True) if position.rulings.advanced == "with" else (False,)
    shown: list[ft.Control] = []
    for advanced in kinds:
        for number in skill_numbers(position, advanced):
            move = moves.TakeSkill(number, advanced)
            if not any(one.rule == "has_tile" for one in screen.judge(move).violations):
                shown.append(_skill(screen, move))
    listed = layout.column(*shown, spacing=layout.BETWEEN)
    high = min(parts.list_height(screen), len(shown) * (TOUCH + layout.BETWEEN))
    return layout.column(layout.scroll_area(listed, high), skip(screen))


def _skill(screen: Screen, move: moves.TakeSkill) -> ft.Control:
    phone, own = screen.phone, screen.position.printed
    entry = f"{'advanced' if move.advanced else 'skill'}-{move.tile}"
    name = skill_name(phone, move)
    flip, passing = (own.part_gains(entry, part) for part in (0, 1))
    if not own.knows(entry):
        words = ui(phone, "another-advanced" if move.advanced else "another-skill")
        plus = ft.Icon(ft.Icons.ADD, size=20)
        face: ft.Control = ft.Row([plus, layout.small_text(phone, words, 14)], spacing=6)
    else:
        words = ui(
            phone,
            "take-skill",
            tile=name,
            flip=parts.say_gains(phone, flip),
            passing=parts.say_gains(phone, passing),
        )
        face = parts.abilities(phone, name, flip, passing)
    act = partial(doing.do, screen, move, (entry,))
    return actions.tile(words, face, act, dim=not screen.judge(move).legal)
