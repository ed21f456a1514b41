import type * as k from '../../kernel/describe.ts'

/** What patients paid, for the Sistema Tessera Sanitaria: handed in once a year, by 31 January (D.M. 29/10/2025). */
export const spese = {
  key: 'spese',
  label: 'Spese sanitarie',
  reads: ['fattura', 'incasso', 'nota_credito', 'paziente.codice_fiscale', 'paziente.opposizione'],
  period: { key: 'anno', label: 'Pagate nel', every: 'year' },
  rows: { one: 'pagamento', many: 'pagamenti', see: 'vedi i pagamenti' },
  failed: 'Non riesco a leggere i pagamenti.',
  load: async () => (await import('./spese-anno.ts')).speseAnno,
} as const satisfies k.ReportPart
