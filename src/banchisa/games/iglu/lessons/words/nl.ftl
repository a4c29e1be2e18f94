# overview

overview-aim = Jaag op dieren en houd eilanden voor jezelf: wie de meeste punten heeft, wint.
overview-counts-1 = Elke vis of vos die je vangt, levert zijn waarde op: 1, 2 of 3 punten.
overview-counts-2 = Een beer levert 4 punten op.
overview-counts-3 = Een eiland voor jou alleen levert zijn grootte maal zichzelf op: 3 schotsen zijn 9 punten.
overview-counts-4 = Op een gedeeld eiland krijgt de sterkste stam 1 punt per schots, de tweede de helft. Een Inuit heeft sterkte 1, een iglo 2.
overview-turn-1 = **Laat** een vrije schots aan zee **smelten**.
overview-turn-2 = **Bekijk** de onderkant. Een gebeurtenis voer je meteen uit; een schots met een rode rand komt in je hand.
overview-turn-3 = **Verplaats** je Inuit. Je hebt 3 actiepunten: een stap kost er 1, een kajaktocht 3.
overview-turn-4 = **Jaag** op vissen naast je en op vossen op je schots. Een dier kost zoveel actiepunten als het waard is.
overview-turn-5 = **Bouw** een iglo voor 3 actiepunten. Zijn schots kan niet meer smelten, en hij is even sterk als twee Inuit.
overview-costs-1 = **Lopen** naar het volgende veld: 1 AP.
overview-costs-2 = **Kajakken** over één zeegebied: 3 AP.
overview-costs-3 = **Jagen** op een vos of vis: zoveel AP als de waarde.
overview-costs-4 = **Bouwen** van een iglo: 3 AP.
overview-costs-5 = **Harpoen:** één dier zonder AP, ook een beer.
overview-end = als er een beurt begint en er geen schots meer is die kan smelten.
overview-mistake = Schotsen van je eiland vrij laten. Liggen ze aan zee, dan kan iedereen ze laten smelten, en je eiland krimpt of valt uiteen.

# melt-and-fish

lesson-melt-and-fish-title = Smelten, lopen, vissen
lesson-melt-and-fish-1-want = Je wilt als eerste bij de vissen zijn.
lesson-melt-and-fish-1-do = Punten krijg je tijdens het spel voor dieren en aan het einde voor eilanden. Eerst zetten alle spelers hun Inuit op de buitenring. De vis van 1 op d4 is het goedkoopst: zet je laatste Inuit onderaan in kolom d.
lesson-melt-and-fish-1-done = Vanaf d1 is het maar twee stappen naar d3, vlak naast die vis.
lesson-melt-and-fish-1-wrong-1 = Vanaf e1 ben je in twee stappen bij de vis van 2 op e4. Maar dan heb je nog 1 actiepunt, en die vis kost er 2. Zet je Inuit één veld verder naar links.
lesson-melt-and-fish-1-wrong-2 = Vanaf a2 ben je pas na vier stappen naast een vis. Kijk onderaan in kolom d.
lesson-melt-and-fish-2-want = Je wilt meer vissen op je weg.
lesson-melt-and-fish-2-do = Elke beurt begint met smelten: je haalt een vrije schots aan zee weg. Je Inuit is op weg naar d3. Naast d3 ligt één schots aan zee: laat die smelten.
lesson-melt-and-fish-2-done = Er is een vis van 2 verschenen. Niemand weet van tevoren wat er onder een schots zit.
lesson-melt-and-fish-2-wrong-3 = Smelt d3, dan komt je Inuit niet verder dan d2 en kan hij niet bij de vis op d4. Laat de schots rechts van d3 smelten.
lesson-melt-and-fish-3-want = Je wilt naar de vis van 1.
lesson-melt-and-fish-3-do = Na het smelten heb je 3 actiepunten. Een stap kost er 1 en gaat omhoog, omlaag, naar links of naar rechts, nooit schuin. Loop met je Inuit van d1 naar d2.
lesson-melt-and-fish-3-done = Eén stap, 1 actiepunt. Je hebt er nog 2.
lesson-melt-and-fish-3-wrong-2 = Vanaf c1 ben je pas na nog drie stappen naast een vis. Loop liever recht omhoog.
lesson-melt-and-fish-4-want = Je wilt naast de vis staan.
lesson-melt-and-fish-4-do = Een vis vang je vanaf een veld ernaast. Loop door naar d3, recht onder de vis van 1.
lesson-melt-and-fish-4-done = Op d3 sta je naast twee vissen: die op d4 en die op e3.
lesson-melt-and-fish-4-wrong-1 = Vanaf e2 kun je alleen bij de vis van 2 op e3, en dan heb je nog maar 1 actiepunt. Loop omhoog naar d3.
lesson-melt-and-fish-5-want = Je wilt je eerste punt.
lesson-melt-and-fish-5-do = Een vis kost zoveel actiepunten als hij waard is, en levert evenveel punten op. Je hebt er nog 1: vang de vis die je kunt betalen.
lesson-melt-and-fish-5-done = 1 actiepunt uitgegeven, 1 punt verdiend.
lesson-melt-and-fish-5-wrong-2 = Dan vervalt je laatste actiepunt, want sparen kan niet. Vang eerst de vis van 1.
lesson-melt-and-fish-6-want = Je wilt dat blauw aan de beurt komt.
lesson-melt-and-fish-6-do = Je actiepunten zijn op. Beëindig je beurt.
lesson-melt-and-fish-6-done = Blauw laat f5 smelten en vindt een gletsjer met een vos. Daarna ben jij weer aan de beurt.
lesson-melt-and-fish-7-want = Je wilt de vis van 2.
lesson-melt-and-fish-7-do = Hij zwemt vlak naast je, op e3. Maar elke beurt begint met smelten, ook als je liever meteen jaagt. Laat de schots op c4 smelten.
lesson-melt-and-fish-7-done = Een vis van 1 op c4, en voor jou 3 nieuwe actiepunten.
lesson-melt-and-fish-8-want = Je wilt er 2 punten bij.
lesson-melt-and-fish-8-do = De vis van 2 zwemt naast je, en je kunt hem betalen. Vang hem.
lesson-melt-and-fish-8-done = 3 punten in twee beurten. Met je laatste actiepunt zou je naar c3 kunnen lopen, vlak naast de vis op c4.

