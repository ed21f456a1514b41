import type { Condition } from '../../kernel/expression/condition.ts'
import type { Cover } from '../tag/cover.ts'
import type { Reading, Span } from '../tag/span.ts'
import type { Trade } from '../trade/trade.ts'
import type { RoleKind } from './role.ts'

/** «chi non viene a fare l’igiene da più di un anno?»: somebody is asked for of whom nothing took place since then. */
export const isAbsence = (words: readonly string[], { spans }: Pick<Cover, 'spans'>): boolean =>
  NOT.test(words.join(' ')) && spans.some(({ from, readings }) => words[from] === 'da' && readings.some(({ is }) => is === 'days'))
const NOT = /^(?:(?:e|ma|allora) )*(?:chi(?: e che)?|(?:(?:quali|quanti|quante|i|gli|le) )?\w+ che|(?:quali|quanti|quante) \w+) non\b/

/** Worth of a visit that is lacking, as that of any record that is. */
const WORTH = 0.6

/** The visits that a stretch speaks of, where those of somebody are asked for who had none: by what they are for, or by a field of theirs. */
export function lackingVisits(
  trade: Trade,
  entity: string,
  { readings, from }: Span,
  words: readonly string[],
): readonly (RoleKind & { readonly worth: number })[] {
  if (!words.slice(0, from).includes('non')) return []
  const visits = trade.entities.flatMap(({ name, slot }) => {
    const way = slot && trade.wayTo(name, entity)
    return way?.hops === 1 && !way.many ? [{ of: name, path: way.path }] : []
  })
  return visits.flatMap(({ of, path }) =>
    readings.flatMap((reading) => {
      const where = whereOf(trade, of, reading)
      const worth = WORTH - (1 - reading.sure)
      return where ? [{ role: 'pointing' as const, of, path, ...(where.length > 0 && { where }), worth }] : []
    }),
  )
}

function whereOf(trade: Trade, visit: string, reading: Reading): readonly Condition[] | undefined {
  if (reading.is === 'sense') return reading.sense.is === 'field' && reading.sense.entity === visit ? [] : undefined
  if (reading.is !== 'named' || reading.named.field !== undefined) return undefined
  const way = trade.wayTo(visit, reading.named.entity)
  const ids = reading.named.things.flatMap((thing) => (thing.is === 'record' ? [thing.id] : []))
  return way?.hops === 1 && !way.many ? [{ field: way.path, op: 'in', value: [...new Set(ids)] }] : undefined
}
