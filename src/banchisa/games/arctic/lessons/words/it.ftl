# panoramica

overview-aim = Costruisci una pila con lunghe sequenze dello stesso animale.
overview-counts-1 = La sequenza più lunga di ogni animale: 2 carte 1 punto, 3 carte 3, 4 carte 6, 5 carte 10, 6 o più 15.
overview-counts-2 = Gli animali che hanno una sequenza, con la stessa scala: 3 animali, 3 punti.
overview-counts-3 = Il tuo Totem segreto: il valore della carta Paesaggio sotto il suo segnalino, da 0 a 15.
overview-counts-4 = Ogni carta nella tua zona Penalità costa 1 punto.
overview-turn-1 = **Posiziona** tante carte quante ne indica a destra la carta in cima alla pila; l'ultima diventa la nuova cima.
overview-turn-2 = **Prendi** la carta Potere dell'animale che ora è in cima, anche a un altro giocatore.
overview-turn-3 = **Muovi** i suoi due animali: scegli tu quale va a destra, l'altro va a sinistra.
overview-turn-4 = **Pesca** dal Fiume tante carte quante ne indica a sinistra; quelle in mano oltre la settima sono penalità.
overview-end = quando il mazzo di pesca è esaurito e si apre la Riserva: si completa il giro, poi ognuno gioca un ultimo turno senza pescare.
overview-mistake = Lasciare in cima una carta con il 5 a destra. Nel prossimo turno devi posizionare 5 carte, e ognuna che ti manca è una penalità.

# 1

lesson-first-turn-title = Il tuo primo turno
lesson-first-turn-1-want = Vuoi che il tuo Totem si muova.
lesson-first-turn-1-do = Il tuo Totem segreto è la volpe: più a destra si trova il suo segnalino alla fine, più punti ti dà. La tua pila è ancora vuota, quindi posizioni una carta sola. Scegli la volpe che hai in mano.
lesson-first-turn-1-done = La carta in cima alla tua pila è la tua carta Visibile. Adesso è la volpe: decide il resto del tuo turno, e ti ha già portato la carta Potere della volpe.
lesson-first-turn-1-wrong-1 = Questa carta muoverebbe l'alce e il tricheco. Il tuo Totem è la volpe: posiziona la volpe.
lesson-first-turn-1-wrong-2 = Questa carta muoverebbe la pulcinella di mare e l'alce. Il tuo Totem è la volpe: posiziona la volpe.
lesson-first-turn-2-want = Vuoi la volpe più a destra.
lesson-first-turn-2-do = La tua carta Visibile muove due segnalini: quello dell'animale principale, la volpe, e quello del compagno nel cerchio, il tricheco. Uno va a destra, l'altro a sinistra. Muovi la volpe a destra.
lesson-first-turn-2-done = La volpe è sul 6, quindi per ora il tuo Totem vale 6 punti. Il tricheco è andato a sinistra, sull'1.
lesson-first-turn-2-wrong-1 = La volpe andrebbe a sinistra, sull'1, e il tuo Totem varrebbe 2 punti in meno. Muovi la volpe a destra: il tricheco andrà a sinistra.
lesson-first-turn-3-want = Vuoi una seconda volpe.
lesson-first-turn-3-do = Il numero a sinistra sulla tua carta Visibile è 2: sono le carte che peschi adesso. Le prendi dal Fiume. Scegli la volpe.
lesson-first-turn-3-done = Posizionata sopra la prima volpe, formerà una sequenza. Sono le sequenze a farti fare punti.
lesson-first-turn-3-wrong-1 = Quest'orca sarebbe la tua unica orca. Una volpe accanto alla tua volpe forma una sequenza: scegli la volpe.
lesson-first-turn-4-want = Vuoi due carte dello stesso animale in mano.
lesson-first-turn-4-do = Pesca ancora 1 carta. In mano hai una volpe, un alce e una pulcinella di mare: scegli nel Fiume l'animale che fa coppia con uno di loro.
lesson-first-turn-4-done = Due pulcinelle di mare: potrai posizionarle una dopo l'altra. Il Fiume è stato rifornito e ha di nuovo 6 carte.
lesson-first-turn-4-wrong-1 = Quest'orso sarebbe il tuo unico orso. Cerca un animale che hai già in mano.
lesson-first-turn-5-want = Vuoi sapere che cosa ti aspetta.
lesson-first-turn-5-do = Il numero a destra sulla tua carta Visibile è 4: sono le carte che posizioni nel prossimo turno. In mano ne hai 4, giusto quelle che servono. La somma dei due numeri è sempre 6: più carte peschi ora, meno ne posizioni nel prossimo turno.

