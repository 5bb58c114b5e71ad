# Games that were written down elsewhere, on their way into the history.

plays-empty = There is nothing in it.
plays-no-text = This is neither text nor a list of games that is known here. Use the JSON export of BG Stats, or a spreadsheet saved as CSV.
plays-no-rows = These are no rows of a spreadsheet: a first row with headings and at least one more, with columns side by side, were expected.
plays-not-bg-stats = This JSON is no export of BG Stats: it has no lists of games and plays.
plays-broken-json = This JSON breaks off or is damaged: { $why }
plays-no-column = There is no column “{ $name }”. There are: { $columns }
plays-no-role = A column holds nothing called “{ $name }”, only one of: { $roles }
plays-role = { $role ->
    [date] the day
    [game] the game
    [variant] what the game was called
    [person] who
    [points] points
    [rank] the rank
    [won] who won
    [where] where it was
    [minutes] minutes
    [note] a note
    [expansions] its expansions
    [tags] tags
    [rating] its rating
    [teacher] who taught it
    [table] what tells one game from the next
    [ended] when it ended
    [points_of] the points of this person
   *[ignored] nothing of use
  }
plays-lacking = No column says { $role ->
    [date] on which day it was.
    [game] which game it was.
   *[person] who was there.
  }
plays-file = { $file }: { $count ->
    [one] 1 game
   *[other] { $count } games
  }
plays-known = { $count ->
    [one] 1 of them is here already.
   *[other] { $count } of them are here already.
  }
plays-would = { $count ->
    [0] Nothing would come in.
    [one] 1 game would come in.
   *[other] { $count } games would come in.
  }
plays-taken = { $count ->
    [0] Nothing came in.
    [one] 1 game came in.
   *[other] { $count } games came in.
  }
plays-left-out = { $count ->
    [one] 1 is
   *[other] { $count } are
  } left out, { $why ->
    [date] without a day that can be read
    [game] without a game
    [people] without anybody there
    [many] with more than 12 people
    [ignored] marked there as not to be counted
    [beyond] beyond what is taken at once
   *[form] not of the expected form
  } (no. { AND($numbers, most: 5) }).
plays-foreign = { $form ->
    [excel] This is an Excel workbook. In Excel choose “Save as” and “CSV UTF-8”, then import that file.
    [opendocument] This is an OpenDocument file. In LibreOffice choose “Save as” and “Text CSV”, then import that file.
    [numbers] This is a Numbers spreadsheet. In Numbers choose “Export to” and “CSV”, then import that file.
    [html] This is a web page. Copy its table into a spreadsheet, save that as CSV, then import that file.
    [pdf] This is a PDF. Copy its table into a spreadsheet, save that as CSV, then import that file.
    [zip] This is a ZIP file. Unpack it, then import the CSV or JSON file from it.
   *[xml] This is XML. Open it in a spreadsheet program, save it there as CSV, then import that file.
  }
plays-number = { $kind ->
    [whole] “{ $example }” is { $value }.
   *[broken] “{ $example }” is between { $value } and { $next }.
  }
plays-dash = { $dash ->
    [away] “-” means: was not there.
   *[there] “-” means: was there, without points.
  }
plays-other-reading = If not: { $option }. { $reading }
plays-stopped = { $count ->
    [one] Stopped. 1 game did not come in; what did is whole.
   *[other] Stopped. { $count } games did not come in; what did is whole.
  }
plays-expansions = Expansions: { AND($names) }
plays-tags = Tags: { AND($names) }
plays-rating = Rating: { $rating } of { $best }
plays-teacher = Taught by { $name }
plays-starters = Started: { AND($names) }

app-bring-games = Import games
app-bring-games-where = Import games from elsewhere
app-bring-games-about = Games you have kept elsewhere: the JSON export of BG Stats, or a spreadsheet saved as CSV. You see what is in it first; games already here are not imported twice.
app-bring-games-host-only = Only the host can import games.
app-bring-games-pick = Pick the file
app-bring-games-another = Another file
app-bring-games-found = { $count ->
    [one] 1 game
   *[other] { $count } games
  }, { $games ->
    [one] of 1 kind
   *[other] of { $games } kinds
  }, { $people ->
    [one] 1 person
   *[other] { $people } people
  }
app-bring-games-none = There is no game in it that can be imported.
app-bring-games-samples = How it will look
app-bring-games-columns = The columns
app-bring-games-columns-about = Guessed. Tap what is not right.
app-bring-games-dates = Dates
app-bring-games-days = { $days ->
    [dmy] day, month, year
    [mdy] month, day, year
   *[ymd] year, month, day
  }
app-bring-games-take = { $count ->
    [one] Import 1 game
   *[other] Import { $count } games
  }
app-bring-games-look = Look at the history
app-bring-games-back = Undo this import
app-bring-games-numbers = Numbers
app-bring-games-numbers-about = A number in this file can be read in two ways. Tap if it is not right.
app-bring-games-dash = Dashes
app-bring-games-stop = Stop
app-bring-games-step = { $step ->
    [reading] Reading the file
    [comparing] Looking for games that are here already
   *[bringing] Importing games
  }
app-bring-games-of = { $done } of { $total }
app-bring-games-stopped = Stopped. Nothing has come in.
app-bring-games-rest = { $count ->
    [one] Import the one that is left
   *[other] Import the { $count } that are left
  }
