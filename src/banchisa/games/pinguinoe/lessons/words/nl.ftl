# het spel in een minuut

overview-aim = Word de eerste pinguïn op de ark.
overview-counts-1 = Er zijn geen punten: **de eerste pinguïn op de romp wint op slag.**
overview-counts-2 = Elke gebeurtenis brengt de witte pinguïn dichterbij. Met de vijfde bereikt hij de ark en **wint niemand.**
overview-turn-1 = **Gooi** de dobbelsteen. Een 2 tot en met 5 geeft je pinguïn evenveel bewegingspunten.
overview-turn-2 = **Loop of zwem:** elke stap kost 1 punt.
overview-turn-3 = **Draai** een kaart naast je pinguïn om voor 1 punt: ligt er ijs?
overview-turn-4 = Een 1 of een 6? **Verplaats de zeehond,** hoogstens vijf stappen. Wie hij vangt, moet terug naar de iglo.
overview-turn-5 = **Zoek:** beëindig je beurt op een zoekvak en trek een kaart, een voorwerp of een gebeurtenis.
overview-costs-1 = Een **stap** op ijs: 1 punt.
overview-costs-2 = Een vak **zwemmen**: 1 punt.
overview-costs-3 = Een kaart naast je **omdraaien**: 1 punt.
overview-end = als een pinguïn op de romp komt, als de vijfde gebeurtenis wordt getrokken, of als na ronde 100 de zondvloed komt.
overview-mistake = Een beurt **in het water** beëindigen: je pinguïn moet helemaal terug naar de iglo. Bewaar je laatste punt voor een stap op het ijs.

# 1

lesson-first-turn-title = Je eerste beurt
lesson-first-turn-1-want = Je wilt de eerste pinguïn op de ark zijn.
lesson-first-turn-1-do = De rode pinguïn is van jou. Hij staat op zijn iglovak in de hoek; de ark ligt in het midden van het speelveld. Elke beurt begint met de dobbelsteen: gooi.
lesson-first-turn-1-done = Een 5, dus je hebt 5 bewegingspunten. Een 2, 3 of 4 had je er 2, 3 of 4 gegeven.
lesson-first-turn-2-want = Je wilt naar de rand van je kaart.
lesson-first-turn-2-do = Elke stap naar een buurvak kost 1 punt; schuin lopen kan niet. Loop naar het laatste ijsvak in de bovenste rij, 3 vakken naar het oosten.
lesson-first-turn-2-wrong-2 = Dat zouden 4 stappen zijn, tot in het water van een gedekte kaart, en de kaart waarop je staat, kun je niet omdraaien. Stop één vak eerder, op het ijs.
lesson-first-turn-2-wrong-3 = Dan zijn je 5 punten verloren. Loop eerst 3 vakken naar het oosten.
lesson-first-turn-2-done = 3 punten gebruikt, nog 2 over. Je pinguïn staat nu vlak naast een gedekte kaart.
lesson-first-turn-3-want = Je wilt weten waar ijs ligt.
lesson-first-turn-3-do = Zolang een kaart gedekt ligt, zijn alle 12 vakken water. Een kaart naast je pinguïn omdraaien kost 1 punt. Draai de kaart in het oosten om.
lesson-first-turn-3-wrong-1 = Daar lig je in het water, juist op de kaart die je wilt zien, en die kun je dan niet meer omdraaien. Doe het vanaf het ijs waar je staat.
lesson-first-turn-3-wrong-2 = Dat zijn 2 stappen door het water, en dan heb je geen punten meer: je pinguïn moet terug naar de iglo. Draai eerst de kaart om.
lesson-first-turn-3-done = Er ligt ijs vlak naast je. Niemand wist wat er op deze kaart zou staan.
lesson-first-turn-4-want = Je wilt je laatste punt gebruiken.
lesson-first-turn-4-do = Het vak ten oosten van je blijkt ijs te zijn. Ga erheen.
lesson-first-turn-4-wrong-2 = Je pinguïn staat dan veilig, maar 1 punt is verloren. Zet nog één stap naar het oosten.
lesson-first-turn-4-done = Je pinguïn staat op ijs, op 16 vakken van de ark.
lesson-first-turn-5-want = Je wilt je beurt afronden.
lesson-first-turn-5-do = Je punten zijn op en je pinguïn staat op ijs. Beëindig je beurt en kijk wat geel doet.
lesson-first-turn-5-done = Dat is een hele beurt: gooien, verplaatsen, beëindigen. Geel heeft aan de andere kant van het speelveld net hetzelfde gedaan.

