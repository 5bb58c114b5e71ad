# What the command line says.

cli-score-final = final score
cli-score-now = if it ended now
cli-open = Still open: { $text }
cli-warning = Note: { $text }
cli-check-legal = allowed
cli-check-refused = not allowed
cli-check-none = There are no moves in this file.
cli-check-more = { $count ->
    [one] … and 1 more; --json lists all
   *[other] … and { $count } more; --json lists all
  }
cli-survey-legal = { $count ->
    [0] Nothing is allowed.
    [one] 1 is allowed:
   *[other] { $count } are allowed:
  }
cli-replay-step = after step { $step } of { $steps }
cli-replay-overruled = { $text } (The table overruled: { AND($rules, most: 20) }.)
cli-history-none = No finished game yet.
cli-history-together = { $won ->
    [yes] { $count ->
        [one] { $names }: won
       *[other] { $names }: won together
    }
   *[no] { $count ->
        [one] { $names }: lost
       *[other] { $names }: lost together
    }
 }
cli-export-failed = This could not be written. { history-reason }
cli-doctor-home = { $path }: { $open ->
    [one] 1 open table
   *[other] { $open } open tables
  }, { $finished ->
    [one] 1 finished game
   *[other] { $finished } finished games
  }.
cli-doctor-sound = Everything can be read. There is nothing to repair.
cli-doctor-would = Nothing was changed. This is what --repair would do, as far as it can, and then say:
cli-doctor-repaired = This was found and mended as far as it can be:
cli-doctor-aside =
    { $count ->
        [one] One file was set aside, now or earlier. It may hold the only copy of what was lost, so keep it until you miss nothing:
       *[other] { $count } files were set aside, now or earlier. They may hold the only copy of what was lost, so keep them until you miss nothing:
    }
cli-doctor-astray = The record of { $table } no longer leads where it says ({ $why }); its result in the history stays.
cli-doctor-strays = { $count ->
    [one] 1 game did not come in when the app ended in the middle of it; its place and its note are forgotten. Import its file again.
   *[other] { $count } games did not come in when the app ended in the middle of it; their places and notes are forgotten. Import their file again.
  }
cli-doctor-unreadable = The home folder could not be copied for a look at it. { history-reason }
cli-serve-address = Open { $url } on this machine.
cli-serve-shared = Others on this network open { $url }, or scan the code.
cli-serve-public = Others open { $url }, or scan the code.
cli-serve-others = Where that does not open: { OR($urls) }
cli-serve-alone = Other devices cannot reach it now: it listens here alone, or this machine is in no network.
cli-serve-table = { $game } with { AND($seats, most: 8) }: scan it to join, open { $url }, or type { $code }.
cli-serve-host = This link makes one browser the host’s; it works once, within ten minutes: { $url }
cli-serve-stop = Ctrl-C ends it; every move is saved already.
server-port-busy = Something else already listens on port { NUMBER($port, useGrouping: 0) }. Choose another one with --port.
server-host-unknown = { $host } is not an address of this machine. Without --host the app listens at all its addresses; with --only-here no other device can reach it.
serve-worker-store = A worker shares what is kept with others: say where with --store.
serve-homes-store = Homes by host name are those of a database: say where it is with --store.
serve-homes-name = With { "https://*" } every home of the database is served at its own host name: leave --home-name out, or give the address of that one home.
cli-serve-homes = Each of these is a home of its own; “companion link” with its address makes a browser the host’s. Ctrl-C ends it; every move is saved already.
cli-serve-no-homes = No home of the database has a host name yet: “companion homes NAME --at HOST” gives it one, and it is found from then on. Ctrl-C ends it.
cli-host-store = This is for a home in a database: say where with --store. A home in a folder prints its host link as it starts.
cli-homes-store = Only a database holds several homes: say where it is with --store.
cli-homes-which = Say which home is meant: its name comes after “homes”.
cli-homes-none = The store has no home yet.
cli-homes-name = home
cli-homes-host = host name
cli-homes-open = open tables
cli-homes-finished = finished
serve-public-url = { $url } is no address the app can be opened at from outside. Expected: https:// and a host name, with nothing behind it.

cli-help = Score-keeping and rules for board games. Without a command: serve the app and open it.
cli-help-help = show this and do nothing else
cli-help-host = the address to listen on; without it all of this machine’s, so that phones find the app
cli-help-only-here = let no other device reach the app
cli-help-port = the port to listen on; by default the first free one from 8550
cli-help-public-url = where others open the app if a proxy with HTTPS stands in front of it; https://* serves every home of the database, each at its own host name
cli-help-worker = serve as one of several behind a proxy, under this name: logs for machines, /healthz, /metrics, and draining before the end
cli-help-no-browser = do not open the browser
cli-help-window = open the app in a window of its own, and stop when it is closed
cli-window-none = No browser here can show the app in a window of its own: it takes Chromium, Chrome, Edge, Brave or Vivaldi. It opens in your usual browser.
cli-help-home = the folder where games are kept
cli-help-store = keep games in this PostgreSQL database instead of a folder, such as postgresql://user@host/games; several hosts may share it
cli-help-home-name = the name of the home in that database; “home” by default
cli-help-homes = list the homes of a database, or say by which host name one is found
cli-help-homes-name = which home; without it all are listed
cli-help-homes-new = make the home if there is none
cli-help-homes-at = the host name by which it is found, such as club.example.org
cli-help-homes-nowhere = let it be found by no host name
cli-help-homes-most = how many tables it may have open at once
cli-help-move = take everything that is kept from a folder into a PostgreSQL database, or back
cli-help-move-to = where to: a folder that is not there yet, or the address of a database
cli-help-move-to-name = the name of the home in that database; “home” by default
cli-moved =
    { $open ->
        [one] One open table
       *[other] { $open } open tables
    } and { $finished ->
        [one] one finished table
       *[other] { $finished } finished tables
    } are in the new place now, with all that belongs to them. The old place was left as it was: do not play on there.
