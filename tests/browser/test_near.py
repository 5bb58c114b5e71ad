"""Two browsers and no server: secrets stay so, nonsense is refused, and who dies comes back, or is missed."""

from pathlib import Path

from tests.browser.chromium import Chromium
from tests.browser.near import (
    GARBAGE,
    Pocket,
    begin_near,
    bring_back_guest,
    deal_table,
    leave_alone,
    send_until_cut,
)
from tests.browser.standing import Standing
from tests.effort import left_to_a_proof


@left_to_a_proof("`tests/views` asks both ends without a browser: `test_peers.py`, `test_handshake.py`")
def test_a_guest_who_talks_nonsense_is_cut_off_one_who_dies_returns_by_two_scans_and_a_dead_host_is_missed(
    chromium: Chromium, site: Standing, tmp_path: Path
) -> None:
    host, guest = (Pocket(chromium, tmp_path / name) for name in ("host", "guest"))
    try:
        with deal_table() as session:
            where = begin_near(host, guest, site, session)
            send_until_cut(guest, GARBAGE)
            bring_back_guest(host, guest, where, session)
            leave_alone(host, guest)
    finally:
        host.die()
        guest.die()
