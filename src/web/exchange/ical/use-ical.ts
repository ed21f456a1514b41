import { useRef, useState } from 'react'
import type { CalendarioIcal } from '../../../kernel/screens/calendar-file.ts'
import { formatNumber } from '../../../kernel/italian/numbers.ts'
import type { CalendarPlan, CalendarRequest } from '../../../kernel/screens/calendars.ts'
import { company, site } from '../../../site.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useCommit } from '../../data/use-commit.ts'
import { download } from '../download.ts'
import { readOf } from '../../../kernel/door/read-of.ts'
import { notify } from '../../ui/toast.ts'
import type { IcalNames } from './ical-names.ts'
import { doneText, some } from './ical-words.ts'
import { breather, readInSlices } from './read-in-slices.ts'

const MOST_MEGABYTES = 10
const breathe = () => new Promise((resolve) => setTimeout(resolve))
const prodId = `-//${company.legalName}//${site.name}//IT`
const domain = new URL(site.origin).host

/** A file that was read, and what a person has settled about it. */
interface Chosen {
  readonly name: string
  readonly file: CalendarioIcal
  readonly channel: string
  /** Which calendar of the lane it is, where a person has said so. */
  readonly source?: string | undefined
  readonly unsure: CalendarRequest['unsure']
  readonly removes: boolean
}

export interface Ical {
  readonly lane: string | undefined
  readonly setLane: (lane: string) => void
  /** Something was asked for and no lane is chosen. */
  readonly lacksLane: boolean
  readonly chosen: Chosen | undefined
  readonly plan: CalendarPlan | undefined
  readonly fault: string | undefined
  /** From 0 to 1 while a file is read. */
  readonly progress: number | undefined
  readonly isBusy: boolean
  readonly readFile: (file: File) => Promise<void>
  readonly settle: (change: Partial<Pick<Chosen, 'channel' | 'source' | 'unsure' | 'removes'>>) => void
  readonly commit: () => Promise<void>
  readonly exportLane: (withNames: boolean) => Promise<void>
  readonly back: () => void
}

/** A lane's calendar from the file to the commit, and out again. */
export function useIcal(names: IcalNames, given: string | undefined, onDone: () => void): Ical {
  const { store, at, clock } = useSector()
  const commitChanges = useCommit()
  const [picked, setPicked] = useState<string>()
  const [lacksLane, setLacksLane] = useState(false)
  const [chosen, setChosen] = useState<Chosen>()
  const [planned, setPlanned] = useState<CalendarPlan>()
  const [fault, setFault] = useState<string>()
  const [progress, setProgress] = useState<number>()
  const [isBusy, setIsBusy] = useState(false)
  /** Of several plans under way only the newest counts. */
  const turn = useRef(0)
  const lane = picked ?? given
  const load = () => names.calendars.load()

  const plan = async (on: string | undefined, next: Chosen) => {
    setChosen(next)
    setLacksLane(on === undefined)
    if (on === undefined) return
    const mine = ++turn.current
    const { name: _name, ...settled } = next
    const tools = await load()
    const made = await tools.plan({ ...settled, lane: on, domain }, readOf(store), at, breather())
    if (mine === turn.current) setPlanned(made)
  }
  const attempt = async (work: () => Promise<void>, sentence: string) => {
    try {
      await work()
    } catch (error) {
      console.error(error)
      setFault(sentence)
    }
  }
  const replan = (on: string | undefined, next: Chosen) =>
    attempt(() => plan(on, next), 'Il confronto con l’agenda non è riuscito. Riprova fra poco.')

  const readFile = (file: File) =>
    attempt(async () => {
      setFault(undefined)
      const megabytes = file.size / 1024 / 1024
      if (megabytes > MOST_MEGABYTES) {
        const weight = formatNumber(megabytes, { decimals: 0 })
        return setFault(`Il file pesa ${weight} MB: il massimo è ${MOST_MEGABYTES} MB. Un calendario di solito pesa meno di 1 MB.`)
      }
      setProgress(0)
      try {
        const reading = await readInSlices(new Uint8Array(await file.arrayBuffer()), at.today, setProgress)
        if (!reading.ok) return setFault(reading.fault)
        const { calendario: read } = reading
        const tools = await load()
        const channel = tools.channelOf(read.portale)
        await plan(lane, { name: file.name, file: read, channel, unsure: names.blocks ? 'blocks' : 'records', removes: true })
      } finally {
        setProgress(undefined)
      }
    }, 'Il file non si è potuto leggere. Sceglilo di nuovo.')

  const write = async () => {
    if (!chosen || !planned) return
    const done = doneText(planned, chosen.removes, names)
    const result = await commitChanges(planned.changes(chosen.removes), { via: 'import', done })
    if (!result.ok) {
      await plan(lane, chosen)
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
    await attempt(async () => {
      const tools = await load()
      const file = await tools.write({ lane, names: withNames, prodId, domain, now: clock.now() }, readOf(store), at)
      download(file.name, file.text, 'text/calendar;charset=utf-8')
      const said = file.count === 0 ? 'niente di occupato' : some(file.count, 'periodo occupato', 'periodi occupati')
      notify({ text: `${file.name}: ${said}` })
    }, 'L’esportazione non è riuscita. Riprova fra poco.')
  }
  const back = () => {
    turn.current++
    setChosen(undefined)
    setPlanned(undefined)
    setFault(undefined)
    setLacksLane(false)
  }

  return {
    lane,
    setLane: (to) => {
      setPicked(to)
      setLacksLane(false)
      // Another lane has other calendars.
      if (chosen) void replan(to, { ...chosen, source: undefined })
    },
    lacksLane,
    chosen,
    plan: planned,
    fault,
    progress,
    isBusy,
    readFile,
    settle: (change) => {
      if (chosen) void replan(lane, { ...chosen, ...change })
    },
    commit,
    exportLane,
    back,
  }
}
