"""Tables and moves that random plays of Citadels seldom come to, made by hand for the conformance suite."""

from collections.abc import Sequence

from companion.games.citadels.moves import Destroy, Rescue, Swap
from companion.games.citadels.position import Position
from companion.games.citadels.printed import ROLES
from tests.conformance.parts import Refused
from tests.games.citadels.tables import player, table
from tests.games.citadels.turns import effect

OFFERED = effect(
    table(player(gold=9), "temple palace", "graveyard", role="warlord", acted=True), Destroy(1, "palace")
)
"""The first seat has destroyed the second one's Palace; the third, with a Graveyard, is asked."""


def tables() -> Sequence[Position]:
    """Turns of every character, before and after the action, of a poor seat and of one that has enough."""
    return (
        OFFERED,
        *(
            table(
                player("manor prison laboratory workshop", gold=gold, cards="temple keep"),
                player("palace keep tavern", shown="" if role == "bishop" else "bishop"),
                role=role,
                acted=acted,
            )
            for role in ROLES
            for acted in (False, True)
            for gold in (0, 3)
        ),
    )


def refused() -> Sequence[Refused]:
    """Candidates name seats that are there, and only who can pay is asked."""
    return (
        Refused("no_seat", table(role="magician"), 0, Swap(6)),
        Refused("rescue_price", OFFERED.with_player(2, gold=0), 2, Rescue()),
    )