# 2

lesson-swimming-title = IJs en water
lesson-swimming-1-want = Je wilt het water over.
lesson-swimming-1-do = Pinguïns zwemmen net zo goed als ze lopen: ook een watervak kost 1 punt. Je hebt een 2 gegooid. Ga naar het ijs 2 vakken naar het oosten.
lesson-swimming-1-wrong-1 = Daar lig je in het water met nog 1 punt. Ga meteen door naar het ijs, 2 vakken naar het oosten.
lesson-swimming-1-wrong-2 = Dat ijs ligt even dicht bij de ark. Maar blijf nu in de bovenste rij: 2 vakken recht naar het oosten.
lesson-swimming-1-done = Eén vak water, één vak ijs. Zwemmen kan geen kwaad zolang je beurt niet voorbij is.
lesson-swimming-2-want = Je wilt de volgende kaart zien en droog blijven.
lesson-swimming-2-do = Je volgende beurt, en een 4. Eindigt je beurt in het water, dan moet je pinguïn helemaal terug naar de iglo. Zoek het ijs vlak naast de gedekte kaart in het oosten, 3 stappen van je af, en ga erheen.
lesson-swimming-2-wrong-1 = Dat is water. Daarvandaan kun je de kaart omdraaien, maar dan heb je nog een punt nodig om weer op ijs te komen. Er ligt ook ijs vlak naast de kaart, twee rijen verder naar het zuiden.
lesson-swimming-2-wrong-2 = Dat is water. Het ijs vlak naast de kaart ligt één rij verder naar het zuiden: samen 3 stappen.
lesson-swimming-2-wrong-3 = Dat is water op een gedekte kaart, en de kaart waarop je bent, kun je niet omdraaien. Zoek het ijs ernaast, 3 stappen van je af.
lesson-swimming-2-done = 3 stappen, nog 1 punt over, en je staat op ijs vlak naast de kaart.
lesson-swimming-3-want = Je wilt weten wat er voor je ligt.
lesson-swimming-3-do = Je staat op ijs, dus je kunt je laatste punt uitgeven zonder terug te moeten zwemmen. Draai de kaart in het oosten om.
lesson-swimming-3-wrong-1 = Dan is je laatste punt verloren. Gebruik het om de kaart in het oosten om te draaien.
lesson-swimming-3-wrong-2 = Dat is water, en je hebt dan geen punt meer om eruit te komen. Draai liever de kaart in het oosten om.
lesson-swimming-3-wrong-3 = Die kaart heeft donkere zee: daar ligt minder ijs en liggen meer ijsblokken. Draai de kaart met lichte zee in het oosten om.
lesson-swimming-3-done = Volop ijs, en zelfs een zoekvak. Waar dat voor is, zie je later.
lesson-swimming-4-want = Je wilt je beurt veilig beëindigen.
lesson-swimming-4-do = Je pinguïn staat op ijs. Beëindig je beurt.
lesson-swimming-4-done = Je pinguïn blijft staan. Was je beurt in het water geëindigd, dan zat hij nu weer in zijn iglo.
lesson-swimming-5-want = Je wilt het water uit.
lesson-swimming-5-do = Een paar beurten later: je bent naar deze kaart gezwommen en hebt nog 1 punt. Op een ijsblok kun je niet klimmen. Ga naar het ijs dat één stap van je af ligt.
lesson-swimming-5-wrong-1 = Je ziet dan de volgende kaart, maar hebt geen punt meer om uit het water te komen: terug naar de iglo. Het ijs ligt meteen ten oosten van je.
lesson-swimming-5-wrong-2 = Je ziet dan de kaart in het westen, maar hebt geen punt meer om uit het water te komen: terug naar de iglo. Het ijs ligt meteen ten oosten van je.
lesson-swimming-5-wrong-4 = Dat is ook water, en dan is je laatste punt op. Het ijs ligt meteen ten oosten van je.
lesson-swimming-5-wrong-5 = Je beurt eindigt dan in het water en je pinguïn moet terug naar de iglo. Het ijs ligt meteen ten oosten van je.
lesson-swimming-5-done = Je laatste punt bracht je op het ijs. Een kaart omdraaien kan wachten, uit het water komen niet.

# 3

