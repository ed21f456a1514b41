import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { doubtsOf } from '../../kernel/derive/doubts.ts'
import { revisionOf } from '../../kernel/derive/revision.ts'
import type { Names } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { readOf } from '../../kernel/door/read-of.ts'
import type { Values } from '../../kernel/door/change.ts'
import { writeNumber } from './cells.ts'
import type { Desk } from './desk.ts'
import { textOf } from './proposal-parts.ts'

/** Values that should follow from a change of a record, as its form offers them; what was open before the change is left to the form. */
export async function revisedBy({ store }: Desk, entity: AnyEntity, row: AnyRow, values: Values): Promise<Values> {
  if (!entity.revises) return {}
  const [history, read] = [await store.history(entity.name, row.id), readOf(store)]
  const [before, after] = await Promise.all([
    revisionOf(entity, { stored: row, row }, history, read),
    revisionOf(entity, { stored: row, row: { ...row, ...values } }, history, read),
  ])
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => !(key in values) && before[key] !== value))
}

/** «Ora 4 notti: importo 720,00 €, imposta 20,00 €. Aggiorno?», the question of the form; nothing where nothing follows. */
export function revisedInWords({ fields }: AnyEntity, said: Values, more: Values, names: Names): string | undefined {
  const word = ([key, value]: readonly [string, unknown]) => {
    const field = fields[key]
    if (!field) return []
    const text = field.numeric && typeof value === 'number' ? writeNumber(field, value) : textOf(field, value, names)
    return field.unit && field.numeric ? [text] : [`${(field.short ?? field.label).toLowerCase()} ${text}`]
  }
  const follows = Object.entries(more).flatMap(word)
  return follows.length === 0 ? undefined : `Ora ${Object.entries(said).flatMap(word).join(', ')}: ${follows.join(', ')}. Aggiorno?`
}

/** What the form would ask about these values before they are kept: a day a hundred years ago, a sum out of proportion. */
export const doubtsInWords = ({ at }: Desk, { fields }: AnyEntity, values: Values): string =>
  doubtsOf(fields, values, at)
    .map(({ message }) => `${message} `)
    .join('')
