# things

thing-penguin = penguin
thing-floating = floating penguin
thing-seal = seal
thing-ark = Noah's ark
thing-igloo = igloo
thing-block = ice block
thing-hull = hull
thing-object = object
thing-telescope = telescope
thing-snowball = snowball
thing-skates = ice skates
thing-fish = fish
thing-lifebelt = lifebelt
thing-trampoline = trampoline
thing-stop = miss a turn
thing-tear = tear
thing-blizzard = blizzard
thing-tsunami = tsunami
thing-red = red
thing-yellow = yellow
thing-green = green
thing-blue = blue
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
list-and = { $first } and { $second }

# the game and its options

game-title = Pinguinoè
game-line = Race your penguin across a sea of cards to Noah's ark, and keep clear of the black seal.
option-layout = Map layout
option-layout-standard = Standard
option-layout-two_player = For two players
option-white_penguin = The white penguin
option-white_penguin-awake = Wakes at the fifth event
option-white_penguin-sleepy = Stays asleep: events never end the game
option-round_limit = Rounds until the flood

# prompts

prompt-ark = Tossing the ark card
prompt-ark-detail = The face that lands up is random.
prompt-corner = Choosing the corners
prompt-corner-detail = The players sit clockwise round the map.
prompt-start = Choosing the first player
prompt-start-detail = Every player is equally likely.
prompt-roll = Roll the die
prompt-roll-detail = A 2 to 5 moves your penguin, a 1 or 6 moves the seal. You may use an object card first.
prompt-die = Rolling the die
prompt-die-detail = A 2 to 5 moves the penguin, a 1 or 6 moves the seal.
prompt-move = Walk, swim or turn a card over
prompt-move-detail = Don't end your turn in the water.
prompt-seal = Move the seal
prompt-seal-detail = Choose a space: penguins there are sent home. You may leave the seal where it is.
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
prompt-reveal-detail = The front and which way up it lies are random.
prompt-search = Drawing a search card
prompt-search-detail = Objects go into the hand, events happen at once.
prompt-over = The game is over
prompt-over-white = Nobody wins: the white penguin woke up
prompt-over-flood = Nobody wins: the flood has come

# what one can choose without touching the map

choice-roll = Roll
choice-end-turn = End turn
choice-decline-fish = Go home
choice-discard-fish = Give the fish
choice-decline-belt = Go home
choice-discard-belt = Use the lifebelt
choice-skates = Put on skates
choice-fish = Lure the seal
choice-reveal = Turn over
choice-swim = Water: don't end your turn here

# the log

step-roll = rolls the die
step-end-turn = ends the turn
step-end-turn-water = ends the turn in the water
step-decline-fish = goes home
step-decline-belt = goes home
step-discard-fish = gives the seal a fish
step-discard-belt = floats on a lifebelt
step-skates = puts on skates
step-fish = lures the seal with a fish
step-jump = jumps over an ice block ({ $direction })
step-snowball = throws a snowball at { $colour }
step-reveal = turns over card { $place }
step-telescope = looks at card { $place } with the telescope
step-walk = goes from { $start } to { $cell }
step-walk-ark = goes from { $start } to { $cell }: aboard the ark!
step-seal-to = the seal goes to { $cell }
step-seal-reaches = the seal goes to { $cell } and reaches { $colours }
step-pick-retreat = sends { $colour } back to { $cell }
step-ark = the ark shows face { $face }
step-corner = corners chosen for { $seats } players
step-start = { $colour } goes first
step-die = rolled { $result }
step-die-blizzard = rolled { $result }: { $points } in the blizzard
step-die-seal = rolled { $result }: the seal has { $steps } steps
step-front = card { $place } shows { $front }
step-front-seal = card { $place } shows { $front } with a seal space: the seal comes
step-object-unseen = finds an object
step-object = finds an object: { $card }
step-event = event: { $card }

# seats, counters, zones

seat-waiting = on the way
seat-on-turn = to move
seat-home = at home
seat-floating = floating: must reach firm ground
seat-misses = misses a turn
seat-won = is aboard the ark
seat-lost = left behind
unit-cards =
    { $count ->
        [one] card
       *[other] cards
    }
