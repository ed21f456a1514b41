import * as k from '../../kernel/describe.ts'
import { recapito } from '../common/fattura/recapito.ts'
import { aperte } from '../common/fattura/fattura.ts'
import { scadute } from '../common/fattura/cifre.ts'
import { APERTI } from './stati.ts'

const MOLTO = { max: k.euro(10_000_000) } as const

/** Whom one works for (specification §3, Client form: azienda, contatto, email, telefono, settore, indirizzo). */
export const cliente = k.defineEntity({
  name: 'cliente',
  label: { one: 'Cliente', many: 'Clienti', gender: 'm' },
  fields: {
    azienda: k.text('Azienda', { max: 120, synonyms: ['ragione sociale', 'denominazione', 'ditta', 'company', 'name', 'cliente'] }),
    contatto: k.optional(k.somebody('Contatto', { max: 80, synonyms: ['referente', 'nome e cognome', 'persona'] })),
    email: k.optional(k.email()),
    telefono: k.optional(k.phone()),
    settore: k.optional(k.text('Settore', { max: 60, synonyms: ['attività', 'comparto', 'industry', 'ramo'] })),
    indirizzo: k.optional(k.address('Indirizzo', { wide: true })),
    partita_iva: k.optional(k.vatNumber('Partita IVA', { short: 'P. IVA' })),
    codice_fiscale: k.optional(k.fiscalCode('Codice fiscale', { holder: { mayBeFirm: true } })),
    ...recapito(),
    note: k.optional(k.notes()),
    progetti: k.derived(k.integer('Progetti', {}), k.countOf({ entity: 'progetto', by: 'cliente' })),
    progetti_aperti: k.counted('Progetti aperti', { entity: 'progetto', by: 'cliente', where: [k.oneOf('stato', APERTI)] }),
    fatturato: k.derived(
      k.money('Fatturato', { ...MOLTO }),
      k.sumOf({ entity: 'fattura', by: 'cliente', of: 'ricavo', where: [k.eq('stato', 'inviata')] }),
    ),
    da_incassare: k.derived(
      k.owed('Da incassare', { ...MOLTO, synonyms: ['aperto', 'credito', 'insoluto', 'ci devono'] }),
      k.sumOf({ entity: 'fattura', by: 'cliente', of: 'residuo', where: aperte }),
    ),
    scaduto: k.derived(
      k.money('Scaduto', { ...MOLTO, synonyms: ['ritardo', 'arretrato'] }),
      k.sumOf({ entity: 'fattura', by: 'cliente', of: 'residuo', where: scadute }),
    ),
    ultima_fattura: k.derived(
      k.date('Ultima fattura', { noun: { gender: 'f' } }),
      k.lastOf({ entity: 'fattura', by: 'cliente', of: 'data', where: [k.eq('stato', 'inviata')] }),
    ),
  },
  synonyms: ['clienti', 'azienda', 'aziende', 'committente', 'anagrafica', 'ditta'],
  makes: ['nuovo cliente', 'nuova azienda', 'registra un cliente', 'registra il cliente', 'inserisci un cliente', 'inserisci il cliente'],
  scans: ['biglietto', 'fattura'],
  unique: [['partita_iva'], ['codice_fiscale']],
  alike: [['azienda'], ['email'], ['telefono']],
  form: [
    { fields: ['azienda', 'contatto', 'email', 'telefono', 'settore', 'indirizzo'] },
    { title: 'Per la fattura', fields: ['partita_iva', 'codice_fiscale', 'codice_destinatario', 'pec', 'note'] },
  ],
  table: ['azienda', 'contatto', 'telefono', 'progetti_aperti', 'fatturato', 'da_incassare', 'scaduto'],
})
