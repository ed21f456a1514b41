import { foldAccents } from '../../kernel/italian/words.ts'
import type { Status } from '../../kernel/fields/status.ts'
import { isIdle } from '../italian/small-words.ts'
import { stemOf } from '../lexicon/stem.ts'
import { isOneClause } from './clause.ts'
import type { Frame, Role, RoleOf } from './role.ts'

/** «che non hanno avuto», «senza nessun»: something is not there. */
export const HAS_NOT =
  /\b(?:non|nessun|nessuna|nessuno|senza)(?: (?:hanno|ha|c e|ci sono|abbiamo|e|ancora|mai|piu|stat[oaie]|una|un|uno|il|la|le|i|gli|nessun|nessuna|alcun|alcuna|dato|lasciato|avuto|indicato|versato|messo|fatto|ricevuto|un))*$/

/** What may stand between «non» or «senza» and what it denies. */
const PASSED = new Set<Role['role']>(['grammar', 'relation', 'about', 'question'])
/** Leaves out whatever follows it: «tranne Rossi e quelli di Bianchi». */
const EXCEPT = /^(?:tranne|eccetto|salvo|fuorche|esclus[oaie]|escludendo|a parte|ad eccezione|all infuori)\b/

const isDenial = (role: Role, is: 'not' | 'without'): role is RoleOf<'grammar'> => role.role === 'grammar' && role.sense.is === is
/** Whether a stretch leaves out what follows it. */
export const isExcept = ({ words }: Frame, { from, to }: Role) => EXCEPT.test(words.slice(from, to).join(' '))

/** What denies a stretch: «non», «senza» or «tranne» before it, «escluso» right after it. */
export function denialOf(frame: Frame, role: Role, is: 'not' | 'without'): Role | undefined {
  const { roles } = frame
  const path = role.role === 'named' ? role.path : role.role === 'held' ? role.field : undefined
  return roles.findLast((one) => {
    if (!isDenial(one, is) || frame.words[one.to] === 'da') return false
    if (!isExcept(frame, one) && !isOneClause(frame, one.from, role.from)) return false
    if (isExcept(frame, one) && one.to <= role.from) return !roles.some((mid) => mid.from >= one.to && mid.to <= role.from && isVerb(mid))
    // «quelle in contanti escluse»: what it leaves out stands before it where nothing follows.
    if (isExcept(frame, one) && one.from === role.to && !roles.some((other) => other.from >= one.to && !PASSED.has(other.role))) return true
    const between = roles.filter((other) => other !== one && other.from >= one.to && other.to <= role.from)
    // «senza telefono né email», «che non contengono né uova né latte»
    const isJoined = (other: Role) =>
      (is === 'without' ? /^(?:e|ed|ne|o)$/ : /^ne$/).test(frame.words[other.to] ?? '') &&
      ((is === 'without' && other.role === 'field') || (other.role === 'named' && other.path === path))
    return (
      one.to <= role.from &&
      between.every((other) => PASSED.has(other.role) || isJoined(other) || (other.role === 'field' && other.field === path))
    )
  })
}
const isVerb = (role: Role) => role.role === 'grammar' && role.sense.is === 'does'

/** A value that was, and what says so: «alle 4 invece che alle 3», «in tre, non in due». */
export function formerly({ words, roles }: Frame, role: Role): readonly Role[] {
  const before = words
    .slice(0, role.from)
    .join(' ')
    .replace(/ (?:alle|all|le|il|dalle|a|in)$/, '')
  if (/\b(?:invece (?:che|di|delle|del)|anziche|al posto (?:di|delle))$/.test(before)) return [role]
  if (!before.endsWith(' non') || !roles.some((one) => one.role === role.role && one !== role)) return []
  return [role, ...roles.filter((one) => isDenial(one, 'not') && one.to <= role.from && role.from - one.to <= 1)]
}

const stems = (text: string) =>
  foldAccents(text.toLowerCase())
    .split(/[^a-z0-9]+/)
    .filter((word) => word === 'non' || !isIdle(word))
    .map(stemOf)
    .join(' ')

/** The states that are meant where one is denied: its contrary by name («non eseguito»), or those that come before it. */
export function statesWithout({ states }: Status<string>, denied: string, said: string): readonly string[] | undefined {
  const contrary = Object.entries(states).filter(([, { label, also = [] }]) =>
    [label, ...also].some((one) => stems(one) === stems(`non ${said}`)),
  )
  if (contrary.length > 0) return contrary.map(([key]) => key)
  if (states[denied]?.away) return undefined
  const keys = Object.keys(states)
  const early = keys.slice(0, keys.indexOf(denied)).filter((key) => !states[key]?.away)
  return early.length > 0 ? early : undefined
}

/** A state that was entered and those that one comes to from it: what was completed may have been billed since. */
export function statesSince({ states }: Status<string>, entered: string): readonly string[] {
  const keys = Object.keys(states)
  const since = [entered]
  for (const key of since)
    for (const next of states[key]?.next ?? [])
      if (!states[next]?.away && keys.indexOf(next) > keys.indexOf(key) && !since.includes(next)) since.push(next)
  return since
}
