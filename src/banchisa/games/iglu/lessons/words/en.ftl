# overview

overview-aim = Hunt animals and hold islands of your own: most points win.
overview-counts-1 = Each fish or fox you hunt scores its value: 1, 2 or 3 points.
overview-counts-2 = A bear scores 4 points.
overview-counts-3 = An island you hold alone scores its size times itself: 3 tiles make 9 points.
overview-counts-4 = On a shared island the strongest tribe scores 1 point per tile, the second half of that. An Inuk has strength 1, an igloo 2.
overview-turn-1 = **Melt** one unoccupied tile next to the sea.
overview-turn-2 = **Look** at its underside. An event happens at once; a tile with a red border goes into your hand.
overview-turn-3 = **Move** your Inuit. You have 3 action points: a step costs 1, a kayak trip 3.
overview-turn-4 = **Hunt** fish next to you and foxes on your tile. Each costs its value in action points.
overview-turn-5 = **Build** an igloo for 3 action points. Its tile can no longer melt, and it is as strong as two Inuit.
overview-costs-1 = **Walk** to the next space: 1 AP.
overview-costs-2 = **Kayak** across one sea area: 3 AP.
overview-costs-3 = **Hunt** a fox or fish: as many AP as its value.
overview-costs-4 = **Build** an igloo: 3 AP.
overview-costs-5 = **Harpoon:** one animal without AP, a bear included.
overview-end = when a turn begins and there is no tile left that can be melted.
overview-mistake = Leaving tiles of your island unoccupied. If they are next to the sea, anyone can melt them, and the island shrinks or breaks apart.

# melt-and-fish

lesson-melt-and-fish-title = Melt, walk, fish
lesson-melt-and-fish-1-want = You want to be at the fish first.
lesson-melt-and-fish-1-do = You score with animals during the game and with islands at the end. First all players place their Inuit on the outer ring. The fish worth 1 on d4 is the cheapest, so place your last Inuk at the bottom of column d.
lesson-melt-and-fish-1-done = From d1 it is only two steps to d3, right next to that fish.
lesson-melt-and-fish-1-wrong-1 = From e1 two steps take you to the fish worth 2 on e4. But then you have 1 action point left, and it costs 2. Place your Inuk one space further left.
lesson-melt-and-fish-1-wrong-2 = From a2 it takes four steps to get next to a fish. Look at the bottom of column d.
lesson-melt-and-fish-2-want = You want more fish on your way.
lesson-melt-and-fish-2-do = Every turn begins with a melt: you take away an unoccupied tile next to the sea. Your Inuk is heading for d3. Only one tile beside d3 is next to the sea: melt it.
lesson-melt-and-fish-2-done = A fish worth 2 has come up. Nobody knows beforehand what lies under a tile.
lesson-melt-and-fish-2-wrong-3 = If d3 melts, your Inuk gets no further than d2, and the fish on d4 is out of reach. Melt the tile to the right of d3.
lesson-melt-and-fish-3-want = You want to get to the fish worth 1.
lesson-melt-and-fish-3-do = After the melt you have 3 action points. A step costs 1 and goes up, down, left or right, never diagonally. Walk with your Inuk from d1 to d2.
lesson-melt-and-fish-3-done = One step, 1 action point. You have 2 left.
lesson-melt-and-fish-3-wrong-2 = From c1 it takes three more steps to get next to a fish. Walk straight up instead.
lesson-melt-and-fish-4-want = You want to stand next to the fish.
lesson-melt-and-fish-4-do = You catch a fish from a space beside it. Walk on to d3, right below the fish worth 1.
lesson-melt-and-fish-4-done = On d3 you are next to two fish: the one on d4 and the one on e3.
lesson-melt-and-fish-4-wrong-1 = From e2 you could only reach the fish worth 2 on e3, and you would have just 1 action point left. Walk up to d3.
lesson-melt-and-fish-5-want = You want your first point.
lesson-melt-and-fish-5-do = A fish costs as many action points as it is worth, and scores the same. You have 1 left: hunt the fish you can pay for.
lesson-melt-and-fish-5-done = 1 action point spent, 1 point gained.
lesson-melt-and-fish-5-wrong-2 = Then your last action point is lost, because you can't save any. Hunt the fish worth 1 first.
lesson-melt-and-fish-6-want = You want to pass the turn to blue.
lesson-melt-and-fish-6-do = Your action points are used up. End your turn.
lesson-melt-and-fish-6-done = Blue melts f5 and finds a glacier with a fox. Then it's your turn again.
lesson-melt-and-fish-7-want = You want the fish worth 2.
lesson-melt-and-fish-7-do = It is right next to you on e3. But every turn begins with a melt, even if you would rather hunt. Melt the tile on c4.
lesson-melt-and-fish-7-done = A fish worth 1 on c4, and 3 new action points for you.
lesson-melt-and-fish-8-want = You want 2 more points.
lesson-melt-and-fish-8-do = You can pay for the fish worth 2 and you are next to it. Hunt it.
lesson-melt-and-fish-8-done = 3 points in two turns. With your last action point you could walk to c3, right next to the fish on c4.

