import { cases, dayAfter, field, sum, times, when } from '../../kernel/expression/expression.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { derived } from '../../kernel/fields/derived.ts'
import { money } from '../../kernel/fields/money.ts'

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

const con = <const T extends Termini>(terms: T) => ({ field: 'pagamento', op: 'eq', value: terms }) as const
/** Times so many, to compare with the total without a division; a cent, which is left over where parts are not equal, does not count. */
const perParti = (parti: number, cents: number, di: 'coperto' | 'residuo') => times(parti, sum(di, cents))
const mancaLaMeta = { field: 'coperto_doppio', op: 'lt', value: field('totale') } as const
const mancaIlTerzo = { field: 'coperto_triplo', op: 'lt', value: field('totale') } as const
const mancanoDueTerzi = { field: 'residuo_triplo', op: 'gt', value: field('totale') } as const

/** The terms, and the day of the first part that is not covered. */
export const scadenze = {
  pagamento: choice('Pagamento', termini, { synonyms: ['termini', 'condizioni di pagamento'] }),
  coperto_doppio: derived(money('Coperto per due'), perParti(2, 1, 'coperto')),
  coperto_triplo: derived(money('Coperto per tre'), perParti(3, 1, 'coperto')),
  residuo_triplo: derived(money('Da incassare per tre'), perParti(3, -1, 'residuo')),
  scadenza: derived(
    date('Scadenza', { synonyms: ['da pagare entro', 'scade', 'scadono', 'va pagata', 'vanno pagate', 'da saldare entro'] }),
    cases(
      [
        when([con('subito')], field('data')),
        when([con('trenta')], dayAfter('data', 30)),
        when([con('sessanta')], dayAfter('data', 60)),
        when([con('novanta')], dayAfter('data', 90)),
        when([con('trenta_sessanta'), mancaLaMeta], dayAfter('data', 30)),
        when([con('trenta_sessanta')], dayAfter('data', 60)),
        when([mancaIlTerzo], dayAfter('data', 30)),
        when([mancanoDueTerzi], dayAfter('data', 60)),
      ],
      dayAfter('data', 90),
    ),
  ),
}
