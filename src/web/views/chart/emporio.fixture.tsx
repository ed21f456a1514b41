import { defineEntity } from '../../../kernel/entity/definition/define-entity.ts'
import { defineScreens } from '../../../kernel/screens/define-screens.ts'
import { defineSector, type Sample } from '../../../kernel/sector/definition/define-sector.ts'
import { choice } from '../../../kernel/fields/choice.ts'
import { date } from '../../../kernel/fields/date.ts'
import { optional } from '../../../kernel/fields/field.ts'
import { euro, money } from '../../../kernel/fields/money.ts'
import { reference } from '../../../kernel/fields/reference.ts'
import { status } from '../../../kernel/fields/status.ts'
import { text } from '../../../kernel/fields/text.ts'
import { addMonths } from '../../../kernel/italian/dates.ts'
import type { Ask } from '../../../kernel/door/ask.ts'
import { stillClock } from '../../data/clock.fixture.ts'
import { library, openDashboard } from '../../dashboard/library.fixture.tsx'

/** A shop whose takings are drawn in every shape: no trade of the suite. */
const reparto = defineEntity({
  name: 'reparto',
  label: { one: 'Reparto', many: 'Reparti', gender: 'm' },
  fields: { nome: text('Nome') },
  title: ['nome'],
  table: ['nome'],
})

const vendita = defineEntity({
  name: 'vendita',
  label: { one: 'Vendita', many: 'Vendite', gender: 'f' },
  fields: {
    causale: text('Causale'),
    data: date('Data'),
    importo: money('Importo'),
    reparto: reference('Reparto', 'reparto'),
    mezzo: optional(choice('Mezzo', { carta: 'Carta', contanti: 'Contanti', satispay: 'Satispay', buoni: 'Buoni' })),
    stato: status('Stato', 'chiusa', {
      chiusa: { label: 'Chiusa', tone: 'success', next: ['resa'] },
      resa: { label: 'Resa', tone: 'destructive', next: [] },
    }),
  },
  title: ['causale'],
  sort: [{ field: 'data', direction: 'desc' }],
  table: ['data', 'causale', 'reparto', 'mezzo', 'importo', 'stato'],
})

const entities = [vendita, reparto] as const

/** December to November, in hundreds of euros: as in the picture. */
const THIS_YEAR = [312, 178, 154, 196, 211, 228, 249, 273, 142, 237, 256, 184]
const YEAR_BEFORE = [284, 189, 159, 181, 194, 210, 226, 241, 138, 215, 229, 238]
const SHARES = [
  { reparto: 'reparto_1', mezzo: 'carta', part: 0.5 },
  { reparto: 'reparto_2', mezzo: 'contanti', part: 0.3 },
  { reparto: 'reparto_3', mezzo: 'satispay', part: 0.15 },
  { reparto: 'reparto_3', part: 0.05 },
] as const

const sample: Sample<typeof entities> = (day) => ({
  reparto: [
    { id: 'reparto_1', version: 1, nome: 'Abbigliamento donna' },
    { id: 'reparto_2', version: 1, nome: 'Abbigliamento uomo' },
    { id: 'reparto_3', version: 1, nome: 'Accessori' },
  ],
  vendita: [...YEAR_BEFORE, ...THIS_YEAR].flatMap((hundreds, month) =>
    SHARES.map(({ part, ...of }, at) => ({
      id: `vendita_${month * SHARES.length + at + 1}`,
      version: 1,
      causale: `Scontrino ${month * SHARES.length + at + 1}`,
      data: `${addMonths(`${day.slice(0, 7)}-01`, month - 23).slice(0, 7)}-03`,
      importo: euro(hundreds * 100 * part),
      stato: 'chiusa' as const,
      ...of,
    })),
  ),
})

const tab = {
  kind: 'collection',
  icon: 'calendar-days',
  views: ['list'],
  search: 'Cerca...',
  save: 'Salva',
  filters: [],
  empty: { title: 'Niente', text: 'Aggiungi il primo.' },
} as const
const takings = {
  kind: 'chart',
  entity: 'vendita',
  fn: 'sum',
  field: 'importo',
  where: [{ field: 'stato', op: 'eq', value: 'chiusa' }],
  unit: 'money',
  opens: 'vendite',
  empty: 'Ancora nessuna vendita.',
} as const

