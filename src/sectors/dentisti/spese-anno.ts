import { fileSpese } from '../../documents/tessera-sanitaria/file.ts'
import { anniDaConsegnare, riepilogoSpese } from '../../documents/tessera-sanitaria/riepilogo.ts'
import { speseDi, type Anno } from '../../documents/tessera-sanitaria/spese.ts'
import * as k from '../../kernel/describe.ts'
import { fattura, notaCredito } from './fattura.ts'
import { incasso } from './incasso.ts'
import { paziente } from './paziente.ts'

const SCHEDE = { paziente: 'paziente', incasso: 'incasso', nota: 'nota_credito' } as const

/** A record with its number as it is written on paper. */
const scritto = <R extends { readonly numero?: string | undefined }>(row: R) => ({
  ...row,
  numero: row.numero === undefined ? '' : fattura.fields.numero.format(row.numero),
})

/** What was paid in a period, with the invoices and the people behind it. */
export async function leggiSpese(store: Pick<k.Store, 'query'>, period: string): Promise<Anno> {
  const { dal, al } = k.boundsOf(period)
  const during = (field: string) => [k.gte(field, dal), k.lte(field, al)]
  const [paid, issued, back, people] = await Promise.all([
    k.allRows(store, { entity: 'incasso', where: during('giorno'), sort: [k.asc('giorno')] }),
    k.allRows(store, { entity: 'fattura', where: [k.eq('stato', 'inviata')] }),
    k.allRows(store, { entity: 'nota_credito', where: [k.eq('stato', 'emessa'), ...during('data')] }),
    k.allRows(store, { entity: 'paziente' }),
  ])
  return speseDi({
    incassi: k.rowsOf(incasso, paid.rows),
    fatture: k.rowsOf(fattura, issued.rows).map(scritto),
    note: k.rowsOf(notaCredito, back.rows).map(scritto),
    pazienti: k.rowsOf(paziente, people.rows),
  })
}

/** The health expenses of a year, for the accountant. */
export const speseAnno: k.ReportTools = {
  asks: async (_store, { today }) => anniDaConsegnare(today),
  read: async (store, { period }) => riepilogoSpese(await leggiSpese(store, period), period, SCHEDE),
  outputs: [
    {
      label: 'File per il commercialista',
      as: 'sheet',
      make: async (store, { period }, { firm }) => fileSpese((await leggiSpese(store, period)).spese, period, firm, SCHEDE),
    },
  ],
}
