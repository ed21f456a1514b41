import { defineEntity } from '../../kernel/define-entity.ts'
import { field } from '../../kernel/expression/expression.ts'
import { derived } from '../../kernel/fields/derived.ts'
import { email } from '../../kernel/fields/email.ts'
import { optional } from '../../kernel/fields/field.ts'
import { fiscalCode } from '../../kernel/fields/fiscal-code.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { text } from '../../kernel/fields/text.ts'
import { vatNumber } from '../../kernel/fields/vat-number.ts'
import { fatturaDi } from '../common/fattura.ts'
import { fatturaDiCassa } from '../common/fattura-cassa.ts'
import { incassoFattura } from '../common/fattura-incasso.ts'
import { notaCreditoDi } from '../common/fattura-nota.ts'
import { inMano } from '../common/reso.ts'
import { conto } from './conto.ts'

const base = fatturaDi('cliente')

/** What a table is billed with (specification §3, Invoice form: customer_name, email, address, amount, description, iva, cf). */
export const fattura = defineEntity({
  ...base,
  fields: {
    ...base.fields,
    conto: optional(reference('Conto', 'conto')),
    email: derived(email('Email'), field('cliente.email')),
    indirizzo: derived(text('Indirizzo'), field('cliente.indirizzo')),
    partita_iva: derived(vatNumber('Partita IVA', { short: 'P. IVA' }), field('cliente.partita_iva')),
    codice_fiscale: derived(fiscalCode('Codice fiscale', { short: 'Cod. fiscale' }), field('cliente.codice_fiscale')),
  },
  form: [...base.form, { fields: ['conto'], on: 'edit' }],
  table: ['numero', 'data', 'cliente', 'email', 'totale', 'residuo', 'scadenza', 'situazione'],
})
/** What the till takes stands on the bills: here it is the money of an invoice. */
export const incasso = defineEntity({
  ...incassoFattura,
  label: { one: 'Incasso da fattura', many: 'Incassi da fatture', gender: 'm' },
  synonyms: [...incassoFattura.synonyms, 'incasso registrato', 'incassi registrati', 'incassi con bonifico', 'incassi con assegno'],
})
export const notaCredito = defineEntity(notaCreditoDi('cliente'))

/** A bill that was paid, or waits to be, becomes an invoice to a company. */
export const fatturaConto = fatturaDiCassa(conto, {
  key: 'fattura_conto',
  title: 'Fattura del conto',
  sale: 'conto',
  article: 'piatto',
  where: inMano('incassato'),
  made: 'Questo conto ha già la sua fattura.',
})
