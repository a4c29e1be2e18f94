# What the platform itself says; each game has its own words beside its rules.

# names
ui-chance = Chance
ui-kind-human = Player
ui-kind-random = Random bot
ui-kind-greedy = Greedy bot
ui-kind-easy = Easy bot
ui-kind-normal = Normal bot
ui-kind-hard = Hard bot
ui-kind-expert = Expert bot
ui-number = { NUMBER($value, maximumFractionDigits: 1) }
ui-thousands = { NUMBER($value, maximumFractionDigits: 1) } k
ui-millions = { NUMBER($value, maximumFractionDigits: 1) } M

# errors of the command line
ui-error = banchisa: { $why }
ui-broken-game = warning: { $why }
ui-bad-option = option { $given }: write it as name=value
ui-bad-preset = there is no preset { $given }; allowed: { $allowed }
ui-no-presets = there is no preset { $given }: { $title } has none
ui-bad-seat = seat { $given }: unknown kind of player; allowed: { $allowed }, or human:Name
ui-bad-name = seat { $given }: not a valid name; write human:Name
ui-too-many-seats = { $players ->
    [one] you named { $seats } seats but asked for { $players } player
   *[other] you named { $seats } seats but asked for { $players } players
}
ui-bad-players = { $players ->
    [one] this game can't be played with { $players } player; allowed: { $allowed }
   *[other] this game can't be played with { $players } players; allowed: { $allowed }
}
ui-no-game = which game? allowed: { $allowed }
ui-rule-and-search = give either a rule or words to search for, not both
ui-file-exists = { $file } already exists; choose another name or add --overwrite
ui-file-unfinished = { $file } contains an unfinished game; continue it with --resume { $file }, choose another name, or add --overwrite
ui-resume-settled = --resume continues the saved game with its own settings; leave out { $given }
ui-resume-other-game = this is a record of { $found }, not of { $wanted }
ui-resume-over = this game is over; look at it with: banchisa replay { $file }
ui-resume-no-seed = this record has no seed, so its random draws can't be continued
ui-resume-broken = this record can't be continued: { $why }
ui-resume-seats = this game has { $seats } seats, not { $given }
ui-no-such-seat = there is no seat { $seat }; allowed: 1 to { $last }
ui-no-such-step = there is no move { $step }; allowed: 0 to { $last }
ui-interpreted = The rules are running uncompiled, which is slower. If you have a C compiler, reinstall to compile them: BANCHISA_COMPILE=1 pip install .

# banchisa games
ui-games-players = { $numbers } players
ui-games-option = option
ui-games-default = default
ui-games-values = values
ui-games-when = only with { $what }
ui-games-more = What each value does, and the presets: banchisa options GAME

# banchisa options
ui-options-presets = Presets (--preset NAME):
ui-options-options = Options (--option NAME=VALUE):
ui-options-default = (default)
ui-options-default-is = (default: { $value })

# presets that games offer
ui-preset-first = First game
ui-preset-full = Full game
ui-preset-short = Short
ui-preset-recommended = As the rulebook suggests

# banchisa components
ui-box = In the box of { $title }, for { $seats } players:
ui-components-sound = { $file } is a valid components file for { $title }.

# banchisa rules
ui-no-rule-found = no rule mentions { $words }
ui-rule-example = Example:
ui-rule-try = Try it: { $command }
ui-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}

# the start of a game
ui-play-title = { $title } with { $names }
ui-sealed = All draws are sealed: SHA-256 { $commitment }
ui-saving-to = The game is saved to { $file } after every move.
ui-how-to-help = Type a number or a move in notation. ? for help, u to undo, q to quit.
ui-resumed = { $steps ->
    [0] The game continues from the start.
    [one] The game continues after { $steps } move.
   *[other] The game continues after { $steps } moves.
}

# a turn
ui-pass-keyboard = Pass the keyboard to { $name } and press Enter.
ui-left = { $left } of { $of } left
ui-cost = costs { $what }
ui-gain = gains { $what }
ui-amount = { $value } { $label }
ui-counter = { $label }: { $value }
ui-counter-of = { $label }: { $value }/{ $of }
ui-folded = { $title } – { $lines }
ui-counter-noted = { $label }: { $value } ({ $note })
ui-more = and { $count } more
ui-owned = { $what } ({ $owner })
ui-named = { $who } ({ $name })
ui-nothing = nothing
ui-choices = { $number } choices: { $kinds }. Type a kind, such as { $example }, to see its choices.
ui-enter = Enter: { $action }
ui-no-undo = Can't be undone: { $kinds }.
ui-key = Key
ui-key-choice = can be chosen now
ui-thinking = { $name } is thinking…
ui-thinking-hint = The expert is thinking…
ui-hint = { $place ->
    [1] What an expert would consider, and your chance of winning:
   *[other] What an expert would consider, and your chance of finishing in place { $place }:
}
ui-percent = { $value }%

