# things

thing-inuit = Inuit
thing-igloo = iglo
thing-igloos = { $count ->
    [one] iglo
   *[other] iglo’s
}
thing-fish = vis
thing-fox = vos
thing-fish1 = { $count ->
    [one] vis (1)
   *[other] vissen (1)
}
thing-fish2 = { $count ->
    [one] vis (2)
   *[other] vissen (2)
}
thing-fish3 = { $count ->
    [one] vis (3)
   *[other] vissen (3)
}
thing-fox1 = { $count ->
    [one] vos (1)
   *[other] vossen (1)
}
thing-fox2 = { $count ->
    [one] vos (2)
   *[other] vossen (2)
}
thing-fox3 = { $count ->
    [one] vos (3)
   *[other] vossen (3)
}
thing-bear = { $count ->
    [one] ijsbeer
   *[other] ijsberen
}
thing-melt = Smelten
thing-energy = Energie
thing-energy1 = Energie +1
thing-energy2 = Energie +2
thing-energy3 = Energie +3
thing-harpoon = { $count ->
    [one] Harpoen
   *[other] Harpoenen
}
thing-animals = Dieren verplaatsen
thing-points = { $count ->
    [one] actiepunt
   *[other] actiepunten
}
thing-tile-fish1 = Vissen (1)
thing-tile-fish2 = Vissen (2)
thing-tile-fish3 = Vissen (3)
thing-tile-bear = IJsbeer
thing-tile-drift = Afdrijven
thing-tile-glacier = Gletsjer
thing-tile-melt = Smelten
thing-tile-energy1 = Energie +1
thing-tile-energy2 = Energie +2
thing-tile-energy3 = Energie +3
thing-tile-harpoon = Harpoen
thing-tile-animals = Dieren verplaatsen
colour-red = rood
colour-blue = blauw
colour-yellow = geel
colour-green = groen
way-n = noorden
way-e = oosten
way-s = zuiden
way-w = westen
list-and = { $first } en { $second }
list-comma = { $first }, { $second }
several = { $number ->
    [1] { $thing }
   *[other] { $number } { $thing }
}

# the game and its options

game-title = Iglu Iglu
game-line = Laat het ijs smelten, ga op tijd op jacht en houd een eiland voor jezelf.
option-serious = Variant voor serieuze spelers
option-closed_igloos = Gesloten iglo’s
option-island_scoring = Waarde van de eilanden
option-island_scoring-square = Grootte maal zichzelf, als je er alleen bent
option-island_scoring-table = Volgens een tabel
option-animal_ban = Verboden voor beren en vossen
option-animal_ban-centre = De vier velden van het midden
option-animal_ban-none = Alleen de landhoeken
option-half_rounding = Afronding van halve punten
option-half_rounding-down = Naar beneden
option-half_rounding-up = Naar boven
option-first_player = Startspeler
option-first_player-seat0 = Rood
option-first_player-random = Door loting

# prompts

prompt-first = Wie begint?
prompt-first-detail = Het toeval kiest de startspeler.
prompt-fish = Er komen vissen tevoorschijn
prompt-fish-detail = Het toeval trekt ze uit de voorraad.
prompt-place = Zet een Inuit op de buitenring
prompt-place-detail = Elk veld van de ring mag, ook een bezet veld.
prompt-melt = Laat een schots smelten
prompt-melt-detail = Kies een gemarkeerde schots.
prompt-melt-or-play = Kies een gemarkeerde schots, of speel eerst de tegel Smelten of Dieren verplaatsen.
prompt-tile = Er wordt een schots opgepakt
prompt-tile-detail = Alleen wie de schots laat smelten, bekijkt eerst de onderkant.
prompt-fox = Op de gletsjer verschijnt een vos
prompt-fox-detail = Het toeval trekt hem uit de voorraad.
prompt-drift = Duw een rij schotsen
prompt-drift-detail = Kies een schots en dan het veld ernaast waar hij heen moet.
prompt-displace = Laat { $animal } op { $cell } opzijgaan
prompt-displace-detail = Er komt een schots op dit veld.
prompt-move-animal = Verplaats dieren
prompt-move-animal-detail = Kies een dier en dan een aangrenzend veld.
prompt-answer = Een beer valt aan op { $cell }
prompt-answer-detail = Speel een Harpoen, of laat het aan de anderen over.
prompt-flee = Een Inuit van { $colour } vlucht
prompt-flee-detail = Zet hem op een van de vier landhoeken.
prompt-act = Verplaats je Inuit, jaag of bouw
prompt-act-detail = Kies een Inuit, een dier, je iglo’s of een bewaartegel.
prompt-over = Het spel is afgelopen
prompt-played = Deze beurt gespeeld: { $types }.

