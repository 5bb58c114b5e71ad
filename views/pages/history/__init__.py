"""The history: finished tables to look for, what everybody did, and pictures of both."""
