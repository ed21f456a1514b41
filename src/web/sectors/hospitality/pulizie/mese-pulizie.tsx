import { plural } from '../../../../kernel/italian/noun.ts'
import { Calendar } from '../../../ui/calendar.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { ChosenDay } from '../../../views/calendar/use-chosen-day.ts'
import { fatte, type Pulizia } from './da-fare.ts'

interface MesePulizieProps {
  readonly chosen: ChosenDay
  readonly cleanings: readonly Pulizia[]
}

/** The month with how many cleanings each day holds. */
export function MesePulizie({ chosen, cleanings }: MesePulizieProps) {
  const byDay = Map.groupBy(cleanings, (row) => row.giorno)
  return (
    <Calendar
      autoFocus={false}
      value={chosen.day}
      onPick={chosen.choose}
      month={chosen.month}
      onMonth={chosen.turnTo}
      marks={(iso) => {
        const { done, all } = fatte(byDay.get(iso) ?? [])
        if (all === 0) return undefined
        return {
          words: `${all} ${plural(all, 'pulizia', 'pulizie')}, ${done === 1 ? 'una fatta' : `${done} fatte`}`,
          drawn: (
            <span
              className={classNames(
                'flex h-4 items-center gap-1 text-xs leading-none font-normal before:size-1.5 before:rounded-full before:bg-current',
                done === all ? 'text-ok' : 'text-accent',
              )}
            >
              {all}
            </span>
          ),
        }
      }}
    />
  )
}
