# dingen

thing-penguin =
    { $count ->
        [one] pinguïn
       *[other] pinguïns
    }
piece-penguin = pinguïn ({ $colour })
piece-floating = drijvende pinguïn ({ $colour })
thing-seal = zeehond
thing-ark = ark van Noach
thing-igloo =
    { $count ->
        [one] iglo
       *[other] iglo’s
    }
thing-block =
    { $count ->
        [one] ijsblok
       *[other] ijsblokken
    }
thing-hull = romp
thing-object =
    { $count ->
        [one] voorwerp
       *[other] voorwerpen
    }
thing-telescope =
    { $count ->
        [one] verrekijker
       *[other] verrekijkers
    }
thing-snowball =
    { $count ->
        [one] sneeuwbal
       *[other] sneeuwballen
    }
thing-skates =
    { $count ->
        [one] schaatsen
       *[other] paar schaatsen
    }
thing-fish =
    { $count ->
        [one] vis
       *[other] vissen
    }
thing-lifebelt =
    { $count ->
        [one] reddingsboei
       *[other] reddingsboeien
    }
thing-trampoline =
    { $count ->
        [one] trampoline
       *[other] trampolines
    }
thing-stop = beurt overslaan
thing-tear =
    { $count ->
        [one] scheur
       *[other] scheuren
    }
thing-blizzard =
    { $count ->
        [one] sneeuwstorm
       *[other] sneeuwstormen
    }
thing-tsunami =
    { $count ->
        [one] tsunami
       *[other] tsunami’s
    }
thing-red = rood
thing-yellow = geel
thing-green = groen
thing-blue = blauw
colour-red = rood
colour-yellow = geel
colour-green = groen
colour-blue = blauw
player-red = rood
player-yellow = geel
player-green = groen
player-blue = blauw
card-at = kaart { $place } (rij { $row }, kolom { $column })
front-ice =
    { $count ->
        [one] { $count } ijsvak
       *[other] { $count } ijsvakken
    }
front-blocks =
    { $count ->
        [one] { $count } ijsblok
       *[other] { $count } ijsblokken
    }
front-search = een zoekvak
front-seal = een zeehondenvak
front-sea = alleen maar zee
direction-N = in het noorden
direction-E = in het oosten
direction-S = in het zuiden
direction-W = in het westen
corner-NW = noordwesten
corner-NE = noordoosten
corner-SE = zuidoosten
corner-SW = zuidwesten
list-and = { $first } en { $second }
list-comma = { $first }, { $second }
list-then = { $first }; { $second }

# het spel en zijn opties

game-title = Pinguinoè
game-line = Breng je pinguïn over een zee van kaarten naar de ark van Noach, en blijf uit de buurt van de zwarte zeehond.
option-layout = Speelveld
option-layout-standard = Gewoon
option-layout-two_player = Voor twee spelers
option-white_penguin = De witte pinguïn
option-white_penguin-awake = Rent naar de ark
option-white_penguin-sleepy = Slaapt door
option-round_limit = Rondes tot de zondvloed

# vragen

