# Wat de client zelf zegt; elk spel brengt zijn eigen woorden mee.

# overal
close = Sluiten
cancel = Annuleren
clear = Wissen
yes = ja
no = nee
loading = Een ogenblik…
reload = Opnieuw laden
try-again = Opnieuw proberen
skip = Naar de spellen
home-link = Banchisa, naar de lobby
to-lobby = Naar de lobby
your-name = Je naam
join-colour = Je kleur
link-copied = De link is gekopieerd.
just-now = zojuist

# instellingen
settings = Instellingen
settings-language = Taal
settings-theme = Kleuren
settings-motion = Animaties
settings-pace = Tempo van de anderen
settings-sound = Geluiden
settings-asks-again = Eerst vragen bij zetten waar je spijt van kunt krijgen
settings-manual = Documentatie: regels, server, bots, programma’s (in het Engels)
language-en = English
language-it = Italiano
language-nl = Nederlands
theme-system = Systeem
theme-light = Dag
theme-dark = Nacht
theme-to-light = Naar dagkleuren
theme-to-dark = Naar nachtkleuren
motion-system = Systeem
motion-full = Aan
motion-reduced = Uit
pace-calm = Rustig
pace-usual = Gewoon
pace-swift = Meteen

# pagina’s die nergens heen leiden
lost-title = Deze ijsschots is weggedreven
lost-detail = De link is niet volledig, of de tafel is er niet meer.
closed-title = Deze tafel is gesloten
page-unloadable = Deze pagina kon niet worden geladen
page-unloadable-detail = Misschien is de verbinding weg, of is Banchisa intussen bijgewerkt.

# lobby
lobby-title = Spellen op glad ijs
new-table = Nieuwe tafel
new-table-of = Nieuwe tafel: { $title }
join-by-link = Meedoen met een link
choose-game = Kies een spel
your-tables = Jouw tafels
open-tables = Open tafels
finished = Afgelopen
show-all = Alle { $count } tonen
show-fewer = Minder tonen
empty-yours = Er ligt nog niets op je tafel.
empty-open = Er wacht niemand. Open een tafel en deel de link.
players-from-to = { $fewest } tot { $most } spelers
your-turn = Jouw beurt
your-turn-at = Jouw beurt: { $title }
open-it = Openen
open-table-of = Tafel openen: { $title }
look-at = Bekijken
look-at-table-of = Tafel bekijken: { $title }
sit-down = Gaan zitten
sit-down-at = Gaan zitten: { $title }
table-over = Afgelopen
table-closed = Gesloten
table-running = Bezig
to-move = { $name } is aan de beurt
seats-free =
    { $count ->
        [one] Eén stoel is vrij
       *[other] { $count } stoelen zijn vrij
    }
paste-link = De link die je hebt gekregen
paste-trouble = Dit is geen link naar een tafel.
go-there = Ga naar de tafel

# wie aan tafel zit
player-number = Speler { $number }
seat-number = Stoel { $number }
seat-free = Vrije stoel
bot = Bot
bot-number = Bot { $number }
level-random = willekeurig
level-random-like = Doet maar wat.
level-greedy = vlug
level-greedy-like = Kijkt één zet vooruit.
level-easy = makkelijk
level-easy-like = Een beginner die zich vaak vergist.
level-normal = gemiddeld
level-normal-like = Speelt goed, vergist zich soms.
level-hard = moeilijk
level-hard-like = Denkt vooruit, vergist zich zelden.
level-expert = expert
level-expert-like = Denkt het langst en het diepst.

# nieuwe tafel
game = Spel
players = Spelers
options = Opties
name-of-seat = Naam van speler { $number }
who-sits = { $seat }: wie speelt?
sitter-you = Jij
sitter-here = Iemand op dit apparaat
sitter-link = Via een link
sitter-bot = Bot, { $level }
seat-link-detail = voor wie de link heeft
public = In de lobby tonen
public-detail = Anders alleen via de link
hints = Hints toestaan
hints-detail = Wat zou een expert doen? De anderen zien het als iemand erom vraagt
stand-in = Invaller voor wie wegblijft
stand-in-detail = Blijft iemand weg, dan mag deze bot invallen tot die speler terug is
no-options = Dit spel heeft geen opties.
options-reset = Terug naar de gewone regels
show-rule = Regel { $rule }
sealed-note = Het startgetal van het toeval wordt verzegeld zodra de tafel opengaat
open-table = Tafel openen

