import type { ReactNode } from 'react'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'

/** What is being dragged: the record, its title as it is spoken, and the copy that follows the pointer. */
export interface Held {
  readonly row: AnyRow
  readonly name: string
  readonly copy: ReactNode
}

/** Where it may be dropped, and how the place is called: «giovedì 26 novembre, Samuele Corti». */
export interface Place<T> {
  readonly name: string
  readonly target: T
}
