import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { dayLabel } from '../../calendar/week-days.ts'
import type { Calendar } from '../../calendar/calendar.ts'
import { columnKey, type Movable, type Place } from './columns.ts'
import type { Refusal } from './gaps.ts'
import { clockText } from '../../../kernel/italian/times.ts'
import { lengthOf, lengthText, stretchText, type Stretch } from './minutes.ts'

const hourText = (minute: number): string => `alle ${clockText(minute)}`
const fromTo = ({ from, to }: Stretch): string => `dalle ${clockText(from)} alle ${clockText(to)}`

/** '10:15–11:00 · Poltrona 2', with the day where several are on screen. */
export const placeText = (column: Place, at: Stretch, isAlone: boolean): string =>
  [stretchText(at), column.title, isAlone ? '' : dayLabel(column.day)].filter(Boolean).join(' · ')

/** The same, read out. */
export const placeSaid = (column: Place, at: Stretch): string =>
  `${[column.title, dayLabel(column.day), fromTo(at)].filter(Boolean).join(', ')}, ${lengthText(lengthOf(at))}`

/** Why something cannot lie there, in few words. */
export function refusalText(refusal: Refusal): string {
  if ('hours' in refusal) return `Aperto ${fromTo(refusal.hours)}`
  if ('closed' in refusal) return `${refusal.closed.label} ${fromTo(refusal.closed)}`
  return `C’è già ${refusal.taken.title} ${hourText(refusal.taken.from)}`
}

/** 'Spostata alle 10:15, Poltrona 2', with the day where it is another, 'Ora dura 1 h 30 min, fino alle 12:30'. */
export function doneText(
  { label: { gender } }: AnyEntity,
  { day }: Calendar,
  { home, row, lasts }: Movable,
  to: Place,
  at: Stretch,
): string {
  const isThere = home !== undefined && home.at.from === at.from && home.column === columnKey(to.day, to.lane)
  if (isThere && lasts !== lengthOf(at)) return `Ora dura ${lengthText(lengthOf(at))}, fino ${hourText(at.to)}`
  const on = row[day] === to.day ? '' : `a ${dayLabel(to.day)}`
  return `${gender === 'f' ? 'Spostata' : 'Spostato'} ${[on, hourText(at.from), to.title].filter(Boolean).join(', ')}`
}

/** What a screen reader says while something is held. */
export const spoken = {
  picked: (name: string) =>
    `Hai preso ${name}. Frecce su e giù per l’ora, destra e sinistra per la colonna, Maiuscole e frecce per la durata, Invio per lasciare, Esc per annullare.`,
  over: (column: Place, at: Stretch, refusal: Refusal | undefined) =>
    `${placeSaid(column, at)}.${refusal ? ` ${refusalText(refusal)}.` : ''}`,
  home: (name: string) => `${name} resta al suo posto.`,
  refused: (name: string, refusal: Refusal) => `${refusalText(refusal)}. ${name} resta al suo posto.`,
  cancelled: (name: string) => `Spostamento annullato. ${name} resta al suo posto.`,
} as const

/** '1 ora libera', '2 h libere', '45 min liberi'. */
export function freeLength(minutes: number): string {
  if (minutes === HOUR) return '1 ora libera'
  return `${lengthText(minutes)} ${minutes % HOUR === 0 ? 'libere' : minutes === 1 ? 'libero' : 'liberi'}`
}
const HOUR = 60

/** '12:15, 45 min liberi, fino alle 13:00, Poltrona 2': free time, read out. */
export const freeText = (column: Place, gap: Stretch): string =>
  [clockText(gap.from), freeLength(lengthOf(gap)), `fino ${hourText(gap.to)}`, column.title].filter(Boolean).join(', ')