prompt-ark = De arkkaart wordt opgegooid
prompt-ark-detail = Het toeval bepaalt welke kant boven ligt.
prompt-corner = De hoeken worden geloot
prompt-corner-detail = De spelers zitten met de klok mee rond het speelveld.
prompt-start = Er wordt geloot wie begint
prompt-start-detail = Elke speler heeft evenveel kans.
prompt-roll = Gooi de dobbelsteen
prompt-roll-detail = Bij 2 tot en met 5 loopt je pinguïn, bij 1 of 6 verplaats je de zeehond. Je mag eerst nog een voorwerp gebruiken.
prompt-die = De dobbelsteen rolt
prompt-die-detail = Bij 2 tot en met 5 loopt de pinguïn, bij 1 of 6 gaat de zeehond.
prompt-move = Loop, zwem of draai een kaart om
prompt-move-detail = Kies een vak, of een kaart naast je pinguïn. Eindigt je beurt in het water, dan moet je pinguïn terug naar de iglo.
prompt-move-water-detail = Kies vaste grond: eindigt je beurt in het water, dan kan alleen een reddingsboei voorkomen dat je pinguïn terug moet naar de iglo.
prompt-move-floating-detail = Kies vaste grond: je pinguïn dreef al, dus ligt hij aan het einde van je beurt nog in het water, dan moet hij terug naar de iglo.
prompt-seal = Verplaats de zeehond
prompt-seal-detail = Kies een vak: pinguïns die daar staan, moeten terug naar hun iglo. Je mag de zeehond ook laten liggen.
prompt-seal-floating-detail = Kies een vak: pinguïns die daar staan, moeten terug naar hun iglo. De jouwe ook, als hij aan het einde van je beurt nog in het water ligt.
prompt-send = Kies waarheen de vis de zeehond lokt
prompt-send-detail = Kies een open zeehondenvak.
prompt-fish = De zeehond heeft je pinguïn bereikt
prompt-fish-detail = Alleen een vis kan voorkomen dat hij terug moet naar de iglo.
prompt-lure = Kies waarheen je de zeehond lokt
prompt-lure-detail = Kies een open zeehondenvak, maar niet je eigen vak.
prompt-retreat = Kies waarheen de pinguïn ({ $colour }) zich terugtrekt
prompt-retreat-detail = Hij gaat één kaart terug in de richting van zijn iglo.
prompt-belt = Je pinguïn ligt in het water
prompt-belt-detail = Alleen een reddingsboei kan voorkomen dat hij terug moet naar de iglo.
prompt-reveal = Er wordt een kaart omgedraaid
prompt-reveal-detail = Het toeval bepaalt welke voorkant het is en hoe die ligt.
prompt-search = Er wordt een zoekkaart getrokken
prompt-search-detail = Een voorwerp houd je in je hand, een gebeurtenis vindt meteen plaats.
prompt-over = Het spel is afgelopen
prompt-over-white = Niemand wint: de witte pinguïn heeft de ark bereikt
prompt-over-flood = Niemand wint: de zondvloed is gekomen
headline = { $name } bereikt als eerste de ark
ending-white = De witte pinguïn heeft de ark bereikt.
ending-flood = De zondvloed is gekomen voordat iemand de ark bereikte.

# keuzes

choice-roll = Gooien
choice-end-turn = Beurt beëindigen
choice-end-turn-water = Beurt in het water beëindigen
choice-end-turn-sent-home = Beurt beëindigen: terug naar de iglo
choice-decline-fish = Terug naar de iglo
choice-discard-fish = Vis geven
choice-decline-belt = Terug naar de iglo
choice-discard-belt = Reddingsboei gebruiken
choice-skates = Schaatsen aandoen
choice-fish = Zeehond lokken
choice-reveal = Omdraaien
choice-jump = Naar { $cell } springen
choice-snowball = Naar { $colour } gooien
choice-swim = Water
choice-board = Aan boord van de ark gaan
choice-catch = { $colours } vangen

# het verslag: wat er gedaan wordt

step-roll = gooit met de dobbelsteen
step-end-turn = beëindigt de beurt
step-end-turn-water = beëindigt de beurt in het water
step-end-turn-sent-home = beëindigt de beurt in het water en moet terug naar de iglo
step-decline-fish = geeft geen vis en moet terug naar de iglo
step-decline-belt = gebruikt geen reddingsboei en moet terug naar de iglo
step-discard-fish = geeft de zeehond een vis en blijft staan
step-discard-belt = drijft op een reddingsboei
step-skates = doet schaatsen aan
step-fish = legt een vis voor de zeehond klaar
step-lure = lokt de zeehond naar { $cell }
step-lure-catches = lokt de zeehond naar { $cell }, waar hij { $colours } bereikt
step-jump = springt over een ijsblok van { $start } naar { $cell }
step-jump-ark = springt over een ijsblok aan boord van de ark op { $cell }, vanaf { $start }
step-snowball = gooit een sneeuwbal naar { $colour }
step-reveal = draait kaart { $place } { $direction } om
step-telescope = draait { $card } om met een verrekijker
step-walk = zet de pinguïn van { $start } op { $cell }
step-walk-ark = gaat aan boord van de ark op { $cell }, vanaf { $start }
step-seal-to = verplaatst de zeehond naar { $cell }
step-seal-to-catches = verplaatst de zeehond naar { $cell }, waar hij { $colours } bereikt
step-pick-retreat = jaagt { $colour } terug naar { $cell }
step-ark = de ark ligt met kant { $face } boven
step-corner = { $colour } begint in het { $corner }, de anderen volgen met de klok mee
step-start = { $colour } begint
step-die = gegooid: { $result }
step-die-blizzard =
    gegooid: { $result }, in de sneeuwstorm { $points ->
        [0] geen punten
        [one] { $points } punt
       *[other] { $points } punten
    }
