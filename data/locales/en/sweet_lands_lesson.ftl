# The guided first round: what to do, and the sentence of the rulebook that says why.

sweet_lands-lesson-collect = You are Ann. Take your income: gold, wheat, wood, iron and six cards.
sweet_lands-lesson-collect-why = Everybody takes income, in this order; the app adds it up, and one tap takes it.

sweet_lands-lesson-area = Use area P. Its first slot costs you one card.
sweet_lands-lesson-area-why = Even the only slot of an area costs 1 card.

sweet_lands-lesson-coffee = Build the coffee shop number 1 on your capital, in the middle of the map, for 2 gold.
sweet_lands-lesson-coffee-why = For each: take the marker, pay its price, place it, get the reward of the ground.

sweet_lands-lesson-decide = The capital rewards you. Choose the card; the shop adds a wheat.
sweet_lands-lesson-decide-why = At once, for each one placed: the flip reward of its tile once more, or the reward of the capital.

sweet_lands-lesson-pay_road = Free action 1: pay a card, 2 wood and 1 iron for a road.
sweet_lands-lesson-pay_road-why = Before and after it, as many free actions as you like, also after you pass.

sweet_lands-lesson-road = Lay the road on the lower left edge of your capital, beside the forest.
sweet_lands-lesson-road-why = On an edge of the capital, or on one that meets another road of yours.

sweet_lands-lesson-pay_terrain = Once more, this time for land: a card, 2 wheat and 1 iron for a terrain tile.
sweet_lands-lesson-pay_terrain-why = In rounds 1 to 4, nothing you do may bring your hand down to 0 cards, not for a moment, not even if you draw right after.

sweet_lands-lesson-terrain = Lay the tile on that forest. Your road already touches it, so it turns over and pays.
sweet_lands-lesson-terrain-why = A terrain tile with a road on one of its edges flips at once, and you get its reward at once.

sweet_lands-lesson-done = Your turn is done: end it, and the next player begins.
sweet_lands-lesson-done-why = Once that turn is ended, you are out of this round; when all are, the actions are over.

sweet_lands-lesson-over = That was one turn. Turns go round until everybody has passed; there are five rounds.
