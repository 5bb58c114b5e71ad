"""Drawings by dice: icons, rivers, coasts and the oceans they form."""
