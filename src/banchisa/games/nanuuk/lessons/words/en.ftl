# the game in a minute

overview-aim = Hunt for the most points, and end the game in an igloo.
overview-counts-1 = A **fish** is worth 1 point, a **seal** 2, a **walrus** 3 and a **whale** 4, carried or left in an igloo.
overview-counts-2 = **Home bonus**: 2 points if your hunter ends the game in an igloo.
overview-counts-3 = **In a tie** the player who carries more equipment is ahead.
overview-turn-1 = **Move** to a space next to you. Nobody walks across a crack.
overview-turn-2 = **Crack** one of the lines that lead away from your space.
overview-turn-3 = **Take** the animal there, one of each kind. You need your harpoon, and for a whale an Inuk too.
overview-turn-4 = **Leave** animals in an igloo: a fish brings the husky, a seal the kayak, a walrus the sled, a whale all three.
overview-end = when nobody can hunt any more and every hunter is home or cut off, or when nobody has moved for a whole round.
overview-mistake = **Cracking your own way home.** Without a way to an igloo you can't unload, and you miss out on the 2 points.

# 1

lesson-hunt-and-crack-title = Hunt, and crack the ice
lesson-hunt-and-crack-1-want = You want as many points as you can get.
lesson-hunt-and-crack-1-do = Animals are points: a fish 1, a seal 2, a walrus 3, a whale 4. Your hunter is the white one and moves one space. Move to the animal next to you that is worth the most.
lesson-hunt-and-crack-1-done = A walrus is worth 3 points. Nothing next to you is worth more.
lesson-hunt-and-crack-1-wrong-1 = A seal is worth 2 points. There is an animal next to you that is worth 3.
lesson-hunt-and-crack-1-wrong-2 = { lesson-hunt-and-crack-1-wrong-1 }
lesson-hunt-and-crack-1-wrong-3 = A fish is worth 1 point. There is an animal next to you that is worth 3.
lesson-hunt-and-crack-1-wrong-4 = { lesson-hunt-and-crack-1-wrong-3 }
lesson-hunt-and-crack-2-want = Every step cracks the ice.
lesson-hunt-and-crack-2-do = You choose where: the marked corner lines start at a corner of your space and lead away from it. You will need your igloo again, so leave its lines whole. Crack the line between the fish and the whale.
lesson-hunt-and-crack-2-done = From now on nobody can walk across this line. Cracks stay until the end of the game.
lesson-hunt-and-crack-2-wrong-1 = That closes a way into your igloo. Crack the line between the fish and the whale.
lesson-hunt-and-crack-2-wrong-2 = { lesson-hunt-and-crack-2-wrong-1 }
lesson-hunt-and-crack-3-want = You want the walrus.
lesson-hunt-and-crack-3-do = You carry your harpoon, and your place for a walrus is free. Take the walrus.
lesson-hunt-and-crack-3-done = Move, crack, take: that was a whole turn. Yellow has done the same and caught a seal.
lesson-hunt-and-crack-3-wrong-1 = Then the walrus stays on its space, and you would have to leave and come back for it. Take it now.
lesson-hunt-and-crack-4-want = You want more before you go home.
lesson-hunt-and-crack-4-do = You can carry one animal of each kind. A fish fits in beside the walrus. Move to the fish.
lesson-hunt-and-crack-4-done = That is 1 more point, and there are still two igloos next to you.
lesson-hunt-and-crack-4-wrong-1 = You could stand there, but not take the whale: for that you need an Inuk. Move to the fish.
lesson-hunt-and-crack-4-wrong-2 = You could leave the walrus there, but you would come home with only one animal. Move to the fish first.
lesson-hunt-and-crack-4-wrong-3 = That drives the bear away, but it costs you your harpoon. Move to the fish.
lesson-hunt-and-crack-5-want = You want to slow yellow down.
lesson-hunt-and-crack-5-do = Yellow carries a seal and would like to get into an igloo. Crack the line between yellow and the igloo to the right of it.
lesson-hunt-and-crack-5-done = Now yellow has to find another igloo. A crack can stop the others, not just you.
lesson-hunt-and-crack-5-wrong-1 = That is the igloo below yellow. Crack the line to the one on the right.
lesson-hunt-and-crack-5-wrong-2 = That line is in nobody's way. Crack the one between yellow and the igloo on the right.
lesson-hunt-and-crack-6-want = You want the fish as well.
lesson-hunt-and-crack-6-do = Your place for a fish is free. Take the fish.
lesson-hunt-and-crack-6-done = Walrus and fish make 4 points. In the next lesson you take them home.
lesson-hunt-and-crack-6-wrong-1 = Then the fish stays on its space, and you would have to come back for it. Take it now.

