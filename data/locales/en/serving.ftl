# The line between a phone and the table, and files that come from phones.

link-lost = Looking for the table…
link-found = Back at the table.
link-stopped = This page has stopped. Please load it again.
link-unheard = Your browser will not listen or read aloud just now.

receiving-too-large = This file is too large: { $limit } MB is the most.
receiving-late = The file did not arrive. Come closer to the Wi-Fi and try again.
receiving-broken = The transfer broke off. Please try again.
receiving-lost = The connection was lost while you were choosing. Please choose the file again.
receiving-crowded = Too many files are on their way at once. Try again in a minute.
