import { defineQuestions } from '../../kernel/define-questions.ts'
import { today } from '../../kernel/expression/expression.ts'
import { withinMonth, withinWeek } from '../../kernel/expression/within.ts'
import { chiDeve, fattureChieste } from '../common/fattura-domande.ts'
import { scarse } from '../common/scorta.ts'
import { daAssegnare } from './metrics.ts'
import { FATTI } from './stati.ts'
import { trade } from './trade.ts'

const inProgramma = { field: 'stato', op: 'eq', value: 'programmato' } as const
const oggi = { field: 'data', op: 'eq', value: today() } as const
/** As `daFatturare` says it, in the words of a list. */
const daFatturare = [
  { field: 'stato', op: 'in', value: ['completato', 'verificato'] },
  { field: 'prezzo', op: 'gte', value: 1 },
] as const
const delMese = withinMonth('data')

/** What is asked in the office of a cleaning firm, and by who leads a team out. */
export const domande = defineQuestions(trade, [
  {
    says: ['Che pulizie abbiamo oggi?', 'dove andiamo oggi', 'lavori di oggi', 'programma di oggi', 'il giro di oggi'],
    entity: 'intervento',
    where: [oggi],
  },
  {
    says: ['Che pulizie abbiamo domani?', 'dove si va domani', 'lavori di domani', 'programma di domani'],
    entity: 'intervento',
    where: [{ field: 'data', op: 'eq', value: today(1) }],
  },
  {
    says: ['Cosa c’è in programma questa settimana?', 'lavori della settimana', 'piano della settimana', 'interventi della settimana'],
    entity: 'intervento',
    where: withinWeek('data'),
  },
  {
    says: ['Dove sono le squadre adesso?', 'chi sta pulendo in questo momento', 'interventi in corso', 'chi è fuori adesso'],
    entity: 'intervento',
    where: [{ field: 'stato', op: 'eq', value: 'in_corso' }],
  },
  {
    says: ['Quali interventi non hanno una squadra?', 'cosa devo ancora assegnare', 'lavori scoperti', 'pulizie senza nessuno'],
    entity: 'intervento',
    where: daAssegnare,
  },
  {
    says: ['Cosa è rimasto indietro?', 'lavori arretrati', 'pulizie in ritardo', 'cosa dovevamo già fare'],
    entity: 'intervento',
    where: [inProgramma, { field: 'data', op: 'lt', value: today() }],
  },
  {
    says: ['Cosa resta da fare oggi?', 'lavori di oggi ancora da iniziare', 'oggi cosa manca'],
    entity: 'intervento',
    where: [inProgramma, oggi],
  },
  {
    says: ['Cosa abbiamo finito oggi?', 'pulizie fatte oggi', 'lavori chiusi oggi'],
    entity: 'intervento',
    where: [{ field: 'stato', op: 'in', value: FATTI }, oggi],
  },
  {
    says: ['Quali interventi non sono stati eseguiti?', 'lavori saltati', 'cosa non abbiamo fatto questo mese', 'passaggi mancati'],
    entity: 'intervento',
    where: [{ field: 'stato', op: 'eq', value: 'non_eseguito' }, ...delMese],
  },
  {
    says: ['Quali lavori devo ancora controllare?', 'interventi da verificare', 'ispezioni da fare', 'chi devo andare a vedere'],
    entity: 'intervento',
    where: [
      { field: 'stato', op: 'eq', value: 'completato' },
      { field: 'data', op: 'gte', value: today(-7) },
    ],
  },
  {
    says: ['Dove i controlli sono andati male?', 'voti bassi', 'clienti scontenti', 'ispezioni insufficienti'],
    entity: 'intervento',
    where: [{ field: 'voto', op: 'lte', value: 3 }],
  },
  {
    says: ['Cosa devo ancora fatturare?', 'interventi da fatturare', 'lavori non fatturati'],
    entity: 'intervento',
    where: daFatturare,
  },
  {
    says: ['Quali extra devo ancora fatturare?', 'lavori fuori contratto da mettere in fattura', 'extra non fatturati'],
    entity: 'intervento',
    where: [...daFatturare, { field: 'extra', op: 'eq', value: true }],
  },
  {
    says: ['A quali clienti devo fare la fattura?', 'chi devo fatturare', 'clienti da fatturare'],
    entity: 'cliente',
    where: [{ field: 'da_fatturare', op: 'gte', value: 1 }],
  },
  {
    says: ['Dove abbiamo impiegato più del previsto?', 'lavori oltre le ore', 'interventi troppo lunghi', 'dove si perde tempo'],
    entity: 'intervento',
    where: [{ field: 'oltre', op: 'gte', value: 0.25 }, ...delMese],
  },
  {
    says: ['Quali squadre sono libere?', 'chi posso mandare', 'chi è disponibile adesso', 'squadre disponibili'],
    entity: 'squadra',
    where: [{ field: 'stato', op: 'eq', value: 'disponibile' }],
  },
  {
    says: ['Quali squadre sono occupate?', 'squadre impegnate', 'chi sta lavorando'],
    entity: 'squadra',
    where: [{ field: 'stato', op: 'eq', value: 'occupata' }],
  },
  {
    says: ['Quali squadre oggi non hanno lavori?', 'chi non ha niente oggi', 'squadre vuote oggi'],
    entity: 'squadra',
    where: [{ field: 'oggi', op: 'eq', value: 0 }],
  },
  {
    says: ['Chi è assente nei prossimi giorni?', 'squadre ferme', 'ferie e malattie in arrivo', 'chi manca nei prossimi giorni'],
    entity: 'fermo',
    where: [
      { field: 'giorno', op: 'gte', value: today() },
      { field: 'giorno', op: 'lte', value: today(14) },
    ],
  },
  {
    says: ['Che prodotti devo ordinare?', 'cosa manca in magazzino', 'detersivi che stanno finendo', 'scorte basse', 'materiali finiti'],
    entity: 'materiale',
    where: scarse,
  },
  {
    says: ['Quali sedi non hanno interventi in programma?', 'dove non torniamo più', 'sedi ferme', 'posti senza un prossimo passaggio'],
    entity: 'sede',
    where: [{ field: 'prossimo', op: 'empty' }],
  },
  {
    says: ['Di quali sedi non abbiamo le chiavi?', 'dove non sappiamo come entrare', 'sedi senza istruzioni di accesso'],
    entity: 'sede',
    where: [{ field: 'accesso', op: 'empty' }],
  },
  ...fattureChieste,
  chiDeve,
  { says: ['Quanto abbiamo lavorato questo mese?', 'fatturato del mese', 'quanto ho guadagnato'], metric: 'lavoro_mese' },
  { says: ['Quanto resta da fatturare?', 'importo da fatturare', 'soldi da mettere in fattura'], metric: 'da_fatturare' },
  { says: ['Qual è la nostra resa?', 'metri quadri all’ora', 'quanto rendono le squadre', 'produttività'], metric: 'resa' },
  { says: ['Come vanno i controlli?', 'voto medio delle ispezioni', 'che qualità facciamo'], metric: 'voto_medio' },
])
