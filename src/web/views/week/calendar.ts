import type { AnyEntity } from '../../../kernel/entity.ts'

/** The fields by which a record stands in a week, by name. */
export interface Calendar {
  readonly day: string
  readonly time?: string
  readonly lane?: string
  readonly lasts?: string
}

export const calendarOf = ({ slot }: AnyEntity): Calendar | undefined => slot
