import { isIdle } from '../italian/small-words.ts'
import type { Role } from '../frame/role.ts'
import { isLarge, signBefore } from '../frame/sentence.ts'
import type { ValueDraft } from './draft.ts'

/** Roles that mean something of their own: where they find no place, they are not hidden in a note. */
const NO_TEXT = new Set<Role['role']>(['about', 'makes', 'grammar', 'field', 'action', 'relation', 'days', 'hours', 'money'])

/** Runs of words that nothing explains but the stretches that are let go as `loose`. */
export function runsIn(draft: ValueDraft, loose: ReadonlySet<Role>): readonly (readonly number[])[] {
  const { words } = draft.frame
  const isBusy = (at: number) => isBusyAt(draft, loose, at)
  const all: number[][] = []
  let run: number[] = []
  const close = () => {
    while (run.length > 0 && isBusy(run.at(-1) ?? 0)) run.pop()
    if (run.length > 0) all.push(run)
    run = []
  }
  for (let at = 0; at < words.length; at++) {
    if (/[,;:]/.test(signBefore(draft.sentence, at)) && at > 0) close()
    const isSoft = isSoftAt(draft, at)
    const begins = isSoft && /^(?:non|senza)$/.test(words[at] ?? '') && at + 1 < words.length && !isBusy(at + 1)
    if (!isBusy(at) || begins || (run.length > 0 && isSoft)) run.push(at)
    else close()
  }
  close()
  return all
}

function isBusyAt(draft: ValueDraft, loose: ReadonlySet<Role>, at: number): boolean {
  const { frame, spoken, used } = draft
  if (spoken.has(at) || isWhy(draft, at)) return spoken.has(at)
  return frame.roles.some(
    (role) => at >= role.from && at < role.to && !loose.has(role) && (used.has(role) || NO_TEXT.has(role.role) || isState(draft, role)),
  )
}

/** «chiudi la sala per manutenzione»: another word for what is made says why. */
const isWhy = ({ frame: { words }, roles }: ValueDraft, at: number): boolean =>
  words[at - 1] === 'per' && roles.some(({ role }) => role === 'makes') && roles.some(({ role, from }) => role === 'about' && from === at)

/** «libera» of a room is how it stands, and nobody's name. */
function isState({ trade, frame, sentence }: ValueDraft, role: Role): boolean {
  if (role.role !== 'held') return false
  const isProper = isLarge(sentence, role.from)
  return trade.fieldAt(frame.entity, role.field)?.kind === 'status' || (role.field.includes('.') && !isProper)
}

/** Grammar within a text is part of it: «non parte a freddo». */
function isSoftAt({ frame, spoken, used }: ValueDraft, at: number): boolean {
  const role = frame.roles.find((one) => at >= one.from && at < one.to)
  return !spoken.has(at) && role?.role === 'grammar' && role.sense.is !== 'does' && !used.has(role)
}

/** A run without the words at its ends that say nothing, or only that a text follows. */
export function trimmed({ words }: ValueDraft['frame'], run: readonly number[]): readonly number[] {
  const idle = (at: number | undefined) =>
    at !== undefined && ((isIdle(words[at] ?? '') && words[at] !== 'non') || /^(?:nome|numero|perche|causa|chiama)$/.test(words[at] ?? ''))
  let [from, to] = [0, run.length]
  while (from < to && idle(run[from])) from += 1
  while (to > from && idle(run[to - 1])) to -= 1
  return run.slice(from, to)
}
