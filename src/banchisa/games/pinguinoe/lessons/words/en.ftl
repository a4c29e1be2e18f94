# the game in a minute

overview-aim = Be the first penguin on the ark.
overview-counts-1 = There are no points: **the first penguin on the hull wins at once.**
overview-counts-2 = Each event brings the white penguin nearer. With the fifth it reaches the ark, and **nobody wins.**
overview-turn-1 = **Roll** the die. A 2 to 5 gives your penguin that many movement points.
overview-turn-2 = **Walk or swim:** every step costs 1 point.
overview-turn-3 = **Turn over** a card next to your penguin for 1 point: is there any ice?
overview-turn-4 = Rolled a 1 or a 6? **Move the seal** up to five steps. A penguin it catches goes back to its igloo.
overview-turn-5 = **Search:** end your turn on a search space and draw a card, an object or an event.
overview-costs-1 = A **step** onto ice: 1 point.
overview-costs-2 = A space **swum**: 1 point.
overview-costs-3 = **Turn over** a card next to you: 1 point.
overview-end = when a penguin steps on the hull, when the fifth event is drawn, or when the flood comes after round 100.
overview-mistake = Ending a turn **in the water:** your penguin goes all the way back to its igloo. Save your last point for a step onto ice.

# 1

lesson-first-turn-title = Your first turn
lesson-first-turn-1-want = You want to be the first penguin on the ark.
lesson-first-turn-1-do = The red penguin is yours. It stands on its igloo in the corner; the ark lies in the middle of the map. Every turn begins with the die: roll it.
lesson-first-turn-1-done = A 5, so you have 5 movement points. A 2, a 3 or a 4 would have given you 2, 3 or 4.
lesson-first-turn-2-want = You want to get to the edge of your card.
lesson-first-turn-2-do = Each step to a neighbouring space costs 1 point; there are no diagonal steps. Walk to the last ice space in the top row, 3 spaces east.
lesson-first-turn-2-wrong-2 = That would be 4 steps, into the water of a face-down card, and you can't turn over the card you are on. Stop one space earlier, on the ice.
lesson-first-turn-2-wrong-3 = Your 5 points would be lost. Walk 3 spaces east first.
lesson-first-turn-2-done = 3 points spent, 2 left. Now your penguin is right next to a card that lies face down.
lesson-first-turn-3-want = You want to know where there is ice.
lesson-first-turn-3-do = As long as a card lies face down, all its 12 spaces are water. Turning over a card next to your penguin costs 1 point. Turn over the card to the east.
lesson-first-turn-3-wrong-1 = There you would be in the water, on the very card you want to see, and that one you couldn't turn over. Do it from the ice where you are.
lesson-first-turn-3-wrong-2 = That would be 2 steps through water, and no points left: your penguin would go back to its igloo. Turn over the card first.
lesson-first-turn-3-done = There is ice right beside you. Nobody knew what this card would show.
lesson-first-turn-4-want = You want to use your last point.
lesson-first-turn-4-do = The space to the east of you turned out to be ice. Go there.
lesson-first-turn-4-wrong-2 = Your penguin would be safe, but 1 point would be lost. Take one more step to the east.
lesson-first-turn-4-done = Your penguin is on ice, 16 spaces from the ark.
lesson-first-turn-5-want = You want to finish your turn.
lesson-first-turn-5-do = You have no points left, and your penguin is on ice. End your turn and watch yellow.
lesson-first-turn-5-done = That is a whole turn: roll, move, end. Yellow has just done the same on the other side of the map.

# 2

