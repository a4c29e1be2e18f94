# things

thing-inuit = { $count ->
    [one] Inuk
   *[other] Inuit
}
thing-igloo = igloo
thing-igloos = { $count ->
    [one] igloo
   *[other] igloos
}
thing-fish = fish
thing-fox = fox
thing-fish1 = fish (1)
thing-fish2 = fish (2)
thing-fish3 = fish (3)
thing-fox1 = { $count ->
    [one] fox (1)
   *[other] foxes (1)
}
thing-fox2 = { $count ->
    [one] fox (2)
   *[other] foxes (2)
}
thing-fox3 = { $count ->
    [one] fox (3)
   *[other] foxes (3)
}
thing-bear = { $count ->
    [one] polar bear
   *[other] polar bears
}
thing-melt = Melt
thing-energy = Energy
thing-energy1 = Energy +1
thing-energy2 = Energy +2
thing-energy3 = Energy +3
thing-harpoon = { $count ->
    [one] Harpoon
   *[other] Harpoons
}
thing-animals = Move animals
thing-points = AP
thing-tile-fish1 = Fish (1)
thing-tile-fish2 = Fish (2)
thing-tile-fish3 = Fish (3)
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
list-comma = { $first }, { $second }

# the game and its options

game-title = Iglu Iglu
game-line = Melt the ice, hunt while you can, and hold an island of your own.
option-serious = Advanced variant
option-closed_igloos = Closed igloos
option-island_scoring = Island scoring
option-island_scoring-square = Size squared if you're alone on it
option-island_scoring-table = Fixed table
option-animal_ban = Closed to bears and foxes
option-animal_ban-centre = The four centre spaces
option-animal_ban-none = Only the corners
option-half_rounding = Round half points
option-half_rounding-down = Down
option-half_rounding-up = Up
option-first_player = First player
option-first_player-seat0 = The first seat
option-first_player-random = Random

# prompts

prompt-first = Who goes first?
prompt-first-detail = The first player is chosen at random.
prompt-fish = Fish appear in the centre
prompt-fish-detail = They are drawn at random from the supply.
prompt-place = Place an Inuk on the outer ring
prompt-place-detail = Choose any space of the ring, even one that is taken.
prompt-melt = Melt a tile
prompt-melt-detail = Choose a marked tile.
prompt-melt-or-play = Choose a marked tile, or play Melt or Move animals first.
prompt-tile = Turning over a tile
prompt-tile-detail = Only the player who melted it looks at it first.
prompt-fox = A fox appears on the glacier
prompt-fox-detail = It is drawn at random from the supply.
prompt-drift = Push a row of tiles
prompt-drift-detail = Choose a tile, then the space you want to push it to.
prompt-displace = Move the { $animal } out of { $cell }
prompt-displace-detail = A tile will cover this space.
prompt-move-animal = Move animals
prompt-move-animal-detail = Choose an animal, then a space next to it.
prompt-answer = A bear attacks the Inuit on { $cell }
prompt-answer-detail = Play a Harpoon or decline.
prompt-flee = Move a fleeing { $colour } Inuk
prompt-flee-detail = Choose one of the four corners.
prompt-act = Move, hunt or build
prompt-act-detail = Choose an Inuk, an animal, an igloo to build or a kept tile.
prompt-over = The game is over
prompt-played = Played this turn: { $types }.

# choices

choice-walk = Walk
choice-kayak = Kayak
choice-hunt = Hunt: { $animal }
choice-harpoon = Harpoon: { $animal }
choice-answer-harpoon = Play a Harpoon
choice-answer-decline = Decline
choice-end-turn = End turn

# log

step-first = { $colour } goes first
step-fish = { $animal } swims to { $cell }
step-place = places an Inuk on { $cell }
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
step-drift = pushes the tile on { $cell } { $way }
step-displace = { $animal } moves aside to { $cell }
step-walk = walks from { $start } to { $cell }
step-walk-bear = walks from { $start } to { $cell } and kills the bear
step-kayak = paddles from { $start } to { $cell }
step-kayak-bear = paddles from { $start } to { $cell } and kills the bear
step-hunt = hunts { $animal } on { $cell }
step-harpoon = takes { $animal } on { $cell } with a Harpoon
step-build-igloo = builds an igloo on { $cell }
step-answer-harpoon = kills the bear with a Harpoon
step-answer-decline = plays no Harpoon
step-flee = sends a { $colour } Inuk to { $cell }
step-end-turn = ends the turn

# table

