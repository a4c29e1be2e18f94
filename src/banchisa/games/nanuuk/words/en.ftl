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
step-move = moves from { $start } to { $cell }
step-move-kayak = paddles from { $start } to { $cell }
step-move-to = { $move }, { $to }
to-thing = to { $thing }
to-igloo = into the igloo
to-bear = onto the bear
step-stay = stays
step-crack = cracks { $edge }
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
then-homecoming = the homecoming begins

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

# warnings

warning-cut-off = A hunter of yours can then no longer reach an igloo.
warning-inuk-leaves = The Inuk leaves with the whale: for the next whale you need another one.
warning-out = With cracks all round, your hunter is blocked and out of the game.
warning-lost = Cracks all round your own piece: you lose the game.
