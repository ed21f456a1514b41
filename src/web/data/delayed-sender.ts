import { useEffect } from 'react'

interface Sending<T> {
  /** How long things wait for others to go along with, in milliseconds. */
  readonly wait: number
  /** Two lots as one; the later one counts where both say something. */
  readonly join: (before: T, after: T) => T
  /** Tells whether they have arrived. */
  readonly send: (what: T) => Promise<boolean>
}

export interface DelayedSender<T> {
  readonly add: (what: T) => void
  /** Hands over what waits, after what is on its way. */
  readonly now: () => void
  /** Hands it over at once: the page goes, and answers find nobody. */
  readonly leave: () => void
}

/**
 * Sends a moment after the last addition, several together and one lot after the other. A lot that does not arrive goes along with the
 * next one, and once more when the page has a network again.
 */
export function delayedSender<T>({ wait, join, send }: Sending<T>): DelayedSender<T> {
  type Lot = { readonly lot: T } | undefined
  const together = (before: Lot, after: Lot): Lot => (before && after ? { lot: join(before.lot, after.lot) } : (before ?? after))
  let waiting: Lot
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = Promise.resolve()
  const handOver = async () => {
    const sent = waiting
    waiting = undefined
    if (sent && !(await send(sent.lot))) waiting = together(sent, waiting)
  }
  const now = () => {
    clearTimeout(timer)
    turn = turn.then(handOver)
  }
  return {
    add: (what) => {
      waiting = together(waiting, { lot: what })
      clearTimeout(timer)
      timer = setTimeout(now, wait)
    },
    now,
    leave: () => {
      clearTimeout(timer)
      void handOver()
    },
  }
}

/** Hands over what waits when the network is back, when the page goes, and when the part of the page that sends is taken away. */
export function useSender({ now, leave }: Pick<DelayedSender<unknown>, 'now' | 'leave'>): void {
  useEffect(() => {
    addEventListener('online', now)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('online', now)
      removeEventListener('pagehide', leave)
      now()
    }
  }, [now, leave])
}
