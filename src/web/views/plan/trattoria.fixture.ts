import { defineEntity } from '../../../kernel/entity/definition/define-entity.ts'
import { defineScreens } from '../../../kernel/screens/define-screens.ts'
import { defineSector, type Sample } from '../../../kernel/sector/definition/define-sector.ts'
import { date } from '../../../kernel/fields/date.ts'
import { optional } from '../../../kernel/fields/field.ts'
import { euro, money } from '../../../kernel/fields/money.ts'
import { integer } from '../../../kernel/fields/number.ts'
import { phone } from '../../../kernel/fields/phone.ts'
import { status } from '../../../kernel/fields/status.ts'
import { team } from '../../../kernel/fields/team.ts'
import { text } from '../../../kernel/fields/text.ts'
import { time } from '../../../kernel/fields/time.ts'
import { silentScript } from '../../../kernel/screens/silent-script.fixture.ts'
import { pianta, sala, tavolo } from './tavoli.fixture.ts'

/** A restaurant of three rooms, as in the picture: what the plan of places is tested with. */
export const prenotazione = defineEntity({
  name: 'prenotazione',
  label: { one: 'Prenotazione', many: 'Prenotazioni', gender: 'f' },
  fields: {
    ospite: text('Ospite'),
    giorno: date('Giorno'),
    ora: time('Ora'),
    coperti: integer('Coperti', { min: 1, unit: ['coperto', 'coperti'] }),
    tavoli: optional(team('Tavoli', 'tavolo')),
    telefono: optional(phone('Telefono')),
    richieste: optional(text('Richieste')),
    allergie: optional(text('Allergie')),
    arrivo: optional(time('Arrivo')),
    conto: optional(money('Conto')),
    stato: status('Stato', 'prenotata', {
      prenotata: { label: 'Prenotato', tone: 'info', next: ['a_tavola', 'disdetta'] },
      a_tavola: { label: 'Occupato', tone: 'primary', next: ['al_conto'], begun: true, requires: ['tavoli'], verb: 'Fai accomodare' },
      al_conto: { label: 'Conto', tone: 'warning', next: ['pagata'], begun: true, verb: 'Porta il conto' },
      pagata: { label: 'Pagato', tone: 'success', next: [], freed: true, verb: 'Incassa' },
      disdetta: { label: 'Disdetta', tone: 'neutral', next: ['prenotata'], away: true, verb: 'Disdici' },
    }),
  },
  title: ['ospite'],
  table: ['giorno', 'ora', 'ospite', 'coperti', 'tavoli', 'stato'],
  sort: [{ field: 'ora', direction: 'asc' }],
  slot: { day: 'giorno', time: 'ora', usual: 105 },
  exclusive: { of: 'tavoli', says: ({ ospite }, when) => `è già preso da ${ospite} ${when}` },
  capacity: { of: 'tavoli', places: 'posti', counts: 'coperti' },
  prefill: () => ({ coperti: 2 }),
  // Whoever is shown to the table has come at that hour.
  effects: (_before, after, _read, { time: now }) =>
    after?.stato === 'a_tavola' && after.arrivo === undefined && now !== undefined
      ? [{ type: 'update', entity: 'prenotazione', id: after.id, values: { arrivo: now } }]
      : [],
})

const entities = [sala, tavolo, prenotazione] as const

export const screens = defineScreens({ entities, metrics: [] }, [
  {
    kind: 'collection',
    key: 'sala',
    label: 'Sala',
    icon: 'utensils',
    entity: 'prenotazione',
    views: ['plan', 'list'],
    search: 'Cerca prenotazioni...',
    create: 'Nuova prenotazione',
    save: 'Salva prenotazione',
    filters: ['stato'],
    plan: {
      ...pianta,
      figures: { prenotata: 'ora', a_tavola: { since: 'arrivo' }, al_conto: 'conto' },
      details: ['telefono', 'richieste'],
      notice: 'allergie',
      services: [
        { label: 'Pranzo', from: '12:00', to: '15:30' },
        { label: 'Cena', from: '19:00', to: '01:00' },
      ],
    },
    empty: { title: 'Nessuna prenotazione', text: 'Qui trovi le prenotazioni.' },
  },
])

