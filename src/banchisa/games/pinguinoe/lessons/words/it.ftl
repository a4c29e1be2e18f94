# il gioco in un minuto

overview-aim = Porta il tuo pinguino sull'arca prima di tutti.
overview-counts-1 = Non ci sono punti: **il primo pinguino sullo scafo vince all'istante.**
overview-counts-2 = Ogni evento avvicina il pinguino bianco. Con il quinto raggiunge l'arca e **nessuno vince.**
overview-turn-1 = **Tira** il dado. Con un numero da 2 a 5 il tuo pinguino ha altrettanti punti movimento.
overview-turn-2 = **Cammina o nuota:** ogni passo costa 1 punto.
overview-turn-3 = **Scopri** una carta accanto al tuo pinguino per 1 punto: c'è del ghiaccio?
overview-turn-4 = È uscito 1 o 6? **Muovi la foca,** fino a cinque passi. Il pinguino che raggiunge torna all'igloo.
overview-turn-5 = **Cerca:** termina il turno su una casella ricerca e pesca una carta, un oggetto o un evento.
overview-costs-1 = Un **passo** sul ghiaccio: 1 punto.
overview-costs-2 = Una casella **a nuoto**: 1 punto.
overview-costs-3 = **Scopri** una carta accanto a te: 1 punto.
overview-end = quando un pinguino mette piede sullo scafo, quando esce il quinto evento, o quando dopo 100 giri arriva il diluvio.
overview-mistake = Terminare il turno **in acqua:** il pinguino torna indietro fino al suo igloo. Tieni l'ultimo punto per un passo sul ghiaccio.

# 1

lesson-first-turn-title = Il tuo primo turno
lesson-first-turn-1-want = Vuoi essere il primo pinguino sull'arca.
lesson-first-turn-1-do = Il pinguino rosso è il tuo. Sta sul suo igloo, nell'angolo; l'arca è al centro della mappa. Ogni turno comincia con il dado: tiralo.
lesson-first-turn-1-done = È uscito 5: hai 5 punti movimento. Con 2, 3 o 4 ne avresti avuti 2, 3 o 4.
lesson-first-turn-2-want = Vuoi arrivare al bordo della tua carta.
lesson-first-turn-2-do = Ogni passo in una casella adiacente costa 1 punto; in diagonale non si va. Cammina fino all'ultima casella di ghiaccio della prima fila, 3 caselle a est.
lesson-first-turn-2-wrong-2 = Sarebbero 4 passi, fino nell'acqua di una carta coperta, e la carta su cui ti trovi non puoi scoprirla. Fermati una casella prima, sul ghiaccio.
lesson-first-turn-2-wrong-3 = I tuoi 5 punti andrebbero persi. Prima fai 3 passi verso est.
lesson-first-turn-2-done = Spesi 3 punti, ne restano 2. Ora il tuo pinguino è proprio accanto a una carta coperta.
lesson-first-turn-3-want = Vuoi sapere dov'è il ghiaccio.
lesson-first-turn-3-do = Finché una carta è coperta, tutte le sue 12 caselle sono acqua. Scoprire una carta accanto al tuo pinguino costa 1 punto. Scopri la carta a est.
lesson-first-turn-3-wrong-1 = Lì saresti in acqua, proprio sulla carta che vuoi vedere, e quella non potresti più scoprirla. Fallo dal ghiaccio su cui ti trovi.
lesson-first-turn-3-wrong-2 = Sarebbero 2 passi in acqua, e poi niente più punti: il tuo pinguino tornerebbe all'igloo. Prima scopri la carta.
lesson-first-turn-3-done = C'è del ghiaccio proprio accanto a te. Nessuno sapeva che cosa avrebbe mostrato questa carta.
lesson-first-turn-4-want = Vuoi usare l'ultimo punto.
lesson-first-turn-4-do = La casella a est della tua è risultata di ghiaccio. Vacci.
lesson-first-turn-4-wrong-2 = Il tuo pinguino sarebbe al sicuro, ma 1 punto andrebbe perso. Fai ancora un passo verso est.
lesson-first-turn-4-done = Il tuo pinguino è sul ghiaccio, a 16 caselle dall'arca.
lesson-first-turn-5-want = Vuoi concludere il turno.
lesson-first-turn-5-do = Non hai più punti e il tuo pinguino è sul ghiaccio. Termina il turno e guarda che cosa fa il giallo.
lesson-first-turn-5-done = Ecco un turno intero: tirare, muovere, terminare. Il giallo ha appena fatto lo stesso dall'altra parte della mappa.

