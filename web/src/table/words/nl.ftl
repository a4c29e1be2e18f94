## table

table-loading = Het spel wordt klaargezet…
table-prompt = Wat er nu gevraagd wordt
table-players = Spelers
table-board = Bord
table-board-keys = Met de pijltjestoetsen ga je van veld naar veld, met Shift erbij alleen naar wat je kunt kiezen. Enter kiest, Escape neemt de keuze terug.
table-tray = Jouw spullen
table-side = Verslag, regels en notities
table-log = Verslag
table-rules = Regels
table-aid = Hulp
table-notes = Notities
table-notes-hint = Voor jezelf; blijft in deze browser.
table-log-empty = De eerste zet verschijnt hier.
table-log-setup = Voorbereiding: { $count } trekkingen
table-round = Ronde { $round }
table-menu = Menu
table-legend = Nu op het bord
table-came-from = De laatste zet kwam hiervandaan
table-show = Tonen
table-left-in-game = Nog in het spel
table-sealed = Toeval verzegeld
table-sealed-long = Het startgetal van elke trekking is verzegeld toen de tafel openging. Het zegel: { $seal }
table-watching = Toeschouwer
table-sits-elsewhere = Ik zit hier in een andere browser
table-nothing-here = Hier ligt niets.

# people
table-chance = Toeval
table-bot-level = bot, { $level }
table-you = jij
table-to-act = aan de beurt
table-away = afwezig
table-thinking = denkt na
table-thinks = { $name } denkt na
table-acts = { $name } is aan de beurt
table-your-turn = Jij bent aan de beurt
table-stands-in = een bot valt in

# prompts
table-pips = nog { $left } van { $of }
table-chosen = Gekozen: { $what }.
table-how = Hoe?
table-choose-again = Opnieuw kiezen
table-take-back = Terugnemen
table-ask-back = Terugnemen vragen
table-back-anew = Terugnemen
table-back-asked = { $name } vraagt om terug te nemen.
table-back-allowed = { $name } vindt het goed.
table-back-refused = { $name } zegt nee. Er wordt niets teruggenomen.
table-back-withdrawn = { $name } vraagt niet meer om terug te nemen.
table-back-how = Sta het toe of weiger het naast de vraag.
table-back-own = Je vraagt om terug te nemen.
table-back-alone = Dit terugnemen?
table-back-after = { $count ->
    [one] En { $count } zet daarna.
   *[other] En { $count } zetten daarna.
}
table-back-draws = Er is iets onthuld of anderen hebben gespeeld: het toeval trekt dan opnieuw, en dat staat in het verslag.
table-back-waits = Wachten op { $names }.
table-back-allow = Toestaan
table-back-no = Nee
table-back-withdraw = Laat maar
table-back-yes = Terugnemen
table-back-keep = Nee
table-confirm = Bevestigen
table-rule-behind = De regel die hier geldt
table-all-choices = Alle keuzes ({ $count })
table-result = Uitslag
table-thing-on = { $thing } op { $place }
table-costs = kost { $what }
table-brings = levert { $what } op
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
table-answer-first = Antwoord eerst: { $question }

# hints
table-hint = Hint
table-hint-title = Wat een expert zou doen
table-hint-told = De anderen zien dat je om een hint hebt gevraagd.
table-hint-thinks = De expert denkt na
table-hint-chance = { $place ->
    [1] Jouw winstkans: { $value }%
   *[other] Jouw kans op plaats { $place }: { $value }%
}
table-took-back = { $name } nam terug: { $what }
table-took-back-agreed = Met ieders instemming nam { $name } terug: { $what }
table-hinted = { $name } vroeg om een hint.
table-no-hints = Aan deze tafel zijn hints niet toegestaan.
table-percent = { $value }%

# who leaves and comes back
table-left = Een bot speelt in plaats van { $name }.
table-return = Weer zelf spelen
table-gone = { $name } is al een tijdje weg.
table-replace = Een bot laten invallen

# view
table-names = Namen van de velden
table-zoom-in = Vergroten
table-zoom-out = Het hele bord
table-sound-on = Geluid aan
table-sound-off = Geluid uit

# looking back
table-replay = Terugkijken
table-previous = Vorige zet
table-next = Volgende zet
table-play = Afspelen
table-pause = Pauze
table-position = Zet in de partij
table-step-of = Zet { $at } van { $last }
table-speed = Snelheid { $speed }
table-back-to-table = Terug naar de tafel