# wat bots van een variant hebben ontdekt
figures = Wie hoe vaak wint, in speelvolgorde
figures-percent = { $value }%
figures-interval = { $low }–{ $high }%
figures-share = { $seat }: { $value }%, tussen { $low } en { $high }%
figures-turn = { $number ->
    [1] de eerste aan de beurt
    [2] de tweede aan de beurt
    [3] de derde aan de beurt
    [4] de vierde aan de beurt
    [5] de vijfde aan de beurt
   *[other] nummer { $number } in de volgorde
}
figures-even = In { $games } partijen is geen voordeel van een stoel te zien.
figures-ahead = { $count ->
    [one] { $seats } wint vaker dan bij gelijke kansen.
   *[other] { $seats } winnen vaker dan bij gelijke kansen.
}
figures-behind = { $count ->
    [one] { $seats } wint minder vaak dan bij gelijke kansen.
   *[other] { $seats } winnen minder vaak dan bij gelijke kansen.
}
figures-nobody = In geen van deze partijen heeft iemand gewonnen.
figures-few = Te weinig partijen voor cijfers: eenvoudige bots speelden er in de beschikbare tijd { $games }.
figures-who =
    { $when ->
        [now] { $games } partijen tussen eenvoudige bots, zojuist.
       *[earlier] { $games } partijen tussen eenvoudige bots, eerder gespeeld.
    }
figures-length = Iedereen neemt ongeveer { $count } beslissingen.

# meedoen
join-title = Meedoen: { $title }
already-seated = Je zit aan deze tafel.
to-your-table = Naar je tafel
another-name = Naam van de volgende speler op dit apparaat
take-another-seat = Nog een stoel nemen
no-seat-free = Alle stoelen zijn bezet.
table-over-note = Deze partij is afgelopen.
watch = Meekijken

# spelregels
rules = Regels
rules-of = Regels: { $title }
rules-search = Zoek in de regels
rules-chapters = Hoofdstukken
rules-found = { $count ->
    [0] Geen regel gevonden.
    [one] Eén regel
   *[other] { $count } regels
}
rules-none = Geen regel gevonden.
copy-rule-link = link naar deze regel kopiëren
back-to-rule = Terug naar { $rule }

# het einde van een spel
over-wins = { $name } wint
over-wins-with = { $name } wint met { $points }
over-wins-you = { $name } wint met { $points }, jij hebt er { $own }
over-several = { $names } winnen samen
over-all = { $names } delen de eerste plaats
over-nobody = Niemand wint
over-lead = { $name } heeft { $points } meer dan { $other }. Het grootste verschil, { $ours } tegen { $theirs }, zit in ‘{ $row }’.
over-points = Waar de punten vandaan komen
places = Plaatsen
place = { $place }e
winner = Winnaar
share-record = Partij bewaren
analyse-game = Partij analyseren
look-at-table = De tafel bekijken
rematch = Revanche
score-sheet = Puntentelling
total = Totaal