const screens = defineScreens({ entities, metrics: [] }, [
  {
    kind: 'overview',
    key: 'report',
    label: 'Report',
    icon: 'layout-dashboard',
    metrics: [],
    creates: 'vendite',
    panels: [
      {
        ...takings,
        shape: 'line',
        title: 'Ricavi per mese',
        by: 'data',
        compare: 'year before',
        rise: 'good',
        formula: 'Vendite chiuse nel mese, meno i resi.',
      },
      { ...takings, shape: 'bars', title: 'Reparti', by: 'reparto', day: 'data', period: 1, formula: 'Vendite chiuse, per reparto.' },
      {
        ...takings,
        shape: 'donut',
        title: 'Mezzi di pagamento',
        by: 'mezzo',
        day: 'data',
        period: 1,
        formula: 'Vendite chiuse, per mezzo di pagamento.',
      },
      {
        kind: 'chart',
        shape: 'bars',
        title: 'Scontrini',
        entity: 'vendita',
        fn: 'count',
        where: [],
        unit: 'count',
        by: 'data',
        period: 3,
        formula: 'Vendite nel mese, anche rese.',
        empty: 'Ancora nessuna vendita.',
      },
      {
        ...takings,
        shape: 'line',
        title: 'Resi',
        where: [{ field: 'stato', op: 'eq', value: 'resa' }],
        by: 'data',
        period: 24,
        formula: 'Vendite rese.',
      },
      {
        ...takings,
        shape: 'bars',
        title: 'Contanti per mese',
        where: [{ field: 'mezzo', op: 'eq', value: 'contanti' }],
        by: 'data',
        period: 3,
        compare: 'year before',
        formula: 'Vendite in contanti nel mese, anche rese.',
      },
    ],
  },
  { ...tab, key: 'vendite', label: 'Vendite', entity: 'vendita', create: 'Nuova Vendita' },
  { ...tab, key: 'reparti', label: 'Reparti', entity: 'reparto', create: 'Nuovo Reparto' },
])

const emporio = defineSector({
  card: { ...library.card, slug: 'emporio', name: 'Emporio' },
  title: 'Emporio',
  bar: 4,
  entities,
  metrics: [],
  screens,
  script: library.script,
  sample,
})

interface Options {
  readonly address?: string
  readonly today?: string
  readonly hear?: (ask: Ask) => void
  readonly rows?: ReturnType<typeof sample>
}

/** Months that nothing was planned for: a loss, millions, names without end, many departments. */
export const hardRows = (day: string): ReturnType<typeof sample> => {
  const departments = Array.from({ length: 12 }, (_, at) => `reparto_${at + 1}` as const)
  const amounts = [9_876_543.21, -1_234_567.89, 0.01, 45]
  return {
    reparto: departments.map((id, at) => ({
      id,
      version: 1,
      nome: at % 2 ? 'Abbigliamento'.repeat(5).slice(0, 60) : `Reparto ${at} di ${'a b '.repeat(12)}`,
    })),
    vendita: Array.from({ length: 48 }, (_, at) => ({
      id: `vendita_${at + 1}` as const,
      version: 1,
      causale: `Scontrino ${at + 1}`,
      data: `${addMonths(`${day.slice(0, 7)}-01`, -Math.floor(at / 2)).slice(0, 7)}-03`,
      importo: euro(amounts[at % 4] ?? 0),
      reparto: departments[at % 12] ?? 'reparto_1',
      mezzo: (['carta', 'contanti', 'satispay', 'buoni'] as const)[at % 4] ?? 'carta',
      stato: at % 5 === 4 ? ('resa' as const) : ('chiusa' as const),
    })),
  }
}

export const openEmporio = ({ address = '', today, hear, rows }: Options = {}) =>
  openDashboard(emporio, `/emporio${address}`, {
    ...(hear && { hear }),
    ...(rows && { sample: rows }),
    ...(today !== undefined && { clock: stillClock(today) }),
  })