# on-foot-and-by-kayak

lesson-on-foot-and-by-kayak-title = Te voet en met de kajak
lesson-on-foot-and-by-kayak-1-want = Je wilt de vis van 1 op c6.
lesson-on-foot-and-by-kayak-1-do = Op b6 zou je ernaast staan. De weg loopt over b5, waar blauw een Inuit en een iglo heeft, en dat mag. Loop van b4 naar b5.
lesson-on-foot-and-by-kayak-1-done = Andere Inuit, iglo’s en vossen houden je niet tegen. Alleen de zee en beren doen dat.
lesson-on-foot-and-by-kayak-1-wrong-3 = Met de kajak kom je ook op b5, maar dat kost alle 3 je actiepunten. Te voet kost het er 1.
lesson-on-foot-and-by-kayak-2-want = Je wilt naast de vis staan.
lesson-on-foot-and-by-kayak-2-do = Je hebt 2 actiepunten: één voor een stap, één voor de vis. Loop omhoog naar b6.
lesson-on-foot-and-by-kayak-2-done = Vanaf b6 betaal je de vis met je laatste actiepunt.
lesson-on-foot-and-by-kayak-2-wrong-2 = Op a5 sta je naast geen enkele vis. Zet een stap omhoog, naar b6.
lesson-on-foot-and-by-kayak-3-want = Je wilt de vis van 3 op g6.
lesson-on-foot-and-by-kayak-3-do = Terug naar het begin: je Inuit staat op b4 en je hebt 3 actiepunten. Zoveel kost een kajaktocht over zee, hoe lang hij ook is. Peddel naar de schots op de buitenring naast de vis.
lesson-on-foot-and-by-kayak-3-done = Van c4 tot g6 is het één zee. Je mag zelfs tussen vissen door varen, maar onderweg vang je er geen.
lesson-on-foot-and-by-kayak-3-wrong-3 = Op h4 sta je naast g4, maar de vis zwemt op g6. Leg twee velden hoger aan.
lesson-on-foot-and-by-kayak-4-want = Je wilt weer naar h6.
lesson-on-foot-and-by-kayak-4-do = Deze keer deelt een beer op f4 de zee in tweeën, en geen kajak komt erlangs. Welke van je Inuit staat aan de andere kant? Peddel met hem naar h6.
lesson-on-foot-and-by-kayak-4-done = g3 en h6 liggen aan hetzelfde stuk zee, zonder beer ertussen.
lesson-on-foot-and-by-kayak-4-wrong-2 = Te voet is het vier stappen van g3 naar h6, en je hebt 3 actiepunten. Neem de kajak.
lesson-on-foot-and-by-kayak-5-want = Je wilt punten vanaf een landhoek.
lesson-on-foot-and-by-kayak-5-do = Inuit die moeten vluchten, komen op een landhoek terecht. Ook daarvandaan kun je vissen vangen. Vang de vis naast je Inuit op a1.
lesson-on-foot-and-by-kayak-5-done = Een landhoek smelt nooit, en er komt geen beer. Maar hij hoort bij geen enkel eiland: aan het einde tellen Inuit op landhoeken niet mee.
lesson-on-foot-and-by-kayak-6-want = Je wilt je Inuit terug op het ijs.
lesson-on-foot-and-by-kayak-6-do = Van een landhoek loop je af zoals van elk ander veld, voor 1 actiepunt. Loop van a1 naar de schots rechts ernaast.
lesson-on-foot-and-by-kayak-6-done = Op b1 telt je Inuit weer mee.
lesson-on-foot-and-by-kayak-6-wrong-2 = Dan vervallen je actiepunten, en je Inuit blijft op een landhoek, waar hij niet meetelt. Zet eerst de stap naar b1.

