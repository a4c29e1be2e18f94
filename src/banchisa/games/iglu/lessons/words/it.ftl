# overview

overview-aim = Caccia animali e assicurati isole tutte tue: vince chi ha più punti.
overview-counts-1 = Ogni pesce o volpe che cacci dà tanti punti quanto vale: 1, 2 o 3.
overview-counts-2 = Un orso vale 4 punti.
overview-counts-3 = Un'isola tutta tua vale la sua grandezza moltiplicata per se stessa: con 3 tessere, 9 punti.
overview-counts-4 = Su un'isola condivisa la tribù più forte prende 1 punto per tessera, la seconda la metà. Un Inuit ha forza 1, un igloo 2.
overview-turn-1 = **Sciogli** una tessera libera in riva al mare.
overview-turn-2 = **Guarda** che cosa c'è sotto. Un evento si svolge subito; una tessera col bordo rosso va nella tua mano.
overview-turn-3 = **Muovi** i tuoi Inuit. Hai 3 punti azione: un passo ne costa 1, un viaggio in kayak 3.
overview-turn-4 = **Caccia** i pesci accanto a te e le volpi sulla tua tessera. Ogni animale costa tanti punti azione quanto vale.
overview-turn-5 = **Costruisci** un igloo con 3 punti azione. La sua tessera non si scioglie più, e l'igloo è forte come due Inuit.
overview-costs-1 = **A piedi** in una casella adiacente: 1 PA.
overview-costs-2 = **In kayak** attraverso un'area di mare: 3 PA.
overview-costs-3 = **Caccia** una volpe o un pesce: tanti PA quanto vale.
overview-costs-4 = **Costruisci** un igloo: 3 PA.
overview-costs-5 = **Arpione:** un animale senza PA, anche un orso.
overview-end = quando comincia un turno e non c'è più nessuna tessera che si possa sciogliere.
overview-mistake = Lasciare libere le tessere della tua isola. Se sono in riva al mare chiunque può scioglierle, e l'isola rimpicciolisce o si spezza.

# melt-and-fish

lesson-melt-and-fish-title = Sciogliere, camminare, pescare
lesson-melt-and-fish-1-want = Vuoi arrivare ai pesci prima degli altri.
lesson-melt-and-fish-1-do = Fai punti con gli animali durante la partita e con le isole alla fine. All'inizio tutti mettono i propri Inuit sull'anello esterno. Il pesce da 1 in d4 è il più economico: metti il tuo ultimo Inuit in fondo alla colonna d.
lesson-melt-and-fish-1-done = Da d1 bastano due passi per arrivare in d3, proprio accanto a quel pesce.
lesson-melt-and-fish-1-wrong-1 = Da e1 due passi ti portano al pesce da 2 in e4. Ma poi ti resta 1 punto azione, e il pesce ne costa 2. Metti l'Inuit una casella più a sinistra.
lesson-melt-and-fish-1-wrong-2 = Da a2 ci vogliono quattro passi per arrivare accanto a un pesce. Guarda in fondo alla colonna d.
lesson-melt-and-fish-2-want = Vuoi altri pesci sulla tua strada.
lesson-melt-and-fish-2-do = Ogni turno comincia così: togli una tessera libera in riva al mare, cioè la sciogli. Il tuo Inuit vuole arrivare in d3. Accanto a d3 c'è una sola tessera in riva al mare: sciogli quella.
lesson-melt-and-fish-2-done = È comparso un pesce da 2. Nessuno sa in anticipo che cosa c'è sotto una tessera.
lesson-melt-and-fish-2-wrong-3 = Se d3 si scioglie, il tuo Inuit non va oltre d2 e non arriva al pesce in d4. Sciogli la tessera a destra di d3.
lesson-melt-and-fish-3-want = Vuoi raggiungere il pesce da 1.
lesson-melt-and-fish-3-do = Dopo lo scioglimento hai 3 punti azione. Un passo ne costa 1 e va in su, in giù, a sinistra o a destra, mai in diagonale. Vai a piedi con il tuo Inuit da d1 a d2.
lesson-melt-and-fish-3-done = Un passo, 1 punto azione. Te ne restano 2.
lesson-melt-and-fish-3-wrong-2 = Da c1 ci vogliono altri tre passi per arrivare accanto a un pesce. Vai dritto in su.
lesson-melt-and-fish-4-want = Vuoi arrivare accanto al pesce.
lesson-melt-and-fish-4-do = Un pesce si prende da una casella accanto. Prosegui fino a d3, subito sotto il pesce da 1.
lesson-melt-and-fish-4-done = In d3 sei accanto a due pesci: quello in d4 e quello in e3.
lesson-melt-and-fish-4-wrong-1 = Da e2 arriveresti solo al pesce da 2 in e3, e ti resterebbe appena 1 punto azione. Sali in d3.
lesson-melt-and-fish-5-want = Vuoi il tuo primo punto.
lesson-melt-and-fish-5-do = Un pesce costa tanti punti azione quanto vale, e porta altrettanti punti. Te ne resta 1: caccia il pesce che puoi pagare.
lesson-melt-and-fish-5-done = 1 punto azione speso, 1 punto guadagnato.
lesson-melt-and-fish-5-wrong-2 = Così l'ultimo punto azione va perduto: non se ne possono conservare. Prima caccia il pesce da 1.
lesson-melt-and-fish-6-want = Vuoi passare il turno al blu.
lesson-melt-and-fish-6-do = I tuoi punti azione sono finiti. Termina il turno.
lesson-melt-and-fish-6-done = Il blu scioglie f5 e trova un ghiacciaio con una volpe. Poi tocca di nuovo a te.
lesson-melt-and-fish-7-want = Vuoi il pesce da 2.
lesson-melt-and-fish-7-do = È proprio accanto a te, in e3. Ma ogni turno comincia con lo scioglimento, anche se preferiresti cacciare. Sciogli la tessera in c4.
lesson-melt-and-fish-7-done = Un pesce da 1 in c4, e per te 3 nuovi punti azione.
lesson-melt-and-fish-8-want = Vuoi altri 2 punti.
lesson-melt-and-fish-8-do = Il pesce da 2 è accanto a te, e puoi pagarlo. Caccialo.
lesson-melt-and-fish-8-done = 3 punti in due turni. Con l'ultimo punto azione potresti andare in c3, accanto al pesce in c4.

