import { clockText, minutesOf } from '../../../kernel/italian/times.ts'
import { useNow, useSector } from '../../data/sector-context.tsx'
import { holds, topOf, type Scale } from './minutes.ts'

/** The minute of the day that it is, live; nothing where nobody knows it. */
export function useMinute(): number | undefined {
  useNow()
  const { time } = useSector().at
  return time === undefined ? undefined : minutesOf(time)
}

const LINE = 'pointer-events-none absolute h-0.5 -translate-y-1/2 bg-accent'

/** The present, across the columns of today: beneath the cards, whose words it would strike through, and beside them in what is left of a column. */
export function NowLine({ scale }: { scale: Scale }) {
  const minute = useMinute()
  if (minute === undefined || !holds(scale.shown, minute)) return null
  const top = topOf(scale, minute)
  return (
    <>
      <div aria-hidden data-now="" style={{ top }} className={`${LINE} inset-x-0 z-0`} />
      <div aria-hidden data-now-mark="" style={{ top }} className={`${LINE} left-0 z-2 w-1`} />
      <div aria-hidden data-now-mark="" style={{ top }} className={`${LINE} right-0 z-2 w-1`} />
    </>
  )
}

/** The hour that it is, among those beside the day. */
export function NowLabel({ scale }: { scale: Scale }) {
  const minute = useMinute()
  if (minute === undefined || !holds(scale.shown, minute)) return null
  return (
    <span
      style={{ top: topOf(scale, minute) }}
      className="num absolute right-2 z-2 -translate-y-1/2 rounded-full bg-accent px-2 py-0.5 text-xs font-medium text-accent-ink"
    >
      <span className="sr-only">Adesso </span>
      {clockText(minute)}
      <span aria-hidden className="absolute top-1/2 -right-2 size-2.5 translate-x-1/2 -translate-y-1/2 rounded-full bg-accent" />
    </span>
  )
}
