import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { ID, importable } from '../../kernel/exchange/match-columns.ts'
import { Select } from '../ui/select.tsx'
import type { Import } from './use-import.ts'

/** No field is called so. */
const NOWHERE = '-'

/** The columns of the file, each with the field that it goes into. */
export function ImportColumns({ entity, job }: { readonly entity: AnyEntity; readonly job: Import }) {
  const { headers = [], rows = [] } = job.table ?? {}
  const options = [
    { value: NOWHERE, label: 'Non importare' },
    ...importable(entity).map(([value, field]) => ({ value, label: field.label })),
    { value: ID, label: 'ID: riconosce le schede esportate' },
  ]
  return (
    <ul className="divide-y divide-line border-y border-line">
      {headers.map((header, index) => (
        <li key={`${header}-${index}`} className="grid grid-cols-2 items-center gap-4 py-2">
          <div className="min-w-0">
            <p className="truncate text-sm font-medium">{header || `Colonna ${index + 1}`}</p>
            <p className="truncate text-xs text-ink-faint">{exampleOf(rows, index)}</p>
          </div>
          <Select
            label={`Campo per la colonna ${header || index + 1}`}
            value={job.mapping[index] ?? NOWHERE}
            onChange={(next) => job.mapColumn(index, next === NOWHERE ? undefined : next)}
            options={options}
          />
        </li>
      ))}
    </ul>
  )
}

/** The first words that stand in a column. */
const exampleOf = (rows: readonly { readonly cells: readonly string[] }[], index: number): string =>
  rows.find((row) => row.cells[index]?.trim())?.cells[index]?.slice(0, 80) ?? 'vuota'