# choices

choice-walk = Lopen
choice-kayak = Kajak
choice-hunt = Jagen: { $animal }
choice-harpoon = Harpoen: { $animal }
choice-answer-harpoon = Harpoen spelen
choice-answer-decline = Geen Harpoen
choice-end-turn = Beurt beëindigen

# log

one-fish1 = een vis (1)
one-fish2 = een vis (2)
one-fish3 = een vis (3)
one-fox1 = een vos (1)
one-fox2 = een vos (2)
one-fox3 = een vos (3)
one-bear = een ijsbeer
step-first = { $colour } begint
step-fish = { $animal } zwemt naar { $cell }
step-place = zet een Inuit op { $cell }
step-melt-ice = laat de schots op { $cell } smelten
step-tile-fish1 = één vis op { $cell }
step-tile-fish2 = twee vissen op { $cell }
step-tile-fish3 = drie vissen op { $cell }
step-tile-bear = een ijsbeer op { $cell }
step-tile-drift = Afdrijven
step-tile-glacier = een gletsjer op { $cell }
step-tile-melt = een bewaartegel: Smelten
step-tile-energy1 = een bewaartegel: Energie +1
step-tile-energy2 = een bewaartegel: Energie +2
step-tile-energy3 = een bewaartegel: Energie +3
step-tile-harpoon = een bewaartegel: Harpoen
step-tile-animals = een bewaartegel: Dieren verplaatsen
step-tile-red = een schots met rode rand
step-fox = { $animal } op { $cell }
step-play-melt = speelt Smelten op { $cell }
step-play-animals = speelt Dieren verplaatsen
step-play-energy = speelt Energie +{ $value }
step-move-animal = verplaatst { $animal } van { $start } naar { $cell }
step-drift = duwt de schots op { $cell } naar het { $way }
step-displace = laat { $animal } opzijgaan naar { $cell }
step-walk = zet een Inuit van { $start } op { $cell }
step-walk-bear = zet een Inuit van { $start } bij de beer op { $cell } en doodt hem
step-kayak = laat een Inuit van { $start } naar { $cell } peddelen
step-kayak-bear = laat een Inuit van { $start } naar de beer op { $cell } peddelen en doodt hem
step-hunt = vangt { $animal } op { $cell }
step-harpoon = pakt { $animal } op { $cell } met een Harpoen
step-build-igloo = bouwt een iglo op { $cell }
step-answer-harpoon = doodt de beer met een Harpoen
step-answer-decline = speelt geen Harpoen
step-flee-bear = zet een Inuit van { $colour } op { $cell }, weg van de beer
step-flee-melt = zet een Inuit van { $colour } op { $cell }, weg van de gesmolten schots
step-end-turn = beëindigt de beurt
step-then = { $step }; { $then }
then-eaten = de beer eet { $animals } op
then-melted = met de schots uit het spel: { $animals }

# table

