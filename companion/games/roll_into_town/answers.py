"""Answers about a piece by drawing or by building: legal squares, price, preview and repairs."""

from dataclasses import replace

from companion.engine.gains import Gain
from companion.engine.notice import Notice
from companion.engine.price import Price
from companion.engine.survey import Aim, Survey
from companion.engine.verdict import Repair, Verdict
from companion.games.roll_into_town import turn
from companion.games.roll_into_town.building import preview as built
from companion.games.roll_into_town.building import repairs as built_otherwise
from companion.games.roll_into_town.building import survey as places
from companion.games.roll_into_town.building.income import compute_income
from companion.games.roll_into_town.drawing import preview as drawn
from companion.games.roll_into_town.drawing import repairs as drawn_otherwise
from companion.games.roll_into_town.drawing import survey as squares
from companion.games.roll_into_town.land import seat_land
from companion.games.roll_into_town.moves import Build, Done, Draw, Move
from companion.games.roll_into_town.pieces import BUILT, DRAWN, building_piece, icon_piece
from companion.games.roll_into_town.position import Position, with_goods
from companion.games.roll_into_town.printed import building_price


def survey(position: Position, seat: int, piece: str) -> Survey:
    """Judge a piece on every square.

    Raises:
        KeyError: there is no such piece.
    """
    found = (squares.survey if piece in DRAWN else places.survey)(position, seat, piece)
    if position.dice and not position.over:
        return found
    move = placement(position, seat, piece, next(iter(found.targets)))
    not_now = Verdict((turn.PHASES.phase_violation(position, move),))
    return replace(found, targets=dict.fromkeys(found.targets, not_now))


def placement(position: Position, seat: int, piece: str, target: str) -> Move:
    """Return the move that lays `piece` on `target`.

    Raises:
        KeyError: there is no such piece.
    """
    if piece in DRAWN:
        return squares.placement(position, seat, piece, target)
    return places.placement(position, seat, piece, target)


def aim_of(_position: Position, _seat: int, move: Move) -> Aim | None:
    """Return the icon or the building of a move, and its square. Inverse of `placement`."""
    match move:
        case Draw(icon=icon, sides=sides, at=at):
            return Aim(icon_piece(icon, sides), at)
        case Build(building=building, mirrored=mirrored, at=at):
            return Aim(building_piece(building, mirrored), at)
    return None


def price(_position: Position, _seat: int, piece: str, _target: str) -> Price | None:
    """Return the price of a building, or None for an icon drawn with a die.

    Raises:
        KeyError: there is no such piece.
    """
    if piece in DRAWN:
        return None
    building, _ = BUILT[piece]
    return Price(
        "build.price",
        tuple(Gain(name, count) for name, count in building_price(building).named_amounts if count),
    )


def repairs(position: Position, seat: int, move: Move) -> tuple[Repair, ...]:
    """List single changes after which a move is legal, each judged again."""
    if turn.legal(position, seat, move):
        return ()
    if isinstance(move, Draw):
        return drawn_otherwise.repairs(position, seat, move)
    return built_otherwise.repairs(position, seat, move)


def preview(position: Position, seat: int, move: Move) -> tuple[Notice, ...]:
    """List the changes that a move would make for the seat."""
    if isinstance(move, Done):
        return _preview_confirm(position, seat, move)
    if isinstance(move, Draw):
        return drawn.preview(position, seat, move)
    return built.preview(position, seat, move)


def _preview_confirm(position: Position, seat: int, move: Done) -> tuple[Notice, ...]:
    """List the icons left out, and the goods gathered by themselves."""
    sheet = position.sheet(seat)
    if move.step == "discover":
        left = position.icons_due - len(sheet.used)
        return (Notice("icons_left", seat, {"icons": left}),) if left > 0 else ()
    if move.step != "construct":
        return ()
    comes = compute_income(seat_land(position, seat))
    gained = with_goods(sheet, comes).goods - sheet.goods
    params = {"food": gained.food, "stone": gained.stone, "lost": comes.total - gained.total}
    return (Notice("gathers", seat, params),) if comes.total else ()