lesson-swimming-title = Ice and water
lesson-swimming-1-want = You want to get across the water.
lesson-swimming-1-do = Penguins swim as well as they walk: a space of water costs 1 point too. You have rolled a 2. Go to the ice 2 spaces east of you.
lesson-swimming-1-wrong-1 = There you would be in the water with 1 point left. Go straight on to the ice 2 spaces east.
lesson-swimming-1-wrong-2 = That ice is just as near to the ark. But for now stay in the top row and go 2 spaces straight east.
lesson-swimming-1-done = One space of water, one of ice. Swimming is no danger as long as your turn isn't over.
lesson-swimming-2-want = You want to see the next card and stay dry.
lesson-swimming-2-do = Your next turn, and a 4. If your turn ends in the water, your penguin goes all the way back to its igloo. Find the ice right next to the face-down card to the east, 3 steps away, and go there.
lesson-swimming-2-wrong-1 = That is water. You could turn over the card from there, but you would need another point to get back onto ice. There is ice right next to the card too, two rows farther south.
lesson-swimming-2-wrong-2 = That is water. The ice right next to the card is one row farther south: 3 steps in all.
lesson-swimming-2-wrong-3 = That is water on a face-down card, and you can't turn over the card you are on. Look for the ice next to it, 3 steps away.
lesson-swimming-2-done = 3 steps and 1 point left, and you are on ice right next to the card.
lesson-swimming-3-want = You want to know what lies ahead.
lesson-swimming-3-do = You are on ice, so you can spend your last point without having to swim back. Turn over the card to the east.
lesson-swimming-3-wrong-1 = Your last point would be lost. Use it to turn over the card to the east.
lesson-swimming-3-wrong-2 = That is water, and you would have no point left to get out of it. Turn over the card to the east instead.
lesson-swimming-3-wrong-3 = That card has dark sea: such cards have less ice and more ice blocks. Turn over the light-sea card to the east.
lesson-swimming-3-done = Plenty of ice, and even a search space. What that is for comes later.
lesson-swimming-4-want = You want to end your turn safely.
lesson-swimming-4-do = Your penguin is on ice. End your turn.
lesson-swimming-4-done = Your penguin stays where it is. If your turn had ended in the water, it would be back in its igloo now.
lesson-swimming-5-want = You want to get out of the water.
lesson-swimming-5-do = A few turns later: you have swum up to this card and have 1 point left. Ice blocks cannot be climbed. Go to the ice that is one step away.
lesson-swimming-5-wrong-1 = You would see the next card, but have no point left to leave the water: back to the igloo. The ice is right to the east of you.
lesson-swimming-5-wrong-2 = You would see the card to the west, but have no point left to leave the water: back to the igloo. The ice is right to the east of you.
lesson-swimming-5-wrong-4 = That is water too, and your last point would be gone. The ice is right to the east of you.
lesson-swimming-5-wrong-5 = Your turn would end in the water, and your penguin would go back to its igloo. The ice is right to the east of you.
lesson-swimming-5-done = The last point took you onto ice. Turning over a card can wait, getting out of the water cannot.

# 3

lesson-seal-title = The black seal
lesson-seal-1-want = You want to stop yellow.
lesson-seal-1-do = Yellow is only 6 spaces from the ark. The black seal is sitting on the ark. Roll the die.
lesson-seal-1-done = A 6. With a 1 or a 6 your penguin doesn't move; you have five steps for the seal instead.
lesson-seal-2-want = You want yellow back in its igloo.
lesson-seal-2-do = The seal moves straight and diagonally, over water and ice. It catches the penguin on the space where it stops. Move the seal to the yellow penguin.
lesson-seal-2-wrong-4 = The seal would stop right next to yellow and catch nobody. Its steps will take it to the yellow penguin itself.
lesson-seal-2-wrong-5 = Yellow would still be 6 spaces from the ark. Move the seal there first.
lesson-seal-2-done = Caught: yellow is back in its igloo, and the seal needed only 4 of its five steps.
lesson-seal-3-want = You want to keep the seal away from yourself.
lesson-seal-3-do = The seal spares nobody, not even you. But now it is 8 steps away, and one roll gives it only five. Leave it there and end your turn.
lesson-seal-3-done = Yellow has had to set out again from its igloo. Being caught costs almost everything.
lesson-seal-4-want = You want to be out of the seal's reach.
lesson-seal-4-do = Later in the game: you have 3 points, and the seal is five steps from you, close enough to catch you. Go to the ice in the bottom row of your card.
lesson-seal-4-wrong-1 = That ice is only four steps from the seal. The ice in the bottom row of your card is six steps away from it.
lesson-seal-4-wrong-3 = The search space is five steps from the seal, still within its reach. The ice in the bottom row of your card is six steps away from it.
lesson-seal-4-wrong-4 = You would still be within reach of the seal. The ice in the bottom row of your card is six steps away from it.
lesson-seal-4-done = Six steps from the seal: one roll cannot bring it to you. And you have come nearer to the ark.
lesson-seal-5-want = You want to see if you are safe.
lesson-seal-5-do = You have no points left. End your turn; yellow is next to roll.
lesson-seal-5-done = Yellow rolled a 1 and moved the seal as near as it could. Five steps were not enough to catch you.
lesson-seal-6-want = You want to get going again.
lesson-seal-6-do = The seal is right next to you now. Roll the die.
lesson-seal-6-done = A 2: your penguin has 2 points.
lesson-seal-7-want = You want to find another way.
lesson-seal-7-do = A penguin can never enter the seal's space, not even to pass through. So the way east is closed. Turn over the card to the south.
lesson-seal-7-wrong-2 = There you would be in the water, on the very card you want to see, and that one you couldn't turn over. Do it from the ice where you are.
lesson-seal-7-done = A seal space: as soon as such a card is turned over, the seal is put there, wherever it was. Six of the 30 map cards have one. The way east is open again, but the seal is still only three steps away.

