# Wat het platform zelf zegt; elk spel heeft zijn eigen woorden naast zijn regels.

# namen
ui-chance = Toeval
ui-kind-human = Speler
ui-kind-random = Bot (willekeurig)
ui-kind-greedy = Bot (vlug)
ui-kind-easy = Bot (makkelijk)
ui-kind-normal = Bot (gemiddeld)
ui-kind-hard = Bot (moeilijk)
ui-kind-expert = Bot (expert)
ui-number = { NUMBER($value, maximumFractionDigits: 1) }
ui-thousands = { NUMBER($value, maximumFractionDigits: 1) } k
ui-millions = { NUMBER($value, maximumFractionDigits: 1) } M

# fouten op de opdrachtregel
ui-error = banchisa: { $why }
ui-broken-game = waarschuwing: { $why }
ui-bad-option = optie { $given }: schrijf die als naam=waarde
ui-bad-preset = er is geen kant-en-klare partij { $given }; toegestaan: { $allowed }
ui-no-presets = er is geen kant-en-klare partij { $given }: { $title } heeft er geen
ui-bad-seat = stoel { $given }: zo’n speler bestaat niet; toegestaan: { $allowed }, of human:Naam
ui-bad-name = stoel { $given }: dit is geen geldige naam; schrijf human:Naam
ui-too-many-seats = er zijn { $seats } stoelen opgegeven, maar het aantal spelers is { $players }
ui-bad-players = { $players ->
    [one] dit spel is niet voor { $players } speler; toegestaan: { $allowed }
   *[other] dit spel is niet voor { $players } spelers; toegestaan: { $allowed }
}
ui-no-game = welk spel? toegestaan: { $allowed }
ui-rule-and-search = geef een regel óf zoekwoorden op, niet allebei
ui-file-exists = { $file } bestaat al; kies een andere naam of voeg --overwrite toe
ui-file-unfinished = { $file } bevat een partij die nog niet is afgelopen; ga verder met --resume { $file }, kies een andere naam of voeg --overwrite toe
ui-resume-settled = --resume gaat verder met de partij zoals die was afgesproken; laat { $given } weg
ui-resume-other-game = dit is een partij { $found }, geen { $wanted }
ui-resume-over = deze partij is afgelopen; bekijk die met: banchisa replay { $file }
ui-resume-no-seed = het startgetal staat niet in dit bestand, dus het toeval kan niet verder
ui-resume-broken = deze partij kan niet verder: { $why }
ui-resume-seats = deze partij heeft { $seats } stoelen, niet { $given }
ui-no-such-seat = er is geen stoel met nummer { $seat }; toegestaan: 1 tot en met { $last }
ui-no-such-step = er is geen zet met nummer { $step }; toegestaan: 0 tot en met { $last }
ui-interpreted = De regels zijn niet gecompileerd en dus langzamer; met een C-compiler installeer je ze opnieuw als gecompileerd: BANCHISA_COMPILE=1 pip install .

# banchisa games
ui-games-players = { $numbers } spelers
ui-games-option = optie
ui-games-default = standaard
ui-games-values = waarden
ui-games-when = alleen met { $what }
ui-games-more = Wat elke waarde doet, en de kant-en-klare partijen: banchisa options SPEL

# banchisa options
ui-options-presets = Kant-en-klare partijen (--preset NAAM):
ui-options-options = Opties (--option NAAM=WAARDE):
ui-options-default = (standaard)
ui-options-default-is = (standaard: { $value })

# kant-en-klare partijen
ui-preset-first = Eerste partij
ui-preset-full = Volledig spel
ui-preset-short = Korte partij
ui-preset-recommended = Zoals de spelregels voorstellen

# banchisa components
ui-box = In de doos van { $title }, voor { $seats } spelers:
ui-components-sound = { $file } is een geldig componentenbestand voor { $title }.

