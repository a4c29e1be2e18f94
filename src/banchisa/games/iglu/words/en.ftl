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
several = { $number ->
    [1] { $thing }
   *[other] { $number } { $thing }
}

# the game and its options

game-title = Iglu Iglu
game-line = Melt the ice, hunt while you can, and hold an island of your own.
option-serious = Variant for serious players
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

one-fish1 = a fish (1)
one-fish2 = a fish (2)
one-fish3 = a fish (3)
one-fox1 = a fox (1)
one-fox2 = a fox (2)
one-fox3 = a fox (3)
one-bear = a polar bear
step-first = { $colour } goes first
step-fish = { $animal } swims to { $cell }
step-place = places an Inuk on { $cell }
step-melt-ice = melts the tile on { $cell }
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
step-move-animal = moves { $animal } from { $start } to { $cell }
step-drift = pushes the tile on { $cell } { $way }
step-displace = { $animal } moves aside to { $cell }
step-walk = moves an Inuk from { $start } to { $cell }
step-walk-bear = moves an Inuk from { $start } to the bear on { $cell } and kills it
step-kayak = takes an Inuk by kayak from { $start } to { $cell }
step-kayak-bear = takes an Inuk by kayak from { $start } to the bear on { $cell } and kills it
step-hunt = hunts { $animal } on { $cell }
step-harpoon = takes { $animal } on { $cell } with a Harpoon
step-build-igloo = builds an igloo on { $cell }
step-answer-harpoon = kills the bear with a Harpoon
step-answer-decline = plays no Harpoon
step-flee-bear = sends a { $colour } Inuk to { $cell }, away from the bear
step-flee-melt = sends a { $colour } Inuk to { $cell }, off the melted tile
step-end-turn = ends the turn
step-then = { $step }; { $then }
then-eaten = the bear eats { $animals }
then-melted = out of the game with the tile: { $animals }

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

# a second melt

refuse-already-melted = You've already melted a tile this turn.

# effects of options and presets
option-serious-effect = The two rules with which the authors first made the game
option-serious-true-effect = For tactical players: others' igloos are closed, and islands score by a fixed table
option-serious-false-effect = The rules as they were published
option-closed_igloos-effect = Whether you may enter other players' igloos
option-closed_igloos-true-effect = Your Inuit can't enter a space with another player's igloo
option-closed_igloos-false-effect = Igloos keep nobody out
option-island_scoring-effect = How many points an island is worth at the end
option-island_scoring-square-effect = An island of 5 is worth 5 points, or 25 if you're alone on it
option-island_scoring-table-effect = 1, 3, 6, 10, 15 or 21 points by size, alone or not
option-animal_ban-effect = Which spaces bears and foxes never enter
option-animal_ban-centre-effect = The four spaces in the middle are safe from bears and foxes
option-animal_ban-none-effect = Bears and foxes may go anywhere but the corners
option-half_rounding-effect = What second place is worth on an island of odd size
option-half_rounding-down-effect = Half of 5 points is 2
option-half_rounding-up-effect = Half of 5 points is 3
option-first_player-effect = Who plays first
option-first_player-seat0-effect = The player in the first seat begins
option-first_player-random-effect = Drawn at random when the game begins
preset-first-effect = Two tribes, plenty of ice: the rules as published
preset-full-effect = The rules as published, for two to four; no option or number of players makes it shorter
preset-recommended-effect = For tactical players: closed igloos, and a fixed value for every island

# what things are and do

about-inuit = A player's people on the ice. They walk, paddle, hunt and build for action points; at the end each counts 1 towards holding its island.
    .rule = IGL-4.70
about-igloo = Built for 3 action points where only your own Inuit stand. Its tile can't melt, your Inuit hide in it from bears, and it counts 2 towards holding the island.
    .rule = IGL-4.87
about-fish = Swims in the sea. An Inuk on a tile or corner beside it may hunt it: it costs its value in action points and scores the same.
    .rule = IGL-4.82
