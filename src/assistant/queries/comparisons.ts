import { type Inquiry, base } from './inquiry.ts'
import type { Candidate } from '../frame/candidate.ts'
import { counts } from './groups.ts'
import { metrics } from './metrics.ts'
import { attributes } from './attributes.ts'
import { type Role, type RoleOf, rolesOf } from '../frame/role.ts'
import { whereOf } from '../conditions/where.ts'
import { isIdle, OF } from '../italian/small-words.ts'
import type { Asking } from '../meaning/meaning.ts'
import type { Days } from '../italian/days.ts'
import { addDays, daysBetween, endOfMonth, startOfMonth, startOfWeek } from '../../kernel/italian/dates.ts'

type DaysRole = RoleOf<'days'>

/** «rispetto a ottobre», «più di ieri», «meglio dell'anno scorso»: a figure beside the same one of other days. */
export function* comparisons(asked: Inquiry): Iterable<Candidate<Asking>> {
  const { frame, today, trade } = asked
  const days = rolesOf(frame, 'days')
  const other = days.find((role) => markBefore(asked, role))
  const mark = other && markBefore(asked, other)
  if (!other || !mark) return
  const own = days.find((role) => role !== other)
  const period = own ?? { ...other, days: presentOf(other.days, today) }
  const left = new Set<Role>([...days, ...mark])
  const asks = new Set(asked.features.asks.has('many') ? asked.features.asks : [...asked.features.asks, 'much' as const])
  const features = { ...asked.features, asks, fn: undefined, whether: false }
  const over = (span: DaysRole, past = frame.past): readonly Candidate<Asking>[] => {
    const here = { ...frame, asking: false, roles: [...frame.roles.filter((role) => !left.has(role)), span], ...(past && { past }) }
    const sentence = { ...asked, frame: here, features, ...whereOf(trade, here, today) }
    return [...metrics(sentence), ...attributes(sentence), ...counts(sentence)]
  }
  const then = over(other, true)
  // «più di ieri?»: whatever was asked before.
  const isBare = own === undefined && frame.roles.every((role) => left.has(role) || role.role === 'grammar')
  if (isBare) {
    const [where, against] = [period, { ...other, days: { ...other.days, ahead: other.days.past } }].map((span) => {
      const here = { ...frame, roles: [span] }
      return { ...base({ ...asked, ...whereOf(trade, here, today) }) }
    })
    if (where && against)
      yield { meaning: { is: 'figure', ...where, fn: 'count', against: against.where }, used: new Set(frame.roles), bonus: 0.5 }
  }
  for (const [at, { meaning, used, bonus }] of over(period).entries()) {
    const before = then[at]?.meaning
    if (meaning.is !== 'figure' || before?.is !== 'figure' || before.field !== meaning.field) continue
    yield { meaning: { ...meaning, against: before.where }, used: new Set([...used, ...left]), bonus: bonus + 0.5 }
  }
}

/** What says that the days are those to compare with: «rispetto a», «più di», «più coperti di». */
function markBefore({ frame: { roles, words }, features }: Inquiry, { from, to: end }: DaysRole): readonly Role[] | undefined {
  const isMore = (role: Role) => /^(?:di |in )?(?:piu|meno)(?: di)?$/.test(words.slice(role.from, role.to).join(' '))
  const marks = roles.filter(
    (role) => role.role === 'grammar' && (role.sense.is === 'versus' || (/^(?:compare|order)$/.test(role.sense.is) && isMore(role))),
  )
  const isThing = (at: number) => roles.some((role) => (role.role === 'field' || role.role === 'about') && role.from <= at && at < role.to)
  // «più di ieri», and not «chi ha speso di più ieri».
  const isLed = words.slice(Math.max(0, from - 1), end).some((word) => OF.has(word))
  const leads = (role: Role) =>
    role.to <= from &&
    words.slice(role.to, from).every((word, at) => isIdle(word) || isThing(role.to + at)) &&
    (!isMore(role) || ((isLed || words[role.to - 1] === 'di') && !features.asks.has('who') && !features.asks.has('which')))
  // «il giorno con più coperti di ottobre» asks which one.
  return marks.some(leads) && !features.says(/\b(?:il|che|quale) (?:giorno|mese) (?:con|che|in|abbiamo)\b/) ? marks : undefined
}

/** The same stretch of days as it is now: this month for «ottobre», today for «ieri». */
function presentOf(said: DaysRole['days'], today: string): DaysRole['days'] {
  const { from, to } = said.past
  const lasts = from === undefined || to === undefined ? 0 : daysBetween(from, to)
  const year = today.slice(0, 4)
  const week = startOfWeek(today)
  const now: Days =
    lasts > 300
      ? { from: `${year}-01-01`, to: `${year}-12-31` }
      : lasts > 20
        ? { from: startOfMonth(today), to: endOfMonth(today) }
        : lasts > 1
          ? { from: week, to: addDays(week, 6) }
          : { from: today, to: today }
  return { ...said, ahead: now, past: now }
}
