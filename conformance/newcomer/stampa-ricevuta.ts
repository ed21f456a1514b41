import type { Value } from '../../src/kernel/entity.ts'
import { formatDate } from '../../src/kernel/italian/dates.ts'
import { formatMoney } from '../../src/kernel/italian/money.ts'
import { formatNumber } from '../../src/kernel/italian/numbers.ts'
import { definePrint } from '../../src/kernel/print.ts'
import type { allievo } from './allievo.ts'
import { ricevuta } from './ricevuta.ts'

export const stampaRicevuta = definePrint(ricevuta, {
  key: 'ricevuta',
  label: 'Stampa ricevuta',
  when: [{ field: 'stato', op: 'eq', value: 'emessa' }],
  async paper(row, store) {
    const cliente = (await store.get('allievo', row.allievo)) as Value<typeof allievo> | undefined
    return {
      title: `Ricevuta ${row.numero ? ricevuta.fields.numero.format(row.numero) : ''}`,
      blocks: [
        {
          kind: 'facts',
          facts: [
            { label: 'Data', value: formatDate(row.data) },
            { label: 'Allievo', value: cliente?.nome ?? '' },
            { label: 'Codice fiscale', value: cliente?.codice_fiscale ?? '' },
            { label: 'Imponibile', value: formatMoney(row.imponibile) },
            { label: 'IVA', value: formatMoney(row.imposta) },
          ],
        },
        {
          kind: 'table',
          columns: [{ label: 'Descrizione' }, { label: 'Quantità', numeric: true }, { label: 'Importo', numeric: true }],
          rows: row.righe.map((riga) => [riga.descrizione, formatNumber(riga.quantita), formatMoney(riga.importo ?? 0)]),
          totals: ['Totale', '', formatMoney(row.totale)],
        },
        { kind: 'signatures', signers: ['Per l’autoscuola'] },
      ],
    }
  },
})
