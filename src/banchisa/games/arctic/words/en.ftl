# things

thing-fox = arctic fox
thing-moose = moose
thing-walrus = walrus
thing-orca = orca
thing-puffin = puffin
thing-bear = polar bear
animal-fox = fox
animal-moose = moose
animal-walrus = walrus
animal-orca = orca
animal-puffin = puffin
animal-bear = bear
card = { $main } { $draw }/{ $place }, { $companion }
thing-card = face-down card
thing-joker = joker
thing-joker-own = joker: { $card }
thing-joker-as = joker, counts as { $animal }
thing-penalty-hidden = card you have not seen
thing-penalty-unseen = card nobody has seen
thing-fox_joker = A: last card face down
thing-fox_under = A: last card to the bottom
thing-moose_draw = C: draw one more or less
thing-moose_place = A: place one more or less
thing-walrus_main = B: main token one further
thing-walrus_companion = B: companion one further
thing-orca_refill = C: refill at once
thing-orca_pile = C: draw from the pile
thing-puffin_swap = A: swap with the River
thing-puffin_takeback = A: take back the top card
thing-bear_draw = C: draw from your penalties
thing-bear_give = C: give a penalty card
power-fox_joker = Last card face down
power-fox_under = Last card to the bottom
power-moose_draw = Draw one more or less
power-moose_place = Place one more or less
power-walrus_main = Main token one further
power-walrus_companion = Companion one further
power-orca_refill = Refill at once
power-orca_pile = Draw from the pile
power-puffin_swap = Swap with the River
power-puffin_takeback = Take back top card
power-bear_draw = Draw from penalties
power-bear_give = Give a penalty card
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green

# the game and its options

game-title = Arctic
game-line = Build a pile of animals, card by card: the one on top rules your turn.
option-walrus_rule = Extra step of the walrus power
option-walrus_rule-free_step = To either side
option-walrus_rule-straight = Straight on only
option-fox_side = Fox power
option-fox_side-random = Random
option-fox_side-A = A: a card face down as a joker
option-fox_side-B = B: a card to the bottom
option-moose_side = Moose power
option-moose_side-random = Random
option-moose_side-A = A: draw one more or less
option-moose_side-B = B: place one more or less
option-walrus_side = Walrus power
option-walrus_side-random = Random
option-walrus_side-A = A: main token one further
option-walrus_side-B = B: companion one further
option-orca_side = Orca power
option-orca_side-random = Random
option-orca_side-A = A: refill the River at once
option-orca_side-B = B: draw from the pile
option-puffin_side = Puffin power
option-puffin_side-random = Random
option-puffin_side-A = A: swap a card with the River
option-puffin_side-B = B: take back the top card
option-bear_side = Bear power
option-bear_side-random = Random
option-bear_side-A = A: draw from the penalties
option-bear_side-B = B: give a penalty card away
option-first_player = First player
option-first_player-random = Random
option-first_player-0 = Player 1
option-first_player-1 = Player 2
option-first_player-2 = Player 3
option-first_player-3 = Player 4
option-decks = Decks in the game
option-decks-random = Random
option-decks-1-2 = 1 and 2
option-decks-1-3 = 1 and 3
option-decks-1-4 = 1 and 4
option-decks-2-3 = 2 and 3
option-decks-2-4 = 2 and 4
option-decks-3-4 = 3 and 4
option-decks-1-2-3 = 1, 2 and 3
option-decks-1-2-4 = 1, 2 and 4
option-decks-1-3-4 = 1, 3 and 4
option-decks-2-3-4 = 2, 3 and 4
option-decks-1-2-3-4 = All four

# prompts

