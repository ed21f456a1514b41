import type { Field } from '../../kernel/fields/field.ts'
import { isIdle } from '../lexicon/grammar-words.ts'
import { rolesOf, type Role } from './role.ts'
import { isLarge, rawOf, signBefore } from './sentence.ts'
import { textual, type Drafting } from './texts.ts'

const isText = (field: Field | undefined): boolean => field !== undefined && textual(field)

/** What is written out in a sentence and taken as it stands: the name of what is made, an address. */
export function addWritten(drafting: Drafting, targets: boolean): void {
  if (!targets) addName(drafting)
  addAddress(drafting, targets)
}

/** Words from one to the one before another are a text of a field, whatever else they could mean. */
function write(
  { sentence, used, spoken, roles, take }: Drafting,
  key: string,
  from: number,
  to: number,
  text = rawOf(sentence, from, to),
): void {
  take(key, text, ...roles.filter((role) => role.from >= from && role.to <= to))
  for (let at = from; at < to; at++) spoken.add(at)
  for (const role of roles) if (role.from < to && role.to > from) used.add(role)
}

const PARTICLE = /^(?:d[ei]|del|della|dalla|dal|lo|la|li)$/i
const NAMES = new Set<Role['role']>(['about', 'makes', 'relation', 'field'])
const MOST_WORDS = 6

/** «nuovo cliente: Ristorante Da Gino, …»: what stands behind the colon, up to the next sign. */
function addName(drafting: Drafting): void {
  const { trade, frame, sentence, fields, roles, isOpen } = drafting
  const { words } = frame
  const from = words.findIndex((_, at) => at > 0 && /:\s*$/.test(signBefore(sentence, at)))
  const isOfKind = roles.some(({ role, to }) => NAMES.has(role) && to === from)
  const names = trade.entity(frame.entity).title.flat()
  if (from < 0 || !isOfKind || !isLarge(sentence, from) || !names.every((key) => fields[key] && isOpen(key) && textual(fields[key]))) return
  const next = words.findIndex((_, at) => at > from && /[,;:.(]/.test(signBefore(sentence, at)))
  const to = next < 0 ? words.length : next
  const isWritten = words.slice(from, to).every((word, at) => isLarge(sentence, from + at) || isIdle(word) || PARTICLE.test(word))
  if (to - from > MOST_WORDS || !isWritten || /\d/.test(rawOf(sentence, from, to))) return
  const [key = '', second] = names
  // What the name says besides is said: a «Ristorante» is one.
  const held = new Set(roles.filter(({ role }) => role === 'held'))
  const apart = { ...drafting, roles: roles.filter((role) => !held.has(role)) }
  if (second === undefined) return write(apart, key, from, to)
  if (to - from < 2) return
  const parts = rawOf(sentence, from, to).split(/\s+/)
  const at = PARTICLE.test(parts.at(-2) ?? '') && parts.length > 2 ? -2 : -1
  const [first, last] = [parts.slice(0, at).join(' '), parts.slice(at).join(' ')]
  write(apart, key, from, to, /cognome/.test(key) ? last : first)
  drafting.take(second, /cognome/.test(key) ? first : last)
}

const STREET = /^(?:via|viale|piazza|piazzale|piazzetta|corso|largo|vicolo|strada|lungolago|lungomare|contrada|localita)$/
const ENDS = new Set<Role['role']>(['days', 'hours', 'money', 'makes', 'action', 'move'])

/** «via Borfuro 3, Bergamo»: where it is, though nobody says that it is an address. */
function addAddress(drafting: Drafting, targets: boolean): void {
  const { frame, sentence, fields, roles, spoken, isOpen, used } = drafting
  const { words } = frame
  const key = Object.keys(fields).find((one) => one.startsWith('indirizzo') && isText(fields[one]) && isOpen(one))
  const from = words.findIndex((word, at) => STREET.test(word) && /^\p{L}{2}/u.test(words[at + 1] ?? '') && !spoken.has(at))
  if (key === undefined || from < 0) return
  const label = rolesOf(frame, 'field').find((role) => role.field === key && role.to <= from)
  if (targets && !label) return
  let to = from + 2
  while (to < words.length && !isEnd(to)) to += 1
  write(drafting, key, from, to)
  if (label) used.add(label)

  function isEnd(at: number): boolean {
    const sign = signBefore(sentence, at)
    // «…, 12», «…, Bergamo»: still the address.
    const goesOn =
      /^\d{1,4}\w?$/.test(words[at] ?? '') || (isLarge(sentence, at) && !roles.some((role) => role.role === 'field' && role.from === at))
    if (/[;:.]\s*$/.test(sign) || (/,/.test(sign) && !goesOn)) return true
    if (spoken.has(at)) return true
    return roles.some(
      (role) =>
        role.from === at &&
        (ENDS.has(role.role) || (role.role === 'field' && role.field !== key) || (role.role === 'grammar' && role.sense.is === 'does')),
    )
  }
}
