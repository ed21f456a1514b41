import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Hears what happens inside an element, in markup that React has not drawn too. */
export function useHeard<K extends 'click' | 'keydown' | 'focusout'>(
  box: RefObject<HTMLElement | null>,
  type: K,
  onEvent: (event: HTMLElementEventMap[K]) => void,
): void {
  const hear = useEffectEvent(onEvent)
  useEffect(() => {
    const element = box.current
    const listener = (event: HTMLElementEventMap[K]) => hear(event)
    element?.addEventListener(type, listener)
    return () => element?.removeEventListener(type, listener)
  }, [box, type])
}
