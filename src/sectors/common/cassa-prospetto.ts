import type * as k from '../../kernel/describe.ts'
import type { Banco } from './cassa-mese.ts'

/** What a till took in a month: by day and by means, by rate of VAT, what sells best and what stands still. */
export const prospettoDi = <const R extends readonly string[]>(banco: Banco & { readonly reads: R }) =>
  ({
    key: 'prospetto',
    label: 'Prospetto',
    reads: banco.reads,
    period: { key: 'mese', label: 'Mese', every: 'month' },
    rows: banco.rows,
    failed: 'Non riesco a leggere gli incassi.',
    load: async () => (await import('./cassa-mese.ts')).cassaMese(banco),
  }) as const satisfies k.ReportPart
