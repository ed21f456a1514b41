import { addable, type Inquiry, base, functions, used } from './inquiry.ts'
import type { Candidate } from '../frame/candidate.ts'
import { groupingOf } from './groups.ts'
import { rolesOf } from '../frame/role.ts'
import { questionOf } from '../conditions/question.ts'
import type { Asking } from '../meaning/meaning.ts'

/** The trade's own questions about what a number of its records comes to, or of which that is the most; of those that are said. */
export function* sums(asked: Inquiry): Iterable<Candidate<Asking>> {
  const { trade, frame, features } = asked
  const orders = frame.roles.filter((role) => role.role === 'grammar' && role.sense.is === 'order')
  for (const role of rolesOf(frame, 'question')) {
    const { sum: field, by } = questionOf(trade, role) ?? {}
    if (field === undefined) continue
    const fn = features.fn === 'avg' ? 'avg' : 'sum'
    const grouped = groupingOf(asked)
    // Of those that are named, how much it is of them.
    const isNamed = rolesOf(frame, 'named').some(({ path }) => path === by)
    // «quanto abbiamo venduto» of nothing in particular is money, and no pieces.
    const isVague =
      features.asks.has('much') && trade.fieldAt(frame.entity, field)?.kind !== 'money' && rolesOf(frame, 'named').length === 0
    const top = features.says(/\bmeno\b/) ? 'asc' : 'desc'
    yield {
      meaning: grouped
        ? { is: 'groups', ...base(asked), ...grouped.by, fn, field }
        : by !== undefined && !isNamed
          ? { is: 'groups', ...base(asked), by, fn, field, top }
          : { is: 'figure', ...addable(asked), fn, field },
      used: used(asked, role, ...(grouped?.used ?? []), ...orders, ...functions(frame), ...rolesOf(frame, 'metric')),
      bonus: isVague ? -0.2 : 0.9,
    }
  }
}
