import * as k from '../../kernel/describe.ts'
import { inViaggio } from '../common/ordine-fornitore.ts'

/** Who delivers (specification §3, Supplier form: ragioneSociale, piva, email). */
export const fornitore = k.defineEntity({
  name: 'fornitore',
  label: { one: 'Fornitore', many: 'Fornitori', gender: 'm' },
  fields: {
    ragione_sociale: k.somebody('Ragione sociale', { max: 120, synonyms: ['nome', 'fornitore', 'azienda', 'grossista'] }),
    piva: k.optional(k.vatNumber('Partita IVA', { synonyms: ['p iva'] })),
    email: k.optional(k.email()),
    telefono: k.optional(k.phone()),
    giorni: k.optional(
      k.integer('Giorni di consegna', {
        max: 60,
        short: 'Consegna',
        unit: ['giorno', 'giorni'],
        noun: { said: 'numero di giorni di consegna' },
        synonyms: ['impiega'],
      }),
    ),
    note: k.optional(k.notes()),
    prodotti: k.counted('Prodotti', { entity: 'prodotto', by: 'fornitore' }),
    ordini_aperti: k.counted('Ordini aperti', { entity: 'ordine', by: 'fornitore', where: [k.oneOf('stato', inViaggio)] }),
    ultimo_ordine: k.derived(
      k.date('Ultimo ordine', { synonyms: ['ordinato l’ultima volta'] }),
      k.lastOf({ entity: 'ordine', by: 'fornitore', of: 'data' }),
    ),
  },
  makes: ['crea'],
  synonyms: ['grossista', 'grossisti', 'deposito', 'fornitori', 'ditta'],
  scans: ['fattura', 'biglietto'],
  unique: [['piva']],
  alike: [['ragione_sociale'], ['email']],
  table: ['ragione_sociale', 'piva', 'email', 'telefono', 'prodotti', 'ordini_aperti', 'ultimo_ordine'],
})