# banchisa rules
ui-no-rule-found = geen regel gaat over { $words }
ui-rule-example = Voorbeeld:
ui-rule-try = Probeer het zelf: { $command }
ui-rules-found = { $count ->
    [one] { $count } regel
   *[other] { $count } regels
}

# het begin van een spel
ui-play-title = { $title } met { $names }
ui-sealed = Het toeval is verzegeld: SHA-256 { $commitment }
ui-saving-to = De partij wordt na elke zet bewaard in { $file }.
ui-how-to-help = Antwoord met een nummer of in notatie; ? geeft uitleg, u neemt terug, q stopt.
ui-resumed = { $steps ->
    [0] De partij staat nog aan het begin.
    [one] De partij gaat verder na { $steps } zet.
   *[other] De partij gaat verder na { $steps } zetten.
}

# een beurt
ui-pass-keyboard = Geef het toetsenbord aan { $name } en druk op Enter.
ui-left = nog { $left } van { $of }
ui-cost = kost { $what }
ui-gain = levert { $what } op
ui-amount = { $value } { $label }
ui-counter = { $label }: { $value }
ui-counter-of = { $label }: { $value }/{ $of }
ui-folded = { $title } – { $lines }
ui-counter-noted = { $label }: { $value } ({ $note })
ui-more = en nog { $count }
ui-owned = { $what } ({ $owner })
ui-named = { $who } ({ $name })
ui-nothing = niets
ui-choices = { $number } keuzes: { $kinds }. Typ een soort, bijvoorbeeld { $example }, om de keuzes te zien.
ui-enter = Enter: { $action }
ui-no-undo = Niet terug te nemen: { $kinds }.
ui-key = Legenda
ui-key-choice = nu te kiezen
ui-thinking = { $name } denkt na…
ui-thinking-hint = Een expert denkt na…
ui-hint = { $place ->
    [1] Dit zou een expert overwegen, met jouw winstkans:
   *[other] Dit zou een expert overwegen, met jouw kans op plaats { $place }:
}
ui-percent = { $value }%

# wat je behalve een keuze kunt typen; het eerste woord is dat wat de hulp toont
ui-word-help = ? hulp
ui-word-undo = u terug
ui-word-hint = hint tip
ui-word-why = waarom
ui-word-rule = regel
ui-word-board = bord tafel
ui-word-log = verslag zetten stappen
ui-word-save = bewaar
ui-word-quit = q stop
ui-word-say = zeg
ui-word-allow = toestaan
ui-word-refuse = weigeren
ui-help-choice = een nummer uit de lijst, of een actie in korte notatie, die je mag afkorten: { $example }
ui-help-help = deze hulp, met de legenda en de regel bij de vraag
ui-help-undo = neem je laatste zet terug, zolang er niets is onthuld en niemand anders iets heeft gedaan
ui-help-hint = wat een expert zou doen, en jouw winstkans daarmee
ui-help-why = zeg waarom een actie nu niet mag
ui-help-rule = een regel, of alle regels waarin bepaalde woorden staan
ui-help-board = teken de tafel opnieuw, met legenda
ui-help-log = alle zetten tot nu toe
ui-help-save = bewaar de partij in een bestand
ui-help-quit = stop met het spel
ui-help-choice-form = 1–{ $last }
ui-help-why-form = { $word } ACTIE
ui-help-rule-form = { $word } { $example }
ui-help-save-form = { $word } [BESTAND]
ui-help-learn = Nieuw in dit spel? Doel, beurt en lessen: { $command }
ui-help-rule-behind = De regel bij deze vraag:

