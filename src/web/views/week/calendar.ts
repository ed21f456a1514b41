import type { AnyEntity, Slot } from '../../../kernel/entity.ts'

/** The fields by which a record stands in a week, by name. */
export type Calendar = Slot

export const calendarOf = ({ slot }: AnyEntity): Calendar | undefined => slot
