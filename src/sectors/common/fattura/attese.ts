import * as k from '../../../kernel/describe.ts'

const GIORNI = 30

/** Parts of invoices that fall due in some days and are still open. Their rules come with the figure, and not with the page. */
async function rateFra(store: k.Store, from: string, to: string) {
  const { rateAperte } = await import('./anzianita.ts')
  const rate = (await rateAperte(store, to)).filter(({ scadenza }) => scadenza >= from && scadenza <= to)
  return { value: rate.reduce((sum, { aperto }) => sum + aperto, 0), note: `${rate.length} ${k.plural(rate.length, 'rata', 'rate')}` }
}

/** For `defineWorkedMetric(fattura, incassiAttesi)`. */
export const incassiAttesi = {
  key: 'incassi_attesi',
  label: 'Incassi attesi',
  unit: 'money',
  formula: 'Somma delle rate ancora aperte che scadono nei prossimi 30 giorni. Quelle già scadute stanno nello Scaduto.',
  reads: ['incasso', 'nota_credito'],
  work: (store: k.Store, { today }: k.At) => rateFra(store, today, k.addDays(today, GIORNI)),
  over: (store: k.Store, { from, to }: { readonly from: string; readonly to: string }) => rateFra(store, from, to),
} as const