# antwoorden
ui-no-such-choice = { $last ->
    [one] Er is maar één keuze, nummer 1.
   *[other] Er is geen keuze { $number }; toegestaan: 1 tot en met { $last }.
}
ui-ambiguous = { $entry } past bij meerdere keuzes:
ui-not-understood = Niet begrepen: { $entry }
ui-not-now = Dat kan nu niet: { $kind }.
ui-can-type = Nu mogelijk: { $kinds }. Bijvoorbeeld: { $example } (? voor hulp)
ui-not-here = Je kunt hier geen { $word } typen.
ui-not-this-space = Je kunt { $word } hier niet kiezen.
ui-can-follow = Na { $given } kun je typen: { $words }
ui-too-long = { $given } is al een volledige actie; laat de rest weg.
ui-refused = { $action }: { $why }
ui-allowed = { $action } mag nu.
ui-taken-back = Teruggenomen: { $name }: { $text }
ui-nothing-to-undo = Er valt niets terug te nemen: er is sindsdien iets onthuld, of iemand anders heeft iets gedaan.
ui-which-rule = Welke regel? Bijvoorbeeld: { $example }
ui-which-action = Welke actie? Bijvoorbeeld: { $example }
ui-log-empty = Er is nog geen zet gedaan.
ui-saved = Bewaard in { $file }.
ui-save-taken = { $file } bestaat al en is geen kopie van deze partij; kies een andere naam.
ui-save-where = In welk bestand? Bijvoorbeeld: { $example }
ui-save-question = De partij bewaren? Typ een bestandsnaam, of druk op Enter om niet te bewaren:
ui-not-saved = De partij is niet bewaard.
ui-resume-hint = Ga later verder met: banchisa play --resume { $file }

# het einde van een spel
ui-game-over = Het spel is afgelopen
ui-place = plaats
ui-name = naam
ui-nobody-won = Niemand heeft gewonnen.
ui-and = { $first } en { $second }
ui-total = totaal
ui-seed-revealed = Het startgetal van het toeval was { $seed }.
ui-verify-hint = Iedereen kan elke trekking controleren: banchisa verify { $file }
ui-unkept = De partij is niet bewaard; gebruik de volgende keer --save BESTAND.

# banchisa replay
ui-replay-title = { $title }: { $names }
ui-replay-start = Vóór de eerste zet
ui-replay-step = Zet { $step } van { $last }
ui-replay-view = gezien door { $view }
ui-replay-all = alles is zichtbaar
ui-replay-keys = Enter: verder, b: terug, een nummer: naar die zet, q: stoppen
ui-replay-unfinished = De partij houdt hier op; het spel is nog niet afgelopen.
ui-replay-word-back = b terug
ui-replay-word-quit = q stop

# banchisa verify
ui-verify-game = { $title } { $version }, { $names }
ui-verify-steps =
    { $count ->
        [one] { $count } zet, toegestaan volgens de regels
       *[other] { $count } zetten, allemaal toegestaan volgens de regels
    }
ui-verify-seed = het startgetal past bij het zegel { $commitment }
ui-verify-draws = { $count ->
    [0] er is niets getrokken
    [one] { $count } trekking, zoals het startgetal die geeft
   *[other] { $count } trekkingen, allemaal zoals het startgetal ze geeft
}
ui-verify-taken-back = { $count } keer in overleg teruggenomen, met de trekkingen
ui-verify-result = de uitslag volgt uit de zetten
ui-verify-unfinished = het spel is nog niet afgelopen; er is geen uitslag om te controleren
ui-verify-ok = { $file } is in orde.
ui-verify-not-ok =
    { $count ->
        [one] { $file } is niet in orde: { $count } probleem
       *[other] { $file } is niet in orde: { $count } problemen
    }

