import { useRef } from 'react'

interface PressAgain {
  readonly press: (work: () => Promise<void>, again: () => Promise<void>) => Promise<void>
  readonly tellRefused: () => void
  /** Whether something else is typed by now than what the work under way began with. */
  readonly hasChanged: () => boolean
}

/**
 * Presses of a button whose work takes its time: one that comes while the work is under way counts, should that be refused, for
 * what was typed since. One that found nothing else typed is the second half of a double press.
 */
export function usePressAgain(typed: () => unknown): PressAgain {
  const sent = useRef<string>(undefined)
  const isPressed = useRef(false)
  const isRefused = useRef(false)
  const hasChanged = () => sent.current !== undefined && JSON.stringify(typed()) !== sent.current
  const press: PressAgain['press'] = async (work, again) => {
    if (sent.current !== undefined) {
      isPressed.current = hasChanged()
      return
    }
    sent.current = JSON.stringify(typed())
    isRefused.current = isPressed.current = false
    await work()
    sent.current = undefined
    if (isRefused.current && isPressed.current) await again()
  }
  return { press, hasChanged, tellRefused: () => void (isRefused.current = true) }
}