lesson-seal-title = De zwarte zeehond
lesson-seal-1-want = Je wilt geel tegenhouden.
lesson-seal-1-do = Geel staat nog maar 6 vakken van de ark af. Op de ark ligt de zwarte zeehond. Gooi de dobbelsteen.
lesson-seal-1-done = Een 6. Bij een 1 of een 6 blijft je pinguïn staan en heb je vijf stappen voor de zeehond.
lesson-seal-2-want = Je wilt geel terug in zijn iglo hebben.
lesson-seal-2-do = De zeehond gaat recht of schuin, over water en ijs. Hij vangt de pinguïn op het vak waar hij stopt. Verplaats de zeehond naar de gele pinguïn.
lesson-seal-2-wrong-4 = De zeehond stopt dan vlak naast geel en vangt niemand. Zijn stappen zijn genoeg om bij de gele pinguïn zelf te komen.
lesson-seal-2-wrong-5 = Dan blijft geel op 6 vakken van de ark. Verplaats eerst de zeehond erheen.
lesson-seal-2-done = Gevangen: geel zit weer in zijn iglo, en de zeehond had maar 4 van zijn vijf stappen nodig.
lesson-seal-3-want = Je wilt de zeehond bij jezelf vandaan houden.
lesson-seal-3-do = De zeehond ontziet niemand, jou ook niet. Maar nu is hij 8 stappen van je af, en met één worp kan hij er maar vijf zetten. Laat hem daar liggen en beëindig je beurt.
lesson-seal-3-done = Geel moest weer vertrekken vanuit zijn iglo. Gevangen worden kost je bijna alles.
lesson-seal-4-want = Je wilt buiten bereik van de zeehond zijn.
lesson-seal-4-do = Later in het spel: je hebt 3 punten, en de zeehond is vijf stappen van je af, dichtbij genoeg om je te vangen. Ga naar het ijs in de onderste rij van je kaart.
lesson-seal-4-wrong-1 = Dat ijs ligt maar vier stappen van de zeehond af. Het ijs in de onderste rij van je kaart ligt zes stappen van hem af.
lesson-seal-4-wrong-3 = Het zoekvak ligt vijf stappen van de zeehond af, nog binnen zijn bereik. Het ijs in de onderste rij van je kaart ligt zes stappen van hem af.
lesson-seal-4-wrong-4 = Dan blijf je binnen bereik van de zeehond. Het ijs in de onderste rij van je kaart ligt zes stappen van hem af.
lesson-seal-4-done = Zes stappen van de zeehond: met één worp kan hij je niet bereiken. En je bent ook nog dichter bij de ark gekomen.
lesson-seal-5-want = Je wilt zien of je veilig bent.
lesson-seal-5-do = Je punten zijn op. Beëindig je beurt; daarna mag geel gooien.
lesson-seal-5-done = Geel gooide een 1 en bracht de zeehond zo dicht bij je als maar kon. Vijf stappen waren niet genoeg om je te vangen.
lesson-seal-6-want = Je wilt weer op weg.
lesson-seal-6-do = De zeehond ligt nu vlak naast je. Gooi de dobbelsteen.
lesson-seal-6-done = Een 2: je pinguïn heeft 2 punten.
lesson-seal-7-want = Je wilt een andere weg vinden.
lesson-seal-7-do = Een pinguïn kan nooit op het vak van de zeehond komen, ook niet in het voorbijgaan. De weg naar het oosten is dus dicht. Draai de kaart in het zuiden om.
lesson-seal-7-wrong-2 = Daar lig je in het water, juist op de kaart die je wilt zien, en die kun je dan niet meer omdraaien. Doe het vanaf het ijs waar je staat.
lesson-seal-7-done = Een zeehondenvak: zodra zo’n kaart wordt omgedraaid, gaat de zeehond daarheen, waar hij ook was. Op zes van de 30 zeekaarten staat er een. De weg naar het oosten is weer vrij, maar de zeehond is nog steeds maar drie stappen van je af.

# 4

