# things

thing-inuit = Inuit
thing-igloo = igloo
thing-igloos = { $count ->
    [one] igloo
   *[other] igloos
}
thing-fish = fish
thing-fox = fox
thing-fish1 = fish 1
thing-fish2 = fish 2
thing-fish3 = fish 3
thing-fox1 = fox 1
thing-fox2 = fox 2
thing-fox3 = fox 3
thing-bear = polar bear
thing-melt = Melt
thing-energy = Energy
thing-energy1 = Energy +1
thing-energy2 = Energy +2
thing-energy3 = Energy +3
thing-harpoon = Harpoon
thing-animals = Move animals
thing-points = AP
thing-tile-fish1 = Fish 1
thing-tile-fish2 = Fish 2
thing-tile-fish3 = Fish 3
thing-tile-bear = Polar bear
thing-tile-drift = Drift
thing-tile-glacier = Glacier
thing-tile-melt = Melt
thing-tile-energy1 = Energy +1
thing-tile-energy2 = Energy +2
thing-tile-energy3 = Energy +3
thing-tile-harpoon = Harpoon
thing-tile-animals = Move animals
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
way-n = north
way-e = east
way-s = south
way-w = west
list-and = { $first } and { $second }

# the game and its options

game-title = Iglu Iglu
game-line = Melt the ice, hunt in time, and hold an island of your own.
option-serious = Variant for serious players
option-closed_igloos = Closed igloos
option-island_scoring = Islands count
option-island_scoring-square = The square of their size, if you are alone
option-island_scoring-table = By a table
option-animal_ban = Closed to bears and foxes
option-animal_ban-centre = The four spaces of the centre
option-animal_ban-none = Nothing but the corners
option-half_rounding = Half points are rounded
option-half_rounding-down = Down
option-half_rounding-up = Up
option-first_player = First player
option-first_player-seat0 = The first seat
option-first_player-random = Drawn by lot

# prompts

prompt-first = Who begins?
prompt-first-detail = Chance chooses the first player.
prompt-fish = Fish swim into the open
prompt-fish-detail = Chance draws them from the supply.
prompt-place = Put an Inuk on the outer ring
prompt-place-detail = Any space of the ring will do, also one that is taken.
prompt-melt = Melt one tile
prompt-melt-detail = Choose a marked tile, or play Melt or Move animals first.
prompt-tile = A tile is lifted
prompt-tile-detail = Only the player who melts looks at it first.
prompt-fox = A fox appears on the glacier
prompt-fox-detail = Chance draws it from the supply.
prompt-drift = Push a row of tiles
prompt-drift-detail = Choose a tile, then the space next to it in the direction of the push.
prompt-displace = Move the { $animal } out of { $cell }
prompt-displace-detail = A tile will cover this space.
prompt-move-animal = Move animals
prompt-move-animal-detail = Choose an animal, then a space next to it.
prompt-answer = A bear attacks on { $cell }
prompt-answer-detail = Play a Harpoon, or leave it to the others.
prompt-flee = An Inuk of { $colour } flees
prompt-flee-detail = Put it on one of the four corners.
prompt-act = Move your Inuit, hunt or build
prompt-act-detail = Choose an Inuk, an animal, your igloos or a kept tile.
prompt-over = The game is over
prompt-played = Played this turn: { $types }.

# choices

choice-walk = Walk
choice-kayak = Kayak
choice-hunt = Hunt: { $animal }
choice-harpoon = Harpoon: { $animal }
choice-answer-harpoon = Play a Harpoon
choice-answer-decline = No Harpoon
choice-end-turn = End turn

# log

step-first = { $colour } begins
step-fish = { $animal } swims to { $cell }
step-place = puts an Inuk on { $cell }
step-melt-ice = melts { $cell }
step-tile-fish1 = one fish on { $cell }
step-tile-fish2 = two fish on { $cell }
step-tile-fish3 = three fish on { $cell }
step-tile-bear = a polar bear on { $cell }
step-tile-drift = a Drift
step-tile-glacier = a glacier on { $cell }
step-tile-melt = a tile to keep: Melt
step-tile-energy1 = a tile to keep: Energy +1
step-tile-energy2 = a tile to keep: Energy +2
step-tile-energy3 = a tile to keep: Energy +3
step-tile-harpoon = a tile to keep: Harpoon
step-tile-animals = a tile to keep: Move animals
step-tile-red = a red-bordered tile
step-fox = { $animal } on { $cell }
step-play-melt = plays Melt on { $cell }
step-play-animals = plays Move animals
step-play-energy = plays Energy +{ $value }
step-move-animal = { $animal } moves from { $start } to { $cell }
step-drift = pushes { $cell } { $way }
step-displace = { $animal } makes way to { $cell }
step-walk = walks from { $start } to { $cell }
step-walk-bear = walks from { $start } to { $cell } and kills the bear
step-kayak = paddles from { $start } to { $cell }
step-kayak-bear = paddles from { $start } to { $cell } and kills the bear
step-hunt = hunts { $animal } on { $cell }
step-harpoon = takes { $animal } on { $cell } with a Harpoon
step-build-igloo = builds an igloo on { $cell }
step-answer-harpoon = kills the bear with a Harpoon
step-answer-decline = plays no Harpoon
step-flee = sends an Inuk of { $colour } to { $cell }
step-end-turn = ends the turn

