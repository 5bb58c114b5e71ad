"""A round of each game as fingers play it: who taps, what they want, and how the table is prepared."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from companion.hosting.session import TableSession
from tests.browser.citadel import AtCourt
from tests.browser.mapmaker import AtMap
from tests.browser.sweet_land import AtLands
from tests.browser.table import App
from tests.browser.touching import Touching
from tests.browser.town import AtTown
from tests.games.sweet_lands.full_box import full_box
from tests.hosting.play import confirm_box
from tests.views import citadels_fingers, fingers, roll_into_town_fingers, small_city_fingers
from tests.views.playing import Likely
from tests.views.sweet_lands_round import typical_round
from tests.views.sweet_lands_table import tiles_lie_there

Step = tuple[int, Any]


class AtCity(Touching):
    """Somebody who plays Card City by touching the screen."""

    async def steps(self, seat: int, move: Any) -> None:
        """Touch everything that a move takes."""
        for label in fingers.Names(self.texts, self.session).taps(seat, move):
            self.touch(label)


@dataclass(frozen=True)
class Round:
    """Round of a game.

    Attributes:
        fingers: who taps.
        likely: chooses a move of a waiting seat; None where a typical round is played.
        setup: fields of the setup that differ from those of a new table.
        prepare: lays out what fingers need not.
    """

    fingers: type[Touching]
    likely: Likely | None
    setup: dict[str, Any] = field(default_factory=dict)
    prepare: Callable[[TableSession], object] = lambda session: None

    def lay_out(self, app: App, session: TableSession) -> None:
        """Set a table up for the round, with a box that is printed as it is assumed."""
        setup = msgspec.structs.replace(session.table.header.setup, **self.setup)
        app.at_once(lambda: app.house.tables.set_up_again(session, setup))
        app.at_once(lambda: confirm_box(app.house, session))
        app.at_once(lambda: self.prepare(session))

    def list_steps(self, session: TableSession) -> Iterator[Step]:
        """Yield the moves of the round. Each has to be made before the next one is asked for."""
        if self.likely is None:
            for seat, _, move in typical_round(session, 1):
                yield seat, move
            return
        dice, number = Random(7), session.table.position.round
        while session.table.position.round == number and not session.over:
            yield self.likely(session, dice)


ROUNDS = {
    "card_city": Round(AtCity, fingers.choose_likely_move),
    "small_city": Round(AtTown, small_city_fingers.hall_first),
    "citadels": Round(AtCourt, citadels_fingers.likely, {"rulings": {"draft": "cards"}}),
    "roll_into_town": Round(AtMap, roll_into_town_fingers.likely),
    "sweet_lands": Round(AtLands, None, {"box": full_box()}, tiles_lie_there),
}