count-points = { $count ->
    [one] movement point
   *[other] movement points
}
count-round = Round
count-deck = search cards
count-die = Die
count-events = events drawn
count-to-ark = steps to the ark
zone-hand = Objects
zone-front = In front of the player
zone-discards = Discard pile
zone-weather = Weather

# banners and the key to the marks

banner-blizzard = { $turns ->
    [one] Blizzard for one more turn: two fewer movement points
   *[other] Blizzard for { $turns } more turns: two fewer movement points
}
banner-awake = One more event wakes the white penguin, and nobody wins
region-card = card { $place }
mark-down = face down
mark-seen = seen before: { $front }
mark-retreat = { $colour } would retreat here
layer-reach = The seal's reach
layer-retreat = Retreats
legend-seen = Seen before: hover or tap to see its front
ground-sea = sea
ground-ice = ice
ground-search-inuk = search space (Inuk)
ground-search-sled = search space (dog sled)
ground-seal-hole = seal space
ground-ice-block = ice block
mark-threatened = The seal could reach this penguin
mark-reach = The seal could swim here
legend-walk-main = Firm ground (shows the cost)
legend-walk-second = Water: don't end your turn here
legend-walk-target = The ark
legend-jump-main = Jump here
legend-seal-to-main = The seal can go here
legend-seal-to-target = The seal would catch a penguin here
legend-pick-main = Choose this space
legend-warning = Within reach of the seal

# why not

refuse-over = The game is over.
refuse-other-step = You can't do that now: another decision comes first.
refuse-roll-first = Roll the die first.
refuse-rolled-already = You've already rolled this turn.
refuse-seal-moves = This roll moves the seal, not your penguin.
refuse-penguin-moves = This roll moves your penguin, not the seal.
refuse-only-moving = You can only use this card while your penguin is moving.
refuse-off-map = { $cell } is not on the map.
refuse-already-there = Your penguin is already on { $cell }.
refuse-block = You can't enter { $cell }: it's an ice block.
refuse-seal-there = You can't enter { $cell }: the seal is there.
refuse-too-far = You can't reach { $cell } with { $left ->
    [one] one point
   *[other] { $left } points
    }.
refuse-seal-already-there = The seal is already on { $cell }.
refuse-closed-to-seal = The seal can't enter { $cell } ({ $by }).
refuse-seal-too-far = The seal can't reach { $cell } with { $left ->
    [one] one step
   *[other] { $left } steps
    }.
refuse-no-map-card = There's no map card to turn over at { $place }.
refuse-face-up = Card { $place } is already face up.
refuse-own-card = You can't turn over card { $place }: your penguin is on it.
refuse-not-beside = You can't turn over card { $place }: your penguin isn't next to it.
refuse-no-points = { $left ->
        [0] You have no points left.
        [one] One point is not enough.
       *[other] { $left } points are not enough.
    }
refuse-card-used = You've already used an object card this turn.
refuse-not-held = You don't have this card: { $card }.
refuse-no-such-seat = There is no such player.
refuse-own-penguin = You can't throw a snowball at your own penguin.
refuse-at-home = You can't hit the { $colour } penguin: it's at home.
refuse-no-retreat = You can't hit the { $colour } penguin: it has nowhere to retreat to.
refuse-no-seal-cell = You can't use the fish: no other seal space is face up.
refuse-no-block = There's no ice block to jump over.
refuse-no-landing = You can't jump there: the map ends behind the block.
refuse-not-a-seal-cell = { $cell } isn't a face-up seal space.
refuse-own-cell = You can't lure the seal to { $cell }: your penguin is there.
refuse-to-the-igloo = The { $colour } penguin must go to its igloo, not to { $cell }: it's on its own igloo card.
refuse-other-card = The { $colour } penguin can't retreat to that card ({ $cell }).
refuse-not-firm = A penguin can't retreat to { $cell }: it isn't firm ground.
refuse-not-farthest = You can't choose { $cell }: another space on that card is farther from the ark.
refuse-other-colour = { $front } doesn't belong here: its sea is a different colour.
refuse-front-seen = { $front } has been seen elsewhere.
refuse-none-left = None is left in the deck: { $card }.

# what is in the box

component-map-card = { $count ->
    [one] map card
   *[other] map cards
}
