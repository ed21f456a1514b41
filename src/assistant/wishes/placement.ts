import { isKind, isOptional } from '../../kernel/fields/field.ts'
import { laneFieldOf } from '../../kernel/screens/lane-of.ts'
import type { Values } from '../../kernel/door/change.ts'
import type { Trade } from '../trade/trade.ts'
import { grammarOf, rolesOf, type Frame, type RoleOf } from '../frame/role.ts'
import { capital } from '../../kernel/italian/capital.ts'

interface Putting {
  readonly trade: Trade
  readonly frame: Frame
}

/** «metti in manutenzione la 201», «metti la 201 in manutenzione»: the room gets a closure, and none that is there is changed. */
export function putInto({ trade, frame }: Putting): RoleOf<'about'> | undefined {
  const lane = laneFieldOf(trade.entity(frame.entity))
  const isLane = lane !== undefined && rolesOf(frame, 'named').some(({ path }) => path === lane)
  if (!isLane || !grammarOf(frame, 'does').some(({ what }) => what === 'create')) return undefined
  return rolesOf(frame, 'about').find(({ from }) => frame.words[from] === 'in' || frame.words[from - 1] === 'in')
}

/** What is put into something for some days gets a record of those days, and no mere state. */
const DATED = 0.5

/** What a new record has by being put there, and how much likelier it is. */
export function puttingIn(
  context: Putting & { readonly today: string },
  values: Values,
): { readonly values: Values; readonly bonus: number } {
  const put = putInto(context)
  if (!put) return { values, bonus: 0 }
  return { values: { ...values, ...reasonPut(context, put, values) }, bonus: rolesOf(context.frame, 'days').length > 0 ? DATED : 0 }
}

/** «in manutenzione» says why as well, where the one text that a record must have is still open. */
function reasonPut({ trade, frame, today }: Putting & { readonly today: string }, { from, to }: RoleOf<'about'>, values: Values): Values {
  const { label, fields, prefill } = trade.entity(frame.entity)
  const begun: Values = { ...prefill?.({ today }), ...values }
  const lacks = Object.entries(fields).flatMap(([key, field]) =>
    isKind(field, 'text') && !isOptional(field) && !(key in begun) ? [key] : [],
  )
  const [key, ...others] = lacks
  const says = frame.words
    .slice(from, to)
    .filter((word) => word !== 'in')
    .join(' ')
  const isItself = [label.one, label.many].some((one) => one.toLowerCase().startsWith(says))
  return key === undefined || others.length > 0 || isItself ? {} : { [key]: capital(says) }
}