# on-foot-and-by-kayak

lesson-on-foot-and-by-kayak-title = A piedi e in kayak
lesson-on-foot-and-by-kayak-1-want = Vuoi il pesce da 1 in c6.
lesson-on-foot-and-by-kayak-1-do = In b6 gli saresti accanto. La strada passa per b5, dove il blu ha un Inuit e un igloo: è permesso. Vai a piedi da b4 a b5.
lesson-on-foot-and-by-kayak-1-done = Gli altri Inuit, gli igloo e le volpi non ti fermano. Ti fermano solo il mare e gli orsi.
lesson-on-foot-and-by-kayak-1-wrong-3 = In kayak arriveresti in b5 lo stesso, ma spenderesti tutti e 3 i punti azione. A piedi ne basta 1.
lesson-on-foot-and-by-kayak-2-want = Vuoi arrivare accanto al pesce.
lesson-on-foot-and-by-kayak-2-do = Hai 2 punti azione: uno per un passo, uno per il pesce. Sali in b6.
lesson-on-foot-and-by-kayak-2-done = Da b6 puoi pagare il pesce con l'ultimo punto azione.
lesson-on-foot-and-by-kayak-2-wrong-2 = In a5 non avresti accanto nessun pesce. Fai un passo in su, in b6.
lesson-on-foot-and-by-kayak-3-want = Vuoi il pesce da 3 in g6.
lesson-on-foot-and-by-kayak-3-do = Torniamo all'inizio: il tuo Inuit è in b4 e hai 3 punti azione. È il prezzo di un viaggio in kayak, per quanto lungo sia. Vai in kayak sulla tessera dell'anello esterno accanto al pesce.
lesson-on-foot-and-by-kayak-3-done = Da c4 a g6 il mare è collegato. In kayak passi anche in mezzo ai pesci, ma per strada non ne prendi.
lesson-on-foot-and-by-kayak-3-wrong-3 = In h4 saresti accanto a g4, ma il pesce è in g6. Approda due caselle più su.
lesson-on-foot-and-by-kayak-4-want = Vuoi arrivare di nuovo in h6.
lesson-on-foot-and-by-kayak-4-do = Questa volta un orso in f4 taglia in due il mare, e da lì nessun kayak passa. Quale dei tuoi Inuit è dall'altra parte? Portalo in kayak in h6.
lesson-on-foot-and-by-kayak-4-done = g3 e h6 si affacciano sulla stessa area di mare, e in mezzo non ci sono orsi.
lesson-on-foot-and-by-kayak-4-wrong-2 = A piedi da g3 a h6 ci sono quattro passi, ma hai solo 3 punti azione. Prendi il kayak.
lesson-on-foot-and-by-kayak-5-want = Vuoi fare punti da un angolo.
lesson-on-foot-and-by-kayak-5-do = Gli Inuit che devono fuggire finiscono su un angolo. Gli angoli sono terra, e da lì si può pescare. Caccia il pesce accanto al tuo Inuit in a1.
lesson-on-foot-and-by-kayak-5-done = Un angolo non si scioglie mai e nessun orso ci arriva. Ma non fa parte di nessuna isola: alla fine gli Inuit sugli angoli non contano.
lesson-on-foot-and-by-kayak-6-want = Vuoi riportare il tuo Inuit sul ghiaccio.
lesson-on-foot-and-by-kayak-6-do = Da un angolo si esce come da qualsiasi casella, con 1 punto azione. Vai a piedi da a1 alla tessera alla sua destra.
lesson-on-foot-and-by-kayak-6-done = In b1 il tuo Inuit conta di nuovo.
lesson-on-foot-and-by-kayak-6-wrong-2 = Così i punti azione vanno perduti, e il tuo Inuit resta su un angolo, dove non conta. Prima fai il passo in b1.

