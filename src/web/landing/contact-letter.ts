import type { AnyEntity } from '../../kernel/define-entity.ts'
import { isBlank } from '../../kernel/validate.ts'
import type { Values } from '../../kernel/store/change.ts'

/** The message as an e-mail to be sent by the visitor's own program: one line a field, as people read it. */
export function contactLetter(entity: AnyEntity, values: Values, to: string): string {
  const lines = Object.entries(entity.fields)
    .filter(([key]) => !isBlank(values[key]))
    .map(([key, field]) => `${field.label}: ${field.format(values[key])}`)
  const name = typeof values['nome'] === 'string' ? values['nome'] : ''
  return `mailto:${to}?subject=${encodeURIComponent(`Richiesta dal sito: ${name}`)}&body=${encodeURIComponent(lines.join('\r\n'))}`
}