# 2

lesson-swimming-title = Ghiaccio e acqua
lesson-swimming-1-want = Vuoi attraversare l'acqua.
lesson-swimming-1-do = I pinguini nuotano bene quanto camminano: anche una casella d'acqua costa 1 punto. È uscito 2. Vai sul ghiaccio 2 caselle a est.
lesson-swimming-1-wrong-1 = Lì saresti in acqua con 1 solo punto. Vai dritto fino al ghiaccio, 2 caselle a est.
lesson-swimming-1-wrong-2 = Quel ghiaccio è altrettanto vicino all'arca. Ma per ora resta nella prima fila: 2 caselle, dritto verso est.
lesson-swimming-1-done = Una casella d'acqua, una di ghiaccio. Nuotare non è un pericolo finché il turno non è finito.
lesson-swimming-2-want = Vuoi vedere la prossima carta e restare all'asciutto.
lesson-swimming-2-do = Nuovo turno, ed è uscito 4. Se il turno finisce in acqua, il tuo pinguino torna indietro fino all'igloo. Trova il ghiaccio proprio accanto alla carta coperta a est, a 3 passi da te, e vacci.
lesson-swimming-2-wrong-1 = Quella è acqua. Di lì potresti scoprire la carta, ma ti servirebbe un altro punto per tornare sul ghiaccio. C'è del ghiaccio proprio accanto alla carta, due file più a sud.
lesson-swimming-2-wrong-2 = Quella è acqua. Il ghiaccio proprio accanto alla carta è una fila più a sud: in tutto 3 passi.
lesson-swimming-2-wrong-3 = Quella è acqua, su una carta coperta, e la carta su cui ti trovi non puoi scoprirla. Cerca il ghiaccio lì accanto, a 3 passi da te.
lesson-swimming-2-done = 3 passi, ti resta 1 punto e sei sul ghiaccio, proprio accanto alla carta.
lesson-swimming-3-want = Vuoi sapere che cosa ti aspetta.
lesson-swimming-3-do = Sei sul ghiaccio: puoi spendere l'ultimo punto senza dover tornare a nuoto. Scopri la carta a est.
lesson-swimming-3-wrong-1 = L'ultimo punto andrebbe perso. Usalo per scoprire la carta a est.
lesson-swimming-3-wrong-2 = Quella è acqua, e non avresti più punti per uscirne. Scopri invece la carta a est.
lesson-swimming-3-wrong-3 = Quella carta è di mare scuro: lì c'è meno ghiaccio e ci sono più blocchi. Scopri la carta di mare chiaro, a est.
lesson-swimming-3-done = Tanto ghiaccio, e perfino una casella ricerca. A che cosa serve, lo vedrai più avanti.
lesson-swimming-4-want = Vuoi terminare il turno al sicuro.
lesson-swimming-4-do = Il tuo pinguino è sul ghiaccio. Termina il turno.
lesson-swimming-4-done = Il tuo pinguino resta dov'è. Se il turno fosse finito in acqua, ora sarebbe di nuovo nell'igloo.
lesson-swimming-5-want = Vuoi uscire dall'acqua.
lesson-swimming-5-do = Qualche turno dopo: il tuo pinguino è arrivato fin qui a nuoto e ti resta 1 punto. Sui blocchi di ghiaccio non si sale. Vai sul ghiaccio che è a un passo da te.
lesson-swimming-5-wrong-1 = Vedresti la prossima carta, ma non avresti più punti per uscire dall'acqua: si torna all'igloo. Il ghiaccio è subito a est.
lesson-swimming-5-wrong-2 = Vedresti la carta a ovest, ma non avresti più punti per uscire dall'acqua: si torna all'igloo. Il ghiaccio è subito a est.
lesson-swimming-5-wrong-4 = Anche quella è acqua, e l'ultimo punto sarebbe speso. Il ghiaccio è subito a est.
lesson-swimming-5-wrong-5 = Il turno finirebbe in acqua e il tuo pinguino tornerebbe all'igloo. Il ghiaccio è subito a est.
lesson-swimming-5-done = Con l'ultimo punto sei sul ghiaccio. Una carta può aspettare, uscire dall'acqua no.

