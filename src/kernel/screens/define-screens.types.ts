import { defineEntity } from '../entity/definition/define-entity.ts'
import { defineScreens } from './define-screens.ts'
import { chosenDay } from '../expression/chosen-day.ts'
import { today } from '../expression/expression.ts'
import { choice } from '../fields/choice.ts'
import { date } from '../fields/date.ts'
import { optional } from '../fields/field.ts'
import { image } from '../fields/image.ts'
import { money } from '../fields/money.ts'
import { integer } from '../fields/number.ts'
import { phone } from '../fields/phone.ts'
import { reference } from '../fields/reference.ts'
import { status } from '../fields/status.ts'
import { text } from '../fields/text.ts'
import { defineMetric } from '../metric/metric.ts'
import { definePrint } from '../paper/print.ts'
import type { Screen } from './screen.ts'

const padrone = defineEntity({
  name: 'padrone',
  label: { one: 'Padrone', many: 'Padroni', gender: 'm' },
  fields: {
    nome: text('Nome'),
    telefono: optional(phone('Telefono')),
    citta: choice('Città', { vr: 'Verona', mn: 'Mantova' }),
    passo: optional(integer('Passo')),
  },
  title: ['nome'],
  table: ['nome'],
})
const bagno = defineEntity({
  name: 'bagno',
  label: { one: 'Bagno', many: 'Bagni', gender: 'm' },
  fields: {
    padrone: reference('Padrone', 'padrone'),
    giorno: date('Giorno'),
    notti: integer('Notti'),
    prezzo: optional(money('Prezzo')),
    foto: optional(image('Foto')),
    note: optional(text('Note')),
    taglia: choice('Taglia', { piccola: 'Piccola', grande: 'Grande' }),
    stato: status('Stato', 'prenotato', {
      prenotato: { label: 'Prenotato', tone: 'primary', next: ['fatto'] },
      fatto: { label: 'Fatto', tone: 'success', next: [] },
    }),
  },
  title: ['padrone', 'giorno'],
  table: ['giorno', 'padrone'],
  board: 'stato',
  slot: { day: 'giorno' },
  span: { from: 'giorno', lasts: 'notti', lane: 'padrone' },
})
const count = { label: 'L', unit: 'count', formula: 'F', fn: 'count', where: [] } as const
const metrics = [defineMetric(bagno, { ...count, key: 'aperti' }), defineMetric(padrone, { ...count, key: 'clienti' })]
const paper = async () => ({ title: '', blocks: [] })
const trade = {
  entities: [padrone, bagno],
  metrics,
  prints: [
    definePrint(bagno, { key: 'ricevuta', label: 'R', paper }),
    definePrint(padrone, { key: 'privacy', label: 'P', when: [{ field: 'citta', op: 'eq', value: 'vr' }], paper }),
  ],
  actions: [{ key: 'richiama', entity: 'padrone' }],
} as const

