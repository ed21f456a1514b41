import { useState } from 'react'
import type { CalendarPlan } from '../../../kernel/screens/calendars.ts'
import { readOf } from '../../../kernel/door/read-of.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useCommit } from '../../data/use-commit.ts'
import { notify } from '../../ui/toast.ts'
import { download } from '../../ui/download.ts'
import type { IcalNames } from './ical-names.ts'
import { doneText, some } from './ical-words.ts'
import { weightFault } from './calendar-weight.ts'
import { DOMAIN, PRODUCT_ID } from './product-id.ts'
import { readInSlices } from './read-in-slices.ts'
import { useAttempt } from './use-attempt.ts'
import { useCalendarPlan, type ChosenCalendar } from './use-calendar-plan.ts'

const breathe = () => new Promise((resolve) => setTimeout(resolve))

export interface Ical {
  readonly lane: string | undefined
  readonly setLane: (lane: string) => void
  /** Something was asked for and no lane is chosen. */
  readonly lacksLane: boolean
  readonly chosen: ChosenCalendar | undefined
  readonly plan: CalendarPlan | undefined
  readonly fault: string | undefined
  /** From 0 to 1 while a file is read. */
  readonly progress: number | undefined
  readonly isBusy: boolean
  readonly readFile: (file: File) => Promise<void>
  readonly settle: (change: Partial<Pick<ChosenCalendar, 'channel' | 'source' | 'unsure' | 'removes'>>) => void
  readonly commit: () => Promise<void>
  readonly exportLane: (withNames: boolean) => Promise<void>
  readonly back: () => void
}

/** A lane's calendar from the file to the commit, and out again. */
export function useIcal(names: IcalNames, given: string | undefined, onDone: () => void): Ical {
  const { at } = useSector()
  const commitChanges = useCommit()
  const [picked, setPicked] = useState<string>()
  const [lacksLane, setLacksLane] = useState(false)
  const { fault, setFault, attempt } = useAttempt()
  const { chosen, planned, plan, forget } = useCalendarPlan(names)
  const [progress, setProgress] = useState<number>()
  const [isBusy, setIsBusy] = useState(false)
  const writeLane = useLaneFile(names)
  const lane = picked ?? given

  const compare = (on: string | undefined, next: ChosenCalendar) => {
    setLacksLane(on === undefined)
    return plan(on, next)
  }
  const compareAgain = (on: string | undefined, next: ChosenCalendar) =>
    attempt(() => compare(on, next), 'Il confronto con l’agenda non è riuscito. Riprova fra poco.')

  const readFile = (file: File) =>
    attempt(async () => {
      const heavy = weightFault(file)
      setFault(heavy)
      if (heavy !== undefined) return
      setProgress(0)
      try {
        const reading = await readInSlices(new Uint8Array(await file.arrayBuffer()), at.today, setProgress)
        if (!reading.ok) return setFault(reading.fault)
        const { calendario: read } = reading
        const tools = await names.calendars.load()
        const channel = tools.channelOf(read.portale)
        await compare(lane, { name: file.name, file: read, channel, unsure: names.blocks ? 'blocks' : 'records', removes: true })
      } finally {
        setProgress(undefined)
      }
    }, 'Il file non si è potuto leggere. Sceglilo di nuovo.')

  const back = () => {
    forget()
    setFault(undefined)
    setLacksLane(false)
  }
  const write = async () => {
    if (!chosen || !planned) return
    const done = doneText(planned, chosen.removes, names)
    const result = await commitChanges(planned.changes(chosen.removes), { via: 'import', done })
    if (!result.ok) {
      await compare(lane, chosen)
      return setFault([...new Set(result.problems.map(({ message }) => message))].join(' '))
    }
    back()
    onDone()
  }
  const commit = async () => {
    if (isBusy) return
    setIsBusy(true)
    setFault(undefined)
    await breathe()
    await attempt(write, 'L’importazione non è riuscita e non è stato scritto niente. Riprova fra poco.')
    setIsBusy(false)
  }
  const exportLane = async (withNames: boolean) => {
    setLacksLane(lane === undefined)
    if (lane === undefined) return
    setFault(undefined)
    await attempt(() => writeLane(lane, withNames), 'L’esportazione non è riuscita. Riprova fra poco.')
  }
  const setLane = (to: string) => {
    setPicked(to)
    setLacksLane(false)
    // Another lane has other calendars.
    if (chosen) void compareAgain(to, { ...chosen, source: undefined })
  }
  const settle: Ical['settle'] = (change) => {
    if (chosen) void compareAgain(lane, { ...chosen, ...change })
  }
  return { lane, setLane, lacksLane, chosen, plan: planned, fault, progress, isBusy, readFile, settle, commit, exportLane, back }
}

/** Downloads the calendar of a lane. */
function useLaneFile(names: IcalNames): (lane: string, withNames: boolean) => Promise<void> {
  const { store, at, clock } = useSector()
  return async (lane, withNames) => {
    const tools = await names.calendars.load()
    const file = await tools.write({ lane, names: withNames, prodId: PRODUCT_ID, domain: DOMAIN, now: clock.now() }, readOf(store), at)
    download(file.name, file.text, 'text/calendar;charset=utf-8')
    const said = file.count === 0 ? 'niente di occupato' : some(file.count, 'periodo occupato', 'periodi occupati')
    notify({ text: `${file.name}: ${said}` })
  }
}