# de controle van het toeval
verify = Eerlijk toeval
verify-running = Elke trekking wordt nagerekend…
verify-all = { $count ->
    [0] In deze partij is niets getrokken; het startgetal past bij het zegel.
    [one] De enige trekking klopt met het startgetal dat bij het begin is verzegeld.
   *[other] Alle { $count } trekkingen kloppen met het startgetal dat bij het begin is verzegeld.
}
verify-told = { $count ->
    [0] In deze partij is niets getrokken.
    [one] De enige trekking klopt met het startgetal dat de server nu noemt.
   *[other] Alle { $count } trekkingen kloppen met het startgetal dat de server nu noemt.
}
verify-kept-before = Jouw browser heeft eerst het zegel bewaard en toen eigen willekeurige bytes toegevoegd.
verify-kept-watching = Jouw browser heeft dat zegel vóór de eerste trekking bewaard.
verify-kept-during = Jouw browser zag dat zegel pas toen de partij al bezig was.
verify-kept-never = Jouw browser heeft het zegel niet vóór de partij bewaard en kan dus niet zeggen of dit het verzegelde startgetal is.
verify-failed = Het toeval klopt niet
verify-impossible = De trekkingen konden niet worden gecontroleerd. { $why }
verify-seal-ok = Het startgetal past bij het zegel dat vóór de partij is getoond.
verify-seal-wrong = Het startgetal past niet bij het zegel dat vóór de partij is getoond.
verify-own-ok = Wat jouw browser heeft toegevoegd, telt mee bij elke trekking.
verify-own-missing = Wat jouw browser heeft toegevoegd, ontbreekt in de trekkingen.
verify-strangers = Aan de trekkingen is meer toegevoegd dan door de mensen aan tafel.
verify-taken-back = { $count } keer is met ieders instemming teruggenomen; ook wat er toen getrokken was is gecontroleerd.
verify-not-consented = Je browser heeft met maar { $own } van { $count } keer terugnemen ingestemd. Was jij het op een ander apparaat, of een bot op je plaats?
verify-unmatched = Zet { $step }: het toeval en de lijst van trekkingen stemmen niet overeen.
verify-wrong = Zet { $step }: verwacht was uitkomst { $expected }, gevonden is { $found }.
verify-details = Hoe het is gecontroleerd
verify-commitment = Zegel (SHA-256 van het startgetal)
verify-sealed = Verzegeld
verify-seed = Startgetal
verify-draws = Alle trekkingen
verify-step = Zet
verify-outcomes = Uitkomsten
verify-expected = Verwacht
verify-found = Gevonden
verify-matches = Klopt

# fouten
error-unknown = Er ging iets mis ({ $code }).
error-network = Geen verbinding met de server.
error-server-odd = De server gaf een onbegrijpelijk antwoord.
error-server-unknown = De server kent dit adres niet.
error-server-error = Er ging iets mis op de server. Het staat in het serverlogboek onder { $reference }.
error-server-busy = De server kan nu even niets opslaan. Probeer het zo opnieuw.
error-request-malformed = De server begreep het verzoek niet ({ $what }).
error-request-too-large = Dit is te lang.
error-request-too-many = Te veel verzoeken. Wacht even en probeer het opnieuw.
error-request-origin = De server accepteert dit alleen vanaf zijn eigen pagina.
error-request-host = De server luistert niet naar deze naam. Wie hem beheert, kan { $host } toevoegen.
error-request-unknown = De server kent dit verzoek niet.
error-game-unknown = De server kent dit spel niet.
error-lesson-refused = Een bestand met uitleg van dit spel kan niet worden gelezen: { $what }
error-lesson-unknown = Er is geen les { $key }.
error-record-invalid = Deze bewaarde partij klopt niet: { $problem }.
error-puzzle-unknown = Er is geen puzzel { $key }.
error-table-unknown = Deze tafel bestaat niet, of niet meer.
error-table-damaged = Deze tafel is niet te lezen: het bestand is beschadigd.
error-table-rules = { $over ->
    [true] De regels van dit spel zijn sindsdien veranderd (versie { $version }, nu { $now }), dus de partij kan niet meer worden getoond. Je kunt die nog wel bewaren.
   *[other] Je kunt deze partij niet voortzetten: de regels van het spel zijn sindsdien veranderd (versie { $version }, nu { $now }).
}
error-table-closed = Wie deze server beheert, heeft deze partij beëindigd: { $reason }
error-table-options = Deze opties gaan niet samen. { $problem }
error-table-not-over = Het spel is nog niet afgelopen.
error-table-over = Het spel is afgelopen.
error-table-waiting = De partij is nog niet begonnen: er ontbreken nog spelers.
error-table-hints = Aan deze tafel zijn hints niet toegestaan.
error-seat-taken = Iemand was sneller: alle stoelen zijn bezet.
error-seat-not-free = Die kleur is net gekozen. Kies een andere.
error-seat-invite = De uitnodiging is niet geldig. Vraag om een nieuwe link.
error-device-code = Deze code is onjuist, verlopen of al gebruikt. Vraag om een nieuwe.
error-device-nothing = Er is nog niets om mee te nemen: open eerst een tafel of schuif aan.
error-device-tables = Deze browser heeft zelf tafels ({ $count }).
error-device-unknown = Dit apparaat is al afgemeld.
error-network-not-yours = Alleen wie achter de computer van de server zit, kan hem openstellen voor het netwerk.
error-network-none = Deze computer zit niet in een netwerk waarvoor de server kan worden opengesteld.
error-seat-not-yours = Deze stoel is van iemand anders.
error-seat-name = Een naam heeft 1 tot en met 24 zichtbare tekens.
error-seat-not-away = Deze speler is er nog, of is nog niet lang genoeg weg.
error-seat-resigned = Je kunt deze stoel niet terugnemen: je hebt hem aan een bot overgedragen, en aan deze tafel zijn hints niet toegestaan.
error-chance-commitment = De server noemt voor deze tafel een ander zegel dan jouw browser heeft bewaard. Er is niets aan de trekkingen toegevoegd.
error-chance-added = Jouw browser heeft al aan de trekkingen van deze tafel bijgedragen.
error-action-not-your-turn = Dat kan nu niet: je bent niet aan de beurt.
error-action-notation = De server begreep de zet niet ({ $problem }).
error-action-stale = Iemand was sneller.
error-action-undo = Je kunt dat niet meer terugnemen.
error-talk-off = De chat staat uit aan deze tafel.
error-talk-text = Een bericht heeft 1 tot en met { $most } zichtbare tekens.
error-talk-too-fast = Rustig aan: over { $seconds } s weer.
error-take-back-nothing = Er valt niets te vragen: je hebt nog geen zet gedaan, of je kunt die gewoon terugnemen.
error-take-back-open = Iemand vraagt al om terug te nemen.
error-take-back-refused = De anderen hebben nee gezegd. Na je volgende zet kun je het weer vragen.