lesson-searching-title = Zoeken en vinden
lesson-searching-1-want = Je wilt een voorwerp dat je helpt.
lesson-searching-1-do = Het vak met de Inuk is een zoekvak: als je daar je beurt beëindigt, trek je een kaart. Je hebt 4 punten. Ga naar dat vak.
lesson-searching-1-wrong-1 = Dat is gewoon ijs en levert geen kaart op. Het zoekvak ligt één stap verder naar het oosten.
lesson-searching-1-done = Precies 4 stappen. Ook als je nog punten had overgehad, had je hier mogen stoppen.
lesson-searching-2-want = Je wilt een kaart trekken.
lesson-searching-2-do = Zoeken doe je aan het einde van je beurt, als je pinguïn zich in die beurt heeft verplaatst. Beëindig je beurt.
lesson-searching-2-done = Schaatsen, een voorwerp. Je houdt de kaart in je hand, en niemand anders ziet welke het is. Vanaf je volgende beurt kun je hem gebruiken.
lesson-searching-3-want = Je wilt je schaatsen gebruiken.
lesson-searching-3-do = Met schaatsen krijg je er 2 punten bij, maar alleen na een worp waarmee je pinguïn mag lopen. Gooi de dobbelsteen.
lesson-searching-3-done = Een 3. Met de schaatsen erbij worden dat 5 punten.
lesson-searching-4-want = Je wilt 5 punten in plaats van 3.
lesson-searching-4-do = In elke beurt mag je één voorwerp gebruiken. Doe de schaatsen aan.
lesson-searching-4-wrong-2 = Je kunt de schaatsen ook daarna nog aandoen. Maar doe het nu, dan zie je meteen hoe ver je met 5 punten komt.
lesson-searching-4-wrong-3 = Dan zijn je 3 punten op. Doe eerst de schaatsen aan, dan zie je meteen hoe ver je met 5 punten komt.
lesson-searching-4-done = 3 en 2 is 5 punten. De schaatsen gaan naar de aflegstapel.
lesson-searching-5-want = Je wilt zo ver mogelijk komen.
lesson-searching-5-do = De kaart met donkere zee in het zuiden heeft ijs in de bovenste en in de onderste rij. Ga naar het ijs in de onderste rij: 5 stappen.
lesson-searching-5-wrong-1 = Dat zijn maar 2 stappen. Met 5 punten kom je bij het ijs in de onderste rij van deze kaart.
lesson-searching-5-wrong-2 = Dat zijn maar 3 stappen. Met 5 punten kom je bij het ijs in de onderste rij van deze kaart.
lesson-searching-5-done = 5 stappen, tussen de ijsblokken door tot op het ijs: nog maar 6 vakken tot de ark.
lesson-searching-6-want = Je wilt je beurt afronden.
lesson-searching-6-do = Je punten zijn op, en je voorwerp voor deze beurt is gebruikt. Beëindig je beurt en kijk wat geel doet.
lesson-searching-6-done = Geel heeft ook gezocht, maar trok een gebeurtenis: beurt overslaan. De eerste gebeurtenis maakt de witte pinguïn wakker, en elke volgende brengt hem dichter bij de ark.
lesson-searching-7-want = Je wilt de witte pinguïn van de ark weghouden.
lesson-searching-7-do = Veel later: er zijn vier gebeurtenissen getrokken. Met de vijfde bereikt de witte pinguïn de ark en wint niemand. Van de 8 kaarten op de stapel zijn er 2 een gebeurtenis. Loop over het zoekvak heen naar het ijs erachter, 3 stappen.
lesson-searching-7-wrong-1 = Daar moet je een kaart trekken: een op de vier keer is het spel dan afgelopen en wint niemand. Ga één vak verder naar het oosten.
lesson-searching-7-wrong-2 = Daar sta je veilig, maar dat is maar 1 stap. Met 3 punten kom je over het zoekvak heen.
lesson-searching-7-wrong-3 = Hier sta je veilig, maar dan zijn je 3 punten verloren. Daarmee kom je over het zoekvak heen.
lesson-searching-7-done = Wie alleen over een zoekvak heen loopt, trekt geen kaart. Het gaat erom waar je beurt eindigt.

# 5

