# things

thing-water = water
thing-fish = water met visjes
thing-land = land
thing-mountain = berg
thing-berry = blauwe besjes
thing-torch = { $count ->
    [one] fakkel
   *[other] fakkels
}
thing-rope = { $count ->
    [one] touw
   *[other] touwen
}
thing-bear_cave = berenhol
thing-empty = lege grot
thing-puppet = poppetje
thing-bear = { $count ->
    [one] ijsbeer
   *[other] ijsberen
}
thing-igloo = iglo
thing-energy = energie
thing-fee = { $count ->
    [one] grotvondst als tol
   *[other] grotvondsten als tol
}
thing-orange = oranje
thing-white = wit
thing-brown = bruin
thing-grey = grijs
thing-black = zwart
colour-orange = { thing-orange }
colour-white = { thing-white }
colour-brown = { thing-brown }
colour-grey = { thing-grey }
colour-black = { thing-black }
piece-puppet = { $colour } poppetje
piece-igloo = { $count ->
    [one] iglo ({ $colour })
   *[other] iglo’s ({ $colour })
}
piece-bear = ijsbeer { $number }
piece-bear-fed = ijsbeer { $number }, blijft voorgoed bij de visjes

# the game and its options

game-title = Ice Hike
game-line = Een wedloop over de bevroren zee: bouw onderweg aan het landschap en pas op voor de beren.
option-length = Speelduur
option-length-normal = Normaal
option-length-short = Korter
option-play_on = Doorspelen om de andere plaatsen
option-end_cap_rounds = Hoogste aantal rondes na de laatste tegel

# prompts

prompt-draw-tile = Er wordt een tegel getrokken
prompt-draw-tile-detail = Het toeval kiest uit de stapel.
prompt-draw-cube = Er wordt een blokje voor de berg getrokken
prompt-draw-cube-detail = Het toeval kiest uit de grabbelzak.
prompt-place = Leg deze tegel: { $tile }
prompt-place-detail = Kies een van de gemarkeerde velden.
prompt-place-berry = Leg deze tegel: { $tile }, met blauwe besjes in de grot
prompt-place-berry-detail = Kies een van de gemarkeerde velden. Wie de grot doorzoekt, krijgt de vondst.
prompt-place-torch = Leg deze tegel: { $tile }, met een fakkel in de grot
prompt-place-torch-detail = Kies een van de gemarkeerde velden. Wie de grot doorzoekt, krijgt de vondst.
prompt-place-rope = Leg deze tegel: { $tile }, met een touw in de grot
prompt-place-rope-detail = Kies een van de gemarkeerde velden. Wie de grot doorzoekt, krijgt de vondst.
prompt-place-bear-cave = Leg deze tegel: { $tile }, met een ijsbeer erop
prompt-place-bear-cave-detail = Kies een van de gemarkeerde velden. Iedereen mag de beer laten lopen.
prompt-place-empty = Leg deze tegel: { $tile }, de grot is leeg
prompt-place-empty-detail = Kies een van de gemarkeerde velden.
prompt-act = Speel met je poppetje ({ $colour })
prompt-act-detail = Loop, bouw, doorzoek een grot of beëindig je beurt. Wie naar beneden skiet, krijgt de energie terug.
prompt-act-open = Speel met je poppetje ({ $colour }) of met een beer
prompt-act-open-detail = Kies je poppetje of een beer en dan een veld. Met allebei spelen mag niet.
prompt-act-mixed = De beer heeft gelopen: eet besjes of beëindig de beurt
prompt-act-mixed-detail = Met de energie daarvan mag het poppetje ({ $colour }) nog spelen.
prompt-bear = Laat de beer verder lopen of stoppen
prompt-bear-detail = Op de laatste blokkadevrije weg mag hij niet stoppen.
prompt-push = Zet de beer opzij
prompt-push-detail = Kies een van de gemarkeerde velden ernaast.
prompt-pay = Betaal { $owner } tol voor de iglo
prompt-pay-detail = Kies welke grotvondst je afgeeft.
prompt-torch = Een beer valt { $colour } aan: een fakkel gebruiken?
prompt-torch-detail = Eén fakkel verjaagt de beer voor iedereen op dit veld.
prompt-retreat = Waarheen trekt { $colour } zich terug?
prompt-retreat-detail = Naar de starttegel of naar een iglo die achter je ligt; die van een ander kost een grotvondst.
prompt-over = Het spel is afgelopen

