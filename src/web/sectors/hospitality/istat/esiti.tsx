import { outcomesOf } from '../../../../documents/imposta-soggiorno/declaration-paper.ts'
import { formatDate } from '../../../../kernel/italian/dates.ts'
import { formatMoney } from '../../../../kernel/italian/money.ts'
import type { LettoTrimestre, PersonaTassata } from '../../../../sectors/hospitality/index.ts'
import { Panel } from '../../../ui/panel.tsx'
import { FigureCell, TotalRow, type Counted } from './figure.tsx'
import { useFigureRows } from './use-figure-rows.tsx'

type Night = PersonaTassata['pernottamenti'][number]

/** The outcome that a night is counted under: a reason stands before the rest. */
const keyOf = ({ esito, motivo }: Night) => (motivo === undefined ? esito : `motivo:${motivo}`)

/** The nights of the quarter by what became of them; each number opens on its stays. */
export function Esiti({ letto }: { readonly letto: LettoTrimestre }) {
  const { totali, righe } = letto
  const { open, dialog } = useFigureRows((soggiorno) => {
    const booking = righe.find(({ prenotazione }) => prenotazione.id === soggiorno)?.prenotazione
    if (!booking) return undefined
    const detail = `${formatDate(booking.arrivo)} – ${formatDate(booking.partenza)}`
    return { prenotazione: soggiorno, heading: booking.ospite, detail }
  })
  const figure = (has: (night: Night) => boolean): Counted => {
    const rows = righe.flatMap(({ prenotazione, persone }) => {
      const quanti = persone.flatMap(({ pernottamenti }) => pernottamenti).filter(has).length
      return quanti === 0 ? [] : [{ soggiorno: prenotazione.id, quanti }]
    })
    return { value: rows.reduce((sum, { quanti }) => sum + quanti, 0), rows }
  }
  return (
    <Panel title="Notti per esito">
      <table className="w-full text-sm">
        <caption className="sr-only">Notti e imposta per esito</caption>
        <thead>
          <tr className="border-b border-line text-xs text-ink-faint">
            <th scope="col" className="py-2 pr-2 pl-5 text-left font-medium">
              Esito
            </th>
            <th scope="col" className="px-1 text-right font-medium md:px-4">
              Notti
            </th>
            <th scope="col" className="pr-5 pl-2 text-right font-medium">
              Imposta
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {outcomesOf(totali).map(({ key, label, centesimi }) => (
            <tr key={key}>
              <th scope="row" className="py-2 pr-2 pl-5 text-left font-normal">
                {label}
              </th>
              <FigureCell figure={figure((night) => keyOf(night) === key)} title={`Notti, ${label}`} onOpen={open} />
              <td className="pr-5 pl-2 text-right whitespace-nowrap num">{formatMoney(centesimi)}</td>
            </tr>
          ))}
        </tbody>
        <TotalRow>
          <FigureCell figure={figure(() => true)} title="Notti del trimestre" onOpen={open} />
          <td className="pr-5 pl-2 text-right whitespace-nowrap num">{formatMoney(totali.centesimi)}</td>
        </TotalRow>
      </table>
      {dialog}
    </Panel>
  )
}