# what a person can type besides a choice; the first word is the one that help shows
ui-word-help = ? help
ui-word-undo = u undo
ui-word-hint = hint
ui-word-why = why
ui-word-rule = rule
ui-word-board = board
ui-word-log = log
ui-word-save = save
ui-word-quit = q quit
ui-word-say = say
ui-word-allow = allow
ui-word-refuse = refuse
ui-help-choice = a number from the list, or a move in notation (abbreviations work): { $example }
ui-help-help = this help, the key to the board and the rule behind the question
ui-help-undo = undo your last move, unless something was revealed or someone else has moved
ui-help-hint = what an expert would do, and your chance of winning with it
ui-help-why = explain why a move isn't allowed
ui-help-rule = a rule, or all rules that mention some words
ui-help-board = draw the table again, with its key
ui-help-log = all moves so far
ui-help-save = save the game to a file
ui-help-quit = leave the game
ui-help-choice-form = 1–{ $last }
ui-help-why-form = { $word } MOVE
ui-help-rule-form = { $word } { $example }
ui-help-save-form = { $word } [FILE]
ui-help-learn = New to this game? Its aim, a turn and lessons: { $command }
ui-help-rule-behind = The rule behind the question:

# answers
ui-no-such-choice = { $last ->
    [one] There is only one choice, number 1.
   *[other] There is no choice { $number }; type 1 to { $last }.
}
ui-ambiguous = { $entry } fits several choices:
ui-not-understood = I don't understand: { $entry }
ui-not-now = You can't do that now: { $kind }.
ui-can-type = Possible now: { $kinds }. For example: { $example } (? for help)
ui-not-here = You can't type { $word } here.
ui-not-this-space = You can't choose { $word } here.
ui-can-follow = After { $given } you can type: { $words }
ui-too-long = { $given } is already a whole move; leave out the rest.
ui-refused = { $action }: { $why }
ui-allowed = { $action } is allowed now.
ui-taken-back = Undone: { $name } { $text }
ui-nothing-to-undo = You can't undo: something has been revealed since, or someone else has moved.
ui-which-rule = Which rule? For example: { $example }
ui-which-action = Which move? For example: { $example }
ui-log-empty = No moves yet.
ui-saved = Saved to { $file }.
ui-save-taken = { $file } already exists and isn't a copy of this game; choose another name.
ui-save-where = Save to which file? For example: { $example }
ui-save-question = Save the game? Type a file name, or press Enter to quit without saving:
ui-not-saved = The game was not saved.
ui-resume-hint = Continue later with: banchisa play --resume { $file }

# the end of a game
ui-game-over = The game is over
ui-place = place
ui-name = name
ui-nobody-won = Nobody has won.
ui-and = { $first } and { $second }
ui-total = total
ui-seed-revealed = The seed was { $seed }.
ui-verify-hint = Anyone can check every draw: banchisa verify { $file }
ui-unkept = The game was not saved; next time, use --save FILE.

# banchisa replay
ui-replay-title = { $title }: { $names }
ui-replay-start = Before the first move
ui-replay-step = Move { $step } of { $last }
ui-replay-view = { $view }'s view
ui-replay-all = everything shown
ui-replay-keys = Enter: next, b: back, a number: go to that move, q: quit
ui-replay-unfinished = The record ends here; the game was not finished.
ui-replay-word-back = b back
ui-replay-word-quit = q quit

# banchisa verify
ui-verify-game = { $title } { $version }, { $names }
ui-verify-steps = { $count ->
    [one] { $count } move, legal
   *[other] { $count } moves, all legal
}
ui-verify-seed = the seed matches its seal { $commitment }
ui-verify-draws = { $count ->
    [0] no random draws
    [one] { $count } random draw, matching the seed
   *[other] { $count } random draws, all matching the seed
}
ui-verify-taken-back = { $count ->
    [one] { $count } take-back that all agreed to, with its draws
   *[other] { $count } take-backs that all agreed to, with their draws
}
ui-verify-result = the result follows from the moves
ui-verify-unfinished = the game is unfinished, so there is no result to check
ui-verify-ok = { $file } is valid.
ui-verify-not-ok = { $count ->
    [one] { $file } is not valid: { $count } problem
   *[other] { $file } is not valid: { $count } problems
}

