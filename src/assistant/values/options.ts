import { isKind, type Fields } from '../../kernel/fields/field.ts'
import { wordsOf } from '../italian/token.ts'
import { stemOf } from '../lexicon/stem.ts'
import type { Role } from '../frame/role.ts'
import type { ValueDraft } from './draft.ts'

const STEMS = new WeakMap<readonly string[], readonly string[]>()
/** The words of a sentence are the same in all ways to take it. */
function stems(words: readonly string[]): readonly string[] {
  const known = STEMS.get(words) ?? words.map(stemOf)
  STEMS.set(words, known)
  return known
}

type Name = readonly [value: string, name: readonly string[]]
const NAMES = new WeakMap<object, readonly Name[]>()
/** Options and what they are called; cut into words once. */
function namesOf(field: Fields[string]): readonly Name[] {
  if (!isKind(field, 'choice')) return []
  const known = NAMES.get(field)
  if (known) return known
  const { options, also = {} } = field as unknown as {
    options: Readonly<Record<string, string>>
    also?: Readonly<Record<string, readonly string[]>>
  }
  const names = Object.entries(options).flatMap(([value, label]) =>
    [label, ...(also[value] ?? [])].map((says): Name => [value, stems(wordsOf(says))]),
  )
  NAMES.set(field, names)
  return names
}

const ORDERS = new Set<Role['role']>(['action', 'makes'])

/**
 * Options that stand within what orders («ha fatto il bonifico») or where the record itself has no such field («ha saldato in contanti»,
 * of an invoice): what is filled in is said there, and nowhere else.
 */
export function addOptions({ trade, frame, fields, used, spoken, isOpen, take }: ValueDraft): void {
  const words = stems(frame.words)
  const orders = frame.roles.filter(({ role, from, to }) => ORDERS.has(role) && to - from > 1)
  const own = trade.entity(frame.entity).fields
  const isOrder = (at: number) => orders.some(({ from, to }) => from <= at && at < to)
  const isFree = (at: number, key: string) =>
    !spoken.has(at) &&
    (isOrder(at) ||
      (!(key in own) && (frame.unknown.includes(at) || !frame.roles.some((role) => role.from <= at && at < role.to && used.has(role)))))
  for (const [key, field] of Object.entries(fields)) {
    if (!isOpen(key)) continue
    const found = namesOf(field).flatMap(([value, name]) => {
      if (name[0] === undefined || !words.includes(name[0])) return []
      const at = words.findIndex((_, from) => name.every((one, after) => words[from + after] === one && isFree(from + after, key)))
      return at < 0 ? [] : [{ value, at, length: name.length }]
    })
    const best = found.toSorted((a, b) => b.length - a.length)[0]
    if (!best || found.some(({ value, length }) => value !== best.value && length === best.length)) continue
    const range = Array.from({ length: best.length }, (_, after) => best.at + after)
    take(key, best.value, ...frame.roles.filter((role) => !orders.includes(role) && range.some((at) => role.from <= at && at < role.to)))
    for (const at of range) if (frame.unknown.includes(at)) spoken.add(at)
  }
}
