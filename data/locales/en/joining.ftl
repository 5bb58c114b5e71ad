# One table, many phones: coming in, seats, who is there, asking for an undo, the host's rights.

## Sharing

app-share = Share this table
app-share-about = Let other phones join, see who sits where
app-menu = More
app-way-join = Join here
app-way-carry = Export
app-way-display = Big screen
app-scan-to-join = Scan it with a phone’s camera: pick a seat, and play.
app-join-qr = QR code that leads to this table
app-code-spoken = Table code: { $code }
app-another-address = Phones cannot open it? Try another address
app-which-address = This device has several addresses. The right one is in the network the phones are in.
app-unreachable = Other phones cannot reach this device. Are they on the same Wi-Fi? If the app was started for this device only, restart it so that others can connect.
app-alone-company = The app runs on this device only, so nobody else can join. Pass it around, or export the table to another device below. For a phone each, host from a computer: make run.

## Seats

app-who-sits = Who sits where
app-seat-is-mine = You, on this phone
app-seat-is-here = Taken, phone is here
app-seat-is-away = Taken, phone is away
app-seat-is-nobody = Free
app-seat-is-played-here = Free, played by this device
app-with-mine = { $what }, your seat
app-with-here = { $what }, phone is here
app-with-away = { $what }, phone is away
app-watchers = { $count ->
    [one] 1 more is watching
   *[other] { $count } more are watching
  }
app-plays-all-about = As long as nobody takes a seat, this device plays for everyone.
app-others-seat = Somebody else sits here. Only the host can change that.
app-sit-here = Sit here
app-give-by-qr = Give by QR
app-free-seat = Free the seat
app-move-seat = To another phone
app-stand-up = Stand up
app-ticket-done = Done
app-hand-over-title = { $name }’s seat
app-hand-over-about = Scan it with the other phone. It takes { $name }’s seat there; it works once, for ten minutes.

## Coming to a table

app-join = Join a table
app-join-about = Scan the code at the table with your camera. Or type its letters:
app-table-code = Table code
app-join-go = Join
app-code-first = Type the letters that stand under the QR code at the table.
app-join-again = The code stands on the table’s page, behind the QR sign.
app-astray = This link leads nowhere. It was cut off or changed on its way. Ask for it once more.
app-to-the-start = To the start page
app-where-sit = Where do you sit?
app-seat-taken = Somebody was quicker: { $name }’s seat is taken.
app-all-taken = All seats are taken. You can watch, or ask the host to free one.
app-just-watch = Just watch
app-take-a-seat = Take a seat
app-you-are-watching = You are watching
app-sit-to-play = Take a free seat to play.
app-freed-title = This phone has no seat here any more
app-freed-about = The host has freed your seat, or gave it to another phone.
app-take-seats = Take { AND($names, most: 8) }’s seat on this phone
app-take-seats-about = The phone that had it until now can only watch then.
app-take-host = Make this phone a host
app-take-host-about = This phone may then do what the host may: begin, change, end and delete tables, and free seats.

## At the table with others

app-watching = You are watching
app-watching-full = You are watching. All seats are taken.
app-only-look = { $name }’s side: only to look at
app-back-to-mine = Back to mine
app-plays-elsewhere = Only { $name }’s own phone plays here.
app-plays-nobody = Nobody has taken { $name }’s seat yet.
app-seat-freed = { $count ->
    [one] The host has freed { AND($names) }’s seat.
   *[other] The host has freed the seats of { AND($names, most: 8) }.
  }
app-seat-elsewhere = { $count ->
    [one] { AND($names) }’s seat is on another phone now.
   *[other] The seats of { AND($names, most: 8) } are on another phone now.
  }
app-table-finished = This table is finished and filed away.
app-see-result = See the result
app-overtaken-undo = Overtaken. Just taken back: { $what }
app-out-of-step = This phone had lost touch. Here is how the table stands; please try again.
app-done-by = Entered by { $name }
app-corrected-by = Corrected by hand by { $name }

## Asking before taking back

app-the-host = the host
app-the-host-first = The host
app-asks-undo = { $name } would like to take this back:
app-asks-redo = { $name } would like to bring this back:
app-allow-yes = Allow
app-allow-no = No
app-asked-mine = { $name } is asked about: { $what }
app-asked-others = { $by } asks { $name } about: { $what }
app-withdraw = Never mind
app-redone = Brought back: { $what }
app-settled-granted = { $name } agreed.
app-settled-declined = { $name } would rather not.
app-settled-withdrawn = It stays as it is.
app-settled-overtaken = The game went on; { $what ->
    [redo] nothing was brought back.
   *[undo] nothing was taken back.
  }
app-settled-expired = { $name } did not answer; { $what ->
    [redo] nothing was brought back.
   *[undo] nothing was taken back.
  }

## Passing the phone

app-peek = What only { $name } may see
app-pass-to = Pass the phone to { $name }
app-pass-why = The next page is for { $name } alone.
app-i-am = I am { $name }

app-secrets-stay = This table was put away before its end. What was secret then stays secret: no log and no replay.

## The host's rights

app-only-the-host = Only the host can do that, on the device the app runs on.
app-change-setup = Change the setup
app-change-setup-about = Seats, names, colors, house rules
app-change-names = Change names, colors and hints
app-change-names-about = Seats and rules stay: the game has begun
app-keep-changes = Keep it like this
app-file-away-about = Ends the game here; it stays in the history
app-history-mine-about = Finished games you sat at
app-hosts = Host’s rights
app-hosts-about = Another phone of yours can begin, change, end and delete tables as well.
app-host-ticket = Give them to a phone
app-host-ticket-about = Scan it with the phone that shall be a host too. It works once, for ten minutes.
app-revoke-hosts = Take them from all phones
app-hosts-revoked = No other phone has the host’s rights now.
