# the game in a minute

overview-aim = Be the first hiker in the village.
overview-counts-1 = There are no points: **the first hiker in the village wins.**
overview-counts-2 = Ice is level 1, land 2, mountains 3. A step costs 1 energy, one level up 2; going down you **ski** and get the energy back.
overview-counts-3 = A bear that reaches your hiker sends it **back to the start,** or to an igloo behind it.
overview-turn-1 = **Place** the tile you draw: water, land or a mountain, perhaps with a find or a bear on it.
overview-turn-2 = **Walk:** your hiker has 2 energy. It cannot cross water.
overview-turn-3 = Or **move a bear** instead: it has 3 energy and drives the others back.
overview-turn-4 = **Search** a cave for 2 energy: blueberries, a torch or a rope.
overview-turn-5 = **Build** an igloo for 2 energy: no bear can enter it.
overview-costs-1 = A step on the **same level**: 1 energy.
overview-costs-2 = One level **up**: 2 energy. One level down you **ski**: 1 energy, which you get back.
overview-costs-3 = **Search** a cave: 2 energy.
overview-costs-4 = **Build** an igloo: 2 energy.
overview-costs-5 = Instead of your hiker, a **bear** with 3 energy. It pays the same, but gets nothing back for going down.
overview-end = when a hiker enters the village. In the rare case that nobody gets there, it is a draw.
overview-mistake = Ending a turn **within three steps of a bear** without a torch: anyone can move the bear. An igloo on the way saves you from starting all over again.

# 1

lesson-first-turn-title = Your first turn
lesson-first-turn-1-want = You want to be the first hiker in the village.
lesson-first-turn-1-do = Your orange hiker starts in the hamlet in the north-east; the village lies in the south-west. Every turn begins with a tile. This one is water, which no hiker can cross. Your way leads south-west, so place the water on L2, south of the start.
lesson-first-turn-1-wrong-1 = There the water would lie right in your own way. Place it on L2, south of the start.
lesson-first-turn-1-done = Tiles stay where they are until the end of the game. Now your hiker has 2 energy.
lesson-first-turn-2-want = You want to get going.
lesson-first-turn-2-do = The start tile is level 2, ice is level 1. One level down your hiker skis: you pay 1 energy and get it straight back. Step south-west.
lesson-first-turn-2-wrong-2 = That leads to the eastern edge, away from the village. Step south-west.
lesson-first-turn-2-wrong-3 = Your 2 energy would be lost. Step south-west first.
lesson-first-turn-2-done = You have skied one space and still have 2 energy.
lesson-first-turn-3-want = You want to walk on.
lesson-first-turn-3-do = On the same level a step costs 1 energy. Step south-west again.
lesson-first-turn-3-wrong-1 = That leads back up to the start and would cost 2 energy. Step south-west.
lesson-first-turn-3-wrong-3 = Your 2 energy would be lost. Step south-west.
lesson-first-turn-3-done = 1 energy left.
lesson-first-turn-4-want = You want to use up your energy.
lesson-first-turn-4-do = One more step is possible. Step south-west.
lesson-first-turn-4-wrong-1 = That leads back where you came from. Step south-west.
lesson-first-turn-4-wrong-3 = Your last energy would be lost. Step south-west.
lesson-first-turn-4-done = 3 spaces in one turn: only 11 energy to the village instead of 13. With no energy left, your turn ended automatically. White and brown did the same after you: first a tile, then the hiker.

# 2

