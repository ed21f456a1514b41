import type { AnyEntity } from '../entity/entity.ts'
import { linesIn, picksOf } from '../fields/lines.ts'
import type { Values } from '../door/change.ts'

/** How what is written in one form is kept as several records: by which field of the record, and from which lines. */
export interface Apart {
  readonly lines: string
  readonly by: string
  /** The values of that field in their order: the courses of a meal. */
  readonly values: readonly string[]
}

/** How new records of an entity are parted; nothing where one form makes one record. */
export function apartOf({ fields }: AnyEntity): Apart | undefined {
  for (const [lines, field] of Object.entries(fields)) {
    const by = picksOf(field)?.apart
    const choice = by === undefined ? undefined : fields[by]
    if (by !== undefined && choice && 'options' in choice) return { lines, by, values: Object.keys(choice.options as object) }
  }
  return undefined
}

/** The values of the records that one form makes, in the order of their parts. `kinds` says of each line which part it is of. */
export function partsOf({ lines, by, values: order }: Apart, values: Values, kinds: readonly unknown[]): readonly Values[] {
  const rows = linesIn(values[lines])
  const kindOf = (at: number) => (order.includes(String(kinds[at])) ? String(kinds[at]) : String(values[by]))
  const parts = order.flatMap((kind): Values[] => {
    const its = rows.filter((_, at) => kindOf(at) === kind)
    return its.length > 0 ? [{ ...values, [by]: kind, [lines]: its }] : []
  })
  return parts.length > 0 ? parts : [values]
}
