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
thing-skates = skates
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
game-line = Race your penguin over a sea of cards to Noah's ark, and keep away from the black seal.
option-layout = Layout of the map
option-layout-standard = Standard
option-layout-two_player = For two players
option-white_penguin = The white penguin
option-white_penguin-awake = Wakes at the fifth event
option-white_penguin-sleepy = Sleeps on: events never end the game
option-round_limit = The flood comes after so many rounds

# prompts

prompt-ark = The ark card is tossed
prompt-ark-detail = Chance chooses the face that lies up.
prompt-corner = The corners are drawn
prompt-corner-detail = The players sit clockwise round the map.
prompt-start = Who begins is drawn
prompt-start-detail = Every player is equally likely.
prompt-roll = Roll the die
prompt-roll-detail = 2 to 5 move your penguin, 1 and 6 move the seal. You may use an object card before.
prompt-die = The die rolls
prompt-die-detail = 2 to 5 move the penguin, 1 and 6 move the seal.
prompt-move = Walk, swim or turn a card over
prompt-move-detail = Do not end your turn in the water.
prompt-seal = Move the seal
prompt-seal-detail = Choose a cell: penguins there are chased home. You may leave the seal where it is.
prompt-send = Where does the fish lure the seal?
prompt-send-detail = Choose a seal cell that lies face up.
prompt-fish = The seal has reached your penguin
prompt-fish-detail = Only a fish can save it from going home.
prompt-lure = Where do you lure the seal?
prompt-lure-detail = Choose a seal cell that lies face up, but not your own.
prompt-retreat = Where does the penguin retreat to ({ $colour })?
prompt-retreat-detail = It goes back by one card towards its igloo.
prompt-belt = Your penguin is in the water
prompt-belt-detail = Only a lifebelt can keep it from going home.
prompt-reveal = A card is turned over
prompt-reveal-detail = Chance chooses the front and how it lies.
prompt-search = A search card is drawn
prompt-search-detail = An object goes to the hand, an event happens at once.
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
choice-swim = Water: do not end your turn here

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
step-jump = jumps over a block ({ $direction })
step-snowball = throws a snowball at { $colour }
step-reveal = turns over card { $place }
step-telescope = looks at card { $place } with the telescope
step-walk = goes from { $start } to { $cell }
step-walk-ark = goes from { $start } to { $cell }: aboard the ark!
step-seal-to = the seal goes to { $cell }
step-seal-reaches = the seal goes to { $cell } and reaches { $colours }
step-pick-retreat = drives { $colour } back to { $cell }
step-ark = the ark lies with face { $face } up
step-corner = the corners are drawn for { $seats } players
step-start = { $colour } begins
step-die = rolled { $result }
step-die-blizzard = rolled { $result }: { $points } in the blizzard
step-die-seal = rolled { $result }: the seal may take { $steps } steps
step-front = card { $place } shows { $front }
step-front-seal = card { $place } shows { $front } with a seal cell: the seal comes
step-object-unseen = finds an object
step-object = finds an object: { $card }
step-event = event: { $card }

# seats, counters, zones

seat-waiting = on the way
seat-on-turn = on turn
seat-home = at home
seat-floating = floating: must reach ice
seat-misses = misses a turn
seat-won = is aboard the ark
seat-lost = left behind
unit-cards =
    { $count ->
        [one] card
       *[other] cards
    }
count-points =
    { $count ->
        [one] one movement point
       *[other] movement points
    }
count-round = Round
count-deck = search cards
count-die = Die
count-events = events
count-to-ark = steps to the ark
zone-hand = Objects
zone-front = Before the player
zone-discards = Discard pile
zone-weather = Weather

# banners and the key to the marks

banner-blizzard =
    { $turns ->
        [one] Blizzard for one more turn: two points fewer
       *[other] Blizzard for { $turns } more turns: two points fewer
    }
banner-awake = One more event wakes the white penguin, and nobody wins
region-card = card { $place }
mark-down = face down
mark-seen = seen before: { $front }
mark-retreat = { $colour } would retreat this way
layer-reach = The seal's reach
layer-retreat = Retreats
legend-seen = Seen before: point at it to see its front
ground-sea = sea
ground-ice = ice
ground-search-inuk = search cell (Eskimo)
ground-search-sled = search cell (dog sled)
ground-seal-hole = seal cell
ground-ice-block = ice block
mark-threatened = The seal could reach this penguin
mark-reach = The seal could swim here
legend-walk-main = Firm ground, with its cost
legend-walk-second = Water: do not end your turn here
legend-walk-target = The ark
legend-jump-main = Jump here
legend-seal-to-main = The seal can go here
legend-seal-to-target = A penguin the seal would reach
legend-pick-main = Choose this cell
legend-warning = In reach of the seal

# why not

refuse-over = The game is over.
refuse-other-step = Something else is asked now.
refuse-roll-first = Roll the die first.
refuse-rolled-already = The die has been rolled in this turn.
refuse-seal-moves = This roll moves the seal, not your penguin.
refuse-penguin-moves = This roll moves your penguin, not the seal.
refuse-only-moving = This card can only be used while your penguin moves.
refuse-off-map = { $cell } is not on the map.
refuse-already-there = Your penguin stands on { $cell } already.
refuse-block = { $cell } is an ice block.
refuse-seal-there = The seal is on { $cell }: nobody gets past it.
refuse-too-far = { $cell } cannot be reached with { $left ->
        [one] one point
       *[other] { $left } points
    }.
refuse-seal-already-there = The seal is on { $cell } already.
refuse-closed-to-seal = The seal cannot enter { $cell } ({ $by }).
refuse-seal-too-far = The seal cannot reach { $cell } with { $left ->
        [one] one step
       *[other] { $left } steps
    }.
refuse-no-map-card = At { $place } there is no map card to turn over.
refuse-face-up = Card { $place } lies face up already.
refuse-own-card = Your penguin stands on card { $place }: only cards next to it can be turned over.
refuse-not-beside = Your penguin is not beside card { $place }.
refuse-no-points = { $left ->
        [0] You have no points left.
        [one] One point is not enough.
       *[other] { $left } points are not enough.
    }
refuse-card-used = You have used an object card in this turn.
refuse-not-held = You do not hold this card: { $card }.
refuse-no-such-seat = Nobody sits there.
refuse-own-penguin = A snowball is thrown at an opponent.
refuse-at-home = This penguin is at home: { $colour }.
refuse-no-retreat = This penguin cannot retreat: { $colour }.
refuse-no-seal-cell = No other seal cell lies face up.
refuse-no-block = There is no ice block to jump over.
refuse-no-landing = Behind the block the map ends.
refuse-not-a-seal-cell = { $cell } is no seal cell that lies face up.
refuse-own-cell = Your penguin stands on { $cell }: lure the seal elsewhere.
refuse-to-the-igloo = On its own igloo card a penguin goes to its igloo, not to { $cell } ({ $colour }).
refuse-other-card = The penguin does not retreat to the card of { $cell } ({ $colour }).
refuse-not-firm = { $cell } is not firm.
refuse-not-farthest = On this card another cell is farther from the ark than { $cell }.
refuse-other-colour = { $front } has another sea than this place.
refuse-front-seen = { $front } has been seen elsewhere.
refuse-none-left = None is left in the deck: { $card }.
