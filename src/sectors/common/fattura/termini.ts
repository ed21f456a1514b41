import * as k from '../../../kernel/describe.ts'

/** When an invoice is to be paid, in up to three equal parts. */
export const termini = {
  subito: 'Alla consegna',
  trenta: '30 giorni',
  sessanta: '60 giorni',
  novanta: '90 giorni',
  trenta_sessanta: '30 e 60 giorni',
  trenta_sessanta_novanta: '30, 60 e 90 giorni',
} as const
type Termini = keyof typeof termini

const giorni: Readonly<Record<Termini, readonly [number, ...number[]]>> = {
  subito: [0],
  trenta: [30],
  sessanta: [60],
  novanta: [90],
  trenta_sessanta: [30, 60],
  trenta_sessanta_novanta: [30, 60, 90],
}

/** For the view of a document: `document: { …, due: dovuta }`. */
export const dovuta = { by: 'pagamento', from: 'data', total: 'totale', after: giorni, paid: [], received: 'coperto' } as const

const con = <const T extends Termini>(terms: T) => k.eq('pagamento', terms)
/** Times so many, to compare with the total without a division; a cent, which is left over where parts are not equal, does not count. */
const perParti = (parti: number, cents: number, di: 'coperto' | 'residuo') => k.times(parti, k.sum(di, cents))
const mancaLaMeta = k.lt('coperto_doppio', k.field('totale'))
const mancaIlTerzo = k.lt('coperto_triplo', k.field('totale'))
const mancanoDueTerzi = k.gt('residuo_triplo', k.field('totale'))

/** The terms, and the day of the first part that is not covered. */
export const scadenze = {
  pagamento: k.choice('Pagamento', termini, { synonyms: ['termini', 'condizioni di pagamento'] }),
  coperto_doppio: k.derived(k.money('Coperto per due'), perParti(2, 1, 'coperto')),
  coperto_triplo: k.derived(k.money('Coperto per tre'), perParti(3, 1, 'coperto')),
  residuo_triplo: k.derived(k.money('Da incassare per tre'), perParti(3, -1, 'residuo')),
  scadenza: k.derived(
    k.deadline('Scadenza', { synonyms: ['da pagare entro', 'va pagata', 'vanno pagate', 'da saldare entro'] }),
    k.cases(
      [
        k.when([con('subito')], k.field('data')),
        k.when([con('trenta')], k.dayAfter('data', 30)),
        k.when([con('sessanta')], k.dayAfter('data', 60)),
        k.when([con('novanta')], k.dayAfter('data', 90)),
        k.when([con('trenta_sessanta'), mancaLaMeta], k.dayAfter('data', 30)),
        k.when([con('trenta_sessanta')], k.dayAfter('data', 60)),
        k.when([mancaIlTerzo], k.dayAfter('data', 30)),
        k.when([mancanoDueTerzi], k.dayAfter('data', 60)),
      ],
      k.dayAfter('data', 90),
    ),
  ),
}
