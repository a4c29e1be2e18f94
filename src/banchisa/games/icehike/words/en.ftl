# things

thing-water = water
thing-fish = water with fish
thing-land = land
thing-mountain = mountain
thing-berry = blueberries
thing-torch = torch
thing-rope = rope
thing-bear_cave = bear cave
thing-empty = empty cave
thing-puppet = puppet
thing-bear = polar bear
thing-igloo = igloo
thing-energy = energy
thing-fee = one find as the fee
thing-orange = orange
thing-white = white
thing-brown = brown
thing-grey = grey
thing-black = black
piece-puppet = { $colour } puppet
piece-igloo = { $colour } igloo
piece-bear = polar bear { $number }
piece-bear-fed = polar bear { $number }, busy with fish for good

# the game and its options

game-title = Ice Hike
game-line = Race over the frozen sea, shape the land as you go, and beware of the bears.
option-length = Length
option-length-normal = Normal
option-length-short = Shorter
option-play_on = Play on for the other places
option-end_cap_rounds = Rounds after the last tile

# prompts

prompt-draw-tile = A tile is drawn
prompt-draw-tile-detail = Chance chooses from the stack.
prompt-draw-cube = A cube is drawn for the mountain
prompt-draw-cube-detail = Chance chooses from the bag.
prompt-place = Lay this tile: { $tile }
prompt-place-detail = Choose any of the marked cells.
prompt-place-berry = Lay this tile: { $tile }, with blueberries in its cave
prompt-place-berry-detail = Choose any of the marked cells. Whoever searches the cave gets the find.
prompt-place-torch = Lay this tile: { $tile }, with a torch in its cave
prompt-place-torch-detail = Choose any of the marked cells. Whoever searches the cave gets the find.
prompt-place-rope = Lay this tile: { $tile }, with a rope in its cave
prompt-place-rope-detail = Choose any of the marked cells. Whoever searches the cave gets the find.
prompt-place-bear-cave = Lay this tile: { $tile }, with a polar bear on it
prompt-place-bear-cave-detail = Choose any of the marked cells. Everybody may walk the bear.
prompt-place-empty = Lay this tile: { $tile }, its cave is empty
prompt-place-empty-detail = Choose any of the marked cells.
prompt-act = Play with the { $colour } puppet
prompt-act-detail = Walk, build, search or end the turn. Skiing down gives its energy back.
prompt-act-open = Play with the { $colour } puppet or with a bear
prompt-act-open-detail = Touch your puppet or a bear, then a cell. It is one or the other.
prompt-act-mixed = The bear has walked: eat berries or end the turn
prompt-act-mixed-detail = With their energy the { $colour } puppet may still play.
prompt-bear = Walk on with the bear or stop
prompt-bear-detail = It may not stop in the last road.
prompt-push = Push the bear aside
prompt-push-detail = Choose one of the marked cells beside it.
prompt-pay = Pay { $owner } for the igloo
prompt-pay-detail = Choose which find you give away.
prompt-torch = A bear attacks { $colour }: use a torch?
prompt-torch-detail = One torch drives the bear off for everybody on this cell.
prompt-retreat = Where does { $colour } retreat to?
prompt-retreat-detail = To the start tile or to an igloo that lies back; another player's igloo costs a find.
prompt-over = The game is over

# what one can choose without touching the board

choice-build = Build an igloo
choice-search = Search the cave
choice-berry = Eat blueberries
choice-end-turn = End the turn
choice-bear-stop = Stop here
choice-torch-yes = Use the torch
choice-torch-no = Keep the torch

# the log

step-place = lays on { $cell }: { $tile }
step-place-find = lays on { $cell }: { $tile }, in its cave { $find }
step-place-bear = lays on { $cell }: { $tile }, with a bear
step-step = walks { $start } to { $cell }
step-step-up = climbs { $start } to { $cell }
step-step-ski = skis { $start } to { $cell }
step-step-rope = goes { $start } to { $cell } by rope
step-step-bear = goes { $start } to { $cell } with a torch, onto the bear
step-step-igloo = goes { $start } to { $cell }, into { $owner }'s igloo
step-arrive = goes { $start } to { $cell }: arrived
step-build = builds an igloo on { $cell }
step-search = searches the cave on { $cell }: { $find }
step-berry = eats blueberries
step-end-turn = ends the turn
step-bear = walks the bear { $start } to { $cell }
step-bear-attack = walks the bear { $start } to { $cell }: attack
step-bear-fish = walks the bear { $start } to { $cell }, where it stays with the fish
step-bear-stop = stops the bear on { $cell }
step-push = pushes the bear to { $cell }
step-pay = pays { $owner }: { $find }
step-torch-yes = drives the bear off with { $colour }'s torch
step-torch-no = keeps { $colour }'s torch
step-retreat-start = retreats with { $colour } to the start tile
step-retreat = retreats with { $colour } to the igloo on { $cell }
step-retreat-fee = retreats with { $colour } to { $owner }'s igloo on { $cell }, for a find
step-draw-tile = drawn: { $tile }
step-draw-cube = in the cave: { $cube }

