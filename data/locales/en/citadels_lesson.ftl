# The guided first round: what to do, and the sentence of the rulebook that says why.

citadels-lesson-pick = You are Ann and have the crown. Be the Assassin: nobody acts before you.
citadels-lesson-pick-why = The player with the crown takes the rest, keeps one in secret and passes the others to the left.

citadels-lesson-kill = Use your power and name the Warlord, who could destroy what you build.
citadels-lesson-kill-why = Name a character: it is killed and loses its turn.

citadels-lesson-gold = Now your action: take gold.
citadels-lesson-gold-why = Take 2 gold from the bank.

citadels-lesson-build = You have 4 gold. Build the Manor for 3: it is yellow, which pays a King.
citadels-lesson-build-why = Pay the cost on the card to the bank.

citadels-lesson-end = One district a turn is all. End your turn; the others follow.
citadels-lesson-end-why = Say when your turn is over; the app does not end it for you.

citadels-lesson-king = Round 2, and you choose first again. Be the King, for the crown and the yellow income.
citadels-lesson-king-why = When called, take the crown at once: you choose first next round.

citadels-lesson-cards = Your hand needs cards: this time draw instead of taking gold.
citadels-lesson-cards-why = Look at the top 2 cards of the pile and keep 1.

citadels-lesson-income = Take the King’s income: your Manor is yellow, so it pays 1 gold.
citadels-lesson-income-why = King, Bishop, Merchant and Warlord get 1 gold for each district of their color in their city.

citadels-lesson-second = Build the Watchtower for 1 gold: another district, another color.
citadels-lesson-second-why = A city has no second copy of a district.

citadels-lesson-ended = End your turn. The app calls whoever is next.
citadels-lesson-ended-why = Whoever has the crown calls the characters from 1 to 8.

citadels-lesson-over = Two rounds, two districts. Eight of them complete a city; then everything is counted.
