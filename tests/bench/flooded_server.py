"""The app, served with a home, where every loopback address but the host's counts as a stranger's."""

import sys
from pathlib import Path

from companion.hosting.open_home import OpenHome
from tests.views.floods import tell_strangers_apart
from views.entry import server
from views.entry.app import address_at_socket
from views.entry.main import make_main

tell_strangers_apart(setattr)

with OpenHome.open(Path(sys.argv[1])) as house, server.open_socket("127.0.0.1", 0) as door:
    app = server.build_guarded_app(make_main(house, address_at_socket(door)), {"lan.test"})
    server.serve_at_socket(door, app, lambda: print(door.getsockname()[1], flush=True))