lesson-levels-title = Up and down
lesson-levels-1-want = You want to get over the mountains.
lesson-levels-1-do = Ice is level 1, a mountain level 3, and no step leads straight from 1 to 3. But you have drawn land, level 2. Place it south of your hiker: there it lies next to both you and the mountain.
lesson-levels-1-wrong-1 = That is behind the mountain. To get up, you need the land on this side: south of your hiker.
lesson-levels-1-wrong-3 = That would lead up the northern mountain, farther from the village. Place the land south of your hiker.
lesson-levels-1-done = Ice 1, land 2, mountain 3: now there is a way up.
lesson-levels-2-want = You want to climb.
lesson-levels-2-do = One level up costs 2 energy, exactly what you have. Step south onto the land.
lesson-levels-2-wrong-2 = That leads away from the mountain. Step south onto the land.
lesson-levels-2-wrong-3 = Your 2 energy would be lost. Step south onto the land.
lesson-levels-2-done = One level higher, and your turn is over. The others have played, and you have drawn another land tile.
lesson-levels-3-want = You want to get down on the other side.
lesson-levels-3-do = Behind the mountain to the north-west of you there is only ice, two levels lower. Place the land south-west of that mountain.
lesson-levels-3-wrong-1 = That is two spaces from the mountain, and you still couldn't get down. Place the land right next to it, to the south-west.
lesson-levels-3-wrong-2 = That is far from the mountain. Place the land right next to it, to the south-west.
lesson-levels-3-done = Now you can get down in two stages: mountain, land, ice.
lesson-levels-4-want = You want to get to the top.
lesson-levels-4-do = From land to mountain is one level up: 2 energy. Step north-west onto the mountain.
lesson-levels-4-wrong-2 = That would be back down to the ice, on this side of the mountain. Step north-west onto the mountain.
lesson-levels-4-wrong-3 = Your 2 energy would be lost. Step north-west onto the mountain.
lesson-levels-4-done = You are at the top. From here it is all downhill.
lesson-levels-5-want = You want to ski down.
lesson-levels-5-do = Your next turn; the tile has been placed. Your hiker has 2 energy. Step south-west, down onto the land.
lesson-levels-5-wrong-2 = That is the land you came from. The village is on the other side: step south-west.
lesson-levels-5-wrong-3 = Your 2 energy would be lost. Step south-west.
lesson-levels-5-done = One level down: you got the energy back and still have 2.
lesson-levels-6-want = You want to ski on.
lesson-levels-6-do = From land to ice is one level down, too. Step south-west.
lesson-levels-6-wrong-1 = That leads back up the mountain and would cost 2 energy. Step south-west.
lesson-levels-6-wrong-2 = You can ski down there as well. But this time keep to the south-west.
lesson-levels-6-wrong-3 = Your 2 energy would be lost. Step south-west.
lesson-levels-6-done = Two spaces, and still 2 energy. Bears, by the way, cannot ski: they get nothing back.
lesson-levels-7-want = You want to walk on.
lesson-levels-7-do = On the ice every step costs 1 energy again. Step south-west.
lesson-levels-7-wrong-2 = That leads back up onto the land and would cost 2 energy. Step south-west.
lesson-levels-7-wrong-3 = Your 2 energy would be lost. Step south-west.
lesson-levels-7-done = Three spaces, and 1 energy is still left. A mountain with land on both sides is no obstacle.

# 3

lesson-caves-title = Caves and finds
lesson-caves-1-want = You want what is in the cave.
lesson-caves-1-do = Your hiker is on a mountain with blueberries in its cave. Searching costs 2 energy. Search the cave.
lesson-caves-1-wrong-1 = You would ski off without the find. Search the cave first.
lesson-caves-1-wrong-3 = Your 2 energy would be lost, and somebody else might search the cave. Do it now.
lesson-caves-1-done = You have the blueberries. You may use a find at once or keep it.
lesson-caves-2-want = You want more energy.
lesson-caves-2-do = Your energy is used up. Blueberries give your hiker 2 more. Eat them.
lesson-caves-2-wrong-2 = You could keep the blueberries for another turn. But now they will take you down the mountain: eat them.
lesson-caves-2-done = 2 energy again. Each find can be used once and is then out of the game.
lesson-caves-3-want = You want to go on.
lesson-caves-3-do = There is land to the south-west, one level lower. Step south-west.
lesson-caves-3-wrong-2 = The energy from the blueberries would be lost. Step south-west.
lesson-caves-3-done = You have skied one space and still have 2 energy.
lesson-caves-4-want = You want to get straight down to the ice.
lesson-caves-4-do = Some turns later you are on another mountain and hold a rope. It takes you straight from level 3 to level 1, which is impossible otherwise. To the south there is water. Step south-west.
lesson-caves-4-wrong-2 = You could ski down there without a rope, but it leads away from the village. Step south-west.
lesson-caves-4-wrong-3 = Your 2 energy would be lost. Step south-west with the rope.
lesson-caves-4-done = Two levels down, and you got the energy back. With a rope you can also climb straight up a mountain, for 2 energy.

