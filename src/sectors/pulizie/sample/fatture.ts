import * as k from '../../../kernel/describe.ts'
import { notaCampione } from '../../common/fattura/campione.ts'
import type { fattura, incasso, notaCredito } from '../fatture.ts'
import { tipi } from '../tipi.ts'
import { clienti, sedi } from './clienti.ts'
import type { Intervento } from './interventi.ts'

type Fattura = k.Stored<'fattura', (typeof fattura)['fields']>
type Incasso = k.Stored<'incasso', (typeof incasso)['fields']>
type Nota = k.Stored<'nota_credito', (typeof notaCredito)['fields']>
type Riga = NonNullable<Fattura['righe']>[number]

/** Who pays late: the last of the invoices of the older month stays open. */
const PAGA_DOPO = 25

/** The work of the months before, billed on their last day, each customer by himself; what was billed says on which invoice. */
export function righeFatture(today: string, interventi: readonly Intervento[]) {
  const billed = interventi.filter(({ stato }) => stato === 'fatturato')
  const months = [...new Set(billed.map(({ data }) => k.monthOf(data)))].toSorted()
  const counts = new Map<number, number>()
  const fatture: Fattura[] = []
  const onInvoice = new Map<string, Fattura['id']>()
  for (const month of months) {
    const data = k.endOfMonth(`${month}-01`)
    for (const who of clienti) {
      const jobs = billed.filter((job) => job.cliente === who.id && k.monthOf(job.data) === month)
      if (jobs.length === 0) continue
      const year = Number(data.slice(0, 4))
      const count = (counts.get(year) ?? 0) + 1
      counts.set(year, count)
      const id = `fattura_${fatture.length + 1}` as const
      for (const job of jobs) onInvoice.set(job.id, id)
      fatture.push({
        id,
        version: 1,
        numero: k.documentNumber(count, year),
        data,
        cliente: who.id,
        pagamento: 'trenta',
        righe: righeDi(jobs, month, who.iva),
        stato: 'inviata',
      })
    }
  }
  const older = fatture.filter(({ data }) => k.addDays(data, PAGA_DOPO) <= today)
  const [back] = older
  const incassi = older.slice(1, -1).flatMap(({ id, data, righe = [] }, at): readonly Incasso[] => {
    const giorno = k.addDays(data, PAGA_DOPO + (at % 5))
    return giorno <= today
      ? [{ id: `incasso_${at + 1}`, version: 1, fattura: id, giorno, importo: totaleDi(righe), mezzo: at % 4 === 0 ? 'riba' : 'bonifico' }]
      : []
  })
  const rows = interventi.map((job): Intervento => {
    const on = onInvoice.get(job.id)
    return on === undefined ? job : { ...job, fattura: on }
  })
  return { interventi: rows, fatture, incassi, note: back ? [notaDi(back)] : [] }
}

/** A line for each site, kind and price, with how often it was. */
function righeDi(jobs: readonly Intervento[], month: string, iva: Riga['iva']): readonly Riga[] {
  const same = Map.groupBy(jobs, ({ sede, tipo, prezzo }) => `${sede} ${tipo} ${prezzo}`)
  return [...same.values()].flatMap((some) => {
    const [first] = some
    const place = sedi.find(({ id }) => id === first?.sede)
    return first
      ? [
          {
            descrizione: `${tipi[first.tipo]}, ${place?.nome}: ${k.formatMonth(month)}`,
            quantita: some.length,
            prezzo: first.prezzo ?? k.euro(0),
            iva,
          },
        ]
      : []
  })
}

/** With the tax of their one rate. */
function totaleDi(righe: readonly Riga[]) {
  const taxable = righe.reduce((sum, { quantita, prezzo }) => sum + quantita * prezzo, 0)
  return k.euro((taxable + (righe[0]?.iva === '22' ? Math.round(taxable * 0.22) : 0)) / 100)
}

/** One round less than was billed. */
const notaDi = (billed: Fattura): Nota => {
  const back = (billed.righe ?? []).slice(0, 1).map((riga) => ({ ...riga, quantita: -1 }))
  return notaCampione(billed, { after: 3, motivo: 'Un intervento non eseguito', back })
}
