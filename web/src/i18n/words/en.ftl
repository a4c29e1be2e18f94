# What the client itself says; each game brings its own words.

# everywhere
close = Close
cancel = Cancel
clear = Clear
yes = yes
no = no
loading = One moment…
reload = Reload
try-again = Try again
skip = Skip to the games
home-link = Banchisa: back to the lobby
to-lobby = Back to the lobby
your-name = Your name
join-colour = Your colour
link-copied = Link copied.
just-now = just now

# settings
settings = Settings
settings-language = Language
settings-theme = Theme
settings-motion = Motion
settings-pace = Speed of other players
settings-sound = Sound
settings-asks-again = Ask before moves you may regret
settings-manual = Documentation: rules, hosting, bots, programs (in English)
language-en = English
language-it = Italiano
language-nl = Nederlands
theme-system = Same as device
theme-light = Light
theme-dark = Dark
theme-to-light = Switch to light theme
theme-to-dark = Switch to dark theme
motion-system = Same as device
motion-full = On
motion-reduced = Reduced
pace-calm = Slow
pace-usual = Normal
pace-swift = Instant

# pages that lead nowhere
lost-title = This floe has drifted away
lost-detail = The link is incomplete, or the table no longer exists.
closed-title = This table is closed
page-unloadable = This page couldn't be loaded
page-unloadable-detail = You may be offline, or Banchisa has been updated.

# lobby
lobby-title = Games on thin ice
new-table = New table
new-table-of = New table: { $title }
join-by-link = Join with a link
choose-game = Choose a game
your-tables = Your tables
open-tables = Open tables
finished = Finished
show-all = Show all { $count }
show-fewer = Show fewer
empty-yours = You have no tables yet.
empty-open = Nobody is waiting for players. Open a table and share the link.
players-from-to = { $fewest }–{ $most } players
your-turn = Your turn
your-turn-at = Your turn: { $title }
open-it = Open
open-table-of = Open table: { $title }
look-at = View
look-at-table-of = View table: { $title }
sit-down = Join
sit-down-at = Join: { $title }
table-over = Finished
table-closed = Closed
table-running = In progress
to-move = { $name } to move
seats-free = { $count ->
    [one] One seat open
   *[other] { $count } seats open
}
paste-link = Paste your invite link
paste-trouble = That isn't a link to a table.
go-there = Go

# who sits at a table
player-number = Player { $number }
seat-number = Seat { $number }
seat-free = Open seat
bot = Bot
bot-number = Bot { $number }
level-random = random
level-random-like = Plays at random.
level-greedy = greedy
level-greedy-like = Looks one move ahead.
level-easy = easy
level-easy-like = A beginner. Makes plenty of mistakes.
level-normal = normal
level-normal-like = Plays well, with the odd mistake.
level-hard = hard
level-hard-like = Thinks ahead and rarely slips.
level-expert = expert
level-expert-like = Thinks the longest and the furthest ahead.

# new table
game = Game
players = Players
options = Options
name-of-seat = Player { $number }'s name
who-sits = { $seat }: who's playing?
sitter-you = You
sitter-here = On this device
sitter-link = Invite by link
sitter-bot = Bot, { $level }
seat-link-detail = anyone with the link
public = Show in the lobby
public-detail = If off, only people with the link can join
hints = Allow hints
hints-detail = See what an expert would do; the others are told when someone asks
stand-in = Stand-in for absent players
stand-in-detail = If someone stays away, this bot may play for them until they return
no-options = This game has no options.
options-reset = Reset to the standard rules
show-rule = Rule { $rule }
sealed-note = The seed of every random draw is sealed when the table opens
open-table = Open table

# what bots have found out about a variant
figures = Wins by turn order
figures-percent = { $value }%
figures-interval = { $low }–{ $high }%
figures-share = { $seat }: { $value }%, probably between { $low }% and { $high }%
figures-turn =
    { $number ->
        [1] the first to play
        [2] the second to play
        [3] the third to play
        [4] the fourth to play
        [5] the fifth to play
       *[other] player number { $number }
    }