# 4

lesson-bears-title = Polar bears
lesson-bears-1-want = You want to stop white.
lesson-bears-1-do = White needs only 5 more energy to get to the village. You have drawn a mountain with a polar bear. A bear cannot go straight from level 3 to level 1 either. Place the mountain just north of the land tile.
lesson-bears-1-wrong-1 = There the bear would be next to white, but couldn't get down: from level 3 to level 1 is too steep. Place the mountain north of the land tile.
lesson-bears-1-done = Mountain, land, ice: this way the bear can come down.
lesson-bears-2-want = You want to use the bear.
lesson-bears-2-do = Now you use either your hiker or one bear. Bears belong to nobody: anyone can move them, with 3 energy. Move the bear south, onto the land.
lesson-bears-2-wrong-2 = Then you would be using your hiker, and the bear would stay on its mountain. Move the bear south.
lesson-bears-2-wrong-3 = White could walk on undisturbed. Move the bear south.
lesson-bears-2-done = 1 energy spent, 2 left.
lesson-bears-3-want = You want to drive white back.
lesson-bears-3-do = A bear that enters a space with other players' hikers attacks them. Move it south-west, to white.
lesson-bears-3-wrong-1 = The bear would stop next to white and attack nobody. Move it on to the south-west.
lesson-bears-3-done = White has no torch and no igloo: back to the start, 13 energy from the village.
lesson-bears-4-want = You want the bear away from yourself.
lesson-bears-4-do = The next player can send this bear after you, and 3 energy would be enough. It has 1 energy left. Move it one space farther south-west.
lesson-bears-4-wrong-1 = From here 3 energy would be enough to reach you. Move it one space farther south-west.
lesson-bears-4-wrong-3 = That brings it closer: only two steps from you. Move it south-west.
lesson-bears-4-done = Now it would need 4 energy to get to you. Look where the bears are before your turn ends.
lesson-bears-5-want = You want to stay where you are.
lesson-bears-5-do = Some turns later brown attacks you with the bear. But you hold a torch. Use it.
lesson-bears-5-wrong-1 = Then your hiker would have to go back to the start. A torch is meant for this: use it.
lesson-bears-5-done = The bear goes back to where it came from, and your hiker stays. The torch is out of the game.
lesson-bears-6-want = You want to get past a bear.
lesson-bears-6-do = Another turn: the bear is south-west of you, between two water tiles. You hold a torch, so you can step onto the bear's space and push it aside. Step south-west.
lesson-bears-6-wrong-2 = That is a detour, away from the village. With the torch you can step south-west.
lesson-bears-6-wrong-3 = The bear would be gone, but your hiker would have to wait. With the torch you can do both: step south-west.
lesson-bears-6-done = Now you choose where the bear goes.
lesson-bears-7-want = You want to get rid of the bear for good.
lesson-bears-7-do = To the south there is water with fish. A bear that gets there stays with its fish until the end of the game. Push it south.
lesson-bears-7-wrong-2 = There it would be right in your way again. Push it south, to the fish.
lesson-bears-7-wrong-3 = From there the next player could send it after you. Push it south, to the fish.
lesson-bears-7-done = This bear will never move again, and it attacks nobody.

# 5

