import { createContext } from 'react'
import type { AnyRow } from '../../kernel/fields/shapes.ts'

/** How each record that a field may name stands for what a form has so far, by id: free or taken; empty where that is not known yet. */
export type Standings = (field: string, rows: readonly AnyRow[]) => Promise<Readonly<Record<string, boolean>>>

export const StandingsContext = createContext<Standings>(() => Promise.resolve({}))
