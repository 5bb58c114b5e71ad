# The table on a tablet or a TV, to be looked at by everybody.

app-display = Big screen
app-display-about = All boards, whose turn it is and the clocks on a tablet or TV. It shows no secrets and takes no seat.
app-display-scan = Scan this with the tablet, or type the address into the TV’s browser.
app-display-qr = QR code of the big screen
app-display-here = Show it on this device
app-display-alone = The app runs on this device only. Connect it to a TV, or cast its screen there.
app-display-near = Other devices reach the big screen once they have joined by scanning two codes.
app-display-score = Show the score on the big screen
app-display-score-about = The final score waits until a phone reveals it.
app-display-turn = { $name }’s turn
app-display-reveal = The game is over. Reveal the score on a phone.
app-display-won = { $count ->
    [one] { AND($names, most: 8) } wins!
   *[other] { AND($names, most: 8) } win!
  }
app-display-leave = Back to the table
