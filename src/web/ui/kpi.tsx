import { TrendingDown, TrendingUp } from 'lucide-react'
import { Children, useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** More figures than these beside one another run into each other. */
const MOST = 6
const ACROSS = ['', 'md:grid-cols-1', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-4', 'md:grid-cols-5', 'md:grid-cols-6']

/** The few numbers of the day in one panel, divided by lines; many of them in rows of the same length. */
export function KpiStrip({ children }: { children: ReactNode }) {
  const count = Children.count(children)
  const across = Math.ceil(count / Math.ceil(count / MOST))
  return (
    <div className="overflow-clip rounded-lg border border-line bg-raised shadow-panel">
      <dl className={classNames('-mt-px -ml-px grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,34%)),1fr))]', ACROSS[across])}>
        {children}
      </dl>
    </div>
  )
}

interface KpiProps {
  label: string
  value: ReactNode
  note?: ReactNode
  trend?: 'up' | 'down' | undefined
  /** Goes to the records behind the number. The button is called by what is read on it: its label and the figure (WCAG 2.5.3). */
  onOpen?: (() => void) | undefined
}

export function Kpi({ label, value, note, trend, onOpen }: KpiProps) {
  const id = useId()
  const TrendIcon = trend === 'up' ? TrendingUp : TrendingDown
  return (
    <div
      className={classNames(
        'relative row-span-2 grid min-w-0 grid-rows-subgrid gap-y-0 max-md:odd:last:col-span-full border-t border-l border-line px-4 py-3.5 md:px-5.5 md:py-5',
        onOpen && 'transition-colors hover:bg-hover',
      )}
    >
      <dt id={`${id}-label`} className="eyebrow text-pretty">
        {label}
      </dt>
      <dd className="mt-1.5">
        {onOpen ? (
          <button
            type="button"
            id={id}
            onClick={onOpen}
            aria-labelledby={`${id}-label ${id}`}
            className="font-display text-2xl num after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent max-md:text-xl"
          >
            {value}
          </button>
        ) : (
          <span className="font-display text-2xl num max-md:text-xl">{value}</span>
        )}
        {note && (
          <span className="flex items-center gap-1 text-xs text-ink-faint">
            {trend && <TrendIcon aria-hidden className={trend === 'up' ? 'text-ok' : 'text-bad'} />}
            {note}
          </span>
        )}
      </dd>
    </div>
  )
}