# under-the-ice

lesson-under-the-ice-title = Wat er onder het ijs zit
lesson-under-the-ice-1-want = Je wilt zien wat het ijs verbergt.
lesson-under-the-ice-1-do = Laat de schots recht boven je Inuit op d2 smelten.
lesson-under-the-ice-1-done = Een gletsjer. Het ijs houdt stand, de schots gaat open terug op zijn plek, en er verschijnt een vos op.
lesson-under-the-ice-2-want = Je wilt de vos van 2.
lesson-under-the-ice-2-do = Een vis vang je vanaf het veld ernaast, een vos alleen op zijn eigen schots. Loop naar de gletsjer op d3.
lesson-under-the-ice-2-done = Nu staat je Inuit bij de vos op de schots, en je hebt nog 2 actiepunten.
lesson-under-the-ice-3-want = Je wilt zijn 2 punten.
lesson-under-the-ice-3-do = Net als een vis kost een vos wat hij waard is. Vang hem.
lesson-under-the-ice-3-done = 2 punten. En je Inuit staat op een gletsjer, het enige ijs dat nooit kan smelten.
lesson-under-the-ice-3-wrong-1 = Dan heb je nog 1 actiepunt, en de vos kost er 2. Vang hem voordat je verdergaat.
lesson-under-the-ice-4-want = Je wilt zien wat blauw vindt.
lesson-under-the-ice-4-do = Per beurt laat je één schots smelten, en je actiepunten zijn op. Beëindig je beurt.
lesson-under-the-ice-4-done = Blauw laat f4 smelten en er komt een beer tevoorschijn, vlak naast je Inuit op g4. Een beer die verschijnt, valt niemand aan.
lesson-under-the-ice-5-want = Je wilt weten wat er onder c4 zit.
lesson-under-the-ice-5-do = Ook je gletsjer op d3 ligt aan zee, maar die kan niet smelten. Laat de schots op c4 smelten.
lesson-under-the-ice-5-done = De rand is rood: Energie +2 komt in je hand. Blauw weet alleen dat de rand rood is.
lesson-under-the-ice-6-want = Je wilt de vis van 2 op f5.
lesson-under-the-ice-6-do = De blauwe Inuit op f6 staat er al naast, die van jou op g4 is nog één stap weg. De beer doet niets als je langs hem loopt. Loop omhoog naar g5.
lesson-under-the-ice-6-done = Een beer valt alleen aan als een speler hem verplaatst. Zolang niemand dat doet, is hij ongevaarlijk.
lesson-under-the-ice-7-want = Je wilt blauw voor zijn.
lesson-under-the-ice-7-do = Je hebt nog 2 actiepunten, precies wat de vis kost. Vang hem.
lesson-under-the-ice-7-done = Een vos en een vis: tot nu toe 4 punten.
lesson-under-the-ice-7-wrong-1 = Dan kan blauw de vis vanaf f6 vangen. Jij hebt de 2 actiepunten die hij kost, dus pak hem nu.
lesson-under-the-ice-8-want = Je wilt weten wat daar nog meer zit.
lesson-under-the-ice-8-do = Van de 56 schotsen verbergen er 12 vissen en 4 een beer; 10 zijn gletsjers, en 6 laten het ijs afdrijven. De andere 24 hebben een rode rand en komen in je hand, zoals je Energie +2.

