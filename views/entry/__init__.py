"""How the app begins: as a server, in one browser alone, and what every new phone is shown."""
