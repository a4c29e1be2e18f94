# What a table says about any game.

step-hidden = makes a move you can't see
step-last = { $step }. The game is over. { $why }

# reasons of hints

reason-on-average = { $reason } (on average)