about-fox = Lives on the ice. An Inuk on the same tile may hunt it: it costs its value in action points and scores the same.
    .rule = IGL-4.81
about-bear = When it is moved onto animals or Inuit, it attacks: animals are lost, Inuit flee to the corners. Only a Harpoon kills it.
    .rule = IGL-4.58
about-melt = Takes away a face-down tile beside the sea, even with Inuit or animals on it, but not under an igloo. Animals on it are lost, Inuit go to corners you choose.
    .rule = IGL-4.47
about-energy = Gives you as many more action points this turn as the tile shows. You play it after melting a tile.
    .rule = IGL-4.52
about-harpoon = Takes one animal in reach without action points, bears too. It also lets you enter a bear's space or answer a bear's attack on anyone's turn.
    .rule = IGL-4.84
about-move-animals = Gives you three steps for animals, one space each, for one, two or three of them. You must take all three if you can.
    .rule = IGL-4.53
about-glacier = Ice that never melts. For walking, building and islands it is like any other tile.
    .rule = IGL-4.25
about-zone-kept = Tiles with a red border, seen only by their owner. On your turn you may play several, but no two of the same type.
    .rule = IGL-4.40
about-zone-hunted = Hunted animals. Each scores its value at the end.
    .rule = IGL-5.5
about-zone-stock = Igloos the player can still build, for 3 action points each.
    .rule = IGL-4.86
about-count-turn = In each turn a tile melts, then the player has 3 action points.
    .rule = IGL-4.10
about-count-free = Face-down tiles with nothing on them. When none of them can melt any more, the game is over.
    .rule = IGL-5.1
about-count-meltable = Tiles that could be melted at the start of a turn: face down, free, and beside the sea or, if there is none, on the outer ring.
    .rule = IGL-4.14
about-count-inuit = Inuit standing on ice. Those on corners hold no island.
    .rule = IGL-5.9
about-count-igloos = Igloos the player can still build.
    .rule = IGL-4.86
about-count-kept = Red-bordered tiles in hand. Everyone sees how many, only the owner sees which.
    .rule = IGL-4.40
about-unit-points = Hunted animals and islands together.
    .rule = IGL-5.4
about-unit-points-now = What the player would have if the game ended now: hunted animals and islands. Islands change with every melt.
    .rule = IGL-5.4
about-ground-land = A corner, always land. Inuit may stand and fish here, but it belongs to no island, and bears and foxes never come here.
    .rule = IGL-4.75
about-ground-sea = Open sea. Fish and bears swim here; Inuit only cross it, by kayak.
    .rule = IGL-4.2
about-ground-tile = An ice tile, face down: nobody knows what it brings when it melts.
    .rule = IGL-4.4
about-ground-glacier = { about-glacier }
    .rule = IGL-4.25
about-ground-sea-marked = Sea in the centre of the board. Unless you play without the ban, bears and foxes never come here.
    .rule = IGL-3.1
about-ground-tile-marked = A tile that has drifted into the centre. Unless you play without the ban, bears and foxes never come here.
    .rule = IGL-4.8
about-ground-glacier-marked = { about-glacier }
    .rule = IGL-4.25
about-mark-island = Tiles joined by their sides are one island. It scores for the tribes on it, most for one that is alone there.
    .rule = IGL-5.6
about-layer-ring = The outermost water spaces. Inuit start here, and when no tile beside the sea is free, one of these melts.
    .rule = IGL-3.1
about-layer-banned = Bears and foxes never come here.
    .rule = IGL-4.8
about-arrow = A tile that can be pushed, and where it would go. All tiles in front of it move along.
    .rule = IGL-4.28
about-mark-covered = A tile is about to cover this space, so the animals here must move aside first.
    .rule = IGL-4.32
about-legend-place =
    .rule = IGL-3.8
about-legend-melt-ice = A face-down tile with nothing on it, beside the sea.
    .rule = IGL-4.14
