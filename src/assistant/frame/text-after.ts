import { isKind } from '../../kernel/fields/field.ts'
import type { Role, RoleOf } from './role.ts'
import { isOrderAt, textual, type Drafting } from './texts.ts'

/** What a field is given in words of its own. */
interface TextSaid {
  readonly text: string
  readonly words: readonly number[]
  /** It stands beside what is written there already. */
  readonly adds?: true
}

const BETWEEN = /^(?:in|a|ad|con|come)$/
const LINKS = /^(?:e|di|del|della|il|la|lo|numero|con|come|a|al|da|in)$/
/** Nobody has a note taken away by another. */
const ADDS = /^(?:aggiung|segn|annot|scriv|mett|not[ao]|ricord)/
/** What begins so asks, and is no text. */
const ASKS = /^(?:ogni|quant[oaie]|quando|perche|chi|dove)$/
const OF = /^(?:di|del|dello|della|dell|dei)$/
const ENDS = new Set<Role['role']>(['field', 'days', 'hours', 'money'])

/**
 * What follows a field up to what means something else, or to a comma; of a note all that follows, and whose it is may stand between:
 * «aggiungi una nota alla Golf: controllare i freni», «scrivi nelle note di Rossi che è allergica».
 */
export function textAfter(
  { frame, sentence: { tokens, text }, fields, roles }: Drafting,
  role: RoleOf<'field'>,
  { targets, updates }: { readonly targets: boolean; readonly updates: boolean },
): TextSaid | undefined {
  const { words, breaks = [] } = frame
  if (tokens[role.to - 1] === undefined) return undefined
  const between = (at: number) => text.slice(tokens[at - 1]?.to ?? 0, tokens[at]?.from ?? text.length)
  const isLed = (at: number) => /[«"“:]/.test(between(at))
  const field = fields[role.field]
  const isNote = targets && field !== undefined && (isKind(field, 'long_text') || (textual(field) && /^not[ae]/.test(role.field)))
  // «cambia il ruolo di Dalila in direttrice»: the record stands between.
  const names = roles.filter((one) => (one.role === 'self' || one.role === 'named') && one.worth > 0)
  const first = targets ? names.findLast(({ from }) => from > role.from && from - role.to <= 2) : undefined
  // «sulla Golf di Gasparini …»
  const whose = names.reduce((held, one) => (held && one.from - held.to === 1 && OF.test(words[held.to] ?? '') ? one : held), first)
  const isTold = isNote && whose !== undefined && whose.to < words.length
  const isBetween = whose !== undefined && (isTold || isLed(whose.to) || (BETWEEN.test(words[whose.to] ?? '') && updates))
  let from = isBetween ? whose.to : role.to
  while (from < words.length && LINKS.test(words[from] ?? '') && !isLed(from)) from += 1
  if (!isNote && breaks.includes(from) && isOrderAt(frame, from)) return undefined
  const led = isLed(from)
  // «nelle note di Rossi scrivi che …»
  if (isNote) while (/^(?:che|scrivi|segna|annota|metti|aggiungi)$/.test(words[from] ?? '')) from += 1
  const isWhole = isNote && (isTold || led || words[from - 1] === 'che')
  let to = from
  while (to < words.length) {
    if (!isWhole && to > from && /[,;»”]/.test(between(to))) break
    const known = roles.some((other) => other.from === to && other !== role && ENDS.has(other.role))
    if (known && !led && !isWhole) break
    to += 1
  }
  if (to === from || (!led && !isWhole && ASKS.test(words[from] ?? ''))) return undefined
  const raw = text.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0)
  // «il telefono di Rossi» names a field and whose it is, and no value.
  const isName = ({ role: one, from: at }: Role) => (one === 'named' || one === 'self') && at >= from && at < to
  const isKnown = targets && !led && !isWhole && roles.some(isName)
  if (isKnown) return undefined
  const adds = isWhole && words.some((word) => ADDS.test(word))
  return { text: raw, words: Array.from({ length: to - from }, (_, at) => from + at), ...(adds && { adds }) }
}
