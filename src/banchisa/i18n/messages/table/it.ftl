# Ciò che un tavolo dice di qualsiasi gioco.

step-hidden = qualcosa che per te resta nascosto
step-last = { $step }. La partita è finita. { $why }

# reasons of hints

reason-on-average = { $reason } (in media)
