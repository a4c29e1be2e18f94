# things

thing-fox = arctic fox
thing-moose = moose
thing-walrus = walrus
thing-orca = orca
thing-puffin = puffin
thing-bear = polar bear
the-fox = the arctic fox
the-moose = the moose
the-walrus = the walrus
the-orca = the orca
the-puffin = the puffin
the-bear = the polar bear
animal-fox = fox
animal-moose = moose
animal-walrus = walrus
animal-orca = orca
animal-puffin = puffin
animal-bear = bear
letter-fox = F
letter-moose = M
letter-walrus = W
letter-orca = O
letter-puffin = P
letter-bear = B
card = { $main } { $draw }/{ $place } ({ $companion })
thing-card = { $count ->
    [one] face-down card
   *[other] face-down cards
}
thing-joker = joker
thing-joker-own = joker: { $card }
thing-joker-as = joker, counts as { $animal }
thing-penalty-hidden = card you haven't seen
thing-penalty-unseen = card nobody has seen
thing-fox_joker = last card as a joker (phase A)
thing-fox_under = last card under the pile (phase A)
thing-moose_draw = draw one more or one fewer (phase C)
thing-moose_place = place one more or one fewer (phase A)
thing-walrus_main = one more step for the main animal (phase B)
thing-walrus_companion = one more step for the companion (phase B)
thing-orca_refill = refill the River at once (phase C, by itself)
thing-orca_pile = draw from the draw pile (phase C)
thing-puffin_swap = swap a card with the River (phase A)
thing-puffin_takeback = take back the top card (phase A)
thing-bear_draw = draw from your penalties (phase C)
thing-bear_give = give away a penalty card (phase C)
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
power-bear_give = Give away a penalty card
power-card = { $animal } – { $power }
way-left = { $animal } left to { $value }
way-right = { $animal } right to { $value }
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
option-fox_side-A = Side A: last card as a joker
option-fox_side-B = Side B: last card under the pile
option-moose_side = Moose power
option-moose_side-random = Random
option-moose_side-A = Side A: draw one more or one fewer
option-moose_side-B = Side B: place one more or one fewer
option-walrus_side = Walrus power
option-walrus_side-random = Random
option-walrus_side-A = Side A: one more step for the main animal
option-walrus_side-B = Side B: one more step for the companion
option-orca_side = Orca power
option-orca_side-random = Random
option-orca_side-A = Side A: refill the River at once
option-orca_side-B = Side B: draw from the draw pile
option-puffin_side = Puffin power
option-puffin_side-random = Random
option-puffin_side-A = Side A: swap a card with the River
option-puffin_side-B = Side B: take back the top card
option-bear_side = Bear power
option-bear_side-random = Random
option-bear_side-A = Side A: draw from your penalties
option-bear_side-B = Side B: give away a penalty card
option-first_player = First player
option-first_player-random = Random
option-first_player-1 = Player 1
option-first_player-2 = Player 2
option-first_player-3 = Player 3
option-first_player-4 = Player 4
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
option-decks-1-2-3-4 = 1, 2, 3 and 4

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
prompt-place = { $most ->
    [one] Place 1 card
   *[other] Place { $most } cards
}
prompt-place-more = { $most ->
    [one] Place 1 more card
   *[other] Place { $most } more cards
}
prompt-place-between = { $least ->
    [0] Place up to { $most } cards, or stop
   *[other] Place { $least } to { $most } cards
}
prompt-place-between-more = { $least ->
    [0] { $most ->
        [one] Place 1 more card, or stop
       *[other] Place up to { $most } more cards, or stop
    }
   *[other] Place { $least } to { $most } more cards
}
prompt-place-detail = Choose a card from your hand. The last one on top rules this turn.
prompt-place-short = { $penalties ->
    [0] You don't have enough cards, but there are none left for penalties either.
    [one] You don't have enough cards: you will get 1 penalty card from the draw pile.
   *[other] You don't have enough cards: you will get { $penalties } penalty cards from the draw pile.
}
prompt-swap = Choose a card from the River in exchange
prompt-swap-detail = The card you put aside goes into the River.
prompt-move = Move { $animal } and { $companion }
prompt-move-detail = Choose which token goes right; the other goes left. A token at an end always moves inwards.
prompt-extra = Move { $animal } one more step?
prompt-extra-detail = You may leave it where it is.
prompt-look-to-draw = Looking at the penalty cards
prompt-look-to-draw-detail = Only their owner can see them.
prompt-draw = { $most ->
    [one] Draw 1 card
   *[other] Draw { $most } cards
}
prompt-draw-more = { $most ->
    [one] Draw 1 more card
   *[other] Draw { $most } more cards
}
prompt-draw-between = { $least ->
    [0] Draw up to { $most } cards, or stop
   *[other] Draw { $least } to { $most } cards
}
prompt-draw-between-more = { $least ->
    [0] { $most ->
        [one] Draw 1 more card, or stop
       *[other] Draw up to { $most } more cards, or stop
    }
   *[other] Draw { $least } to { $most } more cards
}
prompt-draw-detail = { $hand ->
    [0] Your hand is empty.
    [one] You have 1 card in hand.
   *[other] You have { $hand } cards in hand.
} Cards above { $limit } become penalties at the end of your turn.
prompt-pile-card = Drawing a card from the draw pile
prompt-pile-card-detail = Only the player who draws it can see it.
prompt-refill-at-once = Refilling the River at once
prompt-refill-at-once-detail = That is the orca's power.
prompt-refill = Refilling the River
prompt-refill-detail = From the draw pile, as far as possible.
prompt-discard = { $excess ->
    [one] Discard 1 card
   *[other] Discard { $excess } cards
}
prompt-discard-detail = You have { $hand } cards; the limit is { $limit }. Discards go face down into your Penalty zone.
prompt-look-to-give = Looking at the penalty cards
prompt-look-to-give-detail = Only their owner can see them.
prompt-give = Give away one of your penalty cards?
prompt-give-detail = It goes face down into another player's Penalty zone.
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
choice-main = Move { $main }, { $companion }
choice-extra-none = Leave it where it is
choice-extra = Move { $way }
choice-draw-pile = Draw from the draw pile
choice-stop-drawing = Stop drawing
choice-give-none = Give nothing
choice-give-to = Give it to { $colour }

