import type { Reply } from '../../assistant/reply.ts'
import type { Clock } from './clock.ts'
import type { Conversation } from './conversation.ts'

/** Who sees at once what comes of a question has nothing to stop. */
const GRACE_MS = 250

interface TurnsOptions<By> {
  readonly conversation: Conversation
  readonly clock: Clock
  /** Brings what the work is done by. */
  readonly prepare: () => Promise<By>
  /** Hears a reply that somebody no longer waits for. */
  readonly onLate: (reply: Reply) => void
}

interface TurnQueue<By> {
  /** One turn after the others; says what comes of it when `before` is over, unless somebody has stopped waiting. */
  readonly turn: (work: (by: By) => Promise<Reply>, before?: Promise<unknown>) => Promise<Reply | 'halted'>
  /** What waits its turn and is waited for by nobody. */
  readonly later: (work: () => Promise<unknown>) => void
  readonly halt: () => void
}

/** Work of a conversation, one piece after the other. */
export function createTurns<By>({ conversation, clock, prepare, onLate }: TurnsOptions<By>): TurnQueue<By> {
  let queue: Promise<unknown> = Promise.resolve()
  const halts = new Set<() => void>()
  return {
    async turn(work, before = Promise.resolve()) {
      let isSettled = false
      const reply = queue.then(prepare).then(work)
      const settle = () => {
        isSettled = true
      }
      reply.then(settle, settle)
      queue = reply.catch(() => undefined)
      await before
      if (!isSettled) await Promise.race([reply.catch(() => undefined), pause(clock)])
      if (isSettled) return reply
      const rest = conversation.work()
      let halt: (() => void) | undefined
      const halted = new Promise<'halted'>((resolve) => {
        halt = () => resolve('halted')
        halts.add(halt)
      })
      const outcome = await Promise.race([reply, halted]).finally(() => {
        rest()
        if (halt) halts.delete(halt)
      })
      if (outcome === 'halted') void reply.then(onLate).catch(() => undefined)
      return outcome
    },
    later(work) {
      queue = queue.then(work).catch(() => undefined)
    },
    halt() {
      for (const halt of halts) halt()
    },
  }
}

const pause = (clock: Clock) => new Promise<void>((resolve) => void clock.after(GRACE_MS, resolve))
