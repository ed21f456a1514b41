import { base, type Candidate, used } from './asking/candidate.ts'
import { frees, gaps } from './asking/free.ts'
import { counted, groups } from './asking/groups.ts'
import { formulas, metrics } from './asking/metrics.ts'
import { ordered } from './asking/ordered.ts'
import { told } from './asking/told.ts'
import { featuresOf } from './features.ts'
import type { Frame } from './role.ts'
import { whereOf } from './where.ts'
import type { Asking } from '../meaning.ts'
import type { Trade } from '../trade.ts'

/** What a sentence about an entity asks, in the ways that it can be taken. */
export function* askingsOf(trade: Trade, frame: Frame, today: string): Iterable<Candidate<Asking>> {
  const features = featuresOf(frame, trade)
  const asked = { ...whereOf(trade, frame, today), trade, frame, today, features }
  yield* formulas(asked)
  yield* metrics(asked)
  yield* frees(asked)
  yield* gaps(asked)
  if (features.asks.has('history'))
    yield {
      meaning: { is: 'history', ...base(asked, false) },
      used: used(asked, ...frame.roles.filter((role) => role.role === 'grammar' && role.sense.is === 'order')),
      bonus: 1.6,
    }
  yield* groups(asked)
  yield* ordered(asked)
  yield* told(asked)
  yield* counted(asked)
  if (features.whether && !features.asks.has('many') && !features.asks.has('much')) {
    yield { meaning: { is: 'yes', ...base(asked) }, used: used(asked), bonus: 0.25 }
  }
  yield {
    meaning: { is: 'list', ...base(asked) },
    used: used(asked),
    bonus: features.does.has('show') || features.asks.has('which') ? 0.3 : 0,
  }
}
