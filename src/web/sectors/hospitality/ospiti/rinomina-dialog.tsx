import { useId, useState } from 'react'
import { plural } from '../../../../kernel/italian/noun.ts'
import { validateField } from '../../../../kernel/validate.ts'
import { useEntity, useSector } from '../../../data/sector-context.tsx'
import { useCommit } from '../../../data/use-commit.ts'
import { useRows } from '../../../data/use-rows.ts'
import { allRows } from '../../../exchange/all-rows.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'

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
  const formId = useId()
  const [text, setText] = useState(name)
  const [error, setError] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const wanted = text.trim()
  const { data } = useRows({ entity: 'ospite', where: [{ field: 'gruppo', op: 'eq', value: wanted }], page: { offset: 0, limit: 1 } })
  const joins = wanted !== name && wanted !== '' && (data?.total ?? 0) > 0

  const save = async () => {
    if (!field || isBusy) return
    if (wanted === '') return setError('Scrivi il nome del gruppo.')
    if (wanted === name) return onClose()
    const read = validateField('gruppo', field, wanted)
    if ('problems' in read) return setError(read.problems.map(({ message }) => message).join(' '))
    setIsBusy(true)
    try {
      const { rows } = await allRows(store, { entity: 'ospite', where: [{ field: 'gruppo', op: 'eq', value: name }] })
      const changes = rows.map(
        ({ id, version }) => ({ type: 'update', entity: 'ospite', id, values: { gruppo: wanted }, expect: version }) as const,
      )
      const result = await commit(changes, { via: 'form', done: 'Gruppo rinominato' })
      if (result.ok) onClose()
      else setError([...new Set(result.problems.map(({ message }) => message))].join(' '))
    } catch {
      setError('Il salvataggio non è riuscito. Quello che hai scritto è ancora qui: riprova fra poco.')
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title="Rinomina il gruppo"
      description="Il nome cambia nelle schede di tutte le sue persone."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Annulla
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            Rinomina
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Field
          label="Nome"
          error={error || undefined}
          hint={
            joins
              ? `C’è già un gruppo con questo nome, con ${plural(data?.total ?? 0, '1 persona', `${data?.total ?? 0} persone`)}: i due si uniranno.`
              : undefined
          }
        >
          {(ids) => (
            <TextInput
              {...ids}
              autoComplete="off"
              value={text}
              onChange={(event) => {
                setText(event.target.value)
                setError('')
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
