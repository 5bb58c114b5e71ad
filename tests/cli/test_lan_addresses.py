"""Which of a machine's addresses a phone is told, on machines as they stand in living rooms."""

import ipaddress
import sys
from types import ModuleType, SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.hosting import addresses
from companion.hosting.addresses import Address, Machine, lan_addresses, rank_addresses, read_machine


def machine(*named: str, routes: tuple[str, ...] = ()) -> Machine:
    """Return a machine from ``"wlan0 192.168.1.5"``, one text for each address."""
    pairs = [each.split() for each in named]
    return Machine(tuple(Address(ip, name) for name, ip in pairs), routes)


def order(made_up: Machine) -> list[str]:
    return [address.ip for address in rank_addresses(made_up)]


def test_wifi_stands_before_docker_and_a_vpn_that_owns_the_default_route() -> None:
    laptop = machine(
        "lo 127.0.0.1",
        "docker0 172.17.0.1",
        "br-9f31 172.18.0.1",
        "tun0 10.8.0.6",
        "wlp3s0 192.168.178.23",
        routes=("10.8.0.6",),
    )
    assert order(laptop)[0] == "192.168.178.23"
    assert set(order(laptop)[1:]) == {"172.17.0.1", "172.18.0.1", "10.8.0.6"}


@pytest.mark.parametrize(
    "tunnel",
    ["utun4", "wg0", "tailscale0", "ztabc123", "OpenVPN TAP-Windows6", "vEthernet (WSL)", "VMware Adapter"],
)
def test_a_tunnel_or_a_made_up_network_never_stands_before_the_real_one(tunnel: str) -> None:
    wired = Address("192.168.0.9", "Ethernet")
    made_up = Address("10.5.0.2", tunnel)
    assert rank_addresses(Machine((made_up, wired), ("10.5.0.2",))) == (wired, made_up)


def test_of_two_networks_the_one_the_machine_itself_uses_comes_first() -> None:
    both = ("eth0 10.0.0.4", "wlan0 192.168.1.5")
    assert order(machine(*both, routes=("10.0.0.4",))) == ["10.0.0.4", "192.168.1.5"]
    assert order(machine(*both, routes=("192.168.1.5",))) == ["192.168.1.5", "10.0.0.4"]


def test_of_two_networks_without_a_way_out_the_wireless_one_comes_first() -> None:
    assert order(machine("eth0 10.0.0.4", "wlan0 192.168.1.5")) == ["192.168.1.5", "10.0.0.4"]


@pytest.mark.parametrize("own", ["192.168.43.17", "172.20.10.4", "192.168.137.1", "10.42.0.1"])
def test_a_phones_hotspot_is_a_network_like_any_other(own: str) -> None:
    assert order(machine("lo 127.0.0.1", "docker0 172.17.0.1", f"wlan0 {own}"))[0] == own
    assert order(Machine((Address("172.17.0.1"),), (own,)))[0] == own


def test_without_names_the_near_end_of_a_container_bridge_comes_last() -> None:
    assert order(Machine((Address("172.17.0.1"), Address("192.168.1.5")))) == ["192.168.1.5", "172.17.0.1"]


def test_ipv6_is_offered_only_where_there_is_nothing_else() -> None:
    assert order(machine("eth0 fe80::1", "eth0 fd00::2", "eth0 2606:4700::7")) == ["fd00::2", "2606:4700::7"]
    assert order(machine("eth0 fd00::2", "eth0 192.168.1.5", routes=("fd00::2",))) == ["192.168.1.5"]


def test_a_machine_without_a_network_has_no_address() -> None:
    assert order(machine("lo 127.0.0.1", "lo ::1", "eth0 169.254.7.7", "eth0 fe80::9")) == []
    assert order(Machine()) == []


def test_an_address_is_offered_once_with_the_name_of_its_interface() -> None:
    offered = rank_addresses(machine("wlan0 192.168.1.5", routes=("192.168.1.5", "192.168.1.5")))
    assert offered == (Address("192.168.1.5", "wlan0"),)


def test_a_private_address_stands_before_a_public_one() -> None:
    rented = machine("eth0 93.184.216.34", "eth1 10.0.0.4", routes=("93.184.216.34",))
    assert order(rented) == ["10.0.0.4", "93.184.216.34"]


ADDRESSES = st.builds(
    Address,
    st.ip_addresses().map(str),
    st.sampled_from(["", "lo", "eth0", "wlan0", "docker0", "tun0", "Wi-Fi", "以太網路"]),
)


@given(st.lists(ADDRESSES), st.lists(st.ip_addresses().map(str)))
def test_whatever_a_machine_says_the_answer_is_usable_and_does_not_depend_on_the_order(
    listed: list[Address], routes: list[str]
) -> None:
    once = list({address.ip: address for address in listed}.values())
    answer = rank_addresses(Machine(tuple(once), tuple(routes)))
    assert answer == rank_addresses(Machine(tuple(reversed(once)), tuple(routes)))
    assert len({address.ip for address in answer}) == len(answer)
    for address in answer:
        ip = ipaddress.ip_address(address.ip)
        assert not any((ip.is_loopback, ip.is_link_local, ip.is_multicast, ip.is_unspecified))
    assert len({ipaddress.ip_address(address.ip).version for address in answer}) <= 1


def test_this_machine_answers_without_raising() -> None:
    assert lan_addresses() == rank_addresses(read_machine())


def test_interfaces_are_named_where_the_package_for_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    listing = ModuleType("ifaddr")
    ips = [SimpleNamespace(ip="192.168.1.5"), SimpleNamespace(ip=("fe80::1%4", 0, 4))]
    adapters = [SimpleNamespace(nice_name="Wi-Fi", ips=ips)]
    monkeypatch.setattr(listing, "get_adapters", lambda: adapters, raising=False)
    monkeypatch.setitem(sys.modules, "ifaddr", listing)
    assert read_machine().addresses == (Address("192.168.1.5", "Wi-Fi"), Address("fe80::1", "Wi-Fi"))


def test_without_that_package_the_routes_are_still_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ifaddr", None)
    monkeypatch.setattr(addresses, "_find_sending_address", {addresses._PROBES[0]: "192.168.1.5"}.get)
    assert [address.ip for address in lan_addresses()][:1] == ["192.168.1.5"]
