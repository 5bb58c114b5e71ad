"""Numbers missing on the pad: of a round that has begun, of categories, of places, or the outcome."""

from collections.abc import Iterator

from msgspec.structs import replace

from companion.engine.notice import Notice, OpenQuestion
from companion.engine.words import Params, Who
from companion.games.score_pad.phases import seats_missing_numbers
from companion.games.score_pad.position import Position
from companion.kit.tuples import as_tuple


@as_tuple
def open_questions(position: Position) -> Iterator[OpenQuestion]:
    """Ask for the numbers, or the outcome, without which the game cannot be over."""
    sheet = position.sheet
    if sheet.how == "together":
        if position.won is None:
            answers = tuple(replace(position, won=won) for won in (True, False))
            yield OpenQuestion(Notice("together"), answers)
        return
    missing = seats_missing_numbers(position)
    if missing:
        final = position.is_counting_categories or position.can_begin_final_count
        each = (position.open_cells(seat) for seat in missing)
        count = (
            len(missing) * len(sheet.categories) if position.can_begin_final_count else sum(map(len, each))
        )
        params: Params = {"seats": tuple(map(Who, missing)), "count": count, "round": position.round}
        yield OpenQuestion(Notice("categories" if final else sheet.how, missing[0], params))
