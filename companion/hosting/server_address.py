"""Address for other devices: detected, chosen by the host, or fixed from outside."""

import ipaddress
import time
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlsplit

from companion.errors import CompanionError
from companion.hosting.addresses import Address, lan_addresses

ASKED_AGAIN = 3.0
"""Seconds for which an answer about this machine's networks is believed; laptops move."""

_HERE = Address("127.0.0.1")
_PORTS = {"http": 80, "https": 443}


class PublicUrlError(CompanionError, ValueError, id="serve-public-url"):
    """The text given as the public address is no such address."""

    url: str


@dataclass(frozen=True)
class PublicUrl:
    """Address of a proxy with a certificate that passes requests on to this machine.

    Attributes:
        scheme: ``http`` or ``https``.
        authority: name and port as browsers write them: lower case, the scheme's own port left out.
        host: the name alone, without port and brackets.
    """

    scheme: str
    authority: str
    host: str

    @property
    def origin(self) -> str:
        """Scheme and authority, as browsers say where a page comes from."""
        return f"{self.scheme}://{self.authority}"


@dataclass(frozen=True)
class EveryHost:
    """Setting for a proxy that passes on every host name, each to a home of its own.

    Attributes:
        scheme: ``http`` or ``https``.
        port: the port in the address, None for the scheme's own.
    """

    scheme: str
    port: int | None = None

    def public_url_at(self, host: str) -> PublicUrl:
        """Build the public address at one of the host names.

        Args:
            host: the name, in lower case.
        """
        return PublicUrl(self.scheme, host if self.port is None else f"{host}:{self.port}", host)


def parse_every_host(text: str) -> EveryHost | None:
    """Parse ``--public-url`` if it names every host: ``https://*``, perhaps with a port. None otherwise.

    Raises:
        PublicUrlError: it has more to it, or a port that is none.
    """
    begin, star, end = text.strip().partition("://*")
    if not star:
        return None
    try:
        plain = parse_public_url(f"{begin}://name{end}")
    except PublicUrlError as error:
        raise PublicUrlError(text) from error
    if plain.host != "name":
        raise PublicUrlError(text)
    port = plain.authority.partition(":")[2]
    return EveryHost(plain.scheme, int(port) if port else None)


def parse_public_url(text: str) -> PublicUrl:
    """Parse ``--public-url``, for instance ``https://night.example/``.

    Raises:
        PublicUrlError: it is no http or https address of a host, or has more to it: a path, a query, a name
            to log in with. The app answers at the root of a host alone.
    """
    try:
        parts = urlsplit(text.strip())
        host = (parts.hostname or "").encode("idna").decode("ascii")
        port = parts.port
    except ValueError as error:  # UnicodeError is one
        raise PublicUrlError(text) from error
    extra = parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc
    if parts.scheme not in _PORTS or extra or not _is_host(host):
        raise PublicUrlError(text)
    name = f"[{host}]" if ":" in host else host
    own = port is None or port == _PORTS[parts.scheme]
    return PublicUrl(parts.scheme, name if own else f"{name}:{port}", host)


def _is_host(host: str) -> bool:
    if ":" in host:
        try:
            ipaddress.IPv6Address(host)
        except ValueError:
            return False
        return True
    return bool(host) and all(each.isascii() and (each.isalnum() or each in "-.") for each in host)


class ServerAddress:
    """Address under which other devices open the app. The whole house shares one object.

    Addresses change while the app runs, so nothing here is cached for longer than some seconds. The host's
    choice is an exception: it counts whenever this machine has that address. Safe to use from several
    threads.
    """

    def __init__(
        self,
        port: int,
        *,
        fixed: PublicUrl | str | None = None,
        ask: Callable[[], tuple[Address, ...]] = lan_addresses,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Prepare without asking for addresses yet.

        Args:
            port: the port of the app.
            fixed: the public address, or the one IP address it listens at; None if it listens at all of them.
            ask: gives this machine's addresses, best first.
            clock: seconds that never run backwards.
        """
        self._port = port
        self._fixed = fixed
        self._ask = ask
        self._clock = clock
        self._chosen: Address | None = None
        self._answer: tuple[float, tuple[Address, ...]] | None = None

    @property
    def public(self) -> PublicUrl | None:
        """Address fixed from outside, if there is one."""
        return self._fixed if isinstance(self._fixed, PublicUrl) else None

    @property
    def choices(self) -> tuple[Address, ...]:
        """This machine's addresses now, best first. Empty with a public address or without a network."""
        if isinstance(self._fixed, PublicUrl):
            return ()
        if isinstance(self._fixed, str):
            return () if ipaddress.ip_address(self._fixed).is_loopback else (Address(self._fixed),)
        now = self._clock()
        answer = self._answer
        if answer is None or now - answer[0] >= ASKED_AGAIN:
            answer = self._answer = (now, self._ask())
        return answer[1]

    @property
    def address(self) -> Address | None:
        """Address in use: the chosen one while the machine has it, else the best, if any."""
        choices = self.choices
        wanted = [each for each in choices if self._chosen and each.ip == self._chosen.ip]
        return next(iter(wanted or choices), None)

    @property
    def reaches_others(self) -> bool:
        """True if another device has any chance to open the app."""
        return self.public is not None or self.address is not None

    @property
    def url(self) -> str:
        """Address for people to read, with a final slash. This machine's own if other devices have none."""
        return f"{self._plain_address()}/"

    @property
    def base(self) -> str:
        """Base address for links, without a final slash. In upper case, which QR codes hold shortest."""
        return self._plain_address().upper()

    def choose(self, address: Address | None) -> None:
        """Use this address from now on, or the best one again if `address` is None.

        Raises:
            ValueError: the machine has no such address now.
        """
        if address is not None and address.ip not in {each.ip for each in self.choices}:
            raise ValueError(f"{address.ip} is none of the choices")
        self._chosen = address

    def url_at(self, address: Address) -> str:
        """Build the address of the app at one of the choices, for people to read, with a final slash."""
        return f"http://{address.host}:{self._port}/"

    def _plain_address(self) -> str:
        if self.public:
            return self.public.origin
        return self.url_at(self.address or _HERE).rstrip("/")


def join_url(base: str, code: str) -> str:
    """Build the address behind a table's QR code, for instance ``HTTP://192.168.1.5:8550/J/K7QX``.

    Args:
        base: of the app, without a final slash; see `ServerAddress.base`.
        code: the table's short code.
    """
    return f"{base}/J/{code}"


def display_url(base: str, table: str) -> str:
    """Build the address of a table's display, for instance ``HTTP://192.168.1.5:8550/T/K7QX9WJ4DD/SCREEN``.

    Args:
        base: of the app, without a final slash; see `ServerAddress.base`.
        table: the table's id.
    """
    return f"{base}/T/{table}/SCREEN"


def ticket_url(base: str, ticket: str) -> str:
    """Build the address of a one-time pass, for instance ``HTTP://192.168.1.5:8550/H/PK3T7Q4DJ6ZX``.

    Args:
        base: of the app, without a final slash; see `ServerAddress.base`.
        ticket: the pass.
    """
    return f"{base}/H/{ticket}"