# before and after
table-seats-free = { $count ->
    [one] Eén stoel is vrij
   *[other] { $count } stoelen zijn vrij
}
table-invite = Link voor de anderen
table-copy-link = Link kopiëren
table-give-name = Geef de tafel een naam
table-invite-others = Nodig de anderen uit
table-who-comes = Wie nodig je uit?
table-point-camera = Richt hier de camera van een telefoon op
table-reach-house = In huis
table-reach-anywhere = Overal vandaan
table-reach-house-who = Telefoons en computers op hetzelfde netwerk kunnen de tafel openen.
table-reach-anywhere-who = Iedereen met de link kan de tafel openen.
table-reach-loopback = Je hebt deze pagina geopend via { $host }. Dat adres werkt alleen op deze computer en staat daarom niet in de lijst.
table-reach-nobody = Alleen deze computer kan de tafel bereiken.
table-reach-open = Openstellen voor deze wifi
table-reach-open-why = Telefoons en computers op je netwerk kunnen dan binnenkomen, tot de server wordt gestopt.
table-reach-command = Om anderen binnen te laten: stop de server en start hem zo:
table-reach-here = Voor een ander venster op deze computer
table-reach-looking = Adressen zoeken…
table-copy = Kopiëren
table-link-copied = De link is gekopieerd.
table-share = Delen
table-sit-down = Gaan zitten
table-waiting = Wachten op spelers…
table-waiting-for = Wachten op { $names }
table-waiting-why = De partij begint zodra iedereen er is: elke browser draagt bij aan de trekkingen.
table-bot-strength = Sterkte van de bot
table-fill = Aanvullen met bots
table-record = Partij bewaren
table-resign = Overdragen aan een bot
table-resign-why = Een bot speelt voor je verder. Je kunt meekijken, en zelf weer verder spelen zolang de partij duurt.
table-resign-why-final = Een bot speelt voor je verder. Je kunt meekijken, maar aan deze tafel zijn hints niet toegestaan: je stoel krijg je niet terug.
table-resign-seat = Stoel
table-resign-do = Overdragen
table-stay = Zelf verder spelen
table-rematch-open = De volgende partij ligt klaar.
table-rematch-go = Naar de nieuwe tafel
table-pass-to = Geef het apparaat aan { $name }
table-pass-why = De anderen kijken even weg: niet alles op deze tafel is voor ieders ogen bestemd.
table-i-am = Ik ben { $name }

# connection
table-no-connection = Geen verbinding. Je zetten tot nu toe zijn bewaard.
table-next-try = Volgende poging over { $seconds } s
table-trying = Verbinden…
table-try-now = Nu proberen
table-offline = Wachten op verbinding
table-ended = De partij is beëindigd
table-sending = Versturen…
table-unsent = Je laatste keuze is niet aangekomen. Kies opnieuw.
table-back-again = Weer verbonden.
table-stale = Iemand was sneller. Je ziet de tafel weer zoals die nu is.
table-trouble = Dat is niet gelukt
table-copy-details = Details kopiëren
table-details-copied = De details zijn gekopieerd.
table-reload = Tafel opnieuw laden

# keys
table-keys = Sneltoetsen
table-key-arrows = ← ↑ → ↓
table-key-arrows-does = van veld naar veld
table-key-enter = Enter
table-key-enter-does = kiezen
table-key-escape = Esc
table-key-escape-does = keuze terugnemen
table-key-digits = 1–9
table-key-digits-does = druk op een knop van de vraag
table-key-u = U
table-key-u-does = zet terugnemen
table-key-h = H
table-key-h-does = hint: wat zou een expert doen?
table-key-w = W
table-key-w-does = de regel die nu geldt
table-key-r = R
table-key-r-does = regels
table-key-n = N
table-key-n-does = namen van de velden
table-key-l = L
table-key-l-does = verslag

# options in force
table-key-o = O
table-key-o-does = hoe hier wordt gespeeld

table-key-i = I
table-key-i-does = uitleg over wat gekozen is

# information cards

table-now = Nu
table-info-keep = Met I of een rechtsklik blijft dit open

# how to play
table-key-help = ?
table-key-help-does = zo speel je het, in een minuut

# hints with reasons
table-hint-of = { $place ->
    [1] jouw winstkans
   *[other] jouw kans op plaats { $place }
}
table-hint-best = De beste
table-hint-for = Ervoor
table-hint-against = Ertegen
table-hint-wins = wint meteen
table-hint-hardly = nauwelijks kans
table-hint-later = loont pas later, niet meteen
table-hint-behind = { $points ->
    [one] 1 punt achter
   *[other] { $points } punten achter
}
table-hint-level = gelijke stand
table-hint-ahead = { $points ->
    [one] 1 punt voor
   *[other] { $points } punten voor
}
table-hint-only-one = Er is maar één zet.
table-hint-keys = Met de toetsen 1, 2 en 3 speel je ze.
table-hint-seen = Op grond van wat jij kunt zien, in { $tries } proefpartijen.

