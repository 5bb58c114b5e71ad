# Citadels: its names, spoken by a player who knows the rules.
# Characters ($role) and districts ($district) are proper names that take "the": "the King", "the Docks".
# A colour ($colour) stands before "district" or "districts". Money is gold: "1 gold", "3 gold".

citadels-name = Citadels
citadels-players = 2–7 players
citadels-pitch = Choose a character in secret, build a city
citadels-tab-board = City

citadels-role-assassin = Assassin
citadels-role-thief = Thief
citadels-role-magician = Magician
citadels-role-king = King
citadels-role-bishop = Bishop
citadels-role-merchant = Merchant
citadels-role-architect = Architect
citadels-role-warlord = Warlord

## What a character does, for those who are choosing one

citadels-power-assassin = Names a character, who misses this turn
citadels-power-thief = Names a character and gets all its gold
citadels-power-magician = Swaps hands, or swaps cards with the pile
citadels-power-king = Takes the crown; 1 gold per yellow district
citadels-power-bishop = Safe from the Warlord; 1 gold per blue district
citadels-power-merchant = 1 gold extra; 1 gold per green district
citadels-power-architect = 2 cards extra; builds up to 3 districts
citadels-power-warlord = May destroy a district; 1 gold per red district

citadels-district-manor = Manor
citadels-district-castle = Castle
citadels-district-palace = Palace
citadels-district-temple = Temple
citadels-district-church = Church
citadels-district-monastery = Monastery
citadels-district-cathedral = Cathedral
citadels-district-tavern = Tavern
citadels-district-trading_post = Trading Post
citadels-district-market = Market
citadels-district-docks = Docks
citadels-district-harbor = Harbor
citadels-district-town_hall = Town Hall
citadels-district-watchtower = Watchtower
citadels-district-prison = Prison
citadels-district-battlefield = Battlefield
citadels-district-fortress = Fortress
citadels-district-haunted_city = Haunted City
citadels-district-keep = Keep
citadels-district-laboratory = Laboratory
citadels-district-workshop = Workshop
citadels-district-observatory = Observatory
citadels-district-graveyard = Graveyard
citadels-district-library = Library
citadels-district-school_of_magic = School of Magic
citadels-district-dragon_gate = Dragon Gate
citadels-district-university = University
citadels-district-great_wall = Great Wall

## What a purple district does. What the Workshop trades depends on the ruling: its two readings have their own line

citadels-special-haunted_city = Counts as any one color at the end, unless built in the last round
citadels-special-keep = The Warlord cannot destroy it
citadels-special-laboratory = Once a turn: discard a card for 1 gold
citadels-special-workshop = Once a turn: pay gold to draw cards
citadels-special-workshop-three_for_two = Once a turn: pay 3 gold, draw 2 cards
citadels-special-workshop-two_for_three = Once a turn: pay 2 gold, draw 3 cards
citadels-special-observatory = Drawing as your action: look at 3 cards instead of 2
citadels-special-graveyard = For 1 gold, take what the Warlord destroys into your hand
citadels-special-library = Drawing as your action: keep one card more
citadels-special-school_of_magic = Counts as your character’s color for income
citadels-special-dragon_gate = Costs 6, worth 8 points
citadels-special-university = Costs 6, worth 8 points
citadels-special-great_wall = Your other districts cost the Warlord 1 gold more

## Colours, and what kind of district has them

citadels-colour-yellow = yellow
citadels-colour-blue = blue
citadels-colour-green = green
citadels-colour-red = red
citadels-colour-purple = purple

citadels-kind-yellow = Noble
citadels-kind-blue = Religious
citadels-kind-green = Trade
citadels-kind-red = Military
citadels-kind-purple = Special

citadels-phase-deal = Laying characters aside
citadels-phase-draft = Choosing characters
citadels-phase-call = Calling
citadels-phase-turn = A character’s turn

citadels-headline-deal = Round { $round } · Dealing
citadels-headline-draft = Round { $round } · Choosing
citadels-headline-call = Round { $round } · Calling
citadels-headline-turn = Round { $round } · Turns

citadels-category-districts = Districts
citadels-category-bonus = Worth more than they cost
citadels-category-colours = All five colors
citadels-category-complete = Complete city

## Ambiguous rules and options, settled before play

citadels-ruling-draft = Where are the character cards?
citadels-ruling-draft-why = Phones shuffle, keep the secret and call by themselves.
citadels-reading-draft-phones = On our phones: the app deals and calls
citadels-reading-draft-cards = On the table: the app only asks who it was

citadels-ruling-city_size = How many districts complete a city?
citadels-ruling-city_size-why = The rules say 8, and 10 for three players with one character each. A city of 7 makes a shorter game.
citadels-reading-city_size-standard = 8, or 10 for three with one character each
citadels-reading-city_size-seven = 7, a shorter game
citadels-reading-city_size-eight = 8 for everybody
citadels-reading-city_size-ten = 10, a longer game

citadels-ruling-three_seats = With three players: how many characters has each?
citadels-ruling-three_seats-why = The first edition plays with one each and without the Assassin, later ones with two each.
citadels-reading-three_seats-one_each = One, without the Assassin
citadels-reading-three_seats-two_each = Two, with the Assassin

citadels-ruling-workshop = What does the Workshop trade?
citadels-ruling-workshop-why = The rules we worked from say 3 for 2, other printings 2 for 3. Look at your card.
citadels-reading-workshop-three_for_two = 3 gold for 2 cards
citadels-reading-workshop-two_for_three = 2 gold for 3 cards

citadels-ruling-great_wall = Is the Great Wall in your deck?
citadels-ruling-great_wall-why = The first edition has 65 district cards. Later printings added this one as the 66th.
citadels-reading-great_wall-out = No: 65 cards
citadels-reading-great_wall-in = Yes: 66 cards

citadels-ruling-library = Library and Observatory together: how many cards do you keep?
citadels-ruling-library-why = The Observatory shows one card more, the Library keeps one more. The 2016 edition keeps all three.
citadels-reading-library-keep_two = Two of the three
citadels-reading-library-keep_three = All three

citadels-ruling-graveyard = Can the Graveyard save itself when it is destroyed?
citadels-ruling-graveyard-why = Nothing is written about it. Once destroyed, it no longer stands in your city.
citadels-reading-graveyard-gone = No: it is gone
citadels-reading-graveyard-itself = Yes, for 1 gold

## Amounts, as a price names them

citadels-amount-gold = { $count } gold
