# overzicht

overview-aim = Bouw een stapel met lange reeksen van hetzelfde dier.
overview-counts-1 = Je langste reeks van elk dier: 2 kaarten 1 punt, 3 kaarten 3, 4 kaarten 6, 5 kaarten 10, 6 of meer 15.
overview-counts-2 = De dieren met een reeks, volgens dezelfde schaal: 3 dieren, 3 punten.
overview-counts-3 = Je geheime totem: de waarde van de landschapskaart waarop zijn fiche staat, van 0 tot en met 15.
overview-counts-4 = Elke kaart in je strafzone kost 1 punt.
overview-turn-1 = **Leg** zoveel kaarten als de bovenste kaart van je stapel rechts aangeeft; de laatste ligt dan bovenop.
overview-turn-2 = **Neem** de krachtkaart van het dier dat nu bovenop ligt, ook van een andere speler.
overview-turn-3 = **Verplaats** de twee dieren op die kaart: jij kiest welk dier naar rechts gaat, het andere gaat naar links.
overview-turn-4 = **Trek** zoveel kaarten uit de rivier als die kaart links aangeeft; wat je boven de 7 houdt, is straf.
overview-end = als de trekstapel op is en de reserve opengaat: de ronde wordt uitgespeeld, daarna krijgt iedereen nog één beurt zonder trekken.
overview-mistake = Een kaart met rechts een 5 bovenop laten liggen. Dan moet je er volgende beurt 5 leggen, en elke kaart die je tekortkomt, is een strafkaart.

# 1

lesson-first-turn-title = Je eerste beurt
lesson-first-turn-1-want = Je wilt dat je totem beweegt.
lesson-first-turn-1-do = Je geheime totem is de vos: hoe verder naar rechts zijn fiche aan het einde staat, hoe meer punten je krijgt. Je stapel is nog leeg, dus je legt maar 1 kaart. Kies de vos in je hand.
lesson-first-turn-1-done = De kaart boven op je stapel is je zichtbare kaart. Dat is nu de vos: hij bepaalt de rest van je beurt, en hij heeft je de krachtkaart van de vos opgeleverd.
lesson-first-turn-1-wrong-1 = Met deze kaart zouden de eland en de walrus bewegen. Je totem is de vos, dus leg de vos.
lesson-first-turn-1-wrong-2 = Met deze kaart zouden de papegaaiduiker en de eland bewegen. Je totem is de vos, dus leg de vos.
lesson-first-turn-2-want = Je wilt de vos verder naar rechts.
lesson-first-turn-2-do = Je zichtbare kaart laat twee fiches bewegen: het hoofddier, de vos, en de metgezel in de cirkel, de walrus. Het ene gaat naar rechts, het andere naar links. Zet de vos naar rechts.
lesson-first-turn-2-done = De vos staat op 6, dus je totem is nu 6 punten waard. De walrus ging naar links, naar 1.
lesson-first-turn-2-wrong-1 = De vos zou naar links gaan, naar 1, en je totem zou 2 punten minder waard zijn. Zet de vos naar rechts; de walrus gaat dan naar links.
lesson-first-turn-3-want = Je wilt een tweede vos.
lesson-first-turn-3-do = Links op je zichtbare kaart staat een 2: zoveel kaarten trek je nu. Ze komen uit de rivier. Kies de vos.
lesson-first-turn-3-done = Leg je hem straks op je eerste vos, dan heb je een reeks. Het zijn de reeksen in je stapel die punten opleveren.
lesson-first-turn-3-wrong-1 = Deze orka zou je enige orka zijn. Een vos naast je vos is een reeks, dus kies de vos.
lesson-first-turn-4-want = Je wilt twee dezelfde dieren in je hand.
lesson-first-turn-4-do = Trek nog 1 kaart. Je hebt een vos, een eland en een papegaaiduiker: kies het dier in de rivier dat bij een daarvan past.
lesson-first-turn-4-done = Twee papegaaiduikers: die kun je straks na elkaar leggen. De rivier is weer aangevuld tot 6 kaarten.
lesson-first-turn-4-wrong-1 = Deze beer zou je enige beer zijn. Zoek een dier dat je al in je hand hebt.
lesson-first-turn-5-want = Je wilt weten wat er komt.
lesson-first-turn-5-do = Rechts op je zichtbare kaart staat een 4: zoveel kaarten leg je volgende beurt. Je hebt er 4 in je hand, dus dat past precies. De twee getallen zijn samen altijd 6: hoe meer kaarten je nu trekt, hoe minder je er volgende beurt legt.

