import * as k from '../../src/kernel/describe.ts'
import type { allievo } from './allievo.ts'
import { ricevuta } from './ricevuta.ts'

export const stampaRicevuta = k.definePrint(ricevuta, {
  key: 'ricevuta',
  label: 'Stampa ricevuta',
  when: [k.eq('stato', 'emessa')],
  async paper(row, store) {
    const cliente = (await store.get('allievo', row.allievo)) as k.Value<typeof allievo> | undefined
    return {
      title: `Ricevuta ${row.numero ? ricevuta.fields.numero.format(row.numero) : ''}`,
      blocks: [
        {
          kind: 'facts',
          facts: [
            { label: 'Data', value: k.formatDate(row.data) },
            { label: 'Allievo', value: cliente?.nome ?? '' },
            { label: 'Codice fiscale', value: cliente?.codice_fiscale ?? '' },
            { label: 'Imponibile', value: k.formatMoney(row.imponibile) },
            { label: 'IVA', value: k.formatMoney(row.imposta) },
          ],
        },
        {
          kind: 'table',
          columns: [{ label: 'Descrizione' }, { label: 'Quantità', numeric: true }, { label: 'Importo', numeric: true }],
          rows: row.righe.map((riga) => [riga.descrizione, k.formatNumber(riga.quantita), k.formatMoney(riga.importo ?? 0)]),
          totals: ['Totale', '', k.formatMoney(row.totale)],
        },
        { kind: 'signatures', signers: ['Per l’autoscuola'] },
      ],
    }
  },
})
