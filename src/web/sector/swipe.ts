import type { Script } from '../../kernel/screens/script.ts'
import type { Travel } from '../ui/use-swipe.ts'

export type Pane = 'chat' | 'dashboard'

/** Left goes to the dashboard, right returns to the chat (specification §2, «Pane switching»). */
export function paneAfterSwipe(
  { dx, dy }: Travel,
  rule: Pick<Script['swipe'], 'threshold' | 'rejectsVertical'>,
  shown: Pane,
): Pane | undefined {
  if (Math.abs(dx) < rule.threshold) return undefined
  if (rule.rejectsVertical && Math.abs(dy) >= Math.abs(dx)) return undefined
  const wanted = dx < 0 ? 'dashboard' : 'chat'
  return wanted === shown ? undefined : wanted
}
