import type { Condition } from '../../kernel/expression/condition.ts'
import { isKind } from '../../kernel/fields/field.ts'
import type { Trade } from '../trade/trade.ts'
import { isNumeric } from '../trade/fields.ts'
import { rolesOf, type Frame, type Role, type RoleOf } from '../frame/role.ts'

type Amount = RoleOf<'number'> | RoleOf<'money'> | RoleOf<'lasts'>
const isAmount = (role: Role): role is Amount => role.role === 'number' || role.role === 'money' || role.role === 'lasts'

/** «più di 3 notti», «sopra i 500 euro», «almeno due persone», «tra 10 e 13 euro», «da 6 posti». */
export function takeComparisons(
  trade: Trade,
  frame: Frame,
  used: Set<Role>,
  take: (role: Role, conditions: readonly Condition[]) => void,
): void {
  const { entity, roles, words } = frame
  const numeric = rolesOf(frame, 'field').filter(({ field }) => isNumeric(trade, entity, field))
  /** The field that an amount is of, and the value in it. */
  const measuredBy = (amount: Amount, kind: Amount['role'] = amount.role) => {
    const fields = numeric.filter(({ field }) => (kind === 'money') === isMoney(trade, entity, field))
    const near = fields.toSorted((a, b) => Math.abs(a.from - amount.to) - Math.abs(b.from - amount.to))[0]
    const field =
      near?.field ??
      (kind === 'money'
        ? trade.moneyOf(entity)
        : kind === 'lasts'
          ? trade.entity(entity).slot?.lasts
          : amount.role === 'number' && amount.unit === 'percent'
            ? Object.keys(trade.entity(entity).fields).find((key) => trade.fieldAt(entity, key)?.kind === 'percent')
            : trade.numberOf(entity))
    const value = amount.role === 'money' ? amount.cents : amount.role === 'lasts' ? amount.minutes : amount.value
    return field === undefined
      ? undefined
      : { near, field, value: amount.role === 'number' && isMoney(trade, entity, field) ? value * 100 : value }
  }
  for (const role of roles) {
    if (role.role !== 'grammar' || role.sense.is !== 'compare') continue
    // «più di un veicolo»: the article is the number.
    const one: Amount | undefined =
      words[role.to - 1] === 'un' ? { role: 'number', value: 1, from: role.to - 1, to: role.to, worth: 0 } : undefined
    const amount = one ?? roles.find((each): each is Amount => each.from >= role.to && !used.has(each) && isAmount(each))
    const measured = amount && measuredBy(amount)
    if (!measured) continue
    take(amount, [{ field: measured.field, op: role.sense.op, value: measured.value }])
    used.add(role)
    if (measured.near) used.add(measured.near)
  }
  for (const to of roles) {
    if (!isAmount(to) || used.has(to)) continue
    const from = roles.find((one): one is Amount => isAmount(one) && one.to < to.from && to.from - one.to <= 2 && !used.has(one))
    const said = (start: number, end: number) => words.slice(start, end).join(' ')
    const isRange = from && RANGES.some(([lead, mid]) => lead.test(said(0, from.from)) && mid.test(said(from.to, to.from)))
    const low = isRange ? measuredBy(from, to.role) : undefined
    const high = isRange ? measuredBy(to) : undefined
    if (low && high && from) {
      take(from, [{ field: low.field, op: 'gte', value: low.value }])
      take(to, [{ field: high.field, op: 'lte', value: high.value }])
      if (high.near) used.add(high.near)
    } else if (to.role === 'number') {
      // «tavoli da 6 posti», «prenotazioni per quattro persone»: so many of what is counted right behind.
      const counted = numeric.find(
        (one) =>
          !one.field.includes('.') &&
          !isMoney(trade, entity, one.field) &&
          // «con voto 2»
          ((one.to === to.from && one.worth > 0.9 && !frame.asking) ||
            (one.from === to.to && /^(?:da|di|per|in|con|a|su)$/.test(words[to.from - 1] ?? ''))),
      )
      const noun = rolesOf(frame, 'about').some((one) => one.to === to.from - 1) && words[to.from - 1] === 'da'
      const field = counted?.field ?? (noun ? trade.numberOf(entity) : undefined)
      if (field === undefined) continue
      take(to, [{ field, op: 'eq', value: to.value }])
      if (counted) used.add(counted)
    }
  }
}

/** Words before and between two amounts that are the ends of a range: «tra 10 e 13», «dai 10 ai 13». */
const RANGES: readonly (readonly [lead: RegExp, mid: RegExp])[] = [
  [/\b(?:tra|fra)(?: i| gli| le)?$/, /^e(?: i| gli| le)?$/],
  [/\b(?:da|dai|dalle)$/, /^(?:a|ai|alle)$/],
]

const isMoney = (trade: Trade, entity: string, path: string): boolean => {
  const field = trade.fieldAt(entity, path)
  return field !== undefined && isKind(field, 'money')
}
