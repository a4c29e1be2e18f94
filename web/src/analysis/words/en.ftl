## analysis

analysis-title = Analysis
analysis-back = Back to the table
analysis-not-over = You can analyse a game once it's over.
analysis-waiting = Waiting for other analyses to finish…
analysis-working = Going through every position…
analysis-begun = { $percent }%
analysis-left = { $percent }%, about { $time } left
analysis-may-leave = You can leave this page; the analysis will carry on.
analysis-failed = The analysis failed.
analysis-no-steps = There is nothing to analyse: no moves were made.

# chances
analysis-chances = Chances of winning
analysis-chances-why = As judged by someone who could see everything.
analysis-chart = The game, move by move. Arrow keys step through it.
analysis-at-start = Before the first move
analysis-at = Move { $at } of { $last }
analysis-percent = { $value }%
analysis-seat-chance = { $name } { $value }%
analysis-key-draws = random draws
analysis-key-mistakes = mistakes
analysis-table = Show as a table
analysis-step = Move
analysis-who = Player
analysis-what = What happened

# position
analysis-position = The position
analysis-before = Before move { $at } of { $last }
analysis-marked = Legend
analysis-chair = View

# mistakes
analysis-mistakes = The biggest mistakes
analysis-mistakes-why = Judged by what the player could see, and checked more deeply than the chart.
analysis-no-mistakes = No move cost its player anything worth mentioning.
analysis-mistake = Mistake { $number }
analysis-lost = −{ $points }
analysis-lost-long = { $points } percentage points lost, give or take { $error }
analysis-played = Played
analysis-better = Better

# luck and skill
analysis-luck-and-skill = Luck and skill
analysis-luck-why = What changed each player's chances over the game, in percentage points.
analysis-from-to = { $start }% → { $end }%
analysis-luck = Luck
analysis-luck-long = what the draws gave and took
analysis-own = Own moves
analysis-own-long = compared with the best moves
analysis-others = Others' moves
analysis-others-long = compared with the best moves
analysis-unforeseen = Unforeseen
analysis-unforeseen-long = hidden, or too far ahead to see

# how sure
analysis-sure = These are estimates from { $iterations } simulations per position. Searching longer changes a chance by about { $noise } percentage points.
analysis-sure-short = These are estimates from { $iterations } simulations per position.