zone-kept = Bewaartegels
zone-hunted = Buit
zone-stock = Nog te bouwen iglo’s
points = Punten
points-now = Als het nu eindigt
points-islands = Eilanden
points-hunted = Buit
unit-points = { $count ->
    [one] punt
   *[other] punten
}
unit-points-now = { $count ->
    [one] punt nu
   *[other] punten nu
}
unseen = Schotsen die je nog niet kent
count-turn = Beurt
count-free = vrije schotsen
count-meltable = kunnen nu smelten
count-inuit = Inuit op het ijs
count-igloos = iglo’s over
count-kept = bewaartegels
seat-place = { $place ->
    [1] winnaar
   *[other] plaats { $place }
}
seat-points = { $points ->
    [one] nog 1 actiepunt
   *[other] nog { $points } actiepunten
}
seat-melting = laat een schots smelten
seat-acting = aan de beurt
seat-asked = krijgt een vraag
seat-placing = zet een Inuit neer
seat-waiting = wacht
banner-ring = Er ligt geen vrije schots aan zee: laat er een op de buitenring smelten.
layer-islands = Eilanden en hun punten
layer-ring = Buitenring
layer-banned = Verboden voor beren en vossen
mark-island = { $size ->
    [one] Een eiland van één schots
   *[other] Een eiland van { $size } schotsen
}
mark-covered = Dit veld wordt bedekt
legend-place = Zet hem hier
legend-melt-ice = Kan smelten
legend-move-animal = Hier kun je een dier verplaatsen
legend-drift = Hier kun je duwen
legend-displace = Kan hierheen
legend-flee = Landhoek om naartoe te vluchten
legend-walk = Loop hierheen
legend-kayak = Kajak: peddel hierheen
legend-hunt = Jagen; het getal is de prijs in AP

# drawing in text

short-fish = vi
short-fox = vo
short-bear = be
key-land = land (hoek)
key-sea = zee
key-ice = schots, gedekt
key-glacier = gletsjer
key-centre = rond het midden
key-fish = een vis van 3 en een van 1
key-fox = een vos van 3 en een van 1
key-inuk = Inuit ({ $colour })
key-igloo = iglo ({ $colour })
ending-melted = Er kon geen schots meer smelten.

# refusals

refuse-over = Het spel is afgelopen.
refuse-other-step = Er wordt nu iets anders gevraagd.
refuse-melt-first = Je moet eerst een schots laten smelten.
refuse-phase-2 = Deze tegel kun je pas na het smelten spelen.
refuse-no-such-seat = Die speler is er niet.
refuse-none-left = Daar is er geen meer van over.
refuse-sea = Op { $cell } ligt geen ijs.
refuse-glacier = { $cell } is een gletsjer: die smelt nooit.
refuse-occupied = { $cell } is bezet ({ $by }) en kan dus niet smelten.
refuse-not-at-sea = { $cell } ligt niet aan zee.
refuse-not-on-ring = { $cell } ligt niet op de buitenring; daar moet nu een schots smelten.
refuse-not-kept = Je hebt geen tegel { $tile } in je hand.
refuse-type-played = Je hebt deze beurt al een tegel { $tile } gespeeld.
refuse-igloo-holds = Door een iglo kan { $cell } niet smelten.
refuse-no-animal-moves = Geen enkel dier kan worden verplaatst.
refuse-no-such-animal = Op { $cell } is geen { $animal }.
refuse-fish-swim = Vissen blijven in zee, en { $cell } is geen zee.
refuse-foxes-walk = Vossen blijven op het ijs, en { $cell } is geen ijs.
refuse-banned = { $cell } is verboden voor beren en vossen ({ $animal }).
refuse-another-bear = Op { $cell } is al een andere beer.
refuse-no-tile = Op { $cell } ligt geen schots om te duwen.
refuse-no-room-to-drift = De schotsen vanaf { $cell } zouden op land of van het bord worden geduwd.
refuse-no-way-out = Dit dier op { $cell } kan nergens heen: { $animal }.
refuse-not-adjacent = { $cell } grenst niet aan { $start }.
refuse-not-sea = { $cell } is geen zee.
refuse-too-few-points = Dit kost { $cost } AP; je hebt er { $left }.
refuse-no-inuk = Je hebt geen Inuit op { $cell }.
refuse-no-ground = { $cell } is zee: daar kan geen Inuit staan.
refuse-kayak-lands = Een kajaktocht eindigt op ijs of land, en { $cell } is zee.
refuse-no-common-sea = Van { $start } naar { $cell } is er geen vaarweg zonder beren.
refuse-closed-igloo = De iglo op { $cell } is van een andere stam en dus gesloten.
refuse-bear-there = Op { $cell } is een beer, en je hebt geen Harpoen om te spelen.
refuse-bear-at-sea = Op een beer in zee kun je niet jagen.
refuse-not-on-tile = Geen van je Inuit staat op { $cell }.
refuse-not-beside-fish = Geen van je Inuit staat naast { $cell }.
refuse-others-there = Op { $cell } staan Inuit van een andere stam.
refuse-igloo-there = Op { $cell } staat al een iglo.
refuse-no-igloo-left = Je hebt al je iglo’s gebouwd.