lesson-igloos-title = Igloos
lesson-igloos-1-want = You want a safe place.
lesson-igloos-1-do = The first bear is in play. No bear can enter an igloo, and later you can retreat to it. Building costs 2 energy. Build an igloo.
lesson-igloos-1-wrong-1 = Then you would have only 1 energy left, and building costs 2. Build here.
lesson-igloos-1-wrong-3 = Your 2 energy would be lost. Build an igloo.
lesson-igloos-1-done = The igloo stays there until the end of the game. Each colour has two of them.
lesson-igloos-2-want = You want to lose as little ground as you can.
lesson-igloos-2-do = Later white attacks you with the bear, and you have no torch. You may retreat to the start tile or to an igloo behind you. White's igloo is ahead of you, so it doesn't count. Choose your own igloo.
lesson-igloos-2-wrong-1 = From the start it takes 13 energy to get to the village, from your igloo only 8. Choose your igloo.
lesson-igloos-2-done = Your igloo saved you 5 energy: it takes 8 to get to the village instead of 13.
lesson-igloos-3-want = You want to take the shortest way.
lesson-igloos-3-do = White's igloo is south-west of you. If you step into it, you pay white one of your finds. You hold blueberries and a rope. Step south-west.
lesson-igloos-3-wrong-2 = That leads away from the village. Step south-west and pay the fee.
lesson-igloos-3-wrong-3 = Your 2 energy would be lost. Step south-west and pay the fee.
lesson-igloos-3-done = The step cost 1 energy. Now you choose what to pay with.
lesson-igloos-4-want = You want to keep what helps you now.
lesson-igloos-4-do = The blueberries give you 2 more energy whenever you like. Pay with the rope.
lesson-igloos-4-wrong-1 = Then white could eat the blueberries. Keep them and pay with the rope.
lesson-igloos-4-done = The rope belongs to white now, and white can use it. Without a find you couldn't have come in at all.
lesson-igloos-5-want = You want to go on.
lesson-igloos-5-do = Staying in an igloo and leaving it are free. You have 1 energy left. Step south-west.
lesson-igloos-5-wrong-2 = That leads back, and coming in again would cost another find. Step south-west.
lesson-igloos-5-done = Your own igloos never cost you a find. And you still have your blueberries.

# 6

lesson-open-road-title = The open road
lesson-open-road-1-want = You want to make white's way longer.
lesson-open-road-1-do = Water and mountains form a wall with two gaps. White is about to slip through the northern one, you are next to the southern one. Place your water in the northern gap.
lesson-open-road-1-wrong-1 = That is your own gap. Place the water in the northern one.
lesson-open-road-1-done = White has to take the southern gap now, like you, and is much farther from it.
lesson-open-road-2-want = You want to get through first.
lesson-open-road-2-do = The southern gap is south-west of you. Step south-west.
lesson-open-road-2-wrong-2 = That leads past the gap. Step south-west.
lesson-open-road-2-wrong-3 = Your 2 energy would be lost. Step south-west into the gap.
lesson-open-road-2-done = You are in the gap, with 1 energy left.
lesson-open-road-3-want = You want to come out on the other side.
lesson-open-road-3-do = One more step is possible. Step south-west.
lesson-open-road-3-wrong-1 = That leads back where you came from. Step south-west.
lesson-open-road-3-wrong-3 = Your last energy would be lost. Step south-west.
lesson-open-road-3-done = You are through. The others have played and are still on the far side of the wall.
lesson-open-road-4-want = You want to slow the others down.
lesson-open-road-4-do = You have drawn water again. You cannot close the gap itself: there must always be an open road from start to finish, without water, bears or igloos. But you may make it longer. White is coming from the north: place the water just north-east of the gap.
lesson-open-road-4-wrong-2 = There it would hardly be in anyone's way. Place it where white is coming from: north-east of the gap.
lesson-open-road-4-wrong-3 = There it would slow nobody down: white and brown could both pass to the north-east of the gap. Place it there.
lesson-open-road-4-done = White was 2 steps from the gap and has to take 4 now. But the road is still open.
lesson-open-road-5-want = You want to win.
lesson-open-road-5-do = The village is level 2, and you are on ice, so the last step costs 2 energy. You have exactly 2. Step south-west into the village.
lesson-open-road-5-wrong-1 = From there you couldn't enter the village this turn: you would have 1 energy left, and you need 2. Step south-west.
lesson-open-road-5-wrong-3 = Your 2 energy would be lost, and white would be right behind you. Step south-west into the village.
lesson-open-road-5-done = You are the first in the village and have won.

