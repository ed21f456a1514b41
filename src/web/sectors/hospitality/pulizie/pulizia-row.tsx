import { titleOf } from '../../../../kernel/entity.ts'
import { useEntity } from '../../../data/sector-context.tsx'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { RowButton } from '../../../ui/row-button.tsx'
import { movesOf } from '../../../views/record-moves.ts'
import { StatusButton } from '../../../views/status-button.tsx'
import type { Prenotazione } from '../../../../sectors/hospitality/campi-prenotazione.ts'
import type { Camera, Pulizia } from './da-fare.ts'

interface PuliziaRowProps {
  readonly row: Pulizia
  /** The room that is cleaned. */
  readonly room: Camera | undefined
  readonly roomName: string
  /** Who comes into the room on the day. */
  readonly arrival: Prenotazione | undefined
  readonly isToday: boolean
}

/** One cleaning of the day with its tick: a thumb's width, and the reason for hurry in words. */
export function PuliziaRow({ row, room, roomName, arrival, isToday }: PuliziaRowProps) {
  const entity = useEntity('pulizia')
  const form = useRecordForm()
  const isDone = row.stato === 'completata'
  const moves = movesOf(entity, row)
  const start = moves.find(({ to }) => to === 'in_corso')
  const back = row.stato === 'programmata' ? undefined : 'programmata'
  const canTick = moves.some(({ to }) => to === 'completata' || (isDone && to === back))
  const details = (['tipo', 'ora', 'addetto'] as const).flatMap((key) => (row[key] ? [entity.fields[key]?.format(row[key])] : []))
  const isStillIn = isToday && !isDone && row.tipo === 'partenza' && room?.stato === 'occupata'
  const tick = (checked: boolean) => form.move(entity, row, checked ? 'completata' : 'programmata', 'form')
  return (
    <li className="relative grid grid-cols-[auto_1fr_auto] items-center gap-x-1 py-1.5 pr-5 pl-2 transition-colors hover:bg-ink/4">
      <Checkbox
        checked={isDone}
        disabled={!canTick}
        onChange={tick}
        hideLabel
        label={`Fatta: ${roomName}, ${titleOf(entity, row, undefined)}`}
        className="relative z-1 size-14 *:first:size-7 *:first:rounded-md"
      />
      <div className={classNames('min-w-0 py-1.5', isDone && 'text-ink-faint')}>
        <RowButton data-record={row.id} onClick={() => form.edit(entity, row.id)}>
          {roomName}
        </RowButton>
        <p className="text-sm text-ink-faint num">{details.join(' · ')}</p>
        {!isDone && arrival && (
          <p className="text-sm text-ink-soft">
            <strong className="font-semibold text-ink">{isToday ? 'Arriva oggi' : 'Arrivo'}</strong>: {arrival.ospite}
          </p>
        )}
        {isStillIn && <p className="text-sm text-ink-soft">L’ospite è ancora in camera</p>}
      </div>
      <div className="relative z-1 flex flex-col items-end gap-3 md:flex-row-reverse md:items-center">
        <StatusButton entity={entity.name} row={row} />
        {isToday && start && row.stato === 'programmata' && (
          <Button size="sm" aria-label={`${start.label}: ${roomName}`} onClick={() => form.move(entity, row, start.to, 'form')}>
            {start.label}
          </Button>
        )}
      </div>
    </li>
  )
}