# under-the-ice

lesson-under-the-ice-title = Che cosa c'è sotto il ghiaccio
lesson-under-the-ice-1-want = Vuoi vedere che cosa nasconde il ghiaccio.
lesson-under-the-ice-1-do = Sciogli la tessera subito sopra il tuo Inuit in d2.
lesson-under-the-ice-1-done = Un ghiacciaio. Il ghiaccio regge, la tessera torna al suo posto scoperta, e sopra compare una volpe.
lesson-under-the-ice-2-want = Vuoi la volpe da 2.
lesson-under-the-ice-2-do = Un pesce si prende dalla casella accanto, una volpe solo sulla sua tessera. Vai sul ghiacciaio in d3.
lesson-under-the-ice-2-done = Ora il tuo Inuit e la volpe sono sulla stessa tessera, e ti restano 2 punti azione.
lesson-under-the-ice-3-want = Vuoi i suoi 2 punti.
lesson-under-the-ice-3-do = Come un pesce, una volpe costa quanto vale. Cacciala.
lesson-under-the-ice-3-done = 2 punti. E il tuo Inuit è su un ghiacciaio, l'unico ghiaccio che non si scioglie mai.
lesson-under-the-ice-3-wrong-1 = Così ti resta 1 punto azione, e la volpe ne costa 2. Cacciala prima di spostarti.
lesson-under-the-ice-4-want = Vuoi vedere che cosa trova il blu.
lesson-under-the-ice-4-do = In un turno sciogli una tessera sola, e i punti azione li hai spesi. Termina il turno.
lesson-under-the-ice-4-done = Il blu scioglie f4 e compare un orso, proprio accanto al tuo Inuit in g4. Un orso che compare non attacca nessuno.
lesson-under-the-ice-5-want = Vuoi sapere che cosa c'è sotto c4.
lesson-under-the-ice-5-do = Anche il tuo ghiacciaio in d3 è in riva al mare, ma non si può sciogliere. Sciogli la tessera in c4.
lesson-under-the-ice-5-done = Il bordo è rosso: Energia +2 va nella tua mano. Il blu sa soltanto che il bordo è rosso.
lesson-under-the-ice-6-want = Vuoi il pesce da 2 in f5.
lesson-under-the-ice-6-do = L'Inuit blu in f6 gli è già accanto, al tuo in g4 manca un passo. L'orso non fa nulla a chi gli passa vicino. Sali in g5.
lesson-under-the-ice-6-done = Un orso attacca solo quando un giocatore lo muove. Finché nessuno lo fa, è innocuo.
lesson-under-the-ice-7-want = Vuoi il pesce prima del blu.
lesson-under-the-ice-7-do = Ti restano 2 punti azione, proprio quanto costa il pesce. Caccialo.
lesson-under-the-ice-7-done = Una volpe e un pesce: finora 4 punti.
lesson-under-the-ice-7-wrong-1 = Così il blu può cacciare il pesce da f6. I 2 punti azione che costa li hai: prendilo adesso.
lesson-under-the-ice-8-want = Vuoi sapere che cos'altro c'è lì sotto.
lesson-under-the-ice-8-do = Delle 56 tessere, 12 portano pesci, 10 sono ghiacciai, 6 mandano il ghiaccio alla deriva e 4 portano un orso. Le altre 24 hanno il bordo rosso: vanno nella tua mano, come la tua Energia +2.

