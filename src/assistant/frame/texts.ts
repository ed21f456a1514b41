import { partsOf } from '../italian/person.ts'
import { statusOf } from '../../kernel/entity/entity.ts'
import { isKind, isOptional, type Field, type Fields } from '../../kernel/fields/field.ts'
import { readNumber } from '../italian/number.ts'
import { isIdle, isLight } from '../lexicon/grammar-words.ts'
import type { By } from '../meaning.ts'
import type { Context } from './known.ts'
import type { Role } from './role.ts'
import { isLarge, rawOf, signBefore } from './sentence.ts'

/** The values of a sentence while they are found. */
export interface Drafting extends Context {
  readonly fields: Fields
  readonly values: Record<string, unknown>
  /** Numbers changed by so much, texts that are added. */
  readonly by: Record<string, By>
  readonly used: Set<Role>
  /** Words that became part of a text. */
  readonly spoken: Set<number>
  readonly roles: readonly Role[]
  /** Some of what is said tells which record is meant, and only what is led to is a new value. */
  readonly targets: boolean
  readonly isOpen: (key: string) => boolean
  readonly take: (key: string, value: unknown, ...roles: readonly Role[]) => void
}

export const textual = (field: Field | undefined) => field !== undefined && (isKind(field, 'text') || isKind(field, 'long_text'))

const DESCRIBES = /descri|motivo|problema|oggetto|argomento|causale|lavor|testo|cura|compito/

/** The text that says what a record is about: one that must be filled, else the first that may. */
export function descriptive({ trade, frame, fields, isOpen }: Drafting): readonly [key: string, must: boolean] | undefined {
  const title = trade.entity(frame.entity).title.flat()
  const open = Object.entries(fields).filter(([key, field]) => textual(field) && isOpen(key))
  const must = open.filter(([, field]) => !isOptional(field))
  const said = (some: typeof open) => some.find(([key]) => DESCRIBES.test(key))
  const needed = (said(must) ?? must.find(([key, field]) => isKind(field, 'long_text') || !title.includes(key)))?.[0]
  if (needed !== undefined) return [needed, true]
  const may = (said(open) ?? open.find(([key]) => key.startsWith('note')))?.[0]
  return may === undefined ? undefined : [may, false]
}

/** Where a text in quotes goes: the name of what is made, else what it is about. */
export function quotable(drafting: Drafting): string | undefined {
  const { trade, frame, fields, isOpen } = drafting
  const [key, must] = descriptive(drafting) ?? []
  if (must) return key
  const name = trade
    .entity(frame.entity)
    .title.flat()
    .find((one) => textual(fields[one]) && isOpen(one))
  return name ?? key
}

/** What means something of its own: where it finds no place, it is not hidden in a note. */
const NO_TEXT = new Set<Role['role']>(['about', 'makes', 'grammar', 'field', 'action', 'relation', 'days', 'hours', 'money'])
/** What is no text by itself, though words of it may stand in one. */
const NO_NAME = new Set<Role['role']>(['question', 'metric', 'move', 'number', 'lasts'])
const CUE = /^(?:nome|chiama|chiamato|chiamata|intestato|intestata)$/

