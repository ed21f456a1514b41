import { useState } from 'react'
import { plural } from '../../../../kernel/italian/noun.ts'
import type { Mancanza } from '../../../../sectors/hospitality/index.ts'
import { useSector } from '../../../data/sector-context.tsx'
import { entityOf } from '../../../data/sector-context.tsx'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'

const FEW = 4

/** What leaves the month's figures uncertain, each line with the way to put it right. Nothing at all while nothing is missing. */
export function Mancanze({ mancanze }: { readonly mancanze: readonly Mancanza[] }) {
  const [isWhole, setIsWhole] = useState(false)
  if (mancanze.length === 0) return null
  const shown = isWhole ? mancanze : mancanze.slice(0, FEW)
  const count = `${mancanze.length} ${plural(mancanze.length, 'riga', 'righe')}`
  return (
    <Panel title="Da completare" action={<Badge tone="warning">{count}</Badge>}>
      <ul className="divide-y divide-line">
        {shown.map((mancanza) => (
          <MancanzaRow key={`${mancanza.id} ${mancanza.testo}`} mancanza={mancanza} />
        ))}
      </ul>
      {mancanze.length > FEW && (
        <div className="border-t border-line px-5 py-2">
          <Button variant="ghost" className="-ml-4" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Mostra meno' : `Mostra tutte (${mancanze.length})`}
          </Button>
        </div>
      )}
    </Panel>
  )
}

/** One thing that is missing, with the buttons to its records. */
export function MancanzaRow({ mancanza, onLeave }: { readonly mancanza: Mancanza; readonly onLeave?: () => void }) {
  const { sector } = useSector()
  const form = useRecordForm()
  const { chi, testo, entity, id, nuova } = mancanza
  const go = (work: () => void) => () => {
    onLeave?.()
    work()
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-2.5">
      <span className="min-w-0 flex-1 basis-60">
        <span className="block font-medium">{chi}</span>
        <span className="block text-sm text-ink-soft">{testo}</span>
      </span>
      <span className="flex gap-2">
        {nuova && (
          <Button size="sm" aria-label={`Aggiungi schedina: ${chi}`} onClick={go(() => form.create(entityOf(sector, 'schedina'), nuova))}>
            Aggiungi schedina
          </Button>
        )}
        <Button size="sm" aria-label={`Apri: ${chi}`} onClick={go(() => form.edit(entityOf(sector, entity), id))}>
          Apri
        </Button>
      </span>
    </li>
  )
}