const bagni = {
  kind: 'collection',
  key: 'bagni',
  label: 'Bagni',
  icon: 'wrench',
  badge: 'aperti',
  entity: 'bagno',
  views: ['cards', 'list', 'board', 'week', 'month', 'timeline', 'own:vasca', 'list:padroni'],
  lists: { 'list:padroni': { label: 'Padroni', entity: 'padrone', search: '', filters: ['citta'], empty: { title: '', text: '' } } },
  ownViews: { 'own:vasca': { label: 'Vasca', reads: ['padrone', 'bagno.padrone.citta'] } },
  search: 'Cerca...',
  create: 'Nuovo',
  save: 'Salva',
  filters: ['stato', 'giorno'],
  headings: { giorno: 'Quando' },
  card: { heading: 'padrone', details: ['giorno'], photo: 'foto', amount: 'prezzo', phone: { through: 'padrone', field: 'telefono' } },
  month: {
    colours: { by: 'taglia', legend: 'Taglie' },
    sections: [
      {
        title: 'In giornata',
        where: [{ field: 'giorno', op: 'eq', value: chosenDay }],
        late: { where: [{ field: 'stato', op: 'eq', value: 'prenotato' }], says: { text: 'atteso dal', field: 'giorno' } },
      },
    ],
    row: {
      details: ['padrone'],
      amounts: [{ text: 'prezzo', field: 'prezzo', when: [{ field: 'stato', op: 'eq', value: 'fatto' }] }],
      moves: [{ to: 'fatto', when: [] }],
      notes: [{ text: 'Da finire', when: [{ field: 'stato', op: 'eq', value: 'prenotato' }] }],
    },
    order: [[{ field: 'stato', op: 'eq', value: 'prenotato' }]],
    tick: { to: 'fatto', back: 'prenotato', done: 'fatto' },
    coming: { entity: 'bagno', where: [], field: 'giorno', says: { today: '', late: '', later: '', none: '' } },
    lanes: { details: ['citta'], create: 'Programma' },
    folds: true,
    empty: 'Niente.',
  },
  timeline: { blocks: { entity: 'bagno', label: 'Chiudi' }, details: ['citta'] },
  prints: ['ricevuta'],
  empty: { title: 'Niente', text: 'Niente.' },
} as const
const padroni = {
  ...bagni,
  key: 'padroni',
  entity: 'padrone',
  views: ['list'],
  filters: [],
  headings: {},
  prints: ['privacy'],
  action: 'richiama',
} as const
const { card, month, timeline, ...soloPadroni } = padroni
void [card, month, timeline]
const oggi = { kind: 'overview', key: 'oggi', label: 'Oggi', icon: 'home', metrics: ['aperti'], creates: 'bagni', panels: [] } as const
const agenda = {
  kind: 'agenda',
  title: 'Oggi',
  entity: 'bagno',
  where: [
    { field: 'giorno', op: 'eq', value: today() },
    { field: 'padrone.citta', op: 'eq', value: 'vr' },
    { any: [[{ field: 'stato', op: 'in', value: ['prenotato'] }], [{ field: 'taglia', op: 'eq', value: 'grande' }]] },
  ],
  sort: [{ field: 'padrone.nome', direction: 'asc' }],
  limit: 3,
  lead: 'giorno',
  details: ['padrone'],
  status: 'stato',
  amount: 'prezzo',
  moves: [{ to: 'fatto', when: [{ field: 'giorno', op: 'lte', value: today() }] }],
  more: { label: 'Tutti', screen: 'bagni' },
  empty: 'Niente.',
} as const
const bars = { kind: 'bars', title: 'T', measure: 'M', read: async () => [], empty: '' } as const
const chart = {
  kind: 'chart',
  shape: 'line',
  title: 'T',
  entity: 'bagno',
  fn: 'sum',
  field: 'prezzo',
  where: [{ field: 'stato', op: 'eq', value: 'fatto' }],
  unit: 'money',
  by: 'giorno',
  compare: 'year before',
  formula: 'F',
  opens: 'bagni',
  empty: '',
} as const
const { compare, ...parts } = { ...chart, shape: 'donut', by: 'taglia', day: 'giorno' } as const
void compare

const screens: readonly Screen[] = defineScreens(trade, [
  { ...oggi, panels: [agenda, bars, chart, parts, { ...parts, shape: 'bars', by: 'padrone' }] },
  {
    ...oggi,
    key: 'periodi',
    panels: [
      { ...chart, period: 'this year' },
      { ...parts, title: 'P', period: 'all' },
      { ...parts, period: 3 },
    ],
  },
  bagni,
  soloPadroni,
  { ...soloPadroni, key: 'rubrica', card: { heading: 'nome', details: [], phone: { field: 'telefono' } } },
  { kind: 'own', key: 'mese', label: 'Mese', icon: 'home', creates: 'padroni' },
  {
    ...oggi,
    key: 'scorte',
    panels: [
      {
        kind: 'attention',
        title: 'T',
        entity: 'bagno',
        where: [],
        have: 'notti',
        need: 'prezzo',
        unit: 'note',
        summary: '{n} sotto soglia',
        empty: '',
      },
    ],
  },
])
void screens