# 4

lesson-searching-title = Search and find
lesson-searching-1-want = You want an object that helps you.
lesson-searching-1-do = The space with the Inuk is a search space: if you end your turn there, you draw a card. You have 4 points. Go to that space.
lesson-searching-1-wrong-1 = That is plain ice and brings no card. The search space is one step farther east.
lesson-searching-1-done = Exactly 4 steps. If you had had points left, you could have stopped here all the same.
lesson-searching-2-want = You want to draw a card.
lesson-searching-2-do = You search when your turn ends, provided your penguin has moved during that turn. End your turn.
lesson-searching-2-done = Ice skates, an object. You keep the card in your hand, and nobody else sees which it is. From your next turn on you can use it.
lesson-searching-3-want = You want to use your skates.
lesson-searching-3-do = Skates give you 2 more points, but only after a roll that moves your penguin. Roll the die.
lesson-searching-3-done = A 3. With the skates that makes 5 points.
lesson-searching-4-want = You want 5 points instead of 3.
lesson-searching-4-do = You may use one object on each of your turns. Put on the skates.
lesson-searching-4-wrong-2 = You could put on the skates after that as well. But do it now, and you will see how far 5 points can take you.
lesson-searching-4-wrong-3 = That would use up your 3 points. Put on the skates first, and you will see how far 5 points can take you.
lesson-searching-4-done = 3 and 2 make 5 points. The skates go to the discard pile.
lesson-searching-5-want = You want to get as far as you can.
lesson-searching-5-do = The dark-sea card to the south has ice in its top row and in its bottom row. Go to the ice in the bottom row: 5 steps.
lesson-searching-5-wrong-1 = That would be only 2 steps. Your 5 points will take you to the ice in the bottom row of this card.
lesson-searching-5-wrong-2 = That would be only 3 steps. Your 5 points will take you to the ice in the bottom row of this card.
lesson-searching-5-done = 5 steps, past the ice blocks and onto ice: only 6 spaces to the ark now.
lesson-searching-6-want = You want to finish your turn.
lesson-searching-6-do = Your points are gone, and so is your object for this turn. End your turn and watch yellow.
lesson-searching-6-done = Yellow searched too, but drew an event: miss a turn. The first event wakes the white penguin, and each further one brings it nearer to the ark.
lesson-searching-7-want = You want to keep the white penguin off the ark.
lesson-searching-7-do = Much later: four events have been drawn. With the fifth the white penguin reaches the ark, and nobody wins. 2 of the 8 cards in the deck are events. Walk across the search space to the ice behind it, 3 steps.
lesson-searching-7-wrong-1 = There you would have to draw a card: one time in four the game would be over and nobody would win. Go one space farther east.
lesson-searching-7-wrong-2 = That is safe, but only 1 step. Your 3 points will take you right across the search space.
lesson-searching-7-wrong-3 = That is safe, but your 3 points would be lost. They will take you right across the search space.
lesson-searching-7-done = Walking across a search space brings no card. What counts is where your turn ends.

# 5

