import type { AnyRow } from '../fields/shapes.ts'
import type { Entities } from '../entity/entities.ts'

/** What somebody sees of the records, and what of it he may change. What he does not see is, for him, not there. */
export interface Sight {
  /** Whether nothing is kept from him. */
  readonly isWhole: boolean
  /** All entities as they are: to tell whose a record is. */
  readonly all: Entities
  /** The entities as he sees them: without those and without the fields that are hidden. */
  readonly entities: Entities
  sees(entity: string, key?: string): boolean
  /** Whether he sees all that a path through references goes by. */
  seesPath(entity: string, path: string): boolean
  /** Whether he may change a field, or make and remove records of an entity. */
  writes(entity: string, key?: string): boolean
  /** A record without what is hidden; what a function words is worded anew from what is left. */
  row(entity: string, row: AnyRow): AnyRow
}
