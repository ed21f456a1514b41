import { defineQuestions } from '../../../kernel/define-questions.ts'
import { today } from '../../../kernel/expression/expression.ts'
import { withinMonth } from '../../../kernel/expression/within.ts'
import { daIncassare } from '../../common/fattura-domande.ts'
import { trade } from '../trade.ts'
import { daFare, perScadenza, nelMese } from './condizioni.ts'

/** What was lost or lacks, and what all of it comes to. */
export const cifre = defineQuestions(trade, [
  {
    says: [
      'Quali preventivi abbiamo perso?',
      'chi ci ha detto di no',
      'preventivi andati male',
      'offerte perse',
      'preventivi rifiutati dai clienti',
      'lavori che non abbiamo preso',
    ],
    entity: 'preventivo',
    where: [{ field: 'stato', op: 'eq', value: 'rifiutato' }],
  },
  {
    says: [
      'Quali preventivi accettati devo ancora fatturare?',
      'preventivi da fatturare',
      'offerte accettate da fatturare',
      'preventivi accettati e non fatturati',
      'preventivi accettati ancora da fatturare',
    ],
    entity: 'preventivo',
    where: [{ field: 'stato', op: 'eq', value: 'accettato' }],
  },
  {
    says: [
      'Quali preventivi scadono questo mese?',
      'offerte che scadono questo mese',
      'preventivi in scadenza questo mese',
      'preventivi che perdono validità questo mese',
      'offerte valide fino a questo mese',
    ],
    entity: 'preventivo',
    where: [{ field: 'risposta', op: 'eq', value: 'attesa' }, ...withinMonth('valido_fino')],
  },
  {
    says: ['Che trasferte abbiamo fatto questo mese?', 'rimborsi chilometrici del mese', 'spese di viaggio del mese'],
    entity: 'spesa',
    where: [{ field: 'tipo', op: 'eq', value: 'trasferta' }, ...nelMese],
  },
  {
    says: [
      'Che esterni abbiamo usato questo mese?',
      'costi dei freelance di questo mese',
      'lavoro dato fuori questo mese',
      'collaboratori esterni del mese',
    ],
    entity: 'spesa',
    where: [{ field: 'tipo', op: 'eq', value: 'esterno' }, ...nelMese],
  },
  {
    says: [
      'Chi è occupato?',
      'chi è impegnato',
      'chi ha progetti in mano',
      'chi ha più progetti',
      'chi ha più progetti aperti',
      'chi ha più lavori',
      'chi ha più lavori aperti',
      'chi ha più roba in mano',
      'chi è più carico',
      'chi è più impegnato',
      'chi è oberato',
      'collaboratori con progetti',
      'chi sta seguendo dei progetti',
      'chi di noi ha lavori aperti',
    ],
    entity: 'collaboratore',
    where: [{ field: 'progetti', op: 'gte', value: 1 }],
    sort: [{ field: 'progetti', direction: 'desc' }],
  },
  {
    says: ['Chi ha lavorato oggi?', 'chi ha segnato le ore oggi', 'ore fatte oggi', 'su cosa abbiamo lavorato oggi'],
    entity: 'spesa',
    where: [
      { field: 'tipo', op: 'eq', value: 'ore' },
      { field: 'giorno', op: 'eq', value: today() },
    ],
  },
  {
    says: [
      'Che fasi stiamo facendo?',
      'attività in corso',
      'fasi già iniziate',
      'attività su cui stiamo lavorando',
      'compiti già cominciati',
    ],
    entity: 'fase',
    where: [{ field: 'stato', op: 'eq', value: 'in_corso' }],
  },
  {
    says: [
      'Per quali clienti stiamo lavorando?',
      'clienti con lavori aperti',
      'clienti con progetti aperti',
      'per chi stiamo lavorando',
      'clienti che stiamo seguendo',
      'clienti con qualcosa in corso',
    ],
    entity: 'cliente',
    where: [{ field: 'progetti_aperti', op: 'gte', value: 1 }],
  },
  {
    says: [
      'Chi ha pagato solo in parte?',
      'fatture pagate in parte',
      'fatture con un acconto',
      'chi ha dato solo l’acconto',
      'fatture pagate a metà',
      'fatture non ancora chiuse del tutto',
    ],
    entity: 'fattura',
    where: [{ field: 'situazione', op: 'eq', value: 'in_parte' }],
  },
  {
    says: [
      'Quali crediti sono incagliati?',
      'fatture vecchie non pagate',
      'crediti vecchi',
      'crediti difficili',
      'crediti incagliati',
      'fatture scadute da mesi',
    ],
    entity: 'fattura',
    where: [{ field: 'anzianita', op: 'eq', value: 'oltre' }],
  },
  {
    says: [
      'Che fatture abbiamo emesso questo mese?',
      'fatture fatte questo mese',
      'fatture mandate questo mese',
      'fatture emesse nel mese',
    ],
    entity: 'fattura',
    where: [{ field: 'stato', op: 'eq', value: 'inviata' }, ...withinMonth('data')],
  },
  {
    says: [
      'Con quanto ritardo ci pagano?',
      'ritardo medio dei pagamenti',
      'quanti giorni in ritardo ci pagano',
      'di quanto sforano i pagamenti',
      'ritardo dei clienti a pagare',
    ],
    metric: 'ritardo_medio',
  },
  {
    says: [
      'Quanto valgono i preventivi in attesa?',
      'valore delle offerte aperte',
      'quanto abbiamo in ballo',
      'totale dei preventivi in attesa',
      'valore dei preventivi fuori',
      'quanto valgono le offerte aperte',
    ],
    metric: 'offerto',
  },
  {
    says: [
      'Quanto c’è di scaduto?',
      'totale scaduto',
      'quanto abbiamo di scaduto',
      'totale degli insoluti',
      'quanti soldi sono scaduti',
      'quanto è scaduto',
    ],
    metric: 'scaduto',
  },
  {
    says: [
      'Quanto dobbiamo ancora fatturare?',
      'quanto manca da fatturare',
      'totale da fatturare',
      'quanto c’è da fatturare',
      'quanto possiamo ancora fatturare',
    ],
    metric: 'da_fatturare',
  },
  daIncassare,
  {
    says: [
      'Quanto abbiamo guadagnato sui progetti finiti?',
      'margine dei lavori chiusi',
      'margine dei lavori finiti',
      'guadagno dei progetti completati',
      'utile dei lavori consegnati',
    ],
    metric: 'margine_completati',
  },
  {
    says: [
      'Quali fasi sono ancora aperte?',
      'fasi da chiudere',
      'attività ancora aperte',
      'cosa deve ancora finire',
      'fasi deve chiudere',
      'cosa deve chiudere',
      'fasi ancora da finire',
      'attività da chiudere',
    ],
    entity: 'fase',
    where: [daFare],
    sort: perScadenza,
  },
])
