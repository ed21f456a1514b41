import { phrases as commonPhrases, questions as common } from './common.ts'

/** Other wordings of what is asked in the trade, by the one that is shown. */
export const questions: Readonly<Record<string, string>> = {
  ...common,
  'Chi viene stasera?':
    'prenotazioni di stasera | chi abbiamo a cena | tavoli prenotati per stasera | cena di oggi | chi abbiamo stasera | chi c’è stasera a cena | tavoli di stasera | prenotazioni per cena | chi ha prenotato per cena | prenotazioni della cena',
  'Chi viene a pranzo?':
    'prenotazioni del pranzo | chi abbiamo a mezzogiorno | pranzo di oggi | chi c’è a pranzo | prenotazioni per pranzo | chi ha prenotato per pranzo | tavoli di mezzogiorno | prenotazioni di mezzogiorno',
  'Chi ha prenotato oggi?':
    'prenotazioni di oggi | che prenotazioni abbiamo oggi | chi c’è oggi | lista delle prenotazioni di oggi | libro delle prenotazioni di oggi | chi abbiamo oggi | tavoli prenotati oggi | chi aspettiamo oggi | chi mangia da noi oggi | chi mangia qui oggi | chi viene a mangiare oggi',
  'Chi ha prenotato per domani?':
    'prenotazioni di domani | chi viene domani | chi c’è domani | chi abbiamo domani | tavoli prenotati per domani | chi aspettiamo domani | chi mangia da noi domani',
  'Chi viene questa settimana?': 'prenotazioni della settimana | come siamo messi questa settimana | settimana al ristorante',
  'Chi deve ancora confermare?':
    'prenotazioni da confermare | chi devo richiamare | prenotazioni in attesa | chi non ha confermato | chi deve darci conferma | prenotazioni non confermate | prenotazioni in forse | chi non ha ancora confermato | conferme che mancano | chi devo chiamare per conferma | prenotazioni da richiamare',
  'Chi deve ancora arrivare?':
    'chi aspettiamo | chi manca | tavoli che devono ancora arrivare | chi non è ancora arrivato | chi dobbiamo ancora far sedere | chi deve ancora sedersi | arrivi di stasera | tavoli che mancano | prenotazioni che mancano | chi non si è ancora visto | chi stiamo aspettando | arrivi che mancano | chi deve ancora venire',
  'Chi è seduto a tavola?':
    'chi è seduto | quali tavoli sono occupati | chi c’è in sala adesso | tavoli pieni | chi sta mangiando | chi abbiamo in sala | chi sta cenando | chi sta pranzando | gente in sala | tavoli seduti | chi è già a tavola | clienti in sala | chi abbiamo seduto | chi è dentro',
  'Chi aspetta il conto?':
    'chi ha chiesto il conto | tavoli che vogliono pagare | chi vuole il conto | chi deve avere il conto | a chi devo portare il conto | chi vuole pagare | tavoli che aspettano il conto | chi sta aspettando il conto',
  'Che tavolate abbiamo?':
    'gruppi prenotati | comitive | prenotazioni numerose | tavoli da sei persone in su | tavolate in arrivo | gruppi grossi | prenotazioni grosse | prenotazioni grandi | tavolate prenotate | tavoli numerosi | chi viene in tanti | tavolate grosse | gruppi grandi | gruppi numerosi | prenotazioni da tanti | comitive prenotate | gruppi in arrivo',
  'Quali prenotazioni non hanno un tavolo?':
    'prenotazioni senza tavolo | a chi devo dare un tavolo | tavoli da assegnare | chi non ha il tavolo | chi è senza tavolo | tavoli ancora da assegnare | dove metto chi non ha il tavolo | prenotazioni da sistemare | prenotazioni non ancora assegnate | a chi manca il tavolo',
  'Chi ha allergie?':
    'clienti allergici | celiaci e intolleranti in arrivo | intolleranze di oggi | a chi deve stare attenta la cucina | a chi devo stare attento con le allergie | chi è allergico | prenotazioni con allergie | chi ha intolleranze | allergici in arrivo | intolleranti | chi è intollerante | chi ha qualche intolleranza | prenotazioni con intolleranze | tavoli con allergie | clienti con allergie | clienti con intolleranze | allergie segnalate | qualcuno allergico | ho qualcuno allergico | abbiamo qualcuno allergico | abbiamo intolleranti | tavoli con intolleranze | a chi dobbiamo stare attenti con le allergie | a chi devo stare attento con le intolleranze',
  'Chi ha disdetto?':
    'prenotazioni cancellate | disdette | tavoli che si sono liberati | chi ha cancellato | chi non viene più | prenotazioni annullate | prenotazioni saltate | chi ha annullato',
  'Chi non si è presentato?':
    'no show | chi non è venuto | chi ci ha dato buca | chi non si è visto | prenotazioni andate a vuoto | chi ci ha tirato il bidone | chi ci ha tirato pacco | mancati arrivi | quanti no show abbiamo avuto',
  'Chi è già arrivato oggi?':
    'chi si è già seduto oggi | tavoli già arrivati oggi | chi è venuto oggi | quanti tavoli sono già arrivati oggi',
  'Chi è già andato via oggi?':
    'tavoli che hanno finito oggi | chi ha già mangiato oggi | chi ha già finito oggi | tavoli già liberati oggi | chi se n’è andato oggi | chi ha finito oggi | chi è uscito oggi',
  'Chi ha fatto richieste particolari?':
    'prenotazioni con note | richieste particolari | chi festeggia | chi ha chiesto qualcosa | compleanni in arrivo | feste prenotate | note sulle prenotazioni | richieste dei clienti | chi ha un’occasione da festeggiare',
  'Quali prenotazioni non hanno il telefono?':
    'prenotazioni senza telefono | chi non ha lasciato il numero | a chi devo chiedere il numero | prenotazioni senza recapito | di chi non abbiamo il telefono',
  'Chi è entrato senza prenotare oggi?':
    'chi è arrivato senza prenotazione oggi | clienti di passaggio oggi | quanti senza prenotazione oggi | tavoli di passaggio oggi | chi è entrato al volo oggi',
  'Quali prenotazioni sono confermate?':
    'prenotazioni confermate | chi ha confermato | chi viene di sicuro | prenotazioni sicure | chi ha già confermato',
  'Quali tavoli sono grandi?':
    'tavoli da sei posti | dove metto una tavolata | tavoli per gruppi | tavoli grandi | tavoli da sei in su | tavoli da 6 in su | dove metto un gruppo | tavoli per tavolate | tavoli capienti | dove ci stanno in tanti',
  'Quali sono i tavoli da due?':
    'tavoli da due | tavoli da 2 | tavoli per due | tavoli da due persone | tavolini | tavoli da due posti | tavoli piccoli | dove metto una coppia | dove metto due persone',
  'Quali tavoli sono uniti?': 'tavoli uniti | tavoli attaccati | tavoli accostati | che tavoli abbiamo unito | tavoli messi insieme',
  'Quali sono i tavoli da quattro?':
    'tavoli da quattro | tavoli da 4 | tavoli per quattro | tavoli da quattro persone | tavoli da quattro posti | dove metto quattro persone',
  'Quali sono i tavoli da otto?':
    'tavoli da otto | tavoli da 8 | tavoli per otto | tavoli da otto persone | dove metto otto persone | dove ci stanno in otto',
  'Quali sono i tavoli da dieci?':
    'tavoli da dieci | tavoli da 10 | tavoli per dieci | tavoli da dieci persone | dove metto dieci persone | dove ci stanno in dieci',
  'Quanti posti abbiamo in tutto?':
    'quanti posti a sedere abbiamo | capienza del locale | quanta gente ci sta in tutto | quanti posti ha il locale | quanti posti ha il ristorante | posti totali | quanti ci stanno in tutto',
  'Quanti posti ha ogni sala?': 'posti per sala | posti di ogni sala | coperti per sala | quanti posti per sala | capienza delle sale',
  'Cosa c’è in cucina?':
    'comande in preparazione | cosa sta facendo la cucina | ordini da cucinare | piatti da fare | comande in cucina | cosa bolle in pentola | comande da fare | ordini da fare | cosa sta preparando la cucina | cosa c’è sui fuochi | ordini in preparazione | cosa c’è da cucinare | comande da preparare | piatti in preparazione | comande ancora da fare',
  'Cosa è pronto da portare?':
    'piatti pronti | comande pronte | cosa devo servire | cosa c’è al passe | cosa c’è da portare | piatti da portare | comande da portare | cosa esce | ordini pronti | cosa c’è da servire | piatti da servire | comande da servire | ordini da portare | cosa aspetta al passe | cosa possiamo portare',
  'Cosa abbiamo servito oggi?':
    'ordini serviti oggi | piatti usciti oggi | comande servite oggi | ordini già serviti oggi | piatti serviti oggi | cosa è uscito dalla cucina oggi | ordini portati oggi',
  'Quali ordini non sono ancora serviti?':
    'cosa manca da portare | ordini ancora da portare | comande che mancano | comande ancora fuori | cosa aspettano i tavoli | quale aspetta da più tempo | chi aspetta da più tempo | ordini che aspettano | comande che aspettano | comande più vecchie | cosa deve ancora uscire | cosa manca da fare uscire | comande aperte | ordini aperti | cosa manca da servire | ordini ancora da servire | comande non ancora servite | tavoli che aspettano da mangiare | chi aspetta da mangiare | chi sta aspettando i piatti | comande in sospeso | ordini ancora fuori | tavoli che aspettano i piatti',
  'Quali ordini non sono ancora sul conto?':
    'ordini da mettere in conto | comande da mettere sul conto | cosa manca sul conto | ordini non ancora sul conto | comande senza conto | ordini senza conto | comande da conteggiare',
  'Che ordini abbiamo preso oggi?':
    'comande di oggi | ordini di oggi | cosa hanno ordinato oggi | quante comande abbiamo fatto oggi | comande prese oggi | ordini presi oggi | comande battute oggi',
  'Quali ordini sono stati annullati?':
    'comande annullate | ordini annullati | comande cancellate | ordini cancellati | piatti rimandati indietro | cosa è tornato indietro | comande tolte',
  'Quali ordini hanno richieste particolari?':
    'comande con note | ordini con note | comande con richieste | ordini con richieste | variazioni sulle comande | richieste per la cucina | note per la cucina | comande con variazioni',
  'Quali piatti sono finiti?':
    'piatti esauriti | cosa è finito in cucina | cosa non possiamo più servire | cosa tolgo dal menù oggi | piatti che non abbiamo più | piatti non disponibili | cosa non abbiamo oggi | cosa manca dal menù | cosa non posso più vendere | piatti terminati',
  'Quali piatti costano troppo?':
    'piatti oltre il 30 per cento | piatti con poco margine | food cost alto | prezzi da rivedere | piatti sopra obiettivo | piatti che rendono poco | piatti su cui guadagniamo poco | piatti che non rendono | piatti fuori obiettivo | piatti con food cost alto | piatti in perdita | prezzi da alzare | piatti da rivedere',
  'Che dolci abbiamo?':
    'dessert in carta | carta dei dolci | dolci del menù | che dolci facciamo | quali dolci ci sono | dolci che abbiamo | che dolci ci sono | cosa c’è di dolce | dolci in carta | che dessert abbiamo',
  'Che antipasti abbiamo?':
    'antipasti in carta | carta degli antipasti | antipasti del menù | che antipasti facciamo | quali antipasti ci sono | antipasti che abbiamo | che antipasti ci sono',
  'Che primi abbiamo?':
    'primi in carta | carta dei primi | primi del menù | primi piatti | che primi facciamo | quali primi ci sono | primi che abbiamo | che primi ci sono | che pasta abbiamo in carta',
  'Che secondi abbiamo?':
    'secondi in carta | carta dei secondi | secondi del menù | secondi piatti | che secondi facciamo | quali secondi ci sono | secondi che abbiamo | che secondi ci sono',
  'Che pizze abbiamo?':
    'pizze in carta | carta delle pizze | pizze del menù | che pizze facciamo | quali pizze ci sono | pizze che abbiamo | che pizze ci sono',
  'Che contorni abbiamo?':
    'contorni in carta | contorni del menù | che contorni facciamo | quali contorni ci sono | contorni che abbiamo | che contorni ci sono | cosa c’è di contorno',
  'Che bevande abbiamo?':
    'bevande in carta | bevande del menù | cosa c’è da bere | cosa abbiamo da bere | bibite in carta | che bibite abbiamo | carta delle bevande | cosa si può bere | che bevande ci sono',
  'Che piatti abbiamo in carta?':
    'cosa c’è in menù | cosa c’è in carta | lista dei piatti | tutti i piatti | tutto il menù | piatti del menù',
  'Cosa possiamo servire?':
    'piatti disponibili | cosa c’è di disponibile in carta | piatti ancora disponibili | cosa abbiamo ancora da servire | cosa si può ordinare',
  'Quali piatti sono dentro obiettivo?':
    'piatti con buon margine | piatti dentro obiettivo | piatti convenienti per noi | piatti entro il 30 per cento | piatti con il food cost a posto | piatti a posto di costo',
  'Quali piatti non hanno allergeni scritti?':
    'piatti senza allergeni | piatti senza allergeni indicati | su quali piatti mancano gli allergeni | piatti a cui devo scrivere gli allergeni | di quali piatti non sappiamo gli allergeni | piatti con gli allergeni da scrivere',
  'Quali piatti non hanno una descrizione?':
    'piatti senza descrizione | piatti da descrivere | piatti senza ingredienti scritti | piatti a cui manca la descrizione',
  'Cosa manca in dispensa?':
    'cosa devo ordinare | scorte basse | cosa sta finendo | di cosa siamo a corto | di che prodotti siamo a corto | cosa ci manca in cucina | lista della spesa | ingredienti da comprare | prodotti sotto soglia | cosa è sotto soglia | cosa sta per finire | scorte da rifare | cosa scarseggia | cosa è agli sgoccioli | cosa c’è da ordinare | cosa dobbiamo comprare | roba da ordinare | merce da ordinare | prodotti da riordinare | cosa devo riordinare | cosa va ricomprato | cosa c’è da comprare | prodotti che stanno finendo | ingredienti che stanno finendo | scorte da ordinare | cosa ordinare ai fornitori',
  'Cosa manca in cantina?':
    'vini da ordinare | bevande che stanno finendo | bottiglie da comprare | vini che stanno finendo | vini sotto scorta | vini che mancano | bevande da ordinare | cosa devo ordinare per la cantina | vino da comprare | da bere cosa manca',
  'Quali prodotti non hanno un fornitore?':
    'ingredienti senza fornitore | da chi compro questi ingredienti | prodotti senza fornitore | merce senza fornitore | di cosa non abbiamo il fornitore | prodotti a cui manca il fornitore',
  'Che vini abbiamo?': 'cosa c’è in cantina | bottiglie in cantina | vini in cantina | cosa abbiamo in cantina | vini che abbiamo',
  'Cosa è a zero in dispensa?':
    'prodotti a zero | prodotti finiti | ingredienti finiti | cosa è finito in dispensa | prodotti esauriti | scorte a zero | ingredienti esauriti',
  'Quali prodotti non hanno un costo?':
    'prodotti senza costo | prodotti senza prezzo di acquisto | di cosa non sappiamo il costo | ingredienti senza costo | costi che mancano',
  'Quanto vale il magazzino?':
    'quanto vale la dispensa | quanto vale la merce | valore del magazzino | valore della dispensa | quanta merce abbiamo in soldi | quanti soldi abbiamo in dispensa | quanto abbiamo fermo in dispensa | valore delle scorte | quanto valgono le scorte',
  'Quali prodotti sono sopra la soglia?':
    'prodotti sopra soglia | prodotti sopra la soglia | di cosa siamo a posto in dispensa | prodotti a posto | cosa non serve ordinare | cosa abbiamo a sufficienza',
  'Quanto hanno lasciato i tavoli di oggi?':
    'incasso di oggi | incassi di oggi | quanto ha fatto il locale oggi | quanto ha incassato il locale oggi | incasso dei conti di oggi | totale incassato di oggi | incasso dei tavoli di oggi | quanto abbiamo fatto con i conti di oggi | totale scontrini di oggi | totale degli scontrini di oggi | quanto fanno i conti di oggi | quanto fanno gli scontrini di oggi | chiusura di cassa di oggi | chiusura di oggi',
  'Quali conti sono da pagare?':
    'conti portati al tavolo | conti in sospeso | chi deve ancora pagare | conti fuori da incassare | conti aperti | conti da incassare | conti che non hanno pagato | conti non pagati | chi non ha ancora pagato | conti ancora aperti | conti da chiudere | conti non incassati | tavoli che devono pagare | soldi da incassare ai tavoli | conti in giro | conti da saldare',
  'Che conti abbiamo incassato oggi?':
    'scontrini di oggi | conti chiusi oggi | chi ha pagato oggi | conti incassati oggi | conti pagati oggi | scontrini battuti oggi | ricevute di oggi | conti già chiusi oggi',
  'Che fatture ci hanno pagato questo mese?': 'fatture pagate questo mese | bonifici arrivati questo mese | pagamenti di fatture del mese',
  'Quanti coperti abbiamo oggi?':
    'quante persone stasera | coperti prenotati | quanti siamo | quanti coperti facciamo oggi | quante persone aspettiamo oggi | quanti coperti ci sono oggi | quanta gente abbiamo stasera | quanta gente viene oggi | quanti siamo stasera | coperti di oggi',
  'Quanto abbiamo incassato oggi?':
    'cassa di oggi | incasso della giornata | come è andata oggi | quanto abbiamo fatto oggi | quanto abbiamo in cassa oggi | quanto abbiamo preso oggi | cassa di stasera | incasso di stasera | quanto è entrato oggi | quanto abbiamo battuto oggi | quanto abbiamo fatto di cassa oggi | come va la cassa | quanto ho incassato oggi | quanto ho fatto oggi | quanto ho preso oggi | quanti soldi abbiamo fatto oggi',
  'Quanto abbiamo incassato questo mese?':
    'incasso del mese | quanto abbiamo fatto questo mese | quanto abbiamo preso questo mese | cassa del mese | quanto è entrato questo mese | quanto stiamo facendo questo mese | incasso di questo mese | venduto di questo mese | come va il mese | quanto abbiamo venduto questo mese | quanto ho fatto questo mese | quanto ho incassato questo mese | quanto ha fatto il locale questo mese | totale del mese',
  'Quanto ci mette la cucina?':
    'tempi di cucina | quanto aspettano i clienti | tempo medio | tempo medio di cucina | quanto ci mettono i piatti | quanto tempo ci vuole in cucina | attesa media | tempo di attesa medio | quanto si aspetta in cucina | tempi medi di uscita | a quanto escono i piatti | quanto ci mettono in media a uscire i piatti | quanto ci mettono a uscire i piatti | in quanto escono i piatti | dopo quanto escono i piatti | quanto ci mettono i cuochi | quanto ci mette un piatto a uscire | quanto tempo ci mette la cucina | quanto fa aspettare la cucina',
  'Quanto spende in media un cliente?':
    'spesa per coperto | scontrino medio a persona | quanto lascia una persona | quanto lasciano a testa | media a coperto | spesa media dei clienti | quanto spende un cliente | quanto a testa | quanto spendono in media | spesa media per coperto | spesa media a persona | media a testa | quanto lascia in media una persona | coperto medio | quanto si spende a testa',
  'Quanto ci costano i piatti?':
    'food cost del mese | costo delle materie prime | a quanto siamo di food cost | food cost di questo mese | incidenza delle materie prime | quanto pesano le materie prime | quanto incide la materia prima | costo del cibo',
  'Quanti ordini ci sono in cucina?': 'quante comande ha la cucina | quante comande ci sono | quanti ordini aperti | quante comande aperte',
  'Quanti non si sono presentati?': 'quanti no show in percentuale | percentuale di no show | quanti ci danno buca | tasso di no show',
  'Quanto abbiamo incassato in contanti oggi?':
    'quanto abbiamo preso in contanti oggi | incasso in contanti di oggi | quanti contanti abbiamo fatto oggi | quanto contante abbiamo oggi | quanto in contanti oggi | quanto hanno pagato in contanti oggi | soldi in contanti di oggi | quanto è entrato in contanti oggi',
  'Quanto abbiamo incassato con la carta oggi?':
    'quanto abbiamo preso con la carta oggi | incasso con carta di oggi | quanto abbiamo preso con il bancomat oggi | quanto è passato sul pos oggi | quanto abbiamo fatto col pos oggi | incasso del pos di oggi | quanto in carta oggi | quanto hanno pagato con la carta oggi | quanto è entrato con le carte oggi | incasso elettronico di oggi | quanto abbiamo strisciato oggi',
  'Quanto abbiamo incassato con Satispay oggi?':
    'quanto abbiamo preso con Satispay oggi | incasso Satispay di oggi | quanto con Satispay oggi',
  'Che sconti abbiamo fatto oggi?':
    'quanto abbiamo scontato oggi | sconti di oggi | quanto abbiamo tolto dai conti oggi | quanto sconto abbiamo dato oggi',
  'Quali conti hanno uno sconto?': 'conti con lo sconto | conti scontati | a chi abbiamo fatto lo sconto | scontrini con lo sconto',
  'Quanto IVA c’è negli incassi di oggi?': 'IVA degli incassi di oggi | quanta IVA abbiamo incassato oggi | IVA di oggi',
  'Che conti sono stati annullati?': 'conti annullati | scontrini annullati | conti cancellati | conti stornati',
  'Qual è il piatto più venduto?':
    'piatto più venduto | piatti più venduti | piatto più ordinato | piatti più ordinati | piatto più richiesto | cavallo di battaglia | piatti forti | quale piatto va per la maggiore',
  'Quanto incassiamo in media al giorno?':
    'incasso medio al giorno | incasso medio giornaliero | media giornaliera | quanto facciamo al giorno | quanto facciamo in media al giorno | quanto incassiamo al giorno | media degli incassi al giorno',
  'Chi ha pagato in contanti oggi?':
    'conti pagati in contanti oggi | conti in contanti di oggi | scontrini in contanti di oggi | chi paga in contanti oggi',
  'Chi ha pagato con la carta oggi?':
    'conti pagati con la carta oggi | conti con carta di oggi | conti pagati col bancomat oggi | scontrini pagati col pos oggi | chi ha pagato col bancomat oggi',
  'Chi ha pagato con Satispay oggi?': 'conti pagati con Satispay oggi | conti Satispay di oggi | scontrini Satispay di oggi',
}

