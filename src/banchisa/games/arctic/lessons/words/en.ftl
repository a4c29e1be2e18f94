# overview

overview-aim = Build a pile with long runs of the same animal.
overview-counts-1 = Your longest run of each animal: 2 cards 1 point, 3 cards 3, 4 cards 6, 5 cards 10, 6 or more 15.
overview-counts-2 = The number of animals that have a run, on the same scale: 3 animals bring 3 points.
overview-counts-3 = Your secret Totem: the value of the Landscape card its token stands on, from 0 to 15.
overview-counts-4 = Each card in your Penalty zone costs 1 point.
overview-turn-1 = **Place** as many cards as the top card of your pile says on the right; the last one becomes your new top card.
overview-turn-2 = **Take** the Power card of the animal that is now on top, even from another player.
overview-turn-3 = **Move** its two animals: you choose which one goes right, and the other goes left.
overview-turn-4 = **Draw** as many cards from the River as it says on the left; cards above 7 in hand become penalties.
overview-end = when the draw pile is used up and the Reserve is opened: the round is finished, then everyone has one last turn without drawing.
overview-mistake = Leaving a card with 5 on the right on top. Next turn you must place 5 cards, and each one you don't have is a penalty.

# 1

lesson-first-turn-title = Your first turn
lesson-first-turn-1-want = You want your Totem to move.
lesson-first-turn-1-do = Your secret Totem is the fox: the further right its token stands at the end, the more points it brings. Your pile is still empty, so you place just 1 card. Choose the fox in your hand.
lesson-first-turn-1-done = The card on top of your pile is your Visible card. Now it is the fox: it rules the rest of your turn, and it has brought you the Power card of the fox.
lesson-first-turn-1-wrong-1 = This card would move the moose and the walrus. Your Totem is the fox, so place the fox.
lesson-first-turn-1-wrong-2 = This card would move the puffin and the moose. Your Totem is the fox, so place the fox.
lesson-first-turn-2-want = You want the fox further right.
lesson-first-turn-2-do = Your Visible card moves two tokens: its main animal, the fox, and its companion in the circle, the walrus. One goes right, the other goes left. Move the fox to the right.
lesson-first-turn-2-done = The fox stands on 6, so your Totem is worth 6 points now. The walrus went left to 1.
lesson-first-turn-2-wrong-1 = The fox would go left to 1, and your Totem would be worth 2 points less. Move the fox right; the walrus then goes left.
lesson-first-turn-3-want = You want a second fox.
lesson-first-turn-3-do = The number on the left of your Visible card is 2: that is how many cards you draw now. They come from the River. Choose the fox.
lesson-first-turn-3-done = Placed on top of your first fox, it will make a run. Runs are what your pile scores.
lesson-first-turn-3-wrong-1 = The orca would be the only one you have. A fox next to your fox makes a run, so choose the fox.
lesson-first-turn-4-want = You want two of a kind in your hand.
lesson-first-turn-4-do = Draw 1 more card. You hold a fox, a moose and a puffin: choose the animal in the River that goes with one of them.
lesson-first-turn-4-done = Two puffins: you can place them one after the other. The River has been refilled to 6 cards.
lesson-first-turn-4-wrong-1 = The bear would be the only one you have. Look for an animal that you already hold.
lesson-first-turn-5-want = You want to know what comes next.
lesson-first-turn-5-do = The number on the right of your Visible card is 4: that is how many cards you place next turn. You hold 4, so it just fits. The two numbers always add up to 6: the more you draw now, the fewer you place next turn.

# 2

