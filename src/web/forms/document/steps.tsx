import { isBlank } from '../../../kernel/fields/blank.ts'
import { statusOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import { isNaming } from '../../../kernel/entity/references.ts'
import type { Values } from '../../../kernel/door/change.ts'
import { classNames } from '../../ui/class-names.ts'
import { toneText } from '../../ui/tone.ts'
import type { Stages } from './stages.ts'

interface StepsProps {
  readonly entity: AnyEntity
  readonly stages: Stages
  readonly state: string
  /** The record as it is kept, once there is one. */
  readonly row: Values
}

/** Where a document stands on its way: what is behind it, where it is, what comes. A state that went wrong takes the place of the usual one, and says why. */
export function Steps({ entity, stages: { places, here: now, of }, state, row }: StepsProps) {
  const states = statusOf(entity)?.[1].states ?? {}
  const here = places.findIndex((place) => place.includes(now))
  const isWrong = of(now)?.tone === 'destructive'
  return (
    <div className="grid gap-2">
      <ol aria-label="Passi" className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
        {places.map((place, at) => {
          const shown = at === here ? now : (place[0] ?? '')
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
              {of(shown)?.label}
            </li>
          )
        })}
      </ol>
      {isWrong && <Why entity={entity} asked={states[state]?.requires ?? []} row={row} />}
    </div>
  )
}

/** What was asked on the way to a state that went wrong: the reason. */
function Why({ entity, asked, row }: { readonly entity: AnyEntity; readonly asked: readonly string[]; readonly row: Values }) {
  return asked.map((key) => {
    const field = entity.fields[key]
    if (!field || isNaming(field) || isBlank(row[key])) return null
    return (
      <p key={key} className={classNames('text-sm wrap-anywhere', toneText.destructive)}>
        {field.label}: {field.format(row[key])}
      </p>
    )
  })
}