type Forma = 'quadro' | 'tondo' | 'arredo'
/** Number, seats, shape, column and row. */
const TABLES: readonly (readonly [string, number, Forma, number, number])[] = [
  ['1', 2, 'tondo', 0, 2],
  ['2', 2, 'tondo', 4, 2],
  ['3', 4, 'quadro', 8, 2],
  ['4', 4, 'quadro', 12, 2],
  ['5', 4, 'tondo', 16, 2],
  ['6', 4, 'quadro', 0, 7],
  ['7', 4, 'quadro', 4, 7],
  ['8', 4, 'quadro', 8, 7],
  ['9', 4, 'quadro', 12, 7],
  ['10', 4, 'tondo', 16, 7],
  ['11', 4, 'quadro', 0, 12],
  ['12', 6, 'tondo', 4, 12],
  ['13', 4, 'quadro', 9, 12],
  ['14', 2, 'tondo', 13, 12],
  ['15', 2, 'tondo', 17, 12],
  ['16', 4, 'quadro', 8, 17],
  ['17', 4, 'quadro', 12, 17],
  ['18', 4, 'tondo', 16, 17],
]

type State = 'prenotata' | 'a_tavola' | 'al_conto' | 'pagata'
/** Guest, covers, table, hour, state, and since when or how much. */
const GUESTS: readonly (readonly [string, number, string, string, State, (string | number)?])[] = [
  ['Orsini', 2, '1', '19:50', 'a_tavola', '19:52'],
  ['Dalla Costa', 2, '2', '21:00', 'prenotata'],
  ['Bassi', 4, '3', '19:15', 'a_tavola', '19:19'],
  ['Furlan', 4, '5', '19:00', 'al_conto', 86.5],
  ['Riva', 3, '6', '20:00', 'a_tavola', '20:06'],
  ['Studio Gamba', 8, '7 8', '20:45', 'prenotata'],
  ['Mori', 4, '9', '19:30', 'a_tavola', '19:36'],
  ['Famiglia Castelli', 6, '12', '20:30', 'prenotata'],
  ['Conti', 4, '13', '19:00', 'al_conto', 124],
  ['Lai', 2, '15', '20:15', 'a_tavola', '20:19'],
  ['Sala', 4, '16', '19:00', 'a_tavola', '19:04'],
  ['Pace', 3, '18', '21:15', 'prenotata'],
  ['Ornella Prati', 4, '12', '22:30', 'prenotata'],
  ['Senza Tavolo', 4, '', '20:30', 'prenotata'],
  ['Uscita', 2, '4', '19:00', 'pagata', 40],
]

/** The evening of any day, at 20:24. */
const sample: Sample<typeof entities> = (today) => ({
  sala: [
    { id: 'sala_1', version: 1, nome: 'Sala' },
    { id: 'sala_2', version: 1, nome: 'Saletta' },
    { id: 'sala_3', version: 1, nome: 'Veranda' },
  ],
  tavolo: [
    ...TABLES.map(([numero, posti, forma, colonna, riga]) => ({
      id: `tavolo_${numero}` as const,
      version: 1,
      numero,
      sala: 'sala_1' as const,
      posti,
      forma,
      colonna,
      riga,
    })),
    { id: 'tavolo_90', version: 1, numero: 'Vetrata', sala: 'sala_1', forma: 'arredo', colonna: 0, riga: 0, larghezza: 21, altezza: 1 },
    { id: 'tavolo_91', version: 1, numero: 'Banco bar', sala: 'sala_1', forma: 'arredo', colonna: 0, riga: 18, larghezza: 7, altezza: 3 },
    { id: 'tavolo_20', version: 1, numero: '20', sala: 'sala_2', posti: 4, forma: 'quadro', unito_a: 'tavolo_21', colonna: 4, riga: 0 },
    { id: 'tavolo_21', version: 1, numero: '21', sala: 'sala_2', posti: 4, forma: 'quadro', colonna: 0, riga: 0 },
    { id: 'tavolo_22', version: 1, numero: '22', sala: 'sala_2', posti: 2, forma: 'tondo' },
  ],
  prenotazione: GUESTS.map(([ospite, coperti, tavoli, ora, stato, more], at) => ({
    id: `prenotazione_${at + 1}` as const,
    version: 1,
    ospite,
    coperti,
    giorno: today,
    ora,
    stato,
    ...(tavoli && { tavoli: tavoli.split(' ').map((numero) => `tavolo_${numero}` as const) }),
    ...(typeof more === 'string' && { arrivo: more }),
    ...(typeof more === 'number' && { arrivo: ora, conto: euro(more) }),
    ...(ospite === 'Famiglia Castelli' && {
      telefono: '3330104472',
      richieste: 'Seggiolone, lontano dalla porta',
      allergie: 'Frutta a guscio',
    }),
  })),
})

export const trattoria = defineSector({
  card: {
    slug: 'trattoria',
    number: '9.96',
    name: 'Trattoria',
    title: 'Trattoria',
    description: 'Tavoli.',
    points: ['Sala', 'Prenotazioni', 'Tavoli', 'Conti'],
    icon: 'utensils',
    hue: 25,
  },
  entities,
  metrics: [],
  screens,
  script: silentScript,
  sample,
})