lesson-objects-title = Snowball, lifebelt, fish
lesson-objects-1-want = You want to drive yellow back.
lesson-objects-1-do = Yellow is 7 spaces from the ark. You may use an object before you roll. Throw your snowball at the yellow penguin.
lesson-objects-1-wrong-2 = You could throw the snowball after rolling as well. But this time throw it first.
lesson-objects-1-done = A hit, from right across the map. Yellow must retreat by one card towards its igloo, and you choose where it lands.
lesson-objects-2-want = You want yellow far from the ark.
lesson-objects-2-do = On the card it retreats to, yellow lands on the firm space farthest from the ark. Two face-up cards are possible: on the one to the south that space is 11 from the ark, on the one to the east 13. Choose the space that is 13 away.
lesson-objects-2-wrong-1 = There yellow would be 11 spaces from the ark. On the card to the east it would be 13.
lesson-objects-2-done = Yellow was 7 spaces from the ark, now it is 13. The snowball is discarded.
lesson-objects-3-want = You want to stay where you are.
lesson-objects-3-do = Another turn: it has ended with your penguin in the water. But you hold a lifebelt. Use it.
lesson-objects-3-wrong-1 = Your penguin would go back to its igloo, 20 spaces from the ark. Use the lifebelt: this is what it is for.
lesson-objects-3-done = Your penguin is floating now. The lifebelt doesn't count as your object for the turn.
lesson-objects-4-want = You want firm ground under your feet.
lesson-objects-4-do = A floating penguin must be out of the water by the end of its next turn, and no second lifebelt can help it. Roll the die.
lesson-objects-4-done = A 3, lucky you. With a 1 or a 6 your penguin couldn't have moved, and it would have been sent home.
lesson-objects-5-want = You want to get out of the water.
lesson-objects-5-do = Firm ground means ice, search spaces, seal spaces and igloos. Go to the ice 1 space east of you.
lesson-objects-5-wrong-1 = That is water too. The ice is 1 space east of you.
lesson-objects-5-wrong-2 = That would cost 1 point while you are still in the water. First go to the ice, 1 space east of you.
lesson-objects-5-wrong-3 = Your penguin would be sent home, lifebelt or not. The ice is 1 space east of you.
lesson-objects-5-done = Saved, and you have 2 points left, enough to turn over a card.
lesson-objects-6-want = You want to get rid of the seal.
lesson-objects-6-do = Yellow has rolled a 6 and moved the seal to your space. But you hold a fish. Give it to the seal.
lesson-objects-6-wrong-1 = Your penguin would go back to its igloo, 20 spaces from the ark. Give the fish: this is what it is for.
lesson-objects-6-done = Your penguin stays, and now you decide where the seal goes.
lesson-objects-7-want = You want the seal far away.
lesson-objects-7-do = The seal must go to a face-up seal space other than yours. There are two: one is close to you, on the other stands the yellow penguin. Choose that one.
lesson-objects-7-wrong-1 = There the seal would be only two steps from you. The other seal space is far away, and yellow is on it.
lesson-objects-7-done = Now it is yellow that is caught and has to go home. A fish is worth keeping.

# 6

lesson-ark-title = Aboard the ark
lesson-ark-1-want = You want to see the way to the ark.
lesson-ark-1-do = A telescope turns over any face-down map card, however far away, and costs no points. Use it before you roll: turn over the card to the east of you, just north of the ark.
lesson-ark-1-wrong-1 = You could use the telescope after rolling as well. But this time look first.
lesson-ark-1-done = Three spaces of ice, two ice blocks and no seal space. Now you know the way.
lesson-ark-2-want = You want to move on.
lesson-ark-2-do = That was your object for this turn. Roll the die.
lesson-ark-2-done = A 4: your penguin has 4 points.
lesson-ark-3-want = You want to get as near to the ark as you can.
lesson-ark-3-do = Ice blocks cannot be climbed, so go around them. Go to the ice in the bottom row of the card you turned over: it is only 2 spaces from the hull.
lesson-ark-3-wrong-3 = That ice is 5 spaces from the hull. The ice in the bottom row is only 2.
lesson-ark-3-wrong-4 = That ice is 3 spaces from the hull. The ice in the bottom row is only 2.
lesson-ark-3-done = 4 steps around the ice block. The hull is 2 spaces south of you.
lesson-ark-4-want = You want to wait for your next roll.
lesson-ark-4-do = Your penguin is on ice, and the seal is more than five steps away. End your turn.
lesson-ark-4-done = Yellow is on its way too, but it still has 10 spaces to go.
lesson-ark-5-want = You want at least 2 points.
lesson-ark-5-do = One step onto the ark card, one onto the hull. Roll the die.
lesson-ark-5-done = A 5. You don't need the exact number: the points left over don't matter.
lesson-ark-6-want = You want to board the ark.
lesson-ark-6-do = On this face of the ark card, ice leads to the hull from the north and from the south. Step on the hull space 2 spaces south of you.
lesson-ark-6-wrong-1 = That is the ark card, but not yet the hull. Go one space farther: 2 spaces south.
lesson-ark-6-wrong-3 = That would win as well. But the nearer hull space is 2 spaces straight south of you.
lesson-ark-6-wrong-4 = You would give yellow another turn. The hull is 2 spaces south of you.
lesson-ark-6-done = You are aboard. The first penguin on the hull wins, and the game is over at once.
lesson-ark-7-want = You want to get over an ice block.
lesson-ark-7-do = On its other face the ark card has ice blocks to the north and south of the hull. But you hold a trampoline: for 1 point it takes you straight over one ice block. Jump south, onto the hull.
lesson-ark-7-wrong-3 = That jump would take you away from the ark. Jump south.
lesson-ark-7-wrong-4 = Your 2 points would be lost. One jump to the south takes you onto the hull.
lesson-ark-7-done = Straight onto the hull. On foot you would have had to go around to one of its ends.

