import * as k from '../../kernel/describe.ts'
import { recapito } from '../common/fattura/recapito.ts'

/** Who asks for an invoice (specification §3, Invoice form: customer_name, email, address, iva, cf). */
export const cliente = k.defineEntity({
  name: 'cliente',
  label: { one: 'Cliente', many: 'Clienti', gender: 'm' },
  fields: {
    nome: k.text('Nome o ragione sociale', {
      max: 120,
      short: 'Nome',
      wide: true,
      synonyms: ['nome', 'ragione sociale', 'denominazione', 'customer', 'name'],
    }),
    email: k.optional(k.email()),
    telefono: k.optional(k.phone()),
    indirizzo: k.optional(k.address('Indirizzo', { wide: true })),
    partita_iva: k.optional(k.vatNumber('Partita IVA', { short: 'P. IVA', synonyms: ['iva'] })),
    codice_fiscale: k.optional(k.fiscalCode('Codice fiscale', { holder: { mayBeFirm: true } })),
    ...recapito(),
    fatturato: k.derived(
      k.money('Fatturato'),
      k.sum(
        k.sumOf({ entity: 'fattura', by: 'cliente', of: 'totale', where: [k.eq('stato', 'inviata')] }),
        k.sumOf({ entity: 'nota_credito', by: 'cliente', of: 'totale', where: [k.eq('stato', 'emessa')] }),
      ),
    ),
  },
  synonyms: ['azienda', 'ditta', 'intestatario', 'anagrafica'],
  makes: ['registra', 'inserisci'],
  alike: [['nome'], ['email']],
  unique: [['partita_iva'], ['codice_fiscale']],
  form: [
    { fields: ['nome', 'email', 'telefono', 'indirizzo'] },
    { title: 'Per la fattura', fields: ['partita_iva', 'codice_fiscale', 'codice_destinatario', 'pec'] },
  ],
  table: ['nome', 'email', 'telefono', 'indirizzo', 'partita_iva', 'codice_fiscale', 'fatturato'],
  scans: ['biglietto', 'tessera_sanitaria'],
})
