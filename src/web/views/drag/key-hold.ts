import type { KeyboardEvent as Pressed } from 'react'
import type { Draggable, DragStore } from './drag-store.ts'
import { DIRECTIONS } from './step-to.ts'

/** Enter opens the record, so only Space picks it up. */
const BEGINS = 'Space'
const ENDS: readonly string[] = ['Space', 'Enter']
const CANCELS: readonly string[] = ['Escape', 'Tab']

/** Space takes hold of a record, arrows carry it from place to place, Space and Enter let go, Esc and Tab give up. */
export function holdByKey(store: DragStore, one: Draggable, event: Pressed): void {
  const isOther = one.activator() !== null && event.target !== one.activator()
  if (event.code !== BEGINS || store.state().hold || isOther) return
  event.preventDefault()
  one.node()?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  if (!store.pick(one, true)) return
  const stop = new AbortController()
  const { signal } = stop
  const end = (how: () => void) => {
    stop.abort()
    how()
    // Its button may be gone from one place and new in another.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) store.activatorOf(one.id)?.focus()
    })
  }
  const cancel = () => end(() => store.cancel())
  const press = (key: KeyboardEvent) => {
    if (key === event.nativeEvent) return
    if (!store.state().hold) return stop.abort()
    const direction = DIRECTIONS[key.code]
    if (!direction && !ENDS.includes(key.code) && !CANCELS.includes(key.code)) return
    key.preventDefault()
    if (direction) store.step(direction)
    else if (ENDS.includes(key.code)) end(() => store.drop())
    else cancel()
  }
  document.addEventListener('keydown', press, { signal })
  document.addEventListener('visibilitychange', cancel, { signal })
  addEventListener('resize', cancel, { signal })
}
