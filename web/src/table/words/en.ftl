## table

table-loading = Setting up the table…
table-prompt = Your next decision
table-players = Players
table-board = Board
table-board-keys = Arrow keys move between spaces; with Shift, only between those you can choose. Enter chooses, Escape clears the selection.
table-tray = Your pieces
table-side = Log, rules and notes
table-log = Log
table-rules = Rules
table-aid = Aid
table-notes = Notes
table-notes-hint = Only for you. Notes stay in this browser.
table-log-empty = Moves will appear here.
table-log-setup = Setup: { $count } random draws
table-round = Round { $round }
table-menu = Menu
table-legend = On the board now
table-came-from = The last piece moved from here
table-show = Show
table-left-in-game = Still in the game
table-sealed = Draws sealed
table-sealed-long = The seed of every random draw was sealed when the table opened. Seal: { $seal }
table-watching = Watching
table-sits-elsewhere = I sit here in another browser
table-nothing-here = Nothing here.

# people
table-chance = Chance
table-bot-level = bot, { $level }
table-you = you
table-to-act = to move
table-away = away
table-thinking = is thinking
table-thinks = { $name } is thinking
table-acts = { $name } to move
table-your-turn = Your turn
table-stands-in = played by a bot

# prompts
table-pips = { $left } of { $of } left
table-chosen = Chosen: { $what }.
table-how = What next?
table-choose-again = Start over
table-take-back = Undo
table-ask-back = Ask to take back
table-back-anew = Take back
table-back-asked = { $name } asks to take back.
table-back-allowed = { $name } allows it.
table-back-refused = { $name } says no. Nothing is undone.
table-back-withdrawn = { $name } no longer asks to take back.
table-back-how = Allow or refuse it beside the prompt.
table-back-own = You ask to take back.
table-back-alone = Take this back?
table-back-after = { $count ->
    [one] And { $count } move after it.
   *[other] And { $count } moves after it.
}
table-back-draws = Something was revealed or others have moved: chance then draws anew, and the record says so.
table-back-waits = Waiting for { $names }.
table-back-allow = Allow
table-back-no = No
table-back-withdraw = Never mind
table-back-yes = Take back
table-back-keep = No
table-confirm = Confirm
table-rule-behind = Show the rule
table-all-choices = All choices ({ $count })
table-result = Result
table-thing-on = { $thing } on { $place }
table-costs = costs { $what }
table-brings = gains { $what }
table-worth = worth { $value }
table-times = { $count } of them
table-used = used
table-secret = only you can see this
table-none = none
table-face-down = { $count ->
    [one] One, face down
   *[other] { $count }, face down
}
table-line = line { $name }
table-cracked = cracked
table-can-touch = available
table-refused = You can't use this right now.
table-answer-first = First answer: { $question }

# hints
table-hint = Hint
table-hint-title = What an expert would do
table-hint-told = The others can see that you asked.
table-hint-thinks = The expert is thinking
table-hint-chance = { $place ->
    [1] Your chance of winning: { $value }%
   *[other] Your chance of finishing in place { $place }: { $value }%
}
table-took-back = { $name } took back: { $what }
table-took-back-agreed = All agreed: { $name } took back: { $what }
table-hinted = { $name } took a hint.
table-no-hints = Hints are off at this table.
table-percent = { $value }%

# who leaves and comes back
table-left = A bot is playing for { $name }.
table-return = Take my seat back
table-gone = { $name } has been away for a while.
table-replace = Let a bot take over

# view
table-names = Space names
table-zoom-in = Zoom in
table-zoom-out = Whole board
table-sound-on = Sound on
table-sound-off = Sound off

# looking back
table-replay = Replay
table-previous = Previous move
table-next = Next move
table-play = Play
table-pause = Pause
table-position = Position
table-step-of = Move { $at } of { $last }
table-speed = Speed { $speed }
table-back-to-table = Back to the table

