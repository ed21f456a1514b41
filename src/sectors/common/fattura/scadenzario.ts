import type * as k from '../../../kernel/describe.ts'
import type { Debitori } from './anzianita.ts'

/** What customers owe, by how late it is: for the `parts` of a report. */
export const scadenzarioDi = (chi: Debitori) =>
  ({
    key: 'scadenzario',
    label: 'Scadenzario',
    reads: ['fattura', 'incasso', 'nota_credito'],
    period: { key: 'mese', label: 'Alla fine di', every: 'month' },
    rows: { one: 'rata', many: 'rate', see: 'vedi le rate' },
    failed: 'Non riesco a leggere le fatture.',
    load: async () => (await import('./anzianita.ts')).anzianitaDi(chi),
  }) as const satisfies k.ReportPart

export const scadenzario = scadenzarioDi({ one: 'Cliente', many: 'clienti' })
