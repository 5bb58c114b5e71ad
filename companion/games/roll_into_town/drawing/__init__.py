"""What dice draw: icons, rivers, coasts and the oceans they form."""
