import { defineQuestions } from '../../kernel/define-questions.ts'
import { today } from '../../kernel/expression/expression.ts'
import { withinMonth, withinWeek } from '../../kernel/expression/within.ts'
import { scarse } from '../common/scorta.ts'
import { trade } from './trade.ts'

const inProgramma = { field: 'stato', op: 'eq', value: 'programmato' } as const
const oggi = { field: 'data', op: 'eq', value: today() } as const
const domani = { field: 'data', op: 'eq', value: today(1) } as const

/** What a plumber, an electrician or whoever answers their telephone asks. */
export const domande = defineQuestions(trade, [
  {
    says: ['Che lavori abbiamo oggi?', 'dove andiamo oggi', 'cosa c’è in agenda oggi', 'che uscite ci sono oggi', 'impegni di oggi'],
    entity: 'intervento',
    where: [oggi],
  },
  {
    says: ['Che lavori abbiamo domani?', 'dove andiamo domani', 'cosa c’è domani', 'impegni di domani'],
    entity: 'intervento',
    where: [domani],
  },
  {
    says: ['Cosa c’è questa settimana?', 'lavori della settimana', 'come siamo messi questa settimana', 'agenda della settimana'],
    entity: 'intervento',
    where: withinWeek('data'),
  },
  {
    says: ['Cosa è rimasto indietro?', 'quali lavori sono in ritardo', 'cosa dovevamo già fare', 'interventi arretrati', 'lavori scaduti'],
    entity: 'intervento',
    where: [inProgramma, { field: 'data', op: 'lt', value: today() }],
  },
  {
    says: ['Quali cantieri sono aperti?', 'a cosa stiamo lavorando', 'lavori in corso', 'chi è fuori adesso'],
    entity: 'intervento',
    where: [{ field: 'stato', op: 'eq', value: 'in_corso' }],
  },
  {
    says: ['Quali lavori non hanno ancora un tecnico?', 'interventi da assegnare', 'cosa devo ancora assegnare', 'lavori senza operaio'],
    entity: 'intervento',
    where: [inProgramma, { field: 'tecnico', op: 'empty' }],
  },
  {
    says: ['A quali lavori manca il preventivo?', 'preventivi da fare', 'interventi senza prezzo', 'cosa devo ancora preventivare'],
    entity: 'intervento',
    where: [inProgramma, { field: 'preventivo', op: 'empty' }],
  },
  {
    says: ['Cosa abbiamo finito questo mese?', 'lavori completati nel mese', 'interventi chiusi questo mese'],
    entity: 'intervento',
    where: [{ field: 'stato', op: 'eq', value: 'completato' }, ...withinMonth('data')],
  },
  {
    says: ['Quali lavori sono stati disdetti?', 'interventi annullati', 'chi ha disdetto'],
    entity: 'intervento',
    where: [{ field: 'stato', op: 'eq', value: 'cancellato' }],
  },
  {
    says: ['Quali lavori finiti mancano della firma?', 'chi non ha firmato', 'rapportini da far firmare'],
    entity: 'intervento',
    where: [
      { field: 'stato', op: 'eq', value: 'completato' },
      { field: 'firma', op: 'empty' },
    ],
  },
  {
    says: ['Cosa manca in magazzino?', 'cosa devo ordinare', 'che materiali sono finiti', 'cosa sta finendo', 'scorte basse'],
    entity: 'materiale',
    where: scarse,
  },
  { says: ['Quanto abbiamo fatturato questo mese?', 'incasso del mese', 'quanto ho guadagnato'], metric: 'fatturato_mese' },
  { says: ['Quanti lavori facciamo questo mese?', 'numero di interventi del mese'], metric: 'interventi_mese' },
  { says: ['Quanto dura in media un lavoro?', 'quanto ci mettiamo a fare un intervento', 'ore medie'], metric: 'tempo_medio' },
  { says: ['Quanti clienti abbiamo servito quest’anno?', 'clienti attivi'], metric: 'clienti_attivi' },
])
