import { columnsOf } from '../../kernel/fields/lines.ts'
import { isKind } from '../../kernel/fields/field.ts'
import type { Values } from '../../kernel/door/change.ts'
import { readNumber } from '../italian/number.ts'
import { isIdle } from '../italian/small-words.ts'
import { rolesOf, type Role, type RoleOf } from '../frame/role.ts'
import type { ValueDraft } from './draft.ts'

/** Words between how many and of what: «scatole di». */
const BETWEEN = 2

/** «20 scatole di metformina e 10 termometri»: the lines of what is made or added to. */
export function addItems({ frame, fields, used, spoken, isOpen, take }: ValueDraft, targets: boolean): void {
  const { words } = frame
  // «aggiungi 5 cerotti all'ordine 309»: what is there gets more of it by no other verb.
  if (targets && !words.some((word) => /^(?:aggiung|mett|inser)/.test(word))) return
  const items = rolesOf(frame, 'item').filter(({ field }) => isOpen(field))
  const [first] = items
  const columns = first && columnsOf(fields[first.field])
  const counts = Object.keys(columns ?? {}).find(
    (key) => columns?.[key] && (isKind(columns[key], 'integer') || isKind(columns[key], 'decimal')),
  )
  if (!first || counts === undefined) return
  const same = items.filter(({ field, column }) => field === first.field && column === first.column)
  const named = same.filter(({ ids }) => ids.length > 0)
  const numbers = rolesOf(frame, 'number').filter((role) => !used.has(role))
  const before = new Map(numbers.flatMap((number) => (itemAfter(number) ? [[itemAfter(number), number] as const] : [])))
  const lines = named.flatMap((item): readonly Values[] => {
    const number = before.get(item) ?? numbers.find((one) => isRightBehind(item, one))
    // «un termometro»
    const lead = number ? undefined : readNumber(words, item.from - 1)
    // «due caffè» are two, and no table 2 besides.
    const isTaken =
      lead !== undefined &&
      frame.roles.some(({ role, from, to, worth }) => role === 'named' && worth > 0 && from < item.from && item.from <= to)
    const many = number?.value ?? (lead?.to === item.from && !isTaken ? lead.value : undefined)
    if (many === undefined) return []
    if (number) {
      used.add(number)
      for (const at of spokenIn(number.to, item.from)) spoken.add(at)
    }
    const [only, ...others] = item.ids
    return [{ [item.column]: only !== undefined && others.length === 0 ? only : { among: item.ids }, [counts]: many }]
  })
  // «un preventivo per la Clio: cambio frizione» names no article, whatever is called by one of its words.
  if (lines.length === 0 || lines.length < named.length) return
  take(first.field, lines, ...same)

  function itemAfter({ to }: Role): RoleOf<'item'> | undefined {
    return named.find((item) => item.from >= to && spokenIn(to, item.from).length <= BETWEEN && !isOfAnother(item))
  }
  /** «20 confezioni di Eliquis 1000»: a strength beside a word that nobody knows names no other article of that strength. */
  function isOfAnother({ from, to }: Role): boolean {
    return frame.unknown.includes(from - 1) && words.slice(from, to).every((word) => /^\d/.test(word))
  }
  /** «termometri: 12» */
  function isRightBehind(item: Role, number: RoleOf<'number'>): boolean {
    return (
      ![...before.values()].includes(number) && number.from >= item.to && words.slice(item.to, number.from).every((word) => word === 'per')
    )
  }
  function spokenIn(from: number, to: number): readonly number[] {
    return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at).filter((at) => !isIdle(words[at] ?? ''))
  }
}
