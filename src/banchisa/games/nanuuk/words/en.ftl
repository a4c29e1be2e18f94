# things

thing-hunter = { $count ->
    [one] hunter
   *[other] hunters
}
thing-bear = { $count ->
    [one] polar bear
   *[other] polar bears
}
thing-inuk = { $count ->
    [one] Inuk
   *[other] Inuit
}
thing-igloo = { $count ->
    [one] igloo
   *[other] igloos
}
thing-fish = fish
thing-seal = { $count ->
    [one] seal
   *[other] seals
}
thing-walrus = { $count ->
    [one] walrus
   *[other] walruses
}
thing-whale = { $count ->
    [one] whale
   *[other] whales
}
thing-harpoon = { $count ->
    [one] harpoon
   *[other] harpoons
}
thing-husky = { $count ->
    [one] husky
   *[other] huskies
}
thing-sled = { $count ->
    [one] sled
   *[other] sleds
}
thing-kayak = { $count ->
    [one] kayak
   *[other] kayaks
}

# things with an article

the-hunter = the hunter
the-bear = the polar bear
the-inuk = the Inuk
the-fish = the fish
the-seal = the seal
the-walrus = the walrus
the-whale = the whale
the-harpoon = the harpoon
the-husky = the husky
the-sled = the sled
the-kayak = the kayak
a-bear = a polar bear
a-inuk = an Inuk
a-fish = a fish
a-seal = a seal
a-walrus = a walrus
a-whale = a whale

# things in two letters, for the floe drawn in text

short-bear = Be
short-inuk = In
short-fish = Fi
short-seal = Se
short-walrus = Wa
short-whale = Wh

# players and lists

colour-white = white
colour-yellow = yellow
colour-red = red
colour-blue = blue
player-colour = { $colour }
list-and = { $first } and { $second }
list-comma = { $first }, { $second }

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
option-layout = Floe layout
option-layout-fixed = Fixed
option-layout-random = Random
option-layout-players = Built by the players
option-side = Which neighbour you block
option-side-left = Left
option-side-right = Right
option-bear_seat = Who plays the bear
option-bear_seat-last = The last player
option-bear_seat-0 = Player 1
option-bear_seat-1 = Player 2
option-bear_seat-2 = Player 3
option-bears = Number of bears
option-bears-1 = 1
option-bears-2 = 2
option-bears-3 = 3
option-two_cracks = One crack for each bear step
option-bear_move = How far a bear moves
option-bear_move-one_or_two = One or two spaces
option-bear_move-exactly_two = Exactly two spaces
option-bear_move-zero_to_two = Up to two spaces
option-bear_skin = Play on after the bear is caught
option-one_inuk = Move only one Inuk per turn
option-sled_one_crack = Extra turn: one crack instead of two
option-gentle_cracks = Avoid cutting hunters off from the igloos
option-initial_cracks = Initial cracks

# prompts

prompt-lay-tile = Laying out the floe: { $thing }
prompt-lay-tile-detail = The space is chosen at random.
prompt-lay-rest = Filling the next space
prompt-lay-rest-detail = The piece is chosen at random.
prompt-place-tile = Place { $thing } on the floe
prompt-place-tile-detail = Choose one of the marked spaces.
prompt-lay-crack = Cracking the floe before the game
prompt-lay-crack-detail = The line is chosen at random.
prompt-place = Place your { $piece }
prompt-place-detail = Choose one of the marked spaces.
prompt-place-bear = Place a polar bear
prompt-place-bear-detail = Choose one of the marked spaces.
prompt-move = Move one space
prompt-move-detail = { $pieces ->
    [one] Choose a marked space next to your piece.
   *[other] Choose a piece, then a marked space next to it.
}
prompt-move-extra = Move again: this is your extra turn
prompt-move-extra-detail = Your husky and sled are back in the igloo.
prompt-crack = Crack the ice near { $cell }
prompt-crack-detail = Choose one of the marked lines. Nobody can walk across a cracked line.
prompt-crack-owed = Crack the ice near { $cell }: you still owe a crack
prompt-crack-owed-detail = Your extra turn isn't possible, so lay the crack now.
prompt-drive-bear = Drive the bear away
prompt-drive-bear-detail = Choose any free space. Your harpoon goes back to the igloo.
prompt-take = Take { $thing }?
prompt-take-detail = If you leave it, it stays there until a hunter enters the space again.
prompt-deliver = Choose what to leave in the igloo
prompt-deliver-detail = Choose any animals you carry. You get equipment for them.
prompt-extra = Take an extra turn?
prompt-extra-detail = It uses up your husky and sled until you get them back in an igloo.
prompt-bear-walk = Move a bear
prompt-bear-walk-detail = Choose a bear, then a marked space.
prompt-bear-on = Move on or stop
prompt-bear-on-detail = The bear may take a second step, but not back to where it started.
prompt-over = The game is over

