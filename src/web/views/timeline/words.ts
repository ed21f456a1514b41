import type { AnyEntity } from '../../../kernel/entity.ts'
import { formatWeekdayShort, formatMonth } from '../../../kernel/italian/dates.ts'
import { plural } from '../../../kernel/italian/noun.ts'
import { dayLabel } from '../week/week-days.ts'
import { endOf, type Stretch } from './stretch.ts'

export const nightsText = (nights: number): string => `${nights} ${plural(nights, 'notte', 'notti')}`

/** 'da venerdì 20 novembre a domenica 22 novembre, 2 notti'. */
export const periodText = (stretch: Stretch): string =>
  `da ${dayLabel(stretch.from)} a ${dayLabel(endOf(stretch))}, ${nightsText(stretch.nights)}`

const shortDay = (day: string) => `${formatWeekdayShort(day)} ${Number(day.slice(8))}`
const shortMonth = (day: string) => formatMonth(day).slice(0, 3)

/** 'ven 20 – dom 22 nov · 2 notti'. */
export function shortPeriod(stretch: Stretch): string {
  const end = endOf(stretch)
  const start =
    stretch.from.slice(0, 7) === end.slice(0, 7) ? shortDay(stretch.from) : `${shortDay(stretch.from)} ${shortMonth(stretch.from)}`
  return `${start} – ${shortDay(end)} ${shortMonth(end)} · ${nightsText(stretch.nights)}`
}

/** '24 nov – 7 dic 2026': the days on screen where there is little room. */
export const shortRange = (first: string, last: string): string =>
  `${Number(first.slice(8))} ${shortMonth(first)} – ${Number(last.slice(8))} ${shortMonth(last)} ${last.slice(0, 4)}`

/** What was done to a record, for its notice: 'Spostata a Camera 102, da …', 'Ora 3 notti, fino a lunedì 23 novembre'. */
export function doneText({ label }: AnyEntity, before: Stretch, after: Stretch, lane: string): string {
  const moved = label.gender === 'f' ? 'Spostata' : 'Spostato'
  if (before.lane !== after.lane) return `${moved} a ${lane}, ${periodText(after)}`
  if (before.nights === after.nights) return `${moved}: ${periodText(after)}`
  if (before.from === after.from) return `Ora ${nightsText(after.nights)}, fino a ${dayLabel(endOf(after))}`
  return `Ora ${nightsText(after.nights)}, da ${dayLabel(after.from)}`
}

/** What a screen reader says while something is held or chosen. */
export const spoken = {
  picked: (name: string) =>
    `Hai preso ${name}. Frecce per spostare, Maiuscole e frecce per allungare, Spazio per lasciare, Esc per annullare.`,
  over: (stretch: Stretch, lane: string, clash: string | undefined) =>
    `${lane}, ${periodText(stretch)}.${clash === undefined ? '' : ` Si sovrappone a ${clash}.`}`,
  home: (name: string) => `${name} resta al suo posto.`,
  cancelled: (name: string) => `Spostamento annullato. ${name} resta al suo posto.`,
  chosen: (stretch: Stretch, lane: string) => `Hai scelto ${lane}, ${periodText(stretch)}. Invio conferma, Esc annulla.`,
  dropped: 'Scelta annullata.',
} as const

/** 'martedì 24 novembre, Camera 101, libera fino a venerdì 27 novembre': a free night, read out. */
export const freeText = (day: string, lane: string, until: string | undefined): string =>
  `${dayLabel(day)}, ${lane}, ${until === undefined ? 'senza impegni dopo' : `senza impegni fino a ${dayLabel(until)}`}`
