import { phrases as commonPhrases, questions as common } from './common.ts'

/** Other wordings of what is asked in the trade, by the one that is shown. */
export const questions: Readonly<Record<string, string>> = {
  ...common,
  'Chi c’è oggi?':
    'appuntamenti di oggi | che pazienti abbiamo oggi | agenda di oggi | chi viene oggi | chi vediamo oggi | che pazienti vediamo oggi | quante persone vengono oggi | quanta gente viene oggi | quanti pazienti vengono oggi | quanti vengono oggi | chi deve venire oggi | chi torna oggi',
  'Chi c’è domani?': 'appuntamenti di domani | che pazienti abbiamo domani | agenda di domani',
  'Chi viene questa settimana?': 'appuntamenti della settimana | agenda della settimana | come siamo messi questa settimana',
  'Chi viene la settimana prossima?': 'appuntamenti della prossima settimana | agenda della settimana che viene',
  'Chi è in sala d’attesa?':
    'chi è arrivato | chi sta aspettando | chi devo far accomodare | in sala d’attesa | chi è seduto fuori | chi aspetta fuori | pazienti arrivati | chi c’è in sala d’attesa | chi c’è fuori | chi sta aspettando fuori | chi è già arrivato',
  'Chi è in poltrona?': 'chi stiamo curando | chi è dentro adesso | chi c’è sotto | chi stiamo visitando | quali poltrone sono occupate',
  'Chi deve ancora confermare?':
    'appuntamenti da confermare | chi non ha confermato | chi non ha ancora confermato | conferme che mancano | conferme da fare | chi non è sicuro | chi manca da confermare | chi mi manca da confermare | appuntamenti non confermati | chi devo chiamare per conferma | chi è ancora da confermare',
  'Chi devo chiamare per domani?': 'chi non ha confermato per domani | conferme di domani | telefonate per gli appuntamenti di domani',
  'Chi è da ricollocare?':
    'appuntamenti da spostare | chi aspetta un altro giorno | appuntamenti da rifissare | chi devo rimettere in agenda | chi è da rimettere in agenda | chi aspetta un altro appuntamento | chi posso anticipare',
  'Chi non si è presentato?':
    'chi non è venuto | appuntamenti mancati | chi ci ha dato buca | chi ci ha tirato pacco | chi ci ha bidonato | chi ha saltato l’appuntamento | chi non si è fatto vivo | chi ha bidonato | chi ha dato buca',
  'Chi ha disdetto?': 'appuntamenti annullati | disdette | chi ha cancellato | chi ha annullato | appuntamenti saltati',
  'Quali appuntamenti passati sono rimasti aperti?': 'appuntamenti da chiudere | visite non chiuse | appuntamenti vecchi da completare',
  'Quali appuntamenti non hanno un operatore?': 'appuntamenti senza dottore | visite da assegnare | chi non ha il dentista',
  'Chi ha allergie oggi?': 'pazienti allergici di oggi | a chi devo stare attento oggi | allergie di oggi | allergici di oggi',
  'Quali pazienti sono allergici?': 'pazienti con allergie | chi è allergico a qualcosa | elenco degli allergici | pazienti intolleranti',
  'Chi ha dato un acconto?': 'pazienti con acconti | chi ha pagato in anticipo | chi ha anticipato dei soldi | acconti da scalare',
  'Chi devo richiamare?':
    'richiami scaduti | controlli scaduti | chi è in ritardo con il controllo | chi non torna | chi va richiamato | chi dobbiamo richiamare | chi devo chiamare per il controllo | richiami arretrati | richiami in ritardo | richiami da fare | chi devo chiamare per il richiamo',
  'A chi scade il richiamo?': 'richiami prossimi | controlli in scadenza | chi va richiamato a breve | igieni in scadenza',
  'Chi non vuole più tornare?': 'chi ha rinunciato al richiamo | richiami rifiutati | chi non vuole più essere richiamato',
  'Chi va richiamato questa settimana?':
    'chi devo richiamare questa settimana | chi dobbiamo richiamare questa settimana | chi devo chiamare questa settimana | richiami della settimana | richiami di questa settimana | richiami entro questa settimana',
  'Quanti pazienti abbiamo visto?':
    'quanti pazienti ho visto | quanti pazienti sono venuti | quanta gente è venuta | quanta gente abbiamo visto | chi abbiamo visto | chi ho visto | chi è venuto | pazienti visti | pazienti visitati | quanti ne abbiamo visti | quanti pazienti abbiamo visitato | visite fatte | appuntamenti fatti',
  'Chi mi ha detto di risentirci?': 'chi va richiamato oggi | telefonate da rifare | chi non ha risposto',
  'Chi deve pagare?':
    'chi ci deve dei soldi | pazienti con il saldo aperto | debitori | chi non ha saldato | pazienti che devono pagare | chi è in debito | pazienti con debiti',
  'Chi non vediamo da un anno?':
    'pazienti persi | chi non viene da tanto | pazienti da recuperare | chi non si fa vedere da un anno | chi non viene da un anno | chi non passa da un anno | pazienti che non vediamo da un anno | pazienti non vediamo da più di un anno | chi non vediamo da più di un anno | pazienti che non si vedono da un anno | pazienti spariti | pazienti che non vengono da un anno | chi manca da un anno',
  'Chi non ha un prossimo appuntamento?':
    'pazienti senza appuntamento | chi è uscito senza fissare | pazienti usciti senza un prossimo appuntamento | chi è andato via senza fissare | chi non ha fissato il prossimo | pazienti senza prossima visita',
  'A chi va rifatta l’anamnesi?': 'anamnesi vecchie | anamnesi da aggiornare | questionari da rifare',
  'Quali cure sono da fare?':
    'lavori da fare | prestazioni pianificate | cosa resta da curare | cure non finite | cure ancora da fare | cure da completare | che cure mancano | cure che mancano | cosa manca da fare | cosa resta da fare | cosa gli manca da fare | cosa le manca da fare | cosa deve ancora fare | cosa dobbiamo ancora fargli | cosa dobbiamo ancora farle | cosa gli dobbiamo ancora fare | cosa c’è ancora da fare',
  'Quali cure sono a metà?': 'cure iniziate e non finite | lavori a metà | lavori lasciati a metà | cure cominciate',
  'Che cure abbiamo fatto oggi?': 'lavori fatti oggi | prestazioni eseguite oggi | cosa abbiamo prodotto oggi',
  'Quali preventivi aspettano risposta?':
    'piani presentati | chi deve decidere | preventivi in sospeso | preventivi da sollecitare | preventivi che aspettano il sì del paziente | preventivi ancora aspettando una risposta | preventivi senza risposta | piani in attesa di risposta | piani che aspettano risposta | piani presentati che aspettano risposta | piani di cura presentati | piani senza risposta | aspettano risposta | chi deve dirci qualcosa | chi ci deve una risposta',
  'Quali piani sono stati accettati?': 'preventivi accettati | chi ha detto di sì | piani in corso',
  'Quali piani non sono finiti?': 'piani da finire | piani da completare | piani accettati e non conclusi | preventivi accettati da finire',
  'Quali preventivi devo ancora presentare?': 'preventivi da finire | preventivi in bozza | preventivi da preparare | piani da presentare',
  'Di quali piani c’è da fatturare?': 'piani da fatturare | preventivi da fatturare | piani con cure da fatturare',
  'Chi ha rifiutato il preventivo?':
    'piani rifiutati | preventivi persi | chi ha detto di no | preventivi andati male | chi non vuole fare la cura',
  'Quali consensi sono da firmare?':
    'chi deve firmare | chi non ha firmato | consensi che mancano | consensi senza firma | firme che mancano | privacy da far firmare | moduli da firmare | consensi da far firmare | chi deve ancora firmare | consensi non firmati',
  'Quali carie sono da curare?':
    'carie aperte | denti cariati | chi ha carie | pazienti con carie | carie non curate | carie non risolte | carie ancora da curare | carie da trattare | carie da fare',
  'Com’è messa la bocca?':
    'com’è la bocca | com’è messo di bocca | situazione della bocca | stato della bocca | cosa ha in bocca | cosa c’è da curare in bocca | che denti ha da curare',
  'Chi ha prodotto di più?':
    'chi produce di più | chi ha fatto più produzione | produzione per operatore | prodotto per operatore | prodotto per dottore | quanto ha prodotto ciascuno | produzione di ciascuno | chi ha lavorato di più | operatore che produce di più',
  'Quale cura rende di più?':
    'prestazioni che rendono di più | cure che rendono di più | con che cure guadagniamo di più | produzione per trattamento | prodotto per trattamento',
  'Quante estrazioni abbiamo fatto?':
    'estrazioni fatte | estrazioni eseguite | denti tolti | quanti denti abbiamo tolto | denti estratti | quanti denti abbiamo estratto',
  'Quali sale sono chiuse?':
    'quando è chiusa | quando sono chiuse | sale chiuse | chiusure previste | prossime chiusure | poltrone ferme | sale ferme',
  'Quali denti sono da estrarre?': 'denti da togliere | denti da levare | estrazioni da fare | a chi devo togliere un dente',
  'Quali cure devo ancora fatturare?':
    'cure da fatturare | lavori senza fattura | fatture da fare | cure restano da fatturare | cure ancora da fatturare | prestazioni da fatturare',
  'Quali pazienti sono minorenni?': 'minorenni | minori | pazienti minori | chi è minorenne | pazienti sotto i 18 anni | bambini | ragazzi',
  'Quali pazienti sono maggiorenni?': 'maggiorenni | chi è maggiorenne | pazienti adulti | adulti',
  'Quali pazienti prendono farmaci?': 'pazienti che prendono farmaci | chi prende farmaci | pazienti in terapia | chi prende medicine',
  'Cosa abbiamo incassato questo mese?': 'incassi del mese | pagamenti del mese | chi ha pagato questo mese',
  'Quanto abbiamo prodotto questo mese?':
    'produzione del mese | quanto abbiamo lavorato | com’è andato il mese | quanto stiamo facendo questo mese | come va il mese | quanto abbiamo fatto questo mese | come stiamo andando | fatturato del mese | valore delle cure del mese',
  'Quanto resta da fatturare?': 'valore delle cure da fatturare | quanto devo ancora fatturare',
  'Quanto ci devono i pazienti?':
    'totale da incassare | quanto dobbiamo ancora incassare | quanto abbiamo da incassare | quanto ho da incassare | quanti soldi dobbiamo prendere | quanto abbiamo fuori | quanto ho fuori',
  'Quanto sono piene le poltrone oggi?': 'utilizzo poltrone | quanto siamo pieni | ore libere di oggi',
  'Quanti piani ci accettano?': 'percentuale di preventivi accettati | tasso di accettazione',
  'Quanti pazienti seguiamo?': 'pazienti attivi | quanti pazienti abbiamo',
}