# what one can choose without touching the board

choice-build = Iglo bouwen
choice-search = Grot doorzoeken
choice-berry = Besjes eten
choice-end-turn = Beurt beëindigen
choice-bear-stop = Hier stoppen
choice-torch-yes = Fakkel gebruiken
choice-torch-no = Fakkel houden

# the log

step-place =
    legt { $tile ->
        [berg] een berg
       *[other] { $tile }
    } op { $cell }
step-place-find =
    legt { $tile ->
        [berg] een berg
       *[other] { $tile }
    } op { $cell }, in de grot { $find ->
        [fakkel] een fakkel
        [touw] een touw
       *[other] { $find }
    }
step-place-bear =
    legt { $tile ->
        [berg] een berg
       *[other] { $tile }
    } op { $cell }, met een beer
step-step = zet het poppetje van { $start } op { $cell }
step-step-up = klimt met het poppetje van { $start } naar { $cell }
step-step-ski = skiet met het poppetje van { $start } naar { $cell }
step-step-rope = gaat met het poppetje aan een touw van { $start } naar { $cell }
step-step-bear = verjaagt met een fakkel de beer op { $cell }, vanaf { $start }
step-step-igloo = gaat naar de iglo van { $owner } op { $cell }, vanaf { $start }
step-arrive = bereikt de finish op { $cell }
step-build = bouwt een iglo op { $cell }
step-search = doorzoekt de grot op { $cell }: { $find }
step-berry = eet blauwe besjes
step-end-turn = beëindigt de beurt
step-bear = laat de beer van { $start } naar { $cell } lopen
step-bear-attack = valt { $colours } aan met de beer, van { $start } naar { $cell }
list-comma = { $first }, { $second }
step-bear-fish = laat de beer van { $start } naar { $cell } lopen; daar blijft hij bij de visjes
step-bear-stop = laat de beer stoppen op { $cell }
step-push = zet de beer opzij naar { $cell }
step-pay = betaalt aan { $owner }: { $find }
step-torch-yes = verjaagt de beer met de fakkel van { $colour }
step-torch-no = houdt de fakkel van { $colour }
step-retreat-start = trekt zich met { $colour } voor de beer terug naar de starttegel
step-retreat = trekt zich met { $colour } voor de beer terug in de iglo op { $cell }
step-retreat-fee = trekt zich met { $colour } voor de beer terug in de iglo van { $owner } op { $cell }, tegen een grotvondst
step-draw-tile = getrokken: { $tile }
step-draw-cube = in de grot: { $cube }

# seats, counters, zones

seat-waiting = wacht
seat-acting = aan de beurt
seat-next = met { $colour }
seat-no-way = geen uitweg
seat-no-way-of = { $colour }: geen uitweg
seat-arrived = aangekomen, plaats { $place }
seat-place = plaats { $place }
unit-to-go = tot de finish
count-turn = Beurt
count-tiles = Tegels
count-igloos = iglo’s over
count-bears = ijsberen in voorraad
count-cap = beurten tot het einde
zone-finds = Vondsten en iglo’s ({ $colour })
zone-drawn = Getrokken

# banners and the key to the marks

