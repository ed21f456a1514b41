import { formatMoney } from '../../src/kernel/italian/money.ts'
import { formatNumber } from '../../src/kernel/italian/numbers.ts'
import type { PaperBlock } from '../../src/kernel/paper.ts'
import { definePrint } from '../../src/kernel/print.ts'
import { fattura, preventivo } from './negozio.ts'

interface Riga {
  readonly descrizione: string
  readonly quantita: number
  readonly importo?: number | undefined
}

const tableOf = (righe: readonly Riga[], totale: number): PaperBlock => ({
  kind: 'table',
  columns: [{ label: 'Descrizione' }, { label: 'Quantità', numeric: true }, { label: 'Importo', numeric: true }],
  rows: righe.map(({ descrizione, quantita, importo }) => [descrizione, formatNumber(quantita), formatMoney(importo ?? 0)]),
  totals: ['Totale', '', formatMoney(totale)],
})

export const stampaPreventivo = definePrint(preventivo, {
  key: 'preventivo',
  label: 'Stampa preventivo',
  paper: async (row) => ({
    title: ['Preventivo', row.numero && preventivo.fields.numero.format(row.numero)].filter(Boolean).join(' '),
    blocks: [tableOf(row.righe, row.totale)],
  }),
})

export const stampaFattura = definePrint(fattura, {
  key: 'fattura',
  label: 'Stampa fattura',
  paper: async (row) => ({
    title: ['Fattura', row.numero && fattura.fields.numero.format(row.numero)].filter(Boolean).join(' '),
    blocks: [tableOf(row.righe, row.totale)],
  }),
})
