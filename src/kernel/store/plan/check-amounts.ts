import type { Found } from '../../among/among.types.ts'
import type { AnyEntity } from '../../entity/entity.ts'
import type { Read } from '../../door/read.ts'
import { headOf, pathsOf } from '../../expression/paths.ts'
import { isDerived, isStored, type Derived } from '../../fields/derived.ts'
import { isKind, type Field, type Fields } from '../../fields/field.ts'
import { columnsOf } from '../../fields/lines.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import { messages } from '../../problem/messages.ts'
import type { Entities } from '../../entity/entities.ts'
import type { Step } from '../work.ts'

/** An amount that is worked out in a record or in one of its lines, and the field in which somebody can make it smaller. */
interface Amount {
  readonly key: string
  readonly field: Field
  readonly most: number
  readonly told: string
}

/** The amounts among some fields that are worked out of what stands beside them. */
const amountsIn = (fields: Fields): readonly Amount[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    const told = isDerived(field) && isKind(field, 'money') && field.most !== undefined ? toldAt(fields, field) : undefined
    return told === undefined || field.most === undefined ? [] : [{ key, field, most: field.most, told }]
  })

/** The first field with a value of its own that an expression leads to. */
function toldAt(fields: Fields, { derive }: Derived<Field>): string | undefined {
  for (const key of pathsOf(derive).map(headOf)) {
    const field = fields[key]
    if (!field) continue
    const told = isDerived(field) ? toldAt(fields, field) : isStored(field) ? key : undefined
    if (told !== undefined) return told
  }
  return undefined
}

interface Amounts {
  readonly own: readonly Amount[]
  readonly lines: readonly (readonly [key: string, of: readonly Amount[]])[]
}

const known = new WeakMap<AnyEntity, Amounts>()

function amountsOf(entity: AnyEntity): Amounts {
  const found = known.get(entity) ?? makeAmounts(entity)
  known.set(entity, found)
  return found
}

/** Only of records with lines: there quantities are multiplied, and what is added up has no end. */
function makeAmounts({ fields }: AnyEntity): Amounts {
  const lines = Object.entries(fields).flatMap(([key, field]) => {
    const columns = columnsOf(field)
    return columns ? [[key, amountsIn(columns)] as const] : []
  })
  return { own: lines.length > 0 ? amountsIn(fields) : [], lines }
}

/**
 * Amounts that are worked out and greater than their field may hold: somebody has mistyped what they are made of. All of them together
 * stay within what every database counts to the cent.
 */
export async function amountsBeyond(entities: Entities, read: Read, steps: readonly Step[]): Promise<readonly Found[]> {
  const found = steps.map(async ({ entity: name, id, after }): Promise<readonly Found[]> => {
    const entity = after && entities.get(name)
    const { own, lines } = entity ? amountsOf(entity) : { own: [], lines: [] }
    if (own.length === 0 && lines.length === 0) return []
    const row = await read.get(name, id)
    const inLines = lines.flatMap(([key, amounts]) => linesOf(row, key).flatMap((line, at) => beyond(amounts, line, `${key}.${at}.`)))
    // Whoever mends the line mends the total.
    const problems = inLines.length > 0 ? inLines : beyond(own, row, '')
    return problems.map((problem) => ({ id, code: 'invalid', ...problem }))
  })
  return (await Promise.all(found)).flat()
}

const linesOf = (row: AnyRow | undefined, key: string) => (row?.[key] ?? []) as readonly Readonly<Record<string, unknown>>[]

/** Of several that are told in one place the first says enough. */
function beyond(amounts: readonly Amount[], row: Readonly<Record<string, unknown>> | undefined, before: string) {
  const problems = amounts.flatMap(({ key, field, most, told }) =>
    Math.abs(Number(row?.[key] ?? 0)) > most ? [[told, { path: before + told, message: messages.tooMuchMoney(field, most) }] as const] : [],
  )
  return [...new Map(problems.toReversed()).values()]
}
