import type { Fields } from './field.ts'
import type { AnyRow, Row } from './shapes.ts'

/** An entity, or what is known of it where the entity itself asks: its name and its fields. */
interface Named<N extends string, F extends Fields> {
  readonly name: N
  readonly fields: F
}

/** Records bear the name of their entity in their id, so that one of another kind is told from them. */
const isRowOf = <N extends string, F extends Fields>({ name }: Named<N, F>, row: AnyRow): row is AnyRow & Row<N, F> =>
  row.id.startsWith(`${name}_`)

/** A record that was read, with the fields of its entity: `rowOf(camera, row).prezzo`. */
export function rowOf<const N extends string, const F extends Fields>(of: Named<N, F>, row: AnyRow): Row<N, F> {
  if (!isRowOf(of, row)) throw new TypeError(`'${row.id}' is no ${of.name}.`)
  return row
}

/** The same of a whole list. */
export const rowsOf = <const N extends string, const F extends Fields>(of: Named<N, F>, rows: readonly AnyRow[]): readonly Row<N, F>[] =>
  rows.map((row) => rowOf(of, row))