# 2

lesson-runs-title = Sequenze di animali
lesson-runs-1-want = Vuoi una sequenza di trichechi.
lesson-runs-1-do = La tua carta Visibile è un tricheco con un 3 a destra, quindi posizioni 3 carte, una sopra l'altra. Più carte dello stesso animale una accanto all'altra formano una sequenza. Scegli per primo il tricheco.
lesson-runs-1-done = Due trichechi vicini: una sequenza di 2, che vale 1 punto. Le sequenze più lunghe valgono molto di più: 3 carte 3 punti, 4 carte 6, 5 carte 10, 6 o più 15.
lesson-runs-1-wrong-1 = L'orca dividerebbe i tuoi trichechi per sempre, perché le carte della pila non si spostano più. Posiziona prima il tricheco, proprio sopra l'altro.
lesson-runs-2-want = Vuoi due orche, con la 3/3 in cima.
lesson-runs-2-do = L'ultima carta che posizioni decide questo turno. L'orca 3/3 ti fa pescare 3 carte adesso e te ne chiede 3 nel prossimo turno, quindi tienila per ultima. Posiziona l'orca 2/4.
lesson-runs-2-done = L'orca 2/4 resterà sotto, dove i suoi numeri non contano più.
lesson-runs-2-wrong-1 = Così in cima finirebbe l'orca 2/4: pescheresti 2 carte e nel prossimo turno ne posizioneresti 4. Posiziona ora l'orca 2/4 e tieni per ultima la 3/3.
lesson-runs-3-want = Vuoi completare la sequenza di orche.
lesson-runs-3-do = Devi posizionare ancora 1 carta. Quale forma una sequenza con l'orca e ti fa pescare 3 carte? Scegli quella.
lesson-runs-3-done = Trichechi 1 punto, orche 1 punto. Adesso peschi 3 carte e nel prossimo turno ne posizioni 3.
lesson-runs-3-wrong-1 = Pescheresti 5 carte, ma l'orca resterebbe sola, e una carta isolata non vale nulla. Posiziona la seconda orca.
lesson-runs-4-want = Vuoi 6 punti per i tuoi orsi.
lesson-runs-4-do = Hai una sequenza di 3 orsi, che vale 3 punti, e 1 carta da posizionare. Porta la sequenza a 4.
lesson-runs-4-done = Quattro orsi: 6 punti. Con altri due sarebbero 15, il massimo per un animale.
lesson-runs-4-wrong-1 = La volpe chiuderebbe la sequenza di orsi. Di ogni animale conta solo la sequenza più lunga, e un orso posizionato più tardi non si unirebbe a questa. Posiziona ora l'orso.
lesson-runs-5-want = Vuoi un terzo animale con una sequenza.
lesson-runs-5-do = Dà punti anche il numero di animali con una sequenza, con la stessa scala: 2 animali 1 punto, 3 animali 3, fino a 15 per tutti e 6. È la diversità. Per ora hanno una sequenza solo le orche e gli orsi: posiziona 1 carta che ne formi una terza.
lesson-runs-5-done = I trichechi danno 1 punto e la diversità sale da 1 a 3. Una carta, 3 punti.
lesson-runs-5-wrong-1 = Quest'orca sarebbe lontana dalle altre due: da sola non varrebbe nulla. Guarda l'animale in cima alla tua pila.
lesson-runs-5-wrong-2 = Una pulcinella di mare da sola non vale nulla. Guarda l'animale in cima alla tua pila.

# 3