# what is in the box

component-tile = Tegels
component-token = Dieren
component-inuit = Inuit

# a second melt

refuse-already-melted = Je hebt deze beurt al een schots laten smelten.

# effects of options and presets
option-serious-effect = De twee regels waarmee de auteurs het spel oorspronkelijk maakten
option-serious-true-effect = Voor tactische spelers: andermans iglo’s zijn gesloten en eilanden tellen volgens een tabel
option-serious-false-effect = De regels zoals ze zijn uitgegeven
option-closed_igloos-effect = Of je een veld met een iglo van een ander mag betreden
option-closed_igloos-true-effect = Je Inuit mogen een veld met een iglo van een ander niet betreden
option-closed_igloos-false-effect = Iglo’s houden niemand tegen
option-island_scoring-effect = Hoeveel punten een eiland aan het einde waard is
option-island_scoring-square-effect = Een eiland van 5 is 5 punten waard, of 25 als je er alleen bent
option-island_scoring-table-effect = 1, 3, 6, 10, 15 of 21 punten naar grootte, ook als je er alleen bent
option-animal_ban-effect = Op welke velden beren en vossen nooit komen
option-animal_ban-centre-effect = Op de vier velden in het midden komen geen beren en vossen
option-animal_ban-none-effect = Beren en vossen mogen overal komen, behalve op de landhoeken
option-half_rounding-effect = Wat de tweede plaats waard is op een eiland van oneven grootte
option-half_rounding-down-effect = De helft van 5 punten is 2
option-half_rounding-up-effect = De helft van 5 punten is 3
option-first_player-effect = Wie begint
option-first_player-seat0-effect = Wie op de eerste stoel zit, begint
option-first_player-random-effect = Wordt aan het begin van de partij geloot
preset-first-effect = Twee stammen en veel ijs: de regels zoals uitgegeven
preset-full-effect = De regels zoals uitgegeven, voor twee tot vier; geen optie en geen aantal spelers maakt het korter
preset-recommended-effect = Voor tactische spelers: gesloten iglo’s en een vaste waarde voor elk eiland

# what things are and do

about-inuit = De leden van een stam. Ze lopen, peddelen, jagen en bouwen met actiepunten; aan het einde heeft elk van hen sterkte 1 op zijn eiland.
    .rule = IGL-4.70
about-igloo = Kost 3 actiepunten, op een schots waar alleen je eigen Inuit staan. Die schots smelt niet, je Inuit schuilen er voor beren, en de iglo heeft sterkte 2 op het eiland.
    .rule = IGL-4.87
about-fish = Zwemt in zee. Een Inuit op een schots of landhoek ernaast kan erop jagen: dat kost zijn waarde in actiepunten en levert evenveel punten op.
    .rule = IGL-4.82
about-fox = Leeft op het ijs. Een Inuit op dezelfde schots kan erop jagen: dat kost zijn waarde in actiepunten en levert evenveel punten op.
    .rule = IGL-4.81
about-bear = Wordt hij naar dieren of Inuit verplaatst, dan valt hij aan: dieren zijn uit het spel, Inuit vluchten naar de landhoeken. Alleen een Harpoen doodt hem.
    .rule = IGL-4.58
about-melt = Haalt een gedekte schots aan zee weg, ook met Inuit of dieren erop, maar niet onder een iglo. De dieren zijn uit het spel, de Inuit gaan naar landhoeken die jij kiest.
    .rule = IGL-4.47
about-energy = Geeft je deze beurt zoveel extra actiepunten als de tegel aangeeft. Je speelt hem nadat je een schots hebt laten smelten.
    .rule = IGL-4.52
about-harpoon = Pakt één dier binnen bereik zonder actiepunten, ook een beer. Je kunt er ook het veld van een beer mee betreden of, wie er ook aan de beurt is, de aanval van een beer mee beantwoorden.
    .rule = IGL-4.84
about-move-animals = Geeft je drie bewegingspunten: met elk punt gaat een dier één veld verder. Je verdeelt ze over één, twee of drie dieren en moet ze alle drie gebruiken, als dat kan.
    .rule = IGL-4.53
