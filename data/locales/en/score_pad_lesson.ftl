# The guided first rounds: what to do, and the sentence of the rulebook that says why.

score_pad-lesson-first = You are Ann. The first round brought you 7 points: enter 7.
score_pad-lesson-first-why = Each round everybody enters one number, and it is added to what they have.
score_pad-lesson-minus = That went wrong: enter −1.
score_pad-lesson-minus-why = A number may be negative, and it may be zero.
score_pad-lesson-nothing = Nothing this time. Enter 0 all the same, so that the round goes on.
score_pad-lesson-nothing-why = The next round begins when all have entered this one.
score_pad-lesson-ahead = Enter 10, and see who is ahead now.
score_pad-lesson-ahead-why = The points are added up at any time, as if nothing more were entered.
score_pad-lesson-wins = One more: enter 3.
score_pad-lesson-wins-why = Most points win, or fewest where the sheet says so.

score_pad-lesson-over = That is all there is to it. When you have played enough, say that this was all.
