import { useRef, useState } from 'react'
import { Unreachable } from '../../kernel/door/unreachable.ts'

export const NOT_SAVED = 'Il salvataggio non è riuscito. Quello che hai scritto è ancora qui: riprova fra poco.'

/** One piece of work at a time: what is asked meanwhile is not begun, and what breaks is told in a sentence. */
export function useOnce(onBroken: (told: string) => void): {
  readonly isBusy: boolean
  readonly once: (work: () => Promise<void>) => Promise<void>
} {
  const [isBusy, setIsBusy] = useState(false)
  // Two presses in one turn both find the state that was drawn.
  const busy = useRef(false)
  const once = async (work: () => Promise<void>) => {
    if (busy.current) return
    busy.current = true
    setIsBusy(true)
    try {
      await work()
    } catch (error) {
      if (error instanceof Unreachable) return onBroken(error.problem.message)
      console.error(error)
      onBroken(NOT_SAVED)
    } finally {
      busy.current = false
      setIsBusy(false)
    }
  }
  return { isBusy, once }
}