/** How else people call what the trade names, by its place. */
export const phrases: Readonly<Record<string, string>> = {
  ...commonPhrases,
  appuntamento: 'viene | vengono | venire',
  'appuntamento.makes': 'infila | vuole venire | prendi appuntamento',
  'appuntamento.cura':
    'cosa deve fare | cosa fa | deve fare | per cosa viene | cosa ha in programma | viene a fare | cosa facciamo | cosa gli facciamo | perché viene | per che cosa | tipo di visita',
  'appuntamento.ora': 'per che ora',
  'appuntamento.operatore':
    'con chi | da chi va | chi lo segue | chi lo vede | chi lo cura | chi lo opera | chi se ne occupa | seguito da | curante | chi la vede | chi la segue | chi la cura | chi lo fa | chi le fa | chi la fa | da chi | in mano a chi',
  'appuntamento.arrivo': 'quando è arrivato | da quando aspetta | da quanto aspetta',
  'appuntamento.stato=in_attesa': 'da sentire | aspetta conferma | in dubbio | senza conferma | non sicuro',
  'appuntamento.stato=confermato':
    'viene di sicuro | ho sentito | abbiamo sentito | ha detto che viene | ha detto di sì | mi ha confermato | ci ha confermato | viene confermato | conferma che viene | ha risposto che viene',
  'appuntamento.stato=in_sala':
    'è qui | in sala d’attesa | sala d’attesa | in studio | seduto fuori | aspetta fuori | in anticamera | è arrivata in studio | si è presentato | è già qui | è in sala | è fuori che aspetta',
  'appuntamento.stato=in_poltrona':
    'sotto le mani | sulla poltrona | si è accomodato | è entrato | l’ho fatto accomodare | è sotto | seduto in poltrona',
  'appuntamento.stato=completato': 'ha finito | è uscito | venuto | terminato | svolto | è andato via | dimesso',
  'appuntamento.stato=da_ricollocare': 'ricollocare | rifissare | da riprogrammare | da rimettere in agenda | da reinserire | da rinviare',
  'appuntamento.stato=non_presentato':
    'ha dato buca | dato buca | bidonato | non si è visto | non si è fatto vedere | tirato pacco | non si sono presentati | hanno dato buca | non è arrivato | ha saltato l’appuntamento | non è passato | ha tirato pacco',
  'appuntamento.stato=annullato':
    'disdici | disdire | ha rinunciato | non può venire | non viene più | non viene | non vengono | non passa più | rinuncia | disdetta | ha annullato | annulla tutto | non ce la fa a venire | non riesce a venire',
  paziente: 'scheda | fascicolo | nominativo | clientela',
  'paziente.data_nascita': 'nata | compleanno | età | di che anno è',
  'paziente.indirizzo': 'casa',
  'paziente.tutore': 'chi firma per lui | accompagnatore | chi lo accompagna',
  'paziente.opposizione': 'opposizione 730 | si oppone',
  'paziente.allergie':
    'è allergica | allergica a qualcosa | a cosa è allergico | a cosa è allergica | di cosa è allergico | di cosa è allergica | intolleranze | intollerante',
  'paziente.farmaci':
    'cosa prende | che farmaci prende | prende | prendono | assume | assumono | in terapia con | anticoagulanti | cure farmacologiche',
  'paziente.anamnesi': 'storia clinica | problemi di salute',
  'paziente.anamnesi_del':
    'anamnesi aggiornata | aggiornamento anamnesi | anamnesi di quando | aggiornata l’anamnesi | quando è stata aggiornata l’anamnesi | quando è stata fatta l’anamnesi | quando abbiamo aggiornato l’anamnesi',
  'paziente.ultima_visita':
    'visto l’ultima volta | non vediamo da | vediamo da | ultima volta | venuto l’ultima volta | è venuto l’ultima volta | non viene da | vista l’ultima volta',
  'paziente.prossimo':
    'quando torna | prossima visita | prossima seduta | quando viene | quando ha appuntamento | prossima volta | quando lo vediamo | quando la vediamo | quando lo rivediamo | quando la rivediamo | quando ha il prossimo | quando deve tornare | quando deve venire | quando è fissato',
  'paziente.saldo':
    'saldo aperto | quanto resta | conto aperto | pendenza | quanto ci deve | quanto manca | manca da pagare | deve ancora pagare',
  'paziente.stato=archiviato': 'vecchio paziente',
  prestazione: 'cartella clinica',
  'prestazione.cura': 'cosa abbiamo fatto | cosa gli abbiamo fatto',
  'prestazione.operatore': 'chi l’ha fatta | chi la fa | fatta da | eseguita da',
  'prestazione.fatturazione': 'da fatturare',
  'prestazione.stato=pianificata': 'in piano',
  'prestazione.stato=in_corso': 'da finire',
  'prestazione.stato=eseguita': 'abbiamo fatto | eseguito',
  piano: 'piano di trattamento | progetto di cura',
  'piano.operatore': 'fatto da | chi lo ha fatto | chi lo ha proposto',
  'piano.totale':
    'di quanto è | quanto viene | quanto gli abbiamo chiesto | quanto le abbiamo chiesto | vale in tutto | costa in tutto | viene in tutto',
  'piano.avanzamento': 'a che punto | quanto manca | quanto è stato fatto | punto siamo | a che percentuale',
  'piano.accettato_il':
    'quando ha accettato | quando l’ha accettato | quando è stato accettato | quando ha detto di sì | quando ha firmato',
  'piano.stato=presentato':
    'aspettano risposta | aspettano una risposta | aspettano il sì | senza risposta | da decidere | in sospeso | inviato | mandato | in mano al paziente',
  'piano.stato=accettato': 'detto sì | andato bene',
  'piano.stato=rifiutato': 'detto no | ha rifiutato | non vuole | non ha voluto | declinato | andato male',
  'piano.stato=concluso': 'completo',
  'reperto.makes': 'metti | aggiungi',
  'reperto.risolto': 'curato il | sistemato il | quando è stato risolto | quando è stato curato',
  richiamo: 'controllo periodico | controlli periodici',
  'richiamo.mesi':
    'ogni quanto viene | ogni quanto torna | ogni quanto deve venire | ogni quanto va richiamato | ogni quanto | ogni quanti mesi | frequenza',
  'richiamo.prossimo': 'next due | va richiamato | quando va chiamato | quando tocca',
  'richiamo.esito': 'cosa ha detto | cosa ha risposto | com’è andata la chiamata',
  'richiamo.richiamare_il':
    'quando richiamarlo | quando richiamarla | quando risentirlo | quando risentirla | riprovo | lo risentiamo | la risentiamo | lo richiamiamo | la richiamiamo',
  consenso: 'consenso informato',
  'consenso.firmatario': 'chi ha firmato | chi firma | chi ha firmato per | ha firmato per | firmato per',
  'consenso.stato=da_firmare': 'senza firma | da far firmare | ancora da firmare',
  incasso: 'ha pagato | hanno pagato | pagato | soldi entrati | incassato',
  trattamento: 'trattamenti del listino | trattamenti',
  'trattamento.prezzo': 'quanto chiediamo | quanto prendiamo | quanto facciamo pagare | fanno pagare | fate pagare',
  'trattamento.richiamo':
    'torna dopo | dopo quanto torna | dopo quanti mesi | ogni quanto va fatto | ogni quanto va fatta | ogni quanto si fa | ogni quanto si deve fare',
  operatore: 'collega | personale | staff | dott',
  'operatore.ruolo': 'cosa fa | di cosa si occupa | che lavoro fa',
  'sala.operatore': 'chi lavora | chi ci lavora | chi sta',
  chiusura: 'poltrona ferma | sala chiusa',
  'metric.appuntamenti_oggi': 'pazienti di oggi | quante visite oggi | quanti pazienti vediamo oggi',
  'metric.utilizzo_poltrone': 'quanto siamo pieni | ore occupate | occupazione delle poltrone',
  'metric.richiami_scaduti': 'controlli scaduti | chi richiamare',
  'metric.prodotto_mese': 'lavorato del mese | quanto abbiamo fatto | quanto abbiamo prodotto | quanto abbiamo lavorato',
  'metric.pazienti_attivi': 'quanti pazienti | pazienti in cura',
  'metric.pianificate': 'cure da fare | lavori da fare',
  'metric.da_fatturare': 'cure non fatturate | quanto resta da fatturare | valore da fatturare',
  'metric.saldo_pazienti': 'saldi dei pazienti',
  'metric.accettazione': 'preventivi accettati | tasso di accettazione',
  'metric.mancati': 'no show | chi non viene | percentuale di buche | tasso di assenza',
  'action.esito_richiamo':
    'ho chiamato | ho richiamato | ho telefonato | abbiamo chiamato | non risponde | non ha risposto | non mi ha risposto | non vuole più tornare | non è interessato | non è interessata | non gli interessa | non le interessa | non vuole più venire | non vuole venire | ci pensa | ci deve pensare | dice di richiamarlo | dice di richiamarla | ha detto di richiamarlo | ha detto di richiamarla | richiama lui | richiama lei | ci richiama | ci richiamerà | ha detto che richiama | ha detto che richiama lui | ha detto che richiama lei | si fa sentire | si farà sentire | vuole essere richiamato | vuole essere richiamata | non rispondeva | telefono spento | segna che non risponde | segna che non ha risposto | va risentito | ha la segreteria | l’ho chiamato | l’ho chiamata | ho provato a chiamare | registra la chiamata | segna la chiamata | esito della telefonata',
  'action.esito_richiamo.richiamare_il': 'lo risentiamo | la risentiamo | lo richiamiamo | la richiamiamo | richiamarlo | richiamarla',
  'action.fattura_paziente':
    'fai la fattura | fare la fattura | fammi la fattura | fattura al paziente | fattura le cure | fattura la visita',
  'action.fattura_piano': 'fattura il piano | fattura del piano di cura',
  'action.fattura_visita': 'fattura dell’appuntamento',
  'action.incassa.giorno': 'incassato il | pagato il | quando ha pagato | quando hanno pagato',
  'action.incassa.mezzo': 'mezzo di pagamento',
  'metric.valore_magazzino':
    'quanto valgono i materiali | quanto valgono le scorte | quanto vale la merce | quanto abbiamo in magazzino in soldi',
}