step-die-seal =
    gegooid: { $result }, de zeehond mag { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    } zetten
step-front = kaart { $place } toont { $front }
step-object-unseen = { $colour } vindt een voorwerp
step-object = { $colour } vindt een voorwerp: { $card }
step-event = { $colour } trekt een gebeurtenis: { $card }

# het verslag: wat erop volgt

step-sent-home = { $colour } moet terug naar de iglo
step-sent-home-block = { $colour } staat op een ijsblok en moet terug naar de iglo
step-sent-home-water = { $colour } ligt in het water en moet terug naar de iglo
step-seal-comes = de zeehond komt naar { $cell }
step-seal-comes-catches = de zeehond komt naar { $cell } en bereikt { $colours }
step-seal-ark = de zeehond gaat naar de ark
step-turned-down = kaart { $place } ligt weer gedekt
step-tear = { $colour } legt af: { $cards }
step-shuffle = de aflegstapel wordt geschud en is de nieuwe stapel
step-blizzard = een hele ronde lang heeft iedereen twee bewegingspunten minder
step-blizzard-over = de sneeuwstorm is voorbij
step-misses = { $colour } slaat een beurt over door een gebeurtenis
step-misses-sent-home = { $colour } slaat een beurt over door een gebeurtenis en moet uit het water terug naar de iglo

# stoelen, tellers, zones

seat-waiting = onderweg
seat-on-turn = aan de beurt
seat-home = in de iglo
seat-floating = drijft: moet vaste grond bereiken
seat-misses = slaat een beurt over
seat-won = is aan boord van de ark
seat-lost = blijft achter
unit-to-ark =
    { $count ->
        [one] vak tot de ark
       *[other] vakken tot de ark
    }
count-cards =
    { $count ->
        [one] voorwerp
       *[other] voorwerpen
    }
count-points =
    { $count ->
        [one] bewegingspunt
       *[other] bewegingspunten
    }
count-steps =
    { $count ->
        [one] stap van de zeehond
       *[other] stappen van de zeehond
    }
count-round = Ronde
count-deck = zoek{"\u00AD"}kaarten
count-die = Dobbelsteen
count-events = gebeurte{"\u00AD"}nissen
zone-hand = Voorwerpen
zone-front = Vóór de speler
zone-discards = Aflegstapel
zone-weather = Weer

# banieren en verklaring van de tekens

banner-blizzard =
    { $turns ->
        [one] Sneeuwstorm, nog één beurt: twee bewegingspunten minder
       *[other] Sneeuwstorm, nog { $turns } beurten: twee bewegingspunten minder
    }
banner-awake = Met de volgende gebeurtenis bereikt de witte pinguïn de ark en wint niemand
mark-down = gedekt
mark-seen = al gezien: { $front }
mark-retreat = { $colour } zou zich hierheen terugtrekken
layer-reach = Bereik van de zeehond
layer-retreat = Terugtochten
legend-seen = Al gezien: wijs de kaart aan om de voorkant te zien
ground-sea = zee
ground-ice = ijs
ground-search = zoekvak
ground-search-inuk = zoekvak (Inuk)
ground-search-sled = zoekvak (hondenslee)
ground-seal-hole = zeehondenvak
ground-ice-block = ijsblok
mark-threatened = Binnen bereik van de zeehond
mark-reach = Hier kan de zeehond komen
legend-walk-main = Vaste grond; het getal is de prijs
legend-walk-second = Water: eindigt je beurt hier, dan moet je terug naar de iglo
legend-walk-target = De ark
legend-jump-main = Spring hierheen
legend-seal-to-main = De zeehond kan hierheen
legend-seal-to-target = Hier zou de zeehond een pinguïn vangen
legend-pick-main = Kies dit vak
legend-warning = Binnen bereik van de zeehond

