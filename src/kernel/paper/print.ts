import { asIssued } from '../derive/issued-cards.ts'
import type { FirmAt } from './firm-at.ts'
import type { AnyEntity, Entity } from '../entity/entity.ts'
import type { Condition } from '../expression/condition.ts'
import type { ConditionOn } from '../fields/condition-on.ts'
import type { Fields } from '../fields/field.ts'
import { rowOf } from '../fields/row-of.ts'
import type { AnyRow, Row } from '../fields/shapes.ts'
import type { Paper } from './paper.ts'
import type { PaperPlan } from './plan.ts'
import type { Store } from '../door/store.ts'

interface Common<K extends string, F extends Fields> {
  readonly key: K
  /** «Stampa scheda lavoro». */
  readonly label: string
  /** Of which records there is such a paper; of every one when nothing is said. */
  readonly when?: readonly ConditionOn<F, never>[]
  /** What it reads besides its own record, so that it is not offered to who does not see that: `cartella`, `persona.stipendio`. */
  readonly reads?: readonly string[]
  /**
   * A letter about a document that has its number names its cards as they are today. Every other paper of such a document names them as
   * they were when it was issued.
   */
  readonly asOf?: 'today'
}

/** A paper that is drawn by a function, or described as data with the entities that it names `with` that of its record. */
type PrintOptions<K extends string, N extends string, F extends Fields, W extends readonly AnyEntity[]> = Common<K, F> &
  (
    | { paper(row: Row<N, F>, store: Store, at: FirmAt): Promise<Paper> }
    | ({ readonly with?: W } & PaperPlan<{ readonly entities: W; readonly metrics: readonly [] }, N, F>)
  )

/** A paper printed from one record. */
export interface Print<K extends string = string, N extends string = string> {
  readonly key: K
  readonly label: string
  readonly entity: N
  readonly when?: readonly Condition[]
  readonly reads?: readonly string[]
  readonly asOf?: 'today'
  paper(row: AnyRow, store: Store, at: FirmAt): Promise<Paper>
}

/**
 * Describes a paper of an entity's records: what stands on it is read off the record by its fields. A paper as data is offered to
 * whoever sees all the entities that it names.
 */
export const definePrint = <
  const K extends string,
  const N extends string,
  const F extends Fields,
  const W extends readonly AnyEntity[] = readonly [],
>(
  entity: Entity<N, F>,
  options: PrintOptions<K, N, NoInfer<F>, W>,
): Print<K, N> => ({
  ...options,
  ...('with' in options && options.with && { reads: options.reads ?? options.with.map(({ name }) => name) }),
  entity: entity.name,
  paper: async (row, store, at) => {
    const read = options.asOf === 'today' ? store : await asIssued(store, entity, row)
    if ('paper' in options) return options.paper(rowOf(entity, row), read, at)
    const { drawPaper } = await import('./drawing.ts')
    return drawPaper(options, { entity, others: options.with ?? [], row, store: read, at })
  },
})
