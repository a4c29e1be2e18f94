## analysis

analysis-title = Analysis
analysis-back = Back to the table
analysis-not-over = A game can be analysed once it is over.
analysis-waiting = Other games are being analysed first …
analysis-working = Every position is being looked at again …
analysis-begun = { $percent } %
analysis-left = { $percent } %, about { $time } left
analysis-may-leave = You may leave this page; the analysis goes on.
analysis-failed = The analysis was broken off.
analysis-no-steps = There is nothing to analyse: no step was taken.

# chances
analysis-chances = Chances to win
analysis-chances-why = As somebody would give them who saw everything.
analysis-chart = Course of the game. Arrow keys go from step to step.
analysis-at-start = Before the first step
analysis-at = Step { $at } of { $last }
analysis-percent = { $value } %
analysis-seat-chance = { $name } { $value } %
analysis-key-draws = draws of chance
analysis-key-mistakes = mistakes
analysis-table = All figures as a table
analysis-step = Step
analysis-who = Who
analysis-what = What

# position
analysis-position = The position
analysis-before = Before step { $at } of { $last }
analysis-marked = What is marked
analysis-chair = Seen by

# mistakes
analysis-mistakes = The biggest mistakes
analysis-mistakes-why = By what the player could see, and looked at longer than the course of the game.
analysis-no-mistakes = No step was found that cost its player anything worth mentioning.
analysis-mistake = Mistake { $number }
analysis-lost = −{ $points }
analysis-lost-long = { $points } points lost, give or take { $error }
analysis-played = Played
analysis-better = Better

# luck and skill
analysis-luck-and-skill = Luck against skill
analysis-luck-why = What changed the chances from first to last, in points of a hundred.
analysis-from-to = { $start } % → { $end } %
analysis-luck = Luck
analysis-luck-long = what draws gave and took
analysis-own = Own steps
analysis-own-long = beside the best ones
analysis-others = Others’ steps
analysis-others-long = beside the best ones
analysis-unforeseen = Unforeseen
analysis-unforeseen-long = unknown, or too far ahead

# how sure
analysis-sure = Estimates, from { $iterations } tries for each position. Looking longer changes a chance by about { $noise } points.
analysis-sure-short = Estimates, from { $iterations } tries for each position.