lesson-objects-title = Sneeuwbal, reddingsboei, vis
lesson-objects-1-want = Je wilt geel terugjagen.
lesson-objects-1-do = Geel staat 7 vakken van de ark af. Je mag een voorwerp gebruiken voordat je gooit. Gooi je sneeuwbal naar de gele pinguïn.
lesson-objects-1-wrong-2 = Je kunt de sneeuwbal ook na je worp gooien. Maar doe het deze keer eerst.
lesson-objects-1-done = Raak, dwars over het hele speelveld. Geel moet zich één kaart terugtrekken in de richting van zijn iglo, en jij kiest waar hij terechtkomt.
lesson-objects-2-want = Je wilt geel ver van de ark hebben.
lesson-objects-2-do = Op de kaart waarheen hij zich terugtrekt, komt geel op het vaste vak dat het verst van de ark ligt. Er zijn twee open kaarten mogelijk: op die in het zuiden ligt dat vak 11 stappen van de ark, op die in het oosten 13. Kies dat laatste vak, 13 stappen van de ark.
lesson-objects-2-wrong-1 = Daar staat geel op 11 vakken van de ark. Op de kaart in het oosten zijn het er 13.
lesson-objects-2-done = Geel stond 7 vakken van de ark af, nu zijn het er 13. De sneeuwbal gaat naar de aflegstapel.
lesson-objects-3-want = Je wilt blijven waar je bent.
lesson-objects-3-do = Een andere beurt: die is geëindigd met je pinguïn in het water. Maar je hebt een reddingsboei. Gebruik die.
lesson-objects-3-wrong-1 = Dan moet je pinguïn terug naar de iglo, 20 vakken van de ark. Gebruik de reddingsboei: daar is hij voor.
lesson-objects-3-done = Je pinguïn drijft nu. De reddingsboei telt niet als je voorwerp voor deze beurt.
lesson-objects-4-want = Je wilt vaste grond onder je poten.
lesson-objects-4-do = Een drijvende pinguïn moet aan het einde van zijn volgende beurt uit het water zijn, en een tweede reddingsboei helpt hem niet. Gooi de dobbelsteen.
lesson-objects-4-done = Een 3, gelukkig. Bij een 1 of een 6 had je pinguïn niet kunnen bewegen en had hij terug gemoeten naar de iglo.
lesson-objects-5-want = Je wilt het water uit.
lesson-objects-5-do = Vaste grond is ijs, een zoekvak, een zeehondenvak of een iglo. Ga naar het ijs 1 vak naar het oosten.
lesson-objects-5-wrong-1 = Dat is ook water. Het ijs ligt 1 vak naar het oosten.
lesson-objects-5-wrong-2 = Dat kost je 1 punt terwijl je nog in het water ligt. Ga eerst naar het ijs, 1 vak naar het oosten.
lesson-objects-5-wrong-3 = Dan moet je pinguïn terug naar de iglo, reddingsboei of niet. Het ijs ligt 1 vak naar het oosten.
lesson-objects-5-done = Gered, en je hebt nog 2 punten over: genoeg om een kaart om te draaien.
lesson-objects-6-want = Je wilt van de zeehond af.
lesson-objects-6-do = Geel heeft een 6 gegooid en de zeehond naar jouw vak verplaatst. Maar je hebt een vis. Geef die aan de zeehond.
lesson-objects-6-wrong-1 = Dan moet je pinguïn terug naar de iglo, 20 vakken van de ark. Geef de vis: daar is hij voor.
lesson-objects-6-done = Je pinguïn blijft staan, en nu bepaal jij waar de zeehond heen gaat.
lesson-objects-7-want = Je wilt de zeehond ver weg hebben.
lesson-objects-7-do = De zeehond moet naar een open zeehondenvak, maar niet naar jouw vak. Er zijn er twee: het ene is dicht bij je, op het andere staat de gele pinguïn. Kies dat laatste.
lesson-objects-7-wrong-1 = Daar ligt de zeehond maar twee stappen van je af. Het andere zeehondenvak is ver weg, en geel staat erop.
lesson-objects-7-done = Nu is geel gevangen en moet hij terug naar de iglo. Een vis is het bewaren waard.

# 6

