import { ChevronRight } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { ShownChart } from '../../../kernel/chart/shown-chart.ts'
import type { ChartPanel } from '../../../kernel/chart/chart-panel.ts'
import { useSector } from '../../data/sector-context.tsx'
import { classNames } from '../../ui/class-names.ts'
import { NotRead } from '../../late/not-read.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { aboutOf, formulaOf, growthOf, isEmpty, wholeOf } from './about-chart.ts'
import { ChartSkeleton } from './chart-skeleton.tsx'
import { growthTone } from '../../chart/chart-words.ts'
import { ExportMenu } from './export-menu.tsx'
import { PeriodMenu } from './period-menu.tsx'
import { useOpened } from './use-opened.ts'
import type { ChosenPeriod } from './use-period.ts'

interface ChartFrameProps {
  readonly panel: ChartPanel
  readonly time: ChosenPeriod
  /** Absent until it is known. */
  readonly chart: ShownChart | undefined
  /** What is drawn is of the period before, while that of this one is on its way. */
  readonly isOld: boolean
  readonly isError: boolean
  readonly onRetry: () => void
  /** The picture. */
  readonly children: ReactNode
}

/** One question: its answer in the title row, the picture with its table, and how it is worked out. */
export function ChartFrame({ panel, time, chart, isOld, isError, onRetry, children }: ChartFrameProps) {
  const { sector, at } = useSector()
  const [isOpen, toggle] = useOpened(`${sector.card.slug} ${panel.title}`)
  const formula = useId()
  const about = aboutOf(panel, time.period, at.today)
  const shown = chart && !isEmpty(chart) ? chart : undefined
  const whole = shown && wholeOf(shown)
  const growth = shown && growthOf(shown)
  const empty = time.period === time.usual ? panel.empty : 'Niente in questo periodo.'
  return (
    <Panel className={classNames('@container flex h-full flex-col', panel.shape === 'line' && 'xl:col-span-full')}>
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-5 py-3 @2xl:grid-cols-[minmax(0,1fr)_auto_auto]">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="text-md font-[550] wrap-anywhere">{panel.title}</h2>
          {about && <span className="text-xs text-ink-faint">{about}</span>}
        </div>
        <div className="-mr-2.5 flex min-h-control items-center self-start @2xl:order-1">
          <PeriodMenu title={panel.title} time={time} />
          {shown && <ExportMenu panel={panel} period={time.period} />}
        </div>
        {!chart && !isError && panel.shape !== 'donut' && <Skeleton className="my-1 h-6 w-24 @max-2xl:col-span-full" />}
        {shown && panel.shape !== 'donut' && (
          <p className="flex flex-wrap items-baseline gap-x-3 @max-2xl:col-span-full">
            <span className="font-display text-xl num">{whole}</span>
            {growth && <span className={`text-xs num ${growthTone(growth.growth, panel.rise)}`}>{growth.text}</span>}
          </p>
        )}
        <p role="status" className="sr-only">
          {time.hasChosen && chart && !isOld && `${panel.title}${about && `, ${about}`}: ${whole ?? empty}`}
        </p>
      </header>
      <div className={classNames('grow px-5 pb-4 transition-opacity', isOld && 'opacity-50')} aria-busy={isOld}>
        {isError && <NotRead text="Non riesco a leggere questi dati." onRetry={onRetry} />}
        {!isError && !chart && <ChartSkeleton panel={panel} isOverMonths={time.isOverMonths} />}
        {!isError && chart && !shown && <p className="py-8 text-center text-sm text-ink-faint">{empty}</p>}
        {!isError && shown && children}
      </div>
      <footer className="border-t border-line">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={formula}
          onClick={toggle}
          className="flex min-h-row w-full items-center gap-3 px-5 text-left text-xs font-[550] transition-colors hover:bg-hover focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent"
        >
          <ChevronRight
            aria-hidden
            className={classNames('size-4 text-ink-faint transition-transform duration-fast', isOpen && 'rotate-90')}
          />
          Come si calcola
        </button>
        <p id={formula} hidden={!isOpen} className="px-5 pt-2 pb-4 pl-12 text-xs text-pretty text-ink-soft">
          {chart ? formulaOf(chart) : panel.formula}
        </p>
      </footer>
    </Panel>
  )
}
