"""A link that a test can cut: the phone out of reach of the Wi-Fi."""

import contextlib
import socket
import threading


class Link:
    """A TCP relay on this machine in front of a server.

    Open the app through `port`; `cut` ends every connection and refuses new ones until `mend`. What knocked
    before a cut never gets through after it, however slow it was.
    """

    def __init__(self, server_port: int) -> None:
        self._server_port = server_port
        self._door = socket.create_server(("127.0.0.1", 0))
        self._lock = threading.Lock()
        self._ends: set[socket.socket] = set()
        self._servers: set[socket.socket] = set()
        self._stranded: set[socket.socket] = set()
        self._up = True
        self._refused: frozenset[str] = frozenset()
        self.port: int = self._door.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def url(self, host: str = "127.0.0.1") -> str:
        """Return the address of the app through this link."""
        return f"http://{host}:{self.port}/"

    def lead_to(self, server_port: int) -> None:
        """Lead new connections to another server: the same address after a restart."""
        with self._lock:
            self._server_port = server_port

    def refuse(self, *paths: str) -> None:
        """Let no connection through that begins by asking for one of these paths. None: all pass."""
        with self._lock:
            self._refused = frozenset(paths)

    def cut(self) -> None:
        """Lose everything under way and let nothing through."""
        with self._lock:
            self._up = False
            ends, self._ends = self._ends, set()
        for end in ends:
            _shut(end)

    def strand(self) -> None:
        """Have the server lose every connection while the phones hear nothing of it, as if they slept."""
        with self._lock:
            self._stranded |= self._servers
            servers = set(self._servers)
        for server in servers:
            _shut(server)

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
                with self._lock:
                    if self._up:
                        self._ends.add(phone)  # from here on a cut ends it
                        threading.Thread(target=self._join, args=(phone,), daemon=True).start()
                    else:
                        phone.close()

    def _join(self, phone: socket.socket) -> None:
        with phone, contextlib.suppress(OSError):
            begun = _first_line(phone)
            with self._lock:
                if phone not in self._ends or _path(begun) in self._refused:
                    self._ends.discard(phone)
                    return
                address = ("127.0.0.1", self._server_port)
            with socket.create_connection(address) as server:
                self._relay(phone, server, begun)
        with self._lock:
            self._ends.discard(phone)

    def _relay(self, phone: socket.socket, server: socket.socket, begun: bytes) -> None:
        with self._lock:
            if phone not in self._ends:
                return
            self._ends.add(server)
            self._servers.add(server)
        server.sendall(begun)
        back = threading.Thread(target=self._back, args=(server, phone), daemon=True)
        back.start()
        _pump(phone, server)
        _shut(server)
        back.join()
        with self._lock:
            self._ends.discard(server)
            self._servers.discard(server)

    def _back(self, server: socket.socket, phone: socket.socket) -> None:
        _pump(server, phone)
        with self._lock:
            stranded = server in self._stranded
            self._stranded.discard(server)
        if not stranded:
            _shut(phone)


def _first_line(phone: socket.socket) -> bytes:
    """Read the first line of a connection, or all that came before its end."""
    begun = b""
    while b"\r\n" not in begun and (chunk := phone.recv(65536)):
        begun += chunk
    return begun


def _path(begun: bytes) -> str:
    """Return the path that a request asks for, without its query."""
    line = begun.partition(b"\r\n")[0].decode("latin-1")
    return line.partition(" ")[2].partition(" ")[0].partition("?")[0]


def _pump(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while chunk := source.recv(65536):
            target.sendall(chunk)
    _shut(source)


def _shut(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
