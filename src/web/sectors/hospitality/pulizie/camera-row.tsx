import { formatDayMonth } from '../../../../kernel/italian/dates.ts'
import { useEntity } from '../../../data/sector-context.tsx'
import { FieldValue } from '../../../fields/field-value.tsx'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
import { movesOf } from '../../../views/record-moves.ts'
import { StatusButton } from '../../../views/status-button.tsx'
import type { Prenotazione } from '../../../../sectors/hospitality/campi-prenotazione.ts'
import type { Camera } from './da-fare.ts'

interface CameraRowProps {
  readonly room: Camera
  /** Who comes next. */
  readonly next: Prenotazione | undefined
  /** The day for which «Programma» plans. */
  readonly day: string
  readonly today: string
}

/** A room: how it stands, whether it is clean, who comes next, and what can be done about it. */
export function CameraRow({ room, next, day, today }: CameraRowProps) {
  const entity = useEntity('camera')
  const cleaning = useEntity('pulizia')
  const form = useRecordForm()
  const { pulizia, tipo } = entity.fields
  const name = room.nome
  const last = room.ultima_pulizia
  const clean = room.stato === 'pulizia' ? movesOf(entity, room).find(({ to }) => to === 'libera') : undefined
  return (
    <li className="relative grid items-center gap-x-4 gap-y-2 px-5 py-3 transition-colors hover:bg-ink/4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <RowButton data-record={room.id} onClick={() => form.edit(entity, room.id)}>
          {name}
        </RowButton>
        <p className="text-sm text-ink-faint num">
          {[tipo?.format(room.tipo), last !== undefined ? `ultima pulizia ${last === today ? 'oggi' : formatDayMonth(last)}` : 'mai pulita']
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="text-sm text-ink-soft num">
          <Next booking={next} today={today} />
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 md:flex-col md:items-stretch">
        <div className="flex flex-wrap items-center gap-2 md:grid md:grid-cols-[7rem_6.5rem]">
          <div className="relative z-1">
            <StatusButton entity={entity.name} row={room} />
          </div>
          <div>
            <span className="sr-only">{pulizia?.label}: </span>
            {pulizia && <FieldValue field={pulizia} value={room.pulizia} density="line" />}
          </div>
        </div>
        <div className="relative z-1 flex flex-wrap justify-end gap-2">
          {clean && (
            <Button
              size="sm"
              variant="primary"
              aria-label={`${clean.label}: ${name}`}
              onClick={() => form.move(entity, room, clean.to, 'form')}
            >
              {clean.label}
            </Button>
          )}
          <Button
            size="sm"
            aria-label={`Programma: ${name}`}
            onClick={() => form.create(cleaning, { camera: room.id, giorno: day < today ? today : day })}
          >
            Programma
          </Button>
        </div>
      </div>
    </li>
  )
}

function Next({ booking, today }: { booking: Prenotazione | undefined; today: string }) {
  if (!booking) return 'nessun arrivo in vista'
  const { arrivo: day, ospite: guest } = booking
  if (day > today) return `arrivo ${formatDayMonth(day)}: ${guest}`
  return (
    <>
      <strong className="font-semibold text-ink">{day === today ? 'arriva oggi' : `atteso dal ${formatDayMonth(day)}`}</strong>: {guest}
    </>
  )
}