# 2

lesson-runs-title = Reeksen van dieren
lesson-runs-1-want = Je wilt een reeks walrussen.
lesson-runs-1-do = Je zichtbare kaart is een walrus met rechts een 3, dus je legt 3 kaarten, de ene op de andere. Kaarten van hetzelfde dier die naast elkaar liggen, vormen een reeks. Kies eerst de walrus.
lesson-runs-1-done = Twee walrussen naast elkaar: een reeks van 2, goed voor 1 punt. Langere reeksen zijn veel meer waard: 3 kaarten 3 punten, 4 kaarten 6, 5 kaarten 10, 6 of meer 15.
lesson-runs-1-wrong-1 = De orka zou je walrussen voorgoed scheiden, want kaarten in de stapel blijven liggen waar ze liggen. Leg eerst de walrus, meteen op de andere.
lesson-runs-2-want = Je wilt twee orka’s, met de 3/3 bovenop.
lesson-runs-2-do = De kaart die je als laatste legt, bepaalt deze beurt. Met de orka 3/3 trek je nu 3 kaarten en leg je er volgende beurt 3, dus bewaar die voor het laatst. Leg de orka 2/4.
lesson-runs-2-done = De orka 2/4 komt eronder te liggen, waar zijn getallen er niet meer toe doen.
lesson-runs-2-wrong-1 = Dan komt de orka 2/4 bovenop: je zou 2 kaarten trekken en er volgende beurt 4 moeten leggen. Leg nu de 2/4 en bewaar de 3/3 voor het laatst.
lesson-runs-3-want = Je wilt de reeks orka’s afmaken.
lesson-runs-3-do = Je moet nog 1 kaart leggen. Welke vormt een reeks met de orka en laat je 3 kaarten trekken? Kies die.
lesson-runs-3-done = Walrussen 1 punt, orka’s 1 punt. Je trekt nu 3 kaarten en legt er volgende beurt 3.
lesson-runs-3-wrong-1 = Je zou 5 kaarten trekken, maar de orka zou alleen blijven, en een losse kaart is niets waard. Leg de tweede orka.
lesson-runs-4-want = Je wilt 6 punten voor je beren.
lesson-runs-4-do = Je hebt een reeks van 3 beren, goed voor 3 punten, en je legt 1 kaart. Maak er een reeks van 4 van.
lesson-runs-4-done = Vier beren: 6 punten. Met nog twee erbij worden het er 15, het maximum voor één dier.
lesson-runs-4-wrong-1 = De vos zou je reeks beren afbreken. Van elk dier telt alleen de langste reeks, en een beer die je later legt, hoort niet meer bij deze. Leg nu de beer.
lesson-runs-5-want = Je wilt een derde dier met een reeks.
lesson-runs-5-do = Ook het aantal dieren met een reeks levert punten op, volgens dezelfde schaal: 2 dieren 1 punt, 3 dieren 3, tot 15 voor alle 6. Dat heet verscheidenheid. Tot nu toe hebben alleen je orka’s en je beren een reeks: leg 1 kaart die een derde reeks vormt.
lesson-runs-5-done = De walrussen leveren 1 punt op, en de verscheidenheid gaat van 1 naar 3. Eén kaart, 3 punten.
lesson-runs-5-wrong-1 = Deze orka zou los van de andere twee liggen en dus niets waard zijn. Kijk naar het dier boven op je stapel.
lesson-runs-5-wrong-2 = Een losse papegaaiduiker is niets waard. Kijk naar het dier boven op je stapel.

# 3