# 7

lesson-first-hike-title = Your first hike

# examples

example-mountain-in-the-gap = Column I is all water apart from one gap, and every road from start to finish leads through it. A mountain without a bear could fill the gap: the land on both sides, level 2, leads up to level 3 and down again. But this mountain brings a bear, and a blockade-free road has no bear on it, so you must place it somewhere else. Without the land, level 1 would lie right next to level 3, and no mountain at all could go into the gap.
example-ski-run = Your orange hiker stands on the mountain, level 3, with 2 energy. It skis south onto the land (2 − 1 + 1 = 2) and on down to the ice (again 2). Only the next two steps, on the same level, use up energy: 1 is left, then 0. That makes four spaces in one turn instead of two.
example-rope-and-fee = White's igloo is on the mountain, two levels above your hiker. The step up costs 2 energy and the rope, and the fee comes on top: your berry goes to white, and your turn is over. With nothing but the rope you could not go in, because the rope that carries you up cannot pay as well. With two ropes and a berry you could choose which to pay: the berry or the second rope.
example-mixed-turn = You walk the bear first: 1 energy down from the land onto the ice, 1 more onto white's space. White has no torch and retreats; you stop the bear, and its last energy is lost. Now you eat your berry, and your hiker takes two steps with its 2 energy; the usual 2 are not added. If you ate the berry first, you would have chosen your hiker and could no longer move the bear.
example-push-aside = With the torch your hiker steps onto the bear's space: that costs 1 energy, 1 is left, and the torch is out of the game. The bear has six neighbouring spaces: you came from one, white stands on another, and three are water. So you push it to the sixth, to the north-east. If that were water too, you could not take the step at all.
example-bear-in-the-gap = Column I is all water apart from the gap to the north-east of the bear. You may walk the bear into the gap for 1 energy, but it cannot stop there, because no blockade-free road would be left. It has to use its other 2 energy to go on, for instance onto white's space: there it may stop, since the road can lead past it. A bear with only 1 energy left could not even enter the gap.
example-torch-after-a-hit = You walk the bear onto white's space; white has no torch and retreats. With the 2 energy it has left, the bear goes on and attacks brown, who uses a torch. The bear goes back only to the space where it drove white away, not to where its walk began. If white had used a torch, the bear would be back at its beginning, and brown would never have been attacked.
example-igloos-behind = Orange's bear attacks your white hiker in column G, and you have no torch. Your igloo to the south is in column G too, so it is behind you and costs nothing. Orange's igloo in column H is also behind you, but there you pay orange your berry. The two igloos in column F are ahead of you, even the one that is yours: apart from the first two, only the start tile is left.
example-shutting-in = You are brown and stand on the land. From the middle mountain orange can get down only by your land or through white's igloo; an igloo of yours would take its last way, so you may not build here. White does not mind: it can leave by its own igloo. If orange stood next to you on the land, you could build, because an igloo on a hiker's own space does not keep it from leaving.
example-unprotected = You are white and have drawn land. From the eastern mountain orange can get down only through brown's igloo or yours: it has no way when your turn begins, so it is unprotected. You place the land south of your hiker, ski onto it, still have 2 energy and build there, although your tile had just opened a way for orange. If the land had been there when your turn began, orange would be protected, and you could not build on it.

# advice

overview-advice-1 = **Look for slopes.** Skiing gives its energy back: with 1 energy you can go from a mountain over land down to the ice, and then still take a step.
overview-advice-2 = **Put water and mountains in front of whoever is ahead.** Nobody climbs from the ice straight up a mountain without a rope, so it blocks the way almost like water.
overview-advice-3 = **Save your blueberries for the end.** Each gives 2 more energy, so you cover the last stretch in one turn and nobody can get in your way in between.
overview-advice-4 = **Move a bear when it pays.** Driving the leader back is worth more than your own two steps; driving back somebody who has just set out is not. Look first who has a torch.
overview-advice-5 = **Send a bear to the fish** when it threatens you more than the others. A bear on a fish tile stays there and attacks nobody any more.
