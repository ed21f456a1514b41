import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { RecordButtons } from '../record-actions.tsx'
import { usePapers } from '../use-papers.ts'

interface OtherPapersProps {
  readonly entity: AnyEntity
  readonly row: AnyRow
  /** The key of the paper that the document itself is. */
  readonly without: string
}

/** Papers about a document beside its own page: the reminder of an invoice that is late. */
export function OtherPapers({ entity, row, without }: OtherPapersProps) {
  const papers = usePapers(entity).filter(({ key, when }) => key !== without && when(row))
  return <RecordButtons of={papers.map((paper) => ({ ...paper, icon: 'printer' as const }))} onPress={({ print }) => void print(row)} />
}
