# The guided first round: what to do, and the sentence of the rulebook that says why.

card_city-lesson-choose = You are Ann. Ben has dealt the cards into two lots: take the open one.
card_city-lesson-choose-why = The next player to the left who has no cards chooses a lot.

card_city-lesson-take = Say which two you got: a residence, then a commerce.
card_city-lesson-take-why = You end up with exactly two cards.

card_city-lesson-commerce = Lay your commerce on e4, right above the City Hall.
card_city-lesson-commerce-why = A new card shares at least one edge with your city.

card_city-lesson-residence = Lay your residence on d5, left of the City Hall.
card_city-lesson-residence-why = A residence from your hand may not touch a residence or an industry.

card_city-lesson-collect = Nothing can grow yet. Take your income: $1 for the City Hall, $1 for your commerce.
card_city-lesson-collect-why = Each commercial district pays by its size: $1 for the first card, $2 for the second, $3 for the third, and so on.

card_city-lesson-buy = You have $5: buy an industry and lay it on f5, away from the residence.
card_city-lesson-buy-why = Industry decides how large a city may be.

card_city-lesson-over = That was round 1 of 10. Next, the start marker is yours, and you divide.
