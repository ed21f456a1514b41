import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import type { Values } from '../../kernel/door/change.ts'

/** The message as people read it: one line a field, whether or not everything in it is right yet. */
export const letterText = (entity: AnyEntity, values: Values): string =>
  Object.entries(entity.fields)
    .filter(([key]) => !isBlank(values[key]))
    .map(([key, field]) => `${field.label}: ${field.format(values[key])}`)
    .join('\r\n')

/** The same as an e-mail to be sent by the visitor's own program. */
export function contactLetter(entity: AnyEntity, values: Values, to: string): string {
  const name = typeof values['nome'] === 'string' ? values['nome'] : ''
  return `mailto:${to}?subject=${encodeURIComponent(`Richiesta dal sito: ${name}`)}&body=${encodeURIComponent(letterText(entity, values))}`
}