# drift

lesson-drift-title = Het ijs drijft af
lesson-drift-1-want = Je wilt de vis van 3 op e3.
lesson-drift-1-do = Een kajaktocht kost al je actiepunten, en dan blijft er geen over voor de vis. Misschien helpt het ijs. Laat de schots op e1 smelten.
lesson-drift-1-done = Afdrijven. Nu moet je een schots duwen, en alles wat erop staat, gaat mee.
lesson-drift-2-want = Je wilt je Inuit naast de vis hebben.
lesson-drift-2-do = Een duw verplaatst een schots één veld, samen met alle schotsen die er direct voor liggen. Voor de voorste moet zee zijn. Duw je schots op c3 naar de vis toe.
lesson-drift-2-done = Je Inuit staat nu op d3, en het heeft geen actiepunt gekost.
lesson-drift-2-wrong-2 = Dan drijft je Inuit naar c4, en daar zwemt geen vis naast. Duw zijn schots naar rechts.
lesson-drift-3-want = Je wilt de 3 punten.
lesson-drift-3-do = Je hebt nog alle 3 je actiepunten. Vang de vis van 3.
lesson-drift-3-done = Zonder Afdrijven had het twee beurten gekost.
lesson-drift-4-want = Je wilt allebei de vissen op c6.
lesson-drift-4-do = Een paar beurten later heb je weer Afdrijven gevonden. De vissen zijn elk 3 waard, dus je kunt er deze beurt maar één betalen, en ook de blauwe Inuit op c7 staat ernaast. Duw je schots van c5 omhoog, naar het veld van de vissen.
lesson-drift-4-done = Voordat de schots op c6 komt, moeten de vissen opzij. Jij bepaalt waarheen.
lesson-drift-4-wrong-1 = Dan drijft je Inuit naar c4, en staat alleen blauw nog naast de vissen. Duw zijn schots omhoog.
lesson-drift-5-want = Je wilt de vissen buiten het bereik van blauw.
lesson-drift-5-do = De eerste vis kan naar b6 of d6, de zeevelden naast c6. Een daarvan ligt naast de blauwe Inuit op d7. Verplaats de vis naar het andere veld.
lesson-drift-5-done = Naast b6 staat geen enkele blauwe Inuit.
lesson-drift-5-wrong-1 = Op d6 kan de blauwe Inuit op d7 hem vangen. Verplaats hem naar links.
lesson-drift-6-want = Je wilt ook de tweede vis in veiligheid.
lesson-drift-6-do = Op één veld passen zoveel vissen als je wilt. Verplaats ook deze naar b6.
lesson-drift-6-done = Je schots ligt nu op c6, met allebei de vissen ernaast.
lesson-drift-6-wrong-1 = Op d6 kan de blauwe Inuit op d7 hem vangen. Verplaats hem naar b6, bij de eerste vis.
lesson-drift-7-want = Je wilt de eerste 3 punten.
lesson-drift-7-do = Je hebt 3 actiepunten en staat naast b6. Vang daar een vis.
lesson-drift-7-done = De andere blijft daar, en er staat geen blauwe Inuit naast. Een mooi begin van je volgende beurt.
lesson-drift-7-wrong-1 = Dan vervallen je 3 actiepunten. Daarmee kun je een van de vissen op b6 betalen.

# kept-tiles

