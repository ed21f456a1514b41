import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useUndo } from '../data/use-commit.ts'
import { isTyping } from '../views/is-typing.ts'

/** Ctrl/⌘ K opens the palette, Ctrl/⌘ Z takes the last change back; neither while the dashboard is not the pane in front. */
export function useShortcuts(root: RefObject<HTMLElement | null>, { onPalette }: { readonly onPalette: () => void }): void {
  const undo = useUndo()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.repeat) return
    if (root.current?.closest('[inert]')) return
    const key = event.key.toLowerCase()
    if (key === 'k') {
      event.preventDefault()
      onPalette()
    } else if (key === 'z' && !isTyping(event.target) && !document.querySelector('[role="dialog"]')) {
      event.preventDefault()
      void undo()
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