# 3

lesson-seal-title = La foca nera
lesson-seal-1-want = Vuoi fermare il giallo.
lesson-seal-1-do = Il giallo è a sole 6 caselle dall'arca. Sull'arca c'è la foca nera. Tira il dado.
lesson-seal-1-done = È uscito 6. Con 1 o 6 il tuo pinguino non si muove: hai invece cinque passi per la foca.
lesson-seal-2-want = Vuoi che il giallo torni al suo igloo.
lesson-seal-2-do = La foca va dritta o in diagonale, sull'acqua e sul ghiaccio. Raggiunge il pinguino che sta sulla casella in cui si ferma. Muovi la foca fino al pinguino giallo.
lesson-seal-2-wrong-4 = La foca si fermerebbe proprio accanto al giallo senza raggiungerlo. I passi le bastano per arrivare fino al pinguino.
lesson-seal-2-wrong-5 = Il giallo resterebbe a 6 caselle dall'arca. Prima porta la foca da lui.
lesson-seal-2-done = Raggiunto: il giallo è di nuovo nel suo igloo, e alla foca sono bastati 4 dei cinque passi.
lesson-seal-3-want = Vuoi tenere la foca lontana da te.
lesson-seal-3-do = La foca non risparmia nessuno, nemmeno te. Ma ora è a 8 passi, e con un tiro ne può fare solo cinque. Lasciala lì e termina il turno.
lesson-seal-3-done = Il giallo ha dovuto ripartire dal suo igloo. Farsi raggiungere costa quasi tutto.
lesson-seal-4-want = Vuoi stare fuori dalla portata della foca.
lesson-seal-4-do = Più avanti nella partita: hai 3 punti e la foca è a cinque passi da te, quanto basta per raggiungerti. Vai sul ghiaccio dell'ultima fila della tua carta.
lesson-seal-4-wrong-1 = Quel ghiaccio è a soli quattro passi dalla foca. Quello dell'ultima fila della tua carta è a sei.
lesson-seal-4-wrong-3 = La casella ricerca è a cinque passi dalla foca, ancora alla sua portata. Il ghiaccio dell'ultima fila della tua carta è a sei.
lesson-seal-4-wrong-4 = Resteresti alla portata della foca. Il ghiaccio dell'ultima fila della tua carta è a sei passi da lei.
lesson-seal-4-done = A sei passi dalla foca: con un solo tiro non può raggiungerti. E l'arca è anche più vicina.
lesson-seal-5-want = Vuoi vedere se sei al sicuro.
lesson-seal-5-do = Non hai più punti. Termina il turno: tocca al giallo tirare.
lesson-seal-5-done = Al giallo è uscito 1 e ha portato la foca più vicino che poteva. Cinque passi non sono bastati per raggiungerti.
lesson-seal-6-want = Vuoi rimetterti in cammino.
lesson-seal-6-do = Ora la foca è proprio accanto a te. Tira il dado.
lesson-seal-6-done = È uscito 2: il tuo pinguino ha 2 punti.
lesson-seal-7-want = Vuoi trovare un'altra strada.
lesson-seal-7-do = Un pinguino non può mai entrare nella casella della foca, nemmeno di passaggio. Perciò a est la strada è chiusa. Scopri la carta a sud.
lesson-seal-7-wrong-2 = Lì saresti in acqua, proprio sulla carta che vuoi vedere, e quella non potresti più scoprirla. Fallo dal ghiaccio su cui ti trovi.
lesson-seal-7-done = Una casella foca: appena si scopre una carta così, la foca va lì, dovunque fosse. Ce l'hanno sei delle 30 carte mappa. La strada a est è di nuovo aperta, ma la foca è ancora a soli tre passi.

# 4