lesson-kept-tiles-title = Schotsen met een rode rand
lesson-kept-tiles-1-want = Je wilt naar de vis op g2 peddelen.
lesson-kept-tiles-1-do = De zee naast je Inuit op b4 en de zee van de vis zijn niet verbonden. Met je tegel Smelten haal je een schots weg, zelfs als er Inuit op staan; alleen een iglo beschermt hem. Speel Smelten op de schots tussen e4 en g4.
lesson-kept-tiles-1-done = f4 is nu zee, en de weg is vrij. Wat er onder die schots zat, komt niemand ooit te weten.
lesson-kept-tiles-2-want = Je wilt blauw ver bij de vis vandaan.
lesson-kept-tiles-2-do = De blauwe Inuit van f4 moet vluchten, en jij kiest de landhoek. Zet hem op de hoek die het verst van g2 ligt.
lesson-kept-tiles-2-done = Vanaf a8 is het een heel eind terug.
lesson-kept-tiles-2-wrong-1 = Vanaf h1 is het maar één stap naar de vis. Kies de hoek ertegenover, linksboven.
lesson-kept-tiles-3-want = Je wilt je actiepunten.
lesson-kept-tiles-3-do = De tegel Smelten komt niet in de plaats van het smelten waarmee elke beurt begint, en Energie mag pas daarna. Laat de schots op c5 smelten.
lesson-kept-tiles-3-done = Een gletsjer met een vos. Nu heb je 3 actiepunten.
lesson-kept-tiles-4-want = Je wilt de tocht en de vis betalen.
lesson-kept-tiles-4-do = De kajaktocht kost 3 actiepunten en de vis 2, dus je hebt er 5 nodig. Speel de tegel Energie waarmee je daar precies op uitkomt.
lesson-kept-tiles-4-done = 3 en 2 is 5 actiepunten.
lesson-kept-tiles-4-wrong-1 = Daarmee heb je er 4: na de tocht nog 1, en de vis kost er 2. Je hebt Energie +2 nodig.
lesson-kept-tiles-5-want = Je wilt naar de vis.
lesson-kept-tiles-5-do = Peddel met je Inuit van b4 naar de schots recht onder de vis.
lesson-kept-tiles-5-done = Je hebt nog 2 actiepunten, net genoeg voor de vis.
lesson-kept-tiles-5-wrong-2 = Op h4 sta je naast g4, maar de vis zwemt op g2. Leg aan op g1, recht onder de vis.
lesson-kept-tiles-6-want = Je wilt de vis van 2.
lesson-kept-tiles-6-do = Je staat ernaast en hebt 2 actiepunten. Vang hem.
lesson-kept-tiles-6-done = Je mag in één beurt meerdere bewaartegels spelen, maar van elke soort maar één. Je Energie +1 blijft in je hand voor later.

# bears-and-harpoons

lesson-bears-and-harpoons-title = Beren en Harpoenen
lesson-bears-and-harpoons-1-want = Je wilt de beer op c4: 4 punten.
lesson-bears-and-harpoons-1-do = Op een beer kun je nooit met actiepunten jagen. Maar met een Harpoen in je hand kun je naar zijn schots lopen en hem buitmaken. Loop van c3 naar c4.
lesson-bears-and-harpoons-1-done = Eén stap en één Harpoen voor 4 punten.
lesson-bears-and-harpoons-1-wrong-2 = Daarmee pak je de 3 punten van de vis, maar de beer is er 4 waard. Loop naar zijn schots.
lesson-bears-and-harpoons-1-wrong-3 = Met de kajak kom je er ook, maar dat kost alle 3 je actiepunten. Te voet kost het er 1.
lesson-bears-and-harpoons-2-want = Je wilt de vis van 2 op d4.
lesson-bears-and-harpoons-2-do = Je hebt nog een Harpoen, maar in je eigen beurt mag je er maar één spelen. Je hebt ook nog 2 actiepunten: vang de vis daarmee.
lesson-bears-and-harpoons-2-done = 4 en 2: 6 punten in één beurt. En je hebt nog een Harpoen over.
lesson-bears-and-harpoons-2-wrong-2 = Dan vervallen er 2 actiepunten. Daarmee kun je de vis van 2 op d4 betalen.
lesson-bears-and-harpoons-3-want = Je wilt zien wat blauw van plan is.
lesson-bears-and-harpoons-3-do = Op e7 is nog een beer, naast je Inuit op f7. Hij doet niets, tenzij iemand hem verplaatst. Beëindig je beurt.
lesson-bears-and-harpoons-3-done = Blauw speelt Dieren verplaatsen en zet de beer op f7. Hij valt je Inuit aan.
lesson-bears-and-harpoons-4-want = Je wilt je Inuit op f7 houden.
lesson-bears-and-harpoons-4-do = Valt een beer je Inuit aan, dan mag je met een Harpoen antwoorden, ook in de beurt van een ander. Speel je Harpoen.
lesson-bears-and-harpoons-4-done = Je Inuit blijft staan, en de beer levert je 4 punten op. Met de andere twee bewegingspunten haalt blauw de vis van 3 naar zijn eigen Inuit.
lesson-bears-and-harpoons-4-wrong-1 = Dan moet je Inuit vluchten naar een landhoek die blauw kiest. Met de Harpoen blijft hij staan en is de beer van jou.
lesson-bears-and-harpoons-5-want = Je wilt ook zonder Harpoen blijven staan.
lesson-bears-and-harpoons-5-do = Later valt een beer je twee Inuit op g6 aan, en je hebt geen Harpoen. Maar je iglo staat daar, en daarin kunnen ze schuilen. Kies ‘Geen Harpoen’.
lesson-bears-and-harpoons-5-done = Je Inuit blijven op g6, samen met de beer. Zonder de iglo hadden ze allebei moeten vluchten.
lesson-bears-and-harpoons-6-want = Je wilt blauw van een eiland verjagen.
lesson-bears-and-harpoons-6-do = Op a5, b5 en b4 heeft blauw een eiland voor zich alleen: 9 punten, met maar één Inuit. Vlak ernaast, op c5, is een beer. Speel Dieren verplaatsen.
lesson-bears-and-harpoons-6-done = Je hebt drie bewegingspunten. Met elk punt gaat een dier één veld verder.
lesson-bears-and-harpoons-7-want = Je wilt dat de beer aanvalt.
lesson-bears-and-harpoons-7-do = De blauwe Inuit op c6 hebben een iglo, die op b5 niet. Verplaats de beer naar de Inuit zonder iglo.
lesson-bears-and-harpoons-7-done = Blauw speelt geen Harpoen, dus moet zijn Inuit vluchten naar een landhoek die jij kiest. De 9 punten zijn weg.
lesson-bears-and-harpoons-7-wrong-2 = Op c6 schuilen de blauwe Inuit in hun iglo en blijven ze staan. Verplaats de beer naar b5.

