import { FROM, IN, THE, TO } from '../italian/small-words.ts'
import { laneFieldOf } from '../../kernel/screens/lane-of.ts'
import { readDays } from '../italian/days.ts'
import type { Trade } from '../trade/trade.ts'
import { grammarOf, rolesOf, type Frame, type Role, type RoleOf } from './role.ts'

/** «sposta Rossi da martedì a mercoledì alle 11», «dalle 10 alle 11»: when it was, and when it will be, and no stretch of time. */
export function parted(frame: Frame, today: string): Frame {
  if (!grammarOf(frame, 'does').some(({ what }) => what === 'shift')) return frame
  const { words } = frame
  const roles = frame.roles.flatMap((role): readonly Role[] => {
    if (role.role !== 'days' && role.role !== 'hours') return [role]
    const lead = FROM.has(words[role.from]) ? role.from : FROM.has(words[role.from - 1]) ? role.from - 1 : undefined
    const at = words.findIndex((word, one) => one > role.from && one < role.to && TO.has(word))
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

const PLACES = /^(?:mett\w*|mand\w*|dai|dare|da|assegn\w*|affid\w*)$/
const isWhere = (word: string | undefined) => TO.has(word) || FROM.has(word) || IN.has(word)

/** «metti la Rossa alla Brembo martedì», «manda Pasquale da Rossi»: who goes there, where a record of that day is there already. */
export function placedIn(trade: Trade, frame: Frame): RoleOf<'named'> | undefined {
  const { words } = frame
  const lane = laneFieldOf(trade.entity(frame.entity))
  const names = rolesOf(frame, 'named')
  const verbOf = ({ from }: Role) => words[THE.has(words[from - 1]) ? from - 2 : from - 1] ?? ''
  // «assegna Noa Ferri al corso di Excel»
  const isSaid = frame.roles.some(({ role, from }) => role === 'about' && frame.roles.some((one) => one.role === 'self' && one.from > from))
  const who = names.find((role) => PLACES.test(verbOf(role)) && (role.path === lane || (isSaid && /^(?:ass|aff)/.test(verbOf(role)))))
  const isThere = (role: Role) => {
    const titled = frame.roles.find((one) => /^(?:about|relation)$/.test(one.role) && one.to <= role.from && role.from - one.to <= 1)
    return role.from >= (who?.to ?? 0) && [role.from, role.from - 1, (titled?.from ?? 0) - 1].some((at) => isWhere(words[at]))
  }
  return who && [...names, ...rolesOf(frame, 'self')].some((role) => role.from !== who.from && isThere(role)) ? who : undefined
}