figures-even = In { $games } games no seat had a clear advantage.
figures-ahead = { $count ->
    [one] { $seats } wins more than their fair share.
   *[other] { $seats } win more than their fair share.
}
figures-behind = { $count ->
    [one] { $seats } wins less than their fair share.
   *[other] { $seats } win less than their fair share.
}
figures-nobody = Nobody won any of these games.
figures-few = Too few games to tell: simple bots finished only { $games } in the time they had.
figures-who = { $when ->
    [now] Based on { $games } games between simple bots, played just now.
   *[earlier] Based on { $games } games between simple bots, played earlier.
}
figures-length = Each player makes about { $count } decisions.

# joining
join-title = Join { $title }
already-seated = You already have a seat at this table.
to-your-table = Go to your table
another-name = Another player's name (on this device)
take-another-seat = Add a player on this device
no-seat-free = All seats are taken.
table-over-note = This game is over.
watch = Watch the table

# rulebook
rules = Rules
rules-of = Rules: { $title }
rules-search = Search the rules
rules-chapters = Chapters
rules-found =
    { $count ->
        [0] No rule mentions this.
        [one] One rule
       *[other] { $count } rules
    }
rules-none = No rule mentions this.
copy-rule-link = copy a link to this rule
back-to-rule = Back to { $rule }

# the end of a game
over-wins = { $name } wins
over-wins-with = { $name } wins with { $points }
over-wins-you = { $name } wins with { $points }, you have { $own }
over-several = { $names } win together
over-all = { $names } share first place
over-nobody = Nobody wins
over-lead = { $name } is { $points } ahead of { $other }. The biggest difference, { $ours } to { $theirs }, is in “{ $row }”.
over-points = Where the points came from
places = Final standings
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
winner = Winner
share-record = Save the game record
analyse-game = Analyse the game
look-at-table = View the table
rematch = Rematch
score-sheet = Scores
total = Total

# the check of chance
verify = Fair draws
verify-running = Checking every draw…
verify-all = { $count ->
    [0] This game had no random draws; the seed matches its seal.
    [one] The only draw matches the seed sealed at the start.
   *[other] All { $count } draws match the seed sealed at the start.
}
verify-told = { $count ->
    [0] This game had no random draws.
    [one] The only draw matches the seed the server names now.
   *[other] All { $count } draws match the seed the server names now.
}
verify-kept-before = Your browser kept the seal first, then added its own random bytes.
verify-kept-watching = Your browser kept that seal before the first draw.
verify-kept-during = Your browser first saw that seal when the game was under way.
verify-kept-never = Your browser didn't keep the seal before the game, so it can't tell whether this is the seed that was sealed.
verify-failed = The check failed
verify-impossible = The draws couldn't be checked. { $why }
verify-seal-ok = The seed matches the seal shown before the game.
verify-seal-wrong = The seed doesn't match the seal shown before the game.
verify-own-ok = The random bytes your browser added are part of every draw.
verify-own-missing = The random bytes your browser added are missing from the draws.
verify-strangers = More random bytes went into the draws than there were people at the table.
verify-taken-back = { $count ->
    [one] { $count } time all agreed to take back; what was drawn then and after it was checked too.
   *[other] { $count } times all agreed to take back; what was drawn then and after it was checked too.
}
verify-not-consented = Your browser agreed to only { $own } of { $count } take-backs. Was it you on another device, or a bot in your seat?
verify-unmatched = Move { $step }: the game and the list of draws disagree.
verify-wrong = Move { $step }: expected outcome { $expected }, found { $found }.
verify-details = How it was checked
verify-commitment = Seal (SHA-256 of the seed)
verify-sealed = Sealed
verify-seed = Seed
verify-draws = All draws
verify-step = Move
verify-outcomes = Outcomes
verify-expected = Expected
verify-found = Found
verify-matches = Match?