prompt-decks = Which decks are in the game
prompt-decks-detail = Chance chooses as many decks as there are players.
prompt-sides = The Power cards are turned
prompt-sides-detail = The side that lies up is the animal's power in this game.
prompt-totems = The Totem tiles are dealt
prompt-totems-detail = Each player knows only their own.
prompt-first = Who is the first player
prompt-first-detail = Chance decides.
prompt-hands = The hands are dealt
prompt-hands-detail = Each player sees only their own cards.
prompt-river = The River is turned up
prompt-river-detail = Everybody sees these cards.
prompt-place = Place cards: { $count } of { $most }
prompt-place-between = Place cards: { $count } of { $least } to { $most }
prompt-place-detail = Choose a card of your hand. The one on top at the end rules this turn.
prompt-place-short = { $missing ->
    [one] One card is missing: it will come from the draw pile as a penalty.
   *[other] { $missing } cards are missing: they will come from the draw pile as penalties.
}
prompt-swap = Take a card of the River in exchange
prompt-swap-detail = The card you put aside goes to the River.
prompt-move = Move { $animal } and { $companion }
prompt-move-detail = One goes right, the other left; a token at an end always moves inwards.
prompt-extra = One more step for the { $animal }?
prompt-extra-detail = You may leave it where it is.
prompt-look-to-draw = The penalty cards are looked at
prompt-look-to-draw-detail = Only their owner sees them.
prompt-draw = Draw cards: { $count } of { $most }
prompt-draw-between = Draw cards: { $count } of { $least } to { $most }
prompt-draw-detail = { $hand } in hand; more than { $limit } at the end of the turn become penalties.
prompt-pile-card = A card is drawn from the pile
prompt-pile-card-detail = Only the player who draws it sees it.
prompt-refill-at-once = The River is refilled at once
prompt-refill-at-once-detail = That is the orca's power.
prompt-refill = The River is refilled
prompt-refill-detail = From the draw pile, as far as possible.
prompt-discard = { $excess ->
    [one] Discard one card
   *[other] Discard { $excess } cards
}
prompt-discard-detail = { $hand } in hand, { $limit } are allowed. What you discard lies face down in your Penalty zone.
prompt-look-to-give = The penalty cards are looked at
prompt-look-to-give-detail = Only their owner sees them.
prompt-give = Give one of your penalty cards away?
prompt-give-detail = It goes face down to the Penalty zone of another player.
prompt-give-to = Who gets the penalty card?
prompt-give-to-detail = Touch the player in the list of players.
prompt-over = The game is over

# what one can choose

choice-place-top = Place on top
choice-place-under = Put it at the bottom
choice-place-joker = Put it face down as a joker
choice-swap-out = Swap it with the River
choice-take-back = Take back the top card
choice-stop-placing = Stop placing
choice-main-left = { $animal } left, { $companion } right
choice-main-right = { $animal } right, { $companion } left
choice-main-left-both = { $animal } and { $companion } left
choice-main-right-both = { $animal } and { $companion } right
choice-extra-none = Leave the token
choice-extra-left = { $animal } one more to the left
choice-extra-right = { $animal } one more to the right
choice-draw-pile = Draw from the pile
choice-stop-drawing = Stop drawing
choice-give-none = Give nothing
choice-give-to = To { $colour }

# the log

step-place-top = places { $card }
step-place-under = places { $card } at the bottom
step-place-joker = places { $card } face down
step-place-joker-hidden = places a card face down
step-swap-out = puts { $card } aside for the River
step-swap-in = takes { $card } from the River in exchange
step-take-back = takes back { $card }
step-stop-placing = stops placing
step-main-left = moves { $animal } left, { $companion } with it
step-main-right = moves { $animal } right, { $companion } with it
step-extra-none = leaves the { $animal } where it is
step-extra-left = moves the { $animal } one more to the left
step-extra-right = moves the { $animal } one more to the right
step-draw-river = takes { $card } from the River
step-draw-penalty = takes { $card } from the penalties
step-draw-penalty-hidden = takes penalty card number { $place }
step-draw-pile = draws from the pile
step-stop-drawing = stops drawing
step-discard = discards { $card }
step-discard-hidden = discards a card
step-give-card = gives away { $card }
step-give-card-hidden = gives away penalty card number { $place }
step-give-none = gives nothing away
step-give-to = gives it to { $colour }
step-decks = decks in the game: { $decks }
step-side = power in this game: { $power }
step-totem = Totem of { $colour }: { $animal }
step-totem-hidden = { $colour } gets a Totem
step-first = first player: { $colour }
step-hand = { $colour } gets { $card }
step-hand-hidden = { $colour } gets a card
step-river = { $card } comes into the River
step-pile = the card is { $card }
step-pile-hidden = a card from the pile
step-look = a penalty card is { $card }
step-look-hidden = a penalty card is looked at

