import { scadenzario } from '../../src/sectors/common/fattura/scadenzario.ts'

/** What the centre tells the town at the end of a month, and its instructors at the end of a quarter. */
export const rendiconto = [
  {
    key: 'campi',
    label: 'Campi',
    period: { key: 'mese', label: 'Mese', every: 'month' },
    choices: [{ key: 'coperto', label: 'Campi', all: 'Tutti', options: { si: 'Coperti', no: 'Scoperti' } }],
    rows: { one: 'partita', many: 'partite', see: 'vedi le partite' },
    form: {
      title: 'Modulo del Comune',
      correction: {
        entity: 'rettifica',
        period: 'mese',
        figures: ['partite', 'incasso'],
        reason: 'motivo',
        hint: 'Resta sul foglio, accanto alle cifre dell’agenda.',
      },
    },
    failed: 'Non riesco a leggere le partite.',
    load: async () => (await import('./rendiconto-campi.ts')).campi,
  },
  {
    key: 'maestri',
    label: 'Maestri',
    period: { key: 'trimestre', label: 'Trimestre', every: 'quarter' },
    // Who gives lessons is written on the courses.
    choices: [{ key: 'maestro', label: 'Maestro', all: 'Tutti i maestri' }],
    rows: { one: 'lezione', many: 'lezioni', see: 'vedi le lezioni' },
    failed: 'Non riesco a leggere le lezioni.',
    load: async () => (await import('./rendiconto-maestri.ts')).maestri,
  },
  scadenzario,
] as const
