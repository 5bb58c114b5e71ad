# The owner's box: what is printed on the cardboard.

## The page

app-box = What is printed in your box
app-box-of = Your box: { $game }
app-box-lead = Your box
app-box-lead-about = Correct whatever looks different on your own cardboard
app-box-about = The rules do not describe everything that is printed on tiles, boards and cards. Correct whatever differs in your copy. New tables use it; a table already in play takes over only what nobody there knows yet.
app-box-nothing = Nothing in this game has to be read off the cardboard.
app-box-host-only = Only the host can open the box.
app-box-open = { $what }: { $source }. Change it
app-box-source-rules = from the rules
app-box-source-inferred = inferred
app-box-source-assumed = assumed
app-box-source-unknown = not known yet
app-box-source-owner = your box
app-box-source-rules-about = The rules say so.
app-box-source-inferred-about = The rules do not say so, but it follows from them.
app-box-source-assumed-about = A guess: the rules do not say it. Compare it with your cardboard.
app-box-source-unknown-about = Nobody has looked this up yet. Enter what your copy shows; nothing is guessed until then.
app-box-source-owner-about = You have compared it with your cardboard.
app-box-rests = This depends on a guess about what is printed: { AND($what) }. If your copy differs, correct it in Your box.
app-box-guesses = { $count ->
    [0] Everything here is known.
    [one] 1 entry is still a guess.
   *[other] { $count } entries are still guesses.
  }
app-box-known = { $known } of { $total } known
app-box-section = { $section }: { app-box-known }. Open or close it
app-box-forget = Clear
app-box-teach = Teach the app your box
app-box-teach-about = One print after the other, about an hour for all. Skip or stop whenever you like.
app-box-teach-left = { $section }: { $count ->
    [one] this is the last one the app knows of
   *[other] { $count } to go
  }
app-box-next = Keep, next
app-box-skip = Skip
app-box-skip-section = Skip { $section }
app-box-teach-stop = Stop here
app-box-yes = Yes, like mine
app-box-save = Keep it like this
app-box-reset = Reset
app-box-reset-all = Reset everything
app-box-carry = Export or import
app-box-carry-about = Everything you entered about your box, in one file: for another device, or for a friend with the same edition.
app-box-export = Export to a file
app-box-import = Import a file
app-box-imported = { $count ->
    [0] That file contains nothing about this box.
    [one] 1 entry was imported.
   *[other] { $count } entries were imported.
  }
app-box-wrong = Not like this: { box-why }.
app-box-fits = That fits.

## Drawing

app-box-draw-tile = Tap the squares of the tile.
app-box-draw-tile-cycle = Tap the squares of the tile; tap again to change what a square does.
app-box-draw-board = Choose what to paint with, then tap the squares.
app-box-draw-cubes = Tap to add a cube; tap a cube to take it away.
app-box-square = column { $column }, row { $row }: { $what }
app-box-no-square = no square
app-box-shape = Shape { $number } of { $total }
app-box-shape-add = One more shape
app-box-shape-remove = Without this shape
app-box-brush = Paint with: { $what }
app-box-wider = One column more
app-box-narrower = One column fewer
app-box-higher = One row more
app-box-lower = One row fewer
app-box-size = { $columns } × { $rows } squares
app-box-cube-add = Add: { $what }
app-box-cube-take = Take away: { $what }
app-box-no-cubes = none
app-box-more = { $by } more
app-box-fewer = { $by } fewer
app-box-more-of = { $what }: { $by } more
app-box-fewer-of = { $what }: { $by } fewer
app-box-picture = { $what } as drawn here: { $shows }
app-box-part = { $name }: { $what }
app-box-then = { $one }; { $more }
app-box-row = row { $row }: { $what }
app-box-run = { $count ->
    [1] square { $first }: { $what }
   *[other] squares { $first } to { $last }: { $what }
  }
app-box-no-words = no words
app-box-draw-ground = Tap what the hex is, and whatever else is printed on it.
app-box-draw-hexes = Choose what to paint with, then tap the hexes. The map grows as you paint.
app-box-hex = hex { $at }: { $what }
app-box-no-hex = no hex
app-box-words = In a few words
app-box-say-first = Tap what yours shows.