# the log

step-place-top = places { $card }
step-place-under = places { $card } at the bottom of the pile
step-place-joker = places { $card } face down as a joker
step-place-joker-hidden = places a card face down as a joker
step-swap-out = puts { $card } aside for the River
step-swap-in = takes { $card } from the River in exchange
step-take-back = takes back { $card }
step-stop-placing = stops placing
step-main = moves { $main } and { $companion }
step-extra-none = leaves { $animal } where it is
step-extra = moves { $way } with one more step
step-draw-river = takes { $card } from the River
step-draw-penalty = takes { $card } from the Penalty zone
step-draw-penalty-hidden = takes penalty card { $place }
step-draw-pile = draws from the draw pile
step-stop-drawing = stops drawing
step-discard = discards { $card } into the Penalty zone: more than { $limit } cards in hand
step-discard-hidden = discards a card into the Penalty zone: more than { $limit } cards in hand
step-give-card = gives away { $card }
step-give-card-hidden = gives away penalty card { $place }
step-give-none = gives nothing away
step-give-to = gives a penalty card to { $colour }
step-decks = decks in play: { $decks }
step-side = a Power card: { $card }
step-totem = a Totem for { $colour }: { $animal }
step-totem-hidden = a Totem for { $colour }
step-first = first player: { $colour }
step-hand = a card for { $colour }: { $card }
step-hand-hidden = a card for { $colour }
step-river = { $card } joins the River
step-river-at-once = { $card } joins the River at once, by the orca's power
step-pile = a card from the draw pile for { $colour }: { $card }
step-pile-hidden = a card from the draw pile for { $colour }
step-look = a penalty card that only { $colour } sees: { $card }
step-look-hidden = a penalty card that only { $colour } sees

