import { useState } from 'react'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { validateField } from '../../../kernel/derive/validate.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useCommit } from '../../data/use-commit.ts'
import { useRows } from '../../data/use-rows.ts'
import { allRows } from '../../../kernel/door/all-rows.ts'
import { TextDialog } from '../../forms/text-dialog.tsx'

interface RenameDialogProps {
  readonly entity: AnyEntity
  /** The field that the records of the group share. */
  readonly by: string
  readonly name: string
  readonly open: boolean
  readonly onClose: () => void
}

/** A new name for a group: all its records change in one commit. */
export function RenameDialog({ entity, by, name, open, onClose }: RenameDialogProps) {
  const { store } = useSector()
  const field = entity.fields[by]
  const commit = useCommit()
  const [wanted, setWanted] = useState(name)
  const { data } = useRows({ entity: entity.name, where: [{ field: by, op: 'eq', value: wanted }], page: { offset: 0, limit: 1 } })
  const others = wanted === name || wanted === '' ? 0 : (data?.total ?? 0)

  const save = async (text: string) => {
    if (!field) return []
    if (text === '') return ['Scrivi il nome del gruppo.']
    if (text === name) return []
    const read = validateField(by, field, text)
    if ('problems' in read) return read.problems.map(({ message }) => message)
    const { rows } = await allRows(store, { entity: entity.name, where: [{ field: by, op: 'eq', value: name }] })
    const changes = rows.map(
      ({ id, version }) => ({ type: 'update', entity: entity.name, id, values: { [by]: text }, expect: version }) as const,
    )
    const result = await commit(changes, { via: 'form', done: 'Gruppo rinominato' })
    return result.ok ? [] : result.problems.map(({ message }) => message)
  }
  return (
    <TextDialog
      open={open}
      onClose={onClose}
      title="Rinomina il gruppo"
      description="Il nome cambia in tutte le schede del gruppo."
      label="Nome"
      initial={name}
      onType={setWanted}
      hint={others > 0 ? `C’è già un gruppo con questo nome: i due si uniranno.` : undefined}
      verb="Rinomina"
      onSave={save}
    />
  )
}
