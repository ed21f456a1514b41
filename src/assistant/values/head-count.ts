import { readNumber } from '../italian/number.ts'
import type { Role } from '../frame/role.ts'
import { firstWord, type ValueDraft } from './draft.ts'

const FOR = /^(?:per|in)$/

/** «per quattro», «siamo in 4»: how many come, and not the place of that number. */
export function addHeadCount(draft: ValueDraft): void {
  const { trade, frame, fields, features, targets, isOpen, take, used, roles } = draft
  const described = trade.entity(frame.entity)
  const counts = described.capacity?.counts ?? Object.keys(fields).find((key) => fields[key]?.unit?.[0] === 'persona')
  if (counts === undefined || !isOpen(counts)) return
  if (addAlone(draft, counts)) return
  // «dividi il conto in tre»: what an order asks for tells no record.
  const isAskedFor = described.fields[counts] === undefined
  if (targets && !isAskedFor && !features.says(/\b(?:sono|siamo|saranno|vengono|verranno) in\b/)) return
  for (const role of roles) {
    const value = used.has(role) ? undefined : countIn(draft, counts, role)
    if (value === undefined) continue
    const said = roles.find((one) => one.from === role.to && fields[counts]?.unit?.includes(frame.words.slice(one.from, one.to).join(' ')))
    take(counts, value, role, ...(said ? [said] : []))
    return
  }
}

/** «da sola»: one comes. Returns whether it is said. */
function addAlone({ frame: { words }, values, spoken, roles, used }: ValueDraft, counts: string): boolean {
  const alone = words.findIndex((word, at) => /^sol[oa]$/.test(word) && words[at - 1] === 'da')
  if (alone <= 0) return false
  values[counts] = 1
  spoken.add(alone)
  for (const role of roles) if (role.from <= alone && role.to > alone) used.add(role)
  return true
}

/** The number that «per» or «in» leads to, though a place may be called so. */
function countIn(draft: ValueDraft, counts: string, role: Role): number | undefined {
  const { words } = draft.frame
  if (role.role !== 'named' && role.role !== 'number') return undefined
  const from = FOR.test(firstWord(draft, role)) ? role.from + 1 : role.from
  const number = FOR.test(words[from - 1] ?? '') ? readNumber(words, from) : undefined
  // «per due notti» says how long.
  const isOfOther = draft.named.some((one) => one.from === role.to && one.field !== counts)
  return number?.to === role.to && !isOfOther ? number.value : undefined
}