# 2

lesson-home-to-the-igloo-title = Home to the igloo
lesson-home-to-the-igloo-1-want = You want to unload.
lesson-home-to-the-igloo-1-do = You carry a fish and a seal. There is one place for each kind, so a second seal doesn't fit. Move into the igloo next to you.
lesson-home-to-the-igloo-1-done = Any igloo will do: they belong to everyone.
lesson-home-to-the-igloo-1-wrong-1 = You could stand there, but not take the seal: you already carry one. Unload first, in the igloo next to you.
lesson-home-to-the-igloo-2-want = You want the next seal for yourself.
lesson-home-to-the-igloo-2-do = There is a seal next to your igloo. Yellow could get to it in two steps, by way of the fish. Crack the line between the fish and this seal.
lesson-home-to-the-igloo-2-done = Now yellow needs at least three steps.
lesson-home-to-the-igloo-2-wrong-1 = Yellow could still walk from the fish to the seal. Crack the line between those two.
lesson-home-to-the-igloo-2-wrong-2 = { lesson-home-to-the-igloo-2-wrong-1 }
lesson-home-to-the-igloo-3-want = You want the husky and the kayak.
lesson-home-to-the-igloo-3-do = In an igloo a fish brings the husky, a seal the kayak and a walrus the sled. Choose your fish and your seal, and leave them here.
lesson-home-to-the-igloo-3-done = You carry the husky and the kayak now, and there is room for new animals. The ones you have left here still count: 3 points.
lesson-home-to-the-igloo-3-wrong-1 = That brings only the kayak. Choose the fish too, and you get the husky as well.
lesson-home-to-the-igloo-3-wrong-2 = That brings only the husky. Choose the seal too, and you get the kayak as well.
lesson-home-to-the-igloo-3-wrong-3 = Then you get nothing, and there is no room for new animals. You can trade only when you enter an igloo. Choose both animals.
lesson-home-to-the-igloo-4-want = You want the sled.
lesson-home-to-the-igloo-4-do = Some rounds later you bring a fish and a walrus. You still carry the husky, so the fish would bring you nothing. Leave only the animal that brings you something.
lesson-home-to-the-igloo-4-done = There is the sled. The fish can bring the husky back later, once you have used it. How to use it comes next.
lesson-home-to-the-igloo-4-wrong-1 = That brings the sled, but nothing for the fish: you still carry the husky. Leave only the walrus.
lesson-home-to-the-igloo-4-wrong-2 = The fish brings nothing: you still carry the husky. Leave the walrus.
lesson-home-to-the-igloo-4-wrong-3 = Then you get nothing. The walrus would bring you the sled.

# 3

