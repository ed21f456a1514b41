import { isKind, type Field } from '../../../kernel/fields/field.ts'
import { isName } from '../../../kernel/derive/numbering.ts'
import { plural } from '../../../kernel/italian/noun.ts'

/** The parts of a title, each once: «Aiuto compiti» of a job and of its shift is said one time. */
const partsOf = (title: string): readonly string[] => [...new Set(title.split(' · '))]

/** A title without what the place of its record says anyway: «Clara Vismara · 20/11/2026» lies on the twentieth. */
export function withoutSaid(title: string, said: readonly (string | undefined)[]): string {
  const parts = partsOf(title).filter((part) => !said.includes(part))
  return parts.length > 0 ? parts.join(' · ') : title
}

/** A text that names another record, without what the title says of it already: of «393/2026 · Bice Lombardi» under her name, the number. */
export function besides(title: string, text: string): string {
  const said = partsOf(title)
  return partsOf(text)
    .filter((part) => !said.includes(part))
    .join(' · ')
}

/** Whether a title says the text already, in whole words. */
export const says = (title: string, text: string): boolean => ` ${title} `.includes(` ${text} `)

/** Records that are called by mere numbers: «5», «7; 8». */
const NUMBERS = /^\d+(?:; \d+)*$/

/** What stands alone says what it is: «2 notti», «Interventi: 0», «Avanzamento: 40 %», «Data di nascita: 12/03/1980», «Tavolo 5», «Commessa n. 12/2026». */
export function named(field: Field | undefined, value: unknown, text: string): string {
  if (!field || text === '') return text
  if ((isKind(field, 'reference') || isKind(field, 'team')) && NUMBERS.test(text))
    return `${field.short ?? field.label} ${text.replaceAll('; ', ' + ')}`
  if (isName(field)) return `${field.label} ${text}`
  const isFigure = field.numeric && typeof value === 'number' && /^[-−]?[\d.,]+$/.test(text)
  if (isFigure && field.unit) return `${text} ${plural(value, ...field.unit)}`
  return isFigure || isKind(field, 'percent') || isKind(field, 'date') ? `${field.short ?? field.label}: ${text}` : text
}

/** The same where the one amount that stands for a record has its own place: any other says which one it is. */
export const namedApart = (field: Field | undefined, value: unknown, text: string): string =>
  field && isKind(field, 'money') ? `${field.short ?? field.label}: ${text}` : named(field, value, text)
