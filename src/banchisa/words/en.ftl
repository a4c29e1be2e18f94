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
ui-bad-option = option { $given }: write it as name=value
ui-bad-seat = seat { $given }: nobody of this kind can sit down; allowed: { $allowed }, or human:Name
ui-bad-name = seat { $given }: this cannot be a person's name; write human:Name
ui-too-many-seats = { $seats } seats are named, but { $players } players are asked for
ui-bad-players = this game is not for { $players } players; allowed: { $allowed }
ui-no-game = which game? allowed: { $allowed }
ui-rule-and-search = give either a rule or words to search for, not both
ui-file-exists = { $file } exists already; choose another name, or add --overwrite
ui-file-unfinished = { $file } holds an unfinished game; go on with --resume { $file }, choose another name, or add --overwrite
ui-resume-settled = --resume goes on with the game as it was agreed; leave out { $given }
ui-resume-other-game = this is a record of { $found }, not of { $wanted }
ui-resume-over = this game is over; look at it with: banchisa replay { $file }
ui-resume-no-seed = this record does not tell its seed, so its chance cannot be continued
ui-resume-broken = this record cannot be continued: { $why }
ui-resume-seats = this game has { $seats } seats, not { $given }
ui-no-such-seat = no seat has the number { $seat }; allowed: 0 to { $last }
ui-no-such-step = no step has the number { $step }; allowed: 0 to { $last }
ui-interpreted = The rules run interpreted, which is slower; with a C compiler at hand, install again for compiled ones: BANCHISA_COMPILE=1 pip install .

# banchisa games
ui-games-players = { $numbers } players
ui-games-option = option
ui-games-default = default
ui-games-values = values
ui-games-when = only with { $what }

# banchisa rules
ui-no-rule-found = no rule speaks of { $words }
ui-rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }

# the start of a game
ui-play-title = { $title } with { $names }
ui-sealed = Chance is sealed: sha256 { $commitment }
ui-saving-to = The game is kept in { $file } after every step.
ui-how-to-help = Answer with a number or in notation; ? explains, u takes back, q leaves.
ui-resumed =
    { $steps ->
        [0] The game goes on from its beginning.
        [one] The game goes on after { $steps } step.
       *[other] The game goes on after { $steps } steps.
    }

# a turn
ui-pass-keyboard = Pass the keyboard to { $name } and press Enter.
ui-left = { $left } of { $of } left
ui-cost = costs { $what }
ui-gain = brings { $what }
ui-amount = { $value } { $label }
ui-counter = { $label } { $value }
ui-counter-of = { $label } { $value }/{ $of }
ui-more = and { $count } more
ui-nothing = nothing
ui-thinking = { $name } is thinking …
ui-thinking-hint = An expert is thinking …
ui-hint = { $place ->
    [1] An expert would consider, with your chance to win:
   *[other] An expert would consider, with your chance of place { $place }:
}
ui-percent = { $value } %

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
ui-help-choice = a number from the list, or an action in notation, shortened as you like: { $example }
ui-help-help = this help, with the rule behind the question
ui-help-undo = take back your latest step, as long as nothing was revealed and nobody else acted
ui-help-hint = what an expert would do, and your chance to win with it
ui-help-why = say why an action is not allowed now
ui-help-rule = the text of a rule
ui-help-board = draw the table again
ui-help-log = all steps so far
ui-help-save = write the record to a file
ui-help-quit = leave the game
ui-help-choice-form = 1 … { $last }
ui-help-why-form = { $word } ACTION
ui-help-rule-form = { $word } { $example }
ui-help-save-form = { $word } [FILE]
ui-help-rule-behind = The rule behind the question:

# answers
ui-no-such-choice =
    { $last ->
        [one] There is only one choice, number 1.
       *[other] There is no choice { $number }; allowed: 1 to { $last }.
    }
ui-ambiguous = { $entry } could mean: { $names }
ui-refused = Not allowed: { $action }.
ui-allowed = { $action } is allowed now.
ui-taken-back = Taken back: { $name }: { $text }
ui-nothing-to-undo = Nothing can be taken back: something was revealed since, or somebody else acted.
ui-which-rule = Which rule? For example: { $example }
ui-which-action = Which action? For example: { $example }
ui-log-empty = No step has been taken yet.
ui-saved = Saved in { $file }.
ui-save-where = Where to? For example: save { $example }
ui-save-question = Save the game? A file name, or just Enter to leave it:
ui-not-saved = The game was not saved.
ui-resume-hint = Go on later with: banchisa play --resume { $file }

# the end of a game
ui-game-over = The game is over
ui-place = place
ui-name = name
ui-score = points
ui-total = total
ui-seed-revealed = The seed of chance was { $seed }.
ui-verify-hint = Anybody can check every draw: banchisa verify { $file }
ui-unkept = The record was not saved; --save FILE keeps it.

# banchisa replay
ui-replay-title = { $title }: { $names }
ui-replay-start = Before the first step
ui-replay-step = Step { $step } of { $last }
ui-replay-view = seen from { $view }
ui-replay-all = everything shown
ui-replay-keys = Enter next, b back, number goes there, q leaves:
ui-replay-unfinished = The record ends here; the game is not over.
ui-replay-word-back = b back
ui-replay-word-quit = q quit
ui-replay-not-understood = Not understood: { $entry }