# drift

lesson-drift-title = Il ghiaccio va alla deriva
lesson-drift-1-want = Vuoi il pesce da 3 in e3.
lesson-drift-1-do = Un viaggio in kayak ti costerebbe tutti i punti azione, e per il pesce non ne resterebbero. Forse ti aiuta il ghiaccio. Sciogli la tessera in e1.
lesson-drift-1-done = Una Deriva. Ora devi spingere una tessera, e tutto quello che c'è sopra viaggia con lei.
lesson-drift-2-want = Vuoi portare il tuo Inuit accanto al pesce.
lesson-drift-2-do = Una spinta muove di una casella la tessera scelta e tutte quelle che ha subito davanti in fila. Davanti a quella in testa ci dev'essere il mare. Spingi la tua tessera in c3 verso il pesce.
lesson-drift-2-done = Ora il tuo Inuit è in d3, e non ti è costato nessun punto azione.
lesson-drift-2-wrong-2 = Così il tuo Inuit va in c4, dove accanto non c'è nessun pesce. Spingi la sua tessera verso destra.
lesson-drift-3-want = Vuoi i 3 punti.
lesson-drift-3-do = Hai ancora tutti e 3 i punti azione. Caccia il pesce da 3.
lesson-drift-3-done = Senza la Deriva ci sarebbero voluti due turni.
lesson-drift-4-want = Vuoi tutti e due i pesci in c6.
lesson-drift-4-do = Qualche turno dopo hai trovato un'altra Deriva. I due pesci valgono 3 ciascuno: in questo turno ne puoi pagare uno solo, e anche l'Inuit blu in c7 gli sta accanto. Spingi la tua tessera da c5 in su, sulla casella dei pesci.
lesson-drift-4-done = Prima che la tessera copra c6, i pesci devono scansarsi. Dove, lo decidi tu.
lesson-drift-4-wrong-1 = Così il tuo Inuit va in c4, e accanto ai pesci resta solo il blu. Spingi la sua tessera in su.
lesson-drift-5-want = Vuoi i pesci dove il blu non arriva.
lesson-drift-5-do = Il primo pesce può andare in b6 o in d6, le caselle di mare adiacenti a c6. Una delle due è accanto all'Inuit blu in d7. Sposta il pesce nell'altra.
lesson-drift-5-done = Accanto a b6 non c'è nessun Inuit blu.
lesson-drift-5-wrong-1 = In d6 lo potrebbe prendere l'Inuit blu in d7. Spostalo a sinistra.
lesson-drift-6-want = Vuoi mettere al sicuro anche il secondo pesce.
lesson-drift-6-do = In una casella stanno quanti pesci si vuole. Sposta anche questo in b6.
lesson-drift-6-done = Ora la tua tessera è in c6, con i due pesci proprio accanto.
lesson-drift-6-wrong-1 = In d6 lo potrebbe prendere l'Inuit blu in d7. Spostalo in b6, con il primo pesce.
lesson-drift-7-want = Vuoi i primi 3 punti.
lesson-drift-7-do = Hai 3 punti azione e sei accanto a b6. Caccia uno dei pesci.
lesson-drift-7-done = L'altro resta lì, e nessun Inuit blu gli sta accanto. Un buon inizio per il tuo prossimo turno.
lesson-drift-7-wrong-1 = Così i tuoi 3 punti azione vanno perduti. Bastano per uno dei pesci in b6.

# kept-tiles

