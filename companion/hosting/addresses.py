"""The addresses under which other devices may reach this machine, best first.

Nobody can know which network the phones are in. So every address is offered, in an order that is right on
most machines: what the system itself would use first, what belongs to tunnels and virtual machines last.
"""

import contextlib
import importlib
import ipaddress
import socket
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

LOOPBACK_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})
"""The names under which a browser opens a page of its own machine."""

_PROBES = ("203.0.113.1", "192.168.255.254", "10.255.255.254", "172.31.255.254", "2001:db8::1")
"""Addresses reserved for documentation (RFC 5737, RFC 3849) or unlikely ones; the probe sends nothing."""

_MADE_UP = (
    *("docker", "br-", "veth", "virbr", "vmnet", "vmware", "vbox", "virtualbox", "vethernet", "hyper-v"),
    *("lxc", "lxd", "podman", "cni", "flannel", "kube", "hn_"),
    *("tun", "tap", "wg", "utun", "ppp", "ipsec", "gpd", "zt", "zerotier", "tailscale", "nordlynx"),
    *("openvpn", "wireguard", "proton", "mullvad", "cisco anyconnect", "fortinet"),
)
"""Prefixes of interfaces that lead to no network with phones in it: bridges and tunnels."""

_WIRELESS = ("wl", "wi-fi", "wifi", "airport", "ath")
_TAILNET = ipaddress.ip_network("100.64.0.0/10")
_BRIDGES = ipaddress.ip_network("172.16.0.0/12")


@dataclass(frozen=True)
class Address:
    """Network address of this machine.

    Attributes:
        ip: as text, without a zone.
        interface: the system's name of the interface, such as ``wlan0`` or ``Wi-Fi``; empty if unknown.
    """

    ip: str
    interface: str = ""

    @property
    def host(self) -> str:
        """Address as it stands in a URL: IPv6 in brackets."""
        return f"[{self.ip}]" if ":" in self.ip else self.ip


@dataclass(frozen=True)
class Machine:
    """Network addresses and routes of a machine.

    Attributes:
        addresses: all it has, in any order, useless ones included.
        routes: the addresses it would itself send from, the way to the wide world first.
    """

    addresses: tuple[Address, ...] = ()
    routes: tuple[str, ...] = ()


def lan_addresses() -> tuple[Address, ...]:
    """List this machine's addresses that a phone might reach, best first. Empty without a network.

    Takes some milliseconds, sends nothing and raises nothing.
    """
    return rank_addresses(read_machine())


def rank_addresses(machine: Machine) -> tuple[Address, ...]:
    """List the addresses that a phone might reach, best first and without duplicates.

    Loopback, link-local and multicast addresses are left out, and IPv6 ones if there is any other. Real
    interfaces stand before tunnels and bridges, even if a tunnel is the way to the wide world; private
    addresses before public ones; then the system's own order, and wireless before wired.
    """
    named = {address.ip: address for address in machine.addresses}
    known = {**{ip: Address(ip) for ip in machine.routes}, **named}
    usable = [address for address in known.values() if _is_usable(address.ip)]
    plain = [address for address in usable if ":" not in address.ip] or usable
    return tuple(sorted(plain, key=lambda address: _rank_key(address, machine.routes)))


def _rank_key(address: Address, routes: Sequence[str]) -> tuple[bool, bool, int, bool, int]:
    ip = ipaddress.ip_address(address.ip)
    place = routes.index(address.ip) if address.ip in routes else len(routes)
    wireless = address.interface.lower().startswith(_WIRELESS)
    return (_is_made_up(address, ip), not ip.is_private, place, not wireless, int(ip))


def _is_made_up(address: Address, ip: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    if address.interface.lower().startswith(_MADE_UP) or ip in _TAILNET:
        return True
    # A nameless 172.x.0.1 is the near end of a container bridge far more often than a router is the host.
    return not address.interface and ip in _BRIDGES and str(ip).endswith(".0.1")


def _is_usable(text: str) -> bool:
    ip = ipaddress.ip_address(text)
    useless = ip.is_loopback or ip.is_link_local or ip.is_multicast or ip.is_unspecified
    return not useless and not (ip.version == 4 and ip.is_reserved)


def read_machine() -> Machine:
    """Ask the system. Names of interfaces are known if the ``ifaddr`` package is installed."""
    routes = tuple(dict.fromkeys(ip for probe in _PROBES if (ip := _find_sending_address(probe))))
    listed = tuple(_list_interface_addresses())
    return Machine(listed or tuple(_resolve_own_name()), routes)


def _find_sending_address(probe: str) -> str | None:
    """Find the address the system would send from. Connecting a datagram socket sends nothing."""
    family = socket.AF_INET6 if ":" in probe else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((probe, 9))
            return _normalise_ip(asking.getsockname()[0])
    except (OSError, ValueError):
        return None


def _list_interface_addresses() -> Iterator[Address]:
    """Yield every address with its interface, as `ifaddr` lists them.

    Yields nothing if `ifaddr` is missing or fails.
    """
    with contextlib.suppress(ImportError, OSError, ValueError, AttributeError):
        adapters: Iterable[Any] = importlib.import_module("ifaddr").get_adapters()
        for adapter in adapters:
            for each in adapter.ips:
                ip = each.ip if isinstance(each.ip, str) else each.ip[0]
                yield Address(_normalise_ip(ip), adapter.nice_name)


def _resolve_own_name() -> Iterator[Address]:
    """Yield the addresses that the machine's own name resolves to; often only a loopback address, or none."""
    with contextlib.suppress(OSError, ValueError):
        for *_, where in socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_DGRAM):
            yield Address(_normalise_ip(str(where[0])))


def _normalise_ip(ip: str) -> str:
    """Normalise the text of an IP address and drop its zone.

    Raises:
        ValueError: it is none.
    """
    return str(ipaddress.ip_address(ip.partition("%")[0]))