lesson-husky-and-sled-title = Husky and sled
lesson-husky-and-sled-1-want = You want to move again at once.
lesson-husky-and-sled-1-do = You have just taken a walrus. On the next turn yellow could crack your way into the igloo. Husky and sled together give you an extra turn. Take it.
lesson-husky-and-sled-1-done = Husky and sled go back to the igloo, and you have another whole turn.
lesson-husky-and-sled-1-wrong-1 = Then it is yellow's turn, and the line between you and the igloo may crack. Take the extra turn.
lesson-husky-and-sled-2-want = You want to unload.
lesson-husky-and-sled-2-do = Two igloos are next to you, and one of them is behind a crack. Move into the other one.
lesson-husky-and-sled-2-done = You are in before yellow could do anything about it.
lesson-husky-and-sled-2-wrong-1 = A seal is worth 2 points, but then you would still carry everything. Move into the igloo.
lesson-husky-and-sled-2-wrong-2 = { lesson-husky-and-sled-2-wrong-1 }
lesson-husky-and-sled-3-want = You want to keep yellow away from the seal.
lesson-husky-and-sled-3-do = Every step cracks the ice, in an extra turn too. Yellow is right beside the seal. Crack the line between the two.
lesson-husky-and-sled-3-done = Now yellow can't walk straight to the seal.
lesson-husky-and-sled-3-wrong-1 = Yellow could still walk straight to the seal. Crack the line between the two.
lesson-husky-and-sled-3-wrong-2 = { lesson-husky-and-sled-3-wrong-1 }
lesson-husky-and-sled-4-want = You want husky and sled back.
lesson-husky-and-sled-4-do = The fish brings the husky, the walrus the sled. Choose both animals, and leave them here.
lesson-husky-and-sled-4-done = You carry both again, all in the same turn.
lesson-husky-and-sled-4-wrong-1 = That brings only the sled, and it is of no use without the husky. Choose the fish too.
lesson-husky-and-sled-4-wrong-2 = That brings only the husky, and it is of no use without the sled. Choose the walrus too.
lesson-husky-and-sled-4-wrong-3 = Then husky and sled stay in the igloo. Choose both animals.
lesson-husky-and-sled-5-want = You want to move yet again.
lesson-husky-and-sled-5-do = You carry husky and sled again, so you may take another extra turn. The seal is right beside the igloo. Take the turn.
lesson-husky-and-sled-5-done = This is your third turn in a row. There are never more than three.
lesson-husky-and-sled-5-wrong-1 = That saves husky and sled for later, but the seal has to wait. Take the extra turn.
lesson-husky-and-sled-6-want = You want the seal.
lesson-husky-and-sled-6-do = Your place for a seal is free. Move to the seal next to you.
lesson-husky-and-sled-6-done = You got there before yellow.
lesson-husky-and-sled-6-wrong-1 = There is nothing there. Move to the seal.
lesson-husky-and-sled-6-wrong-2 = { lesson-husky-and-sled-6-wrong-1 }
lesson-husky-and-sled-7-want = You want to send yellow the long way round.
lesson-husky-and-sled-7-do = Yellow is next to the igloo you have just left. Crack the line between yellow and that igloo.
lesson-husky-and-sled-7-done = Three steps, three cracks, and yellow could only watch.
lesson-husky-and-sled-7-wrong-1 = That is the line to another igloo. Crack the one to the igloo you have just left.
lesson-husky-and-sled-7-wrong-2 = That line isn't next to yellow. Crack the one between yellow and the igloo you have just left.
lesson-husky-and-sled-8-want = You want 2 more points.
lesson-husky-and-sled-8-do = Take the seal.
lesson-husky-and-sled-8-done = Unloaded, and a new animal caught, all in one go. Save husky and sled for turns like this.
lesson-husky-and-sled-8-wrong-1 = Then the seal stays here for the next hunter to enter this space. Take it.

# 4

lesson-kayak-title = A kayak for the cracks
lesson-kayak-1-want = You want to get into the igloo.
lesson-kayak-1-do = The igloo is next to you, but behind a crack, and you have no kayak yet. Walk round: move to the space from which you can walk into this igloo next turn.
lesson-kayak-1-done = From here there is no crack between you and the igloo.
lesson-kayak-1-wrong-2 = You could take the fish there, but you would walk away from the igloo. Walk round the crack.
lesson-kayak-2-want = You want yellow to walk round too.
lesson-kayak-2-do = Yellow has a walrus to unload and is next to an igloo. Crack the line between yellow and that igloo.
lesson-kayak-2-done = A crack closes one line and no more. Often there is still a way round.
lesson-kayak-2-wrong-1 = That keeps yellow away from the fish, but not from the igloo. Crack the line between yellow and the igloo.
lesson-kayak-2-wrong-2 = That line isn't next to yellow. Crack the one between yellow and the igloo.
lesson-kayak-3-want = You want to reach the walrus first.
lesson-kayak-3-do = By now you have brought home a seal and carry a kayak. On foot you need three steps to the walrus, and yellow needs only two. A kayak takes you across one crack. Move to the walrus.
lesson-kayak-3-done = You are across. The kayak goes straight back to the igloo, and the crack stays.
lesson-kayak-3-wrong-1 = That is the way on foot, and yellow would be faster. Cross the crack and move to the walrus.
lesson-kayak-3-wrong-2 = That costs the kayak as well, but doesn't bring you the walrus yet. Move straight to the walrus.
lesson-kayak-3-wrong-3 = { lesson-kayak-3-wrong-2 }
lesson-kayak-4-want = You want to keep your way home.
lesson-kayak-4-do = This space has no corner line left without a crack, so now one of its side lines cracks. Two are still whole: one leads towards the igloo, the other into a dead end. Crack the line to the dead end.
lesson-kayak-4-done = The way to the igloo stays open.
lesson-kayak-4-wrong-1 = Then only the dead end is left, and your kayak is gone. Crack the other line.
lesson-kayak-5-want = You want the walrus.
lesson-kayak-5-do = That is what you used the kayak for. Take the walrus.
lesson-kayak-5-done = That is 3 points. To get the kayak back, bring a seal or a whale to an igloo.
lesson-kayak-5-wrong-1 = Then the walrus stays here, and yellow may come for it. Take it.
lesson-kayak-6-want = You want the kayak back.
lesson-kayak-6-do = Some rounds later you have crossed a crack by kayak, straight into the igloo, with a seal. Leave the seal here.
lesson-kayak-6-done = You have the kayak back at once, ready for the next crack.
lesson-kayak-6-wrong-1 = Then the kayak stays in the igloo. Leave the seal, and you get it back.

