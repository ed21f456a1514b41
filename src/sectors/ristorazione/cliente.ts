import { defineEntity } from '../../kernel/define-entity.ts'
import { sum, sumOf } from '../../kernel/expression/expression.ts'
import { derived } from '../../kernel/fields/derived.ts'
import { email } from '../../kernel/fields/email.ts'
import { optional } from '../../kernel/fields/field.ts'
import { fiscalCode } from '../../kernel/fields/fiscal-code.ts'
import { money } from '../../kernel/fields/money.ts'
import { phone } from '../../kernel/fields/phone.ts'
import { text } from '../../kernel/fields/text.ts'
import { vatNumber } from '../../kernel/fields/vat-number.ts'
import { recapito } from '../common/recapito-fattura.ts'

/** Who asks for an invoice (specification §3, Invoice form: customer_name, email, address, iva, cf). */
export const cliente = defineEntity({
  name: 'cliente',
  label: { one: 'Cliente', many: 'Clienti', gender: 'm' },
  fields: {
    nome: text('Nome o ragione sociale', {
      max: 120,
      short: 'Nome',
      wide: true,
      synonyms: ['nome', 'ragione sociale', 'denominazione', 'customer', 'name'],
    }),
    email: optional(email('Email', { synonyms: ['e-mail', 'posta'] })),
    telefono: optional(phone('Telefono', { synonyms: ['cellulare', 'phone'] })),
    indirizzo: optional(text('Indirizzo', { wide: true, synonyms: ['via', 'sede', 'address'] })),
    partita_iva: optional(vatNumber('Partita IVA', { short: 'P. IVA', synonyms: ['p.iva', 'piva', 'iva'] })),
    codice_fiscale: optional(fiscalCode('Codice fiscale', { short: 'Cod. fiscale', synonyms: ['cf'], holder: { mayBeFirm: true } })),
    ...recapito(),
    fatturato: derived(
      money('Fatturato'),
      sum(
        sumOf({ entity: 'fattura', by: 'cliente', of: 'totale', where: [{ field: 'stato', op: 'eq', value: 'inviata' }] }),
        sumOf({ entity: 'nota_credito', by: 'cliente', of: 'totale', where: [{ field: 'stato', op: 'eq', value: 'emessa' }] }),
      ),
    ),
  },
  title: ['nome'],
  synonyms: ['azienda', 'ditta', 'intestatario', 'anagrafica', 'chi chiede fattura'],
  makes: ['registra', 'inserisci'],
  alike: [['nome'], ['email']],
  unique: [['partita_iva'], ['codice_fiscale']],
  sort: [{ field: 'nome', direction: 'asc' }],
  form: [
    { fields: ['nome', 'email', 'telefono', 'indirizzo'] },
    { title: 'Per la fattura', fields: ['partita_iva', 'codice_fiscale', 'codice_destinatario', 'pec'] },
  ],
  table: ['nome', 'email', 'telefono', 'indirizzo', 'partita_iva', 'codice_fiscale', 'fatturato'],
  scans: ['biglietto', 'tessera_sanitaria'],
})