lesson-hand-title = Troppo poche o troppe carte
lesson-hand-1-want = Vuoi avere abbastanza carte nel prossimo turno.
lesson-hand-1-do = Posiziona 2 carte: i due trichechi vanno insieme. L'ultimo decide quante carte peschi adesso e quante ne posizioni nel prossimo turno. Il tricheco 1/5 è scomodo in cima: posizionalo per primo.
lesson-hand-1-done = Con un'altra carta sopra, il tricheco 1/5 non fa più danni: conta solo la carta in cima.
lesson-hand-1-wrong-1 = Così in cima finirebbe il tricheco 1/5: pescheresti 1 carta, ne avresti 3 in mano e dovresti posizionarne 5. Posiziona prima il tricheco 1/5.
lesson-hand-2-want = Vuoi pescare 4 carte.
lesson-hand-2-do = Devi posizionare ancora una carta. Scegli il tricheco che ti fa pescare 4 carte adesso e te ne chiede solo 2 nel prossimo turno.
lesson-hand-2-done = Hai una sequenza di 2 trichechi. Peschi 4 carte, ne hai 6 in mano e nel prossimo turno dovrai posizionarne solo 2.
lesson-hand-2-wrong-1 = Pescheresti 5 carte, ma il tricheco sotto resterebbe solo. Posizionagli sopra l'altro tricheco.
lesson-hand-3-want = Vuoi limitare i danni.
lesson-hand-3-do = La tua carta Visibile, il tricheco 2/4, ti chiede 4 carte e tu ne hai solo 2: per ognuna che manca, una carta del mazzo di pesca va nella tua zona Penalità. Posizionale tutte e due, prima il tricheco, così forma una sequenza.
lesson-hand-3-done = Ora hai una sequenza di 2 trichechi.
lesson-hand-3-wrong-1 = Così in cima finirebbe il tricheco 1/5: pescheresti 1 carta e nel prossimo turno dovresti posizionarne 5, cioè altre 4 penalità. Posiziona prima il tricheco.
lesson-hand-4-want = Vuoi una carta migliore in cima.
lesson-hand-4-do = Ora posiziona la tua ultima carta, la pulcinella di mare 5/1.
lesson-hand-4-done = Ti mancavano 2 carte: 2 carte coperte sono finite nella tua zona Penalità, e alla fine ognuna costa 1 punto. Ma adesso ne peschi 5, e nel prossimo turno ne posizioni solo 1.
lesson-hand-5-want = Non vuoi più di 7 carte in mano.
lesson-hand-5-do = Anche troppe carte non vanno bene: a fine turno quelle oltre la settima vanno nella tua zona Penalità. Ne hai 6 e ne posizioni 1, quindi puoi pescarne 2 senza perdite. Posiziona l'orso che te ne fa pescare 2.
lesson-hand-5-done = Ti restano 5 carte e ne peschi 2: sono esattamente 7, senza penalità.
lesson-hand-5-wrong-1 = Pescheresti 4 carte e ne avresti 9: 2 diventerebbero penalità. Posiziona l'orso che te ne fa pescare 2.
lesson-hand-6-want = Vuoi perdere la carta meno utile.
lesson-hand-6-do = Dopo la pesca hai 8 carte in mano, quindi 1 deve andare nella tua zona Penalità. Di volpi, alci e trichechi ne hai almeno due. Scarta l'animale che è da solo.
lesson-hand-6-done = L'orso è coperto nella tua zona Penalità e costa 1 punto. Tutti gli altri hanno ancora compagnia.
lesson-hand-6-wrong-1 = L'altro alce resterebbe da solo. Scarta l'animale che è già da solo.
lesson-hand-6-wrong-2 = L'altra volpe resterebbe da sola. Scarta l'animale che è già da solo.

# 4