## Asking at the table

app-box-ask-kept = Remembered for this table and all to come.
app-box-ask-unknown = What does your cardboard show?
app-box-keep = Keep
app-box-later = Not now
app-box-count-yourself = Count it yourself
app-box-our-number = The number is the app’s own; it is not printed.
app-not-final = { $count ->
    [one] Not final: 1 print unread
   *[other] Not final: { $count } prints unread
  }
app-not-final-about = Points that depend on them count as 0. Tap a print to enter it, or leave it.
app-box-enter = Enter it
app-box-track-all = Track it all yourself: { $section }
app-box-tracked = Tracked by yourselves at this table
app-box-ask-again = Ask about it again: { $what }
app-box-more-parts = More
app-box-stay-empty = Empty unless you enter it: { AND($what, most: 9) }

app-box-drawn-as = Guessed: { $what }.
app-box-same-as-yours = Same as yours?
app-box-same = Yes
app-box-differs = Differs
app-box-differs-about = Differs: show what yours looks like
app-box-pieces = { $count ->
    [one] 1 piece
   *[other] { $count } pieces
  }
app-box-unread = Not read yet: { $what }
app-box-check-piece = Check your copy: { $what }
app-box-guessed = We guessed this
app-box-guessed-about = The rules do not say it. Change what is different on your cardboard.
app-box-on-board = { $what }, on a bit of board
app-box-fact-named = { $name }: { $what }
app-box-fact-shape = { $count ->
    [one] 1 square
   *[other] { $room ->
        [row] { $count } squares in a row
        [block] { $count } squares, { $columns } × { $rows }
       *[corner] { $count } squares with a corner
      }
  }
app-box-fact-outline = Shape
app-box-fact-square = { $total ->
    [one] What it does
   *[other] Square { $number } of { $total }
  }
app-box-fact-columns = Columns
app-box-fact-rows = Rows
app-box-fact-squares = Squares
app-box-draw-it = Draw another shape
app-box-turn = Turn
app-box-table-stays = Kept for your next tables. This table stays as it is: something lies where your cardboard has no square.
app-box-table-differs = Kept. What lies there stays as it lies: { $why }

## Checking the box before a game

app-box-check = Check my box now
app-box-check-lead = { $count ->
    [one] 1 print is a guess
   *[other] { $count } prints are guesses
  }: about { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }. Without it, the app asks while you play.
app-box-check-about = Compare each picture with your cardboard. Tap what looks different; one Yes keeps all the others.
app-box-check-left = { $count ->
    [0] You have compared everything.
    [one] 1 piece to compare
   *[other] { $count } pieces to compare
  }
app-box-check-all = Yes, all as pictured
app-box-check-open = { $what }: { $shows }. Check it
app-box-check-done = { $what }: { $shows }. Compared
app-box-check-kept = { $count ->
    [one] 1 piece is remembered for this and all later tables.
   *[other] { $count } pieces are remembered for all tables to come.
  }

## A misread print

app-misread = A print was misread
app-misread-which = Which print was misread?
app-misread-see = See what changes
app-misread-changes = What changes
app-misread-none = Nothing else at the table changes.
app-misread-table = The table
app-misread-was = { $what } Before: { $before }.
app-misread-odd = Cannot be replayed as it was: settle it together
app-misread-back = Change it again
app-misread-take = Correct it

## The command

cli-help-box = what is printed in your box: show it, change it, save it as a file or read one
cli-help-box-game = the game's id, such as small_city
cli-help-box-export = save what you said about your box in this file
cli-help-box-import = take over what such a file says
cli-help-box-set = say what is printed: the name of an entry and its text, as shown
cli-help-box-reset = reset an entry
cli-box-entry = { $name }: { $value } ({ $source })
cli-box-no-game = There is no game { $game }. The games are { AND($games) }.
cli-box-set-form = Write it as name=text, such as promise-7=12.
cli-box-taken = { $count ->
    [0] That file contains nothing about this box.
    [one] 1 entry was imported.
   *[other] { $count } entries were imported.
  }