# on-foot-and-by-kayak

lesson-on-foot-and-by-kayak-title = On foot and by kayak
lesson-on-foot-and-by-kayak-1-want = You want the fish worth 1 on c6.
lesson-on-foot-and-by-kayak-1-do = On b6 you would be next to it. The way there leads over b5, where blue has an Inuk and an igloo; that is allowed. Walk from b4 to b5.
lesson-on-foot-and-by-kayak-1-done = Other Inuit, igloos and foxes don't stop you. Only the sea and bears do.
lesson-on-foot-and-by-kayak-1-wrong-3 = The kayak would take you to b5 too, but for all 3 action points. On foot it costs 1.
lesson-on-foot-and-by-kayak-2-want = You want to stand next to the fish.
lesson-on-foot-and-by-kayak-2-do = You have 2 action points: one for a step, one for the fish. Walk up to b6.
lesson-on-foot-and-by-kayak-2-done = From b6 your last action point pays for the fish.
lesson-on-foot-and-by-kayak-2-wrong-2 = On a5 you would be next to no fish at all. Go one step up, to b6.
lesson-on-foot-and-by-kayak-3-want = You want the fish worth 3 on g6.
lesson-on-foot-and-by-kayak-3-do = Back to the start: your Inuk is on b4 and you have 3 action points. That is the price of a kayak trip across the sea, however long it is. Paddle to the tile on the outer ring next to the fish.
lesson-on-foot-and-by-kayak-3-done = The sea is connected all the way from c4 to g6. You can even paddle through fish, but you catch none on the way.
lesson-on-foot-and-by-kayak-3-wrong-3 = On h4 you would be next to g4, but the fish is on g6. Land two spaces further up.
lesson-on-foot-and-by-kayak-4-want = You want to get to h6 again.
lesson-on-foot-and-by-kayak-4-do = This time a bear on f4 cuts the sea in two, and no kayak gets past it. Which of your Inuit is on the other side? Paddle with it to h6.
lesson-on-foot-and-by-kayak-4-done = g3 and h6 are next to the same stretch of sea, with no bear between them.
lesson-on-foot-and-by-kayak-4-wrong-2 = On foot it is four steps from g3 to h6, and you have 3 action points. Take the kayak.
lesson-on-foot-and-by-kayak-5-want = You want points from a corner.
lesson-on-foot-and-by-kayak-5-do = Inuit that have to flee end up on a corner. Corners are land, and you can fish from them. Hunt the fish next to your Inuk on a1.
lesson-on-foot-and-by-kayak-5-done = A corner never melts, and no bear gets there. But it is part of no island, so at the end Inuit on corners count for nothing.
lesson-on-foot-and-by-kayak-6-want = You want your Inuk back on the ice.
lesson-on-foot-and-by-kayak-6-do = You walk off a corner like off any other space, for 1 action point. Walk from a1 to the tile on its right.
lesson-on-foot-and-by-kayak-6-done = On b1 your Inuk counts again.
lesson-on-foot-and-by-kayak-6-wrong-2 = Then your action points are lost, and your Inuk stays on a corner where it counts for nothing. Take the step to b1 first.