# banchisa perft, explain and position
ui-position-nowhere = er is geen spel en geen bestand dat { $given } heet; spellen: { $allowed }
ui-position-unread = kan { $file } niet lezen: { $why }
ui-position-unwritten = kan { $file } niet schrijven: { $why }
ui-position-no-text = { $file } is geen stelling: het is geen tekstbestand
ui-position-no-json = { $file } is geen JSON: { $why }
ui-position-no-game = { $file } is geen stelling: het moet een tabel zijn met de naam van een spel, zoals "game": "nanuuk"
ui-position-bad-opening = een opening heeft een lijst van zetten als steps, en geen andere velden dan { $allowed }
ui-position-no-steps = { $given } is voor een bewaarde partij of een opening; hier zijn geen zetten
ui-position-settled = dat ligt in een stelling al vast; laat { $given } weg
ui-position-hidden = in deze stelling is iets verborgen, dus wat er kan volgen is niet bekend; geef de hele stelling
ui-position-refused = zet { $step }, { $action }: { $why }
ui-position-opening-seat = een opening wordt heel geschreven; laat --seat weg
ui-position-valid = Een stelling van { $title } voor { $seats } spelers.
ui-position-seat = Speler { $seat } is aan de beurt. Mogelijke zetten: { $count }
ui-position-chance = Het toeval is aan de beurt. Mogelijke uitkomsten: { $count }
ui-position-over = Het spel is afgelopen.

# banchisa join
ui-join-bad-link = { $given } is geen link van een tafel; schrijf die zoals de pagina hem toont, bijvoorbeeld http://localhost:8420/join#...
ui-join-bad-bot = er is geen bot { $given }; toegestaan: { $allowed }, of exec:OPDRACHT
ui-join-unreachable = de server { $url } antwoordt niet: { $why }
ui-join-version = de tafel speelt { $title } { $theirs }, maar hier zijn de regels { $ours } geïnstalleerd
ui-join-seal = de tafel toont een ander zegel dan eerst, dus haar trekkingen zijn niet te vertrouwen
ui-join-waiting = Wachten op de anderen.
ui-join-lost = De verbinding is weg; nieuwe poging…
ui-join-back = De verbinding is er weer.
ui-join-undone = { $name } heeft een zet teruggenomen.
ui-join-take-back-asked = { $name } vraagt om een zet terug te nemen.
ui-join-take-back-answer = Typ toestaan of weigeren.
ui-join-take-back-refused = { $name } zegt nee.
ui-join-rematch = Er is een revanche: banchisa join { $url }
ui-join-again = Zodra iemand in de browser om een revanche vraagt, zegt hetzelfde commando waar die te vinden is.
ui-join-left = Je stoel blijft van jou. Kom terug met: banchisa join { $url }
ui-join-not-now = Je bent niet aan de beurt. zeg HALLO praat met de anderen, q verlaat de tafel.
ui-join-help = Typ een nummer uit de lijst of een zet in notatie; u neemt een zet terug, bord tekent de tafel opnieuw, opdracht geeft en toont vaste opdrachten, zeg HALLO praat met de anderen, q verlaat de tafel.
ui-join-fault = bot { $bot } heeft het begeven en de tafel verlaten: { $why }
ui-join-error = de server weigert: { $code }
ui-join-table-unknown = deze tafel bestaat niet, of niet meer
ui-join-table-closed = wie deze server beheert, heeft deze partij beëindigd: { $reason }
ui-join-table-over = deze partij is afgelopen
ui-join-seat-taken = alle stoelen zijn bezet
ui-join-seat-invite = de uitnodiging is niet geldig; vraag om een nieuwe link
ui-join-seat-name = een naam heeft 1 tot en met 24 zichtbare tekens
ui-join-action-undo = Je kunt dat niet meer terugnemen.
ui-join-talk-off = de chat staat uit aan deze tafel
ui-join-talk-text = een bericht heeft 1 tot en met { $most } zichtbare tekens
ui-join-talk-too-fast = rustig aan: over { $seconds } s kun je weer iets zeggen

# banchisa serve
ui-serve-open = Banchisa is bereikbaar op { $url } (stoppen met Ctrl+C).

# banchisa tables
ui-tables-no-file = er zijn geen tafels in { $file }: het bestand bestaat niet
ui-tables-sound = { $file } is in orde.
ui-tables-damaged = { $file } is beschadigd: { $damage }
ui-tables-removed =
    { $count ->
        [0] Geen enkele tafel is zo oud.
        [one] { $count } tafel verwijderd.
       *[other] { $count } tafels verwijderd.
    }