# de verklaring van het getekende speelveld

short-seal = Z
key-ark = ark
key-light = kaart met lichte zee, gedekt
key-dark = kaart met donkere zee, gedekt
key-seen = gedekt maar al gezien: eronder ligt ijs
key-many = en anderen op hetzelfde vak
key-penguins = pinguïns, met het nummer van de speler
key-seal-on-ark = zeehond (op de ark)

# waarom niet

refuse-over = Het spel is afgelopen.
refuse-other-step = Er wordt nu iets anders gevraagd.
refuse-roll-first = Gooi eerst de dobbelsteen.
refuse-rolled-already = Je hebt deze beurt al gegooid.
refuse-seal-moves = Met deze worp verplaats je de zeehond, niet je pinguïn.
refuse-penguin-moves = Met deze worp verplaats je je pinguïn, niet de zeehond.
refuse-only-moving = Deze kaart kun je alleen gebruiken terwijl je je pinguïn verplaatst.
refuse-off-map = Je kunt { $cell } niet kiezen: dat ligt niet op het speelveld.
refuse-already-there = Je pinguïn staat al op { $cell }.
refuse-block = Je kunt niet op { $cell } komen: dat is een ijsblok.
refuse-seal-there = Je kunt niet op { $cell } komen: daar ligt de zeehond.
refuse-too-far =
    { $left ->
        [0] Je kunt { $cell } niet bereiken: je hebt geen punten meer.
        [one] Je kunt { $cell } niet bereiken met { $left } punt.
       *[other] Je kunt { $cell } niet bereiken met { $left } punten.
    }
refuse-seal-already-there = De zeehond ligt al op { $cell }.
refuse-closed-to-seal = De zeehond kan niet op { $cell } komen: dat vak is voor hem gesloten ({ $by }).
refuse-seal-too-far =
    { $left ->
        [0] De zeehond kan { $cell } niet bereiken: hij heeft geen stappen meer.
        [one] De zeehond kan { $cell } niet bereiken met { $left } stap.
       *[other] De zeehond kan { $cell } niet bereiken met { $left } stappen.
    }
refuse-no-map-card = Je kunt op plaats { $place } niets omdraaien: daar ligt geen zeekaart.
refuse-face-up = Je kunt kaart { $place } niet omdraaien: die ligt al open.
refuse-own-card = Je kunt kaart { $place } niet omdraaien: je pinguïn staat er zelf op.
refuse-not-beside = Je kunt kaart { $place } niet omdraaien: je pinguïn staat er niet naast.
refuse-no-points =
    { $left ->
        [0] Dat kan niet: je hebt geen punten meer.
        [one] Dat kan niet: { $left } punt is niet genoeg.
       *[other] Dat kan niet: { $left } punten zijn niet genoeg.
    }
refuse-card-used = Je hebt deze beurt al een voorwerp gebruikt.
refuse-not-held = Je hebt deze kaart niet: { $card }.
refuse-no-such-seat = Die speler is er niet.
refuse-own-penguin = Je kunt geen sneeuwbal naar je eigen pinguïn gooien.
refuse-at-home = Je kunt de pinguïn ({ $colour }) niet raken: hij zit in zijn iglo.
refuse-no-retreat = Je kunt de pinguïn ({ $colour }) niet raken: hij kan zich nergens terugtrekken.
refuse-no-seal-cell = Je kunt de vis niet gebruiken: er ligt geen ander zeehondenvak open.
refuse-no-block = Je kunt daar niet springen: er is geen ijsblok om over te springen.
refuse-no-landing = Je kunt daar niet springen: achter het ijsblok houdt het speelveld op.
refuse-not-a-seal-cell = Je kunt { $cell } niet kiezen: dat is geen open zeehondenvak.
refuse-own-cell = Je kunt de zeehond niet naar { $cell } lokken: daar staat je pinguïn.
refuse-to-the-igloo = Je kunt { $cell } niet kiezen: op zijn eigen iglokaart gaat de pinguïn ({ $colour }) naar zijn iglo.
refuse-other-card = Je kunt { $cell } niet kiezen: de pinguïn ({ $colour }) trekt zich niet op die kaart terug.
refuse-not-firm = Je kunt { $cell } niet kiezen: dat is geen vaste grond.
refuse-not-farthest = Je kunt { $cell } niet kiezen: op die kaart ligt een ander vak verder van de ark.
refuse-other-colour = { $front } heeft een andere zee dan deze plaats.
refuse-front-seen = { $front } is al ergens anders gezien.
refuse-none-left = Op de stapel ligt er geen meer: { $card }.

