# The guided first round: what to do, and the sentence of the rulebook that says why.

roll_into_town-lesson-roll = You are Ann. Enter the dice from the table: 1, 2, 3, 4 and 6.
roll_into_town-lesson-roll-why = It does not matter who does it: the roll is the same for everybody.

roll_into_town-lesson-farm = Take the 1 and draw a farm on d4.
roll_into_town-lesson-farm-why = Brings 1 food each round when you gather, and 1 more for every watermill you have.

roll_into_town-lesson-mountain = Take the 2 and draw a mountain on f5.
roll_into_town-lesson-mountain-why = Every adjacent pickaxe gets 1 stone from it each round, and several pickaxes may share it.

roll_into_town-lesson-any = The 6 can be anything: draw a second mountain on f7.
roll_into_town-lesson-any-why = Draw whichever icon you like, 1 to 5.

roll_into_town-lesson-drawn = That makes three. Say that you are done drawing.
roll_into_town-lesson-drawn-why = Each of you draws 3 icons in rounds 1 to 3, 2 in rounds 4 to 9, 1 in rounds 10 to 12.

roll_into_town-lesson-pickaxe = Build a pickaxe on f6, between the two mountains.
roll_into_town-lesson-pickaxe-why = Each round gathers 1 stone for every adjacent mountain, corners included.

roll_into_town-lesson-built = Say that you are done building. The app gathers for you: 1 food and 2 stone.
roll_into_town-lesson-built-why = Every pickaxe: 1 stone for each adjacent mountain, corners included.

roll_into_town-lesson-over = That was round 1 of 12. Soon there will be enough for a house: 3 food and 2 stone.
