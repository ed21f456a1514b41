import { today as todays } from '../../kernel/expression/expression.ts'
import { defineEntity } from '../../kernel/entity/definition/define-entity.ts'
import { defineScreens } from '../../kernel/screens/define-screens.ts'
import { defineSector, type Sample } from '../../kernel/sector/definition/define-sector.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { optional } from '../../kernel/fields/field.ts'
import { euro, money } from '../../kernel/fields/money.ts'
import { integer } from '../../kernel/fields/number.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { status } from '../../kernel/fields/status.ts'
import { text } from '../../kernel/fields/text.ts'
import { addDays, formatDayMonth } from '../../kernel/italian/dates.ts'
import { defineMetric } from '../../kernel/metric/metric.ts'
import type { Bar } from '../../kernel/chart/bar.ts'
import type { Clock } from '../data/clock.ts'
import { library, openDashboard } from './library.fixture.tsx'

/** A beach with umbrellas to let: no trade of the suite. It has what the library lacks: offers, bars, moves on the agenda, six tabs. */
const ombrellone = defineEntity({
  name: 'ombrellone',
  label: { one: 'Ombrellone', many: 'Ombrelloni', gender: 'm' },
  fields: { nome: text('Nome'), tariffa: money('Tariffa al giorno') },
  title: ['nome'],
  table: ['nome', 'tariffa'],
})

/** What makes an offer wait: for so many days it answers only when `until` is over. */
export const slow: { days?: number; until: Promise<void> } = { until: Promise.resolve() }

const towels = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`telo_${at + 1}`, `Telo ${at + 1}`]))

const affitto = defineEntity({
  name: 'affitto',
  label: { one: 'Affitto', many: 'Affitti', gender: 'm' },
  fields: {
    cliente: text('Cliente'),
    ombrellone: reference('Ombrellone', 'ombrellone'),
    dal: date('Dal'),
    giorni: integer('Giorni', { min: 1 }),
    prezzo: money('Prezzo'),
    telo: optional(choice('Telo', towels)),
    fila: optional(choice('Fila', { prima: 'Prima', seconda: 'Seconda' })),
    pagamento: optional(choice('Pagamento', { contanti: 'Contanti', carta: 'Carta' })),
    stato: status('Stato', 'fissato', {
      fissato: { label: 'Fissato', tone: 'primary', next: ['in_corso'], verb: 'Rimetti fissato' },
      in_corso: { label: 'In corso', tone: 'success', next: ['chiuso'], verb: 'Consegna' },
      chiuso: { label: 'Chiuso', tone: 'neutral', next: [], requires: ['pagamento'], verb: 'Chiudi' },
    }),
  },
  title: ['cliente'],
  sort: [{ field: 'dal', direction: 'asc' }],
  table: ['dal', 'cliente', 'ombrellone', 'stato'],
  prefill: ({ today }) => ({ dal: today, giorni: 1 }),
  proposes: async ({ ombrellone: which, giorni }, read) => {
    const row = which && (await read.get('ombrellone', which))
    if (giorni === slow.days) await slow.until
    return row && giorni ? { prezzo: euro((Number(row['tariffa']) / 100) * giorni) } : {}
  },
  conflicts: async ({ id, ombrellone: which, stato }, read) => {
    const others = await read.find('affitto', [
      { field: 'ombrellone', op: 'eq', value: which },
      { field: 'stato', op: 'eq', value: 'in_corso' },
    ])
    const other = stato === 'in_corso' && others.find((row) => row.id !== id)
    return other ? [{ path: 'ombrellone', code: 'rule', message: `L’ombrellone è ancora di ${String(other['cliente'])}.` }] : []
  },
})

const entities = [affitto, ombrellone] as const