# presets and options in force
preset-first = Eerste partij
preset-full = Volledig spel
preset-short = Korte partij
preset-recommended = Zoals de spelregels voorstellen
preset-of = Hoe wil je { $title } spelen?
preset-seats = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
preset-any-seats = elk aantal spelers
preset-minutes = { $count } min
options-all-standard = alles zoals in ‘{ $preset }’
options-changed = { $changed } van { $all } gewijzigd
option-changed = gewijzigd
option-value = { $value }:
options-back = Terug naar ‘{ $preset }’
estimate = Ongeveer { $turns } beurten, { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
}.
estimate-asking = De duur wordt berekend…
estimate-none = Nog geen cijfers voor deze keuze.
played-here = Zo wordt hier gespeeld
played-as = { $preset }, { $count ->
    [one] { $count } wijziging
   *[other] { $count } wijzigingen
}
option-on = Aan
option-off = Uit
options-unreachable = De opties konden niet worden geladen.
options-all = { $count ->
    [one] De optie
   *[other] Alle { $count } opties
}
played-here-as = Zo wordt hier gespeeld: { $what }

# devices
device-title = Verdergaan op een ander apparaat
device-what = Je stoelen gaan mee. Elk apparaat kun je weer afmelden.
device-make-code = Code maken
device-new-code = Nieuwe code
device-code = Code
device-how = Open Banchisa daar en kies ‘Meedoen met een link’, of scan de code. Hij werkt één keer.
device-how-typed = Open Banchisa daar, kies ‘Meedoen met een link’ en typ deze code. Hij werkt één keer.
device-only-here = Alleen browsers op deze computer kunnen hem gebruiken: andere bereiken de server nog niet.
device-ends = Hij verloopt over { $clock }.
device-ended = De code is verlopen.
device-used = Je hebt je stoelen nu ook op het andere apparaat.
device-list = Je apparaten
device-this = dit apparaat
device-unnamed = Een browser
device-revoke = Afmelden
device-revoke-named = { $name } afmelden
device-revoke-sure = Het apparaat verliest je stoelen.
device-revoke-sure-code = Het apparaat verliest je stoelen en je herstelcode vervalt: maak een nieuwe.
device-keep = Houden
device-recovery = Herstelcode
device-recovery-why = Raak je deze browser kwijt, dan krijg je met een herstelcode je stoelen terug.
device-recovery-there = Er is een herstelcode die nog niet is gebruikt.
device-recovery-make = Herstelcode maken
device-recovery-new = Nieuwe herstelcode maken
device-recovery-keep = Schrijf hem op of bewaar hem: hij is alleen nu te zien en werkt één keer. Wie hem heeft, heeft je stoelen.
device-enter = Code invoeren
device-enter-what = Typ de code die het andere apparaat laat zien, of je herstelcode.
device-take = Hier verdergaan
device-take-anyway = Opgeven en verdergaan
device-own-tables = { $count ->
    [one] Deze browser heeft zelf een tafel. Die raakt hij kwijt, tenzij je er eerst een herstelcode voor maakt.
   *[other] Deze browser heeft zelf { $count } tafels. Die raakt hij kwijt, tenzij je er eerst een herstelcode voor maakt.
}
device-welcome = { $count ->
    [one] Welkom terug. Er is één tafel meegekomen.
   *[other] Welkom terug. Er zijn { $count } tafels meegekomen.
}
clock = Klok
clock-none = Geen
clock-live = Live
clock-days = Dagen
clock-days-left = { $count } d
clock-hours = { $count } u
clock-left = Tijd over: { $time }
clock-minutes = { $count } min
clock-seconds = { $count } s
clock-bank = Tijd per speler
clock-a-turn = Per beurt
clock-none-detail = Iedereen neemt de tijd die nodig is.
clock-live-short = { $minutes } min + { $seconds } s
clock-live-detail = { $minutes ->
    [one] Eén minuut
   *[other] { $minutes } minuten
  } per speler, en elke beurt { $seconds } seconden erbij.
