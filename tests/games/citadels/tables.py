"""Positions of Citadels, said tersely: ``table(player("temple keep*", gold=3), role="warlord", acted=True)``.

Districts and characters are written with spaces between; a ``*`` behind a district: built in this round.
"""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from companion.games.citadels.position import Built, Phase, Player, Position, Readings, Turn, sort_by_kind
from companion.games.citadels.printed import DISTRICTS, NUMBERS, ROLES, District, Role

SEATS = 4
"""How many seats a table has unless it is told; those that are not named are bare."""

TURN = frozenset({"acted", "built", "paid", "used", "laboratory", "workshop"})
"""What `table` hands on to the running turn."""


def districts(text: str) -> tuple[District, ...]:
    """Districts by name, in the order they are written."""
    return tuple(DISTRICTS[DISTRICTS.index(word)] for word in text.split())


def roles(text: str) -> tuple[Role, ...]:
    """Characters by name, in the order they are written."""
    return tuple(ROLES[ROLES.index(word)] for word in text.split())


def city(text: str) -> tuple[Built, ...]:
    """Return the districts of a city. Those with a ``*`` were built in this round."""
    return tuple(Built(districts(word.rstrip("*"))[0], word.endswith("*")) for word in text.split())


def player(
    built: str = "",
    *,
    gold: int = 2,
    hand: int | None = None,
    cards: str = "",
    has: str = "",
    shown: str = "",
) -> Player:
    """Return what one seat has.

    Args:
        built: its city.
        gold: in coins.
        hand: how many cards it holds; None for as many as are told, or four if none are.
        cards: those of them that the app was told.
        has: its characters, as far as they are known.
        shown: those that everybody has seen; they need not be said twice.
    """
    told = sort_by_kind(districts(cards))
    seen = roles(shown)
    every = (*roles(has), *(role for role in seen if role not in has.split()))
    count = hand if hand is not None else len(told) or 4
    return Player(gold=gold, hand=count, cards=told, city=city(built), roles=every, shown=seen)


def table(
    *players: Player | str,
    role: Role | None = None,
    seat: int = 0,
    seats: int = SEATS,
    phase: Phase | None = None,
    city_size: int = 8,
    readings: Mapping[str, str] | None = None,
    **changes: Any,
) -> Position:
    """Return a position with these players, and bare ones on the seats that are left.

    Args:
        players: by seat; a text is a city, and two gold and four cards.
        role: the character that plays now: it is its seat's, and shown. None for no turn.
        seat: whose turn it is.
        seats: how many seats there are, unless more players are named.
        phase: ``turn`` with a role and ``deal`` without, unless it is told.
        city_size: how many districts complete a city.
        readings: the rulings that differ from the default.
        changes: other fields of the position, such as ``killed``, and of its turn, such as ``acted``.
    """
    named = [player(one) if isinstance(one, str) else one for one in players]
    named += [player() for _ in range(seats - len(named))]
    done = {name: changes.pop(name) for name in tuple(changes) if name in TURN}
    if role is None:
        assert not done, f"{', '.join(done)}: there is no turn"
    else:
        named[seat] = _shown(named[seat], role)
        changes = {"turn": Turn(seat, role, **done), "calling": NUMBERS[role], **changes}
    return Position(
        players=tuple(named),
        city_size=city_size,
        rulings=Readings(**(readings or {})),  # type: ignore[arg-type]
        phase=phase or ("turn" if role else "deal"),
        **changes,
    )


def _shown(one: Player, role: Role) -> Player:
    has = one.roles if role in one.roles else (*one.roles, role)
    seen = one.shown if role in one.shown else (*one.shown, role)
    return replace(one, roles=has, shown=seen)
