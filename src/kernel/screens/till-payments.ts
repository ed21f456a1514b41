import { cases, minus, most, overLines, when } from '../expression/expression.ts'
import { derived } from '../fields/derived.ts'
import { money } from '../fields/money.ts'

/** What a till works out of the payments of a sale whose fields are `totale` and `pagamenti`. */
export const incassi = {
  pagato: derived(money('Pagato'), overLines('pagamenti', 'importo')),
  manca: derived(money('Da pagare'), most(0, minus('totale', 'pagato'))),
  resto: derived(
    money('Resto'),
    overLines('pagamenti', cases([when([{ field: 'consegnato', op: 'filled' }], most(0, minus('consegnato', 'importo')))], 0)),
  ),
}

/** No sale is closed before it is paid. */
export const perIntero = {
  field: 'pagamenti',
  message: 'Il conto non è ancora pagato per intero.',
  when: [
    { field: 'stato', op: 'eq', value: 'incassata' },
    { field: 'manca', op: 'gt', value: 0 },
  ],
} as const

/** Where the till finds them. */
export const pagamento = {
  lines: 'pagamenti',
  means: 'mezzo',
  amount: 'importo',
  given: 'consegnato',
  missing: 'manca',
  change: 'resto',
} as const
