import { formatNumber } from '../../kernel/italian/numbers.ts'
import type { CollectionScreen } from '../../kernel/screens/screen.ts'
import { useEntity } from '../data/sector-context.tsx'
import { useUndo } from '../data/use-commit.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ImportColumnsStep } from './import-columns-step.tsx'
import { ImportFileStep } from './import-file-step.tsx'
import { ImportPreviewStep } from './import-preview-step.tsx'
import { outcome } from './import-words.ts'
import type { ImportStep } from './import-state.ts'
import { useImport, type Import } from './use-import.ts'

export interface ImportDialogProps {
  readonly screen: CollectionScreen
  readonly open: boolean
  readonly onClose: () => void
}

const descriptions: Record<ImportStep, string> = {
  file: 'Passo 1 di 3: il file',
  columns: 'Passo 2 di 3: le colonne',
  preview: 'Passo 3 di 3: il controllo',
  done: 'Fatto',
}

/** Rows of a file into a collection: the file, its columns, what is wrong with it, and one commit that can be undone whole. */
export function ImportDialog({ screen, open, onClose }: ImportDialogProps) {
  const entity = useEntity(screen.entity)
  const job = useImport(entity, onClose)
  const undo = useUndo()
  // Opened again, it starts with no file: another list waits to be brought in.
  const close = () => {
    job.reset()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={`Importa ${entity.label.many.toLowerCase()}`}
      description={descriptions[job.step]}
      size="lg"
      footer={<Footer job={job} onClose={close} />}
    >
      {job.step === 'file' && <ImportFileStep entity={job.entity} job={job} />}
      {job.step === 'columns' && <ImportColumnsStep entity={job.entity} job={job} />}
      {job.step === 'preview' && <ImportPreviewStep entity={job.entity} job={job} />}
      {job.step === 'done' && (
        <div className="py-6 text-center">
          <p className="font-display text-xl">{outcome(job.plan)}</p>
          <p className="mt-2 text-sm text-ink-soft">Correggi le righe scartate nel loro file e importa quello.</p>
          <div className="mt-4 flex flex-wrap justify-center gap-2">
            <Button onClick={job.downloadRejected}>Scarica le righe scartate</Button>
            <Button variant="ghost" onClick={() => void undo().then(close)}>
              Annulla l’importazione
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

function Footer({ job, onClose }: { job: Import; onClose: () => void }) {
  if (job.step === 'file') {
    return (
      <>
        <Button variant="ghost" onClick={onClose}>
          Annulla
        </Button>
        <Button
          variant="primary"
          disabled={job.text.trim() === '' && !job.table}
          onClick={() => (job.table && !job.fault ? job.resume() : job.read(job.text))}
        >
          Avanti
        </Button>
      </>
    )
  }
  if (job.step === 'columns') {
    return (
      <>
        <Button variant="ghost" onClick={() => job.back('file')}>
          Indietro
        </Button>
        <Button variant="primary" busy={job.progress !== undefined} onClick={() => void job.review()}>
          {job.progress === undefined ? 'Controlla le righe' : `Controllo… ${Math.round(job.progress * 100)}%`}
        </Button>
      </>
    )
  }
  if (job.step === 'preview') {
    const written = job.plan.added + job.plan.updated
    return (
      <>
        <Button variant="ghost" onClick={() => job.back('columns')}>
          Indietro
        </Button>
        <Button variant="primary" busy={job.isCommitting} disabled={written === 0} onClick={() => void job.commit()}>
          {job.isCommitting ? 'Importo…' : `Importa ${formatNumber(written)} ${written === 1 ? 'riga' : 'righe'}`}
        </Button>
      </>
    )
  }
  return (
    <Button variant="primary" onClick={onClose}>
      Chiudi
    </Button>
  )
}
