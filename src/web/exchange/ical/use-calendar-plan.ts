import { useRef, useState } from 'react'
import type { CalendarioIcal } from '../../../kernel/screens/calendar-file.ts'
import type { CalendarPlan, CalendarRequest } from '../../../kernel/screens/calendars.ts'
import { readOf } from '../../../kernel/door/read-of.ts'
import { useSector } from '../../data/sector-context.tsx'
import type { IcalNames } from './ical-names.ts'
import { DOMAIN } from './product-id.ts'
import { breather } from './read-in-slices.ts'

/** A file that was read, and what a person has settled about it. */
export interface ChosenCalendar {
  readonly name: string
  readonly file: CalendarioIcal
  readonly channel: string
  /** Which calendar of the lane it is, where a person has said so. */
  readonly source?: string | undefined
  readonly unsure: CalendarRequest['unsure']
  readonly removes: boolean
}

interface PlannedCalendar {
  readonly chosen: ChosenCalendar | undefined
  readonly planned: CalendarPlan | undefined
  /** Compares a file with the agenda of a lane, as soon as a lane is chosen. */
  readonly plan: (lane: string | undefined, next: ChosenCalendar) => Promise<void>
  readonly forget: () => void
}

/** What a file would change in the agenda of a lane. Of several plans under way only the newest counts. */
export function useCalendarPlan(names: IcalNames): PlannedCalendar {
  const { store, at } = useSector()
  const [chosen, setChosen] = useState<ChosenCalendar>()
  const [planned, setPlanned] = useState<CalendarPlan>()
  const turn = useRef(0)
  const plan = async (lane: string | undefined, next: ChosenCalendar) => {
    setChosen(next)
    if (lane === undefined) return
    const mine = ++turn.current
    const { name: _name, ...settled } = next
    const tools = await names.calendars.load()
    const made = await tools.plan({ ...settled, lane, domain: DOMAIN }, readOf(store), at, breather())
    if (mine === turn.current) setPlanned(made)
  }
  const forget = () => {
    turn.current++
    setChosen(undefined)
    setPlanned(undefined)
  }
  return { chosen, planned, plan, forget }
}
