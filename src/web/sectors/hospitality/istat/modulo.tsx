import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatDate, formatMonth } from '../../../../kernel/italian/dates.ts'
import { endOfMonth } from '../../../../kernel/italian/dates.ts'
import type { LettoTrimestre, MovimentoMese } from '../../../../sectors/hospitality/index.ts'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Select } from '../../../ui/select.tsx'
import { CorrezioneRow } from './correzione.tsx'
import type { OpenFigure } from './figure.tsx'
import { Total } from './total.tsx'
import { useCorrezione } from './use-correzione.ts'
import { NAZIONALITA, TURISMO, type Scelta } from './use-istat.ts'
import { Uscite } from './uscite.tsx'

interface ModuloProps {
  readonly scelta: Scelta
  readonly letto: MovimentoMese
  readonly struttura: LettoTrimestre['struttura'] | undefined
  /** Another choice has been made and its figures are on their way. */
  readonly isBusy: boolean
  readonly onOpen: OpenFigure
}

const FIGURES = {
  arrivi: { label: 'Arrivi', note: 'persone che hanno preso alloggio' },
  presenze: { label: 'Presenze', note: 'notti passate qui' },
} as const
const ALL = 'tutte'
const options = (words: Readonly<Record<string, string>>) => [
  { value: ALL, label: 'Tutte' },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
]
const chosen = (value: string) => (value === ALL ? undefined : value)

/** The monthly form (specification §3): period, nationality and reason are chosen, arrivals and nights stand there as the bookings give them, and are typed over where they are not right. */
export function Modulo({ scelta, letto, struttura, isBusy, onOpen }: ModuloProps) {
  const { mese = '', mesi, nazionalita, turismo } = scelta
  const { scelto, al, richiesta } = letto
  const scritta = useCorrezione(letto)
  const at = mesi.indexOf(mese)
  const about = [
    formatMonth(richiesta.mese),
    richiesta.nazionalita && NAZIONALITA[richiesta.nazionalita],
    richiesta.turismo && TURISMO[richiesta.turismo],
  ]
    .filter(Boolean)
    .join(', ')
  const step = (by: number) => {
    const next = mesi[at + by]
    if (next) scelta.setMonth(next)
  }
  return (
    <Panel title="Modulo mensile" aria-label="Modulo mensile" aria-busy={isBusy}>
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5 px-5 py-5 lg:grid-cols-[minmax(0,1.5fr)_repeat(4,minmax(0,1fr))]">
        <Field label="Periodo di riferimento" className="max-lg:col-span-2">
          {({ id }) => (
            <div className="flex items-center gap-1">
              <IconButton
                label="Mese precedente"
                icon={<ChevronLeft aria-hidden />}
                disabled={at >= mesi.length - 1}
                onClick={() => step(1)}
              />
              <Select
                id={id}
                value={mese}
                onChange={scelta.setMonth}
                options={mesi.map((value) => ({ value, label: formatMonth(value) }))}
                className="min-w-0 flex-1"
              />
              <IconButton label="Mese successivo" icon={<ChevronRight aria-hidden />} disabled={at <= 0} onClick={() => step(-1)} />
            </div>
          )}
        </Field>
        <Field label="Nazionalità">
          {({ id }) => (
            <Select
              id={id}
              value={nazionalita ?? ALL}
              onChange={(value) => scelta.setNationality(chosen(value))}
              options={options(NAZIONALITA)}
            />
          )}
        </Field>
        <Field label="Tipologia turismo">
          {({ id }) => (
            <Select id={id} value={turismo ?? ALL} onChange={(value) => scelta.setTourism(chosen(value))} options={options(TURISMO)} />
          )}
        </Field>
        {(['arrivi', 'presenze'] as const).map((key) => {
          const { label, note } = FIGURES[key]
          return (
            <Total
              key={key}
              of={key}
              label={label}
              note={note}
              figure={scelto[key]}
              scritta={scritta}
              onOpen={() => onOpen(`${label}, ${about}`, scelto[key])}
            />
          )
        })}
      </div>
      <CorrezioneRow corretto={letto.corretto} scritta={scritta} />
      {al < endOfMonth(al) && (
        <p className="px-5 pb-4 text-sm text-ink-soft">Mese in corso: contato fino al {formatDate(al)}, notte compresa.</p>
      )}
      <Uscite letto={letto} struttura={struttura} />
    </Panel>
  )
}
