import { phrases as commonPhrases, questions as common } from './common.ts'

/** Other wordings of what is asked in the trade, by the one that is shown. */
export const questions: Readonly<Record<string, string>> = {
  ...common,
  'Che auto entrano oggi?':
    'chi arriva oggi | chi porta la macchina oggi | cosa abbiamo in agenda oggi | macchine di oggi | che auto arrivano oggi | che auto sono entrate oggi | chi è entrato oggi | macchine entrate oggi | auto entrate oggi | macchine in entrata oggi | auto in arrivo oggi',
  'Che auto entrano domani?': 'chi arriva domani | agenda di domani | macchine di domani',
  'Cosa abbiamo questa settimana?': 'lavori della settimana | ingressi della settimana | siamo pieni questa settimana',
  'Che auto abbiamo in officina?':
    'cosa c’è dentro adesso | che macchine sono ferme da noi | auto nel piazzale | macchine in officina | cosa abbiamo dentro | che macchine ci sono dentro | veicoli in officina | che veicoli abbiamo in officina | veicoli dentro adesso | auto che sono qui | macchine che sono qui | auto ancora qui | macchine ancora dentro | quante macchine abbiamo dentro',
  'A quali auto stiamo lavorando?':
    'cosa c’è sui ponti | su cosa lavorano i meccanici | riparazioni in corso | auto sul ponte | macchine sotto i ferri | cosa stiamo riparando | auto in lavorazione | macchine in lavorazione | su che macchine stiamo lavorando | cosa stanno facendo i ragazzi | chi sta lavorando su cosa',
  'Cosa c’è ancora da iniziare?':
    'che auto aspettano | lavori da cominciare | macchine in coda | auto da iniziare | lavori non ancora iniziati',
  'Quali auto aspettano i ricambi?':
    'chi è fermo per i pezzi | macchine ferme in attesa di pezzi | cosa aspetta i pezzi | auto ferme per i ricambi | auto senza ricambi | di che pezzi siamo in attesa | macchine ferme per i ricambi | auto che aspettano i pezzi | auto bloccate per i pezzi | lavori fermi per i ricambi | chi aspetta i ricambi',
  'Quali auto sono pronte?':
    'chi devo avvisare per il ritiro | macchine da consegnare | chi può venire a ritirare | auto finite | auto pronte non ritirate | macchine finite ancora qui | chi non è venuto a ritirare | chi non viene a riprendersi la macchina | chi devo chiamare che è pronta | chi deve venire a ritirare | chi deve ritirare la macchina | auto da ritirare | macchine da ritirare | macchine pronte | chi devo avvisare | clienti da avvisare',
  'Cosa consegniamo oggi?':
    'auto promesse per oggi | consegne di oggi | auto che escono oggi | auto devono uscire oggi | macchine devono uscire oggi | macchine che escono oggi | cosa esce oggi | cosa devo finire oggi | cosa dobbiamo finire oggi | chi viene a ritirare oggi | che auto escono oggi | macchine da finire oggi | cosa deve uscire oggi',
  'Quali consegne sono in ritardo?':
    'cosa dovevamo già consegnare | siamo indietro con qualche auto | auto promesse e non consegnate | chi stiamo facendo aspettare',
  'Quali lavori non hanno un meccanico?':
    'riparazioni da assegnare | cosa devo ancora dare ai ragazzi | lavori senza nessuno | lavori senza meccanico | auto senza meccanico | lavori da assegnare | lavori da dare',
  'Chi non ha firmato l’accettazione?':
    'auto dentro senza firma | schede da far firmare | schede senza firma | chi deve firmare | firme che mancano',
  'Cosa abbiamo finito questo mese?':
    'lavori chiusi nel mese | riparazioni completate questo mese | macchine abbiamo finito questo mese | auto abbiamo finito questo mese | lavori abbiamo finito questo mese | macchine finite questo mese | lavori finiti questo mese | auto sistemate questo mese | lavori completati questo mese',
  'Chi ha il conto in sospeso?':
    'auto consegnate da pagare | chi è andato via senza pagare | sospesi | conti aperti | conti da saldare | auto consegnate non pagate | lavori non pagati | chi non ha pagato il lavoro | auto uscite e non pagate | lavori da incassare',
  'Quali lavori sono costati più del previsto?':
    'dove abbiamo sforato il prezzo detto | conti più alti del preventivo | lavori sforati | dove abbiamo speso più del preventivo',
  'Chi ha lavorato di più questo mese?':
    'chi ha fatto più ore questo mese | ore per meccanico questo mese | quante ore hanno fatto i ragazzi questo mese | ore dei meccanici di questo mese | quante ore ha lavorato questo mese',
  'Quali lavori non hanno una data di consegna?':
    'lavori senza data di consegna | auto senza consegna | riparazioni senza consegna | a chi non abbiamo detto quando è pronta | lavori senza scadenza',
  'Quali lavori non hanno un ponte?':
    'lavori senza ponte | riparazioni senza ponte | auto senza ponte | macchine senza ponte | a chi devo dare un ponte',
  'Quali riparazioni sono state annullate?':
    'riparazioni annullate | lavori annullati | lavori saltati | chi ha disdetto | chi ha annullato | appuntamenti disdetti | appuntamenti saltati',
  'Quali auto hanno danni segnalati?':
    'auto con danni | macchine con danni | auto arrivate già rovinate | auto con graffi | macchine già ammaccate',
  'Che ricambi devo ordinare?':
    'cosa devo ordinare | quali pezzi mancano | cosa sta finendo in magazzino | scorte basse | pezzi sotto il minimo | cosa manca in magazzino | cosa devo comprare | cosa c’è da ordinare | ricambi che mancano | ricambi quasi finiti | di cosa siamo a corto',
  'A quali clienti devo ricordare la revisione?':
    'revisioni in scadenza | chi scade di revisione | revisioni di questo mese | revisioni che scadono | macchine con la revisione che scade | auto con la revisione in scadenza | chi deve fare la revisione | auto da revisionare | chi devo chiamare per la revisione | revisioni da fare | revisioni in arrivo | a chi scade la revisione',
  'Chi ha la revisione scaduta?':
    'auto con la revisione scaduta | revisioni già passate | revisioni scadute | chi gira senza revisione | auto non revisionate | macchine senza revisione | veicoli con la revisione scaduta | clienti con la revisione scaduta | chi ha saltato la revisione',
  'Chi deve fare il tagliando?':
    'tagliandi in scadenza | tagliandi che scadono | a chi tocca il tagliando | tagliandi da fare | auto da tagliandare | chi è in scadenza di tagliando | chi devo chiamare per il tagliando | a chi scade il tagliando | tagliandi in arrivo | macchine da tagliandare',
  'Quali clienti devo richiamare?': 'chi devo chiamare per le scadenze | veicoli in scadenza | chi richiamo questo mese',
  'Quali clienti non vediamo da tre mesi?':
    'chi non viene più | chi non si vede più | clienti persi | clienti spariti | chi manca da tanto | chi non viene da tanto | clienti che non vengono da tanto | clienti che non si vedono più | clienti che non tornano',
  'Quali preventivi aspettano risposta?':
    'preventivi da confermare | chi deve ancora dirmi di sì | preventivi mandati | preventivi senza risposta | preventivi in sospeso | preventivi da sollecitare | chi deve rispondere al preventivo | chi non ha risposto al preventivo | chi non ha ancora risposto al preventivo | preventivi a cui non hanno risposto | preventivi non ancora approvati | preventivi in ballo | preventivi fuori | chi devo risentire per il preventivo',
  'Quali preventivi hanno rifiutato?':
    'chi ha detto di no | chi ha rifiutato | preventivi persi | preventivi andati male | preventivi rifiutati',
  'Quali preventivi sono scaduti?':
    'preventivi fuori validità | preventivi vecchi senza risposta | preventivi passati di data | preventivi da rifare',
  'Quali preventivi devo ancora mandare?':
    'preventivi da fare | preventivi da finire | preventivi da spedire | preventivi in bozza | a chi devo fare il preventivo | chi aspetta il preventivo',
  'Quali lavori devo ancora fatturare?':
    'riparazioni da fatturare | lavori senza fattura | auto consegnate senza fattura | a chi devo fare la fattura | conti da fatturare | lavori non fatturati | riparazioni non fatturate | lavori finiti ma non fatturati | lavori finiti e non fatturati | auto consegnate non fatturate | fatture da fare ai clienti | cosa resta da fatturare',
  'Che auto sono qui da troppo tempo?':
    'auto ferme da tanto | macchine dentro da troppo | auto dimenticate | lavori che si trascinano | auto dentro da più di una settimana',
  'Chi ha il tagliando scaduto?': 'tagliandi scaduti | auto con il tagliando scaduto | tagliandi saltati | tagliandi già passati',
  'A quali clienti mancano i dati per la fattura?':
    'clienti senza codice fiscale e partita iva | clienti senza dati fiscali | di chi non ho i dati per la fattura',
  'Quali ricambi sono a zero?': 'ricambi esauriti | pezzi esauriti | pezzi finiti | cosa non abbiamo più a scaffale | giacenza a zero',
  'Quanto abbiamo lavorato questo mese?':
    'fatturato del mese | quanto ho guadagnato | com’è andato il mese | come siamo andati questo mese',
  'Quanto abbiamo incassato questo mese?':
    'quanto abbiamo incassato | quanto è entrato questo mese | incasso del mese | incassi di questo mese',
  'Quanto spende in media un cliente?': 'conto medio | scontrino medio | quanto lascia in media un cliente | media a cliente',
  'Quante ore ci vogliono per una riparazione?': 'tempo medio di un lavoro | quanto ci mettiamo',
  'Quanti preventivi vanno a buon fine?':
    'percentuale di preventivi approvati | quanti accettano il preventivo | quanti preventivi ci approvano',
  'Che ricambi abbiamo?': 'ricambi in magazzino | pezzi in magazzino | elenco dei ricambi | cosa abbiamo a scaffale | tutti i ricambi',
  'Quanto vale il magazzino?':
    'valore del magazzino | quanto valgono i ricambi | quanto abbiamo fermo in magazzino | quanti soldi abbiamo in ricambi | valore delle scorte | quanto vale il magazzino ricambi',
  'Quali ricambi non hanno un fornitore?': 'ricambi senza fornitore | pezzi senza fornitore | di che pezzi non ho il fornitore',
  'Quanto valgono i preventivi in attesa?':
    'quanto c’è in ballo con i preventivi | totale dei preventivi in attesa | quanto vale quello che aspetta risposta',
  'Quali preventivi hanno accettato?':
    'preventivi approvati | preventivi accettati | chi ha detto di sì | chi ha accettato il preventivo | preventivi andati bene',
  'Quando sono fermi i ponti?':
    'ponti fermi | fermi dei ponti | ponti chiusi | chiusure dei ponti | quali ponti non possiamo usare | ponti non disponibili | manutenzioni dei ponti',
}

