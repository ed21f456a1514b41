import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useAddress } from '../data/use-address.ts'
import type { Pane } from './swipe.ts'

/** The breath before the slide (specification §9). */
const PAUSE_MS = 200

interface Panes {
  /** The pane on screen; it follows the address after the pause. */
  readonly shown: Pane
  /** Someone switched since the page opened: from then on focus goes along. */
  readonly hasMoved: boolean
  /** The pane that the address asks for. */
  readonly wanted: Pane
  readonly go: (pane: Pane) => void
}

/**
 * The pane is `?vista=` of the address, so that a link opens it and the browser's Back returns; an address that names none opens on
 * `first`. What was prerendered shows the chat: until hydration is over the inline script (view-script.ts) shows the other one, then
 * it hands over here.
 */
export function usePane(first: Pane): Panes {
  const address = useAddress()
  const isHydrated = useIsHydrated()
  const wanted: Pane = isHydrated ? paneOf(address.get('vista'), first) : 'chat'
  const [shown, setShown] = useState(wanted)
  const [hasMoved, setHasMoved] = useState(false)
  const [isSettled, setIsSettled] = useState(isHydrated)
  if (isHydrated && !isSettled) {
    setIsSettled(true)
    setShown(wanted)
  }

  useLayoutEffect(() => {
    if (isSettled) delete document.documentElement.dataset['vista']
  }, [isSettled])

  useEffect(() => {
    if (shown === wanted) return
    const timer = setTimeout(() => {
      setShown(wanted)
      setHasMoved(true)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [shown, wanted])

  return {
    shown,
    wanted,
    hasMoved,
    go(pane) {
      if (pane !== wanted) address.push({ vista: pane === first ? undefined : pane })
    },
  }
}

const paneOf = (vista: string | undefined, first: Pane): Pane => (vista === 'dashboard' || vista === 'chat' ? vista : first)

const useIsHydrated = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
