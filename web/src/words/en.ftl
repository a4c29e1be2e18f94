# What the client itself says; each game brings its own words.

# everywhere
close = Close
cancel = Cancel
clear = Clear
yes = yes
no = no
loading = One moment …
reload = Load again
try-again = Try again
skip = To the games
home-link = Banchisa, to the lobby
to-lobby = To the lobby
your-name = Your name
link-copied = The link has been copied.
just-now = just now

# settings
settings = Settings
settings-language = Language
settings-theme = Colours
settings-motion = Motion
settings-pace = Pace of the others
settings-sound = Sounds
language-en = English
language-it = Italiano
language-nl = Nederlands
theme-system = As the device
theme-light = Day
theme-dark = Night
theme-to-light = Switch to day colours
theme-to-dark = Switch to night colours
motion-system = As the device
motion-full = Moving
motion-reduced = Still
pace-calm = Calm
pace-usual = Usual
pace-swift = At once

# pages that lead nowhere
lost-title = This floe has drifted away
lost-detail = The link is not complete, or the table is gone.
page-unloadable = This page could not be loaded
page-unloadable-detail = The connection may be down, or Banchisa was renewed meanwhile.

# lobby
lobby-title = Games on thin ice
new-table = New table
new-table-of = New table: { $title }
join-by-link = Join by link
choose-game = Choose a game
your-tables = Your tables
open-tables = Open tables
finished = Finished
show-all = Show all { $count }
show-fewer = Show fewer
empty-yours = Nothing on your table yet.
empty-open = Nobody is waiting. Open a table and share the link.
players-from-to = { $fewest } to { $most } players
your-turn = Your turn
your-turn-at = Your turn: { $title }
open-it = Open
open-table-of = Open the table: { $title }
look-at = Look
look-at-table-of = Look at the table: { $title }
sit-down = Sit down
sit-down-at = Sit down: { $title }
table-over = Finished
table-running = In play
to-move = { $name } to move
seats-free =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
paste-link = The link you were given
paste-trouble = This is no link to a table.
go-there = Go there

# who sits at a table
player-number = Player { $number }
seat-number = Seat { $number }
seat-free = Free seat
bot = Bot
bot-number = Bot { $number }
level-random = random
level-random-like = Takes any step.
level-greedy = quick
level-greedy-like = Looks one step ahead.
level-easy = easy
level-easy-like = A beginner who often errs.
level-normal = normal
level-normal-like = Plays well, errs now and then.
level-hard = hard
level-hard-like = Thinks ahead, seldom errs.
level-expert = expert
level-expert-like = Thinks longest and deepest.

# new table
game = Game
players = Players
options = Options
name-of-seat = Name of player { $number }
who-sits = { $seat }: who plays?
sitter-you = You
sitter-here = Person here
sitter-link = By link
sitter-bot = Bot, { $level }
seat-link-detail = for whoever has the link
public = Show in the lobby
public-detail = Otherwise by link only
hints = Allow hints
hints-detail = What would an expert do? The others see when somebody asks
no-options = This game has no options.
options-reset = Back to the usual rules
show-rule = Rule { $rule }
sealed-note = Chance is sealed when the table opens
open-table = Open table

# what bots have found out about a variant
figures = Wins in order of play
figures-percent = { $value } %
figures-interval = { $low }–{ $high } %
figures-share = { $seat }: { $value } %, between { $low } and { $high } %
figures-turn =
    { $number ->
        [1] The first to play
        [2] The second to play
        [3] The third to play
        [4] The fourth to play
        [5] The fifth to play
       *[other] Player number { $number }
    }
figures-even = No seat has an advantage that { $games } games would show.
figures-ahead =
    { $count ->
        [one] { $seats } wins more often than an even share.
       *[other] { $seats } win more often than an even share.
    }
figures-behind =
    { $count ->
        [one] { $seats } wins less often than an even share.
       *[other] { $seats } win less often than an even share.
    }
figures-nobody = Nobody won any of these games.
figures-few = Too few games for figures: simple bots finished { $games } in the time they had.
figures-who =
    { $when ->
        [now] { $games } games between simple bots, just now.
       *[earlier] { $games } games between simple bots, played earlier.
    }
figures-length = Each decides about { $count } times.

# joining
join-title = Join { $title }
already-seated = You are sitting at this table.
to-your-table = To your table
another-name = Name of another player at this device
take-another-seat = Take another seat
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
over-wins-with = { $name } wins with { $score } { $unit }
over-several = { $names } win
over-all = { $names } share the first place
over-nobody = Nobody wins
places = Places
place = { $place }.
winner = Winner
share-record = Save the record
analyse-game = Analyse the game
look-at-table = Look at the table
rematch = Rematch
score-sheet = Score sheet
total = Total

# the check of chance
verify = Honest chance
verify-running = Recomputing every draw …
verified = Verified
verify-all =
    { $count ->
        [0] Nothing was drawn in this game; the seed fits the seal.
        [one] The one draw matches the seed sealed at the start.
       *[other] All { $count } draws match the seed sealed at the start.
    }
verify-failed = The check fails
verify-impossible = The draws could not be checked. { $why }
verify-seal-ok = The seed fits the seal shown before the game.
verify-seal-wrong = The seed does not fit the seal shown before the game.
verify-own-ok = What your browser added takes part in every draw.
verify-own-missing = What your browser added is missing from the draws.
verify-unmatched = Step { $step }: chance and the list of draws do not agree.
verify-wrong = Step { $step }: expected outcome { $expected }, found { $found }.
verify-details = How it was checked
verify-commitment = Seal (SHA-256 of the seed)
verify-sealed = Sealed
verify-seed = Seed
verify-draws = All draws
verify-step = Step
verify-outcomes = Outcomes
verify-expected = Expected
verify-found = Found
verify-matches = Matches

# errors
error-unknown = Something went wrong ({ $code }).
error-network = No connection to the server.
error-server-odd = The server gave an answer that makes no sense.
error-server-unknown = The server does not know this address.
error-server-error = The server made a mistake. Its log has the details under { $reference }.
error-request-malformed = The server did not understand the request ({ $what }).
error-request-too-large = That was too long.
error-request-too-many = Too many requests. Wait a moment and try again.
error-request-origin = The server accepts this only from its own page.
error-game-unknown = The server does not know this game.
error-table-unknown = This table does not exist, or no longer.
error-table-options = These options cannot be played together. { $problem }
error-table-not-over = The game is not over yet.
error-table-over = The game is over.
error-table-waiting = Not all seats are taken yet.
error-table-hints = Hints are not allowed at this table.
error-seat-taken = Somebody was faster: all seats are taken.
error-seat-invite = The invitation is not valid. Ask for a new link.
error-seat-not-yours = This seat belongs to somebody else.
error-seat-name = A name has 1 to 24 characters.
error-seat-not-away = This person is here, or was not away for long enough.
