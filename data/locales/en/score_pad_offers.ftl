# What a seat may do now, as a row to tap: each kind of move as a request to the reader.
# Without _any it is a single move; with _any it stands for all moves of its kind.

score_pad-offer-enter = Enter { $value } for { $cell }
score_pad-offer-enter_any = Enter your number
score_pad-offer-finish = Say that this was all
score_pad-offer-tell_won = Say that you have won
score_pad-offer-tell_lost = Say that you have lost
