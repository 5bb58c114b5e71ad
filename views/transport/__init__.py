"""Common parts of every line to a phone, on any carrier: pace, permitted messages, frames."""
