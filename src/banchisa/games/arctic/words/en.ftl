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
thing-fox_joker = A: last card as a joker
thing-fox_under = A: last card goes under the pile
thing-moose_draw = C: draw one more or one fewer
thing-moose_place = A: place one more or one fewer
thing-walrus_main = B: main animal moves one more
thing-walrus_companion = B: companion moves one more
thing-orca_refill = C: refill the River at once
thing-orca_pile = C: draw from the draw pile
thing-puffin_swap = A: swap a card with the River
thing-puffin_takeback = A: take back the top card
thing-bear_draw = C: draw from your penalties
thing-bear_give = C: give a penalty card
power-fox_joker = Last card as a joker
power-fox_under = Last card under the pile
power-moose_draw = Draw one more or one fewer
power-moose_place = Place one more or one fewer
power-walrus_main = Main animal: one more step
power-walrus_companion = Companion: one more step
power-orca_refill = Refill at once
power-orca_pile = Draw from the draw pile
power-puffin_swap = Swap with the River
power-puffin_takeback = Take back the top card
power-bear_draw = Draw from your penalties
power-bear_give = Give a penalty card
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green

# the game and its options

game-title = Arctic
game-line = Build a pile of animals, card by card. The one on top rules your turn.
option-walrus_rule = Walrus power: extra step
option-walrus_rule-free_step = In either direction
option-walrus_rule-straight = Straight on only
option-fox_side = Fox power
option-fox_side-random = Random
option-fox_side-A = A: a card face down as a joker
option-fox_side-B = B: a card to the bottom
option-moose_side = Moose power
option-moose_side-random = Random
option-moose_side-A = A: draw one more or one fewer
option-moose_side-B = B: place one more or one fewer
option-walrus_side = Walrus power
option-walrus_side-random = Random
option-walrus_side-A = A: main animal moves one more
option-walrus_side-B = B: companion moves one more
option-orca_side = Orca power
option-orca_side-random = Random
option-orca_side-A = A: refill the River at once
option-orca_side-B = B: draw from the draw pile
option-puffin_side = Puffin power
option-puffin_side-random = Random
option-puffin_side-A = A: swap a card with the River
option-puffin_side-B = B: take back the top card
option-bear_side = Bear power
option-bear_side-random = Random
option-bear_side-A = A: draw from your penalties
option-bear_side-B = B: give a penalty card away
option-first_player = First player
option-first_player-random = Random
option-first_player-0 = Player 1
option-first_player-1 = Player 2
option-first_player-2 = Player 3
option-first_player-3 = Player 4
option-decks = Decks in play
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

prompt-decks = Choosing the decks
prompt-decks-detail = As many decks as there are players, chosen at random.
prompt-sides = Turning the Power cards
prompt-sides-detail = The side facing up is the animal's power for this game.
prompt-totems = Dealing the Totem tiles
prompt-totems-detail = Each player knows only their own.
prompt-first = Choosing the first player
prompt-first-detail = At random.
prompt-hands = Dealing the hands
prompt-hands-detail = Each player sees only their own cards.
prompt-river = Laying out the River
prompt-river-detail = Everyone can see these cards.
prompt-place = Place cards: { $count } of { $most }
prompt-place-between = Place cards: { $count } of { $least } to { $most }
prompt-place-detail = Choose a card from your hand. The last one on top rules this turn.
prompt-place-short = { $missing ->
    [one] You are one card short: you will get a penalty card from the draw pile.
   *[other] You are { $missing } cards short: you will get that many penalty cards from the draw pile.
}
prompt-swap = Choose a card from the River in exchange
prompt-swap-detail = The card you put aside goes into the River.
prompt-move = Move { $animal } and { $companion }
prompt-move-detail = One goes right, the other left. A token at an end always moves inwards.
prompt-extra = Move the { $animal } one more step?
prompt-extra-detail = You may leave it where it is.
prompt-look-to-draw = Looking at the penalty cards
prompt-look-to-draw-detail = Only their owner can see them.
prompt-draw = Draw cards: { $count } of { $most }
prompt-draw-between = Draw cards: { $count } of { $least } to { $most }
prompt-draw-detail = { $hand } in hand; cards above { $limit } become penalties at the end of your turn.
prompt-pile-card = Drawing a card from the draw pile
prompt-pile-card-detail = Only the player who draws it can see it.
prompt-refill-at-once = Refilling the River at once
prompt-refill-at-once-detail = That is the orca's power.
prompt-refill = Refilling the River
prompt-refill-detail = From the draw pile, as far as possible.
prompt-discard = { $excess ->
    [one] Discard one card
   *[other] Discard { $excess } cards
}
prompt-discard-detail = You have { $hand } cards; the limit is { $limit }. Discards go face down into your Penalty zone.
prompt-look-to-give = Looking at the penalty cards
prompt-look-to-give-detail = Only their owner sees them.
prompt-give = Give away one of your penalty cards?
prompt-give-detail = It goes face down to the Penalty zone of another player.
prompt-give-to = Choose who gets the penalty card
prompt-give-to-detail = Choose a player in the list.
prompt-over = The game is over

