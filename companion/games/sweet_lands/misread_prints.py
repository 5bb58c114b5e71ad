"""Repair of sums after a misread print: its numeric gains are booked again for each seat."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from companion.games.sweet_lands.counting import meets
from companion.games.sweet_lands.entry_names import income_entry, income_space
from companion.games.sweet_lands.gaining import STOCK, add_stock, merge_notes, more_income, print_gives, times
from companion.games.sweet_lands.position import Booked, Position
from companion.games.sweet_lands.vocabulary import INCOMES, RESOURCES


def rebook(before: Position, after: Position, entry: str) -> Position:
    """Book the difference that the new text of an entry makes for each of its recorded uses.

    Resources, cards in hand, points and income markers change. Pieces laid, other steps and cards taken over
    stay, and so do claims and buildings that rested on a condition. A new condition is judged as things
    stand, an unchanged one as it was when the print was booked. No number falls below 0.

    Args:
        before: the position with the old text.
        after: the same position with the new text.
        entry: the entry's name.
    """
    for seat, player in enumerate(before.players):
        for one in player.booked:
            if one.entry != entry:
                continue
            if entry.endswith("-spaces"):
                after = _shift_starts(before, after, seat, entry)
            else:
                after = _rebook_gains(before, after, seat, one)
    return after


def _rebook_gains(before: Position, after: Position, seat: int, booking: Booked) -> Position:
    """Replace the gains of one use of a print by those of its new text."""
    now = replace(booking, unmet=_is_unmet(before, after, seat, booking))
    had, has = _booked_sums(before, seat, booking), _booked_sums(after, seat, now)
    for what in {**had, **has}:
        more = (has.get(what, 0) - had.get(what, 0)) * booking.times
        if what in INCOMES:
            after = more_income(after, seat, INCOMES.index(what), more)
        else:
            after = add_stock(after, seat, what, more)
    return _replace_note(after, seat, booking, now)


def _replace_note(position: Position, seat: int, old: Booked, new: Booked) -> Position:
    """Replace one note of a booked print by another."""
    others = [each for each in position.players[seat].booked if each != old]
    return position.with_player(seat, booked=merge_notes([*others, new]))


def _is_unmet(before: Position, after: Position, seat: int, booking: Booked) -> bool:
    """Check that a use of a print gives nothing: its condition fails, or its option was never chosen."""
    old, new = (print_gives(each, booking.entry, booking.part) for each in (before, after))
    if new is None or (old is not None and old.needs == new.needs):
        return booking.unmet
    return not meets(after, seat, new.needs) or (booking.unmet and len(new.options) > 1)


def _booked_sums(position: Position, seat: int, booking: Booked) -> Mapping[str, int]:
    """Sum the numbers booked for one use of a print, by player's field or kind of income."""
    total: dict[str, int] = {}
    for what, number in _numbers(position, seat, booking):
        total[what] = total.get(what, 0) + number
    return total


def _numbers(position: Position, seat: int, booking: Booked) -> Iterator[tuple[str, int]]:
    if income := income_space(booking.entry):
        yield income[0], position.printed.number(booking.entry) or 0
        return
    gains = print_gives(position, booking.entry, booking.part)
    if gains is None or booking.unmet or booking.option >= len(gains.options):
        return
    for gain in gains.options[booking.option]:
        if gain.kind in STOCK or gain.kind in INCOMES:
            yield STOCK.get(gain.kind, gain.kind), times(position, seat, gain)


def _shift_starts(before: Position, after: Position, seat: int, entry: str) -> Position:
    """Shift income markers to their corrected first spaces, and rebook every income taken since."""
    old, new = (each.printed.parts(entry) for each in (before, after))
    if old is None or new is None:
        return after
    for number, (resource, was, now) in enumerate(zip(RESOURCES, old, new, strict=True)):
        assert isinstance(was, int)
        assert isinstance(now, int)
        after = more_income(after, seat, number, now - was)
        for one in after.players[seat].booked:
            income = income_space(one.entry)
            if income and income[0] == resource:
                there = income_entry(resource, income[1] + now - was)
                after = _rebook_space(after, seat, one, resource, there)
    return after


def _rebook_space(position: Position, seat: int, booking: Booked, resource: str, entry: str) -> Position:
    """Rebook an income for another space. No change if either space is unread."""
    there = replace(booking, entry=entry)
    own = position.printed
    had, has = own.number(booking.entry), own.number(there.entry)
    if had is None or has is None:
        return position
    return _replace_note(
        add_stock(position, seat, resource, (has - had) * booking.times), seat, booking, there
    )
