# Ciò che un tavolo dice di qualsiasi gioco.

step-hidden = qualcosa che per te resta nascosto

# reasons of hints

reason-on-average = { $reason } (in media)
