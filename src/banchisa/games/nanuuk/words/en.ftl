# things

thing-hunter = hunter
thing-bear = polar bear
thing-inuk = Inuk
thing-igloo = igloo
thing-fish = fish
thing-seal = seal
thing-walrus = walrus
thing-whale = whale
thing-harpoon = harpoon
thing-husky = husky
thing-sled = sled
thing-kayak = kayak
colour-white = white
colour-yellow = yellow
colour-red = red
colour-blue = blue
list-and = { $first } and { $second }

# the game and its options

game-title = Nanuuk!
game-line = Hunt on a floe that cracks under every step, and be home in time.
option-mode = Mode
option-mode-nanuuk = Nanuuk!, the full game
option-mode-intro = Introductory game
option-mode-cooperation = Cooperation
option-mode-neighbour = Neighbour
option-mode-rescuer = Rescuer
option-mode-bear_hunt = Bear hunt
option-mode-shared_bear = Shared bear
option-pawns = Hunters per player
option-pawns-1 = One
option-pawns-2 = Two
option-layout = Layout of the floe
option-layout-printed = As printed
option-layout-random = Random
option-layout-players = Laid by the players
option-side = Which neighbour you hunt
option-side-left = The left one
option-side-right = The right one
option-bear_seat = Who is the bear
option-bear_seat-last = The last player
option-bear_seat-0 = Player 1
option-bear_seat-1 = Player 2
option-bear_seat-2 = Player 3
option-bears = Number of bears
option-bears-1 = 1
option-bears-2 = 2
option-bears-3 = 3
option-two_cracks = A crack for each step of the bear
option-bear_move = How far the bear walks
option-bear_move-one_or_two = One or two spaces
option-bear_move-exactly_two = Exactly two spaces
option-bear_move-zero_to_two = Up to two spaces
option-bear_skin = Play on for the bear's skin
option-one_inuk = Move only one Inuk a turn
option-sled_one_crack = One crack for a double turn
option-gentle_cracks = Cut nobody off from the igloos
option-initial_cracks = Cracks at the start

# prompts

prompt-lay-tile = Laying out the floe: { $kind }
prompt-lay-tile-detail = Chance chooses the space.
prompt-lay-rest = The next space is filled
prompt-lay-rest-detail = Chance chooses the piece.
prompt-place-tile = Lay on the floe: { $kind }
prompt-place-tile-detail = Choose one of the marked spaces.
prompt-lay-crack = The floe cracks before the game begins
prompt-lay-crack-detail = Chance chooses the line.
prompt-place = Place your { $piece }
prompt-place-detail = Choose one of the marked spaces.
prompt-move = Move one space
prompt-move-detail = Choose a piece and a marked space next to it.
prompt-move-extra = Move once more: your extra turn
prompt-move-extra-detail = Husky and sled are back in the igloo.
prompt-crack = Crack the ice near { $cell }
prompt-crack-detail = Choose one of the marked lines. Nobody can walk across it afterwards.
prompt-crack-owed = Crack the ice near { $cell }: you still owe it
prompt-crack-owed-detail = The extra turn cannot be taken, so the crack is laid now.
prompt-drive-bear = Drive the bear away
prompt-drive-bear-detail = Choose any free space. The harpoon goes back to the igloo.
prompt-take = Take the { $kind }?
prompt-take-detail = What you leave lies there until somebody enters the space again.
prompt-deliver = What do you leave in the igloo?
prompt-deliver-detail = Choose any of the animals you carry; you receive equipment for them.
prompt-extra = Take an extra turn?
prompt-extra-detail = It costs husky and sled until you get them back in an igloo.
prompt-bear-walk = Walk with a bear
prompt-bear-walk-detail = Choose the bear and a marked space.
prompt-bear-on = Walk on or stop
prompt-bear-on-detail = The bear may take a second step, but not back to where it began.
prompt-over = The game is over

# what one can choose without touching the floe

choice-stay = Stay here
choice-defer-crack = Crack after the extra turn
choice-take = Take it
choice-leave = Leave it
choice-deliver = Leave them here
choice-deliver-none = Leave nothing
choice-extra-yes = Take the extra turn
choice-extra-no = End the turn
choice-bear-stay = The bear stays
choice-bear-stop = The bear stops

# the log

