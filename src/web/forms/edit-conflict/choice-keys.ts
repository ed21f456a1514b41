import type { KeyboardEvent } from 'react'

const radioOf = (group: Element | null | undefined): HTMLElement | null =>
  group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector<HTMLElement>('input:enabled') ?? null

/** The radio of a field that the keyboard begins with: the one that is chosen, else the first that may be. */
export const choiceIn = (box: Element | null, key: string | undefined): HTMLElement | null =>
  key === undefined ? null : radioOf(box?.querySelector(`[data-choice="${CSS.escape(key)}"]`))

/** Arrow up and down step between fields; left and right, between versions, are the browser's own; Enter takes what has the focus. */
export function stepBetweenFields(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget: radio } = event
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (key === 'Enter') {
    // It would save the form; Ctrl Enter does.
    event.preventDefault()
    radio.click()
    return
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return
  event.preventDefault()
  const groups = [...(radio.form?.querySelectorAll('[data-choice]') ?? [])]
  const at = groups.findIndex((group) => group.contains(radio))
  const group = groups[at + (key === 'ArrowDown' ? 1 : -1)]
  radioOf(group)?.focus()
  group?.scrollIntoView({ block: 'nearest' })
}
