# Home, setup, settings, history and rulebook.

app-title = Table Companion

## When

app-date = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
  } { $day }, { $year }
app-date-time = { $date }, { $time }
app-minutes-ago = { $minutes ->
    [0] just now
    [one] 1 minute ago
   *[other] { $minutes } minutes ago
  }
app-today = today, { $time }
app-yesterday = yesterday, { $time }

## Home

app-what-this-is = Keeps up with the board game on your table. Knows the rules. Does the sums.
app-asks-may = May I put this here?
app-answers-may = Tap the square. If you may not, it says why, and by which rule.
app-asks-now = What do I do now?
app-answers-now = It shows whose turn it is and what is left to do.
app-asks-won = Who won?
app-answers-won = It adds everything up and shows the sum, line by line.
app-see-sample = See a sample table
app-see-sample-about = Opens as a new table, in mid-game.
app-sample-invented = What the cards and tiles show here is made up for this sample.
app-sample-seats = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
app-sample-broken = The sample does not fit this version.

app-stumbled-card = Something went wrong with this table. Open it to undo the last move, correct it, or save its record.
app-stumbled-table = Something went wrong with this table. Nothing is lost: undo the last move, correct what is wrong, or save the record and play on without the app.
app-stumbled-part = This part cannot be shown just now.
app-stumbled-tap = Something went wrong. Nothing has changed.
app-stumbled-page = This page could not be shown. Nothing is lost, and all other pages work.
app-store-away = The database cannot be reached just now. Nothing saved is lost, and this page comes back by itself.
app-stumbled-record = The rest of this game cannot be shown. What you see here is correct, and the record is kept.
app-take-back = Take the last entry back
app-take-back-short = Take back
app-save-record = Save the record
app-try-again = Try again

app-turn-of-all = Everyone’s turn
app-trial-sample = Sample
app-trial-lesson = Lesson
app-on-the-table = On the table
app-go-on-with = Go on with { $game }: { AND($seats, most: 8) }
app-table-menu = More about this table of { $game }
app-file-away = Finish and file it
app-delete = Delete
app-delete-for-good = This cannot be undone: the table is deleted, with everything that happened at it.
app-delete-now = Delete for good
app-new-table = New table
app-games = Games
app-only-score = Only the score
app-only-score-about = Played without the app? Lay out how it ended and read the sum.
app-history = History
app-history-about = Finished games, and who won what
app-rules = Rules
app-rules-about = Look something up
app-settings = Settings
app-no-such-game = This app does not know that game.

## Setup

app-mode-play = Play along
app-mode-score = Only the score
app-mode-play-about = Keep it open while you play: it tells you what may be done, and counts.
app-mode-score-about = For a game that is already over: copy what lies on the table, and it adds it up.
app-who-plays = Who is playing?
app-player = Player { $number }
app-clockwise = Clockwise, as you sit.
app-add-player = Add a player
app-seat-person = { $name } is playing
app-as-last-time = As last time
app-colour-of = { $name }: { $shape }. Choose another color
app-shape-teal = teal circle
app-shape-amber = amber triangle
app-shape-rose = rose square
app-shape-indigo = indigo star
app-shape-lime = lime hexagon
app-shape-orange = orange heart
app-shape-violet = violet pentagon
app-shape-slate = gray diamond
app-shape-brown = brown shield
app-shape-sky = blue drop
app-shape-red = red bolt
app-shape-ink = ink cloud
app-shape-swap = { $shape }, swaps with player { $number }
app-sit-earlier = { $name } sits one place earlier
app-take-off = { $name } is not playing
app-table-full = The table is full: { $most } is the most. Take somebody off first.
app-name-too-long = 40 letters at most, please
app-same-name = Two of you are called { $name }. Add a letter, so that everyone can tell you apart.
app-who-starts = Who starts?
card_city-setup-start = Whoever spends the most time in small towns. Nobody does? Let chance decide.
app-anybody = Chance decides
app-out-of-the-box = From the box
app-house-rules = House rules
app-house-rules-about = { $changed ->
    [0] What the rules leave open, read as we think best
    [one] 1 rule read your way
   *[other] { $changed } rules read your way
  }
