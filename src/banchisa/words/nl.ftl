# Wat het platform zelf zegt; elk spel heeft zijn eigen woorden naast zijn regels.

# namen
ui-chance = Het toeval
ui-kind-human = Speler
ui-kind-random = Willekeurige bot
ui-kind-greedy = Gretige bot
ui-kind-easy = Makkelijke bot
ui-kind-normal = Gewone bot
ui-kind-hard = Moeilijke bot
ui-kind-expert = Bot op topniveau
ui-number = { NUMBER($value, maximumFractionDigits: 1) }
ui-thousands = { NUMBER($value, maximumFractionDigits: 1) } k
ui-millions = { NUMBER($value, maximumFractionDigits: 1) } M

# fouten op de opdrachtregel
ui-error = banchisa: { $why }
ui-bad-option = optie { $given }: schrijf die als naam=waarde
ui-bad-seat = plaats { $given }: zo iemand kan hier niet gaan zitten; toegestaan: { $allowed }, of human:Naam
ui-bad-name = plaats { $given }: dit kan geen naam van een persoon zijn; schrijf human:Naam
ui-too-many-seats = er zijn { $seats } plaatsen opgegeven, maar er worden { $players } spelers gevraagd
ui-bad-players = dit spel is niet voor { $players } spelers; toegestaan: { $allowed }
ui-no-game = welk spel? toegestaan: { $allowed }
ui-rule-and-search = geef een regel op of woorden om te zoeken, niet allebei
ui-file-exists = { $file } bestaat al; kies een andere naam, of voeg --overwrite toe
ui-file-unfinished = { $file } bevat een spel dat nog niet uit is; ga verder met --resume { $file }, kies een andere naam, of voeg --overwrite toe
ui-resume-settled = --resume gaat verder met het spel zoals het was afgesproken; laat { $given } weg
ui-resume-other-game = dit is een verslag van { $found }, niet van { $wanted }
ui-resume-over = dit spel is uit; bekijk het met: banchisa replay { $file }
ui-resume-no-seed = dit verslag onthult zijn beginwaarde niet, dus het toeval kan niet verder
ui-resume-broken = met dit verslag kun je niet verder: { $why }
ui-resume-seats = dit spel heeft { $seats } plaatsen, niet { $given }
ui-no-such-seat = geen plaats heeft het nummer { $seat }; toegestaan: 0 tot en met { $last }
ui-no-such-step = geen stap heeft het nummer { $step }; toegestaan: 0 tot en met { $last }
ui-interpreted = De regels draaien geïnterpreteerd, dus langzamer; met een C-compiler installeer je ze gecompileerd: BANCHISA_COMPILE=1 pip install .

# banchisa games
ui-games-players = { $numbers } spelers
ui-games-option = optie
ui-games-default = standaard
ui-games-values = waarden
ui-games-when = alleen met { $what }

# banchisa rules
ui-no-rule-found = geen regel gaat over { $words }
ui-rules-found =
    { $count ->
        [one] { $count } regel
       *[other] { $count } regels
    }

# het begin van een spel
ui-play-title = { $title } met { $names }
ui-sealed = Het toeval is verzegeld: sha256 { $commitment }
ui-saving-to = Het spel wordt na elke stap bewaard in { $file }.
ui-how-to-help = Antwoord met een nummer of in notatie; ? geeft uitleg, u neemt terug, q stopt.
ui-resumed =
    { $steps ->
        [0] Het spel gaat verder vanaf het begin.
        [one] Het spel gaat verder na { $steps } stap.
       *[other] Het spel gaat verder na { $steps } stappen.
    }

# een beurt
ui-pass-keyboard = Geef het toetsenbord aan { $name } en druk op Enter.
ui-left = nog { $left } van { $of }
ui-cost = kost { $what }
ui-gain = levert { $what } op
ui-amount = { $value } { $label }
ui-counter = { $label } { $value }
ui-counter-of = { $label } { $value }/{ $of }
ui-more = en nog { $count }
ui-nothing = niets
ui-thinking = { $name } denkt na …
ui-thinking-hint = Een expert denkt na …
ui-hint = { $place ->
    [1] Een expert zou overwegen, met jouw kans om te winnen:
   *[other] Een expert zou overwegen, met jouw kans op plaats { $place }:
}
ui-percent = { $value } %