banner-last-tile = De laatste tegel is getrokken
banner-no-tiles = Geen tegels meer: beren lopen niet meer
banner-quiet = Eerste twee beurten: alleen een tegel leggen
banner-mixed = Gemengde beurt: het poppetje speelt alleen met de energie van besjes
mark-reach = Binnen bereik van een beer
mark-no-way = Geen uitweg: vogelvrij
mark-walk-from = Hier begon de beer te lopen
mark-hit = De laatste aanval van de beer
mark-no-stop = Hier mag de beer niet stoppen: laatste blokkadevrije weg
mark-last-road = Laatste blokkadevrije weg van start naar finish
mark-closes-in = Zou { $colour } insluiten
layer-road = Van start naar finish
layer-way = Uitweg: { $colour }
ground-ice = ijs, niveau 1
ground-water-1 = water
ground-fish-water-1 = water met visjes
ground-land-2 = land, niveau 2
ground-mountain-3 = berg, niveau 3
ground-hamlet-2 = start: vissersgehucht, niveau 2
ground-village-2 = finish: dorp, niveau 2
legend-place-main = Leg de tegel hier
legend-step-main = Loop hierheen; het getal is de energie
legend-step-second = Kost een touw of tol
legend-step-target = Zet de beer opzij: kost een fakkel
legend-bear-main = Laat de beer hierheen lopen
legend-bear-target = Aanval
legend-push-main = Zet de beer hier
legend-retreat-main = Trek je hier terug
legend-retreat-second = Hier terugtrekken kost een grotvondst
legend-shut = Moet vrij blijven
legend-warning = Geen uitweg
legend-origin = Hier begon de beer te lopen
legend-entered = De laatste aanval van de beer

# the drawing in text, and the end

short-orange = o
short-white = w
short-brown = b
short-grey = g
short-black = z
short-berry = be
short-torch = fa
short-rope = to
short-start = S
short-finish = F
key-ice = ijs, niveau 1
key-cut = ijs, afgesneden door de rand
key-cave = berg met { $find } in de grot
headline-arrived = { $name } bereikt als eerste de finish
ending-last-one = Er was nog maar één speler onderweg.
ending-no-way = Niemand kon de finish nog bereiken.
ending-cap = Alle rondes na de laatste tegel zijn gespeeld.

# why not

refuse-over = Het spel is afgelopen.
refuse-other-step = Er wordt nu iets anders gevraagd.
refuse-none-left = Hiervan is er geen meer: { $kind }.
refuse-no-find = Dit heb je niet: { $find }.
refuse-no-tile-there = Op { $cell } wordt nooit een tegel gelegd.
refuse-not-free = { $cell } is niet vrij ({ $by }).
refuse-last-road = { $cell } ligt op de laatste blokkadevrije weg van start naar finish.
refuse-closes-in = Dit zou { $puppet } insluiten: de uitweg loopt over { $cell }.
refuse-too-little-energy = Dit kost { $cost } energie, en je hebt nog { $energy }.
refuse-no-igloo-left = Alle iglo’s van deze kleur zijn gebouwd.
refuse-no-building-there = Op { $cell } mag niet gebouwd worden.
refuse-igloo-there = Op { $cell } staat al een iglo.
refuse-edge-of-board = Naast { $cell } houdt het bord op.
refuse-water = { $cell } is water.
refuse-berries-only = Na een berenwandeling speelt het poppetje alleen met de energie van besjes.
refuse-too-steep = { $cell } ligt twee niveaus hoger of lager: je hebt een touw nodig.
refuse-bear-no-torch = Op { $cell } staat een beer en je hebt geen fakkel.
refuse-bear-no-cell = De beer op { $cell } kan nergens heen.
refuse-no-fee = De iglo op { $cell } is van { $puppet }, en je hebt geen grotvondst om mee te betalen.
refuse-nothing-to-find = Op { $cell } is geen grot met een vondst.
refuse-puppet-chosen = Je hebt met het poppetje gespeeld: deze beurt loopt er geen beer.
refuse-bear-has-walked = Deze beurt heeft al een beer gelopen.
refuse-no-tiles-left = Deze beurt is er geen tegel getrokken: beren lopen niet.
refuse-no-such-bear = Beer { $bear } staat niet op het bord.
refuse-bear-on-fish = De beer op { $cell } blijft bij zijn visjes.
refuse-other-bear = Er loopt een andere beer, niet beer { $bear }.
refuse-own-puppet = Op { $cell } staat een poppetje van jezelf.
refuse-bear-in-last-road = Vanaf { $cell } zou de beer de laatste blokkadevrije weg niet meer kunnen verlaten.
refuse-bear-start-finish = Beren komen nooit op start of finish.
refuse-bear-igloo = Op { $cell } staat een iglo: daar komt geen beer in.
refuse-bear-bear = Op { $cell } staat een andere beer.
refuse-bear-water = { $cell } is water zonder visjes.
refuse-bear-too-steep = { $cell } ligt twee niveaus hoger of lager: te steil voor een beer.
refuse-bear-must-go-on = De beer staat op de laatste blokkadevrije weg en moet verder.
refuse-push-back = De beer kan niet naar { $cell }: daar kom je vandaan.
refuse-push-onto-puppet = Op { $cell } staat een poppetje.
refuse-push-into-last-road = Op { $cell } zou de beer op de laatste blokkadevrije weg staan.
refuse-not-built = Deze iglo van { $puppet } is niet gebouwd.
refuse-west-of-finish = De iglo op { $cell } ligt ten westen van de finish: vanaf hier mag alleen { $puppet } zich daar terugtrekken.
refuse-not-back = De iglo op { $cell } ligt niet achter je.