lesson-ark-title = Aan boord van de ark
lesson-ark-1-want = Je wilt de weg naar de ark zien.
lesson-ark-1-do = Met een verrekijker draai je een gedekte zeekaart om, hoe ver weg ook, en dat kost geen punten. Gebruik hem voordat je gooit: draai de kaart ten oosten van je om, net ten noorden van de ark.
lesson-ark-1-wrong-1 = Je kunt de verrekijker ook na je worp gebruiken. Maar kijk deze keer eerst.
lesson-ark-1-done = Drie vakken ijs, twee ijsblokken en geen zeehondenvak. Nu ken je de weg.
lesson-ark-2-want = Je wilt verder.
lesson-ark-2-do = Dat was je voorwerp voor deze beurt. Gooi de dobbelsteen.
lesson-ark-2-done = Een 4: je pinguïn heeft 4 punten.
lesson-ark-3-want = Je wilt zo dicht mogelijk bij de ark komen.
lesson-ark-3-do = Op ijsblokken kun je niet klimmen, dus loop eromheen. Ga naar het ijs in de onderste rij van de kaart die je hebt omgedraaid: dat ligt maar 2 vakken van de romp af.
lesson-ark-3-wrong-3 = Dat ijs ligt 5 vakken van de romp af, het ijs in de onderste rij maar 2.
lesson-ark-3-wrong-4 = Dat ijs ligt 3 vakken van de romp af, het ijs in de onderste rij maar 2.
lesson-ark-3-done = 4 stappen om het ijsblok heen. De romp ligt 2 vakken naar het zuiden.
lesson-ark-4-want = Je wilt op je volgende worp wachten.
lesson-ark-4-do = Je pinguïn staat op ijs, en de zeehond is meer dan vijf stappen van je af. Beëindig je beurt.
lesson-ark-4-done = Geel is ook onderweg, maar heeft nog 10 vakken te gaan.
lesson-ark-5-want = Je wilt minstens 2 punten.
lesson-ark-5-do = Eén stap op de arkkaart, één op de romp. Gooi de dobbelsteen.
lesson-ark-5-done = Een 5. Het hoeft niet precies uit te komen: wat je overhebt, maakt niet uit.
lesson-ark-6-want = Je wilt aan boord van de ark.
lesson-ark-6-do = Op deze kant van de arkkaart loopt er vanuit het noorden en het zuiden ijs naar de romp. Ga naar het rompvak 2 vakken naar het zuiden.
lesson-ark-6-wrong-1 = Dat is de arkkaart, maar nog niet de romp. Ga één vak verder: 2 vakken naar het zuiden.
lesson-ark-6-wrong-3 = Daarmee zou je ook winnen. Maar het dichtstbijzijnde rompvak ligt 2 vakken recht naar het zuiden.
lesson-ark-6-wrong-4 = Dan krijgt geel nog een beurt. De romp ligt 2 vakken naar het zuiden.
lesson-ark-6-done = Je bent aan boord. De eerste pinguïn op de romp wint, en het spel is meteen afgelopen.
lesson-ark-7-want = Je wilt over een ijsblok heen.
lesson-ark-7-do = Op de andere kant van de arkkaart liggen er ijsblokken ten noorden en ten zuiden van de romp. Maar je hebt een trampoline: voor 1 punt springt je pinguïn daarmee recht over één ijsblok. Spring naar het zuiden, op de romp.
lesson-ark-7-wrong-3 = Met die sprong kom je verder van de ark. Spring naar het zuiden.
lesson-ark-7-wrong-4 = Dan zijn je 2 punten verloren. Met één sprong naar het zuiden sta je op de romp.
lesson-ark-7-done = Recht op de romp. Te voet had je om moeten lopen naar een van de uiteinden.

# 7

lesson-first-race-title = Je eerste race

# examples

