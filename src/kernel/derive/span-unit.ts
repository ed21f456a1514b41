import type { AnyEntity } from '../entity/entity.ts'
import { addDays } from '../italian/dates.ts'

/** What a span counts, one and many: the unit of its field, days where that says nothing. */
export const unitOf = ({ span, fields }: AnyEntity): readonly [one: string, many: string] =>
  (span && fields[span.lasts]?.unit) ?? ['giorno', 'giorni']

/** Whether a span counts nights: its last day is the one on which another may begin. */
export const countsNights = (entity: AnyEntity): boolean => unitOf(entity)[0] === 'notte'

/** The last day of a span that is free again from `until` on, as people say it: of nights the day of departure. */
export const lastDayOf = (entity: AnyEntity, until: string): string => (countsNights(entity) ? until : addDays(until, -1))
