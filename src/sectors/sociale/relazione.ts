import type * as k from '../../kernel/describe.ts'

/** What an association tells of its year: money in and out, gifts, hours and services, project by project and donor by donor. */
export const relazione = {
  key: 'anno',
  label: 'Relazione annuale',
  reads: ['donazione', 'donatore', 'documento', 'spesa', 'presenza', 'turno', 'servizio', 'progetto'],
  period: { key: 'anno', label: 'Anno', every: 'year' },
  rows: { one: 'riga', many: 'righe', see: 'vedi le righe' },
  failed: 'Non riesco a leggere l’anno.',
  load: async () => (await import('./relazione-anno.ts')).anno,
} as const satisfies k.ReportPart