# effects of options and presets
option-length-effect = Hoe ver de finish is en hoeveel tegels er zijn
option-length-normal-effect = Alle 60 tegels; de finish is in het dorp
option-length-short-effect = Minder tegels; de finish is op het kruis, dichter bij de start
option-play_on-effect = Of de wedloop doorgaat na de eerste aankomst
option-play_on-true-effect = De anderen lopen door om de tweede plaats enzovoort
option-play_on-false-effect = Wie als eerste aankomt, wint, en het spel is afgelopen
option-end_cap_rounds-effect = Wanneer een wedloop waarin niemand aankomt, een gelijkspel wordt
option-end_cap_rounds-value-effect = { $value ->
    [one] Eén ronde na de laatste tegel eindigt de wedloop, wie er ook nog onderweg is
   *[other] { $value } rondes na de laatste tegel eindigt de wedloop, wie er ook nog onderweg is
}
preset-first-effect = De kortere route; in je eerste twee beurten leg je alleen een tegel
preset-full-effect = Helemaal naar het dorp, met alle 60 tegels
preset-short-effect = De finish op het kruis en minder tegels

# what things are and do

about-puppet = Het poppetje van een speler. Het heeft 2 energie per beurt om te lopen, te bouwen en grotten te doorzoeken; wie het eerst in het dorp is, wint.
    .rule = ICE-4.31
about-bear = Is van niemand. In plaats van met je poppetje te spelen, mag je hem met 3 energie laten lopen: poppetjes op een veld waar hij komt, moeten zich terugtrekken, tenzij een fakkel hem afweert.
    .rule = ICE-4.32
about-piece-bear-fed = Hij heeft zijn visjes gevonden en blijft hier tot het einde van het spel. Hij valt niemand aan en niemand kan hem nog laten lopen.
    .rule = ICE-4.105
about-igloo = Kost 2 energie om te bouwen. Geen beer komt erin; andere spelers betalen de eigenaar één grotvondst om binnen te gaan, en poppetjes kunnen zich hier terugtrekken.
    .rule = ICE-4.65
about-berry = Eet je ze, dan heeft je poppetje 2 energie extra, ook nadat je een beer hebt laten lopen.
    .rule = ICE-4.74
about-torch = Verjaagt een beer: gebruik hem om het veld van een beer te betreden of als een beer je poppetje aanvalt. Hij werkt één keer.
    .rule = ICE-4.84
