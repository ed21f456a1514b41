import type { CSSProperties, ReactNode } from 'react'
import { formatWeekdayShort, weekdayOf } from '../../../kernel/italian/dates.ts'
import { periodLabel } from '../../calendar/week-days.ts'
import type { Placed } from '../../views/timeline/pack.ts'
import type { Bar } from '../../views/timeline/plan.ts'
import { columnOf, daysOf, lastDay } from '../../calendar/range.ts'
import { beginsAt } from '../../calendar/stretch.ts'
import { lastsText } from '../../calendar/stretch-words.ts'
import { classNames } from '../../ui/class-names.ts'
import type { Wish } from './life.ts'
import type { Plan } from './plan.ts'

interface PlanPictureProps {
  readonly plan: Plan
  readonly wish: Wish | undefined
}

const SATURDAY = 5

/** The plan of rooms by days, only to be looked at: what would be written stands dashed in it, and solid once it is. */
export function PlanPicture({ plan, wish }: PlanPictureProps) {
  const { title, range, today, lanes } = plan
  const skip = wish ? Math.max(0, columnOf(range, wish.from)) : 0
  return (
    <div className="hero-plan" style={{ '--skip': skip } as CSSProperties}>
      <p className="flex h-11 items-center gap-3 border-b border-line px-5 max-md:hidden">
        <span className="font-display text-xl">{title}</span>
        <span className="num text-sm text-ink-faint">{periodLabel(range.start, lastDay(range))}</span>
      </p>
      <div className="hero-grid">
        <div className="hero-days hero-shift">
          {daysOf(range).map((day) => (
            <span
              key={day}
              className={classNames('num', day === today ? 'bg-accent-wash text-accent' : weekdayOf(day) >= SATURDAY && 'bg-sunken/60')}
            >
              {formatWeekdayShort(day)} {Number(day.slice(8))}
            </span>
          ))}
        </div>
        {lanes.map((lane) => (
          <div key={lane.id} className="hero-lane">
            <p>
              <b>{lane.title}</b>
              <small>{lane.details.join(' · ')}</small>
            </p>
            <div className="hero-shift">
              {wish?.lane === lane.id && <WishBar plan={plan} wish={wish} />}
              {lane.placed.map((placed) => (
                <LaneBar key={placed.bar.id} placed={placed} isNew={placed.bar.id === wish?.made} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

function LaneBar({ placed: { bar, left, right }, isNew }: { readonly placed: Placed<Bar>; readonly isNew: boolean }) {
  const { colour, entity, stretch, title } = bar
  return (
    <BarBox
      left={left}
      right={right}
      hue={colour?.hue}
      title={title}
      className={classNames(
        bar.isBlock && 'border-dashed',
        bar.isOpen && 'border-dashed',
        isNew && 'transition-opacity duration-(--calm) starting:opacity-0',
      )}
    >
      {[lastsText(entity, stretch.nights), colour?.label].filter(Boolean).join(' · ')}
    </BarBox>
  )
}

function WishBar({ plan: { entity, range }, wish }: { readonly plan: Plan; readonly wish: Wish }) {
  const left = columnOf(range, wish.from) + beginsAt(entity)
  return (
    <BarBox left={left} right={left + wish.nights} hue={undefined} title={wish.title} className="hero-wish">
      da confermare
    </BarBox>
  )
}

interface BarBoxProps {
  readonly left: number
  readonly right: number
  readonly hue: number | undefined
  readonly title: string
  readonly className: string
  readonly children: ReactNode
}

function BarBox({ left, right, hue, title, className, children }: BarBoxProps) {
  return (
    <div
      className={classNames('hero-bar', className)}
      {...(hue !== undefined && { 'data-hue': '' })}
      style={{ '--x': left, '--n': right - left, ...(hue !== undefined && { '--hue': hue }) } as CSSProperties}
    >
      <span>{title}</span>
      <small>{children}</small>
    </div>
  )
}