# under-the-ice

lesson-under-the-ice-title = What lies under the ice
lesson-under-the-ice-1-want = You want to see what the ice is hiding.
lesson-under-the-ice-1-do = Melt the tile right above your Inuk on d2.
lesson-under-the-ice-1-done = A glacier. The ice holds, the tile goes back face up, and a fox appears on it.
lesson-under-the-ice-2-want = You want the fox worth 2.
lesson-under-the-ice-2-do = You catch a fish from the space beside it, but a fox only on its own tile. Walk onto the glacier on d3.
lesson-under-the-ice-2-done = Now your Inuk and the fox share a tile, and you have 2 action points left.
lesson-under-the-ice-3-want = You want its 2 points.
lesson-under-the-ice-3-do = Like a fish, a fox costs its value. Hunt it.
lesson-under-the-ice-3-done = 2 points. And your Inuk is on a glacier, the only ice that can never melt.
lesson-under-the-ice-3-wrong-1 = Then you have 1 action point left, and the fox costs 2. Hunt it before you move on.
lesson-under-the-ice-4-want = You want to see what blue finds.
lesson-under-the-ice-4-do = You melt one tile per turn and have used your action points. End your turn.
lesson-under-the-ice-4-done = Blue melts f4, and a bear comes up, right next to your Inuk on g4. A bear that appears attacks nobody.
lesson-under-the-ice-5-want = You want to see what is under c4.
lesson-under-the-ice-5-do = Your glacier on d3 is next to the sea too, but you can't melt it. Melt the tile on c4.
lesson-under-the-ice-5-done = The border is red: Energy +2 goes into your hand. All that blue learns is that the border is red.
lesson-under-the-ice-6-want = You want the fish worth 2 on f5.
lesson-under-the-ice-6-do = Blue's Inuk on f6 is next to it already, yours on g4 is one step short. The bear does nothing to those who pass it. Walk up to g5.
lesson-under-the-ice-6-done = A bear attacks only when a player moves it. As long as nobody does, it is harmless.
lesson-under-the-ice-7-want = You want to beat blue to the fish.
lesson-under-the-ice-7-do = You have 2 action points left, exactly what the fish costs. Hunt it.
lesson-under-the-ice-7-done = A fox and a fish: 4 points so far.
lesson-under-the-ice-7-wrong-1 = Then blue can hunt the fish from f6. You have the 2 action points it costs, so take it now.
lesson-under-the-ice-8-want = You want to know what else is down there.
lesson-under-the-ice-8-do = Of the 56 tiles, 12 bring fish, 10 are glaciers, 6 set the ice adrift and 4 bring a bear. The other 24 have a red border. Those go into your hand, like your Energy +2.

# drift

