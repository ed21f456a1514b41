import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { firmAt } from '../../../kernel/paper/firm-at.ts'
import type { Print } from '../../../kernel/paper/print.ts'
import { unnumbered } from '../../../kernel/derive/numbering.ts'
import { useFileUrl } from '../../media/use-file-url.ts'
import { PaperView } from '../../print/paper-view.tsx'
import { standIn } from '../../print/print-paper.tsx'
import { usePrint } from '../../print/use-print.ts'
import { useSector } from '../../data/sector-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { orTold } from '../../ui/toast.ts'
import { usePage } from './use-page.ts'

interface DocumentPageProps {
  readonly entity: AnyEntity
  readonly print: Print | undefined
  /** As it is typed, under the number that it would be given. */
  readonly row: AnyRow
  /** As it is kept: what is printed has no number that was not given. */
  readonly kept: AnyRow | undefined
}

/** An A4 sheet at 96 dots an inch, and its margins. */
const [WIDTH, HEIGHT] = [794, 1123]
const NO_FILES = new Map<string, string>()

/** The page that will be printed, live and on paper's colours whatever the theme. The browser's own print prints it too. */
export function DocumentPage({ entity, print, row, kept }: DocumentPageProps) {
  const { sector, store, at } = useSector()
  const printPaper = usePrint()
  const { paper, firm, isBehind, retry } = usePage(print, row)
  const { paper: printed, firm: head } = usePage(print, kept ?? { ...unnumbered(entity, row), id: row.id, version: row.version })
  const logo = useFileUrl(firm?.logo?.id)
  const addresses = logo?.url === undefined ? NO_FILES : new Map([[logo.id, logo.url]])
  const standThere = useEffectEvent(() => printed && standIn(printed, head, addresses))
  useEffect(() => {
    const stands = () => standThere()
    addEventListener('beforeprint', stands)
    return () => removeEventListener('beforeprint', stands)
  }, [])
  const box = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(0.5)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const watch = new ResizeObserver(() => setZoom(Math.min(1, element.clientWidth / WIDTH)))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return (
    <section aria-label="Come la vede il cliente" className="flex min-h-0 flex-col gap-3">
      <header className="flex items-center gap-2">
        <h2 className="flex-1 text-sm text-ink-soft">Come la vede il cliente</h2>
        {print && kept && (
          <IconButton
            label={print.label}
            icon={<Icon name="printer" />}
            onClick={() => void orTold('La stampa', async () => printPaper(print.paper(kept, store, await firmAt(sector, store, at))))}
          />
        )}
      </header>
      {isBehind && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p role="status" className="text-xs text-ink-faint">
            La pagina non è aggiornata: segue appena ci sono i dati che le servono.
          </p>
          <Button size="sm" onClick={retry}>
            Riprova
          </Button>
        </div>
      )}
      <div ref={box} className="min-w-0">
        <div className="light rounded-sm bg-raised text-ink shadow-panel" style={{ zoom, width: WIDTH, minHeight: HEIGHT, padding: 60 }}>
          {paper ? <PaperView paper={paper} firm={firm} addresses={addresses} /> : <Skeleton className="h-40 w-full" />}
        </div>
      </div>
    </section>
  )
}
