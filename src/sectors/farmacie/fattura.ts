import * as k from '../../kernel/describe.ts'
import { fatturaDi } from '../common/fattura/fattura.ts'
import { fatturaDiCassa } from '../common/fattura/cassa.ts'
import { incassa, incassoFattura, stornaIncasso } from '../common/fattura/incasso.ts'
import { notaCreditoDi, storno } from '../common/fattura/nota.ts'
import { inMano } from '../common/reso.ts'
import { vendita } from './vendita.ts'

const base = fatturaDi('cliente', 'Cliente', { asks: 'persone' })
export const fattura = k.defineEntity({
  ...base,
  fields: { ...base.fields, vendita: k.optional(k.reference('Vendita', 'vendita')) },
  form: [...base.form, { fields: ['vendita'], on: 'edit' }],
})
/** What the till takes are sales: here it is the money of an invoice. */
export const incasso = k.defineEntity({ ...incassoFattura, label: { one: 'Incasso di fattura', many: 'Incassi di fatture', gender: 'm' } })
export const notaCredito = k.defineEntity({ ...notaCreditoDi('cliente'), synonyms: ['storno', 'storni', 'accredito'] })

/** An invoice is taken back by its credit note. */
export const stornoFattura = k.defineChain(fattura, notaCredito, storno)
export const incassaFattura = incassa(fattura)
export const stornaIncassato = stornaIncasso(incasso)

/** What somebody bought at the counter and wants billed. */
export const fatturaVendita = fatturaDiCassa(vendita, {
  key: 'fattura_vendita',
  title: 'Fattura della vendita',
  sale: 'vendita',
  article: 'prodotto',
  where: inMano('incassata'),
  made: 'Questa vendita ha già la sua fattura.',
})