about-rope = Brengt je poppetje in één stap twee niveaus omhoog of omlaag. Het werkt één keer.
    .rule = ICE-4.80
about-water = Niveau 1. Poppetjes en beren kunnen er niet in.
    .rule = ICE-4.45
about-fish-water = Niveau 1. Geen poppetje kan erin; een beer wel, en die blijft er dan voorgoed.
    .rule = ICE-4.105
about-land = Niveau 2. Vanaf het ijs omhoog kost 2 energie; weer omlaag naar het ijs is gratis, maar je moet wel 1 energie hebben.
    .rule = ICE-4.42
about-mountain = Niveau 3. Vanaf land klim je erop voor 2 energie, vanaf het ijs alleen met een touw. In de grot kan een vondst liggen.
    .rule = ICE-4.44
about-bear-cave = Op deze berg komt een beer in het spel. Iedereen mag hem laten lopen.
    .rule = ICE-4.14
about-cave = In deze grot ligt niets.
    .rule = ICE-4.13
about-zone-finds = Vondsten, die iedereen kan zien, en de iglo’s die deze kleur nog kan bouwen. Elke vondst kun je één keer gebruiken, of je betaalt er tol mee in de iglo van een ander.
    .rule = ICE-4.71
about-zone-drawn = Wat deze beurt is getrokken en nu wordt gelegd.
    .rule = ICE-4.10
about-count-turn = In elke beurt wordt een tegel gelegd, daarna speelt een poppetje of een beer.
    .rule = ICE-4.1
about-count-tiles = De tegels die nog getrokken worden. Zijn ze op, dan lopen beren niet meer.
    .rule = ICE-4.2
about-count-igloos = De iglo’s die nog gebouwd kunnen worden.
    .rule = ICE-4.63
about-count-bears = De beren die nog niet in het spel zijn. Elk komt met een berenhol.
    .rule = ICE-4.15
about-count-cap = Zijn deze beurten gespeeld zonder winnaar, dan eindigt het spel.
    .rule = ICE-5.4
about-unit-to-go = Hoeveel energie het poppetje minstens nodig heeft om in het dorp te komen, zoals het bord er nu bij ligt. Er zijn geen punten: wie het eerst aankomt, wint.
    .rule = ICE-5.1
about-ground-ice = Bevroren zee, niveau 1. Een stap op hetzelfde niveau kost 1 energie.
    .rule = ICE-4.41
about-ground-water-1 = { about-water }
    .rule = ICE-4.45
about-ground-fish-water-1 = { about-fish-water }
    .rule = ICE-4.105
about-ground-land-2 = { about-land }
    .rule = ICE-4.42
about-ground-mountain-3 = { about-mountain }
    .rule = ICE-4.44
about-ground-hamlet-2 = Hier beginnen alle poppetjes, en elk poppetje dat door een beer wordt verjaagd, kan zich hier terugtrekken. Beren kunnen er niet in.
    .rule = ICE-3.8
about-ground-village-2 = De finish. Het eerste poppetje dat hier komt, wint.
    .rule = ICE-5.1
about-reach = Een beer kan hier in één beurt komen.
    .rule = ICE-4.94
about-warning = Dit poppetje heeft geen uitweg naar de finish en is dus vogelvrij: het mag nog verder worden ingesloten.
    .rule = ICE-4.114
about-origin = Wordt de beer afgeweerd, dan gaat hij hierheen terug.
    .rule = ICE-4.99
about-entered = Hier heeft de beer poppetjes verjaagd. Wordt hij verderop afgeweerd, dan gaat hij hierheen terug.
    .rule = ICE-4.96
about-shut = Hier mag niets komen of stoppen dat de laatste blokkadevrije weg van start naar finish afsluit of een beschermd poppetje insluit.
    .rule = ICE-4.111
