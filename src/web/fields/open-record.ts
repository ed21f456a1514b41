import { createContext } from 'react'
import type { Condition } from '../../kernel/expression/condition.ts'

/** A record that a form has open. */
export interface OpenRecord {
  readonly entity: string
  readonly id: string
}

export const OpenRecordContext = createContext<OpenRecord | undefined>(undefined)

/** Which records a field may name: those that its description offers, and never the one that is open. */
export const offeredTo = (open: OpenRecord | undefined, target: string, where: readonly Condition[] = []): readonly Condition[] =>
  open?.entity === target ? [...where, { field: 'id', op: 'ne', value: open.id }] : where
