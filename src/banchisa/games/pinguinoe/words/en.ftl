# things

thing-penguin =
    { $count ->
        [one] penguin
       *[other] penguins
    }
piece-penguin = { $colour } penguin
piece-floating = floating { $colour } penguin
thing-seal = seal
thing-ark = Noah's ark
thing-igloo =
    { $count ->
        [one] igloo
       *[other] igloos
    }
thing-block =
    { $count ->
        [one] ice block
       *[other] ice blocks
    }
thing-hull = hull
thing-object =
    { $count ->
        [one] object
       *[other] objects
    }
thing-telescope =
    { $count ->
        [one] telescope
       *[other] telescopes
    }
thing-snowball =
    { $count ->
        [one] snowball
       *[other] snowballs
    }
thing-skates =
    { $count ->
        [one] ice skates
       *[other] pairs of ice skates
    }
thing-fish = fish
thing-lifebelt =
    { $count ->
        [one] lifebelt
       *[other] lifebelts
    }
thing-trampoline =
    { $count ->
        [one] trampoline
       *[other] trampolines
    }
thing-stop = miss a turn
thing-tear =
    { $count ->
        [one] tear
       *[other] tears
    }
thing-blizzard =
    { $count ->
        [one] blizzard
       *[other] blizzards
    }
thing-tsunami =
    { $count ->
        [one] tsunami
       *[other] tsunamis
    }
thing-red = red
thing-yellow = yellow
thing-green = green
thing-blue = blue
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
player-red = red
player-yellow = yellow
player-green = green
player-blue = blue
card-at = card { $place } (row { $row }, column { $column })
front-ice =
    { $count ->
        [one] { $count } ice space
       *[other] { $count } ice spaces
    }
front-blocks =
    { $count ->
        [one] { $count } ice block
       *[other] { $count } ice blocks
    }
front-search = a search space
front-seal = a seal space
front-sea = nothing but sea
direction-N = to the north
direction-E = to the east
direction-S = to the south
direction-W = to the west
corner-NW = north-west
corner-NE = north-east
corner-SE = south-east
corner-SW = south-west
list-and = { $first } and { $second }
list-comma = { $first }, { $second }
list-then = { $first }; { $second }

# the game and its options

game-title = Pinguinoè
game-line = Race your penguin across a sea of cards to Noah's ark, and keep clear of the black seal.
option-layout = Map layout
option-layout-standard = Standard
option-layout-two_player = For two players
option-white_penguin = The white penguin
option-white_penguin-awake = Runs for the ark
option-white_penguin-sleepy = Stays asleep
option-round_limit = Rounds until the flood

# prompts

prompt-ark = Tossing the ark card
prompt-ark-detail = The face that lands up is random.
prompt-corner = Choosing the corners
prompt-corner-detail = The players sit clockwise around the map.
prompt-start = Choosing the first player
prompt-start-detail = Every player is equally likely.
prompt-roll = Roll the die
prompt-roll-detail = A 2 to 5 moves your penguin, a 1 or 6 moves the seal. You may use an object card first.
prompt-die = Rolling the die
prompt-die-detail = A 2 to 5 moves the penguin, a 1 or 6 moves the seal.
prompt-move = Walk, swim or turn a card over
prompt-move-detail = Choose a space, or a card next to your penguin. If your turn ends in the water, your penguin is sent home.
prompt-move-water-detail = Choose firm ground: if your turn ends in the water, only a lifebelt can save your penguin from being sent home.
prompt-move-floating-detail = Choose firm ground: your penguin was floating already, so if it's still in the water when your turn ends, it is sent home.
prompt-seal = Move the seal
prompt-seal-detail = Choose a space: penguins there are sent home. You may leave the seal where it is.
prompt-seal-floating-detail = Choose a space: penguins there are sent home. So is your own, if it's still in the water when your turn ends.
prompt-send = Choose where the fish lures the seal
prompt-send-detail = Choose a face-up seal space.
prompt-fish = The seal has reached your penguin
prompt-fish-detail = Only a fish can save it from being sent home.
prompt-lure = Choose where to lure the seal
prompt-lure-detail = Choose a face-up seal space other than your own.
prompt-retreat = Choose where the { $colour } penguin retreats to
prompt-retreat-detail = It goes back one card towards its igloo.
prompt-belt = Your penguin is in the water
prompt-belt-detail = Only a lifebelt can save it from being sent home.
prompt-reveal = Turning over a card
prompt-reveal-detail = The front and which way round it lies are random.
prompt-search = Drawing a search card
prompt-search-detail = Objects go into the hand, events happen at once.
prompt-over = The game is over
prompt-over-white = Nobody wins: the white penguin has reached the ark
prompt-over-flood = Nobody wins: the flood has come
headline = { $name } reaches the ark first
ending-white = The white penguin has reached the ark.
ending-flood = The flood has come before anyone reached the ark.

