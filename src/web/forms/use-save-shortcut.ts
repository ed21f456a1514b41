import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Ctrl/⌘ Enter and Ctrl/⌘ S save from anywhere in the dialog of the form, or in the form itself where it stands on a page. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>, save: () => void): void {
  const onShortcut = useEffectEvent((event: KeyboardEvent) => {
    const place = form.current?.closest('[role="dialog"]') ?? form.current
    const isHere = event.target instanceof Node && place?.contains(event.target)
    const isSave = event.key === 'Enter' || event.key.toLowerCase() === 's'
    if (!isHere || !isSave || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    if (!event.repeat) save()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onShortcut(event)
    document.addEventListener('keydown', hear, true)
    return () => document.removeEventListener('keydown', hear, true)
  }, [])
}