lesson-hand-title = Te weinig, te veel
lesson-hand-1-want = Je wilt volgende beurt genoeg kaarten hebben.
lesson-hand-1-do = Leg 2 kaarten: de twee walrussen horen bij elkaar. De laatste bepaalt hoeveel kaarten je nu trekt en hoeveel je er volgende beurt legt. De 1/5 wil je niet bovenop hebben, dus leg die eerst.
lesson-hand-1-done = Eenmaal bedekt kan de 1/5 geen kwaad meer: alleen de bovenste kaart telt.
lesson-hand-1-wrong-1 = Dan komt de walrus 1/5 bovenop: je zou 1 kaart trekken, er 3 in je hand hebben en er 5 moeten leggen. Leg eerst de 1/5.
lesson-hand-2-want = Je wilt 4 kaarten trekken.
lesson-hand-2-do = Je moet nog één kaart leggen. Kies de walrus waarmee je nu 4 kaarten trekt en er volgende beurt maar 2 legt.
lesson-hand-2-done = Je hebt een reeks van 2 walrussen. Je trekt 4 kaarten, hebt er dan 6 in je hand en hoeft er volgende beurt maar 2 te leggen.
lesson-hand-2-wrong-1 = Je zou 5 kaarten trekken, maar de walrus eronder zou alleen blijven. Leg de andere walrus erop.
lesson-hand-3-want = Je wilt de schade beperken.
lesson-hand-3-do = Je zichtbare kaart, de walrus 2/4, vraagt om 4 kaarten en je hebt er maar 2: voor elke kaart die je tekortkomt, gaat er een van de trekstapel naar je strafzone. Leg ze allebei, eerst de walrus, dan vormt die een reeks.
lesson-hand-3-done = Zo heb je een reeks van 2 walrussen.
lesson-hand-3-wrong-1 = Dan komt de walrus 1/5 bovenop: je zou 1 kaart trekken en er volgende beurt 5 moeten leggen, dus nog 4 strafkaarten. Leg eerst de walrus.
lesson-hand-4-want = Je wilt een betere kaart bovenop.
lesson-hand-4-do = Leg nu je laatste kaart, de papegaaiduiker 5/1.
lesson-hand-4-done = Je kwam 2 kaarten tekort: er liggen nu 2 kaarten gedekt in je strafzone, en die kosten aan het einde elk 1 punt. Maar nu trek je er 5 en leg je er volgende beurt maar 1.
lesson-hand-5-want = Je wilt hoogstens 7 kaarten in je hand.
lesson-hand-5-do = Te veel kaarten is ook niet goed: wat je aan het einde van je beurt boven de 7 hebt, gaat naar je strafzone. Je hebt er 6 en legt er 1, dus je kunt er zonder verlies 2 trekken. Leg de beer waarmee je 2 kaarten trekt.
lesson-hand-5-done = Je houdt 5 kaarten over en trekt er 2: precies 7, dus geen strafkaart.
lesson-hand-5-wrong-1 = Je zou 4 kaarten trekken en er 9 hebben, en 2 daarvan zouden strafkaarten worden. Leg de beer waarmee je er 2 trekt.
lesson-hand-6-want = Je wilt de minst nuttige kaart kwijt.
lesson-hand-6-do = Na het trekken heb je 8 kaarten, dus er moet er 1 naar je strafzone. Van de vos, de eland en de walrus heb je er minstens twee. Leg het dier af dat alleen is.
lesson-hand-6-done = De beer ligt gedekt in je strafzone en kost 1 punt. Alle andere dieren hebben nog gezelschap.
lesson-hand-6-wrong-1 = Dan zou je andere eland alleen zijn. Leg het dier af dat toch al alleen is.
lesson-hand-6-wrong-2 = Dan zou je andere vos alleen zijn. Leg het dier af dat toch al alleen is.

# 4

