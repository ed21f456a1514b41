import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'

interface PeriodStepsProps {
  /** «Settimana precedente»: what the two buttons are called. */
  readonly previous: string
  readonly next: string
  /** What is on screen: «16 – 22 novembre 2026». */
  readonly title: ReactNode
  readonly onStep: (direction: -1 | 1) => void
}

/** What time is on screen, with a step back and a step on. */
export function PeriodSteps({ previous, next, title, onStep }: PeriodStepsProps) {
  return (
    <>
      <IconButton label={previous} icon={<Icon name="chevron-left" />} onClick={() => onStep(-1)} className="-ml-2" />
      <h2 aria-live="polite" className="num text-md font-[550] first-letter:uppercase max-md:flex-1 max-md:text-center">
        {title}
      </h2>
      <IconButton label={next} icon={<Icon name="chevron-right" />} onClick={() => onStep(1)} />
    </>
  )
}

interface PeriodBarProps extends PeriodStepsProps {
  /** Today is where it stands when one arrives. */
  readonly isNow: boolean
  readonly onToday: () => void
  /** «12 interventi». */
  readonly count?: string
  readonly className?: string
  /** How much is seen at once, and what its colours mean. */
  readonly children?: ReactNode
}

/** Over what is laid out in time: where one is, the way back to today, and how much there is. */
export function PeriodBar({ isNow, onToday, count, className, children, ...steps }: PeriodBarProps) {
  return (
    <div className={classNames('flex flex-wrap items-center gap-2', className)}>
      <PeriodSteps {...steps} />
      <Button onClick={onToday} disabled={isNow} className="md:ml-1">
        Oggi
      </Button>
      {children}
      {count !== undefined && <p className="num ml-auto text-sm text-ink-faint max-md:hidden">{count}</p>}
    </div>
  )
}
