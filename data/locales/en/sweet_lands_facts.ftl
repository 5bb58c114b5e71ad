# What the table shows, told to who asks.

sweet_lands-fact-income = The income tracks and the deck give { $seat } { AND($parts) } each round. The character and the helper may add to it.
sweet_lands-fact-counted = { $seat } has { $things }.
sweet_lands-fact-passed = { $seat } has passed in this round.
sweet_lands-fact-passed_not = { $seat } has not passed in this round.