zone-kept = Kept tiles
zone-hunted = Catch
zone-stock = Igloos left
points = Points
points-now = If the game ended now
points-islands = Islands
points-hunted = Catch
unit-points = { $count ->
    [one] point
   *[other] points
}
unit-points-now = { $count ->
    [one] point now
   *[other] points now
}
unseen = Tiles you haven't seen
count-turn = Turn
count-free = unoccupied face-down tiles
count-meltable = can be melted now
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
seat-melting = melting a tile
seat-acting = on the move
seat-asked = deciding
seat-placing = placing an Inuk
seat-waiting = waiting
banner-ring = No unoccupied tile is next to the sea: melt one on the outer ring.
layer-islands = Islands and their points
layer-ring = Outer ring
layer-banned = Closed to bears and foxes
mark-island = { $size ->
    [one] An island of one tile
   *[other] An island of { $size } tiles
}
mark-covered = This space will be covered
legend-place = Place it here
legend-melt-ice = Can be melted
legend-move-animal = This animal can move
legend-drift = This tile can be pushed
legend-displace = It can go here
legend-flee = Flee to this corner
legend-walk = Walk here
legend-kayak = Paddle here
legend-hunt = Hunt (shows the AP cost)

# drawing in text

short-fish = fi
short-fox = fo
short-bear = be
key-land = land (corner)
key-sea = sea
key-ice = tile, face down
key-glacier = glacier
key-centre = around the centre
key-fish = a fish of 3 and one of 1
key-fox = a fox of 3 and one of 1
key-inuk = { $colour } Inuk
key-igloo = { $colour } igloo
ending-melted = No tile could be melted any more.

# refusals

refuse-over = The game is over.
refuse-other-step = You can't do that now: another decision comes first.
refuse-melt-first = You must melt a tile first.
refuse-phase-2 = You can't play this tile yet: melt a tile first.
refuse-no-such-seat = There's no such seat.
refuse-none-left = None of these is left.
refuse-sea = { $cell } isn't ice.
refuse-glacier = You can't melt { $cell }: glaciers never melt.
refuse-occupied = You can't melt { $cell }: it's occupied ({ $by }).
refuse-not-at-sea = You can't melt { $cell }: it isn't next to the sea.
refuse-not-on-ring = You can't melt { $cell }: this time it must be a tile on the outer ring.
refuse-not-kept = You don't have this tile: { $tile }.
refuse-type-played = You've already played { $tile } this turn.
refuse-igloo-holds = You can't melt { $cell }: an igloo protects it.
refuse-no-animal-moves = You can't play Move animals: no animal can move.
refuse-no-such-animal = There's no { $animal } on { $cell }.
refuse-fish-swim = You can't move a fish to { $cell }: fish stay in the sea.
refuse-foxes-walk = You can't move a fox to { $cell }: foxes stay on the ice.
refuse-banned = You can't move the { $animal } to { $cell }: it's closed to bears and foxes.
refuse-another-bear = There's another bear on { $cell }.
refuse-no-tile = There's no tile on { $cell } to push.
refuse-no-room-to-drift = You can't push the row from { $cell }: it would go onto land or off the board.
refuse-no-way-out = You can't push there: the { $animal } on { $cell } has nowhere to go.
refuse-not-adjacent = { $cell } isn't next to { $start }.
refuse-not-sea = { $cell } isn't sea.
refuse-too-few-points = You can't afford this: it costs { $cost } action points and you have { $left }.
refuse-no-inuk = You have no Inuk on { $cell }.
refuse-no-ground = You can't move to { $cell }: it's sea.
refuse-kayak-lands = You can't land on { $cell }: a kayak trip must end on ice or land.
refuse-no-common-sea = You can't paddle from { $start } to { $cell }: no bear-free sea connects them.
refuse-closed-igloo = You can't enter { $cell }: the igloo there belongs to another tribe.
refuse-bear-there = You can't enter { $cell }: there's a bear and you have no Harpoon to play.
refuse-bear-at-sea = You can't hunt a bear in the sea.
refuse-not-on-tile = You can't do this on { $cell }: none of your Inuit is there.
refuse-not-beside-fish = You can't fish on { $cell }: none of your Inuit is next to it.
refuse-others-there = You can't build on { $cell }: Inuit of another tribe are there.
refuse-igloo-there = { $cell } already has an igloo.
refuse-no-igloo-left = You have built all your igloos.

# what is in the box

component-tile = Tiles
component-token = Animals
component-inuit = { $count ->
    [one] Inuk
   *[other] Inuit
}

# warnings

warning-corner = On a corner this Inuk counts for no island.
warning-melts-own = Your own Inuk is on this tile and has to go to a corner.
warning-bear-own = The bear attacks your own Inuk.
warning-flee = Unless someone else plays a Harpoon, your Inuk flees to a corner.
warning-hunt-left = { $count ->
    [one] There is still something to hunt, and 1 action point would be lost.
   *[other] There is still something to hunt, and { $count } action points would be lost.
}
