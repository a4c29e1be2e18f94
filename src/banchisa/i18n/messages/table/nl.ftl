# Wat een tafel over elk spel zegt.

step-hidden = doet iets wat voor jou verborgen blijft
step-last = { $step }. Het spel is afgelopen. { $why }

# reasons of hints

reason-on-average = { $reason } (gemiddeld)