lesson-landscape-title = Fiches en totem
lesson-landscape-1-want = Je wilt je totem verder naar rechts.
lesson-landscape-1-do = Je geheime totem is de orka: aan het einde levert hij de waarde op van de landschapskaart waarop hij staat, van 0 tot en met 15. Door je zichtbare kaart gaan de orka en zijn metgezel, de beer, elk een andere kant op. Zet de orka de kant op die jou helpt.
lesson-landscape-1-done = De orka staat op 6, en de beer ging naar links, naar 3. Alleen jij weet dat de orka je totem is.
lesson-landscape-1-wrong-1 = De orka zou naar links gaan, naar 1, en de beer naar rechts, naar 10. Zet de orka naar rechts.
lesson-landscape-2-want = Je wilt dat de metgezel naar rechts gaat.
lesson-landscape-2-do = Nu is de orka alleen de metgezel van je eland. Je verplaatst de eland, en de orka gaat de andere kant op. Zet de eland zo dat de orka naar rechts gaat.
lesson-landscape-2-done = De eland ging naar links, naar 1, en daardoor ging de orka naar rechts, naar 10. Kaarten met je totem in de cirkel helpen je net zo goed.
lesson-landscape-2-wrong-1 = De eland zou naar rechts gaan, naar 6, maar je orka naar links, naar 3. Zet de eland naar links.
lesson-landscape-3-want = Je wilt weten hoe het aan een uiteinde gaat.
lesson-landscape-3-do = De orka staat aan een uiteinde van het landschap, op 15. Een fiche aan een uiteinde moet naar binnen, en het andere gaat de tegengestelde kant op. Zet de eland de enige kant op die kan.
lesson-landscape-3-done = De orka ging naar links, naar 10, en de eland naar rechts, naar 6. Met een fiche aan een uiteinde heb je geen keus.
lesson-landscape-4-want = Je wilt twee fiches aan de uiteinden zien.
lesson-landscape-4-do = De papegaaiduiker staat op 0 en de orka op 15. Staan beide fiches aan een uiteinde, dan gaan ze allebei naar binnen. Verplaats de papegaaiduiker.
lesson-landscape-4-done = De papegaaiduiker ging naar rechts, naar 1, en de orka naar links, naar 10. Ook hier had je geen keus.
lesson-landscape-5-want = Je wilt dat de orka op 15 blijft.
lesson-landscape-5-do = Alleen de twee dieren op je zichtbare kaart bewegen: het hoofddier en de metgezel in de cirkel. Leg de enige kaart die de orka laat staan.
lesson-landscape-5-done = De papegaaiduiker en de eland gaan bewegen. De orka blijft voorlopig op 15.
lesson-landscape-5-wrong-1 = De metgezel van deze papegaaiduiker is de orka, en die zou terug moeten naar 10. Kies de kaart zonder orka.
lesson-landscape-5-wrong-2 = Door deze kaart zou de orka terug moeten naar 10. Kies de kaart zonder orka.
lesson-landscape-5-wrong-3 = De metgezel van deze beer is de orka, en die zou terug moeten naar 10. Kies de kaart zonder orka.

# 5

