import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { formatWeekdayShort, formatMonth } from '../../kernel/italian/dates.ts'
import { plural } from '../../kernel/italian/noun.ts'
import { dayLabel } from './week-days.ts'
import { countsNights, lastDayOf, unitOf } from '../../kernel/derive/span-unit.ts'
import { endOf, type Stretch } from './stretch.ts'

/** '2 notti', '3 giorni': what the span counts. */
export const lastsText = (entity: AnyEntity, count: number): string => `${count} ${plural(count, ...unitOf(entity))}`

const lastOf = (entity: AnyEntity, stretch: Stretch) => lastDayOf(entity, endOf(stretch))

/** 'da venerdì 20 novembre a domenica 22 novembre, 2 notti'. */
export function periodText(entity: AnyEntity, stretch: Stretch): string {
  const last = lastOf(entity, stretch)
  const days = last === stretch.from ? dayLabel(last) : `da ${dayLabel(stretch.from)} a ${dayLabel(last)}`
  return `${days}, ${lastsText(entity, stretch.nights)}`
}

const shortDay = (day: string) => `${formatWeekdayShort(day)} ${Number(day.slice(8))}`
const shortMonth = (day: string) => formatMonth(day).slice(0, 3)

/** 'ven 20 – dom 22 nov · 2 notti'. */
export function shortPeriod(entity: AnyEntity, stretch: Stretch): string {
  const end = lastOf(entity, stretch)
  const start =
    stretch.from.slice(0, 7) === end.slice(0, 7) ? shortDay(stretch.from) : `${shortDay(stretch.from)} ${shortMonth(stretch.from)}`
  const days = end === stretch.from ? '' : `${start} – `
  return `${days}${shortDay(end)} ${shortMonth(end)} · ${lastsText(entity, stretch.nights)}`
}

/** '24 nov – 7 dic 2026': the days on screen where there is little room. */
export const shortRange = (first: string, last: string): string =>
  `${Number(first.slice(8))} ${shortMonth(first)} – ${Number(last.slice(8))} ${shortMonth(last)} ${last.slice(0, 4)}`

/** What was done to a record, for its notice: 'Spostata a Camera 102, da …', 'Ora 3 notti, fino a lunedì 23 novembre'. */
export function doneText(entity: AnyEntity, before: Stretch, after: Stretch, lane: string): string {
  const moved = entity.label.gender === 'f' ? 'Spostata' : 'Spostato'
  if (before.lane !== after.lane) return `${moved} a ${lane}, ${periodText(entity, after)}`
  if (before.nights === after.nights) return `${moved}: ${periodText(entity, after)}`
  if (before.from === after.from) return `Ora ${lastsText(entity, after.nights)}, fino a ${dayLabel(lastOf(entity, after))}`
  return `Ora ${lastsText(entity, after.nights)}, da ${dayLabel(after.from)}`
}

/** What a screen reader says while something is held or chosen. */
export const spoken = {
  picked: (name: string) =>
    `Hai preso ${name}. Frecce per spostare, Maiuscole e frecce per allungare, Spazio per lasciare, Esc per annullare.`,
  over: (entity: AnyEntity, stretch: Stretch, lane: string, clash: string | undefined) =>
    `${lane}, ${periodText(entity, stretch)}.${clash === undefined ? '' : ` Si sovrappone a ${clash}.`}`,
  home: (name: string) => `${name} resta al suo posto.`,
  cancelled: (name: string) => `Spostamento annullato. ${name} resta al suo posto.`,
  chosen: (entity: AnyEntity, stretch: Stretch, lane: string) =>
    `Hai scelto ${lane}, ${periodText(entity, stretch)}. Invio conferma, Esc annulla.`,
  dropped: 'Scelta annullata.',
} as const

/** 'martedì 24 novembre, Camera 101, libera fino a venerdì 27 novembre': a free night, read out. */
export const freeText = (day: string, lane: string, until: string | undefined): string =>
  `${dayLabel(day)}, ${lane}, ${until === undefined ? 'senza impegni dopo' : `senza impegni fino a ${dayLabel(until)}`}`

/** What is said of a span, by what it counts. */
export const sayingsOf = (entity: AnyEntity) => (countsNights(entity) ? OF_NIGHTS : OF_DAYS)

const OF_NIGHTS = {
  gone: 'le sue notti sono passate e restano quelle.',
  onlyLength: 'si possono cambiare solo le notti.',
  atLeast: 'Serve almeno una notte.',
  chosen: 'Notti scelte',
  drag: 'Trascina su notti libere per occuparle',
  touch: 'una notte libera per occuparla',
} as const
const OF_DAYS = {
  gone: 'i suoi giorni sono passati e restano quelli.',
  onlyLength: 'si possono cambiare solo i giorni.',
  atLeast: 'Serve almeno un giorno.',
  chosen: 'Giorni scelti',
  drag: 'Trascina su giorni liberi per occuparli',
  touch: 'un giorno libero per occuparlo',
} as const