lesson-landscape-title = Segnalini e Totem
lesson-landscape-1-want = Vuoi il tuo Totem più a destra.
lesson-landscape-1-do = Il tuo Totem segreto è l'orca: alla fine ti dà il valore della carta Paesaggio su cui si trova, da 0 a 15. La tua carta Visibile muove l'orca e il suo compagno, l'orso, in direzioni opposte. Muovi l'orca dalla parte che ti conviene.
lesson-landscape-1-done = L'orca è sul 6 e l'orso è andato a sinistra, sul 3. Solo tu sai che l'orca è il tuo Totem.
lesson-landscape-1-wrong-1 = L'orca andrebbe a sinistra, sull'1, e l'orso a destra, sul 10. Muovi l'orca a destra.
lesson-landscape-2-want = Vuoi che il compagno vada a destra.
lesson-landscape-2-do = Questa volta l'orca è solo il compagno del tuo alce. Tu muovi l'alce, e l'orca va dalla parte opposta. Muovi l'alce in modo che l'orca vada a destra.
lesson-landscape-2-done = L'alce è andato a sinistra, sull'1, e così l'orca è andata a destra, sul 10. Le carte con il tuo Totem nel cerchio ti aiutano altrettanto.
lesson-landscape-2-wrong-1 = L'alce andrebbe a destra, sul 6, ma la tua orca a sinistra, sul 3. Muovi l'alce a sinistra.
lesson-landscape-3-want = Vuoi sapere che cosa succede a un'estremità.
lesson-landscape-3-do = L'orca è a un'estremità del Paesaggio, sul 15. Un segnalino a un'estremità deve andare verso il centro, e l'altro va dalla parte opposta. Muovi l'alce dall'unica parte possibile.
lesson-landscape-3-done = L'orca è andata a sinistra, sul 10, e l'alce a destra, sul 6. Con un segnalino a un'estremità non hai scelta.
lesson-landscape-4-want = Vuoi vedere due segnalini alle estremità.
lesson-landscape-4-do = La pulcinella di mare è sullo 0 e l'orca sul 15. Se tutti e due i segnalini sono a un'estremità, tutti e due vanno verso il centro. Muovi la pulcinella di mare.
lesson-landscape-4-done = La pulcinella di mare è andata a destra, sull'1, e l'orca a sinistra, sul 10. Anche qui non avevi scelta.
lesson-landscape-5-want = Vuoi che l'orca resti sul 15.
lesson-landscape-5-do = Si muovono solo i due animali della tua carta Visibile: il principale e il compagno nel cerchio. Posiziona l'unica carta che lascia l'orca dov'è.
lesson-landscape-5-done = Si muoveranno la pulcinella di mare e l'alce. Per ora l'orca resta sul 15.
lesson-landscape-5-wrong-1 = Il compagno di questa pulcinella di mare è l'orca, che dovrebbe tornare sul 10. Scegli la carta senza orca.
lesson-landscape-5-wrong-2 = Questa carta riporterebbe l'orca sul 10. Scegli la carta senza orca.
lesson-landscape-5-wrong-3 = Il compagno di quest'orso è l'orca, che dovrebbe tornare sul 10. Scegli la carta senza orca.

# 5