# what one can choose without touching the floe

choice-stay = Stay here
choice-defer-crack = Postpone the crack
choice-take = Take it
choice-leave = Leave it
choice-deliver = Leave { $animals }
choice-deliver-none = Leave nothing
choice-extra-yes = Take the extra turn
choice-extra-no = End turn
choice-bear-stay = The bear stays
choice-bear-stop = The bear stops

# the log

step-place = places { $piece } on { $cell }
step-place-tile = places { $thing } on { $cell }
step-move = moves { $piece } from { $start } to { $cell }
step-move-kayak = takes { $piece } by kayak from { $start } to { $cell }
step-move-to = { $go } { $to } on { $cell }, from { $start }
go-on-foot = moves
go-kayak = paddles
to-thing = to { $thing }
to-igloo = into the igloo
to-bear = onto the bear
step-stay = stays
step-crack = cracks the line { $edge }
step-defer-crack = postpones the crack
step-drive-bear = drives the bear to { $cell }
step-take = takes { $thing } on { $cell }
step-leave = leaves { $thing } on { $cell }
step-deliver = leaves { $animals } in the igloo and gets { $things }
step-deliver-unpaid = leaves { $animals } in the igloo and gets nothing in return
step-deliver-none = keeps everything
step-extra-yes = takes an extra turn
step-extra-no = takes no extra turn
step-bear-walk = moves the bear from { $start } to { $cell }
step-bear-stay = lets the bear stay
step-bear-on = moves the bear on to { $cell }
step-bear-stop = stops the bear
step-lay-tile = { $thing } on { $cell }
step-lay-rest = { $thing } on { $cell }
step-lay-crack = a crack on { $edge }
step-then = { $step }; { $then }
then-out = { $colour } is blocked and out of the game
then-caught = the bear is caught and out of the game
then-misses = { $colour } can't move and misses a turn
then-homecoming = nobody can hunt any more: the homecoming begins

# seats, counters, zones

seat-waiting = waiting
seat-acting = to move
seat-acting-as = to move, { $role }
seat-home = home
seat-cut-off = cut off from the igloos
seat-out = out of the game
seat-place = place { $place }
seat-partner = partner of { $colour }
seat-hunts = must block { $colour }
seat-bear = the bear
seat-inuit = hunts the bear
unit-points = { $count ->
    [one] point
   *[other] points
}
count-round = Round
count-cracks = cracks
count-worth = { $count ->
    [one] point left on the floe
   *[other] points left on the floe
}
count-exits = { $count ->
    [one] way out
   *[other] ways out
}
zone-carried = Carried
zone-stored = Stored in the igloo
zone-carried-1 = First hunter: carried
zone-stored-1 = First hunter: stored
zone-carried-2 = Second hunter: carried
zone-stored-2 = Second hunter: stored
points-so-far = Points so far
points-so-far-1 = First hunter so far
points-so-far-2 = Second hunter so far
points = Points
points-1 = First hunter
points-2 = Second hunter
points-carried = Carried
points-stored = Stored
points-home = Home bonus

# banners and the key to the marks

banner-homecoming = Homecoming: nobody can hunt any more, so get back to an igloo
banner-extra = Extra turn
banner-deferred = A crack is still owed
banner-skinned = The bear is out. The two Inuit play on
mark-cut-off = Cut off from every igloo
legend-away = Crack a corner line
legend-side = Crack a side line of this space
legend-move-main = Walk here
legend-move-second = Costs the kayak
legend-move-target = Drive the bear away: costs the harpoon
legend-place = Choose this space
legend-crack = Cracked: can't be crossed on foot
legend-entered = The space just entered
legend-danger = Cut off from every igloo

# how a game ended

