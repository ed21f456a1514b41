/** Names that end as surnames do. */
const NAMES_IN_I = /^(?:giovanni|luigi|noemi|naomi|dionigi|gigi|mimi|heidi)$/i
const endsAsSurname = (word: string): boolean => /i$/i.test(word) && !NAMES_IN_I.test(word)

/**
 * The name and the surname of two words. Most surnames end in «i» and few names do («Bolzoni Ettore»); where that does not tell, the
 * name stands first, as people say it.
 */
export const nameOf = (first: string, second: string): { readonly name: string; readonly surname: string } =>
  endsAsSurname(first) && !endsAsSurname(second) ? { name: second, surname: first } : { name: first, surname: second }
