import { defineAction } from '../../src/kernel/define-action.ts'
import { times } from '../../src/kernel/expression/expression.ts'
import { lines } from '../../src/kernel/fields/lines.ts'
import { money } from '../../src/kernel/fields/money.ts'
import { integer } from '../../src/kernel/fields/number.ts'
import { proposed } from '../../src/kernel/fields/proposed.ts'
import { reference } from '../../src/kernel/fields/reference.ts'
import { rowOf, rowsOf } from '../../src/kernel/fields/row-of.ts'
import { text } from '../../src/kernel/fields/text.ts'
import { formatDate } from '../../src/kernel/italian/dates.ts'
import { formatMoney } from '../../src/kernel/italian/money.ts'
import { formatNumber } from '../../src/kernel/italian/numbers.ts'
import { definePrint } from '../../src/kernel/print.ts'
import { newId } from '../../src/kernel/store/new-id.ts'
import { readRates } from '../../src/kernel/store/read-rates.ts'
import { cliente, daFatturare, fattura, noleggio } from './entities.ts'

/** One invoice of the returned hires of a customer, those that are left in. */
export const fatturaResi = defineAction(cliente, {
  key: 'fattura_resi',
  label: 'Fattura i resi',
  title: 'Fattura i noleggi resi',
  on: 'record',
  where: [{ field: 'da_fatturare', op: 'gt', value: 0 }],
  inputs: {
    righe: proposed(
      lines(
        'Noleggi resi',
        {
          noleggio: reference('Noleggio', 'noleggio'),
          versione: integer('Versione'),
          descrizione: text('Descrizione'),
          giorni: integer('Giorni'),
          prezzo: money('Prezzo'),
        },
        { summary: ({ descrizione }) => descrizione },
      ),
      { title: 'descrizione', correct: 'giorni', amount: times('giorni', 'prezzo') },
    ),
  },
  prefill: async ({ id }, read) => {
    const resi = rowsOf(noleggio, await read.find('noleggio', [{ field: 'cliente', op: 'eq', value: id }, ...daFatturare]))
    return {
      righe: resi.map(({ id: reso, version, dal, giorni, prezzo }) => {
        return { noleggio: reso, versione: version, descrizione: `Noleggio dal ${formatDate(dal)}`, giorni, prezzo }
      }),
    }
  },
  plan: ({ righe }, _read, { today }, { id }) => {
    const made = newId('fattura')
    const righeFattura = righe.map(({ versione: _versione, giorni, ...riga }) => ({ ...riga, quantita: giorni, iva: '22' }))
    return [
      { type: 'create', entity: 'fattura', id: made, values: { data: today, cliente: id, righe: righeFattura, stato: 'bozza' } },
      ...righe.map((riga) => {
        return { type: 'update', entity: 'noleggio', id: riga.noleggio, values: { fattura: made }, expect: riga.versione } as const
      }),
    ]
  },
  confirm: 'Crea fattura',
  done: () => 'Fattura creata',
})

export const stampaFattura = definePrint(fattura, {
  key: 'fattura',
  label: 'Stampa fattura',
  when: [{ field: 'stato', op: 'ne', value: 'bozza' }],
  async paper(row, store, at) {
    const chi = await store.get('cliente', row.cliente)
    const rates = await readRates(store, [fattura, noleggio], { of: fattura, figure: 'imposta', row }, at)
    return {
      title: `Fattura ${row.numero ? fattura.fields.numero.format(row.numero) : ''}`,
      blocks: [
        { kind: 'facts', facts: [{ label: 'Cliente', value: chi ? rowOf(cliente, chi).nome : '' }] },
        {
          kind: 'table',
          columns: [{ label: 'Descrizione' }, { label: 'Quantità', numeric: true }, { label: 'Importo', numeric: true }],
          rows: row.righe.map((riga) => [riga.descrizione, formatNumber(riga.quantita), formatMoney(riga.importo ?? 0)]),
          totals: ['Totale', '', formatMoney(row.totale)],
        },
        {
          kind: 'table',
          title: 'Riepilogo IVA',
          columns: [{ label: 'IVA' }, { label: 'Imponibile', numeric: true }, { label: 'Imposta', numeric: true }],
          rows: rates.map(({ label, taxable, tax }) => [label, formatMoney(taxable), formatMoney(tax)]),
        },
      ],
    }
  },
})
