import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { titleOf } from '../../../../kernel/define-entity.ts'
import type { AnyRow } from '../../../../kernel/fields/shapes.ts'
import { useEntity, useSector } from '../../../data/sector-context.tsx'
import { useAllRows } from '../../../data/use-rows.ts'
import { textOf } from '../../../fields/typed.ts'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { bornOn, fitOf, isSameGuest, type Typed } from './same-guest.ts'
import { useSettled } from '../../../ui/use-settled.ts'

const KEYS = ['cognome', 'nome', 'data_nascita'] as const

function useTyped(): Typed {
  const { control } = useFormContext()
  const [cognome, nome, data_nascita] = useWatch({ control, name: [...KEYS] }).map(textOf)
  return { cognome: cognome?.trim() ?? '', nome: nome?.trim() ?? '', data_nascita: data_nascita ?? '' }
}

/** Whoever is registered already is told before a second card is made. */
export function Doppione() {
  const { store } = useSector()
  const entity = useEntity('ospite')
  const form = useRecordForm()
  const typed = useTyped()
  const search = useSettled(typed.cognome && typed.nome ? `${typed.cognome} ${typed.nome}` : '')
  const { data } = useQuery({
    queryKey: ['doppione', search],
    enabled: search !== '',
    queryFn: async () => (await store.query({ entity: 'ospite', search, page: { offset: 0, limit: 20 } })).rows,
  })
  const same = data?.find((row) => isSameGuest(typed, row))
  return (
    <div role="status">
      {same && (
        <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="text-warn">C’è già {[titleOf(entity, same), bornOn(same)].filter(Boolean).join(', ')}.</span>
          <Button size="sm" onClick={() => form.edit(entity, same.id)}>
            Apri la scheda
          </Button>
        </p>
      )}
    </div>
  )
}

/** The booking of today that waits for who is being typed. */
function useAttesa(): { readonly booking: AnyRow; readonly room: string } | undefined {
  const { at } = useSector()
  const typed = useTyped()
  const { data } = useAllRows({
    entity: 'prenotazione',
    where: [
      { field: 'arrivo', op: 'eq', value: at.today },
      { field: 'stato', op: 'in', value: ['opzione', 'confermata'] },
      { field: 'anagrafica', op: 'empty' },
    ],
  })
  const [best] = (data?.rows ?? [])
    .map((booking) => ({ booking, fit: fitOf(typed, booking['ospite']) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
  return best && { booking: best.booking, room: data?.names[String(best.booking['camera'])] ?? '' }
}

/** «Oggi arriva Clara Vismara, camera 101.» */
export function Attesa() {
  const waiting = useAttesa()
  return (
    <div role="status">
      {waiting && (
        <p className="mb-3 text-sm text-ink-soft">
          Oggi arriva {String(waiting.booking['ospite'])}, {waiting.room.toLowerCase()}.
        </p>
      )}
    </div>
  )
}

/** Saves the guest and goes on to the check-in of the booking that waits; its value is the booking's id. */
export function SalvaECheckin() {
  const waiting = useAttesa()
  return (
    waiting && (
      <Button type="submit" value={waiting.booking.id}>
        Salva e apri check-in
      </Button>
    )
  )
}
