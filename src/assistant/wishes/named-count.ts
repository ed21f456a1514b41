import { isIdle, OF } from '../italian/small-words.ts'
import { rolesOf, type Frame, type RoleOf } from '../frame/role.ts'

/** «ordina 4 filtri olio»: how many of the one thing that is named. */
export function namedCount(frame: Frame): RoleOf<'number'> | undefined {
  const [only, ...others] = rolesOf(frame, 'self').filter(({ worth }) => worth > 0)
  if (!only || only.ids.length !== 1 || others.length > 0) return undefined
  const between = (to: number) => frame.words.slice(to, only.from).filter((word) => !isIdle(word) && !OF.has(word)).length
  return rolesOf(frame, 'number').find(({ to, value, unit }) => to <= only.from && between(to) === 0 && value > 0 && unit !== 'percent')
}