lesson-powers-title = Le carte Potere
lesson-powers-1-want = Vuoi conoscere le carte Potere.
lesson-powers-1-do = Ogni animale ha una carta Potere. La lettera indica la fase in cui funziona: A quando posizioni, B quando muovi i segnalini, C quando peschi. Finito di posizionare, prendi la carta Potere dell'animale principale della tua carta Visibile, anche a un altro giocatore.
lesson-powers-2-want = Vuoi il potere del tricheco.
lesson-powers-2-do = Per ora ce l'ha il blu: un passo in più per l'animale principale. Passa a te se, finito di posizionare, hai in cima un tricheco. Posiziona il tuo tricheco.
lesson-powers-2-done = La carta Potere del tricheco adesso è tua, e con la lettera B puoi usarla già in questo turno. Un potere con la lettera A dovrebbe aspettare il tuo prossimo turno, e nel frattempo qualcuno potrebbe togliertelo.
lesson-powers-2-wrong-1 = Prenderesti la carta Potere dell'alce, ma al blu resterebbe il tricheco. Posiziona il tricheco.
lesson-powers-2-wrong-2 = Toglieresti al blu la carta Potere della volpe, ma gli resterebbe il tricheco. Posiziona il tricheco.
lesson-powers-3-want = Vuoi il tuo Totem più a destra.
lesson-powers-3-do = Il tuo Totem è il tricheco. Prima si muovono come sempre i due segnalini: il tricheco e il suo compagno, l'orso. Muovi il tricheco a destra.
lesson-powers-3-done = Il tricheco è sul 6. Ora puoi usare il suo potere.
lesson-powers-3-wrong-1 = Il tricheco andrebbe a sinistra, sull'1, e con un altro passo tornerebbe appena sul 3. Muovilo a destra.
lesson-powers-4-want = Vuoi 10 punti per il tuo Totem.
lesson-powers-4-do = Il potere dà all'animale principale un passo in più, da una parte o dall'altra. Muovi il tricheco di un altro passo a destra.
lesson-powers-4-done = Il tricheco è sul 10. Potrai usare questo potere in ogni tuo turno, finché qualcuno non ti toglie la carta Potere.
lesson-powers-4-wrong-1 = Puoi farlo, perché nessun potere è obbligatorio. Ma un passo in più trasforma 6 punti in 10: muovi il tricheco a destra.
lesson-powers-4-wrong-2 = Il tricheco tornerebbe sul 3. Muovilo a destra, sul 10.
lesson-powers-5-want = Vuoi di più di quello che offre il Fiume.
lesson-powers-5-do = Peschi 3 carte, ma nel Fiume non ci sono trichechi, alci o volpi da unire ai tuoi. Hai anche l'orca, con la lettera C: puoi prendere le carte dal mazzo di pesca. Scegli il mazzo di pesca.
lesson-powers-5-done = È un tricheco, e lo vedi solo tu. Conta come una delle tue 3 carte.
lesson-powers-5-wrong-1 = La pulcinella di mare non va con nessuna delle tue carte. Con l'orca puoi pescare dal mazzo di pesca: scegli quello.
lesson-powers-6-want = Vuoi riavere il tuo alce.
lesson-powers-6-do = Siamo in un'altra partita, e un alce che hai scartato è nella tua zona Penalità. Hai l'orso, con la lettera C: le carte che peschi possono venire anche da lì. Scegli l'alce nella tua zona Penalità.
lesson-powers-6-done = Adesso hai tre alci in mano, e anche la penalità di 1 punto è sparita.
lesson-powers-6-wrong-1 = Avresti in mano la volpe, ma l'alce continuerebbe a costarti 1 punto. Prendi l'alce dalla tua zona Penalità.

# 6

