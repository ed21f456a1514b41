import type { KeyboardEvent } from 'react'

const groupsIn = (box: Element) => [...box.querySelectorAll<HTMLElement>('[data-choice]')]

/** Arrow up and down step between fields; left and right, between versions, are the browser's own; Enter takes what has the focus. */
export function stepBetweenFields(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event
  if (!(target instanceof HTMLInputElement) || event.ctrlKey || event.metaKey || event.altKey) return
  if (key === 'Enter') {
    // It would save the form; Ctrl Enter does.
    event.preventDefault()
    target.click()
    return
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return
  event.preventDefault()
  const groups = groupsIn(currentTarget)
  const at = groups.findIndex((group) => group.contains(target))
  const group = groups[at + (key === 'ArrowDown' ? 1 : -1)]
  const next = group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector<HTMLElement>('input:enabled')
  next?.focus()
  group?.scrollIntoView({ block: 'nearest' })
}
