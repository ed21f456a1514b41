import * as k from '../../kernel/describe.ts'
import { fatturaDi } from '../common/fattura/fattura.ts'
import { incassoFattura } from '../common/fattura/incasso.ts'
import { notaCreditoDi } from '../common/fattura/nota.ts'

const base = fatturaDi('cliente')

/** What done work is billed with, month by month; the other two are how it is paid, and taken back. */
export const fattura = k.defineEntity({
  ...base,
  // «fai la fattura a Rossi» bills the work that he had done: `fattura_interventi`.
  makes: ['nuova fattura', 'crea una fattura', 'apri una fattura', 'fattura a mano', 'fattura vuota'],
  fields: { ...base.fields, interventi: k.counted('Interventi', { entity: 'intervento', by: 'fattura' }) },
})
export const incasso = k.defineEntity(incassoFattura)
export const notaCredito = k.defineEntity(notaCreditoDi('cliente'))
