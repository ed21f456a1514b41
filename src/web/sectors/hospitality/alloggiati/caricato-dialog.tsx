import { useId, useState } from 'react'
import type { AnyRow } from '../../../../kernel/fields/shapes.ts'
import type { Schedina } from '../../../../sectors/hospitality/schedine.ts'
import { confermaFile } from '../../../../sectors/hospitality/schedine-invio.ts'
import { useEntity } from '../../../data/sector-context.tsx'
import { useCommit } from '../../../data/use-commit.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'

interface CaricatoDialogProps {
  readonly file: AnyRow
  /** Who is sent with it; nobody when only the receipt is still to be written. */
  readonly rows: readonly Schedina[]
  readonly open: boolean
  readonly onClose: () => void
}

/** The portal has taken the file: its people are sent, with the number of the receipt where there is one already. */
export function CaricatoDialog({ file, rows, open, onClose }: CaricatoDialogProps) {
  const field = useEntity('invio').fields['ricevuta']
  const commit = useCommit()
  const formId = useId()
  const [receipt, setReceipt] = useState(typeof file['ricevuta'] === 'string' ? file['ricevuta'] : '')
  const [error, setError] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const isReceipt = rows.length === 0

  const save = async () => {
    if (isBusy) return
    if (isReceipt && receipt.trim() === '') return setError('Scrivi il numero della ricevuta.')
    setIsBusy(true)
    try {
      const result = await commit(confermaFile(file, rows, receipt.trim()), {
        via: 'action',
        done: isReceipt ? 'Ricevuta salvata' : 'Schedine inviate',
      })
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
      title={isReceipt ? 'Ricevuta del portale' : 'File caricato sul portale'}
      description={String(file['nome_file'])}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Annulla
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {isReceipt ? 'Salva ricevuta' : 'Segna inviate'}
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
          label={field?.label}
          optionalText={isReceipt ? undefined : 'facoltativo'}
          error={error || undefined}
          hint={
            isReceipt ? undefined : 'Il portale la rende disponibile dal giorno dopo: si può scrivere anche più avanti, dai file generati.'
          }
        >
          {(ids) => (
            <TextInput
              {...ids}
              autoComplete="off"
              maxLength={60}
              value={receipt}
              onChange={(event) => {
                setReceipt(event.target.value)
                setError('')
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