# wat er in de doos zit

component-map-card = { $count ->
    [one] zeekaart
   *[other] zeekaarten
}

# effects of options and presets
option-layout-effect = Hoe de zeekaarten liggen
option-layout-standard-effect = Iglo’s in de hoeken, de ark in het midden
option-layout-two_player-effect = Een kleiner speelveld: beide iglo’s aan de ene kant, de ark aan de andere
option-white_penguin-effect = Of vijf gebeurtenissen het spel beëindigen
option-white_penguin-awake-effect = Denk na voordat je zoekt: met de vijfde gebeurtenis eindigt het spel en wint niemand
option-white_penguin-sleepy-effect = Zoek zo vaak je wilt: gebeurtenissen beëindigen het spel nooit
option-round_limit-effect = Wanneer de zondvloed een spel zonder winnaar beëindigt
option-round_limit-value-effect = Na { $value } rondes beëindigt de zondvloed het spel en wint niemand
preset-first-effect = Voor twee; de witte pinguïn slaapt door, dus zoek zo vaak je wilt
preset-full-effect = De witte pinguïn is wakker: de vijfde gebeurtenis beëindigt het spel
preset-short-effect = Voor twee op het gewone speelveld: minder pinguïns, kortere races
preset-recommended-effect = Voor twee: start aan dezelfde kant, met de ark aan het andere eind

# what things are and do

about-penguin = De pinguïn van een speler. Elke stap, op het ijs of in het water, kost 1 bewegingspunt; wie het eerst de romp van de ark bereikt, wint.
    .rule = PIN-4.14
about-penguin-afloat = Hij drijft op een reddingsboei. In zijn volgende beurt moet hij vaste grond bereiken, anders moet hij terug naar de iglo.
    .rule = PIN-4.38
about-seal-black = Stuurt elke pinguïn die hij bereikt terug naar de iglo. Wie 1 of 6 gooit, verplaatst hem tot vijf stappen, ook schuin.
    .rule = PIN-4.28
about-igloo = Het thuis van een pinguïn: hier begint hij, en hierheen moet hij terug als hij wordt gevangen of zijn beurt in het water eindigt. De zeehond komt er nooit in.
    .rule = PIN-3.9
about-card-back = Voorwerpen, die alleen de eigenaar ziet. Iedereen mag weten hoeveel het er zijn.
    .rule = PIN-4.44
about-telescope = Draait een gedekte zeekaart naar keuze om, waar die ook ligt. Staat er een zeehondenvak op, dan gaat de zeehond daarheen.
    .rule = PIN-4.58
about-snowball = Laat een andere pinguïn zich één kaart terugtrekken in de richting van zijn iglo.
    .rule = PIN-4.59
about-skates = Geven je 2 extra bewegingspunten na een worp van 2 tot en met 5.
    .rule = PIN-4.60
about-fish = Zet de zeehond op een ander open zeehondenvak. Redt ook je pinguïn als de zeehond hem bereikt, wie er ook aan de beurt is.
    .rule = PIN-4.61
about-lifebelt = Redt je pinguïn als hij aan het einde van je beurt of door een tsunami in het water ligt: hij drijft dan tot je volgende beurt.
    .rule = PIN-4.36
about-trampoline = Je pinguïn springt over één ijsblok naar het vak er vlak achter, voor 1 bewegingspunt.
    .rule = PIN-4.64
about-stop = Een gebeurtenis: wie hem trekt, slaat zijn volgende beurt over.
    .rule = PIN-4.65