# islands-and-igloos

lesson-islands-and-igloos-title = Eilanden en iglo’s
lesson-islands-and-igloos-1-want = Je wilt de sterkste zijn op het eiland van vijf schotsen.
lesson-islands-and-igloos-1-do = Elke Inuit heeft daar sterkte 1, elke iglo 2. Blauw heeft 3, jij hebt 2. Bouw een iglo op een schots van dit eiland waar jij een Inuit hebt en blauw niet.
lesson-islands-and-igloos-1-done = Nu is het 4 tegen 3. De sterkste stam krijgt 1 punt per schots, dus 5. Blauw is tweede en krijgt de helft, naar beneden afgerond: 2.
lesson-islands-and-igloos-1-wrong-3 = Je Inuit telt voor 1, waar hij ook op het eiland staat. Sterker word je met een iglo.
lesson-islands-and-igloos-2-want = Je wilt het beste eiland van blauw bederven.
lesson-islands-and-igloos-2-do = Blauw is alleen op het eiland van vier schotsen: 4 maal 4, dat is 16 punten. Eén Inuit van jou maakt daar een einde aan. Peddel met een Inuit van c6 naar de schots zonder blauwe Inuit.
lesson-islands-and-igloos-2-done = Nu jij er ook staat, levert het eiland blauw nog maar 4 punten op. Jij bent er tweede en krijgt er 2.
lesson-islands-and-igloos-2-wrong-1 = Ook dan is blauw zijn 16 punten kwijt. Maar op f6, waar geen blauwe Inuit staat, kun je later een iglo bouwen. Leg daar aan.
lesson-islands-and-igloos-2-wrong-2 = Dan houdt blauw daar zijn 16 punten. Je hebt 3 actiepunten, genoeg voor een kajaktocht.
lesson-islands-and-igloos-3-want = Je wilt een eiland voor jou alleen.
lesson-islands-and-igloos-3-do = Het eiland van zes schotsen deel je met blauw, en het levert je 6 punten op. Deel het in tweeën: laat de schots tussen jouw Inuit en die van blauw smelten.
lesson-islands-and-igloos-3-done = Drie schotsen, en je bent er alleen: 3 maal 3, dat is 9 punten in plaats van 6.
lesson-islands-and-igloos-3-wrong-1 = Dan blijven er vijf schotsen over, en die deel je nog steeds met blauw. Laat de schots tussen jouw Inuit en die van blauw smelten.
lesson-islands-and-igloos-4-want = Je wilt alle drie de schotsen houden.
lesson-islands-and-igloos-4-do = b4 is vrij, dus blauw kan die schots straks laten smelten. Staat er een Inuit op, dan kan dat niet. Loop ernaartoe met een van je twee Inuit op b3.
lesson-islands-and-igloos-4-done = Alle drie de schotsen zijn bezet. Blauw kan er aan het begin van zijn beurt geen van laten smelten.
lesson-islands-and-igloos-4-wrong-1 = De iglo zou b3 beschermen, maar b4 zou vrij blijven. Eén stap is genoeg: loop van b3 naar b4.
lesson-islands-and-igloos-4-wrong-2 = Dan is ook c3 vrij. Vanaf b3 kan een van je Inuit direct naar b4.
lesson-islands-and-igloos-4-wrong-3 = Met de kajak kom je ook op b4, maar dat kost alle 3 je actiepunten. Te voet kost het er 1.
lesson-islands-and-igloos-5-want = Je wilt weten wat er nog mis kan gaan.
lesson-islands-and-igloos-5-do = Legt hier ook maar één blauwe Inuit aan, dan worden je 9 punten er 3. Een tegel Smelten haalt zelfs een schots met Inuit weg, tenzij er een iglo staat. En door Afdrijven kan het eiland uiteenvallen.

