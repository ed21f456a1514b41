import type { At } from '../italian/at.ts'
import type { AnyEntity } from '../entity/entity.ts'
import type { Read } from '../door/read.ts'
import type { AnyRow } from '../fields/shapes.ts'
import type { Problem } from '../problem/problem.ts'
import type { Entities } from '../entity/entities.ts'

/** Records of one entity that are about to stand among all the others, and how one looks at those. */
export interface Among {
  readonly entity: AnyEntity
  /** As they will be kept, with what is worked out from them. */
  readonly rows: readonly AnyRow[]
  /** What of them was kept before, and what goes without another state. */
  readonly before: readonly AnyRow[]
  readonly entities: Entities
  readonly read: Read
  readonly at: At
}

/** What is wrong with a record among the others, and with which. */
export type Found = Problem & { readonly id: string }
