import { checkShape } from '../../problem/check-shape.ts'
import { statusOf, type AnyEntity } from '../../entity/entity.ts'
import type { State } from '../../fields/status.ts'
import { minutesOf } from '../../italian/times.ts'
import { DefinitionError } from '../../problem/problem.ts'
import type { DaySays, DayWaiting } from '../../screens/day-view.ts'
import type { SectorNames } from './sector-names.ts'

const STEPS: readonly unknown[] = [5, 10, 15, 20, 30, 60]
const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/

/** Checks the hours of a day: `place` says where a fault is, `path` where in the sector something is named. */
export function checkDay(place: string, path: string, entity: string, day: DaySays, check: SectorNames): void {
  checkShape(place, day, { pauses: 'list?', blocks: 'part?', details: 'list?', waiting: 'list?' })
  const { opens, closes, step, pauses = [], blocks, details = [], waiting = [] } = day
  checkHours(place, opens, closes)
  if (step !== undefined && !STEPS.includes(step)) {
    throw new DefinitionError(`${place}.step`, `${String(step)} minutes do not go round in an hour.`, `Say one of ${STEPS.join(', ')}.`)
  }
  for (const [at, pause] of pauses.entries()) {
    checkShape(`${place}.pauses.${at}`, pause, {})
    checkHours(`${place}.pauses.${at}`, pause.from, pause.to)
    if (pause.from < opens || pause.to > closes) {
      throw new DefinitionError(
        `${place}.pauses.${at}`,
        `the pause lies outside of ${opens}–${closes}.`,
        'Change the hours, or take it out.',
      )
    }
  }
  if (blocks) check.closing(`${path}.blocks`, blocks.entity, entity)
  for (const key of details) check.field(`${path}.details`, check.columnOf(entity), key)
  for (const [at, list] of waiting.entries()) checkWaiting(`${place}.waiting.${at}`, `${path}.waiting`, entity, list, check)
}

function checkWaiting(place: string, path: string, entity: string, list: DayWaiting, check: SectorNames): void {
  checkShape(place, list, { where: 'list', details: 'list' })
  const { where, details, since, to, placed } = list
  check.conditions(path, entity, where)
  for (const key of details) check.field(path, entity, key)
  if (since !== undefined) check.kind(`${path}.since`, entity, since, 'time')
  if (to !== undefined) check.state(`${path}.to`, entity, to)
  if (placed !== undefined) check.state(`${path}.placed`, entity, placed)
  checkPlaced(`${place}.placed`, check.entity(path, entity), list)
}

/** What stands on no plan (put off, say) would vanish where it is put: it has to become something else. */
function checkPlaced(place: string, entity: AnyEntity, { where, placed }: DayWaiting): void {
  const [key, field] = statusOf(entity) ?? []
  const states: Readonly<Record<string, State<string>>> = field?.states ?? {}
  const waits = where.flatMap((one) => ('field' in one && one.field === key ? [one.value].flat() : [])).map(String)
  const gone = waits.find((state) => states[state]?.away)
  if (gone !== undefined && placed === undefined) {
    throw new DefinitionError(place, `what is '${gone}' stands on no day.`, 'Say the state that it has once it is put into one.')
  }
  if (placed === undefined) return
  if (states[placed]?.away) throw new DefinitionError(place, `what is '${placed}' stands on no day.`, 'Say another state.')
  const stuck = waits.find((state) => state !== placed && states[state]?.next.includes(placed) === false)
  if (stuck !== undefined) {
    throw new DefinitionError(place, `'${stuck}' does not lead to '${placed}'.`, `Say one of ${states[stuck]?.next.join(', ') ?? ''}.`)
  }
}

function checkHours(place: string, from: string, to: string): void {
  const wrong = [from, to].find((hour, at) => typeof hour !== 'string' || !(HOUR.test(hour) || (at === 1 && hour === '24:00')))
  if (wrong !== undefined || typeof to !== 'string')
    throw new DefinitionError(place, `'${String(wrong)}' is no hour.`, 'Write it as 08:30.')
  if (minutesOf(from) < minutesOf(to)) return
  throw new DefinitionError(place, `${from}–${to} ends before it begins.`, 'Say the earlier hour first.')
}
