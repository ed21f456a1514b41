import { createContext, useContext } from 'react'
import type { FieldTold } from '../describe-changes.ts'

/** What the entry of the history that somebody looks at has changed, by field. */
export type Touched = ReadonlyMap<string, readonly FieldTold[]>

export const TouchedContext = createContext<Touched | undefined>(undefined)

/** The change that a field of the open record shows now; nothing where the entry left it alone. */
export const useTouched = (name: string): readonly FieldTold[] | undefined => useContext(TouchedContext)?.get(name)

export const touchedBy = (told: readonly FieldTold[]): Touched => Map.groupBy(told, ({ key }) => key)

/** The wash of a field that the entry touched: it reaches beyond the field, which keeps its place. */
export const TOUCHED_LOOK = '-mx-2 rounded-md bg-accent-wash px-2'