lesson-drift-title = The ice drifts
lesson-drift-1-want = You want the fish worth 3 on e3.
lesson-drift-1-do = A kayak trip would use up all your action points, with none left for the fish. Perhaps the ice can help. Melt the tile on e1.
lesson-drift-1-done = A Drift. Now you have to push a tile, and everything on it goes with it.
lesson-drift-2-want = You want your Inuk next to the fish.
lesson-drift-2-do = A push moves a tile by one space, together with all tiles directly in front of it. There must be sea in front of the first one. Push your tile on c3 towards the fish.
lesson-drift-2-done = Your Inuk is on d3 now, and it cost no action points.
lesson-drift-2-wrong-2 = Then your Inuk drifts to c4, and there is no fish next to that. Push its tile to the right.
lesson-drift-3-want = You want the 3 points.
lesson-drift-3-do = You still have all 3 action points. Hunt the fish worth 3.
lesson-drift-3-done = Without the Drift it would have taken two turns.
lesson-drift-4-want = You want both fish on c6.
lesson-drift-4-do = Some turns later you have found a Drift again. Both fish are worth 3, so you can pay for only one this turn, and blue's Inuk on c7 is next to them too. Push your tile from c5 up onto their space.
lesson-drift-4-done = Before the tile covers c6, the fish have to move aside. You decide where to.
lesson-drift-4-wrong-1 = Then your Inuk drifts to c4, and only blue is next to the fish. Push its tile up instead.
lesson-drift-5-want = You want the fish out of blue's reach.
lesson-drift-5-do = The first fish can go to b6 or d6, the sea spaces next to c6. Blue's Inuk on d7 is next to one of them. Move the fish to the other one.
lesson-drift-5-done = No blue Inuk is next to b6.
lesson-drift-5-wrong-1 = On d6 blue's Inuk on d7 could catch it. Move it to the left.
lesson-drift-6-want = You want the second fish safe as well.
lesson-drift-6-do = A space can hold any number of fish. Move this one to b6 too.
lesson-drift-6-done = Your tile is on c6 now, with both fish right beside it.
lesson-drift-6-wrong-1 = On d6 blue's Inuk on d7 could catch this one. Move it to b6, to the first fish.
lesson-drift-7-want = You want the first 3 points.
lesson-drift-7-do = You have 3 action points and are next to b6. Hunt a fish there.
lesson-drift-7-done = The other one stays where no blue Inuk is next to it. That's a good start to your next turn.
lesson-drift-7-wrong-1 = Then your 3 action points are lost. They pay for one of the fish on b6.

# kept-tiles

lesson-kept-tiles-title = Tiles with a red border
lesson-kept-tiles-1-want = You want to paddle to the fish on g2.
lesson-kept-tiles-1-do = The sea next to your Inuk on b4 isn't connected to the sea where the fish is. Your Melt tile can take away a tile even with Inuit on it; only an igloo protects it. Play Melt on the tile between e4 and g4.
lesson-kept-tiles-1-done = f4 is sea now, and the way is open. Nobody ever sees what was under that tile.
lesson-kept-tiles-2-want = You want blue far from the fish.
lesson-kept-tiles-2-do = Blue's Inuk from f4 has to flee, and you choose the corner. Send it to the one farthest from g2.
lesson-kept-tiles-2-done = From a8 it is a long way back.
lesson-kept-tiles-2-wrong-1 = From h1 it is only one step to the fish. Choose the opposite corner, at the top left.
lesson-kept-tiles-3-want = You want your action points.
lesson-kept-tiles-3-do = Melt doesn't replace the melt that each turn begins with, and Energy has to wait until after it. Melt the tile on c5.
lesson-kept-tiles-3-done = A glacier with a fox. Now you have 3 action points.
lesson-kept-tiles-4-want = You want to pay for the trip and the fish.
lesson-kept-tiles-4-do = The kayak trip costs 3 action points and the fish 2, so you need 5. Play the Energy that gives you exactly that.
lesson-kept-tiles-4-done = 3 and 2 make 5 action points.
lesson-kept-tiles-4-wrong-1 = That makes 4 action points: after the trip you have 1 left, and the fish costs 2. You need Energy +2.
lesson-kept-tiles-5-want = You want to get to the fish.
lesson-kept-tiles-5-do = Paddle with your Inuk from b4 to the tile right below the fish.
lesson-kept-tiles-5-done = You have 2 action points left, just enough for the fish.
lesson-kept-tiles-5-wrong-2 = On h4 you would be next to g4, but the fish is on g2. Land on g1, right below it.
lesson-kept-tiles-6-want = You want the fish worth 2.
lesson-kept-tiles-6-do = You are next to it, and you have 2 action points. Hunt it.
lesson-kept-tiles-6-done = You can play several kept tiles on one turn, but only one of each type. Your Energy +1 stays in your hand for later.

# bears-and-harpoons

