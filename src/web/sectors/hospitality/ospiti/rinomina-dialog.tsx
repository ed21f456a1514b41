import { useState } from 'react'
import { plural } from '../../../../kernel/italian/noun.ts'
import { validateField } from '../../../../kernel/validate.ts'
import { useEntity, useSector } from '../../../data/sector-context.tsx'
import { useCommit } from '../../../data/use-commit.ts'
import { useRows } from '../../../data/use-rows.ts'
import { allRows } from '../../../../kernel/store/all-rows.ts'
import { TextDialog } from '../../../forms/text-dialog.tsx'

interface RinominaDialogProps {
  readonly name: string
  readonly open: boolean
  readonly onClose: () => void
}

/** A new name for a group: the cards of all its people change in one commit. */
export function RinominaDialog({ name, open, onClose }: RinominaDialogProps) {
  const { store } = useSector()
  const field = useEntity('ospite').fields['gruppo']
  const commit = useCommit()
  const [wanted, setWanted] = useState(name)
  const { data } = useRows({ entity: 'ospite', where: [{ field: 'gruppo', op: 'eq', value: wanted }], page: { offset: 0, limit: 1 } })
  const others = wanted === name || wanted === '' ? 0 : (data?.total ?? 0)

  const save = async (text: string) => {
    if (!field) return []
    if (text === '') return ['Scrivi il nome del gruppo.']
    if (text === name) return []
    const read = validateField('gruppo', field, text)
    if ('problems' in read) return read.problems.map(({ message }) => message)
    const { rows } = await allRows(store, { entity: 'ospite', where: [{ field: 'gruppo', op: 'eq', value: name }] })
    const changes = rows.map(
      ({ id, version }) => ({ type: 'update', entity: 'ospite', id, values: { gruppo: text }, expect: version }) as const,
    )
    const result = await commit(changes, { via: 'form', done: 'Gruppo rinominato' })
    return result.ok ? [] : result.problems.map(({ message }) => message)
  }
  return (
    <TextDialog
      open={open}
      onClose={onClose}
      title="Rinomina il gruppo"
      description="Il nome cambia nelle schede di tutte le sue persone."
      label="Nome"
      initial={name}
      onType={setWanted}
      hint={
        others > 0
          ? `C’è già un gruppo con questo nome, con ${plural(others, '1 persona', `${others} persone`)}: i due si uniranno.`
          : undefined
      }
      verb="Rinomina"
      onSave={save}
    />
  )
}