# banchisa perft, explain and position
ui-position-nowhere = there is neither a game nor a file called { $given }; games: { $allowed }
ui-position-unread = cannot read { $file }: { $why }
ui-position-unwritten = cannot write { $file }: { $why }
ui-position-no-text = { $file } is not a position: it is not a text file
ui-position-no-json = { $file } is not JSON: { $why }
ui-position-no-game = { $file } is not a position: it must be a table with the name of a game, such as "game": "nanuuk"
ui-position-bad-opening = an opening has a list of moves as steps, and no other fields than { $allowed }
ui-position-no-steps = { $given } is for a record or an opening; this has no moves
ui-position-settled = a position has settled that already; leave out { $given }
ui-position-hidden = something in this position is hidden, so it is not known what may follow; give the whole position
ui-position-refused = move { $step }, { $action }: { $why }
ui-position-opening-seat = an opening is written whole; leave out --seat
ui-position-valid = A position of { $title } for { $seats } players.
ui-position-seat = Player { $seat } is to act. Legal moves: { $count }
ui-position-chance = Chance is to act. Possible outcomes: { $count }
ui-position-over = The game is over.

# banchisa join
ui-join-bad-link = { $given } is not the link of a table; write it as the page shows it, such as http://localhost:8420/join#...
ui-join-bad-bot = there is no bot { $given }; allowed: { $allowed }, or exec:COMMAND
ui-join-unreachable = the server { $url } does not answer: { $why }
ui-join-version = the table plays { $title } { $theirs }, but the rules installed here are { $ours }
ui-join-seal = the table shows another seal than before, so its random draws can't be trusted
ui-join-waiting = Waiting for the others.
ui-join-lost = The connection is lost; trying again…
ui-join-back = The connection is back.
ui-join-undone = { $name } took a move back.
ui-join-take-back-asked = { $name } asks to take back a move.
ui-join-take-back-answer = Type allow or refuse.
ui-join-take-back-refused = { $name } says no to the take-back.
ui-join-rematch = There is a rematch: banchisa join { $url }
ui-join-again = Once somebody has asked for a rematch in the browser, the same command says where it is.
ui-join-left = Your seat is kept. Come back with: banchisa join { $url }
ui-join-not-now = It isn't your turn. say HELLO talks to the others, q leaves the table.
ui-join-help = Type a number from the list or a move in notation; u takes a move back, board draws the table again, order gives and shows standing orders, say HELLO talks to the others, q leaves the table.
ui-join-fault = bot { $bot } has failed and left the table: { $why }
ui-join-error = the server refuses: { $code }
ui-join-table-unknown = this table doesn't exist any more, or never did
ui-join-table-closed = whoever runs this server has ended this game: { $reason }
ui-join-table-over = this game is over
ui-join-seat-taken = all seats are taken
ui-join-seat-invite = this invite doesn't work; ask for a new link
ui-join-seat-name = a name must be 1 to 24 visible characters long
ui-join-action-undo = You can't undo that any more.
ui-join-talk-off = chat is off at this table
ui-join-talk-text = a message must be 1 to { $most } visible characters long
ui-join-talk-too-fast = slow down: you can talk again in { $seconds } s

# banchisa serve
ui-serve-open = Banchisa is running at { $url } (press Ctrl+C to stop).

# banchisa tables
ui-tables-no-file = there are no tables in { $file }: the file doesn't exist
ui-tables-sound = { $file } is sound.
ui-tables-damaged = { $file } is damaged: { $damage }
ui-tables-removed = { $count ->
    [0] No table is that old.
    [one] Removed { $count } table.
   *[other] Removed { $count } tables.
}
ui-tables-count = Tables: { $waiting } waiting for players, { $running } in progress, { $over } finished.
ui-tables-file = { $file }, { $size } MB
ui-store-copying = Copying tables
ui-store-copied = Copied { $tables } tables with { $events } events to { $target }; all of it was read again and is the same.
ui-store-digest = Digest { $digest }