# the-last-tile

lesson-the-last-tile-title = De laatste schots
lesson-the-last-tile-1-want = Je wilt dat het spel eindigt nu je voorstaat.
lesson-the-last-tile-1-do = Als het spel nu eindigt, heb jij 21 punten en blauw 19. Het eindigt als er een beurt begint en er geen schots kan smelten. Er ligt nog maar één vrije schots aan zee: laat die smelten.
lesson-the-last-tile-1-done = Er verschijnt een vis, maar niemand is in de buurt. De gletsjers smelten nooit, en bijna alle andere schotsen zijn bezet.
lesson-the-last-tile-2-want = Je wilt dat blauw niets meer kan laten smelten.
lesson-the-last-tile-2-do = b1 ligt niet aan zee. Maar als er niets anders over is, moet er een vrije schots op de buitenring smelten, en dat zou b1 zijn. Bezet b1 met een Inuit die een beschermde schots achterlaat.
lesson-the-last-tile-2-done = Op b1 en c1 staan Inuit, en de iglo beschermt b2. Er kan niets meer smelten.
lesson-the-last-tile-2-wrong-1 = Dan is c1 vrij, en omdat die schots aan zee ligt, kan blauw hem laten smelten. Loop liever vanaf b2: die schots wordt door de iglo beschermd.
lesson-the-last-tile-2-wrong-2 = Dat kost alle 3 je actiepunten, en blauw kan b1 nog steeds laten smelten. Loop van b2 naar b1.
lesson-the-last-tile-2-wrong-3 = Dan moet blauw b1 kiezen. Smelt die schots, dan raken b2 en c1 elkaar alleen nog schuin en worden je 9 punten er 2. Bezet eerst b1.
lesson-the-last-tile-3-want = Je wilt het spel afmaken.
lesson-the-last-tile-3-do = Je hebt nog 2 actiepunten, maar daarmee valt niets meer te winnen. Beëindig je beurt.
lesson-the-last-tile-3-done = De beurt van blauw begint, er kan geen schots smelten, en het spel is meteen afgelopen.
lesson-the-last-tile-3-wrong-1 = Dan is b1 weer vrij, en kan blauw die schots laten smelten. Blijf op b1 en beëindig je beurt.
lesson-the-last-tile-4-want = Je wilt zien hoe de telling gaat.
lesson-the-last-tile-4-do = Jij hebt 11 punten voor dieren, 9 voor het eiland van drie schotsen en 1 voor de gletsjer op d7: 21. Blauw heeft er 10 voor dieren en 9 voor zijn eiland: 19. Je Inuit op de landhoek h1 telt niet mee.

# first-game

lesson-first-game-title = Je eerste partij

# examples

