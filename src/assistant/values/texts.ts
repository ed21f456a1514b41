import { statusOf } from '../../kernel/entity/entity.ts'
import { isOptional, type Field } from '../../kernel/fields/field.ts'
import { readNumber } from '../italian/number.ts'
import { partsOf } from '../italian/person.ts'
import { isIdle, isLight } from '../italian/small-words.ts'
import type { Role } from '../frame/role.ts'
import { isLarge, rawOf, signBefore } from '../frame/sentence.ts'
import type { ValueDraft } from './draft.ts'
import { descriptive, namesOf } from './text-fields.ts'
import { runsIn, trimmed } from './text-runs.ts'

/** Words that nothing else explains, as a text of the record. */
interface Run {
  /** Words that become part of the text, and those of them that it consists of. */
  readonly at: readonly number[]
  readonly trimmed: readonly number[]
  readonly raw: string
  /** «di nome …»: the words say that a name follows. */
  readonly isCued: boolean
  /** A sign stands before it. */
  readonly isApart: boolean
  /** It is written as a name. */
  readonly isProper: boolean
}

const CUE = /^(?:nome|chiama|chiamato|chiamata|intestato|intestata)$/

/** The name of what is made, and what is said of it besides: words that nothing else explains. Returns how many texts were guessed. */
export function addTexts(draft: ValueDraft): number {
  const { spoken, used, roles } = draft
  let guesses = 0
  for (const at of runsIn(draft, loosened(draft))) {
    const run = runOf(draft, at)
    if (run.trimmed.length === 0 || saysElse(draft, run) || !placed(draft, run)) continue
    if (!run.isApart && !run.isCued) guesses += 1
    const [from = 0] = at
    for (const one of at) spoken.add(one)
    for (const role of roles) if (role.from < from + at.length && role.to > from) used.add(role)
  }
  return guesses
}

function runOf({ frame, sentence }: ValueDraft, at: readonly number[]): Run {
  const { words } = frame
  const [first = 0] = at
  const content = trimmed(frame, at)
  return {
    at,
    trimmed: content,
    raw: rawOf(sentence, content[0] ?? 0, (content.at(-1) ?? 0) + 1),
    isCued: CUE.test(words[first - 1] ?? '') || at.some((one) => CUE.test(words[one] ?? '')),
    isApart: /[,;:«"]/.test(signBefore(sentence, first)),
    isProper: content.every((one) => isLarge(sentence, one) || isIdle(words[one] ?? '')),
  }
}

/** Puts a text where it belongs: into the name, or into what the record is about. Returns whether there is such a place. */
function placed(draft: ValueDraft, run: Run): boolean {
  const { sentence, fields, isOpen, take } = draft
  const { raw, isCued, isApart } = run
  const [key, second] = namesOf(draft).filter((one) => isOpen(one) && fits(draft, one, raw))
  const [about, must] = descriptive(draft) ?? []
  const isName = key !== undefined && key !== about
  const isWhole = second !== undefined && run.trimmed.length === 2
  // «famiglia Bruni»: a name, and what kind of people bear it.
  const bearsName = run.isProper || (run.trimmed.length === 2 && isLarge(sentence, run.trimmed[1] ?? 0))
  if (isName && (bearsName || isCued))
    for (const [one, text] of Object.entries(partsOf(fields, isWhole ? [key, second] : [key], raw))) take(one, text)
  else if (isName && !must) take(key, raw)
  else if (about !== undefined && (must || isApart)) take(about, raw)
  else return false
  return true
}

/** No name is a number that is written in its own way. */
function fits(draft: ValueDraft, key: string, raw: string): boolean {
  const field = draft.fields[key]
  const isPerson = namesOf(draft).length > 1
  return field !== undefined && !(isPerson && /\d/.test(raw)) && field.schema.safeParse(field.parse(raw, '')).success
}

/** Lets go of options that nothing named: they are words of a text that must be said and is not («fischiano i freni», «per il tagliando»). */
function loosened(draft: ValueDraft): ReadonlySet<Role> {
  const { frame, fields, values, used, spoken, roles } = draft
  const loose = new Set<Role>()
  const [about, must] = descriptive(draft) ?? []
  if (!must || about === undefined) return loose
  const isOption = (role: Role) =>
    ((role.role === 'held' && fields[role.field]?.kind === 'choice') ||
      (role.role === 'field' && fields[role.field]?.kind === 'boolean')) &&
    used.has(role) &&
    fields[role.field] !== undefined &&
    isOptional(fields[role.field] as Field) &&
    !roles.some((one) => one !== role && one.role === 'field' && one.field === role.field)
  const free = frame.unknown.filter((at) => !isIdle(frame.words[at] ?? '') && !spoken.has(at))
  for (const role of roles.filter((one) => isOption(one) && (free.length === 0 || free.some((at) => isBeside(draft, one, at))))) {
    if (role.role !== 'held' && role.role !== 'field') continue
    loose.add(role)
    used.delete(role)
    delete values[role.field]
  }
  return loose
}

/** Tells whether only small words stand between a stretch and a word. */
function isBeside({ frame: { words } }: ValueDraft, role: Role, at: number): boolean {
  const [from, to] = at < role.from ? [at + 1, role.from] : [role.to, at]
  return words.slice(from, to).every((word) => isIdle(word))
}

/** Roles that are no text by themselves, though words of them may stand in one. */
const NO_NAME = new Set<Role['role']>(['question', 'metric', 'move', 'number', 'lasts'])

/** Tells whether each word of a run means something else by itself: a state, a number, a question of the trade. */
function saysElse({ trade, frame }: ValueDraft, { isCued, isProper, trimmed: content }: Run): boolean {
  const { words, roles } = frame
  const [state] = statusOf(trade.entity(frame.entity)) ?? []
  const isElse = (at: number) =>
    isIdle(words[at] ?? '') ||
    roles.some((role) => at >= role.from && at < role.to && (NO_NAME.has(role.role) || (role.role === 'held' && role.field === state)))
  const isLean = (at: number) => isLight(words[at] ?? '') || readNumber(words, at) !== undefined
  return !isCued && content.every((at) => isElse(at) || (!isProper && isLean(at)))
}
