import { createHash } from 'node:crypto'
import { isReference, type AnyEntity } from '../../../kernel/entity/entity.ts'
import { isDerived } from '../../../kernel/fields/derived.ts'
import { isKind, type Field, type Fields } from '../../../kernel/fields/field.ts'
import { orderKey } from '../../../kernel/italian/order.ts'
import { isMistyped, searchTerms } from '../../../kernel/italian/search.ts'
import { searchedFields } from '../../../kernel/store/terms.ts'
import { isOrdered, orderColumn, OWN_COLUMN, sameColumn, sameKeys, tableColumnsOf, type Column } from '../columns.ts'
import { house, houseTables } from '../house.ts'
import { indicesOf } from '../indices.ts'
import { inOrder, type ColumnShape, type Tables, type TableShape } from './tables.ts'

/** The tables of the house and of these entities, as their descriptions want them. */
export const describedTables = (entities: readonly AnyEntity[]): Tables => ({
  ...Object.fromEntries(Object.entries(houseTables).map(([name, table]) => [name, { ...table, indices: inOrder(table.indices) }])),
  ...Object.fromEntries(entities.map((entity) => [entity.name, tableOf(entity)])),
})

function tableOf(entity: AnyEntity): TableShape {
  const columns = tableColumnsOf(entity)
  const ordered = columns.filter(isOrdered)
  return {
    columns: {
      workspace: { type: 'text', required: true },
      id: { type: 'text', required: true },
      version: { type: 'whole', required: true },
      ...Object.fromEntries(columns.map((column) => [column.key, columnOf(column)])),
      ...Object.fromEntries(ordered.map(({ key, field }) => [orderColumn(key), made(key, orderMark(field))])),
      ...Object.fromEntries(sameKeys(entity).map((key) => [sameColumn(key), made(key, sameMark(entity.fields[key]))])),
      [OWN_COLUMN]: { type: 'text' },
    },
    key: ['workspace', 'id'],
    indices: inOrder(indicesOf(entity).map((keys) => ({ keys }))),
    words: wordsMark(entity),
  }
}

/** Longer lists are tables of the law, such as the municipalities: what leaves them is still known by those who held it. */
const MOST_VALUES = 100

const columnOf = ({ field, type, isJson, digits }: Column): ColumnShape => ({
  type,
  kind: field.kind,
  ...(isJson && { json: true }),
  ...(digits > 0 && { digits }),
  ...(field.ranks && field.ranks.length <= MOST_VALUES && { values: field.ranks.map(String) }),
  ...(isKind(field, 'lines') && 'of' in field && { of: Object.keys(field.of as Fields) }),
  ...(isReference(field) && { target: field.target }),
})

const made = (from: string, by: string): ColumnShape => ({ type: 'text', made: { from, by } })

/** What is made of words by rules of ours, over words that try all of them: another mark says that the rules have changed. */
const SPECIMENS = [
  'Città di Castello',
  "D'Angelo, Niccolò",
  'müller & Søn 12/2026',
  'FT-2026/0012 del 21/11/2026',
  '1.234,50 €',
  '+39 335 555 1401',
  'i preventivi delle case già vendute',
  'Rossi Rossa rossi ROSSO',
]

const mark = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)

const orderMark = (field: Field): string => mark(field.ranks ?? SPECIMENS.map((text) => field.orderKey?.(text) ?? orderKey(text)))
const sameMark = (field: Field | undefined): string => mark(SPECIMENS.map((text) => field?.identity?.(text)))

/** By what records of an entity are found: its fields, the words of their choices, how words are cut, and where they are kept. */
const wordsMark = (entity: AnyEntity): string =>
  mark([
    [house.term, house.word].map((table) => houseTables[table]?.columns),
    SPECIMENS.map((text) => searchTerms(text).map((term) => [term, isMistyped(term)])),
    searchedFields(entity).map((key) => {
      const field = entity.fields[key]
      return [key, field?.kind, field?.ranks?.map((value) => field.words(value)), field && isDerived(field) && field.derive]
    }),
  ])