lesson-placing-powers-title = Poteri per posizionare
lesson-placing-powers-1-want = Vuoi posizionare due orche.
lesson-placing-powers-1-do = Hai la pulcinella di mare: prima di posizionare la prima carta puoi scambiarne una con il Fiume. Devi posizionare 2 carte e hai una sola orca, ma nel Fiume ce n'è un'altra. Scegli l'orso, poi «Scambiala con il Fiume».
lesson-placing-powers-1-done = Ora tutti vedono il tuo orso. Andrà nel Fiume appena prendi una carta in cambio.
lesson-placing-powers-1-wrong-1 = La sequenza di orche si allungherebbe, ma dopo la prima carta non puoi più scambiare. Scambia prima l'orso.
lesson-placing-powers-1-wrong-2 = Anche così avresti l'orca, ma il tricheco 3/3 è più utile dell'orso 1/5. Cedi l'orso.
lesson-placing-powers-2-want = Vuoi l'orca del Fiume.
lesson-placing-powers-2-do = Scegli la carta che ricevi in cambio del tuo orso: l'orca.
lesson-placing-powers-2-done = Adesso hai due orche. Con quella in cima alla tua pila formeranno una sequenza di 3.
lesson-placing-powers-2-wrong-1 = L'alce non va con nessuna delle tue carte. Scegli l'orca.
lesson-placing-powers-3-want = Vuoi una sequenza di 5 trichechi.
lesson-placing-powers-3-do = Dovevi posizionare 2 carte e l'hai fatto. Ma stavolta hai l'alce: puoi posizionarne una in più o una in meno. Posiziona un altro tricheco.
lesson-placing-powers-3-done = Cinque trichechi: 10 punti invece di 6. Con l'alce puoi aggiungere una carta, non di più.
lesson-placing-powers-3-wrong-1 = Puoi farlo, e ti resta una sequenza di 4, che vale 6 punti. Con un quinto tricheco ne vale 10: posiziona il tricheco.
lesson-placing-powers-3-wrong-2 = La volpe coprirebbe i trichechi e il quinto ti resterebbe in mano. Posiziona il tricheco.
lesson-placing-powers-4-want = Vuoi un jolly tra i tuoi orsi.
lesson-placing-powers-4-do = Hai la volpe: puoi mettere l'ultima carta che posizioni coperta sotto la tua carta Visibile. Diventa un jolly e vale come l'animale che vuoi. Devi posizionare 2 carte, quindi prima posiziona l'orso in cima.
lesson-placing-powers-4-done = Tre orsi, che valgono 3 punti. La prossima carta è l'ultima.
lesson-placing-powers-5-want = Vuoi che l'alce valga come orso.
lesson-placing-powers-5-do = Scegli l'alce 1/5, poi «Coperta, come jolly».
lesson-placing-powers-5-done = Il jolly è subito sotto l'orso in cima e vale come quarto orso: 6 punti. L'orso 3/3 resta la tua carta Visibile.
lesson-placing-powers-5-wrong-1 = L'alce chiuderebbe la sequenza di orsi, e pescheresti 1 carta per poi posizionarne 5 nel prossimo turno. Posizionalo coperto, come jolly.
lesson-placing-powers-5-wrong-2 = Anche questa carta diventerebbe un jolly, ma hai due pulcinelle di mare che stanno bene insieme. Usa l'alce, che è da solo.
lesson-placing-powers-6-want = Vuoi evitare 3 penalità.
lesson-placing-powers-6-do = Una carta Potere ha due lati, e per tutta la partita vale quello visibile: qui la pulcinella di mare ti permette di riprendere la carta Visibile prima di posizionare. Il tricheco 1/5 ti chiede 5 carte, e tu ne hai solo 2. Scegli «Riprendi la carta in cima».
lesson-placing-powers-6-done = Ora la tua carta Visibile è l'orca 3/3. Ti chiede 3 carte, e tu ne hai esattamente 3.
lesson-placing-powers-6-wrong-1 = Dovresti posizionare 5 carte e ne hai solo 2: sarebbero 3 penalità. Prima riprendi il tricheco 1/5.

# 7

