import { formatNumber } from '../../../../kernel/italian/numbers.ts'
import { plural } from '../../../../kernel/italian/noun.ts'
import { Calendar, type DayMark } from '../../../ui/calendar.tsx'
import { Dot, type Canale } from './canali.tsx'
import { paginaDi, segniDi, type Prenotazione } from './giorno.ts'
import type { useChosenDay } from './use-chosen-day.ts'

interface MeseProps {
  readonly chosen: ReturnType<typeof useChosenDay>
  readonly rows: readonly Prenotazione[]
  readonly canali: readonly Canale[]
}

/** The month with a dot for each source that has guests on a day; how many they are is said and stands on the dot's title. */
export function Mese({ chosen, rows, canali }: MeseProps) {
  const { first, last } = paginaDi(chosen.month)
  const marks = segniDi(rows, first, last, chosen.today)
  const markOf = (iso: string): DayMark | undefined => {
    const counts = marks.get(iso)
    if (!counts) return undefined
    const here = canali.flatMap((canale) => (counts[canale.key] ? [{ ...canale, count: counts[canale.key] ?? 0 }] : []))
    const total = here.reduce((sum, { count }) => sum + count, 0)
    const words = here.map(({ label, count }) => `${formatNumber(count)} ${label}`).join(', ')
    return {
      words: `${formatNumber(total)} ${plural(total, 'prenotazione', 'prenotazioni')} (${words})`,
      drawn: (
        <span title={words} className="flex h-4 items-center gap-0.75">
          {here.map(({ key, hue }) => (
            <Dot key={key} hue={hue} isSmall />
          ))}
        </span>
      ),
    }
  }
  return (
    <Calendar autoFocus={false} value={chosen.day} onPick={chosen.choose} month={chosen.month} onMonth={chosen.turnTo} marks={markOf} />
  )
}
