import { useQuery } from '@tanstack/react-query'
import { asking } from '../../data/asking.ts'
import { useSector } from '../../data/sector-context.tsx'
import { Comparison } from './comparison.tsx'
import type { ConflictDialogProps } from './conflict-dialog-props.ts'
import { readTheirs } from './edit-conflict.ts'
import { isOutdated } from './meet-theirs.ts'
import { RemovedRecord } from './removed-record.tsx'

/** Two versions of one record, field by field: what is chosen is saved, and neither is lost. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflict, found } = props
  const { store, sector } = useSector()
  // Read again when the other saves once more.
  const { data: theirs, refetch } = useQuery({
    ...asking(store, ['edit-conflict', conflict.entity.name, conflict.id, conflict.version, found.now?.version], (read) =>
      readTheirs(read, sector.entities, conflict),
    ),
    initialData: found,
    staleTime: Infinity,
  })
  const save: ConflictDialogProps['onSave'] = async (merge, now) => {
    const problems = await props.onSave(merge, now)
    if (!isOutdated(problems)) return problems
    await refetch()
    return [{ path: '', code: 'conflict', message: 'È stato salvato di nuovo proprio adesso: guarda che cosa è cambiato e salva ancora.' }]
  }
  return theirs.now ? (
    <Comparison {...props} now={theirs.now} theirs={theirs} onSave={save} />
  ) : (
    <RemovedRecord {...props} theirs={theirs} />
  )
}
