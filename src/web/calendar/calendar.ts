import type { AnyEntity, Slot } from '../../kernel/entity/entity.ts'
import { minutesEach } from '../../kernel/evaluation/occupied-time.ts'

/** The fields by which a record stands in a week, by name, and what they count. */
export interface Calendar extends Slot {
  /** Minutes of one of what is written as its length; an hour when absent. */
  readonly each?: number
}

export const calendarOf = (entity: AnyEntity): Calendar | undefined => entity.slot && { ...entity.slot, each: minutesEach(entity) }