# wat je behalve een keuze kunt typen; het eerste woord is dat wat de hulp toont
ui-word-help = ? hulp
ui-word-undo = u terug
ui-word-hint = tip
ui-word-why = waarom
ui-word-rule = regel
ui-word-board = tafel
ui-word-log = stappen
ui-word-save = bewaar
ui-word-quit = q stop
ui-help-choice = een nummer uit de lijst, of een actie in notatie, ook afgekort: { $example }
ui-help-help = deze hulp, met de regel achter de vraag
ui-help-undo = neem je laatste stap terug, zolang er niets is onthuld en niemand anders iets heeft gedaan
ui-help-hint = wat een expert zou doen, en jouw kans om te winnen
ui-help-why = zeg waarom een actie nu niet mag
ui-help-rule = de tekst van een regel
ui-help-board = teken de tafel opnieuw
ui-help-log = alle stappen tot nu toe
ui-help-save = bewaar het verslag in een bestand
ui-help-quit = stop met het spel
ui-help-choice-form = 1 … { $last }
ui-help-why-form = { $word } ACTIE
ui-help-rule-form = { $word } { $example }
ui-help-save-form = { $word } [BESTAND]
ui-help-rule-behind = De regel achter de vraag:

# antwoorden
ui-no-such-choice =
    { $last ->
        [one] Er is maar één keuze, nummer 1.
       *[other] Keuze { $number } is er niet; toegestaan: 1 tot en met { $last }.
    }
ui-ambiguous = { $entry } kan betekenen: { $names }
ui-refused = Niet toegestaan: { $action }.
ui-allowed = { $action } mag nu.
ui-taken-back = Teruggenomen: { $name }: { $text }
ui-nothing-to-undo = Er valt niets terug te nemen: er is intussen iets onthuld, of iemand anders heeft iets gedaan.
ui-which-rule = Welke regel? Bijvoorbeeld: { $example }
ui-which-action = Welke actie? Bijvoorbeeld: { $example }
ui-log-empty = Er is nog geen stap gezet.
ui-saved = Bewaard in { $file }.
ui-save-where = Waar? Bijvoorbeeld: bewaar { $example }
ui-save-question = Het spel bewaren? Een bestandsnaam, of alleen Enter om het te laten:
ui-not-saved = Het spel is niet bewaard.
ui-resume-hint = Ga later verder met: banchisa play --resume { $file }

# het einde van een spel
ui-game-over = Het spel is uit
ui-place = plaats
ui-name = naam
ui-score = punten
ui-total = totaal
ui-seed-revealed = De beginwaarde van het toeval was { $seed }.
ui-verify-hint = Iedereen kan elke trekking controleren: banchisa verify { $file }
ui-unkept = Het verslag is niet bewaard; met --save BESTAND wel.

# banchisa replay
ui-replay-title = { $title }: { $names }
ui-replay-start = Vóór de eerste stap
ui-replay-step = Stap { $step } van { $last }
ui-replay-view = vanaf de plaats van { $view }
ui-replay-all = alles is zichtbaar
ui-replay-keys = Enter verder, b terug, een nummer gaat erheen, q stopt:
ui-replay-unfinished = Het verslag eindigt hier; het spel is niet uit.
ui-replay-word-back = b terug
ui-replay-word-quit = q stop
ui-replay-not-understood = Niet begrepen: { $entry }

# banchisa verify
ui-verify-game = { $title } { $version }, { $names }
ui-verify-steps =
    { $count ->
        [one] { $count } stap, toegestaan volgens de regels
       *[other] { $count } stappen, allemaal toegestaan volgens de regels
    }
ui-verify-seed = de beginwaarde past bij de toezegging { $commitment }
ui-verify-draws =
    { $count ->
        [0] geen trekking van het toeval
        [one] { $count } trekking van het toeval, zoals de beginwaarde die geeft
       *[other] { $count } trekkingen van het toeval, allemaal zoals de beginwaarde ze geeft
    }
ui-verify-result = de uitslag volgt uit de stappen
ui-verify-unfinished = het spel is niet uit; er is geen uitslag om te controleren
ui-verify-ok = { $file } is in orde.
ui-verify-not-ok =
    { $count ->
        [one] { $file } is niet in orde: { $count } probleem
       *[other] { $file } is niet in orde: { $count } problemen
    }

# banchisa serve
ui-serve-open = Banchisa is open op { $url } (stop met Ctrl+C).

