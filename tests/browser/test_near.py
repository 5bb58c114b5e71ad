"""Two browsers and no server: what is secret stays so, and who dies comes back, or is missed."""

from pathlib import Path

from tests.browser.chromium import Chromium
from tests.browser.near import Pocket, begun, came_back, dealt, left_alone
from tests.browser.standing import Standing


def test_a_guest_who_dies_returns_to_its_seat_by_two_scans_and_a_host_who_dies_is_missed(
    chromium: Chromium, site: Standing, tmp_path: Path
) -> None:
    host, guest = (Pocket(chromium, tmp_path / name) for name in ("host", "guest"))
    try:
        with dealt() as live:
            where = begun(host, guest, site, live)
            came_back(host, guest, where, live)
            left_alone(host, guest)
    finally:
        host.die()
        guest.die()