/** The name of what is made, and what is said of it besides: words that nothing else explains. Returns how many texts were guessed. */
export function addTexts(drafting: Drafting): number {
  const { trade, frame, sentence, fields, values, used, spoken, roles, isOpen, take } = drafting
  const { words } = frame
  const described = trade.entity(frame.entity)
  const [state] = statusOf(described) ?? []
  const title = described.title.flat()
  const names = title.filter((key) => textual(fields[key]))
  const loose = new Set<Role>()
  loosened()
  let guesses = 0
  for (const run of runs()) {
    const trimmed = trim(run)
    if (trimmed.length === 0) continue
    const isCued = CUE.test(words[(run[0] ?? 0) - 1] ?? '') || run.some((at) => CUE.test(words[at] ?? ''))
    const raw = rawOf(sentence, trimmed[0] ?? 0, (trimmed.at(-1) ?? 0) + 1)
    const isProper = trimmed.every((at) => isLarge(sentence, at) || isIdle(words[at] ?? ''))
    // «famiglia Bruni»: a name, and what kind of people bear it.
    const bearsName = isProper || (trimmed.length === 2 && isLarge(sentence, trimmed[1] ?? 0))
    if (!isCued && trimmed.every((at) => isElse(at) || (!isProper && (isLight(words[at] ?? '') || readNumber(words, at) !== undefined))))
      continue
    const isApart = /[,;:«"]/.test(signBefore(sentence, run[0] ?? 0))
    const [key, second] = names.filter((one) => isOpen(one) && fits(one, raw))
    const [about, must] = descriptive(drafting) ?? []
    const isName = key !== undefined && key !== about
    const isWhole = second !== undefined && trimmed.length === 2
    if (isName && (bearsName || isCued))
      for (const [one, text] of Object.entries(partsOf(drafting.fields, isWhole ? [key, second] : [key], raw))) take(one, text)
    else if (isName && !must) take(key, raw)
    else if (about !== undefined && (must || isApart)) take(about, raw)
    else continue
    if (!isApart && !isCued) guesses += 1
    const [from = 0] = run
    for (const at of run) spoken.add(at)
    for (const role of roles) if (role.from < from + run.length && role.to > from) used.add(role)
  }
  return guesses

  /** No name is a number that is written in its own way. */
  function fits(key: string, raw: string): boolean {
    const field = fields[key]
    const isPerson = names.length > 1
    return field !== undefined && !(isPerson && /\d/.test(raw)) && field.schema.safeParse(field.parse(raw, '')).success
  }
  /** What must be said and is not: options that nothing named are words of it («fischiano i freni», «per il tagliando»). */
  function loosened(): void {
    const [about, must] = descriptive(drafting) ?? []
    if (!must || about === undefined) return
    const option = (role: Role) =>
      ((role.role === 'held' && fields[role.field]?.kind === 'choice') ||
        (role.role === 'field' && fields[role.field]?.kind === 'boolean')) &&
      used.has(role) &&
      fields[role.field] !== undefined &&
      isOptional(fields[role.field] as Field) &&
      !roles.some((one) => one !== role && one.role === 'field' && one.field === role.field)
    const free = frame.unknown.filter((at) => !isIdle(words[at] ?? '') && !spoken.has(at))
    const freed = roles.filter((role) => option(role) && (free.length === 0 || free.some((at) => isNear(role, at))))
    for (const role of freed) {
      if (role.role !== 'held' && role.role !== 'field') continue
      loose.add(role)
      used.delete(role)
      delete values[role.field]
    }
  }
  function isNear(role: Role, at: number): boolean {
    const [from, to] = at < role.from ? [at + 1, role.from] : [role.to, at]
    return words.slice(from, to).every((word) => isIdle(word))
  }
  /** «chiudi la sala per manutenzione»: another word for what is made says why. */
  function isWhy(at: number): boolean {
    const makes = roles.some(({ role }) => role === 'makes')
    return makes && words[at - 1] === 'per' && roles.some(({ role, from }) => role === 'about' && from === at)
  }
  /** A word that means something else by itself: a state, a number, a question of the trade. */
  function isElse(at: number): boolean {
    if (isIdle(words[at] ?? '')) return true
    return frame.roles.some(
      (role) => at >= role.from && at < role.to && (NO_NAME.has(role.role) || (role.role === 'held' && role.field === state)),
    )
  }
  function isBusy(at: number): boolean {
    if (spoken.has(at) || isWhy(at)) return spoken.has(at)
    return frame.roles.some(
      (role) => at >= role.from && at < role.to && !loose.has(role) && (used.has(role) || NO_TEXT.has(role.role) || isState(role)),
    )
  }
  /** «libera» of a room is how it stands, and nobody's name. */
  function isState(role: Role): boolean {
    if (role.role !== 'held') return false
    const isProper = isLarge(sentence, role.from)
    return trade.fieldAt(frame.entity, role.field)?.kind === 'status' || (role.field.includes('.') && !isProper)
  }
  /** Grammar within a text is part of it: «non parte a freddo». */
  function isSoft(at: number): boolean {
    const role = frame.roles.find((one) => at >= one.from && at < one.to)
    return !spoken.has(at) && role?.role === 'grammar' && role.sense.is !== 'does' && !used.has(role)
  }
  function runs(): readonly (readonly number[])[] {
    const all: number[][] = []
    let run: number[] = []
    const close = () => {
      while (run.length > 0 && isBusy(run.at(-1) ?? 0)) run.pop()
      if (run.length > 0) all.push(run)
      run = []
    }
    for (let at = 0; at < words.length; at++) {
      if (/[,;:]/.test(signBefore(sentence, at)) && at > 0) close()
      const begins = isSoft(at) && /^(?:non|senza)$/.test(words[at] ?? '') && at + 1 < words.length && !isBusy(at + 1)
      if (!isBusy(at) || begins || (run.length > 0 && isSoft(at))) run.push(at)
      else close()
    }
    close()
    return all
  }
  function trim(run: readonly number[]): readonly number[] {
    const idle = (at: number | undefined) =>
      at !== undefined &&
      ((isIdle(words[at] ?? '') && words[at] !== 'non') || /^(?:nome|numero|perche|causa|chiama)$/.test(words[at] ?? ''))
    let [from, to] = [0, run.length]
    while (from < to && idle(run[from])) from += 1
    while (to > from && idle(run[to - 1])) to -= 1
    return run.slice(from, to)
  }
}