lesson-kept-tiles-title = Le tessere col bordo rosso
lesson-kept-tiles-1-want = Vuoi andare in kayak fino al pesce in g2.
lesson-kept-tiles-1-do = Il mare accanto al tuo Inuit in b4 non è collegato a quello del pesce. La tua tessera Sciogliere toglie una tessera anche con degli Inuit sopra; solo un igloo la protegge. Gioca Sciogliere sulla tessera tra e4 e g4.
lesson-kept-tiles-1-done = Ora f4 è mare e la via è aperta. Che cosa c'era sotto quella tessera non lo saprà mai nessuno.
lesson-kept-tiles-2-want = Vuoi tenere il blu lontano dal pesce.
lesson-kept-tiles-2-do = L'Inuit blu che era in f4 deve fuggire, e l'angolo lo scegli tu. Mandalo su quello più lontano da g2.
lesson-kept-tiles-2-done = Da a8 la strada del ritorno è lunga.
lesson-kept-tiles-2-wrong-1 = Da h1 al pesce c'è un passo solo. Scegli l'angolo opposto, in alto a sinistra.
lesson-kept-tiles-3-want = Vuoi i tuoi punti azione.
lesson-kept-tiles-3-do = La tessera Sciogliere non sostituisce lo scioglimento con cui comincia ogni turno, ed Energia si gioca solo dopo. Sciogli la tessera in c5.
lesson-kept-tiles-3-done = Un ghiacciaio con una volpe. Ora hai 3 punti azione.
lesson-kept-tiles-4-want = Vuoi pagare il viaggio e il pesce.
lesson-kept-tiles-4-do = Il viaggio in kayak costa 3 punti azione e il pesce 2: te ne servono 5. Gioca l'Energia con cui ci arrivi esattamente.
lesson-kept-tiles-4-done = 3 e 2 fanno 5 punti azione.
lesson-kept-tiles-4-wrong-1 = Così ne hai 4: dopo il viaggio te ne resta 1, e il pesce ne costa 2. Ti serve Energia +2.
lesson-kept-tiles-5-want = Vuoi arrivare al pesce.
lesson-kept-tiles-5-do = Vai in kayak con il tuo Inuit da b4 alla tessera subito sotto il pesce.
lesson-kept-tiles-5-done = Ti restano 2 punti azione: bastano giusto per il pesce.
lesson-kept-tiles-5-wrong-2 = In h4 saresti accanto a g4, ma il pesce è in g2. Approda in g1, subito sotto il pesce.
lesson-kept-tiles-6-want = Vuoi il pesce da 2.
lesson-kept-tiles-6-do = Gli sei accanto e hai 2 punti azione. Caccialo.
lesson-kept-tiles-6-done = In un turno puoi giocare più tessere col bordo rosso, ma una sola per tipo. La tua Energia +1 resta in mano per un'altra volta.

# bears-and-harpoons

lesson-bears-and-harpoons-title = Orsi e Arpioni
lesson-bears-and-harpoons-1-want = Vuoi l'orso in c4: 4 punti.
lesson-bears-and-harpoons-1-do = Un orso non si caccia mai con i punti azione. Ma se hai un Arpione puoi andare sulla sua tessera e prenderlo. Vai a piedi da c3 a c4.
lesson-bears-and-harpoons-1-done = Un passo e un Arpione per 4 punti.
lesson-bears-and-harpoons-1-wrong-2 = Così prenderesti i 3 punti del pesce, ma l'orso ne vale 4. Vai sulla sua tessera.
lesson-bears-and-harpoons-1-wrong-3 = In kayak ci arriveresti lo stesso, ma spenderesti tutti e 3 i punti azione. A piedi ne basta 1.
lesson-bears-and-harpoons-2-want = Vuoi il pesce da 2 in d4.
lesson-bears-and-harpoons-2-do = Hai un secondo Arpione, ma nel tuo turno ne puoi giocare uno solo. Hai anche 2 punti azione: caccia il pesce con quelli.
lesson-bears-and-harpoons-2-done = 4 più 2: 6 punti in un turno. E ti resta un Arpione.
lesson-bears-and-harpoons-2-wrong-2 = Così 2 punti azione vanno perduti. Bastano per il pesce da 2 in d4.
lesson-bears-and-harpoons-3-want = Vuoi vedere che cosa combina il blu.
lesson-bears-and-harpoons-3-do = Un altro orso è in e7, accanto al tuo Inuit in f7. Non fa nulla finché qualcuno non lo muove. Termina il turno.
lesson-bears-and-harpoons-3-done = Il blu gioca Muovere animali e porta l'orso in f7: attacca il tuo Inuit.
lesson-bears-and-harpoons-4-want = Vuoi che il tuo Inuit resti in f7.
lesson-bears-and-harpoons-4-do = Quando un orso attacca i tuoi Inuit puoi rispondere con un Arpione, anche nel turno di un altro. Gioca il tuo Arpione.
lesson-bears-and-harpoons-4-done = Il tuo Inuit resta, e l'orso ti porta 4 punti. Con gli altri due punti movimento il blu avvicina il pesce da 3 ai suoi Inuit.
lesson-bears-and-harpoons-4-wrong-1 = Così il tuo Inuit deve fuggire su un angolo scelto dal blu. Con l'Arpione resta, e l'orso è tuo.
lesson-bears-and-harpoons-5-want = Vuoi restare anche senza Arpione.
lesson-bears-and-harpoons-5-do = Più tardi un orso attacca i tuoi due Inuit in g6, e non hai Arpioni. Ma lì c'è il tuo igloo, e possono nascondersi. Rinuncia.
lesson-bears-and-harpoons-5-done = I tuoi Inuit restano in g6, insieme all'orso. Senza l'igloo sarebbero dovuti fuggire tutti e due.
lesson-bears-and-harpoons-6-want = Vuoi scacciare il blu da un'isola.
lesson-bears-and-harpoons-6-do = In a5, b5 e b4 il blu ha un'isola tutta sua: 9 punti, tenuti da un solo Inuit. Lì accanto, in c5, c'è un orso. Gioca Muovere animali.
lesson-bears-and-harpoons-6-done = Hai tre punti movimento. Ognuno muove un animale di una casella.
lesson-bears-and-harpoons-7-want = Vuoi che l'orso attacchi.
lesson-bears-and-harpoons-7-do = Gli Inuit blu in c6 hanno un igloo, quello in b5 no. Muovi l'orso sull'Inuit senza igloo.
lesson-bears-and-harpoons-7-done = Il blu non gioca Arpioni, e il suo Inuit deve fuggire su un angolo che scegli tu. I 9 punti sono perduti.
lesson-bears-and-harpoons-7-wrong-2 = In c6 gli Inuit blu si nascondono nel loro igloo e restano. Muovi l'orso in b5.

