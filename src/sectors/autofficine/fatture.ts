import * as k from '../../kernel/describe.ts'
import { fatturaDi } from '../common/fattura/fattura.ts'
import { incassoFattura } from '../common/fattura/incasso.ts'
import { notaCreditoDi } from '../common/fattura/nota.ts'

const base = fatturaDi('cliente')

/** What a repair is billed with; the other two are how it is paid, and taken back. */
export const fattura = k.defineEntity({
  ...base,
  fields: { ...base.fields, riparazione: k.optional(k.reference('Riparazione', 'riparazione')) },
  form: [{ fields: ['cliente', 'data', 'pagamento', 'riparazione', 'righe', 'bollo_nostro', 'note'] }],
})
export const incasso = k.defineEntity(incassoFattura)
export const notaCredito = k.defineEntity(notaCreditoDi('cliente'))