# what one can choose

choice-place-top = Place on top
choice-place-under = Place at the bottom
choice-place-joker = Place face down as a joker
choice-swap-out = Swap with the River
choice-take-back = Take back the top card
choice-stop-placing = Stop placing
choice-main-left = { $animal } left, { $companion } right
choice-main-right = { $animal } right, { $companion } left
choice-main-left-both = { $animal } and { $companion } left
choice-main-right-both = { $animal } and { $companion } right
choice-extra-none = Leave it where it is
choice-extra-left = { $animal } one more to the left
choice-extra-right = { $animal } one more to the right
choice-draw-pile = Draw from the draw pile
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
step-main-left = moves { $animal } left, { $companion } right
step-main-right = moves { $animal } right, { $companion } left
step-extra-none = leaves the { $animal } where it is
step-extra-left = moves the { $animal } one more to the left
step-extra-right = moves the { $animal } one more to the right
step-draw-river = takes { $card } from the River
step-draw-penalty = takes { $card } from their penalties
step-draw-penalty-hidden = takes penalty card { $place }
step-draw-pile = draws from the draw pile
step-stop-drawing = stops drawing
step-discard = discards { $card }
step-discard-hidden = discards a card
step-give-card = gives away { $card }
step-give-card-hidden = gives away penalty card { $place }
step-give-none = gives nothing away
step-give-to = gives it to { $colour }
step-decks = decks in play: { $decks }
step-side = power for this game: { $power }
step-totem = Totem of { $colour }: { $animal }
step-totem-hidden = { $colour } gets a Totem
step-first = first player: { $colour }
step-hand = { $colour } gets { $card }
step-hand-hidden = { $colour } gets a card
step-river = { $card } joins the River
step-pile = the card is { $card }
step-pile-hidden = a card from the pile
step-look = a penalty card is { $card }
step-look-hidden = looks at a penalty card

# seats, counters, zones

seat-waiting = waiting
seat-waiting-first = first player, waiting
seat-placing = placing cards
seat-placing-first = first player, placing cards
seat-moving = moving tokens
seat-moving-first = first player, moving tokens
seat-drawing = drawing cards
seat-drawing-first = first player, drawing cards
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

banner-end = The end is near: the Reserve is open
banner-final = Final round: phases A and B only
mark-totem = Your Totem
mark-moving = These two tokens move
mark-usable = Can be used now
legend-draw = Cards you draw this turn
legend-place = Cards you place next turn
legend-companion = In the circle: the companion
legend-seen = Face down, but you know it
legend-move = Move the token here

# why not

refuse-over = The game is over.
refuse-other-step = You can't do that now: another decision comes first.
refuse-not-in-hand = You don't have { $card } in your hand.
refuse-not-in-river = { $card } isn't in the River.
refuse-not-in-zone = { $card } isn't in your Penalty zone.
refuse-other-side = This power isn't in this game: { $power }.
refuse-not-owned = You don't have this power: { $power }.
refuse-no-visible = You can't use this power without a Visible card: { $power }.
refuse-not-the-last = { $missing ->
    [one] This must be the last card you place: place one more first.
   *[other] This must be the last card you place: place { $missing } more first.
}
refuse-used-already = You've already used this power this turn: { $power }.
refuse-placing-began = You can't use this power any more: you've already placed a card ({ $power }).
refuse-river-empty = The River is empty.
refuse-put-aside = You can't take { $card } back: you've just put it aside.
refuse-nothing-visible = There is no Visible card to take back.
refuse-must-place-one = You must place at least one card: you have no Visible card.
refuse-must-place = { $missing ->
    [one] You must place one more card.
   *[other] You must place { $missing } more cards.
}
refuse-towards-middle = You can't move the { $animal } that way: it is at an end and must move inwards.
refuse-companion-first = The { $companion } is at an end and must move inwards, so the { $animal } goes the other way.
refuse-straight-on = The { $animal } must take its extra step in the same direction.
refuse-no-position = The { $animal } can't go further: the Landscape ends here.
refuse-pile-empty = The draw pile and the Reserve are empty.
refuse-must-draw = { $missing ->
    [one] You must draw one more card.
   *[other] You must draw { $missing } more cards.
}
refuse-own-zone = You must give the card to another player.
refuse-no-such-seat = There is no player { $seat } in this game.
refuse-other-number = This game uses { $number } decks.
refuse-totem-dealt = This Totem has already been dealt: { $animal }.
refuse-not-unseen = { $card } is not among the cards that nobody has seen.

# what is in the box

component-card = { $count ->
    [one] animal card
   *[other] animal cards
}
component-token = { $count ->
    [one] animal token
   *[other] animal tokens
}
component-power = { $count ->
    [one] Power card
   *[other] Power cards
}
component-totem = { $count ->
    [one] Totem tile
   *[other] Totem tiles
}