lesson-last-round-title = L'ultimo giro
lesson-last-round-1-want = Vuoi due alci.
lesson-last-round-1-do = Nel mazzo di pesca resta 1 sola carta, e dopo la tua pesca al Fiume ne servono 3: si aprirà la Riserva. Poi si completa il giro e comincia l'ultimo. Hai un alce: pesca il secondo.
lesson-last-round-1-done = La Riserva è stata aperta. Il tuo era l'ultimo turno del giro, perciò è cominciato subito l'ultimo giro, e il blu ha già giocato il suo ultimo turno.
lesson-last-round-1-wrong-1 = Questo tricheco sarebbe lontano dalla tua sequenza di trichechi e non varrebbe nulla. Prendi l'alce, che fa coppia con quello che hai in mano.
lesson-last-round-2-want = Vuoi più punti per le tue pulcinelle di mare.
lesson-last-round-2-do = Nell'ultimo giro si posizionano carte e si muovono segnalini, ma nessuno pesca più. Devi posizionare 3 carte. Comincia da quella che allunga la sequenza in cima alla tua pila.
lesson-last-round-2-done = Tre pulcinelle di mare: 3 punti invece di 1.
lesson-last-round-2-wrong-1 = L'alce coprirebbe le pulcinelle di mare, e la loro sequenza si fermerebbe a 2. Posiziona prima la pulcinella di mare, poi i due alci.
lesson-last-round-3-want = Vuoi l'alce giusto in cima.
lesson-last-round-3-do = Ora tocca ai due alci. Il tuo Totem è l'orso, ed è la carta in cima a decidere quali segnalini si muovono: tieni per ultimo l'alce con l'orso nel cerchio. Posiziona l'altro.
lesson-last-round-3-done = Resta posto per un solo altro alce.
lesson-last-round-3-wrong-1 = Così in cima finirebbe l'altro alce, che muove il tricheco invece del tuo orso. Posiziona prima l'altro.
lesson-last-round-3-wrong-2 = Qui l'orso sarebbe una carta isolata, e resterebbe posto per un alce solo. Posiziona l'alce senza l'orso nel cerchio.
lesson-last-round-4-want = Vuoi un quinto animale con una sequenza.
lesson-last-round-4-do = Devi posizionare ancora una carta. Scegli l'alce con l'orso nel cerchio.
lesson-last-round-4-done = I due alci danno 1 punto e la diversità sale da 6 a 10. La carta che ti resta in mano non vale nulla.
lesson-last-round-4-wrong-1 = Qui l'orso non varrebbe nulla, e l'alce sotto resterebbe solo. Posiziona il secondo alce.
lesson-last-round-5-want = Vuoi 10 punti per il tuo Totem.
lesson-last-round-5-do = L'ultima mossa della partita è tua. L'alce e l'orso vanno in direzioni opposte. Muovi l'alce in modo che il tuo orso vada a destra.
lesson-last-round-5-done = L'orso è sul 10. Era l'ultimo turno della partita.
lesson-last-round-5-wrong-1 = L'orso andrebbe a sinistra, sul 3, e il tuo Totem varrebbe 7 punti in meno. Muovi l'alce a sinistra.
lesson-last-round-6-want = Vuoi sapere chi ha vinto.
lesson-last-round-6-do = Le tue sequenze valgono 14, la diversità 10 e il Totem 10, e 1 carta penalità ne toglie 1: in tutto 33 punti. Il blu ne ha 29. Senza i due alci, o con l'orso a sinistra, avrebbe vinto il blu.

# 8

lesson-first-game-title = La tua prima partita intera

# esempi