lesson-bears-and-harpoons-title = Bears and Harpoons
lesson-bears-and-harpoons-1-want = You want the bear on c4: 4 points.
lesson-bears-and-harpoons-1-do = You can never hunt a bear with action points. But if you hold a Harpoon, you can walk onto the bear's tile and take it. Walk from c3 to c4.
lesson-bears-and-harpoons-1-done = One step and one Harpoon for 4 points.
lesson-bears-and-harpoons-1-wrong-2 = That would bring you 3 points for the fish, but the bear is worth 4. Walk onto its tile.
lesson-bears-and-harpoons-1-wrong-3 = The kayak would take you there too, but for all 3 action points. On foot it costs 1.
lesson-bears-and-harpoons-2-want = You want the fish worth 2 on d4.
lesson-bears-and-harpoons-2-do = You have a second Harpoon, but on your own turn you can play only one. You also have 2 action points. Hunt the fish with those.
lesson-bears-and-harpoons-2-done = 4 and 2: 6 points in one turn. And you still have a Harpoon.
lesson-bears-and-harpoons-2-wrong-2 = Then 2 action points are lost. They pay for the fish worth 2 on d4.
lesson-bears-and-harpoons-3-want = You want to see what blue is up to.
lesson-bears-and-harpoons-3-do = Another bear is on e7, next to your Inuk on f7. It does nothing unless someone moves it. End your turn.
lesson-bears-and-harpoons-3-done = Blue plays Move animals and moves the bear onto f7. It attacks your Inuk.
lesson-bears-and-harpoons-4-want = You want to keep your Inuk on f7.
lesson-bears-and-harpoons-4-do = When a bear attacks your Inuit, you can answer with a Harpoon, even on another player's turn. Play your Harpoon.
lesson-bears-and-harpoons-4-done = Your Inuk stays, and the bear brings you 4 points. Blue uses the other two movement points to bring the fish worth 3 to its own Inuit.
lesson-bears-and-harpoons-4-wrong-1 = Then your Inuk has to flee to a corner of blue's choice. With the Harpoon it stays, and the bear is yours.
lesson-bears-and-harpoons-5-want = You want to stay without a Harpoon.
lesson-bears-and-harpoons-5-do = Later a bear attacks your two Inuit on g6, and you have no Harpoon. But your igloo is there, and in it they can hide. Decline.
lesson-bears-and-harpoons-5-done = Your Inuit stay on g6, together with the bear. Without the igloo both would have had to flee.
lesson-bears-and-harpoons-6-want = You want to drive blue off an island.
lesson-bears-and-harpoons-6-do = On a5, b5 and b4 blue has an island of its own: 9 points, held by a single Inuk. A bear is right beside it on c5. Play Move animals.
lesson-bears-and-harpoons-6-done = You have three movement points. Each of them moves one animal by one space.
lesson-bears-and-harpoons-7-want = You want the bear to attack.
lesson-bears-and-harpoons-7-do = Blue's Inuit on c6 have an igloo, the one on b5 has none. Move the bear onto the Inuk without an igloo.
lesson-bears-and-harpoons-7-done = Blue plays no Harpoon, so its Inuk has to flee to a corner that you choose. The 9 points are gone.
lesson-bears-and-harpoons-7-wrong-2 = On c6 blue's Inuit hide in their igloo and stay. Move the bear to b5 instead.

# islands-and-igloos

