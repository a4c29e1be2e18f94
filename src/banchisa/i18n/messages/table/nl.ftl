# Wat een tafel over elk spel zegt.

step-hidden = doet iets wat voor jou verborgen blijft

# reasons of hints

reason-on-average = { $reason } (gemiddeld)
