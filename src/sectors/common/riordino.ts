import { defineAction } from '../../kernel/define-action.ts'
import type { Action } from '../../kernel/action.ts'
import type { AnyEntity, Entity } from '../../kernel/entity.ts'
import { times } from '../../kernel/expression/expression.ts'
import type { Condition } from '../../kernel/expression/condition.ts'
import { optional, type Fields } from '../../kernel/fields/field.ts'
import { lines } from '../../kernel/fields/lines.ts'
import { euro, money } from '../../kernel/fields/money.ts'
import { decimal } from '../../kernel/fields/number.ts'
import { proposed } from '../../kernel/fields/proposed.ts'
import { reference } from '../../kernel/fields/reference.ts'
import type { AnyRow, Draft, Key } from '../../kernel/fields/shapes.ts'
import { text } from '../../kernel/fields/text.ts'
import { formatDate } from '../../kernel/italian/dates.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import { plural } from '../../kernel/italian/noun.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import type { PaperBlock } from '../../kernel/paper.ts'
import { scarse } from './scorta.ts'

/** Which fields of the inventory say what, and what stands on the order. */
interface Reorder<F extends Fields> {
  readonly name: Key<F>
  readonly have: Key<F>
  readonly need: Key<F>
  readonly unit: Key<F>
  readonly cost: Key<F>
  readonly supplier: Key<F>
  /** Which records want an order. */
  readonly where: readonly Condition[]
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
const number = (row: AnyRow, key: string) => Number(row[key] ?? 0)
const words = (row: AnyRow, key: string) => (typeof row[key] === 'string' ? row[key] : '')

/** Twice the threshold is what a van carries for a week: order up to there, never less than one. */
const suggested = (have: number, need: number) => Math.max(Math.ceil(need * 2 - have), 1)

const columnsFor = (entity: AnyEntity) => ({
  articolo: reference(entity.label.one, entity.name),
  nome: text(entity.label.one),
  scorta: text('Scorta'),
  fornitore: text('Fornitore'),
  quantita: decimal('Quantità', { max: 1_000_000 }),
  unita: optional(text('Unità')),
  costo: optional(money('Costo unitario')),
})
type Line = Draft<ReturnType<typeof columnsFor>>

/** The reorder of any inventory with quantity, threshold, cost and supplier. */
export function defineReorder<N extends string, F extends Fields>(
  inventory: Entity<N, F>,
  fields: Reorder<NoInfer<F>>,
): Action<'riordina'> {
  const entity: AnyEntity = inventory
  const { one, many } = entity.label
  const lineOf = (row: AnyRow): Line => {
    const [unit, cost] = [words(row, fields.unit), row[fields.cost]]
    return {
      articolo: `${entity.name}_${row.id.slice(entity.name.length + 1)}`,
      nome: words(row, fields.name),
      scorta: `${formatNumber(number(row, fields.have))} ${unit}, soglia ${formatNumber(number(row, fields.need))}`,
      fornitore: words(row, fields.supplier) || NO_SUPPLIER,
      quantita: suggested(number(row, fields.have), number(row, fields.need)),
      ...(unit && { unita: unit }),
      ...(typeof cost === 'number' && { costo: euro(cost / 100) }),
    }
  }
  return defineAction(entity, {
    key: 'riordina',
    label: 'Riordina',
    title: 'Lista acquisti',
    synonyms: ['ordina', 'riordina', 'rifornisci', 'fai l’ordine', 'fai un ordine', 'prepara l’ordine'],
    description: 'Togli quello che non serve e correggi le quantità: poi stampa la lista, o registra la merce arrivata.',
    icon: 'shopping-cart',
    on: 'list',
    where: fields.where,
    inputs: {
      righe: proposed(lines('Da ordinare', columnsFor(entity), { max: 1000, summary: ({ nome }) => nome }), {
        title: 'nome',
        detail: 'scorta',
        group: 'fornitore',
        correct: 'quantita',
        unit: 'unita',
        amount: times('quantita', 'costo'),
      }),
    },
    confirm: 'Registra arrivo',
    opens: true,
    empty: 'Nessuna scorta è sotto la soglia: non c’è niente da ordinare.',
    done: ({ righe }) => `Arrivo registrato: ${righe.length} ${plural(righe.length, one, many).toLowerCase()}`,
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
        subtitle: formatDate(today),
        blocks: [...Map.groupBy(righe, ({ fornitore }) => fornitore)].map(([supplier, members]) => table(supplier, one, members)),
      }),
    },
  })
}

function table(title: string, article: string, members: readonly Line[]): PaperBlock {
  const total = members.reduce((sum, { costo = euro(0), quantita }) => sum + costo * quantita, 0)
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
      formatNumber(quantita),
      unita,
      costo === undefined ? '' : formatMoney(costo),
      costo === undefined ? '' : formatMoney(Math.round(costo * quantita)),
    ]),
    totals: ['Totale', '', '', '', formatMoney(Math.round(total))],
  }
}
