import { formatDate, formatDayMonth, formatWeekdayShort, weekdayOf } from '../../../../kernel/italian/dates.ts'
import { formatNumber } from '../../../../kernel/italian/numbers.ts'
import type { Bar } from '../../../../kernel/screen.ts'
import type { MovimentoMese } from '../../../../sectors/hospitality/index.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Bars } from '../../../views/overview-bars.tsx'
import { FigureCell, type Counted, type OpenFigure } from './figure.tsx'

interface GiorniProps {
  readonly letto: MovimentoMese
  readonly onOpen: OpenFigure
}

type Day = MovimentoMese['movimento']['giorni'][number]

/** The columns of the daily sheet C/59. */
const columns = [
  { label: 'Notte prima', title: 'Presenti la notte prima', of: (day: Day) => day.presentiPrima },
  { label: 'Arrivati', title: 'Arrivati', of: (day: Day) => day.arrivi },
  { label: 'Partiti', title: 'Partiti', of: (day: Day) => day.partenze },
  { label: 'Presenti', title: 'Presenti', of: (day: Day) => day.presenti },
  { label: 'Camere', title: 'Camere occupate', of: (day: Day) => day.camere },
] as const

const together = (figures: readonly Counted[]): Counted => {
  const parts = new Map<string, number>()
  for (const { rows } of figures) for (const { soggiorno, quanti } of rows) parts.set(soggiorno, (parts.get(soggiorno) ?? 0) + quanti)
  return {
    value: figures.reduce((sum, { value }) => sum + value, 0),
    rows: [...parts].map(([soggiorno, quanti]) => ({ soggiorno, quanti })),
  }
}

const isWeekend = (day: string) => weekdayOf(day) >= 5

/** The month day by day: a look at the nights, and the sheet itself. */
export function Giorni({ letto: { movimento, letti }, onOpen }: GiorniProps) {
  const { giorni } = movimento
  const most = Math.max(letti, ...giorni.map(({ presenti }) => presenti.value), 1)
  const bars = giorni.map(({ data, presenti }): Bar => ({
    key: data,
    label: formatDayMonth(data),
    share: presenti.value / most,
    text: `${formatNumber(presenti.value)} su ${formatNumber(letti)} letti`,
    isMarked: isWeekend(data),
  }))
  return (
    <Panel title="Giorno per giorno">
      <Bars bars={bars} title="Presenze giorno per giorno" measure="Presenti" />
      <table className="w-full border-t border-line text-sm">
        <caption className="sr-only">Movimento giorno per giorno (C/59)</caption>
        <thead>
          <tr className="border-b border-line align-bottom text-xs text-ink-faint">
            <th scope="col" className="py-2 pr-1 pl-4 text-left font-medium md:pl-5">
              Giorno
            </th>
            {columns.map(({ label, title }) => (
              <th
                key={label}
                scope="col"
                title={title}
                className="px-1 py-2 text-right font-medium last:pr-4 max-md:text-2xs md:px-4 md:last:pr-5"
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {giorni.map((day) => (
            <tr key={day.data}>
              <th scope="row" className="py-2 pr-1 pl-4 text-left font-normal whitespace-nowrap num md:pl-5">
                <span className="sr-only">{formatDate(day.data)}</span>
                <span aria-hidden className={isWeekend(day.data) ? 'font-medium' : undefined}>
                  {Number(day.data.slice(8))} {formatWeekdayShort(day.data)}
                </span>
              </th>
              {columns.map(({ label, title, of }) => (
                <FigureCell key={label} figure={of(day)} title={`${title}, ${formatDate(day.data)}`} onOpen={onOpen} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t border-line-strong font-medium">
          <tr>
            <th scope="row" className="py-2 pr-1 pl-4 text-left md:pl-5">
              Totale
            </th>
            <td className="px-1 text-right text-ink-faint md:px-4">–</td>
            <FigureCell figure={movimento.arrivi} title="Arrivi del mese" onOpen={onOpen} />
            <FigureCell figure={together(giorni.map(({ partenze }) => partenze))} title="Partenze del mese" onOpen={onOpen} />
            <FigureCell figure={movimento.presenze} title="Presenze del mese" onOpen={onOpen} />
            <FigureCell figure={movimento.camere} title="Camere occupate nel mese" onOpen={onOpen} />
          </tr>
        </tfoot>
      </table>
    </Panel>
  )
}