lesson-searching-title = Chi cerca trova
lesson-searching-1-want = Vuoi un oggetto che ti aiuti.
lesson-searching-1-do = La casella con l'Inuk è una casella ricerca: se termini il turno lì, peschi una carta. Hai 4 punti. Vai su quella casella.
lesson-searching-1-wrong-1 = Quello è semplice ghiaccio e non dà carte. La casella ricerca è un passo più a est.
lesson-searching-1-done = Esattamente 4 passi. Anche se ti fossero avanzati punti, avresti potuto fermarti qui.
lesson-searching-2-want = Vuoi pescare una carta.
lesson-searching-2-do = Si cerca alla fine del turno, purché in quel turno il pinguino si sia mosso. Termina il turno.
lesson-searching-2-done = Pattini, un oggetto. Tieni la carta in mano, e nessun altro vede quale sia. Dal prossimo turno puoi usarla.
lesson-searching-3-want = Vuoi usare i pattini.
lesson-searching-3-do = I pattini danno 2 punti in più, ma solo dopo un tiro che muove il pinguino. Tira il dado.
lesson-searching-3-done = È uscito 3. Con i pattini i punti diventano 5.
lesson-searching-4-want = Vuoi 5 punti invece di 3.
lesson-searching-4-do = In ogni tuo turno puoi usare un oggetto. Metti i pattini.
lesson-searching-4-wrong-2 = Potresti mettere i pattini anche dopo. Ma se li metti ora, vedi subito fin dove arrivi con 5 punti.
lesson-searching-4-wrong-3 = Così spendi tutti e 3 i punti. Metti prima i pattini e vedi subito fin dove arrivi con 5 punti.
lesson-searching-4-done = 3 più 2 fa 5 punti. I pattini vanno tra gli scarti.
lesson-searching-5-want = Vuoi arrivare il più lontano possibile.
lesson-searching-5-do = La carta di mare scuro a sud ha del ghiaccio nella prima fila e nell'ultima. Vai sul ghiaccio dell'ultima fila: 5 passi.
lesson-searching-5-wrong-1 = Sarebbero solo 2 passi. Con 5 punti arrivi al ghiaccio dell'ultima fila di questa carta.
lesson-searching-5-wrong-2 = Sarebbero solo 3 passi. Con 5 punti arrivi al ghiaccio dell'ultima fila di questa carta.
lesson-searching-5-done = 5 passi, tra i blocchi e fin sul ghiaccio: all'arca mancano solo 6 caselle.
lesson-searching-6-want = Vuoi concludere il turno.
lesson-searching-6-do = I punti sono finiti, e l'oggetto di questo turno l'hai usato. Termina il turno e guarda che cosa fa il giallo.
lesson-searching-6-done = Anche il giallo ha cercato, ma ha pescato un evento: «fermo un turno». Il primo evento sveglia il pinguino bianco, e ogni altro lo avvicina all'arca.
lesson-searching-7-want = Vuoi tenere il pinguino bianco lontano dall'arca.
lesson-searching-7-do = Molto più tardi: sono usciti quattro eventi. Con il quinto il pinguino bianco raggiunge l'arca, e nessuno vince. Delle 8 carte nel mazzo, 2 sono eventi. Passa sulla casella ricerca e vai sul ghiaccio subito dopo, a 3 passi.
lesson-searching-7-wrong-1 = Lì dovresti pescare: una volta su quattro la partita finirebbe senza vincitori. Vai una casella più a est.
lesson-searching-7-wrong-2 = Lì sei al sicuro, ma è un passo solo. Con 3 punti puoi oltrepassare la casella ricerca.
lesson-searching-7-wrong-3 = Qui sei al sicuro, ma i 3 punti andrebbero persi. Ti bastano per oltrepassare la casella ricerca.
lesson-searching-7-done = Chi passa soltanto su una casella ricerca non pesca. Conta dove finisce il turno.

# 5

