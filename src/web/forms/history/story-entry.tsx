import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { StoryEntry } from './story.ts'
import { ToldValues } from './told-change.tsx'

interface EntryLineProps {
  readonly story: StoryEntry
  /** The one that Tab comes to. */
  readonly isStop: boolean
  readonly isLooked: boolean
  /** What would come back: «Data, Ora». */
  readonly restores: string
  readonly onRestore: () => void
}

/** One entry of the history: hour, person, from where, and each field before and after. */
export function EntryLine({ story, isStop, isLooked, restores, onRestore }: EntryLineProps) {
  const { hour, who, origin, told } = story
  const headId = useId()
  return (
    <div
      role="group"
      aria-labelledby={headId}
      data-entry={story.entry.seq}
      data-first={isStop ? '' : undefined}
      tabIndex={isStop ? 0 : -1}
      className={classNames(
        'num grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-3 border-b border-line px-6 py-3 text-sm outline-offset-[-2px]',
        isLooked && 'bg-accent-wash',
      )}
    >
      <time className="text-xs leading-5 text-ink-faint">{hour}</time>
      <div className="flex min-h-7 flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <span id={headId} className="leading-5 wrap-anywhere">
          <span className="sr-only">{hour}, </span>
          <span className="font-[550]">{who}</span>
          <span className="text-ink-faint"> · {origin}</span>
        </span>
        {restores !== '' && (
          <Button size="sm" className="-mt-1 shrink-0" onClick={onRestore} aria-label={`Riporta a com’era: ${restores}`} title={restores}>
            Riporta a com’era
          </Button>
        )}
      </div>
      <dl className="col-start-2 mt-1.5 grid gap-y-0.5 text-xs">
        {told.map((change, at) => (
          <div key={at} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] gap-x-3">
            <dt className="text-ink-soft wrap-break-word">{change.label}</dt>
            <dd className="wrap-break-word">
              <ToldValues {...change} />
            </dd>
          </div>
        ))}
        {told.length === 0 && <p className="text-ink-faint">Nessun campo cambiato</p>}
      </dl>
    </div>
  )
}
