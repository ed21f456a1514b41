import * as k from '../../../kernel/describe.ts'
import { notaCampione } from '../../common/fattura/campione.ts'
import type { fattura, incasso } from '../fatture.ts'
import { lordo, type Riparazione } from './lavori.ts'

type Fattura = k.Stored<'fattura', (typeof fattura)['fields']>
type Incasso = k.Stored<'incasso', (typeof incasso)['fields']>

/** Days after which an invoice of thirty days has been paid; the last of those that are late is not. */
const PAGATA = 34

const righeDi = ({ righe = [] }: Riparazione): NonNullable<Fattura['righe']> =>
  righe.flatMap(({ descrizione, quantita, prezzo, iva }) =>
    descrizione === undefined || prezzo === undefined ? [] : [{ descrizione, quantita, prezzo, iva }],
  )

/** What was handed over on account is billed on that day: the older ones are paid, one is late, one was taken back. */
export function righeFatture(today: string, riparazioni: readonly Riparazione[]) {
  const jobs = riparazioni
    .filter(({ pagamento }) => pagamento === 'sospeso')
    .toSorted((a, b) => (a.completata_il ?? '').localeCompare(b.completata_il ?? ''))
  const counts = new Map<number, number>()
  const fatture = jobs.map((job, at): Fattura => {
    const data = job.completata_il ?? job.giorno
    const year = Number(data.slice(0, 4))
    const count = (counts.get(year) ?? 0) + 1
    counts.set(year, count)
    return {
      id: `fattura_${at + 1}`,
      version: 1,
      numero: k.documentNumber(count, year),
      data,
      cliente: job.cliente,
      pagamento: 'trenta',
      riparazione: job.id,
      righe: righeDi(job),
      stato: 'inviata',
    }
  })
  const due = fatture.filter(({ data }) => k.addDays(data, PAGATA) <= today)
  const [back, ...rest] = due
  const incassi = rest
    .slice(0, -1)
    .map(({ id, data, righe }, at): Incasso => ({
      id: `incasso_${at + 1}`,
      version: 1,
      fattura: id,
      giorno: k.addDays(data, 25 + (at % 9)),
      importo: lordo(righe ?? []),
      mezzo: at % 3 === 0 ? 'carta' : 'bonifico',
    }))
  return { fatture, incassi, note: back ? [notaCampione(back, { after: 3, motivo: 'Intestata alla persona sbagliata' })] : [] }
}
