import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { meets } from '../../kernel/evaluation/meets.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { firmAt } from '../../kernel/paper/firm-at.ts'
import { screenOf, useSector } from '../data/sector-context.tsx'
import { usePrint } from '../print/use-print.ts'
import { orTold } from '../ui/toast.ts'

export interface RecordPaper {
  readonly key: string
  readonly label: string
  readonly print: (...rows: readonly AnyRow[]) => Promise<void>
  readonly when: (row: AnyRow) => boolean
}

/** The papers of one record, as its screen offers them; all, where it has no screen. A failed print says so. */
export function usePapers(entity: AnyEntity): readonly RecordPaper[] {
  const { sector, store, at } = useSector()
  const print = usePrint()
  const screen = screenOf(sector, entity.name)
  return sector.prints
    .filter((paper) => (screen ? screen.prints?.includes(paper.key) : paper.entity === entity.name))
    .map((paper) => ({
      key: paper.key,
      label: paper.label,
      when: (row) => !paper.when || meets(entity, paper.when, row, at.today),
      print: (...rows) =>
        orTold('La stampa', async () => {
          const made = await firmAt(sector, store, at)
          await print(...rows.map((row) => paper.paper(row, store, made)))
        }),
    }))
}
