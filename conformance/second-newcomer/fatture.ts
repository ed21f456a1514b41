import * as k from '../../src/kernel/describe.ts'
import { cliente, daFatturare, fattura, noleggio } from './entities.ts'

/** One invoice of the returned hires of a customer, those that are left in. */
export const fatturaResi = k.defineAction(cliente, {
  key: 'fattura_resi',
  label: 'Fattura i resi',
  title: 'Fattura i noleggi resi',
  on: 'record',
  where: [k.gt('da_fatturare', 0)],
  inputs: {
    righe: k.proposed(
      k.lines(
        'Noleggi resi',
        {
          noleggio: k.reference('Noleggio', 'noleggio'),
          versione: k.integer('Versione'),
          descrizione: k.text('Descrizione'),
          giorni: k.integer('Giorni'),
          prezzo: k.price(),
        },
        { summary: ({ descrizione }) => descrizione },
      ),
      { title: 'descrizione', correct: 'giorni', amount: k.times('giorni', 'prezzo') },
    ),
  },
  prefill: async ({ id }, read) => {
    const resi = k.rowsOf(noleggio, await read.find('noleggio', [k.eq('cliente', id), ...daFatturare]))
    return {
      righe: resi.map(({ id: reso, version, dal, giorni, prezzo }) => {
        return { noleggio: reso, versione: version, descrizione: `Noleggio dal ${k.formatDate(dal)}`, giorni, prezzo }
      }),
    }
  },
  plan: ({ righe }, _read, { today }, { id }) => {
    const made = k.newId('fattura')
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

export const stampaFattura = k.definePrint(fattura, {
  key: 'fattura',
  label: 'Stampa fattura',
  when: [k.ne('stato', 'bozza')],
  async paper(row, store, at) {
    const chi = await store.get('cliente', row.cliente)
    const rates = await k.readRates(store, [fattura, noleggio], { of: fattura, figure: 'imposta', row }, at)
    return {
      title: `Fattura ${row.numero ? fattura.fields.numero.format(row.numero) : ''}`,
      blocks: [
        { kind: 'facts', facts: [{ label: 'Cliente', value: chi ? k.rowOf(cliente, chi).nome : '' }] },
        {
          kind: 'table',
          columns: [{ label: 'Descrizione' }, { label: 'Quantità', numeric: true }, { label: 'Importo', numeric: true }],
          rows: row.righe.map((riga) => [riga.descrizione, k.formatNumber(riga.quantita), k.formatMoney(riga.importo ?? 0)]),
          totals: ['Totale', '', k.formatMoney(row.totale)],
        },
        {
          kind: 'table',
          title: 'Riepilogo IVA',
          columns: [{ label: 'IVA' }, { label: 'Imponibile', numeric: true }, { label: 'Imposta', numeric: true }],
          rows: rates.map(({ label, taxable, tax }) => [label, k.formatMoney(taxable), k.formatMoney(tax)]),
        },
      ],
    }
  },
})
