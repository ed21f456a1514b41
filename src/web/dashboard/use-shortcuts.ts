import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useRedo, useUndo } from '../data/use-commit.ts'
import { isTyping } from '../ui/is-typing.ts'

/** Ctrl/⌘ K opens the palette, Ctrl/⌘ Z takes the last change back, with Shift (or Ctrl Y) brings it again; none while the dashboard is not the pane in front. */
export function useShortcuts(root: RefObject<HTMLElement | null>, { onPalette }: { readonly onPalette: () => void }): void {
  const undo = useUndo()
  const redo = useRedo()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.repeat) return
    if (root.current?.closest('[inert]')) return
    const key = `${event.shiftKey ? 'shift ' : ''}${event.key.toLowerCase()}`
    const work = { k: onPalette, z: undo, 'shift z': redo, y: redo }[key]
    if (!work || (key !== 'k' && (isTyping(event.target) || document.querySelector('[role="dialog"]')))) return
    event.preventDefault()
    void work()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
