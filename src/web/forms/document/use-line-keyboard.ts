import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useHeard } from '../../ui/use-heard.ts'
import { columnAround, focusInLine, focusLineButton, inputsIn, lineAround } from './line-focus.ts'
import type { LineEdits } from './use-line-edits.ts'

type Edits = Pick<LineEdits, 'lines' | 'inHand' | 'take' | 'putAway' | 'add' | 'move'>

/** Keeps a key from the dialog around the lines. */
const claim = (event: KeyboardEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/** Keys of a document's lines: Alt and an arrow move a line, Enter goes to the next, Tab from line to line, Esc puts a line away. */
export function useLineKeyboard(box: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>, edits: Edits): void {
  const { lines, inHand } = edits
  const isLine = (index: number) => index >= 0 && index < lines.length
  const moveByArrow = ({ target, key }: KeyboardEvent, index: number) => {
    const to = index + (key === 'ArrowUp' ? -1 : 1)
    if (!isLine(to)) return
    const column = columnAround(target)
    flushSync(() => edits.move(index, to))
    if (inHand === index) focusInLine(list.current, to, column)
    else focusLineButton(list.current, to)
  }
  const putAway = (index: number) => {
    flushSync(edits.putAway)
    if (!focusLineButton(list.current, index)) box.current?.querySelector<HTMLElement>('[data-add]')?.focus()
  }
  const goByTab = (event: KeyboardEvent, line: HTMLElement, index: number) => {
    const to = index + (event.shiftKey ? -1 : 1)
    if (event.target !== inputsIn(line).at(event.shiftKey ? 0 : -1) || !isLine(to)) return
    claim(event)
    edits.take(to, undefined, event.shiftKey)
  }
  useHeard(box, 'keydown', (event) => {
    const { target, key } = event
    const around = lineAround(target)
    if (!around || event.defaultPrevented) return
    const { line, index } = around
    const isBusy = target instanceof HTMLElement && target.getAttribute('aria-expanded') === 'true'
    if (event.altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      moveByArrow(event, index)
      claim(event)
    } else if (index !== inHand || isBusy) return
    else if (key === 'Escape') {
      claim(event)
      putAway(index)
    } else if (key === 'Enter' && target instanceof HTMLInputElement && !event.ctrlKey && !event.metaKey) {
      claim(event)
      if (index === lines.length - 1) edits.add()
      else edits.take(index + 1)
    } else if (key === 'Tab') goByTab(event, line, index)
  })
}
