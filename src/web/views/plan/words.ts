import type { CSSProperties } from 'react'
import { titleOf } from '../../../kernel/entity/entity.ts'
import { isBlank } from '../../../kernel/fields/blank.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { messages } from '../../../kernel/problem/messages.ts'
import { dayLabel } from '../../calendar/week-days.ts'
import type { Box } from '../../forms/places/arrange.ts'
import type { Moment } from './moment.ts'
import { seatsText } from '../../forms/places/joined-places.ts'
import { comesText, type Spot, type Standing } from './standing.ts'
import { named } from '../record/said.ts'

export const boxStyle = ({ x, y, w, h }: Box): CSSProperties => ({
  left: `calc(var(--u) * ${x})`,
  top: `calc(var(--u) * ${y})`,
  width: `calc(var(--u) * ${w})`,
  height: `calc(var(--u) * ${h})`,
})

export const nameOf = ({ entity, names }: Pick<Standing, 'entity' | 'names'>, row: AnyRow): string => titleOf(entity, row, names)

/** «Tavolo 12, Prenotato 20:30, 6 posti»: what is read on the place stands in it as it is read there (WCAG 2.5.3). */
export const said = (about: Standing, spot: Spot): string =>
  [
    spot.called,
    spot.row ? `${spot.late === undefined ? spot.word : messages.late} ${spot.figure}`.trim() : spot.word,
    seatsText(about, spot.seats),
  ]
    .filter(Boolean)
    .join(', ')

/** «6 coperti · 20:30, fra 6 minuti»: how many come, and when. */
export function partyText(about: Standing, row: AnyRow): string {
  const { entity, plan, names } = about
  const text = (key: string | undefined) => {
    const field = key === undefined ? undefined : entity.fields[key]
    return key === undefined || !field || isBlank(row[key]) ? '' : named(field, row[key], field.format(row[key], names))
  }
  const hour = [text(entity.slot?.time), comesText(about, row)].filter(Boolean).join(', ')
  return [text(plan.party), hour].filter(Boolean).join(' · ')
}

/** «venerdì 27 novembre, Cena»: when the room is looked at. */
export const momentText = ({ day, service, hour, isNow }: Moment, time: string | undefined): string =>
  [dayLabel(day), service?.label ?? (isNow ? time : hour)].filter(Boolean).join(', ')