# 5

lesson-bear-title = The bear in the way
lesson-bear-1-want = You want to get out of here.
lesson-bear-1-do = Two of your three lines are cracked, and a polar bear stands behind the third. You carry your harpoon, so you can drive it away. Move to the bear.
lesson-bear-1-done = The bear has to make way. Only in the first round of a game is this not possible.
lesson-bear-2-want = You want to close a way to yellow.
lesson-bear-2-do = The crack comes first, as always. Yellow and you are next to the same igloo. Crack the line between yellow and that igloo.
lesson-bear-2-done = Yellow now has only one way out: the empty space above it on the left.
lesson-bear-2-wrong-1 = You may need that line yourself, to get from the igloo to the seal. Crack the one between yellow and the igloo.
lesson-bear-3-want = You want the bear to block yellow.
lesson-bear-3-do = You may drive the bear to any free space of the floe: no igloo, no tile, no hunter, no other bear. Yellow carries no harpoon. Choose the empty space that yellow can still walk to.
lesson-bear-3-done = Whoever can move must move. Yellow can't, so it is your turn again. But the bear has cost you your harpoon.
lesson-bear-3-wrong-1 = There the bear is in nobody's way. Choose the empty space that yellow can still walk to.
lesson-bear-3-wrong-2 = A crack already keeps yellow from that space. Choose the one yellow can still walk to.
lesson-bear-4-want = You want your harpoon back.
lesson-bear-4-do = It is stored in the igloo. Without it you catch no animal and drive no bear away. Move into the igloo next to you.
lesson-bear-4-done = Once the ice has cracked, the harpoon comes back by itself and costs nothing.
lesson-bear-4-wrong-1 = You could stand there, but not take the seal without your harpoon. Move into the igloo first.
lesson-bear-5-want = You want yellow to stay shut in.
lesson-bear-5-do = You have left your space, and now yellow could go there. Crack the line between yellow and the space you came from.
lesson-bear-5-done = Yellow still can't move. You have your harpoon, and the seal next to you is waiting.
lesson-bear-5-wrong-1 = The bear already blocks that way. Crack the line between yellow and the space you came from.
lesson-bear-5-wrong-2 = Yellow could still get out. Crack the line between yellow and the space you came from.

# 6

