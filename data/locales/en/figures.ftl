# The history in charts, and looking for tables.

app-tab-figures = Charts
app-no-figures = Charts appear with the first finished game.
app-chart-lines = { $title }, { $start } to { $end }. { $lines }
app-chart-line = { $name }: { $first } at first, { $last } at the end, between { $low } and { $high }.
app-chart-wins = Wins
app-chart-wins-about = Share of games won so far, after each game with two or more people.
app-chart-rating = Rating
app-chart-rating-about = Elo: beating stronger people gains more. Everyone begins with 1500.
app-chart-points = Points
app-chart-points-about = On average over the last ten games.
app-chart-streaks = Won in a row
app-streak-longest = Longest streak
app-streak-now = Now
app-wins = { $count ->
    [one] 1 win
   *[other] { $count } wins
  }
app-chart-met = Head to head
app-met = { $ahead } : { $level } : { $behind }
app-met-ahead = ahead
app-met-level = level
app-met-behind = behind
app-met-spoken = { $name } and { $other }: ahead { $ahead }, level { $level }, behind { $behind }
app-chart-best = Best ever
app-chart-games = Games
app-chart-games-about = Choose a game to see its points and its best.
app-game-figures = { $game }: { $plays ->
    [one] 1 game
   *[other] { $plays } games
  }, { $people ->
    [one] 1 person
   *[other] { $people } people
  }, best { $best } by { AND($names, most: 3) }, { $mean } on average
app-game-figures-uncounted = { $game }: { $plays ->
    [one] 1 game
   *[other] { $plays } games
  }, { $people ->
    [one] 1 person
   *[other] { $people } people
  }
app-all-games = All { $count } games
app-more-games = { $count ->
    [one] and 1 more game
   *[other] and { $count } more games
  }
app-chart-lengths = How long it takes
app-chart-lengths-about = Median length of a game, by number of players.
app-of-so-many = { $count ->
    [one] 1 person
   *[other] { $count } people
  }
app-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
app-length-spoken = { $people }: { $told }, from { $shortest } to { $longest } minutes, { $count ->
    [one] 1 game
   *[other] { $count } games
  }
app-chart-places = Places
app-chart-places-about = How many games were played where.
app-chart-calendar = Evenings
app-weekday = { $day ->
    [0] Mo
    [1] Tu
    [2] We
    [3] Th
    [4] Fr
    [5] Sa
   *[6] Su
  }
app-month-name = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
  } { $year }
app-month = { app-month-name } · { app-plays }
app-month-before = The month before
app-month-after = The month after
app-day-plays = { $day }: { app-plays }
app-these-games = { $count ->
    [one] The game these are made of
   *[other] The { $count } games these are made of
  }

app-chart-run = How the score ran
app-chart-run-about = Tap a name to jump to its biggest gain.
app-run-start = Start
app-run-steps = { $steps } steps
app-run-gain = best step +{ $gain } (step { $step })
app-chart-sources = Where the points came from
app-points-spoken = { $name }, { $total } points: { AND($parts, most: 12) }

app-find = Find games
app-find-words = Person, game or note
app-find-place = Where
app-find-time = When
app-find-result = How it ended
app-find-show = Show what is found
app-find-anew = Reset
app-nothing-found = No finished game is like that.
app-no-variant = Without a name
app-all-again = Only { $what }. Show all again
app-span-always = Always
app-span-month = This month
app-span-year = This year
app-span-last-year = Last year
app-result-won = Won
app-result-lost = Not won
app-result-shared = Shared win
app-result-alone = Played alone

app-deleted = Deleted: { $game }, { $when }.
app-put-back = Bring it back
app-rename = Another name for { $name }
app-rename-about = Finished games keep the name they were played under; they are counted under this one.
app-new-name = Name from now on
app-rename-save = Use this name
app-merge-about = There is a { $name } already. If you go on, { $other } and { $name } are one person, and that cannot be taken apart again.
app-merge = They are one person

app-picture-save = Save the picture
app-send-text = The result as text
app-send-text-about = For a message to the others.