# what a step brings about

step-also = { $step }; { $also }
also-penalty = { $number ->
    [one] gets 1 penalty card for being short of cards
   *[other] gets { $number } penalty cards for being short of cards
}
also-spared = { $number ->
    [one] is spared 1 penalty card because no cards are left
   *[other] is spared { $number } penalty cards because no cards are left
}
also-moose = is spared 1 penalty card by the moose's power
also-power = takes a Power card: { $card }
also-power-from = takes a Power card from { $colour }: { $card }
also-reserve = the draw pile is empty, so the Reserve is opened and the next round is the final one
also-stalled = no card has left the draw pile for { $turns } turns, so the Reserve is opened and the next round is the final one
also-final = the final round begins: one last turn each, without drawing

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
unit-points = { $count ->
    [one] point
   *[other] points
}
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
points-so-far-own = Points so far, with your Totem
points = Points
points-run = Run: { $animal }
points-diversity = Diversity
points-totem = Totem
points-penalty = Penalties
note-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
note-animals = { $number ->
    [one] 1 animal
   *[other] { $number } animals
}

# the drawing in text

row-cards = Pile
row-empty = no cards
row-first = first player
key-card = card of deck { $deck }: { $main }, draw { $draw }, place { $place }, companion { $companion }
key-letters = arctic fox, moose, walrus, orca, puffin, polar bear
key-cards = from bottom to top; the Visible card comes last
key-joker = joker, face down
key-hidden = card you haven't seen
key-unseen = card nobody has seen

# banners, the end, and the key to the marks

banner-end = The end is near: the Reserve is open
banner-final = Final round: phases A and B only
ending-needed = The draw pile was used up, the Reserve was opened, and the final round has been played.
ending-stalled = No card had left the draw pile for { $turns } turns, so the Reserve was opened, and the final round has been played.
ending-tie = { $points ->
    [one] With 1 point each, { $ahead } is ahead of { $behind }, playing earlier in the round.
   *[other] With { $points } points each, { $ahead } is ahead of { $behind }, playing earlier in the round.
}
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
refuse-not-in-hand = You can't choose this card: it isn't in your hand.
refuse-not-in-river = You can't choose this card: it isn't in the River.
refuse-not-in-zone = You can't choose this card: it isn't in your Penalty zone.
refuse-other-side = You can't use “{ $power }”: this power isn't in this game.
refuse-not-owned = You can't use “{ $power }”: you don't have this Power card.
refuse-by-itself = You can't use “{ $power }” yourself: it works by itself.
refuse-not-now = You can't use “{ $power }” now: it isn't the moment for it.
refuse-choose-thing = You can't choose the Power card itself: choose what “{ $power }” works on.
refuse-no-visible = You can't use “{ $power }”: you have no Visible card.
refuse-not-the-last = { $missing ->
    [one] You can't use the fox yet: its card must be your last one, so place 1 more first.
   *[other] You can't use the fox yet: its card must be your last one, so place { $missing } more first.
}
refuse-used-already = You can't use “{ $power }” again: you've already used it this turn.
refuse-placing-began = You can't use “{ $power }” any more: you've already placed a card.
refuse-river-empty = You can't swap a card: the River is empty.
refuse-put-aside = You can't take this card back: you've just put it aside.
refuse-nothing-visible = You can't take back a card: you have no Visible card.
refuse-must-place-one = You must place at least one card: you have no Visible card.
refuse-must-place = { $missing ->
    [one] You must place one more card.
   *[other] You must place { $missing } more cards.
}
refuse-towards-middle = You can't move the { $animal } that way: it is at an end and must move inwards.
refuse-companion-first = You can't move the { $animal } that way: the { $companion } is at an end and must move inwards.
refuse-straight-on = You can't move the { $animal } back: its extra step goes on in the same direction.
refuse-no-position = You can't move the { $animal } any further: the Landscape ends here.
refuse-pile-empty = You can't draw from the draw pile: it is empty, and so is the Reserve.
refuse-must-draw = { $missing ->
    [one] You must draw one more card.
   *[other] You must draw { $missing } more cards.
}
refuse-own-zone = You can't keep the card: it must go to another player.
refuse-no-such-seat = You can't choose player { $seat }: there's no such player in this game.
refuse-other-number = This game uses { $number } decks.
refuse-totem-dealt = This Totem has already been dealt: { $animal }.
refuse-not-unseen = { $card } isn't among the cards that nobody has seen.

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

