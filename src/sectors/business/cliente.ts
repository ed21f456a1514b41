import { defineEntity } from '../../kernel/define-entity.ts'
import { countOf, lastOf, sumOf } from '../../kernel/expression/expression.ts'
import { date } from '../../kernel/fields/date.ts'
import { counted, derived } from '../../kernel/fields/derived.ts'
import { email } from '../../kernel/fields/email.ts'
import { optional } from '../../kernel/fields/field.ts'
import { fiscalCode } from '../../kernel/fields/fiscal-code.ts'
import { euro, money } from '../../kernel/fields/money.ts'
import { integer } from '../../kernel/fields/number.ts'
import { phone } from '../../kernel/fields/phone.ts'
import { longText, text } from '../../kernel/fields/text.ts'
import { vatNumber } from '../../kernel/fields/vat-number.ts'
import { recapito } from '../common/recapito-fattura.ts'
import { aperte } from '../common/fattura.ts'
import { scadute } from '../common/fattura-cifre.ts'
import { APERTI } from './stati.ts'

const MOLTO = { max: euro(10_000_000) } as const

/** Whom one works for (specification §3, Client form: azienda, contatto, email, telefono, settore, indirizzo). */
export const cliente = defineEntity({
  name: 'cliente',
  label: { one: 'Cliente', many: 'Clienti', gender: 'm' },
  fields: {
    azienda: text('Azienda', {
      max: 120,
      synonyms: ['ragione sociale', 'denominazione', 'ditta', 'company', 'name', 'cliente'],
    }),
    contatto: optional(
      text('Contatto', {
        max: 80,
        synonyms: ['referente', 'nome e cognome', 'persona', 'con chi parliamo', 'chi è il nostro contatto', 'chi sentiamo'],
      }),
    ),
    email: optional(email('Email', { synonyms: ['e-mail', 'posta'] })),
    telefono: optional(phone('Telefono', { synonyms: ['cellulare', 'phone', 'tel'] })),
    settore: optional(
      text('Settore', {
        max: 60,
        synonyms: ['attività', 'comparto', 'industry', 'di cosa si occupa', 'che lavoro fa', 'ramo'],
      }),
    ),
    indirizzo: optional(text('Indirizzo', { wide: true, synonyms: ['sede', 'via', 'address'] })),
    partita_iva: optional(vatNumber('Partita IVA', { short: 'P. IVA', synonyms: ['piva', 'p.iva'] })),
    codice_fiscale: optional(fiscalCode('Codice fiscale', { short: 'Cod. fiscale', synonyms: ['cf'], holder: { mayBeFirm: true } })),
    ...recapito(),
    note: optional(longText('Note')),
    progetti: derived(
      integer('Progetti', {
        synonyms: ['progetti fatti', 'lavori fatti', 'progetti hanno fatto', 'lavori hanno fatto', 'fatto con noi', 'hanno fatto con noi'],
      }),
      countOf({ entity: 'progetto', by: 'cliente' }),
    ),
    progetti_aperti: counted('Progetti aperti', {
      entity: 'progetto',
      by: 'cliente',
      where: [{ field: 'stato', op: 'in', value: APERTI }],
    }),
    fatturato: derived(
      money('Fatturato', {
        ...MOLTO,
        synonyms: ['fatto fatturare', 'ci ha fatto fatturare', 'quanto vale per noi', 'quanto ci rende', 'ci rende'],
      }),
      sumOf({ entity: 'fattura', by: 'cliente', of: 'ricavo', where: [{ field: 'stato', op: 'eq', value: 'inviata' }] }),
    ),
    da_incassare: derived(
      money('Da incassare', {
        ...MOLTO,
        synonyms: ['aperto', 'credito', 'insoluto', 'scoperto', 'ci deve', 'ci devono'],
      }),
      sumOf({ entity: 'fattura', by: 'cliente', of: 'residuo', where: aperte }),
    ),
    scaduto: derived(
      money('Scaduto', {
        ...MOLTO,
        synonyms: ['in ritardo', 'ritardo', 'arretrato', 'non ha pagato', 'quanto è indietro', 'è indietro'],
      }),
      sumOf({ entity: 'fattura', by: 'cliente', of: 'residuo', where: scadute }),
    ),
    ultima_fattura: derived(
      date('Ultima fattura', {
        synonyms: ['ultima volta che abbiamo fatturato', 'abbiamo fatturato l’ultima volta', 'fatturato l’ultima volta'],
        noun: { gender: 'f' },
      }),
      lastOf({ entity: 'fattura', by: 'cliente', of: 'data', where: [{ field: 'stato', op: 'eq', value: 'inviata' }] }),
    ),
  },
  title: ['azienda'],
  synonyms: ['clienti', 'azienda', 'aziende', 'committente', 'anagrafica', 'ditta'],
  makes: ['nuovo cliente', 'nuova azienda', 'registra un cliente', 'registra il cliente', 'inserisci un cliente', 'inserisci il cliente'],
  scans: ['biglietto', 'fattura'],
  unique: [['partita_iva'], ['codice_fiscale']],
  alike: [['azienda'], ['email'], ['telefono']],
  sort: [{ field: 'azienda', direction: 'asc' }],
  form: [
    { fields: ['azienda', 'contatto', 'email', 'telefono', 'settore', 'indirizzo'] },
    { title: 'Per la fattura', fields: ['partita_iva', 'codice_fiscale', 'codice_destinatario', 'pec', 'note'] },
  ],
  table: ['azienda', 'contatto', 'telefono', 'progetti_aperti', 'fatturato', 'da_incassare', 'scaduto'],
})
