import { defineEntity } from '../../kernel/define-entity.ts'
import { optional } from '../../kernel/fields/field.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { fatturaDi } from '../common/fattura.ts'
import { incassoFattura } from '../common/fattura-incasso.ts'
import { notaCreditoDi } from '../common/fattura-nota.ts'

const base = fatturaDi('cliente')

/** What a repair is billed with; the other two are how it is paid, and taken back. */
export const fattura = defineEntity({
  ...base,
  fields: { ...base.fields, riparazione: optional(reference('Riparazione', 'riparazione')) },
  form: [{ fields: ['cliente', 'data', 'pagamento', 'riparazione', 'righe', 'bollo_nostro', 'note'] }],
})
export const incasso = defineEntity(incassoFattura)
export const notaCredito = defineEntity(notaCreditoDi('cliente'))