# errors
error-unknown = Something went wrong ({ $code }).
error-network = No connection to the server.
error-server-odd = The server sent an answer this page doesn't understand.
error-server-unknown = That page doesn't exist on this server.
error-server-error = Something went wrong on the server. Look for { $reference } in its log.
error-server-busy = The server can't save anything just now. Try again in a moment.
error-request-malformed = The server didn't understand the request ({ $what }).
error-request-too-large = That's too long.
error-request-too-many = Too many requests. Wait a moment and try again.
error-request-origin = The server only accepts this from its own pages.
error-request-host = This server doesn't answer to that name. Whoever runs it can add { $host }.
error-request-unknown = This server doesn't know that request.
error-game-unknown = This server doesn't have that game.
error-lesson-refused = A file that teaches this game cannot be read: { $what }
error-lesson-unknown = There is no lesson { $key }.
error-record-invalid = This record is not valid: { $problem }.
error-puzzle-unknown = There is no puzzle { $key }.
error-table-unknown = This table doesn't exist any more, or never did.
error-table-damaged = This table can't be read: its file is damaged.
error-table-rules = { $over ->
    [true] The rules of this game have changed since then (version { $version }, now { $now }), so it can't be shown any more. You can still save its record.
   *[other] You can't go on with this game: its rules have changed since then (version { $version }, now { $now }).
}
error-table-closed = Whoever runs this server has ended this game: { $reason }
error-table-options = These options don't work together. { $problem }
error-table-not-over = The game isn't over yet.
error-table-over = The game is over.
error-table-waiting = The game hasn't started: it's still waiting for players.
error-table-hints = Hints are off at this table.
error-seat-taken = Someone else got there first: all seats are taken.
error-seat-not-free = That colour has just been taken. Please choose another.
error-seat-invite = This invite no longer works. Ask for a new link.
error-device-code = This code is wrong, has ended or was used already. Ask for a new one.
error-device-nothing = There is nothing to take along yet: open or join a table first.
error-device-tables = This browser has tables of its own ({ $count }).
error-device-unknown = This device is not one of yours any more.
error-network-not-yours = Only somebody at the server’s own computer can open it to the network.
error-network-none = This computer is in no network that the server could be opened to.
error-seat-not-yours = This seat belongs to someone else.
error-seat-name = Names must be 1 to 24 visible characters long.
error-seat-not-away = This player is here, or hasn't been away long enough.
error-seat-resigned = You can't take this seat back: you handed it to a bot, and hints are off at this table.
error-chance-commitment = The server named another seal for this table than the one your browser kept. Nothing was added to its draws.
error-chance-added = Your browser has already added to the draws of this table.
error-action-not-your-turn = You can't do that now: it isn't your turn.
error-action-notation = The server didn't understand that move ({ $problem }).
error-action-stale = Someone else moved first.
error-action-undo = You can't undo that any more.
error-talk-off = Talk is off at this table.
error-talk-text = A message needs 1 to { $most } characters that can be seen.
error-talk-too-fast = Slow down, in { $seconds } s again.
error-take-back-nothing = There is nothing you would have to ask for: you have no move yet, or you can simply undo it.
error-take-back-open = Somebody is asking to take back already.
error-take-back-refused = The others have said no. You can ask again after your next move.

# presets and options in force
preset-first = First game
preset-full = Full game
preset-short = Short
preset-recommended = As the rulebook suggests
preset-of = Which game of { $title }?
preset-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
preset-any-seats = any number of players
preset-minutes = { $count } min
options-all-standard = all as in “{ $preset }”
options-changed = { $changed } of { $all } changed
option-changed = changed
option-value = { $value }:
options-back = Back to “{ $preset }”
estimate = About { $turns } turns, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
estimate-asking = Working out how long it takes…
estimate-none = No figures for this choice yet.
played-here = Played at this table
played-as = { $preset }, { $count ->
    [one] { $count } change
   *[other] { $count } changes
}
option-on = On
option-off = Off
options-unreachable = The options couldn't be loaded.
options-all = { $count ->
    [one] The option
   *[other] All { $count } options
}
played-here-as = Played at this table: { $what }