# seats, counters, zones

seat-waiting = waiting
seat-waiting-first = first player, waiting
seat-placing = places cards
seat-placing-first = first player, places cards
seat-moving = moves tokens
seat-moving-first = first player, moves tokens
seat-drawing = draws cards
seat-drawing-first = first player, draws cards
seat-place = place { $place }
unit-points = points
count-hand = hand
count-penalty = penalties
count-run = longest run: { $animal }
count-round = Round
zone-river = River
zone-aside = Put aside
zone-pile = Draw pile
zone-reserve = Reserve
zone-powers = Power cards
zone-hand = Hand
zone-cards = Pile, bottom to top
zone-penalty = Penalty zone
zone-totem = Totem
points-so-far = Points so far
points = Points
points-run = { $animal }, run of { $length }
points-diversity = Diversity
points-totem = Totem: { $animal }
points-penalty = Penalties

# banners and the key to the marks

banner-end = The end is announced: the Reserve is open
banner-final = Final round: phases A and B only
mark-totem = Your Totem
mark-moving = These two tokens move
mark-usable = Can be used now
legend-draw = Cards you draw this turn
legend-place = Cards you place next turn
legend-companion = In the circle: the companion
legend-seen = Face down, known to you
legend-move = Move the token here

# why not

refuse-over = The game is over.
refuse-other-step = Something else is asked now.
refuse-not-in-hand = You do not hold { $card }.
refuse-not-in-river = { $card } does not lie in the River.
refuse-not-in-zone = { $card } does not lie in your Penalty zone.
refuse-other-side = This power is not in this game: { $power }.
refuse-not-owned = You do not own this power: { $power }.
refuse-no-visible = Without a Visible card this power cannot be used: { $power }.
refuse-not-the-last = { $missing ->
    [one] This must be the last card you place: place one more first.
   *[other] This must be the last card you place: place { $missing } more first.
}
refuse-used-already = You have used this power in this turn already: { $power }.
refuse-placing-began = Only before the first card is placed: { $power }.
refuse-river-empty = The River is empty.
refuse-put-aside = { $card } is the card you have just put aside.
refuse-nothing-visible = There is no Visible card to take back.
refuse-must-place-one = Without a Visible card you must place at least one.
refuse-must-place = { $missing ->
    [one] You must place one more card.
   *[other] You must place { $missing } more cards.
}
refuse-towards-middle = A token at an end moves inwards: { $animal }, with { $companion }.
refuse-companion-first = { $companion } stands at an end and moves inwards; { $animal } goes the other way.
refuse-straight-on = The extra step continues in the direction of the first one: { $animal }.
refuse-no-position = The Landscape ends here: { $animal }.
refuse-pile-empty = Draw pile and Reserve are empty.
refuse-must-draw = { $missing ->
    [one] You must draw one more card.
   *[other] You must draw { $missing } more cards.
}
refuse-own-zone = The card must go to another player.
refuse-no-such-seat = There is no player { $seat } in this game.
refuse-other-number = The game uses { $number } decks.
refuse-totem-dealt = This Totem was dealt already: { $animal }.
refuse-not-unseen = { $card } is not among the cards that nobody has seen.
