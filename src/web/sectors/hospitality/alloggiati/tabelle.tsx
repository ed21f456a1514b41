import { Suspense, useState } from 'react'
import { quando, type TabelleInUso } from '../../../../documents/schedine-alloggiati/take-table.ts'
import { late } from '../../../late/late.tsx'
import { Button } from '../../../ui/button.tsx'

const TabelleDialog = late(async () => (await import('./tabelle-dialog.tsx')).TabelleDialog)

/** Of when the tables of the police are, and the door to newer ones. */
export function Tabelle({ tabelle }: { readonly tabelle: TabelleInUso }) {
  const [dialog, setDialog] = useState({ turn: 0, open: false })
  const { comuni, stati, documenti } = tabelle.giorni
  return (
    <section aria-label="Tabelle della Polizia" className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 text-sm text-ink-soft">
      <p className="min-w-0 flex-1 basis-60 num">
        Tabelle della Polizia: comuni del {quando(comuni)}, stati del {quando(stati)}, documenti del {quando(documenti)}.
      </p>
      <Button
        size="sm"
        variant="ghost"
        aria-label="Aggiorna le tabelle della Polizia"
        onClick={() => setDialog(({ turn }) => ({ turn: turn + 1, open: true }))}
      >
        Aggiorna
      </Button>
      {dialog.turn > 0 && (
        <Suspense>
          <TabelleDialog
            key={dialog.turn}
            tabelle={tabelle}
            open={dialog.open}
            onClose={() => setDialog(({ turn }) => ({ turn, open: false }))}
          />
        </Suspense>
      )}
    </section>
  )
}
