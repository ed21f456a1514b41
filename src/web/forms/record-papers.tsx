import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { usePapers } from './use-papers.ts'

/** The papers of the record as it is kept, below its form. */
export function RecordPapers({ entity, row }: { readonly entity: AnyEntity; readonly row: AnyRow }) {
  const papers = usePapers(entity).filter(({ when }) => when(row))
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