ui-tables-count = Tafels: { $waiting } wachtend op spelers, { $running } bezig, { $over } afgelopen.
ui-tables-file = { $file }, { $size } MB
ui-store-copying = Tafels kopiëren
ui-store-copied = { $tables } tafels met { $events } gebeurtenissen gekopieerd naar { $target }; alles is teruggelezen en klopt.
ui-store-digest = Controlegetal { $digest }

ui-tables-none = Geen tafels.
ui-tables-unknown = er is geen tafel { $table }
ui-tables-closed = Tafel { $table } is gesloten. Wie daar zit, hoort het binnen enkele seconden.
ui-tables-hidden = Het bestand bevat alles wat voor spelers verborgen is, en het startgetal, dat elke komende trekking verraadt. Laat het aan niemand zien die daar speelt.
ui-tables-sure = Tafel { $table } verwijderen met alles wat er gespeeld is?
ui-tables-not-sure = er is niets verwijderd; voeg --yes toe om zonder vraag te verwijderen
ui-tables-bad-reason = de reden moet 1 tot en met { $most } tekens lang zijn
ui-tables-id = Tafel
ui-tables-game = Spel
ui-tables-state = Status
ui-tables-version = Gebeurtenissen
ui-tables-changed = Laatste gebeurtenis
ui-tables-seats = Stoelen
ui-tables-options = Opties
ui-tables-created = Geopend
ui-tables-commitment = Zegel
ui-tables-seed = Startgetal
ui-tables-is-waiting = wachtend
ui-tables-is-running = bezig
ui-tables-is-over = afgelopen
ui-tables-is-closed = gesloten
ui-tables-seat-human = iemand
ui-tables-seat-open = vrij

# banchisa backup
ui-backup-done =
    { $count ->
        [one] Reservekopie in { $file }: { $count } tafel, { $size } MB, gecontroleerd.
       *[other] Reservekopie in { $file }: { $count } tafels, { $size } MB, gecontroleerd.
    }
ui-backup-private = Houd hem voor jezelf: er staan startgetallen van lopende partijen in, en die verraden elke komende trekking.

# banchisa analyse
ui-analyse-level-and-iterations = geef een niveau óf een aantal iteraties op, niet allebei
ui-analyse-no-level = er is geen bot met niveau { $level }; toegestaan: { $allowed }
ui-analyse-working = { $title } wordt geanalyseerd
ui-analyse-chances = Winstkansen
ui-analyse-mistakes = De grootste fouten
ui-analyse-no-mistakes = Er is geen zet gevonden die de speler iets noemenswaardigs kostte.
ui-analyse-lost = { $points } procentpunt verloren (±{ $error })
ui-analyse-played = gespeeld
ui-analyse-better = beter
ui-analyse-luck-and-skill = Geluk of wijsheid
ui-analyse-start = aan het begin
ui-analyse-luck = geluk
ui-analyse-own = eigen zetten
ui-analyse-others = zetten van anderen
ui-analyse-unforeseen = onvoorzien
ui-analyse-end = aan het eind
ui-analyse-percent = { $value }%
ui-analyse-note-parts = In procentpunten: wat het toeval gaf en nam; wat de eigen zetten en die van anderen waard waren vergeleken met de beste, beoordeeld op wat ieder kon zien; en wat niemand kon voorzien.
ui-analyse-note-sure = { $noise ->
    [0] Schattingen op basis van { $iterations } proefpartijen per stelling.
   *[other] Schattingen: { $iterations } proefpartijen per stelling, meer bij de fouten; met langer rekenen verschuift een kans ongeveer { $noise } procentpunt.
}

# banchisa bench
ui-bench-measuring = { $game } met { $seats } spelers wordt gemeten
ui-bench-title =
    { $kind ->
        [compiled] gecompileerde regels, per seconde processortijd
       *[other] geïnterpreteerde regels, per seconde processortijd
    }