end-all-home = Nobody could hunt any more, and every hunter is home.
end-stranded = Nobody could hunt any more. Cut off from every igloo: { $who }.
end-standstill = No hunter has moved for a whole round of turns.
end-tie = { $points ->
    [one] Equal on 1 point: equipment decides ({ $shares }).
   *[other] Equal on { $points } points: equipment decides ({ $shares }).
}
tie-share = { $colour } { $equipment }
end-tie-shared = { $points ->
    [one] Equal on 1 point and in equipment ({ $equipment } each): { $who } share the place.
   *[other] Equal on { $points } points and in equipment ({ $equipment } each): { $who } share the place.
}
end-order = Blocked one after the other: { $who }.
end-sealed = { $cell } has cracks on all its lines: { $piece } of { $colour } is sealed.
end-stuck = Neither piece of { $colour } can move.
end-partners = The hunter of { $colour } on { $cell } is blocked, so { $colour } and { $partner } win together.
end-target = The hunter of { $colour } on { $cell } is blocked, and that was the target of { $winner }.
end-bear-free = The Inuk of { $colour } on { $cell } is blocked, so the bear gets away.
end-bear-caught = The bear on { $cell } is blocked: the Inuit have caught it.
end-skin = The bear was caught first. Then the Inuk of { $colour } on { $cell } was blocked.
end-no-bear-moves = No bear could move when it was the turn of { $colour }.
end-own-inuk = The Inuk of { $colour } on { $cell } can't move.
headline-free = { $name } stays free and wins
headline-neighbour = { $name } wins: the neighbour is blocked
headline-rescuer = { $name } saves the bear and wins
headline-bear = { $name } escapes the Inuit and wins
headline-skin = { $name } wins the bear skin

# the key to the floe drawn in text

key-hunter = hunter of player { $number }
key-hunter-pair = first and second hunter of player { $number }
key-inuit = Inuk of player { $number }
key-inuit-pair = Inuk A and Inuk B of player { $number }
key-own-bear = polar bear of player { $number }
key-crack = crack
key-line = line without a crack
key-shore = shore

# why not

refuse-over = The game is over.
refuse-other-step = You can't do that now: another decision comes first.
refuse-water = You can't use { $cell }: it's water.
refuse-no-igloo = You can't start on { $cell }: it isn't an igloo.
refuse-occupied = You can't enter { $cell }: it's occupied ({ $by }).
refuse-already-there = Your piece is already on { $cell }. Choose a space next to it.
refuse-not-adjacent = You can't reach { $cell }: it isn't next to { $start }.
refuse-cracked = You can't reach { $cell }: the line { $edge } is cracked.
refuse-one-piece = You can't move another piece: you have only one.
refuse-extra-other = You can't use this hunter: the extra turn belongs to the one that just moved.
refuse-home = You can't move the hunter on { $cell }: it is home.
refuse-other-inuk = You can't move this Inuk: it's the other one's turn.
refuse-bear-first-round = You can't drive a bear away in the first round.
refuse-bear-no-harpoon = You can't enter { $cell }: there's a bear and you carry no harpoon.
refuse-bear-no-space = You can't drive away the bear on { $cell }: no space is free for it.
refuse-not-free = You can't use { $cell }: it isn't free ({ $by }).
refuse-must-move = You must move.
refuse-can-move = You can't stay: you can still move, for example to { $cell }.
refuse-not-near = You can't crack { $edge }: it isn't a corner line or side line of { $here }.
refuse-lines-lead-away = You can't crack a side line yet: { $here } still has a corner line without a crack.
refuse-shore = You can't crack { $edge }: it's the shore.
refuse-already-cracked = You can't crack { $edge }: it's already cracked.
refuse-cuts-off = You can't crack { $edge }: it would cut the hunter on { $cell } off from every igloo.
refuse-second-step = You can't move the bear there: it must be able to take a second step.
refuse-second-step-lost = You can't crack { $edge }: the bear couldn't take its second step.
refuse-no-defer = You can't postpone the crack now.
refuse-no-dog-team = You can't postpone the crack: this hunter doesn't carry both husky and sled.
refuse-home-no-defer = You can't postpone the crack: the hunter on { $cell } is home.
refuse-not-carried = You can't leave a { $animal }: you aren't carrying one.
refuse-beside-igloo = You can't place it on { $cell }: whales and Inuit never lie next to an igloo.
refuse-whale-beside-inuk = You can't place it on { $cell }: a whale and an Inuk would be neighbours.
refuse-no-room-left = You can't place a whale on { $cell }: the tiles still to come would find no room.
refuse-beside-own-kind = You can't use { $cell } yet: a space that isn't next to its own kind is still free.
refuse-none-left = You can't place this here: none is left ({ $kind }).
refuse-splits-floe = You can't crack { $edge }: it would split the floe in two.
refuse-no-such-bear = You can't move bear { $bear }: there's no such bear in this game.
refuse-walk-to-start = You can't end the bear's walk where it started.
refuse-bear-too-far = You can't move the bear to { $cell }: it can't get there from { $start }.
refuse-bear-exactly-two = You can't move the bear to { $cell }: it isn't exactly two steps from { $start }.
refuse-bear-must-walk = You can't let the bear stay: it must move.
refuse-bear-blocked = You can't let this bear stay: it couldn't move, so it is blocked.

