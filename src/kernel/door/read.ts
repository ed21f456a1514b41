import type { Condition } from '../expression/condition.ts'
import type { AnyRow } from '../fields/shapes.ts'

/** How rules and effects look at other records: as they will stand once the commit is through. */
export interface Read {
  /**
   * A record; `kept` says that what is kept of it is enough. What is worked out of its other records, of which a room has thousands,
   * may then be left out.
   */
  get(entity: string, id: string, enough?: 'kept'): Promise<AnyRow | undefined>
  /** Every record that meets all conditions, with what is worked out from it. */
  find(entity: string, where: readonly Condition[]): Promise<readonly AnyRow[]>
}
