import type { ChoicesAsked } from '../../../kernel/firm/choices.ts'

/** How long choices wait for others to go along with, in milliseconds. */
const TOGETHER_MS = 400

/**
 * Hands choices over a moment after they were made, several together and one after the other. What does not arrive goes along with the
 * next ones, and once more when the page has a network again. `send` says whether they have arrived.
 */
export function choiceSender(send: (asked: ChoicesAsked) => Promise<boolean>) {
  let waiting: ChoicesAsked | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = Promise.resolve()
  const handOver = async () => {
    const asked = waiting
    waiting = undefined
    if (asked && !(await send(asked))) waiting = joined(asked, waiting)
  }
  const now = () => {
    clearTimeout(timer)
    turn = turn.then(handOver)
  }
  return {
    choose(asked: ChoicesAsked): void {
      waiting = joined(waiting, asked)
      clearTimeout(timer)
      timer = setTimeout(now, TOGETHER_MS)
    },
    /** Hands over what waits, at once. */
    now,
  }
}

const joined = (before: ChoicesAsked | undefined, after: ChoicesAsked | undefined): ChoicesAsked => ({
  ...before,
  ...after,
  ...((before?.columns ?? after?.columns) && { columns: { ...before?.columns, ...after?.columns } }),
})
