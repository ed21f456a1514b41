import { laneFieldOf } from '../../kernel/lane-of.ts'
import { readDays } from '../italian/days.ts'
import type { Trade } from '../trade.ts'
import { grammarOf, rolesOf, type Frame, type Role, type RoleOf } from './role.ts'

const FROM = /^(?:da|dal|dall|dalla|dallo|dalle)$/
const TO = /^(?:a|ad|al|all|alla|allo|alle)$/
/** «sposta Rossi da martedì a mercoledì alle 11», «dalle 10 alle 11»: when it was, and when it will be, and no stretch of time. */
export function parted(frame: Frame, today: string): Frame {
  if (!grammarOf(frame, 'does').some(({ what }) => what === 'shift')) return frame
  const { words } = frame
  const roles = frame.roles.flatMap((role): readonly Role[] => {
    if (role.role !== 'days' && role.role !== 'hours') return [role]
    const lead = FROM.test(words[role.from] ?? '') ? role.from : FROM.test(words[role.from - 1] ?? '') ? role.from - 1 : undefined
    const at = words.findIndex((word, one) => one > role.from && one < role.to && TO.test(word))
    if (lead === undefined || at < 0) return [role]
    if (role.role === 'hours')
      return [{ ...role, from: at, hours: { from: role.hours.until, until: role.hours.until, moment: true, either: role.hours.either } }]
    const [was, will] = [readDays(words.slice(0, at), lead + 1, today), readDays(words, at, today)]
    return was && will
      ? [
          { ...role, from: lead, to: at, days: was },
          { ...role, from: at, days: will },
        ]
      : [role]
  })
  return { ...frame, roles }
}

const PLACES = /^(?:mett\w*|mand\w*|dai|dare|da)$/
const WHERE = /^(?:a|ad|al|all|alla|allo|alle|ai|agli|da|dal|dall|dalla|dallo|dai|in|nel|nella)$/

/** «metti la Rossa alla Brembo martedì», «manda Pasquale da Rossi»: who goes there, where a record of that day is there already. */
export function placedIn(trade: Trade, frame: Frame): RoleOf<'named'> | undefined {
  const { words } = frame
  const lane = laneFieldOf(trade.entity(frame.entity))
  const names = rolesOf(frame, 'named')
  const isObject = ({ from }: Role) => {
    const at = /^(?:il|lo|la|l|i|gli|le)$/.test(words[from - 1] ?? '') ? from - 2 : from - 1
    return PLACES.test(words[at] ?? '')
  }
  const who = names.find((role) => role.path === lane && isObject(role))
  const isThere = (role: Role) =>
    role.from >= (who?.to ?? 0) && [words[role.from - 1], words[role.from]].some((word) => WHERE.test(word ?? ''))
  return who && [...names, ...rolesOf(frame, 'self')].some((role) => role.from !== who.from && isThere(role)) ? who : undefined
}