example-last-card = La tua carta Visibile, l'orca 4/2, ha valore di pesca 4 e valore di posizionamento 2: posizioni quindi 2 carte. Se posizioni prima l'alce 1/5 e sopra l'alce 4/2, prendi la carta Potere dell'alce, si muovono l'alce e l'orso, peschi 4 carte e nel prossimo turno ne posizioni 2. Nell'ordine inverso in cima c'è l'alce 1/5: si muovono l'alce e l'orca, peschi 1 sola carta e nel prossimo turno devi posizionarne 5, con 2 in mano.
example-too-few-cards = La tua carta Visibile, la volpe 1/5, ti chiede 5 carte e tu ne hai solo 3. Le posizioni tutte e 3, nell'ordine che vuoi, e per le 5 − 3 = 2 che mancano vanno coperte nella tua zona Penalità 2 carte del mazzo di pesca: alla fine sono 2 punti in meno. Se posizioni per ultima la pulcinella di mare 3/3, prendi la carta Potere della pulcinella di mare; è un potere della fase A, quindi deve aspettare il tuo prossimo turno.
example-placing-nothing = Il tricheco 5/1 ti chiede 1 carta, ma hai l'alce con il lato B e puoi fermarti subito, senza posizionare nulla. Il tricheco vale così un'altra volta: riconquisti la sua carta Potere, che ora ha il blu, si muovono il tricheco e l'alce, e peschi 5 carte. Il potere del tricheco è della fase B, quindi puoi usarlo già in questo turno. In mano hai poi 2 + 5 = 7 carte, e nel prossimo turno il tricheco te ne chiede di nuovo 1.
example-joker-alone = Il tricheco 5/1 ti chiede 1 carta. Con la volpe questa carta può essere un jolly: l'orca, per esempio, va coperta subito sotto il tricheco 5/1, tra i tuoi due trichechi. Il tricheco 5/1 resta in cima e vale un'altra volta: si muovono il tricheco e l'alce, peschi 5 carte e nel prossimo turno ne posizioni 1. Se il jolly conta come tricheco, hai una sequenza di 3: 3 punti invece di 1.
example-token-at-an-end = La tua carta Visibile muove la volpe e l'alce. La volpe è a un'estremità, sul 15: deve andare a sinistra, sul 10, e l'alce va dalla parte opposta, dal 6 a destra, sul 10. Se l'alce fosse sul 10, andrebbe sul 15 e sarebbe a sua volta a un'estremità.
example-extra-step = Hai il tricheco con il lato A; la volpe è sul 10 e l'alce sul 3. Se la volpe va a destra, è sul 15 e l'alce sull'1: più a destra non c'è nulla, quindi il passo in più potrebbe solo riportarla sul 10. Se la volpe va a sinistra, sono entrambi sul 6, e il passo in più porta la volpe sul 3 o di nuovo sul 10: se torna sul 10, in definitiva si è spostato solo l'alce. Con «Solo nella stessa direzione» nel primo caso non c'è nessun passo in più, nel secondo solo quello sul 3.
example-hand-limit = L'orso 5/1 ti fa pescare 5 carte: non puoi fermarti a 4, anche se in mano ne hai già 3. Diventano 3 + 5 = 8, 1 più del limite di 7. Rifornito il Fiume, ne scegli una, magari tra quelle appena pescate, e la metti coperta nella tua zona Penalità: alla fine costa 1 punto.
example-reserve-opened = Peschi 3 carte, quindi al Fiume ne servono 3 nuove, ma nel mazzo di pesca ce n'è 1 sola. Prima arriva quella, poi si apre la Riserva di 5 carte, che dà le altre 2: nel nuovo mazzo di pesca ne restano 3. Il primo giocatore sei tu, quindi il blu gioca ancora un turno intero per completare il giro. Poi tu e il blu giocate un ultimo turno ciascuno, con le sole fasi A e B.
example-what-a-joker-counts-as = Dal fondo alla cima la tua pila è: tricheco, tricheco, jolly, pulcinella di mare, pulcinella di mare; l'alce sulla faccia del jolly non conta. Con il jolly come tricheco i punti sono 3 + 1, come pulcinella di mare 1 + 3, e con 1 per la diversità fanno 5 in ogni caso. Se posizioni la terza pulcinella di mare, il jolly rende di più come pulcinella di mare: 1 + 6 + 1 = 8 punti invece di 3 + 3 + 1 = 7. Quale animale rappresenta un jolly si decide dunque solo alla fine.
example-final-score = Supponi che la partita finisca dopo questa mossa. Le tue sequenze: 3 pulcinelle di mare valgono 3 punti, 4 orche 6 e 2 alci 1, in tutto 10; la seconda sequenza di pulcinelle di mare, più corta, non vale nulla. Tre animali hanno una sequenza: 3 punti di diversità. Se l'alce va a sinistra, la volpe, il tuo Totem, va dal 6 al 10, e con 2 carte penalità il tuo totale è 10 + 3 + 10 − 2 = 21; se l'alce va a destra, la volpe scende sul 3 e il totale è 14.

# advice

overview-advice-1 = **Raccogli carte dello stesso animale e posizionale insieme.** La seconda carta di una sequenza aggiunge 1 punto, la sesta ne aggiunge 5.
overview-advice-2 = **Scegli per prima l'ultima carta.** Decide quale potere prendi, quali animali si muovono, quante carte peschi e quante ne posizioni al prossimo turno. Con un 3 da entrambi i lati la mano resta della stessa grandezza.
overview-advice-3 = **Conta le carte in mano prima di lasciare in cima una carta con il 5 a sinistra.** Se te ne restano più di 2, superi il limite di 7.
overview-advice-4 = **Porta a destra il tuo Totem solo verso la fine.** Chiunque può muoverlo, e dal 15 può soltanto tornare indietro.
overview-advice-5 = **Non trascurare le sequenze corte.** Per la diversità bastano due carte di un nuovo animale, e il sesto animale con una sequenza aggiunge 5 punti.
