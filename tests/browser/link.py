"""A link that a test can cut: the phone out of reach of the Wi-Fi."""

import contextlib
import socket
import threading


class Link:
    """A TCP relay on this machine in front of a server.

    Open the app through `port`; `cut` ends every connection and refuses new ones until `mend`.
    """

    def __init__(self, server_port: int) -> None:
        self._server_port = server_port
        self._door = socket.create_server(("127.0.0.1", 0))
        self._lock = threading.Lock()
        self._ends: set[socket.socket] = set()
        self._up = True
        self.port: int = self._door.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def url(self, host: str = "127.0.0.1") -> str:
        """The address of the app through this link."""
        return f"http://{host}:{self.port}/"

    def lead_to(self, server_port: int) -> None:
        """Lead new connections to another server: the same address after a restart."""
        self._server_port = server_port

    def cut(self) -> None:
        """Lose everything under way and let nothing through."""
        with self._lock:
            self._up = False
            ends, self._ends = self._ends, set()
        for end in ends:
            _shut(end)

    def mend(self) -> None:
        """Let new connections through again."""
        with self._lock:
            self._up = True

    def close(self) -> None:
        """Cut, and give the port back."""
        self.cut()
        _shut(self._door)
        self._door.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                phone, _ = self._door.accept()
                threading.Thread(target=self._join, args=(phone,), daemon=True).start()

    def _join(self, phone: socket.socket) -> None:
        address = ("127.0.0.1", self._server_port)
        with phone, contextlib.suppress(OSError), socket.create_connection(address) as server:
            with self._lock:
                if not self._up:
                    return
                self._ends |= {phone, server}
            back = threading.Thread(target=_pump, args=(server, phone), daemon=True)
            back.start()
            _pump(phone, server)
            back.join()
            with self._lock:
                self._ends -= {phone, server}


def _pump(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while chunk := source.recv(65536):
            target.sendall(chunk)
    _shut(source)
    _shut(target)


def _shut(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
