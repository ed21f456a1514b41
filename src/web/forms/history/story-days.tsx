import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { EntryLine } from './story-entry.tsx'
import { dayWords, type StoryEntry } from './story.ts'
import { touchedBy, type Touched } from './touched.ts'
import { namesOf } from './use-restore.ts'

interface StoryDaysProps {
  readonly entity: AnyEntity
  readonly story: readonly StoryEntry[]
  readonly today: string
  /** Shows in the record what the entry under the eyes has changed. */
  readonly onTouch: (touched: Touched | undefined) => void
  readonly onRestore: (story: StoryEntry) => void
}

/** The entries by day: one of them can be reached by Tab, the others by the arrows; `R` brings back the one that has the focus. */
export function StoryDays({ entity, story, today, onTouch, onRestore }: StoryDaysProps) {
  const [stop, setStop] = useState<number>()
  const [looked, setLooked] = useState<number>()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const entryOf = (seq: number | undefined) => story.find(({ entry }) => entry.seq === seq)
  const look = (seq: number | undefined) => {
    const one = entryOf(seq)
    setLooked(one?.entry.seq)
    onTouch(one && touchedBy(one.told))
  }
  useEntryEvents(box, {
    onFocus: (seq) => {
      setStop(seq)
      look(seq)
    },
    onPoint: look,
    onRestore: (seq) => {
      const one = entryOf(seq)
      if (!one || one.restores.length === 0) return false
      onRestore(one)
      return true
    },
  })
  const stopAt = entryOf(stop)?.entry.seq ?? story[0]?.entry.seq
  return (
    <div ref={box}>
      {[...Map.groupBy(story, ({ day }) => day)].map(([day, entries]) => (
        <section key={day} aria-labelledby={`${id}-${day}`}>
          <h3 id={`${id}-${day}`} className="border-b border-line px-6 pt-3 pb-2 text-xs text-ink-faint">
            {dayWords(day, today)}
          </h3>
          <ol>
            {entries.map((one) => (
              <li key={one.entry.seq}>
                <EntryLine
                  story={one}
                  isStop={one.entry.seq === stopAt}
                  isLooked={one.entry.seq === looked}
                  restores={namesOf(entity, one.restores)}
                  onRestore={() => onRestore(one)}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

interface EntryEvents {
  readonly onFocus: (seq: number | undefined) => void
  /** The pointer is over an entry, or no longer over any. */
  readonly onPoint: (seq: number | undefined) => void
  /** Returns whether there was something to bring back. */
  readonly onRestore: (seq: number | undefined) => boolean
}

const entryAt = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null)
const seqOf = (entry: HTMLElement | null) => (entry ? Number(entry.dataset['entry']) : undefined)

/** Hears focus, pointer and keys of the entries where they all stand. */
function useEntryEvents(box: RefObject<HTMLElement | null>, events: EntryEvents): void {
  const onFocus = useEffectEvent((event: FocusEvent) => events.onFocus(seqOf(entryAt(event.target))))
  const onOver = useEffectEvent((event: MouseEvent) => events.onPoint(seqOf(entryAt(event.target) ?? entryAt(document.activeElement))))
  const onOut = useEffectEvent(() => events.onPoint(seqOf(entryAt(document.activeElement))))
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const entry = entryAt(event.target)
    if (!entry || !box.current || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.toLowerCase() === 'r' ? events.onRestore(seqOf(entry)) : moveFocus(box.current, entry, event.key)) event.preventDefault()
  })
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener('focusin', (event) => onFocus(event), { signal })
    element.addEventListener('mouseover', (event) => onOver(event), { signal })
    element.addEventListener('mouseleave', () => onOut(), { signal })
    element.addEventListener('keydown', (event) => onKey(event), { signal })
    const panel = element.closest<HTMLElement>('[role="dialog"]')
    // Focus of the panel alone goes on to the newest entry: the panel may get it before its entries are read, or a moment after.
    const goOn = () => document.activeElement === panel && element.querySelector<HTMLElement>('[data-first]')?.focus()
    goOn()
    panel?.addEventListener('focusin', goOn, { signal, once: true })
    return () => stop.abort()
  }, [box])
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Arrows, Home and End move between entries; returns whether the key was one of them. */
function moveFocus(box: HTMLElement, from: HTMLElement, key: string): boolean {
  const step = STEPS[key]
  const entries = [...box.querySelectorAll<HTMLElement>('[data-entry]')]
  if (step) entries[step(entries.indexOf(from), entries.length)]?.focus()
  return step !== undefined
}
