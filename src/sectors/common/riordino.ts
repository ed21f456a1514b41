import type { Action, ActionLine, Settled } from '../../kernel/action.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { formatDate } from '../../kernel/italian/dates.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import type { PaperBlock } from '../../kernel/paper.ts'

interface Reorder {
  readonly entity: string
  /** The names of the entity's fields. */
  readonly name: string
  readonly have: string
  readonly need: string
  readonly unit: string
  readonly cost: string
  readonly supplier: string
  readonly done: (count: number) => string
}

const NO_SUPPLIER = 'Fornitore da scegliere'
const number = (row: AnyRow, key: string) => Number(row[key] ?? 0)
const words = (row: AnyRow, key: string) => (typeof row[key] === 'string' ? row[key] : '')

/** Twice the threshold is what a van carries for a week: order up to there, never less than one. */
const suggested = (have: number, need: number) => Math.max(Math.ceil(need * 2 - have), 1)

/** The reorder of any inventory with quantity, threshold, cost and supplier. */
export function defineReorder(fields: Reorder): Action {
  const line = (row: AnyRow): ActionLine => ({
    id: row.id,
    title: words(row, fields.name),
    detail: `${formatNumber(number(row, fields.have))} ${words(row, fields.unit)}, soglia ${formatNumber(number(row, fields.need))}`,
    group: words(row, fields.supplier) || NO_SUPPLIER,
    quantity: suggested(number(row, fields.have), number(row, fields.need)),
    unit: words(row, fields.unit),
    ...(typeof row[fields.cost] === 'number' && { unitCost: number(row, fields.cost) }),
  })
  const settle = (rows: readonly AnyRow[], settled: Settled) =>
    settled.flatMap(({ id, quantity }) => {
      const row = rows.find((candidate) => candidate.id === id)
      return row && quantity > 0 ? [{ row, line: { ...line(row), quantity } }] : []
    })
  return {
    key: 'riordina',
    label: 'Riordina',
    title: 'Lista acquisti',
    description: 'Togli quello che non serve e correggi le quantità: poi stampa la lista, o registra la merce arrivata.',
    entity: fields.entity,
    where: [{ field: 'stato', op: 'eq', value: 'scorta_bassa' }],
    confirm: 'Registra arrivo',
    empty: 'Nessun materiale è sotto la soglia: non c’è niente da ordinare.',
    done: fields.done,
    propose: line,
    plan: (rows, settled) =>
      settle(rows, settled).map(({ row, line: { quantity } }) => ({
        type: 'update',
        entity: fields.entity,
        id: row.id,
        values: { [fields.have]: number(row, fields.have) + quantity },
        expect: row.version,
      })),
    paper: (rows, settled, { today }) => ({
      title: 'Lista acquisti',
      subtitle: formatDate(today),
      blocks: [...Map.groupBy(settle(rows, settled), ({ line: { group } }) => group)].map(([group, members]) =>
        table(
          group,
          members.map((member) => member.line),
        ),
      ),
    }),
  }
}

function table(title: string, lines: readonly ActionLine[]): PaperBlock {
  const total = lines.reduce((sum, { unitCost = 0, quantity }) => sum + unitCost * quantity, 0)
  return {
    kind: 'table',
    title,
    columns: [
      { label: 'Materiale' },
      { label: 'Quantità', numeric: true },
      { label: 'Unità' },
      { label: 'Costo unitario', numeric: true },
      { label: 'Totale', numeric: true },
    ],
    rows: lines.map(({ title: name, quantity, unit, unitCost }) => [
      name,
      formatNumber(quantity),
      unit,
      unitCost === undefined ? '' : formatMoney(unitCost),
      unitCost === undefined ? '' : formatMoney(Math.round(unitCost * quantity)),
    ]),
    totals: ['Totale', '', '', '', formatMoney(Math.round(total))],
  }
}
