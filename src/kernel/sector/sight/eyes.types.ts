import type { Condition } from '../../expression/condition.ts'
import type { Sight } from '../../access/sight.types.ts'

/** What somebody sees of what a sector names: the questions that its parts are asked. */
export interface Eyes extends Pick<Sight, 'sees' | 'seesPath' | 'writes'> {
  readonly seesWhere: (entity: string, conditions: readonly Condition[] | undefined) => boolean
  /** What a function says that it reads: `cartella`, `persona.stipendio`. */
  readonly seesAll: (reads: readonly string[] | undefined) => boolean
}
