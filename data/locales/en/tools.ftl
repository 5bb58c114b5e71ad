# Dice, coins, who starts and clocks: what helps at any table, and without one.

app-tools = Dice and clocks
app-tools-at-table = Dice, clocks, markers
app-tools-about = Dice, coins, who starts, a countdown, a clock for every seat
app-tools-tab-dice = Dice
app-tools-tab-start = Who starts
app-tools-tab-time = Clocks

## Dice and coins

app-tools-coin = Coin
app-tools-die = d{ $sides }
app-tools-die-said = { $sides } sides
app-tools-other = Other
app-tools-sides = Sides
app-tools-count = How many
app-tools-dice = { $count }d{ $sides }
app-tools-coins = { $count ->
    [one] a coin
   *[other] { $count } coins
  }
app-tools-roll = Roll { $what }
app-tools-toss = Toss { $what }
app-tools-heads = Heads
app-tools-tails = Tails
app-tools-die-fell = { $dice }: { $value }
app-tools-dice-fell = { $dice }: { $values } = { $total }
app-tools-coin-fell = Coin: { $side ->
    [heads] heads
   *[tails] tails
  }
app-tools-coins-fell = Coins: { $heads } heads, { $tails } tails
app-tools-by = by { $name }

## Who starts

app-tools-draw = Draw who starts
app-tools-starts = { $name } starts
app-tools-player = Player { $number }
app-tools-players = Players
app-tools-glass = Fingers on the screen
app-tools-glass-hint = Everyone: put a finger here and hold still.
app-tools-glass-chosen = The one that glows starts.
app-tools-glass-close = Back

## Clocks

app-tools-minutes = Minutes
app-tools-count-down = Count down { $minutes } min
app-tools-seconds = Seconds
app-tools-count-down-short = Count down { $time }
app-tools-clock-each = A clock for each: { $minutes } min
app-tools-clock-count = A clock for each: count up
app-tools-time-about = Clocks run on every phone at this table. They decide nothing: when time is up, each phone rings once.
app-tools-time-own = Clocks decide nothing: when time is up, the phone rings once.
app-tools-sound = Sound when time is up
app-tools-countdown = Countdown
app-tools-clock = A clock for each
app-tools-clock-about = Tap whoever has the turn.
app-tools-give = { $name } has the turn
app-tools-runs = { $name }’s time is running
app-tools-stands = { $name }’s time is paused
app-tools-next = On to { $name }
app-tools-pause = Pause
app-tools-resume = Go on
app-tools-again = Again
app-tools-away = Put away

## Markers

app-tools-tab-markers = Markers
app-markers-put = Put a marker before somebody
app-markers-about = Markers lie beside the names on every phone. Tap one above the board to pass it on.
app-markers-about-rounds = Markers lie beside the names on every phone. One that does not go on by itself stands above the board: tap it to pass it on.
app-markers-each-round = Goes on with each round
app-marker = { $sign ->
    [dealer] Dealer
    [first] First player
    [star] Star
    [heart] Heart
    [flag] Flag
    [shield] Shield
    [coin] Coin
    [key] Key
    [leaf] Leaf
    [bolt] Lightning
    [paw] Paw
   *[anchor] Anchor
}
app-marker-pass = { $marker }: { $name }. Pass it on to { $next }
app-with-markers = { $what }: { AND($markers) }
