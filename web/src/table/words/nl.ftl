## table

table-loading = De tafel wordt gedekt …
table-prompt = Wat er nu gevraagd wordt
table-players = Spelers
table-board = Speelbord
table-board-keys = De pijltoetsen gaan van vakje naar vakje, met Shift alleen naar wat je kunt aanraken. Enter raakt aan, Escape neemt de keuze terug.
table-tray = Wat van jou is
table-side = Verslag, regels en notities
table-log = Verslag
table-rules = Regels
table-notes = Notities
table-notes-hint = Voor jezelf; blijft in deze browser.
table-log-empty = De eerste stap verschijnt hier.
table-round = Ronde { $round }
table-menu = Menu
table-legend = Nu op het bord
table-came-from = De laatste zet kwam hiervandaan
table-show = Tonen
table-left-in-game = Nog in het spel
table-sealed = Toeval verzegeld
table-sealed-long = De uitkomst van elke trekking stond vast voor de eerste stap. Het zegel: { $seal }
table-watching = Toeschouwer
table-nothing-here = Hier ligt niets.

# people
table-chance = Toeval
table-bot = Bot { $number }
table-bot-level = bot, { $level }
table-player = Speler { $number }
table-you = jij
table-to-act = aan zet
table-away = afwezig
table-thinking = denkt na
table-thinks = { $name } denkt na
table-acts = { $name } is aan zet
table-your-turn = Jij bent aan zet
table-stands-in = een bot speelt verder

# prompts
table-pips = nog { $left } van { $of }
table-chosen = Gekozen: { $what }.
table-how = Hoe?
table-choose-again = Opnieuw kiezen
table-take-back = Terugnemen
table-confirm = Bevestigen
table-rule-behind = De regel hierachter
table-all-choices = Alle keuzes ({ $count })
table-result = Uitslag
table-thing-on = { $thing } op { $place }
table-costs = kost { $what }
table-brings = levert op: { $what }
table-worth = waarde { $value }
table-times = { $count } stuks
table-used = gebruikt
table-secret = alleen jij ziet dit
table-none = niets
table-face-down = { $count ->
    [one] Eén, gedekt
   *[other] { $count }, gedekt
}
table-line = lijn { $name }
table-cracked = gescheurd
table-can-touch = kan gekozen worden
table-refused = Hiermee kun je nu niets doen.

# hints
table-hint = Hint
table-hint-title = Wat een expert zou doen
table-hint-told = De anderen zien dat je het vroeg.
table-hint-thinks = Een expert bekijkt jouw tafel
table-hint-chance = { $place ->
    [1] Jouw kans om te winnen: { $value } %
   *[other] Jouw kans op plaats { $place }: { $value } %
}
table-hint-why = { $place ->
    [1] Jouw kans om te winnen na elke stap, zoals een expert die inschat met wat jij kunt weten.
   *[other] Jouw kans op plaats { $place } na elke stap, zoals een expert die inschat met wat jij kunt weten.
}
table-hinted = { $name } vroeg een hint.
table-no-hints = Aan deze tafel zijn hints niet toegestaan.
table-percent = { $value } %

# who leaves and comes back
table-left = Een bot speelt op deze plaats voor { $name }.
table-return = Mijn plaats terugnemen
table-gone = { $name } is al een tijdje weg.
table-replace = Een bot laten spelen

# view
table-names = Namen van de vakjes
table-zoom-in = Vergroten
table-zoom-out = Hele bord
table-sound-on = Geluid aan
table-sound-off = Geluid uit

# looking back
table-replay = Terugkijken
table-previous = Vorige stap
table-next = Volgende stap
table-play = Afspelen
table-pause = Pauze
table-position = Positie
table-step-of = Stap { $at } van { $last }
table-chair = gezien door { $name }
table-speed = Snelheid { $speed }
table-back-to-table = Terug naar de tafel

# before and after
table-seats-free = { $count ->
    [one] Eén plaats is vrij
   *[other] { $count } plaatsen zijn vrij
}
table-invite = Link voor de anderen
table-copy-link = Link kopiëren
table-link-copied = De link is gekopieerd.
table-share = Delen
table-sit-down = Ga zitten
table-waiting = Wachten op spelers.
table-bot-strength = Sterkte van de bot
table-fill = Aanvullen met bots
table-record = Het verslag downloaden
table-resign = Overdragen aan een bot
table-resign-why = Een bot speelt voor je verder. Je kunt kijken, en je plaats terugnemen zolang het spel duurt.
table-resign-seat = Plaats
table-resign-do = Overdragen
table-stay = Verder spelen
table-rematch-open = Het volgende spel ligt klaar.
table-rematch-go = Erheen
table-pass-to = Geef het apparaat aan { $name }
table-pass-why = De anderen kijken weg: op deze tafel is iets maar voor één paar ogen.
table-i-am = Ik ben { $name }

# connection
table-no-connection = Geen verbinding. Je stappen tot nu toe zijn bewaard.
table-next-try = Volgende poging over { $seconds } s
table-trying = Bezig …
table-try-now = Nu proberen
table-back-again = Weer verbonden.
table-stale = Iemand was sneller. De tafel is weer bijgewerkt.
table-trouble = Dat is niet gelukt
table-copy-details = Details kopiëren
table-details-copied = De details zijn gekopieerd.
table-reload = Tafel opnieuw laden

# keys
table-keys = Toetsen
table-key-arrows = ← ↑ → ↓
table-key-arrows-does = van vakje naar vakje
table-key-enter = Enter
table-key-enter-does = aanraken
table-key-escape = Esc
table-key-escape-does = keuze terugnemen
table-key-u = U
table-key-u-does = stap terugnemen
table-key-h = H
table-key-h-does = hint: wat zou een expert doen?
table-key-w = W
table-key-w-does = de regel achter de vraag
table-key-r = R
table-key-r-does = regels
table-key-n = N
table-key-n-does = namen van de vakjes
table-key-l = L
table-key-l-does = verslag