# choices

choice-roll = Roll
choice-end-turn = End turn
choice-end-turn-water = End turn in the water
choice-end-turn-sent-home = End turn: back to the igloo
choice-decline-fish = Go back to the igloo
choice-discard-fish = Give the fish
choice-decline-belt = Go back to the igloo
choice-discard-belt = Use the lifebelt
choice-skates = Put on the skates
choice-fish = Lure the seal
choice-reveal = Turn over
choice-jump = Jump to { $cell }
choice-snowball = Throw at { $colour }
choice-swim = Water
choice-board = Board the ark
choice-catch = Catch { $colours }

# the log: what is done

step-roll = rolls the die
step-end-turn = ends the turn
step-end-turn-water = ends the turn in the water
step-end-turn-sent-home = ends the turn in the water and is sent home
step-decline-fish = gives no fish and is sent home
step-decline-belt = uses no lifebelt and is sent home
step-discard-fish = gives the seal a fish and stays
step-discard-belt = floats on a lifebelt
step-skates = puts on ice skates
step-fish = lays out a fish for the seal
step-lure = lures the seal to { $cell }
step-lure-catches = lures the seal to { $cell }, where it reaches { $colours }
step-jump = jumps over an ice block from { $start } to { $cell }
step-jump-ark = jumps over an ice block and is aboard the ark on { $cell }, from { $start }
step-snowball = throws a snowball at { $colour }
step-reveal = turns over card { $place } { $direction }
step-telescope = turns over { $card } with a telescope
step-walk = moves the penguin from { $start } to { $cell }
step-walk-ark = goes aboard the ark on { $cell }, from { $start }
step-seal-to = moves the seal to { $cell }
step-seal-to-catches = moves the seal to { $cell }, where it reaches { $colours }
step-pick-retreat = sends { $colour } back to { $cell }
step-ark = the ark shows face { $face }
step-corner = { $colour } starts in the { $corner }, the others follow clockwise
step-start = { $colour } goes first
step-die = rolled { $result }
step-die-blizzard =
    rolled { $result }: { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    } in the blizzard
