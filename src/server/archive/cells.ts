import type { TableShape } from '../sql/migrations/tables.ts'

/** A value as it stands in an archive, the same whichever database it comes from. */
export type Cell = string | number | null

/** What a database hands over for a cell. */
type Held = Cell | bigint | Uint8Array | undefined

/** A row as its columns stand in the description of its table. */
export function cellsOf({ columns }: TableShape, row: Readonly<Record<string, unknown>>): readonly Cell[] {
  return Object.entries(columns).map(([key, { type }]) => {
    const value = row[key] as Held
    if (value === null || value === undefined) return null
    if (type === 'whole') return Number(value)
    return type === 'bytes' ? Buffer.from(value as Uint8Array).toString('base64') : (value as string)
  })
}

/** What a database is handed for the cells of these columns. */
export const valuesOf = ({ columns }: TableShape, names: readonly string[], cells: readonly Cell[]): readonly unknown[] =>
  names.map((name, at) => {
    const cell = cells[at] ?? null
    return columns[name]?.type === 'bytes' && typeof cell === 'string' ? Buffer.from(cell, 'base64') : cell
  })
