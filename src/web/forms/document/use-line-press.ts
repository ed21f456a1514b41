import { useEffect, useEffectEvent, type RefObject } from 'react'
import { columnAround, lineAround } from './line-focus.ts'
import type { LineEdits } from './use-line-edits.ts'

/** Takes a line in hand when it is pressed, and puts it away when the focus goes elsewhere in the dialog. */
export function useLinePress(box: RefObject<HTMLElement | null>, isOpen: boolean, { take, putAway }: Pick<LineEdits, 'take' | 'putAway'>) {
  const onLeave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    // To nowhere (another window), or to a list of choices or a form that lies over the page: the line stays in hand.
    if (!(relatedTarget instanceof Element) || box.current?.contains(relatedTarget)) return
    // The dialog itself takes a focus that was lost as one line gave way to another.
    if (relatedTarget.contains(box.current)) return
    if (box.current?.closest('[role="dialog"]')?.contains(relatedTarget)) putAway()
  })
  const onPress = useEffectEvent(({ target }: MouseEvent) => {
    if (!isOpen || !(target instanceof Element) || target.closest('button, [data-in-hand]')) return
    const around = lineAround(target)
    if (around) take(around.index, columnAround(target))
  })
  useEffect(() => {
    const element = box.current
    const leaves = (event: FocusEvent) => onLeave(event)
    const presses = (event: MouseEvent) => onPress(event)
    element?.addEventListener('focusout', leaves)
    element?.addEventListener('click', presses)
    return () => {
      element?.removeEventListener('focusout', leaves)
      element?.removeEventListener('click', presses)
    }
  }, [box])
}
