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

# the game and its options

game-title = Iglu Iglu
game-line = Laat het ijs smelten, ga op tijd op jacht en houd een eiland voor jezelf.
option-serious = Variant voor gevorderden
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

step-first = { $colour } begint
step-fish = { $animal } zwemt naar { $cell }
step-place = zet een Inuit op { $cell }
step-melt-ice = laat { $cell } smelten
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
step-drift = duwt { $cell } naar het { $way }
step-displace = laat { $animal } opzijgaan naar { $cell }
step-walk = loopt van { $start } naar { $cell }
step-walk-bear = loopt van { $start } naar { $cell } en doodt de beer
step-kayak = peddelt van { $start } naar { $cell }
step-kayak-bear = peddelt van { $start } naar { $cell } en doodt de beer
step-hunt = vangt { $animal } op { $cell }
step-harpoon = pakt { $animal } op { $cell } met een Harpoen
step-build-igloo = bouwt een iglo op { $cell }
step-answer-harpoon = doodt de beer met een Harpoen
step-answer-decline = speelt geen Harpoen
step-flee = zet een Inuit van { $colour } op { $cell }
step-end-turn = beëindigt de beurt

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
count-meltable = nu te smelten
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
key-ice = schots, dicht
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

# warnings

warning-corner = Op een landhoek telt deze Inuit voor geen enkel eiland mee.
warning-melts-own = Op deze schots staat je eigen Inuit: die moet naar een landhoek.
warning-bear-own = De beer valt je eigen Inuit aan.
warning-flee = Als niemand anders een Harpoen speelt, vlucht je Inuit naar een landhoek.
warning-hunt-left = { $count ->
    [one] Er valt nog iets te jagen, en 1 actiepunt gaat verloren.
   *[other] Er valt nog iets te jagen, en { $count } actiepunten gaan verloren.
}