const sample: Sample<typeof entities> = (day) => {
  const row = (
    number: number,
    cliente: string,
    which: number,
    away: number,
    more: { readonly stato?: 'in_corso'; readonly giorni?: number } = {},
  ) =>
    ({
      id: `affitto_${number}`,
      version: 1,
      cliente,
      ombrellone: `ombrellone_${which}`,
      dal: addDays(day, away),
      giorni: 1,
      prezzo: euro(55),
      stato: 'fissato',
      ...more,
    }) as const
  return {
    ombrellone: [
      { id: 'ombrellone_1', version: 1, nome: 'A1', tariffa: euro(30) },
      { id: 'ombrellone_2', version: 1, nome: 'A2', tariffa: euro(20) },
    ],
    affitto: [
      row(1, 'Rina Boni', 1, -1, { stato: 'in_corso', giorni: 3 }),
      row(2, 'Ivo Neri', 2, 0),
      row(3, 'Lea Sala', 1, 0),
      row(4, 'Ugo Poli', 2, 1),
      row(5, 'Ada Pini', 2, 2),
    ],
  }
}

const tab = {
  kind: 'collection',
  icon: 'calendar-days',
  views: ['list'],
  search: 'Cerca...',
  save: 'Salva',
  filters: [],
  empty: { title: 'Niente', text: 'Aggiungi il primo.' },
} as const
const umbrellas = { ...tab, entity: 'ombrellone', create: 'Nuovo Ombrellone' } as const

/** What the bars of the overview read; a test may put something else here. */
export const bars: { read: (today: string) => Promise<readonly Bar[]> } = { read: async () => [] }

const metrics = [
  defineMetric(affitto, {
    key: 'in_corso',
    label: 'Ombrelloni fuori',
    unit: 'count',
    formula: 'Affitti in corso adesso.',
    fn: 'count',
    where: [{ field: 'stato', op: 'eq', value: 'in_corso' }],
  }),
]
const screens = defineScreens({ entities, metrics }, [
  {
    kind: 'overview',
    key: 'oggi',
    label: 'Oggi',
    icon: 'layout-dashboard',
    metrics: ['in_corso'],
    creates: 'affitti',
    panels: [
      {
        kind: 'agenda',
        title: 'Prossimi affitti',
        entity: 'affitto',
        where: [],
        sort: [{ field: 'dal', direction: 'asc' }],
        limit: 5,
        lead: 'dal',
        heading: 'cliente',
        details: ['ombrellone'],
        status: 'stato',
        amount: 'prezzo',
        moves: [
          { to: 'in_corso', when: [{ field: 'dal', op: 'lte', value: todays() }] },
          { to: 'chiuso', when: [] },
        ],
        more: { label: 'Tutti gli affitti', screen: 'affitti' },
        empty: 'Nessun affitto.',
      },
      {
        kind: 'bars',
        title: 'Prossimi giorni',
        measure: 'Ombrelloni presi',
        read: async (_store, { today }) => bars.read(today),
        empty: 'Ancora niente.',
      },
    ],
  },
  { ...tab, key: 'affitti', label: 'Affitti', entity: 'affitto', create: 'Nuovo Affitto' },
  { ...umbrellas, key: 'ombrelloni', label: 'Anagrafica Ombrelloni', short: 'Ombrelloni' },
  { ...umbrellas, key: 'cabine', label: 'Cabine' },
  { ...umbrellas, key: 'pedalo', label: 'Pedalò' },
  { ...umbrellas, key: 'bar', label: 'Portale Ristoro', short: 'Ristoro' },
])

export const beach = defineSector({
  card: { ...library.card, slug: 'bagno', name: 'Bagno' },
  title: 'Bagno Aurora',
  bar: 6,
  entities,
  metrics,
  screens,
  script: library.script,
  sample,
})

/** Two days of bars, the second marked. */
export const twoBars = async (today: string): Promise<readonly Bar[]> => [
  { key: today, label: formatDayMonth(today), share: 0.5, text: '1 su 2 (50%)' },
  { key: addDays(today, 1), label: formatDayMonth(addDays(today, 1)), share: 1, text: '2 su 2 (100%)', isMarked: true },
]

export const openBeach = (address = '/bagno', clock?: Clock) => openDashboard(beach, address, clock && { clock })