about-legend-move-animal =
    .rule = IGL-4.53
about-legend-drift =
    .rule = IGL-4.28
about-legend-displace =
    .rule = IGL-4.32
about-legend-flee =
    .rule = IGL-4.64
about-legend-walk = To a neighbouring tile or corner, for 1 action point.
    .rule = IGL-4.72
about-legend-kayak = Across one stretch of sea without bears, for 3 action points.
    .rule = IGL-4.76
about-legend-hunt = You pay the animal's value in action points and score the same at the end.
    .rule = IGL-4.80

# what holds now

now-worth = { $points ->
    [one] Worth 1 point to whoever kills it.
   *[other] Worth { $points } points to whoever kills it.
}
now-melt-first = You can't play it yet: melt a tile first.
now-played = You can't play another this turn: you have played one of this type.

# grounds

ground-land = land
ground-sea = sea
ground-tile = tile, face down
ground-glacier = glacier
ground-sea-marked = sea, centre
ground-tile-marked = tile, face down, centre
ground-glacier-marked = glacier, centre

# reasons of hints

reason-hunted-brings = { $by ->
    [one] 1 point for your catch
   *[other] { $by } points for your catch
}
reason-near-brings = { $count ->
    [one] prey worth 1 point to hunt at once
   *[other] prey worth { $count } points to hunt at once
}
reason-near-keeps = keeps more prey for you to hunt at once
reason-near-prevents = { $by ->
    [one] prey worth 1 point fewer within reach of { $who }
   *[other] prey worth { $by } points fewer within reach of { $who }
}
reason-kept-brings = a tile to keep
reason-kept-keeps = keeps your tile for later
reason-islands-brings = { $by ->
    [one] 1 point more from islands that will last
   *[other] { $by } points more from islands that will last
}
reason-islands-keeps = keeps more points from islands that will last
reason-islands-costs = { $by ->
    [one] 1 point fewer from islands that will last
   *[other] { $by } points fewer from islands that will last
}
reason-islands-prevents = { $by ->
    [one] 1 point fewer from islands for { $who }
   *[other] { $by } points fewer from islands for { $who }
}
reason-islands-risks = { $by ->
    [one] { $who } can cost you 1 point from islands
   *[other] { $who } can cost you { $by } points from islands
}
reason-squares-brings = { $by ->
    [one] alone on an island: 1 point more, if it stays so
   *[other] alone on an island: { $by } points more, if it stays so
}
reason-squares-keeps = keeps you alone on an island
reason-squares-costs = { $by ->
    [one] 1 point fewer for being alone on islands
   *[other] { $by } points fewer for being alone on islands
}
reason-squares-prevents = { $by ->
    [one] { $who } loses 1 point for being alone on an island
   *[other] { $who } loses { $by } points for being alone on an island
}
reason-squares-risks = { $by ->
    [one] { $who } can land on your island: 1 point fewer
   *[other] { $who } can land on your island: { $by } points fewer
}
reason-wide-keeps = more prey one walk away from your Inuit
reason-folk-keeps = your Inuit are nearer to prey

# warnings

warning-corner = On a corner this Inuk counts for no island.
warning-melts-own = Your own Inuk is on this tile and has to go to a corner.
warning-bear-own = The bear attacks your own Inuk.
warning-flee = Unless someone else plays a Harpoon, your Inuk flees to a corner.
warning-hunt-left = { $count ->
    [one] There is still something to hunt, and 1 action point would be lost.
   *[other] There is still something to hunt, and { $count } action points would be lost.
}

# standing orders: questions, and the answers that can be given in advance

order-answer = When a bear attacks my Inuit
order-answer-harpoon = Play a Harpoon if I hold one, otherwise decline
order-answer-decline = Decline
order-flee = When my Inuit must flee
order-flee-a1 = Flee to a1
order-flee-h1 = Flee to h1
order-flee-a8 = Flee to a8
order-flee-h8 = Flee to h8