lesson-runs-title = Runs of animals
lesson-runs-1-want = You want a run of walruses.
lesson-runs-1-do = Your Visible card is a walrus with a 3 on the right, so you place 3 cards, one on top of the other. Cards of the same animal that lie next to each other are a run. Choose the walrus first.
lesson-runs-1-done = Two walruses side by side: a run of 2, worth 1 point. Longer runs are worth far more: 3 cards 3 points, 4 cards 6, 5 cards 10, 6 or more 15.
lesson-runs-1-wrong-1 = The orca would part your walruses for good, because cards in the pile never move again. Place the walrus first, right on top of the other one.
lesson-runs-2-want = You want two orcas with the 3/3 on top.
lesson-runs-2-do = The card you place last rules this turn. The orca 3/3 lets you draw 3 cards now and asks for 3 next turn, so keep it for last. Place the orca 2/4.
lesson-runs-2-done = The orca 2/4 will lie below, where its numbers no longer matter.
lesson-runs-2-wrong-1 = Then the orca 2/4 would come on top: you would draw 2 cards and place 4 next turn. Place the 2/4 now and keep the 3/3 for last.
lesson-runs-3-want = You want to finish the run of orcas.
lesson-runs-3-do = There is 1 more card to place. Which one makes a run with the orca and lets you draw 3 cards? Choose it.
lesson-runs-3-done = Walruses 1 point, orcas 1 point. You draw 3 cards now and place 3 next turn.
lesson-runs-3-wrong-1 = You would draw 5 cards, but the orca would be left alone, and a single card scores nothing. Place the second orca.
lesson-runs-4-want = You want 6 points for your bears.
lesson-runs-4-do = You have a run of 3 bears, worth 3 points, and 1 card to place. Make it a run of 4.
lesson-runs-4-done = Four bears: 6 points. Two more would make it 15, the most that one animal can bring.
lesson-runs-4-wrong-1 = The fox would end your run of bears. Only the longest run of each animal counts, and a bear placed later would not join this one. Place the bear now.
lesson-runs-5-want = You want a third animal with a run.
lesson-runs-5-do = The number of animals with a run scores as well, on the same scale: 2 animals 1 point, 3 animals 3, up to 15 for all 6. That is diversity. So far only your orcas and your bears have a run: place 1 card that makes a third.
lesson-runs-5-done = The walruses bring 1 point, and diversity goes up from 1 to 3. One card, 3 points.
lesson-runs-5-wrong-1 = This orca would lie apart from the other two. As a single card it would score nothing. Look at the animal on top of your pile.
lesson-runs-5-wrong-2 = A single puffin scores nothing. Look at the animal on top of your pile.

# 3

lesson-hand-title = Too few, too many
lesson-hand-1-want = You want enough cards next turn.
lesson-hand-1-do = Place 2 cards: the two walruses go together. The one you place last decides how many cards you draw now and how many you place next turn. The 1/5 is no good on top, so place it first.
lesson-hand-1-done = Once it is covered, the 1/5 does no harm: only the card on top counts.
lesson-hand-1-wrong-1 = Then the walrus 1/5 would come on top: you would draw 1 card, hold 3 and have to place 5. Place the 1/5 first.
lesson-hand-2-want = You want to draw 4 cards.
lesson-hand-2-do = One more card to place. Choose the walrus that lets you draw 4 now and asks for only 2 next turn.
lesson-hand-2-done = You have a run of 2 walruses. You draw 4, hold 6 cards, and have to place only 2 of them next turn.
lesson-hand-2-wrong-1 = You would draw 5 cards, but the walrus below would be left alone. Place the other walrus on it.
lesson-hand-3-want = You want to keep the damage small.
lesson-hand-3-do = Your Visible card, the walrus 2/4, asks for 4 cards, and you hold only 2: for each one you are short, a card from the draw pile goes into your Penalty zone. Place both cards, the walrus first, so that it makes a run.
lesson-hand-3-done = That gives you a run of 2 walruses.
lesson-hand-3-wrong-1 = Then the walrus 1/5 would come on top: you would draw 1 card and have to place 5 next turn, which means 4 more penalties. Place the walrus first.
lesson-hand-4-want = You want a better card on top.
lesson-hand-4-do = Now place your last card, the puffin 5/1.
lesson-hand-4-done = You were 2 cards short: 2 cards went face down into your Penalty zone, and each costs 1 point at the end. But now you draw 5 and place only 1 next turn.
lesson-hand-5-want = You want no more than 7 cards in hand.
lesson-hand-5-do = Too many cards are no good either: at the end of your turn, those above 7 go into your Penalty zone. You hold 6 and place 1, so you can draw 2 without loss. Place the bear that lets you draw 2.
lesson-hand-5-done = You have 5 cards left and draw 2: exactly 7, and no penalty.
lesson-hand-5-wrong-1 = You would draw 4 and hold 9 cards, and 2 of them would become penalties. Place the bear that lets you draw 2.
lesson-hand-6-want = You want to lose the least useful card.
lesson-hand-6-do = After drawing you hold 8 cards, so 1 must go into your Penalty zone. You have at least two foxes, two moose and two walruses. Discard the animal that has no partner.
lesson-hand-6-done = The bear lies face down in your Penalty zone and costs 1 point. All the others still have a partner.
lesson-hand-6-wrong-1 = Your other moose would then be alone. Discard the animal that has no partner anyway.
lesson-hand-6-wrong-2 = Your other fox would then be alone. Discard the animal that has no partner anyway.