# effects of options and presets
option-walrus_rule-effect = Which way the walrus may go with its extra step
option-walrus_rule-free_step-effect = The token may go on or back
option-walrus_rule-straight-effect = The token must go on the way it went
option-fox_side-effect = What the Fox power does in this game
option-fox_side-random-effect = One of its two sides, drawn at random
option-fox_side-A-effect = You may place your last card face down as a joker: it counts as any animal
option-fox_side-B-effect = You may slide your last card under your pile
option-moose_side-effect = What the Moose power does in this game
option-moose_side-random-effect = One of its two sides, drawn at random
option-moose_side-A-effect = You may draw one card more or one card fewer
option-moose_side-B-effect = You may place one card more or one card fewer
option-walrus_side-effect = What the Walrus power does in this game
option-walrus_side-random-effect = One of its two sides, drawn at random
option-walrus_side-A-effect = The main animal on your card may take a second step
option-walrus_side-B-effect = The companion on your card may take a second step
option-orca_side-effect = What the Orca power does in this game
option-orca_side-random-effect = One of its two sides, drawn at random
option-orca_side-A-effect = Each card you take from the River is replaced at once
option-orca_side-B-effect = You may draw unseen from the draw pile instead of the River
option-puffin_side-effect = What the Puffin power does in this game
option-puffin_side-random-effect = One of its two sides, drawn at random
option-puffin_side-A-effect = Before you place, you may swap a card with the River
option-puffin_side-B-effect = Before you place, you may take back the top card of your pile
option-bear_side-effect = What the Bear power does in this game
option-bear_side-random-effect = One of its two sides, drawn at random
option-bear_side-A-effect = You may draw cards from your own Penalty zone
option-bear_side-B-effect = At the end of your turn you may give a penalty card to another player
option-first_player-effect = Who gets the Footprint and plays first
option-first_player-random-effect = Drawn at random when the game begins
option-first_player-value-effect = { $value } plays first
option-decks-effect = Which of the four decks you play with, one per player
option-decks-random-effect = As many decks as players, drawn at random
option-decks-value-effect = You play with decks { $value }
preset-first-effect = For two, and every animal has its simpler power
preset-full-effect = Powers and decks at random: no two games are alike
preset-short-effect = For two: half as many turns as with four players

# what things are and do

about-card = The letter and the picture are its main animal, the circle is the companion. On top of your pile it decides how many cards you draw now, how many you place next time, which two tokens move and which power you take.
    .rule = ARC-4.4
about-fox = Whoever has this animal as Totem scores the value of the Landscape card on which its token stands at the end.
    .rule = ARC-5.15
about-moose = { about-fox }
    .rule = ARC-5.15
about-walrus = { about-fox }
    .rule = ARC-5.15
about-orca = { about-fox }
    .rule = ARC-5.15
about-puffin = { about-fox }
    .rule = ARC-5.15
about-bear = { about-fox }
    .rule = ARC-5.15
about-thing-card = Nobody can see what is on it, except whoever holds it in hand.
    .rule = ARC-3.4
