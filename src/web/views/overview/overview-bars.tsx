import { useQuery } from '@tanstack/react-query'
import type { Bar } from '../../../kernel/chart/bar.ts'
import type { BarsPanel } from '../../../kernel/screens/screen.ts'
import { asking } from '../../data/asking.ts'
import { useSector } from '../../data/sector-context.tsx'
import { classNames } from '../../ui/class-names.ts'
import { NotRead } from '../../late/not-read.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** What comes, day by day, as thin bars; the figures themselves stand in a table for who cannot see them. */
export function OverviewBars({ panel }: { panel: BarsPanel }) {
  const { store, at } = useSector()
  const { data, isError, refetch } = useQuery(asking(store, ['bars', at.today, panel.title], (read) => panel.read(read, at)))
  // The measure of all the others.
  const highest = data?.toSorted((a, b) => b.share - a.share)[0]
  return (
    <Panel title={panel.title} className="xl:col-span-full">
      {isError && <NotRead text="Non riesco a leggere questi dati." onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="m-5 h-28" />}
      {data?.length === 0 && <p className="px-5 py-8 text-center text-sm text-ink-faint">{panel.empty}</p>}
      {highest && (
        <p className="px-5 pt-3 text-xs text-ink-faint num">
          {panel.measure}: al massimo {highest.text}, {panel.each?.at ?? 'il'} {highest.label}
        </p>
      )}
      {data && data.length > 0 && <Bars bars={data} title={panel.title} measure={panel.measure} heading={panel.each?.heading} />}
    </Panel>
  )
}

interface BarsProps {
  readonly bars: readonly Bar[]
  readonly title: string
  /** What the bars measure: the heading of the table behind them. */
  readonly measure: string
  /** What the bars are, in that table. */
  readonly heading?: string | undefined
}

/** So many have room for their names; of more, every seventh has one, and of the last none: a name is as wide as some bars. */
const NAMED = 7
const LAST = 3
const isNamed = (at: number, of: number): boolean => of <= NAMED || (at % NAMED === 0 && at < of - LAST)

/** Thin bars side by side, with their table for who cannot see them. */
export function Bars({ bars, title, measure, heading = 'Giorno' }: BarsProps) {
  return (
    <div className="px-5 pt-5 pb-3">
      <div aria-hidden className="flex h-28 items-end gap-[3px] md:gap-1.5">
        {bars.map(({ key, label, share, text, about, isMarked }) => (
          <div
            key={key}
            title={`${label}: ${about ? `${text}, ${about}` : text}`}
            className="flex h-full min-w-0 flex-1 flex-col justify-end"
          >
            <div
              className={classNames('min-h-px rounded-t-sm', isMarked ? 'bg-accent' : 'bg-accent/55')}
              style={{ height: `${Math.round(share * 100)}%` }}
            />
          </div>
        ))}
      </div>
      <div aria-hidden className="mt-1.5 flex gap-[3px] border-t border-line pt-1.5 text-xs text-ink-faint num md:gap-1.5">
        {bars.map(({ key, label }, at) => (
          <span key={key} className={classNames('min-w-0 flex-1 whitespace-nowrap', bars.length <= NAMED && 'truncate')}>
            {isNamed(at, bars.length) ? label : ''}
          </span>
        ))}
      </div>
      <table className="sr-only">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">{measure}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, label, text, about }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{about ? `${text}, ${about}` : text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