about-tear = Een gebeurtenis: wie hem trekt, legt al zijn voorwerpen af.
    .rule = PIN-4.66
about-blizzard = Een gebeurtenis: alle pinguïns trekken zich één kaart terug, en een hele ronde lang geeft elke worp van 2 tot en met 5 twee bewegingspunten minder.
    .rule = PIN-4.70
about-tsunami = Een gebeurtenis: wie hem trekt, draait de kaart onder zijn pinguïn om en de kaarten ernaast.
    .rule = PIN-4.72
about-card-at = Een zeekaart van twaalf vakken. Zolang hij gedekt ligt, is alles zee; een pinguïn ernaast kan hem voor 1 bewegingspunt omdraaien.
    .rule = PIN-4.2
about-thing-ark = Het doel: de eerste pinguïn op een van de twee vakken van de romp wint.
    .rule = PIN-5.1
about-zone-hand = Voorwerpen, die alleen de eigenaar ziet. In elk van je beurten mag je er één gebruiken.
    .rule = PIN-4.57
about-zone-front = Een gebeurtenis die nog voor deze speler geldt.
    .rule = PIN-4.8
about-zone-discards = De gebruikte kaarten. Iedereen mag ze bekijken.
    .rule = PIN-4.57
about-zone-weather = Een gebeurtenis die een ronde lang voor iedereen geldt.
    .rule = PIN-4.69
about-count-round = Een ronde is één beurt van elke speler. Na de laatste ronde komt de zondvloed en wint niemand.
    .rule = PIN-5.4
about-count-deck = De kaarten die nog te trekken zijn: wie zijn beurt op een zoekvak beëindigt, trekt er een.
    .rule = PIN-4.41
about-count-die = Een worp van 2 tot en met 5 geeft evenveel bewegingspunten; een 1 of een 6 geeft vijf stappen voor de zeehond.
    .rule = PIN-4.11
about-count-events = De eerste gebeurtenis maakt de witte pinguïn wakker en elke volgende brengt hem dichter bij de ark, tenzij hij aan deze tafel blijft slapen. Komt hij daar aan, dan wint niemand.
    .rule = PIN-5.2
about-count-cards = Voorwerpen in de hand.
    .rule = PIN-4.44
about-unit-to-ark = Het aantal stappen naar de ark, zonder te letten op wat ertussen ligt.
    .rule = PIN-4.7
about-ground-sea = Water. Een pinguïn mag zwemmen, maar eindigt zijn beurt hier, dan moet hij terug naar de iglo, tenzij een reddingsboei hem redt.
    .rule = PIN-4.34
about-ground-ice = Vaste grond: hier is een pinguïn veilig voor het water.
    .rule = PIN-4.1
about-ground-search = Vaste grond. Heeft je pinguïn bewogen en eindigt zijn beurt hier, dan trek je een zoekkaart.
    .rule = PIN-4.41
about-ground-search-inuk = { about-ground-search }
    .rule = PIN-4.41
about-ground-search-sled = { about-ground-search }
    .rule = PIN-4.41
about-ground-seal-hole = Vaste grond. Komt deze kaart open te liggen, dan gaat de zeehond meteen hierheen; ook een vis kan hem hierheen sturen.
    .rule = PIN-4.48
about-ground-ice-block = Niemand kan erop. Met een trampoline komt een pinguïn eroverheen.
    .rule = PIN-4.15
about-down = Zolang deze kaart gedekt ligt, zijn alle vakken erop zee.
    .rule = PIN-4.2
about-seen = Deze kaart is al eens gezien. Komt hij weer open te liggen, dan laat hij hetzelfde zien.
    .rule = PIN-4.46
about-reach = Met de volgende worp kan de zeehond hier komen.
    .rule = PIN-4.22
about-warning = Een worp van 1 of 6 kan de zeehond bij deze pinguïn brengen.
    .rule = PIN-4.28
about-road = Waar een sneeuwbal of een sneeuwstorm deze pinguïn heen zou sturen.
    .rule = PIN-4.52
about-legend-walk-main =
    .rule = PIN-4.14
about-legend-walk-second =
    .rule = PIN-4.34
