import { NAZIONALITA, TURISMO } from '../../../documents/movimento-turistico/modulo.ts'

const rows = { one: 'soggiorno', many: 'soggiorni', see: 'vedi i soggiorni' } as const

/** What the house declares: the movement of the month, and the tourist tax of the quarter. */
export const parti = [
  {
    key: 'movimento',
    label: 'Movimento',
    period: { key: 'mese', label: 'Periodo di riferimento', every: 'month' },
    choices: [
      { key: 'nazionalita', label: 'Nazionalità', all: 'Tutte', options: NAZIONALITA },
      { key: 'turismo', label: 'Tipologia turismo', all: 'Tutte', options: TURISMO },
    ],
    rows,
    // The monthly form (specification §3): filled from bookings and guests, typed over where they are not right.
    form: {
      title: 'Modulo mensile',
      correction: {
        entity: 'rilevazione',
        period: 'periodo_riferimento',
        figures: ['arrivi', 'presenze'],
        reason: 'motivo',
        choices: { nazionalita: 'nazionalita', turismo: 'tipologia_turismo' },
        hint: 'Resta nel modulo, nel C/59 e nel file, accanto alle cifre dei registri.',
      },
    },
    failed: 'Non riesco a leggere il movimento.',
    load: async () => (await import('./movimento-report.ts')).movimento,
  },
  {
    key: 'imposta',
    label: 'Imposta di soggiorno',
    period: { key: 'trimestre', label: 'Trimestre', every: 'quarter' },
    rows,
    failed: 'Non riesco a leggere l’imposta.',
    load: async () => (await import('./imposta-report.ts')).imposta,
  },
] as const
