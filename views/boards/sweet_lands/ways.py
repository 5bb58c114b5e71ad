"""The buttons below a repair: each does what it proposes, or takes it in hand where it is seen first."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from companion.engine.verdict import Repair
from companion.engine.words import Word
from companion.games.sweet_lands import industry, moves, turn
from companion.games.sweet_lands.vocabulary import PROPERTIES
from companion.geometry.naming import is_edge, sides
from views.boards.sweet_lands import doing, looks, state
from views.boards.sweet_lands.panels import free
from views.boards.sweet_lands.speech import area_name, character_name, thing, ui
from views.boards.sweet_lands.state import Screen
from views.kit.game_board import Way
from views.widgets.box_editor.ask_printed import ask_printed

MOST = 4
"""So many places or tiles are proposed at most."""

Offer = Callable[[Screen, Any, Repair], Iterator[Way]]


def ways(screen: Screen, seat: int, move: Any, repair: Repair) -> Sequence[Way]:
    """What can be done about a repair with one tap; nothing where it only says what would help."""
    offer = OFFERS.get(repair.id)
    return tuple(offer(screen, move, repair)) if offer and seat == screen.seat else ()


def _do(screen: Screen, move: moves.Move) -> None:
    screen.close()
    doing.do(screen, move)


def _hold(screen: Screen, move: moves.Move) -> None:
    """Take a move in hand, on the page where it can be seen; it is made with the next tap."""
    disc = getattr(move, "disc", False) if isinstance(move, moves.Area) else state.hand_of(screen).discs
    state.take(screen, move=move, discs=disc, tab=TABS.get(type(move), state.hand_of(screen).tab))


def point(screen: Screen, move: Any) -> Callable[[], None] | None:
    """What takes in hand what makes a legal move; None where there is nothing to take."""
    match move:
        case moves.Area() | moves.Play() | moves.Flip() | moves.Free():
            return partial(_hold, screen, move)
        case moves.Road():
            return partial(state.take, screen, at=move.at)
        case moves.Property():
            return partial(state.take, screen, at=move.at, kind=move.kind, number=move.number)
        case _:
            return None


TABS: Mapping[type[Any], state.Tab] = {
    moves.Area: "areas",
    moves.Play: "cards",
    moves.Flip: "skills",
    moves.Free: "free",
}
"""The page on which a move is seen."""


# Where ------------------------------------------------------------------------------------------------------


def _spoken(screen: Screen, at: str) -> str:
    """What people call a hex, or an edge by the hexes on both sides of it."""
    each = sides(at) if is_edge(at) else (at,)
    return " – ".join(looks.hex_name(screen.position, screen.seat, name) for name in each)


def _place(screen: Screen, move: Any, repair: Repair) -> Iterator[Way]:
    for at in repair.cells[:MOST]:
        yield _spoken(screen, at), partial(_do, screen, replace(move, at=at))


def _other_piece(screen: Screen, move: Any, repair: Repair) -> Iterator[Way]:
    other: moves.Move = moves.Terrain(move.at) if isinstance(move, moves.Special) else moves.Special(move.at)
    piece = "terrain" if isinstance(other, moves.Terrain) else "special"
    yield thing(screen.phone, "piece", piece), partial(_do, screen, other)


def _other_kind(screen: Screen, move: Any, repair: Repair) -> Iterator[Way]:
    position = screen.position
    named = _words(repair.params["kinds"], "piece")
    for kind in PROPERTIES:
        if kind in named:
            number = industry.next_coffee(position.players[screen.seat]) if kind == "coffee" else 0
            other = replace(move, kind=kind, number=number)
            yield thing(screen.phone, "piece", kind), partial(_do, screen, other)


def _words(said: Any, kind: str) -> list[str]:
    """The ids of some words without the kind they begin with."""
    return [word.id.removeprefix(f"{kind}-") for word in said if isinstance(word, Word)]


# Something else of the same kind ----------------------------------------------------------------------------


def _numbers(param: str, field: str, words: str) -> Offer:
    """Buttons for other numbers of what the move names."""

    def offer(screen: Screen, move: Any, repair: Repair) -> Iterator[Way]:
        told: Any = repair.params[param]
        for number in told[:MOST]:
            label = ui(screen.phone, words, number=int(number))
            yield label, partial(_do, screen, replace(move, **{field: int(number)}))

    return offer


def _other_column(screen: Screen, move: Any, repair: Repair) -> Iterator[Way]:
    for column in _words(repair.params["columns"], "piece"):
        yield thing(screen.phone, "piece", column), partial(_do, screen, replace(move, column=column))


def _other_train(screen: Screen, move: Any, repair: Repair) -> Iterator[Way]:
    for piece in _words((repair.params["piece"],), "piece"):
        yield thing(screen.phone, "piece", piece), partial(_do, screen, replace(move, piece=piece))


def _other_map(screen: Screen, move: Any, repair: Repair) -> Iterator[Way]:
    told: Any = repair.params["maps"]
    for side in told[:MOST]:
        other = replace(move, side=side)
        yield ui(screen.phone, "map", side=side), partial(state.take, screen, move=other, side=side)


def _other_character(screen: Screen, move: Any, repair: Repair) -> Iterator[Way]:
    told: Any = repair.params["ids"]
    for character in told[:MOST]:
        other = replace(move, character=character)
        yield character_name(screen.phone, character), partial(state.take, screen, move=other)


# Paid otherwise ---------------------------------------------------------------------------------------------


def _slot(screen: Screen, move: Any, repair: Repair) -> Iterator[Way]:
    told: Any = repair.params["slot"]
    yield ui(screen.phone, "way-hold"), partial(_hold, screen, replace(move, slot=told))


def _disc(screen: Screen, move: Any, repair: Repair) -> Iterator[Way]:
    yield ui(screen.phone, "way-disc"), partial(_hold, screen, replace(move, disc=True))


def _cards(screen: Screen, move: Any, repair: Repair) -> Iterator[Way]:
    yield ui(screen.phone, "way-cards"), partial(_hold, screen, replace(move, disc=False))


def _other_copy(screen: Screen, move: Any, repair: Repair) -> Iterator[Way]:
    told: Any = repair.params["areas"]
    for letter in told:
        yield area_name(screen.phone, letter), partial(_hold, screen, replace(move, copied=letter))


def _other_cost(screen: Screen, move: Any, repair: Repair) -> Iterator[Way]:
    told: Any = repair.params["option"]
    yield ui(screen.phone, "way-hold"), partial(_hold, screen, replace(move, option=told))


def _give(screen: Screen, move: Any, repair: Repair) -> Iterator[Way]:
    for other in free.possible(screen, move.number):
        if (other.get, other.piece, other.disc) == (move.get, move.piece, move.disc):
            yield ui(screen.phone, "way-hold"), partial(_hold, screen, other)
            return


# Before it --------------------------------------------------------------------------------------------------


def _free(screen: Screen, move: Any, repair: Repair) -> Iterator[Way]:
    """The free action that makes it possible; then the move is in hand."""
    number: Any = repair.params["number"]
    for first in free.possible(screen, number):
        after = screen.game.apply(screen.position, screen.seat, first)
        if turn.verdict(after, screen.seat, move).legal:
            yield ui(screen.phone, "way-free", number=number), partial(_first, screen, first, move)
            return


def _first(screen: Screen, first: moves.Free, move: moves.Move) -> None:
    screen.close()
    if screen.acts.play(first) and type(move) in TABS:
        _hold(screen, move)


def _read(screen: Screen, move: Any, repair: Repair) -> Iterator[Way]:
    entry = str(repair.params["entry"])

    def read() -> None:
        screen.close()
        ask_printed(screen, (entry,), lambda: None, lambda: screen.acts.play(moves.ByHand()))

    yield ui(screen.phone, "way-read"), read


def _more(screen: Screen, move: Any, repair: Repair) -> Iterator[Way]:
    """The mirror shows too little of something: it can be corrected."""
    yield screen.say("mend"), screen.mend


OFFERS: Mapping[str, Offer] = {
    "place": _place,
    "other_piece": _other_piece,
    "other_kind": _other_kind,
    "other_coffee": _numbers("numbers", "number", "way-coffee"),
    "other_rabbit": _numbers("places", "place", "way-place"),
    "other_tile": _numbers("numbers", "tile", "way-tile"),
    "other_track": _numbers("numbers", "track", "track-number"),
    "other_helper": _numbers("places", "place", "way-place"),
    "other_column": _other_column,
    "other_train": _other_train,
    "other_map": _other_map,
    "other_character": _other_character,
    "slot": _slot,
    "disc": _disc,
    "cards": _cards,
    "other_copy": _other_copy,
    "other_cost": _other_cost,
    "give": _give,
    "free": _free,
    "read": _read,
    "more": _more,
}
"""By the repair's id, the buttons below it; what is not here only says what would help."""