# before and after
table-seats-free = { $count ->
    [one] One seat open
   *[other] { $count } seats open
}
table-invite = Invite link
table-copy-link = Copy link
table-give-name = Name the table
table-invite-others = Invite the others
table-who-comes = Who should come?
table-point-camera = Point a phone’s camera here
table-reach-house = In this house
table-reach-anywhere = From anywhere
table-reach-house-who = Phones and computers in the same network can open it.
table-reach-anywhere-who = Everybody with the link can open it.
table-reach-loopback = You opened this page as { $host }. That address works on this computer only, so it is not offered.
table-reach-nobody = Only this computer can reach the table.
table-reach-open = Open it to this Wi-Fi
table-reach-open-why = Phones and computers in your network can then come in, until the server is stopped.
table-reach-command = To let others in, stop the server and start it like this:
table-reach-here = For another window on this computer
table-reach-looking = Looking for addresses…
table-copy = Copy
table-link-copied = Link copied.
table-share = Share
table-sit-down = Join
table-waiting = Waiting for players…
table-waiting-for = Waiting for { $names }
table-waiting-why = The game starts when everyone is here: each browser adds to its random draws.
table-bot-strength = Bot level
table-fill = Fill open seats with bots
table-record = Download the game record
table-resign = Hand over to a bot
table-resign-why = A bot takes over for you. You can watch, and take your seat back at any time before the game ends.
table-resign-why-final = A bot takes over for you. You can watch, but hints are off at this table, so you can't take your seat back.
table-resign-seat = Seat
table-resign-do = Hand over
table-stay = Keep playing
table-rematch-open = The rematch is ready.
table-rematch-go = Go to the rematch
table-pass-to = Pass the device to { $name }
table-pass-why = Everyone else, look away: the next player has secrets.
table-i-am = I'm { $name }

# connection
table-no-connection = No connection. Your moves so far are safe.
table-next-try = Trying again in { $seconds } s
table-trying = Connecting…
table-try-now = Try now
table-offline = Waiting for the connection
table-ended = The game has been ended
table-sending = Sending…
table-unsent = Your last choice didn't get through. Please choose again.
table-back-again = Reconnected.
table-stale = Someone else moved first. The table is up to date again.
table-trouble = That didn't work
table-copy-details = Copy details
table-details-copied = Details copied.
table-reload = Reload the table

# keys
table-keys = Keyboard
table-key-arrows = ← ↑ → ↓
table-key-arrows-does = move between spaces
table-key-enter = Enter
table-key-enter-does = choose
table-key-escape = Esc
table-key-escape-does = clear the selection
table-key-digits = 1–9
table-key-digits-does = press a button of the prompt
table-key-u = U
table-key-u-does = undo
table-key-h = H
table-key-h-does = show a hint
table-key-w = W
table-key-w-does = show the rule for this decision
table-key-r = R
table-key-r-does = show the rules
table-key-n = N
table-key-n-does = show space names
table-key-l = L
table-key-l-does = show the log

# options in force
table-key-o = O
table-key-o-does = show what is played at this table

table-key-i = I
table-key-i-does = explain what is selected

# information cards

table-now = Now
table-info-keep = I or right-click keeps it open

# how to play
table-key-help = ?
table-key-help-does = how to play, in a minute

# hints with reasons
table-hint-of = { $place ->
    [1] your chance of winning
   *[other] your chance of place { $place }
}
table-hint-best = Best
table-hint-for = For it
table-hint-against = Against it
table-hint-wins = wins now
table-hint-hardly = hardly a chance
table-hint-later = pays off later, not at once
table-hint-behind = { $points ->
    [one] 1 point behind
   *[other] { $points } points behind
}
table-hint-level = level on points
table-hint-ahead = { $points ->
    [one] 1 point ahead
   *[other] { $points } points ahead
}
table-hint-only-one = There is only one move.
table-hint-keys = Keys 1, 2 and 3 play them.
table-hint-seen = From what you can see, { $tries } tries.