lesson-objects-title = Palla di neve, salvagente, pesce
lesson-objects-1-want = Vuoi ricacciare indietro il giallo.
lesson-objects-1-do = Il giallo è a 7 caselle dall'arca. Puoi usare un oggetto prima di tirare il dado. Tira la palla di neve al pinguino giallo.
lesson-objects-1-wrong-2 = Potresti tirare la palla di neve anche dopo aver tirato il dado. Ma stavolta comincia dalla palla di neve.
lesson-objects-1-done = Colpito, da un capo all'altro della mappa. Il giallo deve ritirarsi di una carta verso il suo igloo, e dove arriva lo scegli tu.
lesson-objects-2-want = Vuoi il giallo lontano dall'arca.
lesson-objects-2-do = Sulla carta in cui si ritira, il giallo finisce sulla casella solida più lontana dall'arca. Vanno bene due carte scoperte: su quella a sud la casella è a 11 dall'arca, su quella a est è a 13. Scegli la casella che è a 13.
lesson-objects-2-wrong-1 = Lì il giallo sarebbe a 11 caselle dall'arca. Sulla carta a est sarebbe a 13.
lesson-objects-2-done = Il giallo era a 7 caselle dall'arca, ora è a 13. La palla di neve va tra gli scarti.
lesson-objects-3-want = Vuoi restare dove sei.
lesson-objects-3-do = Un altro turno: è finito con il tuo pinguino in acqua. Ma hai in mano un salvagente. Usalo.
lesson-objects-3-wrong-1 = Il tuo pinguino tornerebbe all'igloo, a 20 caselle dall'arca. Usa il salvagente: serve proprio a questo.
lesson-objects-3-done = Ora il tuo pinguino è a galla. Il salvagente non vale come oggetto del turno.
lesson-objects-4-want = Vuoi avere terreno solido sotto le zampe.
lesson-objects-4-do = Un pinguino a galla deve essere fuori dall'acqua entro la fine del suo turno successivo, e un secondo salvagente non può aiutarlo. Tira il dado.
lesson-objects-4-done = È uscito 3, per fortuna. Con 1 o 6 il tuo pinguino non si sarebbe mosso e sarebbe tornato all'igloo.
lesson-objects-5-want = Vuoi uscire dall'acqua.
lesson-objects-5-do = Sono solidi il ghiaccio, le caselle ricerca, le caselle foca e gli igloo. Vai sul ghiaccio 1 casella a est.
lesson-objects-5-wrong-1 = Anche quella è acqua. Il ghiaccio è 1 casella a est.
lesson-objects-5-wrong-2 = Ti costerebbe 1 punto mentre sei ancora in acqua. Prima vai sul ghiaccio, 1 casella a est.
lesson-objects-5-wrong-3 = Il tuo pinguino tornerebbe all'igloo, salvagente o no. Il ghiaccio è 1 casella a est.
lesson-objects-5-done = In salvo, e ti restano 2 punti: abbastanza per scoprire una carta.
lesson-objects-6-want = Vuoi liberarti della foca.
lesson-objects-6-do = Al giallo è uscito 6 e ha mosso la foca sulla tua casella. Ma hai in mano un pesce. Dallo alla foca.
lesson-objects-6-wrong-1 = Il tuo pinguino tornerebbe all'igloo, a 20 caselle dall'arca. Dai il pesce: serve proprio a questo.
lesson-objects-6-done = Il tuo pinguino resta, e ora decidi tu dove va la foca.
lesson-objects-7-want = Vuoi mandare lontano la foca.
lesson-objects-7-do = La foca va su una casella foca scoperta che non sia la tua. Ce ne sono due: una è vicina a te, sull'altra c'è il pinguino giallo. Scegli quest'ultima.
lesson-objects-7-wrong-1 = Lì la foca sarebbe a soli due passi da te. L'altra casella foca è lontana, e ci sta sopra il giallo.
lesson-objects-7-done = Ora è il giallo a essere raggiunto e a tornare all'igloo. Un pesce conviene tenerlo.

# 6

