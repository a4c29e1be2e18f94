# What a table says about any game.

step-hidden = makes a move you can't see
step-last = { $step }. The game is over. { $why }

# reasons of hints

reason-on-average = { $reason } (on average)

# phrases: said once, read by everybody in their own language

phrase-well-played = Well played!
phrase-one-moment = One moment, please.
phrase-oh-no = Oh no!
phrase-your-turn = Your turn?
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-nice-move = Nice move!
phrase-close-game = That was close!
phrase-again = Another game?
phrase-bye = Goodbye!