lesson-powers-title = Krachtkaarten
lesson-powers-1-want = Je wilt de krachtkaarten leren kennen.
lesson-powers-1-do = Elk dier heeft een krachtkaart. De letter zegt in welke fase die werkt: A bij het leggen, B bij het verplaatsen van de fiches, C bij het trekken. Ben je klaar met leggen, dan neem je de krachtkaart van het hoofddier op je zichtbare kaart, ook van een andere speler.
lesson-powers-2-want = Je wilt de kracht van de walrus.
lesson-powers-2-do = Blauw heeft die nu: een extra stap voor het hoofddier. Je krijgt hem als er een walrus bovenop ligt wanneer je klaar bent met leggen. Leg je walrus.
lesson-powers-2-done = De krachtkaart van de walrus is nu van jou, en met de letter B kun je hem deze beurt al gebruiken. Een kracht met de letter A moet wachten tot je volgende beurt, en voor die tijd kan iemand hem afpakken.
lesson-powers-2-wrong-1 = Je zou de krachtkaart van de eland nemen, en blauw zou de walrus houden. Leg de walrus.
lesson-powers-2-wrong-2 = Je zou de krachtkaart van de vos van blauw afnemen, maar blauw zou de walrus houden. Leg de walrus.
lesson-powers-3-want = Je wilt je totem verder naar rechts.
lesson-powers-3-do = Je totem is de walrus. Eerst bewegen de twee fiches zoals altijd: de walrus en zijn metgezel, de beer. Zet de walrus naar rechts.
lesson-powers-3-done = De walrus staat op 6. Nu kun je zijn kracht gebruiken.
lesson-powers-3-wrong-1 = De walrus zou naar links gaan, naar 1, en een extra stap zou hem alleen terugbrengen naar 3. Zet hem naar rechts.
lesson-powers-4-want = Je wilt 10 punten voor je totem.
lesson-powers-4-do = De kracht geeft het hoofddier een extra stap, naar links of naar rechts. Zet de walrus nog een stap naar rechts.
lesson-powers-4-done = De walrus staat op 10. Je kunt deze kracht elke beurt weer gebruiken, tot iemand de krachtkaart van je afneemt.
lesson-powers-4-wrong-1 = Dat mag, want je hoeft een kracht nooit te gebruiken. Maar een extra stap maakt van 6 punten 10. Zet de walrus naar rechts.
lesson-powers-4-wrong-2 = De walrus zou teruggaan naar 3. Zet hem naar rechts, naar 10.
lesson-powers-5-want = Je wilt meer dan de rivier biedt.
lesson-powers-5-do = Je trekt 3 kaarten, maar in de rivier ligt geen walrus, eland of vos die bij de jouwe past. Je hebt ook de orka, met de letter C: je mag kaarten van de trekstapel nemen. Kies de trekstapel.
lesson-powers-5-done = Het is een walrus, en alleen jij hebt hem gezien. Hij telt als een van je 3 kaarten.
lesson-powers-5-wrong-1 = De papegaaiduiker past bij geen van je kaarten. Met de orka mag je van de trekstapel trekken: kies die.
lesson-powers-6-want = Je wilt je eland terug.
lesson-powers-6-do = Dit is een andere partij, en een eland die je hebt afgelegd, ligt in je strafzone. Je hebt de beer, met de letter C: kaarten die je trekt, mogen ook daarvandaan komen. Kies de eland in je strafzone.
lesson-powers-6-done = Je hebt nu drie elanden in je hand, en je bent ook 1 strafkaart kwijt.
lesson-powers-6-wrong-1 = Je zou de vos in je hand krijgen, maar de eland zou je 1 punt blijven kosten. Neem de eland uit je strafzone.

# 6

