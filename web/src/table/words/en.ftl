## table

table-loading = The table is being laid …
table-prompt = What is asked now
table-players = Players
table-board = Board
table-board-keys = Arrow keys go from space to space, with Shift only to those that can be touched. Enter touches, Escape takes back the selection.
table-tray = What is yours
table-side = Log, rules and notes
table-log = Log
table-rules = Rules
table-notes = Notes
table-notes-hint = For yourself; stays in this browser.
table-log-empty = The first step will appear here.
table-round = Round { $round }
table-menu = Menu
table-legend = On the board now
table-came-from = The last move came from here
table-show = Show
table-left-in-game = Left in the game
table-sealed = Chance sealed
table-sealed-long = The outcome of every draw was fixed before the first step. Its seal: { $seal }
table-watching = Watching
table-nothing-here = Nothing lies here.

# people
table-chance = Chance
table-bot = Bot { $number }
table-bot-level = bot, { $level }
table-player = Player { $number }
table-you = you
table-to-act = to move
table-away = away
table-thinking = is thinking
table-thinks = { $name } is thinking
table-acts = { $name } to move
table-your-turn = Your turn
table-stands-in = a bot plays on

# prompts
table-pips = { $left } of { $of } left
table-chosen = { $what } chosen.
table-how = How?
table-choose-again = Choose again
table-take-back = Take back
table-confirm = Confirm
table-rule-behind = The rule behind this
table-all-choices = All choices ({ $count })
table-result = Result
table-thing-on = { $thing } on { $place }
table-costs = costs { $what }
table-brings = brings { $what }
table-worth = worth { $value }
table-times = { $count } of them
table-used = used
table-secret = only you see this
table-none = none
table-face-down = { $count ->
    [one] One, face down
   *[other] { $count }, face down
}
table-line = line { $name }
table-cracked = cracked
table-can-touch = can be chosen
table-refused = Nothing can be done with this now.

# hints
table-hint = Hint
table-hint-title = What an expert would do
table-hint-told = The others see that you asked.
table-hint-thinks = An expert is looking at your table
table-hint-chance = { $place ->
    [1] Your chance to win: { $value } %
   *[other] Your chance of place { $place }: { $value } %
}
table-hint-why = { $place ->
    [1] Your chance to win after each step, as an expert judges it from what you can know.
   *[other] Your chance of place { $place } after each step, as an expert judges it from what you can know.
}
table-hinted = { $name } took a hint.
table-no-hints = Hints are not allowed at this table.
table-percent = { $value } %

# who leaves and comes back
table-left = A bot plays for { $name } on this seat.
table-return = Take my seat back
table-gone = { $name } has been away for a while.
table-replace = Let a bot play on

# view
table-names = Names of the spaces
table-zoom-in = Enlarge
table-zoom-out = Whole board
table-sound-on = Sounds on
table-sound-off = Sounds off

# looking back
table-replay = Look back
table-previous = Previous step
table-next = Next step
table-play = Play
table-pause = Pause
table-position = Position
table-step-of = Step { $at } of { $last }
table-chair = seen by { $name }
table-speed = Speed { $speed }
table-back-to-table = Back to the table

# before and after
table-seats-free = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
table-invite = Link for the others
table-copy-link = Copy link
table-link-copied = The link is copied.
table-share = Share
table-sit-down = Sit down
table-waiting = Waiting for players.
table-bot-strength = Strength of the bot
table-fill = Fill with bots
table-record = Download the record
table-resign = Hand over to a bot
table-resign-why = A bot plays on for you. You can watch, and take your seat back as long as the game goes on.
table-resign-seat = Seat
table-resign-do = Hand over
table-stay = Play on
table-rematch-open = The next game is laid out.
table-rematch-go = Go there
table-pass-to = Pass the device to { $name }
table-pass-why = The others look away: something on this table is only for one pair of eyes.
table-i-am = I am { $name }

# connection
table-no-connection = No connection. Your steps so far are stored.
table-next-try = Next attempt in { $seconds } s
table-trying = Trying …
table-try-now = Try now
table-back-again = Connected again.
table-stale = Somebody was faster. The table is up to date again.
table-trouble = That did not work
table-copy-details = Copy details
table-details-copied = The details are copied.
table-reload = Reload table

# keys
table-keys = Keys
table-key-arrows = ← ↑ → ↓
table-key-arrows-does = from space to space
table-key-enter = Enter
table-key-enter-does = touch
table-key-escape = Esc
table-key-escape-does = take back the selection
table-key-u = U
table-key-u-does = take back the step
table-key-h = H
table-key-h-does = hint: what would an expert do?
table-key-w = W
table-key-w-does = the rule behind what is asked
table-key-r = R
table-key-r-does = rules
table-key-n = N
table-key-n-does = names of the spaces
table-key-l = L
table-key-l-does = log