# what is in the box

component-piece = { $count ->
    [one] hunter
   *[other] hunters
}

# effects of options and presets
option-mode-effect = Which of seven games you play on the floe
option-mode-nanuuk-effect = Hunt animals and bring them home to an igloo: most points win
option-mode-intro-effect = No tiles, only cracks: if you can't move, you're out
option-mode-cooperation-effect = Two against two: win by getting one of your own pair blocked first
option-mode-neighbour-effect = Everyone is after one neighbour: when yours is blocked, you win
option-mode-rescuer-effect = A bear and a hunter each: trap the other player's bear
option-mode-bear_hunt-effect = Two Inuit try to block the bear; the bear wins if it blocks one of them first
option-mode-shared_bear-effect = Each turn you move a bear that belongs to nobody, then your Inuk: if you can't, you lose
option-pawns-effect = How many hunters each of the two players has
option-pawns-1-effect = One hunter each, on the smaller floe
option-pawns-2-effect = Two hunters each on the whole floe; you move one of them per turn
option-layout-effect = How the animals lie on the floe at the start
option-layout-fixed-effect = The same layout in every game
option-layout-random-effect = A new layout in every game
option-layout-players-effect = Before the hunt you place the tiles in turn
option-side-effect = Whose hunter you have to block to win
option-side-left-effect = You win when the player on your left is blocked
option-side-right-effect = You win when the player on your right is blocked
option-bear_seat-effect = Who plays the bear; the others play the Inuit
option-bear_seat-last-effect = The bear plays last in each round
option-bear_seat-value-effect = { $value } plays the bear
option-bears-effect = How many bears belong to nobody
option-bears-1-effect = Both of you move the same bear
option-bears-2-effect = Each turn you choose which of the two bears to move
option-bears-3-effect = Each turn you choose which of the three bears to move
option-two_cracks-effect = How many cracks a bear leaves when it moves two spaces
option-two_cracks-true-effect = A bear that moves two spaces leaves two cracks
option-two_cracks-false-effect = A bear leaves one crack, where it stops
option-bear_move-effect = How far a bear has to move
option-bear_move-one_or_two-effect = You choose whether the bear moves one space or two
option-bear_move-exactly_two-effect = The bear must move two spaces: if it can't, it's blocked
option-bear_move-zero_to_two-effect = The bear may also stay where it is and crack the ice there
option-bear_skin-effect = What happens once the bear is blocked
option-bear_skin-true-effect = The two Inuit then try to block each other
option-bear_skin-false-effect = The game ends, and the Inuit win together
option-one_inuk-effect = How many of the two Inuit move in a round
option-one_inuk-true-effect = You move one of the two Inuit; the other stays and leaves no crack
option-one_inuk-false-effect = Both Inuit move, one after the other
option-sled_one_crack-effect = How many cracks an extra turn with husky and sled costs
option-sled_one_crack-true-effect = You may leave out the first of the two cracks
option-sled_one_crack-false-effect = Each of the two moves leaves a crack
option-gentle_cracks-effect = Whether you may cut others off from the igloos
option-gentle_cracks-true-effect = Where possible, no crack may cut a hunter off from all igloos
option-gentle_cracks-false-effect = Cracks may cut hunters off from the igloos
option-initial_cracks-effect = How many cracks the floe has before the first move
option-initial_cracks-0-effect = The ice is whole at the start
option-initial_cracks-value-effect = { $value ->
    [one] One random crack at the start
   *[other] { $value } random cracks at the start: less room, and a shorter game
}
preset-first-effect = Only cracks, no hunt: the rulebook recommends it before the full game
preset-full-effect = The whole hunt: animals, equipment and the way home
preset-short-effect = The hunt with twelve cracks in the ice before you start