# devices
device-title = Continue on another device
device-what = Your seats come along. Each device can be signed off again.
device-make-code = Make a code
device-new-code = New code
device-code = Code
device-how = Open Banchisa there and choose “Join with a link”, or scan the code. It works once.
device-how-typed = Open Banchisa there, choose “Join with a link” and type this code. It works once.
device-only-here = Only browsers on this computer can use it: others cannot reach the server yet.
device-ends = It ends in { $clock }.
device-ended = The code has ended.
device-used = Your seats are now on the other device too.
device-list = Your devices
device-this = this one
device-unnamed = A browser
device-revoke = Sign off
device-revoke-named = Sign off { $name }
device-revoke-sure = It will lose your seats.
device-revoke-sure-code = It will lose your seats, and your recovery code will end: make a new one.
device-keep = Keep
device-recovery = Recovery code
device-recovery-why = If this browser is lost, a recovery code brings your seats back.
device-recovery-there = There is a recovery code that was not used yet.
device-recovery-make = Make a recovery code
device-recovery-new = Make a new one instead
device-recovery-keep = Write it down or save it: it is shown only now and works once. Whoever has it has your seats.
device-enter = Enter a code
device-enter-what = Type the code that the other device shows, or your recovery code.
device-take = Continue here
device-take-anyway = Give them up and continue
device-own-tables = { $count ->
    [one] This browser has a table of its own. It would lose it, unless you make a recovery code for it first.
   *[other] This browser has { $count } tables of its own. It would lose them, unless you make a recovery code for them first.
}
device-welcome = { $count ->
    [one] Welcome back. One table came along.
   *[other] Welcome back. { $count } tables came along.
}
clock = Clock
clock-none = None
clock-live = Live
clock-days = Days
clock-days-left = { $count } d
clock-hours = { $count } h
clock-left = Time left: { $time }
clock-minutes = { $count } min
clock-seconds = { $count } s
clock-bank = Time for each player
clock-a-turn = For every turn
clock-none-detail = Everybody takes the time they need.
clock-live-short = { $minutes } min + { $seconds } s
clock-live-detail = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
  } each, and { $seconds } seconds more with every turn.
clock-days-a-turn = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
  }
clock-days-detail = { $days ->
    [one] One day
   *[other] { $days } days
  } for every turn.
clock-free = Bots and pauses of the server cost no time.
clock-up-bot = When time is up, a bot ({ $level }) plays that turn; after three in a row it stands in until the player returns.
clock-up-loses = Whoever runs out of time has lost, and a bot ({ $level }) plays on.
clock-loses = Time loses
clock-loses-detail = Otherwise a bot plays the turn, and the player keeps the seat
clock-lost = lost on time
clock-bot = bot plays
clock-paused = paused
clock-spoken = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  } { $seconds }
clock-spoken-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
  }
clock-spoken-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
clock-spoken-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
  }
error-seat-lost = You can't take this seat back: you lost on time.
play-on = Play on from here
play-on-why = A table of your own begins with this position. The finished game stays as it is.
play-on-dealt = What nobody at this seat could see is dealt anew.
play-on-here = plays here
play-on-bot = bot, { $level }
play-on-over = The game ended here: go back a move to play on.
open-record = Open a saved game
drop-record = Drop the file of a saved game here
record-too-large = This file is too large for a saved game: at most { $most } KB.
record-unreadable = This file is not a saved game of Banchisa.

# tables in order
filter-state = Which tables
filter-game = Which game
filter-every-game = All games
filter-all = All
filter-turn = Your turn
filter-others = Others
filter-archived = Archived
filter-hidden = Hidden
filter-nothing = No tables here.
table-with = with { $names }
table-actions = More for { $title }
table-name = Name of the table
table-name-save = Rename
table-archive = Archive
table-hide = Hide
table-bring-back = Bring back
table-remove = Delete
table-remove-sure = Delete it for good?
table-remove-yes = Yes, delete
table-remove-no = Keep
result-place = { $place ->
    [1] Won, of { $of }
   *[other] Place { $place } of { $of }
}
history-export = Save your results:
error-table-shared = Somebody else has a seat at this table, so it cannot be deleted. You can hide it.