about-legend-walk-target =
    .rule = PIN-4.18
about-legend-jump-main =
    .rule = PIN-4.64
about-legend-seal-to-main =
    .rule = PIN-4.23
about-legend-seal-to-target =
    .rule = PIN-4.26
about-legend-pick-main =
    .rule = PIN-4.54
about-legend-seen =
    .rule = PIN-4.46

# what holds now

now-events-left = { $left ->
    [one] Met de volgende gebeurtenis bereikt de witte pinguïn de ark.
   *[other] Na nog { $left } gebeurtenissen bereikt de witte pinguïn de ark.
}
now-asleep = Aan deze tafel blijft de witte pinguïn slapen.
now-on-ark = De zeehond is op de ark: daar zit hij niemand in de weg.
now-turns-left = { $turns ->
    [one] Hij duurt nog één beurt.
   *[other] Hij duurt nog { $turns } beurten.
}
now-object-used = Je kunt deze beurt geen voorwerp meer gebruiken: je hebt er al een gebruikt.

# reasons of hints

reason-way-brings = { $by ->
    [one] 1 vak dichter bij de ark
   *[other] { $by } vakken dichter bij de ark
}
reason-way-keeps = een betere weg naar de ark dan anders
reason-way-costs = { $by ->
    [one] 1 vak verder van de ark
   *[other] { $by } vakken verder van de ark
}
reason-way-prevents = { $by ->
    [one] { $who } komt 1 vak verder van de ark
   *[other] { $who } komt { $by } vakken verder van de ark
}
reason-way-risks = { $by ->
    [one] { $who } kan je 1 vak terugzetten
   *[other] { $who } kan je { $by } vakken terugzetten
}
reason-stop-keeps = je slaat minder beurten over
reason-stop-costs = je slaat een beurt over
reason-stop-prevents = { $who } slaat een beurt over
reason-afloat-brings = weer op vaste grond
reason-afloat-keeps = je blijft op vaste grond
reason-afloat-costs = drijvend: volgende beurt moet je vaste grond bereiken
reason-seal-brings = verder van de zeehond
reason-seal-keeps = je blijft veiliger voor de zeehond
reason-seal-costs = de zeehond is dicht bij je
reason-seal-prevents = de zeehond komt dicht bij { $who }
reason-seal-risks = { $who } kan de zeehond dicht bij je brengen
reason-hand-brings = { $by ->
    [one] je krijgt een voorwerp
   *[other] je krijgt { $by } voorwerpen
}
reason-hand-keeps = houdt meer voorwerpen voor je
reason-hand-costs = { $by ->
    [one] kost een voorwerp
   *[other] kost { $by } voorwerpen
}
reason-hand-prevents = { $by ->
    [one] { $who } verliest een voorwerp
   *[other] { $who } verliest { $by } voorwerpen
}
reason-promise-keeps = betere vakken binnen bereik deze beurt

# warnings

warning-sent-home = Je pinguïn moet terug naar de iglo.
warning-water = Vanaf daar kom je deze beurt niet meer uit het water: je pinguïn moet terug naar de iglo.
warning-own-penguin = De zeehond bereikt je eigen pinguïn: die moet terug naar de iglo.
warning-last-event = Je zoekt hier, en bij nog één gebeurtenis is het spel afgelopen: niemand wint.

# where a penguin goes

step-walk-water = gaat het water in, van { $start } naar { $cell }
step-walk-search = gaat naar het zoekvak, van { $start } naar { $cell }
step-jump-water = springt over een ijsblok het water in, van { $start } naar { $cell }
step-jump-search = springt over een ijsblok naar het zoekvak, van { $start } naar { $cell }

# why it ended

ending-ark = Een pinguïn heeft de ark bereikt.

# standing orders: questions, and the answers that can be given in advance

order-fish = Als de zeehond mijn pinguïn bereikt
order-fish-discard = Geef een vis als ik er een heb, anders terug naar de iglo
order-fish-decline = Terug naar de iglo
order-belt = Als mijn pinguïn in het water ligt
order-belt-discard = Gebruik een reddingsboei als ik er een heb, anders terug naar de iglo
order-belt-decline = Terug naar de iglo