about-thing-joker = A card placed face down with the fox's power. Only its owner knows it; at the end it counts as whichever animal brings its owner the most.
    .rule = ARC-4.28
about-thing-joker-own = Your own joker: only you know its face, and its face doesn't matter. At the end it counts as whichever animal brings you the most.
    .rule = ARC-4.28
about-thing-joker-as = A joker counts as the animal that brings its owner the most points.
    .rule = ARC-5.14
about-thing-penalty-hidden = A penalty card that you haven't seen. It costs its owner 1 point at the end, whatever is on it.
    .rule = ARC-5.16
about-thing-penalty-unseen = A penalty card that came straight from the draw pile, so nobody has seen it. It costs its owner 1 point at the end.
    .rule = ARC-4.12
about-power-fox_joker = The last card you place may go face down right below your top card. It becomes a joker, which counts as any animal at the end.
    .rule = ARC-4.28
about-power-fox_under = The last card you place may go face up to the very bottom of your pile. Your top card then stays as it is.
    .rule = ARC-4.27
about-power-moose_draw = You may draw one card more, or one card fewer, than your top card says.
    .rule = ARC-4.46
about-power-moose_place = You may place one card more, or one card fewer, than your placement value says.
    .rule = ARC-4.24
about-power-walrus_main = Once both tokens have moved, the one of the main animal may take another step.
    .rule = ARC-4.36
about-power-walrus_companion = Once both tokens have moved, the one of the companion may take another step.
    .rule = ARC-4.37
about-power-orca_refill = Works by itself: each card you take from the River is replaced at once, so you choose from a full River every time.
    .rule = ARC-4.47
about-power-orca_pile = Any card you draw may come unseen from the draw pile instead of the River.
    .rule = ARC-4.48
about-power-puffin_swap = Before you place your first card, you may exchange one card of your hand for one of the River.
    .rule = ARC-4.21
about-power-puffin_takeback = Before you place your first card, you may take your top card back into your hand. The card below it then says how many you place.
    .rule = ARC-4.22
about-power-bear_draw = When you begin to draw you look at your penalty cards, and any card you draw may come from there. Each one you take is one penalty fewer.
    .rule = ARC-4.49
about-power-bear_give = At the very end of your turn you may look at your penalty cards and give one of them to another player.
    .rule = ARC-4.53
about-zone-river = Open cards from which everyone draws in phase C. It is filled up again after each turn.
    .rule = ARC-4.41
about-zone-aside = The card being exchanged: it goes into the River once another has been taken from it.
    .rule = ARC-4.21
about-zone-pile = The River is filled up from here, and penalty cards come from here. When it is used up, the Reserve is opened.
    .rule = ARC-4.43
about-zone-reserve = Opened when the draw pile can't give a card that is needed. Then this round is finished, and one last round follows.
    .rule = ARC-5.1
about-zone-powers = At the end of phase A you take the Power card of your top card's main animal, even from another player. The letter is the phase in which it works.
    .rule = ARC-4.16
about-zone-hand = Cards to place, seen only by their owner. Whoever has more than the limit at the end of a turn puts the others among the penalties.
    .rule = ARC-4.51
about-zone-cards = Cards with the same main animal next to each other make a run. The longest run of each animal scores, so order is everything.
    .rule = ARC-5.10
about-zone-penalty = Each card here costs 1 point at the end. They come from having too few cards to place or too many in hand.
    .rule = ARC-5.16
about-zone-totem = A secret animal. At the end it brings its owner the value on which that animal's token stands.
    .rule = ARC-3.7
about-count-round = A round is one turn of each player.
    .rule = ARC-4.1
about-count-hand = Cards in hand, and how many may be kept at the end of a turn.
    .rule = ARC-4.51
about-count-penalty = Penalty cards: each costs 1 point at the end.
    .rule = ARC-5.16