lesson-inuk-and-whale-title = Inuk and whale
lesson-inuk-and-whale-1-want = You want a whale: 4 points.
lesson-inuk-and-whale-1-do = For a whale you need a helper, an Inuk. Both are next to you. Move to the Inuk first.
lesson-inuk-and-whale-1-done = First the Inuk, then the whale: that is the order.
lesson-inuk-and-whale-1-wrong-1 = You could stand there, but not take the whale without an Inuk. Move to the Inuk first.
lesson-inuk-and-whale-1-wrong-2 = You have nothing to leave there yet, and yellow is right beside the Inuk too. Move to the Inuk first.
lesson-inuk-and-whale-2-want = You want your way to the whale to stay free.
lesson-inuk-and-whale-2-do = Yellow could walk to the space you came from and stand in your way. Crack the line between yellow and that space.
lesson-inuk-and-whale-2-done = Now yellow can't walk straight there.
lesson-inuk-and-whale-2-wrong-1 = That line isn't next to yellow. Crack the one between yellow and the space you came from.
lesson-inuk-and-whale-3-want = You want the Inuk to come along.
lesson-inuk-and-whale-3-do = Your place for an Inuk is free, and you need no harpoon for this. Take the Inuk.
lesson-inuk-and-whale-3-done = The Inuk stays with you until you leave a whale in an igloo.
lesson-inuk-and-whale-3-wrong-1 = Then nobody helps you with the whale. Take the Inuk.
lesson-inuk-and-whale-4-want = You want the whale.
lesson-inuk-and-whale-4-do = Some turns later you are next to the whale, with harpoon and Inuk. Move to the whale.
lesson-inuk-and-whale-4-done = You have both things that a whale takes.
lesson-inuk-and-whale-4-wrong-1 = You have nothing to leave there yet. Move to the whale, which is worth 4 points.
lesson-inuk-and-whale-4-wrong-2 = A seal is worth 2 points, the whale 4. Move to the whale.
lesson-inuk-and-whale-5-want = You want to pick up the seal on your way home.
lesson-inuk-and-whale-5-do = The seal is on your way to the igloo, and yellow is right beside it. Crack the line between yellow and the seal.
lesson-inuk-and-whale-5-done = Now yellow can't walk straight to the seal.
lesson-inuk-and-whale-5-wrong-1 = That line isn't next to yellow. Crack the one between yellow and the seal.
lesson-inuk-and-whale-5-wrong-2 = { lesson-inuk-and-whale-5-wrong-1 }
lesson-inuk-and-whale-6-want = You want 4 points.
lesson-inuk-and-whale-6-do = You carry harpoon and Inuk, and your place for a whale is free. Take the whale.
lesson-inuk-and-whale-6-done = That is 4 points. Now take it to an igloo.
lesson-inuk-and-whale-6-wrong-1 = Then the whale stays here, and you would have to come back for it. Take it.
lesson-inuk-and-whale-7-want = You want a full set of equipment.
lesson-inuk-and-whale-7-do = Two turns later you are home. The whale alone brings husky, sled and kayak, so the seal would bring nothing more. Leave only the whale.
lesson-inuk-and-whale-7-done = All three at once, and you can trade the seal later. The Inuk is gone with the whale: for the next one you need another.
lesson-inuk-and-whale-7-wrong-1 = That brings the same three things, and nothing more for the seal. Leave only the whale.
lesson-inuk-and-whale-7-wrong-2 = That brings only the kayak. The whale alone brings husky, sled and kayak.
lesson-inuk-and-whale-7-wrong-3 = Then you get nothing. The whale alone brings husky, sled and kayak.

# 7

lesson-coming-home-title = Home in time
lesson-coming-home-1-want = You want to cut yellow off.
lesson-coming-home-1-do = Yellow is in the corner and has no kayak. Two of its three lines are cracked. Crack the last one.
lesson-coming-home-1-done = Yellow can't move or reach an igloo any more. Its animals still count, but the home bonus of 2 points is lost.
lesson-coming-home-1-wrong-1 = Yellow could still leave the corner. Crack the last line of its space.
lesson-coming-home-2-want = You want to keep your own way home.
lesson-coming-home-2-do = You are nearly cut off too: your only way into the igloo leads over the empty space below you on the right. Crack the line that leaves this way open.
lesson-coming-home-2-done = You can still walk home in two steps.
lesson-coming-home-2-wrong-1 = That would close your last way to an igloo, and you have no kayak. Crack the other line.
lesson-coming-home-3-want = You want the walrus.
lesson-coming-home-3-do = Your place for a walrus is free. Take the walrus.
lesson-coming-home-3-done = That is 3 points. Before you crack a line, always look for your way home.
lesson-coming-home-3-wrong-1 = Then the walrus stays here, and you would have to come back for it. Take it.
lesson-coming-home-4-want = You want to be home at the end.
lesson-coming-home-4-do = In another game nobody can hunt any more, so the homecoming has begun. Yellow is home already and stays there. A hunter in an igloo at the end gets 2 points. Move into the igloo.
lesson-coming-home-4-done = You are home in time: 2 points.
lesson-coming-home-4-wrong-1 = That doesn't take you home, and the ice cracks again. Move into the igloo.
lesson-coming-home-5-want = The last step cracks the ice too.
lesson-coming-home-5-do = Your space has only one corner line left. Crack it.
lesson-coming-home-5-done = Now you may still trade your seal.
lesson-coming-home-6-want = You want to win the tie.
lesson-coming-home-6-do = You both have 9 points. In a tie the player who carries more equipment is ahead, and each of you carries only a harpoon. Leave the seal, which brings the kayak.
lesson-coming-home-6-done = It is still 9 points each, but two pieces of equipment against one. You win.
lesson-coming-home-6-wrong-1 = Then you share the victory: 9 points and one harpoon each. Leave the seal, which brings the kayak.
lesson-coming-home-7-want = Now you know how a game ends.
lesson-coming-home-7-do = Nobody can hunt any more, and every hunter is home or cut off: that is the end. Animals count, carried or stored, and being home brings 2 points. You are ready for your first game.

