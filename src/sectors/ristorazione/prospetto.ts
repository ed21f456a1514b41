import { prospettoDi } from '../common/cassa-prospetto.ts'

/** The figures of the till beside it. */
export const prospetto = prospettoDi({
  reads: ['conto', 'piatto'],
  sale: 'conto',
  paid: 'incassato',
  article: 'piatto',
  rows: { one: 'conto', many: 'conti', see: 'vedi i conti' },
  entities: async () => (await import('./entities.ts')).entities,
})