# banchisa analyse
ui-analyse-level-and-iterations = geef een niveau of een aantal iteraties, niet allebei
ui-analyse-no-level = geen bot heeft het niveau { $level }; toegestaan: { $allowed }
ui-analyse-working = { $title } wordt geanalyseerd
ui-analyse-chances = Kans om te winnen
ui-analyse-mistakes = De grootste fouten
ui-analyse-no-mistakes = Er is geen stap gevonden die de speler iets noemenswaardigs kostte.
ui-analyse-lost = { $points } punten verloren (±{ $error })
ui-analyse-played = gespeeld
ui-analyse-better = beter
ui-analyse-luck-and-skill = Geluk en kunde
ui-analyse-start = aan het begin
ui-analyse-luck = geluk
ui-analyse-own = eigen stappen
ui-analyse-others = stappen van anderen
ui-analyse-unforeseen = onvoorzien
ui-analyse-end = aan het eind
ui-analyse-percent = { $value } %
ui-analyse-note-parts = In punten van honderd: wat trekkingen gaven en namen; wat de eigen stappen en die van anderen waard waren naast de beste, naar wat ieder kon zien; en wat niemand kon voorzien.
ui-analyse-note-sure =
    { $noise ->
        [0] Schattingen, uit { $iterations } pogingen per stelling.
       *[other] Schattingen: { $iterations } pogingen per stelling, meer voor de fouten; langer kijken verandert een kans met ongeveer { $noise } punten.
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
ui-bench-steps-per-s = stappen
ui-bench-driven-steps-per-s = gestuurde stappen
ui-bench-copies-per-s = kopieën
ui-bench-refusals-per-s = weigeringen
ui-bench-scenes-per-s = scènes
ui-bench-searches-per-s = denken
ui-bench-steps-per-game = stappen per spel
ui-components-sound = Met { $file } kan { $title } gespeeld worden.

# banchisa arena
ui-arena-bad-number = { $option } { $given }: toegestaan: 1 tot en met { $most }
ui-arena-bad-time = --time { $given }: een tijd in seconden boven 0 is nodig
ui-arena-playing = er wordt gespeeld
ui-arena-stopped =
    Gestopt na { $games } van { $wanted } spellen. { $where ->
        [folder] Hetzelfde commando gaat hier verder.
       *[nowhere] Ze worden niet bewaard; met --out MAP zou hetzelfde commando hier verder kunnen gaan.
    }
ui-arena-bot = bot
ui-arena-wins = gewonnen, %
ui-arena-ahead = punten meer
ui-arena-elo = Elo
ui-arena-digits-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-arena-digits-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ui-arena-digits-0 = { NUMBER($value, maximumFractionDigits: 0) }
ui-arena-interval = { $value } ({ $low }…{ $high })
ui-arena-about =
    { $games ->
        [one] { $games } spel van { NUMBER($steps, maximumFractionDigits: 1) } stappen; tussen haakjes de 95 %-intervallen.
       *[other] { $games } spellen van gemiddeld { NUMBER($steps, maximumFractionDigits: 1) } stappen; tussen haakjes de 95 %-intervallen.
    }
ui-arena-even = Even sterke bots zouden elk { $share } % winnen.
ui-arena-uneven = Elke plaatsverdeling komt even vaak voor als het aantal spellen een veelvoud van { $ways } is.
ui-arena-unfinished =
    { $games ->
        [one] { $games } spel was na { $steps } stappen nog niet uit en telt als gedeeld door allen.
       *[other] { $games } spellen waren na { $steps } stappen nog niet uit en tellen als gedeeld door allen.
    }
ui-arena-faults = { $bot } faalde in { $failed } van { $games } spellen ({ $kinds }) en verloor die daardoor.
ui-arena-fault-kind =
    { $kind ->
        [died] gestopt: { $count }
        [late] te laat: { $count }
        [rubbish] onbegrijpelijk: { $count }
       *[illegal] niet toegestaan: { $count }
    }
ui-arena-first-fault = De eerste keer: spel { $game }, plaats { $seat }, { $bot }: { $why }
ui-arena-stderr = De laatste woorden op standaardfout: { $said }

# banchisa balance
ui-balance-bad-number = { $option } { $given }: toegestaan: { $least } tot en met { $most }
ui-balance-missing = voor de pagina is het pakket { $package } nodig; installeer het met: pip install 'banchisa[lab]'
ui-balance-playing = er wordt gespeeld
ui-balance-written = De pagina is { $file }; open die in een browser.
ui-balance-stopped = Gestopt. { $file } bevat { $games } van { $wanted } spellen.
ui-balance-nothing = Gestopt. Er zijn te weinig spellen voor een pagina; er is niets geschreven.