ui-bench-game = spel
ui-bench-seats = spelers
ui-bench-steps-per-s = zetten
ui-bench-driven-steps-per-s = gestuurde zetten
ui-bench-copies-per-s = kopieën
ui-bench-refusals-per-s = afgewezen
ui-bench-scenes-per-s = scènes
ui-bench-searches-per-s = zoekacties
ui-bench-steps-per-game = zetten per partij

# banchisa arena
ui-arena-bad-number = { $option } { $given }: toegestaan: 1 tot en met { $most }
ui-arena-bad-time = --time { $given }: geef een tijd van meer dan 0 seconden op
ui-arena-moves-nowhere = --moves heeft een map nodig om ze te bewaren: geef --out DIR op
ui-arena-playing = er wordt gespeeld
ui-arena-stopped = { $wanted ->
    [one] Gestopt na { $games } van { $wanted } partij.
   *[other] Gestopt na { $games } van { $wanted } partijen.
} { $where ->
    [folder] Met hetzelfde commando ga je hier verder.
   *[nowhere] Ze zijn niet bewaard; met --out MAP kun je stoppen en later verdergaan.
}
ui-arena-bot = bot
ui-arena-wins = gewonnen (%)
ui-arena-ahead = punten voorsprong
ui-arena-elo = Elo
ui-arena-digits-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-arena-digits-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ui-arena-digits-0 = { NUMBER($value, maximumFractionDigits: 0) }
ui-arena-interval = { $value } ({ $low }…{ $high })
ui-arena-about = { $games ->
    [one] { $games } partij van { NUMBER($steps, maximumFractionDigits: 1) } zetten; tussen haakjes het 95%-interval.
   *[other] { $games } partijen van gemiddeld { NUMBER($steps, maximumFractionDigits: 1) } zetten; tussen haakjes de 95%-intervallen.
}
ui-arena-even = Even sterke bots zouden elk { $share }% winnen.
ui-arena-uneven = Elke tafelschikking komt even vaak voor als het aantal partijen een veelvoud van { $ways } is.
ui-arena-unfinished = { $games ->
    [one] { $games } partij was na { $steps } zetten nog niet afgelopen en telt als gelijkspel.
   *[other] { $games } partijen waren na { $steps } zetten nog niet afgelopen en tellen als gelijkspel.
}
ui-arena-faults = { $bot } ging in { $failed } van { $games } partijen in de fout ({ $kinds }) en verloor die daardoor.
ui-arena-fault-kind = { $kind ->
    [died] vastgelopen: { $count }
    [late] te laat: { $count }
    [rubbish] ongeldig antwoord: { $count }
   *[illegal] niet toegestaan: { $count }
}
ui-arena-first-fault = De eerste keer: partij { $game }, stoel { $seat }, { $bot }: { $why }
ui-arena-stderr = Laatste uitvoer op stderr: { $said }

# banchisa balance
ui-balance-bad-number = { $option } { $given }: toegestaan: { $least } tot en met { $most }
ui-balance-missing = voor het rapport is het pakket { $package } nodig; installeer het met: pip install 'banchisa[lab]'
ui-balance-playing = er wordt gespeeld
ui-balance-written = Rapport geschreven naar { $file }; open het in een browser.
ui-balance-stopped = { $wanted ->
    [one] Gestopt. { $file } bevat { $games } van { $wanted } partij.
   *[other] Gestopt. { $file } bevat { $games } van { $wanted } partijen.
}
ui-balance-nothing = Gestopt. Er zijn te weinig partijen voor een rapport; er is niets geschreven.

# leren