lesson-ark-title = A bordo dell'arca
lesson-ark-1-want = Vuoi vedere la strada per l'arca.
lesson-ark-1-do = Un cannocchiale scopre una carta mappa coperta, per quanto lontana, e non costa punti. Usalo prima di tirare il dado: scopri la carta a est della tua, appena a nord dell'arca.
lesson-ark-1-wrong-1 = Potresti usare il cannocchiale anche dopo il tiro. Ma stavolta guarda prima.
lesson-ark-1-done = Tre caselle di ghiaccio, due blocchi e nessuna casella foca. Ora conosci la strada.
lesson-ark-2-want = Vuoi andare avanti.
lesson-ark-2-do = Quello era il tuo oggetto per questo turno. Tira il dado.
lesson-ark-2-done = È uscito 4: il tuo pinguino ha 4 punti.
lesson-ark-3-want = Vuoi arrivare il più vicino possibile all'arca.
lesson-ark-3-do = Sui blocchi di ghiaccio non si sale, quindi aggirali. Vai sul ghiaccio dell'ultima fila della carta che hai scoperto: è a sole 2 caselle dallo scafo.
lesson-ark-3-wrong-3 = Quel ghiaccio è a 5 caselle dallo scafo. Quello dell'ultima fila è a sole 2.
lesson-ark-3-wrong-4 = Quel ghiaccio è a 3 caselle dallo scafo. Quello dell'ultima fila è a sole 2.
lesson-ark-3-done = 4 passi attorno al blocco di ghiaccio. Lo scafo è 2 caselle a sud.
lesson-ark-4-want = Vuoi aspettare il prossimo tiro.
lesson-ark-4-do = Il tuo pinguino è sul ghiaccio e la foca è a più di cinque passi. Termina il turno.
lesson-ark-4-done = Anche il giallo è in viaggio, ma gli mancano ancora 10 caselle.
lesson-ark-5-want = Vuoi almeno 2 punti.
lesson-ark-5-do = Un passo sulla carta dell'arca, uno sullo scafo. Tira il dado.
lesson-ark-5-done = È uscito 5. Non serve il numero esatto: i punti che avanzano non contano.
lesson-ark-6-want = Vuoi salire sull'arca.
lesson-ark-6-do = Su questa faccia della carta dell'arca il ghiaccio porta allo scafo da nord e da sud. Vai sulla casella dello scafo 2 caselle a sud.
lesson-ark-6-wrong-1 = Quella è la carta dell'arca, ma non ancora lo scafo. Vai una casella oltre: 2 caselle a sud.
lesson-ark-6-wrong-3 = Vinceresti anche così. Ma la casella dello scafo più vicina è 2 caselle a sud, in linea retta.
lesson-ark-6-wrong-4 = Lasceresti al giallo un altro turno. Lo scafo è 2 caselle a sud.
lesson-ark-6-done = Sei a bordo. Il primo pinguino sullo scafo vince, e la partita finisce all'istante.
lesson-ark-7-want = Vuoi superare un blocco di ghiaccio.
lesson-ark-7-do = Sull'altra faccia della carta dell'arca ci sono blocchi di ghiaccio a nord e a sud dello scafo. Ma hai in mano un trampolino: per 1 punto ti fa saltare in linea retta un blocco di ghiaccio. Salta verso sud, sullo scafo.
lesson-ark-7-wrong-3 = Quel salto ti allontanerebbe dall'arca. Salta verso sud.
lesson-ark-7-wrong-4 = I tuoi 2 punti andrebbero persi. Con un salto verso sud sei sullo scafo.
lesson-ark-7-done = Dritto sullo scafo. A piedi avresti dovuto fare il giro fino a una delle estremità.

# 7

lesson-first-race-title = La tua prima corsa

# examples