# 4

lesson-landscape-title = Tokens and Totem
lesson-landscape-1-want = You want your Totem further right.
lesson-landscape-1-do = Your secret Totem is the orca: at the end it scores the value of the Landscape card it stands on, from 0 to 15. Your Visible card moves the orca and its companion, the bear, in opposite directions. Move the orca the better way.
lesson-landscape-1-done = The orca stands on 6, and the bear went left to 3. Only you know that the orca is your Totem.
lesson-landscape-1-wrong-1 = The orca would go left to 1 and the bear right to 10. Move the orca right.
lesson-landscape-2-want = You want the companion to go right.
lesson-landscape-2-do = This time the orca is only the companion of your moose. You move the moose, and the orca goes the opposite way. Move the moose so that the orca goes right.
lesson-landscape-2-done = The moose went left to 1, so the orca went right to 10. Cards with your Totem in the circle help you just as much.
lesson-landscape-2-wrong-1 = The moose would go right to 6, but your orca would go left to 3. Move the moose left.
lesson-landscape-3-want = You want to know what happens at an end.
lesson-landscape-3-do = The orca is at an end of the Landscape, on 15. A token at an end must move inwards, and the other one goes the opposite way. Move the moose the only way it can go.
lesson-landscape-3-done = The orca went left to 10 and the moose right to 6. With a token at an end you have no choice.
lesson-landscape-4-want = You want to see two tokens at the ends.
lesson-landscape-4-do = The puffin stands on 0 and the orca on 15. If both tokens are at an end, both move inwards. Move the puffin.
lesson-landscape-4-done = The puffin went right to 1 and the orca left to 10. You had no choice here either.
lesson-landscape-5-want = You want the orca to stay on 15.
lesson-landscape-5-do = Only the two animals on your Visible card move: the main animal and the companion in the circle. Place the 1 card that leaves the orca where it is.
lesson-landscape-5-done = The puffin and the moose will move. The orca stays on 15 for now.
lesson-landscape-5-wrong-1 = The companion of this puffin is the orca, and it would have to go back to 10. Choose the card without an orca.
lesson-landscape-5-wrong-2 = This card would move the orca back to 10. Choose the card without an orca.
lesson-landscape-5-wrong-3 = The companion of this bear is the orca, and it would have to go back to 10. Choose the card without an orca.

# 5

