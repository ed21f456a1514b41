import * as k from '../../kernel/describe.ts'
import { scarse } from './scorta.ts'

/** Which fields of the inventory say what, and what stands on the order. */
interface Reorder<F extends k.Fields> {
  readonly name: k.Key<F>
  readonly have: k.Key<F>
  readonly need: k.Key<F>
  readonly unit: k.Key<F>
  readonly cost: k.Key<F>
  readonly supplier: k.Key<F>
  /** Which records want an order. */
  readonly where: readonly k.Condition[]
}

/** An inventory whose state is a `scorta`; what a trade calls otherwise it writes over it. */
export const riordinoScorte = {
  name: 'nome',
  have: 'quantita',
  need: 'soglia',
  unit: 'unita',
  cost: 'costo',
  supplier: 'fornitore',
  where: scarse,
} as const

const NO_SUPPLIER = 'Fornitore da scegliere'
const number = (row: k.AnyRow, key: string) => Number(row[key] ?? 0)
const words = (row: k.AnyRow, key: string) => (typeof row[key] === 'string' ? row[key] : '')

/** Twice the threshold is what a van carries for a week: order up to there, never less than one. */
const suggested = (have: number, need: number) => Math.max(Math.ceil(need * 2 - have), 1)

const columnsFor = (entity: k.AnyEntity) => ({
  articolo: k.reference(entity.label.one, entity.name),
  nome: k.text(entity.label.one),
  scorta: k.text('Scorta'),
  fornitore: k.supplier(),
  quantita: k.quantity('Quantità', { max: 1_000_000 }),
  unita: k.optional(k.text('Unità')),
  costo: k.optional(k.money('Costo unitario')),
})
type Line = k.Draft<ReturnType<typeof columnsFor>>

/** The reorder of any inventory with quantity, threshold, cost and supplier. */
export function defineReorder<N extends string, F extends k.Fields>(
  inventory: k.Entity<N, F>,
  fields: Reorder<NoInfer<F>>,
): k.Action<'riordina'> {
  const entity: k.AnyEntity = inventory
  const { one, many } = entity.label
  const lineOf = (row: k.AnyRow): Line => {
    const [unit, cost] = [words(row, fields.unit), row[fields.cost]]
    return {
      articolo: `${entity.name}_${row.id.slice(entity.name.length + 1)}`,
      nome: words(row, fields.name),
      scorta: `${k.formatNumber(number(row, fields.have))} ${unit}, soglia ${k.formatNumber(number(row, fields.need))}`,
      fornitore: words(row, fields.supplier) || NO_SUPPLIER,
      quantita: suggested(number(row, fields.have), number(row, fields.need)),
      ...(unit && { unita: unit }),
      ...(typeof cost === 'number' && { costo: k.euro(cost / 100) }),
    }
  }
  return k.defineAction(entity, {
    key: 'riordina',
    label: 'Riordina',
    title: 'Lista acquisti',
    synonyms: ['ordina', 'riordina', 'rifornisci'],
    description: 'Togli quello che non serve e correggi le quantità: poi stampa la lista, o registra la merce arrivata.',
    icon: 'shopping-cart',
    on: 'list',
    where: fields.where,
    inputs: {
      righe: k.proposed(k.lines('Da ordinare', columnsFor(entity), { max: 1000, summary: ({ nome }) => nome }), {
        title: 'nome',
        detail: 'scorta',
        group: 'fornitore',
        correct: 'quantita',
        unit: 'unita',
        amount: k.times('quantita', 'costo'),
      }),
    },
    confirm: 'Registra arrivo',
    opens: true,
    empty: 'Nessuna scorta è sotto la soglia: non c’è niente da ordinare.',
    done: ({ righe }) => `Arrivo registrato: ${righe.length} ${k.plural(righe.length, one, many).toLowerCase()}`,
    prefill: (rows) => ({ righe: rows.map(lineOf) }),
    plan: ({ righe }) =>
      righe.map(({ articolo, quantita }, at) => ({
        type: 'adjust',
        entity: entity.name,
        id: articolo,
        by: { [fields.have]: quantita },
        from: `righe.${at}.quantita`,
      })),
    paper: {
      label: 'Stampa lista',
      make: ({ righe }, _read, { today }) => ({
        title: 'Lista acquisti',
        subtitle: k.formatDate(today),
        blocks: [...Map.groupBy(righe, ({ fornitore }) => fornitore)].map(([supplier, members]) => table(supplier, one, members)),
      }),
    },
  })
}

function table(title: string, article: string, members: readonly Line[]): k.PaperBlock {
  const total = members.reduce((sum, { costo = k.euro(0), quantita }) => sum + costo * quantita, 0)
  return {
    kind: 'table',
    title,
    columns: [
      { label: article },
      { label: 'Quantità', numeric: true },
      { label: 'Unità' },
      { label: 'Costo unitario', numeric: true },
      { label: 'Totale', numeric: true },
    ],
    rows: members.map(({ nome, quantita, unita = '', costo }) => [
      nome,
      k.formatNumber(quantita),
      unita,
      costo === undefined ? '' : k.formatMoney(costo),
      costo === undefined ? '' : k.formatMoney(Math.round(costo * quantita)),
    ]),
    totals: ['Totale', '', '', '', k.formatMoney(Math.round(total))],
  }
}