clock-days-a-turn = { $days ->
    [one] 1 dag per beurt
   *[other] { $days } dagen per beurt
  }
clock-days-detail = { $days ->
    [one] Eén dag
   *[other] { $days } dagen
  } voor elke beurt.
clock-free = Bots en pauzes van de server kosten geen tijd.
clock-up-bot = Is de tijd om, dan speelt een bot ({ $level }) die beurt; na drie keer achter elkaar valt die in tot de speler terug is.
clock-up-loses = Wie geen tijd meer heeft, heeft verloren; een bot ({ $level }) speelt verder.
clock-loses = Wie te laat is, verliest
clock-loses-detail = Anders speelt een bot de beurt en houdt de speler de stoel
clock-lost = verloren op tijd
clock-bot = bot speelt
clock-paused = pauze
clock-spoken = { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
  } { $seconds }
clock-spoken-minutes = { $count ->
    [one] één minuut
   *[other] { $count } minuten
  }
clock-spoken-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
clock-spoken-hours = { $count } uur
error-seat-lost = Je kunt deze stoel niet terugnemen: je tijd was om en je hebt verloren.
play-on = Vanaf hier verder spelen
play-on-why = Er begint een eigen tafel met deze stelling. De afgelopen partij blijft zoals die is.
play-on-dealt = Wat niemand op deze stoel kon zien, wordt opnieuw uitgedeeld.
play-on-here = speelt hier
play-on-bot = bot, { $level }
play-on-over = Hier was de partij afgelopen: ga een zet terug om verder te spelen.
open-record = Bewaarde partij openen
drop-record = Laat het bestand van een bewaarde partij hier los
record-too-large = Dit bestand is te groot voor een bewaarde partij: hoogstens { $most } KB.
record-unreadable = Dit bestand is geen bewaarde partij van Banchisa.

# tables in order
filter-state = Welke tafels
filter-game = Welk spel
filter-every-game = Alle spellen
filter-all = Alle
filter-turn = Jouw beurt
filter-others = Andere
filter-archived = Archief
filter-hidden = Verborgen
filter-nothing = Hier zijn geen tafels.
table-with = met { $names }
table-actions = Meer voor { $title }
table-name = Naam van de tafel
table-name-save = Hernoemen
table-archive = Archiveren
table-hide = Verbergen
table-bring-back = Terughalen
table-remove = Verwijderen
table-remove-sure = Voorgoed verwijderen?
table-remove-yes = Ja, verwijderen
table-remove-no = Houden
result-place = { $place ->
    [1] Eerste van { $of }
   *[other] Plaats { $place } van { $of }
}
history-export = Bewaar je uitslagen:
error-table-shared = Iemand anders heeft een stoel aan deze tafel, dus je kunt die niet verwijderen. Verbergen kan wel.
