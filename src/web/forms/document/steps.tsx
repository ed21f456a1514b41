import { statusOf, type AnyEntity } from '../../../kernel/entity.ts'
import type { DocumentView } from '../../../kernel/document-view.ts'
import { classNames } from '../../ui/class-names.ts'
import { toneText } from '../../ui/tone.ts'

interface StepsProps {
  readonly entity: AnyEntity
  readonly steps: DocumentView['steps']
  readonly state: string
}

/** Where a document stands on its way: what is behind it, where it is, what comes. A state that went wrong takes the place of the usual one. */
export function Steps({ entity, steps, state }: StepsProps) {
  const states = statusOf(entity)?.[1].states ?? {}
  const places = steps.map((step) => [step].flat())
  const here = places.findIndex((place) => place.includes(state))
  return (
    <ol aria-label="Passi" className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
      {places.map((place, at) => {
        const shown = at === here ? state : (place[0] ?? '')
        const { label, tone } = states[shown] ?? {}
        const isWrong = at === here && tone === 'destructive'
        return (
          <li
            key={shown}
            aria-current={at === here ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-2',
              at === here
                ? classNames('font-medium', isWrong ? toneText.destructive : 'text-accent')
                : at < here
                  ? 'text-ink-soft'
                  : 'text-ink-faint',
            )}
          >
            {at > 0 && <span aria-hidden className="h-px w-6 bg-line-strong max-md:w-3" />}
            <span aria-hidden className={classNames('size-2 rounded-full border border-current', at <= here && 'bg-current')} />
            {label}
          </li>
        )
      })}
    </ol>
  )
}
