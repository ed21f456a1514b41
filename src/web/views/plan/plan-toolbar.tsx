import { addDays, formatWeekdayShort, formatDayMonth } from '../../../kernel/italian/dates.ts'
import { plural } from '../../../kernel/italian/noun.ts'
import { statusOf } from '../../../kernel/entity/entity.ts'
import { parseTime } from '../../../kernel/italian/times.ts'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/popover.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { TimeInput } from '../../ui/time-input.tsx'
import { toneText } from '../../ui/tone.ts'
import { PeriodSteps } from '../../calendar/period-bar.tsx'
import { dayLabel } from '../../calendar/week-days.ts'
import { hasHours, serviceKey } from './moment.ts'
import type { Plan } from './use-plan.ts'

interface PlanToolbarProps {
  readonly plan: Plan
  readonly today: string
  readonly onMoment: (moment: {
    readonly giorno?: string | undefined
    readonly servizio?: string | undefined
    readonly ora?: string | undefined
  }) => void
  readonly onRoom: (id: string) => void
  /** How it is looked at, where there are two ways. */
  readonly how: ReactNode
  readonly isPhone: boolean
  /** What can be done with the room. */
  readonly children: ReactNode
}

/** When the room is looked at, which room, and how it stands; a phone has one row, with all but the day in a sheet. */
export function PlanToolbar({ plan, today, onMoment, onRoom, how, isPhone, children }: PlanToolbarProps) {
  const { moment, rooms, room } = plan
  const { day } = moment
  const go = (to: string) =>
    onMoment({ giorno: to === today ? undefined : to, servizio: moment.service && serviceKey(moment.service), ora: moment.hour })
  const [chosen, choices] = momentsOf(plan, today)
  const chosenRoom = rooms.find(({ id }) => id === room)?.title
  const ways = (
    <>
      {how}
      {hasHours(plan.entity) && <MomentInput plan={plan} today={today} onMoment={onMoment} />}
      {rooms.length > 1 && (
        <Segmented
          label={plan.roomEntity?.label.one ?? 'Sala'}
          value={room}
          options={rooms.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={onRoom}
        />
      )}
      {children}
    </>
  )
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-md:flex-nowrap max-md:gap-x-1 max-md:px-4">
        <div className="flex items-center gap-1 max-md:gap-0">
          <PeriodSteps
            previous="Giorno precedente"
            next="Giorno successivo"
            title={
              <>
                <span className="max-md:hidden">{dayLabel(day)}</span>
                <span className="md:hidden">
                  {formatWeekdayShort(day)} {formatDayMonth(day)}
                </span>
              </>
            }
            onStep={(direction) => go(addDays(day, direction))}
          />
          {day !== today && <Button onClick={() => onMoment({})}>Oggi</Button>}
        </div>
        {isPhone ? (
          <Popover
            title="Come si guarda"
            trigger={
              <Button className="min-w-0 flex-1 justify-between">
                <span className="truncate">
                  {[choices.find(({ value }) => value === chosen)?.label ?? moment.hour, chosenRoom].filter(Boolean).join(' · ') || 'Vista'}
                </span>
                <Icon name="chevron-down" />
              </Button>
            }
          >
            <div className="grid justify-items-start gap-4">{ways}</div>
          </Popover>
        ) : (
          ways
        )}
      </div>
      {!isPhone && <PlanLegend plan={plan} />}
    </>
  )
}

/** The moments of a day that can be chosen by name, and which one is: of today also now. */
function momentsOf({ moment, plan }: Plan, today: string) {
  const chosen = moment.service ? serviceKey(moment.service) : moment.isNow ? 'adesso' : 'ora'
  const choices = [
    ...(moment.day === today ? [{ value: 'adesso', label: 'Adesso' }] : []),
    ...(plan.services ?? []).map((service) => ({ value: serviceKey(service), label: service.label })),
  ]
  return [chosen, choices] as const
}

/** The moment of the day: one by name, or an hour. */
function MomentInput({ plan, today, onMoment }: Pick<PlanToolbarProps, 'plan' | 'today' | 'onMoment'>) {
  const { moment } = plan
  const giorno = moment.day === today ? undefined : moment.day
  const [chosen, choices] = momentsOf(plan, today)
  return (
    <>
      {choices.length > 1 && (
        <Segmented
          label="Momento"
          value={chosen}
          options={choices}
          onChange={(value) => onMoment({ giorno, servizio: value === 'adesso' ? undefined : value })}
        />
      )}
      <Hour key={moment.hour ?? ''} hour={moment.hour ?? ''} onHour={(ora) => onMoment({ giorno, ora })} />
    </>
  )
}

/** An hour to look at; empty again, it is now. */
function Hour({ hour, onHour }: { readonly hour: string; readonly onHour: (hour: string | undefined) => void }) {
  const [text, setText] = useState(hour)
  const send = (typed: string) => {
    const read = parseTime(typed)
    if ((read ?? '') !== hour && (read !== undefined || typed === '')) onHour(read)
  }
  return (
    <form
      className="w-24"
      onSubmit={(event) => {
        event.preventDefault()
        send(text)
      }}
    >
      <TimeInput aria-label="Alle ore" value={text} onChange={setText} onBlur={() => send(text)} />
    </form>
  )
}

/** How many stand how, and how many people there are. */
export function PlanLegend({ plan }: { readonly plan: Plan }) {
  const { entity, spots, seated, coming } = plan
  const taken = spots.filter(({ row }) => row)
  const free = spots.filter(({ row, shape }) => !row && shape !== 'fixed')
  const [, status] = statusOf(entity) ?? []
  const states = Object.values(status?.states ?? {}).flatMap(({ label, tone }) => {
    const count = taken.filter(({ word }) => word === label).length
    return count > 0 ? [{ label, tone, count }] : []
  })
  const field = plan.plan.party === undefined ? undefined : entity.fields[plan.plan.party]
  const noun = field?.unit ? plural(seated, ...field.unit) : (field?.label.toLowerCase() ?? entity.label.many.toLowerCase())
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 max-md:px-4">
      <ul aria-label="Stati" className="num flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft max-md:sr-only">
        <li className="flex items-center gap-1.5">
          <span aria-hidden className="size-2.5 rounded-full border-[1.5px] border-line-strong" />
          {plan.place.label.gender === 'f' ? 'Libera' : 'Libero'} {free.length}
        </li>
        {states.map(({ label, tone, count }) => (
          <li key={label} className="flex items-center gap-1.5">
            <span aria-hidden className={classNames('size-2.5 rounded-full bg-current', toneText[tone])} />
            {label} {count}
          </li>
        ))}
      </ul>
      <p role="status" className="num text-sm text-ink-soft md:ml-auto">
        <b className="font-[550] text-ink">{seated}</b> {noun} {plural(seated, 'presente', 'presenti')}, {coming} in arrivo
      </p>
    </div>
  )
}
