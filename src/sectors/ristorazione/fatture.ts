import * as k from '../../kernel/describe.ts'
import { fatturaDi } from '../common/fattura/fattura.ts'
import { fatturaDiCassa } from '../common/fattura/cassa.ts'
import { incassoFattura } from '../common/fattura/incasso.ts'
import { notaCreditoDi } from '../common/fattura/nota.ts'
import { inMano } from '../common/reso.ts'
import { conto } from './conto.ts'

const base = fatturaDi('cliente')

/** What a table is billed with (specification §3, Invoice form: customer_name, email, address, amount, description, iva, cf). */
export const fattura = k.defineEntity({
  ...base,
  fields: {
    ...base.fields,
    conto: k.optional(k.reference('Conto', 'conto')),
    email: k.derived(k.email(), k.field('cliente.email')),
    indirizzo: k.derived(k.address(), k.field('cliente.indirizzo')),
    partita_iva: k.derived(k.vatNumber('Partita IVA', { short: 'P. IVA' }), k.field('cliente.partita_iva')),
    codice_fiscale: k.derived(k.fiscalCode(), k.field('cliente.codice_fiscale')),
  },
  form: [...base.form, { fields: ['conto'], on: 'edit' }],
  table: ['numero', 'data', 'cliente', 'email', 'totale', 'residuo', 'scadenza', 'situazione'],
})
/** What the till takes stands on the bills: here it is the money of an invoice. */
export const incasso = k.defineEntity({
  ...incassoFattura,
  label: { one: 'Incasso da fattura', many: 'Incassi da fatture', gender: 'm' },
  synonyms: [...incassoFattura.synonyms, 'incasso registrato', 'incassi registrati', 'incassi con bonifico', 'incassi con assegno'],
})
export const notaCredito = k.defineEntity(notaCreditoDi('cliente'))

/** A bill that was paid, or waits to be, becomes an invoice to a company. */
export const fatturaConto = fatturaDiCassa(conto, {
  key: 'fattura_conto',
  title: 'Fattura del conto',
  sale: 'conto',
  article: 'piatto',
  where: inMano('incassato'),
  made: 'Questo conto ha già la sua fattura.',
})