# 8

lesson-first-game-title = Your first whole game

# examples of the rulebook

example-corner-lines = The white hunter has moved from D2 to the seal on D3. Six corner lines lead away from this space, and the one between the igloo on E3 and the fish on E4 is already cracked. So white cracks one of the other five. The six side lines of D3 may crack only when no corner line is left.
example-side-lines = The white hunter has moved from D1 to the seal on E1. This space lies at the edge and has only two corner lines, between D1 and E2 and between E2 and F1, and both are cracked. So white cracks one of the three side lines, towards D1, E2 or F1. The one towards D1 is allowed too, although white has just crossed it.
example-hemmed-in = It is yellow's turn. The yellow hunter on F1 has three lines: two are cracked, and behind the third stands a white hunter. It cannot move, but it is not sealed, so yellow plays on with the other hunter, on G2, which has three moves. If the line between F1 and F2 cracks as well, the hunter on F1 is sealed, and yellow loses at the start of its next turn.
example-only-kayak = All three lines around the white hunter on F5 are cracked, but it carries its kayak. It may cross one of the cracks, for example to the seal on E5 for 2 points, or stay where it is and save the kayak. If it stays, nothing cracks. Without the kayak its turn would simply pass.
example-only-free-space = It is round 2, and nearly every space is still taken. The white hunter on F3 carries its harpoon and may enter the bear's space, F2: after that move exactly one space is free for the bear, F3, which the hunter has just left. So the bear has to go there, and the harpoon goes to the right side. If a tile still lay on F3, white could not enter F2.
example-three-turns = The white hunter carries husky, sled, a fish and a walrus. It takes the seal on C4 and then, in an extra turn, enters the igloo on C3, where the fish brings back the husky and the walrus the sled. With these it may take another extra turn, for the fish on D2. That makes three moves, three cracks and 2 + 1 = 3 more points; then husky and sled are back on the right side.
example-trade = The white hunter enters the igloo on E3 with a fish, a walrus and a whale; it carries the husky already. If it leaves only the whale, it receives the sled and the kayak, the Inuk goes too, and fish and walrus can still be traded later. If it leaves fish and walrus, it receives only the sled, and nothing for the fish. Either way the three animals are worth 1 + 3 + 4 = 8 points.
example-hunt-test = One fish is left, on F5. The white hunter on E6 can walk there, but it already carries a fish and can't reach an igloo to unload: it fails the test. The yellow hunter in the igloo on D4 carries its harpoon, its kayak and no fish, and could cross the crack between E5 and F5: it passes. So the homecoming does not begin yet.
example-tie = Nobody can hunt any more, and white is home: 1 + 2 + 3 points for a fish, a seal and a walrus and 2 for the igloo make 8. Yellow has stored a fish and a walrus and carries a seal, 1 + 3 + 2 = 6, and gets to 8 points too in the igloo on C3. If yellow leaves the seal there, it receives the kayak and carries two pieces of equipment, white only one. Yellow wins.
example-gentle-crack = The white hunter has just entered E5. The yellow hunter on F5 can walk to an igloo only by way of F4, because its other two lines are cracked. So white may not crack the line between F4 and F5 and chooses among the other four corner lines of E5 that are still whole. Without this variant that line would be allowed too.

# advice

overview-advice-1 = **Bring a fish and a walrus home together.** Husky and sled give you an extra turn at once, and only both of them together do.
overview-advice-2 = **Keep the kayak for the way back.** It crosses a single crack, and late in the game that may be the only way to an igloo.
overview-advice-3 = **Crack where it hurts others.** Choose a line between them and the next animal, or between them and the igloos, and look first whether you need it yourself.
overview-advice-4 = **Take an Inuk early if one lies on your way.** You need no harpoon for it, and with it you can take a whale: 4 points and, left in an igloo, husky, kayak and sled.
overview-advice-5 = **Drive a bear away only close to an igloo.** Your harpoon stays behind, and until you have fetched it from an igloo you can take no animal.
overview-advice-6 = **Choose your first igloo with care.** Two players do best in different ones. If you have to share one, take an igloo that leaves both of you a good first move.
