import { diciture, pagamentiRicevuti } from '../../documents/tessera-sanitaria/sulla-fattura.ts'
import * as k from '../../kernel/describe.ts'
import { stampeFattura } from '../common/fattura/stampa.ts'
import { registrato } from '../common/storno-incasso.ts'
import { fattura, notaCredito } from './fattura.ts'
import { incasso } from './incasso.ts'
import { paziente } from './paziente.ts'

async function pagamenti(id: string, store: k.Store): Promise<readonly k.PaperBlock[]> {
  const { rows } = await k.allRows(store, { entity: 'incasso', where: [k.eq('fattura', id), registrato], sort: [k.asc('giorno')] })
  return pagamentiRicevuti(k.rowsOf(incasso, rows), (mezzo) => incasso.fields.mezzo.format(mezzo))
}

/** The invoice that a patient takes home, and its credit note. */
export const { stampaFattura, stampaNota } = stampeFattura({
  fattura,
  nota: notaCredito,
  with: [paziente],
  a: [{ Paziente: '{cliente.cognome} {cliente.nome}' }, 'cliente.indirizzo', 'cliente.codice_fiscale'],
  vale: ({ stato }) => (stato === 'bozza' ? 'Bozza, non valida ai fini fiscali' : 'Prestazioni sanitarie'),
  sotto: async (row, store) => [...(await pagamenti(row.id, store)), diciture(k.rowOf(fattura, row))],
})
