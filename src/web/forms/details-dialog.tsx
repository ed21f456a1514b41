import { useQuery } from '@tanstack/react-query'
import { isFixed, type AnyEntity } from '../../kernel/entity/entity.ts'
import { firmAt } from '../../kernel/paper/firm-at.ts'
import { asking } from '../data/asking.ts'
import { screenOf, useSector } from '../data/sector-context.tsx'
import { NotRead } from '../late/not-read.tsx'
import { PaperView } from '../print/paper-view.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { SkeletonRows } from '../ui/skeleton.tsx'
import { ArchivedNote } from './archived-note.tsx'
import { usePapers } from './use-papers.ts'

interface DetailsDialogProps {
  readonly entity: AnyEntity
  readonly id: string
  readonly open: boolean
  readonly onClose: () => void
  readonly onEdit: (entity: AnyEntity, id: string) => void
}

const NO_FILES = new Map<string, string>()

/** Everything that the house knows about a record, to be read: the first paper of its screen, live, with the ways to write and print it. */
export function DetailsDialog({ entity, id, open, onClose, onEdit }: DetailsDialogProps) {
  const { store, sector, at } = useSector()
  const key = screenOf(sector, entity.name)?.prints?.[0]
  const print = sector.prints.find((one) => one.key === key)
  const paper = usePapers(entity).find((one) => one.key === key)
  const { data, isError, refetch } = useQuery(
    asking(store, ['details', entity.name, id, at.today], async (read) => {
      const row = await read.get(entity.name, id)
      return row && print ? { row, paper: await print.paper(row, read, await firmAt(sector, read, at)) } : null
    }),
  )
  const row = data?.row
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="lg"
      title="Dettagli"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Chiudi
          </Button>
          {row && paper?.when(row) && (
            <Button icon={<Icon name="printer" />} onClick={() => void paper.print(row)}>
              Stampa
            </Button>
          )}
          {row && !isFixed(entity) && (
            <Button variant="primary" icon={<Icon name="pencil" />} onClick={() => onEdit(entity, id)}>
              Modifica
            </Button>
          )}
        </>
      }
    >
      {isError && <NotRead text="Non riesco a leggere i dettagli." onRetry={() => void refetch()} />}
      {data === undefined && !isError && <SkeletonRows rows={5} columns={2} />}
      {data === null && <p className="py-8 text-center text-sm text-ink-faint">Non c’è più: qualcuno l’ha eliminato.</p>}
      {data && <ArchivedNote entity={entity} row={data.row} />}
      {data && (
        <div className="overflow-x-auto">
          <PaperView paper={data.paper} firm={undefined} addresses={NO_FILES} />
        </div>
      )}
    </Dialog>
  )
}
