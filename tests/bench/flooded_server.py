"""The app, served with a home, where every loopback address but the host's counts as a stranger's."""

import sys
from pathlib import Path

from companion.hosting.open_home import OpenHome
from tests.views.floods import tell_strangers_apart
from views.entry import server
from views.entry.app import reach_at
from views.entry.main import make_main

tell_strangers_apart(setattr)

with OpenHome.open(Path(sys.argv[1])) as house, server.listen("127.0.0.1", 0) as door:
    app = server.build(make_main(house, reach_at(door)), {"lan.test"})
    server.serve_at(door, app, lambda: print(door.getsockname()[1], flush=True))
