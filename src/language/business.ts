import { phrases as commonPhrases, questions as common } from './common.ts'

/** Other wordings of what is asked in the trade, by the one that is shown. */
export const questions: Readonly<Record<string, string>> = {
  ...common,
  'A cosa stiamo lavorando?':
    'progetti in corso | commesse aperte | lavori attivi | cosa abbiamo in ballo | cosa abbiamo in lavorazione | su cosa stiamo lavorando | cosa stiamo seguendo | lavori che stiamo facendo | progetti che stiamo seguendo | lavori in piedi | cosa c’è in cantiere',
  'Cosa è in ritardo?':
    'progetti in ritardo | lavori fuori tempo | consegne saltate | commesse scadute | dove siamo in ritardo | dove siamo indietro | cosa dovevamo già consegnare | progetti oltre la scadenza | lavori fuori scadenza | consegne in ritardo | lavori indietro',
  'Cosa sta per scadere?':
    'progetti in scadenza | prossime consegne | cosa è urgente | scadenze vicine | cosa scade a breve | lavori urgenti | cosa dobbiamo consegnare a breve | consegne imminenti | lavori agli sgoccioli | lavori da chiudere in fretta',
  'Cosa consegniamo questo mese?':
    'progetti che finiscono questo mese | consegne del mese | scadenze del mese | cosa dobbiamo consegnare questo mese | lavori da consegnare questo mese | cosa finiamo questo mese | progetti da chiudere questo mese | progetti da consegnare questo mese',
  'Quali progetti devono ancora partire?':
    'lavori da iniziare | progetti in pianificazione | commesse da avviare | lavori non ancora partiti | progetti non ancora iniziati | lavori da far partire | cosa dobbiamo ancora iniziare | prossimi lavori | lavori in partenza',
  'Quali progetti sono fermi?':
    'lavori sospesi | progetti bloccati | commesse in pausa | commesse ferme | cosa è bloccato | cosa è fermo | lavori in stand by | cosa abbiamo messo in pausa | lavori che non vanno avanti',
  'Cosa abbiamo finito?':
    'progetti completati | lavori consegnati | commesse chiuse | cosa abbiamo consegnato | cosa abbiamo chiuso | lavori portati a termine | lavori archiviati',
  'Quali progetti hanno sforato il budget?':
    'dove abbiamo speso troppo | progetti fuori budget | sforamenti | lavori che stanno sforando | dove stiamo sforando | progetti che sforano | progetti che hanno mangiato il budget | lavori sopra il budget',
  'Quali progetti hanno quasi finito il budget?':
    'budget al limite | progetti vicini al budget | budget quasi finito | budget quasi esaurito | dove rischiamo di sforare',
  'Quali progetti non hanno un responsabile?':
    'progetti senza responsabile | progetti da assegnare | commesse senza capo progetto | progetti che non segue nessuno | lavori senza responsabile | lavori senza nessuno | commesse senza responsabile | lavori da assegnare | progetti scoperti',
  'Cosa devo ancora fatturare?':
    'lavori da fatturare | fatture da fare | progetti non fatturati | cosa dobbiamo fatturare | cosa manca da fatturare | progetti da fatturare | lavori finiti e non fatturati | commesse da fatturare | cosa c’è da fatturare | lavori ancora da fatturare | cosa posso fatturare',
  'Su quali progetti stiamo perdendo?':
    'ci stiamo rimettendo | stiamo perdendo soldi | ci perdiamo | ci stiamo rimettendo su qualche lavoro | ci stiamo rimettendo su qualche progetto | stiamo perdendo su qualche lavoro | stiamo perdendo su qualche progetto | progetti in perdita | lavori senza margine | dove ci rimettiamo | progetti in rosso | commesse in perdita | lavori in perdita | lavori in rosso | dove perdiamo soldi | dove stiamo perdendo soldi | lavori che non rendono | progetti sotto costo | su cosa ci rimettiamo',
  'Cosa c’è da fare questa settimana?':
    'attività dei prossimi giorni | compiti della settimana | fasi da finire | cosa abbiamo da finire questa settimana | cosa devo fare questa settimana | che devo fare questa settimana | cosa dobbiamo fare questa settimana | cosa ho da fare questa settimana | cosa abbiamo da fare questa settimana | cosa c’è in programma questa settimana | lavoro della settimana | cosa dobbiamo chiudere questa settimana | attività in scadenza | fasi in scadenza | compiti in scadenza',
  'Quali attività sono in ritardo?':
    'fasi scadute | compiti arretrati | cosa dovevamo già fare | fasi in ritardo | attività scadute | compiti in ritardo | attività arretrate | fasi arretrate | task in ritardo',
  'Quali attività non ha nessuno?':
    'fasi da assegnare | compiti senza responsabile | chi fa queste attività | attività senza responsabile | fasi senza nessuno | fasi scoperte | attività da assegnare | fasi senza responsabile | compiti da assegnare',
  'Quante ore abbiamo lavorato?':
    'quante ore ha segnato | quante ore ha registrato | quante ore ha lavorato | quante ore ha fatto | quante ore ho fatto | quante ore ho segnato | quante ore ho lavorato | quante ore abbiamo messo | quante ore abbiamo dedicato | quante ore ci abbiamo messo | quante ore ha messo | quante ore sono andate | quante ore ci sono andate | quante ore sono state fatte | quante ore sono state segnate | quante ore di lavoro | ore dedicate | ore lavorate da | ore segnate da | totale ore | totale delle ore | quanto tempo abbiamo passato | quanto tempo ci abbiamo messo | quanto tempo abbiamo dedicato',
  'Chi ha lavorato di più?':
    'chi ha fatto più ore | chi lavora di più | ore divise per persona | quante ore ha fatto ciascuno | ore ha fatto ciascuno | quante ore ciascuno | ore di ciascuno | chi ha segnato più ore | chi ha più ore',
  'Su quale progetto abbiamo lavorato di più?':
    'quale progetto ha preso più ore | su cosa abbiamo lavorato di più | progetto con più ore | dove vanno le ore | dove sono andate le ore',
  'Quante ore mancano?':
    'quante ore mancano per finire | quante ore mancano in tutto | quante ore restano da fare | quante ore di lavoro mancano | quante ore di lavoro restano | quante ore ci vogliono ancora | ore ancora da fare | ore che mancano | quanto lavoro manca | quanto lavoro resta',
  'Che fasi mancano?':
    'cosa manca per finire | cosa resta da fare | cosa manca da fare | che fase tocca | che fase tocca adesso | a che fase siamo | prossima fase | prossime fasi | fasi che mancano | quante fasi mancano | cosa manca ancora | cosa ci manca',
  'Che fasi abbiamo finito?':
    'fasi finite | fasi sono finite | fasi fatte | fasi sono fatte | fasi completate | fasi chiuse | attività finite | attività completate | compiti fatti',
  'Quali progetti hanno superato il budget?':
    'progetti hanno sforato | progetti hanno sforato il budget | progetti oltre il budget | progetti che hanno superato il budget | progetti che hanno sforato il budget | lavori che hanno sforato | budget sforati | budget superati | dove abbiamo sforato',
  'Quanti soldi sono entrati?':
    'quanto è entrato | quanti soldi abbiamo incassato | quanto ci hanno pagato | quanto abbiamo incassato | totale incassato | totale degli incassi',
  'Quali lavori abbiamo consegnato in ritardo?':
    'lavori finiti in ritardo | lavori sono finiti in ritardo | progetti finiti in ritardo | progetti sono finiti in ritardo | progetti completati in ritardo | progetti consegnati in ritardo | progetti chiusi in ritardo | lavori chiusi in ritardo | commesse consegnate in ritardo | lavori finiti fuori tempo',
  'Chi ci fa fatturare di più?':
    'miglior cliente | migliori clienti | il cliente migliore | cliente più importante | clienti più importanti | cliente che fattura di più | cliente che ci ha fatturato di più | cliente che ci ha fatto fatturare di più | cliente a cui abbiamo fatturato di più | a chi abbiamo fatturato di più | con chi abbiamo fatturato di più | con chi fatturiamo di più | cliente che rende di più | cliente che ci porta più soldi | chi ci porta più lavoro | fatturato per cliente | fatturato diviso per cliente',
  'Chi costa di più?':
    'chi costa di più all’ora | chi ci costa di più | chi ci costa di più all’ora | collaboratore più caro | collaboratore più costoso',
  'Quali preventivi accettati non hanno un progetto?':
    'preventivi accettati senza progetto | preventivi accettati senza un progetto | preventivi accettati e non partiti | offerte accettate senza progetto | preventivi accettati da far partire',
  'Da quale fornitore abbiamo comprato di più?':
    'spese per fornitore | acquisti per fornitore | quanto abbiamo speso per fornitore | da chi compriamo di più | costi per fornitore',
  'Che fatture abbiamo stornato?': 'perché abbiamo stornato | perché è stata stornata | come mai abbiamo stornato | cosa abbiamo stornato',
  'Quanto costiamo all’ora?': 'prezzi orari | listino orario | quanto ci facciamo pagare all’ora',
  'Che ore abbiamo fatto questa settimana?':
    'ore della settimana | rapportini della settimana | chi ha lavorato questa settimana | ore segnate questa settimana | ore registrate questa settimana | chi ha segnato ore questa settimana',
  'Che spese abbiamo avuto questo mese?':
    'spese del mese | acquisti e trasferte | costi esterni del mese | spese vive del mese | cosa abbiamo comprato questo mese | costi vivi del mese | acquisti e rimborsi del mese',
  'Quali preventivi aspettano risposta?':
    'preventivi in attesa | offerte aperte | chi deve rispondere | offerte da sollecitare | preventivi da sollecitare | preventivi mandati e senza risposta | chi non ci ha ancora risposto | chi non ci ha risposto | preventivi fuori | preventivi pendenti | preventivi da confermare | chi deve ancora dirci qualcosa | offerte senza risposta | preventivi in ballo da sentire | chi deve ancora risponderci | chi deve risponderci | chi ci deve ancora rispondere | chi ci deve rispondere',
  'Quali preventivi sono scaduti senza risposta?':
    'offerte scadute | preventivi da riproporre | chi non ci ha più risposto | preventivi non più validi | offerte cadute nel vuoto | offerte non più valide | preventivi caduti nel vuoto | preventivi scaduti e mai risposti',
  'Quali preventivi devo ancora inviare?':
    'preventivi in bozza | offerte da mandare | preventivi da finire | preventivi da mandare | preventivi da inviare | preventivi non ancora mandati | preventivi non ancora inviati | offerte in bozza | offerte da inviare | preventivi da spedire',
  'Quali preventivi hanno accettato?':
    'offerte vinte | preventivi approvati | chi ha detto di sì | preventivi andati a buon fine | preventivi firmati | offerte accettate | preventivi confermati | offerte andate in porto | preventivi andati in porto | chi ha accettato',
  'Quali fatture scadono questo mese?': 'scadenze di pagamento del mese | incassi previsti | cosa deve entrare questo mese',
  'Cosa ci hanno pagato questo mese?':
    'incassi del mese | bonifici arrivati | chi ha pagato | pagamenti arrivati questo mese | soldi entrati questo mese | chi ci ha pagato questo mese | cosa è entrato questo mese | cosa abbiamo incassato questo mese',
  'clienti che devono pagare':
    'crediti verso clienti | clienti con fatture aperte | chi ci deve pagare | chi ci deve qualcosa | chi ci deve dei soldi | chi ci deve ancora dei soldi | chi ci deve ancora soldi | chi ci deve ancora pagare | chi mi deve dei soldi | clienti debitori | da chi dobbiamo prendere soldi | clienti che ci devono soldi',
  'Quali clienti sono in ritardo con i pagamenti?':
    'clienti insolventi | clienti con lo scaduto | clienti in ritardo | clienti che non pagano | chi non paga | clienti indietro con i pagamenti | clienti da sollecitare',
  'Quali clienti non hanno lavori aperti?':
    'clienti fermi | clienti senza progetti | clienti senza progetti aperti | clienti senza lavori aperti | clienti che non hanno progetti aperti | clienti che non hanno nessun progetto aperto | clienti non hanno nessun progetto | clienti da ricontattare | clienti senza lavori | clienti senza niente in corso | clienti dormienti | clienti per cui non stiamo facendo niente | clienti inattivi | clienti da risentire',
  'Chi è libero?':
    'collaboratori senza progetti | chi non segue niente | a chi posso dare un lavoro | chi non ha progetti | chi è scarico | chi non ha niente da fare | chi ha tempo | collaboratori liberi | chi di noi è libero | chi può prendere un lavoro',
  'Quanto abbiamo fatturato questo mese?':
    'fatturato del mese | ricavi del mese | fatturato di questo mese | quanto stiamo fatturando | quanto ho fatturato | come va il fatturato | a quanto siamo di fatturato | quanto abbiamo fatto di fatturato',
  'Quanto abbiamo fatturato quest’anno?':
    'fatturato dell’anno | ricavi da gennaio | fatturato annuo | fatturato da inizio anno | quanto abbiamo fatturato da gennaio | ricavi di quest’anno',
  'Quanto guadagniamo questo mese?':
    'margine del mese | quanto ci resta | quanto ci guadagniamo questo mese | margine di questo mese | utile del mese | quanto stiamo guadagnando | quanto abbiamo guadagnato questo mese',
  'Quante ore abbiamo lavorato questo mese?':
    'ore del mese | ore registrate | quante ore abbiamo segnato | totale ore del mese | quante ore abbiamo fatto questo mese',
  'In quanti giorni ci pagano?':
    'tempi di incasso | giorni medi di pagamento | giorni medi di incasso | quanti giorni per incassare | dso | dopo quanti giorni ci pagano | quanto ci mettono i clienti a pagarci | tempo medio di incasso | dopo quanto incassiamo',
  'Quanti preventivi ci accettano?':
    'tasso di accettazione | percentuale di offerte vinte | percentuale di preventivi accettati | quanti preventivi vanno a buon fine | tasso di successo dei preventivi | quanti preventivi vinciamo | percentuale di accettazione',
  'Quanto siamo puntuali?':
    'consegne puntuali | lavori consegnati in tempo | percentuale di consegne puntuali | quanti lavori consegniamo in tempo | puntualità delle consegne | rispettiamo le scadenze',
  'Quali preventivi abbiamo perso?':
    'chi ci ha detto di no | preventivi andati male | offerte perse | preventivi rifiutati dai clienti | lavori che non abbiamo preso',
  'Quali preventivi accettati devo ancora fatturare?':
    'preventivi da fatturare | offerte accettate da fatturare | preventivi accettati e non fatturati | preventivi accettati ancora da fatturare',
  'Quali preventivi scadono questo mese?':
    'offerte che scadono questo mese | preventivi in scadenza questo mese | preventivi che perdono validità questo mese | offerte valide fino a questo mese',
  'Che trasferte abbiamo fatto questo mese?': 'rimborsi chilometrici del mese | spese di viaggio del mese',
  'Che esterni abbiamo usato questo mese?':
    'costi dei freelance di questo mese | lavoro dato fuori questo mese | collaboratori esterni del mese',
  'Chi è occupato?':
    'chi è impegnato | chi ha progetti in mano | chi ha più progetti | chi ha più progetti aperti | chi ha più lavori | chi ha più lavori aperti | chi ha più roba in mano | chi è più carico | chi è più impegnato | chi è oberato | collaboratori con progetti | chi sta seguendo dei progetti | chi di noi ha lavori aperti',
  'Chi ha lavorato oggi?': 'chi ha segnato le ore oggi | ore fatte oggi | su cosa abbiamo lavorato oggi',
  'Che fasi stiamo facendo?': 'attività in corso | fasi già iniziate | attività su cui stiamo lavorando | compiti già cominciati',
  'Per quali clienti stiamo lavorando?':
    'clienti con lavori aperti | clienti con progetti aperti | per chi stiamo lavorando | clienti che stiamo seguendo | clienti con qualcosa in corso',
  'Chi ha pagato solo in parte?':
    'fatture pagate in parte | fatture con un acconto | chi ha dato solo l’acconto | fatture pagate a metà | fatture non ancora chiuse del tutto',
  'Quali crediti sono incagliati?':
    'fatture vecchie non pagate | crediti vecchi | crediti difficili | crediti incagliati | fatture scadute da mesi',
  'Che fatture abbiamo emesso questo mese?': 'fatture fatte questo mese | fatture mandate questo mese | fatture emesse nel mese',
  'Con quanto ritardo ci pagano?':
    'ritardo medio dei pagamenti | quanti giorni in ritardo ci pagano | di quanto sforano i pagamenti | ritardo dei clienti a pagare',
  'Quanto valgono i preventivi in attesa?':
    'valore delle offerte aperte | quanto abbiamo in ballo | totale dei preventivi in attesa | valore dei preventivi fuori | quanto valgono le offerte aperte',
  'Quanto c’è di scaduto?':
    'totale scaduto | quanto abbiamo di scaduto | totale degli insoluti | quanti soldi sono scaduti | quanto è scaduto',
  'Quanto dobbiamo ancora fatturare?':
    'quanto manca da fatturare | totale da fatturare | quanto c’è da fatturare | quanto possiamo ancora fatturare',
  'Quanto abbiamo guadagnato sui progetti finiti?':
    'margine dei lavori chiusi | margine dei lavori finiti | guadagno dei progetti completati | utile dei lavori consegnati',
  'Quali fasi sono ancora aperte?':
    'fasi da chiudere | attività ancora aperte | cosa deve ancora finire | fasi deve chiudere | cosa deve chiudere | fasi ancora da finire | attività da chiudere',
}