ui-tables-none = No tables.
ui-tables-unknown = there is no table { $table }
ui-tables-closed = Table { $table } is closed. Everybody there hears of it within a few seconds.
ui-tables-hidden = The record contains everything that is hidden from players, and the seed, which gives away every draw to come. Show it to nobody who plays there.
ui-tables-sure = Remove table { $table } and everything that was played there?
ui-tables-not-sure = nothing was removed; add --yes to remove it without being asked
ui-tables-bad-reason = the reason must have 1 to { $most } characters
ui-tables-id = Table
ui-tables-game = Game
ui-tables-state = State
ui-tables-version = Events
ui-tables-changed = Last event
ui-tables-seats = Seats
ui-tables-options = Options
ui-tables-created = Opened
ui-tables-commitment = Commitment
ui-tables-seed = Seed
ui-tables-is-waiting = waiting
ui-tables-is-running = running
ui-tables-is-over = over
ui-tables-is-closed = closed
ui-tables-seat-human = somebody
ui-tables-seat-open = free

# banchisa backup
ui-backup-done =
    { $count ->
        [one] Backed up to { $file }: { $count } table, { $size } MB, checked.
       *[other] Backed up to { $file }: { $count } tables, { $size } MB, checked.
    }
ui-backup-private = Keep it private: it contains the seeds of games in progress, which give away every draw to come.

# banchisa analyse
ui-analyse-level-and-iterations = give either a level or a number of iterations, not both
ui-analyse-no-level = there is no level { $level }; allowed: { $allowed }
ui-analyse-working = analysing { $title }
ui-analyse-chances = Chances of winning
ui-analyse-mistakes = The biggest mistakes
ui-analyse-no-mistakes = No move cost its player anything worth mentioning.
ui-analyse-lost = { $points ->
    [one] { $points } percentage point lost (±{ $error })
   *[other] { $points } percentage points lost (±{ $error })
}
ui-analyse-played = played
ui-analyse-better = better
ui-analyse-luck-and-skill = Luck and skill
ui-analyse-start = start
ui-analyse-luck = luck
ui-analyse-own = own moves
ui-analyse-others = others' moves
ui-analyse-unforeseen = unforeseen
ui-analyse-end = end
ui-analyse-percent = { $value }%
ui-analyse-note-parts = In percentage points: what the draws gave and took; how a player's own moves and the others' compared with the best moves, judged by what each could see; and what nobody could foresee.
ui-analyse-note-sure = { $noise ->
    [0] These are estimates from { $iterations } simulations per position.
    [one] These are estimates from { $iterations } simulations per position, more for the mistakes. Searching longer changes a chance by about { $noise } percentage point.
   *[other] These are estimates from { $iterations } simulations per position, more for the mistakes. Searching longer changes a chance by about { $noise } percentage points.
}

# banchisa bench
ui-bench-measuring = measuring { $game }, { $seats } players
ui-bench-title = { $kind ->
    [compiled] compiled rules, per second of CPU time
   *[other] uncompiled rules, per second of CPU time
}
ui-bench-game = game
ui-bench-seats = players
ui-bench-steps-per-s = moves
ui-bench-driven-steps-per-s = moves from Python
ui-bench-copies-per-s = copies
ui-bench-refusals-per-s = refusals
ui-bench-scenes-per-s = scenes
ui-bench-searches-per-s = searches
ui-bench-steps-per-game = moves per game

# banchisa arena
ui-arena-bad-number = { $option } { $given }: must be 1 to { $most }
ui-arena-bad-time = --time { $given }: must be more than 0 seconds
ui-arena-moves-nowhere = --moves needs a folder for them: give --out DIR
ui-arena-playing = playing
ui-arena-stopped = { $wanted ->
    [one] Stopped after { $games } of { $wanted } game.
   *[other] Stopped after { $games } of { $wanted } games.
} { $where ->
    [folder] Run the same command again to continue.
   *[nowhere] They were not saved; with --out DIR you can stop and continue later.
}
ui-arena-bot = bot
ui-arena-wins = wins (%)
ui-arena-ahead = points ahead
ui-arena-elo = Elo
ui-arena-digits-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-arena-digits-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ui-arena-digits-0 = { NUMBER($value, maximumFractionDigits: 0) }
ui-arena-interval = { $value } ({ $low }…{ $high })
ui-arena-about = { $games ->
    [one] { $games } game of { NUMBER($steps, maximumFractionDigits: 1) } moves; 95% intervals in brackets.
   *[other] { $games } games, { NUMBER($steps, maximumFractionDigits: 1) } moves on average; 95% intervals in brackets.
}
ui-arena-even = Equally strong bots would each win { $share }%.
ui-arena-uneven = To play every seating equally often, choose a multiple of { $ways } games.
ui-arena-unfinished = { $games ->
    [one] { $games } game did not end within { $steps } moves and counts as a draw.
   *[other] { $games } games did not end within { $steps } moves and count as draws.
}
ui-arena-faults = { $bot } failed in { $failed } of { $games } games ({ $kinds }) and forfeited them.
ui-arena-fault-kind = { $kind ->
    [died] crashed: { $count }
    [late] too late: { $count }
    [rubbish] invalid output: { $count }
   *[illegal] illegal move: { $count }
}
ui-arena-first-fault = First failure: game { $game }, seat { $seat }, { $bot }: { $why }
ui-arena-stderr = Last lines on standard error: { $said }

