import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Ctrl/⌘ Enter saves from any field of the form. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>, save: () => void): void {
  const onShortcut = useEffectEvent((event: KeyboardEvent) => {
    const isHere = event.target instanceof Node && form.current?.contains(event.target)
    if (!isHere || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onShortcut(event)
    document.addEventListener('keydown', hear, true)
    return () => document.removeEventListener('keydown', hear, true)
  }, [])
}
