import * as k from '../../kernel/describe.ts'
import { scarse } from '../common/scorta.ts'
import { conti } from './domande/conti.ts'
import { trade } from './trade.ts'

const inProgramma = k.eq('stato', 'programmato')
const oggi = k.eq('data', k.today())
const ancora = k.oneOf('stato', ['programmato', 'in_corso'])
const finito = k.eq('stato', 'completato')
const domani = k.eq('data', k.today(1))

/** What a plumber, an electrician or whoever answers their telephone asks. */
export const domande: readonly k.Question[] = [
  ...conti,
  ...k.defineQuestions(trade, [
    { says: 'Dove andiamo oggi?', entity: 'intervento', where: [oggi] },
    { says: 'Dove andiamo domani?', entity: 'intervento', where: [domani] },
    { says: 'Cosa c’è questa settimana?', entity: 'intervento', where: k.withinWeek('data') },
    { says: 'Cosa è rimasto indietro?', entity: 'intervento', where: [inProgramma, k.lt('data', k.today())] },
    { says: 'Quali cantieri sono aperti?', entity: 'intervento', where: [k.eq('stato', 'in_corso')] },
    { says: 'Quali lavori non hanno ancora un tecnico?', entity: 'intervento', where: [inProgramma, k.empty('tecnico')] },
    { says: 'A quali lavori manca il preventivo?', entity: 'intervento', where: [inProgramma, k.empty('preventivo')] },
    { says: 'Quali preventivi sono in attesa?', entity: 'intervento', where: [inProgramma, k.filled('preventivo')] },
    { says: 'Cosa abbiamo finito questo mese?', entity: 'intervento', where: [k.eq('stato', 'completato'), ...k.withinMonth('data')] },
    { says: 'Quali lavori sono stati disdetti?', entity: 'intervento', where: [k.eq('stato', 'cancellato')] },
    { says: 'Quali lavori finiti mancano della firma?', entity: 'intervento', where: [finito, k.empty('firma')] },
    { says: 'Quali lavori iniziati non sono finiti?', entity: 'intervento', where: [k.eq('stato', 'in_corso'), k.lt('data', k.today())] },
    { says: 'Che lavori mancano oggi?', entity: 'intervento', where: [oggi, ancora] },
    { says: 'Quali lavori finiti non hanno foto?', entity: 'intervento', where: [finito, k.empty('foto')] },
    { says: 'In quali lavori non abbiamo segnato i materiali?', entity: 'intervento', where: [finito, k.empty('materiali')] },
    { says: 'Da quali clienti non siamo mai andati?', entity: 'cliente', where: [k.eq('interventi', 0)] },
    { says: 'Quali materiali sono a zero?', entity: 'materiale', where: [k.lte('quantita', 0)] },
    { says: 'Cosa manca in magazzino?', entity: 'materiale', where: scarse },
    { says: 'Quanto abbiamo fatturato questo mese?', metric: 'fatturato_mese' },
    { says: 'Quanti lavori facciamo questo mese?', metric: 'interventi_mese' },
    { says: 'Quanto dura in media un lavoro?', metric: 'tempo_medio' },
    { says: 'Quanti clienti abbiamo servito quest’anno?', metric: 'clienti_attivi' },
  ]),
]