app-default-reading = our reading
app-begin = Start
app-begin-score = Count the points
app-setup-refused = This game cannot start like that: { $why }

## Settings

app-language = English
app-languages = Language
app-look = Look
app-theme-system = As the device
app-theme-light = Light
app-theme-dark = Dark
app-text-size = Text size
app-size-100 = Normal
app-size-125 = Large
app-size-150 = Larger
app-size-200 = Largest
app-size-example = Residences and industry never lie side by side. $5 buys your first industry.
app-about = About
app-kept-in = Your games are kept on this device, in this folder:
app-alone-installed = Your games are kept on this device only, in the app’s own folder. Removing the app deletes them: export what you want to keep.
app-alone-kept = Your games are kept in this browser, on this device only. Clearing this site’s data deletes them: export what you want to keep.
app-alone-unkept = This browser keeps nothing here: when you close the page, every game is gone. Open it over https and not in a private window, or export your tables.
app-alone-promised = This browser has promised not to clear them by itself.
app-alone-unpromised = This browser may clear them by itself when space runs short. Installing the app, or saving everything as a file, guards against that.
app-whole = Everything as one file
app-whole-about = Open and finished games, people, boxes and settings. Save it now and then, outside of this browser.
app-whole-save = Save everything
app-whole-due = { $games ->
    [one] A finished game is
   *[other] { $games } finished games are
  } stored only in this browser. Save everything as a file to keep { $games ->
    [one] it
   *[other] them
  } safe.
app-whole-take = Import everything from a file
app-whole-found = { $tables ->
    [one] This file holds one table.
   *[other] This file holds { $tables } tables.
  } Everything that is here now would be replaced by it.
app-whole-replace = Replace everything
app-whole-waits = From the next start on, everything is as in the file. Load this page again now.
app-version = Table Companion { $version }
app-licences = Typefaces: Roboto (Apache License 2.0) and Noto Sans (SIL Open Font License 1.1)

## History

app-tab-games = Games
app-tab-people = People
app-reading = One moment…
app-no-history = No finished games yet. Play one to the end, and it will be here.
app-to-the-tables = To the tables
app-older = Older games
app-everybody-again = Only { $name }. Show everybody again
app-look-at-table = { $game }, { $when }
app-won = won
app-plays = { $count ->
    [one] 1 game
   *[other] { $count } games
  }
app-wins-of = Won { $wins } of { $plays }
app-game-record = { $game }: best { $best }, { $mean } on average
app-game-record-uncounted = { $game }: { $count ->
    [one] 1 game
   *[other] { $count } games
  }
app-tables-of = Games of { $name }
app-export = Export the history
app-export-about = All finished games in one file.
app-export-csv = For a spreadsheet (CSV)
app-export-json = For another program (JSON)
app-export-zip = With notes and photos (ZIP)

## A finished table

app-outcome = { $count ->
    [one] { AND($winners) } won
   *[other] { AND($winners, most: 8) } share the win
  }
app-outcome-alone = { $points } points for { $name }
app-outcome-together = { $won ->
    [yes] { $count ->
        [one] { AND($names) } won
       *[other] { AND($names, most: 8) } won together
    }
   *[no] { $count ->
        [one] { AND($names) } lost
       *[other] { AND($names, most: 8) } lost together
    }
  }
app-took = { $minutes ->
    [0] less than a minute
    [one] 1 minute
   *[other] { $minutes } minutes
  }
app-total = Total
app-line-of = { $what }: { $line }
app-place-column = Place
app-record-broken = What happened at this table cannot be read by this version. The result is safe.
app-record-barred = What happened at this table cannot be read: its file is gone or cannot be opened. The result is safe. On the host’s computer, companion doctor tells more.
app-replay = How it went
app-replay-at = { $step } of { $steps }
app-replay-back = One step back
app-replay-on = One step on
app-before-first = Before the first move
app-log = Log
app-whole-log = All { $count } lines
app-log-allowed = The table allowed it
app-open-again = Open it again
app-bg-stats = Hand it to BG Stats
app-bg-stats-about = Open this link on the phone that has BG Stats:

## Rulebook

app-rules-of = { $game }: rules

## Told on the home page

history-table-unreadable = Table { $table } cannot be opened by this version ({ $why }). Its file is left as it is.