# what things are and do

about-hunter = A player's piece. On your turn it moves to a neighbouring space, and then the ice cracks near the space it has entered.
    .rule = NAN-4.1
about-bear = In the full game it stands still and closes its space to every hunter without a harpoon; a harpoon drives it away. In the other games with bears it is moved like a piece.
    .rule = NAN-4.21
about-inuit = A player's Inuk in the bear games. It moves one space and cracks the ice there; it must never be blocked on its own turn.
    .rule = NAN-4.41
about-inuk = A helper for the whale hunt. You may take it without a harpoon if you carry none yet; when you leave a whale in an igloo, it leaves the game.
    .rule = NAN-4.17
about-igloo = Open to any number of hunters. On entering it you get your harpoon back and may trade animals for equipment; a hunter that ends the game here scores a bonus.
    .rule = NAN-4.29
about-fish = You may take it with a harpoon if you carry no fish yet. In an igloo it brings you a husky.
    .rule = NAN-4.18
about-seal = You may take it with a harpoon if you carry no seal yet. In an igloo it brings you a kayak.
    .rule = NAN-4.18
about-walrus = You may take it with a harpoon if you carry no walrus yet. In an igloo it brings you a sled.
    .rule = NAN-4.18
about-whale = You may take it if you carry a harpoon and an Inuk, and no whale yet. In an igloo it brings you husky, sled and kayak.
    .rule = NAN-4.19
about-harpoon = Carried, it lets you take animals as often as you like, or drive one bear away; then it waits in the igloo until you enter one.
    .rule = NAN-4.18
about-husky = Carried together with the sled, it gives the hunter an extra turn; then both go back to the igloo. A fish or a whale left in an igloo brings it.
    .rule = NAN-4.25
about-sled = Carried together with the husky, it gives the hunter an extra turn; then both go back to the igloo. A walrus or a whale left in an igloo brings it.
    .rule = NAN-4.25
about-kayak = Carried, it takes the hunter once across a cracked line; then it goes back to the igloo. A seal or a whale left in an igloo brings it.
    .rule = NAN-4.24
about-zone-carried = What the hunter has with it: only this can be used. There is room for one thing of each kind.
    .rule = NAN-3.11
about-zone-stored = Animals left in an igloo, which still count at the end, and equipment that the hunter must get back first.
    .rule = NAN-3.11
about-zone-carried-1 = { about-zone-carried }
    .rule = NAN-3.11
about-zone-carried-2 = { about-zone-carried }
    .rule = NAN-3.11
about-zone-stored-1 = { about-zone-stored }
    .rule = NAN-3.11
about-zone-stored-2 = { about-zone-stored }
    .rule = NAN-3.11
about-count-round = A round is one turn of each player.
    .rule = NAN-3.19
about-count-cracks = Lines that are cracked, of all lines of the floe. Every move adds one, and none ever closes again.
    .rule = NAN-4.7
about-count-worth = What all animals still on the floe are worth together.
    .rule = NAN-5.11
about-count-exits = So many neighbouring spaces the player's pieces can enter now. A piece with none is blocked.
    .rule = NAN-4.8
about-unit-points = All animals on the sheet count, carried and stored alike; at the end a hunter in an igloo adds its bonus.
    .rule = NAN-5.11
about-ground-ice = A space of the floe. It holds one hunter or one bear.
    .rule = NAN-4.3
about-ground-glacier = A space of the floe with an igloo on it.
    .rule = NAN-3.1
about-line = The line between two spaces. Once it is cracked, only a kayak gets across.
    .rule = NAN-4.2
about-crack = Nobody walks across this line any more. Only a hunter with a kayak gets over it, once.
    .rule = NAN-4.2
about-entered = A piece has just entered this space, so one of the lines near it cracks.
    .rule = NAN-4.4
about-danger = From here no igloo can be reached any more, not even by kayak: the home bonus is lost.
    .rule = NAN-5.6
about-warning = This hunter can no longer get back to an igloo.
    .rule = NAN-5.6
about-legend-away = Corner lines lead away from the space just entered. As long as one is whole, one of them cracks.
    .rule = NAN-4.4
about-legend-side = Side lines surround the space just entered. They crack only when no corner line is left.
    .rule = NAN-4.5
