"""The code of each table in the terminal: the same that its page shows to newcomers."""

import threading
from typing import TextIO

from companion.commands.address import print_code
from companion.commands.columns import strip_controls
from companion.commands.console import Console
from companion.hosting.open_home import OpenHome
from companion.hosting.server_address import ServerAddress, join_url
from companion.hosting.session import TableSession


class InvitationPrinter:
    """Printer of invitations: to the last table at the start, and to each new one as it is begun."""

    def __init__(self, console: Console, home: OpenHome, server_address: ServerAddress, out: TextIO) -> None:
        """Prepare the printer. Nothing is printed yet.

        Args:
            console: gives the language.
            home: the home of the tables.
            server_address: the address at which others open the app; if nobody else can, nothing is printed.
            out: the terminal.
        """
        self._console, self._house, self._server_address, self._out = console, home, server_address, out
        self._lock = threading.Lock()
        self._known: set[str] = set()

    def begin(self) -> None:
        """Print the table that was touched last, and from now on each new one."""
        tables = self._house.tables.open_tables()
        self._known = {session.id for session in tables}
        self._house.tables.events.listen(self._on_change)
        if tables:
            self._print_invitation(tables[0])

    def _on_change(self, table_id: str) -> None:
        with self._lock:
            session = self._house.tables.table(table_id)
            if session is None or table_id in self._known:
                return
            self._known.add(table_id)
            self._print_invitation(session)

    def _print_invitation(self, session: TableSession) -> None:
        if not self._server_address.reaches_others:
            return
        letters = self._house.joining.code(session)
        url = join_url(self._server_address.base, letters)
        name = self._console.texts.game_name(session.game.id, session.table.variant)
        told = self._console.texts.say(
            "cli-serve-table", game=name, seats=session.names, url=url, code=letters
        )
        for line in ("", *print_code(url, self._out), strip_controls(told)):
            print(line, file=self._out)
        self._out.flush()
