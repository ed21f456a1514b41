import type { Desk } from './desk.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import { isReference, type AnyEntity } from '../../kernel/entity/entity.ts'
import { isStored } from '../../kernel/fields/derived.ts'
import type { Field, Fields } from '../../kernel/fields/field.ts'
import { columnsOf, linesIn, startsOf } from '../../kernel/fields/lines.ts'
import { summedLines } from '../../kernel/fields/summed-lines.ts'
import type { Values } from '../../kernel/door/change.ts'

/** The column of lines that names a record, of an order its article; nothing where a field has no such lines. */
export const articleColumn = (field: Field | undefined): readonly [key: string, column: Field] | undefined =>
  Object.entries(columnsOf(field) ?? {}).find(([, column]) => isReference(column))

/** Lines that were said, with what a line begins with and what its article says under the same name: its price, its VAT. */
export async function filledLines({ trade, store }: Desk, { fields }: AnyEntity, values: Values): Promise<Values> {
  const filled = Object.entries(inLines(fields, values)).map(async ([key, value]) => {
    const field = fields[key]
    const columns = columnsOf(field)
    const [column, reference] = articleColumn(field) ?? []
    if (!field || !columns || column === undefined || !reference || !isReference(reference)) return [key, value] as const
    const lines = await Promise.all(
      linesIn(value).map(async (line) => {
        const id = line[column]
        const article = typeof id === 'string' ? await store.get(reference.target, id) : undefined
        const { fields: theirs } = trade.entity(reference.target)
        const taken = Object.entries(columns).flatMap(([one, { kind }]) =>
          one !== column && isStored(columns[one] as typeof reference) && theirs[one]?.kind === kind && !isBlank(article?.[one])
            ? [[one, article?.[one]] as const]
            : [],
        )
        return { ...startsOf(field), ...Object.fromEntries(taken), ...line }
      }),
    )
    return [key, lines] as const
  })
  return Object.fromEntries(await Promise.all(filled))
}

/** A sum of lines that was said is one line more: «con 100 euro di acconto». */
function inLines(fields: Fields, values: Values): Values {
  return Object.entries(values).reduce((all: Values, [key, value]) => {
    const { lines = '', column = '' } = summedLines(fields, key) ?? {}
    return { ...all, ...(lines === '' ? { [key]: value } : { [lines]: [...linesIn(all[lines]), { [column]: value }] }) }
  }, {})
}

/** Lines that are added to those of a record: of an article that is there already the number is another. */
export function joinedLines({ fields }: Pick<AnyEntity, 'fields'>, row: Values, values: Values): Values {
  const joined = Object.entries(values).map(([key, value]) => {
    const column = articleColumn(fields[key])?.[0]
    const said = linesIn(value)
    if (column === undefined) return [key, columnsOf(fields[key]) ? [...linesIn(row[key]), ...said] : value] as const
    const kept = linesIn(row[key]).map((line) => {
      const again = said.find((one) => one[column] === line[column])
      return again ? { ...line, ...again } : line
    })
    const more = said.filter((one) => !kept.some((line) => line[column] === one[column]))
    return [key, [...kept, ...more]] as const
  })
  return Object.fromEntries(joined)
}
