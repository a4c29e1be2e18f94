# Ciò che un tavolo dice di qualsiasi gioco.

step-hidden = qualcosa che per te resta nascosto
