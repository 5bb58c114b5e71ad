"""Start of the app: as a server, or in one browser alone, and the first page of every new phone."""
