# What the panels of corrections ask and show.

score_pad-set-won = Did all of you win?
score_pad-set-over = Is the game over?