about-count-run = Cards in a row with this animal: 2 bring 1 point, then 3, 6, 10, and 15 for six or more.
    .rule = ARC-5.11
about-unit-points = What everyone can count: runs, diversity and penalties. Secret Totems come on top at the end.
    .rule = ARC-5.18
about-ground-landscape = A Landscape card. Its number is what the Totems of the animals standing on it are worth.
    .rule = ARC-3.1
about-totem = Your own Totem animal; the others don't know it.
    .rule = ARC-5.15
about-moving = Main animal and companion of the top card: one goes right, the other left. At an end there is only the way back.
    .rule = ARC-4.31
about-usable = This power can be used at this moment. Nobody has to use a power.
    .rule = ARC-4.6
about-arrow = Where a token would go.
    .rule = ARC-4.32
about-arrow-second = Where a token would go the other way round.
    .rule = ARC-4.32
about-legend-draw = The draw value: how many cards you take while this card is on top of your pile.
    .rule = ARC-4.41
about-legend-place = The placement value: how many cards you place in your next turn. Draw and placement value always add up to 6.
    .rule = ARC-4.10
about-legend-companion = The second animal of a card. Its token moves together with that of the main animal, the other way.
    .rule = ARC-4.31
about-legend-seen =
    .rule = ARC-4.5
about-legend-move =
    .rule = ARC-4.38
about-choice-main =
    .rule = ARC-4.32

# what holds now

now-get = To get it, end phase A with { $animal } on top of your pile.
now-yours = You have it.
now-usable = You can use it now.
now-value = Its token is on { $value } now.

# reasons of hints

reason-runs-brings = { $by ->
    [one] 1 point for your pile
   *[other] { $by } points for your pile
}
reason-runs-keeps = keeps more points for your pile
reason-runs-costs = { $by ->
    [one] 1 point fewer for your pile
   *[other] { $by } points fewer for your pile
}
reason-penalty-brings = { $by ->
    [one] 1 penalty card fewer
   *[other] { $by } penalty cards fewer
}
reason-penalty-keeps = fewer penalty cards for you than otherwise
reason-penalty-costs = { $by ->
    [one] 1 penalty card for you
   *[other] { $by } penalty cards for you
}
reason-totem-brings = { $by ->
    [one] 1 point more for your Totem
   *[other] { $by } points more for your Totem
}
reason-totem-keeps = better for your Totem
reason-totem-costs = { $by ->
    [one] 1 point fewer for your Totem
   *[other] { $by } points fewer for your Totem
}
reason-totem-risks = { $by ->
    [one] { $who } can cost your Totem 1 point
   *[other] { $who } can cost your Totem { $by } points
}
reason-totem-step-brings = a card for the token of your Totem
reason-totem-step-keeps = keeps a card for the token of your Totem
reason-powers-brings = you get a Power card
reason-powers-keeps = keeps more Power cards for you
reason-powers-costs = you lose a Power card
reason-powers-prevents = { $who } loses a Power card
reason-hand-brings = { $count ->
    [one] your hand can then add 1 point
   *[other] your hand can then add { $count } points
}
reason-hand-keeps = keeps the cards that can add most to your pile
reason-overflow-keeps = fewer cards over the hand limit
reason-overflow-costs = { $count ->
    [one] 1 card over the hand limit
   *[other] { $count } cards over the hand limit
}
reason-shortage-keeps = more of the cards that you must place next turn
reason-shortage-costs = { $count ->
    [one] 1 card too few to place next turn
   *[other] { $count } cards too few to place next turn
}
reason-river-keeps = more or better cards to draw

# warnings

warning-hand-limit = { $number ->
    [one] You'll have too many cards in hand: 1 becomes a penalty.
   *[other] You'll have too many cards in hand: { $number } become penalties.
}
warning-shortage = { $number ->
    [one] Next turn you'll have too few cards to place: 1 penalty card.
   *[other] Next turn you'll have too few cards to place: { $number } penalty cards.
}