lesson-placing-powers-title = Krachten bij het leggen
lesson-placing-powers-1-want = Je wilt twee orka’s leggen.
lesson-placing-powers-1-do = Je hebt de papegaaiduiker: voordat je je eerste kaart legt, mag je een kaart ruilen met de rivier. Je moet 2 kaarten leggen en hebt maar één orka, maar in de rivier ligt er nog een. Kies de beer, en dan ‘Ruilen met de rivier’.
lesson-placing-powers-1-done = Iedereen ziet je beer nu. Hij gaat naar de rivier zodra je er een kaart voor terugneemt.
lesson-placing-powers-1-wrong-1 = De reeks orka’s zou langer worden, maar na je eerste kaart kun je niet meer ruilen. Ruil eerst de beer.
lesson-placing-powers-1-wrong-2 = Ook zo zou je de orka krijgen, maar de walrus 3/3 is nuttiger dan de beer 1/5. Geef de beer weg.
lesson-placing-powers-2-want = Je wilt de orka uit de rivier.
lesson-placing-powers-2-do = Kies de kaart die je voor je beer krijgt: de orka.
lesson-placing-powers-2-done = Je hebt nu twee orka’s in je hand. Met die boven op je stapel vormen ze straks een reeks van 3.
lesson-placing-powers-2-wrong-1 = De eland past bij geen van je kaarten. Kies de orka.
lesson-placing-powers-3-want = Je wilt een reeks van 5 walrussen.
lesson-placing-powers-3-do = Je moest 2 kaarten leggen, en dat heb je gedaan. Maar nu heb je de eland: je mag er één meer of één minder leggen. Leg nog een walrus.
lesson-placing-powers-3-done = Vijf walrussen: 10 punten in plaats van 6. Verder dan één kaart extra gaat de eland niet.
lesson-placing-powers-3-wrong-1 = Dat mag, en dan houd je een reeks van 4, goed voor 6 punten. Met een vijfde walrus zijn het er 10. Leg de walrus.
lesson-placing-powers-3-wrong-2 = De vos zou je walrussen bedekken, en de vijfde zou in je hand blijven. Leg de walrus.
lesson-placing-powers-4-want = Je wilt een joker tussen je beren.
lesson-placing-powers-4-do = Je hebt de vos: de laatste kaart die je legt, mag gedekt onder je zichtbare kaart. Het is dan een joker, die telt als het dier dat je wilt. Je moet 2 kaarten leggen, dus leg eerst de beer bovenop.
lesson-placing-powers-4-done = Drie beren, goed voor 3 punten. De volgende kaart is de laatste.
lesson-placing-powers-5-want = Je wilt dat de eland als beer telt.
lesson-placing-powers-5-do = Kies de eland 1/5, en dan ‘Gedekt als joker leggen’.
lesson-placing-powers-5-done = De joker ligt vlak onder de bovenste beer en telt als de vierde: 6 punten. De beer 3/3 blijft je zichtbare kaart.
lesson-placing-powers-5-wrong-1 = De eland zou de reeks beren afbreken, en je zou 1 kaart trekken en er volgende beurt 5 moeten leggen. Leg hem gedekt als joker.
lesson-placing-powers-5-wrong-2 = Ook dat zou een joker zijn, maar je hebt twee papegaaiduikers die bij elkaar horen. Neem de eland, want die is alleen.
lesson-placing-powers-6-want = Je wilt 3 strafkaarten vermijden.
lesson-placing-powers-6-do = Een krachtkaart heeft twee kanten, en de kant die boven ligt, geldt de hele partij: hier mag je door de papegaaiduiker je zichtbare kaart terugnemen voordat je legt. De walrus 1/5 vraagt om 5 kaarten, en je hebt er maar 2. Kies ‘Bovenste kaart terugnemen’.
lesson-placing-powers-6-done = Nu is de orka 3/3 je zichtbare kaart. Die vraagt om 3 kaarten, en je hebt er precies 3.
lesson-placing-powers-6-wrong-1 = Je zou 5 kaarten moeten leggen en hebt er maar 2: dat worden 3 strafkaarten. Neem eerst de walrus 1/5 terug.

# 7

