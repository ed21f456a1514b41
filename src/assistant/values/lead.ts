import { isTitleOf, type Role } from '../frame/role.ts'
import { FROM, IN, OF, ON, THE, TO } from '../italian/small-words.ts'
import { firstWord, lead, type ValueDraft } from './draft.ts'

const isTo = (word: string) => TO.has(word) || /^(?:per|verso)$/.test(word)
const isOf = (word: string) => OF.has(word) || FROM.has(word)

/** Tells whether «di» or «da» joins a stretch to what stands before it. */
export const isOfThing = (draft: ValueDraft, role: Role): boolean => isOf(firstWord(draft, role)) || isOf(lead(draft, role))

/** «dell’intervento delle 10»: hours that say which one, and not from when. */
export const isOfHour = (draft: ValueDraft, role: Role): boolean =>
  isOf(firstWord(draft, role)) && !firstWord(draft, role).startsWith('dall')

/** «la fa Venturini», «la facciamo in Aula 2». */
const DONE_BY = /^(?:l[oaie] (?:fa|fanno|tiene|segue|copre|prende)|ci (?:va|vanno)|facciamo (?:in|nel|nella|nell|a|al|alla))$/

/** Tells whether «a», «con», «in» lead to a stretch: the new value and not the record. */
export function isLedTo(draft: ValueDraft, role: Role): boolean {
  const { frame, features } = draft
  const before = leadOf(draft, role)
  if (role.role === 'days' || role.role === 'hours') return isTo(before) && before !== 'per'
  // «la lezione di martedì la fa Venturini»
  if (DONE_BY.test(frame.words.slice(role.from - 2, role.from).join(' '))) return true
  // «cambia il meccanico della Giulietta: Petrescu»
  if (frame.breaks?.includes(role.from) && features.does.has('update')) return true
  // «mandaci Pasquale»
  if ((isTo(before) && before !== 'per') || /^(?:mand|mett)\w*ci$/.test(before)) return features.does.size > 0
  return (
    (IN.has(before) || ON.has(before) || /^(?:con|come)$/.test(before)) &&
    (features.does.has('shift') || features.does.has('assign') || features.does.has('update'))
  )
}

/** The word that leads to a stretch, before it or as its first one. */
function leadOf(draft: ValueDraft, role: Role): string {
  // «al corso di Excel»: what a name is called by leads to it.
  const titled = draft.roles.find((one) => isTitleOf(one, role))
  const led = titled && isTo(lead(draft, titled)) ? lead(draft, titled) : lead(draft, role)
  // «con la Valli»
  if (THE.has(led) && draft.frame.words[role.from - 2] === 'con') return 'con'
  const first = firstWord(draft, role)
  return !isTo(led) && isTo(first) ? first : led
}