lesson-islands-and-igloos-title = Islands and igloos
lesson-islands-and-igloos-1-want = You want to be the strongest on the island of five tiles.
lesson-islands-and-igloos-1-do = Each Inuk there has strength 1, each igloo 2. Blue has 3, you have 2. Build an igloo on a tile of this island where you have an Inuk and blue has none.
lesson-islands-and-igloos-1-done = Now it is 4 against 3. The strongest tribe scores 1 point per tile, so 5. Blue is second and scores half, rounded down: 2.
lesson-islands-and-igloos-1-wrong-3 = Your Inuk counts 1 wherever it is on the island. It takes an igloo to make you stronger.
lesson-islands-and-igloos-2-want = You want to spoil blue's best island.
lesson-islands-and-igloos-2-do = Blue is alone on the island of four tiles: 4 times 4, that is 16 points. A single Inuk of yours puts an end to that. Paddle with one from c6 to the tile without blue Inuit.
lesson-islands-and-igloos-2-done = Shared with you, the island brings blue only 4 points. You are second there and get 2.
lesson-islands-and-igloos-2-wrong-1 = That would spoil the 16 points too. But on f6, where there is no blue Inuk, you can build an igloo later. Land there.
lesson-islands-and-igloos-2-wrong-2 = Then blue still has 16 points there. You have 3 action points, enough for a kayak trip.
lesson-islands-and-igloos-3-want = You want an island of your own.
lesson-islands-and-igloos-3-do = You share the island of six tiles with blue and score 6 points there. Cut it in two: melt the tile between your Inuit and blue's.
lesson-islands-and-igloos-3-done = Three tiles, and you are alone on them: 3 times 3, that is 9 points instead of 6.
lesson-islands-and-igloos-3-wrong-1 = Then five tiles are left, and you still share them with blue. Melt the tile between your Inuit and blue's.
lesson-islands-and-igloos-4-want = You want to keep all three tiles.
lesson-islands-and-igloos-4-do = b4 is unoccupied, so blue can melt it next turn. A tile with an Inuk on it is safe from that. Walk there with one of your two Inuit on b3.
lesson-islands-and-igloos-4-done = All three tiles are occupied. Blue can't melt any of them at the start of its turn.
lesson-islands-and-igloos-4-wrong-1 = The igloo would protect b3, but b4 would stay unoccupied. One step is enough: walk from b3 to b4.
lesson-islands-and-igloos-4-wrong-2 = Then c3 is unoccupied as well. From b3 one of your Inuit can walk straight to b4.
lesson-islands-and-igloos-4-wrong-3 = The kayak would take you to b4 too, but for all 3 action points. On foot it costs 1.
lesson-islands-and-igloos-5-want = You want to know what can still go wrong.
lesson-islands-and-igloos-5-do = If a single blue Inuk lands here, your 9 points become 3. A Melt tile takes away even a tile with Inuit on it, unless there is an igloo. And a Drift can pull the island apart.

# the-last-tile

lesson-the-last-tile-title = The last tile
lesson-the-last-tile-1-want = You want the game to end while you are ahead.
lesson-the-last-tile-1-do = If the game ended now, you would have 21 points and blue 19. It ends when a turn begins and no tile can be melted. Only one unoccupied tile is still next to the sea: melt it.
lesson-the-last-tile-1-done = A fish appears, but nobody is near. The glaciers never melt, and almost everything else is occupied.
lesson-the-last-tile-2-want = You want to leave blue nothing to melt.
lesson-the-last-tile-2-do = b1 is not next to the sea. But when nothing else is left, an unoccupied tile of the outer ring has to melt, and that would be b1. Occupy it with an Inuk whose tile stays protected.
lesson-the-last-tile-2-done = There are Inuit on b1 and c1, and the igloo protects b2. Nothing is left to melt.
lesson-the-last-tile-2-wrong-1 = Then c1 is unoccupied and next to the sea, and blue can melt it. Walk from b2 instead: the igloo protects that tile.
lesson-the-last-tile-2-wrong-2 = That costs all 3 action points, and blue can still melt b1. Walk from b2 to b1.
lesson-the-last-tile-2-wrong-3 = Then blue has to choose b1. If it melts, only a diagonal is left between b2 and c1, and your 9 points become 2. Occupy b1 first.
lesson-the-last-tile-3-want = You want to finish the game.
lesson-the-last-tile-3-do = You have 2 action points left, but nothing more to gain with them. End your turn.
lesson-the-last-tile-3-done = Blue's turn begins, no tile can be melted, and the game is over at once.
lesson-the-last-tile-3-wrong-1 = Then b1 is unoccupied again, and blue has something to melt. Stay on b1 and end your turn.
lesson-the-last-tile-4-want = You want to see how it adds up.
lesson-the-last-tile-4-do = You have 11 points from animals, 9 from the island of three tiles and 1 from the glacier on d7: 21. Blue has 10 from animals and 9 from its island: 19. Your Inuk on the corner h1 counts for nothing.