/** How else people call what the trade names, by its place. */
export const phrases: Readonly<Record<string, string>> = {
  ...commonPhrases,
  prenotazione: 'tavolo prenotato | chi viene | ha prenotato | prenotato | prenotati | vengono a mangiare | mangiano da noi | riservato',
  'prenotazione.makes':
    'vuole un tavolo | vogliono un tavolo | segna un tavolo | fissa un tavolo | blocca un tavolo | metti un tavolo | prendi una prenotazione | fissa | metti a nome | a nome',
  'prenotazione.ora':
    'per che ora | viene | vengono | a che ora viene | a che ora vengono | a che ora è prenotata | a che ora ha prenotato | a che ora hanno prenotato | a che ora aspettiamo',
  'prenotazione.coperti':
    'quante persone | in quanti vengono | gente | in quanti | in quanti sono | per quanti | quanti vengono | numero di persone',
  'prenotazione.tavoli': 'dove siedono | dove li metto | a che tavolo',
  'prenotazione.allergie': 'stare attento | stare attenti | devo stare attento con le allergie',
  'prenotazione.note': 'richiesta particolare',
  'prenotazione.provenienza': 'da dove | come hanno prenotato | come ha prenotato',
  'prenotazione.minuti': 'quanto restano | quanto si fermano',
  'prenotazione.arrivo':
    'arrivato alle | a che ora è arrivato | a che ora sono arrivati | quando sono arrivati | quando è arrivato | seduti alle',
  'prenotazione.conto': 'quanto hanno speso | quanto ha pagato | quanto hanno pagato | quanto ha lasciato | quanto hanno lasciato',
  'prenotazione.stato=attesa': 'da sentire | non confermata | non hanno confermato | in forse',
  'prenotazione.stato=confermata': 'confirmed | confermano',
  'prenotazione.stato=accomodata':
    'sono qui | seduti | si sono seduti | a tavola | stanno mangiando | fai sedere | falli sedere | fai accomodare | falli accomodare | li ho fatti sedere | li ho fatti accomodare | si è seduto',
  'prenotazione.stato=in_conto':
    'fai il conto | fammi il conto | prepara il conto | vuole pagare | vogliono pagare | vuole il conto | vogliono il conto | chiede il conto | aspettano il conto',
  'prenotazione.stato=completata': 'se ne sono andati | usciti | hanno finito',
  'prenotazione.stato=cancellata':
    'cancelled | disdici | disdire | non vengono più | non viene più | non può venire | non possono venire | non può più venire | rinunciano | ha rinunciato',
  'prenotazione.stato=no_show':
    'non si sono presentati | non sono venuti | hanno dato buca | ha dato buca | tirato pacco | ci hanno tirato pacco | ci ha tirato il bidone | mai arrivati | mai arrivato | bidone',
  comanda: 'piatti ordinati | ha ordinato | ordinato | hanno ordinato | ha preso | hanno preso',
  'comanda.pronto_alle': 'a che ora è uscito | quando è uscito | a che ora è uscita | a che ora era pronto | uscito alle',
  'comanda.servito_alle': 'a che ora è stato servito | quando è stato servito | a che ora è arrivato in tavola | portato alle',
  'comanda.stato=in_preparazione': 'in forno | si sta facendo',
  'comanda.stato=pronto': 'da servire | pronti da portare | è uscito',
  'comanda.stato=servito': 'li ho portati | abbiamo portato | ho portato | ho servito | abbiamo servito | è stato portato',
  'conto.totale': 'abbiamo fatto | quanto viene | quanto fa | abbiamo preso | fatto cassa',
  'conto.stato=sospeso': 'da saldare',
  piatto: 'ricetta',
  'piatto.prezzo':
    'quanto viene | quanto lo facciamo | a quanto lo vendiamo | vengono | quanto vengono | viene | a quanto lo mettiamo | prezzo al pubblico',
  'piatto.costo':
    'costo ricetta | quanto ci costa | quanto mi costa | mi costa | costa fare | costa farlo | ci costa | ci costano | spesa ingredienti | costo degli ingredienti',
  'piatto.allergeni': 'c’è dentro | cosa contiene | ha dentro',
  'piatto.finito': 'non c’è più | non abbiamo più | non ce n’è più | abbiamo finito',
  'piatto.guadagno':
    'quanto ci guadagno | quanto ci guadagniamo | ci guadagniamo | quanto rende | rende | ci resta | quanto ci resta | quanto ci faccio | utile | ricavo netto',
  prodotto: 'cosa manca | merce | roba in dispensa | materie prime',
  'prodotto.quantita': 'ne resta | ci resta | è rimasto',
  'prodotto.unita': 'unità di misura',
  'prodotto.costo': 'costo unitario | a quanto lo prendiamo',
  'prodotto.soglia': 'sotto quanto devo ordinare | sotto quanto si ordina',
  'prodotto.fornitore': 'chi lo porta | chi ce lo dà | chi ci rifornisce',
  tavolo: 'posti a sedere | tavoli liberi',
  'tavolo.posti': 'posti a sedere | quanti ci stanno',
  'allergene.comprende': 'cosa comprende | cosa c’è dentro',
  cliente: 'chi chiede fattura',
  'incasso.giorno': 'incassato il | pagato il | quando ha pagato | quando hanno pagato',
  'metric.incasso_oggi': 'cassa di oggi | quanto abbiamo incassato oggi | incasso della giornata',
  'metric.coperti_oggi': 'coperti di oggi | quante persone stasera | quanti siamo',
  'metric.food_cost': 'costo delle materie prime | incidenza del cibo',
  'metric.tempo_medio': 'tempi di cucina | quanto ci mette la cucina',
  'metric.in_cucina': 'comande aperte | piatti da fare',
  'metric.scorte_basse': 'cosa manca | da ordinare | in esaurimento',
  'metric.conti_aperti': 'conti portati | tavoli da pagare',
  'metric.incasso_mese': 'quanto abbiamo fatto | venduto del mese',
  'metric.spesa_coperto':
    'scontrino medio | spesa a testa | coperto medio | quanto lascia un cliente | quanto spende a testa | spesa media',
  'metric.incasso_medio': 'media giornaliera | incasso medio giornaliero | quanto facciamo al giorno | media al giorno',
  'metric.piu_venduto': 'piatto più ordinato | piatto preferito dai clienti | più venduto | più venduti',
  'metric.non_venute':
    'no show | percentuale di prenotazioni che non si è presentata | percentuale non presentata | quota di no show | tasso di no show | percentuale di no show | prenotazioni andate a vuoto',
  'metric.piatti_oltre': 'piatti che costano troppo | piatti sotto margine',
  'metric.fatturato_mese': 'fatture del mese',
  'metric.fatture_bozza': 'fatture da emettere',
  'metric.fatture_scadute': 'fatture non pagate',
  'action.dividi': 'conti separati | alla romana | ognuno il suo | a testa',
  'action.fattura_conto': 'vuole la fattura | trasforma in fattura',
  'action.storna': 'restituisci i soldi | annulla il conto pagato',
  'action.incassa.giorno': 'incassato il | pagato il | quando ha pagato | quando hanno pagato',
  'action.incassa.mezzo': 'mezzo di pagamento',
  'metric.valore_magazzino':
    'quanto valgono i materiali | quanto valgono le scorte | quanto vale la merce | quanto abbiamo in magazzino in soldi',
}
