import { useFormContext, useWatch } from 'react-hook-form'
import type { Value } from '../../../../kernel/entity/entity.ts'
import { rowsOf } from '../../../../kernel/fields/row-of.ts'
import { prenotazione } from '../../../../sectors/hospitality/prenotazione.ts'
import { useSector } from '../../../data/sector-context.tsx'
import { useAllRows } from '../../../data/use-rows.ts'
import { textOf } from '../../../fields/input-props.ts'
import { Button } from '../../../ui/button.tsx'
import { fitOf, type Typed } from './same-guest.ts'

const KEYS = ['cognome', 'nome'] as const

function useTyped(): Typed {
  const { control } = useFormContext()
  const [cognome, nome] = useWatch({ control, name: [...KEYS] }).map(textOf)
  return { cognome: cognome?.trim() ?? '', nome: nome?.trim() ?? '' }
}

/** The booking of today that waits for who is being typed. */
function useAwaited(): { readonly booking: Value<typeof prenotazione>; readonly room: string } | undefined {
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
  const [best] = rowsOf(prenotazione, data?.rows ?? [])
    .map((booking) => ({ booking, fit: fitOf(typed, booking.ospite) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
  return best && { booking: best.booking, room: data?.names[best.booking.camera] ?? '' }
}

/** «Oggi arriva Clara Vismara, camera 101.» */
export function Attesa() {
  const waiting = useAwaited()
  return (
    <div role="status">
      {waiting && (
        <p className="mb-3 text-sm text-ink-soft">
          Oggi arriva {waiting.booking.ospite}, {waiting.room.toLowerCase()}.
        </p>
      )}
    </div>
  )
}

/** Saves the guest and goes on to the check-in of the booking that waits; its value is the booking's id. */
export function SalvaECheckin() {
  const waiting = useAwaited()
  return (
    waiting && (
      <Button type="submit" value={waiting.booking.id}>
        Salva e apri check-in
      </Button>
    )
  )
}
