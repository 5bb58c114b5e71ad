# Carrying a table away as a code, and bringing one in.

## Carrying

app-carry = Export this table
app-carry-away = Export as a QR code
app-carry-about = Scan or send it: another Table Companion continues from here, with no network.
app-carry-secrets = This code contains everything, including what other players must not see. Do not show it to anyone who is playing.
app-carry-kept = This game has secrets. While it is in play, only the host can export it.
app-carry-picture = QR code of this table
app-carry-size = { $bytes ->
    [one] 1 byte
   *[other] { $bytes } bytes
  } · QR version { $version } of 40 · { $pictures ->
    [one] one picture
   *[other] { $pictures } pictures
  }
app-carry-part = Part { $part } of { $parts }
app-carry-parts-about = This table is too long for one picture. Photograph each part once, in any order; hold one or slow them down if your camera cannot keep up.
app-carry-speed = Speed
app-carry-slower = Slower
app-carry-faster = Faster
app-carry-hold = Hold this one
app-carry-go-on = Go on
app-carry-part-back = One part back
app-carry-part-on = One part on
app-carry-older = The table has moved on. These pictures show how it stood when they were made.
app-carry-renew = Make new pictures
app-carry-save-table = Save as a file
app-carry-save-album = Save with its note and photos
app-carry-save-picture = Save the picture
app-carry-save-this-picture = Save this picture
app-carry-save-sheet = A sheet to print
app-carry-as-text = As text
app-carry-as-text-about = To send in a chat or a mail.
app-carry-as-link = As a link
app-carry-as-link-about = Opens where this address can be reached; elsewhere, paste it under “Import a table”. What stands behind the # is never sent to a server.
app-copy = Copy
app-copied = Copied
app-copy-failed = This browser does not allow copying here. Select the text yourself.
app-copy-by-hand = Tap into the field, select everything, and copy.
app-carry-sheet-title = { $game } · { AND($names, most: 8) } · { $date }
app-carry-sheet-guide = { $parts ->
    [one] The whole table is in this picture. In Table Companion, choose “Import a table” and photograph it.
   *[other] The whole table is in these { $parts } pictures. In Table Companion, choose “Import a table” and photograph each of them, in any order.
  }

## Bringing

app-bring-table = Import a table
app-bring-table-about = Continue a table from elsewhere: a photo of its code, a file, or text
app-bring-about = Got a table as a code, a file or text? Continue it here.
app-bring-host-only = Only the host can import a table. Open this on the device the app runs on, or send the code there.
app-bring-scan = Scan the code
app-bring-scan-about = Hold the code before the camera.
app-bring-photo = Photo of the code
app-bring-file = Choose a file
app-bring-paste = As text
app-bring-paste-about = Paste the code, the link, or the whole message it came in.
app-bring-code = Code or link
app-bring-read = Read it
app-bring-nothing-typed = Paste the code into the field first.
app-bring-link-about = Opening a link that leads here imports its table by itself. On a computer you can also drop a file on this page.
app-bring-parts = { $found } of { $total } parts are here
app-bring-missing = { $count ->
    [one] Part { AND($parts) } is missing.
   *[other] Parts { AND($parts, most: 8) } are missing.
  } Any order will do.
app-bring-start-over = Start over
app-bring-bad-record = { $file } cannot be read as a record: { $what }

## What was brought

app-bring-finished = Played to the end
app-bring-when = { $entries ->
    [0] Begun { $begun }, nothing happened yet
    [one] Begun { $begun } · 1 entry
   *[other] Begun { $begun } · { $entries } entries
  }
app-bring-last = Last entry { $last }
app-bring-points = { $points }
app-bring-points-differ = code { $claimed }, we { $counted }
app-bring-agrees = The score adds up to the same here.
app-bring-differs = The code states a different score. The score counted here is used; the table shows every line of it.
app-bring-not-finished-here = The code says that this game is over. By the rules here it is not.
app-bring-will-new = It becomes a table here, and play goes on.
app-bring-will-finished = It goes into the history.
app-bring-will-continued = { $entries ->
    [one] This table is here already. The code goes on from it: 1 further entry.
   *[other] This table is here already. The code goes on from it: { $entries } further entries.
  }
app-bring-will-nothing = This table is here already, exactly as in the code.
app-bring-will-behind = { $entries ->
    [one] This table is here already, and 1 entry further than the code.
   *[other] This table is here already, and { $entries } entries further than the code.
  }
app-bring-will-both = A different table with the same number is already here. Both are kept.
app-bring-parted = This table is here already, but entry { $entry } differs:
app-bring-here = Here
app-bring-there = In the code
app-bring-told-undo = Taken back: { $what }
app-bring-told-redo = Brought back: { $what }
app-bring-keep-both = Neither is lost: the one here stays as it is, and the one in the code becomes a second table.
app-bring-do-new = Play on here
app-bring-do-finished = Put it into the history
app-bring-do-continued = Continue it
app-bring-do-nothing = To the table
app-bring-do-behind = To the table
app-bring-do-both = Keep both
app-bring-not-this = Not this one
app-brought-new = It is here. Play goes on.
app-brought-finished = It is in the history.
app-brought-continued = Up to date.
app-brought-nothing-new = Nothing new: it was here already.
app-brought-kept-both = Both are kept. This is the one you imported.