// @ts-expect-error an icon with a typing error
defineScreens(trade, [{ ...bagni, icon: 'wrnch' }])
// @ts-expect-error a badge that is no figure
defineScreens(trade, [{ ...bagni, badge: 'chiusi' }])
// @ts-expect-error an entity of another trade
defineScreens(trade, [{ ...bagni, entity: 'auto' }])
// @ts-expect-error a filter by no field
defineScreens(trade, [{ ...bagni, filters: ['colore'] }])
// @ts-expect-error a heading of no field
defineScreens(trade, [{ ...bagni, headings: { colore: 'Colore' } }])
// @ts-expect-error a board without states
defineScreens(trade, [{ ...soloPadroni, views: ['board'] }])
// @ts-expect-error a week of what happens on no day
defineScreens(trade, [{ ...soloPadroni, views: ['week'] }])
// @ts-expect-error a month of what lies on no day
defineScreens(trade, [{ ...soloPadroni, views: ['month'] }])
// @ts-expect-error a month coloured by a text
defineScreens(trade, [{ ...bagni, month: { ...month, colours: { by: 'note', legend: 'Note' } } }])
// @ts-expect-error a detail of a day that there is not
defineScreens(trade, [{ ...bagni, month: { ...month, row: { details: ['colore'] } } }])
// @ts-expect-error a section of a day in a state that there is not
defineScreens(trade, [{ ...bagni, month: { ...month, sections: [{ title: 'T', where: [{ field: 'stato', op: 'eq', value: 'perso' }] }] } }])
// @ts-expect-error a button of a day to a state that there is not
defineScreens(trade, [{ ...bagni, month: { ...month, row: { details: [], moves: [{ to: 'perso', when: [] }] } } }])
// @ts-expect-error a tick to a state that there is not
defineScreens(trade, [{ ...bagni, month: { ...month, tick: { to: 'perso', back: 'fatto', done: 'fatto' } } }])
// @ts-expect-error a lane of a month with a field of the record
defineScreens(trade, [{ ...bagni, month: { ...month, lanes: { details: ['giorno'], create: 'P' } } }])
// @ts-expect-error who comes by a field that he has not
defineScreens(trade, [{ ...bagni, month: { ...month, coming: { ...bagni.month.coming, field: 'citta' } } }])
// @ts-expect-error an action of a month that there is not
defineScreens(trade, [{ ...bagni, month: { ...month, action: { key: 'nulla', day: 'giorno' } } }])
// @ts-expect-error an amount of a day that is a text
defineScreens(trade, [{ ...bagni, month: { ...month, row: { details: [], amounts: [{ text: 'T', field: 'note' }] } } }])
// @ts-expect-error a day of what has no hour
defineScreens(trade, [{ ...bagni, views: ['day'] }])
const hours = { opens: '08:00', closes: '19:00' } as const
const sala = { title: 'Sala', where: [], details: [] } as const
// @ts-expect-error a day closed by what has no hour
defineScreens(trade, [{ ...bagni, day: { ...hours, blocks: { entity: 'bagno', label: 'Chiudi' } } }])
// @ts-expect-error a list beside the day that shows no field
defineScreens(trade, [{ ...bagni, day: { ...hours, waiting: [{ ...sala, details: ['colore'] }] } }])
// @ts-expect-error a list beside the day that leads to no state
defineScreens(trade, [{ ...bagni, day: { ...hours, waiting: [{ ...sala, to: 'perso' }] } }])
// @ts-expect-error what is put into the day has no such state
defineScreens(trade, [{ ...bagni, day: { ...hours, waiting: [{ ...sala, placed: 'perso' }] } }])
defineScreens(trade, [{ ...bagni, day: { ...hours, waiting: [{ ...sala, details: ['taglia'], to: 'fatto', placed: 'prenotato' }] } }])
// @ts-expect-error a plan of what lies nowhere
defineScreens(trade, [{ ...soloPadroni, views: ['timeline'] }])
// @ts-expect-error places of what happens at no time
defineScreens(trade, [{ ...soloPadroni, views: ['plan'] }])
const places = { at: 'padrone', column: 'passo', row: 'passo', figures: { prenotato: 'prezzo' }, details: ['note'] } as const
// @ts-expect-error places that lead nowhere
defineScreens(trade, [{ ...bagni, plan: { ...places, at: 'note' } }])
// @ts-expect-error a column that is a name
defineScreens(trade, [{ ...bagni, plan: { ...places, column: 'nome' } }])
// @ts-expect-error a figure of no state
defineScreens(trade, [{ ...bagni, plan: { ...places, figures: { perso: 'prezzo' } } }])
// @ts-expect-error a figure of no field
defineScreens(trade, [{ ...bagni, plan: { ...places, figures: { prenotato: 'colore' } } }])
// @ts-expect-error a room that is a number
defineScreens(trade, [{ ...bagni, plan: { ...places, room: 'passo' } }])
// @ts-expect-error a detail that is no field
defineScreens(trade, [{ ...bagni, plan: { ...places, details: ['colore'] } }])
defineScreens(trade, [{ ...bagni, views: ['plan'], plan: { ...places, room: 'citta' } }])
// @ts-expect-error a view that nobody draws
defineScreens(trade, [{ ...bagni, views: ['vasca'] }])
// @ts-expect-error a view that reads what is not there
defineScreens(trade, [{ ...bagni, ownViews: { 'own:vasca': { label: 'Vasca', reads: ['bagno.colore'] } } }])
// @ts-expect-error a view that reads of a customer what he has not
defineScreens(trade, [{ ...bagni, ownViews: { 'own:vasca': { label: 'Vasca', reads: ['bagno.padrone.regione'] } } }])
const gruppi = { label: 'G', noun: ['uno', 'molti'], details: ['citta'], empty: { title: '', text: '' } } as const
defineScreens(trade, [{ ...soloPadroni, views: ['groups'], groups: { ...gruppi, by: 'nome' } }])
// @ts-expect-error groups by what is no text
defineScreens(trade, [{ ...soloPadroni, views: ['groups'], groups: { ...gruppi, by: 'citta' } }])
// @ts-expect-error calendars whose channel is no choice
defineScreens(trade, [{ ...bagni, calendars: { channel: 'giorno', load: () => Promise.reject(new Error()) } }])
// @ts-expect-error a list of another entity with a filter that is not its own
defineScreens(trade, [{ ...bagni, lists: { 'list:padroni': { ...bagni.lists['list:padroni'], filters: ['stato'] } } }])
// @ts-expect-error a page of its own that reads another trade
defineScreens(trade, [bagni, { kind: 'own', key: 'mese', label: 'Mese', icon: 'home', reads: ['auto'] }])
// @ts-expect-error bars of what is not there
defineScreens(trade, [bagni, { ...oggi, panels: [{ ...bars, reads: ['bagno.colore'] }] }])
// @ts-expect-error a card that shows no field
defineScreens(trade, [{ ...bagni, card: { ...bagni.card, details: ['colore'] } }])
// @ts-expect-error a photo that is a text
defineScreens(trade, [{ ...bagni, card: { ...bagni.card, photo: 'note' } }])
// @ts-expect-error an amount that is a text
defineScreens(trade, [{ ...bagni, card: { ...bagni.card, amount: 'note' } }])
// @ts-expect-error a phone through what leads nowhere
defineScreens(trade, [{ ...bagni, card: { ...bagni.card, phone: { through: 'note', field: 'telefono' } } }])
// @ts-expect-error a phone that is a name
defineScreens(trade, [{ ...bagni, card: { ...bagni.card, phone: { through: 'padrone', field: 'nome' } } }])
// @ts-expect-error a phone of its own that is a name
defineScreens(trade, [{ ...soloPadroni, card: { heading: 'nome', details: [], phone: { field: 'nome' } } }])
const registro = {
  ...bagni,
  grid: {
    rows: 'padrone',
    columns: 'giorno',
    mark: 'taglia',
    marks: { piccola: { letter: 'P', icon: 'check' }, grande: { letter: 'G', icon: 'x' } },
  },
} as const
defineScreens(trade, [{ ...registro, views: ['grid'] }])
// @ts-expect-error a register whose rows are days
defineScreens(trade, [{ ...registro, grid: { ...registro.grid, rows: 'giorno' } }])
// @ts-expect-error a register by what happens on no day
defineScreens(trade, [{ ...registro, grid: { ...registro.grid, columns: 'padrone' } }])
// @ts-expect-error a register whose mark is a text
defineScreens(trade, [{ ...registro, grid: { ...registro.grid, mark: 'note' } }])
// @ts-expect-error a register with a mark left out
defineScreens(trade, [{ ...registro, grid: { ...registro.grid, marks: { piccola: { letter: 'P', icon: 'check' } } } }])
// @ts-expect-error a register that counts a mark that there is not
defineScreens(trade, [{ ...registro, grid: { ...registro.grid, share: { counts: ['media'] } } }])
// @ts-expect-error a register of what the rows do not belong to
defineScreens(trade, [{ ...registro, grid: { ...registro.grid, of: 'corso' } }])
// @ts-expect-error a plan closed by what lies nowhere
defineScreens(trade, [{ ...bagni, timeline: { ...bagni.timeline, blocks: { entity: 'padrone', label: 'Chiudi' } } }])
// @ts-expect-error a detail that the lane has not
defineScreens(trade, [{ ...bagni, timeline: { details: ['taglia'] } }])
// @ts-expect-error the paper of another entity
defineScreens(trade, [{ ...bagni, prints: ['privacy'] }])
// @ts-expect-error the action of another entity
defineScreens(trade, [{ ...bagni, action: 'richiama' }])
// @ts-expect-error a figure that is not there
defineScreens(trade, [bagni, { ...oggi, metrics: ['chiusi'] }])
// @ts-expect-error a button to a page without records
defineScreens(trade, [bagni, { ...oggi, creates: 'oggi' }])
// @ts-expect-error a page of its own whose button leads nowhere
defineScreens(trade, [bagni, { kind: 'own', key: 'mese', label: 'Mese', icon: 'home', creates: 'mese' }])
// @ts-expect-error an agenda whose status is a text
defineScreens(trade, [bagni, { ...oggi, panels: [{ ...agenda, status: 'note' }] }])
// @ts-expect-error an agenda that moves to no state
defineScreens(trade, [bagni, { ...oggi, panels: [{ ...agenda, moves: [{ to: 'perso', when: [] }] }] }])
// @ts-expect-error a condition on a state that there is not
defineScreens(trade, [bagni, { ...oggi, panels: [{ ...agenda, where: [{ field: 'stato', op: 'eq', value: 'persa' }] }] }])
// @ts-expect-error a condition on a choice that there is not
defineScreens(trade, [bagni, { ...oggi, panels: [{ ...agenda, where: [{ field: 'taglia', op: 'in', value: ['media'] }] }] }])
// @ts-expect-error a condition on a field that the customer has not
defineScreens(trade, [bagni, { ...oggi, panels: [{ ...agenda, where: [{ field: 'padrone.regione', op: 'filled' }] }] }])
// @ts-expect-error an order by a field that the customer has not
defineScreens(trade, [bagni, { ...oggi, panels: [{ ...agenda, sort: [{ field: 'padrone.regione', direction: 'asc' }] }] }])
// @ts-expect-error an agenda that leads to no screen
defineScreens(trade, [bagni, { ...oggi, panels: [{ ...agenda, more: { label: 'Tutti', screen: 'cani' } }] }])
// @ts-expect-error a chart of a field that is not there
defineScreens(trade, [bagni, { ...oggi, panels: [{ ...chart, field: 'colore' }] }])
// @ts-expect-error a chart by a text
defineScreens(trade, [bagni, { ...oggi, panels: [{ ...chart, by: 'note' }] }])
// @ts-expect-error a chart over what is no day
defineScreens(trade, [bagni, { ...oggi, panels: [{ ...parts, day: 'taglia' }] }])
// @ts-expect-error a line over all that there is
defineScreens(trade, [bagni, { ...oggi, panels: [{ ...chart, period: 'all' }] }])
// @ts-expect-error a donut of months
defineScreens(trade, [bagni, { ...oggi, panels: [{ ...chart, shape: 'donut' }] }])
// @ts-expect-error parts beside the year before
defineScreens(trade, [bagni, { ...oggi, panels: [{ ...parts, compare: 'year before' }] }])
// @ts-expect-error a time, and no day that falls into it
defineScreens(trade, [bagni, { ...oggi, panels: [{ ...parts, day: undefined, period: 3 }] }])
// @ts-expect-error a chart that leads to no list
defineScreens(trade, [bagni, { ...oggi, panels: [{ ...chart, opens: 'oggi' }] }])
// @ts-expect-error a paper of some state that there is not
definePrint(bagno, { key: 'ricevuta', label: 'R', when: [{ field: 'stato', op: 'eq', value: 'persa' }], paper })
// @ts-expect-error a figure of some state that there is not
defineMetric(bagno, { ...count, key: 'persi', where: [{ field: 'stato', op: 'in', value: ['persa'] }] })