about-glacier = IJs dat nooit smelt. Voor lopen, bouwen en eilanden is het een schots zoals elke andere.
    .rule = IGL-4.25
about-zone-kept = Tegels met een rode rand, die alleen de eigenaar ziet. In je beurt mag je er meerdere spelen, maar nooit twee van dezelfde soort.
    .rule = IGL-4.40
about-zone-hunted = Buitgemaakte dieren. Elk dier levert aan het einde zijn waarde op.
    .rule = IGL-5.5
about-zone-stock = De iglo’s die de speler nog kan bouwen, voor 3 actiepunten per stuk.
    .rule = IGL-4.86
about-count-turn = In elke beurt smelt er een schots, daarna heeft de speler 3 actiepunten.
    .rule = IGL-4.10
about-count-free = Gedekte schotsen waar niets op staat. Kan geen daarvan meer smelten, dan is het spel afgelopen.
    .rule = IGL-5.1
about-count-meltable = Schotsen die aan het begin van een beurt kunnen smelten: gedekt, vrij en aan zee of, als die er niet zijn, op de buitenring.
    .rule = IGL-4.14
about-count-inuit = De Inuit die op ijs staan. Wie op een landhoek staat, telt voor geen enkel eiland mee.
    .rule = IGL-5.9
about-count-igloos = De iglo’s die de speler nog kan bouwen.
    .rule = IGL-4.86
about-count-kept = Tegels met een rode rand in de hand. Iedereen ziet hoeveel, alleen de eigenaar ziet welke.
    .rule = IGL-4.40
about-unit-points = Buit en eilanden samen.
    .rule = IGL-5.4
about-unit-points-now = Wat de speler zou hebben als het spel nu eindigde: buit en eilanden. Eilanden veranderen telkens als er iets smelt.
    .rule = IGL-5.4
about-ground-land = Een landhoek, altijd land. Inuit kunnen er staan en vissen, maar hij hoort bij geen enkel eiland, en beren en vossen komen er nooit.
    .rule = IGL-4.75
about-ground-sea = Open zee. Hier zwemmen vissen en beren; Inuit steken de zee alleen met de kajak over.
    .rule = IGL-4.2
about-ground-tile = Een gedekte ijsschots: niemand weet wat hij brengt als hij smelt.
    .rule = IGL-4.4
about-ground-glacier = { about-glacier }
    .rule = IGL-4.25
about-ground-sea-marked = Zee in het midden van het bord. Hier komen nooit beren of vossen, tenzij je zonder het verbod speelt.
    .rule = IGL-3.1
about-ground-tile-marked = Een schots die naar het midden is gedreven. Hier komen nooit beren of vossen, tenzij je zonder het verbod speelt.
    .rule = IGL-4.8
about-ground-glacier-marked = { about-glacier }
    .rule = IGL-4.25
about-mark-island = Schotsen die aan elkaar grenzen, zijn samen één eiland. Het levert punten op voor de stammen erop, het meest voor wie er alleen is.
    .rule = IGL-5.6
about-layer-ring = De buitenste watervelden. Hier beginnen de Inuit, en is er aan zee geen schots vrij, dan smelt er een van deze.
    .rule = IGL-3.1
about-layer-banned = Hier komen beren en vossen nooit.
    .rule = IGL-4.8
about-arrow = Een schots die je kunt duwen, en waar hij heen zou gaan. Alle schotsen ervoor schuiven mee.
    .rule = IGL-4.28
about-mark-covered = Een schots gaat dit veld bedekken, dus moeten de dieren hier eerst opzij.
    .rule = IGL-4.32
about-legend-place =
    .rule = IGL-3.8
about-legend-melt-ice = Een gedekte schots waar niets op staat, aan zee.
    .rule = IGL-4.14
about-legend-move-animal =
    .rule = IGL-4.53
about-legend-drift =
    .rule = IGL-4.28
about-legend-displace =
    .rule = IGL-4.32
about-legend-flee =
    .rule = IGL-4.64
about-legend-walk = Naar een schots of landhoek ernaast, voor 1 actiepunt.
    .rule = IGL-4.72
about-legend-kayak = Over één zeegebied zonder beren, voor 3 actiepunten.
    .rule = IGL-4.76
