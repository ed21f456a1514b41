import { useState } from 'react'
import type { AnyRow } from '../../../../kernel/fields/shapes.ts'
import { useEntity, useSector } from '../../../data/sector-context.tsx'
import { useCommit } from '../../../data/use-commit.ts'
import { PageForm } from '../../../forms/page-form.tsx'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { OwnViewProps } from '../../../screen/own-parts.ts'
import { Attesa, SalvaECheckin } from './avvisi.tsx'
import { madeOf, rememberMade, UltimiOspiti } from './ultimi-ospiti.tsx'

/** The guest data-entry form of the specification (§2, Anagrafica Ospiti), and beside it who came last. */
export function Modulo({ screen, query }: OwnViewProps) {
  const { store } = useSector()
  const guest = useEntity('ospite')
  const booking = useEntity('prenotazione')
  const commit = useCommit()
  const form = useRecordForm()
  const [made, setMade] = useState(() => madeOf(store))

  const saved = async ({ id }: AnyRow, bookingId: string) => {
    setMade(rememberMade(store, id))
    if (!bookingId) return
    const linked = await commit([{ type: 'update', entity: 'prenotazione', id: bookingId, values: { anagrafica: id } }], {
      via: 'form',
      done: 'Scheda ospite collegata alla prenotazione',
      tellProblems: true,
    })
    if (linked.ok) form.edit(booking, bookingId)
  }
  return (
    <div data-create className="h-full overflow-y-auto overscroll-contain px-4 md:px-7">
      <div className="grid items-start gap-5 pb-4 md:pb-7 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Panel aria-label="Scheda ospite">
          <h2 className="sr-only">{screen.create}</h2>
          <PageForm
            entity={guest}
            label={screen.create}
            save={screen.save}
            onSaved={(row, intent) => void saved(row, intent)}
            notes={<Attesa />}
            actions={<SalvaECheckin />}
          />
        </Panel>
        <UltimiOspiti screen={screen} query={query} made={made} />
      </div>
    </div>
  )
}
