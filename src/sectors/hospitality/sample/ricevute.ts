import * as k from '../../../kernel/describe.ts'
import type { ricevuta } from '../ricevuta.ts'
import type { Prenotazione } from './prenotazioni.ts'

type Ricevuta = k.Stored<'ricevuta', (typeof ricevuta)['fields']>

/** Every so many receipts one was made out to the wrong name, and made again. */
const UNA_SBAGLIATA_OGNI = 40

/** One for every stay that ended before today, in the order of the departures; of who leaves today it is still to be issued. */
export function righeRicevute(today: string, bookings: readonly Prenotazione[]): readonly Ricevuta[] {
  const left = bookings
    .flatMap((booking) => {
      const { stato, pagamento = 'carta' } = booking
      if (stato !== 'partito' || pagamento === 'sospeso') return []
      return [{ booking, pagamento, data: k.addDays(booking.arrivo, booking.notti) }]
    })
    .filter(({ data }) => data < today)
    .toSorted((a, b) => a.data.localeCompare(b.data) || a.booking.id.localeCompare(b.booking.id))
  const counts = new Map<string, number>()
  const rows: Ricevuta[] = []
  const issue = ({ booking, pagamento, data }: (typeof left)[number], more: Partial<Ricevuta> = {}) => {
    const year = data.slice(0, 4)
    const count = (counts.get(year) ?? 0) + 1
    counts.set(year, count)
    const { id: prenotazione, ospite: intestatario, arrivo, notti, persone, importo, extra, imposta, versamenti } = booking
    rows.push({
      id: `ricevuta_${rows.length + 1}`,
      version: 1,
      numero: k.documentNumber(count, Number(year)),
      data,
      intestatario,
      prenotazione,
      arrivo,
      notti,
      persone,
      importo,
      ...(extra && { extra }),
      ...(imposta !== undefined && { imposta }),
      ...(versamenti && { versamenti }),
      pagamento,
      stato: 'emessa',
      ...more,
    })
  }
  for (const [at, stay] of left.entries()) {
    if (at % UNA_SBAGLIATA_OGNI === UNA_SBAGLIATA_OGNI - 1) issue(stay, { stato: 'annullata', motivo: 'Intestazione da correggere' })
    issue(stay)
  }
  return rows
}