# banchisa balance
ui-balance-bad-number = { $option } { $given }: must be { $least } to { $most }
ui-balance-missing = the report needs the package { $package }; install it with: pip install 'banchisa[lab]'
ui-balance-playing = playing
ui-balance-written = Report written to { $file }; open it in a browser.
ui-balance-stopped = { $wanted ->
    [one] Stopped. { $file } covers { $games } of { $wanted } game.
   *[other] Stopped. { $file } covers { $games } of { $wanted } games.
}
ui-balance-nothing = Stopped. Too few games for a report; nothing was written.

# learning

ui-learn-counts = What counts
ui-learn-turn = Your turn
ui-learn-costs = What it costs
ui-learn-end = It ends
ui-learn-mistake = What beginners get wrong
ui-learn-advice = Advice
ui-learn-lessons = Lessons
ui-learn-minutes = { $minutes } min
ui-learn-how = Take the first lesson with: { $command }
ui-learn-begun = This game begins in the middle, so that it stays short.
ui-learn-none = { $title } has no lessons yet.
ui-learn-unknown = There is no lesson { $lesson }; allowed: { $allowed }
ui-learn-step = Task { $at } of { $of }
ui-learn-words = ? for help, “{ $show }” for the solution
ui-word-show = show
ui-help-show = show the move that is looked for
ui-learn-solution = The solution: { $action }
ui-learn-not-yet = Not yet:
ui-learn-other-step = You could do that, but it is not what we are after here. Read the task once more.
ui-learn-enter = Press Enter to go on.
ui-learn-finished = That was it.
ui-coach = Coach
ui-coach-hello = I stay with you for the whole game. “{ $show }” shows you what I would do, “{ $alone }” sends me away.
ui-coach-nudge = A good move: { $what }.
ui-coach-would = I would play { $action }: { $what }.
ui-coach-bye = Have fun! If you get stuck, “{ $hint }” still helps.
ui-word-alone = alone

ui-puzzles-found = { $count ->
    [one] One puzzle in { $file }
   *[other] { $count } puzzles in { $file }
}

# what things are

ui-word-what = what
ui-help-what = what a thing or a space is, what it is worth and does
ui-help-what-form = { $word } THING
ui-which-thing = What thing? For example: { $example }
ui-no-such-thing = Nothing on the table is called “{ $thing }”. Type the name of a thing, its kind or a space.
ui-about-now = Now: { $text }
ui-about-worth = { $points ->
    [one] worth 1 point
   *[other] worth { $points } points
}

# hints

ui-hint-best = best
ui-hint-wins = wins now
ui-hint-hardly = hardly a chance
ui-hint-later = pays off later, not at once
ui-hint-behind = { $points ->
    [one] 1 point behind
   *[other] { $points } points behind
}
ui-hint-level = level on points
ui-hint-ahead = { $points ->
    [one] 1 point ahead
   *[other] { $points } points ahead
}
ui-hint-only-one = There is only one move.
ui-hint-seen = From what you can see; these moves were tried { $tries } times.

# before moves one may regret

ui-regret = { $warning } Do it anyway? (y/n)
ui-word-yes = y yes

# standing orders

ui-word-order = order orders
ui-word-round = round
ui-help-order = answer this question always, until your next turn or the end of the game; alone it shows your orders
ui-help-order-form = { $word } [ANSWER [{ $round }]]
ui-order-offered = { $question }: type { $forms }. With "{ $round }" it holds until your next turn, otherwise until the end of the game.
ui-order-standing = { $question }: { $answer } (until the end of the game)
ui-order-standing-round = { $question }: { $answer } (until your next turn)
ui-order-none = You have no standing orders.
ui-order-forced-on = If there is only one move and everyone can see that, the table makes it for you. "{ $word } forced" ends that.
ui-order-forced-off = With "{ $word } forced" the table makes your move for you if there is only one and everyone can see that.
ui-order-revoke = "{ $word } none" revokes all orders.
ui-order-unknown = "{ $entry }" is no order. Possible now: { $allowed }.
ui-order-followed = { $name }: your standing order answers with "{ $action }".
