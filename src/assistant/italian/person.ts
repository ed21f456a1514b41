import type { Fields } from '../../kernel/fields/field.ts'

/** Names that end as surnames do. */
const NAMES_IN_I = /^(?:giovanni|luigi|noemi|naomi|dionigi|gigi|mimi|heidi)$/i
const endsAsSurname = (word: string): boolean => /i$/i.test(word) && !NAMES_IN_I.test(word)

/**
 * The name and the surname of two words. Most surnames end in «i» and few names do («Bolzoni Ettore»); where that does not tell, the
 * name stands first, as people say it.
 */
export const nameOf = (first: string, second: string): { readonly name: string; readonly surname: string } =>
  endsAsSurname(first) && !endsAsSurname(second) ? { name: second, surname: first } : { name: first, surname: second }

const PARTICLE = /^(?:d[ei]|del|della|dalla|dal|lo|la|li)$/i
export const isParticle = (word: string): boolean => PARTICLE.test(word)

/** A name by the fields that it fills: a person is said by name and surname, whatever comes first in the title. */
export function partsOf(fields: Fields, [key = '', second]: readonly string[], raw: string): Readonly<Record<string, string>> {
  if (second === undefined) return { [key]: raw }
  const parts = raw.split(/\s+/)
  const at = isParticle(parts.at(-2) ?? '') && parts.length > 2 ? -2 : -1
  const { name, surname } = nameOf(parts.slice(0, at).join(' '), parts.slice(at).join(' '))
  return fields[key]?.means === 'surname' ? { [key]: surname, [second]: name } : { [key]: name, [second]: surname }
}