lesson-last-round-title = De laatste ronde
lesson-last-round-1-want = Je wilt twee elanden.
lesson-last-round-1-do = De trekstapel telt nog maar 1 kaart, en als je hebt getrokken, moeten er 3 naar de rivier: de reserve gaat dus open. Daarna wordt de ronde uitgespeeld en volgt de laatste ronde. Je hebt een eland: trek de tweede.
lesson-last-round-1-done = De reserve is geopend. Jouw beurt was de laatste van de ronde, dus de laatste ronde begon meteen, en blauw heeft zijn laatste beurt al gehad.
lesson-last-round-1-wrong-1 = Deze walrus zou los van je reeks walrussen liggen en niets waard zijn. Neem de eland, die past bij de eland in je hand.
lesson-last-round-2-want = Je wilt meer punten voor je papegaaiduikers.
lesson-last-round-2-do = In de laatste ronde leg je kaarten en verplaats je fiches, maar niemand trekt nog. Je legt 3 kaarten. Leg eerst de kaart die de reeks boven op je stapel langer maakt.
lesson-last-round-2-done = Drie papegaaiduikers: 3 punten in plaats van 1.
lesson-last-round-2-wrong-1 = De eland zou de papegaaiduikers bedekken, en hun reeks zou bij 2 blijven. Leg eerst de papegaaiduiker, dan de twee elanden.
lesson-last-round-3-want = Je wilt de juiste eland bovenop.
lesson-last-round-3-do = Nu de twee elanden. Je totem is de beer, en de bovenste kaart bepaalt welke fiches bewegen, dus bewaar de eland met de beer in de cirkel voor het laatst. Leg de andere.
lesson-last-round-3-done = Er is nu nog plaats voor precies één eland.
lesson-last-round-3-wrong-1 = Dan komt de andere eland bovenop, en daarmee beweegt de walrus in plaats van je beer. Leg eerst de andere.
lesson-last-round-3-wrong-2 = De beer zou hier een losse kaart zijn, en er zou maar voor één eland plaats blijven. Leg de eland zonder beer in de cirkel.
lesson-last-round-4-want = Je wilt een vijfde dier met een reeks.
lesson-last-round-4-do = Je moet nog één kaart leggen. Kies de eland met de beer in de cirkel.
lesson-last-round-4-done = De twee elanden leveren 1 punt op, en de verscheidenheid gaat van 6 naar 10. De kaart die je overhoudt in je hand, is niets waard.
lesson-last-round-4-wrong-1 = De beer zou hier niets waard zijn, en de eland eronder zou alleen blijven. Leg de tweede eland.
lesson-last-round-5-want = Je wilt 10 punten voor je totem.
lesson-last-round-5-do = De laatste zet van de partij is voor jou. De eland en de beer gaan elk een andere kant op. Zet de eland zo dat je beer naar rechts gaat.
lesson-last-round-5-done = De beer staat op 10. Dat was de laatste beurt van de partij.
lesson-last-round-5-wrong-1 = De beer zou naar links gaan, naar 3, en je totem zou 7 punten minder waard zijn. Zet de eland naar links.
lesson-last-round-6-want = Je wilt weten wie er gewonnen heeft.
lesson-last-round-6-do = Je reeksen zijn 14 punten waard, de verscheidenheid 10 en je totem 10, en 1 strafkaart kost er 1: samen 33. Blauw heeft er 29. Zonder de twee elanden, of met de beer naar links, had blauw gewonnen.

# 8

lesson-first-game-title = Je eerste hele partij

# voorbeelden

