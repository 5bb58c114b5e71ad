"""Facts that people ask for by name at a table of Citadels."""

from collections.abc import Iterator

from companion.engine.table_facts import TableFact
from companion.engine.words import Params, Who, Word
from companion.games.citadels.position import Player, Position
from companion.games.citadels.powers.income import income_of
from companion.games.citadels.printed import Role
from companion.kit.tuples import as_tuple

EARNERS: tuple[Role, ...] = ("king", "bishop", "merchant", "warlord")
"""Characters that get gold for districts of their color."""


@as_tuple
def table_facts(position: Position) -> Iterator[TableFact]:
    """Yield the crown, the first complete city, the pile, named characters, and every seat's belongings."""
    yield TableFact("crown", "setup.crown", "crown", {"seat": Who(position.crown)})
    if position.first is None:
        yield TableFact("first", "end", "first_none")
    else:
        yield TableFact("first", "end", "first", {"seat": Who(position.first)})
    yield TableFact("pile", "action.cards", "pile", {"count": position.pile})
    for seat, player in enumerate(position.players):
        yield _city_fact(position, seat, player)
        hand: Params = {"seat": Who(seat), "count": player.hand}
        yield TableFact("hand", "action.cards", "hand", hand, seat)
        yield _income(position, seat, player)
        for role in player.roles:
            named: Params = {"seat": Who(seat), "role": Word(f"role-{role}")}
            yield TableFact("role", "draft", "role", named, seat)
    yield _tell_named_role("killed", "killed_none", "roles.assassin", position.killed)
    yield _tell_named_role("robbed", "robbed_none", "roles.thief", position.robbed)


def _tell_named_role(line: str, nobody: str, section: str, role: Role | None) -> TableFact:
    """Tell the character that the Assassin or the Thief has named."""
    if role is None:
        return TableFact(line, section, nobody)
    return TableFact(line, section, line, {"role": Word(f"role-{role}")})


def _income(position: Position, seat: int, player: Player) -> TableFact:
    """Tell the gold for the districts of each character's color, or of the character that the seat plays."""
    now = position.turn if position.turn and position.turn.seat == seat else None
    if now is None:
        each: Params = {role: income_of(player, role) for role in EARNERS}
        return TableFact("income", "income", "income_each", {"seat": Who(seat), **each}, seat)
    amount = income_of(player, now.role)
    params: Params = {"seat": Who(seat), "role": Word(f"role-{now.role}"), "amount": amount}
    line = "income_taken" if now.paid and amount else "income"
    return TableFact("income", "income", line, params, seat)


def _city_fact(position: Position, seat: int, player: Player) -> TableFact:
    built = tuple(Word(f"district-{one.district}") for one in player.city)
    named: Params = {"seat": Who(seat), "count": len(built), "size": position.city_size, "districts": built}
    return TableFact("city", "build", "city", named, seat, tuple(one.district for one in player.city))