# seats, counters, zones

seat-waiting = waiting
seat-acting = to play
seat-next = next: { $colour }
seat-no-way = no free way
seat-arrived = arrived, place { $place }
seat-place = place { $place }
unit-to-go = energy to go
count-turn = Turn
count-tiles = tiles left
count-igloos = igloos left
count-bears = bears in the supply
count-cap = turns until the end
zone-finds = { $colour }: finds and igloos
zone-drawn = Drawn

# banners and the key to the marks

banner-last-tile = The last tile has been drawn
banner-no-tiles = No tiles left: bears no longer walk
banner-quiet = First turns: only a tile is laid
banner-mixed = Mixed turn: the puppet plays on berries alone
mark-reach = In reach of a bear
mark-no-way = Without a free way: outlawed
mark-walk-from = Where the bear's walk began
mark-hit = The bear's latest attack
mark-no-stop = The bear may not stop here: last road
mark-last-road = Last road from start to finish
mark-closes-in = Would close in { $colour }
layer-road = Start to finish
layer-way = Way: { $colour }
ground-ice = ice, level 1
ground-water-1 = water
ground-fish-water-1 = water with fish
ground-land-2 = land, level 2
ground-mountain-3 = mountain, level 3
ground-hamlet-2 = start: hamlet, level 2
ground-village-2 = finish: village, level 2
legend-place-main = Lay the tile here
legend-step-main = Walk here, with its cost
legend-step-second = Needs a rope or a fee
legend-step-target = Push the bear aside: costs a torch
legend-bear-main = Walk the bear here
legend-bear-target = Attack
legend-push-main = Put the bear here
legend-retreat-main = Retreat here
legend-retreat-second = Retreat here for a find
legend-shut = Must stay open
legend-warning = Without a free way
legend-origin = Where the bear's walk began
legend-entered = The bear's latest attack

# why not

refuse-over = The game is over.
refuse-other-step = Something else is asked now.
refuse-none-left = None of this kind is left: { $kind }.
refuse-no-find = You hold none of these: { $find }.
refuse-no-tile-there = No tile is ever laid on { $cell }.
refuse-not-free = { $cell } is not free ({ $by }).
refuse-last-road = { $cell } is in the last road from start to finish.
refuse-closes-in = This would close in { $puppet }, whose way goes through { $cell }.
refuse-too-little-energy = This costs { $cost } energy, and { $energy } is left.
refuse-no-igloo-left = All igloos of this colour are built.
refuse-no-building-there = Nothing can be built on { $cell }.
refuse-igloo-there = There is an igloo on { $cell } already.
refuse-edge-of-board = The board ends beside { $cell }.
refuse-water = { $cell } is water.
refuse-berries-only = After a walk of the bear the puppet plays on berries alone.
refuse-too-steep = { $cell } is two levels away: you need a rope.
refuse-bear-no-torch = A bear is on { $cell }, and you hold no torch.
refuse-bear-no-cell = There is no cell to which the bear on { $cell } could be pushed.
refuse-no-fee = The igloo on { $cell } belongs to { $puppet }, and you have no find to pay with.
refuse-nothing-to-find = There is no cave with a find on { $cell }.
refuse-puppet-chosen = You have played with the puppet, so no bear walks in this turn.
refuse-bear-has-walked = A bear has walked in this turn already.
refuse-no-tiles-left = No tile was drawn in this turn, so bears do not walk.
refuse-no-such-bear = Bear { $bear } is not on the board.
refuse-bear-on-fish = The bear on { $cell } stays with its fish.
refuse-other-bear = Another bear is walking, not bear { $bear }.
refuse-own-puppet = One of your own puppets is on { $cell }.
refuse-bear-in-last-road = From { $cell } the bear could not leave the last road any more.
refuse-bear-start-finish = Bears never go to start or finish.
refuse-bear-igloo = There is an igloo on { $cell }: no bear enters it.
refuse-bear-bear = Another bear is on { $cell }.
refuse-bear-water = { $cell } is water without fish.
refuse-bear-too-steep = { $cell } is two levels away: too steep for a bear.
refuse-bear-must-go-on = The bear stands in the last road and must go on.
refuse-push-back = The bear cannot go to { $cell }, where you came from.
refuse-push-onto-puppet = A puppet is on { $cell }.
refuse-push-into-last-road = On { $cell } the bear would stand in the last road.
refuse-not-built = This igloo of { $puppet } is not built.
refuse-west-of-finish = The igloo on { $cell } lies west of the finish: only { $puppet } retreats there from here.
refuse-not-back = The igloo on { $cell } does not lie back.