# 7

lesson-first-race-title = Your first race

# examples

example-swim-to-the-ark = You rolled a 5, and your red penguin is 5 steps from the hull. The card to the south lies face down, so all its spaces are sea: 3 steps of swimming, 1 onto the ice of the ark card and 1 onto the hull make 5, and you win. If the ark card showed its other face, there would be an ice block in the way, and 5 points would not be enough.
example-two-cards-at-once = You rolled a 2. Your penguin is in a corner of your igloo card, right next to two face-down cards: one to the east, one to the south. You may reveal one of them or both: 1 + 1 = 2 points, and your penguin stays where it is. The card to the south-east touches yours only at the corner, so you can't reveal it from here.
example-two-legs = You rolled a 6, so the seal has five steps. If you name yellow's space first, the seal gets there in 2 steps and yellow is sent home; a second leg of 2 steps catches green as well, and 1 step is left. If you name green's space straight away, the seal goes around yellow and needs 4 steps: it catches only green, and the 1 step left does not take it to yellow.
example-a-fish-for-the-seal = Yellow has rolled a 6 and moved the seal onto your red penguin; it has 3 steps left. You discard the fish, and your penguin stays. Two seal spaces lie face up, but your penguin is on one of them, so you put the seal on the other; its 3 steps are lost. If there were no other seal space, the seal would go onto the ark.
example-last-point = You rolled a 5. Your penguin goes 4 spaces east, the last two of them swimming, and you spend the last point on revealing the next card. When you end your turn, it is on sea, and only the lifebelt saves it from being sent home. You discard the lifebelt and your penguin floats, but at the end of your next turn it must be on a firm space: if you roll a 1 or a 6, it is sent home.
example-off-and-on-again = Your penguin was on the search space when your turn began, and you rolled a 2. If you only reveal the card to the east, you get no search card at the end of your turn, because your penguin has not taken a step. If it steps off and back on, 1 + 1 = 2 points, you draw one.
example-seal-space-turned-up = You rolled a 3 and reveal the card to the south for 1 point. It has been face up before, so everyone knows its seal space: the seal goes there at once, straight from the ark. You have 2 points left and may step onto the ice to the south, but not onto the seal's space. The seal is now close to you, and whoever rolls a 1 or a 6 next can catch you.
example-where-a-snowball-sends-you = You are yellow and throw your snowball at red, who is 4 spaces from the ark. Two face-up cards are nearer to red's igloo, one to the north and one to the west. The firm space farthest from the ark is 7 + 5 = 12 away on the northern card and 4 + 9 = 13 away on the western one; you choose one of these two. If both cards lay face down, red could not retreat, and you could not throw the snowball at red.
example-rolling-in-a-blizzard = A blizzard is in play, and you rolled a 2: that gives 2 − 2 = 0 movement points. But you may use your skates, which add 2 points on top. Your penguin walks 2 spaces to the search space, and you draw a card at the end of your turn. With a 1 or a 6 the seal would have its five steps as always.
example-two-seal-spaces = Suppose your penguin steps onto the search space next to it and you draw a tsunami. Your card is turned first, then those to the north, east, south and west. Yours is now face down, so your penguin is on sea; without a lifebelt it is sent home. The cards to the east and west turn up a seal space each: the western one was turned last, so that is where the seal goes.

# advice

overview-advice-1 = **Turn cards over from the ice.** If you have a point left next to a face-down card, reveal it: next turn you know where you can walk.
overview-advice-2 = **Stay more than five steps away from the seal.** It moves diagonally too, so it is nearer than it looks.
overview-advice-3 = **A 1 or a 6 is not a lost turn.** If the seal catches nobody, leave it near whoever is ahead, or right in their way: no penguin can enter its space.
overview-advice-4 = **Search early.** Objects help you for the rest of the race; but after the fourth event the next one ends it without a winner.
overview-advice-5 = **Keep a fish and a lifebelt in hand.** A fish saves you from the seal and a lifebelt from the water, and used like this neither counts as your one object card of the turn.