ui-learn-counts = Wat telt
ui-learn-turn = Je beurt
ui-learn-costs = Wat het kost
ui-learn-end = Het spel eindigt
ui-learn-mistake = De beginnersfout
ui-learn-advice = Tips
ui-learn-lessons = Lessen
ui-learn-minutes = { $minutes } min
ui-learn-how = Begin de eerste les met: { $command }
ui-learn-begun = Deze partij begint halverwege, zodat ze kort blijft.
ui-learn-none = { $title } heeft nog geen lessen.
ui-learn-unknown = Er is geen les { $lesson }; toegestaan: { $allowed }
ui-learn-step = Opdracht { $at } van { $of }
ui-learn-words = ? voor hulp, ‘{ $show }’ voor de oplossing
ui-word-show = toon
ui-help-show = laat de gezochte zet zien
ui-learn-solution = De oplossing: { $action }
ui-learn-not-yet = Nog niet:
ui-learn-other-step = Dat mag wel, maar hier zoeken we iets anders. Lees de opdracht nog eens.
ui-learn-enter = Druk op Enter om verder te gaan.
ui-learn-finished = Dat was het.
ui-coach = Coach
ui-coach-hello = Ik blijf de hele partij bij je. Met ‘{ $show }’ laat ik zien wat ik zou doen, met ‘{ $alone }’ ga je zonder mij verder.
ui-coach-nudge = Een goede zet: { $what }.
ui-coach-would = Ik zou { $action } spelen: { $what }.
ui-coach-bye = Veel plezier! Kom je er niet uit, dan helpt ‘{ $hint }’ nog altijd.
ui-word-alone = alleen

ui-puzzles-found = { $count ->
    [one] Eén puzzel in { $file }
   *[other] { $count } puzzels in { $file }
}

# what things are

ui-word-what = wat
ui-help-what = wat een ding of een veld is, wat het waard is en doet
ui-help-what-form = { $word } DING
ui-which-thing = Welk ding? Bijvoorbeeld: { $example }
ui-no-such-thing = Op tafel heet niets ‘{ $thing }’. Typ de naam van een ding, de soort of een veld.
ui-about-now = Nu: { $text }
ui-about-worth = { $points ->
    [one] 1 punt waard
   *[other] { $points } punten waard
}

# hints

ui-hint-best = de beste
ui-hint-wins = wint meteen
ui-hint-hardly = nauwelijks kans
ui-hint-later = loont pas later, niet meteen
ui-hint-behind = { $points ->
    [one] 1 punt achter
   *[other] { $points } punten achter
}
ui-hint-level = gelijke stand
ui-hint-ahead = { $points ->
    [one] 1 punt voor
   *[other] { $points } punten voor
}
ui-hint-only-one = Er is maar één zet.
ui-hint-seen = Op grond van wat jij kunt zien; deze zetten zijn { $tries } keer geprobeerd.

# before moves one may regret

ui-regret = { $warning } Toch doen? (j/n)
ui-word-yes = j ja

# standing orders

ui-word-order = opdracht opdrachten
ui-word-round = ronde
ui-help-order = deze vraag altijd zo beantwoorden, tot je volgende beurt of het einde van de partij; zonder meer toont het je opdrachten
ui-help-order-form = { $word } [ANTWOORD [{ $round }]]
ui-order-offered = { $question }: typ { $forms }. Met "{ $round }" geldt het tot je volgende beurt, anders tot het einde van de partij.
ui-order-standing = { $question }: { $answer } (tot het einde van de partij)
ui-order-standing-round = { $question }: { $answer } (tot je volgende beurt)
ui-order-none = Je hebt geen vaste opdrachten.
ui-order-forced-on = Als er maar één zet is en iedereen dat kan zien, doet de tafel die voor je. "{ $word } forced" zet dat uit.
ui-order-forced-off = Met "{ $word } forced" doet de tafel je zet als er maar één is en iedereen dat kan zien.
ui-order-revoke = "{ $word } none" trekt alle opdrachten in.
ui-order-unknown = "{ $entry }" is geen opdracht. Nu mogelijk: { $allowed }.
ui-order-followed = { $name }: je vaste opdracht antwoordt met "{ $action }".