# before steps one may regret, and skipping to the end

table-doubt = Toch doen?
table-doubt-do = Ja, doen
table-doubt-stay = Nee, terug
table-skip = Naar het einde
table-skipping = De anderen spelen tot het einde…

# the result

over-behind = Je hebt { $points } minder dan { $name }. Het grootste verschil, { $theirs } tegen { $ours }, zit in ‘{ $row }’.
over-ahead = Je hebt { $points } meer dan { $other }. Het grootste verschil, { $ours } tegen { $theirs }, zit in ‘{ $row }’.
over-left = Je had nog { $amount }.
over-looking = { $steps } zetten worden bekeken…
over-costliest-own = Je duurste zet was nummer { $at }: { $before }% werd { $after }%
over-costliest = De duurste zet van { $name } was nummer { $at }: { $before }% werd { $after }%
over-no-own-mistakes = Geen van je zetten heeft je iets noemenswaardigs gekost.
over-show = Op tafel bekijken
over-luck = Geluk { $luck }, eigen zetten { $own }, zetten van anderen { $others }, onvoorzien { $unforeseen } procentpunt.

# players in the log

table-named = { $who } ({ $name })
table-time-left-for = Tijd over voor { $name }: { $time }
table-time-up = De tijd is om: een bot speelt deze beurt voor { $name }
table-time-then = Is je tijd om, dan speelt een bot ({ $level }) deze beurt voor je. Je houdt je stoel.
table-time-loses = Is je tijd om, dan heb je verloren.

replay-chart = De winstkans van { $name } tijdens de partij; gestreepte lijnen zijn de grootste omslagen
replay-seen-by = Gezien door
replay-spectator = een toeschouwer
replay-here = Deze zet
replay-swing = Een van de grootste omslagen
replay-before = Kans van { $name } ervoor
replay-after = en erna
replay-percent = { $chance }%
replay-copy = Link kopiëren
replay-next-swing = Volgende omslag

table-key-space = Spatie
table-key-space-does = bij het terugkijken: afspelen of pauzeren
table-key-s = S
table-key-s-does = bij het terugkijken: de volgende omslag

# standing orders
table-orders = Vaste opdrachten
table-orders-always = Altijd zo antwoorden…
table-orders-answers = Je vaste opdracht antwoordt…
table-orders-some = Je hebt vaste opdrachten
table-orders-for = Dit geldt
table-orders-until-round = tot mijn volgende beurt
table-orders-until-game = tot het einde van de partij
table-orders-give = Altijd zo antwoorden
table-orders-standing = Je opdrachten
table-orders-none = Geen. Je kunt er een geven als je buiten je beurt iets wordt gevraagd.
table-orders-no-questions = Geen. In dit spel wordt er niets buiten je beurt gevraagd.
table-orders-revoke = Intrekken
table-orders-revoke-this = Intrekken: { $question }
table-orders-forced = Doe mijn zet als er maar één is
table-orders-forced-why = Alleen als iedereen kan zien dat er geen andere is.
table-orders-secret = Alleen jij ziet dit. Voor de anderen lijkt het alsof je zelf hebt geantwoord.
# talk

table-talk = Chat
talk-off = De chat staat uit aan deze tafel.
talk-switch-on = Zet aan
talk-allowed = Chat toestaan
talk-allowed-detail = Iedereen kan anderen voor zichzelf dempen
talk-empty = Zeg hallo. Zinnen worden in elke taal begrepen.
talk-empty-watching = Zeg hallo tegen wie meekijkt. De spelers lezen het als de partij is afgelopen.
talk-write = Schrijf aan de tafel
talk-write-as = Schrijf als { $name }
talk-send = Stuur
talk-spectator = Toeschouwer
talk-a-phrase = een vaste zin
talk-said-in = een vaste zin, gezegd in het { $language }: { $said }
talk-read-by-others = anderen lezen dit in hun taal
talk-phrases = Vaste zinnen
talk-more = Meer…
talk-fewer = Minder
talk-faces = Reacties
talk-face-glad = blij
talk-face-laugh = lacht
talk-face-wow = verbaasd
talk-face-sad = verdrietig
talk-face-think = denkt na
talk-face-cheer = juicht
talk-too-fast = Rustig aan: over { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } seconden
} weer.
talk-not-sent = Niet verstuurd.
talk-try-again = Opnieuw
talk-unread = nieuw
talk-new = Chat, { $count } nieuw
talk-mute = Demp { $name }
talk-unmute = Hoor { $name } weer
talk-muted-count = { $count ->
    [one] Eén persoon is gedempt.
   *[other] { $count } personen zijn gedempt.
}
talk-unmute-all = Hoor iedereen weer
table-key-c = C
table-key-c-does = chat
