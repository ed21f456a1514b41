import { diciture, pagamentiRicevuti } from '../../documents/tessera-sanitaria/sulla-fattura.ts'
import * as k from '../../kernel/describe.ts'
import { foglioFattura, stampaNotaDi } from '../common/fattura-stampa.ts'
import { registrato } from '../common/storno-incasso.ts'
import { ditta } from './ditta.ts'
import { fattura, notaCredito } from './fattura.ts'
import { incasso } from './incasso.ts'
import { paziente } from './paziente.ts'

async function pagamenti(id: string, store: k.Store): Promise<readonly k.PaperBlock[]> {
  const { rows } = await k.allRows(store, {
    entity: 'incasso',
    where: [k.eq('fattura', id), registrato],
    sort: [k.asc('giorno')],
  })
  return pagamentiRicevuti(k.rowsOf(incasso, rows), (mezzo) => incasso.fields.mezzo.format(mezzo))
}

/** To whom an invoice is made out. */
async function intestatario(store: Pick<k.Store, 'get'>, id: string) {
  const who = await store.get('paziente', id)
  const { nome, cognome, indirizzo, codice_fiscale: code } = who ? k.rowOf(paziente, who) : {}
  return [
    { label: 'Paziente', value: [cognome, nome].filter(Boolean).join(' ') },
    { label: 'Indirizzo', value: indirizzo },
    { label: 'Codice fiscale', value: code },
  ]
}

/** The invoice that a patient takes home. */
export const stampaFattura = k.definePrint(fattura, {
  key: 'fattura',
  label: 'Stampa fattura',
  async paper(row, store, at) {
    return foglioFattura(
      { of: fattura, row, a: await intestatario(store, row.cliente), store, at, firm: ditta },
      {
        vale: row.stato === 'bozza' ? 'Bozza, non valida ai fini fiscali' : 'Prestazioni sanitarie',
        sotto: [...(await pagamenti(row.id, store)), diciture(row)],
      },
    )
  },
})

export const stampaNota = stampaNotaDi(notaCredito, intestatario, { vale: 'Prestazioni sanitarie' })
