"""Adapter around Flet: sessions, events, patches and observables.

No other room names anything of Flet that is not its public face (`flet`, `flet.canvas`, `flet_charts`).
"""

WRITTEN_FOR = "1.0.5"
"""The release of Flet whose insides the modules here were written against; each that knows any says so."""
