import { useRef, useState } from 'react'
import type { CalendarioIcal } from '../../../../documents/calendario-ical/soggiorno.ts'
import { formatNumber } from '../../../../kernel/italian/numbers.ts'
import { calendari, type Canale, type Piano, type Richiesta } from '../../../../sectors/hospitality/index.ts'
import { company, site } from '../../../../site.ts'
import { useSector } from '../../../data/sector-context.tsx'
import { useCommit } from '../../../data/use-commit.ts'
import { download } from '../../../exchange/download.ts'
import { readOf } from '../../../../kernel/store/read-of.ts'
import { notify } from '../../../ui/toast.ts'
import { doneText, some } from './ical-words.ts'
import { breather, readInSlices } from './read-in-slices.ts'

const MOST_MEGABYTES = 10
const breathe = () => new Promise((resolve) => setTimeout(resolve))
const prodId = `-//${company.legalName}//${site.name}//IT`
const domain = new URL(site.origin).host

/** A file that was read, and what a person has settled about it. */
interface Chosen {
  readonly name: string
  readonly calendario: CalendarioIcal
  readonly canale: Canale
  /** Which calendar of the room it is, where a person has said so. */
  readonly da?: string | undefined
  readonly incerte: Richiesta['incerte']
  readonly annulla: boolean
}

export interface Ical {
  readonly room: string | undefined
  readonly setRoom: (room: string) => void
  /** Something was asked for and no room is chosen. */
  readonly lacksRoom: boolean
  readonly chosen: Chosen | undefined
  readonly piano: Piano | undefined
  readonly channels: Readonly<Record<string, string>>
  readonly fault: string | undefined
  /** From 0 to 1 while a file is read. */
  readonly progress: number | undefined
  readonly isBusy: boolean
  readonly readFile: (file: File) => Promise<void>
  readonly settle: (change: Partial<Pick<Chosen, 'canale' | 'da' | 'incerte' | 'annulla'>>) => void
  readonly commit: () => Promise<void>
  readonly exportRoom: (nomi: boolean) => Promise<void>
  readonly back: () => void
}

/** A room's calendar from the file to the commit, and out again. */
export function useIcal(given: string | undefined, onDone: () => void): Ical {
  const { store, at, clock } = useSector()
  const commitChanges = useCommit()
  const [picked, setPicked] = useState<string>()
  const [lacksRoom, setLacksRoom] = useState(false)
  const [chosen, setChosen] = useState<Chosen>()
  const [piano, setPiano] = useState<Piano>()
  const [channels, setChannels] = useState<Readonly<Record<string, string>>>({})
  const [fault, setFault] = useState<string>()
  const [progress, setProgress] = useState<number>()
  const [isBusy, setIsBusy] = useState(false)
  /** Of several plans under way only the newest counts. */
  const turn = useRef(0)
  const room = picked ?? given

  const plan = async (camera: string | undefined, next: Chosen) => {
    setChosen(next)
    setLacksRoom(camera === undefined)
    if (camera === undefined) return
    const mine = ++turn.current
    const { calendario, canale, da, incerte, annulla } = next
    const { planCalendario } = await calendari()
    const made = await planCalendario({ calendario, camera, canale, da, incerte, annulla, domain }, readOf(store), at, breather())
    if (mine === turn.current) setPiano(made)
  }
  const attempt = async (work: () => Promise<void>, sentence: string) => {
    try {
      await work()
    } catch (error) {
      console.error(error)
      setFault(sentence)
    }
  }
  const replan = (camera: string | undefined, next: Chosen) =>
    attempt(() => plan(camera, next), 'Il confronto con le prenotazioni non è riuscito. Riprova fra poco.')

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
        const { calendario } = reading
        const { canaleDi, canali } = await calendari()
        setChannels(canali)
        const next = { name: file.name, calendario, canale: canaleDi(calendario.portale), incerte: 'chiusure', annulla: true } as const
        await plan(room, next)
      } finally {
        setProgress(undefined)
      }
    }, 'Il file non si è potuto leggere. Sceglilo di nuovo.')

  const write = async () => {
    if (!chosen || !piano) return
    const { cambiDi } = await calendari()
    const changes = cambiDi(piano, chosen)
    const result = await commitChanges(changes, { via: 'import', done: doneText(piano, chosen.annulla) })
    if (!result.ok) {
      await plan(room, chosen)
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

  const exportRoom = async (nomi: boolean) => {
    setLacksRoom(room === undefined)
    if (room === undefined) return
    setFault(undefined)
    await attempt(async () => {
      const { exportCalendario } = await calendari()
      const file = await exportCalendario({ camera: room, nomi, prodId, domain, now: clock.now() }, readOf(store), at)
      download(file.name, file.text, 'text/calendar;charset=utf-8')
      const said = file.count === 0 ? 'nessuna notte occupata' : some(file.count, 'periodo occupato', 'periodi occupati')
      notify({ text: `${file.name}: ${said}` })
    }, 'L’esportazione non è riuscita. Riprova fra poco.')
  }
  const back = () => {
    turn.current++
    setChosen(undefined)
    setPiano(undefined)
    setFault(undefined)
    setLacksRoom(false)
  }

  return {
    room,
    setRoom: (camera) => {
      setPicked(camera)
      setLacksRoom(false)
      // Another room has other calendars.
      if (chosen) void replan(camera, { ...chosen, da: undefined })
    },
    lacksRoom,
    chosen,
    piano,
    channels,
    fault,
    progress,
    isBusy,
    readFile,
    settle: (change) => {
      if (chosen) void replan(room, { ...chosen, ...change })
    },
    commit,
    exportRoom,
    back,
  }
}
