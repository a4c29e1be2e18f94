# What a table says about any game.

step-hidden = makes a move you can't see

# reasons of hints

reason-on-average = { $reason } (on average)