about-legend-move-main =
    .rule = NAN-4.1
about-legend-move-second =
    .rule = NAN-4.24
about-legend-move-target =
    .rule = NAN-4.22
about-legend-place =
    .rule = NAN-4.3

# what holds now

now-worth = { $points ->
    [one] Worth 1 point.
   *[other] Worth { $points } points.
}
now-and = { $first } { $second }
now-could-take = Your hunter could take one now.
now-has-one = Your hunter can't take one now: it carries one already.
now-no-harpoon = Your hunter can't take one now: it carries no harpoon.
now-no-inuk = Your hunter can't take one now: it carries no Inuk.
now-home = { $points ->
    [one] Worth 1 point to a hunter that is here at the end.
   *[other] Worth { $points } points to a hunter that is here at the end.
}
now-first-round = Nobody can drive a bear away in the first round.
now-bear-closed = Your hunter can't enter its space now: it carries no harpoon.
now-bear-open = Your hunter's harpoon could drive it away.

# reasons of hints

reason-points-brings = { $by ->
    [one] 1 point for you
   *[other] { $by } points for you
}
reason-harpoon-brings = you get a harpoon
reason-harpoon-keeps = keeps your harpoon
reason-harpoon-costs = costs your harpoon
reason-kayak-brings = you get a kayak
reason-kayak-keeps = keeps your kayak
reason-kayak-costs = costs your kayak
reason-husky-brings = you get a husky
reason-husky-keeps = keeps your husky
reason-husky-costs = costs your husky
reason-sled-brings = you get a sled
reason-sled-keeps = keeps your sled
reason-sled-costs = costs your sled
reason-dog-team-brings = husky and sled together: an extra turn is possible
reason-inuk-brings = with an Inuk you can take a whale
reason-igloo-brings = into an igloo
reason-igloo-keeps = keeps you nearer to an igloo
reason-cut-off-brings = a way to an igloo again
reason-cut-off-keeps = keeps a way to an igloo open
reason-cut-off-costs = no way on foot to any igloo
reason-cut-off-prevents = { $who } can't walk to any igloo
reason-cut-off-risks = { $who } can cut you off from every igloo
reason-prey-brings = more prey for you
reason-prey-keeps = keeps more prey within your reach
reason-prey-costs = less prey for you
reason-prey-prevents = less prey for { $who }
reason-room-keeps = keeps more spaces within walking distance
reason-room-costs = { $by ->
    [one] 1 space fewer within walking distance
   *[other] { $by } spaces fewer within walking distance
}
reason-room-prevents = { $by ->
    [one] 1 space fewer for { $who } to walk to
   *[other] { $by } spaces fewer for { $who } to walk to
}
reason-ways-brings = { $count ->
    [one] 1 way out for you
   *[other] { $count } ways out for you
}
reason-ways-keeps = keeps more ways out for you
reason-ways-costs = { $count ->
    [one] only 1 way out left for you
   *[other] only { $count } ways out left for you
}
reason-ways-prevents = { $count ->
    [one] only 1 way out left for { $who }
   *[other] only { $count } ways out left for { $who }
}
reason-ways-risks = { $count ->
    [one] { $who } can leave you only 1 way out
   *[other] { $who } can leave you only { $count } ways out
}
reason-hemmed-brings = { $count ->
    [one] only 1 way out left to block
   *[other] only { $count } ways out left to block
}
reason-hemmed-keeps = leaves fewer ways out to block
reason-hemmed-costs = { $count ->
    [one] then 1 way out to block
   *[other] then { $count } ways out to block
}
reason-hemmed-prevents = { $count ->
    [one] { $who } then has 1 way out to block
   *[other] { $who } then has { $count } ways out to block
}
reason-hemmed-risks = { $count ->
    [one] { $who } can get free: 1 way out to block
   *[other] { $who } can get free: { $count } ways out to block
}
reason-bears-keeps = keeps more room for the bears that you have to move next
reason-bears-prevents = little room for the bears that { $who } has to move next
reason-bears-risks = { $who } can leave the bears little room for your turn

# warnings

warning-cut-off = A hunter of yours can then no longer reach an igloo.
warning-inuk-leaves = The Inuk leaves with the whale: for the next whale you need another one.
warning-out = With cracks all round, your hunter is blocked and out of the game.
warning-lost = Cracks all round your own piece: you lose the game.