# before steps one may regret, and skipping to the end

table-doubt = Do it anyway?
table-doubt-do = Yes, do it
table-doubt-stay = No, go back
table-skip = Skip to the end
table-skipping = The others are playing to the end…

# the result

over-behind = You are { $points } behind { $name }. The biggest difference, { $theirs } to { $ours }, is in “{ $row }”.
over-ahead = You are { $points } ahead of { $other }. The biggest difference, { $ours } to { $theirs }, is in “{ $row }”.
over-left = You had { $amount }.
over-looking = Looking at { $steps } moves…
over-costliest-own = Your costliest move was number { $at }: { $before }% became { $after }%
over-costliest = { $name }'s costliest move was number { $at }: { $before }% became { $after }%
over-no-own-mistakes = None of your moves cost you anything worth mentioning.
over-show = Show it on the table
over-luck = Luck { $luck }, own moves { $own }, others' moves { $others }, unforeseen { $unforeseen } percentage points.

# players in the log

table-named = { $who } ({ $name })
table-time-left-for = Time left for { $name }: { $time }
table-time-up = Time's up: a bot plays this turn for { $name }
table-time-then = When your time is up, a bot ({ $level }) plays this turn for you. You keep your seat.
table-time-loses = When your time is up, you lose.

replay-chart = { $name }'s chance of winning over the game; dashed lines are the largest swings
replay-seen-by = Seen by
replay-spectator = a spectator
replay-here = This move
replay-swing = One of the largest swings
replay-before = { $name }'s chance before
replay-after = and after
replay-percent = { $chance }%
replay-copy = Copy link
replay-next-swing = Next swing

table-key-space = Space
table-key-space-does = in a replay: play or pause
table-key-s = S
table-key-s-does = in a replay: the next swing

# standing orders
table-orders = Standing orders
table-orders-always = Always answer like this…
table-orders-answers = Your standing order will answer…
table-orders-some = You have standing orders
table-orders-for = This holds
table-orders-until-round = until my next turn
table-orders-until-game = until the end of the game
table-orders-give = Always answer like this
table-orders-standing = Your orders
table-orders-none = None. You can give one when you're asked something out of turn.
table-orders-no-questions = None. In this game nothing is asked out of turn.
table-orders-revoke = Revoke
table-orders-revoke-this = Revoke: { $question }
table-orders-forced = Make my move if there is only one
table-orders-forced-why = Only where everyone can see that there is no other.
table-orders-secret = Only you can see this. For the others it looks as if you answered yourself.
# talk

table-talk = Chat
talk-off = Talk is off at this table.
talk-switch-on = Switch it on
talk-allowed = Allow chat
talk-allowed-detail = Everyone can mute others for themselves
talk-empty = Say hello. Phrases are understood in every language.
talk-empty-watching = Say hello to the others who watch. The players read it when the game is over.
talk-write = Write to the table
talk-write-as = Write as { $name }
talk-send = Send
talk-spectator = Spectator
talk-a-phrase = a phrase
talk-said-in = a phrase, said in { $language }: { $said }
talk-read-by-others = others read it in their language
talk-phrases = Phrases
talk-more = More…
talk-fewer = Fewer
talk-faces = Reactions
talk-face-glad = glad
talk-face-laugh = laughing
talk-face-wow = amazed
talk-face-sad = sad
talk-face-think = thinking
talk-face-cheer = cheering
talk-too-fast = Slow down, in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} again.
talk-not-sent = Not sent.
talk-try-again = Try again
talk-unread = new
talk-new = Chat, { $count } new
talk-mute = Mute { $name }
talk-unmute = Unmute { $name }
talk-muted-count = { $count ->
    [one] One person is muted.
   *[other] { $count } people are muted.
}
talk-unmute-all = Unmute all
table-key-c = C
table-key-c-does = chat
