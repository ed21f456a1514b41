import type { RefObject } from 'react'
import { useHeard } from './use-heard.ts'

/** Hears clicks on what stands inside an element, markup that React has not drawn among it: buttons and links there say what they do. */
export function useClicks(box: RefObject<HTMLElement | null>, onClick: (event: MouseEvent, target: Element) => void): void {
  useHeard(box, 'click', (event) => {
    if (event.target instanceof Element) onClick(event, event.target)
  })
}
