import * as k from '../../../kernel/describe.ts'
import type { Chance } from '../../common/seeded-random.ts'
import { workingDays } from '../../common/working-days.ts'
import type { intervento } from '../intervento.ts'
import { squadra, type TecnicoDiProva } from './squadra.ts'

/** A visit: who goes, on which day, and how it stands. What is done there comes later. */
export interface Appuntamento {
  readonly giorno: string
  readonly tecnico: TecnicoDiProva
  readonly stato: k.Value<typeof intervento>['stato']
  readonly isUrgente: boolean
}

/** The visits whose quotes and hours must come to a figure together. */
export interface Periodo {
  readonly appuntamenti: readonly Appuntamento[]
  /** Whole euro of the completed ones. */
  readonly incasso: number
  /** Tenths of an hour that a completed one takes on average. */
  readonly decimi: number
}

/** «45 interventi nel mese» are these and the three of today. */
const NEL_MESE = 42
const INCASSO_DEL_MESE = 12_400
/** 12.400 is 8 % more, rounded. */
const INCASSO_SCORSO = 11_480
const LAVORI_SCORSI = 41
/** Of the three jobs of today one is done: its quote and its hours belong to the month's figures. */
export const FATTO_OGGI = { euro: 200, decimi: 15 } as const
export const TEMPO_MEDIO = 32
const STORIA_GIORNI = 425
/** The oldest month begins in its middle; fewer days than these are left out. */
const SPICCIOLI = 8

const lastSunday = (day: string) => k.addDays(day, -(k.weekdayOf(day) + 1))

interface Wanted {
  readonly done?: number
  readonly cancelled?: number
  readonly ahead?: number
  /** The Sunday on which one of them may fall, because it cannot wait. */
  readonly sunday?: string | undefined
}

/** Visits over the days, rather evenly, no technician more than twice a day. */
function spread(chance: Chance, days: readonly string[], { done = 0, cancelled = 0, ahead = 0, sunday }: Wanted): Appuntamento[] {
  if (days.length === 0) return []
  const states = [...repeat('completato', done), ...repeat('cancellato', cancelled), ...repeat('programmato', ahead)]
  const isUrgente = sunday !== undefined && done >= 10 && chance.happens(0.6)
  const diary = days.map((giorno) => ({ giorno, visits: 0, load: squadra.map((tecnico) => ({ tecnico, visits: 0 })) }))
  return states.map((stato, at) => {
    if (at === 0 && isUrgente) return { giorno: sunday, tecnico: chance.pick(squadra), stato, isUrgente }
    const day = chance.weighted(diary, ({ visits }) => (visits >= 2 * squadra.length ? 0 : 1 / (1 + 2 * visits)))
    const mine = chance.weighted(day.load, ({ visits }) => [1, 0.2][visits] ?? 0)
    day.visits++
    mine.visits++
    return { giorno: day.giorno, tecnico: mine.tecnico, stato, isUrgente: false }
  })
}

const repeat = (stato: Appuntamento['stato'], times: number) => Array.from({ length: times }, () => stato)

/** The month of today: what is behind is done or dropped, what is ahead is planned, however many days lie on either side. */
function thisMonth(chance: Chance, today: string): { readonly done: Periodo; readonly ahead: Appuntamento[] } {
  const past = workingDays(k.startOfMonth(today), k.addDays(today, -1))
  const future = workingDays(k.addDays(today, 1), k.endOfMonth(today))
  const incasso = INCASSO_DEL_MESE - FATTO_OGGI.euro
  if (past.length === 0) {
    // Nobody has worked yet this month, so today has brought it all in.
    const done = squadra.map((tecnico): Appuntamento => ({ giorno: today, tecnico, stato: 'completato', isUrgente: false }))
    const ahead = spread(chance, future, { ahead: NEL_MESE - done.length })
    return { done: { appuntamenti: done, incasso, decimi: TEMPO_MEDIO }, ahead }
  }
  const share = Math.round((NEL_MESE * past.length) / (past.length + future.length))
  const count = Math.max(share, Math.min(3 * past.length + 1, 8))
  const sunday = lastSunday(today) >= k.startOfMonth(today) ? lastSunday(today) : undefined
  const cancelled = past.length < 5 ? 0 : past.length < 12 ? 1 : 2
  const appuntamenti = spread(chance, past, { done: count, cancelled, sunday })
  return { done: { appuntamenti, incasso, decimi: TEMPO_MEDIO }, ahead: spread(chance, future, { ahead: NEL_MESE - count }) }
}

function monthBefore(chance: Chance, today: string, months: number): Periodo {
  const month = k.addMonths(k.startOfMonth(today), -months)
  const start = k.addDays(today, -STORIA_GIORNI)
  const all = workingDays(month < start ? start : month, k.endOfMonth(month))
  const days = all.length < SPICCIOLI ? [] : all
  const count = months === 1 ? LAVORI_SCORSI : Math.round((chance.between(25, 32) * days.length) / 25)
  const cancelled = days.length < 12 ? 0 : chance.between(1, 2)
  const appuntamenti = spread(chance, days, { done: count, cancelled, sunday: lastSunday(k.endOfMonth(month)) })
  const incasso = months === 1 ? INCASSO_SCORSO : Math.round(count * chance.between(300, 350) * 0.1) * 10
  return { appuntamenti, incasso, decimi: chance.between(28, 34) }
}

/** About fourteen months of work behind `today` and three weeks ahead, without the three jobs of today itself. */
export function planVisits(chance: Chance, today: string): { readonly done: readonly Periodo[]; readonly ahead: readonly Appuntamento[] } {
  const { done, ahead } = thisMonth(chance, today)
  const before = Array.from({ length: 14 }, (_, at) => monthBefore(chance, today, at + 1))
  const nextMonth = workingDays(k.addDays(k.endOfMonth(today), 1), k.addDays(today, 24))
  return {
    done: [done, ...before].filter(({ appuntamenti }) => appuntamenti.length > 0),
    ahead: [...ahead, ...spread(chance, nextMonth, { ahead: Math.round(nextMonth.length * 0.8) })],
  }
}