step-die-seal =
    rolled { $result }: the seal has { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
step-front = card { $place } shows { $front }
step-object-unseen = { $colour } finds an object
step-object = { $colour } finds an object: { $card }
step-event = { $colour } draws an event: { $card }

# the log: what follows

step-sent-home = { $colour } is sent home
step-sent-home-block = { $colour } is on an ice block and is sent home
step-sent-home-water = { $colour } is in the water and is sent home
step-seal-comes = the seal comes to { $cell }
step-seal-comes-catches = the seal comes to { $cell } and reaches { $colours }
step-seal-ark = the seal goes onto the ark
step-turned-down = card { $place } is face down again
step-tear = { $colour } discards { $cards }
step-shuffle = the discard pile is shuffled and becomes the new deck
step-blizzard = for a whole round everyone has two movement points fewer
step-blizzard-over = the blizzard is over
step-misses = { $colour } misses a turn because of an event
step-misses-sent-home = { $colour } misses a turn because of an event and is sent home from the water

# seats, counters, zones

seat-waiting = on the way
seat-on-turn = to move
seat-home = at home
seat-floating = floating: must reach firm ground
seat-misses = misses a turn
seat-won = is aboard the ark
seat-lost = left behind
unit-to-ark =
    { $count ->
        [one] space to the ark
       *[other] spaces to the ark
    }
count-cards =
    { $count ->
        [one] object card
       *[other] object cards
    }
count-points =
    { $count ->
        [one] movement point
       *[other] movement points
    }
count-steps =
    { $count ->
        [one] step of the seal
       *[other] steps of the seal
    }
count-round = Round
count-deck = search cards
count-die = Die
count-events = events drawn
zone-hand = Objects
zone-front = In front of the player
zone-discards = Discard pile
zone-weather = Weather

# banners and the key to the marks

banner-blizzard =
    { $turns ->
        [one] Blizzard for one more turn: two fewer movement points
       *[other] Blizzard for { $turns } more turns: two fewer movement points
    }
banner-awake = With the next event the white penguin reaches the ark, and nobody wins
mark-down = face down
mark-seen = seen before: { $front }
mark-retreat = { $colour } would retreat here
layer-reach = The seal's reach
layer-retreat = Retreats
legend-seen = Seen before: hover or tap to see its front
ground-sea = sea
ground-ice = ice
ground-search = search space
ground-search-inuk = search space (Inuk)
ground-search-sled = search space (dog sled)
ground-seal-hole = seal space
ground-ice-block = ice block
mark-threatened = Within reach of the seal
mark-reach = The seal could come here
legend-walk-main = Firm ground (shows the cost)
legend-walk-second = Water: if your turn ends here, you're sent home
legend-walk-target = The ark
legend-jump-main = Jump here
legend-seal-to-main = The seal can go here
legend-seal-to-target = The seal would catch a penguin here
legend-pick-main = Choose this space
legend-warning = Within reach of the seal

# the key to the map in text

short-seal = S
key-ark = ark
key-light = light sea card, face down
key-dark = dark sea card, face down
key-seen = face down but seen before: ice underneath
key-many = and others on the same space
key-penguins = penguins, with the player's number
key-seal-on-ark = seal (on the ark)

# why not

refuse-over = The game is over.
refuse-other-step = You can't do that now: another decision comes first.
refuse-roll-first = Roll the die first.
refuse-rolled-already = You've already rolled this turn.
refuse-seal-moves = This roll moves the seal, not your penguin.
refuse-penguin-moves = This roll moves your penguin, not the seal.
refuse-only-moving = You can only use this card while your penguin is moving.
refuse-off-map = You can't choose { $cell }: it isn't on the map.
refuse-already-there = Your penguin is already on { $cell }.
refuse-block = You can't enter { $cell }: it's an ice block.
refuse-seal-there = You can't enter { $cell }: the seal is there.
refuse-too-far =
    { $left ->
        [0] You can't reach { $cell }: you have no points left.
        [one] You can't reach { $cell } with { $left } point.
       *[other] You can't reach { $cell } with { $left } points.
    }
refuse-seal-already-there = The seal is already on { $cell }.
refuse-closed-to-seal = The seal can't enter { $cell }: that space is closed to it ({ $by }).
refuse-seal-too-far =
    { $left ->
        [0] The seal can't reach { $cell }: it has no steps left.
        [one] The seal can't reach { $cell } with { $left } step.
       *[other] The seal can't reach { $cell } with { $left } steps.
    }
refuse-no-map-card = You can't turn over anything at place { $place }: there's no map card there.
refuse-face-up = You can't turn over card { $place }: it's already face up.
refuse-own-card = You can't turn over card { $place }: your penguin is on it.
refuse-not-beside = You can't turn over card { $place }: your penguin isn't next to it.
refuse-no-points =
    { $left ->
        [0] You can't do that: you have no points left.
        [one] You can't do that: { $left } point isn't enough.
       *[other] You can't do that: { $left } points aren't enough.
    }
refuse-card-used = You've already used an object card this turn.
refuse-not-held = You don't have this card: { $card }.
refuse-no-such-seat = There's no such player.
refuse-own-penguin = You can't throw a snowball at your own penguin.
refuse-at-home = You can't hit the { $colour } penguin: it's at home.
refuse-no-retreat = You can't hit the { $colour } penguin: it has nowhere to retreat to.
refuse-no-seal-cell = You can't use the fish: no other seal space is face up.
refuse-no-block = You can't jump there: there's no ice block to jump over.
refuse-no-landing = You can't jump there: the map ends behind the block.
refuse-not-a-seal-cell = You can't choose { $cell }: it isn't a face-up seal space.
refuse-own-cell = You can't lure the seal to { $cell }: your penguin is there.
refuse-to-the-igloo = You can't choose { $cell }: on its own igloo card the { $colour } penguin goes to its igloo.
refuse-other-card = You can't choose { $cell }: the { $colour } penguin doesn't retreat to that card.
refuse-not-firm = You can't choose { $cell }: it isn't firm ground.
refuse-not-farthest = You can't choose { $cell }: another space on that card is farther from the ark.
refuse-other-colour = { $front } doesn't belong here: its sea is a different colour.
refuse-front-seen = { $front } has been seen elsewhere.
refuse-none-left = None is left in the deck: { $card }.

# what is in the box

component-map-card = { $count ->
    [one] map card
   *[other] map cards
}

# effects of options and presets
option-layout-effect = How the cards of the sea are laid out
option-layout-standard-effect = Igloos in the corners, the ark in the middle
option-layout-two_player-effect = A smaller map: both igloos on one side, the ark on the other
option-white_penguin-effect = Whether five events end the game
option-white_penguin-awake-effect = Think before you search: the fifth event ends the game, and nobody wins
option-white_penguin-sleepy-effect = Search as often as you like: events never end the game
option-round_limit-effect = When the flood ends a game that nobody has won
option-round_limit-value-effect = After { $value } rounds the flood ends the game, and nobody wins
preset-first-effect = For two; the white penguin stays asleep, so search as you like
preset-full-effect = The white penguin is awake: the fifth event ends the game
preset-short-effect = For two on the standard map: fewer penguins, shorter races
preset-recommended-effect = For two: start on the same side, with the ark at the far end

# what things are and do

about-penguin = A player's penguin. Each step on land or in water costs 1 movement point; the first to reach the hull of the ark wins.
    .rule = PIN-4.14
about-penguin-afloat = It rests in the water on a lifebelt. It must reach firm ground in its next turn, or it is sent home.
    .rule = PIN-4.38
about-seal-black = Sends home every penguin it reaches. Whoever rolls 1 or 6 moves it up to five steps, also diagonally.
    .rule = PIN-4.28
about-igloo = A penguin's home: here it starts, and here it comes back to when it is sent home. The seal never gets in.
    .rule = PIN-3.9
about-card-back = Object cards, seen only by their owner. Everyone may see how many there are.
    .rule = PIN-4.44
about-telescope = Turns over any face-down map card, wherever it lies. A seal space on it attracts the seal.
    .rule = PIN-4.58
about-snowball = Makes another penguin go back one card towards its igloo.
    .rule = PIN-4.59
about-skates = Give you 2 more movement points after a roll of 2 to 5.
    .rule = PIN-4.60
about-fish = Puts the seal on another face-up seal space. It also saves your penguin when the seal has reached it, on anyone's turn.
    .rule = PIN-4.61
about-lifebelt = Saves your penguin when your turn, or a tsunami, leaves it in the water: it then floats until your next turn.
    .rule = PIN-4.36
about-trampoline = Your penguin jumps over one ice block to the space right behind it, for 1 movement point.
    .rule = PIN-4.64
about-stop = An event: its player misses the next turn.
    .rule = PIN-4.65
about-tear = An event: whoever draws it discards all object cards.
    .rule = PIN-4.66
about-blizzard = An event: all penguins go back one card, and for a whole round every roll of 2 to 5 gives two movement points fewer.
    .rule = PIN-4.70
about-tsunami = An event: it turns over the card under the penguin of whoever draws it, and the cards beside it.
    .rule = PIN-4.72
about-card-at = A map card of twelve spaces. Face down it is all sea; a penguin beside it may turn it over for 1 movement point.
    .rule = PIN-4.2
about-thing-ark = The goal: the first penguin on one of its two hull spaces wins.
    .rule = PIN-5.1
about-zone-hand = Object cards, seen only by their owner. You may use one on each of your turns.
    .rule = PIN-4.57
about-zone-front = An event that still works on this player.
    .rule = PIN-4.8
about-zone-discards = Cards that have been used. Everyone may look through them.
    .rule = PIN-4.57
about-zone-weather = An event that works on everyone for a round.
    .rule = PIN-4.69
about-count-round = A round is one turn of each player. After the last round the flood comes, and nobody wins.
    .rule = PIN-5.4
about-count-deck = Cards left to draw: whoever ends a turn on a search space draws one.
    .rule = PIN-4.41
about-count-die = A roll of 2 to 5 gives that many movement points; a 1 or a 6 gives five steps for the seal.
    .rule = PIN-4.11
about-count-events = The first event wakes the white penguin and each further one brings it nearer to the ark, unless it stays asleep at this table. If it gets there, nobody wins.
    .rule = PIN-5.2
about-count-cards = Object cards in hand.
    .rule = PIN-4.44
about-unit-to-ark = The number of steps to the ark, straight and without regard to what lies between.
    .rule = PIN-4.7
about-ground-sea = Water. A penguin may swim, but if its turn ends here it is sent home, unless a lifebelt saves it.
    .rule = PIN-4.34
about-ground-ice = Firm ground: a penguin is safe from the water here.
    .rule = PIN-4.1
about-ground-search = Firm ground. If your penguin has moved and ends its turn here, you draw a search card.
    .rule = PIN-4.41
about-ground-search-inuk = { about-ground-search }
    .rule = PIN-4.41
about-ground-search-sled = { about-ground-search }
    .rule = PIN-4.41
about-ground-seal-hole = Firm ground. When this card is turned up, the seal comes here at once; a fish can send it here too.
    .rule = PIN-4.48
about-ground-ice-block = Nobody can enter it. A trampoline gets a penguin over it.
    .rule = PIN-4.15
about-down = As long as this card lies face down, all its spaces are sea.
    .rule = PIN-4.2
about-seen = This card has been seen before. It shows the same again when it is turned up.
    .rule = PIN-4.46
about-reach = The seal could come here with its next roll.
    .rule = PIN-4.22
about-warning = A roll of 1 or 6 could bring the seal to this penguin.
    .rule = PIN-4.28
about-road = Where a snowball or a blizzard would send this penguin.
    .rule = PIN-4.52
about-legend-walk-main =
    .rule = PIN-4.14
about-legend-walk-second =
    .rule = PIN-4.34
about-legend-walk-target =
    .rule = PIN-4.18
about-legend-jump-main =
    .rule = PIN-4.64
about-legend-seal-to-main =
    .rule = PIN-4.23
about-legend-seal-to-target =
    .rule = PIN-4.26
about-legend-pick-main =
    .rule = PIN-4.54
about-legend-seen =
    .rule = PIN-4.46

# what holds now

now-events-left = { $left ->
    [one] With the next event the white penguin reaches the ark.
   *[other] After { $left } more events the white penguin reaches the ark.
}
now-asleep = The white penguin stays asleep at this table.
now-on-ark = The seal is on the ark: it is in nobody's way there.
now-turns-left = { $turns ->
    [one] It blows for one more turn.
   *[other] It blows for { $turns } more turns.
}
now-object-used = You can't use another object card this turn: you have used one.

# reasons of hints

reason-way-brings = { $by ->
    [one] 1 space closer to the ark
   *[other] { $by } spaces closer to the ark
}
reason-way-keeps = a better way to the ark than otherwise
reason-way-costs = { $by ->
    [one] 1 space farther from the ark
   *[other] { $by } spaces farther from the ark
}
reason-way-prevents = { $by ->
    [one] { $who } ends up 1 space farther from the ark
   *[other] { $who } ends up { $by } spaces farther from the ark
}
reason-way-risks = { $by ->
    [one] { $who } can throw you back 1 space
   *[other] { $who } can throw you back { $by } spaces
}
reason-stop-keeps = you miss fewer turns
reason-stop-costs = you miss a turn
reason-stop-prevents = { $who } misses a turn
reason-afloat-brings = on firm ground again
reason-afloat-keeps = keeps you on firm ground
reason-afloat-costs = afloat: you must reach firm ground next turn
reason-seal-brings = farther from the seal
reason-seal-keeps = keeps you safer from the seal
reason-seal-costs = the seal is close to you
reason-seal-prevents = the seal comes close to { $who }
reason-seal-risks = { $who } can bring the seal close to you
reason-hand-brings = { $by ->
    [one] you get an object
   *[other] you get { $by } objects
}
reason-hand-keeps = keeps more objects for you
reason-hand-costs = { $by ->
    [one] costs an object
   *[other] costs { $by } objects
}
reason-hand-prevents = { $by ->
    [one] { $who } loses an object
   *[other] { $who } loses { $by } objects
}
reason-promise-keeps = better spaces within reach this turn

# warnings

warning-sent-home = Your penguin is sent home.
warning-water = From there nothing leads out of the water this turn: your penguin is sent home.
warning-own-penguin = The seal reaches your own penguin, which is sent home.
warning-last-event = You search here, and one more event ends the game: nobody wins.

# where a penguin goes

step-walk-water = goes into the water, from { $start } to { $cell }
step-walk-search = goes to the search space, from { $start } to { $cell }
step-jump-water = jumps over an ice block into the water, from { $start } to { $cell }
step-jump-search = jumps over an ice block to the search space, from { $start } to { $cell }

# why it ended

ending-ark = A penguin has reached the ark.

# standing orders: questions, and the answers that can be given in advance

order-fish = When the seal reaches my penguin
order-fish-discard = Give a fish if I hold one, otherwise go back to the igloo
order-fish-decline = Go back to the igloo
order-belt = When my penguin is in the water
order-belt-discard = Use a lifebelt if I hold one, otherwise go back to the igloo
order-belt-decline = Go back to the igloo
