# The teacher: a guided first round of every game.

app-learn = Learn it
app-learn-about = A guided first round, step by step
app-learn-game = Learn { $game }: a guided first round
app-lesson-broken = The lesson does not fit this version.
app-lesson-step = Step { $number } of { $count }
app-lesson-quote = “{ $sentence }”
app-lesson-why = Why? { $sentence } Opens the rule: { $section }
app-lesson-show = Show me
app-lesson-do = Do it for me
app-lesson-leave = Leave the lesson
app-lesson-others = Next, { $name } makes a move.
app-lesson-go-on = Go on
app-lesson-astray = You went your own way. That is allowed, too.
app-lesson-back = Back to the lesson
app-lesson-alone = Go on alone
app-lesson-play-on = Play on
app-lesson-put-away = Put the table away
