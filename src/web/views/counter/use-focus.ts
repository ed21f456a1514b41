import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isTyping } from '../../ui/is-typing.ts'

/** Something lies over the till, and is not on its way out: keys and focus belong to it. */
const COVERS = ['dialog', 'alertdialog', 'menu'].map((role) => `[role="${role}"]:not([data-closed])`).join(', ')
const isCovered = (root: HTMLElement | null) => root === null || root.closest('[inert]') !== null || document.querySelector(COVERS) !== null

/**
 * The field has the focus whenever nothing else does, so that a reader writes into it; and whatever is typed where nobody writes
 * goes there too. A letter that somebody types into another field or a dialog is theirs. Under a finger it does not take the focus
 * by itself, for a keyboard would rise with it.
 */
export function useFocusOf(field: RefObject<HTMLInputElement | null>, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const takeUp = () =>
      requestAnimationFrame(() => {
        const here = document.activeElement
        const isFree = here === null || here === document.body || here.hasAttribute('data-free-focus')
        if (!isFree || isCovered(root.current) || !matchMedia('(pointer: fine)').matches) return
        if (getSelection()?.isCollapsed !== false) field.current?.focus({ preventScroll: true })
      })
    const onKey = (event: KeyboardEvent) => {
      const isSign = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
      if (!isSign || event.defaultPrevented || isTyping(event.target) || isCovered(root.current)) return
      if (event.key === '/') {
        event.preventDefault()
        field.current?.select()
      }
      // The sign itself lands where the focus is by then.
      field.current?.focus({ preventScroll: true })
    }
    const first = requestAnimationFrame(() => {
      if (!isCovered(root.current) && matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
    })
    addEventListener('keydown', onKey)
    addEventListener('focusout', takeUp)
    return () => {
      cancelAnimationFrame(first)
      removeEventListener('keydown', onKey)
      removeEventListener('focusout', takeUp)
    }
  }, [field, root])
}

/** Keys of the till, wherever it is typed but in what lies over it; the browser's own meaning of them rests meanwhile. */
export function useTillKeys(root: RefObject<HTMLElement | null>, keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!Object.hasOwn(keys, event.key) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (isCovered(root.current)) return
    event.preventDefault()
    if (!event.repeat) keys[event.key]?.()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
