"""Content of screens before it is drawn: values, and the changes of taps. Nothing here knows Flet."""
