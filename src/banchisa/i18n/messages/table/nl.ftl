# Wat een tafel over elk spel zegt.

step-hidden = doet iets wat voor jou verborgen blijft
step-last = { $step }. Het spel is afgelopen. { $why }

# reasons of hints

reason-on-average = { $reason } (gemiddeld)

# phrases: said once, read by everybody in their own language

phrase-well-played = Goed gespeeld!
phrase-one-moment = Een ogenblik, graag.
phrase-oh-no = O nee!
phrase-your-turn = Jij aan de beurt?
phrase-hello = Hallo!
phrase-good-luck = Veel succes!
phrase-thanks = Dank je!
phrase-sorry = Sorry!
phrase-nice-move = Mooie zet!
phrase-close-game = Dat scheelde weinig!
phrase-again = Nog een potje?
phrase-bye = Tot ziens!