example-swim-to-the-ark = Je hebt een 5 gegooid, en je rode pinguïn is 5 stappen van de romp af. De kaart in het zuiden ligt gedekt, dus alle vakken daarop zijn zee: 3 stappen zwemmen, 1 naar het ijs van de arkkaart en 1 naar de romp is 5, en je wint. Lag de arkkaart met de andere kant boven, dan stond er een ijsblok in de weg en had je aan 5 punten niet genoeg.
example-two-cards-at-once = Je hebt een 2 gegooid. Je pinguïn staat in een hoek van je iglokaart, vlak naast twee gedekte kaarten: een in het oosten en een in het zuiden. Je mag er een omdraaien of allebei: 1 + 1 = 2 punten, en je pinguïn blijft staan. De kaart in het zuidoosten raakt de jouwe alleen aan de hoek, dus die kun je hiervandaan niet omdraaien.
example-two-legs = Je hebt een 6 gegooid, dus de zeehond heeft vijf stappen. Noem je eerst het vak van geel, dan is de zeehond daar in 2 stappen en moet geel terug naar de iglo; een tweede etappe van 2 stappen vangt ook groen, en er blijft 1 stap over. Noem je meteen het vak van groen, dan gaat de zeehond om geel heen en kost dat 4 stappen: hij vangt alleen groen, en met de ene stap die overblijft, komt hij niet bij geel.
example-a-fish-for-the-seal = Geel heeft een 6 gegooid en de zeehond naar je rode pinguïn verplaatst; hij heeft nog 3 stappen. Je legt de vis af, en je pinguïn blijft staan. Er liggen twee zeehondenvakken open, maar op het ene staat je pinguïn, dus zet je de zeehond op het andere; zijn 3 stappen vervallen. Was er geen ander zeehondenvak, dan ging de zeehond naar de ark.
example-last-point = Je hebt een 5 gegooid. Je pinguïn gaat 4 vakken naar het oosten, de laatste twee zwemmend, en met je laatste punt draai je de volgende kaart om. Als je je beurt beëindigt, ligt hij in zee, en alleen de reddingsboei voorkomt dat hij terug naar de iglo moet. Je legt de reddingsboei af en je pinguïn drijft, maar aan het einde van je volgende beurt moet hij op een vast vak staan: gooi je een 1 of een 6, dan moet hij terug naar de iglo.
example-off-and-on-again = Je pinguïn stond al op het zoekvak toen je beurt begon, en je hebt een 2 gegooid. Draai je alleen de kaart in het oosten om, dan krijg je aan het einde van je beurt geen zoekkaart, want je pinguïn heeft geen stap gezet. Stapt hij eraf en er weer op, 1 + 1 = 2 punten, dan trek je er een.
example-seal-space-turned-up = Je hebt een 3 gegooid en draait voor 1 punt de kaart in het zuiden om. Die heeft al eens open gelegen, dus iedereen kent het zeehondenvak daarop: de zeehond gaat er meteen heen, rechtstreeks vanaf de ark. Je hebt nog 2 punten en mag naar het ijs in het zuiden, maar niet naar het vak van de zeehond. De zeehond is nu dichtbij, en de eerste die een 1 of een 6 gooit, kan je vangen.
example-where-a-snowball-sends-you = Je bent geel en gooit je sneeuwbal naar rood, die 4 vakken van de ark af staat. Twee open kaarten liggen dichter bij de iglo van rood, een in het noorden en een in het westen. Het vaste vak met de grootste arkafstand ligt op de noordelijke kaart op 7 + 5 = 12 en op de westelijke op 4 + 9 = 13; jij kiest een van die twee. Lagen beide kaarten gedekt, dan kon rood zich niet terugtrekken en kon je de sneeuwbal niet naar rood gooien.
example-rolling-in-a-blizzard = Er is een sneeuwstorm in het spel, en je hebt een 2 gegooid: dat geeft 2 − 2 = 0 bewegingspunten. Maar je mag je schaatsen gebruiken, en die geven er 2 punten bij. Je pinguïn loopt 2 vakken naar het zoekvak, en aan het einde van je beurt trek je een kaart. Bij een 1 of een 6 had de zeehond gewoon zijn vijf stappen.
example-two-seal-spaces = Stel dat je pinguïn naar het zoekvak naast hem stapt en dat je een tsunami trekt. Eerst wordt jouw kaart omgedraaid, dan die in het noorden, oosten, zuiden en westen. De jouwe ligt nu gedekt, dus je pinguïn ligt in zee; zonder reddingsboei moet hij terug naar de iglo. De kaarten in het oosten en het westen komen open te liggen, elk met een zeehondenvak: de westelijke is het laatst omgedraaid, dus daar gaat de zeehond heen.

# advice

overview-advice-1 = **Draai kaarten om vanaf het ijs.** Heb je naast een gedekte kaart nog een punt over, draai die kaart dan om: volgende beurt weet je waar je kunt lopen.
overview-advice-2 = **Blijf meer dan vijf stappen bij de zeehond vandaan.** Hij gaat ook schuin, dus hij is dichterbij dan het lijkt.
overview-advice-3 = **Een 1 of een 6 is geen verloren beurt.** Vangt de zeehond niemand, laat hem dan achter bij wie op kop ligt, of midden op diens weg: geen pinguïn kan zijn vak betreden.
overview-advice-4 = **Zoek vroeg.** Van voorwerpen heb je de rest van de race plezier; maar na de vierde gebeurtenis is het bij de volgende afgelopen, zonder winnaar.
overview-advice-5 = **Houd een vis en een reddingsboei in je hand.** Een vis redt je van de zeehond en een reddingsboei van het water, en zo gebruikt tellen ze niet als het ene voorwerp van je beurt.
