import { dovuta } from './termini.ts'

/** The list of invoices, alone on a screen or among its `lists`; the trade says what stands there while it is empty. */
export const elencoFatture = {
  create: 'Nuova Fattura',
  entity: 'fattura',
  filters: ['situazione', 'cliente', 'data', 'scadenza'],
  prints: ['fattura'],
  document: {
    lines: 'righe',
    print: 'fattura',
    steps: ['bozza', 'inviata'],
    open: ['bozza'],
    due: dovuta,
    situation: { by: 'situazione', steps: ['bozza', ['inviata', 'in_parte', 'scaduta'], ['pagata', 'stornata']] },
  },
} as const

/** What is made from an invoice, for the `lists` beside it. */
export const elenchiFattura = {
  'list:incassi': {
    label: 'Incassi',
    entity: 'incasso',
    search: 'Cerca incassi...',
    filters: ['giorno', 'mezzo', 'situazione'],
    empty: { title: 'Nessun incasso', text: 'Si registrano dalla fattura.' },
  },
  'list:note': {
    entity: 'nota_credito',
    filters: ['stato', 'data'],
    prints: ['nota_credito'],
    empty: 'Si fanno dalla fattura, per correggerla.',
  },
} as const
