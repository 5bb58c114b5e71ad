"""A line to a database that is cut now and then, after it was asked and before it has answered."""

from __future__ import annotations

import contextlib
import socket
import threading
from random import Random

from tests.patience import patient


class Relay:
    """A TCP relay on this machine, in front of a database.

    Attributes:
        port: where it listens.
        cuts: how many answers it has swallowed.
    """

    def __init__(self, port: int, share: float, seed: int = 1) -> None:
        """Lead to a port, and swallow this share of the answers to what wrote a row."""
        self._to, self._share, self._chance = port, share, Random(seed)
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        self.cuts = 0
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        """Let nobody through any more."""
        self._door.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._door.accept()
                try:
                    server = socket.create_connection(("127.0.0.1", self._to), timeout=patient(5))
                except OSError:
                    client.close()
                    continue
                server.settimeout(None)
                for source, target in ((client, server), (server, client)):
                    threading.Thread(
                        target=self._lead, args=(source, target, source is server), daemon=True
                    ).start()

    def _lead(self, source: socket.socket, target: socket.socket, answers: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if answers and b"INSERT 0 1" in data and self._chance.random() < self._share:
                    self.cuts += 1
                    break
                target.sendall(data)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
