import { phrases as commonPhrases } from './common.ts'

/** Other wordings of what is asked in the trade, by the one that is shown. */
export const questions: Readonly<Record<string, string>> = {
  'Chi arriva?':
    'arrivi | chi sta per arrivare | chi viene | che arrivi abbiamo | chi fa il check-in | che gente arriva | che persone arrivano | che ospiti arrivano | che clienti arrivano | che gente viene',
  'Quali sono le prossime partenze?':
    'partenze | chi parte | chi parte nei prossimi giorni | prossimi check-out | partenze in programma | chi parte per primo | chi è il prossimo a partire | prossime uscite | chi fa il check-out | chi se ne va | chi va via | chi lascia la camera | che partenze abbiamo',
  'Chi arriva oggi?':
    'arrivi di oggi | ospiti aspettiamo oggi | ospiti in arrivo oggi | check-in di oggi | chi viene oggi | che check-in abbiamo oggi | chi entra oggi | arrivi della giornata | chi sta arrivando | clienti in arrivo oggi | chi fa il check-in oggi | lista degli arrivi di oggi | chi è atteso oggi | camere in arrivo oggi | quanti arrivi abbiamo oggi | chi abbiamo in arrivo oggi | ospiti arrivano oggi | ospiti che arrivano oggi | chi deve arrivare oggi | clienti che arrivano oggi | chi mi arriva oggi | chi ci arriva oggi | chi entra nelle camere oggi | che camere si occupano oggi | che stanze si occupano oggi | chi fa check-in oggi | elenco arrivi di oggi | chi ho in arrivo oggi | arrivi previsti oggi | chi devo aspettare oggi | lista arrivi oggi | chi viene a dormire oggi',
  'Chi deve ancora arrivare?':
    'chi manca | check-in ancora da fare | chi non è ancora arrivato | chi aspettiamo | arrivi che mancano | chi non si è ancora visto | chi deve ancora fare il check-in | arrivi ancora da fare | check-in che mancano | ospiti non ancora arrivati | chi stiamo aspettando | chi arriva ancora | chi deve arrivare ancora | manca ancora qualcuno | manca qualcuno | chi manca all’appello | qualcuno deve ancora arrivare | quanti devono ancora arrivare | quanti mancano | chi non è arrivato | chi non è ancora entrato | arrivi in sospeso',
  'Chi parte oggi?':
    'partenze di oggi | che check-out abbiamo oggi | chi lascia la camera oggi | chi esce oggi | chi riparte oggi | chi va via oggi | chi libera la camera oggi | chi fa il check-out oggi | chi se ne va oggi | clienti in partenza oggi | camere in partenza oggi | quante partenze abbiamo oggi | chi abbiamo in partenza oggi | chi lascia oggi | lista delle partenze di oggi | chi deve lasciare la camera oggi | ospiti partono oggi | ospiti in partenza oggi | ospiti che partono oggi | chi deve partire oggi | clienti che partono oggi | chi mi parte oggi | che camere si liberano oggi | chi lascia le camere oggi | chi libera le camere oggi | chi libera oggi | quali camere si liberano oggi | quante camere si liberano oggi | chi fa check-out oggi | elenco partenze di oggi | chi ho in partenza oggi | partenze previste oggi | chi lascia la stanza oggi | quanti partono oggi | lista partenze oggi | che stanze si liberano oggi | chi esce dalla camera oggi | che camere si svuotano oggi | quante camere si svuotano oggi | quali camere si svuotano oggi | che stanze si svuotano oggi | chi ci lascia oggi | chi saluta oggi',
  'Chi non ha ancora fatto il check-out?':
    'check-out da fare | chi deve ancora partire | chi deve liberare la camera | chi deve andare via | partenze ancora da fare | partenze che mancano | check-out che mancano | chi non è ancora partito | chi non ha ancora lasciato la camera | chi non è ancora andato via | ospiti ancora da far partire | chi deve ancora fare il check-out | chi deve ancora lasciare la camera | chi deve ancora uscire | chi non è ancora uscito | check-out ancora da fare | quanti devono ancora partire | chi è ancora in camera',
  'Chi arriva domani?':
    'arrivi di domani | check-in di domani | chi entra domani | chi abbiamo in arrivo domani | clienti in arrivo domani | chi è atteso domani | chi aspettiamo domani | camere in arrivo domani | ospiti arrivano domani | ospiti in arrivo domani | chi deve arrivare domani | chi mi arriva domani',
  'Chi parte domani?':
    'partenze di domani | chi deve ripartire domani | chi riparte domani | chi va via domani | check-out di domani | che camere si liberano domani | chi lascia domani | chi se ne va domani | camere in partenza domani | clienti in partenza domani | chi libera la camera domani | chi abbiamo in partenza domani | ospiti partono domani | ospiti in partenza domani | ospiti che partono domani | chi deve partire domani | chi mi parte domani',
  'Chi arriva questa settimana?':
    'arrivi della settimana | prenotazioni della settimana | come siamo messi questa settimana | arrivi previsti questa settimana | chi aspettiamo questa settimana | prenotazioni in arrivo questa settimana',
  'Chi arriva la settimana prossima?': 'arrivi della prossima settimana | cosa abbiamo la settimana che viene',
  'Chi è già arrivato oggi?':
    'check-in già fatti oggi | arrivi già fatti oggi | chi ha già fatto il check-in oggi | chi è entrato oggi | quanti check-in abbiamo già fatto oggi | ospiti già arrivati oggi',
  'Quali sono i prossimi arrivi?':
    'chi arriva nei prossimi giorni | prenotazioni future | arrivi futuri | prossime prenotazioni | chi deve arrivare prossimamente | il prossimo che arriva | chi è il prossimo ad arrivare | chi arriva per primo | arrivi in programma | chi arriva prossimamente',
  'Quante persone arrivano oggi?':
    'quanta gente arriva oggi | quanti ospiti arrivano oggi | quanti ospiti abbiamo in arrivo oggi | persone in arrivo oggi | quante persone aspettiamo oggi | quante persone abbiamo in arrivo oggi | quanti clienti arrivano oggi',
  'Quante persone partono oggi?':
    'quanta gente parte oggi | quanti ospiti partono oggi | persone in partenza oggi | quante persone vanno via oggi | quanti ospiti vanno via oggi',
  'Chi è già partito oggi?':
    'check-out già fatti oggi | partenze già fatte oggi | chi ha già fatto il check-out oggi | chi ha già lasciato la camera oggi | chi è già andato via oggi | ospiti già partiti oggi',
  'Chi deve ancora ripartire?':
    'chi deve partire | chi deve ripartire | chi deve andar via | chi deve ancora andare via | chi dovrà partire | chi deve fare il check-out',
  'Chi abbiamo in casa?':
    'chi c’è in albergo | chi dorme qui stanotte | ospiti presenti adesso | chi c’è a dormire | chi abbiamo in casa stanotte | ospiti in casa | chi dorme da noi | chi alloggia da noi | chi è in casa | chi c’è in hotel | chi c’è in struttura | ospiti alloggiati | chi soggiorna da noi | chi sta dormendo qui | lista degli ospiti presenti | chi è alloggiato | clienti presenti | chi occupa le camere | chi c’è nelle camere | chi ho in casa | chi c’è adesso | chi è qui | chi dorme | chi dorme in albergo | ospiti di stanotte | clienti in casa | chi è in albergo | chi è in struttura | chi è in hotel | elenco degli ospiti in casa | camere con i nomi degli ospiti | ospiti camera per camera | chi ho stanotte | chi abbiamo stanotte',
  'Chi resta anche domani?':
    'fermate | ospiti in permanenza | camere in fermata | chi si ferma ancora | chi rimane | chi non parte oggi | chi resta anche stanotte | chi si ferma anche domani | chi rimane anche domani | chi resta un’altra notte | chi dorme qui anche domani',
  'Chi ha lasciato una caparra?':
    'chi ha versato l’acconto | chi ha dato l’anticipo | prenotazioni con acconto | caparre ricevute | acconti versati | chi ha già pagato qualcosa | prenotazioni con caparra | chi ha mandato la caparra | chi ha già versato la caparra | chi ha pagato la caparra | chi ha versato | chi ha pagato l’acconto | chi ha pagato in anticipo | caparre già arrivate',
  'Chi si ferma a lungo?':
    'soggiorni lunghi | chi resta più di una settimana | lunghe permanenze | chi sta una settimana o più | prenotazioni lunghe | permanenze lunghe | soggiorni di una settimana | permanenze di una settimana',
  'Chi non è ancora registrato?':
    'ospiti da registrare | registrazioni che mancano | schedine da compilare | schedine da aprire | chi devo ancora registrare | ospiti non registrati | prenotazioni senza schedina | a chi manca la schedina | chi non ha la schedina | chi non è registrato | chi devo registrare | chi manca da registrare | chi è ancora da registrare | manca la schedina di qualcuno | manca la schedina | di chi manca la schedina | ospiti senza schedina | chi è senza schedina | registrazioni da fare | persone da registrare',
  'Chi c’è in suite?':
    'chi abbiamo in suite | chi sta in suite | chi dorme in suite | ospiti in suite | chi ho in suite | chi occupa la suite',
  'Chi viaggia da solo?':
    'chi arriva da solo | arrivi da soli | ospiti da soli | chi viene da solo | chi è da solo | arrivi di una persona sola | chi prenota da solo',
  'Quali opzioni aspettano conferma?':
    'prenotazioni da confermare | chi deve ancora confermare | opzioni aperte | opzioni in attesa | chi deve darci conferma | prenotazioni opzionate | prenotazioni in forse | chi non ha ancora confermato | camere opzionate | opzioni da confermare | prenotazioni non ancora confermate | chi devo richiamare per la conferma | prenotazioni in attesa | prenotazioni in attesa di conferma | opzioni ancora aperte | opzioni in scadenza | prenotazioni in opzione | opzioni | chi è in forse | chi ha un’opzione | chi deve dare conferma | prenotazioni non confermate | prenotazioni non sicure | chi ci deve confermare',
  'Chi deve ancora pagare?':
    'chi non ha saldato | conti aperti | conti da chiudere | soldi da incassare dagli ospiti | chi deve saldare | chi mi deve ancora saldare | chi deve ancora saldare il conto | conti da saldare | conti da incassare | chi non ha ancora pagato | chi ci deve dei soldi | conti in sospeso | ospiti che devono pagare | camere da incassare | chi deve passare a pagare | soldi che dobbiamo ancora prendere | chi non ha pagato | qualcuno che deve saldare | qualcuno che deve ancora pagare | qualcuno deve ancora pagare | saldi da incassare | saldi devo ancora incassare | saldi ancora aperti | chi mi deve pagare | chi deve ancora dei soldi | ospiti con il conto aperto | chi ha il conto aperto | conti ancora da pagare | quali conti devo chiudere | chi deve passare alla cassa | chi non ha ancora saldato | chi deve dare soldi | a chi devo chiedere i soldi | conti non saldati | conti non pagati | chi ha il conto da pagare | chi è in casa e deve pagare | chi deve saldare prima di partire | chi deve pagare prima di partire',
  'Che prenotazioni arrivano da Booking?': 'chi ha prenotato su Booking | prenotazioni di Booking.com | arrivi dal portale Booking',
  'Che gruppi arrivano?':
    'comitive in arrivo | famiglie numerose prenotate | prenotazioni da quattro persone in su | gruppi in arrivo | famiglie in arrivo | tavolate | chi viene in tanti | gruppi prenotati | prenotazioni di gruppo | comitive prenotate',
  'Chi ha disdetto?':
    'prenotazioni cancellate | disdette | chi ha annullato | cancellazioni | chi ha cancellato | chi non viene più | chi ha rinunciato | prenotazioni saltate | prenotazioni annullate | quante disdette abbiamo avuto | chi ha dato disdetta | quante cancellazioni | quante prenotazioni cancellate | chi ci ha disdetto',
  'Chi non si è presentato?':
    'no show | chi non è venuto | mancati arrivi | chi ci ha tirato il bidone | chi ci ha dato buca | chi non si è fatto vedere | chi non è mai arrivato | ospiti non arrivati | chi ci ha fatto il pacco | chi ha fatto no show | prenotazioni andate a vuoto | quanti no show abbiamo avuto | chi non si è visto | chi ci ha bidonato | i no show',
  'Chi non ha lasciato la caparra?':
    'chi non ha versato la caparra | chi non ha ancora versato la caparra | chi non ha ancora mandato la caparra | chi deve ancora mandare la caparra | chi deve ancora versare la caparra | chi non ha dato l’acconto | chi deve ancora dare l’acconto | chi non ha versato l’acconto | chi deve versare l’acconto | caparre che mancano | acconti che mancano | caparre da chiedere | prenotazioni senza caparra | caparre non arrivate | a chi devo chiedere la caparra',
  'Quanto abbiamo preso di caparre?':
    'quante caparre abbiamo incassato | quanto abbiamo incassato di caparre | quanti acconti abbiamo incassato | quanto abbiamo incassato di acconti | totale delle caparre | totale degli acconti | quanto abbiamo in caparre | quanto hanno versato di acconto | somma delle caparre',
  'Chi parte oggi e deve ancora pagare?':
    'chi parte oggi senza aver pagato | chi parte oggi e non ha pagato | chi parte oggi e non ha saldato | chi paga alla partenza oggi | partenze da saldare oggi | partenze con il conto aperto oggi | conti di chi parte oggi',
  'Quanto devo incassare da chi parte oggi?':
    'quanto devo incassare dalle partenze di oggi | quanto incasso dalle partenze di oggi | quanto mi deve chi parte oggi | quanto ci deve chi parte oggi | quanto devono pagare quelli che partono oggi | quanto c’è da incassare dalle partenze di oggi',
  'Chi ha prenotato direttamente da noi?':
    'clienti diretti di questo mese | ospiti diretti di questo mese | arrivi diretti di questo mese | chi ha prenotato diretto questo mese | chi ha prenotato senza portali questo mese | chi ha prenotato direttamente questo mese | prenotazioni senza portale di questo mese',
  'Chi paga sul portale?':
    'chi ha pagato sul portale | prenotazioni pagate sul portale | chi ha già pagato il portale | soggiorni pagati dal portale | chi ha pagato online',
  'Quali camere sono libere?':
    'camere disponibili adesso | camere pronte | che camera posso dare | stanze libere | che camere posso vendere | camere da vendere | stanze disponibili | camere vuote | dove posso mettere qualcuno | che camere ci restano | dove lo metto | dove li metto | che camera gli do | camere che possiamo dare | cosa abbiamo di libero',
  'Quali camere sono da pulire?':
    'stanze sporche | camere in pulizia | camere da rifare | quali camere non sono pronte | stanze da pulire | camere sporche | camere ancora da pulire | che camere bisogna pulire | stanze da rifare | camere da preparare | camere da sistemare | cosa c’è da pulire | camere non ancora pronte | camere che devono essere pulite | che camere vanno pulite | camere che vanno rifatte | camere da riordinare | stanze non pronte | camere che non sono pronte',
  'Quali camere sono chiuse?':
    'stanze bloccate | quando riaprono le camere chiuse | camere bloccate | camere non vendibili | che camere abbiamo chiuso | camere chiuse | quando riapre la camera | chiusure aperte | camere che non possiamo vendere | blocchi in corso | chiusure | che chiusure abbiamo | camere chiuse per lavori | che camere sono bloccate',
  'Quali camere sono in manutenzione?':
    'camere fuori servizio | camere in manutenzione | camere guaste | camere rotte | camere fuori uso | stanze fuori servizio | stanze in manutenzione | camere con un guasto | camere con qualcosa di rotto | che camere non posso usare',
  'Che pulizie ci sono oggi?':
    'piano delle pulizie di oggi | che camere si fanno oggi | giro delle camere | programma delle pulizie di oggi | cosa puliamo oggi | quali camere facciamo oggi | lavoro delle cameriere oggi | pulizie della giornata | foglio delle cameriere | che camere faccio oggi | quali camere faccio oggi | camere che facciamo oggi | turno delle cameriere di oggi | programma di oggi delle camere | che camere si puliscono oggi | camere da fare oggi in programma',
  'Che pulizie restano da fare?':
    'cosa manca da pulire | pulizie non ancora fatte | pulizie in ritardo | pulizie restano | pulizie rimaste | camere ancora da pulire oggi | quali pulizie mancano | pulizie ancora da fare | pulizie che mancano | camere che restano da pulire | pulizie non finite | cosa devono ancora pulire le cameriere | pulizie arretrate | a che punto sono le pulizie | stanze ancora da fare | che camere devo fare | che camere devo fare oggi | quali camere devo fare | quali camere devo fare oggi | che camere ci sono da fare | camere da fare | camere da fare oggi | stanze da fare | cosa devo pulire | cosa devo pulire oggi | che camere devo pulire | quali camere devo pulire | che camere mi mancano | quali camere mi mancano | cosa resta da pulire | quante camere restano da pulire | camere restano da pulire | camere mancano da pulire | quante camere mancano | quante stanze mancano | cosa mi manca da pulire | cosa resta da fare nelle camere | pulizie da finire | pulizie ancora aperte | dove devo ancora pulire | cosa manca da fare',
  'Che pulizie ci sono domani?':
    'pulizie di domani | che camere si fanno domani | programma delle pulizie di domani | cosa puliamo domani | che camere faccio domani | camere da fare domani | che camere devo fare domani',
  'Quali pulizie non hanno un addetto?':
    'pulizie da assegnare | pulizie non hanno ancora un addetto | chi pulisce le camere senza addetto | pulizie senza cameriera | pulizie senza addetto | pulizie scoperte | pulizie che non ha nessuno | camere senza cameriera | pulizie non assegnate | chi manca per le pulizie | pulizie da dare a qualcuno | pulizie senza nessuno | chi manca da assegnare alle pulizie | camere senza nessuno che le fa | pulizie ancora da assegnare | pulizie non ancora assegnate | camere da assegnare alle cameriere | pulizie senza addetta | quali pulizie sono scoperte | chi manca da assegnare | cosa manca da assegnare | da assegnare | non hanno nessuno | non ha nessuno | quali non hanno nessuno | sono di nessuno',
  'Quali pulizie sono già fatte?':
    'camere già fatte oggi | pulizie già fatte oggi | pulizie finite oggi | stanze già fatte oggi | che camere hanno già fatto oggi | camere già pulite oggi | che camere sono fatte oggi | camere finite oggi | che camere hanno finito oggi | quali camere sono già pronte oggi | che camere hanno pulito oggi | hanno finito di pulire oggi',
  'Dove stanno pulendo?':
    'pulizie in corso | che camere stanno facendo | chi sta pulendo | cosa stanno pulendo | dove sono le cameriere | stanze che stanno rifacendo | camere che stanno pulendo',
  'Dove cambiamo la biancheria oggi?':
    'cambi biancheria di oggi | lenzuola da cambiare oggi | dove cambiare le lenzuola oggi | camere con cambio biancheria oggi | asciugamani da cambiare oggi | cambi lenzuola di oggi',
  'Che camere abbiamo per le famiglie?':
    'camere per famiglie | camere da tre in su | camere grandi | dove metto una famiglia | camere con più letti | camere familiari | stanze per famiglie | dove metto tre persone',
  'Quali sono le doppie?':
    'camere doppie | camere matrimoniali | le matrimoniali | stanze doppie | camere per due | camere a due letti | doppie | una doppia | matrimoniale',
  'Quali sono le triple?': 'camere triple | triple | una tripla | stanze triple',
  'Quali sono le quadruple?': 'camere quadruple | quadruple | una quadrupla',
  'Quanto costano le camere?':
    'prezzi delle camere | listino delle camere | tariffe delle camere | prezzi per camera | listino | quanto costa ogni camera | prezzi delle stanze',
  'Chi lavora oggi alle pulizie?': 'chi lavora oggi | chi è di turno oggi | che cameriere ci sono oggi',
  'Che pulizie sono saltate?': 'pulizie saltate | camere non fatte | pulizie che non abbiamo fatto | camere saltate | pulizie non fatte',
  'Quali schedine devo inviare?':
    'schedine da mandare | alloggiati da inviare | cosa devo mandare alla questura | schedine devo ancora mandare | schedine non ancora inviate | schedine non ancora trasmesse | ospiti non trasmessi | schedine mancano da inviare | schedine in sospeso | schedine che mancano | ospiti da comunicare | alloggiati da comunicare | cosa manca da mandare alla polizia | schedine ancora da fare | chi devo comunicare alla questura | ospiti non ancora comunicati | alloggiati non inviati | schedine da trasmettere | schedine per la questura | schedine non partite | cosa manca per la questura | che schedine mancano | schedine in attesa | chi manca da comunicare | schedine ancora da mandare | schedine da spedire',
  'Quali schedine sono nel file e non inviate?':
    'file da caricare sul portale | schedine da confermare | invii da completare | schedine nel file | file non ancora inviati | schedine generate e non mandate | invii in sospeso',
  'A chi manca il documento?':
    'schedine senza documento | chi non ci ha dato il documento | documenti da chiedere | manca il documento | senza documento | ospiti senza documento | chi non ha lasciato il documento | documenti che mancano | chi deve ancora darci il documento | documenti mancanti | schedine incomplete | a chi devo chiedere il documento | chi non ha dato i documenti | di chi manca il documento | di chi mi manca il documento | a chi mi manca il documento | chi deve ancora portare il documento | di chi non ho il documento | chi non ha ancora dato il documento | documenti da prendere | chi mi deve dare il documento | chi deve dare il documento | chi deve dare ancora il documento | chi deve ancora dare il documento | chi deve ancora consegnare il documento | chi ci deve dare il documento | documenti che devono ancora darmi',
  'Che ricevute abbiamo emesso questo mese?':
    'ricevute del mese | ricevute fatte | elenco delle ricevute | ricevute emesse questo mese | quali ricevute abbiamo fatto questo mese | ricevute rilasciate questo mese',
  'Quanto abbiamo fatturato questo mese?':
    'quanto abbiamo guadagnato | quanto abbiamo fatto questo mese | fatturato di questo mese | come va il fatturato | quanto stiamo facendo questo mese | ricavi del mese | entrate del mese | come sta andando il mese',
  'Quanto siamo pieni questo mese?':
    'tasso di occupazione | percentuale di occupazione | occupazione del mese | occupazione delle camere | a quanto siamo di occupazione | percentuale di riempimento | quanto abbiamo riempito | quanto è piena la struttura | come siamo messi a occupazione | che occupazione abbiamo | quanto siamo pieni | quanto abbiamo venduto in percentuale | quanto è stato pieno l’albergo | quanto sono piene le camere | quanto è pieno l’albergo | quanto è piena la locanda | quanto siamo stati pieni | camere piene in percentuale',
  'Quante camere sono occupate adesso?':
    'camere piene | siamo pieni stasera | siamo pieni | siamo al completo | abbiamo il tutto esaurito | quante camere abbiamo occupate | quante camere piene abbiamo | quante stanze sono occupate',
  'Quanto vendiamo in media una camera?':
    'prezzo medio a notte | tariffa media | adr | a quanto vendiamo le camere | prezzo medio di vendita | prezzo medio delle camere | quanto rende in media una notte | tariffa media a notte | prezzo medio per notte | quanto prendiamo in media a notte',
  'Quanto si fermano gli ospiti?':
    'permanenza media | notti medie | quanto restano in media gli ospiti | quante notti restano in media | durata media del soggiorno | soggiorno medio | quante notti si fermano in media | quanto dura in media un soggiorno',
  'Quante prenotazioni sono dirette?':
    'quanto vendiamo senza portali | quota senza commissioni | percentuale di prenotazioni dirette | prenotazioni dirette | quante prenotazioni senza portali | quanto pesa il diretto | quota di diretto | quante vendite dirette | quanto facciamo senza Booking',
  'Quanto rende una camera?':
    'ricavo per camera disponibile | resa per camera | quanto rende in media una camera | revpar del mese | rendimento delle camere | ricavo per camera',
  'Quali schedine abbiamo già inviato?':
    'schedine già inviate | cosa abbiamo mandato alla questura | alloggiati trasmessi | ospiti già comunicati | schedine già trasmesse | cosa abbiamo già mandato alla polizia | chi abbiamo già comunicato alla questura | schedine mandate | schedine partite | schedine inviate',
  'Quali ospiti sono stranieri?':
    'ospiti stranieri | clienti stranieri | stranieri in anagrafica | chi viene dall’estero | ospiti dall’estero | ospiti non italiani | quanti stranieri abbiamo',
  'Quali ospiti sono italiani?': 'ospiti italiani | clienti italiani | quanti italiani abbiamo | italiani in anagrafica',
  'Quali ospiti sono abituali?':
    'clienti abituali | ospiti abituali | chi torna sempre | clienti affezionati | habitué | chi è tornato | ospiti di ritorno | repeater | clienti fedeli | clienti tornati | ospiti tornati | clienti che tornano | ospiti che tornano | chi torna spesso | clienti tornati più di una volta | ospiti venuti più di una volta | chi è venuto più di una volta | ospiti già stati qui | clienti di ritorno | clienti già venuti | ospiti che sono già stati qui',
  'Che file abbiamo mandato alla questura?':
    'file mandati | file inviati | file mandati alla questura | file inviati alla polizia | file generati | invii fatti | invii alla questura | file delle schedine',
  'Chi è esente dall’imposta di soggiorno?':
    'chi è esente dalla tassa | ospiti esenti | schedine esenti | esenti dalla tassa di soggiorno | chi non paga la tassa di soggiorno | persone esenti | esenti | quanti esenti',
  'Quanto abbiamo incassato questo mese?':
    'quanto abbiamo incassato | quanto si è incassato questo mese | incasso del mese | incassi di questo mese | totale incassato questo mese',
  'Quanto abbiamo preso in contanti questo mese?':
    'quanto si è pagato in contanti questo mese | quanto è stato pagato in contanti questo mese | quanto abbiamo incassato in contanti questo mese | incassi in contanti di questo mese | contanti incassati questo mese | quanto hanno pagato in contanti questo mese | quanti contanti abbiamo preso questo mese | soldi presi in contanti questo mese | soldi in contanti questo mese | incasso in contanti di questo mese | totale in contanti di questo mese | totale contanti di questo mese',
  'Quanto abbiamo preso con la carta questo mese?':
    'quanto si è pagato con la carta questo mese | quanto è stato pagato con la carta questo mese | quanto abbiamo incassato con la carta questo mese | quanto abbiamo incassato col bancomat questo mese | quanto abbiamo incassato col pos questo mese | incassi con la carta di questo mese | quanto è passato dal pos questo mese | soldi presi con la carta questo mese | incasso con la carta di questo mese | incassi pos di questo mese | totale carte di questo mese | totale pos di questo mese',
}