# islands-and-igloos

lesson-islands-and-igloos-title = Isole e igloo
lesson-islands-and-igloos-1-want = Vuoi essere la tribù più forte sull'isola di cinque tessere.
lesson-islands-and-igloos-1-do = Lì ogni Inuit ha forza 1, ogni igloo 2. Il blu ha 3, tu 2. Costruisci un igloo su una tessera di quest'isola dove hai un Inuit e il blu non ne ha.
lesson-islands-and-igloos-1-done = Ora sei in vantaggio per 4 a 3. La tribù più forte prende 1 punto per tessera, quindi 5. Il blu è secondo e prende la metà, arrotondata per difetto: 2.
lesson-islands-and-igloos-1-wrong-3 = Il tuo Inuit conta 1 dovunque stia sull'isola. Per diventare più forte ti serve un igloo.
lesson-islands-and-igloos-2-want = Vuoi rovinare al blu la sua isola migliore.
lesson-islands-and-igloos-2-do = Sull'isola di quattro tessere c'è soltanto il blu: 4 per 4, cioè 16 punti. Basta un tuo Inuit per rovinare tutto. Vai in kayak con uno di quelli in c6 sulla tessera senza Inuit blu.
lesson-islands-and-igloos-2-done = Condivisa con te, l'isola porta al blu solo 4 punti. La tua tribù è seconda e ne prende 2.
lesson-islands-and-igloos-2-wrong-1 = Anche così i 16 punti sfumano. Ma in f6, dove non ci sono Inuit blu, più avanti puoi costruire un igloo. Approda lì.
lesson-islands-and-igloos-2-wrong-2 = Così al blu restano i suoi 16 punti. Hai 3 punti azione, quanti ne costa un viaggio in kayak.
lesson-islands-and-igloos-3-want = Vuoi un'isola tutta tua.
lesson-islands-and-igloos-3-do = Condividi col blu l'isola di sei tessere e ci fai 6 punti. Tagliala in due: sciogli la tessera tra i tuoi Inuit e quelli blu.
lesson-islands-and-igloos-3-done = Tre tessere, e ci sei solo tu: 3 per 3, cioè 9 punti invece di 6.
lesson-islands-and-igloos-3-wrong-1 = Così restano cinque tessere, e le condividi ancora col blu. Sciogli la tessera tra i tuoi Inuit e quelli blu.
lesson-islands-and-igloos-4-want = Vuoi tenerti tutte e tre le tessere.
lesson-islands-and-igloos-4-do = b4 è libera, e nel suo turno il blu può scioglierla. Una tessera con un Inuit sopra non corre questo rischio. Vacci a piedi con uno dei tuoi due Inuit in b3.
lesson-islands-and-igloos-4-done = Tutte e tre le tessere sono occupate. All'inizio del suo turno il blu non può scioglierne nessuna.
lesson-islands-and-igloos-4-wrong-1 = L'igloo proteggerebbe b3, ma b4 resterebbe libera. Basta un passo: vai a piedi da b3 a b4.
lesson-islands-and-igloos-4-wrong-2 = Così resta libera anche c3. Da b3 uno dei tuoi Inuit può andare dritto in b4.
lesson-islands-and-igloos-4-wrong-3 = In kayak arriveresti in b4 lo stesso, ma spenderesti tutti e 3 i punti azione. A piedi ne basta 1.
lesson-islands-and-igloos-5-want = Vuoi sapere che cosa può ancora andare storto.
lesson-islands-and-igloos-5-do = Se qui approda anche un solo Inuit blu, i tuoi 9 punti diventano 3. Una tessera Sciogliere toglie anche una tessera con degli Inuit, a meno che non ci sia un igloo. E una Deriva può spezzare l'isola.

