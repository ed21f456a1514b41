import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isBlank } from '../../../kernel/fields/blank.ts'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { Values } from '../../../kernel/evaluation/path.ts'
import { whole } from '../../../kernel/evaluation/worked-fields.ts'
import { isStored } from '../../../kernel/fields/derived.ts'
import { isOptional } from '../../../kernel/fields/field.ts'
import { columnsOf } from '../../../kernel/fields/lines.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { firmAt } from '../../../kernel/paper/firm-at.ts'
import type { Firm, Paper } from '../../../kernel/paper/paper.ts'
import type { Print } from '../../../kernel/paper/print.ts'
import { again } from '../../data/again.ts'
import { asking } from '../../data/asking.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useDebounce } from '../../ui/use-debounce.ts'
import type { Worked } from '../use-worked.ts'

export interface Page {
  readonly paper: Paper | undefined
  readonly firm: Firm | undefined
  /** It could not be drawn: what the paper asks for is not written yet, or did not arrive. The last page stays. */
  readonly isBehind: boolean
  readonly retry: () => void
}

/** A line that says all that it must. */
const isComplete = (entity: AnyEntity, lines: string, line: Values): boolean =>
  Object.entries(columnsOf(entity.fields[lines]) ?? {}).every(
    ([key, column]) => !isStored(column) || isOptional(column) || !isBlank(line[key]),
  )

/** The whole record as it is typed by now: what has no number yet stands under the next one, and lines that say too little are left out. */
export function pageRow(entity: AnyEntity, lines: string, { row, worked }: Worked, number: Values): AnyRow {
  // A record is known by its id: a new one has the beginning of it.
  const full: AnyRow = whole(entity, { version: 0, ...row, ...number, id: row.id || `${entity.name}_` }, worked)
  const list: unknown = full[lines]
  return { ...full, [lines]: Array.isArray(list) ? list.filter((line: Values) => isComplete(entity, lines, line)) : [] }
}

/** The page that would be printed, drawn again when the typing pauses. */
export function usePage(print: Print | undefined, row: AnyRow): Page {
  const { store, sector, at } = useSector()
  const text = useDebounce(JSON.stringify(row), 150)
  const asked = useQuery({
    ...asking(store, ['page', print?.key, at.today, text], async (read): Promise<Paper | null> => {
      const typed: AnyRow = JSON.parse(text)
      return (await print?.paper(typed, read, await firmAt(sector, read, at))) ?? null
    }),
    retry: false,
    gcTime: 0,
  })
  const head = useQuery(asking(store, ['firm', at.today], async (read) => (await sector.firm(read)) ?? null))
  const [last, setLast] = useState<Paper>()
  if (asked.data && asked.data !== last) setLast(asked.data)
  return { paper: asked.data ?? last, firm: head.data ?? undefined, isBehind: asked.isError || head.isError, retry: again([asked, head]) }
}