/** How else people call what the trade names, by its place. */
export const phrases: Readonly<Record<string, string>> = {
  ...commonPhrases,
  riparazione:
    'scheda di lavorazione | auto in officina | lavorazione | lavorazioni | auto | macchina | macchine | vettura | vetture | mezzo | mezzi | appuntamento | appuntamenti | ingresso | ingressi | scheda di lavoro | ordine di lavoro | foglio di lavoro | prenotazione | pratica',
  'riparazione.makes':
    'metti dentro | nuova riparazione | porta dentro | fai entrare | dammi un posto per | apri una scheda | prendi in carico | infila | prendi dentro | prendi | segnami | mettimi dentro | riserva',
  'riparazione.cliente': 'di chi è | di chi è la macchina',
  'riparazione.telefono': 'telefono del proprietario | numero del proprietario | telefono del cliente | numero del cliente',
  'riparazione.km': 'quanti km | km ha | ha su',
  'riparazione.problema':
    'cosa ha | che problema ha | cosa deve fare | cosa c’è da fare | che lavoro | cos’ha | cosa si è rotto | cosa lamenta | cosa le facciamo | cosa dobbiamo farle | per cosa è qui | perché è qui',
  'riparazione.costo': 'prezzo detto | quanto gli abbiamo detto | quanto abbiamo detto | preventivato | cifra',
  'riparazione.giorno': 'è entrato | sono entrati | prenotata per | quando la porta | lascia la macchina | porta la macchina',
  'riparazione.minuti': 'quanto resta sul ponte | per quanto tempo | quanto ci sta',
  'riparazione.meccanico':
    'chi ci lavora | chi la segue | ci sta lavorando | ci lavora | lavora su | chi ce l’ha | in mano a | assegnata a | chi la fa | chi la ripara | chi la guarda | chi ci mette le mani | chi se ne occupa | affidata a | seguita da | chi lavora',
  'riparazione.consegna':
    'pronta il | pronta per | quando è pronta | quando sarà pronta | promessa | promesse per | da consegnare entro | consegnare | consegniamo | quando la ritira | ritiro | quando è finita | per quando | restituire | ridare | quando torna | quando esce | la riprende | viene a prenderla | viene a riprenderla | riconsegnare | restituiamo',
  'riparazione.danni': 'graffiata | ammaccata | rigata',
  'riparazione.categoria': 'tipo di lavoro',
  'riparazione.ore': 'ore di manodopera | quanto ci abbiamo messo | ci abbiamo messo | ci è voluto | ore lavorate | lavorate',
  'riparazione.pagamento': 'pagata con | come ha pagato | come hanno pagato | come paga | metodo di pagamento | mezzo di pagamento',
  'riparazione.completata_il': 'finita il | chiusa il | quando abbiamo finito | quando è stata finita | fine lavori',
  'riparazione.conto':
    'totale finale | quanto viene | quanto deve | quanto deve pagare | spesa | da pagare in tutto | il conto | prezzo finale | quanto paga | quanto ha pagato | importo finale | quanto fa',
  'riparazione.differenza': 'abbiamo sforato | in più del detto | più del preventivo',
  'riparazione.giorni': 'da quanto è qui | da quanti giorni | da quanto tempo | ferma da | giorni di fermo',
  'riparazione.stato':
    'a che punto | a che punto è | a che punto sono | a che punto siamo | com’è messa | come procede | come va il lavoro | come sta andando',
  'riparazione.stato=in_attesa':
    'prenotate | prenotati | da cominciare | deve ancora iniziare | non ancora iniziata | in agenda | in programma | aspetta di entrare | accettata',
  'riparazione.stato=in_corso':
    'sul ponte | in lavoro | sotto i ferri | cominciato a lavorarci | ci stanno lavorando | smontata | la stiamo facendo | la stanno facendo | è partita | avviata | stiamo facendo | comincia | comincia il lavoro',
  'riparazione.stato=attesa_ricambi':
    'ferme per mancanza di ricambi | aspetta i ricambi | ferma per i pezzi | mancano i ricambi | in attesa di pezzi | aspettiamo il pezzo | bloccata per i ricambi | bloccata | manca il pezzo | manca il ricambio | aspetta il pezzo | aspettiamo i pezzi | ferma in attesa | non sono arrivati i pezzi',
  'riparazione.stato=completato':
    'da consegnare | a posto | ultimata | sistemata | riparata | terminata | pronta da consegnare | pronte da consegnare | finito | è pronta | chiudi il lavoro | conclusa | risolta | aggiustata | da ritirare | si può ritirare | può ritirarla | da riconsegnare | abbiamo finito',
  'riparazione.stato=consegnato':
    'uscita | andata via | portata via | ripresa dal cliente | se l’è presa | se la sono ritirata | data al cliente | ridata | riconsegnata | ripresa | l’ha presa | l’ha ritirata | è venuto a prenderla | è passato a prenderla',
  'riparazione.stato=annullato': 'non viene più | ha rinunciato | rinuncia | non la porta più',
  veicolo: 'vetture | veicoli | parco auto | mezzi | macchine | in archivio | scheda veicolo',
  'veicolo.makes': 'registra la sua auto | nuova auto | nuova macchina',
  'veicolo.alimentazione': 'tipo di carburante',
  'veicolo.immatricolazione': 'di che anno | di che anno è | età | immatricolata | quanto è vecchia',
  'veicolo.chilometri': 'quanti km | quanti chilometri | ha su | chilometri',
  'veicolo.ultimo_ingresso':
    'ultima volta | ultima volta in officina | quando è venuto | quando è venuta | l’ultima volta | visto l’ultima volta',
  'veicolo.revisione_entro':
    'scadenza revisione | quando scade la revisione | va revisionata | deve fare la revisione | entro quando va revisionata | revisione scade | prossima revisione | scade la revisione',
  'veicolo.tagliando_entro':
    'scadenza tagliando | quando deve fare il tagliando | prossimo tagliando | scade il tagliando | deve fare il tagliando | quando va fatto il tagliando | va fatto il tagliando | quando va tagliandata | quando scade il tagliando | entro quando va fatto il tagliando | quando tocca il tagliando | tagliandare | va tagliandata',
  cliente: 'signora | chi viene da noi | contatto | nominativo',
  'cliente.auto': 'quanti veicoli | quante macchine | quante auto | numero di veicoli',
  'cliente.visite': 'quante volte è venuto | quante volte è venuta | quante volte',
  'cliente.ultima_visita':
    'ultima volta | non viene da | quando è venuto | quando è venuta | non si vede da | non vengono da | non si vedono da | non vediamo da | quando è passato | l’ultima volta | ultimo passaggio',
  'cliente.speso': 'spende | quanto ha lasciato',
  preventivo: 'proposta',
  'preventivo.makes': 'prepara un preventivo | nuovo preventivo',
  'preventivo.problema': 'per cosa | di cosa | che lavoro',
  'preventivo.valido_fino': 'vale fino a | fino a quando vale',
  'preventivo.approvato_il': 'accettato il | confermato il',
  'preventivo.scartate': 'voci scartate | cosa non ha voluto | lasciato fuori',
  'preventivo.stato=bozza': 'in preparazione',
  'preventivo.stato=inviato':
    'aspettano risposta | aspetta risposta | spedito | non ancora approvato | in sospeso | presentato | in mano al cliente',
  'preventivo.stato=approvato': 'andato bene | passato | detto sì | detto di sì | ok dal cliente | firmato',
  'incasso.giorno': 'incassato il | pagato il | quando ha pagato | quando hanno pagato',
  ricambio: 'merce | articolo | articoli | roba in magazzino | scaffale | componente | componenti',
  'ricambio.quantita':
    'quanti ce ne sono | quante ce ne sono | quante ne abbiamo | quanti ne restano | quante ne restano | a magazzino | ne restano | rimasti | scorta | ce n’è | quanti pezzi | disponibilità',
  'ricambio.fornitore': 'da chi arriva | chi ce lo dà | ricambista | rivenditore',
  'ricambio.prezzo': 'prezzo d’acquisto | quanto ci costa | costa a noi',
  'ricambio.vendita':
    'quanto lo facciamo pagare | a quanto lo vendiamo | lo mettiamo | prezzo di vendita | al pubblico | lo vendiamo | paga il cliente',
  'ricambio.ubicazione': 'dove sta | dove è | in che scaffale | dove lo teniamo | dove lo trovo | dove li teniamo | mensola | cassetto',
  meccanico: 'operai | dipendente | dipendenti | chi lavora qui | squadra | personale | collaboratore',
  'meccanico.ruolo': 'cosa fa | di cosa si occupa | che mestiere fa',
  ponte: 'colonna | fossa',
  'ponte.portata': 'quanto porta | quanto regge | peso massimo',
  fermo: 'ponte fermo | ponte chiuso',
  'metric.riparazioni_aperte': 'auto in officina | lavori aperti | quante macchine abbiamo | lavori in corso | in officina adesso',
  'metric.da_consegnare': 'auto pronte | macchine finite | da consegnare',
  'metric.sotto_scorta': 'ricambi da ordinare | pezzi che mancano | scorte basse | ricambi che mancano | pezzi da ordinare',
  'metric.lavoro_mese':
    'quanto abbiamo lavorato | quanto abbiamo fatto | quanto abbiamo guadagnato | giro del mese | entrate del mese | ricavi | giro d’affari | quanto abbiamo fatturato',
  'metric.conto_medio':
    'scontrino medio | spesa media | quanto spende un cliente | quanto lascia un cliente | spende in media | media per riparazione | media a riparazione | media per lavoro',
  'metric.ore_riparazione':
    'tempo medio | ore medie | quanto ci mettiamo | quanto ci mettiamo in media | ore per lavoro | quanto tempo ci mettiamo | quanto tempo ci vuole in media',
  'metric.approvazione': 'preventivi accettati | tasso di approvazione | preventivi andati a buon fine | quanti ci dicono di sì',
  'metric.da_fatturare': 'lavori da fatturare | riparazioni da fatturare | fatture da fare | conti da fatturare',
  'metric.veicoli_in_scadenza': 'chi chiamare | auto da richiamare | scadenze da ricordare',
  'action.approva':
    'ha accettato | conferma il preventivo | ha detto sì a una parte | ha detto di sì | ha detto sì | ha approvato | ha accettato il preventivo | approva il preventivo | dà l’ok | ha dato l’ok | va bene il preventivo | accetta il preventivo | conferma preventivo',
  'action.cambia_targa': 'nuova targa | cambia la targa | ha cambiato targa | targa nuova | ritarga',
  'action.incassa.giorno': 'incassato il | pagato il | quando ha pagato | quando hanno pagato',
  'action.incassa.mezzo': 'mezzo di pagamento',
  'metric.valore_magazzino':
    'quanto valgono i materiali | quanto valgono le scorte | quanto vale la merce | quanto abbiamo in magazzino in soldi',
}