cli-help-lang = the language of all texts; by default the environment’s
cli-help-json = answer in JSON, one object per line
cli-help-score = add up a position file or a record
cli-help-check = judge each move in a file, in order; legal ones are made
cli-help-check-move = one more move to judge, after those of the file: in braces, as “check” prints it; may be given several times
cli-help-survey = say for every square whether a piece may lie there, and why not
cli-help-replay = show a record at any step
cli-help-history = list finished games
cli-help-export = write the whole history for other programs
cli-help-import = import games from an export of BG Stats or a spreadsheet (CSV)
cli-help-import-files = the files
cli-help-import-column = what a column holds: date, game, variant, person, points, rank, won, where, minutes, note, table, ended, points_of or ignored; may stand several times
cli-help-import-dates = in which order day, month and year stand
cli-help-import-decimal = what stands before decimals, where a number such as 1,234 can be read in two ways
cli-help-import-dash = what “-” in a person’s column means: there without points, or away
cli-help-import-dry = only tell what would come in
cli-help-doctor = check that everything that is kept is sound
cli-help-ask = answer a question about a game’s rules, in whatever words and language
cli-help-ask-question = the question, as you would say it
cli-help-ask-file = the table that is asked: a position file, or a record
cli-help-ask-seat = who asks, by name; by default somebody who sees what everybody may see
cli-help-files = position files, or records
cli-help-seat = whose area is meant, by name
cli-help-piece = the piece, as the game names it
cli-help-to = how many steps; all of them by default
cli-help-limit = how many at most
cli-help-format = the format: json, csv, or links for BG Stats (bgstats)
cli-help-output = the file to write; by default the terminal
cli-help-host-link = print a link that makes one browser the host’s, once; for a home in a database
cli-help-host-address = where browsers open the app, such as https://night.example
cli-help-repair = mend what can be mended

cli-help-dev = for who makes a game
cli-help-dev-texts = say which messages of a game are missing in each language
cli-dev-texts = { $locale }: { $count ->
    [0] nothing is missing.
    [one] 1 message is missing:
   *[other] { $count } messages are missing:
  }
cli-help-dev-try = play a game at random, and say what does not hold together
cli-dev-try-whole = Nothing was found: every game that was played came to its end, and all that was said of it can be said.
cli-dev-try-texts = { $count ->
    [one] The message { $what } is missing in { $locale }.
   *[other] { $count } messages are missing in { $locale }, the first is { $what }.
  } All of them: companion dev texts { $game }
cli-dev-try-section = The game cites the section { $what }, which the rulebook does not have.
cli-dev-try-lesson = The lesson cannot be read. { $why }
cli-dev-try-lesson-move = The lesson breaks off: its move { $what } is not legal.
cli-dev-try-lesson-why = The lesson’s reason { $what } does not stand in the section { $section } of the rulebook in { $locale }. Quote a whole sentence.
cli-dev-try-lead-gone = { $place }: [{ $phase }] leads to the section { $what }, which the rulebook does not have.
cli-dev-try-leads = { $place }: [{ $what }] has not one section in “leads” for each question in { $locale }.
cli-dev-try-lead = { $place }: The usual question “{ $what }” does not find the section { $section }{ $count ->
    [0] : it finds nothing
   *[other] , but { AND($found) }
  }. Ask it in the words of that section, or write how people ask for it into asked.toml.
cli-dev-try-referee = { $place }: The usual question “{ $what }” leads to no section, and the table does not answer it either.
cli-dev-try-unsaid = The table shows a sentence that { $locale } lacks: { $what }.
cli-dev-try-stale = The sample { $what } is no table of today’s game; play it anew. { $why }
cli-dev-try-file = { $what } among the tables to try cannot be read. { $why }
cli-dev-try-sample = The sample { $what } is over. Expected: a table in mid-game.
cli-dev-try-broke = It broke. { $what }
cli-dev-try-final = Nobody is asked any more, but the score is not the final one.
cli-dev-try-record = Played again, the record of a game leads to another position.
cli-dev-try-said = A line of the log ({ $what }) does not come out whole: “{ $said }”
cli-dev-try-moves = In the phase { $what } the legal moves are not the candidates that keep every rule.
cli-dev-try-survey = The survey of { $what } says that { $target } is legal, and the verdict does not.
cli-dev-try-typed = A position of the phase { $what } is another one when it is typed and read again.
cli-help-dev-new = write a small game to begin with, as a package of its own
cli-help-dev-new-name = the game’s id: lower-case words joined by underscores
cli-help-dev-new-to = the folder to write it to; by default one of that name, here
cli-help-dev-new-like = the game to begin as: counting (numbers), dominoes (squares with pieces) or fruit (cards in phases)
cli-dev-new-name = { $name } cannot be a game’s id. Expected: lower-case words joined by underscores, such as my_game.
cli-dev-new-taken = There is already a game or a package called { $name }. Choose another name.
cli-dev-new-exists = { $folder } is there already, and it is not empty. Nothing was written.
cli-dev-new-written = { $count } files were written to { $folder }. What comes next:
