import { isStored } from '../../kernel/fields/derived.ts'
import { isKind, isOptional, type Field, type Fields } from '../../kernel/fields/field.ts'
import { columnsOf, startsOf } from '../../kernel/fields/lines.ts'
import { isPreposition } from '../italian/small-words.ts'
import { rawOf } from '../frame/sentence.ts'
import { descriptive, textual } from './text-fields.ts'
import type { ValueDraft } from './draft.ts'

/** The columns of lines that are told in words: what it is, and what it costs. */
interface Told {
  readonly field: string
  readonly text: string
  readonly price: string
}

/** Lines of which each says in words what it is, and in money what it costs; nothing where they name an article. */
function toldIn(fields: Fields, isOpen: (key: string) => boolean): Told | undefined {
  for (const [field, lines] of Object.entries(fields)) {
    const columns: readonly (readonly [string, Field])[] = Object.entries(columnsOf(lines) ?? {})
    const must = columns.filter(([, column]) => isStored(column) && !isOptional(column))
    const text = must.find(([, column]) => textual(column))?.[0]
    const price = must.find(([, column]) => isKind(column, 'money'))?.[0]
    const starts = startsOf(lines)
    const isWhole = must.every(([key]) => key === text || key === price || key in starts)
    if (text !== undefined && price !== undefined && isWhole && isOpen(field)) return { field, text, price }
  }
  return undefined
}

/** Words about VAT behind an amount: «più IVA», «IVA esclusa». */
const BESIDE = /^(?:piu|oltre|con|e|\+|iva|esclusa)$/
/** Leads to somebody, to a day or to a sum, and to no part of a text. */
const LEADS = /^(?:a|al|allo|alla|all|ai|agli|alle|da|dal|dalla|entro|il|di|del)$/
const ARTICLE = /^(?:il|lo|la|l|i|gli|le|un|una|uno)$/

/** «da 1200 euro più iva per consulenza»: a line of what is made, in words and for so much, where the record itself takes no amount. */
export function addPricedLine(draft: ValueDraft): void {
  const { frame, fields, used, spoken, roles, isOpen, take } = draft
  const { words } = frame
  const [money, ...others] = roles.filter((role) => role.role === 'money' && !used.has(role))
  const told = money && others.length === 0 && !descriptive(draft)?.[1] ? toldIn(fields, isOpen) : undefined
  if (money?.role !== 'money' || !told) return
  let behind = money.to
  while (BESIDE.test(words[behind] ?? '')) behind += 1
  if (!words.slice(money.to, behind).includes('iva')) behind = money.to
  const stretch = reasonIn(draft, money.from, behind)
  if (!stretch) return
  const [from, to] = stretch
  const said = roles.filter((role) => (role.from >= money.from && role.to <= behind) || (role.from >= from && role.to <= to))
  for (let at = 0; at < words.length; at++) if ((at >= money.from && at < behind) || (at >= from && at < to)) spoken.add(at)
  const line = { ...startsOf(fields[told.field] as Field), [told.text]: rawOf(draft.sentence, from, to), [told.price]: money.cents }
  take(told.field, [line], ...said)
}

/** Stretch behind the last «per» that leads to no record, up to the amount or to what is led to otherwise. */
function reasonIn(
  { frame: { words }, used, roles }: ValueDraft,
  amount: number,
  behind: number,
): readonly [from: number, to: number] | undefined {
  const taken = roles.filter((role) => used.has(role))
  const isTaken = (at: number) => taken.some(({ from, to }) => from <= at && at < to)
  const isAmount = (at: number) => at >= amount && at < behind
  const lead = words.findLastIndex((word, at) => word === 'per' && at + 1 < words.length && !isAmount(at) && !isTaken(at + 1))
  if (lead < 0) return undefined
  const ends = (at: number) => isAmount(at) || (LEADS.test(words[at] ?? '') && (isAmount(at + 1) || isTaken(at + 1) || isTaken(at)))
  let [from, to] = [lead + 1, lead + 1]
  while (to < words.length && !ends(to)) to += 1
  while (from < to && ARTICLE.test(words[from] ?? '')) from += 1
  while (to > from && isPreposition(words[to - 1] ?? '')) to -= 1
  return from < to ? [from, to] : undefined
}