# table

zone-kept = Kept tiles
zone-hunted = Catch
zone-stock = Igloos to build
points = Points
points-now = If it ended now
points-islands = Islands
points-hunted = Catch
unit-points = points
unseen = Tiles you have not seen
count-turn = Turn
count-free = free tiles
count-meltable = to melt now
count-inuit = Inuit on the ice
count-igloos = igloos left
count-kept = kept tiles
seat-place = { $place ->
    [1] winner
   *[other] place { $place }
}
seat-points = { $points ->
    [one] 1 action point left
   *[other] { $points } action points left
}
seat-melting = melts a tile
seat-acting = on the move
seat-asked = is asked
seat-waiting = waiting
banner-ring = No free tile lies beside the sea: melt one on the outer ring.
layer-islands = Islands and their points
layer-ring = Outer ring
layer-banned = Closed to bears and foxes
mark-island = { $size ->
    [one] An island of one tile
   *[other] An island of { $size } tiles
}
mark-covered = This space will be covered
legend-place = Put it here
legend-melt-ice = Can be melted
legend-move-animal = An animal can be moved
legend-drift = A push is possible
legend-displace = It can go here
legend-flee = A corner to flee to
legend-walk = Walk here
legend-kayak = Kayak: paddle here
legend-hunt = Hunt, with its price

# refusals

refuse-over = The game is over.
refuse-other-step = Something else is asked now.
refuse-melt-first = You must melt a tile first.
refuse-phase-2 = This tile can only be played after the melt.
refuse-no-such-seat = There is no such seat.
refuse-none-left = None of these is left.
refuse-sea = { $cell } is no ice.
refuse-glacier = { $cell } is a glacier: it never melts.
refuse-occupied = { $cell } is occupied ({ $by }), so it cannot melt.
refuse-not-at-sea = { $cell } does not lie beside the sea.
refuse-not-on-ring = { $cell } is not on the outer ring, where you have to melt now.
refuse-not-kept = You do not keep this tile: { $tile }.
refuse-type-played = You have played { $tile } this turn already.
refuse-igloo-holds = An igloo keeps { $cell } from melting.
refuse-no-animal-moves = No animal can be moved.
refuse-no-such-animal = There is no { $animal } on { $cell }.
refuse-fish-swim = Fish stay in the sea, and { $cell } is none.
refuse-foxes-walk = Foxes stay on the ice, and { $cell } is none.
refuse-banned = { $cell } is closed to bears and foxes ({ $animal }).
refuse-another-bear = There is another bear on { $cell }.
refuse-no-tile = There is no tile on { $cell } to push.
refuse-no-room-to-drift = The tiles from { $cell } on would be pushed onto land or off the board.
refuse-no-way-out = The { $animal } in { $cell } has nowhere to go.
refuse-not-adjacent = { $cell } is not next to { $start }.
refuse-not-sea = { $cell } is not sea.
refuse-too-few-points = This costs { $cost } action points; you have { $left }.
refuse-no-inuk = You have no Inuk on { $cell }.
refuse-no-ground = { $cell } is sea: an Inuk cannot stand there.
refuse-kayak-lands = A trip ends on ground, and { $cell } is sea.
refuse-no-common-sea = No sea without bears leads from { $start } to { $cell }.
refuse-closed-igloo = The igloo on { $cell } is another tribe's.
refuse-bear-there = A bear is on { $cell }, and you have no Harpoon to play.
refuse-bear-at-sea = A bear in the sea cannot be hunted.
refuse-not-on-tile = None of your Inuit is on { $cell }.
refuse-not-beside-fish = None of your Inuit is beside { $cell }.
refuse-others-there = Inuit of another tribe are on { $cell }.
refuse-igloo-there = There is an igloo on { $cell } already.
refuse-no-igloo-left = You have built all your igloos.
