import { keyMeaning } from '../../kernel/concepts/key-meaning.ts'
import { isKind, type Field } from '../../kernel/fields/field.ts'
import { isIdle, OF, TO } from '../italian/small-words.ts'
import { readNumber } from '../italian/number.ts'
import type { By } from '../meaning/meaning.ts'
import type { Role } from '../frame/role.ts'
import type { ValueDraft } from './draft.ts'

/** Less of it, or sooner. */
const LESS = /\b(?:anticip|indietro|prima|accorc|abbass|ridu|diminu|scal|togl|scont|meno)/
/** It lasts longer or shorter, and begins when it did. */
const STRETCHES = /\b(?:allung|accorc|prolung|estend|aggiung|durata|in piu|in meno)/
const RAISES = /\b(?:allung|accorc|aument|alza|abbass|ridu|diminu|prolung|scal|scont|ritocc)/
/** Words behind an amount that something moves by: «un'ora dopo», «mezz'ora in più». */
const MORE = /^(?:prima|dopo|indietro|avanti|piu (?:tardi|avanti)|in (?:piu|meno|avanti))\b/

/** A day, an hour, a length or an amount that changes by so much: «di mezz'ora», «una notte in più», «del 10 %», «di 5 euro». */
export function addAdjustments({ trade, frame, fields, values, by, used, spoken, roles }: ValueDraft): void {
  const { words, entity } = frame
  const described = trade.entity(entity)
  const text = words.join(' ')
  const sign = LESS.test(text) ? -1 : 1
  const stretches = STRETCHES.test(text)
  const dates = roles.flatMap((role) => (role.role === 'field' && fields[role.field]?.kind === 'date' ? [role] : []))
  for (const role of roles) {
    if (role.role !== 'lasts' || !isSo(role.from, role.to)) continue
    const lasts = described.slot?.lasts
    const key = stretches ? lasts : trade.timeOf(entity)
    if (key === undefined || !fields[key]) continue
    if (lasts !== undefined && used.has(role)) delete values[lasts]
    return moved(key, sign * (isKind(fields[key], 'decimal') ? role.minutes / 60 : role.minutes), role.from, role.to)
  }
  for (const role of roles) {
    // «una persona in meno», «due coperti in più»
    if (role.role !== 'field' || !fields[role.field] || !isKind(fields[role.field] as Field, 'integer')) continue
    const number = /^un[ao]?$/.test(words[role.from - 1] ?? '') ? 1 : readNumber(words, role.from - 1)?.value
    // «aggiungi una persona alla Marchand»
    const isAdded = /^(?:aggiung|togl|lev)/.test(words[role.from - 2] ?? '')
    if (
      number !== undefined &&
      (isAdded || /^in (?:piu|meno)\b/.test(words.slice(role.to).join(' '))) &&
      !/^(?:giorn|nott)/.test(words[role.from] ?? '')
    )
      return moved(role.field, sign * number, role.from - 1, role.to)
  }
  for (const [at, word] of words.entries()) {
    const number = /^(?:giorn[oi]|settiman[ae]|nott[ei])$/.test(word) ? readNumber(words, at - 1) : undefined
    if (!number || !isSo(at - 1, at + 1)) continue
    const lasts = described.span?.lasts
    const end = trade.endOf(entity)
    const ends = roles.filter((role) => role.role === 'field' && role.field === end)
    const begins = dates.some(({ field }) => field === described.span?.from)
    // «resta un giorno in più»: what has no length is no longer.
    if (stretches && lasts === undefined && dates.length === 0) return
    const key = ends.length > 0 && !begins ? lasts : stretches && lasts !== undefined ? lasts : (dates[0]?.field ?? trade.dayOf(entity))
    if (key === undefined || !fields[key]) return
    for (const role of [...dates.filter(({ field }) => field === key), ...ends]) used.add(role)
    delete values[key]
    return moved(key, sign * number.value * (word.startsWith('settiman') ? 7 : 1), at - 1, at + 1)
  }

  function isSo(from: number, to: number): boolean {
    return OF.has(words[from - 1]) || MORE.test(words.slice(to).join(' ')) || (stretches && words[from - 1]?.startsWith('aggiung') === true)
  }
  function moved(key: string, much: number, from: number, end: number): void {
    by[key] = much
    const [tail] = MORE.exec(words.slice(end).join(' ')) ?? []
    const to = end + (tail?.split(' ').length ?? 0)
    for (let at = from; at < to; at++) spoken.add(at)
    for (const role of roles) if (role.from >= from - 1 && role.to <= to) used.add(role)
  }
}

const COMES = /^(?:aggiung|caric|ricaric|arriv|entr|ricevut|ricevi|compr|mett)/
const GOES = /^(?:togl|tolt|scaric|scal|us[ao]|usat|consum|finit|prelev|vendut|buttat|rott|apert|montat)/

/** The verb by which what is counted comes or goes before a place: «aggiungi 20 litri», «ne abbiamo usati 5». */
export function countingIn(words: readonly string[], before: number): { readonly at: number; readonly sign: 1 | -1 } | undefined {
  const at = words.findLastIndex((word, place) => place < before && (COMES.test(word) || GOES.test(word)))
  return at < 0 ? undefined : { at, sign: COMES.test(words[at] ?? '') ? 1 : -1 }
}

const isQuiet = (role: Role): boolean =>
  ['self', 'number'].includes(role.role) || (role.role === 'grammar' && ['does', 'those'].includes(role.sense.is))

/** «aggiungi 10 lampade», «ho usato due sifoni»: so many more or fewer are there; «porta i sifoni a 20». */
export function addCount({ frame, fields, roles, used, spoken, values, by }: ValueDraft): void {
  const { words } = frame
  const key = keyMeaning(fields, 'stock', 'quantity')
  const [self] = roles.filter((role) => role.role === 'self' && role.worth > 0)
  if (key === undefined || !self || key in values || key in by) return
  for (const role of roles) {
    if (role.role !== 'number' || used.has(role) || role.unit === 'percent') continue
    // «quattro scatole di tasselli»
    const between = words.slice(role.to, self.from).filter((word) => !isIdle(word))
    if (role.to <= self.from && between.length <= 1) {
      const verb = countingIn(words, role.from)
      if (!verb) continue
      by[key] = verb.sign * role.value
      spoken.add(verb.at)
    } else if (role.from > self.to && TO.has(words[role.from - 1]) && role.to >= words.length - 1 && roles.every(isQuiet))
      values[key] = role.value
    else continue
    const [from, to] = role.to <= self.from ? [role.to, self.from] : [role.to, words.length]
    for (let at = from; at < to; at++) spoken.add(at)
    for (const one of roles) if (one === role || (one.from >= from && one.to <= to)) used.add(one)
    return
  }
}

/** «alza … di 5 euro», «del 10 %»: what an amount is changed by; nothing where it is what it will be. */
export function byOf({ words }: ValueDraft['frame'], role: Role, amount: number): By | undefined {
  const text = words.join(' ')
  // «ha versato altri 50 euro»
  if (/^(?:altr[ie]|ulteriori)$/.test(words[role.from - 1] ?? '')) return amount
  const isLed = [role.from, role.from - 1].some((at) => OF.has(words[at]))
  if (!isLed || !RAISES.test(text)) return undefined
  const much = LESS.test(text) ? -amount : amount
  return role.role === 'number' && role.unit === 'percent' ? { percent: much } : much
}
