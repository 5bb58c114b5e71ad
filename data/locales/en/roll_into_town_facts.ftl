# What the table shows, told to who asks.

roll_into_town-fact-dice = The dice show { AND($dice) }.
roll_into_town-fact-dice_none = The dice of this round are not rolled yet.
roll_into_town-fact-built = On { $seat }’s map, { $building }: { $count }.