lesson-powers-title = Power cards
lesson-powers-1-want = You want to know the Power cards.
lesson-powers-1-do = Every animal has a Power card. The letter on it is the phase it works in: A when you place, B when you move tokens, C when you draw. After placing, you take the Power card of the main animal on your Visible card, even from another player.
lesson-powers-2-want = You want the power of the walrus.
lesson-powers-2-do = Blue has it at the moment: one more step for the main animal. It comes to you if a walrus is on top when you have finished placing. Place your walrus.
lesson-powers-2-done = The Power card of the walrus is yours now, and with the letter B you can use it this very turn. A power with the letter A would have to wait until your next turn, and someone might take it from you before then.
lesson-powers-2-wrong-1 = You would take the Power card of the moose, and blue would keep the walrus. Place the walrus.
lesson-powers-2-wrong-2 = You would take the Power card of the fox from blue, but blue would keep the walrus. Place the walrus.
lesson-powers-3-want = You want your Totem further right.
lesson-powers-3-do = Your Totem is the walrus. First the two tokens move as usual, the walrus and its companion, the bear. Move the walrus right.
lesson-powers-3-done = The walrus stands on 6. Now you can use its power.
lesson-powers-3-wrong-1 = The walrus would go left to 1, and one more step would only bring it back to 3. Move it right.
lesson-powers-4-want = You want 10 points for your Totem.
lesson-powers-4-do = The power gives the main animal one more step, to either side. Move the walrus one more step to the right.
lesson-powers-4-done = The walrus stands on 10. You can use this power again every turn, until someone takes the Power card from you.
lesson-powers-4-wrong-1 = That is allowed, because you never have to use a power. But one more step turns 6 points into 10. Move the walrus right.
lesson-powers-4-wrong-2 = The walrus would go back to 3. Move it right, to 10.
lesson-powers-5-want = You want more than the River offers.
lesson-powers-5-do = You draw 3 cards, but the River has no walrus, no moose and no fox to go with yours. You also own the orca, with the letter C: you may take cards from the draw pile instead. Choose the draw pile.
lesson-powers-5-done = It is a walrus, and only you have seen it. It counts as one of your 3 cards.
lesson-powers-5-wrong-1 = The puffin goes with none of your cards. With the orca you may draw from the draw pile: choose it.
lesson-powers-6-want = You want your moose back.
lesson-powers-6-do = This is another game, and a moose you discarded lies in your Penalty zone. You own the bear, with the letter C: cards you draw may come from there. Choose the moose in your Penalty zone.
lesson-powers-6-done = You hold three moose now, and the penalty of 1 point is gone as well.
lesson-powers-6-wrong-1 = The fox would come into your hand, but the moose would go on costing you 1 point. Take the moose from your Penalty zone.

# 6

lesson-placing-powers-title = Powers for placing
lesson-placing-powers-1-want = You want to place two orcas.
lesson-placing-powers-1-do = You own the puffin: before you place your first card, you may swap a card with the River. You have to place 2 cards and hold only one orca, but the River has another. Choose the bear, then “Swap with the River”.
lesson-placing-powers-1-done = Everyone can see your bear now. It goes into the River as soon as you take a card in exchange.
lesson-placing-powers-1-wrong-1 = The run of orcas would grow, but after your first card you can no longer swap. Swap the bear first.
lesson-placing-powers-1-wrong-2 = That would bring you the orca as well, but the walrus 3/3 is worth keeping more than the bear 1/5. Give away the bear.
lesson-placing-powers-2-want = You want the orca from the River.
lesson-placing-powers-2-do = Choose the card that you get for your bear: the orca.
lesson-placing-powers-2-done = You hold two orcas now. With the one on top of your pile they will make a run of 3.
lesson-placing-powers-2-wrong-1 = The moose goes with none of your cards. Choose the orca.
lesson-placing-powers-3-want = You want a run of 5 walruses.
lesson-placing-powers-3-do = You had to place 2 cards, and you have done so. But this time you own the moose: you may place one more or one fewer. Place one more walrus.
lesson-placing-powers-3-done = Five walruses: 10 points instead of 6. One card more is as far as the moose goes.
lesson-placing-powers-3-wrong-1 = That is allowed and leaves you a run of 4, worth 6 points. With a fifth walrus it is worth 10. Place the walrus.
lesson-placing-powers-3-wrong-2 = The fox would cover your walruses and leave the fifth one in your hand. Place the walrus.
lesson-placing-powers-4-want = You want a joker among your bears.
lesson-placing-powers-4-do = You own the fox: the last card you place may go face down below your Visible card. It is then a joker and counts as any animal you like. You place 2 cards, so place the bear on top first.
lesson-placing-powers-4-done = Three bears, worth 3 points. The next card is the last one.
lesson-placing-powers-5-want = You want the moose to count as a bear.
lesson-placing-powers-5-do = Choose the moose 1/5, then “Place face down as a joker”.
lesson-placing-powers-5-done = The joker lies just below the top bear and counts as the fourth: 6 points. The bear 3/3 is still your Visible card.
lesson-placing-powers-5-wrong-1 = The moose would end the run of bears, and you would draw 1 card and place 5 next turn. Place it face down as a joker.
lesson-placing-powers-5-wrong-2 = It would make a joker too, but you have two puffins that belong together. Use the moose, which has no partner.
lesson-placing-powers-6-want = You want to avoid 3 penalties.
lesson-placing-powers-6-do = A Power card has two sides, and the one face up counts for the whole game: here the puffin lets you take back your Visible card before you place. The walrus 1/5 asks for 5 cards, and you hold only 2. Choose “Take back the top card”.
lesson-placing-powers-6-done = Now the orca 3/3 is your Visible card. It asks for 3 cards, and you hold exactly 3.
lesson-placing-powers-6-wrong-1 = You would have to place 5 cards and have only 2: that means 3 penalties. Take back the walrus 1/5 first.

