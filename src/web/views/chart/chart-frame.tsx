import { ChevronRight } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { ChartPanel } from '../../../kernel/screen.ts'
import { useSector } from '../../data/sector-context.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ChartSkeleton } from './chart-skeleton.tsx'
import { useOpened } from './use-opened.ts'

interface ChartFrameProps {
  readonly panel: ChartPanel
  /** What the figures are about: the months, the comparison. */
  readonly about: string
  /** The answer: the figure of the whole. */
  readonly answer?: ReactNode
  /** What else is to be known of how it is worked out. */
  readonly besides?: string | undefined
  readonly isError: boolean
  readonly onRetry: () => void
  /** Absent until it is known; null where there is nothing to draw. */
  readonly children: ReactNode
}

/** One question: its answer in the title row, the picture with its table, and how it is worked out. */
export function ChartFrame({ panel, about, answer, besides, isError, onRetry, children }: ChartFrameProps) {
  const { sector } = useSector()
  const [isOpen, toggle] = useOpened(`${sector.card.slug} ${panel.title}`)
  const formula = useId()
  return (
    <Panel className={classNames('flex h-full flex-col', panel.shape === 'line' && 'xl:col-span-full')}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-5 pt-4 pb-3">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="text-md font-[550]">{panel.title}</h2>
          {about && <span className="text-xs text-ink-faint">{about}</span>}
        </div>
        {children !== null && answer}
      </header>
      <div className="grow px-5 pb-4">
        {isError && <ErrorState text="Non riesco a leggere questi dati." onRetry={onRetry} />}
        {!isError && children === undefined && <ChartSkeleton shape={panel.shape} />}
        {!isError && children === null && <p className="py-8 text-center text-sm text-ink-faint">{panel.empty}</p>}
        {!isError && children}
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
          {[panel.formula, besides].filter(Boolean).join(' ')}
        </p>
      </footer>
    </Panel>
  )
}