# the-last-tile

lesson-the-last-tile-title = L'ultima tessera
lesson-the-last-tile-1-want = Vuoi che la partita finisca mentre sei in testa.
lesson-the-last-tile-1-do = Se finisse ora avresti 21 punti e il blu 19. La partita finisce quando comincia un turno e non si può sciogliere nessuna tessera. In riva al mare ne resta una sola libera: sciogli quella.
lesson-the-last-tile-1-done = Compare un pesce, ma non c'è nessuno vicino. I ghiacciai non si sciolgono mai, e quasi tutto il resto è occupato.
lesson-the-last-tile-2-want = Al blu non vuoi lasciare nulla da sciogliere.
lesson-the-last-tile-2-do = b1 non è in riva al mare. Ma quando non resta altro si deve sciogliere una tessera libera dell'anello esterno, e sarebbe b1. Occupala con un Inuit la cui tessera resti protetta.
lesson-the-last-tile-2-done = In b1 e c1 ci sono Inuit, e l'igloo protegge b2. Non c'è più nulla da sciogliere.
lesson-the-last-tile-2-wrong-1 = Così c1 è libera e in riva al mare, e il blu può scioglierla. Parti da b2: lì la tessera è protetta dall'igloo.
lesson-the-last-tile-2-wrong-2 = Così spendi tutti e 3 i punti azione, e il blu può ancora sciogliere b1. Vai a piedi da b2 a b1.
lesson-the-last-tile-2-wrong-3 = Così il blu deve scegliere b1. Se si scioglie, b2 e c1 si toccano solo di spigolo e i tuoi 9 punti diventano 2. Prima occupa b1.
lesson-the-last-tile-3-want = Vuoi chiudere la partita.
lesson-the-last-tile-3-do = Ti restano 2 punti azione, ma non c'è più nulla da guadagnare. Termina il turno.
lesson-the-last-tile-3-done = Comincia il turno del blu, nessuna tessera si può sciogliere, e la partita è finita all'istante.
lesson-the-last-tile-3-wrong-1 = Così b1 torna libera, e il blu ha qualcosa da sciogliere. Resta in b1 e termina il turno.
lesson-the-last-tile-4-want = Vuoi vedere come si fanno i conti.
lesson-the-last-tile-4-do = Hai 11 punti per gli animali, 9 per l'isola di tre tessere e 1 per il ghiacciaio in d7: 21. Il blu ne ha 10 per gli animali e 9 per la sua isola: 19. Il tuo Inuit sull'angolo h1 non conta.

# first-game

lesson-first-game-title = La tua prima partita

# examples