example-last-card = Je zichtbare kaart, de orka 4/2, heeft trekwaarde 4 en legwaarde 2, dus je legt 2 kaarten. Leg je eerst de eland 1/5 en daarop de eland 4/2, dan neem je de krachtkaart van de eland, bewegen de eland en de beer, trek je 4 kaarten en leg je er volgende beurt 2. In de omgekeerde volgorde ligt de eland 1/5 bovenop: dan bewegen de eland en de orka, trek je maar 1 kaart en moet je er volgende beurt 5 leggen, met 2 in je hand.
example-too-few-cards = Je zichtbare kaart, de vos 1/5, vraagt om 5 kaarten, en je hebt er maar 3. Je legt ze alle 3, in de volgorde die je wilt, en voor de 5 − 3 = 2 die je tekortkomt, gaan er 2 kaarten van de trekstapel gedekt naar je strafzone: 2 punten minder aan het einde. Leg je de papegaaiduiker 3/3 als laatste, dan neem je de krachtkaart van de papegaaiduiker; die kracht hoort bij fase A en moet dus wachten tot je volgende beurt.
example-placing-nothing = De walrus 5/1 vraagt om 1 kaart, maar je hebt de eland met kant B en mag meteen stoppen, zonder iets te leggen. De walrus telt dan nog een keer: je wint zijn krachtkaart terug van blauw, de walrus en de eland bewegen, en je trekt 5 kaarten. De kracht van de walrus hoort bij fase B, dus die kun je deze beurt al gebruiken. Je hebt dan 2 + 5 = 7 kaarten in je hand, en volgende beurt vraagt de walrus weer om 1 kaart.
example-joker-alone = De walrus 5/1 vraagt om 1 kaart. Met de vos mag die kaart een joker zijn: de orka bijvoorbeeld gaat gedekt vlak onder de walrus 5/1, tussen je twee walrussen. De walrus 5/1 blijft bovenop liggen en telt nog een keer: de walrus en de eland bewegen, je trekt 5 kaarten en legt er volgende beurt 1. Telt de joker als walrus, dan heb je een reeks van 3: 3 punten in plaats van 1.
example-token-at-an-end = Door je zichtbare kaart bewegen de vos en de eland. De vos staat op 15, aan een uiteinde: hij moet naar links, naar 10, en de eland gaat de tegengestelde kant op, van 6 naar rechts, naar 10. Stond de eland op 10, dan ging hij naar 15 en stond hij zelf aan een uiteinde.
example-extra-step = Je hebt de walrus met kant A; de vos staat op 10 en de eland op 3. Gaat de vos naar rechts, dan staat hij op 15 en de eland op 1: verder naar rechts is er niets, dus de extra stap kan hem alleen terugbrengen naar 10. Gaat de vos naar links, dan staan ze allebei op 6, en de extra stap brengt de vos naar 3 of terug naar 10: terug op 10 is alleen de eland van plaats veranderd. Met ‘Alleen rechtdoor’ is er in het eerste geval geen extra stap, en in het tweede alleen die naar 3.
example-hand-limit = Met de beer 5/1 moet je 5 kaarten trekken: je kunt niet bij 4 stoppen, ook al heb je er al 3. Dat worden er 3 + 5 = 8, 1 meer dan de limiet van 7. Als de rivier is aangevuld, kies je één kaart, misschien een die je net hebt getrokken, en leg je die gedekt in je strafzone: dat kost aan het einde 1 punt.
example-reserve-opened = Je trekt 3 kaarten, dus er moeten 3 nieuwe naar de rivier, maar de trekstapel telt er nog maar 1. Eerst komt die kaart, dan gaat de reserve van 5 open en komen de andere 2 daarvandaan: er blijft een trekstapel van 3 over. Jij bent de startspeler, dus blauw heeft nog een hele beurt om de ronde af te maken. Daarna hebben jij en blauw elk nog één laatste beurt, met alleen de fasen A en B.
example-what-a-joker-counts-as = Van onder naar boven is je stapel: walrus, walrus, joker, papegaaiduiker, papegaaiduiker; dat er een eland op de joker staat, doet er niet toe. Met de joker als walrus krijg je 3 + 1 punten, als papegaaiduiker 1 + 3, en met 1 punt voor verscheidenheid is dat in beide gevallen 5. Leg je de derde papegaaiduiker, dan is de joker als papegaaiduiker meer waard: 1 + 6 + 1 = 8 punten in plaats van 3 + 3 + 1 = 7. Waarvoor een joker staat, ligt dus pas aan het einde vast.
example-final-score = Stel dat het spel na deze zet is afgelopen. Je reeksen: 3 papegaaiduikers leveren 3 punten op, 4 orka’s 6 en 2 elanden 1, samen 10; de tweede, kortere reeks papegaaiduikers is niets waard. Drie dieren hebben een reeks: 3 punten voor verscheidenheid. Gaat de eland naar links, dan gaat de vos, je totem, van 6 naar 10, en met 2 strafkaarten is je eindscore 10 + 3 + 10 − 2 = 21; gaat de eland naar rechts, dan zakt de vos naar 3 en is je eindscore 14.

# advice

overview-advice-1 = **Spaar kaarten van één dier en leg ze achter elkaar.** De tweede kaart van een reeks levert 1 punt extra op, de zesde 5.
overview-advice-2 = **Kies eerst je laatste kaart.** Die bepaalt welke kracht je neemt, welke dieren bewegen, hoeveel kaarten je trekt en hoeveel je er volgende beurt legt. Met aan beide kanten een 3 blijft je hand even groot.
overview-advice-3 = **Tel je hand voordat je een kaart met links een 5 bovenop laat liggen.** Houd je meer dan 2 kaarten over, dan kom je boven de limiet van 7 uit.
overview-advice-4 = **Breng je totem pas laat omhoog.** Iedereen kan hem verplaatsen, en vanaf 15 kan zijn volgende stap alleen omlaag zijn.
overview-advice-5 = **Vergeet de korte reeksen niet.** Voor verscheidenheid zijn twee kaarten van een nieuw dier genoeg, en het zesde dier met een reeks levert 5 punten extra op.
