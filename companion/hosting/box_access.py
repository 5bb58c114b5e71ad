"""The owner's boxes for one device: only a host may open, change or carry them."""

from collections.abc import Iterable
from typing import Any

from companion.engine.box import Box
from companion.engine.game import Game
from companion.history.boxes import Boxes
from companion.hosting.errors import HostOnly
from companion.hosting.keys import HOSTS, key_fingerprint
from companion.hosting.seating import Seating

AnyGame = Game[Any, Any, Any]


class BoxAccess:
    """Access of one device to the owner's boxes. The right is looked up at every call."""

    def __init__(self, boxes: Boxes, seating: Seating, host_key: str | None, *, local: bool = False) -> None:
        """Bind a device to the owner's boxes.

        Args:
            boxes: the owner's boxes.
            seating: the keys of the hosts.
            host_key: the browser's host key; any text at all.
            local: True if it is known to be the very machine that hosts.
        """
        self._boxes, self._seating, self._local = boxes, seating, local
        self._host_fingerprint = key_fingerprint(host_key, HOSTS)

    @property
    def open(self) -> bool:
        """Check that the device is one of the host's now."""
        return self._local or self._seating.is_host(self._host_fingerprint)

    def box(self, game: AnyGame) -> Box:
        """Return the owner's box of a game.

        Raises:
            HostOnly: the device is not the host's; for every method.
            StoreUnreadable: the store cannot be read.
        """
        return self._host_boxes().box(game)

    def put(self, game: AnyGame, name: str, text: str) -> None:
        """Store the printed text of an entry. The text that ships confirms the entry.

        Raises:
            EntryRefused: no box has such an entry.
            CompanionError: it could not be kept.
        """
        self._host_boxes().put(game, {name: text})

    def confirm(self, game: AnyGame, names: Iterable[str]) -> None:
        """Confirm the current values of some entries. Unknown entries stay unknown.

        Raises:
            CompanionError: it could not be kept.
        """
        boxes = self._host_boxes()
        box = boxes.box(game)
        found = {name: box.entry(name) for name in names}
        boxes.put(game, {name: entry.value for name, entry in found.items() if entry.source != "unknown"})

    def reset(self, game: AnyGame, names: Iterable[str] | None = None) -> None:
        """Take some entries, or all, as they ship again.

        Raises:
            CompanionError: it could not be kept.
        """
        self._host_boxes().forget(game, names)

    def export(self, game: AnyGame) -> bytes:
        """Export the owner's box entries as a file.

        Raises:
            StoreUnreadable: the store cannot be read.
        """
        return self._host_boxes().export(game)

    def import_entries(self, game: AnyGame, data: bytes) -> tuple[str, ...]:
        """Import the entries of an exported file and return their names.

        Raises:
            CompanionError: as `Boxes.import_entries`.
        """
        return self._host_boxes().import_entries(game, data)

    def _host_boxes(self) -> Boxes:
        if not self.open:
            raise HostOnly
        return self._boxes
