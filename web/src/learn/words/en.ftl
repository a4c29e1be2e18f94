learn-how-to = How to play { $title }
learn-how-to-short = How to play
learn-aim = The aim
learn-counts = What counts
learn-turn = Your turn
learn-end = It ends
learn-mistake = What beginners get wrong
learn-again = Shown once. Later: the cap in the bar, the game's card in the lobby, or the key ?
learn-by-doing = Learn by doing, { $minutes } min
learn-start = Start playing
learn-no-overview = The overview of this game cannot be shown.
learn-lessons = Lessons
learn-lessons-of = { $title }: lessons
learn-lesson-of = Lesson { $at } of { $of }
learn-all-done = You know it all.
learn-done-of = { $done } of { $of } done, about { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
} left
learn-is-done = done
learn-no-lesson = cannot be taken
learn-minutes = { $minutes } min
learn-step = Task { $at } of { $of }
learn-resumed = You left off here.
learn-done = That was it.
learn-not-yet = Not yet:
learn-other-step = You could do that, but it is not what we are after here. Read the task once more.
learn-back = Back
learn-show = Show me
learn-next = Next
learn-next-lesson = Next lesson
learn-finish = Finish
learn-kept = Your place is kept.
learn-tries = { $count ->
    [one] One try so far.
   *[other] { $count } tries so far.
}
learn-leave = Leave
learn-first-game = Now a whole game against a gentle bot. The coach stays at your side, and you can undo any move that has shown nothing new.
learn-first-game-begun = Now a game to its end against a gentle bot. It begins in the middle, so that it stays short: some of it has been played already. The coach stays at your side, and you can undo any move that has shown nothing new.
learn-first-game-open = Play your first game, about { $minutes } min
learn-example = Example.
learn-try = Try it
puzzle-title = Puzzle
puzzle-want = You want the best move.
puzzle-do = You play { $name } from what you can see. One move is much better than all others: find it and make it.
puzzle-praise = That was the best move: it leaves you a chance of { $best }%, the next best { $next }%.
puzzle-worse = That leaves you a chance of { $chance }%. There is a much better move.
puzzle-much-worse = That leaves you much less. Look again.
puzzle-next = Next puzzle
puzzle-grade = { $grade } of { $of } stars
puzzle-of-the-day = Puzzle of the day
puzzle-solved = Solved
puzzle-list = Puzzles
puzzle-solved-of = { $done } of { $of } solved
puzzle-of = Puzzle { $at } of { $of }
coach-name = Coach
coach-others = The others play.
coach-waiting = Watch what they do. When it is your turn, I tell you what to look for.
coach-looks = Take your time. I am looking at it, too.
coach-nudge = A good move: { $what }.
coach-thanks = Thanks, I go on alone
learn-aid = Player aid
learn-print = Print
learn-costs = What it costs
learn-advice = Advice
