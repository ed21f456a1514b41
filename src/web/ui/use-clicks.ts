import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Hears clicks on what stands inside an element, markup that React has not drawn among it: buttons and links there say what they do. */
export function useClicks(box: RefObject<HTMLElement | null>, onClick: (event: MouseEvent, target: Element) => void): void {
  const hear = useEffectEvent((event: MouseEvent) => {
    if (event.target instanceof Element) onClick(event, event.target)
  })
  useEffect(() => {
    const element = box.current
    const listener = (event: MouseEvent) => hear(event)
    element?.addEventListener('click', listener)
    return () => element?.removeEventListener('click', listener)
  }, [box])
}