# first-game

lesson-first-game-title = Your first game

# examples

example-ring-tile = It is red's turn, and every face-down tile next to the sea is occupied. The empty glacier on d1 never counts. That leaves the marked tile on b1: it is next to the corner and two other tiles, not to the sea, but it is unoccupied and part of the outer ring. Red has to melt it.
example-middle-of-a-row = Red pushes the tile on b6, with its Inuk, to the right. The glacier in front of it moves from c6 to d6 together with the fox, and the Inuk's tile from b6 to c6. The tile behind stays on a6, and b6 becomes sea. A push from a6 would have shifted all three tiles.
example-fish-aside = Red pushes the tile on c5 up onto c6, so first the fish worth 3 and then the fish worth 2 have to move aside. d6 and c7 are ice, and so is c5 until the tile has moved; the only sea space next to c6 is b6. Both fish go there. On c6 red's Inuk is next to them, but blue's Inuk on d6 no longer is.
example-melt-under-feet = On the island of four tiles red and blue are equally strong, 2 each, so each would score 4 points. Red plays Melt on c3: the fox is out of the game, and red sends first blue's two Inuit and then its own to corners of its choice. Now red is alone on three tiles: 3 × 3 = 9 points. It still has to melt its tile of phase 1.
example-bear-at-the-igloo = Red moves the bear from c5 to c4, and the fox there is lost at once. Blue is asked first, then yellow; neither plays a Harpoon. Yellow's two Inuit hide in their igloo and stay on c4 with the bear, but blue's Inuk flees to a corner that red chooses. Red still has two movement points to spend.
example-into-the-bear = Red walks from c3 to c4: that costs 1 action point and a Harpoon, and the bear is worth 4 points. Now red is next to the fish worth 3 on b4, but has only 2 action points left. The second Harpoon is no help either, because you can play only one on your turn.
example-bear-in-the-strait = The bear on f5 cuts the sea in two. From e3 red can paddle to the marked tiles on f4 and e6 for 3 action points, because they are next to the same sea area. g4, h5 and g6 are next to g5, on the other side of the bear, and out of reach. If there were a fish on f5 instead of the bear, the kayak could pass.
example-where-to-build = Red has an Inuk on each of these four tiles, and 3 action points. It can't build on c3, because a blue Inuk is there too, or on d3, because blue's igloo is there. That leaves the glacier on e3 and the tile on f3.
example-melt-to-end-the-game = Red has 20 points, blue 19, and e6 is the only tile that red can melt. If red plays Melt on it first, nothing is left to melt: the game is over on the spot, and red wins. If red melts e6 in phase 1 instead, its event follows, and then red has a phase 2 as usual.
example-square-spoilt = Blue has only an igloo on the island of three tiles, but nobody else is there: 3 × 3 = 9 points. If red paddles with an Inuk from d2 to f2, blue is no longer alone. With strength 2 against 1 blue now scores 3 points, and red half of that, rounded down: 1.
example-first-and-second = The big island has six tiles. Yellow (an Inuk and an igloo) and blue (three Inuit) both have strength 3 and score 6 points each; red has 2 and scores half, 3 points; green has 1 and gets nothing. The corner a1 links nothing: a2 is an island of its own, where red is alone and scores 1 × 1 = 1 point. Yellow's Inuk on the corner adds nothing.

# advice

overview-advice-1 = **Hunt what is close.** Every action point spent on hunting brings exactly 1 point, so what costs you is the way there.
overview-advice-2 = **Build both igloos.** An igloo protects its tile and counts on its island even when nobody is at home, so its Inuk is free to hunt elsewhere.
overview-advice-3 = **Spoil the islands of others.** Four tiles bring a tribe 16 points if it is alone, but at most 4 if a single Inuk of yours is there too.
overview-advice-4 = **Stay near glaciers.** They never melt, so an island of glaciers keeps its size even where you leave its tiles unoccupied.
overview-advice-5 = **Count the free tiles towards the end.** Each turn uses one up, so you can tell who will have the last turn, and land on another island when nobody can answer.