about-road = Een weg: velden zonder water, elk hoogstens één niveau hoger of lager dan het volgende.
    .rule = ICE-4.110
about-legend-place-main =
    .rule = ICE-4.16
about-legend-step-main =
    .rule = ICE-4.41
about-legend-step-second =
    .rule = ICE-4.66
about-legend-step-target =
    .rule = ICE-4.84
about-legend-bear-main =
    .rule = ICE-4.90
about-legend-bear-target =
    .rule = ICE-4.96
about-legend-push-main =
    .rule = ICE-4.85
about-legend-retreat-main =
    .rule = ICE-4.101
about-legend-retreat-second =
    .rule = ICE-4.103

# what holds now

now-way = { $energy ->
    [one] Het heeft nog 1 energie nodig tot het dorp.
   *[other] Het heeft nog { $energy } energie nodig tot het dorp.
}
now-no-way = Het heeft nu geen weg naar het dorp.
now-bears-rest = Er loopt geen beer meer: de tegels zijn op.

# reasons of hints

reason-way-brings = { $by ->
    [one] 1 energie dichter bij de finish
   *[other] { $by } energie dichter bij de finish
}
reason-way-keeps = een kortere weg naar de finish dan anders
reason-way-costs = { $by ->
    [one] 1 energie verder van de finish
   *[other] { $by } energie verder van de finish
}
reason-way-prevents = { $by ->
    [one] { $who } heeft 1 energie meer nodig tot de finish
   *[other] { $who } heeft { $by } energie meer nodig tot de finish
}
reason-way-risks = { $by ->
    [one] { $who } kan je weg 1 energie langer maken
   *[other] { $who } kan je weg { $by } energie langer maken
}
reason-no-way-brings = weer een weg naar de finish
reason-no-way-keeps = houdt een weg naar de finish open
reason-no-way-costs = geen weg naar de finish
reason-no-way-prevents = geen weg naar de finish voor { $who }
reason-no-way-risks = { $who } kan je weg naar de finish afsluiten
reason-arriving-brings = genoeg energie om de finish te halen
reason-attack-keeps = minder schade voor je door beren
reason-attack-costs = een beer valt je aan
reason-attack-prevents = een beer valt { $who } aan
reason-attack-risks = { $who } kan je door een beer laten aanvallen
reason-berry-brings = je krijgt blauwe besjes
reason-berry-keeps = je houdt je blauwe besjes
reason-berry-costs = kost je blauwe besjes
reason-rope-brings = je krijgt een touw
reason-rope-keeps = je houdt je touw
reason-rope-costs = kost een touw
reason-torch-brings = je krijgt een fakkel
reason-torch-keeps = je houdt je fakkel
reason-torch-costs = kost een fakkel
reason-igloos-brings = een eigen iglo op het bord
reason-bears-brings = buiten bereik van de beren
reason-bears-keeps = je blijft veiliger voor de beren
reason-bears-costs = binnen bereik van een beer
reason-bears-prevents = { $who } komt binnen bereik van een beer
reason-bears-risks = { $who } kan je binnen bereik van een beer brengen
reason-energy-keeps = houdt meer energie over voor deze beurt

# warnings

warning-no-way = Je eigen poppetje heeft dan geen uitweg meer naar de finish.
warning-retreat = Als niemand anders een fakkel gebruikt, moet je poppetje zich terugtrekken.
warning-start = Helemaal terug naar de starttegel, terwijl er een iglo openstaat.
warning-idle = Je hebt deze beurt nog niets gedaan: { $count } energie gaat verloren.

# why it ended

ending-arrived = Een poppetje heeft de finish bereikt.

# standing orders: questions, and the answers that can be given in advance

order-torch = Als een beer me aanvalt en ik een fakkel heb
order-torch-yes = Fakkel gebruiken
order-torch-no = Fakkel houden
order-retreat = Als ik me voor een beer moet terugtrekken
order-retreat-start = Terug naar de starttegel
