"""The app as a web site of files alone, made for any web space: no server, no computer behind it."""
