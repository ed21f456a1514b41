import { archivedWord, isArchived } from '../../kernel/derive/archive.ts'
import { isFixed, type AnyEntity } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { useRows } from '../data/use-rows.ts'
import { Button } from '../ui/button.tsx'
import { FormBanner } from '../ui/form-banner.tsx'
import { useArchive } from './use-archive.ts'

interface ArchivedNoteProps {
  readonly entity: AnyEntity
  readonly row: AnyRow
  /** Reads the record again, where it does not come by itself. */
  readonly onChanged?: () => Promise<void>
}

/** Says above its form that a record was put away, and brings it back. */
export function ArchivedNote({ entity, row, onChanged }: ArchivedNoteProps) {
  const archive = useArchive(entity)
  if (!isArchived(entity, row)) return null
  return (
    <FormBanner
      tone="plain"
      actions={
        !isFixed(entity) && (
          <Button size="sm" onClick={() => void archive(row, false).then(() => onChanged?.())}>
            Riporta in elenco
          </Button>
        )
      }
    >
      {archivedWord(entity.label)}: non compare più negli elenchi e fra le scelte. Documenti e storico restano come sono.
    </FormBanner>
  )
}

/** Says above the form of a copy that the record that it copies was put away, and that the copy is not. */
export function CopiedNote({ entity, id }: { readonly entity: AnyEntity; readonly id: string }) {
  const { data } = useRows({ entity: entity.name, where: [{ field: 'id', op: 'eq', value: id }] })
  const [row] = data?.rows ?? []
  if (!row || !isArchived(entity, row)) return null
  return <FormBanner tone="plain">{archivedWord(entity.label)}: la scheda che copi non compare più negli elenchi. La copia sì.</FormBanner>
}
