import { useId } from 'react'
import { rowsOf } from '../../../../kernel/fields/row-of.ts'
import { appuntamento } from '../../../../sectors/dentisti/appuntamento.ts'
import { useEntity, useSector } from '../../../data/sector-context.tsx'
import { useAllRows } from '../../../data/use-rows.ts'
import { ReferenceInput } from '../../../fields/reference/input.tsx'
import { textOf } from '../../../fields/input-props.ts'
import { NotRead } from '../../../late/not-read.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'

/** Whose card it is: searched by name, or one of those who come today. */
export function SceltaPaziente({ onChoose }: { readonly onChoose: (id: string) => void }) {
  const { at } = useSector()
  const id = useId()
  const field = useEntity('prestazione').fields['paziente']
  const today = useAllRows({
    entity: 'appuntamento',
    where: [
      { field: 'giorno', op: 'eq', value: at.today },
      { field: 'stato', op: 'in', value: ['in_attesa', 'confermato', 'in_sala', 'in_poltrona', 'completato'] },
    ],
    sort: [{ field: 'ora', direction: 'asc' }],
  })
  const visits = rowsOf(appuntamento, today.data?.rows ?? [])
  return (
    <div className="h-full overflow-y-auto px-4 pb-24 md:px-7 md:pb-7">
      <Panel title="Di quale paziente?" className="max-w-2xl">
        <div className="px-5 py-4">
          {field && (
            <ReferenceInput
              field={field}
              name="paziente"
              label="Paziente"
              value=""
              onChange={(typed) => textOf(typed) && onChoose(textOf(typed))}
              onBlur={() => undefined}
              ids={{ id, describedBy: undefined, invalid: false }}
              required={false}
            />
          )}
        </div>
        {today.isError && <NotRead text="Non riesco a leggere l’agenda di oggi." onRetry={() => void today.refetch()} />}
        {today.isLoading && <SkeletonRows rows={4} columns={1} />}
        {visits.length > 0 && (
          <ul aria-label="Oggi in studio" className="divide-y divide-line border-t border-line">
            {visits.map((visit) => (
              <li key={visit.id} className="relative flex min-h-14 items-center gap-4 px-5 py-2 hover:bg-ink/4">
                <span className="text-ink-soft num">{visit.ora}</span>
                <div className="min-w-0">
                  <RowButton onClick={() => onChoose(visit.paziente)}>{today.data?.names[visit.paziente] ?? ''}</RowButton>
                  <p className="truncate text-sm text-ink-faint">{visit.cura}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  )
}
