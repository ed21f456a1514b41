import { defineEntity } from '../../kernel/define-entity.ts'
import { counted } from '../../kernel/fields/derived.ts'
import { fatturaDi } from '../common/fattura.ts'
import { incassoFattura } from '../common/fattura-incasso.ts'
import { notaCreditoDi } from '../common/fattura-nota.ts'

const base = fatturaDi('cliente')

/** What done work is billed with, month by month; the other two are how it is paid, and taken back. */
export const fattura = defineEntity({
  ...base,
  // «fai la fattura a Rossi» bills the work that he had done: `fattura_interventi`.
  makes: ['nuova fattura', 'crea una fattura', 'apri una fattura', 'fattura a mano', 'fattura vuota'],
  fields: { ...base.fields, interventi: counted('Interventi', { entity: 'intervento', by: 'fattura' }) },
})
export const incasso = defineEntity(incassoFattura)
export const notaCredito = defineEntity(notaCreditoDi('cliente'))
