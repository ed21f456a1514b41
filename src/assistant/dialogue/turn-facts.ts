import { onDay } from '../../kernel/expression/day-from-today.ts'
import type { Desk } from '../answer/desk.ts'
import { titlesOf } from '../answer/words.ts'
import { grammarOf } from '../frame/role.ts'
import { tokensOf, wordsOf } from '../italian/token.ts'
import { isWish, type Asked, type Asking, type Wish } from '../meaning/meaning.ts'
import type { Found } from '../reply.ts'
import type { Understood } from '../rank/reading.ts'

/** Whether a question found nothing. */
export const isEmpty = (found: Found): boolean =>
  (found.is === 'records' && found.ids.length === 0) ||
  (found.is === 'number' && !found.value) ||
  (found.is === 'both' && found.of.every(isEmpty)) ||
  (found.is === 'truth' && !found.value) ||
  (found.is === 'groups' && Object.keys(found.groups).length === 0)

/** The records that a question found. */
export function idsFound(found: Found): readonly string[] {
  if (found.is === 'records' || found.is === 'choose') return found.ids
  if (found.is === 'value') return [found.id]
  if (found.is === 'truth') return found.rows.map(({ id }) => id)
  return found.is === 'number' ? (found.ids ?? []) : []
}

/** A figure of the trade as what it measures, so that it can be asked for other days. */
export function metricFigure({ trade, at }: Desk, key: string): Extract<Asking, { is: 'figure' }> | undefined {
  const metric = trade.sector.metrics.find((one) => one.key === key)
  if (!metric || 'work' in metric || metric.whole) return undefined
  const where = onDay(metric.where, at.today) ?? metric.where
  return { is: 'figure', entity: metric.entity.name, where, fn: metric.fn, ...(metric.field !== undefined && { field: metric.field }) }
}

/** Something that is there was named, so that other words may be looked for in it. */
const ANCHORS = new Set(['about', 'self', 'named', 'question', 'relation'])
export const isAnchored = ({ frame }: Understood): boolean => frame.roles.some(({ role }) => ANCHORS.has(role))

/** A question of everything is seldom one where something is spoken of. */
export const BROAD = 0.9
export const isBroad = ({ meaning, frame }: Understood): boolean =>
  'where' in meaning && meaning.where.length === 0 && !frame.roles.some(({ role }) => role === 'about')

/** «oggi chi c’è?», «cosa ho domani?»: asked of what the trade does all day, in words that are nobody's. */
export const isPlainAsking = ({ frame, meaning, unknown }: Understood): boolean =>
  unknown.length === 0 &&
  !isWish(meaning) &&
  frame.roles.some(({ role }) => role === 'days' || (role === 'hours' && (frame.asking || frame.roles.length > 1)))

/** «come lo calcoli?», of the figure that was told last. */
export function formulaOf(key: string | undefined, { frame, evidence, unknown }: Understood): Asking | undefined {
  const asks = grammarOf(frame, 'asks').some(({ what }) => what === 'how')
  return key !== undefined && asks && evidence === 0 && unknown.length === 0 ? { is: 'formula', key } : undefined
}

/** Which option some words name; nothing where they name several alike. */
export function namedIn(said: string, options: readonly { readonly label: string; readonly note?: string }[]): number | undefined {
  const words = new Set(tokensOf(said).flatMap(({ word }) => (word.length > 2 ? [word] : [])))
  const scores = options.map(({ label, note = '' }) => tokensOf(`${label} ${note}`).filter(({ word }) => words.has(word)).length)
  const best = Math.max(...scores)
  return best > 0 && scores.filter((score) => score === best).length === 1 ? scores.indexOf(best) : undefined
}

/** The value of a wish that another says anew. */
export function changedIn(before: Wish, now: Wish): string | undefined {
  const valuesOf = (wish: Wish) => (wish.is === 'act' ? wish.inputs : 'values' in wish ? wish.values : {})
  const old = valuesOf(before)
  return Object.entries(valuesOf(now)).find(([key, value]) => JSON.stringify(old[key]) !== JSON.stringify(value))?.[0]
}

/** Which of some records a few words name and say nothing else. */
export async function idNamed(said: string, ids: readonly string[], { trade, store }: Desk): Promise<string | undefined> {
  if (wordsOf(said).length > 3) return undefined
  const titles = await titlesOf(trade, store, ids)
  const options = ids.map((id) => ({ label: titles(id) ?? '' }))
  const at = namedIn(said, options)
  return at === undefined ? undefined : ids[at]
}

/** A question without one of its conditions. */
export function withoutChip({ search, ...rest }: Asking & Asked, chip: string): Asking {
  const gone = new Set(chip.split(','))
  const where = rest.where.filter((_, at) => !gone.has(String(at)))
  return { ...rest, where, ...(search !== undefined && chip !== 'search' && { search }) } as Asking
}
