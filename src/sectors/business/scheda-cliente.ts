import * as k from '../../kernel/describe.ts'
import { aperte } from '../common/fattura/fattura.ts'
import { dovuta } from '../common/fattura/termini.ts'
import { cliente } from './cliente.ts'
import { fattura } from './fatture.ts'
import { progetto } from './progetto.ts'

/** A client with the projects that are his and what he still has to pay, part by part. */
export const schedaCliente = k.definePrint(cliente, {
  key: 'scheda_cliente',
  label: 'Stampa estratto conto',
  with: [progetto, fattura],
  title: '{azienda}',
  subtitle: (_, { today }) => `Progetti e conto al ${k.formatDate(today)}`,
  blocks: [
    { facts: [{ Cliente: 'azienda' }, 'contatto', 'indirizzo', 'telefono', 'partita_iva', 'codice_fiscale', 'codice_destinatario', 'pec'] },
    { title: 'Conto', facts: [{ Fatturato: '{fatturato} + IVA' }, 'da_incassare', 'scaduto'] },
    {
      title: 'Progetti',
      records: 'progetto',
      by: 'cliente',
      sort: [k.desc('scadenza')],
      columns: [{ Progetto: 'nome', Scadenza: 'scadenza' }, 'stato', 'budget', { Speso: 'progresso' }, 'avanzamento'],
    },
    async ({ id, da_incassare: sum }, store, { today }) => {
      const open = await k.allRows(store, { entity: 'fattura', where: [k.eq('cliente', id), ...aperte], sort: [k.asc('data')] })
      const rows = k.rowsOf(fattura, open.rows).flatMap((bill) =>
        k
          .openDues(dovuta, bill)
          .filter((part) => part.open > 0)
          .map((part) => [
            bill.numero ? fattura.fields.numero.format(bill.numero) : '',
            k.formatDate(bill.data),
            k.formatDate(part.day),
            part.day < today ? 'Scaduta' : 'Da scadere',
            k.formatMoney(part.open),
          ]),
      )
      const columns = [
        { label: 'Fattura' },
        { label: 'Data' },
        { label: 'Scadenza' },
        { label: 'Stato' },
        { label: 'Importo aperto', numeric: true },
      ]
      return [{ kind: 'table', title: 'Da incassare', columns, rows, totals: ['Totale', '', '', '', k.formatMoney(sum)] }]
    },
  ],
})
