"""Visitor of the server, read from the request itself, before its sender can say anything else."""

import ipaddress
from dataclasses import dataclass

from starlette.types import Scope

from companion.hosting.addresses import LOOPBACK_NAMES
from companion.hosting.server_address import PublicUrl
from views.transport.languages import wanted_languages

_FORWARDED = (
    b"forwarded",
    b"x-forwarded-for",
    b"x-forwarded-host",
    b"x-real-ip",
    b"via",
    b"cf-connecting-ip",
)


@dataclass(frozen=True)
class Visitor:
    """Known facts about the device that opened a line. Later messages of the line change none of them.

    Attributes:
        languages: the language tags the browser asks for, most wanted first.
        address: the network address limits are counted by: the phone's, or the proxy's that speaks for many.
        proxied: whether the address is that of a proxy.
        local: whether it is a browser on this very machine, which makes whoever sits there the host.
    """

    languages: tuple[str, ...] = ()
    address: str = ""
    proxied: bool = False
    local: bool = False


def read_visitor(scope: Scope, public: PublicUrl | None) -> Visitor:
    """Read the visitor from an ASGI scope.

    Args:
        scope: of a request or a web socket.
        public: the public address of a proxy in front, if there is one. Then no visitor is local: all come
            from the proxy, which may well run on this machine.

    A browser is local if it comes from a loopback address, asks for a loopback name, and was not forwarded.
    A forwarder of bare connections to this machine's loopback address that does not say so gives the host's
    rights away.
    """
    peer = str((scope.get("client") or ("",))[0])
    first = _forwarded_for(scope) if public and is_nearby(peer) else ""
    return Visitor(
        languages=wanted_languages(read_header(scope, b"accept-language")),
        address=first or peer,
        proxied=public is not None and not first and is_nearby(peer),
        local=public is None
        and not is_forwarded(scope)
        and is_loopback(peer)
        and host_name(read_header(scope, b"host").lower()) in LOOPBACK_NAMES,
    )


def is_forwarded(scope: Scope) -> bool:
    """Check that a request says it was forwarded."""
    return any(name in _FORWARDED for name, _ in scope["headers"])


def read_header(scope: Scope, wanted: bytes) -> str:
    """Return the value of a header that stands exactly once. Empty otherwise.

    Args:
        scope: of a request or a web socket.
        wanted: the header's name in lower case.
    """
    values = [value for name, value in scope["headers"] if name == wanted]
    return values[0].decode("latin-1") if len(values) == 1 else ""


def host_name(authority: str) -> str:
    """Extract the name from a ``Host`` header: without port, and without the brackets of IPv6."""
    name, _, port = authority.rpartition(":")
    return (name if name and port.isdigit() else authority).strip("[]")


def _forwarded_for(scope: Scope) -> str:
    """Read the last address in ``X-Forwarded-For``, written by the proxy itself."""
    last = read_header(scope, b"x-forwarded-for").rpartition(",")[2].strip()
    try:
        return str(ipaddress.ip_address(last))
    except ValueError:
        return ""


def is_loopback(peer: str) -> bool:
    """Check that an address is a loopback address."""
    ip = _parse_address(peer)
    return ip is not None and ip.is_loopback


def is_nearby(peer: str) -> bool:
    """Check that an address belongs to this machine or its network, the place of a proxy in front."""
    ip = _parse_address(peer)
    return ip is not None and (ip.is_loopback or ip.is_private)


def _parse_address(peer: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        ip = ipaddress.ip_address(peer.partition("%")[0])
    except ValueError:
        return None
    return getattr(ip, "ipv4_mapped", None) or ip
