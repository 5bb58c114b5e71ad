# The line between a phone and the table, and files that come from phones.

link-lost = Looking for the table…
link-found = Back at the table.
link-stopped = This page has stopped. Please load it again.
link-unheard = Your browser will not listen or read aloud just now.
link-elsewhere = The app went on in another tab. Close this one, or load it again to go on here.
link-broken = The app could not start. Please load the page again; your games are not lost.
link-newer = A new version is here. It starts once you are back at the tables.
link-renewed = The new version is starting.
link-nobody = There is nothing at this address. Please check how it is spelled, or scan the code of the table once more.
link-crowded = Too much is going on here just now. This page tries again by itself.
link-short-name = Companion
link-description = Keeps score at board games, says what may lie where and why not, and adds everything up.

receiving-late = The file did not arrive. Come closer to the Wi-Fi and try again.
receiving-broken = The transfer broke off. Please try again.
receiving-lost = The connection was lost while you were choosing. Please choose the file again.
receiving-crowded = Too many files are on their way at once. Try again in a minute.
