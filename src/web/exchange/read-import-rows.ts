import { withClashes } from '../../kernel/exchange/import-clashes.ts'
import { recordsFor } from '../../kernel/exchange/import-records.ts'
import { importReader, type ImportRow } from '../../kernel/exchange/import-row.ts'
import type { Mapping } from '../../kernel/exchange/match-columns.ts'
import { readOpening, type OpeningStock } from '../../kernel/exchange/opening-stock.ts'
import type { Table } from '../../kernel/exchange/table.ts'
import type { At } from '../../kernel/italian/at.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { newId } from '../../kernel/door/new-id.ts'
import type { Store } from '../../kernel/door/store.ts'

/** Rows read at a stretch before the page may breathe. */
const SLICE = 200

interface RowsOptions {
  readonly store: Store
  /** The entity as it is kept. */
  readonly kept: AnyEntity
  /** The same as a file fills it. */
  readonly entity: AnyEntity
  readonly entities: ReadonlyMap<string, AnyEntity>
  readonly opening: OpeningStock | undefined
  readonly table: Table
  readonly mapping: Mapping
  readonly createsMissing: boolean
  readonly at: At
}

/** Lets the page draw what it was told. */
export const breathe = () => new Promise((resolve) => setTimeout(resolve))

/** Reads the rows of a table, slice by slice, and tells what each clashes with. */
export async function readImportRows(options: RowsOptions, onProgress: (part: number) => void): Promise<readonly ImportRow[]> {
  const { store, kept, entity, entities, opening, table, mapping, createsMissing, at } = options
  const records = await recordsFor({ store, entity, entities, table, mapping, at })
  const readRow = importReader(entity, table.headers, { ...records, mapping, createsMissing, newId }, at)
  const split = opening && readOpening(opening, newId, at)
  const reader = (row: Table['rows'][number]) => (split ? split(readRow(row)) : readRow(row))
  const rows: ImportRow[] = []
  for (let from = 0; from < table.rows.length; from += SLICE) {
    rows.push(...table.rows.slice(from, from + SLICE).map(reader))
    onProgress(rows.length / table.rows.length)
    await breathe()
  }
  return withClashes({ store, entity: kept, entities, at }, rows)
}
