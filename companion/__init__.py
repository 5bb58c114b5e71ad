"""The companion: everything that is not a screen."""
