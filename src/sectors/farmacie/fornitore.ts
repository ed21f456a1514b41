import { defineEntity } from '../../kernel/define-entity.ts'
import { counted, derived } from '../../kernel/fields/derived.ts'
import { lastOf } from '../../kernel/expression/expression.ts'
import { date } from '../../kernel/fields/date.ts'
import { email } from '../../kernel/fields/email.ts'
import { optional } from '../../kernel/fields/field.ts'
import { integer } from '../../kernel/fields/number.ts'
import { phone } from '../../kernel/fields/phone.ts'
import { longText, text } from '../../kernel/fields/text.ts'
import { vatNumber } from '../../kernel/fields/vat-number.ts'
import { inViaggio } from '../common/ordine-fornitore.ts'

/** Who delivers (specification §3, Supplier form: ragioneSociale, piva, email). */
export const fornitore = defineEntity({
  name: 'fornitore',
  label: { one: 'Fornitore', many: 'Fornitori', gender: 'm' },
  fields: {
    ragione_sociale: text('Ragione sociale', { max: 120, synonyms: ['nome', 'fornitore', 'azienda', 'grossista'] }),
    piva: optional(vatNumber('Partita IVA', { synonyms: ['p iva', 'piva'] })),
    email: optional(email('Email', { synonyms: ['e-mail', 'posta'] })),
    telefono: optional(phone('Telefono', { synonyms: ['tel', 'recapito'] })),
    giorni: optional(
      integer('Giorni di consegna', {
        max: 60,
        short: 'Consegna',
        unit: ['giorno', 'giorni'],
        noun: { said: 'numero di giorni di consegna' },
        synonyms: [
          'tempi di consegna',
          'impiega',
          'quanto ci mette',
          'ci mette a consegnare',
          'impiega per consegnare',
          'in quanto consegna',
        ],
      }),
    ),
    note: optional(longText('Note')),
    prodotti: counted('Prodotti', { entity: 'prodotto', by: 'fornitore' }),
    ordini_aperti: counted('Ordini aperti', {
      entity: 'ordine',
      by: 'fornitore',
      where: [{ field: 'stato', op: 'in', value: inViaggio }],
    }),
    ultimo_ordine: derived(
      date('Ultimo ordine', { synonyms: ['ordinato l’ultima volta'] }),
      lastOf({ entity: 'ordine', by: 'fornitore', of: 'data' }),
    ),
  },
  makes: ['crea'],
  title: ['ragione_sociale'],
  synonyms: ['grossista', 'grossisti', 'casa farmaceutica', 'deposito', 'fornitori', 'ditta'],
  scans: ['fattura', 'biglietto'],
  unique: [['piva']],
  alike: [['ragione_sociale'], ['email']],
  sort: [{ field: 'ragione_sociale', direction: 'asc' }],
  table: ['ragione_sociale', 'piva', 'email', 'telefono', 'prodotti', 'ordini_aperti', 'ultimo_ordine'],
})