example-ring-tile = Rood is aan de beurt, en alle gedekte schotsen aan zee zijn bezet. De lege gletsjer op d1 telt nooit mee. Dan blijft de gemarkeerde schots op b1 over: die grenst aan de landhoek en aan twee andere schotsen, niet aan zee, maar hij is vrij en ligt op de buitenring. Rood moet hem laten smelten.
example-middle-of-a-row = Rood duwt de schots op b6, met zijn Inuit erop, naar rechts. De gletsjer die ervoor ligt, schuift met vos en al van c6 naar d6, en de schots van de Inuit van b6 naar c6. De schots erachter blijft op a6 liggen, en b6 wordt zee. Met een duw vanaf a6 waren alle drie de schotsen opgeschoven.
example-fish-aside = Rood duwt de schots op c5 omhoog naar c6, dus moeten eerst de vis van 3 en dan die van 2 opzij. d6 en c7 zijn ijs, en c5 ook zolang de schots daar nog ligt; het enige zeeveld naast c6 is b6. Daar gaan ze allebei heen. Op c6 staat de rode Inuit naast de vissen, de blauwe op d6 niet meer.
example-melt-under-feet = Op het eiland van vier schotsen zijn rood en blauw even sterk, elk 2, en zouden ze elk 4 punten krijgen. Rood speelt Smelten op c3: de vos is uit het spel, en rood zet eerst de twee blauwe Inuit en dan zijn eigen Inuit op landhoeken naar keuze. Nu is rood alleen op drie schotsen: 3 × 3 = 9 punten. De schots van fase 1 moet hij nog steeds laten smelten.
example-bear-at-the-igloo = Rood verplaatst de beer van c5 naar c4, en de vos daar is meteen uit het spel. De vraag gaat eerst naar blauw, dan naar geel; geen van beiden speelt een Harpoen. De twee gele Inuit schuilen in hun iglo en blijven met de beer op c4, maar de blauwe Inuit vlucht naar een landhoek die rood kiest. Rood moet nog twee bewegingspunten besteden.
example-into-the-bear = Rood loopt van c3 naar c4: dat kost 1 actiepunt en een Harpoen, en de beer is 4 punten waard. Nu staat rood naast de vis van 3 op b4, maar hij heeft nog maar 2 actiepunten. Ook de tweede Harpoen helpt niet, want in je eigen beurt mag je er maar één spelen.
example-bear-in-the-strait = De beer op f5 deelt de zee in tweeën. Vanaf e3 kan rood voor 3 actiepunten naar de gemarkeerde schotsen op f4 en e6 peddelen, want die liggen aan hetzelfde zeegebied. g4, h5 en g6 liggen aan g5, aan de andere kant van de beer, en zijn niet te bereiken. Zwom er op f5 een vis in plaats van de beer, dan kon de kajak erlangs.
example-where-to-build = Rood heeft op elk van deze vier schotsen een Inuit, en 3 actiepunten. Op c3 kan hij niet bouwen omdat daar ook een blauwe Inuit staat, en op d3 niet omdat de iglo van blauw er staat. Dan blijven de gletsjer op e3 en de schots op f3 over.
example-melt-to-end-the-game = Rood heeft 20 punten, blauw 19, en rood kan alleen e6 laten smelten. Speelt rood daar eerst een tegel Smelten op, dan kan er niets meer smelten: het spel is op slag afgelopen en rood wint. Laat rood e6 in plaats daarvan in fase 1 smelten, dan volgt de gebeurtenis en heeft hij daarna gewoon een fase 2.
example-square-spoilt = Op het eiland van drie schotsen heeft blauw alleen een iglo, maar er is niemand anders: 3 × 3 = 9 punten. Peddelt rood met een Inuit van d2 naar f2, dan is blauw er niet meer alleen. Met sterkte 2 tegen 1 krijgt blauw nu 3 punten en rood de helft daarvan, naar beneden afgerond: 1.
example-first-and-second = Het grote eiland telt zes schotsen. Geel (een Inuit en een iglo) en blauw (drie Inuit) hebben allebei sterkte 3 en krijgen elk 6 punten; rood heeft 2 en krijgt de helft, 3 punten; groen heeft 1 en krijgt niets. De landhoek a1 verbindt niets: a2 is een eiland op zich, waar rood alleen is en 1 × 1 = 1 punt krijgt. De gele Inuit op de landhoek telt niet mee.

# advice

overview-advice-1 = **Jaag op wat dichtbij is.** Elk actiepunt waarmee je jaagt, levert precies 1 punt op; wat je punten kost, is de weg ernaartoe.
overview-advice-2 = **Bouw je beide iglo’s.** Een iglo beschermt zijn schots en telt mee op zijn eiland, ook als er niemand thuis is, dus zijn Inuit kan ergens anders gaan jagen.
overview-advice-3 = **Bederf de eilanden van anderen.** Vier schotsen leveren een stam die alleen is 16 punten op, maar hoogstens 4 als er ook maar één Inuit van jou bij staat.
overview-advice-4 = **Blijf in de buurt van gletsjers.** Die smelten nooit, dus een eiland van gletsjers krimpt niet, ook niet als je er schotsen vrij laat.
overview-advice-5 = **Tel tegen het einde de vrije schotsen.** Elke beurt kost er één: zo zie je wie de laatste beurt heeft, en kun je op een ander eiland aan land gaan als niemand er nog iets tegen kan doen.
