import { useSector } from '../../data/sector-context.tsx'
import { Button } from '../../ui/button.tsx'
import { useImportDialog } from '../../views/collection/use-import-dialog.tsx'
import { useFirm } from '../firm-context.ts'
import { firstWorkOf } from './first-work.ts'

/** What the records of the new firm begin with, and the way to bring in a file. */
export function DataStep() {
  const { firm } = useFirm()
  const { sector } = useSector()
  const work = firstWorkOf(sector)
  const importing = useImportDialog()
  return (
    <div className="grid max-w-2xl justify-items-start gap-5">
      <p className="max-w-[60ch] text-sm text-ink-soft">
        {firm.hasSample
          ? 'Ci sono i dati di esempio: provi ogni schermata, poi li togli con un gesto dalla panoramica. Quello che scrivi tu resta.'
          : 'Gli elenchi sono pronti e aspettano i tuoi dati: scritti, importati o letti da una foto.'}
      </p>
      {work && (
        <>
          <p className="max-w-[60ch] text-sm text-ink-soft">
            Hai già un elenco in un foglio? Importalo adesso, o quando vuoi dal suo elenco.
          </p>
          <Button onClick={() => importing.open(work.screen)}>Importa {work.entity.label.many.toLowerCase()}</Button>
        </>
      )}
      {importing.dialog}
    </div>
  )
}