example-ring-tile = Tocca al rosso, e tutte le tessere coperte in riva al mare sono occupate. Il ghiacciaio vuoto in d1 non conta mai. Resta la tessera evidenziata in b1: è adiacente all'angolo e ad altre due tessere, non al mare, ma è libera e fa parte dell'anello esterno. Il rosso deve sciogliere quella.
example-middle-of-a-row = Il rosso spinge verso destra la tessera in b6, con il suo Inuit sopra. Il ghiacciaio che ha davanti passa da c6 a d6 insieme alla volpe, e la tessera dell'Inuit da b6 a c6. Quella dietro resta in a6, e b6 diventa mare. Con una spinta da a6 si sarebbero spostate tutte e tre.
example-fish-aside = Il rosso spinge verso l'alto la tessera in c5, che coprirà c6: devono quindi scansarsi prima il pesce da 3, poi quello da 2. d6 e c7 sono ghiaccio, e lo è anche c5 finché la tessera non si è mossa; accanto a c6 resta una sola casella di mare, b6. Vanno lì tutti e due. In c6 l'Inuit rosso li ha accanto, quello blu in d6 non più.
example-melt-under-feet = Sull'isola di quattro tessere il rosso e il blu hanno la stessa forza, 2, e otterrebbero 4 punti ciascuno. Il rosso gioca Sciogliere in c3: la volpe è fuori dal gioco, e il rosso manda sugli angoli che vuole prima i due Inuit blu e poi il suo. Ora su tre tessere c'è solo lui: 3 × 3 = 9 punti. La tessera della fase 1 la deve sciogliere lo stesso.
example-bear-at-the-igloo = Il rosso muove l'orso da c5 a c4, e la volpe che era lì è subito persa. Si chiede prima al blu, poi al giallo: nessuno dei due gioca un Arpione. I due Inuit gialli si nascondono nel loro igloo e restano in c4 con l'orso; l'Inuit blu invece fugge su un angolo scelto dal rosso. Al rosso restano due punti movimento da spendere.
example-into-the-bear = Il rosso va a piedi da c3 a c4: gli costa 1 punto azione e un Arpione, e l'orso vale 4 punti. Ora ha accanto il pesce da 3 in b4, ma gli restano solo 2 punti azione. Non serve nemmeno il secondo Arpione, perché nel proprio turno se ne può giocare uno solo.
example-bear-in-the-strait = L'orso in f5 divide il mare in due. Da e3 il rosso può andare in kayak sulle tessere evidenziate, f4 ed e6, con 3 punti azione, perché si affacciano sulla stessa area di mare. g4, h5 e g6 si affacciano su g5, dall'altra parte dell'orso, e non si possono raggiungere. Se in f5 ci fosse un pesce al posto dell'orso, il kayak passerebbe.
example-where-to-build = Il rosso ha un Inuit su ognuna di queste quattro tessere, e 3 punti azione. In c3 non può costruire perché c'è anche un Inuit blu, in d3 perché c'è l'igloo del blu. Restano il ghiacciaio in e3 e la tessera in f3.
example-melt-to-end-the-game = Il rosso ha 20 punti, il blu 19, e il rosso può sciogliere soltanto e6. Se prima gioca Sciogliere proprio lì, non resta più nulla da sciogliere: la partita è finita all'istante e vince il rosso. Se invece scioglie e6 nella fase 1, ne segue l'evento, e poi il rosso ha la fase 2 come sempre.
example-square-spoilt = Sull'isola di tre tessere il blu ha soltanto un igloo, ma non c'è nessun altro: 3 × 3 = 9 punti. Se il rosso va in kayak con un Inuit da d2 a f2, il blu non è più solo. Con forza 2 contro 1 il blu ottiene ora 3 punti e il rosso la metà, arrotondata per difetto: 1.
example-first-and-second = L'isola grande ha sei tessere. Il giallo (un Inuit e un igloo) e il blu (tre Inuit) hanno forza 3 e ottengono 6 punti ciascuno; il rosso ha forza 2 e ne ottiene la metà, 3; il verde ha forza 1 e non ottiene nulla. L'angolo a1 non unisce: a2 è un'isola a sé, dove il rosso è solo e ottiene 1 × 1 = 1 punto. L'Inuit giallo sull'angolo non aggiunge forza.

# advice

overview-advice-1 = **Caccia quello che è vicino.** Ogni punto azione speso per cacciare dà esattamente 1 punto: a costarti è la strada per arrivarci.
overview-advice-2 = **Costruisci tutti e due gli igloo.** Un igloo protegge la sua tessera e conta sull'isola anche se è vuoto, così il suo Inuit può andare a caccia altrove.
overview-advice-3 = **Rovina le isole degli altri.** Quattro tessere danno 16 punti a una tribù che è sola, ma al massimo 4 se c'è anche un solo tuo Inuit.
overview-advice-4 = **Resta vicino ai ghiacciai.** Non si sciolgono mai, perciò un'isola di ghiacciai non rimpicciolisce nemmeno se lasci libere le sue tessere.
overview-advice-5 = **Verso la fine conta le tessere libere.** Ogni turno ne consuma una: così sai a chi tocca l'ultimo turno, e puoi approdare su un'altra isola quando nessuno può più rispondere.