about-legend-hunt = Je betaalt de waarde van het dier in actiepunten en krijgt aan het einde evenveel punten.
    .rule = IGL-4.80

# what holds now

now-worth = { $points ->
    [one] 1 punt waard voor wie hem doodt.
   *[other] { $points } punten waard voor wie hem doodt.
}
now-melt-first = Je kunt hem nog niet spelen: laat eerst een schots smelten.
now-played = Je kunt er deze beurt geen meer spelen: je hebt er al een van deze soort gespeeld.

# grounds

ground-land = land
ground-sea = zee
ground-tile = gedekte schots
ground-glacier = gletsjer
ground-sea-marked = zee, midden
ground-tile-marked = gedekte schots, midden
ground-glacier-marked = gletsjer, midden

# reasons of hints

reason-hunted-brings = { $by ->
    [one] 1 punt voor je buit
   *[other] { $by } punten voor je buit
}
reason-near-brings = { $count ->
    [one] prooi van 1 punt meteen binnen bereik
   *[other] prooi van { $count } punten meteen binnen bereik
}
reason-near-keeps = houdt meer prooi voor je om meteen te bejagen
reason-near-prevents = { $by ->
    [one] 1 punt aan prooi minder binnen bereik van { $who }
   *[other] { $by } punten aan prooi minder binnen bereik van { $who }
}
reason-kept-brings = een bewaartegel voor jou
reason-kept-keeps = je bewaart je tegel voor later
reason-islands-brings = { $by ->
    [one] 1 punt meer van eilanden die standhouden
   *[other] { $by } punten meer van eilanden die standhouden
}
reason-islands-keeps = houdt meer punten van eilanden die standhouden
reason-islands-costs = { $by ->
    [one] 1 punt minder van eilanden die standhouden
   *[other] { $by } punten minder van eilanden die standhouden
}
reason-islands-prevents = { $by ->
    [one] 1 punt minder van eilanden voor { $who }
   *[other] { $by } punten minder van eilanden voor { $who }
}
reason-islands-risks = { $by ->
    [one] { $who } kan je 1 punt van eilanden kosten
   *[other] { $who } kan je { $by } punten van eilanden kosten
}
reason-squares-brings = { $by ->
    [one] alleen op een eiland: 1 punt meer, als dat zo blijft
   *[other] alleen op een eiland: { $by } punten meer, als dat zo blijft
}
reason-squares-keeps = je blijft alleen op een eiland
reason-squares-costs = { $by ->
    [one] 1 punt minder voor eilanden waar je alleen bent
   *[other] { $by } punten minder voor eilanden waar je alleen bent
}
reason-squares-prevents = { $by ->
    [one] { $who } krijgt 1 punt minder voor eilanden zonder anderen
   *[other] { $who } krijgt { $by } punten minder voor eilanden zonder anderen
}
reason-squares-risks = { $by ->
    [one] { $who } kan op jouw eiland komen: 1 punt minder
   *[other] { $who } kan op jouw eiland komen: { $by } punten minder
}
reason-wide-keeps = meer prooi op één stap van je Inuit
reason-folk-keeps = je Inuit zijn dichter bij prooi

# warnings

warning-corner = Op een landhoek telt deze Inuit voor geen enkel eiland mee.
warning-melts-own = Op deze schots staat je eigen Inuit: die moet naar een landhoek.
warning-bear-own = De beer valt je eigen Inuit aan.
warning-flee = Als niemand anders een Harpoen speelt, vlucht je Inuit naar een landhoek.
warning-hunt-left = { $count ->
    [one] Je kunt nog een dier vangen, en 1 actiepunt vervalt.
   *[other] Je kunt nog een dier vangen, en { $count } actiepunten vervallen.
}

# standing orders: questions, and the answers that can be given in advance

order-answer = Als een beer mijn Inuit aanvalt
order-answer-harpoon = Speel een Harpoen als ik er een heb, anders niet
order-answer-decline = Geen Harpoen
order-flee = Als een Inuit van mij moet vluchten
order-flee-a1 = Vlucht naar a1
order-flee-h1 = Vlucht naar h1
order-flee-a8 = Vlucht naar a8
order-flee-h8 = Vlucht naar h8
