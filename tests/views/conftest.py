"""What every test of the screens begins with."""

from views.flet_adapter.patches import patch_flet

patch_flet()
