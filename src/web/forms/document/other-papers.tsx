import type { AnyEntity } from '../../../kernel/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
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
  if (papers.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2 border-t border-line py-3">
      {papers.map(({ key, label, print }) => (
        <Button key={key} size="sm" icon={<Icon name="printer" />} onClick={() => void print(row)}>
          {label}
        </Button>
      ))}
    </div>
  )
}