/** How else people call what the trade names, by its place. */
export const phrases: Readonly<Record<string, string>> = {
  ...commonPhrases,
  'camera.posti': 'quante persone ci stanno | in quanti ci si sta | quanti ci dormono',
  'camera.prezzo':
    'quanto viene | quanto chiediamo | quanto la vendiamo | quanto la mettiamo | a quanto la diamo | a notte | quanto costa dormire | quanto si paga | costo a notte | quanto la facciamo | quanto la facciamo pagare | quanto chiedo per | a quanto va',
  'camera.ultima_pulizia': 'pulita il | rifatta il | pulita l’ultima volta | quando è stata pulita | ultima volta che è stata pulita',
  'camera.stato=libera': 'è pronta | si può dare | possiamo darla | a posto | sistemata',
  'camera.stato=pulizia': 'ancora da pulire | in pulizia | in pulizie',
  'camera.stato=manutenzione': 'in manutenzione | inagibile | fuori uso',
  'camera.occupata_fino':
    'quando torna libera | quando torna disponibile | fino a quando è occupata | fino a quando è piena | fino a quando è impegnata | occupata fino a | occupata fino a quando',
  'camera.attesa_il':
    'fino a quando è libera | libera fino a | libera fino a quando | fino a quando resta libera | per quando serve | per quando deve essere pronta | quando arriva il prossimo ospite',
  'camera.persone':
    'quanti dormono | quante persone dormono | quanti ospiti dormono | in quanti dormono | in quanti sono | quanti sono | quante persone ci sono | quanti ospiti ci sono | quanta gente c’è',
  prenotazione: 'ha prenotato',
  'prenotazione.makes': 'segnami | prendi | prendila | ferma | fermami | tienimi',
  'prenotazione.camera':
    'dove dorme | dove dormono | in che camera | in quale camera | dove l’abbiamo messo | dove alloggia | dove alloggiano | dove li abbiamo messi | numero di camera',
  'prenotazione.arrivo': 'quando arriva | giorno di arrivo | entra | entrano',
  'prenotazione.notti':
    'quanto si ferma | quanto si fermano | quanto resta | si ferma | si fermano | pernottamenti | quanto sta | quanto stanno | quanto rimane | quanto rimangono | quanto resta qui | quanti giorni resta | quanti giorni si ferma | quanti giorni si fermano | quanti giorni sta | per quanti giorni | per quante notti | quante notti fa | quante notti fanno | quanto tempo resta | quanto tempo si ferma | quanto tempo si fermano',
  'prenotazione.partenza':
    'ripartire | va via | vanno via | lascia la camera | quando parte | fino a quando | fino a quando sta | fino a quando stanno | libera la camera | fino a che giorno | esce | escono | lasciano la camera | liberano la camera | fino a quando si ferma | fino a quando si fermano | fino a quando resta | fino a quando restano | quando lascia | quando se ne va | quando se ne vanno | quando esce',
  'prenotazione.persone': 'quante persone | in quanti sono | quanti sono | in quanti arrivano | in quanti vengono',
  'prenotazione.canale': 'da dove ha prenotato | da dove arriva la prenotazione | tramite chi',
  'prenotazione.importo':
    'quanto spende | quanto viene | quanto paga | quanto pagano | quanto spendono | fruttato | quanto ci rende | quanto ha fatto | quanto hanno fatto | incassiamo | incasso | quanto ci fa | quanto ci porta | quanto ha portato | quanto ci ha portato | reso | rende | fruttare | porta soldi | soldi | portato soldi | guadagnato | valgono | quanto costano',
  'prenotazione.imposta': 'tassa di soggiorno | tasse di soggiorno | city tax | quanto paga di tassa | quanta tassa paga',
  'prenotazione.stato=opzione': 'provvisoria | pending | in forse | non confermata',
  'prenotazione.stato=confermata': 'confirmed | ha dato conferma | hanno dato conferma | ci ha confermato',
  'prenotazione.stato=arrivato':
    'presente | dorme qui | dormono qui | dorme | dormono | dorme da noi | dormono da noi | alloggia | alloggiano | pernotta | pernottano | alloggiati adesso | chi abbiamo in casa | ospitati adesso | registra l’arrivo | segna l’arrivo | fai entrare | sono in casa | fai arrivare',
  'prenotazione.stato=partito':
    'check-out fatto | ripartito | ha lasciato la camera | se ne è andato | registra la partenza | segna la partenza | uscita fatta | hanno lasciato la camera | fai uscire | chiudi il soggiorno | fai partire',
  'prenotazione.stato=cancellata':
    'cancelled | disdici | disdire | ha rinunciato | non viene più | non vengono più | non viene | non vengono | hanno rinunciato | ha annullato | ha cancellato',
  'prenotazione.stato=no_show':
    'tirato il bidone | bidone | dato buca | non si è presentato | non si è visto | tirato pacco | bidonato | non si sono presentati | non sono venuti | non si sono visti | mai arrivati | non è arrivato',
  'prenotazione.turismo': 'tipologia turismo | perché viaggia | viaggia per',
  'prenotazione.acconto':
    'ha già pagato | hanno già pagato | già versato | ha versato | quanto ha già pagato | acconti | caparre | anticipi | ha lasciato di caparra | lasciato di caparra | versato di acconto | versato in anticipo',
  'prenotazione.pagamento':
    'pagato con | metodo di pagamento | modo di pagamento | come ha pagato | come hanno pagato | come paga | come pagano | paga con | pagano in | pagano con | pagato in | ha pagato | hanno pagato | saldato con | tipo di pagamento | tipi di pagamento | modalità di pagamento | forma di pagamento | mezzo di pagamento | con cosa paga | con che cosa paga | con cosa ha pagato',
  'prenotazione.totale':
    'quanto ha pagato | quanto hanno pagato | quanto ha pagato in tutto | quanto gli viene | totale conto | ha speso | hanno speso | speso in tutto | quanto fa il conto | quanto viene il conto | a quanto sta il conto',
  'prenotazione.saldo':
    'mi deve | ci devono | deve ancora saldare | da incassare | manca da pagare | deve ancora pagare | quanto gli manca | mi deve dare | ci deve dare | saldo | saldi | saldi da incassare | devo incassare | devo ancora incassare | dobbiamo ancora incassare | ancora da incassare | ci devono dare | devono ancora pagare | quanto devono | quanto manca | quanto resta da pagare | quanto c’è da pagare | mancano da incassare',
  ricevuta: 'documento fiscale',
  'ricevuta.makes': 'fai ricevuta',
  'ricevuta.pagamento':
    'pagata con | pagate con | pagate in | metodo di pagamento | come ha pagato | mezzo di pagamento | tipo di pagamento | tipi di pagamento | modalità di pagamento | forma di pagamento',
  'ricevuta.totale': 'incassi',
  chiusura: 'camera chiusa',
  'chiusura.dal': 'da quando | quando la chiudiamo | l’avevamo chiusa | chiusa dal',
  'chiusura.notti':
    'quanti giorni | per quanti giorni | quanto resta chiusa | giorni di chiusura | quanti giorni resta chiusa | per quanti giorni resta chiusa | quanti giorni è chiusa | per quanti giorni è chiusa | quanto tempo resta chiusa | per quanto resta chiusa',
  ospite: 'scheda ospite',
  'ospite.data_nascita': 'nati | compleanno | quanti anni hanno | che età ha | età',
  'ospite.luogo_nascita': 'dove è nato | dove è nata | nato a | nata a | nati a',
  'ospite.cittadinanza': 'da che paese viene | di che paese | di dove è | da dove viene | da dove vengono | da dove arrivano',
  'ospite.numero_documento': 'numero di passaporto | numero passaporto | numero della carta d’identità | numero di patente',
  'ospite.indirizzo': 'dove vive',
  'ospite.ultimo_arrivo':
    'ultima volta | quando è venuto | quando è venuta | quando è stato qui | quando è stata qui | ultimo arrivo | venuto l’ultima volta | venuta l’ultima volta',
  schedina: 'portale alloggiati | persone registrate | ospiti registrati | persone abbiamo registrato | ospiti abbiamo registrato',
  'schedina.data_arrivo': 'arrivati il | entrati il',
  'schedina.numero_documento': 'numero di passaporto',
  'schedina.esenzione': 'motivo di esenzione | perché è esente',
  'schedina.stato=da_inviare': 'non abbiamo ancora trasmesso | devo ancora mandare | ancora da inviare | non mandata',
  'schedina.stato=inviata': 'abbiamo inviato | già mandata | sono partite | è partita | hai mandato | hai inviato',
  invio: 'file per la questura | file mandato alla questura | file inviato | invii',
  pulizia: 'housekeeping | giro delle camere | rifanno | si rifà | puliscono | faccende',
  'pulizia.giorno':
    'quando si pulisce | quando viene pulita | quando la puliscono | quando la rifanno | quando puliscono | quando rifanno | quando si rifà | che giorno si pulisce | quando si fa la | quando fanno la',
  'pulizia.ora': 'a che ora rifanno | a che ora puliscono | a che ora tocca',
  'pulizia.addetto':
    'chi la fa | chi pulisce | chi le fa | chi rifà | a chi tocca | chi fa le pulizie | donna delle pulizie | chi se ne occupa | chi fa la | chi fa le camere | chi la pulisce | chi le pulisce | chi sistema | chi rifanno | chi prepara la camera | chi ha pulito | chi ha fatto la | chi ha rifatto | chi ha sistemato | addetta | addetti | cameriere | governante',
  'pulizia.stato=completata': 'pulita | conclusa | hanno finito',
  'pulizia.stato=saltata': 'da saltare | non va fatta',
  struttura: 'bed and breakfast',
  'struttura.tariffe':
    'tariffa della tassa di soggiorno | tariffa dell’imposta di soggiorno | tassa di soggiorno a persona | tassa a notte | tassa a persona | imposta a persona | imposta a notte | quant’è la tassa a persona | quanto è la tassa a persona | quanto si paga di tassa di soggiorno | tassa per persona',
  'struttura.tetto_notti':
    'massimo notti | dopo quante notti non si paga | fino a quante notti si paga | per quante notti si paga | quante notti si pagano',
  'struttura.esenzioni': 'chi non paga la tassa | esenzioni dalla tassa',
  rilevazione: 'modulo mensile | dichiarato all’ISTAT | rilevazione ISTAT | statistica',
  tabella_polizia: 'tabella dei documenti | tabella dei comuni',
  'metric.camere_occupate': 'quante camere occupate | camere piene',
  'metric.checkin_oggi': 'arrivi di oggi | quanti arrivano',
  'metric.checkout_oggi': 'partenze di oggi | quanti partono',
  'metric.fatturato_mese': 'quanto abbiamo fatturato | abbiamo fatturato | abbiamo fatturato questo mese | guadagnato questo mese',
  'metric.persone_in_casa':
    'quanti siamo | quante persone abbiamo in casa | quante persone in casa | quante persone dormono | quanti ospiti abbiamo in casa | quanti ospiti dormono qui | quanti dormono | quanti ne dormono | in quanti dormono | quanti ospiti ci sono | quanta gente dorme | quanta gente abbiamo in casa | quanti ospiti presenti | quante teste in casa | quante persone alloggiano | quanti ne abbiamo in casa | quanti ospiti sono in casa',
  'metric.imposta_mese':
    'imposta di soggiorno | quanta imposta | imposta devo versare | tassa di soggiorno | imposta di soggiorno raccolta | tassa di soggiorno raccolta | tassa di soggiorno abbiamo raccolto | tassa di soggiorno abbiamo incassato | tassa di soggiorno incassata | quanta tassa di soggiorno | quanta imposta di soggiorno | tassa di soggiorno del mese | tassa di soggiorno da versare | imposta di soggiorno da versare | tassa di soggiorno in tutto | tasse di soggiorno | tasse di soggiorno da versare | devo versare di tassa | tassa da versare | tassa devo versare | tasse di soggiorno devo versare | imposta di soggiorno devo versare | quanto devo al comune | quanto devo versare al comune | quanto dobbiamo al comune | versare al comune | da versare al comune | soldi per il comune | devo dare al comune | dobbiamo dare al comune | dare al comune | pagare al comune | devo al comune | va al comune | girare al comune',
  'metric.notti_vendute':
    'quante notti abbiamo venduto | abbiamo venduto notti | notti abbiamo venduto | pernottamenti venduti | room nights',
  'metric.presenze': 'quante presenze | presenze abbiamo avuto | presenze abbiamo fatto | presenze turistiche | presenze del mese',
  'metric.arrivi': 'persone arrivate',
  'metric.occupazione': 'quanto siamo pieni | tasso di occupazione',
  'metric.adr': 'prezzo medio | tariffa media | ricavo medio',
  'metric.revpar': 'ricavo per camera | resa per camera',
  'metric.permanenza_media':
    'notti medie | durata media | durata media dei soggiorni | quanto si fermano in media | quante notti si fermano in media',
  'metric.quota_diretta': 'quota di prenotazioni dirette | percentuale di dirette | quante senza portale | quanto vendiamo senza portali',
  'metric.schedine_da_inviare': 'alloggiati da inviare | quante schedine da inviare | schedine devo ancora mandare',
  'action.pianifica':
    'organizza le pulizie | programma le pulizie | piano delle pulizie | giro delle camere | pianifica le pulizie | prepara le pulizie | fai il piano delle pulizie | fai il programma delle pulizie | prepara il piano delle pulizie | prepara il giro delle camere | genera le pulizie | organizza le camere | pianifica le camere',
  'action.incassa':
    'registra una caparra | registra un acconto | ha pagato | hanno pagato | ha saldato | ha versato | hanno versato | ha dato un acconto | ha lasciato una caparra | ha mandato il bonifico | è arrivato il bonifico | registra un bonifico | registra un pagamento | incasso di | acconto di | caparra di',
}
