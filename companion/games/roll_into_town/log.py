"""Lines of the log for Roll Into Town's moves and corrections."""

from companion.engine.lines import line_of, seat_line
from companion.engine.notice import Notice
from companion.engine.owners_box import SetPrinted
from companion.engine.words import Word
from companion.games.roll_into_town import moves, words
from companion.games.roll_into_town.box_fields import BOX
from companion.games.roll_into_town.building.income import trees_around
from companion.games.roll_into_town.building.paying import missing_goods
from companion.games.roll_into_town.drawing.dice import takes_fountain
from companion.games.roll_into_town.drawing.oceans import flooded_cells
from companion.games.roll_into_town.land import Land, land_of, put_token, seat_land
from companion.games.roll_into_town.marks import BOTTOM, TOP, ground_of, icon_token, top_of
from companion.games.roll_into_town.phases.step_progress import advance_seat
from companion.games.roll_into_town.position import Player, Position, with_goods
from companion.games.roll_into_town.printed import Goods, building_price

_PARTS = {BOTTOM: Word("token-lighthouse_bottom"), TOP: Word("token-lighthouse_top")}
"""The Lighthouse's two squares, told apart."""


def describe(position: Position, seat: int, move: moves.Move) -> Notice:
    """Format a move as a line of the log, given the position before it."""
    match move:
        case moves.Roll():
            faces = tuple(str(face) for face in sorted(move.dice))
            return seat_line("roll", seat, dice=faces, n=len(faces))
        case moves.Draw():
            return _draw_line(position, seat, move)
        case moves.Build():
            return _build_line(position, seat, move)
        case moves.Fell():
            return _fell_line(position, seat, move)
        case moves.Done():
            return _finish_line(position, seat, move)
        case moves.Rub():
            return _rub_line(position, seat)
    return line_of(move, seat)


# Moves ----------------------------------------------------------------------------------------------------


def _draw_line(position: Position, seat: int, move: moves.Draw) -> Notice:
    """Format the line of a drawing, with its die, the change of the die, and the new oceans."""
    sea = _new_oceans(position, seat, move)
    return line_of(
        move,
        seat,
        sides=words.side_words(*move.sides),
        turned=move.icon if move.sides else "no",
        shift="up" if move.shift > 0 else "down" if move.shift else "no",
        extra="yes" if _is_by_fountain(position, seat) else "no",
        oceans=sea,
        n=len(sea),
    )


def _is_by_fountain(position: Position, seat: int) -> bool:
    return takes_fountain(position, seat) and bool(seat_land(position, seat).cells_of("fountain"))


def _new_oceans(position: Position, seat: int, move: moves.Draw) -> tuple[str, ...]:
    """List the squares that become ocean."""
    land = seat_land(position, seat)
    number = land.grid.index.get(move.at)
    if move.icon != "coast" or number is None:
        return ()
    after = land_of(land.grid, put_token(land.cells, number, icon_token(move.icon, move.sides)))
    return land.grid.names_of(flooded_cells(after, position.rulings.ocean))


def _build_line(position: Position, seat: int, move: moves.Build) -> Notice:
    """Format the line of a building, with its payment and the Market's exchange.

    If the table has overruled the price, the goods there were are paid.
    """
    lacked = missing_goods(position.sheet(seat), move.building)
    got = lacked if move.given.total else Goods()
    paid = building_price(move.building) - lacked + got
    return seat_line(
        "build",
        seat,
        building=words.building_word(move.building),
        at=move.at,
        mirrored="yes" if move.mirrored else "no",
        **words.goods_params(paid),
        **words.goods_params(move.given, "given_"),
        **words.goods_params(got, "got_"),
    )


def _fell_line(position: Position, seat: int, move: moves.Fell) -> Notice:
    land, sheet = seat_land(position, seat), position.sheet(seat)
    number = land.grid.index.get(move.at)
    trees = 0 if number is None else trees_around(land, number).bit_count()
    wood = with_goods(sheet, Goods(wood=trees)).wood - sheet.wood
    return line_of(move, seat, trees=trees, wood=wood, lost=trees - wood)


def _finish_line(position: Position, seat: int, move: moves.Done) -> Notice:
    """Format the line of a finished step, with the goods gathered by themselves."""
    player = position.players[seat]
    if player.step == "done" or move.step != player.step:
        return line_of(move, seat)
    after = advance_seat(position, seat).players[seat]
    gained = after.sheet.goods - player.sheet.goods
    return seat_line(
        f"done_{player.step}",
        seat,
        left=_count_left(position, player),
        gathers="yes" if gained.total or player.step == "construct" else "no",
        **words.goods_params(gained),
    )


def _count_left(position: Position, player: Player) -> int:
    """Count the icons not drawn, or the trees not grown."""
    if player.step == "discover":
        return max(0, position.icons_due - len(player.sheet.used))
    return sum(forest.trees_left for forest in player.sheet.forests)


def _rub_line(position: Position, seat: int) -> Notice:
    """Format the line of a rubbing out, with the squares that change."""
    player, land = position.players[seat], seat_land(position, seat)
    before = player.past[-1].cells if player.past else player.sheet.cells
    gone = _changed_squares(land, before)
    return seat_line("rub", seat, cells=gone, n=len(gone))


def _changed_squares(land: Land, cells: tuple[str, ...]) -> tuple[str, ...]:
    pairs = zip(land.grid.names, land.cells, cells, strict=True)
    return tuple(name for name, shows, showed in pairs if shows != showed)


# Corrections ----------------------------------------------------------------------------------------------


def dice_line(_position: Position, correction: moves.SetDice) -> Notice:
    """Format the line of corrected dice, the least first."""
    faces = tuple(str(face) for face in sorted(correction.dice))
    return Notice("dice", None, {"dice": faces, "n": len(faces)})


def step_line(_position: Position, correction: moves.SetStep) -> Notice:
    """Format the line of a seat's corrected step."""
    if correction.step == "done":
        return seat_line("step_done", correction.seat)
    return line_of(correction, correction.seat)


def printed_line(_position: Position, correction: SetPrinted) -> Notice:
    """Format the line of a corrected entry of the box."""
    return BOX.log_line(correction.name)


def cell_line(_position: Position, correction: moves.SetCell) -> Notice:
    """Format the line of a corrected square."""
    token = correction.token
    turned = {"R": "river", "C": "coast"}.get(token[0], "no")
    return seat_line(
        "cell_empty" if token == "." else "cell",
        correction.seat,
        at=correction.at,
        token=_PARTS.get(top_of(token)) or words.token_word(token),
        ground=words.token_word(ground_of(token)),
        top="yes" if top_of(token) else "no",
        turned=turned,
        sides=words.side_words(*("" if turned == "no" else ground_of(token)[1:])),
    )