# banchisa verify
ui-verify-game = { $title } { $version }, { $names }
ui-verify-steps =
    { $count ->
        [one] { $count } step, allowed by the rules
       *[other] { $count } steps, each allowed by the rules
    }
ui-verify-seed = the seed fits the commitment { $commitment }
ui-verify-draws =
    { $count ->
        [0] no draw of chance
        [one] { $count } draw of chance, as the seed gives it
       *[other] { $count } draws of chance, each as the seed gives it
    }
ui-verify-result = the result follows from the steps
ui-verify-unfinished = the game is not over; there is no result to check
ui-verify-ok = { $file } is sound.
ui-verify-not-ok =
    { $count ->
        [one] { $file } is not sound: { $count } problem
       *[other] { $file } is not sound: { $count } problems
    }

# banchisa serve
ui-serve-open = Banchisa is open at { $url } (stop it with Ctrl+C).

# banchisa analyse
ui-analyse-level-and-iterations = give either a level or a number of iterations, not both
ui-analyse-no-level = no bot has the level { $level }; allowed: { $allowed }
ui-analyse-working = analysing { $title }
ui-analyse-chances = Chances to win
ui-analyse-mistakes = The biggest mistakes
ui-analyse-no-mistakes = No step was found that cost its player anything worth mentioning.
ui-analyse-lost = { $points } points lost (±{ $error })
ui-analyse-played = played
ui-analyse-better = better
ui-analyse-luck-and-skill = Luck against skill
ui-analyse-start = at first
ui-analyse-luck = luck
ui-analyse-own = own steps
ui-analyse-others = others’ steps
ui-analyse-unforeseen = unforeseen
ui-analyse-end = at last
ui-analyse-percent = { $value } %
ui-analyse-note-parts = In points of a hundred: what draws gave and took; what one’s own steps and those of the others were worth beside the best ones, by what each could see; and what nobody could foresee.
ui-analyse-note-sure =
    { $noise ->
        [0] Estimates, from { $iterations } tries for each position.
       *[other] Estimates: { $iterations } tries for each position, more for the mistakes; looking longer changes a chance by about { $noise } points.
    }

# banchisa bench
ui-bench-measuring = measuring { $game }, { $seats } players
ui-bench-title =
    { $kind ->
        [compiled] compiled rules, per second of processor time
       *[other] interpreted rules, per second of processor time
    }
ui-bench-game = game
ui-bench-seats = players
ui-bench-steps-per-s = steps
ui-bench-driven-steps-per-s = driven steps
ui-bench-copies-per-s = copies
ui-bench-refusals-per-s = refusals
ui-bench-scenes-per-s = scenes
ui-bench-searches-per-s = searches
ui-bench-steps-per-game = steps a game
ui-components-sound = { $file } can be played with: { $title }.

# banchisa arena
ui-arena-bad-number = { $option } { $given }: allowed: 1 to { $most }
ui-arena-bad-time = --time { $given }: a time in seconds above 0 is needed
ui-arena-playing = playing
ui-arena-stopped =
    Stopped after { $games } of { $wanted } games. { $where ->
        [folder] The same command goes on from here.
       *[nowhere] They are not kept; with --out DIR the same command could go on from here.
    }
ui-arena-bot = bot
ui-arena-wins = wins, %
ui-arena-ahead = points ahead
ui-arena-elo = Elo
ui-arena-digits-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-arena-digits-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ui-arena-digits-0 = { NUMBER($value, maximumFractionDigits: 0) }
ui-arena-interval = { $value } ({ $low }…{ $high })
ui-arena-about =
    { $games ->
        [one] { $games } game of { NUMBER($steps, maximumFractionDigits: 1) } steps; 95 % intervals in brackets.
       *[other] { $games } games of { NUMBER($steps, maximumFractionDigits: 1) } steps on average; 95 % intervals in brackets.
    }
ui-arena-even = Equally strong bots would win { $share } % each.
ui-arena-uneven = Every seating comes equally often when the number of games is a multiple of { $ways }.
ui-arena-unfinished =
    { $games ->
        [one] { $games } game did not end within { $steps } steps and counts as shared by all.
       *[other] { $games } games did not end within { $steps } steps and count as shared by all.
    }
ui-arena-faults = { $bot } failed in { $failed } of { $games } games ({ $kinds }) and forfeited them.
ui-arena-fault-kind =
    { $kind ->
        [died] died: { $count }
        [late] too late: { $count }
        [rubbish] not understood: { $count }
       *[illegal] not allowed: { $count }
    }
ui-arena-first-fault = The first time: game { $game }, seat { $seat }, { $bot }: { $why }
ui-arena-stderr = Its last words on standard error: { $said }

# banchisa balance
ui-balance-bad-number = { $option } { $given }: allowed: { $least } to { $most }
ui-balance-missing = the page needs the package { $package }; install it with: pip install 'banchisa[lab]'
ui-balance-playing = playing
ui-balance-written = The page is { $file }; open it in a browser.
ui-balance-stopped = Stopped. { $file } has { $games } of { $wanted } games.
ui-balance-nothing = Stopped. There are too few games for a page; nothing was written.
