import * as k from '../../kernel/describe.ts'

/** Stock against its threshold, as the restaurant's and the craftspeople's inventories show it (specification §4). It is never stored. */
export const scorta = {
  labels: { ok: 'Disponibile', scorta_bassa: 'Scorta Bassa' },
  tones: { ok: 'success', scorta_bassa: 'destructive' } satisfies Record<string, k.Tone>,
  also: {
    ok: ['a posto', 'ce n’è', 'sufficiente', 'abbastanza'],
    scorta_bassa: [
      'sotto soglia',
      'sotto la soglia minima',
      'sotto scorta',
      'sotto il minimo',
      'in esaurimento',
      'da ordinare',
      'da riordinare',
      'da comprare',
      'sta finendo',
      'stanno finendo',
      'quasi finito',
      'finito',
      'scarseggia',
      'agli sgoccioli',
      'esaurito',
      'terminato',
      'sta per finire',
      'stiamo finendo',
      'da rifornire',
      'da riassortire',
      'scarso',
      'manca',
    ],
  },
  /** Low means below the threshold: at the threshold there is still enough. */
  of: <const Q extends string, const T extends string>(quantity: Q, threshold: T) =>
    k.cases([k.when([k.lt(quantity, k.field(threshold))], 'scorta_bassa')], 'ok'),
} as const

/** What wants an order, of an inventory whose `stato` is such. */
export const scarse = [k.eq('stato', 'scorta_bassa')] as const

/** The panel of an overview that tells of it; the trade says of what, under which title, and what stands there when nothing lacks. */
export const attenzioneScorte = {
  kind: 'attention',
  where: scarse,
  have: 'quantita',
  need: 'soglia',
  unit: 'unita',
  summary: '{n} sotto soglia',
  action: 'riordina',
} as const

/** «1,90 €/mt»: the price of one unit, in cents, with the unit named in the singular; nothing where there is no price. */
export const perUnita = (costo: number | undefined, una: string): string | undefined =>
  costo === undefined ? undefined : `${k.formatMoney(costo)}/${una}`
