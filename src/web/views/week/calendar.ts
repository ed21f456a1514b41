import type { AnyEntity, CalendarFields } from '../../../kernel/define-entity.ts'

/** The fields by which a record stands in a week, by name. */
export type Calendar = CalendarFields

export const calendarOf = ({ calendar }: AnyEntity): Calendar | undefined => calendar
