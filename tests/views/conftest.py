"""What every test of the screens begins with."""

from unittest.mock import patch

from views.flet_adapter import bridge
from views.flet_adapter.patches import patch_flet

patch_flet()

# Nobody waits at rest here: the thresholds of all tests hold.
patch.object(bridge, "collect_at_rest", lambda: None).start()
