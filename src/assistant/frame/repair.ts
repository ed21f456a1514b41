import type { Frame, Role } from './role.ts'

/** Words with which somebody takes back what was just said: «giovedì, anzi no, venerdì». */
const TAKES_BACK = /\b(?:anzi|no scusa(?:mi)?|volevo dire|intendevo)\b/g

/** Whether what is said after words that take back stands for what was said before them. */
function isSameSlot(before: Role, after: Role): boolean {
  if (before.role !== after.role) return false
  if (before.role === 'held' && after.role === 'held') return before.field === after.field
  if (before.role === 'named' && after.role === 'named') return before.path === after.path
  return SLOTS.has(before.role)
}
const SLOTS: ReadonlySet<Role['role']> = new Set(['days', 'hours', 'lasts', 'money', 'number', 'self'])

/** The words after which somebody takes back what he said before. */
export function repairsIn(words: readonly string[]): readonly number[] {
  const said = words.join(' ')
  return [...said.matchAll(TAKES_BACK)].map(({ index }) => said.slice(0, index).split(' ').length - 1).filter((at) => at > 0)
}

/** A sentence in which somebody corrects himself, without what he took back. */
export const repaired = (frame: Frame, repairs: readonly number[]): Frame => repairs.reduce(withoutTakenBack, frame)

function withoutTakenBack(frame: Frame, at: number): Frame {
  const after = frame.roles.filter(({ from }) => from >= at).toSorted((a, b) => a.from - b.from)
  for (const mended of after) {
    const wrong = frame.roles.findLast((role) => role.to <= at && isSameSlot(role, mended))
    if (wrong) return { ...frame, roles: frame.roles.filter((role) => role !== wrong) }
  }
  return frame
}
