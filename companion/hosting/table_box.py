"""The box of one table, supplemented by the owner's box."""

from collections.abc import Iterable, Mapping
from typing import Any

from companion.engine.box import GUESSES, Box
from companion.engine.message import Impossible
from companion.engine.owners_box import Reread
from companion.engine.refold import Refolded, TooOften, add_folded, refold
from companion.history.boxes import Boxes
from companion.hosting.errors import CannotShow, KeptSecret, RereadTooOften
from companion.hosting.intents import Intent
from companion.hosting.permissions import Permissions
from companion.hosting.session import TableSession
from companion.hosting.timeline import redact_position

ASKED = GUESSES | {"unknown"}
"""Sources of entries that are asked about where play first needs them."""


class TableBox:
    """Box of one table, for one device."""

    def __init__(self, session: TableSession, rights: Permissions, boxes: Boxes) -> None:
        """Bind a device to a table's box.

        Args:
            session: the table.
            rights: the device's rights there.
            boxes: the owner's. An entry confirmed there as it ships is no guess here.
        """
        self._session, self._rights, self._boxes = session, rights, boxes

    def printed_values(self) -> Box:
        """Return the box in play. Values read off the cardboard have the source ``owner``.

        Raises:
            CompanionError: the owner's box cannot be read.
        """
        game = self._session.game
        now = game.box.own(self._position())
        printed = game.box.printed
        shipped = {name: text for name, text in printed.texts.items() if name not in printed.unknown}
        confirmed = {
            name: text
            for name, text in self._boxes.owner_entries(game).items()
            if name not in now and shipped.get(name) == text
        }
        return printed.with_owner({**confirmed, **now})

    def unasked_entries(self, names: Iterable[str]) -> tuple[str, ...]:
        """Find the guessed or unknown entries among `names` that have no answer yet.

        A name that is no entry of the game is left out.

        Raises:
            CompanionError: the owner's box cannot be read.
        """
        game = self._session.game
        printed = game.box.printed
        asked = [name for name in names if printed.entry(name).source in ASKED and game.box.is_readable(name)]
        if not asked:
            return ()
        now = self.printed_values()
        return tuple(name for name in asked if now.entry(name).source != "owner")

    def learned_entries(self, names: Iterable[str]) -> Mapping[str, str]:
        """Find entries that are unknown at this table and that the owner's box has learnt elsewhere, by name.

        Another table has asked meanwhile, so that no question is needed here.

        Raises:
            CompanionError: the owner's box cannot be read.
        """
        game = self._session.game
        unknown = [
            name for name in self.unasked_entries(names) if game.box.printed.entry(name).source == "unknown"
        ]
        learned = self._boxes.owner_entries(game) if unknown else {}
        return {name: learned[name] for name in unknown if name in learned}

    def preview_reread(self, name: str, text: str) -> Refolded[Any, Any, Any] | None:
        """Fold the table's record with a corrected print, as far as the device may see it.

        None if the table does not know the print yet, or nothing played so far can depend on it. The table
        stays as it is.

        Raises:
            KeptSecret: the game has secrets, which a refold could lay open.
            CannotShow: there is no such print, or its text is not of its form.
            RereadTooOften: the record was folded again as often as it may be.
        """
        table = self._session.table
        part, game = table.game.refolding, table.game
        if part is None or not part.follows(name) or name not in game.box.own(table.position):
            return None
        if game.secrets:
            raise KeptSecret
        reread = Reread(name, text)
        try:
            add_folded(game, table.folded, len(table.done), reread)
            return refold(game, table.opening, [step.entry for step in table.done], reread)
        except TooOften as error:
            raise RereadTooOften from error
        except Impossible as error:
            raise CannotShow from error

    def confirm(self, names: Iterable[str]) -> None:
        """Confirm the app's values for some entries, so that nothing asks about them again.

        Unknown entries have no such value and stay unknown.

        Raises:
            OnlyWatching: the device may act for no seat.
            TooFast: it sends more than any person taps.
            CompanionError: it could not be written.
        """
        with self._session.hold():
            self._rights.charge_rate(self._rights.find_actor(Intent()))
            printed = self.printed_values()
            found = {name: printed.entry(name) for name in self.unasked_entries(names)}
            said = {name: entry.value for name, entry in found.items() if entry.source != "unknown"}
            self._boxes.put(self._session.game, said)
            self._session.announce_change()

    def _position(self) -> Any:
        table = self._session.table
        return redact_position(table, table.position, self._rights.choose_viewer(None))