example-swim-to-the-ark = Ti è uscito 5, e il tuo pinguino rosso è a 5 passi dallo scafo. La carta a sud è coperta, quindi tutte le sue caselle sono mare: 3 passi a nuoto, 1 sul ghiaccio della carta dell'arca e 1 sullo scafo fanno 5, e hai vinto. Se la carta dell'arca mostrasse l'altra faccia, sulla via ci sarebbe un blocco di ghiaccio e 5 punti non basterebbero.
example-two-cards-at-once = Ti è uscito 2. Il tuo pinguino è in un angolo della tua carta igloo, proprio accanto a due carte coperte: una a est e una a sud. Puoi scoprirne una o tutte e due: 1 + 1 = 2 punti, e il pinguino resta dov'è. La carta a sud-est tocca la tua solo nell'angolo, quindi da qui non puoi scoprirla.
example-two-legs = Ti è uscito 6: la foca ha cinque passi. Se indichi prima la casella del giallo, la foca ci arriva con 2 passi e il giallo torna all'igloo; un secondo tratto di 2 passi raggiunge anche il verde, e resta 1 passo. Se indichi subito la casella del verde, la foca gira intorno al giallo e le servono 4 passi: raggiunge solo il verde, e il passo che resta non basta per arrivare al giallo.
example-a-fish-for-the-seal = Al giallo è uscito 6 e ha mosso la foca sul tuo pinguino rosso; le restano 3 passi. Scarti il pesce, e il tuo pinguino rimane dov'è. Le caselle foca scoperte sono due, ma su una c'è il tuo pinguino: metti quindi la foca sull'altra, e i suoi 3 passi vanno persi. Se non ci fosse un'altra casella foca, la foca andrebbe sull'arca.
example-last-point = Ti è uscito 5. Il tuo pinguino va 4 caselle a est, le ultime due a nuoto, e spendi l'ultimo punto per scoprire la carta seguente. Quando termini il turno è in mare, e solo il salvagente gli evita di tornare all'igloo. Scarti il salvagente e il pinguino resta a galla, ma alla fine del tuo prossimo turno deve essere su una casella solida: se ti esce 1 o 6, torna all'igloo.
example-off-and-on-again = All'inizio del turno il tuo pinguino era già sulla casella ricerca, e ti è uscito 2. Se ti limiti a scoprire la carta a est, alla fine del turno non ricevi nessuna carta ricerca, perché il pinguino non ha fatto passi. Se invece esce e rientra, 1 + 1 = 2 punti, ne peschi una.
example-seal-space-turned-up = Ti è uscito 3 e scopri la carta a sud per 1 punto. Era già stata scoperta, perciò tutti conoscono la sua casella foca: la foca ci va subito, direttamente dall'arca. Ti restano 2 punti e puoi andare sul ghiaccio a sud, ma non sulla casella della foca. Adesso la foca ti è vicina, e il prossimo a cui esce 1 o 6 può raggiungerti.
example-where-a-snowball-sends-you = Giochi con il giallo e tiri la palla di neve al rosso, che è a 4 caselle dall'arca. Due carte scoperte sono più vicine all'igloo del rosso, una a nord e una a ovest. La casella solida più lontana dall'arca dista 7 + 5 = 12 sulla carta a nord e 4 + 9 = 13 su quella a ovest: tra queste due scegli tu. Se entrambe le carte fossero coperte, il rosso non potrebbe ritirarsi e non potresti tirargli la palla di neve.
example-rolling-in-a-blizzard = C'è una tormenta in gioco, e ti è uscito 2: i punti movimento sono 2 − 2 = 0. Puoi però usare i pattini, che danno 2 punti in più. Il tuo pinguino fa 2 passi fino alla casella ricerca, e alla fine del turno peschi una carta. Con 1 o 6 la foca avrebbe come sempre i suoi cinque passi.
example-two-seal-spaces = Supponi che il tuo pinguino vada sulla casella ricerca accanto e che tu peschi uno tsunami. Si volta prima la tua carta, poi quelle a nord, est, sud e ovest. La tua ora è coperta, quindi il tuo pinguino è in mare; senza salvagente torna all'igloo. Le carte a est e a ovest si scoprono con una casella foca ciascuna: quella a ovest è stata voltata per ultima, perciò la foca va lì.

# advice

overview-advice-1 = **Scopri le carte stando sul ghiaccio.** Se ti avanza un punto accanto a una carta coperta, scoprila: al prossimo turno sai dove puoi camminare.
overview-advice-2 = **Resta a più di cinque passi dalla foca.** Si muove anche in diagonale, quindi è più vicina di quanto sembri.
overview-advice-3 = **Con un 1 o un 6 il turno non è perso.** Se la foca non raggiunge nessuno, lasciala vicino a chi è in testa o proprio sulla sua strada: nessun pinguino può entrare nella sua casella.
overview-advice-4 = **Cerca presto.** Gli oggetti ti aiutano per il resto della corsa; ma dopo il quarto evento il prossimo la fa finire senza vincitori.
overview-advice-5 = **Tieni in mano un pesce e un salvagente.** Il pesce ti salva dalla foca e il salvagente dall'acqua, e usati così non contano come l'unica carta oggetto del turno.