# 7

lesson-last-round-title = The last round
lesson-last-round-1-want = You want two moose.
lesson-last-round-1-do = Only 1 card is left in the draw pile, and after your draw the River needs 3: the Reserve will be opened. The round is then finished, and the final round follows. You hold a moose, so draw the second one.
lesson-last-round-1-done = The Reserve has been opened. Yours was the last turn of the round, so the final round began at once, and blue has already had its last turn.
lesson-last-round-1-wrong-1 = This walrus would lie apart from your run of walruses and score nothing. Take the moose, to go with the one in your hand.
lesson-last-round-2-want = You want more points for your puffins.
lesson-last-round-2-do = In the final round you place cards and move tokens, but nobody draws any more. You place 3 cards. First place the one that makes the run on top of your pile longer.
lesson-last-round-2-done = Three puffins: 3 points instead of 1.
lesson-last-round-2-wrong-1 = The moose would cover the puffins, and their run would end at 2. Place the puffin first, then the two moose.
lesson-last-round-3-want = You want the right moose on top.
lesson-last-round-3-do = Now come the two moose. Your Totem is the bear, and the card on top decides which tokens move, so keep the moose with the bear in its circle for last. Place the other one.
lesson-last-round-3-done = That leaves room for exactly one more moose.
lesson-last-round-3-wrong-1 = Then the other moose would come on top, and it moves the walrus instead of your bear. Place the other one first.
lesson-last-round-3-wrong-2 = The bear would be a single card here, and there would be room for only one moose. Place the moose without a bear in its circle.
lesson-last-round-4-want = You want a fifth animal with a run.
lesson-last-round-4-do = One more card to place. Choose the moose with the bear in its circle.
lesson-last-round-4-done = The two moose bring 1 point, and diversity goes up from 6 to 10. The card left in your hand scores nothing.
lesson-last-round-4-wrong-1 = The bear would score nothing here, and the moose below would be left alone. Place the second moose.
lesson-last-round-5-want = You want 10 points for your Totem.
lesson-last-round-5-do = The last move of the game is yours. The moose and the bear go in opposite directions. Move the moose so that your bear goes right.
lesson-last-round-5-done = The bear stands on 10. That was the last turn of the game.
lesson-last-round-5-wrong-1 = The bear would go left to 3, and your Totem would score 7 points less. Move the moose left.
lesson-last-round-6-want = You want to know who has won.
lesson-last-round-6-do = Your runs score 14, diversity 10 and your Totem 10, and 1 penalty card takes 1 away: 33 points in all. Blue has 29. Without the two moose, or with the bear going left, blue would have won.

# 8

lesson-first-game-title = Your first whole game

# examples

