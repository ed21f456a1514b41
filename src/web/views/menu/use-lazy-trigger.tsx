import { useState, type ReactElement, type ReactNode } from 'react'

interface LazyTriggerProps {
  readonly label: string
  readonly className: string
  readonly children: ReactNode
  readonly tabIndex?: number | undefined
}

/**
 * The button of a menu that is a mere button until it is first pressed: a list holds one for each of its records, and most
 * are never opened. Once it is wanted, the button belongs into a Menu, which opens at once.
 */
export function useLazyTrigger({ label, className, children, tabIndex }: LazyTriggerProps): {
  readonly isWanted: boolean
  readonly trigger: ReactElement
} {
  const [isWanted, setIsWanted] = useState(false)
  const looks = { 'aria-label': label, className, tabIndex }
  const trigger = isWanted ? (
    <button type="button" {...looks} ref={pressOnce}>
      {children}
    </button>
  ) : (
    <button type="button" {...looks} aria-haspopup="menu" aria-expanded={false} onClick={() => setIsWanted(true)}>
      {children}
    </button>
  )
  return { isWanted, trigger }
}

const pressed = new WeakSet<HTMLElement>()

/** The press that asked for the menu opens it as soon as it is there. */
function pressOnce(button: HTMLButtonElement | null): void {
  if (!button || pressed.has(button)) return
  pressed.add(button)
  queueMicrotask(() => {
    button.focus()
    button.click()
  })
}
