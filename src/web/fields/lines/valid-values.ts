import type { Fields } from '../../../kernel/fields/field.ts'
import { columnsOf } from '../../../kernel/fields/lines.ts'
import type { Values } from '../../../kernel/door/change.ts'

/** What of a record being typed can be worked with: half a number and what is refused are as good as empty, line by line. */
export const validValues = (fields: Fields, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]): [string, unknown][] => {
      const field = fields[key]
      const columns = columnsOf(field)
      if (columns && Array.isArray(value)) return [[key, value.map((line: Values) => validValues(columns, line))]]
      return field?.schema.safeParse(value).success ? [[key, value]] : []
    }),
  )