example-last-card = Your Visible card, the orca 4/2, has draw value 4 and placement value 2, so you place 2 cards. If you place the moose 1/5 first and the moose 4/2 on it, you take the Power card of the moose, the moose and the bear move, you draw 4 cards and next turn you place 2. The other way round the moose 1/5 is on top: the moose and the orca move, you draw only 1 card and next turn you must place 5, with 2 in your hand.
example-too-few-cards = Your Visible card, the fox 1/5, asks for 5 cards, and you hold only 3. You place all 3 in any order, and for the 5 − 3 = 2 you are short, 2 cards from the draw pile go face down into your Penalty zone: 2 points less at the end. If you place the puffin 3/3 last, you take the Power card of the puffin; its power belongs to phase A, so it has to wait until your next turn.
example-placing-nothing = The walrus 5/1 asks for 1 card, but you own the moose with side B and may stop at once without placing any. The walrus then counts once more: you win its Power card back from blue, the walrus and the moose move, and you draw 5 cards. The power of the walrus belongs to phase B, so you can use it this very turn. You then hold 2 + 5 = 7 cards, and next turn the walrus asks for 1 again.
example-joker-alone = The walrus 5/1 asks for 1 card. With the fox this card may be a joker: the orca, for example, goes face down just below the walrus 5/1, between your two walruses. The walrus 5/1 stays on top and is used again: the walrus and the moose move, you draw 5 cards and next turn you place 1. If the joker counts as a walrus, you have a run of 3: 3 points instead of 1.
example-token-at-an-end = Your Visible card moves the fox and the moose. The fox stands on 15, at an end, so it must go left to 10, and the moose goes the opposite way, from 6 right to 10. If the moose stood on 10, it would go to 15 and be at an end itself.
example-extra-step = You own the walrus with side A; the fox stands on 10 and the moose on 3. If the fox goes right, it is on 15 and the moose on 1: nothing lies further right, so the extra step could only take it back to 10. If the fox goes left, both are on 6, and the extra step takes the fox on to 3 or back to 10: back on 10, only the moose has changed places. With “Straight on only” there is no extra step in the first case, and only the one to 3 in the second.
example-hand-limit = The bear 5/1 makes you draw 5 cards: you can't stop at 4, although you already hold 3. That makes 3 + 5 = 8, 1 more than the limit of 7. When the River has been refilled, you choose one card, perhaps one you have just drawn, and put it face down in your Penalty zone: it costs 1 point at the end.
example-reserve-opened = You draw 3 cards, so the River needs 3 new ones, but the draw pile has only 1. That card comes first; then the Reserve of 5 is opened and gives the other 2, which leaves a draw pile of 3. You are the first player, so blue still has a whole turn to complete the round. Then you and blue have one last turn each, with phases A and B only.
example-what-a-joker-counts-as = From bottom to top your pile is walrus, walrus, joker, puffin, puffin; the moose on the face of the joker does not matter. As a walrus the joker makes it 3 + 1 points, as a puffin 1 + 3, and with 1 for diversity that is 5 either way. If you place the third puffin, the joker is worth more as a puffin: 1 + 6 + 1 = 8 points instead of 3 + 3 + 1 = 7. So what a joker counts as is not settled until the end.
example-final-score = Suppose the game is over after this move. Your runs: 3 puffins score 3, 4 orcas 6 and 2 moose 1, which makes 10; the second, shorter run of puffins scores nothing. Three animals have a run: 3 points for diversity. If the moose goes left, the fox, your Totem, goes from 6 to 10, and with 2 penalty cards your total is 10 + 3 + 10 − 2 = 21; if the moose goes right, the fox drops to 3 and your total is 14.

# advice

overview-advice-1 = **Collect cards of one animal and place them together.** The second card of a run adds 1 point, the sixth adds 5.
overview-advice-2 = **Choose your last card first.** It decides which power you take, which animals move, how many cards you draw and how many you place next turn. With 3 on both sides your hand keeps its size.
overview-advice-3 = **Count your hand before you leave a card with 5 on the left on top.** With more than 2 cards left in hand you end up above the limit of 7.
overview-advice-4 = **Bring your Totem up late.** Anyone can move it, and from 15 its next step can only be down.
overview-advice-5 = **Don't forget small runs.** Two cards of a new animal are enough for diversity, and the sixth animal with a run adds 5 points.
