# Ciò che un tavolo dice di qualsiasi gioco.

step-hidden = qualcosa che per te resta nascosto
step-last = { $step }. La partita è finita. { $why }

# reasons of hints

reason-on-average = { $reason } (in media)

# phrases: said once, read by everybody in their own language

phrase-well-played = Ben giocato!
phrase-one-moment = Un attimo, per favore.
phrase-oh-no = Oh no!
phrase-your-turn = Tocca a te?
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-nice-move = Bella mossa!
phrase-close-game = C'è mancato poco!
phrase-again = Un'altra partita?
phrase-bye = A presto!
