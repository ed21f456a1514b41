import { openDues } from '../../kernel/document-view.ts'
import { rowsOf } from '../../kernel/fields/row-of.ts'
import { formatDate } from '../../kernel/italian/dates.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import { definePrint } from '../../kernel/print.ts'
import { allRows } from '../../kernel/store/all-rows.ts'
import { aperte } from '../common/fattura.ts'
import { dovuta } from '../common/fattura-termini.ts'
import { cliente } from './cliente.ts'
import { fattura } from './fatture.ts'
import { progetto } from './progetto.ts'
import { intestatario } from './stampe.ts'

const numero = (label: string) => ({ label, numeric: true })

/** A client with the projects that are his and what he still has to pay, part by part. */
export const schedaCliente = definePrint(cliente, {
  key: 'scheda_cliente',
  label: 'Stampa estratto conto',
  async paper(row, store, { today }) {
    const suo = { field: 'cliente', op: 'eq', value: row.id } as const
    const [jobs, open, head] = await Promise.all([
      allRows(store, { entity: 'progetto', where: [suo], sort: [{ field: 'scadenza', direction: 'desc' }] }),
      allRows(store, { entity: 'fattura', where: [suo, ...aperte], sort: [{ field: 'data', direction: 'asc' }] }),
      intestatario(store, row.id),
    ])
    const parts = rowsOf(fattura, open.rows).flatMap((bill) =>
      openDues(dovuta, bill).flatMap(({ day, open: left }) => (left > 0 ? [{ bill, day, left }] : [])),
    )
    return {
      title: row.azienda,
      subtitle: `Progetti e conto al ${formatDate(today)}`,
      blocks: [
        { kind: 'facts', facts: head.flatMap(({ label, value }) => (value === undefined || value === '' ? [] : [{ label, value }])) },
        {
          kind: 'facts',
          title: 'Conto',
          facts: [
            { label: 'Fatturato', value: `${formatMoney(row.fatturato)} + IVA` },
            { label: 'Da incassare', value: formatMoney(row.da_incassare) },
            { label: 'Scaduto', value: formatMoney(row.scaduto) },
          ],
        },
        {
          kind: 'table',
          title: 'Progetti',
          columns: [
            { label: 'Progetto' },
            { label: 'Scadenza' },
            { label: 'Stato' },
            numero('Budget'),
            numero('Speso'),
            numero('Lavoro fatto'),
          ],
          rows: rowsOf(progetto, jobs.rows).map(({ nome, scadenza, stato, budget, progresso, avanzamento }) => [
            nome,
            formatDate(scadenza),
            progetto.fields.stato.format(stato),
            formatMoney(budget),
            progresso === undefined ? '' : progetto.fields.progresso.format(progresso),
            progetto.fields.avanzamento.format(avanzamento),
          ]),
        },
        {
          kind: 'table',
          title: 'Da incassare',
          columns: [{ label: 'Fattura' }, { label: 'Data' }, { label: 'Scadenza' }, { label: 'Stato' }, numero('Importo aperto')],
          rows: parts.map(({ bill, day, left }) => [
            bill.numero ? fattura.fields.numero.format(bill.numero) : '',
            formatDate(bill.data),
            formatDate(day),
            day < today ? 'Scaduta' : 'Da scadere',
            formatMoney(left),
          ]),
          totals: ['Totale', '', '', '', formatMoney(row.da_incassare)],
        },
      ],
    }
  },
})
