import type { ReportPart } from '../../kernel/report.ts'

/** What customers owe, by how late it is: for the `parts` of a report. */
export const scadenzario = {
  key: 'scadenzario',
  label: 'Scadenzario',
  reads: ['fattura', 'incasso', 'nota_credito'],
  period: { key: 'mese', label: 'Alla fine di', every: 'month' },
  rows: { one: 'rata', many: 'rate', see: 'vedi le rate' },
  failed: 'Non riesco a leggere le fatture.',
  load: async () => (await import('./fattura-anzianita.ts')).anzianita,
} as const satisfies ReportPart