/** How else people call what the trade names, by its place. */
export const phrases: Readonly<Record<string, string>> = {
  ...commonPhrases,
  progetto: 'incarichi | cantiere | lavorazione | pratica',
  'progetto.makes': 'nuova commessa',
  'progetto.budget': 'quanto vale | abbiamo preventivato | cifra | prezzo concordato | a quanto lo facciamo',
  'progetto.inizio': 'partono | è partito | cominciato | data di inizio | iniziato | quando partiamo',
  'progetto.scadenza':
    'scadono | da consegnare | va consegnato | finisce | data di consegna | termine ultimo | deadline | per quando | data di chiusura | da chiudere entro | chiude | chiudono | chiudiamo | finiscono | finiamo | consegniamo | quando consegniamo | ultimo giorno',
  'progetto.responsabile':
    'capo progetto | chi segue | chi lo segue | seguito da | lo gestisce | gestito da | in mano a | ci lavora | chi è il responsabile | project manager | chi se ne occupa | se ne occupa | affidato a | chi lo gestisce | chi lavora | chi ci lavora | chi sta lavorando | chi lo fa | chi ce l’ha in mano | in carico a | di chi è',
  'progetto.completato_il':
    'abbiamo finito | abbiamo completato | abbiamo consegnato | quando abbiamo finito | quando abbiamo consegnato | quando abbiamo chiuso | quando è stato completato | quando è stato consegnato | quando è stato finito',
  'progetto.progresso':
    'consumo del budget | percentuale del budget | quanto budget | budget consumato | budget bruciato | bruciato di budget | budget abbiamo bruciato | quanto budget abbiamo speso | quanto budget abbiamo usato | consumato del budget | del budget',
  'progetto.da_spendere':
    'quanto resta | resta di budget | ci resta del budget | budget residuo | rimane di budget | ancora da spendere | quanto budget resta | quanto budget rimane | quanto budget abbiamo ancora | quanto budget c’è ancora | budget resta | budget rimane | residuo',
  'progetto.avanzamento':
    'stato lavori | a che punto | percentuale di avanzamento | quanto manca | quanto è fatto | a che punto siamo | quanto è avanti | quanto siamo avanti | quanto è andato avanti | a che punto è | completamento',
  'progetto.margine':
    'quanto ci guadagniamo | ci rimane | quanto rende | ci stiamo guadagnando | marginalità | quanto guadagniamo | guadagniamo',
  'progetto.fatturato': 'quanto abbiamo fatturato | abbiamo fatturato | abbiamo già fatturato | già fatturato',
  'progetto.da_fatturare':
    'fatture da fare | quanto resta da fatturare | quanto rimane da fatturare | quanto manca da fatturare | quanto c’è da fatturare | manca da fatturare | resta da fatturare | ancora da fatturare',
  'progetto.ritardo': 'di quanto è in ritardo | di quanto siamo in ritardo | di quanti giorni | quanto ritardo | giorni di ritardo',
  'progetto.tempi': 'in ritardo',
  'progetto.stato=pianificazione': 'non ancora partito | da far partire | in partenza | deve ancora partire | da cominciare',
  'progetto.stato=in_corso':
    'attivo | che stiamo facendo | in ballo | stiamo lavorando | ci lavoriamo | già partito | è partito | in piedi',
  'progetto.stato=sospeso': 'messo in pausa | congelato | in stand by | stoppato',
  'progetto.stato=completato': 'terminato | ultimato | portato a termine | archiviato | a posto',
  'progetto.stato=annullato': 'non si fa più | mollato',
  cliente: 'committenti | rubrica | società | clientela',
  'cliente.makes': 'aggiungi un cliente | aggiungi il cliente | metti un cliente | crea un cliente',
  'cliente.azienda': 'nome dell’azienda',
  'cliente.contatto':
    'con chi parliamo | chi è il nostro contatto | chi sentiamo | a chi scriviamo | interlocutore | persona di riferimento',
  'cliente.settore':
    'di cosa si occupa | che lavoro fa | cosa fanno | in che settore | in che settore lavora | settore lavora | che settore',
  'cliente.progetti': 'progetti fatti | lavori fatti | progetti hanno fatto | lavori hanno fatto | fatto con noi | hanno fatto con noi',
  'cliente.fatturato': 'fatto fatturare | ci ha fatto fatturare | quanto vale per noi | quanto ci rende | ci rende',
  'cliente.da_incassare': 'quanto ci deve | in sospeso | deve pagarci | deve ancora pagare | soldi | deve dei soldi',
  'cliente.scaduto': 'in ritardo | non ha pagato | quanto è indietro | è indietro | indietro coi pagamenti | indietro con i pagamenti',
  'cliente.ultima_fattura': 'ultima volta che abbiamo fatturato | abbiamo fatturato l’ultima volta | fatturato l’ultima volta',
  fase: 'da fare | fasi | cose da fare | lavorazioni | passaggi | step | passi',
  'fase.nome': 'cosa fare | passo | pezzo di lavoro',
  'fase.responsabile':
    'chi fa | chi sta facendo | chi la sta facendo | chi ci lavora | chi segue | assegnata a | la fa | chi la fa | la segue | assegnata | in carico a | se ne occupa | a chi tocca',
  'fase.scadenza':
    'va finita | da finire entro | da chiudere entro | entro quando | per quando | va fatta | entro quando va fatta | quando va fatta | da fare entro',
  'fase.ore':
    'ore stimate | ore della fase | ore dell’attività | ore di lavoro previste | quante ore prevede | quante ore servono | quante ore ci vogliono | ore a disposizione | prevede | prevedono | quanto ci vuole | durata',
  'fase.stato=da_fare': 'da chiudere | ancora aperta | da completare | da svolgere | pendente',
  'fase.stato=in_corso': 'avviata | in svolgimento',
  'fase.stato=fatta': 'conclusa | terminata | a posto | ultimata | sistemata | risolta | spuntata | svolta',
  spesa:
    'ore lavorate | timesheet | consuntivo | ore | ore di lavoro | acquisti | acquisto | trasferta | trasferte | rimborso | uscite | ore segnate | ore registrate | foglio ore | voci di spesa | nota spese | missione',
  'spesa.makes':
    'metti ore | aggiungi ore | segna un acquisto | metti un acquisto | registra un acquisto | registra una spesa | metti una spesa | segna una trasferta | carica ore | ho fatto | ha fatto | abbiamo fatto | hanno fatto | ha lavorato | abbiamo lavorato | hanno lavorato | ci ha lavorato | ho speso | ha speso | abbiamo speso | ho comprato | ha comprato | abbiamo comprato | ho preso | abbiamo preso | ho pagato | abbiamo pagato | imputa | ci è costato | ci è costata | ci sono costati | segna un esterno | segna un collaboratore esterno | metti un esterno | metti un collaboratore esterno | registra un esterno | segna un subappalto | metti una trasferta | segna una spesa | aggiungi | metti',
  'spesa.collaboratore': 'ha lavorato | ci ha lavorato | chi ha fatto | messo le mani | ha fatto | di chi',
  'spesa.quantita': 'quante ore | ore lavorate | ha fatto | ha segnato | ha registrato | ha caricato | ha dedicato',
  'spesa.costo':
    'quanto abbiamo speso | abbiamo speso | ci è costato | speso da | speso per | costi | abbiamo dato | quanto abbiamo dato | abbiamo pagato | quanto abbiamo pagato',
  'preventivo.stato=inviato': 'in attesa di risposta | in attesa | in sospeso | aspetta risposta | senza risposta | non ha risposto',
  'preventivo.stato=accettato': 'detto sì | ha accettato | andato bene',
  'preventivo.risposta': 'senza risposta',
  'fattura.anzianita': 'giorni di ritardo',
  'incasso.giorno': 'incassato il | pagato il | quando ha pagato | quando hanno pagato',
  collaboratore:
    'staff | collega | collaboratrice | colleghi | ragazzi | gente | chi di noi | di noi | dei nostri | gruppo | team | dipendenti',
  'collaboratore.makes': 'nuova collaboratrice | abbiamo assunto',
  'collaboratore.tariffa':
    'prezzo orario | a quanto lo facciamo pagare | prezzo all’ora | quanto chiediamo | mettiamo in conto | facciamo pagare un’ora | facciamo pagare l’ora | quanto facciamo pagare',
  'collaboratore.costo_ora':
    'costo aziendale | costa all’ora | quanto ci costa | costa di più | costo all’ora | ci costa all’ora | ci costa un’ora | un’ora ci costa | quanto ci costa all’ora | quanto prende all’ora | quanto prende | quanto lo paghiamo | quanto la paghiamo',
  'collaboratore.ore_mese': 'ore fatte questo mese | quanto ha lavorato | ha lavorato questo mese',
  'metric.progetti_attivi': 'progetti aperti | commesse in corso | quanti lavori',
  'metric.fatturato_mese': 'quanto abbiamo fatturato | abbiamo fatturato | ricavi del mese',
  'metric.margine_mese':
    'guadagno del mese | quanto resta | quanto margine | quanto margine abbiamo fatto | che margine abbiamo fatto | che margine abbiamo | margine percentuale',
  'metric.in_ritardo': 'lavori in ritardo | scadenze saltate',
  'metric.puntualita': 'consegne in tempo | quanto siamo puntuali',
  'metric.da_fatturare': 'fatture da fare | quanto resta da fatturare',
  'metric.margine_completati': 'guadagno sui lavori finiti',
  'metric.fasi_settimana': 'attività della settimana | cose da fare',
  'metric.ore_mese': 'ore lavorate | quante ore | ore fatte questo mese | ore lavorate nel mese | ore del mese | quante ore abbiamo fatto',
  'metric.accettazione': 'tasso di accettazione | preventivi vinti',
  'metric.offerto': 'offerte aperte | preventivi in ballo',
  'metric.scaduto': 'fatture scadute',
  'metric.giorni_incasso':
    'tempi di incasso | in quanti giorni ci pagano | quanto ci mettono a pagare | pagano in media | tempi di pagamento | dopo quanto pagano | pagano mediamente | ci pagano mediamente | media dei giorni di pagamento',
  'metric.ritardo_medio': 'quanto tardano a pagare | giorni di ritardo',
  'metric.clienti_attivi': 'clienti con lavori',
  'metric.fatturato_anno': 'ricavi dell’anno | quanto quest’anno',
  'action.incassa.giorno': 'incassato il | pagato il | quando ha pagato | quando hanno pagato',
  'action.incassa.mezzo': 'mezzo di pagamento',
  'metric.valore_magazzino':
    'quanto valgono i materiali | quanto valgono le scorte | quanto vale la merce | quanto abbiamo in magazzino in soldi',
}
