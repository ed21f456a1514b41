import * as k from '../../kernel/describe.ts'
import { scarse } from '../common/scorta.ts'
import { conti } from './domande/conti.ts'
import { trade } from './trade.ts'

const inProgramma = { field: 'stato', op: 'eq', value: 'programmato' } as const
const oggi = { field: 'data', op: 'eq', value: k.today() } as const
const ancora = { field: 'stato', op: 'in', value: ['programmato', 'in_corso'] } as const
const finito = { field: 'stato', op: 'eq', value: 'completato' } as const
const domani = { field: 'data', op: 'eq', value: k.today(1) } as const

/** What a plumber, an electrician or whoever answers their telephone asks. */
export const domande: readonly k.Question[] = [
  ...conti,
  ...k.defineQuestions(trade, [
    { says: ['Dove andiamo oggi?'], entity: 'intervento', where: [oggi] },
    { says: ['Dove andiamo domani?'], entity: 'intervento', where: [domani] },
    { says: ['Cosa c’è questa settimana?'], entity: 'intervento', where: k.withinWeek('data') },
    {
      says: ['Cosa è rimasto indietro?'],
      entity: 'intervento',
      where: [inProgramma, { field: 'data', op: 'lt', value: k.today() }],
    },
    {
      says: ['Quali cantieri sono aperti?'],
      entity: 'intervento',
      where: [{ field: 'stato', op: 'eq', value: 'in_corso' }],
    },
    {
      says: ['Quali lavori non hanno ancora un tecnico?'],
      entity: 'intervento',
      where: [inProgramma, { field: 'tecnico', op: 'empty' }],
    },
    {
      says: ['A quali lavori manca il preventivo?'],
      entity: 'intervento',
      where: [inProgramma, { field: 'preventivo', op: 'empty' }],
    },
    {
      says: ['Quali preventivi sono in attesa?'],
      entity: 'intervento',
      where: [inProgramma, { field: 'preventivo', op: 'filled' }],
    },
    {
      says: ['Cosa abbiamo finito questo mese?'],
      entity: 'intervento',
      where: [{ field: 'stato', op: 'eq', value: 'completato' }, ...k.withinMonth('data')],
    },
    {
      says: ['Quali lavori sono stati disdetti?'],
      entity: 'intervento',
      where: [{ field: 'stato', op: 'eq', value: 'cancellato' }],
    },
    {
      says: ['Quali lavori finiti mancano della firma?'],
      entity: 'intervento',
      where: [finito, { field: 'firma', op: 'empty' }],
    },
    {
      says: ['Quali lavori iniziati non sono finiti?'],
      entity: 'intervento',
      where: [
        { field: 'stato', op: 'eq', value: 'in_corso' },
        { field: 'data', op: 'lt', value: k.today() },
      ],
    },
    { says: ['Che lavori mancano oggi?'], entity: 'intervento', where: [oggi, ancora] },
    {
      says: ['Quali lavori finiti non hanno foto?'],
      entity: 'intervento',
      where: [finito, { field: 'foto', op: 'empty' }],
    },
    {
      says: ['In quali lavori non abbiamo segnato i materiali?'],
      entity: 'intervento',
      where: [finito, { field: 'materiali', op: 'empty' }],
    },
    {
      says: ['Da quali clienti non siamo mai andati?'],
      entity: 'cliente',
      where: [{ field: 'interventi', op: 'eq', value: 0 }],
    },
    {
      says: ['Quali materiali sono a zero?'],
      entity: 'materiale',
      where: [{ field: 'quantita', op: 'lte', value: 0 }],
    },
    { says: ['Cosa manca in magazzino?'], entity: 'materiale', where: scarse },
    { says: ['Quanto abbiamo fatturato questo mese?'], metric: 'fatturato_mese' },
    { says: ['Quanti lavori facciamo questo mese?'], metric: 'interventi_mese' },
    { says: ['Quanto dura in media un lavoro?'], metric: 'tempo_medio' },
    { says: ['Quanti clienti abbiamo servito quest’anno?'], metric: 'clienti_attivi' },
  ]),
]
