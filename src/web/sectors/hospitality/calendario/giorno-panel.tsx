import type { CollectionScreen } from '../../../../kernel/screen.ts'
import { useEntity } from '../../../data/sector-context.tsx'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { DayTitle } from '../../../views/day-title.tsx'
import type { ListQuery } from '../../../views/list-query.ts'
import { dayLabel } from '../../../views/week/week-days.ts'
import type { Canale } from './canali.tsx'
import { giornoDi, type Giorno } from './giorno.ts'
import { SoggiornoRow } from './soggiorno-row.tsx'
import type { useChosenDay } from './use-chosen-day.ts'
import type { useSoggiorni } from './use-soggiorni.ts'

const TITLES: Readonly<Record<keyof Giorno, string>> = { arrivi: 'Arrivi', inCasa: 'In casa', partenze: 'Partenze' }
/** The order of the morning: who leaves frees the room of who comes. */
const ORDER = ['partenze', 'arrivi', 'inCasa'] as const

interface GiornoPanelProps {
  readonly screen: CollectionScreen
  readonly query: ListQuery
  readonly chosen: ReturnType<typeof useChosenDay>
  readonly stays: ReturnType<typeof useSoggiorni>
  readonly canali: readonly Canale[]
}

/** The bookings of the chosen day. */
export function GiornoPanel({ screen, query, chosen, stays, canali }: GiornoPanelProps) {
  const { day, today } = chosen
  const entity = useEntity(screen.entity)
  const form = useRecordForm()
  const { rows, names } = stays
  const byRoom = rows.toSorted((a, b) => (names(a.camera) ?? '').localeCompare(names(b.camera) ?? '', 'it', { numeric: true }))
  const parts = giornoDi(byRoom, day, today)
  const isEmpty = ORDER.every((part) => parts[part].length === 0)
  const isNarrowed = query.where.length > 0 || query.search !== ''
  return (
    <Panel
      aria-label={`Prenotazioni di ${dayLabel(day)}`}
      title={<DayTitle day={day} today={today} />}
      action={
        <Button icon={<Icon name="plus" />} onClick={() => form.create(entity, { arrivo: day })}>
          {screen.create}
        </Button>
      }
    >
      {stays.isFailed && <ErrorState text="Non riesco a leggere le prenotazioni." onRetry={stays.retry} />}
      {stays.isLoading && !stays.isFailed && <SkeletonRows rows={5} columns={2} />}
      {!stays.isLoading && !stays.isFailed && isEmpty && (
        <div role="status" className="px-5 py-12 text-center text-sm text-ink-soft">
          <p>Nessuna prenotazione per questa data</p>
          {isNarrowed && <p className="mt-1 text-ink-faint">Ricerca e filtri sono attivi.</p>}
        </div>
      )}
      {!stays.isLoading &&
        ORDER.filter((part) => parts[part].length > 0).map((part) => (
          <section key={part} aria-label={`${TITLES[part]}, ${parts[part].length}`} className="border-b border-line last:border-b-0">
            <h3 className="eyebrow flex gap-2 bg-sunken/50 px-5 py-2">
              {TITLES[part]} <span className="num">{parts[part].length}</span>
            </h3>
            <ul className="divide-y divide-line">
              {parts[part].map((row) => (
                <SoggiornoRow
                  key={row.id}
                  row={row}
                  part={part}
                  names={names}
                  canale={canali.find(({ key }) => key === row.canale)}
                  day={day}
                  today={today}
                />
              ))}
            </ul>
          </section>
        ))}
      {stays.hidden > 0 && (
        <p className="px-5 py-3 text-sm text-ink-soft">Altre {stays.hidden} non sono mostrate: restringi con i filtri.</p>
      )}
    </Panel>
  )
}
