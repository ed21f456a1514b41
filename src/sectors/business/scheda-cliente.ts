import * as k from '../../kernel/describe.ts'
import { aperte } from '../common/fattura.ts'
import { dovuta } from '../common/fattura-termini.ts'
import { cliente } from './cliente.ts'
import { fattura } from './fatture.ts'
import { progetto } from './progetto.ts'
import { intestatario } from './stampe.ts'

const numero = (label: string) => ({ label, numeric: true })

/** A client with the projects that are his and what he still has to pay, part by part. */
export const schedaCliente = k.definePrint(cliente, {
  key: 'scheda_cliente',
  label: 'Stampa estratto conto',
  async paper(row, store, { today }) {
    const suo = k.eq('cliente', row.id)
    const [jobs, open, head] = await Promise.all([
      k.allRows(store, { entity: 'progetto', where: [suo], sort: [k.desc('scadenza')] }),
      k.allRows(store, { entity: 'fattura', where: [suo, ...aperte], sort: [k.asc('data')] }),
      intestatario(store, row.id),
    ])
    const parts = k
      .rowsOf(fattura, open.rows)
      .flatMap((bill) => k.openDues(dovuta, bill).flatMap(({ day, open: left }) => (left > 0 ? [{ bill, day, left }] : [])))
    return {
      title: row.azienda,
      subtitle: `Progetti e conto al ${k.formatDate(today)}`,
      blocks: [
        { kind: 'facts', facts: k.knownFacts(head) },
        {
          kind: 'facts',
          title: 'Conto',
          facts: [
            { label: 'Fatturato', value: `${k.formatMoney(row.fatturato)} + IVA` },
            { label: 'Da incassare', value: k.formatMoney(row.da_incassare) },
            { label: 'Scaduto', value: k.formatMoney(row.scaduto) },
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
          rows: k
            .rowsOf(progetto, jobs.rows)
            .map(({ nome, scadenza, stato, budget, progresso, avanzamento }) => [
              nome,
              k.formatDate(scadenza),
              progetto.fields.stato.format(stato),
              k.formatMoney(budget),
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
            k.formatDate(bill.data),
            k.formatDate(day),
            day < today ? 'Scaduta' : 'Da scadere',
            k.formatMoney(left),
          ]),
          totals: ['Totale', '', '', '', k.formatMoney(row.da_incassare)],
        },
      ],
    }
  },
})
