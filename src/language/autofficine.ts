import { questions as common } from './common.ts'

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
