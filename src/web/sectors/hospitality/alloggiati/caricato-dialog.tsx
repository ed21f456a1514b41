import type { Invio } from '../../../../sectors/hospitality/invio.ts'
import type { Schedina } from '../../../../sectors/hospitality/campi-schedina.ts'
import { confirmFile } from '../../../../sectors/hospitality/schedine-invio.ts'
import { useEntity } from '../../../data/sector-context.tsx'
import { useCommit } from '../../../data/use-commit.ts'
import { TextDialog } from '../../../forms/text-dialog.tsx'

interface CaricatoDialogProps {
  readonly file: Invio
  /** Who is sent with it; nobody when only the receipt is still to be written. */
  readonly rows: readonly Schedina[]
  readonly open: boolean
  readonly onClose: () => void
}

const LATER = 'Il portale la rende disponibile dal giorno dopo: si può scrivere anche più avanti, dai file generati.'

/** The portal has taken the file: its people are sent, with the number of the receipt where there is one already. */
export function CaricatoDialog({ file, rows, open, onClose }: CaricatoDialogProps) {
  const commit = useCommit()
  const isReceipt = rows.length === 0
  const save = async (receipt: string) => {
    if (isReceipt && receipt === '') return ['Scrivi il numero della ricevuta.']
    const result = await commit(confirmFile(file, rows, receipt), {
      via: 'action',
      done: isReceipt ? 'Ricevuta salvata' : 'Schedine inviate',
    })
    return result.ok ? [] : result.problems.map(({ message }) => message)
  }
  return (
    <TextDialog
      open={open}
      onClose={onClose}
      title={isReceipt ? 'Ricevuta del portale' : 'File caricato sul portale'}
      description={file.nome_file}
      label={useEntity('invio').fields['ricevuta']?.label}
      initial={file.ricevuta ?? ''}
      max={60}
      isOptional={!isReceipt}
      hint={isReceipt ? undefined : LATER}
      verb={isReceipt ? 'Salva ricevuta' : 'Segna inviate'}
      onSave={save}
    />
  )
}
