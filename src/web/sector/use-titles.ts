import { useEffect, useRef } from 'react'
import type { Pane } from './swipe.ts'

/** The dashboard calls the document by its tab; each pane gets its own name back when it returns. */
export function useTitles(shown: Pane, chatTitle: string): void {
  const titles = useRef<Partial<Record<Pane, string>>>({ chat: chatTitle })
  const last = useRef(shown)
  useEffect(() => {
    if (last.current === shown) return
    titles.current[last.current] = document.title
    last.current = shown
    const title = titles.current[shown]
    if (title) document.title = title
  }, [shown])
}