step-place = places the { $piece } on { $cell }
step-place-tile = lays out: { $kind } on { $cell }
step-move = moves { $start } to { $cell }
step-move-kayak = paddles { $start } to { $cell }
step-move-bear = moves { $start } to { $cell }, to the bear
step-stay = stays
step-crack = cracks { $edge }
step-defer-crack = puts off the crack
step-drive-bear = drives the bear to { $cell }
step-take = takes: { $kind }
step-leave = leaves: { $kind }
step-deliver = leaves in the igloo: { $animals }
step-deliver-none = keeps everything
step-extra-yes = takes an extra turn
step-extra-no = takes no extra turn
step-bear-walk = walks the bear { $start } to { $cell }
step-bear-stay = lets the bear stay
step-bear-on = walks the bear on to { $cell }
step-bear-stop = stops the bear
step-lay-tile = { $kind } on { $cell }
step-lay-rest = { $kind } on { $cell }
step-lay-crack = the ice cracks at { $edge }

# seats, counters, zones

seat-waiting = waiting
seat-acting = to move
seat-home = home
seat-cut-off = cut off from the igloos
seat-out = out of the game
seat-place = place { $place }
seat-partner = partner of { $colour }
seat-hunts = wants { $colour } blocked
seat-bear = the bear
seat-inuit = hunts the bear
unit-points = points
count-round = Round
count-cracks = cracks
count-worth = points on the floe
count-exits = ways out
zone-carried = Carried
zone-stored = Stored in the igloo
zone-carried-1 = First hunter carries
zone-stored-1 = First hunter: stored
zone-carried-2 = Second hunter carries
zone-stored-2 = Second hunter: stored
points-so-far = Points so far
points-so-far-1 = First hunter, so far
points-so-far-2 = Second hunter, so far
points = Points
points-1 = First hunter
points-2 = Second hunter
points-carried = Carried
points-stored = Stored
points-home = Home

# banners and the key to the marks

banner-homecoming = Homecoming: nothing can be hunted any more
banner-extra = Extra turn
banner-deferred = A crack is still owed
banner-skinned = The bear is out: the Inuit play on
mark-cut-off = Cut off from every igloo
legend-away = Crack a line that leads away
legend-side = Crack a side of this space
legend-move-main = Walk here
legend-move-second = Costs the kayak
legend-move-target = Drive the bear: costs the harpoon
legend-place = Choose this space
legend-crack = Cracked: nobody crosses on foot
legend-entered = The space just entered
legend-danger = Cut off from every igloo

# why not

refuse-over = The game is over.
refuse-other-step = Something else is asked now.
refuse-water = { $cell } is water: it is not in play.
refuse-no-igloo = { $cell } is no igloo.
refuse-occupied = { $cell } is occupied ({ $by }).
refuse-already-there = The piece is on { $cell } already: move it to a space next to it.
refuse-not-adjacent = { $cell } is not next to { $start }.
refuse-cracked = A crack on { $edge } bars the way to { $cell }.
refuse-one-piece = You have only one piece to move.
refuse-extra-other = The extra turn belongs to the hunter that has just moved.
refuse-home = The hunter in { $cell } is home and stays there.
refuse-other-inuk = It is the other Inuk's turn.
refuse-bear-first-round = The bear on { $cell } cannot be driven away in the first round.
refuse-bear-no-harpoon = Without a harpoon you cannot enter the bear's space { $cell }.
refuse-bear-no-space = No space is free for the bear on { $cell }.
refuse-not-free = { $cell } is not free ({ $by }).
refuse-must-move = You must move.
refuse-can-move = You can still walk, for example to { $cell }, so you may not stay.
refuse-not-near = { $edge } neither leads away from { $here } nor is one of its sides.
refuse-lines-lead-away = As long as a line that leads away from { $here } is whole, you must crack one of those.
refuse-shore = { $edge } is the shore: no crack can lie there.
refuse-already-cracked = { $edge } is cracked already.
refuse-cuts-off = A crack on { $edge } would cut off the hunter on { $cell } from every igloo.
refuse-second-step = The bear must be able to take a second step.
refuse-second-step-lost = A crack on { $edge } would leave the bear no second step.
refuse-no-defer = The crack cannot be put off.
refuse-no-dog-team = Only a hunter with husky and sled may put off the crack.
refuse-not-carried = You do not carry this animal: { $animal }.
refuse-whale-beside-inuk = On { $cell } a whale and an Inuk would lie side by side.
refuse-no-room-for-inuk = A whale on { $cell } would leave too few spaces for the Inuk.
refuse-better-space = A space farther from igloos or from its own kind is free: { $cell } must wait.
refuse-none-left = None is left to lay: { $kind }.
refuse-splits-floe = A crack on { $edge } would split the floe in two.
refuse-no-such-bear = There is no bear { $bear } in this game.
refuse-walk-to-start = The bear may not end its walk where it began.
refuse-bear-too-far = The bear cannot get from { $start } to { $cell }.
refuse-bear-exactly-two = { $cell } is not exactly two steps from { $start }.
refuse-bear-must-walk = The bear must walk.
refuse-bear-blocked = A bear that cannot walk may not stay either.
